"""Kernel of congo.

State  cells[c]: 0 empty, kind + 1 for the first player's pieces, -(kind + 1) for the second's; jumper: 1 + the cell of
       the piece that may go on jumping, 0 if none; taken: the pieces jumped over in this series, as bits: they stay
       until it ends; QUIET: turns since a piece was lost or promoted.
Move   from | to << 6, STOP: the series ends here.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.congo import Congo
from ..declare.ways import trails
from .abi import ACTORS, HEADER, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import end_draw, end_win
from .lean import kernel
from .ways import pack_ways, reach, strikes

CELL = 63
STOP = 1 << 12
WAYS = 8

JUMPER = HEADER
TAKEN = HEADER + 1

SLOTS = 15
(
    CELLS,
    KINDS,
    STEPS,
    WAYS_OF,
    STARES,
    RIVER,
    ROYAL,
    LEAPER,
    SWIMMER,
    LAST_ROW,
    VALUES,
    NEARNESS,
    QUIET_LIMIT,
    AT_CELLS,
    SPARE,
) = range(TABLES, TABLES + SLOTS)

ADVANCE = (0, 0, 5, 10, 25, 60, 120)
"""What a pawn has gained on each row."""
SWIM = 30
"""What the river is worth to the piece that swims."""
NEAR = 4
"""What a step towards the enemy's royal piece counts."""

CAPTURED = int(Reason.CAPTURED)
NO_MOVES = int(Reason.NO_MOVES)
NO_PROGRESS = int(Reason.NO_PROGRESS)
INSUFFICIENT = int(Reason.INSUFFICIENT)


# --- the declaration as tables -----------------------------------------------------------------------------------


def pack(game: Congo) -> Tables:
    board = game.squares
    n, kinds = len(board), len(game.pieces)
    river = set(board.region("river"))
    packer = Packer(game, SLOTS)
    packer.fixed_field("jumper", JUMPER, high=n)
    packer.fixed_field("taken", TAKEN, high=(1 << n) - 1)
    packer.set(CELLS, n)
    packer.set(KINDS, kinds)
    packer.section(STEPS, board_steps(game))
    every = [(side, kind, cell) for side in (0, 1) for kind in range(kinds) for cell in range(n)]
    pack_ways(packer, WAYS_OF, SPARE, [game.ways(*one) for one in every])
    pack_ways(packer, STARES, SPARE, [trails(board, game.stare, cell, turned=False) for cell in range(n)])
    packer.section(RIVER, [cell in river for cell in range(n)])
    packer.set(ROYAL, game.letters.index(game.royal) + 1)
    packer.set(LEAPER, game.letters.index(game.jumper) + 1)
    packer.set(SWIMMER, game.letters.index(game.swimmer) + 1)
    packer.section(LAST_ROW, _promotions(game))
    packer.section(VALUES, _values(game))
    packer.section(NEARNESS, _nearness(game))
    packer.set(QUIET_LIMIT, game.quiet_limit)
    packer.field_at("cells", n, AT_CELLS, low=-kinds, high=kinds)
    army = sum(side == 0 for _, side, _ in game.placed)
    return packer.tables(most_moves=army * 3 * WAYS, whole_turns=False)


def _values(game: Congo) -> list[int]:
    """For (kind, cell): what a piece of the first player is worth there; the second's count on the opposite cell."""
    board = game.squares
    river = set(board.region("river"))
    found = []
    for letter in game.letters:
        for cell in range(len(board)):
            row, worth = cell // board.width, game.worth.get(letter, 0)
            if letter in game.promotes:
                worth += ADVANCE[row]
            elif letter == game.swimmer:
                worth += SWIM * (cell in river)
            found.append(worth)
    return found


def _nearness(game: Congo) -> list[int]:
    """0 for royal pieces, then for (cell of the royal piece, cell): what a piece counts for being near to it."""
    board = game.squares
    cells = [divmod(cell, board.width) for cell in range(len(board))]
    far = max(board.width, board.height) - 1
    return [0, *(NEAR * (far - max(abs(a - c), abs(b - d))) for a, b in cells for c, d in cells)]


def _promotions(game: Congo) -> list[int]:
    """For (side, kind, cell): the kind + 1 that a piece becomes there, or 0."""
    board = game.squares
    found = []
    for side in (0, 1):
        row = board.height - 1 if side == 0 else 0
        for letter in game.letters:
            into = game.promotes.get(letter)
            code = game.letters.index(into) + 1 if into else 0
            found += [code if cell // board.width == row else 0 for cell in range(len(board))]
    return found


def start(game: Congo, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    at = tables.field("cells").at
    for cell, side, kind in game.placed:
        s[at + cell] = (kind + 1) * (1 - 2 * side)
    return s


# --- the rules -----------------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    me = s[ACTORS] - 1
    sign = 1 - 2 * me
    if s[JUMPER] > 0:
        n = jumps(s, t, s[JUMPER] - 1, sign, out, 0)
        out[n] = STOP
        return n + 1
    n = 0
    for cell in range(t[CELLS]):
        kind = s[t[AT_CELLS] + cell] * sign
        if kind > 0:
            ways = t[t[WAYS_OF] + (me * t[KINDS] + kind - 1) * t[CELLS] + cell]
            n = reach(s, t, ways, t[AT_CELLS], sign, out, n, cell, 6)
            if kind == t[LEAPER]:
                n = jumps(s, t, cell, sign, out, n)
            elif kind == t[ROYAL]:
                n = stare(s, t, cell, sign, out, n)
    return n


@kernel
def jumps(s: State, t: Row, cell: int, sign: int, out: Row, n: int) -> int:
    """Write the captures over the next cell; a piece is jumped over once in a series."""
    for way in range(WAYS):
        over = t[t[STEPS] + cell * WAYS + way]
        if over >= 0 and s[t[AT_CELLS] + over] * sign < 0 and not s[TAKEN] >> over & 1:
            to = t[t[STEPS] + over * WAYS + way]
            if to >= 0 and s[t[AT_CELLS] + to] == 0:
                out[n] = cell | to << 6
                n += 1
    return n


@kernel
def find_royal(s: State, t: Row, sign: int) -> int:
    """The cell of a side's royal piece; -1 if it is gone."""
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] == t[ROYAL] * sign:
            return cell
    return -1


@kernel
def stare(s: State, t: Row, cell: int, sign: int, out: Row, n: int) -> int:
    """Write the capture of the royal piece by the other one along an open line, unless it stands beside it."""
    other = find_royal(s, t, -sign)
    if other >= 0 and strikes(s, t, t[t[STARES] + cell], t[AT_CELLS], other):
        for i in range(n):
            if out[i] == cell | other << 6:
                return n
        out[n] = cell | other << 6
        n += 1
    return n


@kernel
def drown(s: State, t: Row, sign: int, safe: int) -> int:
    """The pieces of a side that stayed in the river are lost, but for the one on `safe`; how many."""
    lost = 0
    for cell in range(t[CELLS]):
        kind = s[t[AT_CELLS] + cell] * sign
        if kind > 0 and kind != t[SWIMMER] and t[t[RIVER] + cell] and cell != safe:
            s[t[AT_CELLS] + cell] = 0
            lost += 1
    return lost


@kernel
def between(t: Row, origin: int, to: int) -> int:
    """The cell jumped over; -1 if the move is no jump."""
    for way in range(WAYS):
        over = t[t[STEPS] + origin * WAYS + way]
        if over >= 0 and t[t[STEPS] + over * WAYS + way] == to:
            return over
    return -1


@kernel
def play(s: State, t: Row, move: int) -> None:
    me = s[ACTORS] - 1
    sign = 1 - 2 * me
    s[PLY] += 1
    if move == STOP:
        end_turn(s, t, me, s[JUMPER] - 1, True)
        return
    origin, to = move & CELL, move >> 6
    kind = s[t[AT_CELLS] + origin] * sign
    over = between(t, origin, to) if kind == t[LEAPER] else -1
    lasting = s[t[AT_CELLS] + to] != 0 or over >= 0
    royal = s[t[AT_CELLS] + (over if over >= 0 else to)] == -t[ROYAL] * sign
    becomes = t[t[LAST_ROW] + (me * t[KINDS] + kind - 1) * t[CELLS] + to]
    s[t[AT_CELLS] + origin] = 0
    s[t[AT_CELLS] + to] = (becomes if becomes else kind) * sign
    if over >= 0:
        s[TAKEN] |= 1 << over
    dry = not (t[t[RIVER] + origin] and t[t[RIVER] + to])
    if over >= 0 and dry and not royal and can_jump(s, t, to, sign):
        s[JUMPER] = to + 1
        return
    end_turn(s, t, me, to if dry else -1, lasting or becomes > 0)
    if royal:
        end_win(s, t, me, CAPTURED)


@kernel
def can_jump(s: State, t: Row, cell: int, sign: int) -> bool:
    for way in range(WAYS):
        over = t[t[STEPS] + cell * WAYS + way]
        if over >= 0 and s[t[AT_CELLS] + over] * sign < 0 and not s[TAKEN] >> over & 1:
            to = t[t[STEPS] + over * WAYS + way]
            if to >= 0 and s[t[AT_CELLS] + to] == 0:
                return True
    return False


@kernel
def end_turn(s: State, t: Row, me: int, safe: int, lasting: bool) -> None:
    """Remove what was jumped over and what drowns; the other player's turn, unless the game is over."""
    for cell in range(t[CELLS]):
        if s[TAKEN] >> cell & 1:
            s[t[AT_CELLS] + cell] = 0
    s[JUMPER] = s[TAKEN] = 0
    lost = drown(s, t, 1 - 2 * me, safe)
    s[QUIET] = 0 if lasting or lost > 0 else s[QUIET] + 1
    s[TURN] += 1
    s[ACTORS] = 2 - me
    if bare(s, t):
        face_to_face(s, t)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def bare(s: State, t: Row) -> bool:
    """Whether only the royal pieces are left."""
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] != 0 and abs(s[t[AT_CELLS] + cell]) != t[ROYAL]:
            return False
    return True


@kernel
def face_to_face(s: State, t: Row) -> None:
    """Two royal pieces alone: a draw, unless the player to move can capture the other one."""
    me = s[ACTORS] - 1
    mine, theirs = find_royal(s, t, 1 - 2 * me), find_royal(s, t, 2 * me - 1)
    if mine >= 0 and theirs >= 0 and strikes(s, t, t[t[STARES] + mine], t[AT_CELLS], theirs):
        end_win(s, t, me, CAPTURED)
    else:
        end_draw(s, t, INSUFFICIENT)


@kernel
def result(s: State, t: Row) -> None:
    """The player to act has no move, and has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """What the pieces are worth where they stand, and how close they are to the enemy's royal piece.

    Of the pieces of a side in the river only one can be saved; the rest are counted as lost. An advantage melts as the
    draw comes nearer, so that who has it looks for captures and promotions before it is gone.
    """
    cells, n = t[AT_CELLS], t[CELLS]
    value = wet_first = wet_second = 0
    first_lion, second_lion = max(0, find_royal(s, t, 1)), max(0, find_royal(s, t, -1))
    for cell in range(n):
        code = s[cells + cell]
        if code > 0:
            worth = t[t[VALUES] + (code - 1) * n + cell]
            value += worth + t[t[NEARNESS] + (code != t[ROYAL]) * (1 + second_lion * n + cell)]
            if t[t[RIVER] + cell] and code != t[SWIMMER]:
                value -= min(wet_first, worth)
                wet_first = max(wet_first, worth)
        elif code < 0:
            worth = t[t[VALUES] + (-code - 1) * n + n - 1 - cell]
            value -= worth + t[t[NEARNESS] + (code != -t[ROYAL]) * (1 + first_lion * n + cell)]
            if t[t[RIVER] + cell] and code != -t[SWIMMER]:
                value += min(wet_second, worth)
                wet_second = max(wet_second, worth)
    size = abs(value)
    size = 1000 * size * (t[QUIET_LIMIT] - s[QUIET]) // ((size + 1000) * t[QUIET_LIMIT])
    return size if (value > 0) == (player == 0) else -size
