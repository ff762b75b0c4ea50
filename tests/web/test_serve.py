"""`splitpot serve` and `splitpot hands` as users meet them: processes, signals, exit codes, sentences."""

import asyncio
import contextlib
import json
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from splitpot.cli.main import main
from splitpot.storage.migrating import VERSION_TABLE
from tests.stores import NewUrl
from tests.web.live import Browser, live_room
from tests.web.test_finished_hands import play

STARTING_SECONDS = 60


class Served:
    """A running `splitpot serve`."""

    def __init__(self, process: asyncio.subprocess.Process, lines: list[str]) -> None:
        self.process = process
        self.lines = lines
        self.origin = lines[-1].split()[-1]

    @contextlib.asynccontextmanager
    async def browser(self, cookie: str) -> AsyncIterator[Browser]:
        """A connected browser."""
        address = self.origin.replace("http", "ws") + "/ws"
        headers = {"cookie": cookie}
        async with connect(address, origin=self.origin, additional_headers=headers, proxy=None) as socket:  # type: ignore[arg-type]
            browser = Browser(socket)
            browser.welcome = await browser.next("welcome")
            yield browser

    async def guest(self, name: str) -> str:
        """Let a guest in; returns the cookie."""
        async with httpx.AsyncClient(base_url=self.origin, trust_env=False) as pages:
            answer = await pages.post("/api/guest", json={"name": name, "language": "en"})
        return answer.headers["set-cookie"].partition(";")[0]

    async def stop(self, told: signal.Signals = signal.SIGTERM) -> int:
        """Send the signal and wait for the end; returns the exit code."""
        self.process.send_signal(told)
        return await self.process.wait()


@contextlib.asynccontextmanager
async def served(client: Path, *arguments: str) -> AsyncIterator[Served]:
    """Start `splitpot serve` on a free port, with `client` as the built client, until the block is left."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        START,
        str(client),
        "serve",
        "--port",
        "0",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(STARTING_SECONDS):
            lines: list[str] = []
            while not lines or " is open at " not in lines[-1]:
                line = await process.stdout.readline()
                assert line, f"it ended: {lines}"
                lines.append(line.decode().strip())
        yield Served(process, lines)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        process._transport.close()  # type: ignore[attr-defined]


START = """
import sys
from pathlib import Path
import splitpot.cli.serve as serve
folder = Path(sys.argv[1])
serve.client_folder = lambda: folder
from splitpot.cli.main import main
raise SystemExit(main(sys.argv[2:]))
"""


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A folder that passes for a built client."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Room</title>")
    return folder


@pytest.mark.slow
async def test_a_room_opens_closes_politely_and_a_running_hand_goes_on(tmp_path: Path, client: Path) -> None:
    """SIGTERM says goodbye and ends with 0; after the next start hand, cards and turn are the same."""
    data = str(tmp_path / "data")
    async with served(client, "--data", data) as room:
        cookies = [await room.guest(name) for name in ("Ann", "Bob")]
        async with room.browser(cookies[0]) as ann, room.browser(cookies[1]) as bob:
            await ann.view("maple")
            await ann.sit("maple", 1, 20_000)
            await bob.sit("maple", 2, 20_000)
            before = await ann.view_when("view['turn'] is not None")
            ending = asyncio.create_task(room.stop())
            farewell = await bob.next("goodbye")
            code = await ending
        rest = (await room.process.stdout.read()).decode()  # type: ignore[union-attr]
    async with served(client, "--data", data) as room:
        async with room.browser(cookies[0]) as ann:
            after = await ann.view("maple")
        interrupted = await room.stop(signal.SIGINT)

    assert [f"Opening the room in {data}/splitpot.db ..."] == room.lines[:1]
    assert "The room is closed" in rest
    assert ("restarting", 0, 0) == (farewell["code"], code, interrupted)
    assert before["hand"] == after["hand"]
    assert before["turn"] == after["turn"]
    assert None not in next(p["cards"] for p in after["hand"]["players"] if p["seat"] == 1)


@pytest.mark.slow
async def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path, client: Path) -> None:
    """With a sentence; the first one goes on."""
    data = str(tmp_path / "data")
    async with served(client, "--data", data) as room:
        sentence = await _sentence("--data", data, client=client)
        async with httpx.AsyncClient(base_url=room.origin, trust_env=False) as pages:
            health = await pages.get("/api/health")

    assert sentence.startswith("splitpot: another server has ")
    assert 1 == len(sentence.splitlines())
    assert 200 == health.status_code


@pytest.mark.slow
@pytest.mark.parametrize("new_url", ["postgresql"], indirect=True)
async def test_a_second_server_on_the_same_database_is_refused(
    tmp_path: Path, client: Path, new_url: NewUrl
) -> None:
    """Also with a data folder of its own; after a kill, the first one has its tables back at once."""
    database = ["--database", new_url()]
    async with served(client, "--data", str(tmp_path / "one"), *database) as room:
        shutil.copytree(tmp_path / "one", tmp_path / "two", ignore=shutil.ignore_patterns("node*"))
        sentences = [
            await _sentence("--data", str(tmp_path / folder), *database, client=client)
            for folder in ("one", "two")
        ]
        await room.stop(signal.SIGKILL)
    async with (
        served(client, "--data", str(tmp_path / "one"), *database) as room,
        httpx.AsyncClient(base_url=room.origin, trust_env=False) as pages,
    ):
        health = (await pages.get("/api/health")).json()

    assert "splitpot: another server has " in sentences[0]
    assert "splitpot: another server runs the tables of this database" in sentences[1]
    assert 6 == health["tables"]


@pytest.mark.slow
async def test_a_host_lets_a_player_in_again_whose_device_was_stolen(
    tmp_path: Path, client: Path, new_url: NewUrl, capsys: pytest.CaptureFixture[str]
) -> None:
    """On each database, while the room is open: the open page is shown out, and the printed link lets in."""
    where = ("--data", str(tmp_path / "data"), "--database", new_url())
    async with served(client, *where) as room, room.browser(await room.guest("Ann")) as thief:
        assert 0 == await asyncio.to_thread(main, ("readmit", "Ann", "--sign-out", *where, "--json"))
        key = json.loads(capsys.readouterr().out)
        farewell = await thief.next("goodbye")
        async with httpx.AsyncClient(base_url=room.origin, trust_env=False) as pages:
            answer = await pages.post("/api/spare-key/use", json={"code": key["code"]})
        async with room.browser(answer.headers["set-cookie"].partition(";")[0]) as ann:
            assert ann.welcome["player"] == thief.welcome["player"]

    assert ("signed_out", 1) == (farewell["code"], key["signed_out"])
    assert f"{room.origin}/key#{key['code']}" == key["link"]


async def _sentence(*arguments: str, client: Path) -> str:
    """What a `splitpot serve` says that gives up."""
    command = [sys.executable, "-c", START, str(client), "serve", "--port", "0", *arguments]
    ended = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert 1 == ended.returncode
    return ended.stderr


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit code and the sentence of a command that gives up."""
    code = main(arguments)
    error = capsys.readouterr().err
    assert 1 == len(error.splitlines()), error
    return code, error


def test_what_is_wrong_with_a_start_is_said_in_a_sentence(
    tmp_path: Path, client: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bad input ends with 2, trouble of the machine with 1; nothing is half made."""
    monkeypatch.setattr("splitpot.cli.serve.client_folder", lambda: client)
    file = tmp_path / "file"
    file.write_text("not a folder")
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "splitpot.db").write_text("this is no database" * 100)
    newer = tmp_path / "newer"
    newer.mkdir()
    with contextlib.closing(sqlite3.connect(newer / "splitpot.db")) as database:
        database.execute(f"CREATE TABLE {VERSION_TABLE} (version_num TEXT)")
        database.execute(f"INSERT INTO {VERSION_TABLE} VALUES ('9999')")
        database.commit()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        cases = {
            ("--port", port): (1, f"port {port} is in use"),
            ("--port", "http"): (2, "--port"),
            ("--port", "70000"): (2, "--port"),
            ("--host", "no such host", "--port", "0"): (2, "no such host"),
            ("--data", str(file), "--port", "0"): (2, str(file)),
            ("--data", str(file / "below"), "--port", "0"): (1, "cannot be written"),
            ("--data", str(broken), "--port", "0"): (1, "is not an SQLite database"),
            ("--data", str(newer), "--port", "0"): (1, "newer"),
            ("--database", "mysql://x/y", "--port", "0"): (2, "the database must be"),
            ("--database", "postgresql://127.0.0.1:1/x", "--data", str(tmp_path), "--port", "0"): (
                1,
                "does not let us in",
            ),
            ("--pace", "hurried"): (2, "relaxed, normal, quick"),
            ("--prot", "1"): (2, "--prot"),
        }
        for arguments, (code, words) in cases.items():
            found, sentence = refused(capsys, "serve", *arguments)
            assert (code, True) == (found, words in sentence), (arguments, sentence)
    monkeypatch.setattr("splitpot.cli.serve.client_folder", lambda: None)
    code, sentence = refused(capsys, "serve")
    assert (1, True) == (code, "make setup" in sentence)


async def test_the_operator_lists_and_reads_finished_hands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Newest first and with all cards, also while the room is open; what is not there is named."""
    monkeypatch.setenv("DATA", str(tmp_path / "data"))

    async def output(*words: str) -> str:
        assert 0 == await asyncio.to_thread(main, words)
        return capsys.readouterr().out

    async with live_room(tmp_path / "data") as room:
        empty = await output("hands")
        async with room.player("Ann") as ann, room.player("Bob") as bob:
            await play(room, ann, bob, fold=True)
            listed = await output("hands")
            hands = json.loads(await output("hands", "elm", "--json"))["hands"]
            one = await output("hands", "elm", "1")
            one_json = json.loads(await output("hands", "elm", "1", "--json"))
        for words, sentence in {
            ("hands", "elm", "2"): "table 'elm' has no finished hand 2.",
            ("hands", "ash"): "there is no table 'ash'; the tables are oak, elm.",
            ("hands", "elm", "0"): "NUMBER",
            ("hands", "--limit", "1000"): "--limit",
        }.items():
            code, said = await asyncio.to_thread(refused, capsys, *words)
            assert (2, True) == (code, sentence in said), said

    assert "no hand has been finished yet\n" == empty
    assert ["elm", "1"] == listed.splitlines()[1].split()[:2]
    assert listed.splitlines()[1].endswith("2  Ann, Bob")
    assert "Elm, hand 1: Hold'em, fixed limit 2/4" in one
    assert all(
        line in one for line in ("Ann has ", "Bob has ", "Ann folds", "the pot, all, uncontested: Bob 2")
    )
    assert hands == [one_json]
    assert [2, 2] == [len(seat["hole"]) for seat in one_json["seats"]]


def test_looking_for_hands_makes_no_room(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A mistyped folder is named, and stays away."""
    nowhere = tmp_path / "nowhere"
    code, sentence = refused(capsys, "hands", "--data", str(nowhere))

    assert (2, True) == (code, "there is no room" in sentence)
    assert not nowhere.exists()
