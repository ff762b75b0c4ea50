// The best low of any five cards, and the table of lows for Omaha.
#include "low8.hpp"

#include <algorithm>

#include "splitpot_core.h"

namespace splitpot {

void fill_lows(LowTable &lows) {
    // Every low that two ranks of the hole and three of the board can make, first for exactly that many.
    for (unsigned board = 0; board < 256; ++board) {
        for (unsigned hole = 0; hole < 256; ++hole) {
            const bool exact = std::popcount(board) == 3 && std::popcount(hole) == 2 && !(board & hole);
            lows[board][hole] = exact ? best_low(static_cast<LowRanks>(board | hole)) : 0;
        }
    }
    // A larger set is as good as the best of the sets with one rank less, all of which are smaller numbers.
    for (unsigned board = 0; board < 256; ++board) {
        for (unsigned hole = 0; hole < 256; ++hole) {
            std::uint8_t best = lows[board][hole];
            for (unsigned bit = 1; bit < 256; bit <<= 1) {
                if (board & bit) best = std::max(best, lows[board ^ bit][hole]);
                if (hole & bit) best = std::max(best, lows[board][hole ^ bit]);
            }
            lows[board][hole] = best;
        }
    }
}

}  // namespace splitpot

extern "C" uint8_t splitpot_low(const uint8_t *cards, size_t count) {
    splitpot::Ranks ranks = 0;
    for (std::size_t i = 0; i < count; ++i) ranks |= 1u << (cards[i] >> 2);
    return splitpot::best_low(splitpot::low_ranks(ranks));
}
