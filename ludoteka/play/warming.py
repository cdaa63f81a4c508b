"""Compiling ahead: the kernel of a family, and what the words and pictures of its games ask of the rules."""

from __future__ import annotations

from random import Random

from .. import games
from ..rules import abi
from .position import Position
from .variant import Variant, variant

REHEARSED = 12
"""Moves of each game: what faces ask is compiled when it is first asked, and then comes from the disk."""


def warm(family: str) -> None:
    """Compile all that a table of the family's games needs, so that nobody waits for it there."""
    abi.warm(family)
    for game in games.every():
        if game.family == family:
            rehearse(variant(game.id))


def rehearse(of: Variant) -> None:
    """Play the beginning of a game as at a table: moves in words, pictures, and the answer to a wrong try."""
    position, choose = Position.start(of), Random(str(of.key))
    for _ in range(REHEARSED):
        if position.over:
            return
        moves = position.moves()
        position.scene()
        for seat in position.actors[:1]:
            position.scene(seat)
            position.why_not((moves[0].steps[0],) * 3, seat)
        position = position.play(choose.choice(moves))
