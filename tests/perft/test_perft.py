"""Perft against counts from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludoteka import notation
from ludoteka.declare.chess import ChessGame
from ludoteka.play import Position, variant
from ludoteka.rules import abi, drive
from tests.perft import declared

MOST = 5_000_000
"""Nodes that one case may cost."""


def blocks() -> Iterator[tuple[str, str, list[tuple[int, int]]]]:
    """The cases of the text files: game, position, counts by depth."""
    for path in sorted(Path(__file__).parent.glob("*.perft")):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        for block in "\n".join(lines).split("\n\n"):
            if block.strip():
                key, position, *counts = block.strip().splitlines()
                yield key, position, [(int(depth), int(count)) for depth, count in map(str.split, counts)]


@pytest.mark.parametrize(("key", "position", "counts"), list(blocks()))
def test_published_counts(key: str, position: str, counts: list[tuple[int, int]]) -> None:
    of = variant(key)
    start = Position.start(of) if position == "start" else notation.read(of, position)
    for depth, count in counts:
        if count <= MOST:
            assert drive.perft(of.compiled, of.tables.row, start.row, depth) == count, f"depth {depth}"


@pytest.mark.parametrize(
    ("declare", "counts"),
    [
        # The deepest counts are those of Fairy-Stockfish, tests/perft.sh.
        (declared.capablanca, (28, 784, 25228, 805128)),
        (declared.minishogi, (14, 181, 2512, 35401, 533203)),
        (declared.losing_chess, (20, 400, 8067, 153299, 2732672)),
        (declared.grand_chess, (65, 4225, 259514)),
        (declared.xiangqi, (44, 1920, 79666, 3290240)),
    ],
)
def test_other_games_are_a_matter_of_declaration(declare: Callable[[], ChessGame], counts: tuple[int, ...]) -> None:
    game = declare()
    kernel = abi.load("chess", compiled=True)
    tables = kernel.pack(game)
    start = kernel.start(game, tables)
    for depth, count in enumerate(counts, 1):
        assert drive.perft(kernel, tables.row, start, depth) == count, f"depth {depth}"
