"""`splitpot evaluate`: hands, winners, and refusals in one sentence."""

import pytest

BOARD = ("--board", "Kd9s7h4sJd")


def test_each_hand_is_named_with_its_five_cards_and_its_winnings(splitpot):
    """Two Omaha hands on a board without a low: the high hand takes the pot."""
    answer = splitpot("evaluate", "omaha8", "AsAh2c3d", "KsKh4c5d", *BOARD)

    assert answer == (
        0,
        "board  Kd 9s 7h 4s Jd\n"
        "\n"
        "As Ah 2c 3d\n"
        "  high  pair of aces  (As Ah Kd Jd 9s)\n"
        "  low   none\n"
        "  wins  nothing\n"
        "\n"
        "Ks Kh 4c 5d\n"
        "  high  three of a kind, kings  (Ks Kh Kd Jd 9s)\n"
        "  low   none\n"
        "  wins  the pot\n",
        "",
    )


def test_the_halves_of_a_pot_go_their_own_ways(splitpot):
    """Two lows of A-2 divide the low half, the high half is one hand's: three quarters and a quarter."""
    answer = splitpot("evaluate", "omaha8", "As2sKcKd", "Ah2hQcQd", "--board", "3c7d8hKhJs")

    assert answer.out == (
        "board  3c 7d 8h Kh Js\n"
        "\n"
        "As 2s Kc Kd\n"
        "  high  three of a kind, kings  (Kh Kd Kc Js 8h)\n"
        "  low   low 8-7-3-2-A  (8h 7d 3c 2s As)\n"
        "  wins  the high half and 1/2 of the low half: 3/4 of the pot\n"
        "\n"
        "Ah 2h Qc Qd\n"
        "  high  pair of queens  (Qd Qc Kh Js 8h)\n"
        "  low   low 8-7-3-2-A  (8h 7d 3c 2h Ah)\n"
        "  wins  1/2 of the low half: 1/4 of the pot\n"
    )


def test_json_has_strengths_categories_cards_and_shares(splitpot):
    """Shares are exact fractions as text; a hand without a low has null."""
    answer = splitpot("evaluate", "omaha8", "As2sKcKd", "QhQsTc9d", "--board", "3c7d8hKhJs", "--json")
    first, second = answer.json["hands"]

    assert answer.json["game"] == "omaha8"
    assert answer.json["board"] == ["3c", "7d", "8h", "Kh", "Js"]
    assert first == {
        "cards": ["As", "2s", "Kc", "Kd"],
        "high": {
            "strength": 3 << 20 | 11 << 16 | 9 << 12 | 6 << 8,
            "category": "trips",
            "ranks": [11, 9, 6],
            "name": "three of a kind, kings",
            "cards": ["Kh", "Kd", "Kc", "Js", "8h"],
            "share": "0",
        },
        "low": {
            "strength": 256 - 0b11000111,
            "ranks": [6, 5, 1, 0, 12],
            "name": "low 8-7-3-2-A",
            "cards": ["8h", "7d", "3c", "2s", "As"],
            "share": "1",
        },
        "share": "1/2",
    }
    assert (second["high"]["name"], second["low"], second["share"]) == ("straight, jack high", None, "1/2")


@pytest.mark.parametrize(
    ("game", "hand", "board", "named", "cards"),
    [
        ("holdem", "AsKs", "QsJsTs", "royal flush", "As Ks Qs Js Ts"),
        ("holdem", "As2d", "3h4c5sKdKh", "straight, five high", "5s 4c 3h 2d As"),
        ("holdem", "7s7d", "7h7cKs", "four of a kind, sevens", "7s 7h 7d 7c Ks"),
        ("holdem", "6s6d", "KhKc6hKs", "full house, kings full of sixes", "Ks Kh Kc 6s 6d"),
        ("omaha", "8dJdAsKs", "Ts9s7c", "straight, jack high", "Jd Ts 9s 8d 7c"),
        ("omaha", "As2d3d4h", "KsQs9s", "high card ace", "As Ks Qs 9s 4h"),
        ("omaha", "As2s3d4h", "KsQs9s", "flush, ace high", "As Ks Qs 9s 2s"),
        ("omaha", "KdKc4h4d", "4sKs2h9h8d", "three of a kind, kings", "Ks Kd Kc 9h 8d"),
    ],
)
def test_hands_are_spoken_as_players_speak_them(splitpot, game, hand, board, named, cards):
    """In Omaha exactly two cards of the hand play."""
    high = splitpot("evaluate", game, hand, "--board", board, "--json").json["hands"][0]["high"]

    assert (high["name"], " ".join(high["cards"])) == (named, cards)


REFUSALS = [
    (("evaluate", "stud", "AsAh", *BOARD), "no game is called 'stud'; the games are omaha8, holdem, omaha, "),
    (("evaluate", "holdem", "AsA", *BOARD), "in hand 1 (AsA) "),
    (("evaluate", "holdem", "AsAh", "KsXx", *BOARD), "in hand 2 (KsXx) 'Xx' is not a card"),
    (("evaluate", "holdem", "AsAs", *BOARD), "in hand 1 (AsAs) the card As appears twice"),
    (("evaluate", "holdem", "AsAh", "AsKs", *BOARD), "As is both in hand 1 (AsAh) and in hand 2 (AsKs)."),
    (("evaluate", "holdem", "AsJd", *BOARD), "Jd is both in hand 1 (AsJd) and in the board (Kd9s7h4sJd)."),
    (("evaluate", "omaha8", "AsAh", *BOARD), "hand 1 (AsAh) has 2 cards, and omaha8 needs 4."),
    (("evaluate", "holdem", "As", *BOARD), "hand 1 (As) has 1 card, and holdem needs 2."),
    (
        ("evaluate", "holdem", "AsAh", "--board", "Kd9s"),
        "the board (Kd9s) has 2 cards, and 3 to 5 are needed.",
    ),
    (("evaluate", "holdem", "AsAh"), "missing option '--board'"),
    (("evaluate", "holdem", "AsAh", *BOARD, "--bored"), "no such option: --bored"),
    (("evaluate",), "missing argument 'GAME'"),
    (("evalute",), "no such command 'evalute'"),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSALS)
def test_bad_input_gets_one_sentence_and_exit_code_2(splitpot, arguments, sentence):
    """Nothing but the sentence is printed, and it names what is wrong."""
    answer = splitpot(*arguments)

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"splitpot: {sentence}")
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(("arguments", "sentence"), REFUSALS)
def test_with_json_the_refusal_is_also_an_object(splitpot, arguments, sentence):
    """A program reads the same sentence and a code from standard output."""
    answer = splitpot(*arguments, "--json")
    error = answer.json["error"]

    assert answer.code == 2
    assert error["message"].startswith(sentence)
    assert error["code"] in {"unknown_game", "not_a_card", "duplicate_card", "wrong_card_count", "bad_usage"}


def test_the_version_is_the_package_version(splitpot):
    """`splitpot --version` prints name and version."""
    from splitpot import __version__

    assert splitpot("--version") == (0, f"splitpot {__version__}\n", "")


def test_a_bug_of_ours_is_a_sentence_too(splitpot, monkeypatch):
    """An unexpected exception prints one line and exits with 70, and SPLITPOT_TRACE=1 lets it through."""
    monkeypatch.setattr("splitpot.cli.showings.strengths", lambda *_: 1 / 0)
    monkeypatch.delenv("SPLITPOT_TRACE", raising=False)
    answer = splitpot("evaluate", "holdem", "AsAh", *BOARD)

    assert answer.code == 70
    assert answer.err.startswith("splitpot: a fault in Splitpot itself: ZeroDivisionError: division by zero")
    monkeypatch.setenv("SPLITPOT_TRACE", "1")
    with pytest.raises(ZeroDivisionError):
        splitpot("evaluate", "holdem", "AsAh", *BOARD)
