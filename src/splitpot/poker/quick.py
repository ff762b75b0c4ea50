"""A hand played in place by the C++ core, for programs that play millions and ask for no facts between.

A `QuickHand` knows every rule and option that decides choices and chips. It keeps no facts: `facts` has the
rules themselves tell them afterwards. Where the core has not been built, or the environment says
`SPLITPOT_EVALUATOR=python`, `quick_twin.py` plays instead, by the rules and as fast as they are.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from splitpot import evaluator
from splitpot.poker.actions import Action, Bet, Call, Check, Fold, Raise
from splitpot.poker.apply import apply, begin
from splitpot.poker.choose import choose
from splitpot.poker.dealer import next_event
from splitpot.poker.events import Event, HandStarted
from splitpot.poker.legal import legal_actions
from splitpot.poker.quick_twin import QuickHand as _Twin

if TYPE_CHECKING:
    from splitpot.poker._quick import QuickHand
elif evaluator.implementation() == "c++":
    try:
        from splitpot.poker._quick import QuickHand
    except ImportError:
        QuickHand = _Twin
else:
    QuickHand = _Twin

__all__ = ["QuickHand", "facts", "implementation"]


def implementation() -> Literal["c++", "python"]:
    """Tell who plays: the C++ core or its Python twin."""
    return "python" if QuickHand is _Twin else "c++"


def facts(started: HandStarted, quick: QuickHand) -> Iterator[Event]:
    """What happened in `quick`, which began with `started`, up to now: every fact that a table would keep."""
    yield started
    hand = begin(started)
    done = iter(quick.actions)
    while not hand.over:
        event = next_event(hand)
        if event is None:
            kind, to = next(done, ("", 0))
            legal = legal_actions(hand)
            if not kind or legal is None:
                return
            event = choose(hand, legal.seat, _action(kind, to, opens=legal.opens), legal)
        yield event
        hand = apply(hand, event)


def _action(kind: str, to: int, *, opens: bool) -> Action:
    if kind == "r":
        return Bet(to) if opens else Raise(to)
    plain: dict[str, Action] = {"f": Fold(), "k": Check(), "c": Call()}
    return plain[kind]
