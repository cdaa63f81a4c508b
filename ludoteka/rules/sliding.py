"""Kernel of the sliding-block puzzles.

A block is known by its handle, the first of its cells: the lowest, and the leftmost of those.

State  at[block]: the cell of its handle. Derived: filled: the cells that are covered, as bits;
       spots[class]: the handles of all blocks of one kind and shape, as bits. Equal blocks can stand for each other,
       so the spots are what `identity` gives for the position.
Move   block | to << 6: where its handle goes.
"""

from __future__ import annotations

from ..boards.core import OFF
from ..boards.square import E, N, S, Square, W
from ..declare import Reason
from ..declare.sliding import Block, Counting, Sliding
from .abi import ACTORS, HEADER, PAYOFF, PLY, POINTS, REASON, TABLES, TURN, Packer, Row, State, Tables, kernel

TO_SHIFT = 6
BLOCK_MASK = (1 << TO_SHIFT) - 1
WAYS = 4

FILLED = HEADER
CELLS, BLOCKS, CLASSES, BY_STEPS, LONGEST, CLASS_OF, MASKS, STEPS = range(TABLES, TABLES + 8)
GOAL_COUNT, GOALS, AT_BLOCKS, AT_SPOTS, AT_WORK = range(TABLES + 8, TABLES + 13)
SLOTS = 13

SOLVED, LIMIT, NO_MOVES = int(Reason.SOLVED), int(Reason.LIMIT), int(Reason.NO_MOVES)


def pack(game: Sliding) -> Tables:
    board = game.board
    assert board is not None
    n, classes = len(board), game.classes()
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(BLOCKS, len(game.blocks))
    packer.set(CLASSES, len(classes))
    packer.set(BY_STEPS, game.counting is Counting.STEP)
    packer.set(LONGEST, game.bound)
    packer.section(CLASS_OF, [game.class_of(block) or 0 for block in game.blocks])
    packer.section(MASKS, [mask for number in range(len(classes)) for mask in masks_of(game, number)])
    packer.section(STEPS, [board.step(cell, way) for cell in range(n) for way in (N, E, S, W)])
    packer.set(GOAL_COUNT, len(game.goals))
    packer.section(GOALS, [spots for goal in game.goals for spots in spots_of(game, goal)])
    packer.fixed_field("filled", FILLED, high=1 << n, derived=True)
    packer.field_at("at", len(game.blocks), AT_BLOCKS, high=n - 1)
    packer.field_at("spots", len(classes), AT_SPOTS, high=1 << n, derived=True)
    packer.scratch(n, AT_WORK)
    return packer.tables(most_moves=len(game.blocks) * n)


def masks_of(game: Sliding, number: int) -> list[int]:
    """The cells that a block of this class covers, by its handle; 0 where it does not fit in the tray."""
    board = game.board
    assert isinstance(board, Square)
    places = board.cells_by_name
    index = {places[name]: cell for cell, name in enumerate(board.names)}
    found = []
    for name in board.names:
        file, rank = places[name]
        cells = [index.get((file + f, rank + r)) for f, r in game.shape(game.classes()[number])]
        found.append(0 if None in cells else sum(1 << cell for cell in cells if cell is not None))
    return found


def handle(game: Sliding, cells: str) -> int:
    """The cell by which a block that lies on `cells` is known: cells are numbered from the lower left."""
    assert game.board is not None
    return min(game.board.all_at(cells))


def spots_of(game: Sliding, goal: tuple[Block, ...]) -> list[int]:
    """A goal as the handles wanted of each class."""
    spots = [0] * len(game.classes())
    for block in goal:
        spots[game.class_of(block) or 0] |= 1 << handle(game, block.cells)
    return spots


def start(game: Sliding, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    at = tables.field("at").at
    for number, block in enumerate(game.blocks):
        s[at + number] = handle(game, block.cells)
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Find the covered cells and the spots of equal blocks."""
    s[FILLED] = 0
    for number in range(t[CLASSES]):
        s[t[AT_SPOTS] + number] = 0
    for block in range(t[BLOCKS]):
        cell, number = s[t[AT_BLOCKS] + block], t[t[CLASS_OF] + block]
        s[FILLED] |= t[t[MASKS] + number * t[CELLS] + cell]
        s[t[AT_SPOTS] + number] |= 1 << cell


@kernel
def reach(s: State, t: Row, block: int, out: Row, n: int) -> int:
    """Write the moves of one block to `out` from place n on; the number of moves then."""
    masks = t[MASKS] + t[t[CLASS_OF] + block] * t[CELLS]
    cell, queue = s[t[AT_BLOCKS] + block], t[AT_WORK]
    others = s[FILLED] & ~t[masks + cell]
    seen = 1 << cell
    s[queue] = cell
    head, tail = 0, 1
    while head < tail:
        steps = t[STEPS] + s[queue + head] * WAYS
        head += 1
        for way in range(WAYS):
            to = t[steps + way]
            if to == OFF or seen >> to & 1:
                continue
            mask = t[masks + to]
            if mask == 0 or mask & others:
                continue
            seen |= 1 << to
            out[n] = block | to << TO_SHIFT
            n += 1
            s[queue + tail] = to
            tail += 1
        if t[BY_STEPS]:
            break
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[ACTORS] == 0:
        return 0
    for block in range(t[BLOCKS]):
        n = reach(s, t, block, out, n)
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    block, to = move & BLOCK_MASK, move >> TO_SHIFT
    number = t[t[CLASS_OF] + block]
    masks, spots = t[MASKS] + number * t[CELLS], t[AT_SPOTS] + number
    cell = s[t[AT_BLOCKS] + block]
    s[t[AT_BLOCKS] + block] = to
    s[FILLED] = (s[FILLED] & ~t[masks + cell]) | t[masks + to]
    s[spots] = (s[spots] & ~(1 << cell)) | 1 << to
    s[PLY] += 1
    s[TURN] += 1
    s[POINTS] += 1
    if solved(s, t):
        finish(s, 1, SOLVED)
    elif s[PLY] >= t[LONGEST]:
        finish(s, 0, LIMIT)


@kernel
def solved(s: State, t: Row) -> bool:
    """Whether the blocks of one of the goals are all where it wants them."""
    classes, spots = t[CLASSES], t[AT_SPOTS]
    for goal in range(t[GOAL_COUNT]):
        wanted = t[GOALS] + goal * classes
        missing = 0
        for number in range(classes):
            missing |= t[wanted + number] & ~s[spots + number]
        if missing == 0:
            return True
    return False


@kernel
def finish(s: State, payoff: int, reason: int) -> None:
    s[ACTORS] = 0
    s[REASON] = reason
    s[PAYOFF] = payoff


@kernel
def result(s: State, t: Row) -> None:
    """No block can be slid at all."""
    finish(s, 0, NO_MOVES)


@kernel
def identity(s: State, t: Row, out: Row) -> int:
    """What makes the position for a solver, equal blocks counted as one: the spots; the number of values written."""
    for number in range(t[CLASSES]):
        out[number] = s[t[AT_SPOTS] + number]
    return t[CLASSES]
