"""`splitpot tables`: presets shown and edited, tables added, listed and removed, every fault one sentence."""

import contextlib
import json
import sqlite3

import pytest

from splitpot.cluster import DEFAULT_TABLES


@pytest.fixture
def room(splitpot, tmp_path):
    """Run `splitpot tables` on one data folder, which has the table `oak`."""

    def run(*arguments):
        return splitpot("tables", *arguments, "--data", str(tmp_path / "data"))

    assert 0 == run("add", "limit-omaha8", "--id", "oak", "--name", "Oak", "--only").code
    return run


def test_tables_are_added_listed_and_removed(room):
    """What was added is in the list, with other stakes and seats if asked for, until it is removed."""
    added = room(
        "add",
        "limit-omaha8",
        "--id",
        "elm",
        "--name",
        "Elm",
        "--stakes",
        "5/10",
        "--seats",
        "5",
        "--practice",
    )
    line = "Elm: Omaha Hi/Lo, fixed limit 5/10, 5 seats, practice"
    assert (0, f"Added elm, {line}. It opens at the next start of the room.\n", "") == added

    assert f"oak  Oak: Omaha Hi/Lo, fixed limit 2/4, 10 seats\nelm  {line}\n" == room().out
    tables = room("--json").json["tables"]
    assert [("oak", 10, 400), ("elm", 5, 1000)] == [
        (table["id"], table["rules"]["seats"], table["rules"]["big_bet"]) for table in tables
    ]

    assert (0, "Removed elm.\n", "") == room("remove", "elm")
    assert ["oak"] == [table["id"] for table in room("--json").json["tables"]]


def test_a_preset_is_copied_edited_and_played(splitpot, room, tmp_path):
    """The text of a preset is a file that `add` takes again."""
    mine = tmp_path / "mine.json"
    preset = json.loads(splitpot("tables", "show", "home-game").out)
    assert splitpot("tables", "show", "home-game", "--json").json == preset
    mine.write_text(json.dumps({**preset, "stakes": "0.50/1"}))

    added = room("add", str(mine), "--id", "mine", "--name", "Mine", "--json").json["added"]

    assert ("carry_over", 50, 100) == (
        added["rules"]["odd_chip"], added["rules"]["small_blind"], added["rules"]["big_blind"]
    )  # fmt: skip


def test_the_presets_are_listed(splitpot):
    """Five names, each with a line."""
    listed = splitpot("tables", "presets").out.splitlines()
    presets = splitpot("tables", "presets", "--json").json["presets"]

    assert 5 == len(listed) == len(presets)
    assert all(line.startswith(preset["preset"]) for line, preset in zip(listed, presets, strict=True))


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["show", "mine"], "unknown_preset", "there is no preset 'mine'; the presets are home-game, "),
        (["add", "mine", "--id", "a", "--name", "A"], "unknown_preset", "'mine' is neither a file nor"),
        (["add", "limit-omaha8", "--id", "oak", "--name", "A"], "table_exists", "a table 'oak' already;"),
        (["add", "limit-omaha8", "--id", "a b", "--name", "A"], "bad_id", "'a b' is no id of a table;"),
        (
            ["add", "limit-omaha8", "--id", "a", "--name", "A", "--seats", "6"],
            "bad_preset",
            "limit-omaha8 cannot be played: a table of this kind has 2, 5 or 10 seats, not 6.",
        ),
        (["add", "limit-omaha8", "--id", "a", "--name", "A", "--stakes", "x"], "bad_preset", "'x' are no"),
        (["remove", "elm"], "unknown_table", "there is no table 'elm'; the tables are oak."),
        (["remove", "oak"], "last_table", "'oak' is the only table; add another one first."),
    ],
)  # fmt: skip
def test_every_refusal_is_a_sentence(splitpot, room, tmp_path, arguments, code, sentence):
    """Bad input ends with exit code 2 and changes nothing."""
    where = [] if arguments[0] == "show" else ["--data", str(tmp_path / "data")]

    answer = splitpot("tables", *arguments, *where, "--json")

    assert 2 == answer.code
    assert sentence in answer.err
    assert 1 == answer.err.count("\n")
    assert code == answer.json["error"]["code"]
    assert 1 == len(room("--json").json["tables"])


def test_a_file_that_is_no_preset_is_refused(room, tmp_path):
    """The file is named, and what is wrong with it."""
    broken = tmp_path / "broken.json"
    broken.write_text('{"game": "omaha8"}')

    answer = room("add", str(broken), "--id", "a", "--name", "A")

    assert 2 == answer.code
    assert f"splitpot: {broken} is no preset: object missing required field" in answer.err


def test_a_new_room_has_the_tables_of_the_house_whichever_command_comes_first(splitpot, tmp_path):
    """The one that is added comes after them, and how many they are is said."""
    where = ("--data", str(tmp_path / "data"))

    added = splitpot("tables", "add", "online-standard", "--id", "friday", "--name", "Friday", *where)
    again = splitpot("tables", "add", "online-standard", "--id", "sunday", "--name", "Sunday", *where)

    assert (
        f"The room is new and has the {len(DEFAULT_TABLES)} tables of the house too; --only leaves them out."
        == added.out.splitlines()[1]
    )
    assert 1 == len(again.out.splitlines())
    tables = splitpot("tables", "--json", *where).json["tables"]
    assert [*(config.id for config in DEFAULT_TABLES), "friday", "sunday"] == [
        table["id"] for table in tables
    ]


def test_a_table_in_place_of_those_of_the_house_begins_a_room_without_them(splitpot, tmp_path):
    """Its id may be one of theirs; a refusal before has not brought them, and later is too late."""
    add = ("tables", "add", "limit-omaha8", "--data", str(tmp_path / "data"))

    refused = splitpot(*add, "--id", "oak", "--name", "My Oak")
    alone = splitpot(*add, "--id", "oak", "--name", "My Oak", "--only")
    late = splitpot(*add, "--id", "elm", "--name", "Elm", "--only", "--json")

    assert (2, 0, 2) == (refused.code, alone.code, late.code)
    assert "there is a table 'oak' already; choose another id" in refused.err
    assert 1 == len(alone.out.splitlines())
    assert "not_new" == late.json["error"]["code"]
    assert "oak  My Oak" in splitpot("tables", "--data", str(tmp_path / "data")).out


def test_there_must_be_a_room_to_list(splitpot, tmp_path):
    """A folder without a room is named; nothing is made there."""
    answer = splitpot("tables", "--data", str(tmp_path / "none"))

    assert 2 == answer.code
    assert "there is no room in" in answer.err
    assert not (tmp_path / "none").exists()


def test_a_damaged_table_is_named_and_hides_no_other(room, tmp_path):
    """It keeps its place in the list; only one at which no chips lie can be removed."""
    room("add", "limit-holdem", "--id", "elm", "--name", "Elm")
    damage = "UPDATE tables SET config = '{' WHERE id = 'oak'"
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "splitpot.db")) as database, database:
        database.execute(damage)

    listed, as_json = room(), room("--json").json

    why = "its configuration cannot be read: Input data was truncated"
    assert (0, f"oak  damaged: {why}") == (listed.code, listed.out.splitlines()[0])
    assert "elm  Elm: Hold'em" in listed.out
    assert (["elm"], [{"id": "oak", "why": why}]) == (
        [table["id"] for table in as_json["tables"]], as_json["damaged"]
    )  # fmt: skip
    assert (0, "Removed oak.\n", "") == room("remove", "oak")


def test_a_damaged_table_with_chips_is_not_removed(room, tmp_path):
    """Who took the chips home could not be told any more."""
    room("add", "limit-holdem", "--id", "elm", "--name", "Elm")
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "splitpot.db")) as database, database:
        database.execute("UPDATE tables SET config = '{' WHERE id = 'oak'")
        database.execute("INSERT INTO accounts VALUES ('seat:oak:ann', 30)")

    answer = room("remove", "oak", "--send-home", "--json")

    assert (2, "table_broken") == (answer.code, answer.json["error"]["code"])
    assert "table 'oak' cannot be read back: its configuration cannot be read" in answer.err
