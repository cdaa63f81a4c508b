"""Joining two ends of a net, an edge a turn, while the other takes edges away: who wins, and how, is known.

Lehman's theorem: whoever joins wins, even if the other begins, just if some part of the net with both ends in it has
two trees over all its nodes without a common edge. When the other takes an edge of one tree away, an edge of the second
joins what fell apart. Who is to move may pretend that the other has just taken away an edge between the ends.

The trees grow edge by edge (Edmonds): an edge goes into a forest, or in place of an edge that then goes into the other
forest, and so on. If there is no way, the edges that were tried are those of two trees over the same nodes.
"""

from __future__ import annotations

from collections import deque

Edge = tuple[int, int]
"""The two nodes it joins."""
FORESTS = (0, 1)


class Forests:
    """Two forests without a common edge; they take what edges they can."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.forest: list[int] = []
        """Of each edge, the forest that it is in."""
        self.at: tuple[dict[int, list[int]], dict[int, list[int]]] = ({}, {})
        """Of each forest, the edges at each node."""

    def take(self, edge: Edge) -> set[int] | None:
        """Take an edge in; if that cannot be, the edges of the two trees that join its ends already."""
        self.edges.append(edge)
        self.forest.append(-1)
        new = len(self.edges) - 1
        stands_for: dict[int, int] = {new: -1}
        todo = deque([new])
        while todo:
            tried = todo.popleft()
            for forest in FORESTS:
                if forest == self.forest[tried]:
                    continue
                way = self.way(forest, *self.edges[tried])
                if way is None:
                    self.exchange(tried, forest, stands_for)
                    return None
                for other in way:
                    if other not in stands_for:
                        stands_for[other] = tried
                        todo.append(other)
        self.edges.pop()
        self.forest.pop()
        del stands_for[new]
        return set(stands_for)

    def exchange(self, edge: int, into: int, stands_for: dict[int, int]) -> None:
        """An edge goes into a forest; the edge for which it made room takes its place, and so on."""
        while edge >= 0:
            before = self.forest[edge]
            for node in self.edges[edge]:
                if before >= 0:
                    self.at[before][node].remove(edge)
                self.at[into].setdefault(node, []).append(edge)
            self.forest[edge] = into
            edge, into = stands_for[edge], before

    def way(self, forest: int, start: int, goal: int) -> list[int] | None:
        """The edges between two nodes of a forest; None if it does not join them."""
        came: dict[int, int] = {start: -1}
        todo = [start]
        while todo and goal not in came:
            node = todo.pop()
            for edge in self.at[forest].get(node, ()):
                other = self.beyond(edge, node)
                if other not in came:
                    came[other] = edge
                    todo.append(other)
        if goal not in came:
            return None
        found, node = [], goal
        while node != start:
            found.append(came[node])
            node = self.beyond(came[node], node)
        return found

    def beyond(self, edge: int, node: int) -> int:
        a, b = self.edges[edge]
        return b if node == a else a


def winning(net: dict[int, Edge], ends: Edge) -> tuple[int, ...]:
    """Edges (by their keys) with which whoever is to move, and wants to join the ends, wins; none: he does not win."""
    forests, keys = Forests(), []
    for key, edge in net.items():
        if edge[0] != edge[1] and forests.take(edge) is None:
            keys.append(key)
    if forests.take(ends) is not None:
        # Even the second player would win: go on along one of the trees.
        way = forests.way(0, *ends)
        assert way is not None, "a tree joins the ends"
        return tuple(sorted(keys[edge] for edge in way))
    taken = len(keys)
    trees = forests.take(ends)
    if trees is None:
        return ()
    # As if the other had just taken away the edge between the ends: join what has fallen apart, by the other tree.
    torn = forests.forest[taken]
    for node in ends:
        forests.at[torn][node].remove(taken)
    return tuple(
        sorted(
            keys[edge]
            for edge in trees
            if edge != taken and forests.forest[edge] != torn and forests.way(torn, *forests.edges[edge]) is None
        )
    )
