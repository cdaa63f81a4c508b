"""Kernel of lace and of the neighbour game.

State  cells[c]: 1 where a cell is covered; round, counted from 0; POINTS add up over the rounds. Derived: touch[c], the
       covered neighbours of a cell; the list free[] of cells that may be covered, how many they are, and place[c] in
       it. PHASE: COUNTING when a round is over and the board still lies there to be looked at.
Move   the cell that is covered; NEXT clears the board for the next round.
"""

from __future__ import annotations

from ..boards import Square
from ..boards.square import E, N, S, W
from ..declare import Reason
from ..declare.lace import PARTS, Lace
from .abi import ACTORS, HEADER, PHASE, PLAYERS, PLY, POINTS, TABLES, TURN, Packer, Row, State, Tables
from .common import pass_turn, random_below
from .endings import end_by_points
from .lean import kernel

ROUND, COUNT = HEADER, HEADER + 1

CELLS, SIDES, CORNERS, ROUNDS, AIMS, AT_CELLS, AT_TOUCH, AT_FREE, AT_PLACE, AT_SEEN, AT_QUEUE = range(
    TABLES, TABLES + 11
)
SLOTS = 11

NEXT = 1 << 9
COVERING, COUNTING = range(2)
WAYS = 4
MOST_POINTS = 1 << 12
BY_COUNT = int(Reason.COUNT)


def pack(game: Lace) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n < NEXT
    packer = Packer(game, SLOTS)
    packer.fixed_field("round", ROUND, high=game.rounds - 1)
    packer.fixed_field("count", COUNT, high=n, derived=True)
    packer.set(CELLS, n)
    packer.section(SIDES, [to if (to := board.step(c, way)) >= 0 else n for c in range(n) for way in (N, E, S, W)])
    packer.section(
        CORNERS,
        [to if (to := board.step(c, way)) >= 0 else n for c in range(n) for way in (N + 1, E + 1, S + 1, W + 1)],
    )
    packer.set(ROUNDS, game.rounds)
    packer.section(AIMS, [aim for row in game.aims() for aim in row])
    packer.field_at("cells", n, AT_CELLS, high=1)
    packer.field_at("border", 1, derived=True)
    packer.field_at("touch", n + 1, AT_TOUCH, derived=True)
    packer.field_at("free", n, AT_FREE, derived=True)
    packer.field_at("place", n + 1, AT_PLACE, derived=True)
    work = packer.scratch(2 * n, AT_SEEN)
    packer.set(AT_QUEUE, work + n)
    return packer.tables(most_moves=n, whole_turns=False)


def start(game: Lace, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Neighbours of covered cells, and the list of cells that may still be covered."""
    n = t[CELLS]
    for cell in range(n + 1):
        s[t[AT_TOUCH] + cell] = 0
    for cell in range(n):
        if s[t[AT_CELLS] + cell]:
            for way in range(WAYS):
                s[t[AT_TOUCH] + t[t[SIDES] + cell * WAYS + way]] += 1
    s[COUNT] = 0
    for cell in range(n):
        s[t[AT_PLACE] + cell] = -1
        if s[t[AT_CELLS] + cell] == 0 and s[t[AT_TOUCH] + cell] == 0:
            s[t[AT_FREE] + s[COUNT]] = cell
            s[t[AT_PLACE] + cell] = s[COUNT]
            s[COUNT] += 1
    s[t[AT_PLACE] + n] = -1


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == COUNTING:
        out[0] = NEXT
        return 1
    for i in range(s[COUNT]):
        out[i] = s[t[AT_FREE] + i]
    return s[COUNT]


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[ACTORS] == 0 or (s[PHASE] == COVERING and s[COUNT] == 0):
        return -1
    return NEXT if s[PHASE] == COUNTING else s[t[AT_FREE] + random_below(rng, s[COUNT])]


@kernel
def strike(s: State, t: Row, cell: int) -> None:
    """A cell may not be covered any more: the last of the list takes its place there."""
    at = s[t[AT_PLACE] + cell]
    if at >= 0:
        s[COUNT] -= 1
        last = s[t[AT_FREE] + s[COUNT]]
        s[t[AT_FREE] + at] = last
        s[t[AT_PLACE] + last] = at
        s[t[AT_PLACE] + cell] = -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if move == NEXT:
        clear(s, t)
        return
    s[t[AT_CELLS] + move] = 1
    strike(s, t, move)
    for way in range(WAYS):
        beside = t[t[SIDES] + move * WAYS + way]
        s[t[AT_TOUCH] + beside] += 1
        strike(s, t, beside)
    pass_turn(s, t)
    if s[COUNT] == 0:
        end_round(s, t)


@kernel
def clear(s: State, t: Row) -> None:
    """The next round begins on an empty board."""
    for cell in range(t[CELLS]):
        s[t[AT_CELLS] + cell] = 0
    s[PHASE] = COVERING
    s[ROUND] += 1
    s[TURN] += 1
    s[ACTORS] = 1 << s[ROUND]
    derive(s, t)


@kernel
def end_round(s: State, t: Row) -> None:
    """What the round was played for is counted; after the last round the game is over."""
    players = t[PLAYERS]
    for player in range(players):
        aim = t[t[AIMS] + s[ROUND] * players + player]
        if aim == PARTS:
            s[POINTS + player] += count_parts(s, t)
        elif aim:
            s[POINTS + player] += count_cells(s, t, aim)
    if s[ROUND] + 1 < t[ROUNDS]:
        s[PHASE] = COUNTING
        s[ACTORS] = 1 << (s[ROUND] + 1)
    else:
        decide(s, t)


@kernel
def count_cells(s: State, t: Row, wanted: int) -> int:
    """Empty cells with so many covered neighbours."""
    found = 0
    for cell in range(t[CELLS]):
        found += s[t[AT_CELLS] + cell] == 0 and s[t[AT_TOUCH] + cell] == wanted
    return found


@kernel
def count_parts(s: State, t: Row) -> int:
    """Parts of the lace: chains of covered cells that touch at their corners."""
    cells, seen, queue = t[AT_CELLS], t[AT_SEEN], t[AT_QUEUE]
    found = 0
    for cell in range(t[CELLS]):
        s[seen + cell] = 0
    for first in range(t[CELLS]):
        if s[cells + first] == 0 or s[seen + first]:
            continue
        found += 1
        s[seen + first] = 1
        s[queue] = first
        head, tail = 0, 1
        while head < tail:
            cell = s[queue + head]
            head += 1
            for way in range(WAYS):
                to = t[t[CORNERS] + cell * WAYS + way]
                if s[cells + to] and s[seen + to] == 0:
                    s[seen + to] = 1
                    s[queue + tail] = to
                    tail += 1
    return found


@kernel
def decide(s: State, t: Row) -> None:
    """The most points of all rounds win; several who have as many draw."""
    end_by_points(s, t, 1, BY_COUNT)


@kernel
def result(s: State, t: Row) -> None:
    """A position without a free cell ends as its round would."""
    decide(s, t)
