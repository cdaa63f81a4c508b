"""What a game is played with: all the pieces of its box, its dice, cards and money. No rules, no pictures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .scene import Item
from .words import Named


@dataclass(frozen=True)
class Lot:
    """Pieces that are all alike."""

    item: Item
    """How they look; its cell, if it has one, is where such a piece fits."""
    count: int = 0
    """How many there are at least; those that stand at the start are there in any case."""
    back: Item | None = None
    """What is on the other side; where it is hidden, all backs are alike and nobody knows what is under them."""
    wide: float = 0.0
    """In cells, for what does not lie on a cell."""
    hu: Item | None = None
    """How they look in Hungarian, where something is written on them."""


@dataclass(frozen=True)
class Draw:
    """What gives a random result: a die, cowrie shells, a roulette wheel, a deck of chance cards."""

    sort: str
    """die, cowries, wheel, deck: as the free table calls them."""
    high: int = 6
    """The sides of a die, the number of shells."""
    double_zero: bool = False
    named: Named | None = None
    """What a deck is called."""
    cards: tuple[Named, ...] = ()
    """The texts of a deck."""
    exhausts: bool = True
    """No card comes again before all have come."""


@dataclass(frozen=True)
class Material:
    """A box. Of what stands at the start and is not among the lots there is no more."""

    lots: tuple[Lot, ...] = ()
    draws: tuple[Draw, ...] = ()
    notes: tuple[int, ...] = ()
    """The values of the play money."""
    chips: tuple[str, ...] = ()
    """What is written anew in the course of the game, as it is at first: a doubling cube."""
    covers: int = 0
    """How many cells can be out of play for good; those that are only shaded for a while are nothing to be laid."""


def dice(number: int) -> tuple[Draw, ...]:
    return (Draw("die"),) * number


def pack(signs: Iterable[str]) -> tuple[Lot, ...]:
    """Playing cards by their signs."""
    back = Item("card:back", hidden=True)
    return tuple(Lot(Item(f"card:{sign}", name=sign, letter=sign), 1, back) for sign in signs)
