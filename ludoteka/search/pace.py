"""How much a search does between two looks at the clock."""

from __future__ import annotations

from time import monotonic

SECONDS_BETWEEN = 0.02


def next_batch(done: int, began: float, until: float | None) -> int:
    """How many steps to take next, after so many since `began`: no longer than until the next look, or the end."""
    now = monotonic()
    left = SECONDS_BETWEEN if until is None else min(SECONDS_BETWEEN, max(until - now, 0.001))
    return max(1, int(done / max(now - began, 1e-6) * left))
