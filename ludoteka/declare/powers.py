"""What each kind of piece of a game can do, gathered from its declaration: the pictures of the books show it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from ..boards import Board
from .bughouse import Bughouse
from .chess import ChessGame, Ground
from .chex import Chex
from .congo import Congo
from .game import Game, Piece
from .lions import LionShogi
from .makarenko import Makarenko
from .tactics import Tactics

FARTHER = str.maketrans("WF", "DA")
"""From single steps to leaps of two cells in the same directions."""


@dataclass(frozen=True)
class Power:
    """How a kind of piece moves, in Betza's notation."""

    piece: Piece
    moves: str
    where: str = ""
    """The first player's region where it moves so; empty: wherever nothing else is said."""
    twice: str = ""
    """Single steps after which it may go on in the same turn."""
    jumped: str = ""
    """Single steps to pieces that it captures by jumping over them."""


def powers(game: Game) -> tuple[Power, ...]:
    """One for each kind of piece and each ground where it moves otherwise; what looks and moves alike comes once."""
    match game:
        case Bughouse():
            return powers(game.chess)
        case LionShogi():
            found = [_lion(game, piece) for piece in game.pieces]
        case Congo():
            found = _grounded(game.pieces, game.grounds, jumper=game.jumper)
        case ChessGame():
            found = _grounded(game.pieces, game.grounds)
        case Chex() | Makarenko():
            found = _grounded(game.pieces, ())
        case Tactics():
            found = [Power(piece, f"m{piece.moves}") for piece in game.pieces]
        case _:
            return ()
    alike = {(power.piece.picture, power.moves, power.where, power.twice): power for power in reversed(found)}
    return tuple(reversed(alike.values()))


def ground_of(game: Game) -> Board:
    """The board on which the pieces of `powers` move."""
    return ground_of(game.chess) if isinstance(game, Bughouse) else cast("Board", game.board)


def _grounded(pieces: Iterable[Piece], grounds: tuple[Ground, ...], jumper: str = "") -> list[Power]:
    return [
        power
        for piece in pieces
        for power in (
            Power(piece, piece.moves, jumped="K" if piece.letter == jumper else ""),
            *(
                Power(piece, ground.moves, ground.regions[0])
                for ground in grounds
                if ground.piece == piece.letter and ground.moves
            ),
        )
    ]


def _lion(game: LionShogi, piece: Piece) -> Power:
    if piece.letter in game.lions:
        return Power(piece, "KNDA", twice="K")
    sting = game.stings.get(piece.letter, "")
    return Power(piece, piece.moves + sting + sting.translate(FARTHER), twice=sting)
