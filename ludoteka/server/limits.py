"""Token buckets: so many at once, so many more every second, for each person or address."""

from __future__ import annotations

import time
from collections.abc import Callable

from .settings import Rate

MOST_KEPT = 10_000


class Buckets:
    """One bucket for each key."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._filled: dict[str, tuple[float, float]] = {}
        """What is in a bucket, and when that was so."""

    def take(self, key: str) -> bool:
        """Whether one more is allowed."""
        now = self.clock()
        tokens, when = self._filled.get(key, (self.rate.burst, now))
        tokens = min(self.rate.burst, tokens + (now - when) * self.rate.per_second)
        allowed = tokens >= 1
        if len(self._filled) >= MOST_KEPT and key not in self._filled:
            self._forget_full(now)
        self._filled[key] = (tokens - 1 if allowed else tokens, now)
        return allowed

    def _forget_full(self, now: float) -> None:
        """A bucket that is full again says nothing; if none is, the oldest half has to go."""
        burst, more = self.rate.burst, self.rate.per_second
        kept = {key: (t, when) for key, (t, when) in self._filled.items() if t + (now - when) * more < burst}
        if len(kept) >= MOST_KEPT:
            kept = dict(sorted(kept.items(), key=lambda item: item[1][1])[MOST_KEPT // 2 :])
        self._filled = kept
