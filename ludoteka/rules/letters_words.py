"""Words on one player's board: the graph of words is walked along a line, over the letters that lie there.

A line goes from a cell to the right, or downwards. A walk is the last edge taken (so it says whether a word ends and
where to go on), or DEAD when no word begins so.
"""

from __future__ import annotations

from .abi import PLAYERS, Row, State
from .lean import kernel
from .letters_tables import (
    AGREEMENT,
    BOARD,
    CELLS,
    DOWN,
    EDGES,
    FIRST,
    HEIGHT,
    JOINED,
    LAID,
    OF_PLAYER,
    RACK_SIZE,
    REUSED,
    ROOT,
    TILES,
    VALUE,
    WIDTH,
)

LETTER_MASK, LAST, END, TO_SHIFT = 63, 1 << 6, 1 << 7, 8
DEAD = -1


@kernel
def kept(t: Row, player: int, what: int) -> int:
    """Where something about a player's word stands."""
    return t[OF_PLAYER] + what * t[PLAYERS] + player


@kernel
def step_of(t: Row, down: int) -> int:
    return -t[WIDTH] if down else 1


@kernel
def room_from(t: Row, cell: int, down: int) -> int:
    """How many cells the line has from here on, this one included."""
    return cell // t[WIDTH] + 1 if down else t[WIDTH] - cell % t[WIDTH]


@kernel
def room_before(t: Row, cell: int, down: int) -> int:
    return t[HEIGHT] - 1 - cell // t[WIDTH] if down else cell % t[WIDTH]


@kernel
def letter_on(s: State, t: Row, player: int, cell: int) -> int:
    return s[t[BOARD] + player * t[CELLS] + cell]


@kernel
def walk_on(t: Row, walk: int, letter: int) -> int:
    """One letter further."""
    at = walk >> TO_SHIFT
    if at <= 0:
        return DEAD
    while t[t[EDGES] + at] & LETTER_MASK != letter:
        if t[t[EDGES] + at] & LAST:
            return DEAD
        at += 1
    return t[t[EDGES] + at]


@kernel
def walk_over(s: State, t: Row, player: int, cell: int, down: int, room: int, walk: int) -> int:
    """Over the letters that lie from a cell on."""
    step = step_of(t, down)
    while room > 0 and walk != DEAD and letter_on(s, t, player, cell):
        walk = walk_on(t, walk, letter_on(s, t, player, cell))
        cell += step
        room -= 1
    return walk


@kernel
def length_from(s: State, t: Row, player: int, cell: int, down: int) -> int:
    """How many letters lie in a row from a cell on."""
    room, step, size = room_from(t, cell, down), step_of(t, down), 0
    while size < room and letter_on(s, t, player, cell + size * step):
        size += 1
    return size


@kernel
def first_of(s: State, t: Row, player: int, cell: int, down: int) -> int:
    """Where the letters begin that lie before a cell without a gap."""
    step, before = step_of(t, down), room_before(t, cell, down)
    while before > 0 and letter_on(s, t, player, cell - step):
        cell -= step
        before -= 1
    return cell


@kernel
def fits_across(s: State, t: Row, player: int, cell: int, down: int, letter: int) -> bool:
    """Whether a letter makes a word with those beside it along a line; alone it need not."""
    first, step, room = first_of(s, t, player, cell, down), step_of(t, down), room_from(t, cell, down)
    if first == cell and (room == 1 or letter_on(s, t, player, cell + step) == 0):
        return True
    walk = t[ROOT] << TO_SHIFT
    if first != cell:
        walk = walk_over(s, t, player, first, down, room_from(t, first, down), walk)
    walk = walk_on(t, walk, letter)
    if walk != DEAD and room > 1:
        walk = walk_over(s, t, player, cell + step, down, room - 1, walk)
    return walk != DEAD and walk & END != 0


@kernel
def walk_word(s: State, t: Row, player: int) -> int:
    """The walk over the word that a player has begun."""
    first, down = s[kept(t, player, FIRST)] - 1, s[kept(t, player, DOWN)]
    return walk_over(s, t, player, first, down, room_from(t, first, down), t[ROOT] << TO_SHIFT)


@kernel
def next_cell(s: State, t: Row, player: int) -> int:
    """Where the next letter of a begun word goes; -1: there is no room."""
    first, down = s[kept(t, player, FIRST)] - 1, s[kept(t, player, DOWN)]
    size = length_from(s, t, player, first, down)
    return first + size * step_of(t, down) if size < room_from(t, first, down) else -1


@kernel
def may_begin(s: State, t: Row, player: int, cell: int, down: int) -> bool:
    """A word begins where no letter lies before it, if there is room for a letter and a word that begins so."""
    room, step = room_from(t, cell, down), step_of(t, down)
    if room < 2 or (room_before(t, cell, down) > 0 and letter_on(s, t, player, cell - step)):
        return False
    if letter_on(s, t, player, cell) == 0:
        return True
    if length_from(s, t, player, cell, down) == room:
        return False
    return t[AGREEMENT] != 0 or walk_over(s, t, player, cell, down, room, t[ROOT] << TO_SHIFT) >> TO_SHIFT > 0


@kernel
def may_lay(s: State, t: Row, player: int, walk: int, cell: int, letter: int) -> bool:
    """By agreement anything goes; otherwise a word of the list must begin so, and the letters beside it must fit."""
    if t[AGREEMENT]:
        return True
    down = s[kept(t, player, DOWN)]
    walk = walk_on(t, walk, letter)
    room = room_from(t, cell, down)
    if walk != DEAD and room > 1:
        walk = walk_over(s, t, player, cell + step_of(t, down), down, room - 1, walk)
    return walk != DEAD and fits_across(s, t, player, cell, 1 - down, letter)


@kernel
def is_word(s: State, t: Row, player: int) -> bool:
    """Whether what a player has laid counts, as far as the rules can tell."""
    if s[kept(t, player, FIRST)] == 0 or s[kept(t, player, LAID)] == 0:
        return False
    size = length_from(s, t, player, s[kept(t, player, FIRST)] - 1, s[kept(t, player, DOWN)])
    if size < 2 or (t[JOINED] and size == s[kept(t, player, LAID)]):
        return False
    if t[AGREEMENT]:
        return True
    walk = walk_word(s, t, player)
    return walk != DEAD and walk & END != 0


@kernel
def word_score(s: State, t: Row, player: int) -> int:
    """The numbers under the letters laid, and ten for each that was there."""
    laid = s[kept(t, player, LAID)]
    size = length_from(s, t, player, s[kept(t, player, FIRST)] - 1, s[kept(t, player, DOWN)])
    total = t[REUSED] * (size - laid)
    for k in range(laid):
        total += s[VALUE + s[t[TILES] + player * RACK_SIZE + k] - 1] - 1
    return total
