"""Errors of the playing layers: each says what was expected and what came."""


class NotationError(ValueError):
    """A text is not a position, a move or a record."""


class IllegalMove(ValueError):
    """The move is not among the legal ones."""


class AmbiguousMove(ValueError):
    """The text fits several legal moves."""


class GameOver(ValueError):
    """The game has ended; nobody can move."""
