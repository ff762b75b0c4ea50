"""Hands replayed by PokerKit, run by the Python it is installed in: one line of JSON a hand in, one out.

In: game, limit, blinds, stacks in order of the deal, hole cards, board, and actions with the choices they
were made from. Out: null, or what PokerKit says otherwise.
"""

import json
import sys
from typing import Any

import pokerkit as kit
from pokerkit import games

HIGH_LOW = (kit.OmahaHoldemHand, kit.OmahaEightOrBetterLowHand)
LIMITS = {"no": games.NoLimitPokerMixin, "pot": games.PotLimitPokerMixin}
# Everything but the cards, which are given; what is burned nobody knows.
BY_HAND = {kit.Automation.HOLE_DEALING, kit.Automation.BOARD_DEALING, kit.Automation.CARD_BURNING}
AUTOMATIONS = tuple(automation for automation in kit.Automation if automation not in BY_HAND)
STREET_CARDS = {0: 3, 3: 1, 4: 1}


def table(game: str, limit: str, blinds: tuple[int, int]) -> Any:
    """A table of this game; the ones it lacks are put together of its parts."""
    cards = games.TexasHoldemMixin if game == "holdem" else games.OmahaHoldemMixin
    kinds = {"holdem": (kit.StandardHighHand,), "omaha": (kit.OmahaHoldemHand,), "omaha8": HIGH_LOW}
    made = type("Game", (LIMITS[limit], cards, games.UnfixedLimitHoldem), {"hand_types": kinds[game]})
    return made(AUTOMATIONS, True, 0, blinds, blinds[1], mode=kit.Mode.CASH_GAME)


def choices(state: Any) -> tuple[int, int | None, int | None]:
    """What is to be called, and the least and most of a raise."""
    if not state.can_complete_bet_or_raise_to():
        return state.checking_or_calling_amount, None, None
    return (
        state.checking_or_calling_amount,
        state.min_completion_betting_or_raising_to_amount,
        state.max_completion_betting_or_raising_to_amount,
    )


def deal(state: Any, board: list[str]) -> None:
    """The cards of the next street, as long as it waits for some."""
    while state.status and state.can_burn_card():
        dealt = len(list(state.get_board_cards(0)))
        state.burn_card("??")
        state.deal_board("".join(board[dealt : dealt + STREET_CARDS[dealt]]))


def difference(hand: dict[str, Any]) -> str | None:
    """What PokerKit says otherwise about `hand`, or None."""
    state = table(hand["game"], hand["limit"], hand["blinds"])(hand["stacks"], len(hand["stacks"]))
    for cards in hand["holes"]:
        state.deal_hole(cards)
    deal(state, hand["board"])
    for number, action in enumerate(hand["actions"]):
        found = choices(state)
        if found[0] != action["call"]:
            return f"action {number}: to call {action['call']}, PokerKit {found[0]}"
        # Where it lets a limper raise again after a short all-in, the big blind is no bet to it.
        if action["low"] is not None and found[1:] != (action["low"], action["high"]):
            return f"action {number}: raise {action['low']}-{action['high']}, PokerKit {found[1]}-{found[2]}"
        match action["kind"]:
            case "fold":
                state.fold()
            case "call":
                state.check_or_call()
            case _:
                state.complete_bet_or_raise_to(action["to"])
        deal(state, hand["board"])
    if state.status:
        return "PokerKit waits for another action"
    return None if list(state.stacks) == hand["ends"] else f"stacks {hand['ends']}, PokerKit {state.stacks}"


def main() -> None:
    """Replay every line of standard input."""
    for line in sys.stdin:
        print(json.dumps(difference(json.loads(line))))


if __name__ == "__main__":
    main()
