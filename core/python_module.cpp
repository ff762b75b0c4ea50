// splitpot.evaluator._core: the C ABI as a Python module, by the limited API of 3.11, checked at the border.
// Every refusal here is worded as in src/splitpot/evaluator/twin.py; a test compares the two.
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include <array>
#include <cstdint>

#include "splitpot_core.h"

namespace {

// The cards of one call, at most six of a hole and five of a board.
struct Cards {
    std::array<std::uint8_t, 11> cards;
    std::size_t count = 0;
    std::uint64_t seen = 0;

    bool add(PyObject *card) {
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
        seen |= std::uint64_t{1} << value;
        cards[count++] = static_cast<std::uint8_t>(value);
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
};

bool takes(Py_ssize_t given, Py_ssize_t needed, const char *name) {
    if (given != needed) PyErr_Format(PyExc_TypeError, "%s takes %zd arguments, not %zd", name, needed, given);
    return given == needed;
}

PyObject *strength(PyObject *, PyObject *cards) {
    Cards hand;
    if (!hand.take(cards, 5, 7, "cards")) return nullptr;
    return PyLong_FromUnsignedLong(splitpot_high(hand.cards.data(), hand.count));
}

PyObject *low(PyObject *, PyObject *cards) {
    Cards hand;
    if (!hand.take(cards, 5, 7, "cards")) return nullptr;
    return PyLong_FromUnsignedLong(splitpot_low(hand.cards.data(), hand.count));
}

PyObject *holdem(PyObject *, PyObject *const *arguments, Py_ssize_t given) {
    Cards hand;
    if (!takes(given, 2, "holdem") || !hand.take(arguments[0], 2, 2, "hole cards") ||
        !hand.take(arguments[1], 3, 5, "board cards"))
        return nullptr;
    return PyLong_FromUnsignedLong(splitpot_high(hand.cards.data(), hand.count));
}

PyObject *omaha(PyObject *, PyObject *const *arguments, Py_ssize_t given) {
    Cards hand;
    if (!takes(given, 2, "omaha") || !hand.take(arguments[0], 4, 6, "hole cards")) return nullptr;
    const std::size_t hole_count = hand.count;
    if (!hand.take(arguments[1], 3, 5, "board cards")) return nullptr;
    const std::uint8_t *board = hand.cards.data() + hole_count;
    const auto [high, low] = splitpot_omaha(hand.cards.data(), hole_count, board, hand.count - hole_count);
    PyObject *answer = PyTuple_New(2);
    if (!answer) return nullptr;
    PyTuple_SetItem(answer, 0, PyLong_FromUnsignedLong(high));
    PyTuple_SetItem(answer, 1, PyLong_FromUnsignedLong(low));
    if (PyErr_Occurred()) Py_CLEAR(answer);
    return answer;
}

// The bytes of a contiguous buffer that divide into rows of `width` cards.
struct Rows {
    Py_buffer view{};
    std::size_t count = 0;

    Rows() = default;
    Rows(const Rows &) = delete;
    Rows &operator=(const Rows &) = delete;
    ~Rows() { PyBuffer_Release(&view); }

    const std::uint8_t *cards() const { return static_cast<const std::uint8_t *>(view.buf); }

    bool take(PyObject *buffer, Py_ssize_t width, const char *what) {
        if (PyObject_GetBuffer(buffer, &view, PyBUF_C_CONTIGUOUS) < 0) return false;
        if (view.itemsize != 1 || view.len % width) {
            PyErr_Format(PyExc_ValueError, "%s must be bytes in rows of %zd, not %zd items of %zd", what, width,
                         view.len / view.itemsize, view.itemsize);
            return false;
        }
        count = static_cast<std::size_t>(view.len / width);
        return true;
    }
};

PyObject *refuse_row(std::size_t row) {
    return PyErr_Format(PyExc_ValueError, "row %zu holds a byte that is no card, or a card twice", row);
}

PyObject *new_bytes(std::size_t size) { return PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size)); }

PyObject *strength_batch(PyObject *, PyObject *const *arguments, Py_ssize_t given) {
    if (!takes(given, 2, "strength_batch")) return nullptr;
    const Py_ssize_t width = PyLong_AsSsize_t(arguments[1]);
    if (width == -1 && PyErr_Occurred()) return nullptr;
    if (width < 5 || width > 7) return PyErr_Format(PyExc_ValueError, "5 to 7 cards are needed, not %zd", width);
    Rows rows;
    if (!rows.take(arguments[0], width, "cards")) return nullptr;
    PyObject *highs = new_bytes(rows.count * sizeof(std::uint32_t));
    if (!highs) return nullptr;
    auto *out = reinterpret_cast<std::uint32_t *>(PyBytes_AsString(highs));
    std::size_t done;
    Py_BEGIN_ALLOW_THREADS
    done = splitpot_high_batch(rows.cards(), static_cast<std::size_t>(width), rows.count, out);
    Py_END_ALLOW_THREADS
    if (done == rows.count) return highs;
    Py_DECREF(highs);
    return refuse_row(done);
}

PyObject *omaha_batch(PyObject *, PyObject *const *arguments, Py_ssize_t given) {
    constexpr Py_ssize_t board_width = 5;
    if (!takes(given, 3, "omaha_batch")) return nullptr;
    const Py_ssize_t width = PyLong_AsSsize_t(arguments[2]);
    if (width == -1 && PyErr_Occurred()) return nullptr;
    if (width < 4 || width > 6) return PyErr_Format(PyExc_ValueError, "4 to 6 hole cards are needed, not %zd", width);
    Rows holes, boards;
    if (!holes.take(arguments[0], width, "holes") || !boards.take(arguments[1], board_width, "boards")) return nullptr;
    if (holes.count != boards.count)
        return PyErr_Format(PyExc_ValueError, "%zu holes need as many boards, not %zu", holes.count, boards.count);
    PyObject *highs = new_bytes(holes.count * sizeof(std::uint32_t)), *lows = new_bytes(holes.count);
    PyObject *answer = highs && lows ? PyTuple_Pack(2, highs, lows) : nullptr;
    if (answer) {
        auto *high_out = reinterpret_cast<std::uint32_t *>(PyBytes_AsString(highs));
        auto *low_out = reinterpret_cast<std::uint8_t *>(PyBytes_AsString(lows));
        std::size_t done;
        Py_BEGIN_ALLOW_THREADS
        done = splitpot_omaha_batch(holes.cards(), static_cast<std::size_t>(width), boards.cards(), board_width,
                                    holes.count, high_out, low_out);
        Py_END_ALLOW_THREADS
        if (done != holes.count) {
            Py_CLEAR(answer);
            refuse_row(done);
        }
    }
    Py_XDECREF(highs);
    Py_XDECREF(lows);
    return answer;
}

template <typename Function>
PyCFunction as_method(Function *function) {
    return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}

PyMethodDef methods[] = {
    {"strength", strength, METH_O, "The strength of the best five of 5 to 7 cards."},
    {"low", low, METH_O, "The best low of 5 to 7 cards, 0 for none."},
    {"holdem", as_method(holdem), METH_FASTCALL, "The strength of 2 hole and 3 to 5 board cards."},
    {"omaha", as_method(omaha), METH_FASTCALL, "(high, low) of 4 to 6 hole and 3 to 5 board cards."},
    {"strength_batch", as_method(strength_batch), METH_FASTCALL, "(cards, width): native uint32 highs as bytes."},
    {"omaha_batch", as_method(omaha_batch), METH_FASTCALL, "(holes, boards, width): uint32 highs, uint8 lows."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef module = {PyModuleDef_HEAD_INIT, "splitpot.evaluator._core", nullptr, 0, methods,
                      nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__core() { return PyModuleDef_Init(&module); }
