"""Kernel of the sliding-block puzzles.

A block is known by its handle, the first of its cells: the lowest, and the leftmost of those.

State  at[block]: the cell of its handle, or the number of cells while it is not yet laid. Where blocks may be turned,
       turned[block]: quarter turns clockwise. Where they are laid at random, laid and gap: how far that has come.
       best: the moves of the shortest solution known from where the puzzle began, 0 if none is.
       Derived: filled: the cells that are covered, as bits; spots[class * turns + turn]: the handles of all blocks of
       one kind and shape, as bits. Equal blocks can stand for each other, so the spots are what `identity` gives.
Move   block | to << 6 | way << 12: where its handle goes; way: slid, turned to the right, turned to the left.
       Chance lays the gap (block 63), then one square after the other; the last two as it can be solved.
"""

from __future__ import annotations

from ..boards.core import OFF
from ..boards.square import E, N, S, Square, W
from ..declare import Reason
from ..declare.sliding import Block, Counting, Place, Sliding
from .abi import (
    ACTORS,
    CHANCE,
    HEADER,
    PAYOFF,
    PHASE,
    PLY,
    POINTS,
    REASON,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
    kernel,
)  # fmt: skip

TO_SHIFT, WAY_SHIFT = 6, 12
BLOCK_MASK = (1 << TO_SHIFT) - 1
WAYS = 4
SLIDING, LAYING = 0, 1
SLID, RIGHT, LEFT = 0, 1, 2
GAP = BLOCK_MASK
SQUARES = 3
"""The most squares in which a block of at most three cells in length can be turned."""

FILLED = HEADER
CELLS, BLOCKS, CLASSES, BY_STEPS, LONGEST, CLASS_OF, MASKS, STEPS = range(TABLES, TABLES + 8)
GOAL_COUNT, GOALS, AT_BLOCKS, AT_SPOTS, AT_WORK = range(TABLES + 8, TABLES + 13)
TURNS, LIES, ROOM, AT_TURNED, SHUFFLED, TONES, AT_LAID, AT_GAP, FILES, RANKS = range(TABLES + 13, TABLES + 23)
AT_BEST = TABLES + 23
SLOTS = 24

SOLVED, LIMIT, NO_MOVES = int(Reason.SOLVED), int(Reason.LIMIT), int(Reason.NO_MOVES)


def pack(game: Sliding) -> Tables:
    board = game.board
    assert board is not None
    n, classes, turns = len(board), game.classes(), game.turns
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(BLOCKS, len(game.blocks))
    packer.set(CLASSES, len(classes))
    packer.set(BY_STEPS, game.counting is Counting.STEP)
    packer.set(LONGEST, game.bound)
    packer.set(TURNS, turns)
    packer.section(CLASS_OF, [game.class_of(block) or 0 for block in game.blocks])
    packer.section(LIES, [game.ways_to_lie(block) for block in classes])
    packer.section(MASKS, [m for k in range(len(classes)) for turn in range(turns) for m in masks_of(game, k, turn)])
    packer.section(STEPS, [board.step(cell, way) for cell in range(n) for way in (N, E, S, W)])
    packer.section(ROOM, rooms_of(game) if turns > 1 else [])
    goals = list(game.wanted())
    packer.set(GOAL_COUNT, len(goals))
    packer.section(GOALS, [spots for goal in goals for spots in spots_of(game, goal)])
    packer.set(SHUFFLED, game.shuffled)
    packer.section(TONES, [sum(place) % 2 for place in places_of(game)])
    packer.section(FILES, [file for file, _ in places_of(game)])
    packer.section(RANKS, [rank for _, rank in places_of(game)])
    packer.fixed_field("filled", FILLED, high=1 << n, derived=True)
    packer.field_at("at", len(game.blocks), AT_BLOCKS, high=n if game.shuffled else n - 1)
    if turns > 1:
        packer.field_at("turned", len(game.blocks), AT_TURNED, high=turns - 1)
    if game.shuffled:
        packer.field_at("laid", 1, AT_LAID, high=len(game.blocks) - 1)
        packer.field_at("gap", 1, AT_GAP, high=n)
    packer.field_at("best", 1, AT_BEST, high=game.bound)
    packer.field_at("spots", len(classes) * turns, AT_SPOTS, high=1 << n, derived=True)
    packer.scratch(n, AT_WORK)
    ways = n if turns == 1 else n + 2 * SQUARES
    return packer.tables(most_moves=len(game.blocks) * ways)


def places_of(game: Sliding) -> list[Place]:
    """The file and rank of each cell."""
    assert isinstance(game.board, Square)
    where = game.board.cells_by_name
    return [where[name] for name in game.board.names]


def mask(game: Sliding, cells: list[Place]) -> int:
    """Cells as bits; 0 if not all of them are in the tray."""
    index = {place: cell for cell, place in enumerate(places_of(game))}
    return sum(1 << index[place] for place in cells) if set(cells) <= set(index) else 0


def masks_of(game: Sliding, number: int, turn: int) -> list[int]:
    """The cells that a block of this class covers, by its handle; 0 where it does not fit in the tray."""
    shape = game.shape(game.classes()[number], turn)
    return [mask(game, [(file + f, rank + r) for f, r in shape]) for file, rank in places_of(game)]


def rooms_of(game: Sliding) -> list[int]:
    """For each class, turn, handle and way to turn, up to SQUARES times: the square needed, and the new handle.

    The square is as wide as the block is long, and the block is carried round as if the square itself were turned.
    """
    index = {place: cell for cell, place in enumerate(places_of(game))}
    found = []
    for block in game.classes():
        for turn in range(game.turns):
            for place in places_of(game):
                for way in (RIGHT, LEFT):
                    rooms = turned_squares(game, block, turn, place, way) if game.ways_to_lie(block) > 1 else []
                    pairs = [(mask(game, square), index.get(handle, 0)) for square, handle in rooms]
                    pairs = [pair for pair in pairs if pair[0]][:SQUARES]
                    found += [value for pair in pairs for value in pair] + [0, 0] * (SQUARES - len(pairs))
    return found


def turned_squares(game: Sliding, block: Block, turn: int, place: Place, way: int) -> list[tuple[list[Place], Place]]:
    """The squares in which a block that lies here can be turned, each with the handle after it."""
    cells = [(place[0] + f, place[1] + r) for f, r in game.shape(block, turn)]
    left, low = min(f for f, _ in cells), min(r for _, r in cells)
    wide, high = max(f for f, _ in cells) - left + 1, max(r for _, r in cells) - low + 1
    size = max(wide, high)
    found = []
    for x in range(left - (size - wide), left + 1):
        for y in range(low - (size - high), low + 1):
            inside = [(f - x, r - y) for f, r in cells]
            last = size - 1
            after = [(r, last - f) if way == RIGHT else (last - r, f) for f, r in inside]
            handle = min(((x + f, y + r) for f, r in after), key=lambda spot: (spot[1], spot[0]))
            found.append(([(x + f, y + r) for f in range(size) for r in range(size)], handle))
    return found


def handle(game: Sliding, cells: str) -> int:
    """The cell by which a block that lies on `cells` is known: cells are numbered from the lower left."""
    assert game.board is not None
    return min(game.board.all_at(cells))


def spots_of(game: Sliding, goal: tuple[tuple[Block, int, Place], ...]) -> list[int]:
    """A goal as the handles wanted of each class and turn."""
    spots = [0] * (len(game.classes()) * game.turns)
    index = {place: cell for cell, place in enumerate(places_of(game))}
    for block, turn, place in goal:
        spots[(game.class_of(block) or 0) * game.turns + turn] |= 1 << index[place]
    return spots


def start(game: Sliding, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    s[ACTORS] = CHANCE if game.shuffled else 1
    s[PHASE] = LAYING if game.shuffled else SLIDING
    for number, block in enumerate(game.blocks):
        s[t[AT_BLOCKS] + number] = t[CELLS] if game.shuffled else handle(game, block.cells)
    if game.shuffled:
        s[t[AT_GAP]] = t[CELLS]
    s[t[AT_BEST]] = game.best
    derive(s, t)
    return s


@kernel
def sort_of(s: State, t: Row, block: int) -> int:
    """A block's class and how it lies, as one number."""
    sort = t[t[CLASS_OF] + block] * t[TURNS]
    if t[TURNS] > 1:
        sort += s[t[AT_TURNED] + block]
    return sort


@kernel
def derive(s: State, t: Row) -> None:
    """Find the covered cells and the spots of equal blocks."""
    s[FILLED] = 0
    for sort in range(t[CLASSES] * t[TURNS]):
        s[t[AT_SPOTS] + sort] = 0
    for block in range(t[BLOCKS]):
        cell, sort = s[t[AT_BLOCKS] + block], sort_of(s, t, block)
        if cell < t[CELLS]:
            s[FILLED] |= t[t[MASKS] + sort * t[CELLS] + cell]
            s[t[AT_SPOTS] + sort] |= 1 << cell


@kernel
def reach(s: State, t: Row, block: int, out: Row, n: int) -> int:
    """Write the slides of one block to `out` from place n on; the number of moves then."""
    masks = t[MASKS] + sort_of(s, t, block) * t[CELLS]
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
            covered = t[masks + to]
            if covered == 0 or covered & others:
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
def turns_of(s: State, t: Row, block: int, out: Row, n: int) -> int:
    """Write the turns of one block to `out` from place n on; the number of moves then."""
    sort, cell = sort_of(s, t, block), s[t[AT_BLOCKS] + block]
    others = s[FILLED] & ~t[t[MASKS] + sort * t[CELLS] + cell]
    for way in range(2):
        rooms = t[ROOM] + ((sort * t[CELLS] + cell) * 2 + way) * SQUARES * 2
        for k in range(SQUARES):
            square = t[rooms + 2 * k]
            if square and square & others == 0:
                out[n] = block | t[rooms + 2 * k + 1] << TO_SHIFT | (RIGHT + way) << WAY_SHIFT
                n += 1
    return n


@kernel
def outcomes(s: State, t: Row, out: Row) -> int:
    """Where the gap, or the next square, may be laid at random."""
    laid = s[t[AT_LAID]]
    block = GAP if laid == 0 else laid - 1
    n = 0
    for cell in range(t[CELLS]):
        if not s[FILLED] >> cell & 1 and cell != s[t[AT_GAP]]:
            out[n] = block | cell << TO_SHIFT
            n += 1
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    n = 0
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == LAYING:
        return outcomes(s, t, out)
    for block in range(t[BLOCKS]):
        n = reach(s, t, block, out, n)
        if t[TURNS] > 1 and t[t[LIES] + t[t[CLASS_OF] + block]] > 1:
            n = turns_of(s, t, block, out, n)
    return n


@kernel
def lay(s: State, t: Row, block: int, cell: int) -> None:
    """Put down the gap or a square at random; when two squares are left they are laid as the puzzle can be solved."""
    s[PLY] += 1
    if block == GAP:
        s[t[AT_GAP]] = cell
    else:
        s[t[AT_BLOCKS] + block] = cell
    s[t[AT_LAID]] += 1
    derive(s, t)
    if s[t[AT_LAID]] < t[BLOCKS] - 1:
        return
    last = t[AT_BLOCKS] + t[BLOCKS] - 1
    for free in range(t[CELLS]):
        if not s[FILLED] >> free & 1 and free != s[t[AT_GAP]]:
            s[last if s[last - 1] < t[CELLS] else last - 1] = free
    if not solvable(s, t):
        s[last], s[last - 1] = s[last - 1], s[last]
    derive(s, t)
    s[PHASE] = SLIDING
    s[ACTORS] = 1
    if solved(s, t):
        finish(s, 1, SOLVED)


@kernel
def home_of(t: Row, block: int) -> int:
    """The cell that a square must reach; block GAP: the one that stays free."""
    if block < t[BLOCKS]:
        spots = t[t[GOALS] + t[t[CLASS_OF] + block] * t[TURNS]]
        home = 0
        while spots > 1:
            spots >>= 1
            home += 1
        return home
    free = (1 << t[CELLS]) - 1
    for k in range(t[BLOCKS]):
        free &= ~t[t[GOALS] + t[t[CLASS_OF] + k] * t[TURNS]]
    home = 0
    while free > 1:
        free >>= 1
        home += 1
    return home


@kernel
def solvable(s: State, t: Row) -> bool:
    """Every move swaps the gap with a square and takes it to a cell of the other tone: both parities must agree."""
    n, work, gap = t[CELLS], t[AT_WORK], s[t[AT_GAP]]
    for block in range(t[BLOCKS]):
        s[work + s[t[AT_BLOCKS] + block]] = home_of(t, block)
    home = home_of(t, GAP)
    s[work + gap] = home
    odd = t[t[TONES] + gap] ^ t[t[TONES] + home]
    for a in range(n):
        for b in range(a):
            odd ^= s[work + b] > s[work + a]
    return odd == 0


@kernel
def play(s: State, t: Row, move: int) -> None:
    block, to, way = move & BLOCK_MASK, move >> TO_SHIFT & BLOCK_MASK, move >> WAY_SHIFT
    if s[PHASE] == LAYING:
        lay(s, t, block, to)
        return
    before, cell = sort_of(s, t, block), s[t[AT_BLOCKS] + block]
    s[t[AT_BLOCKS] + block] = to
    if way:
        lies = t[t[LIES] + t[t[CLASS_OF] + block]]
        s[t[AT_TURNED] + block] = (s[t[AT_TURNED] + block] + (1 if way == RIGHT else lies - 1)) % lies
    after = sort_of(s, t, block)
    s[FILLED] = (s[FILLED] & ~t[t[MASKS] + before * t[CELLS] + cell]) | t[t[MASKS] + after * t[CELLS] + to]
    s[t[AT_SPOTS] + before] &= ~(1 << cell)
    s[t[AT_SPOTS] + after] |= 1 << to
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
    sorts, spots = t[CLASSES] * t[TURNS], t[AT_SPOTS]
    for goal in range(t[GOAL_COUNT]):
        wanted = t[GOALS] + goal * sorts
        missing = 0
        for sort in range(sorts):
            missing |= t[wanted + sort] & ~s[spots + sort]
            if missing:
                break
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
def distance(s: State, t: Row) -> int:
    """How many cells the blocks of the first goal are away from it; for a search that is led by it."""
    total = 0
    for block in range(t[BLOCKS]):
        if t[t[GOALS] + t[t[CLASS_OF] + block] * t[TURNS]]:
            at, home = s[t[AT_BLOCKS] + block], home_of(t, block)
            total += abs(t[t[FILES] + at] - t[t[FILES] + home]) + abs(t[t[RANKS] + at] - t[t[RANKS] + home])
    return total


@kernel
def tray(s: State, t: Row, out: Row) -> int:
    """Where there are only single squares and one free cell: by cells, row after row, where the square on it belongs.

    -1 for the free cell. The number of files; 0 where the puzzle is of another kind.
    """
    n, width = t[CELLS], 0
    if t[BLOCKS] != n - 1 or t[CLASSES] != t[BLOCKS] or t[GOAL_COUNT] != 1:
        return 0
    for cell in range(n):
        width = max(width, t[t[FILES] + cell] + 1)
        out[cell] = -1
    for block in range(t[BLOCKS]):
        if t[t[GOALS] + t[t[CLASS_OF] + block] * t[TURNS]] == 0:
            return 0
        at, home = s[t[AT_BLOCKS] + block], home_of(t, block)
        out[t[t[RANKS] + at] * width + t[t[FILES] + at]] = t[t[RANKS] + home] * width + t[t[FILES] + home]
    return width if n % width == 0 else 0


@kernel
def identity(s: State, t: Row, out: Row) -> int:
    """What makes the position for a solver, equal blocks counted as one; the number of values written.

    Where all blocks differ their handles and turns are enough; else the spots of each sort.
    """
    if t[CLASSES] == t[BLOCKS]:
        for block in range(t[BLOCKS]):
            out[block] = s[t[AT_BLOCKS] + block] * t[TURNS] + sort_of(s, t, block) % t[TURNS]
        return t[BLOCKS]
    sorts = t[CLASSES] * t[TURNS]
    for sort in range(sorts):
        out[sort] = s[t[AT_SPOTS] + sort]
    return sorts
