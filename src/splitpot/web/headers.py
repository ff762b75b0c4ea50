"""The headers that every answer carries: what a browser may do with our pages, and who may show them."""

RawHeaders = list[tuple[bytes, bytes]]

_CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "worker-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_ALWAYS: RawHeaders = [
    (b"content-security-policy", _CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
_PRIVATE = (b"cache-control", b"no-store")
_TLS_ONLY = (b"strict-transport-security", b"max-age=31536000")


def with_safety(headers: RawHeaders, *, secure: bool) -> RawHeaders:
    """`headers` and the ones that always go along; an answer that says nothing about caching is private."""
    known = {name.lower() for name, _ in headers}
    private = [] if b"cache-control" in known else [_PRIVATE]
    return [*headers, *_ALWAYS, *private, *([_TLS_ONLY] if secure else [])]
