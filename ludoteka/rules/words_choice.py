"""What a placement of a crossword game promises, for the computer: its score, and the tiles that stay on the rack."""

from __future__ import annotations

from .abi import Row, State
from .lean import kernel
from .words import place
from .words_tables import GAIN, LEFT, LETTERS, RACKS, TURNER, VALUE

TENTHS = 10
BLANK_WORTH, TWICE, DEAR = 200, 30, 10
"""In tenths of a point: a blank kept, a tile kept twice, and a tile kept of more than three points."""
CHEAP = 3


@kernel
def promise(s: State, t: Row, move: int, work: State) -> int:
    """Tenths of points: the score and what the kept tiles are worth; when the bag is empty they only cost."""
    for k in range(len(s)):
        work[k] = s[k]
    player = s[TURNER]
    place(work, t, move)
    return TENTHS * work[GAIN] + kept(work, t, player, s[LEFT] == 0)


@kernel
def kept(s: State, t: Row, player: int, last: bool) -> int:
    rack = t[RACKS] + player * (t[LETTERS] + 1)
    worth = 0 if last else BLANK_WORTH * s[rack]
    for letter in range(1, t[LETTERS] + 1):
        count, value = s[rack + letter], t[t[VALUE] + letter]
        if count and last:
            worth -= 2 * TENTHS * count * value
        elif count:
            worth -= TWICE * (count - 1) + (DEAR * count if value > CHEAP else 0)
    return worth


@kernel
def best_of(s: State, t: Row, moves: Row, n: int, work: State, foresight: bool) -> int:
    """The place of the best of n placements; without foresight only the score counts."""
    best, most = 0, -(1 << 40)
    for k in range(n):
        value = promise(s, t, moves[k], work)
        if not foresight:
            value = work[GAIN]
        if value > most:
            best, most = k, value
    return best
