// Batches with the instructions that came with AVX2, for processors that have them.
#include <cstring>
#include <utility>

#include "batch.hpp"
#include "processor.hpp"

#ifdef SPLITPOT_HAS_AVX2_CODE
#include <immintrin.h>

#include "avx2_begin.hpp"

namespace splitpot::avx2 {
#include "columns.hpp"
#include "high_columns.hpp"
#include "omaha_columns.hpp"
#include "rows_of_cards.hpp"
#include "one_board.hpp"
}

namespace splitpot {
const Batches avx2_batches = {avx2::high_batch, avx2::omaha_batch, avx2::omaha_one_board};
}
#include "avx2_end.hpp"
#endif
