"""Kernel of the reversi games.

State  cells[c]: 0 empty, 1 + player; words[p]: the discs of player p as bits, on boards of at most 64 cells;
       hand[p]: discs that player p has still to place, where each has his own.
Move   cell | way << 10 | CHOICE, or PASS: with the rule of the longest line, way is 1 + its direction, and CHOICE
       says that other lines are as long; otherwise both are 0.
"""

from __future__ import annotations

import numpy as np

from ..boards import OFF, Board
from ..declare import Reason
from ..declare.reversi import Aim, Flips, Lines, Reversi
from .abi import ACTORS, PLY, POINTS, TABLES, TURN, Packer, Row, State, Tables, board_steps, kernel
from .common import actor_of, end_draw, end_win

(
    CELLS,
    STEPS,
    WAYS,
    EVERY,
    LONGEST,
    FEWEST,
    WORDS,
    GOES,
    SHIFT,
    BIT,
    VALUE,
    AT_CELLS,
    AT_WORDS,
    MIDDLE,
    STARTERS,
    OWN,
    AT_HAND,
) = range(TABLES, TABLES + 17)
SLOTS = 17

CELL = (1 << 10) - 1
CHOICE = 1 << 14
PASS = 1 << 15
COUNT = int(Reason.COUNT)
WORD = 64
PRIME = 67
"""The powers of two up to 2**63 leave different remainders."""

CORNER, EDGE, BESIDE_CORNER, MOBILITY = 60, 8, -25, 12


def pack(game: Reversi) -> Tables:
    board = game.board
    assert board is not None
    n, ways = len(board), len(board.plan.directions)
    longest = game.flips is Flips.LONGEST
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.set(WAYS, ways)
    packer.set(EVERY, 2 if game.lines is Lines.ORTHOGONAL else 1)
    packer.set(LONGEST, longest)
    packer.set(FEWEST, game.aim is Aim.FEWEST)
    packer.section(STEPS, board_steps(game))
    shifts = uniform_shifts(board)
    packer.set(WORDS, bool(shifts) and not longest and game.lines is Lines.ALL)
    packer.section(GOES, goes(board) if shifts else [])
    packer.section(SHIFT, shifts)
    packer.section(BIT, [next((b for b in range(WORD) if (1 << b) % PRIME == r), 0) for r in range(PRIME)])
    packer.section(VALUE, cell_values(board))
    packer.field_at("cells", n, AT_CELLS, high=2)
    packer.field_at("words", 2, AT_WORDS, derived=True)
    middle = game.middle if game.free_start else ()
    packer.section(MIDDLE, middle)
    packer.set(STARTERS, len(middle))
    packer.set(OWN, not game.shared)
    if not game.shared:
        packer.field_at("hand", 2, AT_HAND, high=n // 2)
    return packer.tables(most_moves=n * (ways if longest else 1) + 1)


def uniform_shifts(board: Board) -> list[int]:
    """How far each direction shifts the bits of a word; empty if one word cannot hold the board."""
    n = len(board)
    shifts = [
        {row[way] - cell for cell, row in enumerate(board.plan.steps) if row[way] != OFF}
        for way in range(len(board.plan.directions))
    ]
    if n > WORD or any(len(found) != 1 for found in shifts):
        return []
    return [found.pop() for found in shifts]


def goes(board: Board) -> list[int]:
    """For each direction the cells that have a neighbour there, as the signed number with these bits."""
    words = [
        sum(1 << cell for cell, row in enumerate(board.plan.steps) if row[way] != OFF)
        for way in range(len(board.plan.directions))
    ]
    return [word - (1 << WORD) if word >> (WORD - 1) else word for word in words]


def cell_values(board: Board) -> list[int]:
    """What a disc is worth: a corner cannot be bracketed, an edge hardly, and beside a corner one gives it away."""
    opposite = board.plan.opposite

    def exposed(cell: int) -> int:
        """On how many axes a disc here can be bracketed, counted twice."""
        return sum(
            to != OFF and board.step(cell, opposite[way]) != OFF for way, to in enumerate(board.plan.steps[cell])
        )

    corners = {cell for cell in range(len(board)) if not exposed(cell)}
    values = []
    for cell in range(len(board)):
        if cell in corners:
            values.append(CORNER)
        elif corners & set(board.neighbours(cell)):
            values.append(BESIDE_CORNER)
        else:
            values.append(EDGE if exposed(cell) <= 2 else 0)
    return values


def start(game: Reversi, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    cells = tables.field("cells").at
    for player, discs in enumerate(game.first_discs):
        for cell in discs:
            s[cells + cell] = 1 + player
        if not game.shared:
            s[tables.field("hand").at + player] = len(game.board or ()) // 2 - len(discs)
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    """Gather the discs of each player in a word."""
    words = t[AT_WORDS]
    s[words] = 0
    s[words + 1] = 0
    if t[WORDS]:
        for cell in range(t[CELLS]):
            code = s[t[AT_CELLS] + cell]
            if code > 0:
                s[words + code - 1] |= bit(cell)


@kernel
def bit(cell: int) -> np.int64:
    """The word with one cell, as a signed number."""
    return np.int64(np.uint64(1) << np.uint64(cell))


@kernel
def placings(s: State, t: Row, player: int) -> np.int64:
    """The empty cells where `player` brackets something, as the bits of a signed number."""
    words, shifts, masks = t[AT_WORDS], t[SHIFT], t[GOES]
    mine, theirs = np.uint64(s[words + player]), np.uint64(s[words + 1 - player])
    found = np.uint64(0)
    for way in range(t[WAYS]):
        shift, mask = t[shifts + way], np.uint64(t[masks + way])
        if shift > 0:
            by = np.uint64(shift)
            line = ((mine & mask) << by) & theirs
            while line != np.uint64(0):
                line = (line & mask) << by
                found |= line
                line &= theirs
        else:
            by = np.uint64(-shift)
            line = ((mine & mask) >> by) & theirs
            while line != np.uint64(0):
                line = (line & mask) >> by
                found |= line
                line &= theirs
    return np.int64(found & ~(mine | theirs))


@kernel
def bracketed(s: State, t: Row, cell: int, way: int, player: int) -> int:
    """How many enemy discs stand between `cell` and the next own disc in this direction; 0 if none is there."""
    steps, ways, cells = t[STEPS] + way, t[WAYS], t[AT_CELLS]
    enemy = 2 - player
    count = 0
    to = t[steps + cell * ways]
    while to >= 0 and s[cells + to] == enemy:
        count += 1
        to = t[steps + to * ways]
    if count and to >= 0 and s[cells + to] == 1 + player:
        return count
    return 0


@kernel
def can_place(s: State, t: Row, cell: int, player: int) -> bool:
    if s[t[AT_CELLS] + cell] != 0:
        return False
    cells, steps = t[AT_CELLS], t[STEPS] + cell * t[WAYS]
    for way in range(0, t[WAYS], t[EVERY]):
        beside = t[steps + way]
        if beside >= 0 and s[cells + beside] == 2 - player and bracketed(s, t, cell, way, player):
            return True
    return False


@kernel
def has_disc(s: State, t: Row, player: int) -> bool:
    """Whether the player has a disc to place."""
    return t[OWN] == 0 or s[t[AT_HAND] + player] > 0


@kernel
def can_move(s: State, t: Row, player: int) -> bool:
    if not has_disc(s, t, player):
        return False
    if t[WORDS]:
        return placings(s, t, player) != 0
    for cell in range(t[CELLS]):
        if can_place(s, t, cell, player):
            return True
    return False


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    """A player who brackets nothing or has no disc must pass; when neither can place any, there is no move.

    Where the players lay the first discs themselves, they fill the middle.
    """
    if s[ACTORS] == 0:
        return 0
    player = actor_of(s)
    n = 0
    for i in range(t[MIDDLE], t[MIDDLE] + t[STARTERS]):
        out[n] = t[i]
        n += s[t[AT_CELLS] + t[i]] == 0
    if n > 0:
        return n
    if not has_disc(s, t, player):
        n = 0
    elif t[WORDS]:
        left = np.uint64(placings(s, t, player))
        while left != np.uint64(0):
            rest = left & (left - np.uint64(1))
            out[n] = t[t[BIT] + np.int64((left ^ rest) % np.uint64(PRIME))]
            n += 1
            left = rest
    else:
        for cell in range(t[CELLS]):
            if s[t[AT_CELLS] + cell] == 0:
                if t[LONGEST]:
                    n = list_longest(s, t, cell, player, out, n)
                elif can_place(s, t, cell, player):
                    out[n] = cell
                    n += 1
    if n == 0 and can_move(s, t, 1 - player):
        out[0] = PASS
        n = 1
    return n


@kernel
def list_longest(s: State, t: Row, cell: int, player: int, out: Row, n: int) -> int:
    """The moves on one cell, one for each of its longest bracketed lines; the new length of the list."""
    best = 0
    first = n
    cells, steps = t[AT_CELLS], t[STEPS] + cell * t[WAYS]
    for way in range(0, t[WAYS], t[EVERY]):
        beside = t[steps + way]
        if beside < 0 or s[cells + beside] != 2 - player:
            continue
        count = bracketed(s, t, cell, way, player)
        if count > best:
            best = count
            n = first
        if count == best and count > 0:
            out[n] = cell | (way + 1) << 10
            n += 1
    if n > first + 1:
        for i in range(first, n):
            out[i] |= CHOICE
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 1 << (1 - player)
    if move == PASS:
        return
    if t[OWN]:
        s[t[AT_HAND] + player] -= 1
    cell = move & CELL
    chosen = (move & (CHOICE - 1)) >> 10
    turned = np.int64(0)
    for way in range(0, t[WAYS], t[EVERY]):
        if chosen == 0 or chosen == way + 1:
            turned |= turn_over(s, t, cell, way, player)
    s[t[AT_CELLS] + cell] = 1 + player
    if t[WORDS]:
        words = t[AT_WORDS]
        s[words + player] |= turned | bit(cell)
        s[words + 1 - player] &= ~turned


@kernel
def turn_over(s: State, t: Row, cell: int, way: int, player: int) -> np.int64:
    """Turn the discs bracketed in one direction; they are returned as bits where the board fits in a word."""
    steps, ways, cells = t[STEPS] + way, t[WAYS], t[AT_CELLS]
    turned = np.int64(0)
    to = cell
    for _ in range(bracketed(s, t, cell, way, player)):
        to = t[steps + to * ways]
        s[cells + to] = 1 + player
        turned |= bit(to & (WORD - 1))
    return turned


@kernel
def count_discs(s: State, t: Row, player: int) -> int:
    count = 0
    for cell in range(t[CELLS]):
        count += s[t[AT_CELLS] + cell] == 1 + player
    return count


@kernel
def result(s: State, t: Row) -> None:
    """Nobody can turn over anything: the discs are counted."""
    s[POINTS] = count_discs(s, t, 0)
    s[POINTS + 1] = count_discs(s, t, 1)
    if s[POINTS] == s[POINTS + 1]:
        end_draw(s, t, COUNT)
    else:
        more = 0 if s[POINTS] > s[POINTS + 1] else 1
        end_win(s, t, 1 - more if t[FEWEST] else more, COUNT)


@kernel
def count_placings(s: State, t: Row, player: int) -> int:
    count = 0
    for cell in range(t[CELLS]):
        count += can_place(s, t, cell, player)
    return count


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Corners, edges and freedom to move; near the end the discs themselves."""
    if s[ACTORS] == 0:
        return 0
    value, discs, free = 0, 0, 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code == 0:
            free += 1
        else:
            sign = 1 if code == 1 + player else -1
            discs += sign
            value += sign * t[t[VALUE] + cell]
    value += MOBILITY * (count_placings(s, t, player) - count_placings(s, t, 1 - player))
    value += discs * max(0, 12 - free)
    if t[FEWEST]:
        value = -value
    return max(-900, min(900, value))
