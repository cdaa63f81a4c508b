"""The picture at the head of the README: several games at once. `python -m ludoteka.play.collage FILE.png [THEME]`"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ..boards.picture import number
from ..boards.theme import THEMES
from . import picture
from .marks import marks
from .position import Position

GAMES = (
    ("chess", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4"),
    ("shogi", "P-7f P-3d P-2f P-4d S-4h S-4b P-4f S-4c S-4g R-3b K-6h K-6b P-2e B-3c K-7h K-7b"),
    ("backgammon", "3-1"),
    ("hex", "f6 g5 e6 d7 e8 d8 e7 d9 f5 g4 f4 g3 e9 d10 e10"),
    ("nine-mens-morris", "d2 d6 f4 b4 g4 d7 e4xd7 a4 c4 d1"),
    ("go:9x9", "e5 c3 g3 g7 c7 e7 d6 f3 g4 f4 f5 d7 c6 h6 h5 f6 e6 f2 d3 d2 d4"),
)
ACROSS, TILE, WIDTH = 3, 10.0, 1200


def game_after(key: str, moves: str, theme: str) -> str:
    """The picture of a game after some moves, with the marks of the last one."""
    position = before = Position.start(key)
    steps: tuple[str, ...] = ()
    for text in moves.split():
        move = position.find(text)
        before, steps, position = position, move.steps, position.play(move)
    return picture.draw(position, theme=theme, last=marks(before.scene(), position.scene(), steps))


def collage(theme: str) -> str:
    """All games in rows, each as large as its tile allows."""
    rows = -(-len(GAMES) // ACROSS)
    size = f"{number(ACROSS * TILE)} {number(rows * TILE)}"
    parts = []
    for at, (key, moves) in enumerate(GAMES):
        x, y = at % ACROSS * TILE, at // ACROSS * TILE
        place = f'<svg x="{number(x + 0.3)}" y="{number(y + 0.3)}" width="{TILE - 0.6}" height="{TILE - 0.6}" '
        parts.append(re.sub(r"^<svg ", place, game_after(key, moves, theme), count=1))
    paper = f'<rect width="100%" height="100%" fill="{THEMES[theme].paper}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{paper}{"".join(parts)}</svg>'


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("expected a file, and perhaps a theme: python -m ludoteka.play.collage docs/pictures/boards.png dark")
    file = Path(sys.argv[1])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(picture.png(collage(sys.argv[2] if len(sys.argv) > 2 else "light"), WIDTH))
