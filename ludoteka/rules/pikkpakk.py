"""Kernel of pikk-pakk.

State  cells[c]: 0 empty, 1 + player, TARGET; hand[p]: balls not yet laid; QUIET: turns since all balls lie
Move   tail | way << 7: the last ball of the line that is pushed, and the direction; PASS
       while laying: the cell; by lot: cell | (1 + player) << 7
"""

from __future__ import annotations

from ..boards.core import OFF
from ..declare import Reason
from ..declare.pikkpakk import Laying, PikkPakk
from .abi import ACTORS, CHANCE, PHASE, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

PART = (1 << 7) - 1
WAYS = 4
PASS = 1 << 12
TARGET = 3
PUSHING, LAYING = 0, 1

CELLS, STEPS, LINE, OWN, LONGEST, FILL, FILLED, AT_CELLS, AT_HAND, BY_LOT, AT_PASSED = range(TABLES, TABLES + 11)
SLOTS = 11
ENCLOSED, LIMIT, PASSED = int(Reason.ENCLOSED), int(Reason.LIMIT), int(Reason.PASSED)


def pack(game: PikkPakk) -> Tables:
    board = game.board
    assert board is not None
    n = len(board)
    assert n <= PART
    balls = len(game.balls[0].split())
    packer = Packer(game, SLOTS)
    packer.set(CELLS, n)
    packer.section(STEPS, [board.step(cell, way) for cell in range(n) for way in (0, 2, 4, 6)])
    packer.set(LINE, game.line)
    packer.set(OWN, game.own)
    packer.set(LONGEST, game.longest)
    places = sorted(board.all_at(" ".join(game.balls)))
    packer.set(FILL, len(places))
    packer.section(FILLED, places)
    packer.set(BY_LOT, game.laying is Laying.BY_LOT)
    packer.field_at("cells", n, AT_CELLS, high=TARGET)
    packer.field_at("hand", 2, AT_HAND, high=balls)
    packer.field_at("passed", 1, AT_PASSED, high=1)
    return packer.tables(most_moves=max(n * WAYS, 2 * len(places)) + 1)


def start(game: PikkPakk, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    laid = game.laying is Laying.SET_UP
    s[ACTORS] = CHANCE if game.laying is Laying.BY_LOT else 1
    s[PHASE] = PUSHING if laid else LAYING
    for player, names in enumerate(game.balls):
        s[t[AT_HAND] + player] = 0 if laid else len(names.split())
        for cell in game.board.all_at(names) if laid else ():
            s[t[AT_CELLS] + cell] = 1 + player
    s[t[AT_CELLS] + game.board.at(game.target)] = TARGET
    return s


@kernel
def next_place(s: State, t: Row) -> int:
    """The first cell that is still to be filled."""
    for k in range(t[FILL]):
        if s[t[AT_CELLS] + t[t[FILLED] + k]] == 0:
            return t[t[FILLED] + k]
    return OFF


@kernel
def surrounded_by(s: State, t: Row) -> int:
    """1 + the player whose balls lie on all four sides of the target; 0: nobody's."""
    target = 0
    while s[t[AT_CELLS] + target] != TARGET:
        target += 1
    owner = -1
    for way in range(WAYS):
        to = t[t[STEPS] + target * WAYS + way]
        if to == OFF:
            return 0
        code = s[t[AT_CELLS] + to]
        if code == 0 or (owner >= 0 and code != owner):
            return 0
        owner = code
    return owner


@kernel
def may_be_drawn(s: State, t: Row, place: int, player: int) -> bool:
    """By lot nobody wins: a ball that would surround the target is not drawn, unless no other ones are left."""
    if s[t[AT_HAND] + player] == 0 or s[t[AT_HAND] + 1 - player] == 0:
        return s[t[AT_HAND] + player] > 0
    s[t[AT_CELLS] + place] = 1 + player
    decided = surrounded_by(s, t)
    s[t[AT_CELLS] + place] = 0
    return decided == 0


@kernel
def weights(s: State, t: Row, out: Row) -> int:
    """By lot every ball that may be drawn is equally likely."""
    if s[ACTORS] != CHANCE:
        n = moves(s, t, out)
        for k in range(n):
            out[k] = 1
        return n
    n, place = 0, next_place(s, t)
    for player in range(2):
        if may_be_drawn(s, t, place, player):
            out[n] = s[t[AT_HAND] + player]
            n += 1
    return n


@kernel
def head(s: State, t: Row, tail: int, way: int, own: int) -> int:
    """The empty cell into which the line that begins at `tail` can be pushed; OFF if it cannot."""
    cell, mine = tail, 0
    for _ in range(t[LINE]):
        if cell == OFF or s[t[AT_CELLS] + cell] == 0:
            return OFF
        mine += s[t[AT_CELLS] + cell] == own
        cell = t[t[STEPS] + cell * WAYS + way]
    if cell == OFF or s[t[AT_CELLS] + cell] != 0 or mine < t[OWN]:
        return OFF
    return cell


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    if s[PHASE] == LAYING:
        if t[BY_LOT]:
            place = next_place(s, t)
            for player in range(2):
                if may_be_drawn(s, t, place, player):
                    out[n] = place | (1 + player) << 7
                    n += 1
            return n
        for k in range(t[FILL]):
            if s[t[AT_CELLS] + t[t[FILLED] + k]] == 0:
                out[n] = t[t[FILLED] + k]
                n += 1
        return n
    for tail in range(t[CELLS]):
        if s[t[AT_CELLS] + tail] != 0:
            for way in range(WAYS):
                if head(s, t, tail, way, s[ACTORS]) != OFF:
                    out[n] = tail | way << 7
                    n += 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def lay(s: State, t: Row, cell: int, player: int) -> None:
    s[t[AT_CELLS] + cell] = 1 + player
    s[t[AT_HAND] + player] -= 1
    if next_place(s, t) == OFF:
        s[PHASE] = PUSHING
        s[ACTORS] = 1 << player
    elif not t[BY_LOT]:
        s[ACTORS] = 2 - player


@kernel
def push(s: State, t: Row, tail: int, way: int) -> None:
    """Every ball of the line goes on by one cell."""
    cell, carried = tail, 0
    for _ in range(t[LINE] + 1):
        found = s[t[AT_CELLS] + cell]
        s[t[AT_CELLS] + cell] = carried
        carried = found
        cell = t[t[STEPS] + cell * WAYS + way]


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == LAYING:
        s[TURN] += 1
        lay(s, t, move & PART, (move >> 7) - 1 if t[BY_LOT] else s[ACTORS] - 1)
        if s[PHASE] == LAYING:
            return
    else:
        s[TURN] += 1
        s[QUIET] += 1
        if move == PASS:
            if s[t[AT_PASSED]]:
                end_draw(s, t, PASSED)
                return
            s[t[AT_PASSED]] = 1
        else:
            s[t[AT_PASSED]] = 0
            push(s, t, move & PART, move >> 7)
        s[ACTORS] = 3 - s[ACTORS]
    owner = surrounded_by(s, t)
    if owner:
        end_win(s, t, owner - 1, ENCLOSED)
    elif s[QUIET] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """There is always a move, if only to pass."""
    end_draw(s, t, PASSED)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Own balls beside the target are good, the enemy's bad, the more so the more there are."""
    target = 0
    while s[t[AT_CELLS] + target] != TARGET:
        target += 1
    mine, others = 0, 0
    for way in range(WAYS):
        to = t[t[STEPS] + target * WAYS + way]
        if to != OFF:
            mine += s[t[AT_CELLS] + to] == player + 1
            others += s[t[AT_CELLS] + to] == 2 - player
    return 40 * (mine * mine - others * others)
