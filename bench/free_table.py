"""The free table with 500 pieces and 8 people: how soon others see an operation, how smoothly a piece is dragged.

    ./start python bench/free_table.py [--pieces 500] [--people 8] [--seconds 20] [--db URL] [--no-browser] [--write]

A server runs in a process of its own. Every person moves a piece several times a second and points all the while; the
time of an operation is from sending it until the last of the others has it, which is after it is on the disk. Then a
browser drags a piece across the same table while the others go on, and counts the frames it draws.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from bench.load import quantile, start_server
from bench.report import write_table
from bench.sockets import call

RESULTS = Path(__file__).with_name("results.md")
RATE = 4.0
"""Operations of a person in a second."""


@dataclass
class Tally:
    """What was measured, in milliseconds."""

    acknowledged: list[float] = field(default_factory=list)
    reached: list[float] = field(default_factory=list)
    refused: int = 0


class Person:
    """Somebody who moves pieces and remembers when operations were sent and came."""

    def __init__(self, number: int, crowd: Crowd) -> None:
        self.number = number
        self.crowd = crowd
        self.dice = random.Random(number)
        self.socket: ClientConnection | None = None

    async def join(self, base: str, path: str, cookie: str) -> None:
        table, _, query = path.removeprefix("/f/").partition("?")
        address = f"{base.replace('http', 'ws')}/ws/free?table={table}&{query}"
        self.socket = await connect(address, origin=base, additional_headers={"cookie": cookie}, max_size=None)  # type: ignore[arg-type]

    async def hear(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            now = time.perf_counter()
            head = text[:40]
            if '"changed"' in head:
                self.crowd.came(self.number, int(json.loads(text)["seq"]), now)
            elif '"done"' in head:
                frame = json.loads(text)
                self.crowd.acknowledged(frame["id"], frame["seq"], now)
            elif '"refused"' in head:
                self.crowd.tally.refused += 1

    async def act(self, until: float, ids: list[int]) -> None:
        assert self.socket is not None
        number = 0
        while time.perf_counter() < until:
            await asyncio.sleep(self.dice.expovariate(RATE))
            id = f"{self.number}-{number}"
            number += 1
            spot = [self.dice.choice(ids), round(self.dice.uniform(0, 30), 2), round(self.dice.uniform(0, 20), 2)]
            self.crowd.sent[id] = time.perf_counter()
            await self.socket.send(json.dumps({"ask": "do", "id": id, "operation": {"do": "move", "spots": [spot]}}))

    async def point(self, until: float) -> None:
        assert self.socket is not None
        while time.perf_counter() < until:
            await asyncio.sleep(0.05)
            await self.socket.send(json.dumps({"ask": "point", "x": self.dice.uniform(0, 30), "y": 5.0}))


class Crowd:
    """All people, and what has reached whom."""

    def __init__(self, people: int) -> None:
        self.tally = Tally()
        self.people = [Person(number, self) for number in range(people)]
        self.sent: dict[str, float] = {}
        self._came: dict[int, list[float]] = {}
        self._sent_as: dict[int, float] = {}

    def came(self, _: int, seq: int, now: float) -> None:
        self._came.setdefault(seq, []).append(now)
        self._settle(seq)

    def acknowledged(self, id: str, seq: int, now: float) -> None:
        if id not in self.sent:
            return
        sent = self.sent.pop(id)
        self.tally.acknowledged.append((now - sent) * 1000)
        self._sent_as[seq] = sent
        self._settle(seq)

    def _settle(self, seq: int) -> None:
        times = self._came.get(seq, [])
        if seq in self._sent_as and len(times) >= len(self.people):
            self.tally.reached.append((max(times) - self._sent_as.pop(seq)) * 1000)
            del self._came[seq]


async def asked(socket: ClientConnection, id: str, operation: dict[str, object]) -> bool:
    await socket.send(json.dumps({"ask": "do", "id": id, "operation": operation}))
    while True:
        frame = json.loads(await socket.recv())
        if frame["frame"] in ("done", "refused") and frame["id"] == id:
            return bool(frame["frame"] == "done")


async def prepare(base: str, pieces: int) -> tuple[str, list[int]]:
    """A table with so many pieces; the invitation, and the numbers of the pieces."""
    _, cookie = await asyncio.to_thread(call, base, "GET", "/api/me")
    card, _ = await asyncio.to_thread(call, base, "POST", "/api/free", cookie, {})
    path = str(card["path"])
    maker = Person(99, Crowd(0))
    await maker.join(base, path, cookie)
    assert maker.socket is not None
    dice = random.Random(1)
    looks = [(name, colour) for name in ("man", "king", "rook", "pawn", "stone") for colour in ("white", "black")]
    kinds = [
        {"is": "kind", "id": f"k{n}", "front": {"art": f"g:{name}~{colour}~~~"}, "count": -(-pieces // 10)}
        for n, (name, colour) in enumerate(looks)
    ]
    board = {"is": "board", "art": "m:square,19,19", "x": 0, "y": 0, "width": 19, "height": 19}
    asks: list[dict[str, object]] = [{"do": "collect", "kinds": kinds}, {"do": "board", "board": board}]
    asks += [
        {"do": "put", "kind": f"k{n % 10}", "x": dice.uniform(0, 30), "y": dice.uniform(0, 20)} for n in range(pieces)
    ]
    for number, operation in enumerate(asks):
        while not await asked(maker.socket, f"p{number}", operation):  # noqa: ASYNC110
            await asyncio.sleep(0.2)
    await maker.socket.close()
    return path, list(range(1, pieces + 1))


async def crowded(
    base: str, path: str, ids: list[int], people: int, seconds: float, *, drag: bool
) -> tuple[Tally, dict[str, float]]:
    crowd = Crowd(people)
    for person in crowd.people:
        _, mine = await asyncio.to_thread(call, base, "GET", "/api/me")
        await person.join(base, path, mine)
    until = time.perf_counter() + seconds
    hearing = [asyncio.create_task(person.hear()) for person in crowd.people]
    acting = [asyncio.create_task(person.act(until, ids[1:])) for person in crowd.people]
    acting += [asyncio.create_task(person.point(until)) for person in crowd.people]
    frames = await asyncio.to_thread(dragging, base, path, seconds) if drag else {}
    await asyncio.gather(*acting)
    await asyncio.sleep(1)
    for person in crowd.people:
        assert person.socket is not None
        await person.socket.close()
    await asyncio.gather(*hearing, return_exceptions=True)
    return crowd.tally, frames


COUNT = """() => {
  window.gaps = []; window.counting = true; let last = performance.now();
  const tick = (now) => { window.gaps.push(now - last); last = now; if (window.counting) requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""


def dragging(base: str, path: str, seconds: float) -> dict[str, float]:
    """Drag a piece in circles with a real browser; how many frames a second it draws."""
    from playwright.sync_api import sync_playwright

    program = shutil.which("chromium")
    if program is None:
        raise SystemExit("chromium is missing")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(base_url=base, viewport={"width": 1280, "height": 800})
        page.goto(path)
        page.wait_for_selector("[data-thing='1']")
        page.wait_for_timeout(1500)
        page.evaluate("() => { document.querySelector(`[data-thing='1']`).style.zIndex = 800000 }")
        box = page.locator("[data-thing='1']").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.evaluate(COUNT)
        end, moves = time.perf_counter() + max(3.0, seconds - 6), 0
        while time.perf_counter() < end:
            moves += 1
            page.mouse.move(300 + (moves * 9) % 700, 200 + (moves * 5) % 450)
        gaps = page.evaluate("() => { window.counting = false; return window.gaps.slice(2); }")
        page.mouse.up()
        browser.close()
    gaps.sort()
    return {
        "frames": len(gaps) * 1000 / sum(gaps),
        "median": gaps[len(gaps) // 2],
        "p95": gaps[int(len(gaps) * 0.95)],
        "moves": moves / max(3.0, seconds - 6),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--pieces", type=int, default=500)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--db", default="")
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        process, base = start_server(given.db or f"sqlite:///{Path(home) / 'games.db'}")
        try:
            path, ids = asyncio.run(prepare(base, given.pieces))
            tally, _ = asyncio.run(crowded(base, path, ids, given.people, given.seconds, drag=False))
            frames: dict[str, float] = {}
            if not given.no_browser:
                _, frames = asyncio.run(crowded(base, path, ids, given.people, given.seconds, drag=True))
        finally:
            process.terminate()
            process.wait()
    rows = [
        [name, str(len(values)), *(f"{quantile(values, share):.1f}" for share in (0.5, 0.9, 0.99))]
        for name, values in (("acknowledged", tally.acknowledged), ("seen by all others", tally.reached))
    ]
    if frames:
        times = (f"{frames['median']:.1f}", "", f"{frames['p95']:.1f} (p95)")
        rows.append(["frames a second while dragging", f"{frames['frames']:.1f}", *times])
    head = ["", "count", "median, ms", "p90, ms", "p99, ms"]
    for row in [head, *rows]:
        print(" | ".join(f"{cell:>22}" for cell in row))
    print(f"refused: {tally.refused}")
    if given.write:
        title = f"The free table: {given.pieces} pieces, {given.people} people"
        write_table(RESULTS, title, "bench/free_table.py", head, rows)


if __name__ == "__main__":
    main()
