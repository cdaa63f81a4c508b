"""Computers at tables: whose turn it is chooses, in another process, from what its seat may know."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from ..play import Position
from .entries import Entry, Refusal
from .pool import Pool, SearchFailed, Urgency
from .protocol import Code
from .room import Room
from .table import Table

log = logging.getLogger("ludoteka.server")

Change = Callable[[Table, str, str, Callable[[Room, int], None]], Awaitable[Entry | None]]


MOST_PAST = 1 << 19
"""Bytes of earlier positions that are handed to a search."""


def lately(past: Sequence[Position]) -> Sequence[Position]:
    """The positions before that matter to a search: the last ones, of a game of two without luck and secrets."""
    if not past or past[0].variant.game.players != 2 or past[0].variant.game.chance or past[0].variant.game.hidden:
        return ()
    return past[-max(1, MOST_PAST // past[0].row.nbytes) :]


class Computers:
    """All computers of a server. `change` is how their moves are made."""

    def __init__(self, pool: Pool, pace: float, change: Change) -> None:
        self.pool = pool
        self.pace = pace
        self.change = change

    def think(self, table: Table) -> None:
        """Let those choose whose turn it is, as long as there is somebody they play for."""
        room, match = table.room, table.room.match
        if match is None or match.over or not (room.people or table.watchers):
            return
        for seat in () if match.position.variant.face.reacts else match.position.awaited:
            if room.chairs[seat].level and seat not in table.thinking:
                table.thinking[seat] = task = asyncio.create_task(self._choose(table, seat))
                task.add_done_callback(lambda _, seat=seat: self._thought(table, seat))  # type: ignore[misc]
        self._watch_out(table)

    def _watch_out(self, table: Table) -> None:
        """Computers that may act though nobody waits for them: they call, catch and slap, as fast as people do."""
        room = table.room
        position = room.position
        face = position.variant.face
        for seat in set(position.actors) - (set() if face.reacts else set(position.awaited)):
            if not room.chairs[seat].level or seat in table.thinking:
                continue
            table.thinking[seat] = task = asyncio.create_task(self._react(table, seat))
            task.add_done_callback(lambda _, seat=seat: self._thought(table, seat))  # type: ignore[misc]

    async def _react(self, table: Table, seat: int) -> bool:
        """Whether there may be something new to react to: looking for a word takes time, so it is done in a thread."""
        room = table.room
        position, seen, level = room.position, room.seen(seat), room.chairs[seat].level
        reaction = await asyncio.to_thread(position.variant.face.reaction, seen.row, seat, level, random.random())
        if reaction is None:
            return room.position is not position
        await asyncio.sleep(reaction.seconds)
        await self._make(table, seat, position, reaction.code)
        return True

    def _thought(self, table: Table, seat: int) -> None:
        task = table.thinking.pop(seat, None)
        if task is None or task.cancelled():
            return
        if task.exception() is not None:
            log.error("table %s: a computer could not move", table.id, exc_info=task.exception())
        elif task.result():
            self.think(table)

    async def _choose(self, table: Table, seat: int) -> bool:
        room = table.room
        position, seen, level = room.position, room.seen(seat), room.chairs[seat].level
        pause = asyncio.create_task(asyncio.sleep(max(self.pace, position.variant.face.patience)))
        try:
            past = room.match.positions[:-1] if room.match else []
            code = (await self._search(Urgency.MOVE, seen, past, seat, level, secrets.randbits(60)))["code"]
        except SearchFailed as error:
            log.warning("table %s: the search failed (%s); any legal move is played", table.id, error)
            code = random.choice(seen.moves(seat)).code
        await pause
        await self._make(table, seat, position, code)
        return True

    async def _make(self, table: Table, seat: int, position: Position, code: int) -> None:
        """Make the move if it was chosen in the present position."""

        def do(room: Room, now: int) -> None:
            if room.position is position and room.chairs[seat].level:
                room.play_computer(seat, code, now)

        try:
            await self.change(table, "", "", do)
        except Refusal as refusal:
            log.info("table %s: a computer's move was refused (%s)", table.id, refusal.code.value)

    async def judge(self, table: Table, urgency: Urgency, ply: int, seat: int, level: int) -> dict[str, Any]:
        """What a computer thinks of a position of the line of play."""
        match = table.room.match
        assert match is not None
        try:
            seen, past = match.positions[ply].observe(seat), match.positions[:ply]
            return await self._search(urgency, seen, past, seat, level, 1, why=True)
        except SearchFailed:
            raise Refusal(Code.FAILED, "the computer found no answer in time") from None

    async def _search(
        self,
        urgency: Urgency,
        seen: Position,
        past: Sequence[Position],
        seat: int,
        level: int,
        seed: int,
        *,
        why: bool = False,
    ) -> dict[str, Any]:
        """`seen` has passed through `observe`; `past` serves only games of two in which nothing is hidden or drawn."""
        job = {
            "do": "choose",
            "variant": str(seen.variant.key),
            "row": seen.row.tobytes(),
            "past": [one.row.tobytes() for one in lately(past)],
            "seat": seat,
            "level": level,
            "seed": seed,
            "why": why,
        }
        return await self.pool.ask(urgency, job)
