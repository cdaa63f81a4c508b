"""Moves of the chess family as engines write them: UCI (files from the left, rows from below) and USI for shogi."""

from __future__ import annotations

from ..declare.chess import ChessGame
from ..play import NotationError, Position
from ..play.faces.chess import Face

FILES = "abcdefghijklmnopqrstuvwxyz"
VARIANTS = {
    "chess": "chess:standard",
    "capablanca": "capablanca-chess:standard",
    "grand": "grand-chess:book",
    "antichess": "losing-chess:standard",
    "xiangqi": "xiangqi:repetition",
    "shogi": "shogi:book",
    "minishogi": "minishogi:book",
    "torishogi": "tori-shogi:standard",
    "yarishogi": "yari-shogi:standard",
}
"""The games that engines of the field know, by the names they use (UCI_Variant)."""


def _face(position: Position) -> Face:
    face = position.variant.face
    if not isinstance(face, Face) or not isinstance(position.variant.game, ChessGame):
        raise NotationError(f"{position.variant.key}: expected a game of the chess family")
    return face


def write_move(position: Position, code: int) -> str:
    """A move in UCI: "e2e4", "e7e8q", "P@e4", "b2b3+"."""
    face = _face(position)

    def cell(at: int) -> str:
        file, row = face.game.place_of[at]
        return f"{FILES[file]}{row + 1}"

    end = cell(face.end_of(code))
    if face.is_drop(code):
        return f"{face.game.letters[face.kind_moved(position.row, code)]}@{end}"
    becomes = face.becomes(code)
    return cell(face.start_of(code)) + end + ("+" if becomes.startswith("+") else becomes.lower())


def read_move(position: Position, text: str) -> int:
    """The code of a move in UCI, which must be legal."""
    for code in position.codes:
        if write_move(position, code) == text:
            return code
    raise NotationError(f"expected a legal move like {write_move(position, position.codes[0])}, got {text!r}")


def write_usi(position: Position, code: int) -> str:
    """A move of shogi in USI: "7g7f", "8h2b+", "P*5e"."""
    return _face(position).aliases(position.row, code)[0]


def read_usi(position: Position, text: str) -> int:
    """The code of a move in USI, which must be legal."""
    for code in position.codes:
        if write_usi(position, code) == text:
            return code
    raise NotationError(f"expected a legal move like {write_usi(position, position.codes[0])}, got {text!r}")
