// Equities as Python calls.
#pragma once

#include "python_cards.hpp"

// (game, hole cards a hand, hands, board, dead, pots as bit masks of hands) gives
// (boards, boards with a low, a tuple of counts a hand, a tuple of units by hand for each pot).
PyObject *equities(PyObject *, PyObject *const *arguments, Py_ssize_t given);

// (game, hole cards a hand, hands that may be short, board, dead, seed, stream, trials) gives
// (trials, trials with a low, a tuple of counts a hand, one tuple: the sum of the squares of each hand's units).
PyObject *sample(PyObject *, PyObject *const *arguments, Py_ssize_t given);
