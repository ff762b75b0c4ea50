// Counting equities with what every processor has.
#include "count.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>

#include "low_winners.hpp"
#include "question.hpp"
#include "suitings.hpp"
#include "tables.hpp"
#include "tally.hpp"

namespace splitpot::plain {
#include "hand_rows.hpp"
//
#include "counting.hpp"
}  // namespace splitpot::plain

namespace splitpot {
bool count_plain(const splitpot_showdown &showdown, Hands among, splitpot_share *shares, splitpot_boards &boards) {
    return plain::count_boards(showdown, among, shares, boards);
}
}  // namespace splitpot
