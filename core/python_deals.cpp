// Equities over many deals of hole cards as one Python call, during which other threads run.
#include <algorithm>
#include <cstring>
#include <vector>

#include "python_equity.hpp"
#include "splitpot_core.h"

namespace {

// Deals lie end to end, each as many hole cards as all hands have; the rest is the same for all.
struct Deals {
    const std::uint8_t *cards = nullptr;
    std::size_t count = 0;
    splitpot_showdown showdown{};
    Cards seen;
    std::vector<std::uint64_t> numbers;  // of each deal: its weight, or the seed of its chance
    std::uint64_t trials = 0;
    Py_buffer buffer{};

    ~Deals() {
        if (buffer.obj) PyBuffer_Release(&buffer);
    }

    std::size_t width() const { return showdown.count * showdown.hole_cards; }

    bool take(PyObject *const *arguments) {
        showdown.game = static_cast<int>(PyLong_AsLong(arguments[0]));
        const Py_ssize_t hole = PyLong_AsSsize_t(arguments[1]), hands = PyLong_AsSsize_t(arguments[2]);
        if (PyErr_Occurred() || !hole_fits(hole) || !hands_fit(hands)) return false;
        showdown.hole_cards = static_cast<std::size_t>(hole);
        showdown.count = static_cast<std::size_t>(hands);
        return take_known(arguments[4], arguments[5]) && take_cards(arguments[3]) && take_numbers(arguments[6]) &&
               take_trials(arguments[7]);
    }

    bool take_known(PyObject *board, PyObject *dead) {
        if (!seen.take(board, 0, 5, "board cards")) return false;
        showdown.board_count = seen.count;
        if (!seen.take(dead, 0, 52, "dead cards")) return false;
        showdown.dead_count = seen.count - showdown.board_count;
        showdown.board = seen.cards.data();
        showdown.dead = showdown.board + showdown.board_count;
        const std::size_t left = 52 - showdown.dead_count;
        if (left < 5 + width())
            PyErr_Format(PyExc_ValueError, "%zu cards are left, but hands and board need %zu", left, 5 + width());
        return left >= 5 + width();
    }

    bool take_cards(PyObject *of) {
        if (PyObject_GetBuffer(of, &buffer, PyBUF_SIMPLE) < 0) return false;
        const auto size = static_cast<std::size_t>(buffer.len);
        cards = static_cast<const std::uint8_t *>(buffer.buf);
        count = size / width();
        if (size % width())
            PyErr_Format(PyExc_ValueError, "%zu bytes are no whole deals of %zu cards", size, width());
        return size % width() == 0;
    }

    bool take_numbers(PyObject *of) {
        PyObject *items = PySequence_Tuple(of);
        if (!items) return false;
        const auto size = static_cast<std::size_t>(PyTuple_Size(items));
        if (size != count) PyErr_Format(PyExc_ValueError, "%zu deals need as many numbers, not %zu", count, size);
        for (std::size_t i = 0; size == count && i < size && !PyErr_Occurred(); ++i)
            numbers.push_back(PyLong_AsUnsignedLongLong(PyTuple_GetItem(items, static_cast<Py_ssize_t>(i))));
        Py_DECREF(items);
        return !PyErr_Occurred();
    }

    bool take_trials(PyObject *of) {
        trials = PyLong_AsUnsignedLongLong(of);
        return !PyErr_Occurred();
    }

    // The exception for the deal that the core refused: it holds what is no card, or one that lies elsewhere already.
    PyObject *refuse_deal(const splitpot_boards &why) const {
        if (why.refusal != SPLITPOT_NO_CARD && why.refusal != SPLITPOT_CARD_TWICE) return refuse(why);
        const auto deal = static_cast<std::size_t>(showdown.hands - cards) / width();
        const int card = why.at < width() ? showdown.hands[why.at] : showdown.board[why.at - width()];
        const char *fault = why.refusal == SPLITPOT_NO_CARD ? "is no card" : "stands there twice";
        return PyErr_Format(PyExc_ValueError, "card %d of deal %zu %s", card, deal, fault);
    }
};

struct Sums {
    splitpot_boards boards{};
    std::array<std::array<std::uint64_t, SPLITPOT_SHARE_COUNTS>, MOST_HANDS> counts{};
    std::array<double, MOST_HANDS> squares{};

    void add(const splitpot_boards &seen, const splitpot_share *shares, std::size_t hands, std::uint64_t weight) {
        boards.boards += weight * seen.boards;
        boards.low_boards += weight * seen.low_boards;
        for (std::size_t hand = 0; hand < hands; ++hand) {
            std::array<std::uint64_t, SPLITPOT_SHARE_COUNTS> each;
            std::memcpy(each.data(), &shares[hand], sizeof each);
            for (std::size_t i = 0; i < each.size(); ++i) counts[hand][i] += weight * each[i];
            const double part = static_cast<double>(each[0]) / (double{SPLITPOT_POT} * static_cast<double>(seen.boards));
            squares[hand] += static_cast<double>(weight) * part * part;
        }
    }
};

// What the core said last: with a refusal the sums are of the deals before.
splitpot_boards play(Deals &deals, Sums &sums) {
    splitpot_boards seen{};
    std::array<splitpot_share, MOST_HANDS> shares;
    std::array<std::uint64_t, MOST_HANDS> squares;
    splitpot_showdown &showdown = deals.showdown;
    for (std::size_t deal = 0; deal < deals.count; ++deal) {
        showdown.hands = deals.cards + deal * deals.width();
        const std::uint64_t number = deals.numbers[deal];
        seen = deals.trials ? splitpot_sample(&showdown, number, 0, deals.trials, shares.data(), squares.data())
                         : splitpot_equities(&showdown, (1u << showdown.count) - 1, shares.data());
        if (seen.refusal) break;
        sums.add(seen, shares.data(), showdown.count, deals.trials ? 1 : number);
    }
    return seen;
}

}  // namespace

PyObject *deals(PyObject *, PyObject *const *arguments, Py_ssize_t given) {
    Deals deals;
    if (!takes(given, 8, "deals") || !deals.take(arguments)) return nullptr;
    Sums sums;
    splitpot_boards last;
    Py_BEGIN_ALLOW_THREADS
    last = play(deals, sums);
    Py_END_ALLOW_THREADS
    if (last.refusal) return deals.refuse_deal(last);
    const std::size_t hands = deals.showdown.count;
    PyObject *by_hand = PyTuple_New(static_cast<Py_ssize_t>(hands)), *squares = PyTuple_New(static_cast<Py_ssize_t>(hands));
    for (std::size_t hand = 0; by_hand && squares && hand < hands; ++hand) {
        const auto at = static_cast<Py_ssize_t>(hand);
        PyTuple_SetItem(by_hand, at, tuple_of(sums.counts[hand].data(), sums.counts[hand].size()));
        PyTuple_SetItem(squares, at, PyFloat_FromDouble(sums.squares[hand]));
    }
    if (by_hand && squares && !PyErr_Occurred())
        return Py_BuildValue("(KKNN)", static_cast<unsigned long long>(sums.boards.boards),
                             static_cast<unsigned long long>(sums.boards.low_boards), by_hand, squares);
    Py_XDECREF(by_hand);
    Py_XDECREF(squares);
    return nullptr;
}
