#include "python_equity.hpp"

#include <algorithm>
#include <cstring>

#include "splitpot_core.h"

PyObject *refuse(const splitpot_boards &seen) {
    if (seen.refusal == SPLITPOT_NO_MEMORY) return PyErr_NoMemory();
    return PyErr_Format(PyExc_ValueError, "the core refuses this question, for reason %u of splitpot_core.h", seen.refusal);
}

PyObject *tuple_of(const std::uint64_t *numbers, std::size_t count) {
    PyObject *tuple = PyTuple_New(static_cast<Py_ssize_t>(count));
    for (std::size_t i = 0; tuple && i < count; ++i)
        PyTuple_SetItem(tuple, static_cast<Py_ssize_t>(i), PyLong_FromUnsignedLongLong(numbers[i]));
    return tuple;
}

bool hands_fit(Py_ssize_t hands) {
    const bool good = 2 <= hands && hands <= SPLITPOT_HANDS_MAX;
    if (!good) PyErr_Format(PyExc_ValueError, "2 to %d hands are needed, not %zd", int{SPLITPOT_HANDS_MAX}, hands);
    return good;
}

namespace {

constexpr Py_ssize_t MOST_POTS = 16;

using Counts = std::array<std::uint64_t, SPLITPOT_SHARE_COUNTS>;

// The cards of the hands, the board and the dead ones, in that order. Hands may be short if `partly` is set.
struct Question {
    Cards cards;
    splitpot_showdown showdown{};
    bool partly = false;
    std::array<std::uint8_t, MOST_HANDS * 6> held{};

    bool take_hands(PyObject *sequence, Py_ssize_t width) {
        PyObject *hands = PySequence_Tuple(sequence);
        if (!hands) return false;
        const Py_ssize_t count = PyTuple_Size(hands);
        bool good = hands_fit(count);
        held.fill(SPLITPOT_UNKNOWN);
        for (Py_ssize_t i = 0; good && i < count; ++i) {
            const std::size_t before = cards.count;
            good = cards.take(PyTuple_GetItem(hands, i), partly ? 0 : width, width, "hole cards");
            if (good) std::copy(&cards.cards[before], &cards.cards[cards.count], &held[static_cast<std::size_t>(i * width)]);
        }
        Py_DECREF(hands);
        showdown.count = static_cast<std::size_t>(count);
        showdown.hole_cards = static_cast<std::size_t>(width);
        return good;
    }

    bool take(PyObject *const *arguments) {
        showdown.game = static_cast<int>(PyLong_AsLong(arguments[0]));
        const Py_ssize_t width = PyLong_AsSsize_t(arguments[1]);
        if (PyErr_Occurred() || !hole_fits(width) || !take_hands(arguments[2], width)) return false;
        const std::size_t in_hands = cards.count;
        if (!cards.take(arguments[3], 0, 5, "board cards")) return false;
        showdown.board_count = cards.count - in_hands;
        if (!cards.take(arguments[4], 0, 52, "dead cards")) return false;
        showdown.dead_count = cards.count - in_hands - showdown.board_count;
        const std::size_t left = 52 - cards.count, unknown = showdown.count * showdown.hole_cards - in_hands;
        const std::size_t wanted = 5 - showdown.board_count + unknown;
        if (left < wanted)
            PyErr_Format(PyExc_ValueError,
                         unknown ? "%zu cards are left, but hands and board need %zu more"
                                 : "%zu cards are left, but the board needs %zu more",
                         left, wanted);
        showdown.hands = held.data();
        showdown.board = cards.cards.data() + in_hands;
        showdown.dead = showdown.board + showdown.board_count;
        return left >= wanted;
    }
};

struct Answer {
    splitpot_boards boards{};
    std::array<splitpot_share, MOST_HANDS> shares{};
    std::array<std::array<splitpot_share, MOST_HANDS>, MOST_POTS> pots{};
    std::size_t pot_count = 0;
};

bool take_pots(PyObject *sequence, std::size_t hands, std::array<std::uint32_t, MOST_POTS> &pots, std::size_t &count) {
    PyObject *masks = PySequence_Tuple(sequence);
    if (!masks) return false;
    count = static_cast<std::size_t>(PyTuple_Size(masks));
    bool good = count <= MOST_POTS;
    if (!good) PyErr_Format(PyExc_ValueError, "0 to %zd pots are needed, not %zu", MOST_POTS, count);
    for (std::size_t i = 0; good && i < count; ++i) {
        const unsigned long mask = PyLong_AsUnsignedLong(PyTuple_GetItem(masks, static_cast<Py_ssize_t>(i)));
        good = !PyErr_Occurred() && mask && mask < 1ul << hands;
        if (!good && !PyErr_Occurred())
            PyErr_Format(PyExc_ValueError, "pot %zu belongs to no hand, or to one that is not there", i);
        pots[i] = static_cast<std::uint32_t>(mask);
    }
    Py_DECREF(masks);
    return good;
}

PyObject *as_tuple(const Answer &answer, std::size_t hands) {
    PyObject *by_hand = PyTuple_New(static_cast<Py_ssize_t>(hands));
    PyObject *by_pot = PyTuple_New(static_cast<Py_ssize_t>(answer.pot_count));
    for (std::size_t hand = 0; by_hand && hand < hands; ++hand) {
        Counts counts;
        std::memcpy(counts.data(), &answer.shares[hand], sizeof counts);
        PyTuple_SetItem(by_hand, static_cast<Py_ssize_t>(hand), tuple_of(counts.data(), counts.size()));
    }
    for (std::size_t pot = 0; by_pot && pot < answer.pot_count; ++pot) {
        std::array<std::uint64_t, MOST_HANDS> units;
        for (std::size_t hand = 0; hand < hands; ++hand) units[hand] = answer.pots[pot][hand].equity;
        PyTuple_SetItem(by_pot, static_cast<Py_ssize_t>(pot), tuple_of(units.data(), hands));
    }
    if (by_hand && by_pot && !PyErr_Occurred())
        return Py_BuildValue("(KKNN)", static_cast<unsigned long long>(answer.boards.boards),
                             static_cast<unsigned long long>(answer.boards.low_boards), by_hand, by_pot);
    Py_XDECREF(by_hand);
    Py_XDECREF(by_pot);
    return nullptr;
}

}  // namespace

PyObject *equities(PyObject *, PyObject *const *arguments, Py_ssize_t given) {
    Question question;
    Answer answer;
    std::array<std::uint32_t, MOST_POTS> pots;
    if (!takes(given, 6, "equities") || !question.take(arguments) ||
        !take_pots(arguments[5], question.showdown.count, pots, answer.pot_count))
        return nullptr;
    const auto &showdown = question.showdown;
    Py_BEGIN_ALLOW_THREADS
    answer.boards = splitpot_equities(&showdown, (1u << showdown.count) - 1, answer.shares.data());
    for (std::size_t pot = 0; !answer.boards.refusal && pot < answer.pot_count; ++pot)
        answer.boards.refusal = splitpot_equities(&showdown, pots[pot], answer.pots[pot].data()).refusal;
    Py_END_ALLOW_THREADS
    if (answer.boards.refusal) return refuse(answer.boards);
    return as_tuple(answer, showdown.count);
}

PyObject *sample(PyObject *, PyObject *const *arguments, Py_ssize_t given) {
    Question question;
    question.partly = true;
    if (!takes(given, 8, "sample") || !question.take(arguments)) return nullptr;
    const std::uint64_t seed = PyLong_AsUnsignedLongLong(arguments[5]);
    const std::uint64_t stream = PyErr_Occurred() ? 0 : PyLong_AsUnsignedLongLong(arguments[6]);
    const std::uint64_t trials = PyErr_Occurred() ? 0 : PyLong_AsUnsignedLongLong(arguments[7]);
    if (PyErr_Occurred()) return nullptr;
    const auto &showdown = question.showdown;
    Answer answer;
    answer.pot_count = 1;  // the squares take the place of a pot
    std::array<std::uint64_t, MOST_HANDS> squares{};
    Py_BEGIN_ALLOW_THREADS
    answer.boards = splitpot_sample(&showdown, seed, stream, trials, answer.shares.data(), squares.data());
    Py_END_ALLOW_THREADS
    if (answer.boards.refusal) return refuse(answer.boards);
    for (std::size_t hand = 0; hand < showdown.count; ++hand) answer.pots[0][hand].equity = squares[hand];
    return as_tuple(answer, showdown.count);
}
