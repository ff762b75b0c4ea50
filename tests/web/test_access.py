"""Who may come in: our own pages, at a civil speed, with bodies of a civil size."""

import contextlib

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from splitpot.limits import PAGES_BURST, SOCKETS_PER_ADDRESS_MAX, SOCKETS_PER_PLAYER_MAX
from tests.web.live import LiveRoom, live_room

SAFETY = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://{host}.evil.example", "https://{host}", "http://{host}x", None],
)
async def test_a_foreign_page_opens_no_websocket(room: LiveRoom, origin: str | None) -> None:
    """A handshake with a good cookie but another origin, or none, is refused before it is accepted."""
    cookie = await room.guest("Ann")
    named = origin.format(host=room.host) if origin else None
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://{room.host}/ws", origin=named, additional_headers={"cookie": cookie}, proxy=None)

    assert 403 == refused.value.response.status_code
    assert b'"wrong_origin"' in refused.value.response.body


FOREIGN = (
    {"origin": "https://evil.example", "content-type": "application/json"},
    {"origin": "null", "content-type": "application/json"},
    {"origin": "", "content-type": "application/json"},
    {"sec-fetch-site": "cross-site", "content-type": "application/json"},
    {"content-type": "text/plain"},
    {"content-type": "application/x-www-form-urlencoded"},
    {},
)
CHANGING = (
    ("POST", "/api/guest"),
    ("POST", "/api/refill"),
    ("POST", "/api/sign-out"),
    ("POST", "/api/spare-key"),
    ("POST", "/api/spare-key/use"),
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
)


async def test_a_foreign_page_changes_nothing(room: LiveRoom) -> None:
    """Every route that changes anything wants our own origin, or JSON that no foreign page can send."""
    cookie = await room.guest("Ann")
    async with room.pages(cookie) as pages:
        del pages.headers["origin"]
        for method, path in CHANGING:
            for headers in FOREIGN:
                refused = await pages.request(method, path, content=b'{"language":"de"}', headers=headers)
                assert (403, "wrong_origin") == (refused.status_code, refused.json()["code"]), (path, headers)
        me = (await pages.get("/api/me")).json()

    assert ("Ann", "en") == (me["player"]["name"], me["player"]["language"])


async def test_a_program_without_a_page_may_send_json(room: LiveRoom) -> None:
    """Tools have no origin; JSON is proof enough that no foreign page speaks."""
    async with room.pages() as pages:
        del pages.headers["origin"]
        answer = await pages.post("/api/guest", json={"name": "Ann", "language": "en"})

    assert 200 == answer.status_code


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/nothing", "/nothing.png", "/table/oak", "/../secret.key"]
)
async def test_every_answer_carries_the_safety_headers(room: LiveRoom, path: str) -> None:
    """Found or not, nobody may frame, sniff or script it; without TLS no promise about TLS is made."""
    async with room.pages() as pages:
        answer = await pages.get(path)

    policy = answer.headers["content-security-policy"]
    assert SAFETY == {name: answer.headers[name] for name in SAFETY}
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "strict-transport-security" not in answer.headers
    assert "server" not in answer.headers


async def test_behind_a_tls_proxy_the_cookie_is_bound_to_the_host(tmp_path: object) -> None:
    """A believed proxy says https: the cookie is Secure with its prefix, and https is our only origin."""
    async with live_room(tmp_path / "data", proxy="127.0.0.1") as room:  # type: ignore[operator]
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
        async with room.pages(None, **forwarded) as pages:
            refused = await pages.post("/api/guest", json={"name": "Ann", "language": "en"})
            pages.headers["origin"] = f"https://{room.host}"
            answer = await pages.post("/api/guest", json={"name": "Ann", "language": "en"})

    assert 403 == refused.status_code
    assert answer.headers["set-cookie"].startswith("__Host-splitpot=")
    assert "; Secure" in answer.headers["set-cookie"]
    assert "strict-transport-security" in answer.headers


async def test_a_forwarded_address_is_not_believed_of_everybody(room: LiveRoom) -> None:
    """Without a proxy of ours the header changes nothing: the speed limit holds for the real address."""
    async with room.pages() as pages:
        answers = [
            await pages.get("/api/health", headers={"x-forwarded-for": f"192.0.2.{number}"})
            for number in range(PAGES_BURST + 30)
        ]

    assert 429 in {answer.status_code for answer in answers}
    assert answers[-1].status_code == 200 or "too_fast" == answers[-1].json()["code"]


async def test_a_large_body_is_refused(room: LiveRoom) -> None:
    """More than 4 KiB is no wish of ours, whatever its length is said to be."""

    async def trickle() -> object:
        for _ in range(5):
            yield b"x" * 1024

    async with room.pages() as pages:
        whole = await pages.post("/api/guest", content=b"x" * 5000)
        chunked = await pages.post("/api/guest", content=trickle())  # type: ignore[arg-type]

    assert [(413, "too_large")] * 2 == [
        (answer.status_code, answer.json()["code"]) for answer in (whole, chunked)
    ]


async def test_a_ninth_connection_ends_the_players_oldest(room: LiveRoom) -> None:
    """Somebody with many forgotten tabs is not locked out by them."""
    cookie = await room.guest("Ann")
    async with contextlib.AsyncExitStack() as stack:
        browsers = [
            await stack.enter_async_context(room.browser(cookie)) for _ in range(SOCKETS_PER_PLAYER_MAX)
        ]
        newest = await stack.enter_async_context(room.browser(cookie))
        farewell = await browsers[0].next("goodbye")
        await newest.send(type="ping", sent=7)
        pong = await newest.next("pong")

    assert "too_many_connections" == farewell["code"]
    assert 7 == pong["sent"]


async def test_one_address_has_a_limited_number_of_connections(
    room: LiveRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beyond it a handshake is refused, and a place that becomes free is given again."""
    assert SOCKETS_PER_ADDRESS_MAX > SOCKETS_PER_PLAYER_MAX
    monkeypatch.setattr("splitpot.web.visitors.SOCKETS_PER_ADDRESS_MAX", 2)
    cookie = await room.guest("Ann")
    async with room.browser(cookie) as one:
        async with room.browser(cookie):
            with pytest.raises(InvalidStatus) as refused:
                async with room.browser(cookie):
                    pass
        await one.send(type="ping", sent=1)
        await one.next("pong")
        async with room.browser(cookie) as another:
            assert "Ann" == another.welcome["player"]["name"]

    assert 429 == refused.value.response.status_code


async def test_people_without_a_name_keep_no_player_out(
    room: LiveRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are counted apart: one more ends an idle one, and is refused where all of them look on."""
    monkeypatch.setattr("splitpot.web.visitors.SOCKETS_WITHOUT_NAME_MAX", 2)
    cookie = await room.guest("Ann")
    async with room.browser() as looker, room.browser() as silent:
        await looker.view("oak")
        async with room.browser() as newcomer:
            farewell = await silent.next("goodbye")
            await newcomer.view("oak")
            with pytest.raises(InvalidStatus) as refused:
                async with room.browser():
                    pass
            async with room.browser(cookie) as ann:
                welcome = ann.welcome

    assert "idle" == farewell["code"]
    assert 429 == refused.value.response.status_code
    assert "Ann" == welcome["player"]["name"]


async def test_there_is_one_websocket_path(room: LiveRoom) -> None:
    """Any other is unknown."""
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://{room.host}/ws/oak", origin=room.origin, proxy=None)  # type: ignore[arg-type]

    assert 404 == refused.value.response.status_code
