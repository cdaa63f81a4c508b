"""Trails: one pawn each, and the dice alone decide how far it goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar

from ..boards.core import Label
from ..boards.track import Track, in_languages
from .game import Game


class Relief(Enum):
    """How a pawn comes out of a well or a prison."""

    SWAP = "another pawn arrives: the one that waited goes to the cell the newcomer came from"
    BACK = "another pawn arrives: the one that waited goes back to the cell it came from itself"
    TURNS = "it misses two turns"


def titled(track: Track, words: Mapping[int, tuple[str, str]], tones: Mapping[str, str]) -> Track:
    """The track with words on some cells, in English and Hungarian; `tones`: how cells with a word are coloured."""
    spots = {name: (x, y) for name, x, y in track.path}
    said = {en: [str(n) for n, (word, _) in words.items() if word == en] for en, _ in words.values()}
    return replace(
        track,
        titles=tuple(
            Label(word, spots[str(n)][0], spots[str(n)][1] + 0.34, 0.2, "name", language)
            for n, (en, hu) in words.items()
            for language, word in in_languages(en, hu)
        ),
        extra_regions=tuple((en, " ".join(cells)) for en, cells in said.items()),
        tinted=tuple((en, tones[en]) for en in said if en in tones),
    )


@dataclass(frozen=True, kw_only=True)
class Trail(Game):
    """Cells are numbered from 1; pawns begin beside the board. Who reaches the last cell exactly has won."""

    family: ClassVar[str] = "trails"

    dice: int
    last: int
    jumps: tuple[tuple[int, int], ...]
    """(from, to): bridges, ladders, snakes."""
    again: tuple[int, ...]
    """Cells from which the pawn goes on by the same throw."""
    miss: tuple[int, ...]
    """Cells that cost the next turn."""
    held: tuple[int, ...]
    """Cells that hold a pawn."""
    relief: Relief
    openings: tuple[tuple[int, int, int], ...]
    """(die, die, cell): where a player's very first throw leads."""
    bounce: bool
    """Surplus points are counted backwards from the last cell; otherwise such a throw is lost."""
    evict: bool
    """A pawn sends the one it meets to the cell it came from itself."""
    longest: int
    """After so many turns the pawn that is farthest wins."""

    def check(self) -> None:
        cells = [cell for jump in self.jumps for cell in jump] + [*self.again, *self.miss, *self.held]
        if any(not 1 <= cell < self.last for cell in cells if cell != self.last):
            self.fail("jumps", f"expected cells from 1 to {self.last}")
        starts = [start for start, _ in self.jumps]
        if any(to in starts for _, to in self.jumps) or len(set(starts)) != len(starts):
            self.fail("jumps", "a jump may not lead to another")
        if self.openings and self.dice != 2:
            self.fail("openings", "expected two dice")
        if self.bound < 2 * self.longest:
            self.fail("bound", f"{self.longest} turns do not fit in {self.bound}")
