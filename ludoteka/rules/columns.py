"""Kernel of the column games: draughts with towers.

State  height[c]: discs on a cell; colours[c], officers[c]: one bit for each disc, the lowest disc in bit 0; the rest as
       in draughts, derived from them: cells[c] is the code of the whole column, by its top disc.
Move   origin | to << b | number << 2b, with b = t[CELL_BITS]; number 0 is a move without capture, k the k-th series of
       that column, in the order of `next_series`.

Since captured discs lie in the order of the jumps, every route of a series is a move of its own.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.columns import Columns, LoneOfficer
from .abi import ACTORS, PLY, TABLES, TURN, Packer, Row, State, Tables, kernel
from .common import actor_of, end_win
from .draughts import COUNT_BITS, HUFF, HUFFED, MOVING, longest_series, quiet_moves
from .draughts_end import count_quiet, end_in_draw
from .draughts_pieces import crowns
from .draughts_series import begin_series, next_series, put_back
from .draughts_tables import (
    AT_CATCHERS,
    AT_CELLS,
    AT_HEIGHT,
    AT_PAST,
    AT_PIECES,
    AT_PLACE,
    AT_SERIES,
    BORDER,
    CELL_BITS,
    CELLS,
    COUNT,
    ENEMIES,
    KEY,
    LARGEST_KEY,
    LIST_SIZE,
    LONE,
    MOST,
    MOST_RULE,
    RANKS,
    RECORD,
    ROYAL,
    S_AT,
    S_VICTIM,
    SLOTS,
    pack_armies,
    pack_board,
    pack_rules,
)

__all__ = [
    "AT_SERIES", "CELL_BITS", "ENEMIES", "HUFF", "HUFFED", "MOVING", "RANKS", "RECORD", "ROYAL", "S_AT",
    "begin_series", "derive", "evaluate", "find_route", "longest_series", "moves", "next_series", "pack", "play",
    "result", "start",
]  # fmt: skip

AT_COLOURS, AT_OFFICERS, LONE_SOLDIERS = range(TABLES + SLOTS, TABLES + SLOTS + 3)

NO_MOVES, NO_PIECES = int(Reason.NO_MOVES), int(Reason.NO_PIECES)

MIX, KEY_BITS = 1_000_003, 40
"""Steps of the hash: small enough that no product overflows."""

SOLDIER, OFFICER, GUARD, PRISONER, BEST = 30, 40, 20, 4, 999


def pack(game: Columns) -> Tables:
    n, most, discs = len(game.in_play), max(game.pieces), sum(game.pieces)
    packer = Packer(game, SLOTS + 3)
    packer.fixed_field("lone", LONE, high=0)
    packer.fixed_field("key", KEY, high=LARGEST_KEY, derived=True)
    packer.fixed_field("count", COUNT, 2, high=most, derived=True)
    pack_board(packer, game)
    pack_armies(packer, game)
    pack_rules(packer, game)
    packer.set(LIST_SIZE, most)
    packer.set(LONE_SOLDIERS, game.lone_officer is LoneOfficer.SOLDIER)
    packer.field_at("height", n, AT_HEIGHT, high=discs)
    packer.field_at("colours", n, AT_COLOURS, high=(1 << discs) - 1)
    packer.field_at("officers", n, AT_OFFICERS, high=(1 << discs) - 1)
    packer.field_at("cells", n, AT_CELLS, derived=True)
    packer.field_at("border", 1, derived=True)
    packer.field_at("pieces", 2 * most, AT_PIECES, derived=True)
    packer.field_at("place", n, AT_PLACE, derived=True)
    packer.field_at("past", 2 * game.draws.quiet, AT_PAST, high=LARGEST_KEY)
    scratch = packer.scratch(most + (most + 2) * RECORD)
    packer.set(AT_CATCHERS, scratch)
    packer.set(AT_SERIES, scratch + most)
    return packer.tables(most_moves=MOST)


def start(game: Columns, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    s[ACTORS] = 1
    board = game.board
    assert board is not None
    number = {cell: at for at, cell in enumerate(game.in_play)}
    for player, army in enumerate(game.armies):
        for officer, cells in enumerate((army.men, army.kings)):
            for cell in board.all_at(cells):
                at = number[cell]
                s[t[AT_HEIGHT] + at], s[t[AT_COLOURS] + at], s[t[AT_OFFICERS] + at] = 1, player, officer
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """The codes of the columns, the list of each player's, and a hash of all discs."""
    n = t[CELLS]
    s[t[AT_CELLS] + n] = BORDER
    s[COUNT] = 0
    s[COUNT + 1] = 0
    key = 0
    for cell in range(n):
        high, colours, officers = s[t[AT_HEIGHT] + cell], s[t[AT_COLOURS] + cell], s[t[AT_OFFICERS] + cell]
        key = mixed(mixed(mixed(key, high), colours), officers)
        s[t[AT_CELLS] + cell] = 0
        s[t[AT_PLACE] + cell] = 0
        if high:
            player = colours >> (high - 1) & 1
            king = officers >> (high - 1) & 1
            if high == 1 and t[LONE_SOLDIERS]:
                king = 0
            s[t[AT_CELLS] + cell] = 1 + 2 * player + king
            at = s[COUNT + player]
            s[t[AT_PIECES] + player * t[LIST_SIZE] + at] = cell
            s[t[AT_PLACE] + cell] = at
            s[COUNT + player] = at + 1
    s[KEY] = key


@kernel
def mixed(key: int, part: int) -> int:
    return ((key ^ (part & ((1 << KEY_BITS) - 1))) * MIX + 1) >> 3 & ((1 << KEY_BITS) - 1)


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = actor_of(s)
    found = quiet_moves(s, t, player, out)
    n, catchers = found & ((1 << COUNT_BITS) - 1), found >> COUNT_BITS
    return add_series(s, t, player, catchers, out) if catchers else n


@kernel
def add_series(s: State, t: Row, player: int, catchers: int, out: Row) -> int:
    """Every series of every column that can capture; where the most must be taken, only those that take the most."""
    n, most, bits = 0, 0, t[CELL_BITS]
    for i in range(catchers):
        origin = s[t[AT_CATCHERS] + i]
        number = 0
        begin_series(s, t, origin)
        taken = next_series(s, t, player, 0)
        while taken:
            number += 1
            if taken > most:
                most = taken
                if t[MOST_RULE]:
                    n = 0
            if (taken == most or not t[MOST_RULE]) and n < MOST:
                out[n] = origin | s[t[AT_SERIES] + taken * RECORD + S_AT] << bits | number << 2 * bits
                n += 1
            taken = next_series(s, t, player, taken)
    return n


@kernel
def find_route(s: State, t: Row, player: int, move: int) -> int:
    """Find the series of a move and leave it in the records; the number of columns jumped."""
    begin_series(s, t, move & ((1 << t[CELL_BITS]) - 1))
    taken = 0
    for _ in range(move >> 2 * t[CELL_BITS]):
        taken = next_series(s, t, player, taken)
        if taken == 0:
            return 0
    put_back(s, t, taken)
    return taken


@kernel
def play(s: State, t: Row, move: int) -> None:
    player, bits = actor_of(s), t[CELL_BITS]
    origin, to, key = move & ((1 << bits) - 1), move >> bits & ((1 << bits) - 1), s[KEY]
    s[PLY] += 1
    if move >> 2 * bits:
        taken = find_route(s, t, player, move)
        for i in range(taken):
            capture(s, t, origin, s[t[AT_SERIES] + i * RECORD + S_VICTIM])
    march(s, t, origin, to)
    promoted = crowns(t, player, to) and promote(s, t, to)
    derive(s, t)
    count_quiet(s, t, key, promoted)
    s[TURN] += 1
    s[ACTORS] = 1 << (1 - player)
    end_in_draw(s, t, 0)


@kernel
def capture(s: State, t: Row, captor: int, cell: int) -> None:
    """The top disc of a column goes under the column that jumps; the rest stays."""
    top = s[t[AT_HEIGHT] + cell] - 1
    for field in (t[AT_COLOURS], t[AT_OFFICERS]):
        disc = s[field + cell] >> top & 1
        s[field + cell] -= disc << top
        s[field + captor] = s[field + captor] << 1 | disc
    s[t[AT_HEIGHT] + cell] = top
    s[t[AT_HEIGHT] + captor] += 1


@kernel
def march(s: State, t: Row, origin: int, to: int) -> None:
    """A column goes from one cell to another."""
    if origin == to:
        return
    for field in (t[AT_HEIGHT], t[AT_COLOURS], t[AT_OFFICERS]):
        s[field + to] = s[field + origin]
        s[field + origin] = 0


@kernel
def promote(s: State, t: Row, cell: int) -> bool:
    """The top disc becomes an officer; whether it was none before."""
    top = 1 << (s[t[AT_HEIGHT] + cell] - 1)
    fresh = s[t[AT_OFFICERS] + cell] & top == 0
    s[t[AT_OFFICERS] + cell] |= top
    return fresh


@kernel
def result(s: State, t: Row) -> None:
    """Who commands no column, or none that can move, has lost."""
    player = actor_of(s)
    end_win(s, t, 1 - player, NO_MOVES if s[COUNT + player] else NO_PIECES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The columns of each side by their commanders; discs of the same side below them are guards, others prisoners."""
    balance = 0
    for cell in range(t[CELLS]):
        high = s[t[AT_HEIGHT] + cell]
        if high:
            owner = s[t[AT_COLOURS] + cell] >> (high - 1) & 1
            worth = SOLDIER + OFFICER * (s[t[AT_OFFICERS] + cell] >> (high - 1) & 1)
            for disc in range(high - 1):
                worth += GUARD if s[t[AT_COLOURS] + cell] >> disc & 1 == owner else PRISONER
            balance += worth if owner == player else -worth
    return max(-BEST, min(BEST, balance))
