// The tables that table_maker.cpp writes while the core is built. They are constants: no process computes them, and
// all processes share them.
#pragma once

#include "grades.hpp"
#include "low8.hpp"
#include "multisets.hpp"

namespace splitpot {

constexpr std::size_t ROW = 96;  // 91 pairs of ranks; a row fills three cache lines
constexpr std::size_t BOARD_LOW = 91;  // in an Omaha row, behind the pairs: the board's set of low ranks
constexpr std::size_t LINE = 16;  // 13 ranks

// Sixteen grades or outcomes that are judged at once.
using Lanes = Grade __attribute__((vector_size(2 * LINE), may_alias));
// An alias with `using` keeps its full alignment in clang.
typedef Grade LooseLanes __attribute__((vector_size(2 * LINE), may_alias, aligned(2)));
using LooseGrade = Grade __attribute__((may_alias));
constexpr std::size_t BLOCKS = ROW / LINE;

// [board of three to five ranks][pair of hole ranks]: the best hand of just that pair and three of the board.
alignas(64) extern const Grade omaha_rows[FIRST[6]][ROW];

// [pair of hole ranks][two board ranks][a third]: the hand of these five.
alignas(64) extern const Grade omaha_triples[PAIRS][PAIRS][LINE];

// [five ranks][two more]: the best five of the seven.
alignas(64) extern const Grade holdem_rows[FIVES][ROW];

// A card's key: a count of one for its suit, four bits a suit, and a number for its rank in the upper half. Keys add
// up: the sum of the rank numbers, in 32 bits, tells the multiset of ranks, found in one of the tables below.
constexpr unsigned RANK_SUM = 32;
extern const std::uint64_t card_keys[64];

// The places of these tables are the lower bits of the sum, moved by a shift that its upper bits select.
constexpr unsigned SEVENS = 16, SEVENS_SHIFTS = 13, BOARDS = 13, BOARDS_SHIFTS = 10;

// Seven ranks: the grade of the best five.
alignas(64) extern const std::uint16_t sevens_shifts[1u << SEVENS_SHIFTS];
alignas(64) extern const Grade sevens[1u << SEVENS];

// [five to seven ranks]: the grade of the best five without a flush, where they are at hand in ascending order.
alignas(64) extern const Grade unsuited_grades[FIRST_UNSUITED[8]];

// Five ranks: their multiset number.
alignas(64) extern const std::uint16_t boards_shifts[1u << BOARDS_SHIFTS];
alignas(64) extern const std::uint16_t boards[1u << BOARDS];

// The low ranks of five ranks, by their multiset number.
extern const LowRanks board_lows[FIVES];

inline Grade grade_of_seven(std::uint64_t keys) {
    const auto sum = static_cast<std::uint32_t>(keys >> RANK_SUM);
    return sevens[(sum & ((1u << SEVENS) - 1)) ^ sevens_shifts[sum >> (32 - SEVENS_SHIFTS)]];
}

inline std::size_t number_of_board(std::uint64_t keys) {
    const auto sum = static_cast<std::uint32_t>(keys >> RANK_SUM);
    return boards[(sum & ((1u << BOARDS) - 1)) ^ boards_shifts[sum >> (32 - BOARDS_SHIFTS)]];
}

// The best flush of any of these ranks in one suit; 0 for fewer than five.
alignas(64) extern const Grade flushes[1u << 13];

// The strength of each grade.
extern const std::uint32_t strengths[GRADES];

// [low ranks of the board][low ranks of the hole]: the best low of three and two.
extern const std::uint8_t lows[256][256];

}  // namespace splitpot
