"""The database: migrations, writing together, and failing without harm."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludoteka.server import storage as storage_module
from ludoteka.server.entries import Entry
from ludoteka.server.schema import events, meta, metadata, tables
from ludoteka.server.settings import Settings
from ludoteka.server.storage import Conflict, Job, Storage, engine_url
from tests.server.browser import Browser, Running, running

pytestmark = pytest.mark.anyio


def table_row(id: str) -> dict[str, Any]:
    texts = dict.fromkeys(("variant", "position", "clock", "secret", "invitation", "maker", "state", "result"), "")
    return {**texts, "id": id, "public": False, "made": 0, "begun": 0, "last": 0, "due": None, "turn": 0, "seats": "[]"}


def event_row(table: str, seq: int) -> dict[str, Any]:
    texts = dict.fromkeys(("act", "text", "person", "name", "request"), "x")
    return {**texts, "table_id": table, "seq": seq, "seat": 0, "at": 0}


async def test_the_migrations_lead_to_the_declared_schema(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    async with storage.engine.connect() as connection:
        differences = await connection.run_sync(
            lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), metadata)
        )
    assert differences == []
    await storage.close()
    again = Storage(database)
    await again.open()
    assert len(await again.all(meta.select())) == 1, "opening it again changes nothing"
    await again.close()


async def test_a_write_that_fails_does_not_take_others_with_it(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    await storage.write(Job(made=table_row("t"), events=[event_row("t", 1)]))
    jobs = [Job(events=[event_row("t", seq)]) for seq in (2, 1, 3)]
    results = await asyncio.gather(*(storage.write(job) for job in jobs), return_exceptions=True)
    assert [type(found) for found in results] == [type(None), Conflict, type(None)]
    rows = await storage.all(sa.select(events.c.seq).order_by(events.c.seq))
    assert [row.seq for row in rows] == [1, 2, 3]
    await storage.close()


async def test_what_comes_together_is_written_together(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    await storage.write(Job(made=table_row("t")))
    transactions = 0

    def count(_: object) -> None:
        nonlocal transactions
        transactions += 1

    sa.event.listen(storage.engine.sync_engine, "commit", count)
    await asyncio.gather(*(storage.write(Job(events=[event_row("t", seq)])) for seq in range(1, 101)))
    assert transactions <= 3
    await storage.close()


def out_of_order(*_: object) -> None:
    raise sa.exc.OperationalError("the disk is full", None, Exception())


async def test_a_move_that_cannot_be_written_has_not_happened(
    server: Running, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await anna.make("connect-four", "me", "me")
    view = await anna.watch(table)
    write = storage_module._write

    monkeypatch.setattr(storage_module, "_write", out_of_order)
    steps = view["moves"][0]["steps"]
    assert await anna.refused("play", table=table, seat=0, steps=steps, seq=view["seq"]) == "failed"
    assert anna.views[table]["ply"] == 0
    monkeypatch.setattr(storage_module, "_write", write)
    view = await anna.play(table, 0)
    assert view["ply"] == 1


async def test_a_rematch_that_cannot_be_written_has_not_been_agreed_on(
    server: Running, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await anna.make("connect-four", "me", "computer:1")
    await anna.watch(table)
    await anna.done("offer", table=table, seat=0, what="resign")
    write = storage_module._write
    monkeypatch.setattr(storage_module, "_write", out_of_order)
    assert await anna.refused("offer", table=table, seat=0, what="rematch") == "failed"
    monkeypatch.setattr(storage_module, "_write", write)
    view = await anna.watch(table)
    assert view["rematch"] == []
    await anna.done("offer", table=table, seat=0, what="rematch")
    assert await anna.watch(anna.views[table]["next"])


async def test_a_database_that_does_not_answer_is_told_as_a_problem_that_passes(
    server: Running, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await anna.make("connect-four", "me", "me")
    write = storage_module._write
    monkeypatch.setattr(storage_module, "_write", out_of_order)
    account = {"name": "Anna", "password": "correct horse"}
    for answer in (await anna.post("/api/me", {"name": "Anna"}), await anna.post("/api/me/new", account)):
        assert answer.status_code == 503
        assert answer.json()["code"] == "failed", "nobody has taken the name"
    engine = SimpleNamespace(connect=out_of_order, dispose=server.server.storage.engine.dispose)
    monkeypatch.setattr(server.server.storage, "engine", engine)
    server.hub.tables.clear()
    for path in ("/api/tables", "/api/me/tables", f"/api/tables/{table}", "/api/free/abcdefghijkm"):
        answer = await anna.get(path)
        assert answer.status_code == 503, path
        assert answer.json()["code"] == "failed"
    assert await anna.refused("watch", table=table) == "failed"
    monkeypatch.undo()
    assert storage_module._write is write
    assert (await anna.post("/api/me/new", account)).status_code == 200
    await anna.connect()
    await anna.watch(table)


async def test_two_servers_on_one_database_cannot_write_the_same_entry(settings: Settings) -> None:
    async with running(settings) as first, first.browser() as anna:
        table = await anna.make("connect-four", "me", "me")
        view = await anna.watch(table)
        storage = first.hub.storage
        rows = [
            {**event_row(table, view["seq"] + 1), "act": "chat", "text": "from elsewhere", "person": "", "name": ""}
        ]
        await storage.write(Job(events=rows))
        steps = view["moves"][0]["steps"]
        assert await anna.refused("play", table=table, seat=0, steps=steps, seq=view["seq"]) == "failed"
        assert anna.views[table]["seq"] == view["seq"] + 1, "the table was read again"
        await anna.play(table, 0)


async def test_entries_are_kept_as_they_happened(server: Running, anna: Browser) -> None:
    table = await anna.make("backgammon", "me", "me")
    await anna.watch(table)
    await anna.play(table, anna.views[table]["actors"][0])
    await anna.done("say", table=table, text="Szép dobás! 🎲")
    found = await server.hub.storage.table(table)
    assert found is not None
    row, rows = found
    entries = [Entry(e.seq, e.act, e.seat, e.text, e.at, e.person, e.name, e.request) for e in rows]
    assert entries == server.hub.tables[table].room.entries
    assert row.state == "running"
    count = await server.hub.storage.first(sa.select(sa.func.count()).select_from(tables))
    assert count is not None
    assert count[0] == 1


def test_database_addresses() -> None:
    assert engine_url("postgresql://a:b@host/base").drivername == "postgresql+asyncpg"
    assert engine_url("sqlite:///games.db").drivername == "sqlite+aiosqlite"
    for wrong in ("mysql://host/base", "nonsense"):
        with pytest.raises(ValueError, match="expected a database"):
            engine_url(wrong)


async def test_a_folder_that_does_not_exist_is_made() -> None:
    with tempfile.TemporaryDirectory() as home:
        storage = Storage(f"sqlite:///{Path(home) / 'new' / 'folder' / 'games.db'}")
        await storage.open()
        await storage.close()
