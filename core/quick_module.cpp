// splitpot.poker._quick: the hand played in place as one Python type, by the limited API of 3.11.
// What it offers and refuses is that of src/splitpot/poker/quick_twin.py; a test compares the two.
#include <algorithm>
#include <new>

#include "quick_reading.hpp"

using splitpot::Chips;
using splitpot::Closed;
using splitpot::QuickAction;
using splitpot::QuickHand;
using splitpot::QuickPlayer;

namespace {

struct Object {
    PyObject_HEAD
    QuickHand hand;
};

QuickHand &hand_of(PyObject *self) { return reinterpret_cast<Object *>(self)->hand; }
const QuickPlayer &on_turn(const QuickHand &hand) { return hand.players[hand.turn]; }
PyObject *number(Chips value) { return PyLong_FromLongLong(value); }

// Raises IllegalAction for `reason` with the values that would be right; takes over `values`.
PyObject *refuse(const char *reason, PyObject *values) {
    PyObject *actions = values ? PyImport_ImportModule("splitpot.poker.actions") : nullptr;
    PyObject *kind = actions ? PyObject_GetAttrString(actions, "IllegalAction") : nullptr;
    PyObject *named = actions ? PyObject_CallMethod(actions, "Refusal", "s", reason) : nullptr;
    PyObject *given = named ? PyTuple_Pack(1, named) : nullptr;
    PyObject *error = kind && given ? PyObject_Call(kind, given, values) : nullptr;
    if (error) PyErr_SetObject(kind, error);
    for (PyObject *used : {values, actions, kind, named, given, error}) Py_XDECREF(used);
    return nullptr;
}

PyObject *fold(PyObject *self, PyObject *) {
    QuickHand &hand = hand_of(self);
    if (hand.over) return refuse("hand_over", PyDict_New());
    if (hand.owed <= 0) return refuse("check_is_free", PyDict_New());
    hand.fold();
    Py_RETURN_NONE;
}

PyObject *check(PyObject *self, PyObject *) {
    QuickHand &hand = hand_of(self);
    if (hand.over) return refuse("hand_over", PyDict_New());
    if (hand.owed > 0)
        return refuse("bet_to_call", Py_BuildValue("{sL}", "call", std::min(hand.owed, on_turn(hand).stack)));
    hand.pass();
    Py_RETURN_NONE;
}

PyObject *call(PyObject *self, PyObject *) {
    QuickHand &hand = hand_of(self);
    if (hand.over) return refuse("hand_over", PyDict_New());
    if (hand.owed <= 0) return refuse("nothing_to_call", PyDict_New());
    hand.pass();
    Py_RETURN_NONE;
}

PyObject *bet(PyObject *self, PyObject *amount) {
    constexpr const char *reasons[] = {"", "no_chips_to_raise", "nobody_to_raise", "capped", "betting_not_reopened"};
    QuickHand &hand = hand_of(self);
    if (hand.over) return refuse("hand_over", PyDict_New());
    const Chips to = PyLong_AsLongLong(amount);
    if (to == -1 && PyErr_Occurred()) return nullptr;
    if (hand.closed != Closed::NO) return refuse(reasons[static_cast<int>(hand.closed)], PyDict_New());
    if (to < hand.low || to > hand.high)
        return refuse("wrong_amount", Py_BuildValue("{sLsL}", "min", hand.low, "max", hand.high));
    if (to % hand.rules.unit && to != on_turn(hand).bet + on_turn(hand).stack)
        return refuse("wrong_amount", Py_BuildValue("{sLsLsL}", "min", hand.low, "max", hand.high, "unit",
                                                    hand.rules.unit));
    hand.bet(to);
    Py_RETURN_NONE;
}

PyObject *cards(const std::uint8_t *from, int count) {
    PyObject *tuple = PyTuple_New(count);
    for (int i = 0; tuple && i < count; ++i)
        if (PyTuple_SetItem(tuple, i, PyLong_FromLong(from[i])) < 0) Py_CLEAR(tuple);
    return tuple;
}

PyObject *hole(PyObject *self, PyObject *seat) {
    const long wanted = PyLong_AsLong(seat);
    if (wanted == -1 && PyErr_Occurred()) return nullptr;
    const QuickHand &hand = hand_of(self);
    for (int i = 0; i < hand.count; ++i)
        if (hand.players[i].seat == wanted) return cards(hand.players[i].hole.data(), hand.rules.hole);
    return PyErr_Format(PyExc_ValueError, "seat %ld is not dealt in", wanted);
}

PyObject *turn(PyObject *self, void *) {
    const QuickHand &hand = hand_of(self);
    return hand.over ? Py_NewRef(Py_None) : PyLong_FromLong(on_turn(hand).seat);
}

PyObject *owed(PyObject *self, void *) {
    const QuickHand &hand = hand_of(self);
    return number(hand.over || hand.owed <= 0 ? 0 : std::min(hand.owed, on_turn(hand).stack));
}

PyObject *min_to(PyObject *self, void *) {
    const QuickHand &hand = hand_of(self);
    return hand.over || hand.closed != Closed::NO ? Py_NewRef(Py_None) : number(hand.low);
}

PyObject *max_to(PyObject *self, void *) {
    const QuickHand &hand = hand_of(self);
    return hand.over || hand.closed != Closed::NO ? Py_NewRef(Py_None) : number(hand.high);
}

PyObject *over(PyObject *self, void *) { return PyBool_FromLong(hand_of(self).over); }
PyObject *street(PyObject *self, void *) { return PyLong_FromLong(hand_of(self).street); }
PyObject *total(PyObject *self, void *) { return number(hand_of(self).total()); }
PyObject *carried(PyObject *self, void *) { return number(hand_of(self).carried_out); }
PyObject *board(PyObject *self, void *) { return cards(hand_of(self).board.data(), hand_of(self).dealt); }

PyObject *second(PyObject *self, void *) {
    const QuickHand &hand = hand_of(self);
    return cards(hand.second.data(), hand.common >= 0 && hand.over ? 5 : 0);
}

PyObject *stacks(PyObject *self, void *) {
    const QuickHand &hand = hand_of(self);
    PyObject *tuple = PyTuple_New(hand.count);
    for (int i = 0; tuple && i < hand.count; ++i)
        if (PyTuple_SetItem(tuple, i, number(hand.players[i].stack)) < 0) Py_CLEAR(tuple);
    return tuple;
}

PyObject *actions(PyObject *self, void *) {
    const QuickHand &hand = hand_of(self);
    PyObject *tuple = PyTuple_New(static_cast<Py_ssize_t>(hand.actions.size()));
    Py_ssize_t place = 0;
    for (const QuickAction &action : hand.actions) {
        const char kind = static_cast<char>(action.kind);
        PyObject *item = tuple ? Py_BuildValue("(s#L)", &kind, Py_ssize_t{1}, action.to) : nullptr;
        if (!item || PyTuple_SetItem(tuple, place++, item) < 0) {
            Py_CLEAR(tuple);
            break;
        }
    }
    return tuple;
}

PyObject *create(PyTypeObject *type, PyObject *arguments, PyObject *) {
    PyObject *started = nullptr;
    if (!PyArg_ParseTuple(arguments, "O:QuickHand", &started)) return nullptr;
    const auto allocate = reinterpret_cast<allocfunc>(PyType_GetSlot(type, Py_tp_alloc));
    PyObject *self = allocate(type, 0);
    if (!self) return nullptr;
    new (&hand_of(self)) QuickHand();
    if (!splitpot::read_start(started, hand_of(self))) Py_CLEAR(self);
    return self;
}

void destroy(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    hand_of(self).~QuickHand();
    reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

PyMethodDef methods[] = {
    {"fold", fold, METH_NOARGS, "Give up the hand. Raises IllegalAction."},
    {"check", check, METH_NOARGS, "Stay in for nothing. Raises IllegalAction."},
    {"call", call, METH_NOARGS, "Put in what is owed, or all that is left. Raises IllegalAction."},
    {"bet", bet, METH_O, "Bet or raise to a total of this street. Raises IllegalAction."},
    {"hole", hole, METH_O, "The hole cards of a seat."},
    {nullptr, nullptr, 0, nullptr},
};

PyGetSetDef fields[] = {
    {"turn", turn, nullptr, "The seat that has to decide, None when the hand is over.", nullptr},
    {"owed", owed, nullptr, "What a call costs, 0 if a check is free.", nullptr},
    {"min_to", min_to, nullptr, "The least bet or raise, None if there may be none.", nullptr},
    {"max_to", max_to, nullptr, "The most that may be bet, None if nothing may.", nullptr},
    {"over", over, nullptr, "Is the hand over.", nullptr},
    {"street", street, nullptr, "0 before the flop to 3 on the river.", nullptr},
    {"board", board, nullptr, "The board cards.", nullptr},
    {"second", second, nullptr, "The second board when the hand is over, empty without one.", nullptr},
    {"total", total, nullptr, "All chips in the middle.", nullptr},
    {"stacks", stacks, nullptr, "The chips behind, in the order of the seats.", nullptr},
    {"carried", carried, nullptr, "Chips that stay for the next hand.", nullptr},
    {"actions", actions, nullptr, "What was done, as (kind, to).", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyType_Slot slots[] = {
    {Py_tp_new, reinterpret_cast<void *>(create)},
    {Py_tp_dealloc, reinterpret_cast<void *>(destroy)},
    {Py_tp_methods, methods},
    {Py_tp_getset, fields},
    {Py_tp_doc, const_cast<char *>("A hand played in place.")},
    {0, nullptr},
};

PyType_Spec spec = {"splitpot.poker._quick.QuickHand", sizeof(Object), 0,
                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};

int fill(PyObject *module) {
    PyObject *type = PyType_FromSpec(&spec);
    const int failed = type ? PyModule_AddObjectRef(module, "QuickHand", type) : -1;
    Py_XDECREF(type);
    return failed;
}

PyModuleDef_Slot module_slots[] = {{Py_mod_exec, reinterpret_cast<void *>(fill)}, {0, nullptr}};

PyModuleDef module = {PyModuleDef_HEAD_INIT, "splitpot.poker._quick", nullptr, 0, nullptr,
                      module_slots, nullptr, nullptr, nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__quick() { return PyModuleDef_Init(&module); }
