"""Servers on both databases, and people at them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from ludoteka.server.settings import Settings
from tests.server.browser import Browser, Running, running
from tests.server.postgres import postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    yield from postgres.__wrapped__()  # type: ignore[attr-defined]


RESET = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public;
"""


def emptied(database: str) -> str:
    """The database of the PostgreSQL server, with nothing in it."""

    async def empty() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute(RESET)
        await connection.close()

    asyncio.run(empty())
    return database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    return emptied(request.getfixturevalue("postgres_server"))


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    return Settings(database=database, client=tmp_path / "client", workers=1, pace=0.0)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    async with running(settings) as found:
        yield found


@pytest.fixture
async def anna(server: Running) -> AsyncIterator[Browser]:
    async with server.browser() as browser:
        yield browser


@pytest.fixture
async def bela(server: Running) -> AsyncIterator[Browser]:
    async with server.browser() as browser:
        yield browser


@pytest.fixture
async def spectator(server: Running) -> AsyncIterator[Browser]:
    async with server.browser() as browser:
        yield browser
