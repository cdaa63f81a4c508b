"""The shortest solution of a puzzle for one player without chance: breadth first, compiled once for all families.

Trays of single squares with one free cell are solved by `trays`.

Positions that differ only in who stands where among equals are one: a family tells them apart by

    identity(s, t, out) -> n     writes what makes the position, in n numbers

and without it the position is all its fields but the counters of moves. Where all solutions are equally long, because
every move takes something off, a family says so by EQUALLY_LONG = True, and the search goes deep first: it meets far
fewer positions.

Found  node 0 is the start; parent[i] and move[i] tell how node i was reached, identities[i * size ...] what it is.
       Nodes are found again by a table of open addresses. Rows are kept only of the nodes still to be looked at.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from time import monotonic
from typing import Any

import numpy as np

from ..play import Move, Position, Variant
from ..rules.abi import ACTORS, MOST_MOVES, PAYOFF, PLY, QUIET, TURN, Row, State, kernel, signatures
from ..rules.drive import compile_as
from .exact import TooLarge

MOST_POSITIONS = 4_000_000
"""Beyond this a puzzle is given up."""
FEW, SHARE = 10_000, 4
"""Positions that are looked at to see how long it takes; each of two searches may use this part of the time."""
STEPS, MOST_STEPS = 50, 1_000_000_000
"""Steps in a tray of single squares that take as long as a position does elsewhere; beyond so many it is given up."""
MOST_BACK = 2_000
"""Positions met on the way back to a known solution."""
NONE, FULL = -1, -2


@dataclass(frozen=True)
class Solution:
    """The shortest solution; no moves if there is none, or if nothing is left to do."""

    moves: tuple[Move, ...]
    solved: bool
    positions: int
    """How many different positions were met."""

    @property
    def length(self) -> int:
        return len(self.moves)


def solve(position: Position, most: int = MOST_POSITIONS) -> Solution:
    """The shortest solution from here on; raises TooLarge beyond `most` positions."""
    of = position.variant
    if of.game.players != 1:
        raise ValueError(f"{of.key} is no puzzle: it has {of.game.players} players")
    if position.chance or of.game.hidden:
        raise ValueError(f"{of.key} cannot be solved while chance decides or something is hidden")
    if position.over:
        return Solution((), position.result is not None and position.result.payoffs[0] > 0, 1)
    if found := _in_tray(position, most * STEPS if most < MOST_POSITIONS else MOST_STEPS):
        return found
    deep = getattr(of.compiled.module, "EQUALLY_LONG", False)
    codes, count = _deep(position, most) if deep else _shortest(position, most)
    if count == FULL:
        raise TooLarge(f"{of.key}: more than {most} positions")
    return _told(position, codes, int(count))


def _in_tray(position: Position, most: int) -> Solution | None:
    """The shortest solution of single squares around one free cell; None if it is another puzzle."""
    if not (told := _tray(position)):
        return None
    from . import trays

    cells, steps = trays.solve(*told, most)
    if cells is None:
        raise TooLarge(f"{position.variant.key}: more than {most} steps")
    line: list[Move] = []
    at = position
    for cell in cells:
        line.append(next(move for move in at.moves() if _gap(at.play(move)) == cell))
        at = at.play(line[-1])
    return Solution(tuple(line), True, steps)


def _tray(position: Position) -> tuple[list[int], int] | None:
    """By cells, row after row, where the squares belong, and how many files there are; None if it is another puzzle."""
    tell = getattr(position.variant.compiled.module, "tray", None)
    if tell is None or position.variant.game.board is None:
        return None
    out = np.zeros(len(position.variant.game.board), np.int64)
    width = int(tell(position.row.copy(), position.variant.tables.row, out))
    return (out.tolist(), width) if width else None


def _gap(position: Position) -> int:
    told = _tray(position)
    assert told is not None
    return told[0].index(-1)


def way(position: Position, most: int = 200_000, seconds: float = math.inf) -> Solution:
    """A solution for a hint: the shortest if few positions have to be looked at, else a good one if there is a lead.

    A family leads the search by `distance(s, t)`: how far the goal seems to be; a game may know a solution (`line`),
    and then the way back to it is looked for. Raises TooLarge like `solve`, also if it would take longer than it may.
    """
    if found := _along(position):
        return found
    if told := _tray(position):
        from . import trays

        # What is made at first use is no thought.
        trays.solve(*told, 0)
    began = monotonic()
    if found := _within(position, min(FEW, most)):
        return found
    most = int(min(most, max(FEW, FEW * seconds / (SHARE * (monotonic() - began)))))
    if most > FEW and (found := _within(position, most)):
        return found
    if lead := getattr(position.variant.compiled.module, "distance", None):
        from . import guided

        codes, count = guided.search(_arguments(position), lead, most)
        if codes:
            return _told(position, codes, count)
    raise TooLarge(f"{position.variant.key}: more than {most} positions")


def _within(position: Position, most: int) -> Solution | None:
    """The shortest solution, or None beyond `most` positions."""
    try:
        return solve(position, most)
    except TooLarge:
        return None


def _along(position: Position) -> Solution | None:
    """The rest of the solution that the game knows, and the few moves back to it; None if it is too far away."""
    of, rest = position.variant, _rests(position.variant)
    if not rest or position.over:
        return None
    kern, t, out = of.compiled, of.tables.row, np.zeros(of.tables.most_moves, np.int64)
    rows, parents, codes = [position.row.copy()], [NONE], [NONE]
    known = {_sameness(of, rows[0])}
    for node, row in enumerate(rows):
        key = _sameness(of, row)
        if key in rest:
            return _told(position, [*line_to(node, parents, codes), *rest[key]], len(rows))
        if len(rows) >= MOST_BACK or row[ACTORS] == 0:
            continue
        for code in out[: kern.moves(row, t, out)].tolist():
            after = row.copy()
            kern.play(after, t, code)
            if (key := _sameness(of, after)) not in known:
                known.add(key)
                rows.append(after)
                parents.append(node)
                codes.append(code)
    return None


@cache
def _rests(of: Variant) -> dict[bytes, tuple[str, ...]]:
    """By the positions of the solution that the game knows: what is still to be played of it."""
    line: str = getattr(of.game, "line", "")
    at, rest, left = Position.start(of), {}, line.split()
    while left:
        rest[_sameness(of, at.row)] = tuple(left)
        at = at.play(left.pop(0))
    return rest


def _sameness(of: Variant, row: State) -> bytes:
    """What a family that knows solutions tells positions apart by."""
    out = np.zeros(len(row), np.int64)
    return out[: of.compiled.module.identity(row.copy(), of.tables.row, out)].tobytes()


def _told(position: Position, codes: Iterable[int | str], count: int) -> Solution:
    """The moves of a solution, with their names."""
    line = []
    at = position
    for code in codes:
        line.append(at.find(code))
        at = at.play(line[-1])
    return Solution(tuple(line), bool(line), count)


def _shortest(position: Position, most: int) -> tuple[list[int], int]:
    """The moves of the shortest solution, and the number of positions met (FULL: too many)."""
    goal, count, parents, moves = compiled_search()(*_arguments(position), most)
    return line_to(int(goal), parents, moves), FULL if goal == FULL else int(count)


def line_to(node: int, parents: Sequence[int] | Row, moves: Sequence[int] | Row) -> list[int]:
    """The moves by which a node was reached; none for the start, and for what was not found."""
    line: list[int] = []
    while node > 0:
        line.append(int(moves[node]))
        node = int(parents[node])
    return line[::-1]


def _deep(position: Position, most: int) -> tuple[list[int], int]:
    """The moves of the first solution found, and the number of positions met (FULL: too many)."""
    length, count, line = compiled_deep_search()(*_arguments(position), most)
    codes: list[int] = line[: max(length, 0)].tolist()
    return codes, FULL if length == FULL else int(count)


def _arguments(position: Position) -> tuple[Any, ...]:
    kern = position.variant.compiled
    own = getattr(kern.module, "identity", None)
    if own is not None and hasattr(own, "compile"):
        own.compile(signatures()["moves"])
    row = position.row.copy()
    return kern.moves, kern.play, kern.result, own or identity, row, position.variant.tables.row, _telling(position)


def _telling(position: Position) -> Row:
    """The places of a row that make the position, without the counters of moves."""
    core = position.variant.tables.core
    return core[~np.isin(core, (PLY, TURN, QUIET))].astype(np.int64)


@kernel
def identity(s: State, t: Row, out: Row) -> int:
    """Stand-in: the fields that make the position."""
    return 0


@kernel
def identify(identity: Any, s: State, t: Row, core: Row, out: Row) -> int:
    """What makes the position, by the family's own rule or by its fields."""
    n = identity(s, t, out)
    if n > 0:
        return n
    for i in range(len(core)):
        out[i] = s[core[i]]
    return len(core)


@kernel
def slot_of(table: Row, identities: Row, size: int, key: Row) -> int:
    """Where in the table a position is, or the free place where it belongs."""
    mask = len(table) - 1
    mixed = 0
    for i in range(size):
        mixed = (mixed ^ key[i]) * 0x9E3779B97F4A7C1
        mixed ^= (mixed >> 29) & 0x7FFFFFFFF
    at = mixed & mask
    while table[at] >= 0:
        known = table[at] * size
        same = True
        for i in range(size):
            if identities[known + i] != key[i]:
                same = False
                break
        if same:
            break
        at = (at + 1) & mask
    return at


@kernel
def longer(row: Row) -> Row:
    """The same values with as much room again."""
    more = np.empty(2 * len(row), np.int64)
    more[: len(row)] = row
    return more


@kernel
def rehash(table: Row, identities: Row, size: int, count: int) -> Row:
    """A table of twice the size."""
    more = np.full(2 * len(table), NONE, np.int64)
    for node in range(count):
        more[slot_of(more, identities, size, identities[node * size : (node + 1) * size])] = node
    return more


@kernel
def search(
    moves: Any, play: Any, result: Any, identity: Any, start: State, t: Row, core: Row, most: int
) -> tuple[int, int, Row, Row]:
    """The first solved node (NONE: there is none, FULL: too many positions), how many there are, parents and moves."""
    width = len(start)
    out, spare, s = np.zeros(t[MOST_MOVES], np.int64), np.zeros(t[MOST_MOVES], np.int64), start.copy()
    key = np.zeros(max(len(core), width), np.int64)
    size = identify(identity, s, t, core, key)
    room = 1024
    parents, codes = np.empty(room, np.int64), np.empty(room, np.int64)
    identities, table = np.empty(room * size, np.int64), np.full(4 * room, NONE, np.int64)
    parents[0], codes[0] = NONE, NONE
    identities[:size] = key[:size]
    table[slot_of(table, identities, size, key)] = 0
    layer, below = np.empty(64 * width, np.int64), np.empty(64 * width, np.int64)
    layer[:width] = start
    first, count = 0, 1
    while first < count:
        end, waiting = count, 0
        for node in range(first, end):
            row = layer[(node - first) * width : (node - first + 1) * width]
            n = moves(row, t, out)
            for k in range(n):
                s[:] = row
                play(s, t, out[k])
                identify(identity, s, t, core, key)
                at = slot_of(table, identities, size, key)
                if table[at] >= 0:
                    continue
                if count == most:
                    return FULL, count, parents, codes
                if count == room:
                    room *= 2
                    parents, codes, identities = longer(parents), longer(codes), longer(identities)
                    table = rehash(table, identities, size, count)
                    at = slot_of(table, identities, size, key)
                table[at] = count
                identities[count * size : (count + 1) * size] = key[:size]
                parents[count], codes[count] = node, out[k]
                count += 1
                if s[ACTORS] != 0 and moves(s, t, spare) == 0:
                    result(s, t)
                if s[ACTORS] == 0 and s[PAYOFF] > 0:
                    return count - 1, count, parents, codes
                if (waiting + 1) * width > len(below):
                    below = longer(below)
                below[waiting * width : (waiting + 1) * width] = s
                waiting += 1
        layer, below = below, layer
        first = end
    return NONE, count, parents, codes


@kernel
def search_deep(
    moves: Any, play: Any, result: Any, identity: Any, start: State, t: Row, core: Row, most: int
) -> tuple[int, int, Row]:
    """The length of a solution (0: there is none, FULL: too many positions), how many were met, and its moves."""
    width, wide = len(start), t[MOST_MOVES]
    s, key = start.copy(), np.zeros(max(len(core), width), np.int64)
    size = identify(identity, s, t, core, key)
    room, count, depth = 1024, 1, 0
    identities, table = np.empty(room * size, np.int64), np.full(4 * room, NONE, np.int64)
    identities[:size] = key[:size]
    table[slot_of(table, identities, size, key)] = 0
    rows, lists, left = np.empty(64 * width, np.int64), np.empty(64 * wide, np.int64), np.zeros(64, np.int64)
    rows[:width] = start
    left[0] = moves(s, t, lists[:wide])
    line = np.zeros(64, np.int64)
    while depth >= 0:
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        line[depth] = lists[depth * wide + left[depth]]
        s[:] = rows[depth * width : (depth + 1) * width]
        play(s, t, line[depth])
        if s[ACTORS] != 0:
            identify(identity, s, t, core, key)
            at = slot_of(table, identities, size, key)
            if table[at] >= 0:
                continue
            if count == most:
                return FULL, count, line
            if count == room:
                room *= 2
                identities = longer(identities)
                table = rehash(table, identities, size, count)
                at = slot_of(table, identities, size, key)
            table[at] = count
            identities[count * size : (count + 1) * size] = key[:size]
            count += 1
        if s[ACTORS] == 0 and s[PAYOFF] > 0:
            return depth + 1, count, line
        if s[ACTORS] == 0:
            continue
        depth += 1
        if depth == len(left):
            rows, lists, left, line = longer(rows), longer(lists), longer(left), longer(line)
        rows[depth * width : (depth + 1) * width] = s
        left[depth] = moves(s, t, lists[depth * wide : (depth + 1) * wide])
        if left[depth] == 0:
            result(s, t)
            if s[PAYOFF] > 0:
                return depth, count, line
    return 0, count, line


@cache
def stand_in() -> Any:
    """The rule of identity of families that have none, compiled."""
    compile_as(identity, signatures()["moves"])
    return identity


@cache
def compiled_deep_search() -> Any:
    from numba import int64, types

    sig = signatures()
    fn = {name: types.FunctionType(s) for name, s in sig.items()}
    row = int64[::1]
    stand_in()
    given = (fn["moves"], fn["play"], fn["result"], fn["moves"], row, row, row, int64)
    found = types.Tuple((int64, int64, row))  # type: ignore[no-untyped-call]
    compile_as(search_deep, found(*given))
    return search_deep


@cache
def compiled_search() -> Any:
    from numba import int64, types

    sig = signatures()
    fn = {name: types.FunctionType(s) for name, s in sig.items()}
    row = int64[::1]
    stand_in()
    given = (fn["moves"], fn["play"], fn["result"], fn["moves"], row, row, row, int64)
    found = types.Tuple((int64, int64, row, row))  # type: ignore[no-untyped-call]
    compile_as(search, found(*given))
    return search
