"""The database: SQLite or PostgreSQL behind one interface, and the one task that writes to it.

Whatever is to be written goes to the writer, which puts all that has come together into one transaction: many moves
share one wait for the disk. Who asked is told when the transaction is on the disk, or that it failed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import migrations
from .schema import belongings, events, free_sitters, meta, people, sessions, sitters, tables

log = logging.getLogger("ludoteka.server")

Row = Mapping[str, Any]
DAY = 24 * 60 * 60 * 1000
MONTH, YEAR = 30 * DAY, 365 * DAY
BUSY, GATHERING = 4, 0.004
"""Where so many jobs come together, more are on their way: so many seconds of waiting for them save transactions."""
MOST_TOGETHER = 500
"""Jobs in one transaction."""


class StorageError(Exception):
    """Something could not be written, and nothing of it has been; or the database could not be read."""


class Conflict(StorageError):
    """What was to be written contradicts what is there already: asking again would not help."""


@dataclass
class Job:
    """What has to be written together."""

    statements: Sequence[sa.Executable] = ()
    made: Row | None = None
    """A new table."""
    events: Sequence[Row] = ()
    changed: Row | None = None
    """What follows from the events: the row of `tables`, its key as `key`."""
    sat: Sequence[Row] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


def engine_url(text: str) -> sa.URL:
    """The address of a database, with the driver that suits us."""
    try:
        url = sa.make_url(text)
    except sa.exc.ArgumentError:
        raise ValueError(
            f"expected a database like sqlite:///FILE or postgresql://NAME@HOST/BASE, got {text!r}"
        ) from None
    match url.get_backend_name():
        case "sqlite":
            if not url.database or url.database == ":memory:":
                raise ValueError("expected a database in a file, like sqlite:///games.db")
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
    raise ValueError(f"expected a database of SQLite or PostgreSQL, got {url.drivername!r}")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


_UPDATE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("key"))
    .values({name: sa.bindparam(name) for name in ("state", "begun", "last", "due", "turn", "result", "seats")})
)


class Storage:
    """A database that is open."""

    def __init__(self, url: str) -> None:
        self.url = engine_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self.sqlite)
        if self.sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            # Written by a thread of its own: one way there and back for each transaction, not one for each statement.
            self._plain = sa.create_engine(self.url.set(drivername="sqlite"))
            sa.event.listen(self._plain, "connect", _prepare_sqlite)
            self._thread = ThreadPoolExecutor(1, "writer")
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date, and start to write."""
        if self.sqlite:
            Path(self.url.database or "").parent.mkdir(parents=True, exist_ok=True)
        async with self.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)
        self._writer = asyncio.create_task(self._write_all(), name="writer")

    async def close(self) -> None:
        """Write what is waiting, and disconnect."""
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()
        if self.sqlite:
            self._plain.dispose()
            self._thread.shutdown()

    # --- writing -------------------------------------------------------------------------------------------------

    async def write(self, job: Job) -> None:
        """Returns when it is on the disk; raises StorageError if it is not and will not be."""
        self._jobs.put_nowait(job)
        await job.done

    async def execute(self, *statements: sa.Executable) -> None:
        await self.write(Job(statements))

    async def _write_all(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            await self._write_together(jobs)
            for _ in jobs:
                self._jobs.task_done()
            if len(jobs) >= BUSY:
                await asyncio.sleep(GATHERING)

    async def _write_together(self, jobs: list[Job]) -> None:
        """One transaction; if it fails, one for each job, so that only the guilty one is refused."""
        try:
            if self.sqlite:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._write_here, jobs)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(_write, jobs)
        except Exception as error:
            if len(jobs) == 1:
                log.error("could not write: %s", type(error).__name__)
                kind = Conflict if isinstance(error, sa.exc.IntegrityError) else StorageError
                _settle(jobs[0], kind(type(error).__name__))
                return
            for job in jobs:
                await self._write_together([job])
            return
        for job in jobs:
            _settle(job, None)

    def _write_here(self, jobs: list[Job]) -> None:
        with self._plain.begin() as connection:
            _write(connection, jobs)

    # --- reading -------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A database that does not answer is a StorageError to whoever asks, whatever its driver calls it."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (sa.exc.SQLAlchemyError, OSError) as error:
            raise StorageError(type(error).__name__) from error

    async def all(self, statement: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        async with self._reading() as connection:
            found: Sequence[sa.Row[Any]] = (await connection.execute(statement)).all()
            return found

    async def first(self, statement: sa.Select[Any]) -> sa.Row[Any] | None:
        async with self._reading() as connection:
            found: sa.Row[Any] | None = (await connection.execute(statement)).first()
            return found

    async def table(self, id: str) -> tuple[sa.Row[Any], Sequence[sa.Row[Any]]] | None:
        """A table and its events, in order."""
        async with self._reading() as connection:
            row = (await connection.execute(tables.select().where(tables.c.id == id))).first()
            if row is None:
                return None
            found = await connection.execute(events.select().where(events.c.table_id == id).order_by(events.c.seq))
            return row, found.all()

    # --- time ----------------------------------------------------------------------------------------------------

    async def be_alive(self, now: int) -> None:
        await self.execute(meta.update().where(meta.c.name == "alive").values(value=now))

    async def skip_the_night(self, now: int) -> None:
        """Clocks stood while no server ran, except those that count in days."""
        row = await self.first(sa.select(meta.c.value).where(meta.c.name == "alive"))
        alive = row[0] if row else 0
        if alive:
            since = sa.case((tables.c.last > alive, tables.c.last), else_=alive)
            running = (tables.c.state == "running") & tables.c.clock.notlike("days%")
            shift = sa.literal(now) - since
            await self.execute(
                tables.update().where(running).values(begun=tables.c.begun + shift, due=tables.c.due + shift)
            )
        await self.be_alive(now)

    async def forget(self, now: int) -> None:
        """Sessions whose cookie has expired, and guests who came long ago and never sat down."""
        idle = (
            (people.c.made < now - MONTH)
            & ~people.c.account
            & people.c.id.not_in(sa.select(sitters.c.person))
            & people.c.id.not_in(sa.select(tables.c.maker))
            & people.c.id.not_in(sa.select(free_sitters.c.person))
            & people.c.id.not_in(sa.select(belongings.c.person))
        )
        await self.execute(
            sessions.delete().where(
                (sessions.c.made < now - YEAR) | sessions.c.person.in_(sa.select(people.c.id).where(idle))
            ),
            people.delete().where(idle),
        )


def _write(connection: sa.Connection, jobs: list[Job]) -> None:
    for job in jobs:
        for statement in job.statements:
            connection.execute(statement)
    for statement, rows in (
        (tables.insert(), [job.made for job in jobs if job.made is not None]),
        (events.insert(), [row for job in jobs for row in job.events]),
        (sitters.insert(), [row for job in jobs for row in job.sat]),
    ):
        if rows:
            connection.execute(statement, rows)
    # The last word on each table; the ones before it are out of date already.
    changed = {job.changed["key"]: job.changed for job in jobs if job.changed is not None}
    if changed:
        connection.execute(_UPDATE, list(changed.values()))


def _settle(job: Job, error: StorageError | None) -> None:
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
