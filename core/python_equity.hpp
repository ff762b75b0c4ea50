// Equities as Python calls.
#pragma once

#include "python_cards.hpp"
#include "splitpot_core.h"

// (game, hole cards a hand, hands, board, dead, pots as bit masks of hands) gives
// (boards, boards with a low, a tuple of counts a hand, a tuple of units by hand for each pot).
PyObject *equities(PyObject *, PyObject *const *arguments, Py_ssize_t given);

// (game, hole cards a hand, hands that may be short, board, dead, seed, stream, trials) gives
// (trials, trials with a low, a tuple of counts a hand, one tuple: the sum of the squares of each hand's units).
PyObject *sample(PyObject *, PyObject *const *arguments, Py_ssize_t given);

// (game, hole cards a hand, hands, deals as bytes, board, dead, a number for each deal, trials) gives
// (boards, boards with a low, a tuple of counts a hand, a tuple of floats: the sum of the squares of each hand's part in
// each deal). Without trials every board of a deal counts, as often as its number says; with trials so many boards of
// each deal are dealt by chance, its number being the seed, and cards may be SPLITPOT_UNKNOWN.
PyObject *deals(PyObject *, PyObject *const *arguments, Py_ssize_t given);

constexpr std::size_t MOST_HANDS = SPLITPOT_HANDS_MAX;

// Whether so many hands can be asked about, and the exception if not.
bool hands_fit(Py_ssize_t hands);

// The exception for a question that the core did not answer.
PyObject *refuse(const splitpot_boards &seen);

PyObject *tuple_of(const std::uint64_t *numbers, std::size_t count);
