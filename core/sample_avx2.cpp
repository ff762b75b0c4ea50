// Sampling with the instructions that came with AVX2, for processors that have them.
#include <utility>

#include "processor.hpp"
#include "sample.hpp"

#ifdef SPLITPOT_HAS_AVX2_CODE
#include <immintrin.h>

#include "avx2_begin.hpp"

namespace splitpot::avx2 {
#include "sampled_hand.hpp"
//
#include "columns.hpp"
//
#include "board_lanes.hpp"
//
#include "sampling.hpp"
}

namespace splitpot {
splitpot_boards sample_avx2(const splitpot_showdown &showdown, std::uint64_t seed, std::uint64_t stream, std::uint64_t trials,
                            splitpot_share *shares, std::uint64_t *squares) {
    return avx2::sampling_of(showdown)(showdown, seed, stream, trials, shares, squares);
}
}  // namespace splitpot
#include "avx2_end.hpp"
#endif
