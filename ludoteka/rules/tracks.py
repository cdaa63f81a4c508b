"""Kernel of the track races.

State  mover; die; thrown: throws of the whole game; at[player * 4 + pawn]: the place on the player's own way, 0 in the
       nest, 1 the start, from lap + 1 on the home column, the goal last; tried: throws for a six, row: sixes in a row.
Move   ROLL; a throw: the number; place | kind << 8: a pawn of that place advances, or pawns enter.
"""

from __future__ import annotations

from ..declare import MAX_PLAYERS, Reason
from ..declare.tracks import ARMS, PAWNS, Finish, Meeting, Six, TrackRace
from .abi import ACTORS, CHANCE, HEADER, PHASE, PLAYERS, PLY, POINTS, TABLES, TURN, Packer, Row, State, Tables, kernel
from .common import end_draw, end_win, random_below
from .racing import ahead

RING, LAP, LAST, ENTERING, SIX_RULE, FINISH, MEETING, LONGEST, WAY, TRIES, MOST_SIXES, URGENT = range(
    TABLES, TABLES + 12
)
SLOTS = 12

MOVER, DIE, THROWN = range(HEADER, HEADER + 3)
AT = HEADER + 3
TRIED = AT + PAWNS * MAX_PLAYERS
ROW = TRIED + 1

READY, FALLING, CHOOSING = range(3)
"""The phases: a throw is due; the die falls; a pawn is chosen."""
ROLL = 0
KIND_SHIFT = 8
PLACE_MASK = (1 << KIND_SHIFT) - 1
ADVANCE, ENTER, ENTER_TWO, ENTER_SIXTH = range(4)
SIXES = tuple(Six)
ONE, TWO, TWO_OR_SIXTH = (SIXES.index(six) for six in (Six.ONE, Six.TWO, Six.TWO_OR_SIXTH))
FINISHES, MEETINGS = tuple(Finish), tuple(Meeting)
BOUNCE, CELLS, LADDER = (FINISHES.index(way) for way in (Finish.BOUNCE, Finish.CELLS, Finish.LADDER))
SHARE, BLOCK, APART, HOLD = range(len(MEETINGS))
GOAL, LIMIT = int(Reason.GOAL), int(Reason.LIMIT)
NOBODY = -1

HORIZON = 6
"""Two throws are played in the head before a position is judged."""
TENTHS, ROUNDS = 10, 1_000
FEAR = 3
"""What may be hit counts half more than the odds say: it also makes others bold. In halves."""


def throws_left(game: TrackRace) -> list[int]:
    """How many throws a pawn that is alone needs from each place of its way to the goal, in tenths.

    The nest counts as the start: while a pawn waits, another one runs.
    """
    last, lap = game.goal, game.lap

    def after(place: int, die: int) -> int:
        if game.finish is Finish.BOUNCE:
            return min(place + die, 2 * last - place - die)
        if game.finish is not Finish.LADDER:
            return place + die if place + die <= last else place
        if place >= lap:
            return place + (die == min(place - lap + 1, 6))
        return place + die if place + die <= lap else place

    mean = [0.0] * (last + 1)
    for _ in range(ROUNDS):
        for place in range(last - 1, 0, -1):
            if game.is_home(place):
                continue
            mean[place] = 1 + sum(mean[after(place, die)] for die in range(1, 7)) / 6
    return [round(TENTHS * throws) for throws in (mean[1], *mean[1:])]


def pack(game: TrackRace) -> Tables:
    packer = Packer(game, SLOTS)
    packer.set(RING, game.ring)
    packer.set(LAP, game.lap)
    packer.set(LAST, game.goal)
    packer.set(ENTERING, sum(1 << number for number in game.entering))
    packer.set(SIX_RULE, SIXES.index(game.six))
    packer.set(FINISH, FINISHES.index(game.finish))
    packer.set(MEETING, MEETINGS.index(game.meeting))
    packer.set(TRIES, game.tries)
    packer.set(MOST_SIXES, game.sixes)
    packer.set(URGENT, game.urgent)
    packer.set(LONGEST, game.longest)
    packer.section(WAY, throws_left(game))
    packer.fixed_field("mover", MOVER, high=game.players - 1)
    packer.fixed_field("die", DIE, high=6)
    packer.fixed_field("thrown", THROWN, high=game.longest)
    packer.fixed_field("at", AT, PAWNS * MAX_PLAYERS, high=game.goal)
    packer.fixed_field("tried", TRIED, high=game.tries - 1)
    packer.fixed_field("row", ROW, high=max(game.sixes - 1, 0))
    return packer.tables(most_moves=8, whole_turns=False)


def start(game: TrackRace, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    return s


# --- the entry points --------------------------------------------------------------------------------------------


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    if s[PHASE] == FALLING:
        for n in range(6):
            out[n] = n + 1
        return 6
    if s[PHASE] == READY:
        out[0] = ROLL
        return 1
    return choices(s, t, out)


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    if s[ACTORS] == 0:
        return -1
    return random_below(rng, 6) + 1 if s[PHASE] == FALLING else -2


@kernel
def play(s: State, t: Row, move: int) -> None:
    s[PLY] += 1
    if s[PHASE] == READY:
        s[PHASE] = FALLING
        s[ACTORS] = CHANCE
    elif s[PHASE] == FALLING:
        s[DIE] = move
        s[THROWN] += 1
        s[PHASE] = CHOOSING
        s[ACTORS] = 1 << s[MOVER]
        if t[MOST_SIXES]:
            s[ROW] = s[ROW] + 1 if move == 6 else 0
        if t[MOST_SIXES] and s[ROW] == t[MOST_SIXES]:
            next_player(s, t)
        elif not can_move(s, t):
            end_throw(s, t, moved=False)
    else:
        run(s, t, move & PLACE_MASK, move >> KIND_SHIFT)


@kernel
def result(s: State, t: Row) -> None:
    """Never needed: somebody can always throw until the game ends."""


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """How far the player is ahead, by the way that all have made."""
    return ahead(progress, s, t, player, t[t[WAY]])


@kernel
def progress(s: State, t: Row, player: int) -> int:
    """The way that the player's pawns have made, less what they stand to lose."""
    total = 0
    for k in range(PAWNS):
        place = s[AT + player * PAWNS + k]
        made = t[t[WAY]] - t[t[WAY] + place]
        total += made
        if 0 < place <= t[LAP]:
            total -= made * FEAR * min(hunters(s, t, player, place), 6) // 12
    return total


@kernel
def hunters(s: State, t: Row, player: int, place: int) -> int:
    """The numbers, of six each, by which others could hit a pawn of the player at their next throw."""
    here, found = cell(t, player, place), 0
    for other in range(t[PLAYERS]):
        if other == player:
            continue
        for k in range(PAWNS):
            at = s[AT + other * PAWNS + k]
            far = (here - cell(t, other, at)) % t[RING]
            found += at > 0 and 0 < far <= 6 and at + far <= t[LAP]
        if in_nest(s, other) and cell(t, other, 1) == here:
            found += 1 + (t[ENTERING] >> 1 & 1)
    return found


# --- places ------------------------------------------------------------------------------------------------------


@kernel
def cell(t: Row, player: int, place: int) -> int:
    """The cell of the ring that a player counts as `place`."""
    return (player * (t[RING] // ARMS) + place - 1) % t[RING]


@kernel
def who_stands(s: State, t: Row, player: int, place: int) -> int:
    """Whose pawn stands where `player` counts `place`; in the home column only his own can."""
    for k in range(PAWNS):
        if s[AT + player * PAWNS + k] == place:
            return player
    if place > t[LAP]:
        return NOBODY
    here = cell(t, player, place)
    for other in range(t[PLAYERS]):
        for k in range(PAWNS):
            at = s[AT + other * PAWNS + k]
            if 0 < at <= t[LAP] and cell(t, other, at) == here:
                return other
    return NOBODY


@kernel
def destination(s: State, t: Row, player: int, place: int, die: int) -> int:
    """Where a pawn comes by a throw, or 0 if it cannot move."""
    to = place + die
    if t[FINISH] != LADDER:
        if to > t[LAST]:
            if t[FINISH] != BOUNCE:
                return 0
            # It may come back to where it stood: that is a move, too.
            to = 2 * t[LAST] - to
        return to if way_is_free(s, t, player, place, to) else 0
    if place >= t[LAP]:
        # Step by step, each by its own number; out by another six.
        needed = min(place - t[LAP] + 1, 6)
        free = place + 1 == t[LAST] or who_stands(s, t, player, place + 1) == NOBODY
        return place + 1 if die == needed and free else 0
    return blocked_way(s, t, player, place, die) if to <= t[LAP] else 0


@kernel
def way_is_free(s: State, t: Row, player: int, place: int, to: int) -> bool:
    """Whether nothing keeps a pawn from going to a place: pairs of others, own pawns there or in the home cells."""
    if t[MEETING] == APART and to <= t[LAP] and who_stands(s, t, player, to) == player:
        return False
    if t[MEETING] == BLOCK:
        for at in range(place + 1, min(to, t[LAP]) + 1):
            if block_stands(s, t, player, at):
                return False
    if t[FINISH] == CELLS:
        for at in range(max(place, t[LAP]) + 1, to + 1):
            if who_stands(s, t, player, at) != NOBODY:
                return False
    return True


@kernel
def block_stands(s: State, t: Row, player: int, place: int) -> bool:
    """Whether two or more pawns of another player stand where `player` counts `place`."""
    here = cell(t, player, place)
    for other in range(t[PLAYERS]):
        count = 0
        for k in range(PAWNS):
            at = s[AT + other * PAWNS + k]
            count += other != player and 0 < at <= t[LAP] and cell(t, other, at) == here
        if count > 1:
            return True
    return False


@kernel
def start_is_open(s: State, t: Row, player: int) -> bool:
    """Whether a pawn of the nest may come to the start."""
    if t[MEETING] == BLOCK:
        return not block_stands(s, t, player, 1)
    return t[MEETING] == SHARE or who_stands(s, t, player, 1) != player


@kernel
def blocked_way(s: State, t: Row, player: int, place: int, die: int) -> int:
    """A pawn in the way is not passed: one stops before it, or hits it by an exact throw if it is another's."""
    for step in range(1, die + 1):
        stands = who_stands(s, t, player, place + step)
        if stands != NOBODY and (step < die or stands == player):
            return place + step - 1 if step > 1 else 0
    return place + die


@kernel
def in_nest(s: State, player: int) -> int:
    count = 0
    for k in range(PAWNS):
        count += s[AT + player * PAWNS + k] == 0
    return count


# --- moves -------------------------------------------------------------------------------------------------------


@kernel
def choices(s: State, t: Row, out: Row) -> int:
    """Every way to use the die: pawns that stand together are one choice."""
    player, die = s[MOVER], s[DIE]
    n = enter_choices(s, t, out)
    if t[URGENT] and in_nest(s, player):
        if n:
            return n
        if who_stands(s, t, player, 1) == player and destination(s, t, player, 1, die) > 0:
            out[0] = 1 | ADVANCE << KIND_SHIFT
            return 1
    for k in range(PAWNS):
        place = s[AT + player * PAWNS + k]
        seen = False
        for other in range(k):
            seen |= s[AT + player * PAWNS + other] == place
        if 0 < place < t[LAST] and not seen and destination(s, t, player, place, die) > 0:
            out[n] = place | ADVANCE << KIND_SHIFT
            n += 1
    return n


@kernel
def enter_choices(s: State, t: Row, out: Row) -> int:
    player, die, waiting = s[MOVER], s[DIE], in_nest(s, s[MOVER])
    if waiting == 0 or t[ENTERING] >> die & 1 == 0:
        return 0
    if die < 6 or t[SIX_RULE] == ONE:
        out[0] = ENTER << KIND_SHIFT
        return 1 if start_is_open(s, t, player) else 0
    n = 0
    if waiting > 1:
        out[n] = ENTER_TWO << KIND_SHIFT
        n += 1
    elif t[SIX_RULE] == TWO:
        out[n] = ENTER << KIND_SHIFT
        n += 1
    if t[SIX_RULE] == TWO_OR_SIXTH:
        out[n] = ENTER_SIXTH << KIND_SHIFT
        n += 1
    return n


@kernel
def can_move(s: State, t: Row) -> bool:
    player, die, waiting = s[MOVER], s[DIE], in_nest(s, s[MOVER])
    if waiting > 0 and t[ENTERING] >> die & 1:
        if start_is_open(s, t, player):
            return True
    for k in range(PAWNS):
        place = s[AT + player * PAWNS + k]
        if 0 < place < t[LAST] and destination(s, t, player, place, die) > 0:
            return True
    return False


@kernel
def move_pawn(s: State, t: Row, player: int, place: int, to: int) -> None:
    """One pawn goes from a place to another; whoever of the others stands there goes back to the nest."""
    k = 0
    while s[AT + player * PAWNS + k] != place:
        k += 1
    s[AT + player * PAWNS + k] = to
    if to == t[LAST] if t[FINISH] != CELLS else place <= t[LAP] < to:
        s[POINTS + player] += 1
    if to > t[LAP]:
        return
    here = cell(t, player, to)
    for other in range(t[PLAYERS]):
        for pawn in range(PAWNS):
            at = s[AT + other * PAWNS + pawn]
            if other != player and 0 < at <= t[LAP] and cell(t, other, at) == here:
                s[AT + other * PAWNS + pawn] = 0


@kernel
def run(s: State, t: Row, place: int, kind: int) -> None:
    player = s[MOVER]
    if kind == ADVANCE:
        move_pawn(s, t, player, place, destination(s, t, player, place, s[DIE]))
    elif kind == ENTER_SIXTH:
        move_pawn(s, t, player, 0, 6)
    else:
        move_pawn(s, t, player, 0, 1)
        if kind == ENTER_TWO:
            move_pawn(s, t, player, 0, 1)
    if s[POINTS + player] == PAWNS:
        s[TURN] += 1
        end_win(s, t, player, GOAL)
    else:
        end_throw(s, t, moved=True)


@kernel
def end_throw(s: State, t: Row, moved: bool) -> None:
    """A six gives another throw; so does the hope for one, where several tries are allowed and nothing could move."""
    if s[DIE] == 6:
        s[TRIED] = 0
        await_throw(s, t)
    elif not moved and s[TRIED] + 1 < t[TRIES] and hopes_for_six(s, t):
        s[TRIED] += 1
        await_throw(s, t)
    else:
        next_player(s, t)


@kernel
def hopes_for_six(s: State, t: Row) -> bool:
    """Whether somebody waits in the nest and no other pawn could move by any number."""
    player = s[MOVER]
    if in_nest(s, player) == 0:
        return False
    for k in range(PAWNS):
        place = s[AT + player * PAWNS + k]
        for die in range(1, 7):
            if 0 < place < t[LAST] and destination(s, t, player, place, die) > 0:
                return False
    return True


@kernel
def next_player(s: State, t: Row) -> None:
    s[TURN] += 1
    s[TRIED] = s[ROW] = 0
    s[MOVER] = (s[MOVER] + 1) % t[PLAYERS]
    await_throw(s, t)


@kernel
def await_throw(s: State, t: Row) -> None:
    s[PHASE] = READY
    s[ACTORS] = 1 << s[MOVER]
    if s[THROWN] == t[LONGEST]:
        end_draw(s, t, LIMIT)
