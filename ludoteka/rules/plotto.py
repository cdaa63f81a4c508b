"""Kernel of plotto.

State  cells[c]: 0 empty, else the number of the tile; left[4]: tiles of each number; near[c]: how many tiles touch the
       cell, and their numbers as bits from NUMBER_BIT on.
Move   cell | (number - 1) << 14.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.plotto import NUMBERS, Plotto
from .abi import ACTORS, HEADER, PLAYERS, PLY, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import actor_of, end_draw, end_win
from .lean import kernel

LEFT = HEADER
LAID = HEADER + NUMBERS

CELLS, STEPS, CENTRE, LENGTH, AT_CELLS, AT_NEAR = range(TABLES, TABLES + 6)
SLOTS = 6

WAYS = 6
PART = (1 << 14) - 1
COUNT_MASK, NUMBER_BIT = 7, 3
ROW, NO_PIECES = int(Reason.ROW), int(Reason.NO_PIECES)


def pack(game: Plotto) -> Tables:
    assert game.board is not None
    n = len(game.board)
    assert n <= PART
    packer = Packer(game, SLOTS)
    packer.fixed_field("left", LEFT, NUMBERS, high=game.supply)
    packer.fixed_field("laid", LAID, high=NUMBERS * game.supply, derived=True)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.set(CENTRE, game.board.at("o"))
    packer.set(LENGTH, game.row)
    packer.field_at("cells", n, AT_CELLS, high=NUMBERS)
    packer.field_at("near", n, AT_NEAR, derived=True)
    return packer.tables(most_moves=NUMBERS * (6 * NUMBERS * game.supply + 1))


def start(game: Plotto, tables: Tables) -> State:
    s = tables.blank()
    s[LEFT : LEFT + NUMBERS] = game.supply
    s[ACTORS] = 1
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[LAID] = 0
    for cell in range(t[CELLS]):
        s[t[AT_NEAR] + cell] = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] > 0:
            touch(s, t, cell)


@kernel
def touch(s: State, t: Row, cell: int) -> None:
    """Tell the neighbours of a tile that it lies there."""
    s[LAID] += 1
    for way in range(WAYS):
        to = t[t[STEPS] + cell * WAYS + way]
        if to >= 0:
            s[t[AT_NEAR] + to] += 1
            s[t[AT_NEAR] + to] |= 1 << (NUMBER_BIT + s[t[AT_CELLS] + cell] - 1)


@kernel
def list_numbers(s: State, t: Row, cell: int, out: Row, n: int) -> int:
    """The numbers that may lie here: those left that no neighbour has."""
    for number in range(NUMBERS):
        if s[LEFT + number] > 0 and not s[t[AT_NEAR] + cell] >> (NUMBER_BIT + number) & 1:
            out[n] = cell | number << 14
            n += 1
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[LAID] == 0:
        return list_numbers(s, t, t[CENTRE], out, 0)
    wanted = min(2, s[LAID])
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_NEAR] + cell] & COUNT_MASK >= wanted and s[t[AT_CELLS] + cell] == 0:
            n = list_numbers(s, t, cell, out, n)
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    cell, number = move & PART, move >> 14
    player = actor_of(s)
    s[t[AT_CELLS] + cell] = 1 + number
    s[LEFT + number] -= 1
    s[PLY] += 1
    s[TURN] += 1
    touch(s, t, cell)
    winners = rows_through(s, t, cell)
    for k in range(t[PLAYERS]):
        seat = (player + k) % t[PLAYERS]
        if winners >> seat & 1:
            end_win(s, t, seat, ROW)
            return
    s[ACTORS] = 1 << ((player + 1) % t[PLAYERS])


@kernel
def rows_through(s: State, t: Row, cell: int) -> int:
    """The numbers, as bits, that stand at both ends of a row through this cell."""
    found = 0
    for way in range(WAYS // 2):
        first = cell
        for _ in range(t[LENGTH]):
            last = first
            for _ in range(t[LENGTH] - 1):
                if last >= 0 and s[t[AT_CELLS] + last] > 0:
                    last = t[t[STEPS] + last * WAYS + way]
                else:
                    last = -1
            if last >= 0 and s[t[AT_CELLS] + last] > 0 and s[t[AT_CELLS] + first] == s[t[AT_CELLS] + last]:
                found |= 1 << (s[t[AT_CELLS] + first] - 1)
            first = t[t[STEPS] + first * WAYS + way + WAYS // 2]
            if first < 0 or s[t[AT_CELLS] + first] == 0:
                break
    return found


@kernel
def result(s: State, t: Row) -> None:
    """No tile can be laid any more."""
    end_draw(s, t, NO_PIECES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Cells that would complete a row, for oneself and for others: whoever moves next may use them."""
    value = 0
    wanted = min(2, s[LAID])
    for cell in range(t[CELLS]):
        near = s[t[AT_NEAR] + cell]
        if near & COUNT_MASK < wanted or s[t[AT_CELLS] + cell] > 0:
            continue
        for number in range(NUMBERS):
            if near >> (NUMBER_BIT + number) & 1 or s[LEFT + number] == 0:
                continue
            s[t[AT_CELLS] + cell] = 1 + number
            winners = rows_through(s, t, cell)
            s[t[AT_CELLS] + cell] = 0
            for seat in range(t[PLAYERS]):
                if winners >> seat & 1:
                    weight = 700 if s[ACTORS] == 1 << seat else 40
                    value += weight if seat == player else -weight
    return max(-900, min(900, value))
