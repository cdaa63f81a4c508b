"""Perft against counts from outside."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka import notation
from ludoteka.play import Position, variant
from ludoteka.rules import drive

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
