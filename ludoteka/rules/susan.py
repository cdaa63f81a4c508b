"""Kernel of susan.

State  cells[c]: 0 empty, 1 + player. QUIET: slides in a row
Move   origin | to << 6; a piece is put down: to | NONE << 6
"""

from __future__ import annotations

from ..boards.core import OFF
from ..declare import Reason
from ..declare.susan import Susan
from .abi import ACTORS, PLY, QUIET, TABLES, TURN, Packer, Packing, Row, State, Tables, board_steps
from .common import end_draw, end_win, random_below
from .lean import kernel

MOVE = Packing(6, 6)
NONE = (1 << 6) - 1

CELLS, STEPS, SLIDES, DANGER, AT_CELLS = range(TABLES, TABLES + 5)
SLOTS = 5
WAYS = 6
DANGERS = (0, 120, 32, 4, 0, 0, 0)
"""What it counts against a piece that so many cells around it are free."""
PRESENT = 12
"""What a piece on the board counts by itself."""
DECISIVE = 600
"""What it counts to be able to enclose an enemy at once."""
DOUBLE = 200
"""What it counts to threaten that in two places."""

ENCLOSED, NO_PROGRESS, FULL_BOARD = int(Reason.ENCLOSED), int(Reason.NO_PROGRESS), int(Reason.FULL_BOARD)


def pack(game: Susan) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    assert n < NONE
    assert len(board.plan.directions) == WAYS
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.set(SLIDES, game.slides)
    packer.section(DANGER, DANGERS)
    packer.field_at("cells", n, AT_CELLS, high=2)
    return packer.tables(most_moves=n + n * WAYS)


def start(game: Susan, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    own, cells, n = s[ACTORS], t[AT_CELLS], 0
    if own == 0:
        return 0
    for cell in range(t[CELLS]):
        if s[cells + cell] == 0:
            out[n] = cell | NONE << 6
            n += 1
        elif s[cells + cell] == own:
            for way in range(WAYS):
                to = t[t[STEPS] + cell * WAYS + way]
                if to != OFF and s[cells + to] == 0:
                    out[n] = cell | to << 6
                    n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """All moves are equally likely; one of the list where a lucky guess fails too often."""
    own, cells, n = s[ACTORS], t[AT_CELLS], t[CELLS]
    if own == 0:
        return -1
    for _ in range(40):
        cell, way = random_below(rng, n), random_below(rng, WAYS + 1)
        if way == WAYS:
            if s[cells + cell] == 0:
                return cell | NONE << 6
        elif s[cells + cell] == own:
            to = t[t[STEPS] + cell * WAYS + way]
            if to != OFF and s[cells + to] == 0:
                return cell | to << 6
    n = moves(s, t, out)
    return out[random_below(rng, n)] if n else -1


@kernel
def free_around(s: State, t: Row, cell: int) -> int:
    """How many neighbours of a cell are empty; the edge of the board is no neighbour."""
    found = 0
    for way in range(WAYS):
        to = t[t[STEPS] + cell * WAYS + way]
        found += to != OFF and s[t[AT_CELLS] + to] == 0
    return found


@kernel
def closes(s: State, t: Row, cell: int, owner: int) -> bool:
    """Whether a piece of `owner` on this cell or beside it is enclosed."""
    if s[t[AT_CELLS] + cell] == owner and free_around(s, t, cell) == 0:
        return True
    for way in range(WAYS):
        to = t[t[STEPS] + cell * WAYS + way]
        if to != OFF and s[t[AT_CELLS] + to] == owner and free_around(s, t, to) == 0:
            return True
    return False


@kernel
def play(s: State, t: Row, move: int) -> None:
    own, cells, origin, to = s[ACTORS], t[AT_CELLS], move & NONE, move >> 6
    if to == NONE:
        to = origin
        s[QUIET] = 0
    else:
        s[cells + origin] = 0
        s[QUIET] += 1
    s[cells + to] = own
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - own
    if closes(s, t, to, own):
        end_win(s, t, 2 - own, ENCLOSED)
    elif closes(s, t, to, 3 - own):
        end_win(s, t, own - 1, ENCLOSED)
    elif s[QUIET] >= t[SLIDES]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def result(s: State, t: Row) -> None:
    """Only a position that was set up can be full without anybody having won."""
    end_draw(s, t, FULL_BOARD)


@kernel
def last_gap(s: State, t: Row, cell: int) -> int:
    """The only free cell beside a piece; -1 if an enemy put there would enclose one of the enemy's own pieces."""
    gap = -1
    for way in range(WAYS):
        to = t[t[STEPS] + cell * WAYS + way]
        if to != OFF and s[t[AT_CELLS] + to] == 0:
            gap = to
    if free_around(s, t, gap) == 0:
        return -1
    enemy = 3 - s[t[AT_CELLS] + cell]
    for way in range(WAYS):
        to = t[t[STEPS] + gap * WAYS + way]
        if to != OFF and s[t[AT_CELLS] + to] == enemy and free_around(s, t, to) == 1:
            return -1
    return gap


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Enemies with few free cells around them are good, own ones in that state bad, the more so the fewer.

    Whoever is to move and can enclose an enemy has nearly won, and so has who can do it in two places next turn. A
    piece on the board counts, too: who only slides comes no nearer to enclosing anything.
    """
    own, value = player + 1, 0
    gap_of_mine = gap_of_theirs = -1
    gaps_of_mine = gaps_of_theirs = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code == 0:
            continue
        free = free_around(s, t, cell)
        count = PRESENT - t[t[DANGER] + free]
        value += count if code == own else -count
        gap = last_gap(s, t, cell) if free == 1 else -1
        if gap >= 0 and code == own:
            gaps_of_mine += gap != gap_of_mine
            gap_of_mine = gap
        elif gap >= 0:
            gaps_of_theirs += gap != gap_of_theirs
            gap_of_theirs = gap
    if s[ACTORS] == own:
        value += DECISIVE if gaps_of_theirs > 0 else -DOUBLE if gaps_of_mine > 1 else 0
    else:
        value += -DECISIVE if gaps_of_mine > 0 else DOUBLE if gaps_of_theirs > 1 else 0
    return min(900, max(-900, value))
