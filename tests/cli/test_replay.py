"""`splitpot replay`: real hands are counted, differences named, and refusals are one sentence."""

import json

import pytest

TEXT = """\
PokerStars Hand #8:  Hold'em No Limit ($1/$2 USD) - 2026/05/01 20:14:09 ET
Table 'Oak' 6-max Seat #1 is the button
Seat 1: Ann ($20 in chips)
Seat 2: Bob ($20 in chips)
Ann: posts small blind $1
Bob: posts big blind $2
*** HOLE CARDS ***
Ann: calls $1
Bob: checks
*** FLOP *** [2c 7d 9h]
Bob: bets $4
Ann: folds
Uncalled bet ($4) returned to Bob
Bob collected $4 from pot
*** SUMMARY ***
Total pot $4 | Rake $0
"""
OPEN_HAND = {
    "ohh": {
        "game_number": "5",
        "game_type": "Holdem",
        "bet_limit": {"bet_type": "NL"},
        "dealer_seat": 1,
        "small_blind_amount": 1,
        "big_blind_amount": 2,
        "flags": [],
        "players": [
            {"id": 1, "seat": 1, "name": "Ann", "starting_stack": 20},
            {"id": 2, "seat": 2, "name": "Bob", "starting_stack": 20},
        ],
        "rounds": [
            {
                "street": "Preflop",
                "cards": [],
                "actions": [
                    {"player_id": 1, "action": "Post SB", "amount": 1},
                    {"player_id": 2, "action": "Post BB", "amount": 2},
                    {"player_id": 1, "action": "Raise", "amount": 19},
                    {"player_id": 2, "action": "Call", "amount": 18},
                ],
            },
            {"street": "Flop", "cards": ["2c", "7d", "9h"], "actions": []},
            {"street": "Turn", "cards": ["4c"], "actions": []},
            {"street": "River", "cards": ["Kd"], "actions": []},
            {
                "street": "Showdown",
                "actions": [{"player_id": 1, "action": "Shows Cards", "cards": ["As", "Ah"]}],
            },
        ],
        "pots": [{"number": 0, "amount": 40, "rake": 0, "player_wins": [{"player_id": 1, "win_amount": 40}]}],
    }
}


@pytest.fixture
def folder(tmp_path):
    """A hand of each format, one of them twice with a wrong result, and one without its second board."""
    twice = json.loads(json.dumps(OPEN_HAND))
    twice["ohh"] |= {"flags": ["Run_It_Twice"], "game_number": "6"}
    (tmp_path / "session.ohh").write_text(
        f"{json.dumps(OPEN_HAND)}\n\n{json.dumps(twice)}\n", encoding="utf-8"
    )
    (tmp_path / "oak.txt").write_text(TEXT, encoding="utf-8")
    return tmp_path


def test_hands_that_agree_are_counted(splitpot, folder):
    """Both formats, and why a hand was skipped."""
    answer = splitpot("replay", str(folder / "session.ohh"), str(folder / "oak.txt"))

    assert answer == (
        0,
        "3 hands: 2 agree, 0 differ, 1 skipped\n"
        "1 skipped: the board was run twice, and only one of the two is there (second_board_missing)\n"
        "in 1 of those that agree a called hand was never shown; it is taken to lose\n",
        "",
    )


def test_a_folder_is_opened_and_json_has_the_counts(splitpot, folder):
    """All hand histories in the folder."""
    answer = splitpot("replay", str(folder), "--json")

    assert 0 == answer.code
    assert {
        "hands": 3,
        "agree": 2,
        "differ": 0,
        "skipped": {"second_board_missing": 1},
        "unshown": 1,
        "differences": [],
        "unread": [],
    } == answer.json


def test_a_hand_that_differs_is_named(splitpot, tmp_path):
    """File, line and hand, what is printed and what the rules make of it; the exit code is 1."""
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(TEXT + "\n\n\n" + TEXT.replace("collected $4", "collected $3.90"), encoding="utf-8")
    text, as_json = splitpot("replay", str(wrong)), splitpot("replay", str(wrong), "--json")
    expected, got = "won of pot 0: Bob 3.90", "won of pot 0: Bob 4"

    assert (1, "") == (text.code, text.err)
    assert text.out == (
        f"{wrong}:20: hand 8: expected {expected}; got {got}\n2 hands: 1 agree, 1 differ, 0 skipped\n"
    )
    assert 1 == as_json.code
    assert (1, [{"file": str(wrong), "line": 20, "hand": "8", "expected": expected, "got": got}]) == (
        as_json.json["differ"],
        as_json.json["differences"],
    )


@pytest.mark.parametrize(
    ("content", "code", "sentence"),
    [
        (b"hello\n", "unreadable_history", "FILE:1: this is neither Open Hand History"),
        (
            TEXT.replace("[2c 7d", "[2c 2c").encode(),
            "unreadable_history",
            "FILE:10: '*** FLOP *** [2c 2c 9h]'",
        ),
        (b"\xff\xfe\x00", "not_text", "FILE is no text in UTF-8"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(splitpot, tmp_path, content, code, sentence):
    """With the file and the line; the exit code is 2."""
    file = tmp_path / "some.txt"
    file.write_bytes(content)
    answer = splitpot("replay", str(file), "--json")

    assert 2 == answer.code
    assert answer.err.startswith(f"splitpot: {sentence.replace('FILE', str(file))}")
    assert (1, code) == (answer.err.count("\n"), answer.json["error"]["code"])


def test_the_other_files_are_replayed_when_one_cannot_be_read(splitpot, folder):
    """Each such file has its sentence, the last line counts them, and the exit code is 2."""
    (folder / "a letter.txt").write_text("hello\n", encoding="utf-8")
    (folder / "b.txt").write_bytes(b"\xff\xfe\x00")
    text, as_json = splitpot("replay", str(folder)), splitpot("replay", str(folder), "--json")

    assert (2, 2) == (text.code, as_json.code)
    letter, b = text.err.splitlines()
    assert letter.startswith(f"splitpot: {folder / 'a letter.txt'}:1: this is neither Open Hand History")
    assert b.startswith(f"splitpot: {folder / 'b.txt'} is no text in UTF-8")
    assert "3 hands: 2 agree, 0 differ, 1 skipped" == text.out.splitlines()[0]
    assert "2 files could not be read; standard error says why" == text.out.splitlines()[-1]
    assert (3, ["unreadable_history", "not_text"]) == (
        as_json.json["hands"],
        [unread["code"] for unread in as_json.json["unread"]],
    )


def test_files_that_are_not_there_are_named(splitpot, tmp_path):
    """A path that does not exist, and a folder without hand histories."""
    missing, empty = splitpot("replay", str(tmp_path / "no.ohh")), splitpot("replay", str(tmp_path))

    assert (2, f"splitpot: there is no file {tmp_path / 'no.ohh'}.\n") == (missing.code, missing.err)
    assert (2, f"splitpot: no file in {tmp_path} ends in .ohh or .txt.\n") == (empty.code, empty.err)
