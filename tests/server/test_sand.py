"""Time that belongs to the rules: a game made up for these tests, in which whose sand runs out loses.

Each player has ten seconds. Who is to move turns the glass over ("do:turn"), and the other one's sand runs.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import ModuleType
from typing import ClassVar

import pytest

from ludoteka import games
from ludoteka.declare import BLACK, WHITE, Game, Preset, Reason
from ludoteka.play import Face, Move
from ludoteka.play import variant as find_variant
from ludoteka.play.face import CLOCK_SEAT
from ludoteka.play.scene import Scene, Timer
from ludoteka.rules import abi
from ludoteka.rules.abi import ACTORS, CLOCK, CLOCK_TAG, HEADER, PAYOFF, PLY, REASON, TURN, Kernel, Packer, Row, Tables
from ludoteka.server.entries import Plan, Refusal
from ludoteka.server.room import Room
from ludoteka.server.settings import Settings
from tests.server.browser import Browser, Running
from tests.server.conftest import Time

SECONDS = 10
SAND = HEADER
TURN_IT = 1


@dataclass(frozen=True, kw_only=True)
class Sand(Game):
    """A game of nothing but time."""

    family: ClassVar[str] = "sand"


GAME = Sand(
    id="sand",
    name="Sand",
    names={},
    chapter="chess",
    board=None,
    sides=(WHITE, BLACK),
    presets=(Preset("only", "Only"),),
    minutes=1,
    bound=100_000,
)


def pack(game: Game) -> Tables:
    packer = Packer(game, 0)
    packer.fixed_field("sand", SAND, 2, high=SECONDS)
    return packer.tables(most_moves=8)


def start(_: Game, tables: Tables) -> Row:
    row = tables.blank()
    row[ACTORS] = 1 | CLOCK
    row[SAND : SAND + 2] = SECONDS
    return row


def mover(s: Row) -> int:
    return 0 if s[ACTORS] & 1 else 1


def moves(s: Row, _: Row, out: Row) -> int:
    who = mover(s)
    left = int(s[SAND + who])
    passing = sorted({1, 2, 4, 8, left} & set(range(1, left + 1)))
    found = [(who + 1) << abi.PLAYER_SHIFT | TURN_IT, *(CLOCK_TAG | seconds for seconds in passing)]
    out[: len(found)] = found
    return len(found)


def play(s: Row, _: Row, move: int) -> None:
    who = mover(s)
    s[PLY] += 1
    if move < CLOCK_TAG:
        s[TURN] += 1
        s[ACTORS] = 1 << (1 - who) | CLOCK
        return
    s[SAND + who] -= move - CLOCK_TAG
    if s[SAND + who] == 0:
        s[ACTORS], s[REASON] = 0, Reason.TIMEOUT
        s[PAYOFF + who], s[PAYOFF + 1 - who] = -1, 1


class SandFace(Face):
    def steps(self, _: Row, move: int) -> tuple[str, ...]:
        return (f"do:wait-{move - CLOCK_TAG}",) if move >= CLOCK_TAG else ("do:turn",)

    def scene(self, s: Row, _: int = -1) -> Scene:
        return Scene(timers=tuple(Timer("sand", int(s[SAND + seat]), seat) for seat in range(2)))


@pytest.fixture(autouse=True)
def sand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game exists, for one test."""
    nothing = dict.fromkeys(abi.OPTIONAL)
    kernel = Kernel(
        "sand", False, moves, play, lambda *_: None, **nothing, pack=pack, start=start, module=ModuleType("x")
    )  # type: ignore[arg-type]
    find, load = games.find, abi.load
    monkeypatch.setattr(games, "find", lambda id: GAME if id == "sand" else find(id))
    monkeypatch.setattr(
        abi, "load", lambda family, *, compiled: kernel if family == "sand" else load(family, compiled=compiled)
    )
    monkeypatch.setattr(abi, "is_warm", lambda _: True)
    of = find_variant("sand")
    monkeypatch.setitem(of.__dict__, "face", SandFace(GAME, of.tables, kernel))


def room(now: int) -> Room:
    from ludoteka.server.protocol import SeatKind

    plan = Plan("id", "sand", "", "none", b"x" * 32, public=False, invitation="", maker="a", made=now)
    return Room.make(plan, [(SeatKind.ME, 0)] * 2, "Anna", now)


def test_the_time_of_a_move_runs_from_the_glass() -> None:
    made = room(1000)
    made.take("a")
    assert made.due({}) == 1000 + SECONDS * 1000
    made.play("a", 0, ["do:turn"], made.seq, 4500, 0, "en")
    assert made.position.row[SAND] == SECONDS - 3, "whole seconds; parts are carried over"
    entries = made.take("a", "r")
    assert [entry.act for entry in entries] == ["clock", "clock", "move"]
    again = Room.again(made.plan, made.entries, made.begun)
    assert again.position == made.position
    assert again.due({}) == made.due({})


def test_a_move_is_not_stale_because_time_has_passed() -> None:
    made = room(0)
    made.take("a")
    chosen_at = made.seq
    made.pass_time(2500)
    made.take()
    made.play("a", 0, ["do:turn"], chosen_at, 2600, 0, "en")
    assert isinstance(made.match.played[-1], Move) if made.match else False


def test_what_comes_after_the_event_is_too_late() -> None:
    made = room(0)
    made.take("a")
    with pytest.raises(Refusal, match="over"):
        made.play("a", 0, ["do:turn"], made.seq, SECONDS * 1000 + 1, 0, "en")
    assert made.state == "over"
    assert [entry.act for entry in made.take("a")][-1] == "clock", "what time did is written down all the same"
    assert made.match is not None
    assert made.match.played[-1].player == CLOCK_SEAT


@pytest.fixture
def settings(settings: Settings, time: Time) -> Settings:
    return replace(settings, now=time)


@pytest.mark.anyio
async def test_the_sand_runs_out_at_the_table(server: Running, anna: Browser, time: Time) -> None:
    table = await anna.make("sand", "me", "me")
    view = await anna.watch(table)
    assert view["scene"]["timers"][0]["seconds"] == SECONDS
    assert [move["steps"] for move in view["moves"]] == [["do:turn"]], "nobody plays the clock's moves"
    time.pass_(4)
    view = await anna.play(table, 0)
    assert view["scene"]["timers"][0]["seconds"] == SECONDS - 4
    time.pass_(SECONDS)
    await server.hub.tick()
    await anna.until(lambda: anna.views[table]["result"] is not None)
    assert anna.views[table]["result"]["winners"] == [0]
