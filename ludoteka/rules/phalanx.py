"""Kernel of epaminondas.

State  cells[c]: 0 empty, 1 + player; cells[n] is the border; QUIET counts moves without capture.
Move   tail | (length - 1) << 8 | way << 12 | far << 15: `length` men in a row from `tail` on in direction `way` go
       `far` cells in that direction.
"""

from __future__ import annotations

from ..boards import Square
from ..declare import Reason
from ..declare.phalanx import Phalanx
from .abi import ACTORS, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

CELLS, STEPS, ROW, ROWS, WIDTH, QUIET_LIMIT, NO_MIRROR, AT_CELLS, AT_SCRATCH = range(TABLES, TABLES + 9)
SLOTS = 9

CELL = (1 << 8) - 1
LENGTH, WAY, FAR = 8, 12, 15
WAYS, BACK = 8, 4
BORDER = 3
TACTICAL = True
MAN = 30
HELD = 300
"""What a man is worth, and one on the enemy's home row, who wins if he is not taken."""
REACHED, NO_MOVES, NO_PROGRESS = int(Reason.GOAL), int(Reason.NO_MOVES), int(Reason.NO_PROGRESS)


def pack(game: Phalanx) -> Tables:
    board = game.board
    assert isinstance(board, Square)
    n, men = len(board), game.home_rows * board.width
    assert n <= CELL
    longest = max(board.width, board.height)
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, [to if to >= 0 else n for row in board.plan.steps for to in row] + [n] * WAYS)
    packer.section(ROW, [cell // board.width for cell in range(n)])
    packer.set(ROWS, board.height)
    packer.set(WIDTH, board.width)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.set(NO_MIRROR, game.no_mirror)
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("border", 1, derived=True)
    packer.scratch(n + 1, AT_SCRATCH)
    # A row of k men has at most k lengths and k distances for each, so all rows in one direction at most:
    one_way = (men // longest + 1) * longest * (longest + 1) // 2
    return packer.tables(most_moves=WAYS * one_way)


def start(game: Phalanx, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    s[ACTORS] = 1
    for cell in range(game.home_rows * int(t[WIDTH])):
        s[t[AT_CELLS] + cell] = 1
        s[t[AT_CELLS] + t[CELLS] - 1 - cell] = 2
    derive(s, t)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[t[AT_CELLS] + t[CELLS]] = BORDER


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    own, cells, steps = s[ACTORS], t[AT_CELLS], t[STEPS]
    n = 0
    for front in range(t[CELLS]):
        if s[cells + front] != own:
            continue
        for way in range(WAYS):
            ahead = s[cells + t[steps + front * WAYS + way]]
            if ahead != own and ahead != BORDER:
                n = add_phalanxes(s, t, own, front, way, out, n)
    return without_mirrors(s, t, out, n) if t[NO_MIRROR] else n


@kernel
def add_phalanxes(s: State, t: Row, own: int, front: int, way: int, out: Row, n: int) -> int:
    """The moves of every phalanx, whole or part of a longer one, whose foremost man stands on `front`."""
    cells, steps, back = t[AT_CELLS], t[STEPS], (way + BACK) % WAYS
    free, cell = 0, t[steps + front * WAYS + way]
    while s[cells + cell] == 0:
        free += 1
        cell = t[steps + cell * WAYS + way]
    enemies = 0
    while s[cells + cell] == 3 - own:
        enemies += 1
        cell = t[steps + cell * WAYS + way]
    length, tail = 1, front
    while s[cells + tail] == own:
        move = tail | (length - 1) << LENGTH | way << WAY
        for far in range(1, min(free, length) + 1):
            out[n] = move | far << FAR
            n += 1
        if free < length and 0 < enemies < length:
            out[n] = move | (free + 1) << FAR
            n += 1
        tail = t[steps + tail * WAYS + back]
        length += 1
    return n


@kernel
def without_mirrors(s: State, t: Row, out: Row, n: int) -> int:
    """Strike out the moves that a copying player would need: onto the home row, into a mirror image."""
    kept = 0
    for k in range(n):
        out[kept] = out[k]
        kept += not mirrors(s, t, out[k])
    return kept


@kernel
def mirrors(s: State, t: Row, move: int) -> bool:
    """Whether a move brings a man onto the enemy's home row and makes the two sides mirror images."""
    own, scratch = s[ACTORS], t[AT_SCRATCH]
    goal_row = t[ROWS] - 1 if own == 1 else 0
    if t[t[ROW] + (move & CELL)] == goal_row or t[t[ROW] + goal_of(t, move)] != goal_row:
        return False
    for cell in range(t[CELLS] + 1):
        s[scratch + cell] = s[t[AT_CELLS] + cell]
    march(s, t, scratch, own, move)
    return is_mirror(s, t, scratch)


@kernel
def goal_of(t: Row, move: int) -> int:
    """The cell where the foremost man arrives."""
    cell = move & CELL
    for _ in range((move >> LENGTH & 15) + (move >> FAR)):
        cell = t[t[STEPS] + cell * WAYS + (move >> WAY & 7)]
    return cell


@kernel
def is_mirror(s: State, t: Row, cells: int) -> bool:
    """Whether every man faces an enemy in his own column, who is as far from his own home row as he is from his."""
    width, last = t[WIDTH], t[ROWS] - 1
    for cell in range(t[CELLS] // 2):
        row, file = cell // width, cell % width
        here, there = s[cells + cell], s[cells + (last - row) * width + file]
        if there != (3 - here if here else 0):
            return False
    return True


@kernel
def play(s: State, t: Row, move: int) -> None:
    own = s[ACTORS]
    s[PLY] += 1
    s[TURN] += 1
    s[QUIET] = 0 if march(s, t, t[AT_CELLS], own, move) else s[QUIET] + 1
    s[ACTORS] = 3 - own
    if arrived(s, t, 2 - own) > arrived(s, t, own - 1):
        end_win(s, t, 2 - own, REACHED)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def march(s: State, t: Row, cells: int, own: int, move: int) -> int:
    """Move a phalanx on the board that begins at `cells`; how many enemies it takes."""
    tail, length = move & CELL, (move >> LENGTH & 15) + 1
    way, far, steps = move >> WAY & 7, move >> FAR, t[STEPS]
    cell = tail
    for _ in range(length):
        s[cells + cell] = 0
        cell = t[steps + cell * WAYS + way]
    for _ in range(far - 1):
        cell = t[steps + cell * WAYS + way]
    # `cell` is where the foremost man arrives.
    at, taken = cell, 0
    while s[cells + at] == 3 - own:
        s[cells + at] = 0
        at = t[steps + at * WAYS + way]
        taken += 1
    for _ in range(length):
        s[cells + cell] = own
        cell = t[steps + cell * WAYS + (way + BACK) % WAYS]
    return taken


@kernel
def arrived(s: State, t: Row, player: int) -> int:
    """How many men of a player stand on the enemy's home row."""
    first = (t[CELLS] - t[WIDTH]) if player == 0 else 0
    found = 0
    for file in range(t[WIDTH]):
        found += s[t[AT_CELLS] + first + file] == player + 1
    return found


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot move has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def strike(s: State, t: Row, player: int) -> int:
    """The most that a player can take with one move, as `evaluate` counts it."""
    own, cells, steps = player + 1, t[AT_CELLS], t[STEPS]
    home = 0 if player == 0 else t[ROWS] - 1
    most = 0
    for front in range(t[CELLS]):
        if s[cells + front] != own:
            continue
        for way in range(WAYS):
            free, cell = 0, t[steps + front * WAYS + way]
            while s[cells + cell] == 0:
                free += 1
                cell = t[steps + cell * WAYS + way]
            worth, enemies = 0, 0
            while s[cells + cell] == 3 - own:
                enemies += 1
                worth += HELD if t[t[ROW] + cell] == home else MAN
                cell = t[steps + cell * WAYS + way]
            if worth > most and length_behind(s, t, front, way) > max(free, enemies):
                most = worth
    return most


@kernel
def length_behind(s: State, t: Row, front: int, way: int) -> int:
    """How many men the longest phalanx has whose foremost man stands on `front`."""
    own, cell, length = s[t[AT_CELLS] + front], front, 0
    while s[t[AT_CELLS] + cell] == own:
        length += 1
        cell = t[t[STEPS] + cell * WAYS + (way + BACK) % WAYS]
    return length


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Men and how far they have come, those who hold the enemy's home row, and what the next move can take."""
    actor = s[ACTORS] - 1
    score = HELD * (arrived(s, t, actor) - arrived(s, t, 1 - actor))
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code:
            row = t[t[ROW] + cell]
            worth = MAN + (row if code == 1 else t[ROWS] - 1 - row)
            score += worth if code == actor + 1 else -worth
    score += strike(s, t, actor) - strike(s, t, 1 - actor) // 4
    if player != actor:
        score = -score
    return min(900, max(-900, score))
