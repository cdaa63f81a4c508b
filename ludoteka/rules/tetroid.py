"""Kernel of tetroid.

The 19 shapes of four cells that hang together are listed with their turns and mirrorings. A tetroid is named by its
anchor, its lowest man (of these the leftmost), and its shape.

State  cells[c]: 0 empty, 1 + player; POINTS: men taken; QUIET: moves since one was taken.
Move   a single man:  from | to << 8
       a tetroid:     TETROID | anchor | shape << 8 | way << 13
"""

from __future__ import annotations

from itertools import product

from ..boards import OFF
from ..boards.square import OFFSETS, Square
from ..declare import Reason
from ..declare.tetroid import FOUR
from ..declare.tetroid import Tetroid as Declared
from .abi import ACTORS, PLY, POINTS, QUIET, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

CELL = 255
TETROID = 1 << 16
WAYS = 8

TACTICAL = True
"""`evaluate` sees what the next move takes."""

SLOTS = 11
(
    CELLS,
    WIDTH,
    STEPS,
    REACH,
    PARTS,
    SHAPE_COUNT,
    QUIET_LIMIT,
    AT_CELLS,
    AT_BANDED,
    FILES,
    RANKS,
) = range(TABLES, TABLES + SLOTS)

TOO_FEW = int(Reason.TOO_FEW_PIECES)
NO_MOVES = int(Reason.NO_MOVES)
NO_PROGRESS = int(Reason.NO_PROGRESS)

Place = tuple[int, int]


# --- the declaration as tables -----------------------------------------------------------------------------------


def shapes() -> list[tuple[Place, ...]]:
    """All shapes of four cells that hang together, as (files, ranks) from the anchor, which comes first."""
    found: set[tuple[Place, ...]] = {((0, 0),)}
    for _ in range(FOUR - 1):
        grown = set()
        for shape, (dx, dy) in product(found, OFFSETS[::2]):
            for x, y in shape:
                if (x + dx, y + dy) not in shape:
                    grown.add(from_anchor((*shape, (x + dx, y + dy))))
        found = grown
    return sorted(found)


def from_anchor(cells: tuple[Place, ...]) -> tuple[Place, ...]:
    """The cells in the order of ranks and files, counted from the first."""
    ordered = sorted(cells, key=lambda place: (place[1], place[0]))
    x, y = ordered[0]
    return tuple((a - x, b - y) for a, b in ordered)


def cells_of(board: Square, anchor: int, shape: tuple[Place, ...]) -> list[int]:
    """The cells of a tetroid; all OFF if one of them is off the board."""
    rank, file = divmod(anchor, board.width)
    places = [(file + dx, rank + dy) for dx, dy in shape]
    if not all(0 <= x < board.width and 0 <= y < board.height for x, y in places):
        return [OFF] * FOUR
    return [y * board.width + x for x, y in places]


def pack(game: Declared) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n = len(board)
    listed = shapes()
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(WIDTH, board.width)
    packer.section(STEPS, board_steps(game))
    packer.set(REACH, game.reach)
    packer.section(PARTS, [cell for anchor in range(n) for shape in listed for cell in cells_of(board, anchor, shape)])
    packer.set(SHAPE_COUNT, len(listed))
    packer.set(QUIET_LIMIT, game.quiet_limit)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.scratch(2 * n, AT_BANDED)
    packer.section(FILES, [cell % board.width for cell in range(n)])
    packer.section(RANKS, [cell // board.width for cell in range(n)])
    return packer.tables(most_moves=game.men * WAYS * (game.reach + len(listed)))


def start(game: Declared, tables: Tables) -> State:
    assert isinstance(game.board, Square)
    s = tables.blank()
    s[ACTORS] = 1
    cells = tables.field("cells")
    for file, rank in product(range(game.block[0]), range(game.block[1])):
        cell = rank * game.board.width + file
        s[cells.at + cell] = 1
        s[cells.at + cells.length - 1 - cell] = 2
    return s


# --- the rules -----------------------------------------------------------------------------------------------------


@kernel
def first_part(t: Row, anchor: int, shape: int) -> int:
    """Where the cells of a tetroid are listed in the tables."""
    return t[PARTS] + FOUR * (anchor * t[SHAPE_COUNT] + shape)


@kernel
def stands(s: State, t: Row, parts: int, man: int) -> bool:
    """Whether men of one side stand on all cells of a tetroid."""
    for k in range(parts, parts + FOUR):
        if t[k] < 0 or s[t[AT_CELLS] + t[k]] != man:
            return False
    return True


@kernel
def can_go(s: State, t: Row, parts: int, way: int, man: int) -> bool:
    """Whether no man of a tetroid would leave the board or come upon another man of its own side."""
    for k in range(parts, parts + FOUR):
        to = t[t[STEPS] + t[k] * WAYS + way]
        if to < 0:
            return False
        if s[t[AT_CELLS] + to] == man and to != t[parts] and to != t[parts + 1]:
            if to != t[parts + 2] and to != t[parts + 3]:
                return False
    return True


@kernel
def tetroid_moves(s: State, t: Row, out: Row, n: int, anchor: int, man: int) -> int:
    """Write the moves of all tetroids with this anchor."""
    for shape in range(t[SHAPE_COUNT]):
        parts = first_part(t, anchor, shape)
        if stands(s, t, parts, man):
            for way in range(WAYS):
                out[n] = TETROID | anchor | shape << 8 | way << 13
                n += can_go(s, t, parts, way, man)
    return n


@kernel
def single_moves(s: State, t: Row, out: Row, n: int, cell: int) -> int:
    """Write where a single man can go, over whatever stands between."""
    for way in range(WAYS):
        to = t[t[STEPS] + cell * WAYS + way]
        far = 1
        while to >= 0 and far <= t[REACH]:
            if s[t[AT_CELLS] + to] == 0:
                out[n] = cell | to << 8
                n += 1
            to = t[t[STEPS] + to * WAYS + way]
            far += 1
    return n


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    man = s[ACTORS]
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == man:
            n = single_moves(s, t, out, n, cell)
            n = tetroid_moves(s, t, out, n, cell, man)
    return n


@kernel
def march(s: State, t: Row, parts: int, way: int, man: int) -> int:
    """Move a tetroid; how many enemies it takes."""
    for k in range(parts, parts + FOUR):
        s[t[AT_CELLS] + t[k]] = 0
    taken = 0
    for k in range(parts, parts + FOUR):
        to = t[AT_CELLS] + t[t[STEPS] + t[k] * WAYS + way]
        taken += s[to] != 0
        s[to] = man
    return taken


@kernel
def count(s: State, t: Row, man: int) -> int:
    n = 0
    for cell in range(t[AT_CELLS], t[AT_CELLS] + t[CELLS]):
        n += s[cell] == man
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    man = s[ACTORS]
    taken = 0
    if move >= TETROID:
        taken = march(s, t, first_part(t, move & CELL, move >> 8 & 31), move >> 13 & 7, man)
    else:
        s[t[AT_CELLS] + (move & CELL)] = 0
        s[t[AT_CELLS] + (move >> 8)] = man
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - man
    s[POINTS + man - 1] += taken
    s[QUIET] = 0 if taken > 0 else s[QUIET] + 1
    if taken > 0 and count(s, t, 3 - man) < FOUR:
        end_win(s, t, man - 1, TOO_FEW)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def result(s: State, t: Row) -> None:
    """The player to act has no move, and has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def advance(s: State, t: Row, man: int) -> int:
    """How far the men of one side have gone from their corner, on the average, in quarters of a cell."""
    far = n = 0
    for k in range(t[CELLS]):
        if s[t[AT_CELLS] + k] == man:
            cell = k if man == 1 else t[CELLS] - 1 - k
            far += t[t[FILES] + cell] + t[t[RANKS] + cell]
            n += 1
    return 4 * far // max(n, 1)


@kernel
def catch(s: State, t: Row, parts: int, way: int, man: int) -> int:
    """How many enemies a tetroid would take; none if it cannot go."""
    taken = 0
    for k in range(parts, parts + FOUR):
        to = t[t[STEPS] + t[k] * WAYS + way]
        if to < 0:
            return 0
        taken += s[t[AT_CELLS] + to] == 3 - man
    return taken if taken > 0 and can_go(s, t, parts, way, man) else 0


@kernel
def mark_near(s: State, t: Row, man: int) -> None:
    """Mark the cells beside the men of one side, the only ones from which they are taken.

    These marks stand after those of the men in tetroids.
    """
    near = t[AT_BANDED] + t[CELLS]
    for cell in range(t[CELLS]):
        s[near + cell] = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == man:
            for way in range(WAYS):
                beside = t[t[STEPS] + cell * WAYS + way]
                if beside >= 0:
                    s[near + beside] = 1


@kernel
def muster(s: State, t: Row, man: int) -> int:
    """Mark the men of one side that belong to tetroids; the most that one of these can take now."""
    banded, near, best = t[AT_BANDED], t[AT_BANDED] + t[CELLS], 0
    for cell in range(t[CELLS]):
        s[banded + cell] = 0
    mark_near(s, t, 3 - man)
    for anchor in range(t[CELLS]):
        if s[t[AT_CELLS] + anchor] != man:
            continue
        for shape in range(t[SHAPE_COUNT]):
            parts = first_part(t, anchor, shape)
            if not stands(s, t, parts, man):
                continue
            close = 0
            for k in range(parts, parts + FOUR):
                s[banded + t[k]] = 1
                close += s[near + t[k]]
            if close > 0:
                for way in range(WAYS):
                    best = max(best, catch(s, t, parts, way, man))
    return best


@kernel
def pressure(s: State, t: Row, man: int) -> int:
    """How near the tetroids of one side, just marked, are to the men of the other; the nearest count most."""
    cells, banded, n = t[AT_CELLS], t[AT_BANDED], t[CELLS]
    files, ranks = t[FILES], t[RANKS]
    count = 0
    for cell in range(n):  # the marks become a list of the cells
        if s[banded + cell]:
            s[banded + count] = cell
            count += 1
    total = 0
    for prey in range(n):
        if s[cells + prey] != 3 - man:
            continue
        file, rank, near = t[files + prey], t[ranks + prey], n
        for k in range(banded, banded + count):
            near = min(near, max(abs(t[files + s[k]] - file), abs(t[ranks + s[k]] - rank)))
        total += 240 // (near + 1)
    return total // 10


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Men first; then what can be taken, whose tetroids press on the other's men, and who has come forward."""
    value = 40 * (s[POINTS + player] - s[POINTS + 1 - player])
    for seat in range(2):
        best = muster(s, t, seat + 1)
        good = pressure(s, t, seat + 1) + advance(s, t, seat + 1)
        if s[ACTORS] == seat + 1:
            good += 30 * best
        value += good if seat == player else -good
    return max(-900, min(900, value))
