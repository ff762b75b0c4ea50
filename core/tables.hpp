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
using LooseLanes = Grade __attribute__((vector_size(2 * LINE), may_alias, aligned(2)));
using LooseGrade = Grade __attribute__((may_alias));
constexpr std::size_t BLOCKS = ROW / LINE;

// [board of three to five ranks][pair of hole ranks]: the best hand of just that pair and three of the board.
alignas(64) extern const Grade omaha_rows[FIRST[6]][ROW];

// [pair of hole ranks][two board ranks][a third]: the hand of these five.
alignas(64) extern const Grade omaha_triples[PAIRS][PAIRS][LINE];

// [five ranks][two more]: the best five of the seven.
alignas(64) extern const Grade holdem_rows[FIVES][ROW];

// The strength of each grade.
extern const std::uint32_t strengths[GRADES];

// [low ranks of the board][low ranks of the hole]: the best low of three and two.
extern const std::uint8_t lows[256][256];

}  // namespace splitpot
