"""The tables of stratego, and where everything is in them and in a position."""

from __future__ import annotations

from ..boards import OFF, Square
from ..boards.square import E, N, S, W
from ..declare.stratego import LAKE, Stratego
from .abi import HEADER, TABLES, Packer, Tables

SETTING_UP, PLAYING = 0, 1

LEFT = HEADER
DUEL = LEFT + 2
"""Attacker's code, defender's code, 1 + the cell of the last attack; zeros if the last action was none."""
COUNT = DUEL + 3

(
    CELLS,
    WIDTH,
    MEN,
    KINDS,
    FLAG,
    BOMB,
    RUNNER,
    SHUTTLE,
    QUIET_LIMIT,
    STEPS,
    HOME,
    ARMY,
    TOTAL,
    OUTCOME,
    VALUE,
    AT_CELLS,
    AT_KNOWN,
    AT_MOVED,
    AT_LOST,
    AT_RECENT,
    AT_STOCK,
    AT_PIECES,
    AT_PLACE,
    AT_SCRATCH,
) = range(TABLES, TABLES + 24)
SLOTS = 24

WAYS = 4
PLACE = 1 << 16
UNSEEN = 0xFFFF
ATTACKER, DEFENDER, BOTH = 1, 2, 3
"""Who falls in an attack, as bits."""


def pack(game: Stratego) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    names = [piece.name for piece in game.pieces]
    kinds = len(names) + 1
    men = sum(troop.count for troop in game.army)
    packer = Packer(game, SLOTS)
    packer.fixed_field("left", LEFT, 2, high=men)
    packer.fixed_field("duel", DUEL, 3, high=max(2 * kinds, n))
    packer.fixed_field("count", COUNT, 2, high=n, derived=True)
    packer.set(CELLS, n)
    packer.set(WIDTH, board.width)
    packer.set(MEN, men)
    packer.set(KINDS, kinds)
    packer.set(FLAG, names.index(game.flag))
    packer.set(BOMB, names.index(game.bomb))
    packer.set(RUNNER, names.index(game.runner))
    packer.set(SHUTTLE, game.shuttle)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.section(STEPS, land_steps(board))
    packer.section(HOME, [*range(men), *range(n - men, n)])
    packer.section(ARMY, [kind for kind, troop in enumerate(game.army) for _ in range(troop.count)])
    packer.section(TOTAL, [*(troop.count for troop in game.army), 0])
    packer.section(OUTCOME, [outcome(game, a, d) for a in (*names, "") for d in (*names, "")])
    packer.section(VALUE, [value(game, name) for name in (*names, "")])
    packer.field_at("cells", n, AT_CELLS, high=2 * kinds)
    packer.field_at("known", n, AT_KNOWN, high=1)
    packer.field_at("moved", n, AT_MOVED, high=1)
    packer.field_at("lost", 2 * kinds, AT_LOST, high=men)
    packer.field_at("recent", 2 * max(game.shuttle, 1), AT_RECENT, high=1 << 16)
    packer.field_at("stock", 2 * kinds, AT_STOCK, high=men, derived=True)
    packer.field_at("pieces", 2 * n, AT_PIECES, high=n - 1, derived=True)
    packer.field_at("place", n, AT_PLACE, high=n - 1, derived=True)
    packer.scratch(2 * n, AT_SCRATCH)
    reach = (board.width - 1) + (board.height - 1)
    moves_in_play = men * max(reach, WAYS)
    return packer.tables(most_moves=max(2 * (kinds - 1) * men, moves_in_play))


def land_steps(board: Square) -> list[int]:
    """steps[cell * WAYS + way], OFF at the edge and at the water."""
    water = board.region(LAKE)
    steps = (board.step(cell, way) for cell in range(len(board)) for way in (N, E, S, W))
    return [OFF if to in water else to for to in steps]


def outcome(game: Stratego, attacker: str, defender: str) -> int:
    """Who falls when one kind attacks another; "" is an unknown kind."""
    names = [piece.name for piece in game.pieces]
    if "" in (attacker, defender) or attacker == defender:
        return BOTH
    if defender == game.bomb:
        return DEFENDER if attacker == game.sapper else ATTACKER
    if (attacker, defender) == (game.spy, game.spied):
        return DEFENDER
    return DEFENDER if names.index(attacker) > names.index(defender) else ATTACKER


def value(game: Stratego, name: str) -> int:
    """What a piece is worth to a computer: how many enemies it beats when it attacks, and something for being there."""
    if name in ("", game.flag):
        return 0
    beaten = sum(t.count for t in game.army if outcome(game, name, t.piece.name) == DEFENDER)
    return 10 + (beaten if name != game.bomb else 20)
