"""How draughts games go on and end: whose turn it is, who drops out, draws."""

from __future__ import annotations

from ..declare import Reason
from .abi import ACTORS, PAYOFF, PLAYERS, QUIET, REASON, Row, State, kernel
from .common import actor_of, end_draw
from .draughts_pieces import is_man, remove
from .draughts_series import rank_of
from .draughts_tables import (
    ALLIES,
    AT_CELLS,
    AT_OUT,
    AT_PAST,
    AT_PIECES,
    CELLS,
    COUNT,
    ENEMIES,
    KEY,
    LIST_SIZE,
    LONE,
    LONE_LIMITS,
    MAN_CAPTURES,
    MAN_MOVES,
    QUIET_LIMIT,
    RANKS,
    REPETITION,
    SHUNNED,
    STEPS,
    WAYS,
)

LAST = int(Reason.LAST)
REPEATED, NO_PROGRESS, INSUFFICIENT = int(Reason.REPETITION), int(Reason.NO_PROGRESS), int(Reason.INSUFFICIENT)


@kernel
def next_in_play(s: State, t: Row, player: int) -> None:
    """The turn goes round; who cannot move drops out with all his pieces, until one side is left."""
    while True:
        player = (player + 1) % t[PLAYERS]
        if s[t[AT_OUT]] >> player & 1 == 0:
            if s[t[AT_OUT]] | t[t[ALLIES] + player] == (1 << t[PLAYERS]) - 1:
                end_with(s, t, LAST, 1)
                return
            s[ACTORS] = 1 << player
            if can_move(s, t):
                return
            drop_out(s, t, player)


@kernel
def drop_out(s: State, t: Row, player: int) -> None:
    while s[COUNT + player]:
        remove(s, t, player, s[t[AT_PIECES] + player * t[LIST_SIZE]])
    s[t[AT_OUT]] |= 1 << player
    count_quiet(s, t, s[KEY], True)


@kernel
def end_with(s: State, t: Row, reason: int, payoff: int) -> None:
    """Among several: the sides still in play win, or share a draw; the others have lost."""
    s[ACTORS] = 0
    s[REASON] = reason
    for player in range(t[PLAYERS]):
        lost = t[t[ALLIES] + player] & ~s[t[AT_OUT]] == 0
        s[PAYOFF + player] = -1 if lost else payoff


@kernel
def in_play(s: State, t: Row) -> int:
    """How many players are still in play."""
    if t[AT_OUT] == 0:
        return t[PLAYERS]
    n = 0
    for player in range(t[PLAYERS]):
        n += 1 - (s[t[AT_OUT]] >> player & 1)
    return n


@kernel
def nobody_wins(s: State, t: Row, reason: int) -> None:
    if t[AT_OUT]:
        end_with(s, t, reason, 0)
    else:
        end_draw(s, t, reason)


@kernel
def count_quiet(s: State, t: Row, before: int, lasting: bool) -> None:
    """Remember the board before a move that can be undone; forget all of them after one that cannot."""
    past = t[AT_PAST]
    if lasting:
        for i in range(s[QUIET]):
            s[past + i] = 0
        s[QUIET] = 0
    elif s[QUIET] < t[QUIET_LIMIT]:
        s[past + s[QUIET]] = before
        s[QUIET] += 1


@kernel
def lone_limit(s: State, t: Row) -> int:
    """How many actions a single king has against what it faces; 0: no such ending."""
    if t[t[LONE_LIMITS] + 1] == 0:
        return 0
    for player in range(2):
        if s[COUNT + player] == 1 and not is_man(s, t, s[t[AT_PIECES] + player * t[LIST_SIZE]]):
            others = s[COUNT + 1 - player]
            limit = t[t[LONE_LIMITS] + others]
            if limit:
                for i in range(others):
                    if not is_man(s, t, s[t[AT_PIECES] + (1 - player) * t[LIST_SIZE] + i]):
                        return limit
    return 0


@kernel
def times_seen(s: State, t: Row) -> int:
    """How often this position has been on the board with the same player to move."""
    past, key = t[AT_PAST], s[KEY]
    seen, players = 1, in_play(s, t)
    i = s[QUIET] - players
    while i >= 0:
        seen += s[past + i] == key
        i -= players
    return seen


@kernel
def end_in_draw(s: State, t: Row, was_lone: int) -> None:
    """Draws by repetition, by too many quiet moves, and of a lone king; but a player who cannot move has lost."""
    limit = lone_limit(s, t)
    s[LONE] = s[LONE] + 1 if limit and limit == was_lone else 0
    if t[REPETITION] and times_seen(s, t) >= t[REPETITION]:
        nobody_wins(s, t, REPEATED)
    elif s[QUIET] * t[PLAYERS] >= t[QUIET_LIMIT] * in_play(s, t) and can_move(s, t):
        nobody_wins(s, t, NO_PROGRESS)
    elif limit and s[LONE] >= limit and can_move(s, t):
        nobody_wins(s, t, INSUFFICIENT)


@kernel
def can_move(s: State, t: Row) -> bool:
    """Whether the player to move has a move; a capture from afar needs an empty neighbour, so that steps tell it."""
    player = actor_of(s)
    cells, steps, ways, goings = t[AT_CELLS], t[STEPS], t[WAYS], t[MAN_MOVES] + player * t[CELLS]
    for i in range(s[COUNT + player]):
        at = s[t[AT_PIECES] + player * t[LIST_SIZE] + i]
        king = rank_of(s[cells + at])
        enemies = t[t[ENEMIES] + player * RANKS + king]
        every = -1 if king else 0
        goes, takes = every | t[goings + at], every | t[t[MAN_CAPTURES] + player]
        for way in range(ways):
            to = t[steps + at * ways + way]
            if s[cells + to] == 0 and goes >> way & 1 and (king < 2 or t[t[SHUNNED] + to] == 0):
                return True
            if enemies >> s[cells + to] & takes >> way & 1 and s[cells + t[steps + to * ways + way]] == 0:
                return True
    return False
