"""Stones that make chains and are captured when they are shut in, and positions that must not come back: go's rules.

State  cells[c]: 0 empty, 1 + player; free[i]: the empty points in any order, place[c]: where c is in it;
       chain[c]: the stone that stands for c's chain; link[c]: the next stone of the chain, in a circle;
       libs[chain]: pairs of a stone of the chain and an empty point beside it; size[chain]: its stones;
       ko: 1 + the point that must not be retaken; last: 1 + where the last stone was put, 0 if that is not known;
       history[i], i < seen: keys of the positions so far, for superko; table: the same keys, to be found quickly;
       stood[c]: the colours that may have stood on c, as bits.

A chain has no liberty exactly when libs is 0, so that capture and suicide need no search.
"""

from __future__ import annotations

import random

from ..boards import OFF, Board
from ..boards.square import E, N, S, W
from .abi import HEADER, TABLES, Packer, Row, State, kernel

FREE_COUNT, KEY, KO, SEEN, LAST = range(HEADER, HEADER + 5)
"""KEY: the key of the stones on the board."""
FIELDS = HEADER + 5
"""Where the fields of a family that uses this begin."""

CELLS, DEGREE, NEAR, KEYS, AT_CELLS, AT_FREE, AT_PLACE, AT_CHAIN, AT_LINK, AT_LIBS, AT_SIZE = range(TABLES, TABLES + 11)
SUPERKO, MASK, AT_HISTORY, AT_TABLE, AT_STOOD = range(TABLES + 11, TABLES + 16)
SLOTS = 16

MOST_NEAR = 4
KEY_BITS = 59
EMPTY_KEY = 0x15A4E359D2C6F1B


# --- tables ------------------------------------------------------------------------------------------------------


def pack_head(packer: Packer, n: int, bound: int, *, ko: bool) -> None:
    """The fields at fixed places, the first of a family; `ko`: the point of ko is part of a position."""
    packer.fixed_field("free_count", FREE_COUNT, high=n, derived=True)
    packer.fixed_field("key", KEY, derived=True)
    packer.fixed_field("ko", KO, high=n, derived=not ko)
    packer.fixed_field("seen", SEEN, high=bound + 1)
    packer.fixed_field("last", LAST, high=n, derived=True)


def pack_stones(packer: Packer, board: Board) -> None:
    """The tables and fields of the stones."""
    n = len(board)
    near = [orthogonal(board, cell) for cell in range(n)]
    packer.set(CELLS, n)
    packer.section(DEGREE, map(len, near))
    packer.section(NEAR, [to for cells in near for to in (*cells, *[0] * (MOST_NEAR - len(cells)))])
    keys = random.Random("the keys of go stones")
    packer.section(KEYS, [keys.getrandbits(KEY_BITS) for _ in range(2 * n)])
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("free", n, AT_FREE, high=n - 1, derived=True)
    packer.field_at("place", n, AT_PLACE, high=n - 1, derived=True)
    packer.field_at("chain", n, AT_CHAIN, high=n - 1, derived=True)
    packer.field_at("link", n, AT_LINK, high=n - 1, derived=True)
    packer.field_at("libs", n, AT_LIBS, derived=True)
    packer.field_at("size", n, AT_SIZE, high=n, derived=True)


def pack_history(packer: Packer, n: int, bound: int, *, superko: bool) -> None:
    """The fields of the positions so far; without superko nothing is remembered."""
    table = 1 << (2 * bound + 4).bit_length() if superko else 1
    packer.set(SUPERKO, superko)
    packer.set(MASK, table - 1)
    packer.field_at("history", bound + 2 if superko else 1, AT_HISTORY, high=(1 << KEY_BITS) - 1)
    packer.field_at("table", table, AT_TABLE, derived=True)
    packer.field_at("stood", n, AT_STOOD, high=3, derived=True)


def orthogonal(board: Board, cell: int) -> list[int]:
    """The points beside a point along the lines of the grid."""
    return [to for way in (N, E, S, W) if (to := board.step(cell, way)) != OFF]


# --- stones and chains -------------------------------------------------------------------------------------------


@kernel
def lay_stones(s: State, t: Row) -> None:
    """Build the lists of empty points and of chains from the cells."""
    n, cells = t[CELLS], t[AT_CELLS]
    s[FREE_COUNT] = n
    s[KEY] = EMPTY_KEY
    for cell in range(n):
        s[t[AT_FREE] + cell] = cell
        s[t[AT_PLACE] + cell] = cell
        s[t[AT_CHAIN] + cell] = cell
        s[t[AT_LINK] + cell] = cell
        s[t[AT_LIBS] + cell] = 0
        s[t[AT_SIZE] + cell] = 0
    for cell in range(n):
        code = s[cells + cell]
        s[cells + cell] = -code
    for cell in range(n):
        code = -s[cells + cell]
        if code > 0:
            put_stone(s, t, cell, code - 1)


@kernel
def put_stone(s: State, t: Row, cell: int, player: int) -> None:
    """A stone joins its chains and takes a liberty from every chain beside it; captures are the caller's."""
    cells, chain, libs = t[AT_CELLS], t[AT_CHAIN], t[AT_LIBS]
    take_cell(s, t, cell)
    s[cells + cell] = 1 + player
    s[KEY] ^= t[t[KEYS] + 2 * cell + player]
    s[chain + cell] = cell
    s[t[AT_LINK] + cell] = cell
    s[t[AT_SIZE] + cell] = 1
    near = t[NEAR] + MOST_NEAR * cell
    free = 0
    for k in range(t[t[DEGREE] + cell]):
        to = t[near + k]
        if s[cells + to] > 0:
            s[libs + s[chain + to]] -= 1
        else:
            free += 1
    s[libs + cell] = free
    for k in range(t[t[DEGREE] + cell]):
        to = t[near + k]
        if s[cells + to] == 1 + player and s[chain + to] != s[chain + cell]:
            join(s, t, s[chain + cell], s[chain + to])


@kernel
def join(s: State, t: Row, one: int, other: int) -> None:
    """Two chains become one; the smaller gets the name of the larger."""
    chain, link, libs, size = t[AT_CHAIN], t[AT_LINK], t[AT_LIBS], t[AT_SIZE]
    if s[size + one] < s[size + other]:
        one, other = other, one
    stone = other
    while True:
        s[chain + stone] = one
        stone = s[link + stone]
        if stone == other:
            break
    # Two circles become one when any two links are exchanged.
    after = s[link + one]
    s[link + one] = s[link + other]
    s[link + other] = after
    s[libs + one] += s[libs + other]
    s[size + one] += s[size + other]


@kernel
def capture(s: State, t: Row, first: int) -> int:
    """Take a chain off the board; the number of its stones."""
    cells, chain, link, libs = t[AT_CELLS], t[AT_CHAIN], t[AT_LINK], t[AT_LIBS]
    code = s[cells + first]
    keys = t[KEYS] + code - 1
    stone = first
    count = 0
    while True:
        s[cells + stone] = 0
        s[KEY] ^= t[keys + 2 * stone]
        give_cell(s, t, stone)
        near = t[NEAR] + MOST_NEAR * stone
        for k in range(t[t[DEGREE] + stone]):
            to = t[near + k]
            if s[cells + to] == 3 - code:
                s[libs + s[chain + to]] += 1
        count += 1
        stone = s[link + stone]
        if stone == first:
            return count


@kernel
def take_cell(s: State, t: Row, cell: int) -> None:
    """Remove a point from the list of empty ones."""
    free, place = t[AT_FREE], t[AT_PLACE]
    last = s[FREE_COUNT] - 1
    other = s[free + last]
    at = s[place + cell]
    s[free + at] = other
    s[place + other] = at
    s[FREE_COUNT] = last


@kernel
def give_cell(s: State, t: Row, cell: int) -> None:
    """Put a point back among the empty ones."""
    s[t[AT_FREE] + s[FREE_COUNT]] = cell
    s[t[AT_PLACE] + cell] = s[FREE_COUNT]
    s[FREE_COUNT] += 1


@kernel
def capture_around(s: State, t: Row, cell: int, player: int) -> int:
    """Take the enemy chains that the stone just put on `cell` left without liberty; sets the point of ko."""
    cells, chain, libs = t[AT_CELLS], t[AT_CHAIN], t[AT_LIBS]
    near = t[NEAR] + MOST_NEAR * cell
    taken, last = 0, 0
    for k in range(t[t[DEGREE] + cell]):
        to = t[near + k]
        if s[cells + to] == 2 - player and s[libs + s[chain + to]] == 0:
            taken += capture(s, t, to)
            last = to
    s[KO] = 0
    if taken == 1 and s[t[AT_SIZE] + s[chain + cell]] == 1 and s[libs + cell] == 1:
        s[KO] = 1 + last
    return taken


@kernel
def has_life(s: State, t: Row, cell: int, player: int) -> bool:
    """Whether a stone put on this empty point lives: by a liberty, by its own chains or by a capture."""
    cells, chain, libs = t[AT_CELLS], t[AT_CHAIN], t[AT_LIBS]
    near = t[NEAR] + MOST_NEAR * cell
    degree = t[t[DEGREE] + cell]
    for k in range(degree):
        if s[cells + t[near + k]] == 0:
            return True
    for k in range(degree):
        s[libs + s[chain + t[near + k]]] -= 1
    lives = False
    for k in range(degree):
        to = t[near + k]
        shut = s[libs + s[chain + to]] == 0
        lives |= shut != (s[cells + to] == 1 + player)
    for k in range(degree):
        s[libs + s[chain + t[near + k]]] += 1
    return lives


# --- repetition ---------------------------------------------------------------------------------------------------


@kernel
def rebuild(s: State, t: Row) -> None:
    """Make the chains and find the keys of the history; any colour may have stood anywhere."""
    lay_stones(s, t)
    s[LAST] = 0
    for at in range(t[MASK] + 1):
        s[t[AT_TABLE] + at] = 0
    for i in range(s[SEEN] if t[SUPERKO] else 0):
        add_key(s, t, s[t[AT_HISTORY] + i])
    for cell in range(t[CELLS]):
        s[t[AT_STOOD] + cell] = 3


@kernel
def key_after(s: State, t: Row, cell: int, player: int) -> int:
    """The key of the board after a stone of `player` on `cell` and its captures."""
    cells, chain, libs, link = t[AT_CELLS], t[AT_CHAIN], t[AT_LIBS], t[AT_LINK]
    near = t[NEAR] + MOST_NEAR * cell
    degree = t[t[DEGREE] + cell]
    key = s[KEY] ^ t[t[KEYS] + 2 * cell + player]
    for k in range(degree):
        first = s[chain + t[near + k]]
        if s[cells + t[near + k]] != 2 - player:
            continue
        beside, known = 0, False
        for j in range(degree):
            same = s[cells + t[near + j]] != 0 and s[chain + t[near + j]] == first
            beside += same
            known |= same and j < k
        if known or s[libs + first] > beside:
            continue
        stone = first
        while True:
            key ^= t[t[KEYS] + 2 * stone + 1 - player]
            stone = s[link + stone]
            if stone == first:
                break
    return key


@kernel
def was_seen(s: State, t: Row, key: int) -> bool:
    at = key & t[MASK]
    while s[t[AT_TABLE] + at] != 0:
        if s[t[AT_TABLE] + at] == key:
            return True
        at = (at + 1) & t[MASK]
    return False


@kernel
def add_key(s: State, t: Row, key: int) -> None:
    at = key & t[MASK]
    while s[t[AT_TABLE] + at] != 0:
        at = (at + 1) & t[MASK]
    s[t[AT_TABLE] + at] = key


@kernel
def remember(s: State, t: Row) -> None:
    """Write the position into the history."""
    s[t[AT_HISTORY] + s[SEEN]] = s[KEY]
    s[SEEN] += 1
    add_key(s, t, s[KEY])


@kernel
def repeats(s: State, t: Row, cell: int, player: int) -> bool:
    """Whether a stone here is forbidden by ko or superko."""
    if not t[SUPERKO]:
        return cell + 1 == s[KO]
    # Where no stone of this colour has stood, no earlier position can come back.
    if not s[t[AT_STOOD] + cell] >> player & 1:
        return False
    return was_seen(s, t, key_after(s, t, cell, player))


@kernel
def allowed(s: State, t: Row, cell: int, player: int) -> bool:
    return has_life(s, t, cell, player) and not repeats(s, t, cell, player)


@kernel
def place_stone(s: State, t: Row, cell: int, player: int) -> int:
    """A stone is put on the board, captures, and the position is remembered; the number of captured stones."""
    s[t[AT_STOOD] + cell] |= 1 << player
    put_stone(s, t, cell, player)
    taken = capture_around(s, t, cell, player)
    s[LAST] = 1 + cell
    if t[SUPERKO]:
        remember(s, t)
    return taken
