"""A server that is killed loses no operation of a free table that it has acknowledged, and does none twice."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.kill import stop
from bench.load import start_server
from bench.sockets import call
from ludoteka.cli.serve import listen

pytestmark = pytest.mark.anyio
KILLS = 3


class Mover:
    """Puts chips down, one after the other, each with a text of its own; sends again what was not acknowledged."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.cookie = call(base, "GET", "/api/me")[1]
        self.path = ""
        self.acknowledged: list[str] = []
        self.resent = 0
        self.socket: ClientConnection | None = None

    async def connect(self) -> dict[str, Any]:
        """A new connection, however often it takes; returns the view."""
        table, _, query = self.path.removeprefix("/f/").partition("?")
        address = f"{self.base.replace('http', 'ws')}/ws/free?table={table}&{query}"
        while True:
            try:
                headers = {"cookie": self.cookie}
                self.socket = await connect(address, origin=self.base, additional_headers=headers, max_size=None)  # type: ignore[arg-type]
                found: dict[str, Any] = json.loads(await self.socket.recv())
                return found
            except (OSError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(0.1)

    async def ask(self, id: str, operation: dict[str, Any]) -> dict[str, Any]:
        while True:
            try:
                if self.socket is None:
                    await self.connect()
                assert self.socket is not None
                await self.socket.send(json.dumps({"ask": "do", "id": id, "operation": operation}))
                while True:
                    frame: dict[str, Any] = json.loads(await self.socket.recv())
                    if frame.get("id") == id and frame["frame"] in ("done", "refused"):
                        return frame
            except (OSError, ConnectionClosed):
                self.socket = None
                self.resent += 1

    async def play(self, until: asyncio.Event) -> None:
        number = 0
        while not until.is_set():
            text = f"{self.name}{number}"
            number += 1
            answer = await self.ask(f"r{text}", {"do": "chips", "x": 0, "y": 0, "text": text})
            assert answer["frame"] == "done", answer
            self.acknowledged.append(text)
            await asyncio.sleep(0.004)


@pytest.mark.slow
async def test_no_acknowledged_operation_is_lost_when_the_server_is_killed(database: str) -> None:
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    listener.close()
    process, base = await asyncio.to_thread(start_server, database, port)
    try:
        movers = [Mover(base, name) for name in ("a", "b", "c")]
        card = call(base, "POST", "/api/free", movers[0].cookie, {})[0]
        for mover in movers:
            mover.path = str(card["path"])
        until = asyncio.Event()
        playing = [asyncio.create_task(mover.play(until)) for mover in movers]
        dice = random.Random(5)
        for kill in range(KILLS):
            while sum(len(mover.acknowledged) for mover in movers) < 60 * (kill + 1):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            await asyncio.sleep(dice.uniform(0, 0.05))
            process.kill()
            await asyncio.to_thread(stop, process)
            process, _ = await asyncio.to_thread(start_server, database, port)
        until.set()
        await asyncio.gather(*playing)
        last = Mover(base, "z")
        last.path = movers[0].path
        view = await last.connect()
        texts = [entry["text"] for entry in view["entries"].values() if entry["is"] == "chip"]
        assert sorted(texts) == sorted(text for mover in movers for text in mover.acknowledged)
        assert sum(mover.resent for mover in movers) > 0, "it was killed while operations were on their way"
        assert last.socket is not None
        await last.socket.close()
        for mover in movers:
            if mover.socket is not None:
                await mover.socket.close()
    finally:
        process.kill()
        await asyncio.to_thread(stop, process)
