"""A player over a socket, as cheap as can be had in Python: the load must not cost more than the server does.

Frames are read with a hand-written parser and decoded only as far as a player needs them.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

import msgspec


class Card(msgspec.Struct):
    """A legal move."""

    steps: list[str]
    text: str


class View(msgspec.Struct):
    """What a player has to know of a table."""

    id: str
    seq: int
    ply: int
    actors: list[int]
    moves: list[Card]
    result: msgspec.Raw


class Heard(msgspec.Struct):
    """Any frame of the server."""

    frame: str
    id: str = ""
    code: str = ""
    seq: int = 0
    view: View | None = None


decode = msgspec.json.Decoder(Heard).decode


def call(base: str, method: str, path: str, cookie: str = "", body: object = None) -> tuple[dict[str, object], str]:
    """One HTTP request, without a library: the answer, and the cookie that came with it."""
    parts = urlsplit(base)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=60)
    headers = {"origin": base, "cookie": cookie, "content-type": "application/json"}
    connection.request(method, path, json.dumps(body) if body is not None else None, headers)
    response = connection.getresponse()
    data = response.read()
    connection.close()
    if response.status != 200:
        raise RuntimeError(f"{method} {path}: {response.status} {data[:200]!r}")
    return json.loads(data), (response.getheader("set-cookie") or "").partition(";")[0]


class Socket(asyncio.Protocol):
    """One connection. `hear` is called with every frame."""

    def __init__(self, base: str, cookie: str, hear: Callable[[Socket, Heard], None]) -> None:
        self.base = base
        self.cookie = cookie
        self.hear = hear
        self.opened = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {urlsplit(self.base).netloc}\r\nOrigin: {self.base}\r\n"
            f"Cookie: {self.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        for future in (self.opened, self.closed):
            if not future.done():
                future.set_result(False)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if b" 101 " not in head[:20]:
                self.transport.close()
                return
            self.opened.set_result(True)
        at, size = 0, len(buffer)
        while size - at >= 2:
            kind, length, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if length == 126:
                if size < at + 4:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if size < at + 10:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if size < start + length:
                break
            payload = buffer[start : start + length]
            at = start + length
            if kind == 1:
                self.hear(self, decode(payload))
            elif kind == 9:
                self._write(10, payload)
            elif kind == 8:
                self.transport.close()
        self._buffer = buffer[at:]

    def send(self, ask: dict[str, object]) -> None:
        self._write(1, msgspec.json.encode(ask))

    def _write(self, kind: int, payload: bytes) -> None:
        """Masked with zeros: that is allowed, and costs nothing."""
        length = len(payload)
        short = length < 126
        head = struct.pack("!BB", 128 | kind, 128 | length) if short else struct.pack("!BBH", 128 | kind, 254, length)
        self.transport.write(head + b"\0\0\0\0" + payload)


async def open_socket(base: str, cookie: str, hear: Callable[[Socket, Heard], None]) -> Socket:
    parts = urlsplit(base)
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(base, cookie, hear), parts.hostname, parts.port
    )
    if not await socket.opened:
        raise ConnectionError("the server refused the socket")
    return socket
