"""Kernel of rings.

State  cells[c]: 0 empty, 1 + player; passes: players who have passed in a row, the one to act included while he still
       replaces. PHASE: PLACING, or REPLACING after a piece was laid or a player passed.
Move   the cell where a piece is laid; PASS; REPLACE | circle; END

Each replacement is an action and turns at least one enemy piece, so a turn ends by itself.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.rings import Rings
from .abi import (
    ACTORS,
    HEADER,
    PHASE,
    PLAYERS,
    PLY,
    POINTS,
    TABLES,
    Packer,
    Row,
    State,
    Tables,
)
from .common import actor_of, pass_turn
from .endings import end_by_points
from .lean import kernel

PASSES = HEADER

CELLS, CIRCLES, ROUND, AROUND, MAJORITY, AT_CELLS = range(TABLES, TABLES + 6)
SLOTS = 6

SIX, MEETING = 6, 3
"""Cells of a circle, and circles that meet in a cell at most."""
REPLACE, END, PASS = 1 << 8, 1 << 9, 1 << 10
PLACING, REPLACING = range(2)
COUNT, PASSED = int(Reason.COUNT), int(Reason.PASSED)


def pack(game: Rings) -> Tables:
    board = game.board
    assert board is not None
    circles = [board.region(name) for name in board.regions if name.startswith("circle ")]
    n = len(board) - len(board.region("holes"))
    assert n <= REPLACE
    meeting = [[k for k, circle in enumerate(circles) if cell in circle] for cell in range(n)]
    packer = Packer(game, SLOTS)
    packer.fixed_field("passes", PASSES, high=game.players)
    packer.set(CELLS, n)
    packer.set(CIRCLES, len(circles))
    packer.section(ROUND, [cell for circle in circles for cell in circle])
    packer.section(AROUND, [k for found in meeting for k in [*found, *[-1] * MEETING][:MEETING]])
    packer.set(MAJORITY, game.majority)
    packer.field_at("cells", n, AT_CELLS, high=game.players)
    return packer.tables(most_moves=n + len(circles) + 1, whole_turns=False)


def start(game: Rings, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


@kernel
def held(s: State, t: Row, circle: int, player: int) -> int:
    """The player's pieces in a circle."""
    found = 0
    for k in range(SIX):
        found += s[t[AT_CELLS] + t[t[ROUND] + circle * SIX + k]] == player + 1
    return found


@kernel
def in_ring(s: State, t: Row, cell: int) -> bool:
    """Whether a piece belongs to a circle that is all of its colour."""
    player = s[t[AT_CELLS] + cell] - 1
    for k in range(MEETING):
        circle = t[t[AROUND] + cell * MEETING + k]
        if circle >= 0 and held(s, t, circle, player) == SIX:
            return True
    return False


@kernel
def can_replace(s: State, t: Row, circle: int, player: int) -> bool:
    """The player controls the circle, and there is an enemy piece in it that is in no ring."""
    if held(s, t, circle, player) < t[MAJORITY]:
        return False
    for k in range(SIX):
        cell = t[t[ROUND] + circle * SIX + k]
        code = s[t[AT_CELLS] + cell]
        if code and code != player + 1 and not in_ring(s, t, cell):
            return True
    return False


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    n = 0
    if s[PHASE] == PLACING:
        for cell in range(t[CELLS]):
            out[n] = cell
            n += s[t[AT_CELLS] + cell] == 0
        out[n] = PASS
        return n + 1
    player = actor_of(s)
    for circle in range(t[CIRCLES]):
        if can_replace(s, t, circle, player):
            out[n] = REPLACE | circle
            n += 1
    out[n] = END
    return n + 1


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = actor_of(s)
    s[PLY] += 1
    if move == END:
        end_turn(s, t)
        return
    if move & REPLACE:
        # The turn is ended by its player, so that he can take replacements back.
        replace(s, t, move & 127, player)
        return
    if move == PASS:
        s[PASSES] += 1
    else:
        s[t[AT_CELLS] + move] = player + 1
        s[PASSES] = 0
    s[PHASE] = REPLACING
    for circle in range(t[CIRCLES]):
        if can_replace(s, t, circle, player):
            return
    end_turn(s, t)


@kernel
def replace(s: State, t: Row, circle: int, player: int) -> None:
    """All enemy pieces of the circle that are in no ring become the player's."""
    turned = 0
    for k in range(SIX):
        cell = t[t[ROUND] + circle * SIX + k]
        code = s[t[AT_CELLS] + cell]
        if code and code != player + 1 and not in_ring(s, t, cell):
            turned |= 1 << k
    for k in range(SIX):
        if turned >> k & 1:
            s[t[AT_CELLS] + t[t[ROUND] + circle * SIX + k]] = player + 1


@kernel
def end_turn(s: State, t: Row) -> None:
    """The game is over when all have passed in a row, or the board is full."""
    s[PHASE] = PLACING
    pass_turn(s, t)
    if s[PASSES] == t[PLAYERS]:
        decide(s, t, PASSED)
        return
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == 0:
            return
    decide(s, t, COUNT)


@kernel
def decide(s: State, t: Row, reason: int) -> None:
    """Who controls the most circles wins; several who have as many draw."""
    for player in range(t[PLAYERS]):
        s[POINTS + player] = controlled(s, t, player)
    end_by_points(s, t, 1, reason)


@kernel
def controlled(s: State, t: Row, player: int) -> int:
    found = 0
    for circle in range(t[CIRCLES]):
        found += held(s, t, circle, player) >= t[MAJORITY]
    return found


@kernel
def result(s: State, t: Row) -> None:
    """A player can always pass, so this is never asked."""
    decide(s, t, COUNT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Circles that are controlled, and the share in the others."""
    mine, best = 0, -1
    for seat in range(t[PLAYERS]):
        worth = 0
        for circle in range(t[CIRCLES]):
            have = held(s, t, circle, seat)
            worth += 12 if have == SIX else (8 if have >= t[MAJORITY] else have)
        if seat == player:
            mine = worth
        else:
            best = max(best, worth)
    return min(900, max(-900, 6 * (mine - best)))
