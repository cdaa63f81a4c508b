"""What the Japanese notations of shogi games have in common: moves by their cells and pieces, and how games ended."""

from __future__ import annotations

from dataclasses import dataclass

from ..declare import Game, Reason
from ..declare.chess import ChessGame
from ..play import Match, Move, NotationError, Position, Sentence, Variant, variant
from ..play.faces.chess import Face

DEFAULT_GAME = "shogi"
LETTERS = ("K", "R", "B", "G", "S", "N", "L", "P", "+R", "+B", "+S", "+N", "+L", "+P")
"""Ours, in the order of the tables of both notations."""
SIZE = 9


@dataclass(frozen=True)
class Step:
    """A move by its parts. Cells are the numbers of file and rank, as "77"; the start of a drop is empty."""

    start: str
    end: str
    before: str
    after: str
    """The letters of the piece before and after the move."""


def shogi_of(of: Variant) -> ChessGame:
    """The game, which must have the board and the pieces of shogi."""
    game = of.game
    if not isinstance(game, ChessGame) or not is_shogi(game):
        raise NotationError(Sentence("written-shogi-only"), of.key)
    return game


def is_shogi(game: Game) -> bool:
    return isinstance(game, ChessGame) and set(game.letters) == set(LETTERS) and len(game.squares) == SIZE * SIZE


def shogi_like(like: Variant | None) -> Variant:
    """The variant wished for, if it is shogi; else the usual one."""
    return like if like is not None and is_shogi(like.game) else variant(DEFAULT_GAME)


def cell_of(name: str) -> str:
    """The cell "7f" by its numbers, "76"."""
    return f"{name[0]}{ord(name[1]) - ord('a') + 1}"


def step_of(position: Position, move: Move) -> Step | None:
    """The parts of a move; None for a claim, which moves nothing."""
    face = position.variant.face
    assert isinstance(face, Face)
    if face.special(move.code):
        return None
    end = cell_of(face.names[face.end_of(move.code)])
    letter = face.game.letters[face.kind_moved(position.row, move.code)]
    if face.is_drop(move.code):
        return Step("", end, letter, letter)
    return Step(cell_of(face.names[face.start_of(move.code)]), end, letter, face.becomes(move.code) or letter)


def find(position: Position, wanted: Step, text: str) -> Move:
    """The legal move with these parts."""
    for move in position.moves():
        if step_of(position, move) == wanted:
            return move
    raise at_move(position, Sentence("written-shogi-illegal", {"move": text[:40]}))


def at_move(position: Position, why: Sentence) -> NotationError:
    """What is wrong with the next move."""
    return NotationError(Sentence("written-at-move", {"number": position.ply + 1, "why": why}), position.variant.key)


def piece_on(position: Position, cell: str) -> str:
    """The letter of the piece on a cell given by its numbers; empty if there is none."""
    face = position.variant.face
    assert isinstance(face, Face)
    for name, code in zip(face.names, face.codes(position.row), strict=True):
        if cell_of(name) == cell and code:
            return face.game.letters[abs(code) - 1]
    return ""


def score_by(reason: Reason, last: Position) -> tuple[int, int] | None:
    """What both sides got when a game ended so: a draw, or a loss for the player to move; None: it has not ended."""
    if reason in (Reason.REPETITION, Reason.IMPASSE):
        return 0, 0
    if reason is Reason.NONE or last.over:
        return None
    return (-1, 1) if last.actors[0] == 0 else (1, -1)


def ending(match: Match) -> Reason:
    """How the match ended; NONE if it did not."""
    return match.result.reason if match.result is not None else Reason.NONE
