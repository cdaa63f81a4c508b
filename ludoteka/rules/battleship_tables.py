"""The tables of battleship, where everything is in a position, and sets of cells of one sea.

A set of cells is one word for each rank, bit f for the cell on file f; sets are kept in the scratch tail, SEA words
apart.
"""

from __future__ import annotations

from ..declare.battleship import Battleship
from .abi import HEADER, TABLES, Packer, Row, State, Tables
from .lean import kernel

SETTING_UP, SHOOTING = 0, 1
MISS, HIT, SUNK, AIMED = 1, 2, 3, 4
"""What a shot met; AIMED: it is answered when the salvo is complete."""

COUNT = HEADER
SHIP = COUNT + 2
FLEET = SHIP + 2

WIDTH, HEIGHT, SIZES, SHIPS, ENDS, CELLS, BENDS, AGAIN, TOUCHING, SALVO, OPENED, SHOT_AT, WORK = range(
    TABLES, TABLES + 13
)
SLOTS = 13

SEA = 16
"""Words of a set."""
SETS = 10
FREE, HULL, TRY_FREE, TRY_HULL, GROWN, OPEN, HITS, FOUND = range(8)
"""The sets: free water, the ship being drawn; both while something is tried; ..."""
LEFT = 8 * SEA
"""While a fleet is guessed: which ships are not placed yet."""

CELL_BITS = 9
UNSEEN = (1 << CELL_BITS) - 1


def pack(game: Battleship) -> Tables:
    size = game.width * game.height
    packer = Packer(game, SLOTS)
    most = len(game.ships) or game.cells
    packer.fixed_field("count", COUNT, 2, high=game.cells)
    packer.fixed_field("ship", SHIP, 2, high=most)
    packer.fixed_field("fleet", FLEET, 2 * size, high=most)
    packer.field_at("shot", 2 * size, SHOT_AT, high=AIMED if game.salvo else SUNK)
    packer.scratch(SETS * SEA, WORK)
    packer.set(WIDTH, game.width)
    packer.set(HEIGHT, game.height)
    packer.section(SIZES, game.ships)
    packer.set(SHIPS, len(game.ships))
    packer.section(ENDS, [sum(game.ships[:k]) for k in range(len(game.ships) + 1)])
    packer.set(CELLS, game.cells)
    packer.set(BENDS, game.bends)
    packer.set(AGAIN, game.again)
    packer.set(TOUCHING, game.touching)
    packer.set(SALVO, game.salvo)
    # Where groups of sunk cells would not tell the ships apart, a ship that has sunk is laid open.
    packer.set(OPENED, game.touching or game.salvo)
    return packer.tables(most_moves=2 * size, whole_turns=False)


@kernel
def fill(s: State, t: Row, a: int, word: int) -> None:
    """Every rank of a set becomes `word`."""
    for rank in range(t[HEIGHT]):
        s[t[WORK] + a * SEA + rank] = word


@kernel
def copy(s: State, t: Row, a: int, b: int) -> None:
    """Set b becomes a copy of set a."""
    for rank in range(t[HEIGHT]):
        s[t[WORK] + b * SEA + rank] = s[t[WORK] + a * SEA + rank]


@kernel
def remove_around(s: State, t: Row, a: int, ship: int) -> None:
    """Take a ship out of set a, and where ships may not touch all cells around it."""
    mask = (1 << t[WIDTH]) - 1
    if t[TOUCHING]:
        for rank in range(t[HEIGHT]):
            s[t[WORK] + a * SEA + rank] &= ~s[t[WORK] + ship * SEA + rank]
        return
    for rank in range(t[HEIGHT]):
        word = s[t[WORK] + ship * SEA + rank]
        if rank > 0:
            word |= s[t[WORK] + ship * SEA + rank - 1]
        if rank + 1 < t[HEIGHT]:
            word |= s[t[WORK] + ship * SEA + rank + 1]
        s[t[WORK] + a * SEA + rank] &= ~((word | word << 1 | word >> 1) & mask)


@kernel
def beside(s: State, t: Row, ship: int, rank: int) -> int:
    """The cells of a rank that touch a ship by their sides, the ship itself left out."""
    at = t[WORK] + ship * SEA + rank
    word = s[at] << 1 | s[at] >> 1
    if rank > 0:
        word |= s[at - 1]
    if rank + 1 < t[HEIGHT]:
        word |= s[at + 1]
    return word & ~s[at] & (1 << t[WIDTH]) - 1


@kernel
def lowest_bit(word: int) -> int:
    bit = 0
    while not word >> bit & 1:
        bit += 1
    return bit


@kernel
def size_of(s: State, t: Row, a: int) -> int:
    """How many cells are in a set."""
    n = 0
    for rank in range(t[HEIGHT]):
        word = s[t[WORK] + a * SEA + rank]
        while word:
            n += word & 1
            word >>= 1
    return n


@kernel
def nth_cell(s: State, t: Row, a: int, n: int) -> int:
    """The n-th cell of a set: rank * width + file; -1 if it has fewer."""
    for rank in range(t[HEIGHT]):
        word = s[t[WORK] + a * SEA + rank]
        file = 0
        while word:
            if word & 1:
                if n == 0:
                    return rank * t[WIDTH] + file
                n -= 1
            word >>= 1
            file += 1
    return -1


@kernel
def has(s: State, t: Row, a: int, cell: int) -> int:
    return s[t[WORK] + a * SEA + cell // t[WIDTH]] >> cell % t[WIDTH] & 1


@kernel
def add(s: State, t: Row, a: int, cell: int) -> None:
    s[t[WORK] + a * SEA + cell // t[WIDTH]] |= 1 << cell % t[WIDTH]
