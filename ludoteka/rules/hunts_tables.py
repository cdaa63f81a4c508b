"""The tables of the hunts: which cells each side can go to, its goal and its rules."""

from __future__ import annotations

import hashlib

from ..boards import Board
from ..declare.hunts import Aim, Blocked, Captures, Goes, Hunt, Lines, Walker
from .abi import ACTORS, HEADER, TABLES, Packer, Row, State, Tables
from .lean import kernel

MOST = 1024
"""No list of captures is longer."""
RECORD = 4

HAND, MEN, LAST, STALL, KEY = HEADER, HEADER + 2, HEADER + 4, HEADER + 6, HEADER + 8

SLOTS = 37
(
    CELLS, CELL_BITS, WAYS, WALK, SLIDES, SLIDES_2, CAPTURES, CAPTURES_2, GROUND, AIM, AIM_2, GOAL, GOAL_SIZE,
    GOAL_SIZE_2, TAKES, TAKES_2, TOTAL, TOTAL_2, PATIENCE, PATIENCE_2, RANK, BLOCKED, GUARDED, APART, LINES_OF,
    NO_RETURN, SCRIPT, SCRIPT_LENGTH, FIRST, REPETITION, QUIET_LIMIT, KEYS, AT_CELLS, AT_PAST, AT_SERIES, AT_FLOOD, FAR,
) = range(TABLES, TABLES + SLOTS)  # fmt: skip
"""Slots of the second player follow those of the first."""

LOSES, WAITS = (list(Blocked).index(rule) for rule in (Blocked.LOSES, Blocked.WAITS))
LONGEST, LOST, FREE = (list(Captures).index(rule) for rule in (Captures.LONGEST, Captures.LOST, Captures.FREE))
LARGEST_KEY = (1 << 56) - 1


def pack(game: Hunt) -> Tables:
    board = game.board
    assert board is not None
    n, ways = len(board), len(board.plan.directions)
    bits = 6 if n < 63 else 7
    captures = any(walker.captures is not Captures.NONE for walker in game.walkers)
    assert not captures or n + 2 * bits < 63
    packer = Packer(game, SLOTS)
    most = max(walker.pieces for walker in game.walkers)
    packer.fixed_field("hand", HAND, 2, high=max(walker.hand for walker in game.walkers))
    packer.fixed_field("men", MEN, 2, high=most, derived=True)
    packer.fixed_field("last", LAST, 2, high=0 if game.returns else 1 << 2 * bits)
    packer.fixed_field("stall", STALL, 2, high=max(walker.patience for walker in game.walkers))
    packer.fixed_field("key", KEY, high=LARGEST_KEY, derived=True)
    for slot, value in (
        (CELLS, n),
        (CELL_BITS, bits),
        (WAYS, ways),
        (BLOCKED, list(Blocked).index(game.blocked)),
        (GUARDED, board.at(game.guarded) if game.guarded else n),
        (APART, game.apart),
        (NO_RETURN, not game.returns),
        (SCRIPT_LENGTH, len(game.placing)),
        (FIRST, game.first),
        (REPETITION, game.repetition),
        (QUIET_LIMIT, game.quiet),
    ):
        packer.set(slot, value)
    for seat, walker in enumerate(game.walkers):
        pack_walker(packer, game, seat, walker)
    packer.section(WALK, [to for walker in game.walkers for to in walks(board, walker)])
    packer.section(GROUND, [flag for w in game.walkers for flag in flags(board, w.ground or " ".join(board.names))])
    packer.section(GOAL, [flag for walker in game.walkers for flag in flags(board, walker.goal)])
    packer.section(FAR, [far for walker in game.walkers for far in distances(board, walker)])
    packer.section(RANK, ranks(board))
    packer.section(LINES_OF, lines_of(board) if game.apart else [0])
    packer.section(SCRIPT, [*game.placing, 0])
    packer.section(KEYS, [mixed(number) for number in range(3 * n)])
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("border", 1, derived=True, low=-1)
    packer.field_at("past", max(game.quiet, 1), AT_PAST, high=LARGEST_KEY)
    series = (most + 26) * RECORD
    packer.set(AT_FLOOD, packer.scratch(series + 2 * n, AT_SERIES) + series)
    longest = max(len(board.ray(c, way)) for c in range(n) for way in range(ways))
    reach = longest if any(walker.slides for walker in game.walkers) else 1
    return packer.tables(most_moves=most * ways * reach + n + (MOST if captures else 1))


def pack_walker(packer: Packer, game: Hunt, seat: int, walker: Walker) -> None:
    for slot, value in (
        (SLIDES, walker.slides),
        (CAPTURES, list(Captures).index(walker.captures)),
        (AIM, list(Aim).index(walker.aim)),
        (GOAL_SIZE, len(walker.goal.split())),
        (TAKES, walker.takes),
        (TOTAL, walker.pieces),
        (PATIENCE, walker.patience),
    ):
        packer.set(slot + seat, value)
    if walker.captures is not Captures.NONE:
        assert game.walkers[1 - seat].pieces <= 25


def walks(board: Board, walker: Walker) -> list[int]:
    """walks[cell * ways + way]: where a piece of this side comes to; the cell behind the last stands for nowhere."""
    n, ways, rank, never = len(board), len(board.plan.directions), ranks(board), board.all_at(walker.never)
    found = []
    for cell in range(n):
        for way in range(ways):
            to = board.step(cell, way)
            straight = board.plan.directions[way] in ("N", "E", "S", "W")
            allowed = to >= 0 and to not in never
            allowed &= walker.lines is Lines.ALL or straight == (walker.lines is Lines.STRAIGHT)
            if allowed:
                up = rank[to] - rank[cell]
                allowed = {
                    Goes.ANYWHERE: True,
                    Goes.UP: up > 0,
                    Goes.NOT_DOWN: up >= 0,
                    Goes.NOT_UP: up <= 0,
                }[walker.goes]
            found.append(to if allowed else n)
    return found + [n] * ways


def distances(board: Board, walker: Walker) -> list[int]:
    """distances[cell * n + to]: steps of this side from one cell to another; n where no way leads there."""
    n, ways = len(board), len(board.plan.directions)
    walk = walks(board, walker)
    found = []
    for cell in range(n):
        far = [n] * (n + 1)
        far[cell] = 0
        queue = [cell]
        for at in queue:
            for to in walk[at * ways : (at + 1) * ways]:
                if to < n and far[to] == n:
                    far[to] = far[at] + 1
                    queue.append(to)
        found += far[:n]
    return found


def ranks(board: Board) -> list[int]:
    """How far up the board each cell is, from 0."""
    heights = sorted({round(cell.y, 3) for cell in board.cells}, reverse=True)
    return [heights.index(round(cell.y, 3)) for cell in board.cells]


def lines_of(board: Board) -> list[int]:
    """The lines through each cell, as bits."""
    lines = [cells for name, cells in board.plan.regions.items() if name.startswith("line ")]
    return [sum(1 << k for k, line in enumerate(lines) if cell in line) for cell in range(len(board))]


def flags(board: Board, names: str) -> list[int]:
    wanted = board.all_at(names)
    return [int(cell in wanted) for cell in range(len(board))]


def mixed(number: int) -> int:
    """A well mixed number, always the same for the same one."""
    return int.from_bytes(hashlib.sha256(f"hunts {number}".encode()).digest()[:7], "little")


def start(game: Hunt, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1 << (game.placing[0] if game.placing else game.first)
    for seat, walker in enumerate(game.walkers):
        s[HAND + seat] = walker.hand
        for cell in game.board.all_at(walker.starts):
            s[t[AT_CELLS] + cell] = 1 + seat
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Count and hash the pieces."""
    n, cells = t[CELLS], t[AT_CELLS]
    s[cells + n] = -1
    s[MEN] = 0
    s[MEN + 1] = 0
    key = 0
    for cell in range(n):
        code = s[cells + cell]
        if code:
            s[MEN + code - 1] += 1
            key ^= t[t[KEYS] + code * n + cell]
    s[KEY] = key
