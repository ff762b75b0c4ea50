// Rules, seats, posts and the deck, out of the values of src/splitpot/poker.
#include "quick_reading.hpp"

#include <algorithm>
#include <initializer_list>

#include "splitpot_core.h"

namespace splitpot {
namespace {

// A value of Python that lives as long as this does.
class Held {
public:
    explicit Held(PyObject *taken) : value(taken) {}
    Held(const Held &) = delete;
    Held &operator=(const Held &) = delete;
    ~Held() { Py_XDECREF(value); }
    PyObject *get() const { return value; }

private:
    PyObject *value;
};

// Reads the fields of one value; after a first failure it reads no more and `good` is false.
struct Reader {
    PyObject *from;
    bool good = true;

    PyObject *field(const char *name) {
        PyObject *found = good ? PyObject_GetAttrString(from, name) : nullptr;
        good = found != nullptr;
        return found;
    }

    Chips number(const char *name) {
        const Held found(field(name));
        const Chips value = good ? PyLong_AsLongLong(found.get()) : 0;
        if (value == -1 && PyErr_Occurred()) good = false;
        return value;
    }

    bool yes(const char *name) {
        const Held found(field(name));
        const int value = good ? PyObject_IsTrue(found.get()) : 0;
        good = good && value >= 0;
        return value > 0;
    }

    // The place of an option among its values; options are strings.
    int option(const char *name, std::initializer_list<const char *> values) {
        const Held found(field(name));
        int place = 0;
        for (const char *value : values) {
            if (good && PyUnicode_Check(found.get()) && !PyUnicode_CompareWithASCIIString(found.get(), value))
                return place;
            ++place;
        }
        if (good) PyErr_Format(PyExc_ValueError, "%s cannot be %R", name, found.get());
        good = false;
        return 0;
    }

    // A tuple of at most `most` things, given to `take` one by one with its place.
    template <typename Take>
    void each(const char *name, Py_ssize_t most, Take take) {
        const Held found(field(name));
        if (!good) return;
        if (!PyTuple_Check(found.get()) || PyTuple_Size(found.get()) > most) {
            PyErr_Format(PyExc_ValueError, "%s must be a tuple of at most %zd", name, most);
            good = false;
            return;
        }
        const Py_ssize_t size = PyTuple_Size(found.get());
        for (Py_ssize_t i = 0; good && i < size; ++i) good = take(static_cast<int>(i), PyTuple_GetItem(found.get(), i));
    }
};

bool read_variant(PyObject *variant, QuickRules &rules) {
    Reader reader{variant};
    rules.hole = static_cast<int>(reader.number("hole"));
    rules.low = reader.yes("low");
    rules.exactly_two = reader.yes("must_play");
    return reader.good;
}

bool read_rake(PyObject *rake, QuickRules &rules) {
    rules.raked = rake != Py_None;
    if (!rules.raked) return true;
    Reader reader{rake};
    rules.percent = reader.number("percent");
    rules.rake_caps.fill(reader.number("cap"));
    Chips read = 0;
    reader.each("caps", SEATS_MOST, [&](int, PyObject *few) {
        Reader entry{few};
        const Chips players = std::min<Chips>(entry.number("players"), SEATS_MOST), cap = entry.number("cap");
        // The first that reaches far enough counts.
        while (entry.good && read < players) rules.rake_caps[++read] = cap;
        return entry.good;
    });
    rules.rake_step = reader.number("step");
    rules.no_flop_no_drop = reader.yes("no_flop_no_drop");
    return reader.good;
}

bool read_rules(PyObject *given, QuickRules &rules) {
    Reader reader{given};
    rules.limit = static_cast<Limit>(reader.option("limit", {"fixed", "pot", "no"}));
    rules.cap_heads_up = static_cast<CapHeadsUp>(
        reader.option("cap_heads_up", {"capped", "unlimited_if_round_starts_heads_up",
                                       "unlimited_once_heads_up_before_cap"}));
    rules.carry_over = reader.option("odd_chip", {"high_first", "carry_over"});
    rules.even_split = reader.option("identical_hands", {"split_each_half", "even_split"});
    rules.open_at_once = reader.option("all_in_showdown", {"normal", "open_at_once"});
    rules.cumulative = reader.option("reopen_test", {"per_player", "cumulative_for_all"});
    rules.regular_blinds = reader.option("pot_limit_counts", {"all_chips", "regular_blinds"});
    rules.double_straddle = reader.option("straddle_min_raise", {"bb_increment", "double_straddle"});
    rules.burn = reader.yes("burn");
    rules.run_it_twice = reader.yes("run_it_twice");
    rules.small_blind = reader.number("small_blind");
    rules.big_blind = reader.number("big_blind");
    rules.small_bet = reader.number("small_bet");
    rules.big_bet = reader.number("big_bet");
    rules.unit = reader.number("unit");
    rules.max_raises = reader.number("max_raises");
    const Held variant(reader.field("variant")), rake(reader.field("rake"));
    return reader.good && read_variant(variant.get(), rules) && read_rake(rake.get(), rules);
}

// The rules last read, as the hands of a table have the same ones.
bool known_rules(PyObject *given, QuickRules &rules) {
    static PyObject *last = nullptr;
    static QuickRules read{};
    if (given != last) {
        QuickRules fresh{};
        if (!read_rules(given, fresh)) return false;
        Py_XDECREF(last);
        last = Py_NewRef(given);
        read = fresh;
    }
    rules = read;
    return true;
}

bool read_deck(Reader &reader, QuickHand &hand) {
    int cards = 0;
    reader.each("deck", DECK, [&](int place, PyObject *card) {
        const long value = PyLong_AsLong(card);
        hand.deck[place] = static_cast<std::uint8_t>(value < 0 || value >= DECK ? DECK : value);
        ++cards;
        return !PyErr_Occurred();
    });
    if (reader.good && (cards < DECK || splitpot_fault(hand.deck.data(), DECK) != SPLITPOT_SOUND)) {
        PyErr_SetString(PyExc_ValueError, "a deck is 52 different cards, each an int from 0 to 51");
        return false;
    }
    return reader.good;
}

int index_of(const QuickHand &hand, Chips seat) {
    for (int i = 0; i < hand.count; ++i)
        if (hand.players[i].seat == seat) return i;
    PyErr_Format(PyExc_ValueError, "seat %lld is not dealt in", static_cast<long long>(seat));
    return -1;
}

bool read_post(PyObject *given, const QuickHand &hand, std::vector<QuickPost> &posts) {
    Reader reader{given};
    const Chips seat = reader.number("seat");
    const int index = reader.good ? index_of(hand, seat) : -1;
    if (index < 0) return false;
    const auto kind = static_cast<PostKind>(
        reader.option("kind", {"small_blind", "big_blind", "live", "dead", "ante", "straddle", "kill"}));
    const Chips amount = reader.number("amount");
    const Held rule(kind == PostKind::LIVE ? reader.field("rule") : nullptr);
    const bool doubles = reader.good && rule.get() && PyUnicode_Check(rule.get()) &&
                         !PyUnicode_CompareWithASCIIString(rule.get(), "R2.2");
    posts.push_back({index, kind, amount, doubles});
    return reader.good;
}

bool read_seat(PyObject *given, QuickPlayer &player) {
    Reader reader{given};
    player.seat = static_cast<int>(reader.number("seat"));
    player.stack = reader.number("chips");
    return reader.good;
}

}  // namespace

bool read_start(PyObject *started, QuickHand &hand) {
    Reader reader{started};
    const Held rules(reader.field("rules"));
    if (!reader.good || !known_rules(rules.get(), hand.rules)) return false;
    hand.carried_in = reader.number("carried");
    reader.each("seats", SEATS_MOST, [&](int place, PyObject *stack) {
        hand.count = place + 1;
        return read_seat(stack, hand.players[place]);
    });
    const int boards = hand.rules.run_it_twice ? 2 : 1, board = 5 + (hand.rules.burn ? 3 : 0);
    if (reader.good && (hand.count < 2 || hand.count * hand.rules.hole + boards * board > DECK)) {
        PyErr_Format(PyExc_ValueError, "%d seats cannot be dealt in", hand.count);
        return false;
    }
    std::vector<QuickPost> posts;
    reader.each("posts", DECK, [&](int, PyObject *post) { return read_post(post, hand, posts); });
    if (hand.rules.run_it_twice)
        reader.each("run_twice", SEATS_MOST, [&](int, PyObject *seat) {
            const Chips number = PyLong_AsLongLong(seat);
            const int index = PyErr_Occurred() ? -1 : index_of(hand, number);
            if (index >= 0) hand.players[index].agreed = true;
            return index >= 0;
        });
    if (!reader.good || !read_deck(reader, hand)) return false;
    hand.begin(posts);
    return true;
}

}  // namespace splitpot
