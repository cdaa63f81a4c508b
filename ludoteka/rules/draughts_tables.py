"""Draughts games as tables: where everything lies in `s` and `t`.

Only the cells in play are numbered, from 0. Cell n, behind the last, is the border: every step off the board leads
there, and it is never empty and never an enemy, so that nothing needs a test for the edge.

    code on a cell   0 empty, 1 + 2 * player a man, 2 + 2 * player a king, ROYAL more for a royal; BORDER;
                     or a code + TAKEN inside a series
    a rank           0 a man, 1 a king, 2 a royal
    a way            one of the directions of play; masks of ways have bit `way`
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from ..declare.draughts import Crowning, Draughts, Duty, Entering, Kings, Landing, Majority, Removal, Turning
from .abi import ACTORS, HEADER, PLAYERS, TABLES, Packer, Row, State, Tables, kernel

# --- fields of the position ----------------------------------------------------------------------------------------

LONE = HEADER
"""Actions since a lone king stands against few pieces."""
KEY = HEADER + 1
"""A hash of the pieces on the board."""
COUNT = HEADER + 2
"""The number of pieces of each player."""

# --- slots of the tables -------------------------------------------------------------------------------------------

(
    CELLS,
    WAYS,
    STEPS,
    MAN_MOVES,
    MAN_CAPTURES,
    ONE_WAY,
    ENEMIES,
    CROWN,
    ADVANCE,
    KEYS,
    FLYING,
    MOST_RULE,
    GOES_ON,
    HUFFING,
    CROWNING,
    AT_ONCE,
    REPETITION,
    QUIET_LIMIT,
    LONE_LIMITS,
    AT_CELLS,
    AT_PIECES,
    AT_PLACE,
    AT_PAST,
    AT_FAILED,
    AT_CATCHERS,
    AT_SERIES,
    LIST_SIZE,
    CELL_BITS,
    SET_KEYS,
    NEVER_BACK,
    OPPOSITE,
    SHUNNED,
    ALLIES,
    HOMES,
    AT_HAND,
    AT_DUE,
    AT_OUT,
    AT_HEIGHT,
) = range(TABLES, TABLES + 38)
SLOTS = 38

ENDING, STOPPING, PASSING, NEVER, STAYING = range(5)

RANKS = 3
ROYAL = 16
BORDER = 30
TAKEN = 32

MOST = 2500
"""No list of moves is longer: one that would be is cut, and no position that can arise comes near."""

# --- the work list of a series: one record for each jump, at t[AT_SERIES] + jump * RECORD ----------------------------

S_AT, S_WAY, S_LANDING, S_VICTIM, S_CODE, S_KING, S_GREW, S_SET = range(8)
RECORD = 8

EXACT_CELLS = 50
"""On boards up to this size a move says exactly which pieces it takes; on larger ones a hash of them."""

LARGEST_KEY = (1 << 56) - 1


def keys(name: str) -> Iterator[int]:
    """An endless row of well mixed numbers, always the same for a name."""
    number = 0
    while True:
        digest = hashlib.sha256(f"{name} {number}".encode()).digest()
        yield int.from_bytes(digest[:7], "little")
        number += 1


def pack(game: Draughts) -> Tables:
    board = game.board
    assert board is not None
    n, most = len(game.in_play), max(game.pieces)
    assert n < 255
    packer = Packer(game, SLOTS)
    limit = game.draws.quiet * game.players
    packer.fixed_field("lone", LONE, high=max(lone_limits(game)))
    packer.fixed_field("key", KEY, high=LARGEST_KEY, derived=True)
    packer.fixed_field("count", COUNT, game.players, high=most, derived=True)
    pack_board(packer, game)
    pack_armies(packer, game)
    pack_rules(packer, game)
    packer.set(LIST_SIZE, most)
    packer.field_at("cells", n, AT_CELLS, high=highest_code(game))
    packer.field_at("border", 1, derived=True)
    packer.field_at("pieces", most * game.players, AT_PIECES, high=n, derived=True)
    packer.field_at("place", n, AT_PLACE, high=most, derived=True)
    packer.field_at("past", limit, AT_PAST, high=LARGEST_KEY)
    if game.duty is Duty.HUFF:
        packer.field_at("failed", n, AT_FAILED, high=1)
    if game.entering is Entering.BY_TURNS:
        packer.field_at("hand", game.players, AT_HAND, high=most)
    if game.royals:
        packer.field_at("due", n, AT_DUE, high=1)
    if game.players > 2:
        packer.field_at("out", 1, AT_OUT, high=(1 << game.players) - 1)
    longest = max(sum(game.pieces) - own for own in game.pieces)
    scratch = packer.scratch(most + (longest + 2) * RECORD)
    packer.set(AT_CATCHERS, scratch)
    packer.set(AT_SERIES, scratch + most)
    return packer.tables(most_moves=MOST, whole_turns=game.duty is not Duty.HUFF)


def pack_rules(packer: Packer, game: Draughts) -> None:
    """Choices of rule."""
    packer.set(FLYING, game.kings is Kings.FLYING)
    packer.set(MOST_RULE, game.majority is Majority.PIECES)
    packer.set(GOES_ON, game.landing is Landing.GOING_ON and game.kings is Kings.FLYING)
    packer.set(HUFFING, game.duty is Duty.HUFF)
    packer.set(CROWNING, list(Crowning).index(game.crowning))
    packer.set(AT_ONCE, game.removal is Removal.AT_ONCE)
    packer.set(NEVER_BACK, game.turning is Turning.NEVER_BACK)
    packer.set(REPETITION, game.draws.repetition)
    packer.set(QUIET_LIMIT, game.draws.quiet * game.players)
    lone = lone_limits(game)
    packer.section(LONE_LIMITS, [*lone, *[0] * (max(game.pieces) + 1 - len(lone))])


def lone_limits(game: Draughts) -> list[int]:
    """Actions that a lone king has against so many pieces; 0: no limit."""
    return [0, *(moves * game.players for moves in game.draws.lone_king)]


def pack_board(packer: Packer, game: Draughts) -> None:
    """Steps, ways back and keys."""
    board = game.board
    assert board is not None
    number = {cell: at for at, cell in enumerate(game.in_play)}
    n, ways = len(number), [board.direction(name) for name in game.ways]
    steps = [[number.get(board.step(cell, way), n) for way in ways] for cell in game.in_play]
    packer.set(CELLS, n)
    packer.set(WAYS, len(ways))
    packer.section(STEPS, [to for row in [*steps, [n] * len(ways)] for to in row])
    mixed = keys("draughts")
    packer.section(KEYS, [next(mixed) for _ in range((highest_code(game) + 1) * n)])
    exact = n <= EXACT_CELLS
    packer.set(CELL_BITS, 6 if exact else 8)
    packer.section(SET_KEYS, [1 << cell if exact else next(mixed) >> 10 for cell in range(n)])
    packer.section(OPPOSITE, opposites(game))


def pack_armies(packer: Packer, game: Draughts) -> None:
    """For each army: where its men go, crown rows and distances, whom it may capture."""
    board = game.board
    assert board is not None
    number = {cell: at for at, cell in enumerate(game.in_play)}
    n, players, back = len(number), range(game.players), opposites(game)
    steps = [[number.get(board.step(cell, board.direction(way)), n) for way in game.ways] for cell in game.in_play]
    moves = [[game.ways.index(name) for name in army.moves] for army in game.armies]
    captures = [[game.ways.index(name) for name in army.captures] for army in game.armies]
    crowns = [{number[cell] for cell in board.all_at(army.crown)} for army in game.armies]
    stays = [crown if game.crowning is Crowning.STAYING else set() for crown in crowns]
    packer.section(MAN_MOVES, [0 if cell in stays[p] else mask(moves[p]) for p in players for cell in range(n)])
    packer.section(MAN_CAPTURES, [mask(which) for which in captures])
    packer.section(ONE_WAY, [mask([way for way in which if back[way] not in which]) for which in moves])
    packer.section(CROWN, [cell in crown for crown in crowns for cell in range(n)])
    packer.section(ADVANCE, [far for p in players for far in advance(steps, moves[p], crowns[p])])
    allies = [next((team for team in game.teams if p in team), (p,)) for p in players]
    packer.section(ALLIES, [mask(list(team)) for team in allies])
    packer.section(ENEMIES, [victims(game, allies[p], rank) for p in players for rank in range(RANKS)])
    shunned = {number[cell] for cell in board.all_at(game.royals.shunned)} if game.royals else set()
    packer.section(SHUNNED, [cell in shunned for cell in range(n + 1)])
    homes = [{number[cell] for cell in board.all_at(cells)} for cells in game.set_up]
    packer.section(HOMES, [cell in home for home in homes for cell in range(n)])


def highest_code(game: Draughts) -> int:
    return 2 * game.players + (ROYAL if game.royals else 0)


def victims(game: Draughts, allies: tuple[int, ...], rank: int) -> int:
    """The codes that a piece of this rank may jump: only royals take royals."""
    ordinary = [code + 2 * p for p in range(game.players) if p not in allies for code in (1, 2)]
    royals = [code + ROYAL for code in ordinary if code % 2 == 0] if rank == RANKS - 1 else []
    return mask(ordinary + royals)


def opposites(game: Draughts) -> list[int]:
    """The way back of each way; one that does not exist where there is none."""
    board = game.board
    assert board is not None
    ways = [board.direction(name) for name in game.ways]
    back = [board.plan.opposite[way] for way in ways]
    return [ways.index(way) if way in ways else len(ways) for way in back]


def mask(bits: list[int]) -> int:
    return sum(1 << bit for bit in bits)


def advance(steps: list[list[int]], moves: list[int], crown: set[int]) -> list[int]:
    """For each cell, how near a man there is to the crown row: 0 on the farthest cells."""
    n = len(steps)
    far = [0 if cell in crown else n for cell in range(n)]
    for _ in range(n):
        for cell in range(n):
            near = [far[steps[cell][way]] + 1 for way in moves if steps[cell][way] < n]
            far[cell] = min([far[cell], *near])
    most = max([f for f in far if f < n], default=0)
    return [max(0, most - f) for f in far]


def start(game: Draughts, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    s[ACTORS] = 1
    board = game.board
    assert board is not None
    number = {cell: at for at, cell in enumerate(game.in_play)}
    for player, army in enumerate(game.armies):
        if t[AT_HAND]:
            s[t[AT_HAND] + player] = game.pieces[player]
            continue
        royals = game.royals.cells[player] if game.royals else ""
        for code, cells in ((1, army.men), (2, army.kings), (2 + ROYAL, royals)):
            for cell in board.all_at(cells):
                s[t[AT_CELLS] + number[cell]] = code + 2 * player
    derive(s, t)
    return s


@kernel
def owner_of(code: int) -> int:
    """Whose piece a code is."""
    return (code - 1) >> 1 & 3


@kernel
def derive(s: State, t: Row) -> None:
    """List the pieces of each player and hash the board."""
    n = t[CELLS]
    cells, place, keys_at = t[AT_CELLS], t[AT_PLACE], t[KEYS]
    s[cells + n] = BORDER
    for player in range(t[PLAYERS]):
        s[COUNT + player] = 0
    key = 0
    for cell in range(n):
        code = s[cells + cell]
        s[place + cell] = 0
        if code:
            player = owner_of(code)
            at = s[COUNT + player]
            s[t[AT_PIECES] + player * t[LIST_SIZE] + at] = cell
            s[place + cell] = at
            s[COUNT + player] = at + 1
            key ^= t[keys_at + code * n + cell]
    s[KEY] = key
