// Who gets how much of the pot of one board.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "splitpot_core.h"

namespace splitpot {

// Hands as bits, the first hand lowest.
using Hands = std::uint32_t;

// Adds `boards` boards to the shares, on each of which `highs` have the best high and `lows` (0: nobody) the best low.
inline void share_out(Hands highs, Hands lows, std::uint64_t boards, splitpot_share *shares) {
    const std::uint64_t high_part = (lows ? SPLITPOT_POT / 2 : SPLITPOT_POT) / std::popcount(highs);
    const std::uint64_t low_part = lows ? SPLITPOT_POT / 2 / std::popcount(lows) : 0;
    const bool high_alone = std::has_single_bit(highs), low_alone = std::has_single_bit(lows);
    for (Hands left = highs | lows; left; left &= left - 1) {
        const Hands hand = left & -left;
        auto &share = shares[std::countr_zero(hand)];
        const std::uint64_t high = highs & hand ? high_part : 0, low = lows & hand ? low_part : 0, part = high + low;
        share.high += boards * high;
        share.low += boards * low;
        share.equity += boards * part;
        (part == SPLITPOT_POT ? share.scoop : share.tie) += boards;
        if (part * 4 == SPLITPOT_POT * 3) share.three_quarter += boards;
        if (part * 2 == SPLITPOT_POT) share.half += boards;
        if (part * 4 == SPLITPOT_POT) share.quarter += boards;
        if (high) (high_alone ? share.high_win : share.high_tie) += boards;
        if (low) (low_alone ? share.low_win : share.low_tie) += boards;
    }
}

}  // namespace splitpot
