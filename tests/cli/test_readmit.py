"""`splitpot readmit`: a link for who lost his browser, made while the room is open, and what is refused."""

import asyncio
import time

import pytest

from splitpot.cli.address import address_of_room, note_address, only_here
from splitpot.cli.fault import Fault
from splitpot.limits import SPARE_KEY_MINUTES
from splitpot.storage import Player, Store
from tests.stores import new_url, postgres

__all__ = ["new_url", "postgres"]

AT = ("--address", "http://192.0.2.7:8000")


def in_room(data, *steps):
    """Open the store of a room and let each step work on it, with what the one before gave."""

    async def opened():
        store = await Store.open(str(data))
        try:
            return [await step(store) for step in steps]
        finally:
            await store.close()

    return asyncio.run(opened())


@pytest.fixture
def ann(tmp_path) -> tuple[Player, str]:
    """Ann, a guest of the room in the data folder, and her token."""
    (guest,) = in_room(tmp_path / "data", lambda store: store.players.create_guest("Ann", "en"))
    return guest


@pytest.fixture
def readmit(splitpot, tmp_path):
    """Run `splitpot readmit` on the data folder."""
    return lambda *arguments: splitpot("readmit", *arguments, "--data", str(tmp_path / "data"))


def test_the_link_lets_the_player_in(readmit, ann, tmp_path):
    """Whoever looks like the name is meant; text and JSON hold the same link, and her device stays in."""
    answer = readmit("ANN", *AT, "--json")
    key = answer.json
    player, token = ann
    (entered, first) = in_room(
        tmp_path / "data",
        lambda store: store.spare_keys.use(key["code"]),
        lambda store: store.players.by_token(token),
    )

    assert (0, "") == (answer.code, answer.err)
    assert ("Ann", 0) == (key["name"], key["signed_out"])
    assert f"http://192.0.2.7:8000/key#{key['code']}" == key["link"]
    assert 0 < key["expires_at"] - time.time() * 1000 <= SPARE_KEY_MINUTES * 60_000
    assert (player, player) == (entered[0], first)


def test_the_text_says_all_that_the_host_has_to_pass_on(readmit, ann):
    """Name, end, link and code; no device is spoken of where none was signed out."""
    lines = readmit("Ann", *AT).out.splitlines()
    code = lines[2].partition("#")[2]

    assert lines[0].startswith("Whoever opens this link until ")
    assert lines[0].endswith(" UTC is Ann there; it works once:")
    assert ["", f"  http://192.0.2.7:8000/key#{code}", ""] == lines[1:4]
    assert [f"Instead of the link, the code {code} may be typed at http://192.0.2.7:8000/key."] == lines[4:]


def test_a_stolen_device_is_signed_out(readmit, ann, tmp_path):
    """All sessions end, the link made before too, and the text says how many."""
    before = readmit("Ann", *AT, "--json").json["code"]
    after = readmit("Ann", *AT, "--sign-out")
    again = readmit("Ann", *AT, "--sign-out", "--json").json
    (known,) = in_room(tmp_path / "data", lambda store: store.players.by_token(ann[1]))

    assert after.out.startswith("Ann is signed out on 1 device.\nWhoever opens this link until ")
    assert 0 == again["signed_out"]
    assert before != again["code"]
    assert known is None


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Anna", "there is no player 'Anna'; names like it are Ann."),
        ("Zoe", "there is no player 'Zoe'; the newest names are Ann."),
        ("", "there is no player ''; the newest names are Ann."),
    ],
)
def test_an_unknown_name_is_refused_with_those_there_are(readmit, ann, name, sentence):
    """The exit code is 2, and nothing is made."""
    answer = readmit(name, *AT, "--json")

    assert (2, f"splitpot: {sentence}\n") == (answer.code, answer.err)
    assert "unknown_player" == answer.json["error"]["code"]


def test_a_room_without_players_says_so(splitpot, readmit, tmp_path):
    """And where there is no room at all, that is said, and none is begun."""
    nowhere = splitpot("readmit", "Ann", *AT, "--data", str(tmp_path / "nowhere"), "--json")
    in_room(tmp_path / "data")
    empty = readmit("Ann", *AT)

    assert (2, "no_room") == (nowhere.code, nowhere.json["error"]["code"])
    assert not (tmp_path / "nowhere").exists()
    assert "splitpot: there is no player 'Ann'; nobody has taken a name in this room yet.\n" == empty.err


def test_the_address_is_the_one_the_room_opened_at_last(readmit, ann, tmp_path):
    """Unless another is given; the machine's own is no help to another device, and that is said."""
    unknown = readmit("Ann")
    note_address(tmp_path / "data", "http://127.0.0.1:9000")
    noted = readmit("Ann")
    given = readmit("Ann", "--address", "https://poker.example/")
    note_address(tmp_path / "data", None)
    forgotten = readmit("Ann", "--json")

    assert (2, 2) == (unknown.code, forgotten.code)
    assert "where players find the room is not known; say it, as in --address " in unknown.err
    assert "no_address" == forgotten.json["error"]["code"]
    assert "\n  http://127.0.0.1:9000/key#" in noted.out
    assert noted.out.endswith(" is this machine's own; for another device name the room's with --address.\n")
    assert "\n  https://poker.example/key#" in given.out
    assert "--address" not in given.out


@pytest.mark.parametrize(
    "text",
    [
        *("", "poker.example", "ftp://poker.example", "https://", "http://a:b", "http://a:99999"),
        *(
            "https://poker.example/room",
            "https://ann@poker.example",
            "https://poker.example?x",
            "http://[::1",
        ),
    ],
)
def test_what_is_no_address_of_a_room_is_refused(readmit, ann, text):
    """In one sentence with two that would be right."""
    answer = readmit("Ann", "--address", text, "--json")

    assert (2, "bad_address") == (answer.code, answer.json["error"]["code"])
    assert f"--address is '{text}'; it must be the room's, as in https://poker.example" in answer.err


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("http://127.0.0.1:8000", True),
        ("http://[::1]:8000", True),
        ("http://localhost:8000", True),
        ("http://192.0.2.7:8000", False),
        ("https://poker.example", False),
    ],
)
def test_an_address_of_this_machine_is_known_as_such(tmp_path, address, here):
    """Every sound address is taken as it is."""
    assert address == address_of_room(tmp_path, address)
    assert here == only_here(address)


def test_a_noted_address_that_was_tampered_with_makes_no_link(tmp_path):
    """What stands in the file is checked like what is typed."""
    (tmp_path / "address").write_text("javascript:alert(1)")

    with pytest.raises(Fault):
        address_of_room(tmp_path, None)


def test_it_works_on_every_database_beside_an_open_store(splitpot, new_url, tmp_path):
    """The database is named as for the server; for PostgreSQL the key lies in the data folder."""
    url, data = new_url(), tmp_path / "data"
    key_path = data / "secret.key" if url.startswith("postgresql") else None

    async def readmitted():
        store = await Store.open(url, key_path)
        try:
            player, token = await store.players.create_guest("Ann", "en")
            where = ("--data", str(data), "--database", url)
            answer = await asyncio.to_thread(splitpot, "readmit", "Ann", *AT, *where, "--sign-out", "--json")
            entered, _ = await store.spare_keys.use(answer.json["code"])
            return answer, entered == player, await store.players.by_token(token)
        finally:
            await store.close()

    answer, same, before = asyncio.run(readmitted())

    assert (0, 1) == (answer.code, answer.json["signed_out"])
    assert same
    assert before is None
