"""Which moves there are in stratego: the set-up, steps and runs, and the rule against going to and fro."""

from __future__ import annotations

from .abi import PLAYER_SHIFT, Row, State, kernel
from .stratego_tables import (
    AT_CELLS,
    AT_PIECES,
    AT_RECENT,
    AT_STOCK,
    BOMB,
    CELLS,
    COUNT,
    FLAG,
    HOME,
    KINDS,
    MEN,
    PLACE,
    RUNNER,
    SHUTTLE,
    STEPS,
    WAYS,
    WIDTH,
)


@kernel
def placings(s: State, t: Row, side: int, out: Row, n: int) -> int:
    """Every kind in stock on every empty home cell."""
    home = t[HOME] + side * t[MEN]
    tag = PLACE | (side + 1) << PLAYER_SHIFT
    for kind in range(t[KINDS] - 1):
        if s[t[AT_STOCK] + side * t[KINDS] + kind] <= 0:
            continue
        for i in range(t[MEN]):
            cell = t[home + i]
            out[n] = tag | kind << 8 | cell
            n += s[t[AT_CELLS] + cell] == 0
    return n


@kernel
def marches(s: State, t: Row, side: int, out: Row) -> int:
    """Every step of every piece that can move, and the runs of runners."""
    cells, kinds, steps = t[AT_CELLS], t[KINDS], t[STEPS]
    flag, bomb, runner = t[FLAG], t[BOMB], t[RUNNER]
    own = side * kinds
    tired = tired_cell(s, t, side) if t[SHUTTLE] else -1
    list_ = t[AT_PIECES] + side * t[CELLS]
    n = 0
    for i in range(s[COUNT + side]):
        origin = s[list_ + i]
        kind = s[cells + origin] - 1 - own
        if kind == flag or kind == bomb:
            continue
        for way in range(WAYS):
            to = t[steps + origin * WAYS + way]
            while to >= 0:
                code = s[cells + to]
                if own < code <= own + kinds:
                    break
                if origin != tired or not shuttles(s, t, side, origin, to):
                    out[n] = origin | to << 8
                    n += 1
                if code != 0 or kind != runner:
                    break
                to = t[steps + to * WAYS + way]
    return n


@kernel
def can_move(s: State, t: Row, side: int) -> bool:
    """Whether the side has any move at all."""
    cells, kinds, steps = t[AT_CELLS], t[KINDS], t[STEPS]
    own = side * kinds
    tired = tired_cell(s, t, side) if t[SHUTTLE] else -1
    list_ = t[AT_PIECES] + side * t[CELLS]
    for i in range(s[COUNT + side]):
        origin = s[list_ + i]
        kind = s[cells + origin] - 1 - own
        if kind == t[FLAG] or kind == t[BOMB]:
            continue
        for way in range(WAYS):
            to = t[steps + origin * WAYS + way]
            if to < 0:
                continue
            code = s[cells + to]
            if own < code <= own + kinds:
                continue
            # A runner that may not shuttle along a line may not stop anywhere on it.
            if origin != tired or not shuttles(s, t, side, origin, to):
                return True
    return False


@kernel
def tired_cell(s: State, t: Row, side: int) -> int:
    """Where the piece stands that made the side's last moves, all that the rule against shuttling counts; or -1."""
    limit = t[SHUTTLE]
    recent = t[AT_RECENT] + side * limit
    for i in range(limit):
        if s[recent + i] == 0:
            return -1
    return (s[recent] - 1) >> 8


@kernel
def shuttles(s: State, t: Row, side: int, origin: int, to: int) -> bool:
    """Whether this move, and the side's last ones before it, all go to and fro over the same border of two cells.

    A run counts as crossing every border on its way.
    """
    width, limit = t[WIDTH], t[SHUTTLE]
    recent = t[AT_RECENT] + side * limit
    low, high = min(origin, to), max(origin, to)
    along_file = origin % width == to % width
    for i in range(limit):
        before = s[recent + i] - 1
        a, b = before & 0xFF, before >> 8
        if b != origin or (b > a) == (to > origin):
            return False
        if (a % width == b % width) != along_file:
            return False
        low, high = max(low, min(a, b)), min(high, max(a, b))
        if low >= high:
            return False
        origin, to = a, b
    return True
