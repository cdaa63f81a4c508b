"""Kernel of chex.

State  at[side * men + i]: where the i-th piece of the box is: 1 + its cell, 0 in the box, GONE captured; QUIET: moves
       since a piece was put down or captured. drawn: 1 + the kind that was drawn and is to be put down; mover: who
       drew it. The scratch tail holds a grid with 1 + the number of the piece on each cell, good for two cells around
       the pieces; a work list; and how far the pieces reach: LEFT, RIGHT, LOW, HIGH.
Move   from | to << 12; from BOX: kind << 24 is put down. Where chance says which: DRAW, and then the kind.

When a piece comes near the edge of the field all are shifted, so that they stand in its middle again.
"""

from __future__ import annotations

from ..boards.square import OFFSETS
from ..declare import Reason
from ..declare.betza import Mode, parse
from ..declare.chex import Chex
from .abi import ACTORS, CHANCE, HEADER, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

CELL = 4095
BOX = CELL
TACTICAL = True
KIND = 24
DRAW = 1 << 30
GONE = -1
DRAWN, MOVER, AT = HEADER, HEADER + 1, HEADER + 2

LEFT, RIGHT, LOW, HIGH = range(4)
SLOTS = 13
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
    BY_LOT,
    AT_GRID,
    AT_REACH,
) = range(TABLES, TABLES + SLOTS)

MOVE_ONLY, CAPTURE_ONLY = int(Mode.MOVE), int(Mode.CAPTURE)
NEIGHBOURS = 8
WAY_SIZE = 4
FORTUNE = 20_000
"""What a king is worth."""

CAPTURED = int(Reason.CAPTURED)
NO_MOVES = int(Reason.NO_MOVES)
NO_PROGRESS = int(Reason.NO_PROGRESS)


# --- the declaration as tables -----------------------------------------------------------------------------------


def pack(game: Chex) -> Tables:
    width = 2 * game.field.reach + 1
    men, kinds = len(game.box), len(game.pieces)
    packer = Packer(game, SLOTS)
    packer.fixed_field("drawn", DRAWN, high=kinds)
    packer.fixed_field("mover", MOVER, high=1)
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
    packer.set(BY_LOT, game.drawn)
    work = packer.scratch(width * width + 2 * men + 4, AT_GRID)
    packer.set(AT_REACH, work + width * width + 2 * men)
    most = 2 * men * NEIGHBOURS * (kinds + 1) + men * NEIGHBOURS * (2 * men + 1)
    return packer.tables(most_moves=most, whole_turns=not game.drawn)


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
    measure(s, t)
    grid, width, reach = t[AT_GRID], t[WIDTH], t[AT_REACH]
    for rank in range(max(s[reach + LOW] - 2, 0), min(s[reach + HIGH] + 3, width)):
        for file in range(max(s[reach + LEFT] - 2, 0), min(s[reach + RIGHT] + 3, width)):
            s[grid + rank * width + file] = 0
    n = 0
    for i in range(2 * t[MEN]):
        if s[AT + i] > 0:
            s[grid + s[AT + i] - 1] = i + 1
            n += 1
    return n


@kernel
def measure(s: State, t: Row) -> None:
    """How far the pieces reach."""
    width, reach = t[WIDTH], t[AT_REACH]
    left = low = width
    right = high = 0
    for i in range(2 * t[MEN]):
        if s[AT + i] > 0:
            file, rank = (s[AT + i] - 1) % width, (s[AT + i] - 1) // width
            left, right, low, high = min(left, file), max(right, file), min(low, rank), max(high, rank)
    s[reach + LEFT] = left
    s[reach + RIGHT] = right
    s[reach + LOW] = low
    s[reach + HIGH] = high


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
def waiting(s: State, t: Row, me: int, kind: int) -> int:
    """How many pieces of a kind are in a player's box."""
    n = 0
    for i in range(t[MEN]):
        n += s[AT + me * t[MEN] + i] == 0 and t[t[KIND_OF] + i] == kind
    return n


@kernel
def lots(s: State, t: Row, player: int, out: Row) -> int:
    """Write the kinds that the player may draw."""
    n = 0
    for kind in range(t[KINDS]):
        out[n] = kind
        n += waiting(s, t, player, kind) > 0
    return n


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    n = 0
    for kind in range(t[KINDS]):
        out[n] = waiting(s, t, s[MOVER], kind)
        n += out[n] > 0
    return n


@kernel
def puts(s: State, t: Row, me: int, count: int, out: Row) -> int:
    """Write where pieces of the box can be put: beside any piece, the very first one in the middle."""
    grid, men = t[AT_GRID], t[MEN]
    n = 0
    for kind in range(t[KINDS]):
        if waiting(s, t, me, kind) == 0 or (t[BY_LOT] and kind != s[DRAWN] - 1):
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
    """Write the moves of all pieces on the table, whether they break the chain or not; further away they all do."""
    grid, men, width, reach = t[AT_GRID], t[MEN], t[WIDTH], t[AT_REACH]
    left, right, low, high = s[reach + LEFT] - 1, s[reach + RIGHT] + 1, s[reach + LOW] - 1, s[reach + HIGH] + 1
    sign = 1 - 2 * me
    for i in range(men):
        cell = s[AT + me * men + i] - 1
        if cell < 0:
            continue
        at = t[t[WAYS_OF] + t[t[KIND_OF] + i]]
        for way in range(t[at]):
            entry = at + 1 + WAY_SIZE * way
            dx, dy, mode = t[entry] * sign, t[entry + 1] * sign, t[entry + 3]
            file, rank = cell % width, cell // width
            for _ in range(t[entry + 2]):
                file, rank = file + dx, rank + dy
                if not (left <= file <= right and low <= rank <= high):
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
    if s[ACTORS] == CHANCE:
        return lots(s, t, s[MOVER], out)
    me = s[ACTORS] - 1
    count = lay_out(s, t)
    first = puts(s, t, me, count, out)
    if s[DRAWN]:
        return first
    if t[BY_LOT] and lots(s, t, me, out) > 0:
        out[0] = DRAW
        first = 1
    last = goes(s, t, me, out, first)
    n = first
    for i in range(first, last):
        if keeps_chain(s, t, out[i], count):
            out[n] = out[i]
            n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Draw until a move keeps the chain: every legal move is equally likely."""
    if t[BY_LOT]:
        return -2
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
    s[PLY] += 1
    if s[ACTORS] == CHANCE:
        s[DRAWN] = 1 + move
        s[ACTORS] = 1 + s[MOVER]
        return
    me = s[ACTORS] - 1
    if move == DRAW:
        s[MOVER] = me
        s[ACTORS] = CHANCE
        return
    s[DRAWN] = 0
    origin, to = move & CELL, move >> 12 & CELL
    taken = find(s, t, to)
    if taken >= 0:
        s[AT + taken] = GONE
    piece = take_out(s, t, me, move >> KIND) if origin == BOX else find(s, t, origin)
    s[AT + piece] = to + 1
    recentre(s, t)
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
    measure(s, t)
    width, reach = t[WIDTH], t[AT_REACH]
    left, right, low, high = s[reach + LEFT], s[reach + RIGHT], s[reach + LOW], s[reach + HIGH]
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
def worth_of(t: Row, piece: int) -> int:
    """What a piece is worth, by its number; the king more than all others."""
    i = piece % t[MEN]
    return FORTUNE if i == t[ROYAL] else t[t[VALUES] + t[t[KIND_OF] + i]]


@kernel
def attacks(s: State, t: Row, piece: int, to: int) -> bool:
    """Whether a piece could capture on a cell of the grid, if the chain lets it."""
    cell, width, men = s[AT + piece] - 1, t[WIDTH], t[MEN]
    if cell < 0:
        return False
    sign = 1 - 2 * (piece // men)
    right, up = (to % width - cell % width) * sign, (to // width - cell // width) * sign
    at = t[t[WAYS_OF] + t[t[KIND_OF] + piece % men]]
    for way in range(t[at]):
        entry = at + 1 + WAY_SIZE * way
        dx, dy = t[entry], t[entry + 1]
        # As many steps as the longer part of the way needs, and all of them in its direction.
        steps = max(abs(right), abs(up)) // max(abs(dx), abs(dy))
        if steps == 0 or steps > t[entry + 2] or right != steps * dx or up != steps * dy or t[entry + 3] == MOVE_ONLY:
            continue
        clear = True
        for k in range(1, steps):
            clear &= s[t[AT_GRID] + cell + k * sign * (dx + dy * width)] == 0
        if clear:
            return True
    return False


@kernel
def best_catch(s: State, t: Row, me: int, count: int) -> int:
    """The most that can be won by one capture: a piece that is covered costs the one that takes it."""
    men, best = t[MEN], 0
    for target in range((1 - me) * men, (2 - me) * men):
        to = s[AT + target] - 1
        if to < 0 or worth_of(t, target) <= best:
            continue
        for piece in range(me * men, (me + 1) * men):
            if not attacks(s, t, piece, to) or not keeps_chain(s, t, s[AT + piece] - 1 | to << 12, count):
                continue
            gain = worth_of(t, target)
            if gain < FORTUNE and is_covered(s, t, target, to):
                gain -= worth_of(t, piece)
            best = max(best, gain)
    return best


@kernel
def is_covered(s: State, t: Row, target: int, to: int) -> bool:
    """Whether another piece of the same side attacks the cell of this one."""
    first = target // t[MEN] * t[MEN]
    for piece in range(first, first + t[MEN]):
        if piece != target and attacks(s, t, piece, to):
            return True
    return False


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """What has not been captured, and what will be by the next move."""
    value = 0
    for i in range(2 * t[MEN]):
        if s[AT + i] != GONE:
            worth = worth_of(t, i)
            value += worth if i // t[MEN] == player else -worth
    if s[ACTORS]:
        # Who puts a piece down captures nothing; then it is the other's turn.
        me = s[ACTORS] - 1 if s[ACTORS] != CHANCE and s[DRAWN] == 0 else 1 - s[MOVER]
        catch = best_catch(s, t, me, lay_out(s, t))
        value += catch if me == player else -catch
    return 1000 * value // (abs(value) + 1500)
