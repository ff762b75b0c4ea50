// splitpot.evaluator._core: the C ABI as a Python module, by the limited API of 3.11, checked at the border.
// Every refusal here is worded as in src/splitpot/evaluator/twin.py; a test compares the two.
#include "python_cards.hpp"
#include "python_equity.hpp"
#include "splitpot_core.h"

namespace {

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
    // Two ints make no cycle: however many answers are kept, garbage collection need not go through them.
    PyObject_GC_UnTrack(answer);
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
        if (view.itemsize != 1) {
            PyErr_Format(PyExc_ValueError, "%s must be bytes, not items of %zd bytes", what, view.itemsize);
            return false;
        }
        if (view.len % width) {
            PyErr_Format(PyExc_ValueError, "%s must be whole rows of %zd bytes, and %zd bytes are not", what, width, view.len);
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

bool takes_width(PyObject *number, Py_ssize_t &width) {
    width = PyLong_AsSsize_t(number);
    if (width == -1 && PyErr_Occurred()) return false;
    if (4 <= width && width <= 6) return true;
    PyErr_Format(PyExc_ValueError, "4 to 6 hole cards are needed, not %zd", width);
    return false;
}

// Room for as many highs and lows as there are rows, filled by `evaluate` while other threads may run.
template <typename Evaluate>
PyObject *highs_and_lows(std::size_t rows, Evaluate evaluate) {
    PyObject *highs = new_bytes(rows * sizeof(std::uint32_t)), *lows = new_bytes(rows);
    PyObject *answer = highs && lows ? PyTuple_Pack(2, highs, lows) : nullptr;
    if (answer) {
        auto *high_out = reinterpret_cast<std::uint32_t *>(PyBytes_AsString(highs));
        auto *low_out = reinterpret_cast<std::uint8_t *>(PyBytes_AsString(lows));
        std::size_t done;
        Py_BEGIN_ALLOW_THREADS
        done = evaluate(high_out, low_out);
        Py_END_ALLOW_THREADS
        if (done != rows) {
            Py_CLEAR(answer);
            refuse_row(done);
        }
    }
    Py_XDECREF(highs);
    Py_XDECREF(lows);
    return answer;
}

PyObject *omaha_batch(PyObject *, PyObject *const *arguments, Py_ssize_t given) {
    Py_ssize_t width;
    if (!takes(given, 3, "omaha_batch") || !takes_width(arguments[2], width)) return nullptr;
    Rows holes, boards;
    if (!holes.take(arguments[0], width, "holes") || !boards.take(arguments[1], 5, "boards")) return nullptr;
    if (holes.count != boards.count)
        return PyErr_Format(PyExc_ValueError, "%zu holes need as many boards, not %zu", holes.count, boards.count);
    return highs_and_lows(holes.count, [&](std::uint32_t *highs, std::uint8_t *lows) {
        return splitpot_omaha_batch(holes.cards(), static_cast<std::size_t>(width), boards.cards(), holes.count, highs,
                                    lows);
    });
}

PyObject *omaha_one_board(PyObject *, PyObject *const *arguments, Py_ssize_t given) {
    Py_ssize_t width;
    Rows holes;
    Cards board;
    if (!takes(given, 3, "omaha_one_board") || !takes_width(arguments[2], width) ||
        !holes.take(arguments[0], width, "holes") || !board.take(arguments[1], 3, 5, "board cards"))
        return nullptr;
    return highs_and_lows(holes.count, [&](std::uint32_t *highs, std::uint8_t *lows) {
        return splitpot_omaha_one_board(holes.cards(), static_cast<std::size_t>(width), board.cards.data(), board.count,
                                        holes.count, highs, lows);
    });
}

PyObject *use_plain(PyObject *, PyObject *plain) {
    const int wanted = PyObject_IsTrue(plain);
    if (wanted < 0) return nullptr;
    splitpot_use_plain(wanted);
    return Py_NewRef(Py_None);
}

PyMethodDef methods[] = {
    {"strength", strength, METH_O, "The strength of the best five of 5 to 7 cards."},
    {"low", low, METH_O, "The best low of 5 to 7 cards, 0 for none."},
    {"holdem", as_method(holdem), METH_FASTCALL, "The strength of 2 hole and 3 to 5 board cards."},
    {"omaha", as_method(omaha), METH_FASTCALL, "(high, low) of 4 to 6 hole and 3 to 5 board cards."},
    {"strength_batch", as_method(strength_batch), METH_FASTCALL, "(cards, width): native uint32 highs as bytes."},
    {"omaha_batch", as_method(omaha_batch), METH_FASTCALL, "(holes, boards, width): uint32 highs, uint8 lows."},
    {"omaha_one_board", as_method(omaha_one_board), METH_FASTCALL, "(holes, board, width): highs, lows."},
    {"use_plain", use_plain, METH_O, "Whether to do without vector instructions."},
    {"equities", as_method(equities), METH_FASTCALL, "(game, width, hands, board, dead, pots): counts."},
    {"sample", as_method(sample), METH_FASTCALL, "(game, width, hands, board, dead, seed, stream, trials): counts."},
    {"deals", as_method(deals), METH_FASTCALL, "(game, width, hands, deals, board, dead, numbers, trials): sums."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef module = {PyModuleDef_HEAD_INIT, "splitpot.evaluator._core", nullptr, 0, methods,
                      nullptr, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__core() {
    card_objects.find();
    return PyModuleDef_Init(&module);
}
