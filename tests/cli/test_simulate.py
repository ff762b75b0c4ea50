"""`splitpot simulate`: seeded random hands whose chips all stay."""

import pytest

ANSWER_KEYS = {
    "game",
    "limit",
    "stakes",
    "seats",
    "seed",
    "hands",
    "actions",
    "seconds",
    "hands_per_second",
    "chips_before",
    "chips_after",
    "checksum",
}


@pytest.mark.parametrize("game", ["omaha8", "holdem", "omaha", "omaha8_5"])
@pytest.mark.parametrize("limit", ["fixed", "pot", "no"])
@pytest.mark.parametrize("seats", ["2", "8"])
def test_no_chip_is_lost_in_any_game(splitpot, game, limit, seats):
    """Every game, limit and table size keeps its chips: 100 big blinds a seat."""
    answer = splitpot(
        "simulate", "--game", game, "--limit", limit, "--seats", seats, "--hands", "60", "--json"
    )

    big_blind = 200 if limit == "fixed" else 400
    assert (0, "") == (answer.code, answer.err)
    assert ANSWER_KEYS == set(answer.json)
    assert (game, limit, int(seats), 60) == tuple(
        answer.json[key] for key in ("game", "limit", "seats", "hands")
    )
    assert 100 * big_blind * int(seats) == answer.json["chips_before"] == answer.json["chips_after"]


def test_the_same_seed_gives_the_same_hands(splitpot):
    """Actions and checksum depend on the seed and on nothing else."""
    first, again, other = (
        splitpot("simulate", "--hands", "50", "--seed", seed, "--json").json for seed in ("7", "7", "8")
    )

    assert (first["actions"], first["checksum"]) == (again["actions"], again["checksum"])
    assert first["checksum"] != other["checksum"]


def test_the_answer_is_readable_without_json(splitpot):
    """A person is told hands, actions, speed, chips and the checksum."""
    lines = splitpot("simulate", "--hands", "20", "--seats", "3", "--stakes", "1/2").out.splitlines()

    assert lines[0].startswith("20 hands, ")
    assert "chips before 300, after 300" == lines[1]
    assert lines[2].startswith("checksum ")


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (
            ("--game", "stud"),
            "unknown_game",
            "no game is called 'stud'; the games are omaha8, holdem, omaha, omaha8_5.",
        ),
        (
            ("--limit", "spread"),
            "unknown_limit",
            "no limit is called 'spread'; the limits are fixed, pot, no.",
        ),
        (("--seats", "1"), "bad_seats", "--seats is 1; a table has 2 to 10 seats."),
        (("--seats", "11"), "bad_seats", "--seats is 11; a table has 2 to 10 seats."),
        (
            ("--game", "omaha8_5", "--seats", "9"),
            "bad_seats",
            "--seats is 9; with omaha8_5 the deck serves 8 seats.",
        ),
        (("--hands", "-5"), "bad_hands", "--hands is -5; it must be 1 to 100000000."),
        (("--stakes", "2"), "bad_stakes", "'2' are not stakes; stakes are two amounts, as in 2/4."),
        (
            ("--stakes", "4/2"),
            "bad_stakes",
            "in the stakes '4/2' the first must be more than 0 and at most the second, as in 2/4.",
        ),
        (
            ("--stakes", "two/4"),
            "bad_stakes",
            "in the stakes 'two/4' 'two' is not an amount; write chips with at most two decimals,"
            " as in 12 or 0.50.",
        ),
        (
            ("--stakes", "0.01/0.02"),
            "bad_stakes",
            "in the stakes '0.01/0.02' half of 0.01, the small blind, is no whole number of hundredths;"
            " the lower limit must be an even number of hundredths, as in 2/4.",
        ),
    ],
)
def test_what_cannot_be_simulated_is_said_in_a_sentence(splitpot, arguments, code, sentence):
    """Wrong input ends with exit code 2 and says what would be right."""
    answer = splitpot("simulate", *arguments, "--json")

    assert (2, f"splitpot: {sentence}\n") == (answer.code, answer.err)
    assert code == answer.json["error"]["code"]
