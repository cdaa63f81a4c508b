"""How a game can end: kernels write the number, people read the sentence (`play/locale`)."""

from enum import IntEnum


class Reason(IntEnum):
    """One number for each way to end; numbers are stored in records and never change their meaning."""

    NONE = 0
    CHECKMATE = 1
    STALEMATE = 2
    REPETITION = 3
    NO_PROGRESS = 4
    INSUFFICIENT = 5
    """Neither side has the pieces to win."""
    NO_PIECES = 6
    TOO_FEW_PIECES = 7
    NO_MOVES = 8
    ROW = 9
    FULL_BOARD = 10
    CONNECTED = 11
    RING = 12
    BRIDGE = 13
    FORK = 14
    COUNT = 15
    """More points, discs, territory, tricks ... than the others."""
    MAJORITY = 16
    """More than half of all there is to get."""
    GOAL = 17
    """A piece, or all pieces, reached the goal."""
    CAPTURED = 18
    """The piece that decides the game was taken."""
    SOLVED = 19
    PERPETUAL_CHECK = 20
    IMPASSE = 21
    DROPPED = 22
    """A double was refused."""
    BORNE_OFF = 23
    TARGET = 24
    """The agreed number of points was reached."""
    RESIGNED = 25
    AGREED = 26
    TIMEOUT = 27
    FORFEIT = 28
    ENCLOSED = 29
    PASSED = 30
    LIMIT = 31
    """The longest game the rules allow was reached."""
    LAST = 32
    """All other players have dropped out."""
    BROKEN_RULE = 33
    SQUARE = 34
    HALF_WIN = 35
    """Stalemate, where it is worth three quarters of a point to one quarter."""
    FORT = 36
    """The king is safe within walls that cannot be broken."""
