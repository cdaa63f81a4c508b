"""How a server is run: where it keeps things, whom it answers, and how much it lets others ask."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

CLIENT = Path(__file__).with_name("client")
"""The built client."""


def data_home() -> Path:
    """Where games are kept: LUDOTEKA_DATA, or the place the system has for such things."""
    if home := os.environ.get("LUDOTEKA_DATA"):
        return Path(home)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "ludoteka"


def default_database() -> str:
    return f"sqlite:///{data_home() / 'ludoteka.db'}"


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more every second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one person, and one address, may ask. Addresses of this machine itself are not counted."""

    requests: Rate = Rate(80, 20)
    """Frames of a person."""
    searches: Rate = Rate(6, 0.5)
    """Hints of a person."""
    judgements: Rate = Rate(120, 1)
    """Positions of games that are over: a person may ask about a whole game."""
    remarks: Rate = Rate(8, 0.5)
    tables: Rate = Rate(20, 0.2)
    guests: Rate = Rate(60, 0.5)
    """New guests from one address."""
    passwords: Rate = Rate(10, 0.1)
    """Tries to sign in, by address and by name."""
    calls: Rate = Rate(300, 60)
    """HTTP requests of an address."""
    body: int = 64 * 1024
    """Bytes of an HTTP request."""
    upload: int = 12 * 1024 * 1024
    """Bytes of a picture, a deck or a table that is brought to the free table."""
    operations: Rate = Rate(200, 60)
    """Operations of a person at free tables."""
    pointing: Rate = Rate(120, 60)
    uploads: Rate = Rate(60, 2)
    sockets: int = 12
    """Connections of one person at once."""
    watched: int = 40
    """Tables that one connection follows at once."""
    waiting_frames: int = 256
    """Frames that wait for one connection; more, and it is closed."""


@dataclass(frozen=True)
class Settings:
    """All that can be chosen."""

    database: str = field(default_factory=default_database)
    client: Path = CLIENT
    host: str = "127.0.0.1"
    """Where the server listens."""
    hosts: tuple[str, ...] = ()
    """Names under which the server is reached, beside addresses in numbers and the names of this machine."""
    limits: Limits = Limits()
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes that search."""
    search_seconds: float = 60.0
    """A search that takes longer is ended."""
    search_bytes: int = 4 << 30
    pace: float = 0.35
    """Seconds after which a computer moves at the earliest, so that people can follow."""
    away: int = 120_000
    """Milliseconds after which an absent player's seat may be given to a computer."""
    idle: int = 60_000
    """Milliseconds after which a table that nobody watches is dropped from memory."""
    own_process: bool = False
    """Nothing else runs in this process, so that its memory may be managed for the server alone."""
    now: Callable[[], int] = wall_clock
