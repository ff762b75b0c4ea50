// Who has the best low on each board, numbered so that few numbers cover all boards.
#pragma once

#include <array>

#include "question.hpp"
#include "tables.hpp"

namespace splitpot {

struct LowWinners {
    std::array<std::uint8_t, 256> number{};  // by the board's low ranks
    std::array<Hands, 256> hands{};          // by that number; number 0 is nobody
    std::size_t count = 1;

    // Lows are looked for on boards that hold at least the ranks of `shown`.
    void find(const Question &question, LowRanks shown) {
        std::array<std::uint8_t, 1u << MOST_HANDS> numbers{};
        for (unsigned board = 0; board < 256; ++board) {
            if ((board & shown) != shown || std::popcount(board) < 3 || std::popcount(board) > 5) continue;
            std::uint8_t best = 1;  // 0 is no low
            Hands winners = 0;
            for (std::size_t i = 0; i < question.count; ++i) {
                const std::uint8_t low = lows[board][question.holdings[i].low];
                if (low > best) best = low, winners = 0;
                winners |= Hands{low == best} << i;
            }
            if (!winners) continue;
            if (!numbers[winners]) {
                numbers[winners] = static_cast<std::uint8_t>(count);
                hands[count++] = winners;
            }
            number[board] = numbers[winners];
        }
    }
};

}  // namespace splitpot
