"""Load: many tables with two people each, one move every second at each, the rules included.

    ./start python bench/load.py [--tables 1000] [--seconds 60] [--games connect-four,...] [--db URL] [--write]

A server runs in a process of its own; the players are in this one. The time of a move is from sending it to hearing
its acknowledgement, which comes when it is on the disk; the other player's view is timed too. Games that end begin
anew at a rematch.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from bench.report import write_table
from bench.sockets import Heard, Socket, View, call, open_socket
from ludoteka.play import variant

RESULTS = Path(__file__).with_name("results.md")
QUANTILES = (0.5, 0.9, 0.99, 0.999)
GAMES = "connect-four,english-draughts,nine-mens-morris,reversi,backgammon,wari"


@dataclass
class Tally:
    """What was measured."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    ended: int = 0
    server_seconds: float = 0.0
    load_seconds: float = 0.0


class Pair:
    """Two people at a table."""

    def __init__(self, base: str, game: str, tally: Tally, dice: random.Random) -> None:
        self.base = base
        self.game = game
        self.tally = tally
        self.dice = dice
        self.table = ""
        self.cookies: list[str] = []
        self.sockets: list[Socket] = []
        self.view: dict[int, View] = {}
        self.number = 0
        self.asked: dict[str, float] = {}
        self.sent = 0.0
        self.turn = -1
        self.measuring = False
        self.begun = asyncio.Event()
        """Both have been told that the game has begun."""

    def make(self) -> None:
        """Two guests and a table; blocking, before the clock starts."""
        self.cookies = [call(self.base, "GET", "/api/me")[1] for _ in range(2)]
        wanted = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        self.table = str(call(self.base, "POST", "/api/tables", self.cookies[0], wanted)[0]["id"])

    async def sit(self) -> None:
        for seat in range(2):

            def hear(_: Socket, heard: Heard, seat: int = seat) -> None:
                self.hear(seat, heard)

            self.sockets.append(await open_socket(self.base, self.cookies[seat], hear))
            self.ask(seat, "watch", table=self.table)
        self.ask(1, "sit", table=self.table, seat=1)
        await self.begun.wait()

    def ask(self, who: int, ask: str, **fields: object) -> None:
        self.number += 1
        self.sockets[who].send({"ask": ask, "id": f"{who}-{self.number}", **fields})

    def hear(self, seat: int, heard: Heard) -> None:
        now = time.perf_counter()
        if heard.view is not None:
            known = self.view.get(seat)
            self.view[seat] = heard.view
            if heard.view.id == self.table and all(s in self.view and self.view[s].actors for s in range(2)):
                self.begun.set()
            if self.measuring and known and heard.view.ply > known.ply and seat != self.turn and self.sent:
                self.tally.seen.append(now - self.sent)
        elif heard.frame == "refused":
            self.tally.errors[heard.code] += 1
        elif heard.frame == "done" and heard.id in self.asked:
            began = self.asked.pop(heard.id)
            if self.measuring:
                self.tally.acknowledged.append(now - began)

    def move(self) -> None:
        """Whoever is to move plays any legal move."""
        for seat in range(2):
            view = self.view[seat]
            if view.moves:
                steps = self.dice.choice(view.moves).steps
                self.turn, self.sent = seat, time.perf_counter()
                self.ask(seat, "play", table=self.table, seat=seat, steps=steps, seq=view.seq)
                self.asked[f"{seat}-{self.number}"] = self.sent
                return
        if bytes(self.view[0].result) != b"null":
            self.tally.ended += 1
        else:
            self.tally.errors["no answer in a second"] += 1

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.dice.random())
        while time.perf_counter() < until:
            began = time.perf_counter()
            if bytes(self.view[0].result) != b"null":
                await self.again()
            self.move()
            await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - began)))

    async def again(self) -> None:
        """A new table when the game is over."""
        self.measuring, was = False, self.measuring
        for seat in range(2):
            self.ask(seat, "unwatch", table=self.table)
        loop = asyncio.get_running_loop()
        wanted = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        made, _ = await loop.run_in_executor(None, call, self.base, "POST", "/api/tables", self.cookies[0], wanted)
        self.table = str(made["id"])
        self.view.clear()
        self.begun.clear()
        for seat in range(2):
            self.ask(seat, "watch", table=self.table)
        self.ask(1, "sit", table=self.table, seat=1)
        await self.begun.wait()
        self.measuring = was


def processor_seconds(process: int) -> float:
    """What a process has used so far, its threads included, its children not."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(base: str, server: int, tables: int, seconds: float, games: list[str]) -> Tally:
    tally = Tally()
    dice = random.Random(7)
    pairs = [Pair(base, games[n % len(games)], tally, random.Random(dice.random())) for n in range(tables)]
    loop = asyncio.get_running_loop()
    began = time.perf_counter()
    for at in range(0, tables, 20):
        await asyncio.gather(*(loop.run_in_executor(None, pair.make) for pair in pairs[at : at + 20]))
        await asyncio.gather(*(pair.sit() for pair in pairs[at : at + 20]))
    print(f"{tables} tables, {2 * tables} sockets open after {time.perf_counter() - began:.0f} s", flush=True)
    warm, until = time.perf_counter() + 5, time.perf_counter() + 5 + seconds

    async def measure() -> None:
        await asyncio.sleep(warm - time.perf_counter())
        for pair in pairs:
            pair.measuring = True
        before = processor_seconds(server), time.process_time()
        await asyncio.sleep(until - time.perf_counter())
        tally.server_seconds = processor_seconds(server) - before[0]
        tally.load_seconds = time.process_time() - before[1]

    await asyncio.gather(measure(), *(pair.play(until) for pair in pairs))
    await asyncio.sleep(2)
    tally.errors["never acknowledged"] += sum(len(pair.asked) for pair in pairs)
    for pair in pairs:
        for socket in pair.sockets:
            if socket.closed.done():
                tally.errors["connection lost"] += 1
            socket.transport.close()
    return tally


def warm(games: list[str]) -> None:
    """Compile the rules first, as on a machine on which they have been played before."""
    families = sorted({variant(game).game.family for game in games})
    code = f"from ludoteka.rules import abi\nfor family in {families}: abi.is_warm(family) or abi.warm(family)"
    subprocess.run([sys.executable, "-c", code], check=True)


def start_server(database: str, port: int = 0) -> tuple[subprocess.Popen[str], str]:
    """`ludoteka serve` in a process of its own, with its address."""
    command = [sys.executable, "-m", "ludoteka", "serve", "--port", str(port), "--db", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    assert process.stdout is not None
    line = process.stdout.readline()
    base = line.split()[1].rstrip("/").replace("localhost", "127.0.0.1") if line else ""
    for _ in range(600):
        try:
            call(base, "GET", "/api/words")
            return process, base
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", default=GAMES)
    parser.add_argument("--db", default="")
    parser.add_argument("--write", action="store_true", help="keep the result in results.md")
    given = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    try:
        import uvloop

        runner = uvloop.run
    except ImportError:
        runner = asyncio.run
    warm(given.games.split(","))
    with tempfile.TemporaryDirectory() as home:
        process, base = start_server(given.db or f"sqlite:///{Path(home) / 'games.db'}")
        try:
            tally = runner(run(base, process.pid, given.tables, given.seconds, given.games.split(",")))
            usage = Path(f"/proc/{process.pid}/status")
            memory = next((line.split()[1] for line in usage.read_text().splitlines() if line.startswith("VmRSS")), "0")
        finally:
            process.terminate()
            process.wait()
    show(tally, given.seconds, int(memory) // 1024)
    if given.write:
        head = ("time of a move, in ms", "moves", *(f"p{100 * q:g}" for q in QUANTILES), "most", "errors")
        write_table(RESULTS, "Load", "bench/load.py", head, table_rows(tally))


def table_rows(tally: Tally) -> list[list[str]]:
    named = (("acknowledged, on the disk", tally.acknowledged), ("seen by the other player", tally.seen))
    errors = str(sum(tally.errors.values()))
    return [
        [name, str(len(times)), *(f"{1000 * quantile(times, q):.1f}" for q in (*QUANTILES, 1.0)), errors]
        for name, times in named
    ]


def show(tally: Tally, seconds: float, megabytes: int) -> None:
    for name, moves, *numbers, _ in table_rows(tally):
        words = ", ".join(f"p{100 * q:g} {number}" for q, number in zip((*QUANTILES, 1.0), numbers, strict=True))
        print(f"{name}: {moves} moves, {int(moves) / seconds:.0f} a second; milliseconds: {words}")
    wrong = {name: count for name, count in tally.errors.items() if count}
    used, moves_made = tally.server_seconds, max(1, len(tally.acknowledged))
    print(f"processor: the server {used / seconds:.0%} of one ({1000 * used / moves_made:.2f} ms a move), "
          f"the players {tally.load_seconds / seconds:.0%}")  # fmt: skip
    print(f"errors: {wrong or 'none'}; games ended: {tally.ended}; the server has {megabytes} MB")


if __name__ == "__main__":
    main()
