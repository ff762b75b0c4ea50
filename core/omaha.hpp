// One Omaha hand on one board, from what is already known of the board.
#pragma once

#include "splitpot_core.h"
#include "tables.hpp"

namespace splitpot {

// What a suit needs for a flush, in the counts of card keys: three of the board and two of the hole carry into the
// top bit of its four.
constexpr std::uint64_t THREE_ON_BOARD = 0x5555;
constexpr std::uint64_t TWO_IN_HOLE = 0x6666;
constexpr std::uint64_t FIVE_IN_ALL = 0x3333;
constexpr std::uint64_t TOP_BITS = 0x8888;

inline unsigned suit_of(std::uint64_t top_bits) {
    return static_cast<unsigned>(__builtin_ctzll(top_bits)) / 4;
}

// Cards as bits; the ranks of a suit are every fourth.
inline Ranks ranks_of(std::uint64_t cards, unsigned suit) {
    cards = cards >> suit & 0x1111111111111111;
    cards = (cards | cards >> 3) & 0x0303030303030303;
    cards = (cards | cards >> 6) & 0x000f000f000f000f;
    cards = (cards | cards >> 12) & 0x000000ff000000ff;
    return static_cast<Ranks>(cards | cards >> 24) & 0x1fff;
}

inline Ranks ranks_of_suit(const std::uint8_t *cards, std::size_t count, unsigned suit) {
    std::uint64_t seen = 0;
    for (std::size_t i = 0; i < count; ++i) seen |= std::uint64_t{1} << cards[i];
    return ranks_of(seen, suit);
}

struct OmahaBoard {
    const Grade *row;
    const std::uint8_t *low_row;
    const std::uint8_t *cards;
    std::uint64_t suits;  // the sum of the cards' keys
    std::size_t count;
};

// Of three to five cards.
inline OmahaBoard board_of(const std::uint8_t *cards, std::size_t count) {
    std::uint64_t keys = 0;
    FiveRanks ranks;
    ranks.fill(13);
    for (std::size_t i = 0; i < count; ++i) {
        keys += card_keys[cards[i]];
        ranks[i] = cards[i] >> 2;
    }
    const std::size_t number = count == 5 ? number_of_board(keys) : multiset_number(ranks, count);
    const Grade *row = omaha_rows[FIRST[count] + number];
    return {row, lows[row[BOARD_LOW]], cards, keys, count};
}

// The best grade without a flush.
template <std::size_t HOLE>
inline Grade best_pair(const Grade *row, const std::uint8_t *hole) {
    std::size_t ranks[HOLE];
    for (std::size_t i = 0; i < HOLE; ++i) ranks[i] = hole[i] >> 2;
    Grade best = 0;
    for (std::size_t i = 1; i < HOLE; ++i)
        for (std::size_t j = 0; j < i; ++j) best = std::max(best, row[pair_number(ranks[i], ranks[j])]);
    return best;
}

template <std::size_t HOLE>
inline LowRanks low_of_hole(const std::uint8_t *hole) {
    LowRanks low = 0;
    for (std::size_t i = 0; i < HOLE; ++i) low |= CARD_LOW_BITS[hole[i]];
    return low;
}

template <std::size_t HOLE>
inline splitpot_high_low omaha_on(const OmahaBoard &board, const std::uint8_t *hole) {
    std::uint64_t keys = 0;
    for (std::size_t i = 0; i < HOLE; ++i) keys += card_keys[hole[i]];
    Grade best = best_pair<HOLE>(board.row, hole);
    // Only one suit can have three of the board.
    if (const std::uint64_t flush = (board.suits + THREE_ON_BOARD) & (keys + TWO_IN_HOLE) & TOP_BITS) {
        const unsigned suit = suit_of(flush);
        best = std::max(best, best_flush(ranks_of_suit(hole, HOLE, suit), ranks_of_suit(board.cards, board.count, suit)));
    }
    return {strengths[best], board.low_row[low_of_hole<HOLE>(hole)]};
}

}  // namespace splitpot
