"""Random hands on other engines, run by the Python they are installed in: engines.py NAME SECONDS.

Six players with 200 chips each at a 2-4 table (clubs has stakes of its own); each legal kind of action is as
likely as another. Prints one line of JSON: hands, actions, and CPU seconds.
"""

import json
import random
import sys
import time
from collections.abc import Callable

PLAYERS, STACK = 6, 200
BLINDS, BETS = (1, 2), (2, 4)

Play = Callable[[], int]  # plays one hand and returns how many actions it had


def pokerkit(game: str, chance: random.Random) -> Play:
    """PokerKit, with everything automatic that can be."""
    import pokerkit as kit
    from pokerkit import games

    class OmahaHiLo(games.FixedLimitPokerMixin, games.OmahaHoldemMixin, games.Holdem):
        """Its own class of this game bets by the pot, so this one is built from its fixed-limit parts."""

        hand_types = (kit.OmahaHoldemHand, kit.OmahaEightOrBetterLowHand)

    made = OmahaHiLo if game == "omaha8" else kit.FixedLimitTexasHoldem
    table = made(tuple(kit.Automation), True, 0, BLINDS, *BETS, mode=kit.Mode.CASH_GAME)

    def play() -> int:
        state = table(STACK, PLAYERS)
        actions = 0
        while state.status:
            kinds = ["call"]
            if state.checking_or_calling_amount:
                kinds.append("fold")
            if state.can_complete_bet_or_raise_to():
                kinds.append("raise")
            match chance.choice(kinds):
                case "call":
                    state.check_or_call()
                case "fold":
                    state.fold()
                case _:
                    state.complete_bet_or_raise_to()
            actions += 1
        assert sum(state.stacks) == PLAYERS * STACK
        return actions

    return play


def clubs(game: str, chance: random.Random) -> Play:
    """The Dealer of clubs, six-handed limit hold'em."""
    assert game == "holdem"
    import clubs as engine

    dealer = engine.poker.Dealer(**engine.configs.LIMIT_HOLDEM_SIX_PLAYER)

    def play() -> int:
        seen = dealer.reset(reset_button=True, reset_stacks=True)
        actions, done = 0, [False]
        while not all(done):
            bets = [seen["call"]]
            if seen["call"] > 0:
                bets.append(-1)
            if seen["max_raise"] > 0:
                bets.append(seen["max_raise"])
            seen, _, done = dealer.step(chance.choice(bets))
            actions += 1
        return actions

    return play


def rlcard(game: str, chance: random.Random) -> Play:
    """The limit hold'em game of rlcard, without its environment; folding is always legal there."""
    assert game == "holdem"
    from rlcard.games.limitholdem.game import LimitHoldemGame

    table = LimitHoldemGame(num_players=PLAYERS)

    def play() -> int:
        table.init_game()
        actions = 0
        while not table.is_over():
            table.step(chance.choice(table.get_legal_actions()))
            actions += 1
        table.get_payoffs()
        return actions

    return play


def measure(play: Play, seconds: float) -> dict[str, float]:
    """Play for so many CPU seconds after a first hand."""
    play()
    hands = actions = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        actions += play()
        hands += 1
    return {"hands": hands, "actions": actions, "seconds": spent}


def main() -> None:
    """Measure the engine named, as in pokerkit:omaha8."""
    engine, _, game = sys.argv[1].partition(":")
    play = {"pokerkit": pokerkit, "clubs": clubs, "rlcard": rlcard}[engine](game, random.Random(1))
    print(json.dumps(measure(play, float(sys.argv[2]))))


if __name__ == "__main__":
    main()
