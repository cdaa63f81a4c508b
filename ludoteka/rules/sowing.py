"""Kernel of the sowing games.

State  pits[k]: seeds, the first player's pits before the second's, in the order of sowing; POINTS: what each player has
       captured; seen[i]: the positions since the last capture, the last one at QUIET, as sums of the weights that their
       seeds have in their pits, less the sum at the beginning.
Move   pit.
"""

from __future__ import annotations

import random
from itertools import accumulate

from ..boards import Pits
from ..declare import Reason
from ..declare.sowing import GrandSlam, Sowing
from .abi import ACTORS, HEADER, PLY, POINTS, QUIET, TABLES, TURN, Packer, Row, State, Tables
from .common import end_draw, end_win, random_below
from .lean import kernel

PITS = HEADER

SLOTS = 12
(
    RING,
    PER_ROW,
    TOTAL,
    TAKES,
    AT_HOME,
    MUST_FEED,
    SLAM,
    LIMITS,
    WEIGHTS,
    SUMS,
    CHOICES,
    AT_SEEN,
) = range(TABLES, TABLES + SLOTS)

WEIGHT_BITS = 50
"""Sums of so large random weights differ for different positions, all but surely."""

COUNT = int(Reason.COUNT)
MAJORITY = int(Reason.MAJORITY)
REPEATED = int(Reason.REPETITION)
NO_PROGRESS = int(Reason.NO_PROGRESS)


# --- the declaration as tables -----------------------------------------------------------------------------------


def pack(game: Sowing) -> Tables:
    assert isinstance(game.board, Pits)
    ring = 2 * game.board.per_row
    total = ring * game.seeds
    chooser = random.Random(ring)
    packer = Packer(game, SLOTS)
    packer.fixed_field("pits", PITS, ring, high=total)
    packer.set(RING, ring)
    packer.set(PER_ROW, game.board.per_row)
    packer.set(TOTAL, total)
    packer.section(TAKES, [count in game.captures for count in range(total + 1)])
    packer.set(AT_HOME, game.captures_at_home)
    packer.set(MUST_FEED, game.must_feed)
    packer.set(SLAM, game.grand_slam is GrandSlam.TAKES)
    packer.section(LIMITS, [game.repetition, game.quiet_limit])
    weights = [chooser.getrandbits(WEIGHT_BITS) for _ in range(ring)]
    packer.section(WEIGHTS, weights)
    packer.section(SUMS, accumulate(weights + weights, initial=0))
    packer.section(CHOICES, choices(game.board.per_row))
    most = total << WEIGHT_BITS
    packer.field_at("seen", game.quiet_limit + 1, AT_SEEN, low=-most, high=most)
    return packer.tables(most_moves=game.board.per_row)


def choices(pits: int) -> list[int]:
    """For every set of pits, as bits: how many there are, and which."""
    found = []
    for bits in range(1 << pits):
        chosen = [pit for pit in range(pits) if bits >> pit & 1]
        found += [len(chosen), *chosen, *[0] * (pits - len(chosen))]
    return found


def start(game: Sowing, tables: Tables) -> State:
    s = tables.blank()
    s[ACTORS] = 1
    ring = int(tables.row[RING])
    s[PITS : PITS + ring] = game.seeds
    return s


# --- the rules -----------------------------------------------------------------------------------------------------


@kernel
def seeds_of(s: State, t: Row, player: int) -> int:
    """What lies on a player's side."""
    n = 0
    for pit in range(player * t[PER_ROW], (player + 1) * t[PER_ROW]):
        n += s[PITS + pit]
    return n


@kernel
def filled(s: State, t: Row, player: int) -> int:
    """Which pits of a player have seeds, as bits."""
    first = PITS + player * t[PER_ROW]
    bits = 0
    for k in range(t[PER_ROW]):
        bits |= (s[first + k] > 0) << k
    return bits


@kernel
def moves(s: State, t: Row, out: Row) -> int:
    if s[ACTORS] == 0:
        return 0
    player = s[ACTORS] >> 1
    end = (player + 1) * t[PER_ROW]
    feeding = t[MUST_FEED] == 1 and filled(s, t, 1 - player) == 0
    n = 0
    for pit in range(end - t[PER_ROW], end):
        out[n] = pit
        n += s[PITS + pit] >= (end - pit if feeding else 1)
    return n


@kernel
def pick(s: State, t: Row, out: Row, rng: Row) -> int:
    """Where nobody has to be fed, a draw from the table of pits with seeds."""
    player = s[ACTORS] >> 1
    choices = t[CHOICES] + filled(s, t, player) * (t[PER_ROW] + 1)
    if t[choices] == 0:
        return -1
    if t[MUST_FEED] == 1 and filled(s, t, 1 - player) == 0:
        n = moves(s, t, out)
        return out[random_below(rng, n)] if n > 0 else -1
    return player * t[PER_ROW] + t[choices + 1 + random_below(rng, t[choices])]


@kernel
def sow(s: State, t: Row, pit: int) -> int:
    """Sow the seeds of a pit; the pit of the last seed."""
    seeds = s[PITS + pit]
    s[PITS + pit] = 0
    to = pit
    while seeds > 0:
        to = to + 1 if to + 1 < t[RING] else 0
        if to != pit:
            s[PITS + to] += 1
            seeds -= 1
    return to


@kernel
def capture(s: State, t: Row, player: int, last: int) -> int:
    """Take what the last seed has won, and say how much it was."""
    if t[t[TAKES] + s[PITS + last]] == 0:
        return 0
    home = (1 - player) * t[PER_ROW]
    if last < home or last >= home + t[PER_ROW]:
        taken = s[PITS + last] * t[AT_HOME]
        s[PITS + last] -= taken
        return taken
    first = last
    taken = s[PITS + last]
    while first > home and t[t[TAKES] + s[PITS + first - 1]] == 1:
        first -= 1
        taken += s[PITS + first]
    if t[SLAM] == 0 and taken == seeds_of(s, t, 1 - player):
        return 0
    for pit in range(first, last + 1):
        s[PITS + pit] = 0
    return taken


@kernel
def play(s: State, t: Row, move: int) -> None:
    player = s[ACTORS] >> 1
    s[PLY] += 1
    s[TURN] += 1
    s[ACTORS] = 2 - player
    seeds = s[PITS + move]
    last = sow(s, t, move)
    taken = capture(s, t, player, last)
    if taken > 0:
        forget(s, t)
        s[POINTS + player] += taken
        if 2 * s[POINTS + player] > t[TOTAL]:
            end_win(s, t, player, MAJORITY)
    else:
        remember(s, t, move, seeds)


@kernel
def forget(s: State, t: Row) -> None:
    """What was captured does not come back, and no earlier position either."""
    for k in range(t[AT_SEEN], t[AT_SEEN] + s[QUIET] + 1):
        s[k] = 0
    s[QUIET] = 0


@kernel
def change(t: Row, pit: int, seeds: int) -> int:
    """By how much sowing the seeds of a pit changes the sum of weights."""
    weight, sums, others = t[t[WEIGHTS] + pit], t[SUMS], t[RING] - 1
    changed = -seeds * weight
    while seeds > others:
        changed += t[sums + t[RING]] - weight
        seeds -= others
    return changed + t[sums + pit + 1 + seeds] - t[sums + pit + 1]


@kernel
def remember(s: State, t: Row, pit: int, seeds: int) -> None:
    """Keep the position, and see whether it has been there too often or nothing was captured for too long."""
    seen = t[AT_SEEN]
    at = seen + s[QUIET]
    now = s[at] + change(t, pit, seeds)
    at += 1
    s[QUIET] += 1
    s[at] = now
    times = 1
    while at >= seen + 2:
        at -= 2
        times += s[at] == now
    if times >= t[t[LIMITS]]:
        share_out(s, t, REPEATED)
    elif s[QUIET] >= t[t[LIMITS] + 1]:
        share_out(s, t, NO_PROGRESS)


@kernel
def share_out(s: State, t: Row, reason: int) -> None:
    """Everybody takes what lies on his own side; the greater number wins."""
    for player in range(2):
        s[POINTS + player] += seeds_of(s, t, player)
    for pit in range(t[RING]):
        s[PITS + pit] = 0
    if s[POINTS] == s[POINTS + 1]:
        end_draw(s, t, reason)
    else:
        end_win(s, t, 0 if s[POINTS] > s[POINTS + 1] else 1, reason)


@kernel
def result(s: State, t: Row) -> None:
    """The player to act has no seeds, or none that he may sow."""
    share_out(s, t, COUNT)


@kernel
def evaluate(s: State, t: Row, player: int) -> int:
    """The seeds captured."""
    return 900 * (s[POINTS + player] - s[POINTS + 1 - player]) // t[TOTAL]
