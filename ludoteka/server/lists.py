"""Tables in lists: the lobby, and those of one person."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import sqlalchemy as sa

from ..declare import Reason
from ..play import Result, variant
from .hub import Hub
from .people import Person
from .protocol import SeatState, TableCard
from .schema import sitters, tables
from .storage import DAY
from .table import Table
from .views import invitation_path

PAGE = 50
"""Tables in one list."""


async def lobby(hub: Hub, person: Person, language: str, before: int) -> list[TableCard]:
    """Public tables that wait for players, then those that are being played: moves do not push aside who waits.

    Where somebody is there who waits comes first. Tables where nothing happened for a day are asleep. Only the list of
    those that are being played has further pages.
    """
    awake = tables.select().where(tables.c.public & (tables.c.last > hub.now() - DAY))
    running = await _cards(hub, awake.where(tables.c.state == "running"), person, language, before)
    if before:
        return running
    waiting = await _cards(hub, awake.where(tables.c.state == "waiting"), person, language, 0)
    return sorted(waiting, key=_deserted) + running


def _deserted(card: TableCard) -> bool:
    return not any(seat.online and not seat.level for seat in card.seats)


async def of_person(hub: Hub, person: Person, language: str, before: int) -> list[TableCard]:
    """All tables at which a person has sat."""
    joined = sa.select(tables).join(sitters, sitters.c.table_id == tables.c.id)
    wanted = (sitters.c.person == person.id) & (tables.c.state != "closed")
    return await _cards(hub, joined.where(wanted), person, language, before)


async def _cards(hub: Hub, wanted: sa.Select[Any], person: Person, language: str, before: int) -> list[TableCard]:
    if before:
        wanted = wanted.where(tables.c.last < before * 1000)
    rows = await hub.storage.all(wanted.order_by(tables.c.last.desc()).limit(PAGE))
    return [_card(row, person, language, hub.tables.get(row.id)) for row in rows]


def card(table: Table, person: Person, language: str) -> TableCard:
    """One table, as lists show it."""
    room, plan = table.room, table.room.plan
    row = SimpleNamespace(
        **room.row(None, table.used),
        id=plan.id,
        variant=plan.variant,
        clock=plan.clock,
        public=plan.public,
        invitation=plan.invitation,
    )
    return _card(row, person, language, table)


def _card(row: Any, person: Person, language: str, table: Table | None) -> TableCard:
    of = variant(row.variant)
    online = table.online() if table else None
    seats = [
        SeatState(name, level, who == person.id, online[seat] if online else level > 0, None)
        for seat, (who, name, level) in enumerate(json.loads(row.seats))
    ]
    mine = any(seat.mine for seat in seats)
    result = result_of(row.result)
    return TableCard(
        id=row.id,
        game=of.key.game,
        name=of.game.called(language),
        preset=of.key.preset,
        seats=seats,
        clock=row.clock,
        turn=row.turn,
        over=row.state in ("over", "closed"),
        result=result.say(of.game, language) if result else "",
        when=row.last // 1000,
        mine=mine,
        public=row.public,
        waiting=row.state == "waiting",
        invitation=invitation_path(row.id, row.invitation) if mine else "",
        winners=list(result.winners) if result else [],
    )


def result_of(text: str) -> Result | None:
    """A result that was kept as text."""
    if not text:
        return None
    *payoffs, reason = text.split()
    return Result(tuple(int(p) for p in payoffs), (), Reason[reason.upper()])
