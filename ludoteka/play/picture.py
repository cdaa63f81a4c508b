"""The picture of a position: the board, the pieces on it, what lies beside it, and marks. SVG, or PNG from it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from ..boards.picture import document
from ..boards.theme import THEMES
from ..declare import Game
from .drawing.board import BoardPainter, Mark
from .face import SPECTATOR
from .marks import Marks
from .position import Position
from .scene import Scene


def draw(
    position: Position,
    viewer: int = SPECTATOR,
    theme: str = "light",
    marks: Sequence[Mark] = (),
    last: Marks | None = None,
    language: str = "en",
) -> str:
    """The position as a viewer sees it, as an SVG document, with words in his language."""
    return draw_scene(position.variant.game, position.scene(viewer), viewer, theme, marks, last, language)


def draw_scene(
    game: Game,
    scene: Scene,
    viewer: int = SPECTATOR,
    theme: str = "light",
    marks: Sequence[Mark] = (),
    last: Marks | None = None,
    language: str = "en",
) -> str:
    colours = THEMES[theme]
    painter = BoardPainter(game, scene, max(viewer, 0), colours, language)
    picture = painter.table() if game.board is None else painter.board(game.board, marks, last)
    return document(picture, colours, title=game.called(language))


def thumbnail(game: Game, scene: Scene, viewer: int, theme: str, language: str) -> str:
    """What can still be seen when it is drawn small: no words, and of a game with a board only what lies there."""
    colours = THEMES[theme]
    bare = msgspec.structs.replace(scene, counts=(), timers=(), trays=() if game.board else scene.trays)
    painter = BoardPainter(game, bare, max(viewer, 0), colours, language)
    picture = painter.spread() if game.board is None else painter.board(game.board, coordinates=False)
    return document(picture, colours, title=game.called(language))


def png(svg: str, width: int = 720) -> bytes:
    """A drawing as a PNG file of that many pixels in width."""
    import resvg_py

    # The renderer would round the size of the drawing to whole units, and a cell is one unit: that would cut its edge.
    view = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)"', svg)
    if view:
        height = round(width * float(view[2]) / float(view[1]))
        svg = svg.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
