"""`splitpot doctor`: what it looks at, and what it says where something is missing."""

import asyncio
import subprocess
import sys

import pytest
from structlog.testing import capture_logs

from splitpot.cli import doctor as doctor_file
from splitpot.cli.store import warn_of_open_key
from splitpot.storage import Store

NAMES = [
    *("splitpot", "python", "compiler", "evaluator", "fast-hand"),
    *("client", "locales", "data", "database", "key"),
]


@pytest.fixture
def whole(monkeypatch, tmp_path):
    """An installation in which client and locales are there; returns an empty folder."""
    locales = tmp_path / "locales"
    for language in doctor_file.LANGUAGES:
        (locales / language).mkdir(parents=True)
        (locales / language / "table.ftl").write_text("fold = Fold\n")
    monkeypatch.setattr(doctor_file, "locales_folder", lambda: locales)
    monkeypatch.setattr(doctor_file, "client_folder", lambda: tmp_path)
    return tmp_path


def _findings(answer):
    return {finding["name"]: finding for finding in answer.json["findings"]}


def test_a_whole_installation_exits_with_0(splitpot, whole):
    """Everything is looked at and nothing is missing; nothing is made by looking."""
    answer = splitpot("doctor", "--data", str(whole / "data"), "--json")

    assert (answer.code, answer.json["ok"]) == (0, True)
    assert [finding["name"] for finding in answer.json["findings"]] == NAMES
    assert all(not finding["advice"] for finding in answer.json["findings"])
    assert not (whole / "data").exists()


def test_text_has_a_line_for_each_thing(splitpot, whole):
    """Without --json a person reads one line a finding."""
    answer = splitpot("doctor", "--data", str(whole / "data"))

    assert answer.code == 0
    assert [line.split()[:2] for line in answer.out.splitlines()] == [["ok", name] for name in NAMES]


def test_a_missing_client_says_what_to_do(splitpot, whole, monkeypatch):
    """The exit code is 1 and the line below the finding is the advice."""
    monkeypatch.setattr(doctor_file, "client_folder", lambda: None)
    answer = splitpot("doctor", "--data", str(whole / "data"))

    assert answer.code == 1
    assert "missing  client      not built\n                     Run `make setup`" in answer.out


def test_missing_languages_are_named(splitpot, whole):
    """A language without texts is told by its code."""
    (whole / "locales" / "pl" / "table.ftl").unlink()
    finding = _findings(splitpot("doctor", "--data", str(whole), "--json"))["locales"]

    assert (finding["ok"], finding["found"]) == (False, "en de da nb")
    assert finding["advice"].startswith("The texts of pl are not there")


def test_a_file_in_place_of_the_data_folder_is_found(splitpot, whole):
    """Neither data nor database can be where a file is."""
    (whole / "data").write_text("")
    findings = _findings(splitpot("doctor", "--data", str(whole / "data"), "--json"))

    assert (findings["data"]["ok"], findings["database"]["ok"]) == (False, False)


def test_a_file_that_is_no_database_is_found(splitpot, whole):
    """SQLite's own word is passed on."""
    (whole / "splitpot.db").write_text("this has never been a database" * 100)
    answer = splitpot("doctor", "--data", str(whole), "--json")

    assert answer.code == 1
    assert "file is not a database" in _findings(answer)["database"]["found"]


def test_a_database_server_that_does_not_answer_is_found(splitpot, whole):
    """The address is shown without its password."""
    url = "postgresql://ann:secret@127.0.0.1:1/room"
    answer = splitpot("doctor", "--data", str(whole), "--database", url, "--json")

    assert answer.code == 1
    assert not _findings(answer)["database"]["ok"]
    assert "secret" not in answer.out


def test_an_address_of_no_known_kind_is_found(splitpot, whole):
    """The finding says which kinds there are."""
    answer = splitpot("doctor", "--data", str(whole), "--database", "mysql://room", "--json")

    assert "postgresql://" in _findings(answer)["database"]["found"]


@pytest.mark.parametrize(
    ("module", "name"), [("splitpot.evaluator", "evaluator"), ("splitpot.poker.quick", "fast-hand")]
)
def test_the_twin_is_reported_as_missing_the_core(splitpot, whole, monkeypatch, module, name):
    """A room plays with a twin, but slowly: the doctor says which part of the core is not there, and why."""
    monkeypatch.delenv("SPLITPOT_EVALUATOR", raising=False)
    monkeypatch.setattr(f"{module}.implementation", lambda: "python")
    answer = splitpot("doctor", "--data", str(whole), "--json")
    ill = [finding for finding in answer.json["findings"] if not finding["ok"]]

    assert (answer.code, [finding["name"] for finding in ill]) == (1, [name])
    assert ill[0]["found"] == "Python twin, which is slow: the C++ core has not been built"
    assert ill[0]["advice"].startswith("Run `make setup`")


def test_a_core_without_the_fast_hand_is_found(tmp_path):
    """The evaluator is there and the module of the fast hand is not: only the latter is reported."""
    blocked = "import sys; sys.modules['splitpot.poker._quick'] = None; "
    code = blocked + "from splitpot.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "doctor", "--data", str(tmp_path)]
    said = subprocess.run(command, capture_output=True, text=True, check=False)

    assert said.returncode == 1
    assert "ok       evaluator   C++ core" in said.stdout
    assert "missing  fast-hand   Python twin, which is slow: the C++ core has not been built" in said.stdout


def test_a_twin_that_was_asked_for_is_reported(splitpot, whole, monkeypatch):
    """Where the environment chose the twins, building the core again would not help."""
    monkeypatch.setenv("SPLITPOT_EVALUATOR", "python")
    monkeypatch.setattr("splitpot.poker.quick.implementation", lambda: "python")
    finding = _findings(splitpot("doctor", "--data", str(whole), "--json"))["fast-hand"]

    assert finding["found"] == "Python twin, which is slow: SPLITPOT_EVALUATOR=python"
    assert finding["advice"] == "Unset SPLITPOT_EVALUATOR."


@pytest.mark.parametrize("key", ["junk", None])
def test_a_key_that_does_not_fit_is_found(splitpot, tmp_path, key):
    """A room that could not read its own database is not well."""
    asyncio.run(_room(tmp_path))
    path = tmp_path / "secret.key"
    path.unlink() if key is None else path.write_text(key)

    answer = splitpot("doctor", "--data", str(tmp_path))

    assert answer.code == 1
    assert "missing  key" in answer.out


def test_a_key_that_others_may_read_is_found(splitpot, tmp_path):
    """With its mode, and the command that mends it."""
    asyncio.run(_room(tmp_path))
    (tmp_path / "secret.key").chmod(0o644)

    answer = splitpot("doctor", "--data", str(tmp_path))

    assert answer.code == 1
    assert f"missing  key         {tmp_path}/secret.key may be read by others (mode 0644)" in answer.out
    assert f"chmod 600 {tmp_path}/secret.key" in answer.out


def test_serving_with_a_key_that_others_may_read_warns(tmp_path):
    """The room opens all the same; a key for its owner alone is no event."""
    asyncio.run(_room(tmp_path))
    with capture_logs() as quiet:
        warn_of_open_key(tmp_path, None)
    (tmp_path / "secret.key").chmod(0o640)
    with capture_logs() as told:
        warn_of_open_key(tmp_path, None)

    assert quiet == []
    assert [("key_readable_by_others", "0640")] == [(line["event"], line["mode"]) for line in told]


def test_a_room_that_was_open_is_well(splitpot, tmp_path):
    """Its database and key are found, and belong together; nobody else may read them."""
    asyncio.run(_room(tmp_path))

    answer = splitpot("doctor", "--data", str(tmp_path))

    assert "ok       key         fits the database" in answer.out
    assert (tmp_path / "splitpot.db").stat().st_mode & 0o077 == 0


async def _room(folder):
    store = await Store.open(str(folder))
    await store.close()
