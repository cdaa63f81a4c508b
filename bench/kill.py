"""Kill the server with SIGKILL under load, again and again, and see whether an acknowledged move is ever lost.

    ./start python bench/kill.py [--kills 20] [--tables 40] [--db URL] [--write]

At every table somebody plays as fast as he can. When the connection breaks he connects again and sends once more what
was not acknowledged, with the same id. At the end the record of every table must hold exactly the acknowledged moves,
in their order, each once.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from bench.load import RESULTS, start_server
from bench.report import write_table
from bench.sockets import Heard, Socket, View, call, open_socket
from ludoteka.cli.serve import listen

GAMES = ("hex", "connect-four", "backgammon", "english-draughts")
PATIENCE = 120.0
MOVE = re.compile(r"^\d+ \d+ move (.*)$", re.MULTILINE)


@dataclass
class Findings:
    """What came out."""

    acknowledged: int = 0
    resent: int = 0
    kills: int = 0
    down: list[float] = field(default_factory=list)
    """Seconds from each kill until the server answered again."""
    lost: list[str] = field(default_factory=list)
    """What should never be: a sentence for each move that is missing, doubled or refused."""


class Player:
    """Somebody who plays both seats of one table after another, and remembers what was acknowledged."""

    def __init__(self, base: str, game: str, findings: Findings, seed: int) -> None:
        self.base = base
        self.game = game
        self.findings = findings
        self.dice = random.Random(seed)
        self.cookie = ""
        self.tables: dict[str, list[str]] = {}
        """The texts of the acknowledged moves of each table."""
        self.table = ""
        self.view: View | None = None
        self.socket: Socket | None = None
        self.answers: asyncio.Queue[Heard] = asyncio.Queue()
        self.number = 0

    async def call(self, method: str, path: str, body: object = None) -> dict[str, object]:
        """An HTTP request, repeated until there is a server to answer it."""
        while True:
            try:
                answer, cookie = await asyncio.to_thread(call, self.base, method, path, self.cookie, body)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            self.cookie = cookie or self.cookie
            return answer

    def hear(self, _: Socket, heard: Heard) -> None:
        if heard.view is not None and heard.view.id == self.table:
            self.view = heard.view
        elif heard.frame in ("done", "refused"):
            self.answers.put_nowait(heard)

    async def connect(self) -> None:
        """A socket that follows the table, however often it takes."""
        while True:
            try:
                self.socket = await open_socket(self.base, self.cookie, self.hear)
                self.answers = asyncio.Queue()
                if await self.ask({"ask": "watch", "table": self.table, "id": self.new_id()}) is not None:
                    return
            except OSError:
                pass
            await asyncio.sleep(0.05)

    def new_id(self) -> str:
        self.number += 1
        return f"k{self.number}"

    async def ask(self, request: dict[str, object]) -> Heard | None:
        """The answer, or None if the connection broke before it came."""
        assert self.socket is not None
        self.socket.send(request)
        while True:
            answer = asyncio.ensure_future(self.answers.get())
            await asyncio.wait((answer, self.socket.closed), return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                answer.cancel()
                return None
            if answer.result().id == request["id"]:
                return answer.result()

    async def play(self, until: asyncio.Event) -> None:
        await self.call("GET", "/api/me")
        while not until.is_set():
            await self.new_table()
            while not until.is_set() and self.view is not None and self.view.moves:
                await self.move(self.view)
                await asyncio.sleep(0.02)

    async def new_table(self) -> None:
        self.view = None
        seats = [{"kind": "me"}, {"kind": "me"}]
        self.table = str((await self.call("POST", "/api/tables", {"game": self.game, "seats": seats}))["id"])
        self.tables[self.table] = []
        open_still = self.socket is not None and not self.socket.closed.done()
        watch: dict[str, object] = {"ask": "watch", "table": self.table, "id": self.new_id()}
        if not open_still or await self.ask(watch) is None:
            await self.connect()

    async def move(self, view: View) -> None:
        chosen = self.dice.choice(view.moves)
        request: dict[str, object] = {
            "ask": "play",
            "id": self.new_id(),
            "table": self.table,
            "seat": view.actors[0],
            "steps": chosen.steps,
            "seq": view.seq,
        }
        while (answer := await self.ask(request)) is None:
            await self.connect()
            self.findings.resent += 1
        if answer.frame == "refused":
            self.findings.lost.append(f"{self.table}: {chosen.text} was refused: {answer.code}")
            self.view = None
            return
        self.tables[self.table].append(chosen.text)
        self.findings.acknowledged += 1
        while self.view is not None and self.view.seq < answer.seq:
            if self.socket is None or self.socket.closed.done():
                await self.connect()
            await asyncio.sleep(0.005)

    async def check(self) -> None:
        """The record of each table holds what was acknowledged, and nothing else."""
        for table, moves in self.tables.items():
            answer = await asyncio.to_thread(record_of, self.base, table, self.cookie)
            kept = MOVE.findall(answer)
            if kept != moves:
                self.findings.lost.append(f"{table}: acknowledged {len(moves)} moves, kept {len(kept)}")


def record_of(base: str, table: str, cookie: str) -> str:
    import urllib.request

    request = urllib.request.Request(f"{base}/api/tables/{table}/record", headers={"cookie": cookie})
    with urllib.request.urlopen(request, timeout=60) as response:
        return str(response.read().decode())


async def run(database: str, kills: int, tables: int) -> Findings:
    """Play, kill and start again `kills` times, each time in the middle of play, then check."""
    findings = Findings()
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    listener.close()
    dice = random.Random(3)
    process, base = await asyncio.to_thread(start_server, database, port)
    players = [Player(base, GAMES[n % len(GAMES)], findings, n) for n in range(tables)]
    until = asyncio.Event()
    playing = [asyncio.create_task(player.play(until)) for player in players]
    try:
        for _ in range(kills):
            await progress(findings, dice.randint(2 * tables, 8 * tables))
            await asyncio.sleep(dice.uniform(0, 0.05))
            began = time.perf_counter()
            process.kill()
            await asyncio.to_thread(stop, process)
            process, _ = await asyncio.to_thread(start_server, database, port)
            findings.kills += 1
            findings.down.append(time.perf_counter() - began)
        await progress(findings, tables)
        until.set()
        await asyncio.gather(*playing)
        for player in players:
            await player.check()
    finally:
        for task in playing:
            task.cancel()
        for player in players:
            if player.socket is not None:
                player.socket.transport.close()
        await asyncio.to_thread(stop, process)
    return findings


async def progress(findings: Findings, moves: int) -> None:
    """Until so many more moves have been acknowledged."""
    wanted, until = findings.acknowledged + moves, time.monotonic() + PATIENCE
    while findings.acknowledged < wanted:
        if time.monotonic() > until:
            raise TimeoutError(f"no progress: {findings.acknowledged} moves were acknowledged")
        await asyncio.sleep(0.002)


def stop(process: subprocess.Popen[str]) -> None:
    process.terminate()
    process.wait()
    if process.stdout is not None:
        process.stdout.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--db", default="")
    parser.add_argument("--write", action="store_true", help="keep the result in results.md")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        found = asyncio.run(run(given.db or f"sqlite:///{Path(home) / 'games.db'}", given.kills, given.tables))
    row = [str(found.kills), str(found.acknowledged), str(found.resent), str(len(found.lost))]
    head = ["kills", "acknowledged moves", "sent again", "lost or doubled"]
    print(", ".join(f"{name}: {value}" for name, value in zip(head, row, strict=True)))
    for line in found.lost:
        print(line)
    if given.write:
        write_table(RESULTS, "Killing the server", "bench/kill.py", head, [row])
    if found.lost:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
