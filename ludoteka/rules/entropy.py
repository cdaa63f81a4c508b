"""Kernel of entropy.

State  cells[c]: 0 empty, 1 + player; cells[n] is the border
Move   origin | to << 6
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.entropy import Entropy
from .abi import ACTORS, PLY, TABLES, TURN, Packer, Packing, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

MOVE = Packing(6, 6)
PART = (1 << 6) - 1

CELLS, STEPS, LONGEST, AT_CELLS = range(TABLES, TABLES + 4)
SLOTS = 4

WAYS = 8
BORDER = 3
IMMOBILE, LIMIT = int(Reason.NO_MOVES), int(Reason.LIMIT)


def pack(game: Entropy) -> Tables:
    board = game.board
    assert board is not None
    n, men = len(board), max(len(cells.split()) for cells in game.men)
    assert n < PART
    assert len(board.plan.directions) == WAYS
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, [to if to >= 0 else n for row in board.plan.steps for to in row] + [n] * WAYS)
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("border", 1, derived=True)
    reach = max(sum(len(board.ray(cell, way)) for way in range(WAYS)) for cell in range(n))
    return packer.tables(most_moves=men * reach)


def start(game: Entropy, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for player, names in enumerate(game.men):
        for cell in game.board.all_at(names):
            s[t[AT_CELLS] + cell] = 1 + player
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[t[AT_CELLS] + t[CELLS]] = BORDER


@kernel
def beside(s: State, t: Row, cell: int, code: int) -> int:
    """How many neighbours of a cell have this code."""
    found = 0
    for way in range(WAYS):
        found += s[t[AT_CELLS] + t[t[STEPS] + cell * WAYS + way]] == code
    return found


@kernel
def alone(s: State, t: Row, cell: int) -> bool:
    """Whether a man touches neither friend nor enemy."""
    return beside(s, t, cell, 1) == 0 and beside(s, t, cell, 2) == 0


@kernel
def isolated(s: State, t: Row, own: int) -> int:
    """How many of a player's men touch nobody."""
    found = 0
    for cell in range(t[CELLS]):
        found += s[t[AT_CELLS] + cell] == own and alone(s, t, cell)
    return found


@kernel
def joins(s: State, t: Row, origin: int, to: int, own: int) -> bool:
    """Whether after this move one of the isolated men, none of which can move itself, touches somebody."""
    cells = t[AT_CELLS]
    for way in range(WAYS):
        cell = t[t[STEPS] + to * WAYS + way]
        if cell != origin and s[cells + cell] == own and alone(s, t, cell):
            return True
    return False


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if isolated(s, t, s[ACTORS]):
        n = list_moves(s, t, out, 1)
        if n:
            return n
    return list_moves(s, t, out, 0)


@kernel
def list_moves(s: State, t: Row, out: Row, joining: int) -> int:
    """All moves, or only those that join an isolated man."""
    own, cells, steps = s[ACTORS], t[AT_CELLS], t[STEPS]
    n = 0
    for origin in range(t[CELLS]):
        if s[cells + origin] != own or beside(s, t, origin, own) == 0:
            continue
        for way in range(WAYS):
            to = t[steps + origin * WAYS + way]
            while s[cells + to] == 0:
                if not joining or joins(s, t, origin, to, own):
                    out[n] = origin | to << 6
                    n += 1
                to = t[steps + to * WAYS + way]
    return n


@kernel
def mobile(s: State, t: Row, own: int) -> int:
    """How many of a player's men can move."""
    found = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == own:
            found += beside(s, t, cell, own) > 0 and beside(s, t, cell, 0) > 0
    return found


@kernel
def play(s: State, t: Row, move: int) -> None:
    own, cells = s[ACTORS], t[AT_CELLS]
    s[cells + (move & PART)] = 0
    s[cells + (move >> 6)] = own
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - own
    if mobile(s, t, own) == 0:
        end_win(s, t, own - 1, IMMOBILE)
    elif mobile(s, t, 3 - own) == 0:
        end_win(s, t, 2 - own, IMMOBILE)
    elif s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """Only a position that was set up can have an immobile player to move: he has won."""
    end_win(s, t, s[ACTORS] - 1, IMMOBILE)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    return 100 * (mobile(s, t, 2 - player) - mobile(s, t, player + 1))
