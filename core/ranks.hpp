// Sets of ranks as bits, and the strengths that follow from them: shared by high.cpp and omaha.cpp.
#pragma once

#include <cstdint>

namespace splitpot {

enum Category : std::uint32_t {
    HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH
};

// Bit r stands for rank r, 0 the deuce to 12 the ace.
using Ranks = std::uint32_t;

constexpr std::uint32_t top(Ranks ranks) { return 31u - static_cast<std::uint32_t>(__builtin_clz(ranks)); }

// The highest rank of the best straight in the set plus one; 0 if it holds none.
constexpr std::uint32_t straight_top_plus_one(Ranks ranks) {
    // The ace also stands below the deuce, so every rank moves up one place.
    const Ranks line = ranks << 1 | ranks >> 12;
    const Ranks starts = line & line >> 1 & line >> 2 & line >> 3 & line >> 4;
    return starts ? top(starts) + 4 : 0;
}

constexpr std::uint32_t straight(Category category, std::uint32_t top_plus_one) {
    return category << 20 | (top_plus_one - 1) << 16;
}

// Writes the `count` highest ranks of the set into the places of a strength, the first at `shift`.
constexpr std::uint32_t kickers(Ranks ranks, int count, int shift) {
    std::uint32_t places = 0;
    for (; count > 0; --count, shift -= 4) {
        const std::uint32_t rank = top(ranks);
        places |= rank << shift;
        ranks ^= 1u << rank;
    }
    return places;
}

// The best five cards that are no flush, from the sets of ranks that stand there at least once, and exactly twice,
// three and four times.
constexpr std::uint32_t unsuited(Ranks any, Ranks twice, Ranks thrice, Ranks four) {
    if (four) {
        const std::uint32_t quad = top(four);
        return QUADS << 20 | quad << 16 | top(any ^ 1u << quad) << 12;
    }
    if (thrice) {
        const std::uint32_t trip = top(thrice);
        if (const Ranks full = twice | (thrice ^ 1u << trip)) return FULL_HOUSE << 20 | trip << 16 | top(full) << 12;
    }
    if (const std::uint32_t end = straight_top_plus_one(any)) return straight(STRAIGHT, end);
    if (thrice) {
        const std::uint32_t trip = top(thrice);
        return TRIPS << 20 | trip << 16 | kickers(any ^ 1u << trip, 2, 12);
    }
    if (!twice) return HIGH_CARD << 20 | kickers(any, 5, 16);
    const std::uint32_t pair = top(twice);
    if (const Ranks rest = twice ^ 1u << pair) {
        const std::uint32_t second = top(rest);
        return TWO_PAIR << 20 | pair << 16 | second << 12 | top(any ^ 1u << pair ^ 1u << second) << 8;
    }
    return PAIR << 20 | pair << 16 | kickers(any ^ 1u << pair, 3, 12);
}

}  // namespace splitpot
