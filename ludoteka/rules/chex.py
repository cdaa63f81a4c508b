"""Kernel of chex.

State  at[side * men + i]: where the i-th piece of the box is: 1 + its cell, 0 in the box, GONE captured; QUIET: moves
       since a piece was put down or captured. The scratch tail holds a grid with 1 + the number of the piece on each
       cell, which is empty between calls, and a work list.
Move   from | to << 12; from BOX: kind << 24 is put down.

When a piece comes near the edge of the field all are shifted, so that they stand in its middle again.
"""

from __future__ import annotations

from ..boards.square import OFFSETS
from ..declare import Reason
from ..declare.betza import Mode, parse
from ..declare.chex import Chex
from .abi import ACTORS, HEADER, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

CELL = 4095
BOX = CELL
KIND = 24
GONE = -1
AT = HEADER

SLOTS = 11
(
    WIDTH,
    CELLS,
    MEN,
    KINDS,
    KIND_OF,
    WAYS_OF,
    ROYAL,
    NEAR,
    VALUES,
    QUIET_LIMIT,
    AT_GRID,
) = range(TABLES, TABLES + SLOTS)

MOVE_ONLY, CAPTURE_ONLY = int(Mode.MOVE), int(Mode.CAPTURE)
NEIGHBOURS = 8
WAY_SIZE = 4

CAPTURED = int(Reason.CAPTURED)
NO_MOVES = int(Reason.NO_MOVES)
NO_PROGRESS = int(Reason.NO_PROGRESS)


# --- the declaration as tables -----------------------------------------------------------------------------------


def pack(game: Chex) -> Tables:
    width = 2 * game.field.reach + 1
    men, kinds = len(game.box), len(game.pieces)
    packer = Packer(game, SLOTS)
    packer.fixed_field("at", AT, 2 * men, low=GONE, high=width * width)
    packer.set(WIDTH, width)
    packer.set(CELLS, width * width)
    packer.set(MEN, men)
    packer.set(KINDS, kinds)
    packer.section(KIND_OF, [game.letters.index(letter) for letter in game.box])
    packer.section(WAYS_OF, _ways(packer, game))
    packer.set(ROYAL, game.box.index(game.royal))
    packer.section(NEAR, [dx + dy * width for dx, dy in OFFSETS])
    packer.section(VALUES, [game.worth.get(piece.letter, 0) for piece in game.pieces])
    packer.set(QUIET_LIMIT, game.quiet_limit)
    packer.scratch(width * width + 2 * men, AT_GRID)
    return packer.tables(most_moves=2 * men * NEIGHBOURS * (kinds + 1) + men * NEIGHBOURS * (2 * men + 1))


def _ways(packer: Packer, game: Chex) -> list[int]:
    """For each kind where its list begins: the number of ways, then each: to the right, forward, how often, mode."""
    index = []
    for piece in game.pieces:
        ways = parse(piece.moves)
        values = [value for way in ways for value in (*way.path[-1], way.repeat, way.mode)]
        index.append(packer.section(WAYS_OF, [len(ways), *values]))
    return index


def start(game: Chex, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


# --- the grid --------------------------------------------------------------------------------------------------------


@kernel
def lay_out(s: State, t: Row) -> int:
    """Put all pieces on the grid; how many there are."""
    n = 0
    for i in range(2 * t[MEN]):
        if s[AT + i] > 0:
            s[t[AT_GRID] + s[AT + i] - 1] = i + 1
            n += 1
    return n


@kernel
def clear(s: State, t: Row) -> None:
    for i in range(2 * t[MEN]):
        if s[AT + i] > 0:
            s[t[AT_GRID] + s[AT + i] - 1] = 0


@kernel
def is_chain(s: State, t: Row, first: int, count: int) -> bool:
    """Whether all the pieces on the grid hang together, by sides or corners; `first` is the cell of one of them."""
    grid = t[AT_GRID]
    work = grid + t[CELLS]
    s[work] = first
    met = 1 << (s[grid + first] - 1)
    top, found = 1, 1
    while top > 0:
        top -= 1
        cell = s[work + top]
        for k in range(NEIGHBOURS):
            near = cell + t[t[NEAR] + k]
            piece = s[grid + near]
            if piece > 0 and not met >> (piece - 1) & 1:
                met |= 1 << (piece - 1)
                found += 1
                s[work + top] = near
                top += 1
    return found == count


@kernel
def keeps_chain(s: State, t: Row, move: int, count: int) -> bool:
    """Whether the pieces hang together after a move on the grid, which is tried and taken back."""
    grid = t[AT_GRID]
    origin, to = move & CELL, move >> 12 & CELL
    piece, taken = s[grid + origin], s[grid + to]
    s[grid + origin] = 0
    s[grid + to] = piece
    whole = is_chain(s, t, to, count - (taken > 0))
    s[grid + to] = taken
    s[grid + origin] = piece
    return whole


# --- moves -----------------------------------------------------------------------------------------------------------


@kernel
def puts(s: State, t: Row, me: int, count: int, out: Row) -> int:
    """Write where pieces of the box can be put: beside any piece, the very first one in the middle."""
    grid, men = t[AT_GRID], t[MEN]
    n = 0
    waiting = 0
    for i in range(men):
        if s[AT + me * men + i] == 0:
            waiting |= 1 << t[t[KIND_OF] + i]
    for kind in range(t[KINDS]):
        if not waiting >> kind & 1:
            continue
        if count == 0:
            out[n] = BOX | (t[CELLS] // 2) << 12 | kind << KIND
            n += 1
        first = n
        for i in range(2 * men):
            if s[AT + i] <= 0:
                continue
            for k in range(NEIGHBOURS):
                to = s[AT + i] - 1 + t[t[NEAR] + k]
                if s[grid + to] == 0:
                    # A mark tells that the cell has been listed.
                    s[grid + to] = -1
                    out[n] = BOX | to << 12 | kind << KIND
                    n += 1
        for i in range(first, n):
            s[grid + (out[i] >> 12 & CELL)] = 0
    return n


@kernel
def goes(s: State, t: Row, me: int, out: Row, n: int) -> int:
    """Write the moves of all pieces on the table, whether they break the chain or not."""
    grid, men, width = t[AT_GRID], t[MEN], t[WIDTH]
    sign = 1 - 2 * me
    for i in range(men):
        cell = s[AT + me * men + i] - 1
        if cell < 0:
            continue
        at = t[t[WAYS_OF] + t[t[KIND_OF] + i]]
        for way in range(t[at]):
            entry = at + 1 + WAY_SIZE * way
            right, up, mode = t[entry] * sign, t[entry + 1] * sign, t[entry + 3]
            file, rank = cell % width, cell // width
            for _ in range(t[entry + 2]):
                file, rank = file + right, rank + up
                if not (0 < file < width - 1 and 0 < rank < width - 1):
                    break
                to = rank * width + file
                there = s[grid + to]
                mine = there > 0 and (there - 1) // men == me
                out[n] = cell | to << 12
                n += (mode != CAPTURE_ONLY) if there == 0 else (not mine and mode != MOVE_ONLY)
                if there > 0:
                    break
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    me = s[ACTORS] - 1
    count = lay_out(s, t)
    first = puts(s, t, me, count, out)
    last = goes(s, t, me, out, first)
    n = first
    for i in range(first, last):
        if keeps_chain(s, t, out[i], count):
            out[n] = out[i]
            n += 1
    clear(s, t)
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Draw until a move keeps the chain: every legal move is equally likely."""
    me = s[ACTORS] - 1
    count = lay_out(s, t)
    n = goes(s, t, me, out, puts(s, t, me, count, out))
    drawn = -1
    while n > 0 and drawn < 0:
        i = random_below(rng, n)
        if out[i] & CELL == BOX or keeps_chain(s, t, out[i], count):
            drawn = out[i]
        n -= 1
        out[i] = out[n]
    clear(s, t)
    return drawn


# --- playing --------------------------------------------------------------------------------------------------------


@kernel
def find(s: State, t: Row, cell: int) -> int:
    """The number of the piece on the cell, or -1."""
    for i in range(2 * t[MEN]):
        if s[AT + i] == cell + 1:
            return i
    return -1


@kernel
def take_out(s: State, t: Row, me: int, kind: int) -> int:
    """The number of the first piece of a kind in a player's box."""
    first = me * t[MEN]
    for i in range(t[MEN]):
        if s[AT + first + i] == 0 and t[t[KIND_OF] + i] == kind:
            return first + i
    return first


@kernel
def play(s: State, t: Row, move: int) -> None:
    me = s[ACTORS] - 1
    origin, to = move & CELL, move >> 12 & CELL
    taken = find(s, t, to)
    if taken >= 0:
        s[AT + taken] = GONE
    piece = take_out(s, t, me, move >> KIND) if origin == BOX else find(s, t, origin)
    s[AT + piece] = to + 1
    recentre(s, t)
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - me
    s[QUIET] = 0 if taken >= 0 or origin == BOX else s[QUIET] + 1
    if taken == (1 - me) * t[MEN] + t[ROYAL]:
        end_win(s, t, me, CAPTURED)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def recentre(s: State, t: Row) -> None:
    """Shift all pieces to the middle of the field if one of them stands near its edge."""
    width = t[WIDTH]
    left = low = width
    right = high = 0
    for i in range(2 * t[MEN]):
        if s[AT + i] > 0:
            file, rank = (s[AT + i] - 1) % width, (s[AT + i] - 1) // width
            left, right, low, high = min(left, file), max(right, file), min(low, rank), max(high, rank)
    if min(left, low) > 1 and max(right, high) < width - 2:
        return
    shift = width // 2 - (left + right) // 2 + (width // 2 - (low + high) // 2) * width
    for i in range(2 * t[MEN]):
        if s[AT + i] > 0:
            s[AT + i] += shift


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move draws."""
    end_draw(s, t, NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """What has not been captured."""
    value = 0
    for i in range(2 * t[MEN]):
        if s[AT + i] != GONE:
            worth = t[t[VALUES] + t[t[KIND_OF] + i % t[MEN]]]
            value += worth if i // t[MEN] == player else -worth
    return 1000 * value // (abs(value) + 1500)
