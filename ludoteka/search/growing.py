"""A tree that grows within limits of simulations and of time, on one thread or several, and goes with the game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from ..play import Position, Variant
from ..rules import drive
from ..rules.abi import new_rng
from . import tree
from .pace import next_batch, now

SLICE = 4
"""Simulations before the first look at the clock: few, for one may judge thousands of moves."""
MOST_NODES = 1 << 20
LINE = 16
"""Numbers in two lines of the processor's cache."""


@dataclass(frozen=True)
class Manner:
    """How a tree grows."""

    explore: float
    trust: float
    """How many visits the count of later moves is worth; 0: it is not kept."""
    prior: float
    """What a first judgement of a move weighs."""
    share: float = 0.0
    """Visits for each move before the moves of a position below the root are judged."""
    longest: int = 1 << 40
    """Actions of a playout before the position is judged; where nothing judges, a playout goes to the end."""


ROLLOUTS = Manner(explore=0.7, trust=0.0, prior=0.0)
PLACING = Manner(explore=0.15, trust=400.0, prior=0.0)
JUDGED = Manner(explore=0.05, trust=20.0, prior=6.0, share=1 / 16, longest=4)
GUESSED = Manner(explore=0.05, trust=200.0, prior=120.0, longest=4)
"""Where a family also says how moves look before they are played: that is quickly told of all of them."""
UNSURE = Manner(explore=0.15, trust=20.0, prior=6.0, share=1 / 16, longest=12)
"""Where something is hidden or drawn, or more than two play, a judgement is worth less."""
FOLLOWED = Manner(explore=0.5, trust=0.0, prior=6.0, share=1 / 16)
"""The same, where a family says how far its playouts are worth following."""
SENSIBLE = Manner(explore=0.2, trust=50.0, prior=12.0, share=1 / 16)
"""Where a family plays on as people might: such games are worth following to the end."""


def manner(of: Variant) -> Manner:
    """What suits a game, by what it declares.

    A family may say how far its playouts are worth following (HORIZON); where all that is in hand is played by then,
    sooner or later, that a move came later tells nothing.
    """
    game, horizon = of.game, int(getattr(of.compiled.module, "HORIZON", 0))
    unsure = game.chance or game.hidden
    if of.compiled.wander is not None:
        return SENSIBLE
    if of.compiled.evaluate is None:
        return ROLLOUTS if unsure else PLACING
    if unsure or game.players > 2:
        return replace(FOLLOWED, longest=horizon) if horizon else UNSURE
    if horizon:
        return replace(JUDGED, longest=horizon, trust=0.0)
    return GUESSED if has_hunch(of) else JUDGED


def has_hunch(of: Variant) -> bool:
    """Whether it is said how moves look; a family may say it of some of its games only (`hunched`)."""
    hunched = getattr(of.compiled.module, "hunched", None)
    return of.compiled.hunch is not None and (hunched is None or hunched(of.game))


def apart(length: int, kind: type[Any]) -> npt.NDArray[Any]:
    """A row that shares no line of the processor's cache with another: threads would wait for each other there."""
    room = np.zeros(length + 2 * LINE, kind)
    return room[LINE : LINE + length]


def in_line(rows: int, wide: int) -> npt.NDArray[np.float64]:
    """Rows of which the first begins with a line of the processor's cache, all zero."""
    room = np.zeros(rows * wide + LINE)
    skip = -room.ctypes.data // room.itemsize % LINE
    return room[skip : skip + rows * wide].reshape(rows, wide)


class Tree:
    """One tree, of one player's view of a game."""

    def __init__(self, of: Variant, capacity: int, how: Manner, seed: int) -> None:
        kernel, players = of.compiled, of.game.players
        if of.game.hidden and kernel.sample is None:
            raise TypeError(f"rules/{of.game.family}.py hides something but has no `sample`")
        self.of = of
        self.players = players
        self.nodes = in_line(capacity, tree.TOTAL + players)
        self.children = np.zeros(3 << (2 * capacity).bit_length(), np.int64)
        self.desk = np.zeros(tree.DESK + 2 * of.tables.state_size + of.tables.most_moves, np.int64)
        self.payoffs, self.told = apart(players, np.float64), apart(tree.TOLD, np.int64)
        self.told[tree.USED] = self.told[tree.FRESH] = 1
        self.told[tree.HIDDEN] = of.game.hidden
        self.told[tree.GUESSES] = has_hunch(of)
        self.told[tree.SOLVE] = players == 2 and not of.game.hidden and not of.game.chance
        judged = kernel.evaluate is not None or kernel.wander is not None
        self.told[tree.LONGEST] = how.longest if judged else of.game.bound
        self.wish = apart(tree.WISHES, np.float64)
        self.wish[tree.EXPLORE] = how.explore
        self.wish[tree.TRUST] = how.trust
        self.wish[tree.OPEN_AT] = 2
        self.wish[tree.OPEN_SHARE] = 0.0 if of.game.hidden else how.share
        self.wish[tree.PRIOR] = how.prior if kernel.evaluate is not None or has_hunch(of) else 0.0
        self.wish[tree.URGENCY] = 0.1 if how.trust > 0 else tree.AT_ONCE
        self.rng = apart(1, np.uint64)
        self.rng[:] = new_rng(seed)

    def grow(self, seen: Position, player: int, simulations: int, until: float | None = None) -> int:
        """So many simulations, or as many as there is time for; how many there were."""
        run, kernel = tree.compiled_search(), self.of.compiled
        self.told[tree.ME] = player
        done = 0
        batch = simulations if until is None else SLICE
        while done < simulations:
            began = now()
            if until is not None and began >= until and done > 0:
                break
            self.told[tree.SIMULATIONS] = min(batch, simulations - done)
            run(
                *drive.entry_points(kernel)[:-1],
                kernel.wander or drive.entry_points(kernel)[-1],
                kernel.sample or tree.sample,
                kernel.evaluate or tree.evaluate,
                kernel.hunch or tree.hunch,
                seen.row.copy(),
                self.of.tables.row,
                self.told,
                self.wish,
                self.rng,
                self.nodes.ravel(),
                self.children,
                self.desk,
                self.payoffs,
            )
            done += int(self.told[tree.SIMULATIONS])
            if until is not None:
                batch = min(1 << 16, next_batch(int(self.told[tree.SIMULATIONS]), began, until))
        return done

    def child(self, move: int) -> int:
        """The node of a move at the root; 0 if there is none."""
        root = int(self.told[tree.ROOT])
        return int(self.children[tree.find_child(self.children, root, move) + 2])

    def go_along(self, moves: tuple[int, ...]) -> bool:
        """Make the position after these moves the root; False if the tree does not know it."""
        for move in moves:
            node = self.child(move)
            if node == 0:
                return False
            self.told[tree.ROOT] = node
            self.told[tree.FRESH] = 1  # with few visits its moves were not judged yet; else twice, which is harmless
        return int(self.told[tree.USED]) < len(self.nodes) // 2

    def tried(self, move: int, player: int) -> tuple[int, float, int]:
        """How often a move was tried at the root, its mean payoff, and 1 or -1 if it is proven to win or lose."""
        node = self.child(move)
        found = self.nodes[node]
        visits, fact = int(found[tree.VISITS]), int(found[tree.FACT])
        if node == 0 or visits == 0:
            return 0, 0.0, 0
        return visits, float(fact) if fact else float(found[tree.TOTAL + player] / visits), fact


class Memory:
    """Trees that go along with a game, so that nothing is thought twice; for games without luck and secrets."""

    def __init__(self) -> None:
        self.trees: list[Tree] = []

    def hear(self, move: int) -> None:
        """A move was played, by anybody."""
        self.trees = [one for one in self.trees if one.go_along((move,))]

    def recall(self, of: Variant, threads: int) -> list[Tree]:
        """The trees of this position, if there is one for each thread."""
        known = len(self.trees) == threads and all(one.of.key == of.key for one in self.trees)
        return self.trees if known else []


def room(of: Variant, simulations: int, moves: int, how: Manner) -> int:
    """How many nodes a tree may need: one a simulation, one for what is thrown or drawn, more where all are judged."""
    each = 2 + moves // 4 if how.trust > 0 or how.prior > 0 else 1 + (of.game.chance or of.game.hidden)
    return min(MOST_NODES, simulations * each + moves + 64)


def grown(
    seen: Position,
    player: int,
    simulations: int,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
    how: Manner | None = None,
    memory: Memory | None = None,
) -> list[Tree]:
    """Trees grown side by side, one a thread, that share the work; what is in `memory` grows on."""
    of = seen.variant
    how = how or manner(of)
    until = None if seconds is None else now() + seconds
    share = -(-simulations // threads)
    moves = len(seen.moves(player))
    trees = memory.recall(of, threads) if memory is not None else []
    if not trees:
        nodes = room(of, share if memory is None else 4 * share, moves, how)
        trees = [Tree(of, nodes, how, seed + number) for number in range(threads)]
    if memory is not None and not of.game.chance and not of.game.hidden:
        memory.trees = trees
    if threads == 1:
        trees[0].grow(seen, player, share, until)
        return trees
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda one: one.grow(seen, player, share, until), trees))
    return trees
