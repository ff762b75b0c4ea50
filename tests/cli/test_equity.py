"""`splitpot equity`: hands and ranges weighed, and refusals in one sentence."""

import pytest

from splitpot.evaluator.equity import UNITS


def test_hands_are_weighed_over_all_boards(splitpot):
    """A made low against a set on the turn: a five makes a wheel, every other card halves the pot."""
    answer = splitpot("equity", "omaha8", "As2sKdQd", "9c9hJcTc", "--board", "3c4h9d8s")
    lines = answer.out.split("\n")

    assert (answer.code, answer.err) == (0, "")
    assert lines[0] == "board  3c 4h 9d 8s"
    assert lines[1].startswith("40 boards, all counted (")
    assert lines[3].split() == ["hand", "equity", "high", "low", "scoop", "3/4", "1/2", "1/4"]
    assert lines[4].split() == ["As2sKdQd", "55.00", "5.00", "50.00", "10.00", "0.00", "90.00", "0.00"]
    assert lines[5].split()[:2] == ["9c9hJcTc", "45.00"]


def test_without_a_low_wins_and_ties_are_told(splitpot):
    """Hold'em has two columns less to care for."""
    answer = splitpot("equity", "holdem", "AsKs", "AhKh", "--board", "2c7d9cJd")

    assert answer.out.split("\n")[3].split() == ["hand", "equity", "win", "tie"]
    assert answer.out.split("\n")[4].split() == ["AsKs", "50.00", "0.00", "100.00"]


def test_json_has_parts_and_counts(splitpot):
    """Counts add up to the boards, units to the boards' pots."""
    found = splitpot(
        "equity", "omaha8", "AsAh2c3d", "KsKh4d5c", "--board", "2s7hTd", "--dead", "Ac", "--json"
    ).json
    first, second = found["hands"]

    assert (found["game"], found["board"], found["dead"]) == ("omaha8", ["2s", "7h", "Td"], ["Ac"])
    assert (found["boards"], found["exact"], found["seed"], found["units"]) == (780, True, None, UNITS)
    assert found["seconds"] >= 0
    assert first["counts"]["equity"] + second["counts"]["equity"] == 780 * UNITS
    for hand in (first, second):
        parts = ("scoop", "three_quarter", "half", "quarter", "other", "nothing")
        assert sum(hand["counts"][part] for part in parts) == 780
        assert hand["equity"] == pytest.approx(hand["high"] + hand["low"])
        assert hand["scoop"] == hand["counts"]["scoop"] / 780
        assert (hand["hands"], hand["error"]) == (1, None)


def test_a_sample_says_its_seed_and_its_error(splitpot):
    """The same seed gives the same numbers."""
    asked = ("equity", "omaha8", "AAds", "random", "--trials", "2000", "--seed", "7")
    once, again = (splitpot(*asked, "--json").json for _ in range(2))
    text = splitpot(*asked).out

    assert once["hands"] == again["hands"]
    assert (once["exact"], once["seed"], once["boards"]) == (False, 7, 2000)
    assert 0 < once["hands"][0]["error"] < 0.02
    assert "dealt by seed 7; ± is one standard error" in text
    assert text.split("\n")[2].split()[:3] == ["hand", "equity", "±"]


def test_the_sample_ends_at_the_error_asked_for(splitpot):
    """Errors are percentage points, as in the table."""
    found = splitpot("equity", "holdem", "22", "random", "random", "--error", "2", "--json").json

    assert max(hand["error"] for hand in found["hands"]) <= 0.02


def test_each_next_card_is_told_and_the_outs(splitpot):
    """On the turn a flush draw has nine outs; every one of 44 cards has its line."""
    asked = ("equity", "holdem", "AdKc", "7s6s", "--board", "KsTs2d3h", "--next")
    found = splitpot(*asked, "--json").json
    text = splitpot(*asked).out

    assert len(found["next"]) == 44
    assert found["next"][0] == {"card": "As", "equity": [0.0, 1.0], "high": [1], "low": []}
    assert found["outs"][1] == {"high": ["As", "Qs", "Js", "9s", "8s", "5s", "4s", "3s", "2s"], "low": []}
    assert "hand 2  9 outs for the high: As Qs Js 9s 8s 5s 4s 3s 2s\n" in text
    assert "As      0.00  100.00     2\n" in text


HANDS = ("AsAh", "KsKh")
REFUSALS = [
    (("stud", *HANDS), "no game is called 'stud'; the games are "),
    (("holdem", "AsAh"), "2 to 10 hands are weighed, not 1."),
    (("holdem", "AsAh", "KsK?"), "hand 2: at character 4 of 'KsK?': "),
    (("holdem", "AsAh", "AsKs"), "As is both in hand 1 and in hand 2."),
    (("holdem", "AsAh", "AsAd,AsAc"), "hand 2 (AsAd,AsAc) needs cards that lie elsewhere."),
    (("holdem", *HANDS, "--board", "2c3c"), "the board has 2 cards, and 0, 3, 4 or 5 are needed."),
    (("holdem", *HANDS, "--dead", "2"), "in the dead cards '2' ends in the middle of a card"),
    (("holdem", *HANDS, "--trials", "0"), "--trials is 0; it must be 1 to "),
    (("holdem", *HANDS, "--seed", "-1"), "--seed is -1; it must be 0 to "),
    (("holdem", *HANDS, "--seconds", "0"), "--seconds is 0; it must be more than 0"),
    (("holdem", *HANDS, "--error", "99"), "--error is 99; it must be more than 0"),
    (("holdem", *HANDS, "--next"), "--next needs whole hands and a board of 3 or 4 cards."),
    (("holdem",), "missing argument 'HAND...'"),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSALS)
def test_bad_input_gets_one_sentence_and_exit_code_2(splitpot, arguments, sentence):
    """Nothing else is printed, and with --json the sentence is an object too."""
    answer = splitpot("equity", *arguments)

    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"splitpot: {sentence}")
    assert answer.err.count("\n") == 1
    assert splitpot("equity", *arguments, "--json").json["error"]["message"].startswith(sentence)
