// A `HandStarted` of Python, read into a hand played in place.
#pragma once

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include "quick_hand.hpp"

namespace splitpot {

// Fills `hand` and begins it; false with a Python exception set if `started` cannot be played.
bool read_start(PyObject *started, QuickHand &hand);

}  // namespace splitpot
