"""The tables of the tafl games, and what stands on the cells."""

from __future__ import annotations

import random

from ..boards import Square
from ..declare.tafl import KingTaken, Refuge, Tafl
from .abi import TABLES, Packer, Packing, Tables

(
    CELLS,
    STEPS,
    EDGE,
    THRONE,
    FIGHTS,
    BY_TWO,
    RANGE,
    QUIET_LIMIT,
    AT_CELLS,
    CORNERS,
    ENCIRCLING,
    WORK,
    SHIELD_WALLS,
    FORTS,
    REPEATS,
    RANDOM,
    AT_HISTORY,
) = range(TABLES, TABLES + 17)
SLOTS = 17

MOVE = Packing(9, 9)
PART = (1 << 9) - 1
WAYS = 4
GUARD, ATTACKER, KING, OFF_BOARD = 1, 2, 3, 4
KEY_BITS = 58


def pack(game: Tafl) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    assert n < PART
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    steps = [[to if to >= 0 else n for to in row[::2]] for row in board.plan.steps]
    packer.section(STEPS, [to for row in steps for to in row] + [n] * WAYS)
    corners = game.refuge is Refuge.CORNERS
    packer.section(EDGE, [row.count(n) == 2 if corners else n in row for row in steps])
    packer.set(CORNERS, corners)
    packer.set(ENCIRCLING, game.encircling)
    packer.set(THRONE, n // 2)
    packer.set(FIGHTS, game.king_fights)
    packer.set(BY_TWO, game.king_taken is KingTaken.TWO)
    packer.set(RANGE, game.king_range or board.width)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.field_at("cells", n, AT_CELLS, high=KING)
    packer.field_at("border", 1, derived=True)
    packer.set(SHIELD_WALLS, game.shield_walls)
    packer.set(FORTS, game.forts)
    packer.set(REPEATS, game.repeats)
    if game.repeats:
        chooser = random.Random("tafl")
        packer.section(RANDOM, [chooser.getrandbits(KEY_BITS) for _ in range(KING * n + 1)])
        packer.field_at("history", game.quiet + 1, AT_HISTORY, high=(1 << KEY_BITS) - 1)
    packer.scratch(3 * n, WORK)
    pieces = max(len(game.attackers.split()), len(game.guards.split()) + 1)
    return packer.tables(most_moves=pieces * 2 * (board.width - 1))
