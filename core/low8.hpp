// Low hands, ace to five, eight or better, as sets of ranks.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "ranks.hpp"

namespace splitpot {

// Bit 0 stands for the ace, bit 1 for the deuce, up to bit 7 for the eight.
using LowRanks = std::uint8_t;

constexpr LowRanks low_ranks(Ranks ranks) { return static_cast<LowRanks>((ranks & 0x7f) << 1 | ranks >> 12); }

// The bit of each card, 0 for those above the eight.
constexpr auto CARD_LOW_BITS = [] {
    std::array<LowRanks, 52> bits{};
    for (unsigned card = 0; card < 52; ++card) bits[card] = low_ranks(1u << (card >> 2));
    return bits;
}();

// The five lowest ranks of a set make its best low: 256 - their bits, or 0 if there are fewer than five.
constexpr std::uint8_t best_low(LowRanks ranks) {
    if (std::popcount(ranks) < 5) return 0;
    unsigned five = ranks;
    while (std::popcount(five) > 5) five ^= std::bit_floor(five);
    return static_cast<std::uint8_t>(256 - five);
}

// [board][hole]: the best low of exactly two ranks of the hole and three others of the board.
using LowTable = std::array<std::array<std::uint8_t, 256>, 256>;

void fill_lows(LowTable &lows);

}  // namespace splitpot
