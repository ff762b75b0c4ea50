// Counting equities with AVX2, for processors that have it.
#include "count.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>

#include "low_winners.hpp"
#include "processor.hpp"
#include "question.hpp"
#include "suitings.hpp"
#include "tables.hpp"
#include "tally.hpp"

#ifdef SPLITPOT_HAS_AVX2_CODE
#include "avx2_begin.hpp"

namespace splitpot::avx2 {
#include "hand_rows.hpp"
//
#include "counting.hpp"
}  // namespace splitpot::avx2

namespace splitpot {
bool count_avx2(const splitpot_showdown &showdown, Hands among, splitpot_share *shares, splitpot_boards &boards) {
    return avx2::count_boards(showdown, among, shares, boards);
}
}  // namespace splitpot
#include "avx2_end.hpp"
#endif
