"""Kem's: everybody exchanges cards with the table at once; partners tell of four of a kind by a secret sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .game import Game

SIGNS = ("wink", "cheek", "nose", "ear", "brow", "yawn", "tongue", "cough")
"""The small signs that players can make; one of them is the secret sign of a team."""


@dataclass(frozen=True, kw_only=True)
class Kems(Game):
    """Four players in two teams; POINTS are those of the team."""

    family: ClassVar[str] = "kems"

    kems: int
    """Points for "kem's" when the partner has four of a kind."""
    double: int
    """Points for "double kem's" when both partners have four of a kind."""
    counter: int
    """Points for a right "counter kem's"."""
    missed: int
    """Points lost by a wrong "counter kem's", where play goes on after it."""
    wrong: int
    """Points of the other team for any other wrong call."""
    describe: bool
    """A counter names the sign. If not, it claims that an opponent has four of a kind, and the deal ends."""
    acts: int
    """How often a player may exchange, make a sign or look elsewhere while the same four cards are laid out."""
    target: int
    """Who first has so many points wins."""
    deals: int
    """After so many deals the more points win."""

    def check(self) -> None:
        if self.teams != ((0, 2), (1, 3)):
            self.fail("teams", f"expected two teams of players who sit opposite, got {self.teams}")
        if not 1 <= self.acts <= 20:
            self.fail("acts", f"expected 1 to 20, got {self.acts}")
        if self.target < 1 or self.deals < 1:
            self.fail("target", "expected at least one point and one deal")
        if min(self.kems, self.double, self.counter, self.missed, self.wrong) < 0:
            self.fail("kems", "expected no negative points")
