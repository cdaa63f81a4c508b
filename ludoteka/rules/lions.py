"""Kernel of the large shogi games with lions.

State  cells[c]: 0 empty, kind + 1 for the first player's pieces, -(kind + 1) for the second's; avenged: 1 + the cell
       where the last move captured a lion with another piece, 0 if none did; QUIET: moves since a capture or promotion.
Move   from | to << 8 | via << 16 | promotes << 24; via NOWHERE: one step or leap. A piece with two steps may return to
       where it was: with via it has captured there, without it has only passed.

A lion's first step to an empty cell and its second one lead nowhere that a leap does not: only first steps that capture
are listed as via.
"""

from __future__ import annotations

from ..boards.square import OFFSETS
from ..declare import Reason
from ..declare.betza import Way
from ..declare.lions import LionShogi, Promoting
from .abi import ACTORS, HEADER, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

CELL = 255
NOWHERE = 255
TO, VIA, PROMOTES = 8, 16, 24

AVENGED = HEADER

SLOTS = 19
(
    WIDTH,
    HEIGHT,
    CELLS,
    WAYS_OF,
    STINGS_OF,
    RING,
    INTO,
    ROYAL,
    LION,
    PAWN,
    SLIGHT,
    ZONE_ROWS,
    STRICT,
    PROTECTED,
    VALUES,
    QUIET_LIMIT,
    LONGEST,
    AT_CELLS,
    SPARE,
) = range(TABLES, TABLES + SLOTS)

CAPTURED = int(Reason.CAPTURED)
NO_MOVES = int(Reason.NO_MOVES)
NO_PROGRESS = int(Reason.NO_PROGRESS)
TOO_LONG = int(Reason.LIMIT)

ROWS = 30
"""Rows that are worth a pawn."""
MOST_OF_A_LION = 160
"""Leaps, steps, and eight first captures with eight second steps each."""


# --- the declaration as tables -----------------------------------------------------------------------------------


def pack(game: LionShogi) -> Tables:
    board = game.squares
    n, kinds = len(board), len(game.pieces)
    packer = Packer(game, SLOTS)
    packer.fixed_field("avenged", AVENGED, high=n if game.lions_protected else 0)
    packer.set(WIDTH, board.width)
    packer.set(HEIGHT, board.height)
    packer.set(CELLS, n)
    _pack_ways(packer, WAYS_OF, [game.ways(piece.moves) for piece in game.pieces])
    _pack_ways(packer, STINGS_OF, [game.ways(game.stings.get(letter, "")) for letter in game.letters])
    packer.section(RING, [step for offset in OFFSETS for step in offset])
    packer.section(INTO, [game.kind(game.into[x]) if x in game.into else -1 for x in game.letters])
    for slot, letters in ((ROYAL, game.royals), (LION, game.lions), (PAWN, game.pawns), (SLIGHT, game.slight)):
        packer.section(slot, [letter in letters for letter in game.letters])
    packer.set(ZONE_ROWS, game.rows)
    packer.set(STRICT, game.promoting is Promoting.STRICT)
    packer.set(PROTECTED, game.lions_protected)
    packer.section(VALUES, [game.worth.get(letter, 0) for letter in game.letters])
    packer.set(QUIET_LIMIT, game.quiet_limit)
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, low=-kinds, high=kinds)
    men = sum(side == 0 for _, side, _ in game.placed)
    reach = 2 * (board.width + board.height) * 2
    return packer.tables(most_moves=men * max(reach, MOST_OF_A_LION))


def _pack_ways(packer: Packer, slot: int, kinds: list[tuple[Way, ...]]) -> None:
    """For each kind where its list begins: the number of ways, then each: to the right, forward, how often."""
    index = []
    for ways in kinds:
        values = [value for way in ways for value in (*way.path[-1], way.repeat)]
        index.append(packer.section(SPARE, [len(ways), *values]))
    packer.section(slot, index)


def start(game: LionShogi, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    at = tables.field("cells").at
    for cell, side, kind in game.placed:
        s[at + cell] = (kind + 1) * (1 - 2 * side)
    return s


# --- where pieces go -----------------------------------------------------------------------------------------------


@kernel
def shifted(t: Row, cell: int, right: int, up: int) -> int:
    """The cell so far away, or -1 off the board."""
    file, rank = cell % t[WIDTH] + right, cell // t[WIDTH] + up
    if 0 <= file < t[WIDTH] and 0 <= rank < t[HEIGHT]:
        return rank * t[WIDTH] + file
    return -1


@kernel
def in_zone(t: Row, cell: int, me: int) -> bool:
    rank = cell // t[WIDTH]
    return rank >= t[HEIGHT] - t[ZONE_ROWS] if me == 0 else rank < t[ZONE_ROWS]


@kernel
def may_promote(s: State, t: Row, me: int, kind: int, origin: int, to: int) -> bool:
    """Whether a piece that can be promoted may be by this move."""
    began, ends = in_zone(t, origin, me), in_zone(t, to, me)
    if not t[STRICT]:
        return began or ends
    if not began:
        return ends
    if t[t[PAWN] + kind]:
        return to // t[WIDTH] == (t[HEIGHT] - 1 if me == 0 else 0)
    return s[t[AT_CELLS] + to] != 0


@kernel
def plain_moves(s: State, t: Row, me: int, cell: int, kind: int, out: Row, n: int) -> int:
    """Write the moves of a piece by its ways, with and without promotion."""
    sign = 1 - 2 * me
    at = t[t[WAYS_OF] + kind]
    for way in range(t[at]):
        right, up, repeat = t[at + 1 + 3 * way] * sign, t[at + 2 + 3 * way] * sign, t[at + 3 + 3 * way]
        to = cell
        for _ in range(repeat):
            to = shifted(t, to, right, up)
            if to < 0:
                break
            there = s[t[AT_CELLS] + to] * sign
            if there > 0:
                break
            if there == 0 or may_take(s, t, me, kind, cell, NOWHERE, to):
                out[n] = cell | to << TO | NOWHERE << VIA
                n += 1
                if t[t[INTO] + kind] >= 0 and may_promote(s, t, me, kind, cell, to):
                    out[n] = out[n - 1] | 1 << PROMOTES
                    n += 1
            if there < 0:
                break
    return n


@kernel
def second_steps(s: State, t: Row, me: int, cell: int, kind: int, first: int, out: Row, n: int) -> int:
    """Write the second steps of a lion that has captured on `first`, in all directions, back to its cell too."""
    sign = 1 - 2 * me
    for way in range(8):
        to = shifted(t, first, t[t[RING] + 2 * way], t[t[RING] + 2 * way + 1])
        if to >= 0 and (to == cell or s[t[AT_CELLS] + to] * sign <= 0):
            if to == cell or may_take(s, t, me, kind, cell, first, to):
                out[n] = cell | to << TO | first << VIA
                n += 1
    return n


@kernel
def lion_moves(s: State, t: Row, me: int, cell: int, kind: int, out: Row, n: int) -> int:
    """Write the steps, leaps and double moves of a lion, and its pass."""
    sign = 1 - 2 * me
    idle = False
    for up in range(-2, 3):
        for right in range(-2, 3):
            to = shifted(t, cell, right, up)
            if to < 0 or to == cell:
                continue
            there = s[t[AT_CELLS] + to] * sign
            near = max(abs(right), abs(up)) == 1
            idle = idle or (near and there == 0)
            if there == 0 or (there < 0 and may_take(s, t, me, kind, cell, NOWHERE, to)):
                out[n] = cell | to << TO | NOWHERE << VIA
                n += 1
            if near and there < 0:
                n = second_steps(s, t, me, cell, kind, to, out, n)
    if idle:
        out[n] = cell | cell << TO | NOWHERE << VIA
        n += 1
    return n


@kernel
def sting_moves(s: State, t: Row, me: int, cell: int, kind: int, out: Row, n: int) -> int:
    """Write the same along the straight lines of a falcon or an eagle."""
    sign = 1 - 2 * me
    at = t[t[STINGS_OF] + kind]
    idle = False
    for way in range(t[at]):
        right, up = t[at + 1 + 3 * way] * sign, t[at + 2 + 3 * way] * sign
        first = shifted(t, cell, right, up)
        if first < 0:
            continue
        second = shifted(t, cell, 2 * right, 2 * up)
        near = s[t[AT_CELLS] + first] * sign
        idle = idle or near == 0
        if near == 0 or (near < 0 and may_take(s, t, me, kind, cell, NOWHERE, first)):
            out[n] = cell | first << TO | NOWHERE << VIA
            n += 1
            if near < 0:
                out[n] = cell | cell << TO | first << VIA
                n += 1
        if second >= 0 and s[t[AT_CELLS] + second] * sign <= 0:
            if may_take(s, t, me, kind, cell, NOWHERE, second):
                out[n] = cell | second << TO | NOWHERE << VIA
                n += 1
            if near < 0 and may_take(s, t, me, kind, cell, first, second):
                out[n] = cell | second << TO | first << VIA
                n += 1
    if idle:
        out[n] = cell | cell << TO | NOWHERE << VIA
        n += 1
    return n


@kernel
def piece_moves(s: State, t: Row, me: int, cell: int, out: Row, n: int) -> int:
    kind = s[t[AT_CELLS] + cell] * (1 - 2 * me) - 1
    if t[t[LION] + kind]:
        return lion_moves(s, t, me, cell, kind, out, n)
    n = plain_moves(s, t, me, cell, kind, out, n)
    return sting_moves(s, t, me, cell, kind, out, n) if t[t[t[STINGS_OF] + kind]] else n


# --- the protection of lions -----------------------------------------------------------------------------------------


@kernel
def is_lion(s: State, t: Row, cell: int) -> bool:
    code = abs(s[t[AT_CELLS] + cell])
    return code > 0 and t[t[LION] + code - 1] != 0


@kernel
def may_take(s: State, t: Row, me: int, kind: int, cell: int, via: int, to: int) -> bool:
    """Whether the rules that protect lions allow this capture."""
    if not t[PROTECTED]:
        return True
    takes_here = is_lion(s, t, to) and s[t[AT_CELLS] + to] * (1 - 2 * me) < 0
    takes_first = via != NOWHERE and is_lion(s, t, via)
    if not takes_here and not takes_first:
        return True
    richly = takes_here and via != NOWHERE and not t[t[SLIGHT] + abs(s[t[AT_CELLS] + via]) - 1]
    if richly:
        return True
    if t[t[LION] + kind]:
        return not takes_here or near(t, cell, to) or not guarded_after(s, t, me, cell, via, to)
    if s[AVENGED] == 0:
        return True
    return not (takes_here and s[AVENGED] != to + 1) and not (takes_first and s[AVENGED] != via + 1)


@kernel
def near(t: Row, one: int, other: int) -> bool:
    width = t[WIDTH]
    return abs(one % width - other % width) <= 1 and abs(one // width - other // width) <= 1


@kernel
def guarded_after(s: State, t: Row, me: int, cell: int, via: int, to: int) -> bool:
    """Whether the enemy could recapture on `to`: the move is tried and taken back."""
    cells = t[AT_CELLS]
    mover, taken = s[cells + cell], s[cells + to]
    first = 0
    if via != NOWHERE:
        first = s[cells + via]
        s[cells + via] = 0
    s[cells + cell] = 0
    s[cells + to] = mover
    found = False
    for at in range(t[CELLS]):
        if s[cells + at] * (1 - 2 * me) < 0 and strikes(s, t, 1 - me, at, to):
            found = True
            break
    s[cells + to] = taken
    s[cells + cell] = mover
    if via != NOWHERE:
        s[cells + via] = first
    return found


@kernel
def strikes(s: State, t: Row, me: int, cell: int, target: int) -> bool:
    """Whether the piece on the cell could capture on the target, but for the protection of lions."""
    sign = 1 - 2 * me
    kind = s[t[AT_CELLS] + cell] * sign - 1
    width = t[WIDTH]
    if t[t[LION] + kind]:
        return abs(cell % width - target % width) <= 2 and abs(cell // width - target // width) <= 2
    at = t[t[WAYS_OF] + kind]
    for way in range(t[at]):
        to = cell
        for _ in range(t[at + 3 + 3 * way]):
            to = shifted(t, to, t[at + 1 + 3 * way] * sign, t[at + 2 + 3 * way] * sign)
            if to == target:
                return True
            if to < 0 or s[t[AT_CELLS] + to] != 0:
                break
    at = t[t[STINGS_OF] + kind]
    for way in range(t[at]):
        right, up = t[at + 1 + 3 * way] * sign, t[at + 2 + 3 * way] * sign
        if target == shifted(t, cell, right, up) or target == shifted(t, cell, 2 * right, 2 * up):
            return True
    return False


# --- the game --------------------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    me = s[ACTORS] - 1
    n = 0
    for cell in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] * (1 - 2 * me) > 0:
            n = piece_moves(s, t, me, cell, out, n)
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A move of the first piece that has one, from a random cell on."""
    me = s[ACTORS] - 1
    cell = random_below(rng, t[CELLS])
    for _ in range(t[CELLS]):
        if s[t[AT_CELLS] + cell] * (1 - 2 * me) > 0:
            n = piece_moves(s, t, me, cell, out, 0)
            if n > 0:
                return out[random_below(rng, n)]
        cell = cell + 1 if cell + 1 < t[CELLS] else 0
    return -1


@kernel
def royals(s: State, t: Row, sign: int) -> int:
    n = 0
    for at in range(t[AT_CELLS], t[AT_CELLS] + t[CELLS]):
        code = s[at] * sign
        n += code > 0 and t[t[ROYAL] + code - 1] != 0
    return n


@kernel
def play(s: State, t: Row, move: int) -> None:
    me = s[ACTORS] - 1
    sign = 1 - 2 * me
    cells = t[AT_CELLS]
    origin, to, via = move & CELL, move >> TO & CELL, move >> VIA & CELL
    kind = s[cells + origin] * sign - 1
    taken = via != NOWHERE or (to != origin and s[cells + to] != 0)
    revenge = 0
    if not t[t[LION] + kind] and t[PROTECTED]:
        if via != NOWHERE and is_lion(s, t, via):
            revenge = via + 1
        if to != origin and is_lion(s, t, to):
            revenge = to + 1
    if via != NOWHERE:
        s[cells + via] = 0
    s[cells + origin] = 0
    s[cells + to] = ((t[t[INTO] + kind] if move >> PROMOTES else kind) + 1) * sign
    s[AVENGED] = revenge
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - me
    s[QUIET] = 0 if taken or move >> PROMOTES else s[QUIET] + 1
    if taken and royals(s, t, -sign) == 0:
        end_win(s, t, me, CAPTURED)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)
    elif s[PLY] >= t[LONGEST]:
        end_draw(s, t, TOO_LONG)


@kernel
def result(s: State, t: Row) -> None:
    """The player to act has no move, and has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """What the pieces are worth, and a little for each row that they have gone forward; the royal ones stay behind."""
    value = 0
    for cell in range(t[CELLS]):
        code = s[t[AT_CELLS] + cell]
        if code != 0:
            kind, rank = abs(code) - 1, cell // t[WIDTH]
            gone = rank if code > 0 else t[HEIGHT] - 1 - rank
            worth = ROWS * t[t[VALUES] + kind] + (-gone if t[t[ROYAL] + kind] else gone)
            value += worth if code > 0 else -worth
    value *= 1 - 2 * player
    return 1000 * value // (abs(value) + 60 * ROWS)
