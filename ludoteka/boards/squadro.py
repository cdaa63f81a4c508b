"""The board of squadro: five lanes across and five upwards, with the speeds beside their ends."""

from __future__ import annotations

from .core import Label
from .graph import GraphBoard

FILES = "abcdefg"


def squadro_board(rows: tuple[str, str], files: tuple[str, str]) -> GraphBoard:
    """Spaces a1 to g7 without the corners. `rows`: the numbers at the left and right ends of the rows from below;
    `files`: those at the lower and upper ends of the files from the left."""
    corners = {"a1", "g1", "a7", "g7"}
    points = tuple(
        (f"{file}{rank}", float(at), 7.0 - rank)
        for rank in range(1, 8)
        for at, file in enumerate(FILES)
        if f"{file}{rank}" not in corners
    )
    lines = [" ".join(f"{file}{rank}" for file in FILES) for rank in range(2, 7)]
    lines += [" ".join(f"{file}{rank}" for rank in range(1, 8)) for file in FILES[1:-1]]
    labels = [Label(str(rank), -1.2, 7.0 - rank, 0.24) for rank in range(1, 8)]
    labels += [Label(file, float(at), 7.2, 0.24) for at, file in enumerate(FILES)]
    for k in range(5):
        labels += [Label(rows[0][k], -0.68, 5.0 - k, 0.3, "number"), Label(rows[1][k], 6.68, 5.0 - k, 0.3, "number")]
        labels += [Label(files[0][k], 1.0 + k, 6.68, 0.3, "number"), Label(files[1][k], 1.0 + k, -0.68, 0.3, "number")]
    regions = (
        ("left", "a2 a3 a4 a5 a6"),
        ("right", "g2 g3 g4 g5 g6"),
        ("bottom", "b1 c1 d1 e1 f1"),
        ("top", "b7 c7 d7 e7 f7"),
    )
    return GraphBoard(points, tuple(lines), coordinates=tuple(labels), extra_regions=regions)
