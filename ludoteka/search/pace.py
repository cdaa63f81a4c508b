"""The clock of a search, and how much it does between two looks at it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, process_time

SECONDS_BETWEEN = 0.02
_clock: Callable[[], float] = monotonic


def now() -> float:
    """The time by which a search is limited, in seconds."""
    return _clock()


def count_own_time() -> None:
    """From here on only the time counts in which this process works: other work on the machine makes nobody weaker."""
    global _clock  # noqa: PLW0603
    _clock = process_time


def next_batch(done: int, began: float, until: float | None) -> int:
    """How many steps to take next, after so many since `began`: no longer than until the next look, or the end."""
    time = now()
    left = SECONDS_BETWEEN if until is None else min(SECONDS_BETWEEN, max(until - time, 0.001))
    return max(1, int(done / max(time - began, 1e-6) * left))
