"""The marks of the last action: where it went, and what is gone."""

from __future__ import annotations

import pytest

from ludoteka.notation import read
from ludoteka.play import variant
from ludoteka.play.marks import Marks, marks


@pytest.mark.parametrize(
    ("key", "position", "move", "expected"),
    [
        ("international-draughts", "W:W28:B22,12,40", "28x8", Marks(("28", "17", "8"), (), ("12", "22"))),
        ("international-draughts", "W:W28:B22,40", "28x17", Marks(("28", "17"), (), ("22",))),
        ("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", Marks(("e1", "g1"), ("f1",), ("h1",))),
        ("shogi", "4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5b", Marks(("5b",))),
    ],
)
def test_the_line_touches_down_wherever_the_piece_did(key: str, position: str, move: str, expected: Marks) -> None:
    before = read(variant(key), position)
    found = before.find(move)
    assert marks(before.scene(), before.play(found).scene(), found.steps) == expected
