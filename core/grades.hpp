// Grades: strengths in sixteen bits, so that vectors compare sixteen at once.
//
// A larger grade is a larger strength. From below: 0 for nothing, the hands without a flush that lose to one, all
// flushes by their set of ranks, full houses and quads, straight flushes by their top.
#pragma once

#include <bit>
#include <cstdint>

#include "ranks.hpp"

namespace splitpot {

using Grade = std::int16_t;

constexpr Grade FIRST_FLUSH = 6000;                         // the hands below it are 5,863
constexpr Grade FIRST_FULL_HOUSE = FIRST_FLUSH + (1 << 13);  // a flush adds the bits of its five ranks
constexpr Grade FIRST_STRAIGHT_FLUSH = FIRST_FULL_HOUSE + 400;
constexpr std::size_t GRADES = FIRST_STRAIGHT_FLUSH + 13;

constexpr Ranks without_lowest(Ranks ranks, int count) {
    for (; count > 0; --count) ranks &= ranks - 1;
    return ranks;
}

constexpr Grade straight_flush_grade(std::uint32_t top_plus_one) {
    return static_cast<Grade>(FIRST_STRAIGHT_FLUSH + static_cast<int>(top_plus_one) - 1);
}

constexpr Grade flush_grade(Ranks five) { return static_cast<Grade>(FIRST_FLUSH + static_cast<int>(five)); }

// The best flush of any five of these ranks in one suit; 0 for fewer than five.
constexpr Grade best_flush(Ranks ranks) {
    const int count = std::popcount(ranks);
    if (count < 5) return 0;
    if (const std::uint32_t end = straight_top_plus_one(ranks)) return straight_flush_grade(end);
    return flush_grade(without_lowest(ranks, count - 5));
}

// The ranks of a straight by its top rank; the ace also stands below the deuce.
constexpr Ranks straight_ranks(std::uint32_t top_rank) { return top_rank == 3 ? 0x100fu : 0x1fu << (top_rank - 4); }

// The best flush of exactly two ranks of the hole and three of the board, in one suit; 0 if either has too few.
constexpr Grade best_flush(Ranks hole, Ranks board) {
    const int held = std::popcount(hole), shown = std::popcount(board);
    if (held < 2 || shown < 3) return 0;
    if (straight_top_plus_one(hole | board)) {
        for (std::uint32_t top_rank = 12; top_rank >= 3; --top_rank) {
            const Ranks five = straight_ranks(top_rank);
            if ((five & ~(hole | board)) == 0 && std::popcount(five & hole) == 2)
                return straight_flush_grade(top_rank + 1);
        }
    }
    return flush_grade(without_lowest(hole, held - 2) | without_lowest(board, shown - 3));
}

}  // namespace splitpot
