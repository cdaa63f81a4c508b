"""Exact values of hunts in which several pieces chase a single one and nothing is ever taken.

A position is the set of the hunters' cells, the cell of the hunted and who moves: it has a number, so that millions of
them fit in flat rows. From the ends, where one side cannot move or the hunted gets away, the values are worked out
backwards, as in `retrograde`; what is never decided is a draw.

Rows   place = (turn * sets + set) * cells + hunted, turn 0: the hunted moves, 1: the hunters; a set of hunters has the
       number choose[c0, 1] + choose[c1, 2] + ... by its cells c0 < c1 < ...; winner[place]: 0 open, HUNTED or HUNTERS;
       distance[place]: actions to the end; hopes[place]: moves not yet known to lose.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import comb
from typing import Any

import numpy as np

from ..declare.hunts import Aim, Blocked, Captures, Hunt
from ..play import Position, Variant, variant
from ..rules.abi import ACTORS, Row, kernel

HUNTED, HUNTERS = 1, 2
MOST_PLACES = 12_000_000


def serves(of: Variant) -> bool:
    """Whether the game is such a hunt, and not too large."""
    game = of.game
    if not isinstance(game, Hunt) or game.board is None:
        return False
    pieces = sorted(walker.pieces for walker in game.walkers)
    plain = all(w.captures is Captures.NONE and not w.slides and not w.patience for w in game.walkers)
    free = game.returns and not game.guarded and not game.apart and game.blocked is Blocked.LOSES
    if not (plain and free and pieces[0] == 1 < pieces[1]):
        return False
    hunters = game.walkers[1 - hunted_seat(game)]
    cells = len(Chase(of).cells)
    return hunters.aim is Aim.BLOCK and 2 * comb(cells, hunters.pieces) * cells <= MOST_PLACES


def hunted_seat(game: Hunt) -> int:
    return 0 if game.walkers[0].pieces == 1 else 1


class Chase:
    """The values of all positions of one variant; answers as `retrograde.Table` does."""

    def __init__(self, of: Variant) -> None:
        assert isinstance(of.game, Hunt)
        self.of, self.game = of, of.game
        self.hunted = hunted_seat(self.game)
        self.count = self.game.walkers[1 - self.hunted].pieces
        self.placed: dict[bytes, tuple[int, int]] = {}

    @cached_property
    def cells(self) -> list[int]:
        """The cells that are used: where pieces begin, and where they can go from there."""
        board = self.game.board
        assert board is not None
        names = " ".join(f"{walker.starts} {walker.ground}" for walker in self.game.walkers)
        found = list(dict.fromkeys(board.all_at(names)))
        for cell in found:
            near = (to for seat in (0, 1) for to in self.ways(seat, cell))
            found += [to for to in dict.fromkeys(near) if to not in found]
        return sorted(found)

    def ways(self, seat: int, cell: int) -> list[int]:
        rules, t = self.of.kernel.module, self.of.tables.row
        n, ways = int(t[rules.CELLS]), int(t[rules.WAYS])
        first = int(t[rules.WALK]) + (seat * (n + 1) + cell) * ways
        return [int(to) for to in dict.fromkeys(t[first : first + ways].tolist()) if to < n]

    @cached_property
    def rows(self) -> tuple[Row, Row]:
        """Winner and distance of every place."""
        n, k = len(self.cells), self.count
        at = {cell: number for number, cell in enumerate(self.cells)}
        runs, goes = (
            [[at[to] for to in self.ways(seat, cell)] for cell in self.cells] for seat in (self.hunted, 1 - self.hunted)
        )
        ran, went = ([[a for a in range(n) if to in ways[a]] for to in range(n)] for ways in (runs, goes))
        rules, t = self.of.kernel.module, self.of.tables.row
        goal = [int(t[t[rules.GOAL] + self.hunted * t[rules.CELLS] + cell]) for cell in self.cells]
        ranks = [int(t[t[rules.RANK] + cell]) for cell in self.cells]
        past = self.game.walkers[self.hunted].aim is Aim.PAST
        ways = padded(runs), padded(goes), padded(ran), padded(went)
        return solved(n, k, choices(n, k), *ways, np.array(goal), np.array(ranks), past)

    # --- positions -----------------------------------------------------------------------------------------------

    def codes(self, position: Position) -> list[int]:
        field = self.of.tables.field("cells")
        found: list[int] = position.row[field.at : field.at + field.length].tolist()
        return found

    def complete(self, position: Position) -> bool:
        """Whether all pieces are on the board."""
        codes = self.codes(position)
        return codes.count(1 + self.hunted) == 1 and codes.count(2 - self.hunted) == self.count

    def number(self, position: Position) -> int:
        """Its place; beyond all places while pieces are being put down."""
        codes, n = self.codes(position), len(self.cells)
        if not self.complete(position):
            return MOST_PLACES + hash(tuple(codes)) % MOST_PLACES
        at = {cell: number for number, cell in enumerate(self.cells)}
        hunters = sorted(at[cell] for cell, code in enumerate(codes) if code == 2 - self.hunted)
        chosen = sum(comb(cell, i + 1) for i, cell in enumerate(hunters))
        turn = 0 if int(position.row[ACTORS]) == 1 << self.hunted else 1
        return (turn * comb(n, self.count) + chosen) * n + at[codes.index(1 + self.hunted)]

    def outcome(self, position: Position) -> tuple[int, int]:
        """Who wins under best play (-1: nobody), and after how many actions."""
        if position.over:
            assert position.result is not None
            return (0 if position.result.payoffs[0] > 0 else 1 if position.result.payoffs[0] < 0 else -1), 0
        if not self.complete(position):
            return self.before_all_are_placed(position)
        place = self.number(position)
        winner, distance = (int(row[place]) for row in self.rows)
        return {0: -1, HUNTED: self.hunted, HUNTERS: 1 - self.hunted}[winner], distance

    def before_all_are_placed(self, position: Position) -> tuple[int, int]:
        key = position.row[self.of.tables.field("cells").at :].tobytes()
        if key not in self.placed:
            mover = position.actors[0]
            children = [self.outcome(position.play(code)) for code in position.codes]
            winner, distance = min(children, key=lambda found: self.dislike(mover, found))
            self.placed[key] = winner, distance + (winner >= 0)
        return self.placed[key]

    @staticmethod
    def dislike(mover: int, found: tuple[int, int]) -> tuple[int, int]:
        """Smallest for what the mover likes best: to win soon, to draw, to lose late."""
        winner, distance = found
        return (0, distance) if winner == mover else (1, 0) if winner < 0 else (2, -distance)

    def value(self, position: Position) -> int:
        """1, 0 or -1 for the player to act."""
        winner = self.outcome(position)[0]
        return 0 if winner < 0 else 1 if winner == position.actors[0] else -1

    def distance(self, position: Position) -> int:
        return self.outcome(position)[1]

    def best(self, position: Position) -> tuple[int, ...]:
        """All moves that keep the value of the position, win soonest and lose latest."""
        mover = position.actors[0]
        found = {code: self.dislike(mover, self.outcome(position.play(code))) for code in position.codes}
        return tuple(code for code, worth in found.items() if worth == min(found.values()))


@lru_cache(maxsize=2)
def table(key: str) -> Chase:
    return Chase(variant(key))


# --- backwards from the ends ---------------------------------------------------------------------------------------


def choices(n: int, k: int) -> Any:
    """choose[c, i]: how many sets of i cells there are below c."""
    return np.array([[comb(cell, i) for i in range(k + 2)] for cell in range(n + 1)], np.int64)


def padded(ways: list[list[int]]) -> Any:
    """Lists of different length as one table, ended by -1."""
    width = max(map(len, ways)) + 1
    return np.array([way + [-1] * (width - len(way)) for way in ways], np.int64)


@kernel
def members(chosen: int, k: int, choose: Row, out: Row) -> None:
    """The cells of a set, in rising order."""
    for i in range(k, 0, -1):
        cell = i - 1
        while choose[cell + 1, i] <= chosen:
            cell += 1
        out[i - 1] = cell
        chosen -= choose[cell, i]


@kernel
def set_with(cells: Row, k: int, choose: Row, out: int, into: int) -> int:
    """The number of the set in which one cell is exchanged for another."""
    total, rank, done = 0, 1, False
    for i in range(k):
        cell = cells[i]
        if cell == out:
            continue
        if not done and into < cell:
            total += choose[into, rank]
            rank += 1
            done = True
        total += choose[cell, rank]
        rank += 1
    return total if done else total + choose[into, rank]


@kernel
def got_away(hunted: int, lowest: int, goal: Row, ranks: Row, past: bool) -> bool:
    return ranks[hunted] <= lowest if past else goal[hunted] == 1


@kernel
def solved(
    n: int, k: int, choose: Row, runs: Row, goes: Row, ran: Row, went: Row, goal: Row, ranks: Row, past: bool
) -> tuple[Row, Row]:
    """Find the ends, then go backwards; `runs` and `goes` lead on, `ran` and `went` back, for hunted and hunters."""
    sets = choose[n, k]
    half = sets * n
    winner, distance = np.zeros(2 * half, np.int8), np.zeros(2 * half, np.int16)
    hopes, queue = np.zeros(2 * half, np.int16), np.zeros(2 * half, np.int32)
    cells, taken = np.zeros(k, np.int64), np.zeros(n, np.int64)
    tail = 0
    for chosen in range(sets):
        members(chosen, k, choose, cells)
        taken[:] = 0
        lowest = 1 << 30
        steps = 0
        for cell in cells:
            taken[cell] = 1
            lowest = min(lowest, ranks[cell])
        for hunted in range(n):
            if taken[hunted]:
                continue
            place = chosen * n + hunted
            for to in runs[hunted]:
                hopes[place] += to >= 0 and not taken[to]
            steps = 0
            for cell in cells:
                for to in goes[cell]:
                    steps += to >= 0 and to != hunted and not taken[to]
            hopes[half + place] = steps
            away = got_away(hunted, lowest, goal, ranks, past)
            if away or hopes[place] == 0:
                winner[place] = HUNTED if away else HUNTERS
                queue[tail] = place
                tail += 1
            if away or steps == 0:
                winner[half + place] = HUNTED
                queue[tail] = half + place
                tail += 1
    head = 0
    while head < tail:
        place = queue[head]
        head += 1
        chosen, hunted = place % half // n, place % n
        members(chosen, k, choose, cells)
        taken[:] = 0
        for cell in cells:
            taken[cell] = 1
        if place >= half:
            for origin in ran[hunted]:
                if origin >= 0 and not taken[origin]:
                    before = chosen * n + origin
                    tail = conclude(before, place, HUNTED, winner, distance, hopes, queue, tail)
        else:
            for i in range(k):
                for origin in went[cells[i]]:
                    if origin >= 0 and origin != hunted and not taken[origin]:
                        before = half + set_with(cells, k, choose, cells[i], origin) * n + hunted
                        tail = conclude(before, place, HUNTERS, winner, distance, hopes, queue, tail)
    return winner, distance


@kernel
def conclude(before: int, place: int, mover: int, winner: Row, distance: Row, hopes: Row, queue: Row, tail: int) -> int:
    """What a decided place tells about one from which a move leads to it; the new length of the queue."""
    if winner[before]:
        return tail
    hopes[before] -= 1
    if winner[place] == mover or hopes[before] == 0:
        winner[before] = winner[place]
        distance[before] = distance[place] + 1
        queue[tail] = before
        tail += 1
    return tail
