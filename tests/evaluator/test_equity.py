"""Exact equities: known ones, the twin's, and what must add up whatever the hands."""

import random

import pytest
from msgspec.structs import astuple

from splitpot.evaluator import _core, twin_equity
from splitpot.evaluator.equity import GAMES, UNITS, Equities, equities


def _cards(text: str) -> list[int]:
    return ["23456789TJQKA".index(text[i]) * 4 + "cdhs".index(text[i + 1]) for i in range(0, len(text), 2)]


def _twin(game, hands, board=(), dead=(), pots=()):
    masks = [sum(1 << hand for hand in pot) for pot in pots]
    return twin_equity.equities(*GAMES[game], hands, board, dead, masks)


def _as_plain(found: Equities):
    return found.boards, found.low_boards, tuple(map(astuple, found.hands)), found.pots


# Wins and ties of the first hand in two-handed Hold'em, as others count them too.
HOLDEM = [
    ("AsAh", "KdKc", "", 1_388_072, 6_538, 1_712_304),
    ("AsAh", "KdKc", "2c7d9h", 907, 0, 990),
]


@pytest.mark.parametrize(("first", "second", "board", "wins", "ties", "boards"), HOLDEM)
def test_known_equities_of_holdem(first, second, board, wins, ties, boards):
    """Wins and ties to the last board."""
    found = equities("holdem", [_cards(first), _cards(second)], _cards(board))

    assert (found.hands[0].scoop, found.hands[0].tie, found.boards) == (wins, ties, boards)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_core_and_twin_count_the_same(game, seed):
    """Two to five hands on a flop, a turn or a river, with dead cards and a side pot."""
    chance = random.Random(f"{game} {seed}")
    deck = chance.sample(range(52), 52)
    count, known = chance.randint(2, 5), chance.choice((4, 4, 5))
    hands = [[deck.pop() for _ in range(GAMES[game][1])] for _ in range(count)]
    board = [deck.pop() for _ in range(known)]
    dead = [deck.pop() for _ in range(chance.randint(0, 8))]
    pots = [chance.sample(range(count), chance.randint(1, count))]

    assert _as_plain(equities(game, hands, board, dead, pots=pots)) == _twin(game, hands, board, dead, pots)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_any_pot_is_lost(game):
    """Units of all hands add up to 5,040 a board, in every pot; a hand scoops, ties or gets nothing."""
    deck = random.Random(game).sample(range(52), 52)
    hands = [[deck.pop() for _ in range(GAMES[game][1])] for _ in range(4)]
    found = equities(game, hands, deck[:3], pots=[(0, 1), (1, 2, 3)])

    assert sum(share.equity for share in found.hands) == UNITS * found.boards
    assert [sum(pot) for pot in found.pots] == [UNITS * found.boards] * 2
    assert [pot[missing] for pot, missing in zip(found.pots, (2, 0), strict=True)] == [0, 0]
    assert all(share.equity == share.high + share.low for share in found.hands)
    assert sum(share.low_win for share in found.hands) <= found.low_boards


BAD = [
    (("stud", [[0, 1], [2, 3]]), r"^'stud' is not a game: choose one of holdem, omaha, omaha8, "),
    (("holdem", [[0, 1]]), r"^2 to 10 hands are needed, not 1$"),
    (("holdem", [[0, 1], [2, 3, 4]]), r"^2 hole cards are needed, not 3$"),
    (("holdem", [[0, 1], [2, 1]]), r"^card 1 stands there twice$"),
    (("holdem", [[0, 1], [2, 52]]), r"^52 is not a card: a card is an int from 0 to 51$"),
    (("holdem", [[0, 1], [2, 3]], [4, 5, 6, 7, 8, 9]), r"^0 to 5 board cards are needed, not 6$"),
    (("holdem", [[0, 1], [2, 3]], [3]), r"^card 3 stands there twice$"),
    (("holdem", [[0, 1], [2, 3]], [], [9, 9]), r"^card 9 stands there twice$"),
    (("holdem", [[0, 1], [2, 3]], [], range(4, 48)), r"^4 cards are left, but the board needs 5 more$"),
]


@pytest.mark.parametrize(("question", "sentence"), BAD)
def test_a_wrong_question_is_refused_in_one_sentence(question, sentence):
    """The core names what is wrong, and the twin says the same."""
    with pytest.raises(ValueError, match=sentence):
        equities(*question)
    if question[0] in GAMES:
        with pytest.raises(ValueError, match=sentence):
            _twin(*question)


def test_a_pot_must_belong_to_hands_that_are_there():
    """A side pot of nobody, or of a hand beyond the last, is refused."""
    hands = [[0, 1], [2, 3]]
    with pytest.raises(ValueError, match=r"^pot 0 names hand 2, but the hands are 0 to 1$"):
        equities("holdem", hands, pots=[(0, 2)])
    with pytest.raises(ValueError, match=r"^pot 1 belongs to nobody: name at least one hand$"):
        equities("holdem", hands, pots=[(0, 1), ()])


@pytest.mark.parametrize("game", GAMES)
def test_plain_code_and_vectors_count_the_same(game):
    """Hands without a board, counted with what every processor has and with what this one has."""
    deck = random.Random(f"plain {game}").sample(range(52), 52)
    hands = [[deck.pop() for _ in range(GAMES[game][1])] for _ in range(3)]
    fast = equities(game, hands, deck[:1])
    _core.use_plain(True)
    try:
        plain = equities(game, hands, deck[:1])
    finally:
        _core.use_plain(False)

    assert plain == fast


def test_a_board_of_no_card_to_ten_hands():
    """Ten hands of four cards leave twelve cards, and 792 boards of them."""
    deck = random.Random(10).sample(range(52), 52)
    found = equities("omaha8", [deck[4 * hand : 4 * hand + 4] for hand in range(10)])

    assert found.boards == 792
    assert sum(share.equity for share in found.hands) == 792 * UNITS


@pytest.mark.parametrize("width", [0, 1, 7, 52, -1])
def test_no_way_around_the_checks_reaches_beyond_a_hand(width):
    """The core itself refuses hands of a size that no game has, whoever calls it."""
    with pytest.raises(ValueError, match=rf"^a hand has 2 to 6 hole cards, not {width}$"):
        _core.equities(0, width, [[0, 1], [2, 3]], [], [], ())
    with pytest.raises(ValueError, match=rf"^a hand has 2 to 6 hole cards, not {width}$"):
        _core.deals(0, width, 2, bytes(4), [], [], [1], 1)


@pytest.mark.parametrize(
    ("call", "question"),
    [
        (_core.equities, (5, 2, [[0, 1], [2, 3]], [], [], ())),
        (_core.sample, (0, 2, [[0, 1], [2, 3]], [], [], 1, 2, 0)),
        (_core.deals, (1, 3, 2, bytes(range(6)), [], [], [1], 0)),
        (_core.deals, (0, 2, 2, bytes(range(4)), [], [], [1], 1 << 40)),
    ],
)
def test_a_question_that_the_core_refuses_is_no_want_of_memory(call, question):
    """Where the border lets something wrong through, the core's own reason is told."""
    with pytest.raises(ValueError, match=r"^the core refuses this question, for reason [0-9]+ "):
        call(*question)
