"""Errors of the playing layers: each says what was expected and what came."""

from __future__ import annotations

from .words import Sentence


class Told(ValueError):
    """What people can get wrong, said to them in their language. `where` is for programs: the variant."""

    def __init__(self, why: str | Sentence, where: object = "") -> None:
        """What only programs can do wrong is said in English."""
        super().__init__(why, where)
        self.why = why
        self.where = where

    def __str__(self) -> str:
        """In one line."""
        return " ".join((f"{self.where}: {self.why}" if self.where else str(self.why)).split())


class NotationError(Told):
    """A text is not a position, a move or a record."""


class IllegalMove(Told):
    """The move is not among the legal ones."""


class AmbiguousMove(Told):
    """The text fits several legal moves."""


class GameOver(Told):
    """The game has ended; nobody can move."""
