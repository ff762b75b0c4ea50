"""The built client: its files, its routes, and what browsers may keep of it."""

import gzip
from pathlib import Path

import pytest

from splitpot.web.client_files import ClientFiles
from tests.web.live import LiveRoom, live_room

SCRIPT = "let a = 1;\n" * 500


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A folder as the build leaves it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Room</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-Ab3_x9Zk.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
async def built(tmp_path: Path, client: Path) -> LiveRoom:
    """A room that serves this client."""
    async with live_room(tmp_path / "data", client=client) as room:
        yield room


async def test_files_are_served_with_their_kind_and_their_keeping(built: LiveRoom) -> None:
    """What has its hash in its name is kept for ever, all else is asked for anew."""
    async with built.pages() as pages:
        index, icon, script = [
            await pages.get(path) for path in ("/", "/icon.svg", "/assets/index-Ab3_x9Zk.js")
        ]
        unchanged = await pages.get("/", headers={"if-none-match": index.headers["etag"]})

    assert ("text/html; charset=utf-8", "no-cache") == (
        index.headers["content-type"],
        index.headers["cache-control"],
    )
    assert ("image/svg+xml", "no-cache") == (icon.headers["content-type"], icon.headers["cache-control"])
    assert "text/javascript; charset=utf-8" == script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert ("gzip", SCRIPT) == (script.headers["content-encoding"], script.text)
    assert (304, b"") == (unchanged.status_code, unchanged.content)


async def test_the_clients_own_routes_get_the_index(built: LiveRoom) -> None:
    """A link to a table works; a file that is not there is not there, and neither is an unknown API route."""
    async with built.pages() as pages:
        routes = [await pages.get(path) for path in ("/table/oak", "/hands", "/hands/oak/12")]
        missing = [
            await pages.get(path) for path in ("/assets/old.js", "/favicon.ico", "/api/x", "/api/hands/a")
        ]

    assert all("<title>Room</title>" in route.text for route in routes)
    assert [(404, "unknown_page")] * 4 == [(answer.status_code, answer.json()["code"]) for answer in missing]


def test_a_table_has_a_page_of_its_own_where_the_build_left_one(client: Path) -> None:
    """Its rules, a list of tables and all other routes get the index."""
    before = ClientFiles.read(client)
    (client / "table.html").write_text("<!doctype html><title>Table</title>")
    files = ClientFiles.read(client)

    def told(files: ClientFiles, path: str) -> bytes:
        file = files.find(path)
        assert file is not None
        return file.body

    assert b"Table" in told(files, "/table/oak")
    others = ("/", "/table", "/table/", "/table/oak/rules", "/tables/a+b")
    assert all(b"Room" in told(files, path) for path in others)
    assert b"Room" in told(before, "/table/oak")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"]
)
async def test_no_path_leads_out_of_the_client(built: LiveRoom, path: str) -> None:
    """Only what was read at the start can be had."""
    async with built.pages() as pages:
        answer = await pages.get(path)

    assert "secret" not in answer.text or answer.status_code == 404


async def test_without_a_built_client_a_page_says_so(room: LiveRoom) -> None:
    """In place of a riddle."""
    async with room.pages() as pages:
        answer = await pages.get("/")

    assert "has not been built" in answer.text


def test_a_small_file_is_not_packed(client: Path) -> None:
    """Packing must be worth it."""
    files = ClientFiles.read(client)
    icon, script = files.find("/icon.svg"), files.find("/assets/index-Ab3_x9Zk.js")

    assert icon is not None
    assert icon.packed is None
    assert script is not None
    assert script.packed is not None
    assert SCRIPT == gzip.decompress(script.packed).decode()
