"""Kernel of solitaire.

State  cells[c]: 1 where a peg stands. Derived: pegs: the same as bits. POINTS: pegs left.
       Phase TAKING: the board is full, and the player takes the first peg off.
Move   origin | to << 6; while taking, the cell.
"""

from __future__ import annotations

from math import cos, pi, sin

from ..boards.core import OFF, Board
from ..declare import Reason
from ..declare.solitaire import Solitaire
from .abi import ACTORS, HEADER, PAYOFF, PHASE, PLY, POINTS, REASON, TABLES, TURN, Packer, Packing, Row, State, Tables
from .lean import kernel

MOVE = Packing(6, 6)
PART = (1 << 6) - 1
JUMPING, TAKING = 0, 1

PEGS = HEADER
CELLS, JUMP_COUNT, JUMPS, TURN_COUNT, TURNED, WANTED, AT_CELLS = range(TABLES, TABLES + 7)
SLOTS = 7

EQUALLY_LONG = True
"""Every jump takes one peg off, so all solutions have the same number of them."""
SOLVED, NO_MOVES = int(Reason.SOLVED), int(Reason.NO_MOVES)


def pack(game: Solitaire) -> Tables:
    board = game.board
    assert board is not None
    n, jumps, turns = len(board), jumps_of(board), turns_of(board, game.last)
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(JUMP_COUNT, len(jumps))
    packer.section(JUMPS, [value for jump in jumps for value in jump])
    packer.set(TURN_COUNT, len(turns))
    packer.section(TURNED, [to for turn in turns for to in turn])
    packer.set(WANTED, 1 << board.at(game.last) if game.last else (1 << n) - 1)
    packer.fixed_field("pegs", PEGS, high=1 << n, derived=True)
    packer.field_at("cells", n, AT_CELLS, high=1)
    return packer.tables(most_moves=max(n, len(jumps)))


def jumps_of(board: Board) -> list[tuple[int, int, int]]:
    """Every jump: the peg and its neighbour as bits, the cell behind as a bit, and the move."""
    found = []
    for origin in range(len(board)):
        for way in range(len(board.plan.directions)):
            over = board.step(origin, way)
            to = OFF if over == OFF else board.step(over, way)
            if to != OFF:
                found.append((1 << origin | 1 << over, 1 << to, origin | to << 6))
    return found


def turns_of(board: Board, last: str) -> list[list[int]]:
    """The ways in which the board can be turned and mirrored without anything changing: where each cell goes."""
    n = len(board)
    x0, y0 = sum(cell.x for cell in board.cells) / n, sum(cell.y for cell in board.cells) / n
    places = [(cell.x - x0, cell.y - y0) for cell in board.cells]
    index = {(round(x, 2) + 0.0, round(y, 2) + 0.0): cell for cell, (x, y) in enumerate(places)}
    found: list[list[int]] = []
    for mirror in (1, -1):
        for angle in (k * pi / 6 for k in range(12)):
            moved = [(mirror * (x * cos(angle) - y * sin(angle)), x * sin(angle) + y * cos(angle)) for x, y in places]
            turn = [index.get((round(x, 2) + 0.0, round(y, 2) + 0.0), OFF) for x, y in moved]
            if OFF not in turn and (not last or turn[board.at(last)] == board.at(last)) and turn not in found:
                found.append(turn)
    return found


def start(game: Solitaire, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    s[PHASE] = JUMPING if game.empty else TAKING
    s[t[AT_CELLS] : t[AT_CELLS] + t[CELLS]] = 1
    if game.empty:
        s[t[AT_CELLS] + game.board.at(game.empty)] = 0
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[PEGS] = 0
    s[POINTS] = 0
    for cell in range(t[CELLS]):
        s[PEGS] |= s[t[AT_CELLS] + cell] << cell
        s[POINTS] += s[t[AT_CELLS] + cell]


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    if s[PHASE] == TAKING:
        while n < t[CELLS]:
            out[n] = n
            n += 1
        return n
    pegs = s[PEGS]
    for k in range(t[JUMPS], t[JUMPS] + 3 * t[JUMP_COUNT], 3):
        if pegs & t[k] == t[k] and not pegs & t[k + 1]:
            out[n] = t[k + 2]
            n += 1
    return n


@kernel
def can_jump(s: State, t: Row) -> bool:
    pegs = s[PEGS]
    for k in range(t[JUMPS], t[JUMPS] + 3 * t[JUMP_COUNT], 3):
        if pegs & t[k] == t[k] and not pegs & t[k + 1]:
            return True
    return False


@kernel
def over(t: Row, move: int) -> int:
    """The cell that a jump goes over."""
    for k in range(t[JUMPS], t[JUMPS] + 3 * t[JUMP_COUNT], 3):
        if t[k + 2] == move:
            between = t[k] & ~(1 << (move & PART))
            cell = 0
            while between > 1:
                between >>= 1
                cell += 1
            return cell
    return -1


@kernel
def lift(s: State, t: Row, cell: int) -> None:
    s[t[AT_CELLS] + cell] = 0
    s[PEGS] &= ~(1 << cell)


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    s[TURN] += 1
    s[POINTS] -= 1
    lift(s, t, move & PART)
    if s[PHASE] == TAKING:
        s[PHASE] = JUMPING
    else:
        lift(s, t, over(t, move))
        s[t[AT_CELLS] + (move >> 6)] = 1
        s[PEGS] |= 1 << (move >> 6)
    if not can_jump(s, t):
        result(s, t)


@kernel
def result(s: State, t: Row) -> None:
    """No peg can jump: solved if one is left, and where it was wanted."""
    solved = s[POINTS] == 1 and s[PEGS] & t[WANTED] != 0
    s[ACTORS] = 0
    s[PAYOFF] = 1 if solved else 0
    s[REASON] = SOLVED if solved else NO_MOVES


@kernel
def identity(s: State, t: Row, out: Row) -> int:
    """What makes the position for a solver: the pegs, turned and mirrored so that the number is the smallest."""
    n, least = t[CELLS], s[PEGS]
    for turn in range(1, t[TURN_COUNT]):
        word = 0
        for cell in range(n):
            word |= (s[PEGS] >> cell & 1) << t[t[TURNED] + turn * n + cell]
        least = min(least, word)
    out[0] = least
    out[1] = s[PHASE]
    return 2
