"""Open Hand History: what of it makes a hand, and what cannot be read."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from splitpot.history.histories import read_history
from splitpot.history.real_hand import HistoryFault, Lack, RealHand, Unplayable
from splitpot.history.replayed import Outcome, replay
from splitpot.poker.events import Post, PostKind, Stack
from splitpot.poker.rules import Limit
from tests.history.facts import write_facts


def action(player: int, kind: str, amount: float | str = 0, **more: Any) -> dict[str, Any]:
    """One action as the format has it."""
    return {
        "action_number": 0,
        "player_id": player,
        "action": kind,
        "amount": amount,
        "is_allin": False,
        **more,
    }


def object_of(**changes: Any) -> dict[str, Any]:
    """A hand of Omaha Hi/Lo between seats 2, 5 and 9; the middle one never comes in."""
    hand = {
        "spec_version": "1.4.7",
        "game_number": "77",
        "game_type": "OmahaHiLo",
        "bet_limit": {"bet_type": "PL"},
        "dealer_seat": 9,
        "small_blind_amount": 0.1,
        "big_blind_amount": 0.25,
        "flags": [],
        "players": [
            {"id": 0, "seat": 2, "name": "Ann: B", "starting_stack": 10.0},
            {"id": 1, "seat": 5, "name": "Bob", "starting_stack": 20},
            {"id": 2, "seat": 9, "name": "Cat", "starting_stack": "12.35"},
        ],
        "rounds": [
            {
                "id": 0,
                "street": "Preflop",
                "cards": [],
                "actions": [
                    action(0, "Dealt Cards", cards=["As", "2s", "Kd", "9c"]),
                    action(0, "Post SB", 0.1),
                    action(2, "Post BB", 0.25),
                    action(0, "Raise", 0.65),
                    action(2, "Call", 0.5),
                ],
            },
            {
                "street": "Flop",
                "cards": ["3d", "4c", "8h"],
                "actions": [action(2, "Check"), action(0, "Bet", 1.2), action(2, "Fold")],
            },
        ],
        "pots": [
            {"number": 0, "amount": 1.5, "rake": 0.05, "player_wins": [{"player_id": 0, "win_amount": 1.45}]}
        ],
    }
    return {"ohh": hand | changes}


def one(**changes: Any) -> RealHand | Unplayable:
    """The one hand that is read."""
    (hand,) = read_history(json.dumps(object_of(**changes)))
    return hand


def test_a_hand_has_all_that_the_format_says():
    """Only who takes part is dealt in; a raise counts to its total; the rake is taken out of the pot."""
    hand = one()
    assert isinstance(hand, RealHand)

    assert (
        "hand 77\n"
        "rules omaha8 pot 0.10/0.25 unit 0.05\n"
        "seats button 9 | 2 10 | 9 12.35\n"
        "posts 2 small_blind 0.10 | 9 big_blind 0.25\n"
        "cards 2 As2sKd9c\n"
        "preflop: 2 raises to 0.75, 9 calls 0.50\n"
        "flop 3d4c8h: 9 checks, 2 bets 1.20, 9 folds\n"
        "returned unknown\n"
        "total 1.50 rake 0.05\n"
        "won 1.45: 2 1.45 merged\n"
    ) == write_facts(hand, 77)
    assert (1, {2: "Ann: B", 5: "Bob", 9: "Cat"}) == (hand.line, hand.names)


def test_the_button_is_where_the_file_says():
    """With the button at seat 9, seat 2 opens the flop; with the button at seat 2 the hand is right."""
    assert "the refusal not_your_turn (Ann: B is to act)" == replay(one()).got
    assert Outcome.AGREES is replay(one(dealer_seat=2)).outcome


def test_a_file_holds_many_hands():
    """Objects stand one after another, on one line or on many, with blank lines between them."""
    text = json.dumps(object_of()) + "\r\n\r\n" + json.dumps(object_of(game_number=78), indent=1) + "\n\n\n"
    hands = list(read_history("\ufeff" + text))

    assert [("77", 1), ("78", 3)] == [(hand.number, hand.line) for hand in hands]


def test_binary_noise_is_no_amount():
    """0.1 + 0.2 is 0.30, and a third of a cent is nothing."""
    noisy = one(
        players=[*object_of()["ohh"]["players"][:2], {"id": 2, "seat": 9, "starting_stack": 12.1 + 0.2}]
    )
    assert isinstance(noisy, RealHand)

    assert (Stack(2, 1000), Stack(9, 1230)) == noisy.seats
    with pytest.raises(HistoryFault, match="is no amount of whole hundredths"):
        one(small_blind_amount=0.333)


def test_every_kind_of_post_has_its_place():
    """Antes come first, straddles last, whatever their order in the file."""
    names = ["Straddle", "Post Dead", "Post Extra Blind", "Post BB", "Post SB", "Post Ante"]
    rounds = [{"street": "Preflop", "actions": [action(1, name, 0.25) for name in names]}]
    hand = one(
        rounds=rounds, pots=[{"number": 0, "amount": 1, "player_wins": [{"player_id": 0, "win_amount": 1}]}]
    )
    assert isinstance(hand, RealHand)

    kinds = [
        PostKind.ANTE,
        PostKind.SMALL_BLIND,
        PostKind.BIG_BLIND,
        PostKind.LIVE,
        PostKind.DEAD,
        PostKind.STRADDLE,
    ]
    assert tuple(Post(5, kind, 25) for kind in kinds) == hand.posts


def test_a_fixed_limit_game_has_its_upper_limit():
    """The format names the blinds only; the upper limit is twice the lower one."""
    hand = one(bet_limit={"bet_type": "FL"})
    assert isinstance(hand, RealHand)

    assert (Limit.FIXED, 10, 25, 25, 50) == (
        hand.rules.limit,
        hand.rules.small_blind,
        hand.rules.big_blind,
        hand.rules.small_bet,
        hand.rules.big_bet,
    )


def test_several_pots_stand_by_their_numbers():
    """Only a lone pot may be a merged one."""
    pots = [
        {"number": 1, "amount": 0.5, "player_wins": [{"player_id": 2, "win_amount": 0.5}]},
        {"number": 0, "amount": 1, "player_wins": [{"player_id": 0, "win_amount": 1}]},
    ]
    hand = one(pots=pots)
    assert isinstance(hand, RealHand)

    assert [100, 50] == [pot.amount for pot in hand.pots]
    assert (False, True) == (hand.merged, replace(hand, merged=True).merged)


@pytest.mark.parametrize(
    ("changes", "lack"),
    [
        ({"game_type": "Stud"}, Lack.GAME_NOT_PLAYED),
        ({"bet_limit": {"bet_type": "SL"}}, Lack.GAME_NOT_PLAYED),
        ({"pots": []}, Lack.UNFINISHED),
    ],
)
def test_what_a_hand_lacks_is_named(changes, lack):
    """Other games and hands without an end are passed over, with the reason."""
    assert Unplayable("77", 1, lack) == one(**changes)


def test_a_second_board_is_missed_only_at_a_showdown():
    """The flag says that the board was run twice, and the format shows one."""
    rounds = object_of()["ohh"]["rounds"][:1]

    assert Unplayable("77", 1, Lack.SECOND_BOARD_MISSING) == one(flags=["Run_It_Twice"], rounds=rounds)
    assert isinstance(one(flags=["Run_It_Twice"]), RealHand)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"pots": None}, "Expected `array`, got `null`"),
        ({"dealer_seat": "north"}, "Expected `int`, got `str`"),
        ({"rounds": [{"street": "Seventh", "actions": []}]}, "Invalid enum value 'Seventh'"),
        ({"small_blind_amount": "NaN"}, "NaN is no amount"),
        ({"small_blind_amount": "1e400"}, "is no amount"),
        ({"small_blind_amount": -1}, "-1 is no amount"),
        ({"small_blind_amount": 0}, "the small blind is more than 0"),
        ({"rounds": []}, "a hand has 2 to 10 seats"),
        ({"rounds": object_of()["ohh"]["rounds"][1:]}, "a board is dealt in three, one and one cards"),
        ({"rounds": [{"street": "Preflop", "actions": [action(7, "Fold")]}]}, "speaks of player 7"),
    ],
)
def test_a_hand_that_cannot_be_read_is_named(changes, message):
    """The fault says what is wrong, and its line is where the hand begins."""
    text = "\n\n" + json.dumps(object_of(**changes))
    with pytest.raises(HistoryFault, match=message) as caught:
        list(read_history(text))

    assert 3 == caught.value.line


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (["As", "2s", "Kd"], "a hand of omaha8 has 4 cards"),
        (["As", "2s", "Kd", "3d"], "the card 3d is in two places"),
        (["As", "2s", "Kd", "Xx"], "'Xx' is not a card"),
    ],
)
def test_impossible_cards_are_refused(cards, message):
    """The right number of cards, each once."""
    rounds = object_of()["ohh"]["rounds"]
    rounds[0]["actions"][0]["cards"] = cards
    with pytest.raises(HistoryFault, match=message):
        one(rounds=rounds)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "neither Open Hand History"),
        ("hello", 1, "neither Open Hand History"),
        ('{"ohh": ', 1, "no JSON object"),
        ('{"a":' * 100_000, 1, "nested so deep"),
        ("{}", 1, "missing required field `ohh`"),
        (json.dumps(object_of()) + "\n\nend", 3, "no JSON object"),
    ],
)
def test_what_is_no_history_is_refused(text, line, message):
    """Whatever the file is, the fault has a line and a sentence."""
    with pytest.raises(HistoryFault, match=message) as caught:
        list(read_history(text))

    assert line == caught.value.line
