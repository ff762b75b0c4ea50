"""The cookie by which a browser is known again, and whether a page of ours speaks.

A cookie comes along with every request to this host, whoever wrote the page that sends it. So a request that
changes anything, and every WebSocket, must also come from a page of this host.
"""

from collections.abc import Iterable, Mapping
from http.cookies import CookieError, SimpleCookie

Headers = Mapping[str, str]

_DAYS = 180


def headers_of(scope: Mapping[str, object]) -> dict[str, str]:
    """The headers of an ASGI scope, names in lower case; of a repeated one all values, joined."""
    headers: dict[str, str] = {}
    raw = scope["headers"]
    assert isinstance(raw, Iterable)
    for name, value in raw:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        headers[key] = f"{headers[key]}, {text}" if key in headers else text
    return headers


def is_secure(scope: Mapping[str, object]) -> bool:
    """Did the browser come over TLS, here or at the proxy."""
    return scope["scheme"] in ("https", "wss")


def cookie_name(*, secure: bool) -> str:
    """The session cookie's name; with TLS the prefix keeps other hosts and plain HTTP from planting one."""
    return "__Host-splitpot" if secure else "splitpot"


def session_token(headers: Headers, *, secure: bool) -> str | None:
    """The session token in the cookies, or None."""
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    morsel = cookies.get(cookie_name(secure=secure))
    return morsel.value if morsel and morsel.value else None


def session_cookie(token: str, *, secure: bool) -> str:
    """The header that gives a browser its session; an empty `token` takes it away."""
    age = _DAYS * 86_400 if token else 0
    flags = f"Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"
    return f"{cookie_name(secure=secure)}={token}; {flags}{'; Secure' if secure else ''}"


def own_origin(headers: Headers, *, secure: bool) -> str:
    """The origin of our own pages, as this browser sees us."""
    return f"{'https' if secure else 'http'}://{headers.get('host', '')}".lower()


def from_own_page(headers: Headers, *, secure: bool) -> bool:
    """Does the request name one of our own pages as where it comes from."""
    return headers.get("origin", "").lower() == own_origin(headers, secure=secure)


def may_change(headers: Headers, *, secure: bool) -> bool:
    """May this request change anything: a page of ours asks, or a program that is no browser page at all.

    Browsers name the origin of every such request. Without one it must be JSON, which no foreign page can
    send unasked.
    """
    if "origin" in headers:
        return from_own_page(headers, secure=secure)
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        return False
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"
