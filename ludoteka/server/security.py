"""What is asked of every request before anything is done with it, and what every answer says to the browser.

- Host: an address in numbers, a name of this machine, or one the server was told; other names are how foreign pages
  reach into a local network (DNS rebinding).
- Origin: a POST and a socket must come from our own pages.
- Size: of the body. Rate: by address, unless it is this machine's own.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .entries import Refusal
from .limits import Buckets
from .protocol import Code, Problem
from .settings import Settings
from .views import encode

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
UPLOADS = "/api/free/bring/"
"""Where larger bodies are welcome."""
CHANGING = ("POST", "PUT", "PATCH", "DELETE")


def address_of(scope: Scope) -> str:
    """Who asks, by network address; empty for this machine itself."""
    client = scope.get("client")
    host = client[0] if client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return ""
    if found.is_loopback:
        return ""
    # A household has one network of the new kind, not one address.
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else str(found)


def own_names(extra: Iterable[str]) -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset(("localhost", name, f"{name}.local", *(host.lower() for host in extra)))


def host_allowed(host: str, names: frozenset[str]) -> bool:
    try:
        bare = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if bare in names or bare.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(bare)
    except ValueError:
        return False
    return True


def same_origin(headers: Headers) -> bool:
    """Whether the page that asks is ours: its origin is the host that it asks."""
    try:
        origin = urlsplit(headers.get("origin", ""))
    except ValueError:
        return False
    return origin.scheme in ("http", "https") and origin.netloc == headers.get("host", "") != ""


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = own_names(settings.hosts)
        self.limits = settings.limits
        self.calls = Buckets(settings.limits.calls)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            if not host_allowed(headers.get("host", ""), self.names) or not same_origin(headers):
                await send({"type": "websocket.close", "code": 4403})
                return
            await self.app(scope, receive, send)
            return
        guarded = _with_headers(send)
        most = self.limits.upload if scope["path"].startswith(UPLOADS) else self.limits.body
        if not host_allowed(headers.get("host", ""), self.names):
            await _refuse(guarded, 421, Code.NOT_ALLOWED, "this server is not called so; start it with --name")
        elif scope["method"] in CHANGING and not same_origin(headers):
            await _refuse(guarded, 403, Code.NOT_ALLOWED, "the request comes from a foreign page")
        elif (address := address_of(scope)) and not self.calls.take(address):
            await _refuse(guarded, 429, Code.TOO_MANY, "too many requests; wait a little")
        elif _declared(headers) > most:
            await _refuse(guarded, 413, Code.TOO_LARGE, f"a request has at most {most} bytes")
        else:
            await self.app(scope, _limited(receive, most), guarded)


def _declared(headers: Headers) -> int:
    length = headers.get("content-length", "0")
    return int(length) if length.isdecimal() else 0


def _limited(receive: Receive, most: int) -> Receive:
    """What comes without saying how long it is, is counted."""
    got = 0

    async def counted() -> Message:
        nonlocal got
        message = await receive()
        if message["type"] == "http.request":
            got += len(message.get("body", b""))
            if got > most:
                raise Refusal(Code.TOO_LARGE, f"a request has at most {most} bytes")
        return message

    return counted


def _with_headers(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


async def _refuse(send: Send, status: int, code: Code, text: str) -> None:
    body = encode(Problem(code, text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
