"""Capturing in draughts games: every series of jumps that one piece can make, one after the other.

    begin_series(s, t, origin)
    taken = next_series(s, t, player, 0)
    while taken:                                    # so many pieces are taken
        ...                                         # record i has the victim of jump i, record i + 1 its landing
        taken = next_series(s, t, player, taken)

The tree of jumps is walked with one record for each jump instead of recursion. The piece itself is lifted from the
board meanwhile, so that it may cross the cell where it started; after the last series all stand as before.
"""

from __future__ import annotations

from .abi import Row, State, kernel
from .draughts_tables import (
    AT_CELLS,
    AT_HEIGHT,
    AT_ONCE,
    AT_SERIES,
    CELLS,
    CROWN,
    CROWNING,
    ENEMIES,
    FLYING,
    GOES_ON,
    MAN_CAPTURES,
    NEVER_BACK,
    OPPOSITE,
    PASSING,
    RANKS,
    RECORD,
    S_AT,
    S_CODE,
    S_GREW,
    S_KING,
    S_LANDING,
    S_SET,
    S_VICTIM,
    S_WAY,
    SET_KEYS,
    SHUNNED,
    STEPS,
    STOPPING,
    TAKEN,
    WAYS,
)


@kernel
def rank_of(code: int) -> int:
    """0 for a man, 1 for a king, 2 for a royal."""
    return 1 - (code & 1) + (code >> 4)


@kernel
def begin_series(s: State, t: Row, origin: int) -> None:
    """Lift the piece on `origin`; nothing is jumped yet."""
    cells, r = t[AT_CELLS], t[AT_SERIES]
    code = s[cells + origin]
    s[cells + origin] = 0
    s[r + S_AT] = origin
    s[r + S_WAY] = -1
    s[r + S_LANDING] = -1
    s[r + S_CODE] = code
    s[r + S_KING] = rank_of(code)
    s[r + S_GREW] = 0
    s[r + S_SET] = 0


@kernel
def next_series(s: State, t: Row, player: int, taken: int) -> int:
    """Walk on from a finished series of `taken` jumps (0: from the beginning) to the next; its number of jumps."""
    depth = taken
    if depth:
        depth -= 1
        take_back(s, t, depth)
    while True:
        if next_jump(s, t, player, depth):
            depth = jump(s, t, player, depth)
        elif depth == 0:
            put_back(s, t, 0)
            return 0
        elif s[t[AT_SERIES] + depth * RECORD + S_GREW] == 0 and not could_go_on(s, t, player, depth):
            return depth
        else:
            depth -= 1
            take_back(s, t, depth)


@kernel
def next_jump(s: State, t: Row, player: int, depth: int) -> bool:
    """The next jump from where the series stands: sets its way, victim and landing; False when all were tried."""
    cells, steps, ways, r = t[AT_CELLS], t[STEPS], t[WAYS], t[AT_SERIES] + depth * RECORD
    king, way, landing = s[r + S_KING], s[r + S_WAY], s[r + S_LANDING]
    far = king and t[FLYING]
    if far and landing >= 0:
        landing = t[steps + landing * ways + way]
        if s[cells + landing] == 0 and (king == 1 or t[t[SHUNNED] + landing] == 0):
            s[r + S_LANDING] = landing
            return True
    allowed = (1 << ways) - 1 if king else t[t[MAN_CAPTURES] + player]
    if t[NEVER_BACK] and king and depth:
        allowed &= ~(1 << t[t[OPPOSITE] + s[r - RECORD + S_WAY]])
    enemies = t[t[ENEMIES] + player * RANKS + king]
    at = s[r + S_AT]
    way += 1
    while way < ways:
        if allowed >> way & 1:
            victim = t[steps + at * ways + way]
            if far:
                while s[cells + victim] == 0:
                    victim = t[steps + victim * ways + way]
            if enemies >> s[cells + victim] & 1:
                landing = t[steps + victim * ways + way]
                if s[cells + landing] == 0:
                    s[r + S_WAY] = way
                    s[r + S_VICTIM] = victim
                    s[r + S_LANDING] = landing
                    return True
        way += 1
    s[r + S_WAY] = ways
    s[r + S_LANDING] = -1
    return False


@kernel
def could_go_on(s: State, t: Row, player: int, depth: int) -> bool:
    """Whether the king, which can jump no more, should have landed on another cell behind its last victim."""
    last = t[AT_SERIES] + (depth - 1) * RECORD
    if not t[GOES_ON] or s[last + S_KING] == 0:
        return False
    trial = last + 2 * RECORD
    landing = t[t[STEPS] + s[last + S_VICTIM] * t[WAYS] + s[last + S_WAY]]
    king, first = s[last + S_KING], landing
    while s[t[AT_CELLS] + landing] == 0 and (king == 1 or landing == first or t[t[SHUNNED] + landing] == 0):
        s[trial + S_AT] = landing
        s[trial + S_WAY] = -1
        s[trial + S_LANDING] = -1
        s[trial + S_KING] = king
        if next_jump(s, t, player, depth + 1):
            return True
        landing = t[t[STEPS] + landing * t[WAYS] + s[last + S_WAY]]
    return False


@kernel
def jump(s: State, t: Row, player: int, depth: int) -> int:
    """Make the jump that was found; the depth after it."""
    cells, r = t[AT_CELLS], t[AT_SERIES] + depth * RECORD
    victim, landing, king = s[r + S_VICTIM], s[r + S_LANDING], s[r + S_KING]
    below = r + RECORD
    code = s[cells + victim]
    s[below + S_CODE] = code
    s[r + S_GREW] = 1
    alone = t[AT_HEIGHT] == 0 or s[t[AT_HEIGHT] + victim] == 1
    s[cells + victim] = 0 if t[AT_ONCE] and alone else code + TAKEN
    way = -1
    if king == 0 and t[t[CROWN] + player * t[CELLS] + landing]:
        if t[CROWNING] == PASSING:
            king = 1
        elif t[CROWNING] == STOPPING:
            way = t[WAYS]
    s[below + S_AT] = landing
    s[below + S_WAY] = way
    s[below + S_LANDING] = -1
    s[below + S_KING] = king
    s[below + S_GREW] = 0
    s[below + S_SET] = s[r + S_SET] ^ t[t[SET_KEYS] + victim]
    return depth + 1


@kernel
def take_back(s: State, t: Row, depth: int) -> None:
    """The piece jumped from this depth stands again."""
    r = t[AT_SERIES] + depth * RECORD
    s[t[AT_CELLS] + s[r + S_VICTIM]] = s[r + RECORD + S_CODE]


@kernel
def put_back(s: State, t: Row, taken: int) -> None:
    """Break off after a series: all pieces, and the capturing one, stand again where they were."""
    for depth in range(taken):
        take_back(s, t, depth)
    r = t[AT_SERIES]
    s[t[AT_CELLS] + s[r + S_AT]] = s[r + S_CODE]
