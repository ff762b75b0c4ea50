// Equities by counting: boards are gathered by their ranks, and flushes put right suit by suit.
//
// A board without a possible flush is judged by its multiset of ranks alone, so all its suitings count at once. For
// each suit the boards with three or more cards of it are then taken out of that count and judged with the flush.
// Some ten thousand steps take the place of a million boards.
#pragma once

#include "shares.hpp"

namespace splitpot {

// False: too many different outcomes for the tally; nothing has been counted then.
using Count = bool (*)(const splitpot_showdown &, Hands among, splitpot_share *shares, splitpot_boards &boards);

bool count_plain(const splitpot_showdown &, Hands among, splitpot_share *shares, splitpot_boards &boards);
bool count_avx2(const splitpot_showdown &, Hands among, splitpot_share *shares, splitpot_boards &boards);

}  // namespace splitpot
