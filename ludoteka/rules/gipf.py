"""Kernel of gipf.

State  cells[c]: 0 empty, 1 + player a single piece, 3 + player a double one; hand[p]: discs; prison[p]: enemy discs;
       plain[p]: 1 once the player may enter no more doubles; mover: who entered a piece last; stage: 0 while he takes
       his rows, 1 while the other takes his; row: 1 + the line that comes off; due: its places, as bits, with doubles
       still to be decided; stays: lines, as bits, whose doubles he has kept together in this stage. PHASE: ENTERING,
       ROWS (choose one), DOUBLES (lift or keep). QUIET counts entries.
Move   entry | double << 6; ROW | line; LIFT | cell; KEEP | cell; LEAVE a row of doubles where it is

A line is a straight row of points from edge to edge; entry 2 * line + end comes in at that end of it.
"""

from __future__ import annotations

from ..boards import HexHexagon
from ..declare import Reason
from ..declare.gipf import Gipf
from .abi import ACTORS, HEADER, PHASE, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

HAND, PRISON, PLAIN, MOVER, STAGE, LINE, DUE, STAYS = (
    HEADER, HEADER + 2, HEADER + 4, HEADER + 6, HEADER + 7, HEADER + 8, HEADER + 9, HEADER + 10,
)  # fmt: skip

CELLS, LINES, LONGEST, ENTRIES, QUIET_LIMIT, AT_CELLS, BASIC = range(TABLES, TABLES + 7)
SLOTS = 7

ROW, LIFT, KEEP, LEAVE = 1 << 8, 1 << 9, 1 << 10, 1 << 11
PART = 63
ENTERING, ROWS, DOUBLES = range(3)
DOUBLE = 3
FOUR = 4
NO_ROW, OPTIONAL, FORCED = range(3)
NO_PIECES, NO_MOVES, CAPTURED = int(Reason.NO_PIECES), int(Reason.NO_MOVES), int(Reason.CAPTURED)
NO_PROGRESS = int(Reason.NO_PROGRESS)


def lines_of(board: HexHexagon) -> list[tuple[int, ...]]:
    """Every straight row from edge to edge."""
    return [
        (cell, *board.ray(cell, way))
        for way in range(3)
        for cell in range(len(board))
        if board.step(cell, board.plan.opposite[way]) < 0 and board.step(cell, way) >= 0
    ]


def pack(game: Gipf) -> Tables:
    board = game.board
    assert isinstance(board, HexHexagon)
    lines = lines_of(board)
    longest, n = max(map(len, lines)), len(board)
    assert 2 * len(lines) <= PART
    assert n <= PART
    packer = Packer(game, SLOTS)
    packer.fixed_field("hand", HAND, 2, high=game.discs)
    packer.fixed_field("prison", PRISON, 2, high=game.discs)
    packer.fixed_field("plain", PLAIN, 2, high=1)
    packer.fixed_field("mover", MOVER, high=1)
    packer.fixed_field("stage", STAGE, high=1)
    packer.fixed_field("row", LINE, high=len(lines))
    packer.fixed_field("due", DUE, high=(1 << longest) - 1)
    packer.fixed_field("stays", STAYS, high=(1 << len(lines)) - 1)
    packer.set(CELLS, n)
    packer.set(LINES, len(lines))
    packer.set(LONGEST, longest)
    both = [way for line in lines for way in (line, line[::-1])]
    packer.section(ENTRIES, [cell for way in both for cell in [*way, *[-1] * longest][:longest]])
    packer.set(QUIET_LIMIT, game.quiet)
    packer.set(BASIC, any(game.singles))
    packer.field_at("cells", n, AT_CELLS, high=4)
    return packer.tables(most_moves=4 * len(lines), whole_turns=False)


def start(game: Gipf, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for player, cells in enumerate(game.doubles):
        found = game.board.all_at(cells)
        s[HAND + player] = game.discs - 2 * len(found)
        s[PLAIN + player] = int(bool(found))
        for cell in found:
            s[t[AT_CELLS] + cell] = DOUBLE + player
    for player, cells in enumerate(game.singles):
        found = game.board.all_at(cells)
        s[HAND + player] -= len(found)
        s[PLAIN + player] |= int(bool(found))
        for cell in found:
            s[t[AT_CELLS] + cell] = 1 + player
    return s


# --- rows ---------------------------------------------------------------------------------------------------------


@kernel
def at_line(s: State, t: Row, line: int, place: int) -> int:
    """What stands on a place of a line; 0 beyond its end too."""
    if place < 0 or place >= t[LONGEST]:
        return 0
    cell = t[t[ENTRIES] + 2 * line * t[LONGEST] + place]
    return s[t[AT_CELLS] + cell] if cell >= 0 else 0


@kernel
def run_of(s: State, t: Row, line: int, player: int) -> int:
    """Four or more pieces of the player in a row: the first place | the place after the last << 4; 0: none."""
    first = 0
    for place in range(t[LONGEST] + 1):
        code = at_line(s, t, line, place)
        if code == 0 or (code - 1) & 1 != player:
            if place - first >= FOUR:
                return first | place << 4
            first = place + 1
    return 0


@kernel
def row_kind(s: State, t: Row, line: int, player: int) -> int:
    """Whether a row must come off; one of doubles only may stay, and is not asked about again once it was to stay."""
    run = run_of(s, t, line, player)
    if run == 0 or s[STAYS] >> line & 1:
        return NO_ROW
    for place in range(run & 15, run >> 4):
        if at_line(s, t, line, place) < DOUBLE:
            return FORCED
    return OPTIONAL


@kernel
def count_rows(s: State, t: Row, player: int, kind: int) -> int:
    found = 0
    for line in range(t[LINES]):
        found += row_kind(s, t, line, player) == kind
    return found


@kernel
def doubles(s: State, t: Row, player: int) -> int:
    found = 0
    for cell in range(t[CELLS]):
        found += s[t[AT_CELLS] + cell] == DOUBLE + player
    return found


# --- moves --------------------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    if s[PHASE] == ENTERING:
        return list_entries(s, t, player, out)
    if s[PHASE] == DOUBLES:
        cell = due_cell(s, t)
        out[0] = LIFT | cell
        out[1] = KEEP | cell
        return 2
    n, forced = 0, 0
    for line in range(t[LINES]):
        kind = row_kind(s, t, line, player)
        forced += kind == FORCED
        out[n] = ROW | line
        n += kind != NO_ROW
    if forced == 0:
        out[n] = LEAVE
        n += 1
    return n


@kernel
def list_entries(s: State, t: Row, player: int, out: Row) -> int:
    """Where the edge is free the direction does not matter; otherwise every line with a gap is an entry."""
    n, must = 0, not t[BASIC] and doubles(s, t, player) == 0
    single = s[HAND + player] >= 1 and not must
    double = s[HAND + player] >= 2 and s[PLAIN + player] == 0
    for entry in range(2 * t[LINES]):
        if not is_entry(s, t, entry):
            continue
        if single:
            out[n] = entry
            n += 1
        if double:
            out[n] = entry | 1 << 6
            n += 1
    return n


@kernel
def is_entry(s: State, t: Row, entry: int) -> bool:
    way = t[ENTRIES] + entry * t[LONGEST]
    if s[t[AT_CELLS] + t[way]] == 0:
        for other in range(entry):
            if t[t[ENTRIES] + other * t[LONGEST]] == t[way]:
                return False
        return True
    for place in range(t[LONGEST]):
        if t[way + place] >= 0 and s[t[AT_CELLS] + t[way + place]] == 0:
            return True
    return False


@kernel
def due_cell(s: State, t: Row) -> int:
    """The double piece to be decided next."""
    place = 0
    while s[DUE] >> place & 1 == 0:
        place += 1
    return t[t[ENTRIES] + 2 * (s[LINE] - 1) * t[LONGEST] + place]


# --- playing ------------------------------------------------------------------------------------------------------


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] - 1
    s[PLY] += 1
    if s[PHASE] == ENTERING:
        enter(s, t, player, move & PART, move >> 6)
        resolve(s, t)
    elif move == LEAVE:
        begin_second_stage(s)
        resolve(s, t)
    elif move & ROW:
        take_row(s, t, player, move & PART)
    else:
        s[DUE] &= s[DUE] - 1
        if move & LIFT:
            lift(s, t, player, move & PART)
        after_lifting(s, t, player)


@kernel
def enter(s: State, t: Row, player: int, entry: int, double: int) -> None:
    """Push: everything up to the first gap moves on by one."""
    way = t[ENTRIES] + entry * t[LONGEST]
    code = (DOUBLE if double else 1) + player
    place = 0
    while code:
        cell = t[AT_CELLS] + t[way + place]
        pushed = s[cell]
        s[cell] = code
        code = pushed
        place += 1
    s[HAND + player] -= 2 if double else 1
    if double == 0:
        s[PLAIN + player] = 1
    s[MOVER] = player
    s[STAGE] = s[STAYS] = 0
    s[QUIET] += 1


@kernel
def lift(s: State, t: Row, player: int, cell: int) -> None:
    """A piece comes off: back to its owner's hand, or into prison if it is not the taker's own."""
    code = s[t[AT_CELLS] + cell]
    discs = 2 if code >= DOUBLE else 1
    s[t[AT_CELLS] + cell] = 0
    if (code - 1) & 1 == player:
        s[HAND + player] += discs
    else:
        s[PRISON + player] += discs
        s[QUIET] = 0


@kernel
def take_row(s: State, t: Row, player: int, line: int) -> None:
    """The row and all that adjoins it in the line: single pieces at once; the doubles are decided one by one."""
    run = run_of(s, t, line, player)
    first, end = run & 15, run >> 4
    while at_line(s, t, line, first - 1):
        first -= 1
    while at_line(s, t, line, end):
        end += 1
    s[LINE] = line + 1
    s[DUE] = 0
    for place in range(first, end):
        if at_line(s, t, line, place) < DOUBLE:
            lift(s, t, player, t[t[ENTRIES] + 2 * line * t[LONGEST] + place])
        else:
            s[DUE] |= 1 << place
    after_lifting(s, t, player)


@kernel
def after_lifting(s: State, t: Row, player: int) -> None:
    """Go on with the doubles of the row, then with the next row; without doubles the game is lost. A row comes off as
    a whole: who lifts his own last double may still win by lifting the other's with it."""
    if t[BASIC]:
        s[LINE] = 0
        resolve(s, t)
    elif doubles(s, t, 1 - player) == 0:
        s[TURN] += 1
        end_win(s, t, player, CAPTURED)
    elif s[DUE]:
        s[PHASE] = DOUBLES
    elif doubles(s, t, player) == 0:
        s[TURN] += 1
        end_win(s, t, 1 - player, CAPTURED)
    else:
        if row_kind(s, t, s[LINE] - 1, player) == OPTIONAL:
            s[STAYS] |= 1 << s[LINE] - 1
        s[LINE] = 0
        resolve(s, t)


@kernel
def begin_second_stage(s: State) -> None:
    """Now the other takes his rows."""
    s[STAGE] = 1
    s[STAYS] = 0


@kernel
def resolve(s: State, t: Row) -> None:
    """First the rows of the player who entered a piece, then those of the other; then the other enters one."""
    mover = s[MOVER]
    if s[STAGE] == 0:
        if count_rows(s, t, mover, FORCED) + count_rows(s, t, mover, OPTIONAL):
            s[PHASE] = ROWS
            s[ACTORS] = 1 + mover
            return
        begin_second_stage(s)
    if count_rows(s, t, 1 - mover, FORCED):
        s[PHASE] = ROWS
        s[ACTORS] = 2 - mover
        return
    s[PHASE] = ENTERING
    s[STAGE] = s[STAYS] = 0
    s[TURN] += 1
    s[ACTORS] = 2 - mover
    if s[HAND + 1 - mover] == 0:
        end_win(s, t, mover, NO_PIECES)
    elif s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)


@kernel
def result(s: State, t: Row) -> None:
    """Who cannot enter anything has lost."""
    end_win(s, t, 2 - s[ACTORS], NO_MOVES)


@kernel
def lined_up(s: State, t: Row, player: int) -> int:
    """Runs of two and three of the player's pieces: a row of four is the only way to take anything."""
    worth = 0
    for line in range(t[LINES]):
        run = 0
        for place in range(t[LONGEST] + 1):
            code = at_line(s, t, line, place)
            if code and (code - 1) & 1 == player:
                run += 1
            else:
                worth += max(run - 1, 0) * run
                run = 0
    return worth


@kernel
def standing(s: State, t: Row, player: int) -> int:
    """How a player stands: discs taken, pieces in rows, doubles (beyond three they only use up discs), and the hand,
    which must not run out."""
    hand = s[HAND + player]
    short = max(5 - hand, 0)
    worth = 30 * s[PRISON + player] + 15 * hand - 10 * short * short
    return worth + 50 * min(doubles(s, t, player), 3) + 2 * lined_up(s, t, player)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    return min(900, max(-900, standing(s, t, player) - standing(s, t, 1 - player)))
