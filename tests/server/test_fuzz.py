"""Anything that can be sent: every frame is answered once, every call has an answer, and nothing breaks behind it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteka.play import variant
from ludoteka.server import protocol
from ludoteka.server.http import STATUS
from ludoteka.server.protocol import Code
from ludoteka.server.room import Room
from ludoteka.server.settings import Limits, Rate, Settings
from tests.server.browser import Browser, Running, running

pytestmark = pytest.mark.slow
MANY = Rate(1e9, 1e9)
GAMES = ("chess", "stratego", "scramble", "president", "monopoly", "hexomino", "tamsk", "bughouse")
REQUESTS = {request.__struct_config__.tag: request for request in get_args(protocol.Request)}
PEOPLE = 3
IDS = count()

texts = st.text(max_size=30) | st.sampled_from(
    ["\x00", "\u202e", "e2", "a1", "do:pass", "hand:", "as:Q", "🂡", "x" * 3000]
)
numbers = st.integers(-3, 5) | st.sampled_from([2**31, -(2**63), 2**63 - 1, 2**64, 10**30])
junk = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(allow_nan=False, allow_infinity=False) | texts,
    lambda deeper: st.lists(deeper, max_size=4) | st.dictionaries(texts, deeper, max_size=4),
    max_leaves=12,
)
WORDS = {
    "what": st.sampled_from(["draw", "takeback", "resign", "rematch", "undo", "claim", "everything"]),
    "language": st.sampled_from(["en", "hu", "xx", "../en", ""]),
    "steps": st.lists(texts, max_size=5) | st.just(["e2"] * 5000),
    "table": st.integers(0, len(GAMES) - 1) | st.sampled_from(["", "../etc", "abcdefghijkm"]) | texts,
}


class World:
    """Three people at a server with a table of each game; the third one only watches."""

    def __init__(self, running: Running, people: list[Browser], tables: list[str]) -> None:
        self.running = running
        self.people = people
        self.tables = tables

    async def answered(self, who: int, frame: Any) -> list[dict[str, Any]]:
        """What came back for a frame; hints come later than what is asked after them."""
        browser, mark = self.people[who], f"mark-{next(IDS)}"
        before, kinds = len(browser.frames), ("refused", "done", "seen", "ways", "judged")

        def replies() -> list[dict[str, Any]]:
            return [one for one in browser.frames[before:] if one["frame"] in kinds and one["id"] != mark]

        await browser.send(frame)
        await browser.done("ping", id=mark)
        await browser.until(lambda: bool(replies()))
        return replies()


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as found:
        yield found


@pytest.fixture(scope="module")
def world(runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    home: Path = tmp_path_factory.mktemp("fuzz")
    limits = Limits(MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY)
    wanted = Settings(database=f"sqlite:///{home / 'games.db'}", client=home, workers=1, pace=0.0, limits=limits)
    stack = AsyncExitStack()

    async def begin() -> World:
        server = await stack.enter_async_context(running(wanted))
        people = [await stack.enter_async_context(server.browser()) for _ in range(PEOPLE)]
        tables = []
        for game in GAMES:
            free = variant(game).game.players - 1
            table = await people[0].make(game, "me", "open", *["me"] * (free - 1), public=True)
            tables.append(table)
            for browser in people:
                await browser.watch(table)
            await people[1].done("sit", table=table, seat=1)
        return World(server, people, tables)

    yield runner.run(begin())
    runner.run(stack.aclose())


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that a stranger sends may look like a fault of the server."""
    with caplog.at_level(logging.WARNING):
        yield
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not told, told


@st.composite
def frames(draw: st.DrawFn) -> dict[str, Any]:
    """A request with fields of the right names and mostly of the right kinds."""
    tag, request = draw(st.sampled_from(sorted(REQUESTS.items())))
    frame: dict[str, Any] = {"ask": tag}
    for info in msgspec.structs.fields(request):
        kind = {str: texts, int: numbers, bool: st.booleans()}.get(info.type, junk)
        value = WORDS.get(info.name, kind)
        frame[info.name] = draw(st.one_of(value, value, value, value, junk))
    frame["id"] = draw(st.one_of(st.just(None), st.just(None), st.just("again"), texts))
    for name in draw(st.lists(st.sampled_from(sorted(frame)), max_size=1)):
        if draw(st.booleans()):
            del frame[name]
    return frame


often = settings(
    max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)


@often
@given(who=st.integers(0, PEOPLE - 1), frame=frames(), legal=st.integers(0, 10**6))
def test_every_request_is_answered_once(runner: asyncio.Runner, world: World, who: int, frame: Any, legal: int) -> None:
    if frame.get("id", "") is None:
        frame["id"] = f"f{next(IDS)}"
    if type(frame.get("table")) is int and 0 <= frame["table"] < len(GAMES):
        frame["table"] = world.tables[frame["table"]]
        view = world.people[who].views[frame["table"]]
        if frame.get("ask") == "play" and view["moves"] and legal % 2:
            card = view["moves"][legal % len(view["moves"])]
            frame |= {"steps": card["steps"], "seat": card["player"], "seq": view["seq"]}
    if frame.get("ask") in ("hint", "judge"):
        frame["seat"] = -1  # what they compute takes long; here only what surrounds it is tried
    replies = runner.run(world.answered(who, frame))
    assert len(replies) == 1, (frame, replies)
    [reply] = replies
    if reply["frame"] == "refused":
        assert reply["code"] in {code.value for code in Code} - {"failed"}
        assert reply["text"]
    valid = isinstance(frame.get("id"), str) and 0 < len(frame["id"]) <= 64 and frame["id"].isprintable()
    assert reply["id"] == (frame["id"] if valid else reply["id"])


@often
@given(data=texts | st.binary(max_size=200) | junk.map(json.dumps))
def test_what_is_no_request_is_refused(runner: asyncio.Runner, world: World, data: str | bytes) -> None:
    replies = runner.run(world.answered(2, data))
    assert [(reply["frame"], reply["code"]) for reply in replies] == [("refused", "bad-frame")]


WORDS_OF_PATHS = """
    games picture.svg variants glyphs words books daily me tables in new out invitation.svg record export svg png pgn
    notation chess chess:box scramble president monopoly,players=2 chess,x=y : , .. %00 %ff %2e%2e%2f etc TABLE
"""
PARTS = st.sampled_from(WORDS_OF_PATHS.split())
QUERIES = st.dictionaries(
    st.sampled_from(["language", "theme", "preset", "want", "in", "before", "ply", "i"]),
    texts
    | st.sampled_from(["hu", "dark", "fr,it", "0", "99999999999999", "-1", "٣", "block:1e999x2~#fff~~~", "man~red~~~"]),
    max_size=3,
)
METHODS = st.sampled_from(["GET", "GET", "GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH"])
BODIES = st.one_of(
    st.none(),
    junk,
    st.fixed_dictionaries(
        {
            "game": st.sampled_from([*GAMES, "none", ""]),
            "seats": st.lists(
                st.fixed_dictionaries(
                    {"kind": st.sampled_from(["me", "open", "computer"])}, optional={"level": numbers}
                ),
                max_size=5,
            ),
        },
        optional={
            "preset": texts,
            "options": st.dictionaries(texts, texts, max_size=2),
            "clock": texts | st.sampled_from(["none", "fischer 1 1", "move 1e9", "move -1", "move 99999999999"]),
            "position": texts
            | st.sampled_from(["8/8/8/8/8/8/8/8 w - - 0 1", "actors=1", "actors=-1", "cells=1*999999999"]),
            "written": texts | st.sampled_from(["1. e4 e5 2. Ke2", "[Event", "(;GM[1]SZ[99999]", "ludoteka 1"]),
            "public": st.booleans(),
        },
    ),
    st.fixed_dictionaries({"name": texts, "password": texts}),
    st.fixed_dictionaries({"name": texts}),
)


@often
@given(method=METHODS, parts=st.lists(PARTS, max_size=4), queries=QUERIES, body=BODIES)
def test_every_call_has_an_answer(
    runner: asyncio.Runner, world: World, method: str, parts: list[str], queries: dict[str, str], body: Any
) -> None:
    path = "/api/" + "/".join(world.tables[0] if part == "TABLE" else part for part in parts)
    path += "".join(f"{'&' if n else '?'}{name}={quote(value)}" for n, (name, value) in enumerate(queries.items()))

    async def call() -> None:
        http = world.people[2].http
        cookies = dict(http.cookies)
        response = await http.request(method, path, content=None if body is None else json.dumps(body))
        http.cookies.clear()  # whoever signed out is the same person again
        http.cookies.update(cookies)
        assert response.status_code < 500, (method, path, body, response.text)
        if response.status_code >= 400 and method != "HEAD":
            problem = msgspec.json.decode(response.content, type=protocol.Problem)
            assert problem.text
            assert response.status_code in (400, 405, *STATUS.values())

    runner.run(call())


def test_after_all_that_the_tables_are_what_is_written_of_them(runner: asyncio.Runner, world: World) -> None:
    """Runs last: what is in memory can be made again from what is on the disk."""
    hub = world.running.hub
    for table in world.tables:
        room = runner.run(hub.get(table)).room
        again: Room = runner.run(hub._read(table))
        assert [entry.text for entry in again.entries] == [entry.text for entry in room.entries]
        assert again.position == room.position
