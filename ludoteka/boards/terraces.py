"""A board of terraces, tinted by height like a map: water and meadows below, rock above."""

from __future__ import annotations

from .square import Square

TONES = ("water", "green", "yellow", "white", "light", "middle", "dark", "tray")


def height(size: int, file: int, rank: int) -> int:
    """How high a cell lies: the lower left and upper right corners at 0, the two others highest."""
    half, last = size // 2, size - 1
    far = max(file if file < half else last - file, rank if rank < half else last - rank)
    return far if (file < half) == (rank < half) else last - far


def terrace_board(size: int) -> Square:
    """L-shaped terraces around the four corners, each level a region: "level 0" ..."""
    levels: dict[int, list[str]] = {}
    for rank in range(size):
        for file in range(size):
            levels.setdefault(height(size, file, rank), []).append(f"{'abcdefgh'[file]}{rank + 1}")
    regions = tuple((f"level {high}", " ".join(cells)) for high, cells in sorted(levels.items()))
    tones = TONES if size == 8 else (*TONES[:3], *TONES[5:])
    return Square(size, size, extra_regions=regions, tinted=tuple((f"level {h}", tones[h]) for h in sorted(levels)))
