"""What the loops of the protocols share: lines in, lines out, and a search that can be stopped."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from time import monotonic

from ...play import Position, Variant
from ..deepening import Deepening, Found
from ..levels import LEVELS, Level
from ..player import Engine, choose, engine

FOREVER = 1 << 60
NAME = "Ludoteka"
AUTHOR = "the Ludoteka authors"

Say = Callable[[str], None]


class Thinker:
    """A search in a thread of its own, whose memory lasts as long as the game."""

    def __init__(self) -> None:
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._deepening: Deepening | None = None
        self.level = LEVELS[-1]

    def forget(self) -> None:
        """A new game begins."""
        self.stop()
        self._deepening = None

    def prepare(self, of: Variant) -> None:
        """Load and compile what a search needs, so that the first one has all its time; a search under way goes on."""
        choose(Position.start(of), None, Level(9, "", "", 1, 1, 0.0))

    def begin(
        self,
        position: Position,
        done: Callable[[int], None],
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        turns: int | None = None,
        held: bool = False,
        tell: Callable[[Found, float], None] = lambda _, __: None,
    ) -> None:
        """Think in the background; `done` is called with the move. Without limits it goes on until `stop`.

        A move that is held is not told before `stop`, even if nothing is left to think about.
        """
        self.stop()
        self._stop.clear()

        def work() -> None:
            found = self.think(position, nodes=nodes, seconds=seconds, turns=turns, tell=tell)
            if held:
                self._stop.wait()
            done(found)

        self._thread = threading.Thread(target=work, daemon=True)
        self._thread.start()

    def think(
        self,
        position: Position,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        turns: int | None = None,
        tell: Callable[[Found, float], None] = lambda _, __: None,
    ) -> int:
        """The move, found at once."""
        of = position.variant
        if engine(of) is not Engine.ALPHA_BETA or self.level is not LEVELS[-1]:
            level = Level(9, "", "", nodes or FOREVER, nodes or self.level.simulations, 0.0, seconds or 6.0)
            return choose(position, None, level if self.level is LEVELS[-1] else self.level).move.code
        began = monotonic()
        found = self._memory(of).think(
            position,
            nodes or FOREVER,
            seconds,
            turns=turns or 48,
            stop=self._stop.is_set,
            tell=lambda one: tell(one, monotonic() - began),
        )
        return found.move

    def _memory(self, of: Variant) -> Deepening:
        if self._deepening is None or self._deepening.of.key != of.key:
            self._deepening = Deepening(of, 1 << 20)
        return self._deepening

    def stop(self) -> None:
        """End the search; its move has been told when this returns."""
        self._stop.set()
        self.wait()

    def wait(self) -> None:
        """Until the search has ended by itself."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None


def share_of_clock(left: float, more: float, moves: int) -> float:
    """Seconds for this move, when so many are left, so many come with each move, for so many moves to come."""
    return max(0.01, min(left * 0.5, left / moves + 0.8 * more) - 0.02)


def words_after(words: Iterable[str], name: str) -> str:
    """The word after a name; "" if there is none."""
    found = list(words)
    return found[found.index(name) + 1] if name in found[:-1] else ""
