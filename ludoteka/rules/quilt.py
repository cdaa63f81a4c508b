"""Kernel of the quilt game.

A shape is a cloth in one of its turns. It is laid by its first square, the lowest and leftmost of the lowest.

State  cells[c]: 0 the bare table, 1 + player * CLOTHS + the topmost cloth there; used[p * CLOTHS + cloth];
       shape: 1 + the one chosen in this turn, 0 none; idle: passes in a row. POINTS: parts of each colour
Move   a shape; then a cell; PASS
"""

from __future__ import annotations

from ..boards.square import Square
from ..declare import Reason
from ..declare.quilt import Quilt
from ..declare.shapes import turns
from .abi import (
    ACTORS,
    PAYOFF,
    PHASE,
    PLAYERS,
    PLY,
    POINTS,
    REASON,
    TABLES,
    TURN,
    Packer,
    Row,
    State,
    Tables,
)  # fmt: skip
from .common import actor_of, random_below
from .lean import kernel

CLOTHS = 17
MOST = 5
"""The most squares of a cloth."""
CHOOSING, LAYING = 0, 1
PASS = 1 << 12

WIDTH, HEIGHT, SHAPES, CLOTH_OF, SIZES, FILES, RANKS, COVERS = range(TABLES, TABLES + 8)
AT_CELLS, AT_USED, AT_SHAPE, AT_IDLE, AT_WORK = range(TABLES + 8, TABLES + 13)
SLOTS = 13
COUNT = int(Reason.COUNT)


def shapes_of(game: Quilt) -> list[tuple[int, int, tuple[tuple[int, int], ...]]]:
    """Every cloth in every turn: the cloth, its turn, its squares."""
    cloths = game.cloths.values()
    return [(cloth, turn, way) for cloth, shape in enumerate(cloths) for turn, way in enumerate(turns(shape))]


def pack(game: Quilt) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    shapes, n = shapes_of(game), len(board)
    assert len(game.cloths) == CLOTHS
    packer = Packer(game, SLOTS)
    packer.set(WIDTH, board.width)
    packer.set(HEIGHT, board.height)
    packer.set(SHAPES, len(shapes))
    packer.section(CLOTH_OF, [cloth for cloth, _, _ in shapes])
    packer.section(SIZES, [len(way) for _, _, way in shapes])
    padded = [[*way, *[(0, 0)] * (MOST - len(way))] for _, _, way in shapes]
    packer.section(FILES, [file for way in padded for file, _ in way])
    packer.section(RANKS, [rank for way in padded for _, rank in way])
    packer.set(COVERS, game.overlap)
    packer.field_at("cells", n, AT_CELLS, high=game.players * CLOTHS)
    packer.field_at("used", game.players * CLOTHS, AT_USED, high=1)
    packer.field_at("shape", 1, AT_SHAPE, high=len(shapes))
    packer.field_at("idle", 1, AT_IDLE, high=game.players)
    packer.scratch(2 * n + 4, AT_WORK)
    return packer.tables(most_moves=max(n, len(shapes)), whole_turns=False)


def start(game: Quilt, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def empty(s: State, t: Row) -> bool:
    """Whether nothing lies on the table yet."""
    for k in range(t[PLAYERS] * CLOTHS):
        if s[t[AT_USED] + k]:
            return False
    return True


@kernel
def fits(s: State, t: Row, player: int, shape: int, file: int, rank: int, covers: int) -> bool:
    """Whether a shape laid here stays on the table, covers so many squares of others, and none of the player's own."""
    covered = 0
    for k in range(t[t[SIZES] + shape]):
        f, r = file + t[t[FILES] + MOST * shape + k], rank + t[t[RANKS] + MOST * shape + k]
        if f < 0 or r < 0 or f >= t[WIDTH] or r >= t[HEIGHT]:
            return False
        code = s[t[AT_CELLS] + r * t[WIDTH] + f]
        if code:
            if (code - 1) // CLOTHS == player:
                return False
            covered += 1
    return covered == covers


@kernel
def place(s: State, t: Row, player: int, shape: int, out: Row) -> int:
    """Write the cells where a shape may be laid."""
    n = 0
    if empty(s, t):
        out[0] = t[HEIGHT] // 2 * t[WIDTH] + t[WIDTH] // 2
        return 1
    for cell in range(t[WIDTH] * t[HEIGHT]):
        # A square that is covered is at most four cells away from the first square of the cloth.
        if near(s, t, cell) and fits(s, t, player, shape, cell % t[WIDTH], cell // t[WIDTH], t[COVERS]):
            out[n] = cell
            n += 1
    return n


@kernel
def has_place(s: State, t: Row, player: int, shape: int) -> bool:
    """Whether a shape can be laid anywhere."""
    work = bounds(t)
    for rank in range(max(s[work + 2], 0), min(s[work + 3] + 1, t[HEIGHT])):
        for file in range(max(s[work], 0), min(s[work + 1] + 1, t[WIDTH])):
            if fits(s, t, player, shape, file, rank, t[COVERS]):
                return True
    return False


@kernel
def bounds(t: Row) -> int:
    """Where in the scratch tail the bounds of the quilt are: the least and greatest file and rank."""
    return t[AT_WORK] + 2 * t[WIDTH] * t[HEIGHT]


@kernel
def near(s: State, t: Row, cell: int) -> bool:
    """Whether a cell lies within the quilt or at most four cells around it; the bounds are in the scratch tail."""
    work = bounds(t)
    file, rank = cell % t[WIDTH], cell // t[WIDTH]
    return s[work] <= file <= s[work + 1] and s[work + 2] <= rank <= s[work + 3]


@kernel
def find_bounds(s: State, t: Row) -> None:
    work = bounds(t)
    s[work], s[work + 1], s[work + 2], s[work + 3] = t[WIDTH], -1, t[HEIGHT], -1
    for cell in range(t[WIDTH] * t[HEIGHT]):
        if s[t[AT_CELLS] + cell]:
            file, rank = cell % t[WIDTH], cell // t[WIDTH]
            s[work], s[work + 1] = min(s[work], file - 4), max(s[work + 1], file + 4)
            s[work + 2], s[work + 3] = min(s[work + 2], rank - 4), max(s[work + 3], rank + 4)


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player, n = actor_of(s), 0
    find_bounds(s, t)
    if s[PHASE] == LAYING:
        return place(s, t, player, s[t[AT_SHAPE]] - 1, out)
    bare = empty(s, t)
    for shape in range(t[SHAPES]):
        if s[t[AT_USED] + player * CLOTHS + t[t[CLOTH_OF] + shape]] == 0 and (bare or has_place(s, t, player, shape)):
            out[n] = shape
            n += 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A shape at random, if it can be laid; one of the list if luck fails, and for cells."""
    if s[ACTORS] == 0:
        return -1
    player, bare = actor_of(s), empty(s, t)
    find_bounds(s, t)
    for _ in range(60 if s[PHASE] == CHOOSING else 0):
        shape = random_below(rng, t[SHAPES])
        if s[t[AT_USED] + player * CLOTHS + t[t[CLOTH_OF] + shape]] == 0 and (bare or has_place(s, t, player, shape)):
            return shape
    n = moves(s, t, out)
    return out[random_below(rng, n)] if n else -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    s[PLY] += 1
    if move == PASS:
        s[t[AT_IDLE]] += 1
    elif s[PHASE] == CHOOSING:
        s[t[AT_SHAPE]] = move + 1
        s[PHASE] = LAYING
        return
    else:
        lay(s, t, player, s[t[AT_SHAPE]] - 1, move)
        s[t[AT_IDLE]] = 0
    s[PHASE] = CHOOSING
    s[t[AT_SHAPE]] = 0
    s[TURN] += 1
    s[ACTORS] = 1 << ((player + 1) % t[PLAYERS])
    if s[t[AT_IDLE]] >= t[PLAYERS] or all_laid(s, t):
        result(s, t)


@kernel
def lay(s: State, t: Row, player: int, shape: int, cell: int) -> None:
    cloth = player * CLOTHS + t[t[CLOTH_OF] + shape]
    for k in range(t[t[SIZES] + shape]):
        at = cell + t[t[FILES] + MOST * shape + k] + t[WIDTH] * t[t[RANKS] + MOST * shape + k]
        s[t[AT_CELLS] + at] = 1 + cloth
    s[t[AT_USED] + cloth] = 1
    find_bounds(s, t)
    for other in range(t[PLAYERS]):
        s[POINTS + other] = parts(s, t, other)


@kernel
def all_laid(s: State, t: Row) -> bool:
    for k in range(t[PLAYERS] * CLOTHS):
        if s[t[AT_USED] + k] == 0:
            return False
    return True


@kernel
def mine(s: State, t: Row, cell: int, player: int) -> bool:
    code = s[t[AT_CELLS] + cell]
    return code != 0 and (code - 1) // CLOTHS == player


@kernel
def parts(s: State, t: Row, player: int) -> int:
    """In how many parts a player's colour is seen; squares belong together by their sides. The bounds are known."""
    n, wide = t[WIDTH] * t[HEIGHT], t[WIDTH]
    seen, queue = t[AT_WORK], t[AT_WORK] + n
    first, end = max(s[bounds(t) + 2], 0) * wide, min(s[bounds(t) + 3] + 1, t[HEIGHT]) * wide
    for cell in range(first, end):
        s[seen + cell] = 0
    found = 0
    for start_cell in range(first, end):
        if s[seen + start_cell] or not mine(s, t, start_cell, player):
            continue
        found += 1
        s[seen + start_cell] = 1
        s[queue] = start_cell
        head, tail = 0, 1
        while head < tail:
            cell = s[queue + head]
            head += 1
            for way in range(4):
                to = cell + (1 if way == 0 else -1 if way == 1 else wide if way == 2 else -wide)
                if (way == 0 and cell % wide == wide - 1) or (way == 1 and cell % wide == 0) or to < 0 or to >= n:
                    continue
                if s[seen + to] == 0 and mine(s, t, to, player):
                    s[seen + to] = 1
                    s[queue + tail] = to
                    tail += 1
    return found


@kernel
def result(s: State, t: Row) -> None:
    """The fewest parts win; who shares them neither wins nor loses. Who is not seen at all has no part, and wins."""
    least, best = s[POINTS], 0
    for player in range(t[PLAYERS]):
        least = min(least, s[POINTS + player])
    for player in range(t[PLAYERS]):
        best += s[POINTS + player] == least
    s[ACTORS] = 0
    s[REASON] = COUNT
    for player in range(t[PLAYERS]):
        ahead = s[POINTS + player] == least
        s[PAYOFF + player] = -1 if not ahead else 1 if best == 1 else 0


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Fewer parts than the others are good."""
    others = 0
    for other in range(t[PLAYERS]):
        if other != player:
            others += s[POINTS + other]
    value = 60 * (others // (t[PLAYERS] - 1) - s[POINTS + player])
    return min(900, max(-900, value))
