// Card arguments of a Python call, checked at the border.
// Every refusal is worded as in src/splitpot/evaluator/twin.py, and a test compares the two; but for those of `deals`,
// which name the deal.
#pragma once

#include "card_objects.hpp"

// The cards of one call, no card twice, so a deck at most.
struct Cards {
    std::array<std::uint8_t, 52> cards;
    std::size_t count = 0;
    std::uint64_t seen = 0;

    bool add(PyObject *card) {
        if (const std::size_t told = card_objects[card]; told < cards.size() && !(seen >> told & 1)) {
            take(told);
            return true;
        }
        int overflow = 0;
        const long value = PyLong_Check(card) ? PyLong_AsLongAndOverflow(card, &overflow) : -1;
        if (value < 0 || value > 51 || overflow) {
            PyErr_Format(PyExc_ValueError, "%R is not a card: a card is an int from 0 to 51", card);
            return false;
        }
        if (seen >> value & 1) {
            PyErr_Format(PyExc_ValueError, "card %ld stands there twice", value);
            return false;
        }
        take(static_cast<std::size_t>(value));
        return true;
    }

    // Takes the cards of any sequence of `least` to `most` of them; `what` names them in a refusal.
    bool take(PyObject *sequence, Py_ssize_t least, Py_ssize_t most, const char *what) {
        const bool is_list = PyList_Check(sequence);
        PyObject *items = is_list || PyTuple_Check(sequence) ? Py_NewRef(sequence) : PySequence_Tuple(sequence);
        if (!items) return false;
        const Py_ssize_t size = is_list ? PyList_Size(items) : PyTuple_Size(items);
        bool good = least <= size && size <= most;
        if (!good && least == most) PyErr_Format(PyExc_ValueError, "%zd %s are needed, not %zd", least, what, size);
        if (!good && least != most)
            PyErr_Format(PyExc_ValueError, "%zd to %zd %s are needed, not %zd", least, most, what, size);
        for (Py_ssize_t i = 0; good && i < size; ++i)
            good = add(is_list ? PyList_GetItem(items, i) : PyTuple_GetItem(items, i));
        Py_DECREF(items);
        return good;
    }

private:
    void take(std::size_t card) {
        seen |= std::uint64_t{1} << card;
        cards[count++] = static_cast<std::uint8_t>(card);
    }
};

inline bool takes(Py_ssize_t given, Py_ssize_t needed, const char *name) {
    if (given != needed) PyErr_Format(PyExc_TypeError, "%s takes %zd arguments, not %zd", name, needed, given);
    return given == needed;
}

// Games are checked by name before; nothing here has room for longer hands.
inline bool hole_fits(Py_ssize_t hole) {
    const bool good = 2 <= hole && hole <= 6;
    if (!good) PyErr_Format(PyExc_ValueError, "a hand has 2 to 6 hole cards, not %zd", hole);
    return good;
}

template <typename Function>
PyCFunction as_method(Function *function) {
    return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}
