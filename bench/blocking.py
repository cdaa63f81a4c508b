"""How long the server's own thread is kept by one thing, and how large its largest frame is, over all games.

    ./start python bench/blocking.py [GAME ...] [--moves 30] [--write]

Every game is opened as a browser does it, and played by random moves up to so many positions; in each a wrong try is
made, an earlier position looked at, and at the end the game is taken home as a record, a text and a picture. While one
callback of the event loop runs, nobody else at any table is served: the longest one is told, in seconds of the
processor, so that other programs do not count. Each game is opened twice and the second time counts, for the first
loads what the machine has compiled. Scramble is played once more with two blanks, where moves are most.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from asyncio.events import Handle
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx

from bench.report import write_table
from ludoteka import games
from ludoteka.play import Match, variant
from ludoteka.server import hub as hub_module
from ludoteka.server.app import Server
from ludoteka.server.people import COOKIE, hash_token
from ludoteka.server.settings import Limits, Rate, Settings
from ludoteka.server.socket import Connection, Sockets

RESULTS = Path(__file__).with_name("results.md")
MANY = Rate(1e9, 1e9)
LIMITS = Limits(MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, waiting_frames=10**6)
LONG = 0.05
SHOWN = 12


@dataclass
class Worst:
    """The longest callbacks and the largest frame of a game."""

    seconds: float = 0.0
    doing: str = ""
    size: int = 0


@dataclass
class Watch:
    """Times every callback of the loop."""

    doing: str = ""
    worst: Worst = field(default_factory=Worst)

    def begin(self) -> None:
        run = Handle._run

        def timed(handle: Handle) -> None:
            began, doing = time.thread_time(), self.doing
            run(handle)
            lasted = time.thread_time() - began
            if lasted > self.worst.seconds:
                self.worst.seconds, self.worst.doing = lasted, doing

        Handle._run = timed  # type: ignore[method-assign]


class Listener(Connection):
    """A browser's line that ends here: frames are read at once."""

    watch: Watch
    last: dict[str, Any]
    view: dict[str, Any]

    def send(self, frame: bytes) -> None:
        self.watch.worst.size = max(self.watch.worst.size, len(frame))
        self.waiting.append(frame)

    async def ask(self, ask: str, **fields: object) -> dict[str, Any]:
        """The answer; what a client would do with it is not counted."""
        self.waiting: list[bytes] = []
        self.watch.doing = ask
        await asyncio.create_task(self.handle(json.dumps({"ask": ask, "id": "b", **fields})))
        self.watch.doing = ""
        await asyncio.sleep(0)
        answer: dict[str, Any] = {}
        for frame in map(json.loads, self.waiting):
            if frame["frame"] == "happened":
                self.view = frame["view"]
            elif frame.get("id") == "b":
                answer = frame
        return answer


class Bench:
    """One person at one server."""

    def __init__(self, server: Server, watch: Watch, moves: int) -> None:
        self.server = server
        self.watch = watch
        self.moves = moves
        transport = httpx.ASGITransport(server.app)
        self.http = httpx.AsyncClient(
            transport=transport, base_url="http://127.0.0.1", headers={"origin": "http://127.0.0.1"}
        )

    async def call(self, path: str, body: object = None) -> httpx.Response:
        self.watch.doing = path.rpartition("?")[0] or path
        return await (self.http.get(path) if body is None else self.http.post(path, json=body))

    async def line(self) -> Listener:
        server = self.server
        token = self.http.cookies[COOKIE]
        person = await server.people.find(token)
        assert person is not None
        sockets = Sockets(server.hub, server.people, server.lines, LIMITS)
        line = Listener(sockets, person, hash_token(token), "en")
        line.watch, line.view, line.waiting = self.watch, {}, []
        return line

    async def play(self, game: str, seed: int) -> None:
        dice = random.Random(seed)
        of = variant(game)
        await self.call(f"/api/variants/{of.key}")
        await self.call(f"/api/games/{game}/picture.svg?theme=light")
        await self.call(f"/api/books/{game}?theme=light")
        seats = [{"kind": "me"}] * of.game.players
        made = await self.call("/api/tables", {"game": game, "seats": seats, "clock": "none"})
        table = made.json()["id"]
        line = await self.line()
        await line.ask("watch", table=table)
        for number in range(self.moves):
            cards = line.view["moves"]
            if not cards or line.view["result"]:
                break
            card = dice.choice(cards)
            at = {"table": table, "seat": card["player"]}
            await line.ask("try", **at, steps=["?"])
            await line.ask("try", **at, steps=[*card["steps"], "?"])
            await line.ask("look", table=table, ply=dice.randint(0, line.view["ply"]))
            while card.get("more"):
                card = dice.choice((await line.ask("ahead", **at, steps=card["steps"], seq=line.view["seq"]))["moves"])
            done = await line.ask("play", **at, steps=card["steps"], seq=line.view["seq"])
            assert done["frame"] == "done", (game, number, done)
        for what in ("record", "notation", "svg"):
            await self.call(f"/api/tables/{table}/export/{what}")
        line.end()
        self.server.hub.tables.pop(table)


def two_blanks() -> bytes:
    """A secret by which the first player of scramble draws both blanks."""
    of = variant("scramble")
    for number in count():
        secret = number.to_bytes(32, "big")
        [rack, *_] = Match.begin(of, secret=secret).position.scene(0).trays
        if sum(item.id == "hand:blank" for item in rack.items) == 2:
            return secret
    raise AssertionError


async def sweep(cases: dict[str, tuple[str, Callable[[], bytes]]], moves: int) -> dict[str, Worst]:
    watch = Watch()
    found: dict[str, Worst] = {}
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(database=f"sqlite:///{home}/games.db", workers=1, pace=0.0, limits=LIMITS)
        server = Server(settings)
        async with server.lifespan(server.app):  # type: ignore[arg-type]
            bench = Bench(server, watch, moves)
            await bench.call("/api/me")
            await bench.call("/api/games")
            watch.begin()
            for name, (game, secret) in cases.items():
                hub_module.new_secret = secret
                for turn in range(2):
                    watch.worst = Worst()
                    await bench.play(game, turn)
                found[name] = watch.worst
                worst = found[name]
                print(f"{name}: {1000 * worst.seconds:.0f} ms ({worst.doing}), {worst.size / 1024:.0f} KB", flush=True)
            watch.worst = Worst()
            await bench.call("/api/games")
            await bench.call("/api/words")
            await bench.call("/api/me/tables")
            found["lists"] = watch.worst
            await bench.http.aclose()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--write", action="store_true", help="put the result into results.md")
    wanted = parser.parse_args()
    usual = hub_module.new_secret
    cases = {game: (game, usual) for game in wanted.games or [game.id for game in games.every()]}
    if not wanted.games or "scramble" in wanted.games:
        secret = two_blanks()
        cases["scramble, two blanks"] = ("scramble", lambda: secret)
    found = asyncio.run(sweep(cases, wanted.moves))
    slow = sum(worst.seconds > LONG for worst in found.values())
    longest = sorted(found.items(), key=lambda item: -item[1].seconds)[:SHOWN]
    largest = sorted(found.items(), key=lambda item: -item[1].size)[:SHOWN]
    print(f"longest: {1000 * longest[0][1].seconds:.0f} ms in {longest[0][0]}; {slow} above {1000 * LONG:.0f} ms")
    print(f"largest: {largest[0][1].size / 1024:.0f} KB in {largest[0][0]}")
    if wanted.write:
        rows = [
            (slowest, f"{1000 * slow.seconds:.0f}", slow.doing, big, f"{large.size / 1024:.0f}")
            for (slowest, slow), (big, large) in zip(longest, largest, strict=True)
        ]
        head = ("longest in", "ms", "while", "largest in", "KB")
        write_table(RESULTS, f"What others wait for: {len(found)} cases", "bench/blocking.py", head, rows)


if __name__ == "__main__":
    main()
