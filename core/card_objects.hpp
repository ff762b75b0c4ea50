// Telling a card by which object it is.
#pragma once

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

// CPython has one object for each small int, and they lie side by side: where an object is tells which card it is,
// and neither it nor its type need be read. If they lie otherwise nothing is told, and every card is read.
class CardObjects {
public:
    // Looks where they are, and holds on to them for ever, so that no other object can take the place of one.
    void find() {
        std::array<std::uintptr_t, 52> at{};
        for (std::size_t card = 0; card < at.size(); ++card) {
            PyObject *object = PyLong_FromSize_t(card);
            if (!object) return PyErr_Clear();  // then every card is read
            at[card] = reinterpret_cast<std::uintptr_t>(object);
        }
        const std::uintptr_t step = at[1] - at[0];
        if (!std::has_single_bit(step)) return;
        for (std::size_t card = 0; card < at.size(); ++card)
            if (at[card] != at[0] + card * step) return;
        first_ = at[0];
        shift_ = std::countr_zero(step);
    }

    // The card that an object is, 0 to 51; any other number tells nothing.
    std::size_t operator[](PyObject *object) const {
        // Of an object that lies between two cards the lower bits come out on top.
        return std::rotr(reinterpret_cast<std::uintptr_t>(object) - first_, shift_);
    }

private:
    std::uintptr_t first_ = ~std::uintptr_t{0};
    int shift_ = 0;
};

inline CardObjects card_objects;
