"""Kernel of zertz.

State  cells[c]: 0 an empty disc, 1 + colour a ball, GONE; pool[3]: balls not yet laid; won[p * 3 + colour]: balls kept;
       kept[p]: 1 + the colour that the player has to lay, where that is the rule; jumper: 1 + the cell of the ball in
       the midst of a series of jumps.
Move   JUMP | from | to << 6; or colour | cell << 2 | disc << 8, disc being NONE when none can be taken away.

A disc can be taken away if it is empty and can be slid out without moving others: two neighbouring places beside it,
one next to the other, have no disc.
"""

from __future__ import annotations

from ..declare import Reason
from ..declare.zertz import COLOURS, Zertz
from .abi import ACTORS, HEADER, PLY, TABLES, TURN, Packer, Row, State, Tables, board_steps
from .common import end_draw, end_win, random_below
from .lean import kernel

POOL, WON, KEPT, JUMPER = HEADER, HEADER + 3, HEADER + 9, HEADER + 11

CELLS, STEPS, OF_EACH, OF_ONE, KEEPS, LONGEST, AT_CELLS, AT_WORK = range(TABLES, TABLES + 8)
SLOTS = 8

WAYS, KINDS = 6, 3
PART = (1 << 6) - 1
NONE = PART
JUMP = 1 << 14
GONE = 4
TACTICAL = True
"""What can be taken must be taken: a series is seen to its end."""
TARGET, LIMIT, NO_MOVES = int(Reason.TARGET), int(Reason.LIMIT), int(Reason.NO_MOVES)


def pack(game: Zertz) -> Tables:
    assert game.board is not None
    n = len(game.board)
    assert n < NONE
    packer = Packer(game, SLOTS)
    packer.fixed_field("pool", POOL, KINDS, high=max(game.pool))
    packer.fixed_field("won", WON, 2 * KINDS, high=max(game.pool))
    packer.fixed_field("kept", KEPT, 2, high=KINDS)
    packer.fixed_field("jumper", JUMPER, high=n)
    packer.set(CELLS, n)
    # Off the board is one more cell, which is gone from the beginning.
    packer.section(STEPS, [n if to < 0 else to for to in board_steps(game)] + [n] * WAYS)
    packer.set(OF_EACH, game.of_each)
    packer.section(OF_ONE, game.of_one)
    packer.set(KEEPS, game.keeps_colour)
    packer.set(LONGEST, game.longest)
    packer.field_at("cells", n, AT_CELLS, high=GONE)
    packer.field_at("beyond", 1, derived=True)
    packer.scratch(2 * n + 2, AT_WORK)
    return packer.tables(most_moves=KINDS * n * n, whole_turns=False)


def start(game: Zertz, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    for colour in range(len(COLOURS)):
        s[POOL + colour] = game.pool[colour]
    derive(s, tables.row)
    return s


@kernel
def derive(s: State, t: Row) -> None:
    s[t[AT_CELLS] + t[CELLS]] = GONE


@kernel
def is_ball(code: int) -> bool:
    return 0 < code < GONE


@kernel
def list_jumps(s: State, t: Row, cell: int, out: Row, n: int) -> int:
    """The jumps of one ball over a neighbour to the empty disc straight behind it."""
    cells = t[AT_CELLS]
    for way in range(WAYS):
        over = t[t[STEPS] + cell * WAYS + way]
        if is_ball(s[cells + over]):
            to = t[t[STEPS] + over * WAYS + way]
            if s[cells + to] == 0:
                out[n] = JUMP | cell | to << 6
                n += 1
    return n


@kernel
def may_lay(s: State, t: Row, colour: int, player: int) -> bool:
    """Whether the player has a ball of this colour to lay: from the pool, or from his own when that is empty."""
    empty = s[POOL] + s[POOL + 1] + s[POOL + 2] == 0
    if empty:
        return s[WON + player * KINDS + colour] > 0
    if s[POOL + colour] == 0:
        return False
    kept = s[KEPT + player] - 1
    return t[KEEPS] == 0 or kept < 0 or kept == colour or s[POOL + kept] == 0


@kernel
def can_leave(s: State, t: Row, disc: int) -> bool:
    """Whether an empty disc can be slid out between two neighbouring gaps."""
    steps, cells = t[STEPS] + disc * WAYS, t[AT_CELLS]
    before = s[cells + t[steps + WAYS - 1]] == GONE
    for way in range(WAYS):
        here = s[cells + t[steps + way]] == GONE
        if here and before:
            return True
        before = here
    return False


@kernel
def list_discs(s: State, t: Row) -> int:
    """The empty discs that can be taken away, in the scratch tail; how many."""
    work = t[AT_WORK]
    count = 0
    for disc in range(t[CELLS]):
        if s[t[AT_CELLS] + disc] == 0 and can_leave(s, t, disc):
            s[work + count] = disc
            count += 1
    return count


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[JUMPER]:
        return list_jumps(s, t, s[JUMPER] - 1, out, 0)
    cells, n = t[AT_CELLS], 0
    for cell in range(t[CELLS]):
        if is_ball(s[cells + cell]):
            n = list_jumps(s, t, cell, out, n)
    if n > 0:
        return n
    discs, work = list_discs(s, t), t[AT_WORK]
    for colour in range(KINDS):
        if may_lay(s, t, colour, s[ACTORS] - 1):
            for cell in range(t[CELLS]):
                if s[cells + cell] == 0:
                    n = list_layings(s, discs, work, colour | cell << 2, cell, out, n)
    return n


@kernel
def list_layings(s: State, discs: int, work: int, laid: int, cell: int, out: Row, n: int) -> int:
    """A ball laid on `cell`, with each disc that can then be taken away; with none if there is none."""
    first = n
    for k in range(discs):
        if s[work + k] != cell:
            out[n] = laid | s[work + k] << 8
            n += 1
    if n == first:
        out[n] = laid | NONE << 8
        n += 1
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """A random move: where balls are laid, colour, cell and disc are drawn one after another."""
    cells, n = t[AT_CELLS], 0
    if s[JUMPER]:
        n = list_jumps(s, t, s[JUMPER] - 1, out, 0)
    else:
        for cell in range(t[CELLS]):
            if is_ball(s[cells + cell]):
                n = list_jumps(s, t, cell, out, n)
    if n > 0:
        return out[random_below(rng, n)]
    for colour in range(KINDS):
        out[n] = colour
        n += may_lay(s, t, colour, s[ACTORS] - 1)
    if n == 0:
        return -1
    colour = out[random_below(rng, n)]
    n = 0
    for cell in range(t[CELLS]):
        out[n] = cell
        n += s[cells + cell] == 0
    if n == 0:
        return -1
    cell = out[random_below(rng, n)]
    n = list_layings(s, list_discs(s, t), t[AT_WORK], colour | cell << 2, cell, out, 0)
    return out[random_below(rng, n)]


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if move & JUMP:
        jump(s, t, move & PART, move >> 6 & PART)
    else:
        lay(s, t, move & 3, move >> 2 & PART, move >> 8 & PART)


@kernel
def jump(s: State, t: Row, origin: int, to: int) -> None:
    """The ball jumped over is kept; the series goes on as long as it can."""
    cells, player = t[AT_CELLS], s[ACTORS] - 1
    for way in range(WAYS):
        over = t[t[STEPS] + origin * WAYS + way]
        if t[t[STEPS] + over * WAYS + way] == to and over != t[CELLS]:
            s[WON + player * KINDS + s[cells + over] - 1] += 1
            s[cells + over] = 0
    s[cells + to] = s[cells + origin]
    s[cells + origin] = 0
    s[JUMPER] = 0
    if has_won(s, t, player):
        s[TURN] += 1
        end_win(s, t, player, TARGET)
    elif can_jump(s, t, to):
        s[JUMPER] = 1 + to
    else:
        end_turn(s, t)


@kernel
def can_jump(s: State, t: Row, cell: int) -> bool:
    cells = t[AT_CELLS]
    for way in range(WAYS):
        over = t[t[STEPS] + cell * WAYS + way]
        if is_ball(s[cells + over]) and s[cells + t[t[STEPS] + over * WAYS + way]] == 0:
            return True
    return False


@kernel
def lay(s: State, t: Row, colour: int, cell: int, disc: int) -> None:
    cells, player = t[AT_CELLS], s[ACTORS] - 1
    if s[POOL] + s[POOL + 1] + s[POOL + 2] > 0:
        s[POOL + colour] -= 1
        s[KEPT + player] = 1 + colour if t[KEEPS] else 0
    else:
        s[WON + player * KINDS + colour] -= 1
    s[cells + cell] = 1 + colour
    if disc != NONE:
        s[cells + disc] = GONE
    win_islands(s, t, player)
    if has_won(s, t, player):
        s[TURN] += 1
        end_win(s, t, player, TARGET)
    else:
        end_turn(s, t)


@kernel
def win_islands(s: State, t: Row, player: int) -> None:
    """Every part of the board whose discs are all occupied is won, balls and discs."""
    cells, n = t[AT_CELLS], t[CELLS]
    seen, work = t[AT_WORK], t[AT_WORK] + n
    for cell in range(n):
        s[seen + cell] = s[cells + cell] == GONE
    for first in range(n):
        if s[seen + first]:
            continue
        s[seen + first] = 1
        s[work] = first
        count, done, free = 1, 0, 0
        while done < count:
            here = s[work + done]
            done += 1
            free += s[cells + here] == 0
            for way in range(WAYS):
                to = t[t[STEPS] + here * WAYS + way]
                if to < n and s[seen + to] == 0:
                    s[seen + to] = 1
                    s[work + count] = to
                    count += 1
        if free == 0:
            for k in range(count):
                s[WON + player * KINDS + s[cells + s[work + k]] - 1] += 1
                s[cells + s[work + k]] = GONE


@kernel
def has_won(s: State, t: Row, player: int) -> bool:
    each = True
    for colour in range(KINDS):
        have = s[WON + player * KINDS + colour]
        if have >= t[t[OF_ONE] + colour]:
            return True
        each &= have >= t[OF_EACH]
    return each


@kernel
def end_turn(s: State, t: Row) -> None:
    s[TURN] += 1
    s[ACTORS] = 3 - s[ACTORS]
    if s[TURN] >= t[LONGEST]:
        end_draw(s, t, LIMIT)


@kernel
def result(s: State, t: Row) -> None:
    """No disc is free, or no ball is left to lay."""
    end_draw(s, t, NO_MOVES)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The balls kept, white ones being worth most."""
    value = 0
    for colour in range(KINDS):
        have = s[WON + player * KINDS + colour] - s[WON + (1 - player) * KINDS + colour]
        value += have * 480 // t[t[OF_ONE] + colour]
    return max(-900, min(900, value))
