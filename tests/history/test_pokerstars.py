"""PokerStars text: what of it makes a hand, and what cannot be read."""

import pytest

from splitpot.history.histories import read_history
from splitpot.history.real_hand import HistoryFault, Lack, RealHand, Unplayable
from splitpot.history.replayed import Outcome, Replay, replay
from splitpot.poker.events import Post, PostKind
from tests.history.facts import write_facts

HAND = """\
PokerStars Hand #1001:  Omaha Hi/Lo Pot Limit ($0.10/$0.25 USD) - 2026/05/01 20:14:09 CET
Table 'Oak' 6-max Seat #2 is the button
Seat 1: Ann: shows ($10 in chips)
Seat 2: Bob ($20 in chips)
Seat 3: Ann ($5.05 in chips)
Seat 4: Cat ($7 in chips) is sitting out
Ann: posts small blind $0.10
Cat joins the table at seat #4
Ann: shows: posts big blind $0.25
*** HOLE CARDS ***
Dealt to Bob [As 2s Kd 9c]
Bob: raises $0.50 to $0.75
Ann: calls $0.65
Ann: shows: calls $0.50
*** FLOP *** [3d 4c Kh]
Ann: checks
Ann: shows: checks
Bob: bets $2.25
Ann: calls $2.25
Ann: shows: folds
*** TURN *** [3d 4c Kh] [8h]
Ann: bets $2.05 and is all-in
Bob: raises $3 to $5.05
Uncalled bet ($3) returned to Bob
*** RIVER *** [3d 4c Kh 8h] [Qc]
*** SHOW DOWN ***
Bob: shows [As 2s Kd 9c] (HI: a pair of Kings; LO: 8,4,3,2,A)
Ann: mucks hand
Bob collected $5.30 from pot
Bob collected $5.25 from pot
*** SUMMARY ***
Total pot $10.85 | Rake $0.30
Board [3d 4c Kh 8h Qc]
Seat 1: Ann: shows (big blind) folded on the Flop
Seat 2: Bob (button) showed [As 2s Kd 9c] and won ($10.55) with HI: a pair of Kings; LO: 8,4,3,2,A
Seat 3: Ann (small blind) mucked [Qs Jd Jc 7s]
"""


def one(text: str) -> RealHand | Unplayable:
    """The one hand of `text`."""
    (hand,) = read_history(text)
    return hand


def test_a_hand_has_all_that_the_text_says():
    """Names may hold anything, talk is passed over, cards mucked at the end are known from the summary."""
    hand = one(HAND)
    assert isinstance(hand, RealHand)

    assert (
        "hand 1\n"
        "rules omaha8 pot 0.10/0.25 unit 0.05\n"
        "seats button 2 | 1 10 | 2 20 | 3 5.05\n"
        "posts 3 small_blind 0.10 | 1 big_blind 0.25\n"
        "cards 2 As2sKd9c | 3 QsJdJc7s\n"
        "preflop: 2 raises to 0.75, 3 calls 0.65, 1 calls 0.50\n"
        "flop 3d4cKh: 3 checks, 1 checks, 2 bets 2.25, 3 calls 2.25, 1 folds\n"
        "turn 8h: 3 bets 2.05 all-in, 2 raises to 5.05\n"
        "river Qc:\n"
        "returned 2 3\n"
        "total 10.85 rake 0.30\n"
        "won 10.55: 2 5.30, 2 5.25\n"
    ) == write_facts(hand, 1)


def test_a_raise_that_nobody_can_call_is_refused():
    """Ann has nothing left, so Bob could only call."""
    assert "the refusal nobody_to_raise (Bob is to act)" == replay(one(HAND)).got
    called = HAND.replace("raises $3 to $5.05", "calls $2.05").replace(
        "Uncalled bet ($3) returned to Bob\n", ""
    )

    assert Replay(Outcome.AGREES) == replay(one(called))


def test_a_file_holds_many_hands():
    """Blank lines between them, a byte order mark in front, either kind of line end."""
    text = "\ufeff" + (HAND + "\n\n\n" + HAND.replace("1001", "1002")).replace("\n", "\r\n")
    hands = list(read_history(text))

    assert [("1001", 1), ("1002", HAND.count("\n") + 4)] == [(hand.number, hand.line) for hand in hands]


LIMIT = """\
PokerStars Game #7: Tournament #1, 50FPP Hold'em Limit - Level II (30/60) - 2010/07/10 22:22:31 CET
Table 'Oak' 9-max Seat #1 is the button
Seat 1: Ann (100 in chips)
Seat 2: Bob (1000 in chips)
Seat 3: Cat (500 in chips)
Ann: posts the ante 5
Bob: posts the ante 5
Cat: posts the ante 5
Bob: posts small blind 15
Cat: posts big blind 30
*** HOLE CARDS ***
Dealt to Bob [Kh 8d]
Ann: folds
Bob: raises 30 to 60
Cat: folds
Uncalled bet (30) returned to Bob
Bob collected 75 from pot
Bob: doesn't show hand
*** SUMMARY ***
Total pot 75 | Rake 0
Seat 1: Ann (button) folded before Flop (didn't bet)
Seat 2: Bob (small blind) collected (75)
Seat 3: Cat (big blind) folded before Flop
"""


def test_a_tournament_hand_is_one_like_any_other():
    """Chips without a currency, antes, and the two limits of the level."""
    hand = one(LIMIT)
    assert isinstance(hand, RealHand)

    assert Replay(Outcome.AGREES) == replay(hand)
    assert (1500, 3000, 3000, 6000) == (
        hand.rules.small_blind,
        hand.rules.big_blind,
        hand.rules.small_bet,
        hand.rules.big_bet,
    )


def test_what_returning_players_post_is_not_the_blind():
    """A second big blind is live, a second small one dead, and of both in one sum the small part is dead."""
    extra = "Ann: posts big blind 30\nAnn: posts small blind 15\nAnn: posts small & big blinds 45\n"
    hand = one(LIMIT.replace("*** HOLE", extra + "*** HOLE"))
    assert isinstance(hand, RealHand)

    assert [
        Post(1, PostKind.LIVE, 3000),
        Post(1, PostKind.LIVE, 3000),
        Post(1, PostKind.DEAD, 1500),
        Post(1, PostKind.DEAD, 1500),
    ] == [post for post in hand.posts if post.seat == 1 and post.kind is not PostKind.ANTE]


def test_histories_before_2006_do_not_print_what_went_back():
    """There the line is missing, and nothing is compared with it."""
    old = LIMIT.replace("Uncalled bet (30) returned to Bob\n", "")

    assert "returned: nothing" == replay(one(old)).expected
    assert Replay(Outcome.AGREES) == replay(one(old.replace("2010/07/10", "2005/07/10")))


TWICE = """\
PokerStars Hand #8:  Hold'em No Limit ($1/$2 USD) - 2026/05/01 20:14:09 ET
Table 'Oak' 6-max Seat #1 is the button
Seat 1: Ann ($20 in chips)
Seat 2: Bob ($20 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: raises $18 to $20 and is all-in
Bob: calls $18 and is all-in
*** FIRST FLOP *** [2c 7d 9h]
*** FIRST TURN *** [2c 7d 9h] [4c]
*** FIRST RIVER *** [2c 7d 9h 4c] [Kd]
*** SECOND FLOP *** [3c 3d 9s]
*** SECOND TURN *** [3c 3d 9s] [4d]
*** SECOND RIVER *** [3c 3d 9s 4d] [5d]
*** FIRST SHOW DOWN ***
Ann: shows [As Ah] (a pair of Aces)
Bob: shows [Ks Kh] (three of a kind, Kings)
Bob collected $19.75 from pot
*** SECOND SHOW DOWN ***
Ann: shows [As Ah] (two pair, Aces and Threes)
Bob: shows [Ks Kh] (two pair, Kings and Threes)
Ann collected $19.75 from pot
*** SUMMARY ***
Total pot $40 | Rake $0.50
Hand was run twice
FIRST Board [2c 7d 9h 4c Kd]
SECOND Board [3c 3d 9s 4d 5d]
Seat 1: Ann (button) (small blind) showed [As Ah] and lost with a pair of Aces, and won ($19.75) with two pair
Seat 2: Bob (big blind) showed [Ks Kh] and won ($19.75) with three of a kind, Kings, and lost with two pair
"""


def test_a_board_run_twice_is_dealt_twice():
    """Each board has half of the pot, and the rake is taken once."""
    assert Replay(Outcome.AGREES) == replay(one(TWICE))


def test_a_pot_that_the_summary_forgot_is_still_one():
    """What was collected from it is compared all the same."""
    hand = one(LIMIT.replace("collected 75 from pot", "collected 75 from side pot-2"))
    assert isinstance(hand, RealHand)

    assert [7500, 0, 7500] == [pot.amount for pot in hand.pots]
    assert Outcome.DIFFERS is replay(hand).outcome


@pytest.mark.parametrize(
    ("printed", "instead", "lack"),
    [
        ("Hold'em Limit", "Razz Limit", Lack.GAME_NOT_PLAYED),
        ("Hold'em Limit", "6 Card Omaha Limit", Lack.GAME_NOT_PLAYED),
        ("Total pot 75 | Rake 0\n", "", Lack.UNFINISHED),
    ],
)
def test_what_a_hand_lacks_is_named(printed, instead, lack):
    """Other games and hands without an end are passed over, with the reason."""
    assert Unplayable("7", 1, lack) == one(LIMIT.replace(printed, instead))


@pytest.mark.parametrize(
    ("printed", "instead", "line", "message"),
    [
        ("Bob: raises 30 to 60", "Bob: raises 30", 14, "has not the amounts that belong to it"),
        ("Bob: raises 30 to 60", "Bob: folds 30", 14, "has not the amounts that belong to it"),
        ("Bob: raises 30 to 60", "Bob: calls 1.234", 14, "'1.234' is not an amount"),
        ("Dealt to Bob", "Dealt to Zoe", 12, "'Zoe'"),
        ("[Kh 8d]", "[Kh Kh]", 12, "the card Kh appears twice"),
        ("Seat 3: Cat (500", "Seat 2: Cat (500", 5, "a seat has one player"),
        ("Table 'Oak' 9-max Seat #1 is the button\n", "", 1, "no line says where the button is"),
        ("Bob: posts small blind 15", "Bob: posts small blind 40", 1, "the small blind is more than 0"),
        ("Seat 1: Ann (100", "Seat 1: Ann (0", 1, "whoever is dealt in has chips"),
        ("*** SUMMARY", "*** TURN *** [Ac]\n*** SUMMARY", 1, "a board is dealt in three, one and one"),
        ("*** SUMMARY", "*** FLOP *** [Kh 2c 3c]\n*** SUMMARY", 1, "the card Kh is in two places"),
    ],
)
def test_a_hand_that_cannot_be_read_is_named(printed, instead, line, message):
    """The fault says what is wrong, with the line, or the line where the hand begins."""
    assert printed in LIMIT
    with pytest.raises(HistoryFault, match=message) as caught:
        one(LIMIT.replace(printed, instead))

    assert line == caught.value.line
