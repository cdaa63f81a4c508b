"""Kernel of tactics, the game of freezing and thawing.

State  cells[c]: 0 empty, else 1 + frozen + 2 * kind + 2 * kinds * player; QUIET: moves since a piece was turned over.
Move   from | to << 8.
"""

from __future__ import annotations

from ..boards.square import Square
from ..declare import Reason
from ..declare.tactics import Tactics
from .abi import ACTORS, PLY, QUIET, TABLES, TURN, Packer, Packing, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel

MOVE = Packing(8, 8)
CELL = 255
WAYS = 8
AXES = 2
STRAIGHT, SLANTING = 0b01010101, 0b10101010
"""Directions as bits: the orthogonal and the diagonal ones."""
SLIDES = {"R": STRAIGHT, "B": SLANTING, "Q": STRAIGHT | SLANTING}

PIECE = 100
"""What a piece is worth that can move."""
ROOM = 2
"""What each cell that they reach is worth at first."""
PATIENCE = 5
"""After so many moves that turn nothing over, each cell is worth one more: who only waits loses ground."""
AT_HAND = 60
"""What each enemy is worth whom the player to move can freeze at once."""
FORKED = 40
"""What each enemy is worth who can be frozen in the next move, if another enemy can be frozen elsewhere, too."""
THREATENED = 10
"""What each enemy is worth who can be frozen in the next move."""

SLOTS = 7
(
    CELLS,
    STEPS,
    KINDS,
    REACH,
    QUIET_LIMIT,
    LONGEST,
    AT_CELLS,
) = range(TABLES, TABLES + SLOTS)

NO_MOVES = int(Reason.NO_MOVES)
NO_PROGRESS = int(Reason.NO_PROGRESS)
TOO_LONG = int(Reason.LIMIT)


def pack(game: Tactics) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n, kinds = len(board), len(game.pieces)
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, board_steps(game))
    packer.set(KINDS, kinds)
    packer.section(REACH, [SLIDES[piece.moves] for piece in game.pieces])
    packer.set(QUIET_LIMIT, game.quiet_limit)
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, high=4 * kinds)
    most = len(game.row) * (board.width + board.height) * 2
    return packer.tables(most_moves=most)


def start(game: Tactics, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    cells = tables.field("cells")
    letters = [piece.letter for piece in game.pieces]
    for file, letter in enumerate(game.row):
        code = 1 + 2 * letters.index(letter)
        s[cells.at + file] = code
        s[cells.at + cells.length - len(game.row) + file] = code + 2 * len(letters)
    return s


@kernel
def owner(s: State, t: Row, cell: int) -> int:
    """Whose piece stands on the cell; -1 if none."""
    code = s[t[AT_CELLS] + cell]
    return (code - 1) // (2 * t[KINDS]) if code > 0 else -1


@kernel
def is_frozen(s: State, t: Row, cell: int) -> bool:
    return s[t[AT_CELLS] + cell] % 2 == 0


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    me = s[ACTORS] - 1
    n = 0
    for cell in range(t[CELLS]):
        if owner(s, t, cell) == me and not is_frozen(s, t, cell):
            n = slides(s, t, out, n, cell)
    return n


@kernel
def slides(s: State, t: Row, out: Row, n: int, cell: int) -> int:
    """Write the moves of one piece: over empty cells, any distance."""
    reach = t[t[REACH] + (s[t[AT_CELLS] + cell] - 1) // 2 % t[KINDS]]
    for way in range(WAYS):
        if reach >> way & 1:
            to = t[t[STEPS] + cell * WAYS + way]
            while to >= 0 and s[t[AT_CELLS] + to] == 0:
                out[n] = cell | to << 8
                n += 1
                to = t[t[STEPS] + to * WAYS + way]
    return n


@kernel
def turn_over(s: State, t: Row, cell: int) -> None:
    """What moved is frozen now, and the reverse."""
    code = s[t[AT_CELLS] + cell]
    s[t[AT_CELLS] + cell] = code + 1 if code % 2 == 1 else code - 1


@kernel
def enclosed(s: State, t: Row, cell: int, way: int, me: int) -> int:
    """How many enemies stand in an unbroken row between the piece on `cell` and a friend of it; or 0."""
    n = 0
    to = t[t[STEPS] + cell * WAYS + way]
    while to >= 0 and owner(s, t, to) == 1 - me:
        n += 1
        to = t[t[STEPS] + to * WAYS + way]
    return n if to >= 0 and owner(s, t, to) == me else 0


@kernel
def next_enemy(s: State, t: Row, cell: int, way: int, me: int) -> bool:
    to = t[t[STEPS] + cell * WAYS + way]
    return to >= 0 and owner(s, t, to) == 1 - me


@kernel
def turn_enemies(s: State, t: Row, cell: int, me: int) -> int:
    """Turn over each enemy that the piece on `cell` encloses or has stepped between, once; how many."""
    turned = 0
    for axis in range(AXES):
        between = next_enemy(s, t, cell, 2 * axis, me) and next_enemy(s, t, cell, 2 * axis + 4, me)
        for way in range(2 * axis, WAYS, 4):
            n = max(enclosed(s, t, cell, way, me), int(between))
            to = cell
            for _ in range(n):
                to = t[t[STEPS] + to * WAYS + way]
                turn_over(s, t, to)
            turned += n
    return turned


@kernel
def play(s: State, t: Row, move: int) -> None:
    me = s[ACTORS] - 1
    origin, to = move & CELL, move >> 8
    s[t[AT_CELLS] + to] = s[t[AT_CELLS] + origin]
    s[t[AT_CELLS] + origin] = 0
    turned = turn_enemies(s, t, to, me)
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - me
    s[QUIET] = 0 if turned > 0 else s[QUIET] + 1
    if can_move(s, t, 1 - me):
        if s[QUIET] >= t[QUIET_LIMIT]:
            end_draw(s, t, NO_PROGRESS)
        elif s[PLY] >= t[LONGEST]:
            end_draw(s, t, TOO_LONG)


@kernel
def can_move(s: State, t: Row, player: int) -> bool:
    """Whether some piece of the player's that is not frozen has an empty cell beside it on its ways."""
    for cell in range(t[CELLS]):
        if owner(s, t, cell) == player and not is_frozen(s, t, cell):
            reach = t[t[REACH] + (s[t[AT_CELLS] + cell] - 1) // 2 % t[KINDS]]
            for way in range(WAYS):
                to = t[t[STEPS] + cell * WAYS + way]
                if reach >> way & 1 and to >= 0 and s[t[AT_CELLS] + to] == 0:
                    return True
    return False


@kernel
def result(s: State, t: Row) -> None:
    """The player to act has no move, and has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def gain(s: State, t: Row, cell: int, least: int, most: int) -> int:
    """How many more enemies, whose codes go from `least` to `most`, would be frozen by a piece that came to a cell."""
    cells, steps = t[AT_CELLS], t[STEPS]
    found = 0
    for way in range(0, WAYS, 2):
        to = t[steps + cell * WAYS + way]
        if to < 0 or s[cells + to] < least or s[cells + to] > most:
            continue
        frozen, first = 0, 1 if s[cells + to] & 1 else -1
        while to >= 0 and least <= s[cells + to] <= most:
            frozen += 1 if s[cells + to] & 1 else -1
            to = t[steps + to * WAYS + way]
        if to >= 0 and s[cells + to] > 0:
            found += frozen
        else:
            back = t[steps + cell * WAYS + (way ^ 4)]
            if back >= 0 and least <= s[cells + back] <= most:
                found += first
    return found


@kernel
def prospects(s: State, t: Row, me: int) -> int:
    """What the pieces of one side that can move are worth: themselves, their room, and whom they can freeze."""
    cells, steps, half = t[AT_CELLS], t[STEPS], 2 * t[KINDS]
    own, enemy = 1 + half * me, 1 + half * (1 - me)
    value = best = second = 0
    room = ROOM + s[QUIET] // PATIENCE
    where = -1
    for cell in range(t[CELLS]):
        code = s[cells + cell]
        if code & 1 == 0 or code < own or code >= own + half:
            continue
        value += PIECE
        reach = t[t[REACH] + (code - own) // 2]
        for way in range(WAYS):
            if reach >> way & 1 == 0:
                continue
            to = t[steps + cell * WAYS + way]
            while to >= 0 and s[cells + to] == 0:
                value += room
                found = gain(s, t, to, enemy, enemy + half - 1)
                if found > best:
                    if where != to:
                        second = best
                    best, where = found, to
                elif found > second and to != where:
                    second = found
                to = t[steps + to * WAYS + way]
    if s[ACTORS] == me + 1:
        return value + AT_HAND * best
    return value + THREATENED * best + FORKED * second


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Pieces that can move, their room and whom they can freeze, against those of the enemy."""
    value = prospects(s, t, player) - prospects(s, t, 1 - player)
    return max(-900, min(900, value))
