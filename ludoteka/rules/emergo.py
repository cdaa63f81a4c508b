"""Kernel of emergo and hexemergo.

State  height[c]: discs on a cell; colours[c]: one bit for each, the lowest disc in bit 0; hand[p]: discs to enter;
       jumper: 1 + the cell of the column that must jump on; last: the way of its last jump. PHASE: FREE, or SERIES in
       the midst of a series. QUIET counts turns without a capture or an entry.
Move   cell | way << 6: the column there steps that way, or jumps if an enemy is next to it; ENTER | cell

Every jump is an action. Of all series only those are legal that take the most discs, so each jump must begin, or go
on with, a longest series. What the capturing column carries does not matter for that: only the tops of the columns
jumped over are taken off while a series is tried, and put on again.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.emergo import Emergo
from .abi import ACTORS, HEADER, PHASE, PLY, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win
from .lean import kernel

HAND, JUMPER, LAST = HEADER, HEADER + 2, HEADER + 3

CELLS, WAYS, STEPS, OPPOSITE, BARRED, QUIET_LIMIT, LONGEST, AT_HEIGHT, AT_COLOURS, AT_TRIAL = range(TABLES, TABLES + 10)
SLOTS = 10

PART = 63
ENTER = 1 << 10
FREE, SERIES = range(2)
NEITHER = -1
NO_MOVES, NO_PIECES = int(Reason.NO_MOVES), int(Reason.NO_PIECES)
NO_PROGRESS, LIMIT = int(Reason.NO_PROGRESS), int(Reason.LIMIT)


def pack(game: Emergo) -> Tables:
    board = game.board
    assert board is not None
    n, all_discs = len(board), 2 * game.discs
    ways = [board.direction(name) for name in game.ways]
    packer = Packer(game, SLOTS)
    packer.fixed_field("hand", HAND, 2, high=game.discs)
    packer.fixed_field("jumper", JUMPER, high=n)
    packer.fixed_field("last", LAST, high=len(ways) - 1)
    packer.set(CELLS, n)
    packer.set(WAYS, len(ways))
    packer.section(STEPS, [board.step(cell, way) for cell in range(n) for way in ways])
    packer.section(OPPOSITE, [ways.index(board.plan.opposite[way]) for way in ways])
    packer.set(BARRED, board.at(game.barred) if game.barred else -1)
    packer.set(QUIET_LIMIT, game.quiet)
    packer.set(LONGEST, game.limit)
    packer.field_at("height", n, AT_HEIGHT, high=all_discs)
    packer.field_at("colours", n, AT_COLOURS, high=(1 << all_discs) - 1)
    packer.scratch(2 * (game.discs + 2), AT_TRIAL)
    return packer.tables(most_moves=max(n, len(ways) * game.discs), whole_turns=False)


def start(game: Emergo, tables: Tables) -> State:
    s, t = tables.blank(), tables.row
    assert game.board is not None
    s[ACTORS] = 1
    for player, cells in enumerate(game.starts):
        found = game.board.all_at(cells)
        s[HAND + player] = game.discs - len(found)
        for cell in found:
            s[t[AT_HEIGHT] + cell], s[t[AT_COLOURS] + cell] = 1, player
    return s


@kernel
def owner(s: State, t: Row, cell: int) -> int:
    """The player whose disc is on top; NEITHER if the cell is empty or off the board."""
    if cell < 0:
        return NEITHER
    high = s[t[AT_HEIGHT] + cell]
    return s[t[AT_COLOURS] + cell] >> (high - 1) & 1 if high else NEITHER


@kernel
def step_of(t: Row, cell: int, way: int) -> int:
    return t[t[STEPS] + cell * t[WAYS] + way]


@kernel
def is_empty(s: State, t: Row, cell: int) -> bool:
    return cell >= 0 and s[t[AT_HEIGHT] + cell] == 0


# --- capturing ----------------------------------------------------------------------------------------------------


@kernel
def can_jump(s: State, t: Row, cell: int, way: int, player: int) -> bool:
    """Whether a column of the player's on `cell` can jump that way."""
    over = step_of(t, cell, way)
    return owner(s, t, over) == 1 - player and is_empty(s, t, step_of(t, over, way))


@kernel
def uncover(s: State, t: Row, cell: int, player: int) -> None:
    """Take the top disc of a column off, or put it on again: `player` is then its colour, otherwise NEITHER."""
    if player == NEITHER:
        s[t[AT_HEIGHT] + cell] -= 1
        s[t[AT_COLOURS] + cell] &= (1 << s[t[AT_HEIGHT] + cell]) - 1
    else:
        s[t[AT_COLOURS] + cell] |= player << s[t[AT_HEIGHT] + cell]
        s[t[AT_HEIGHT] + cell] += 1


@kernel
def longest_from(s: State, t: Row, player: int, cell: int, last: int) -> int:
    """The most jumps with which a column, lifted from the board, can go on from a cell; it may not turn straight back.

    A record for each jump: where the column stands, and the way it tries.
    """
    trial, ways, opposite = t[AT_TRIAL], t[WAYS], t[OPPOSITE]
    depth, best = 0, 0
    s[trial] = cell
    s[trial + 1] = -1
    while depth >= 0:
        at, way = s[trial + 2 * depth], s[trial + 2 * depth + 1]
        if way >= 0:
            uncover(s, t, step_of(t, at, way), 1 - player)
        came = last if depth == 0 else s[trial + 2 * depth - 1]
        way += 1
        while way < ways and (t[opposite + came] == way or not can_jump(s, t, at, way, player)):
            way += 1
        if way == ways:
            depth -= 1
            continue
        s[trial + 2 * depth + 1] = way
        over = step_of(t, at, way)
        uncover(s, t, over, NEITHER)
        depth += 1
        best = max(best, depth)
        s[trial + 2 * depth] = step_of(t, over, way)
        s[trial + 2 * depth + 1] = -1
    return best


@kernel
def series_by(s: State, t: Row, player: int, cell: int, way: int) -> int:
    """The most discs that a series takes which begins with this jump; 0 if it cannot be made."""
    if not can_jump(s, t, cell, way, player):
        return 0
    over, high = step_of(t, cell, way), s[t[AT_HEIGHT] + cell]
    s[t[AT_HEIGHT] + cell] = 0
    uncover(s, t, over, NEITHER)
    found = 1 + longest_from(s, t, player, step_of(t, over, way), way)
    uncover(s, t, over, 1 - player)
    s[t[AT_HEIGHT] + cell] = high
    return found


@kernel
def list_jumps(s: State, t: Row, player: int, out: Row) -> int:
    """The jumps that begin, or go on with, a series that takes the most discs."""
    n, most = 0, 1
    for cell in range(t[CELLS]):
        if owner(s, t, cell) != player or (s[PHASE] == SERIES and cell != s[JUMPER] - 1):
            continue
        for way in range(t[WAYS]):
            if s[PHASE] == SERIES and way == t[t[OPPOSITE] + s[LAST]]:
                continue
            taken = series_by(s, t, player, cell, way)
            if taken > most:
                most = taken
                n = 0
            if taken == most:
                out[n] = cell | way << 6
                n += 1
    return n


@kernel
def attacks(s: State, t: Row, player: int) -> bool:
    """Whether the player could capture something."""
    for cell in range(t[CELLS]):
        if owner(s, t, cell) == player:
            for way in range(t[WAYS]):
                if can_jump(s, t, cell, way, player):
                    return True
    return False


# --- moves --------------------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] - 1
    n = list_jumps(s, t, player, out)
    if n == 0 and s[HAND + player]:
        n = list_entries(s, t, player, out, 1)
        if n == 0:
            n = list_entries(s, t, player, out, 0)
    elif n == 0:
        for cell in range(t[CELLS]):
            if owner(s, t, cell) == player:
                for way in range(t[WAYS]):
                    out[n] = cell | way << 6
                    n += is_empty(s, t, step_of(t, cell, way))
    return n


@kernel
def list_entries(s: State, t: Row, player: int, out: Row, fair: int) -> int:
    """Empty cells; as long as the other attacks nothing, not those on which a disc would force him to capture."""
    n = 0
    free = fair == 0 or attacks(s, t, 1 - player)
    first = player == 0 and s[PLY] == 0
    for cell in range(t[CELLS]):
        if (
            s[t[AT_HEIGHT] + cell] == 0
            and not (first and cell == t[BARRED])
            and (free or not feeds(s, t, cell, player))
        ):
            out[n] = ENTER | cell
            n += 1
    return n


@kernel
def feeds(s: State, t: Row, cell: int, player: int) -> bool:
    """Whether a disc that enters there can be jumped over at once."""
    for way in range(t[WAYS]):
        if owner(s, t, step_of(t, cell, way)) == 1 - player and is_empty(s, t, step_of(t, cell, t[t[OPPOSITE] + way])):
            return True
    return False


@kernel
def play(s: State, t: Row, move: int) -> None:
    player, cell = s[ACTORS] - 1, move & PART
    s[PLY] += 1
    if move & ENTER:
        # When the other has entered all his discs, the rest comes as one column: the shadow.
        discs = s[HAND + player] if s[HAND + 1 - player] == 0 else 1
        s[t[AT_HEIGHT] + cell] = discs
        s[t[AT_COLOURS] + cell] = player * ((1 << discs) - 1)
        s[HAND + player] -= discs
        s[QUIET] = 0
        end_turn(s, t)
        return
    way = move >> 6
    to = step_of(t, cell, way)
    if s[t[AT_HEIGHT] + to] == 0:
        march(s, t, cell, to)
        end_turn(s, t)
        return
    beyond = step_of(t, to, way)
    uncover(s, t, to, NEITHER)
    s[t[AT_COLOURS] + cell] = s[t[AT_COLOURS] + cell] << 1 | (1 - player)
    s[t[AT_HEIGHT] + cell] += 1
    march(s, t, cell, beyond)
    s[QUIET] = 0
    for onward in range(t[WAYS]):
        if onward != t[t[OPPOSITE] + way] and can_jump(s, t, beyond, onward, player):
            s[PHASE] = SERIES
            s[JUMPER] = beyond + 1
            s[LAST] = way
            return
    end_turn(s, t)


@kernel
def march(s: State, t: Row, cell: int, to: int) -> None:
    s[t[AT_HEIGHT] + to] = s[t[AT_HEIGHT] + cell]
    s[t[AT_COLOURS] + to] = s[t[AT_COLOURS] + cell]
    s[t[AT_HEIGHT] + cell] = 0
    s[t[AT_COLOURS] + cell] = 0


@kernel
def end_turn(s: State, t: Row) -> None:
    s[PHASE] = FREE
    s[JUMPER] = 0
    s[LAST] = 0
    s[QUIET] += 1
    s[TURN] += 1
    s[ACTORS] = 3 - s[ACTORS]
    if s[QUIET] >= t[QUIET_LIMIT]:
        end_draw(s, t, NO_PROGRESS)
    elif s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """Who commands no column, or none that can move, has lost."""
    player, columns = s[ACTORS] - 1, 0
    for cell in range(t[CELLS]):
        columns += owner(s, t, cell) == player
    end_win(s, t, 1 - player, NO_MOVES if columns else NO_PIECES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """Columns by their tops: own discs on top of enemies guard their prisoners; what is held below counts too."""
    ahead = 20 * (s[HAND + player] - s[HAND + 1 - player])
    for cell in range(t[CELLS]):
        high, whose = s[t[AT_HEIGHT] + cell], owner(s, t, cell)
        if whose == NEITHER:
            continue
        cover = 0
        while cover < high and s[t[AT_COLOURS] + cell] >> (high - 1 - cover) & 1 == whose:
            cover += 1
        worth = 20 + 12 * (cover - 1) + 15 * (high - cover)
        ahead += worth if whose == player else -worth
    return min(900, max(-900, 2 * ahead))
