"""Pieces, cards, dice and chips: one family of vector pictures, drawn for this program.

`glyph(name, colour)` is an SVG fragment in a unit box around (0, 0). A name may carry a value after a colon: "card:QH",
"die:5", "chip:25", "road:ns-ew". A name without a picture becomes a shield with the letter of the piece.
"""

from __future__ import annotations

from collections.abc import Callable

from ..theme import NEUTRAL, Paint, paint_of
from . import (
    animals,
    belongings,
    chessmen,
    cloth,
    dice,
    discs,
    gestures,
    heavens,
    lines,
    logic,
    marbles,
    sea,
    soldiers,
    special,
    stacks,
    suits,
    tiles,
    walls,
)
from .shapes import moved, unit

Draw = Callable[[Paint, str], str]

PLAIN: dict[str, Draw] = {
    "man": discs.man,
    "crowned": discs.crowned,
    "disc": discs.disc,
    "stone": discs.stone,
    "ball": discs.ball,
    "mark": discs.mark,
    "ring": discs.hoop,
    "peg": discs.small,
    "marker": discs.small,
    "chip": discs.chip,
    "coin": discs.coin,
    "seed": discs.seed,
    "arrow": discs.arrow,
    "hexagon": discs.hexagon,
    "octagon": discs.octagon,
    "square": discs.square,
    "triangle": discs.triangle,
    "column": discs.column,
    "stack": stacks.stack,
    "king": chessmen.king,
    "queen": chessmen.queen,
    "rook": chessmen.rook,
    "bishop": chessmen.bishop,
    "knight": chessmen.knight,
    "pawn": chessmen.pawn,
    "token": chessmen.token,
    "amazon": chessmen.queen,
    "archbishop": chessmen.archbishop,
    "chancellor": chessmen.chancellor,
    "maharajah": chessmen.amazon_rider,
    "champion": chessmen.champion,
    "wizard": chessmen.wizard,
    "guard": chessmen.guard,
    "commander": chessmen.general,
    "lancer": chessmen.lancer,
    "archer": chessmen.archer,
    "marksman": chessmen.marksman,
    "prince": chessmen.prince,
    "jester": chessmen.jester,
    "camel": chessmen.camel,
    "cannon": chessmen.cannon,
    "tower": chessmen.tower,
    "dragon": chessmen.dragon,
    "letter": tiles.letter_tile,
    "number": tiles.number_tile,
    "die": dice.die,
    "cube": dice.cube,
    "tank": animals.tank,
    "command-tank": heavens.command_tank,
    "sun": heavens.sun,
    "moon": heavens.moon,
    "star": heavens.five_pointed,
    "ship": animals.ship,
    "person": soldiers.person,
    "unknown": soldiers.unknown,
    "shield": chessmen.lettered,
    "pod": special.pod_square,
    "hexpod": special.pod_hexagon,
    "compass": special.compass,
    "tent": special.tent,
    "sandglass": special.sandglass,
    "pointer": special.pointer,
    "wheel": special.wheel,
    "tile": special.line_tile,
    "war-elephant": special.war_elephant,
    "house": special.house,
    "hotel": special.hotel,
    "words": special.words,
    "area": special.area,
    "marble": marbles.marble,
    "wall": walls.wall,
    "polyomino": cloth.polyomino,
    "cover": logic.cover,
    "valued": logic.valued,
    "footballer": logic.footballer,
    "football": logic.football,
    "figure": logic.figure,
    "flitter": logic.flitter,
    "cut-cube": logic.cut_cube,
    "stick": lines.stick,
    "pipe": lines.pipe,
    "trail": lines.trail,
    "miss": sea.miss,
    "hit": sea.hit,
    "sunk": sea.sunk,
    "aimed": sea.aimed,
    "hull": sea.hull,
    "suit": suits.suit,
    "gesture": gestures.gesture,
    "goods": belongings.belonging,
    **{name: animals.medal(head) for name, head in animals.ANIMALS.items()},
    **{kind: soldiers.soldier(kind) for kind in soldiers.EMBLEMS},
}

ALIASES = {
    "cardinal": "archbishop", "princess": "archbishop", "marshall": "chancellor", "empress": "chancellor",
    "crowned-man": "crowned", "officer-piece": "commander", "soldier": "pawn", "sepoy": "pawn",
    "superpawn": "lancer", "spearman": "lancer", "bowman": "archer", "minister": "jester", "vizier": "jester",
    "fool": "jester", "mann": "commander", "leader": "commander",
    "block": "number", "pebble": "stone",
    "hunter": "archer", "wanderer": "person", "traveller": "person", "sheep": "goose",
}  # fmt: skip


def glyph(name: str, colour: str = "", *, text: str = "", hidden: bool = False) -> str:
    """The picture of a piece in a side's colour, with a sign engraved on it; `hidden`: only its back is seen."""
    paint = paint_of(colour) if colour else NEUTRAL
    kind, _, value = name.partition(":")
    return unit(_draw(kind, value, paint, text, hidden=hidden))


def has_picture(name: str) -> bool:
    """Whether a name has a picture of its own, so that no letter has to say what it is."""
    kind = name.partition(":")[0]
    family, _, piece = kind.partition("-")
    if piece.startswith("figure-"):
        return _figure_of(family, piece.removeprefix("figure-"))[0] in FIGURES
    if family == "shogi":
        return piece in tiles.SHOGI or piece in tiles.PROMOTED
    return ALIASES.get(kind, kind) in PLAIN or kind in ("card", "road", "path") or piece in tiles.XIANGQI


def _draw(kind: str, value: str, paint: Paint, text: str, *, hidden: bool) -> str:
    if kind == "card":
        return dice.card(value, back=hidden or value == "back")
    if hidden:
        return soldiers.unknown(paint)
    if kind == "road":
        return tiles.road(value, ("#f7f2e8", "#26221c"))
    if kind == "path":
        return tiles.road(value, ("#26221c", "#26221c"))
    family, _, piece = kind.partition("-")
    if piece.startswith("figure-"):
        return _figure(family, piece.removeprefix("figure-"), paint, text)
    if family == "shogi":
        return _shogi(piece, text)
    if family == "xiangqi":
        return tiles.xiangqi(_xiangqi_sign(piece, paint, text), paint)
    draw = PLAIN.get(ALIASES.get(kind, kind))
    if draw is None:
        return chessmen.lettered(paint, text or value or kind[:1].upper())
    return draw(paint, value or text)


FIGURES = {
    "general": "king", "king": "king", "guard": "guard", "advisor": "guard", "chariot": "rook", "rook": "rook",
    "horse": "knight", "knight": "knight", "soldier": "pawn", "pawn": "pawn", "cannon": "cannon", "bishop": "bishop",
    "gold": "commander", "silver": "champion", "lance": "lancer", "elephant": "war-elephant",
}  # fmt: skip
"""The other picture set of shogi and xiangqi, for those who do not read the characters."""

REVERSES = {"dragon": "rook", "horse": "bishop", "tokin": "pawn"}
"""What the promoted pieces of shogi that have a name of their own were before."""


def _figure_of(family: str, piece: str) -> tuple[str, bool]:
    """What a piece shows as a figure, and whether it is promoted."""
    if family == "shogi" and piece in REVERSES:
        return REVERSES[piece], True
    return piece.removeprefix("promoted-"), piece.startswith("promoted-") or piece in tiles.PROMOTED


def _figure(family: str, piece: str, paint: Paint, text: str) -> str:
    """A figure on the wedge or the disc that its game is played with; where there is none, the letters of the piece."""
    name, promoted = _figure_of(family, piece)
    if family == "shogi":
        if name not in FIGURES:
            return tiles.wedge((text or name[:2]).upper().removeprefix("+"), red=promoted)
        ink = tiles.PROMOTED_FIGURE if promoted else tiles.FIGURE
        return moved(tiles.wedge("") + moved(PLAIN[FIGURES[name]](ink, text), 0, 6, 0.7), 0, 0, _shogi_size(piece))
    return tiles.blank(paint) + moved(PLAIN[FIGURES.get(name, "shield")](paint, text), 0, -1, 0.68)


def _shogi(piece: str, text: str) -> str:
    if piece in tiles.PROMOTED:
        return tiles.wedge(tiles.PROMOTED[piece], red=True, scale=_shogi_size(piece))
    promoted = piece.startswith("promoted-")
    sign = tiles.SHOGI.get(piece.removeprefix("promoted-"), text or piece[:2].upper())
    return tiles.wedge(sign, red=promoted, scale=_shogi_size(piece))


def _shogi_size(piece: str) -> float:
    """Pawns and lances are a little smaller than kings."""
    return {"pawn": 0.86, "tokin": 0.86, "lance": 0.9, "knight": 0.92}.get(piece, 1.0)


def _xiangqi_sign(piece: str, paint: Paint, text: str) -> str:
    first, second = tiles.XIANGQI.get(piece, (text, text))
    return first if paint.mark == "triangle" else second


def block(width: float, height: float, colour: str = "", text: str = "") -> str:
    """A block of several cells."""
    return unit(tiles.block(paint_of(colour) if colour else NEUTRAL, width, height, text))


def names() -> tuple[str, ...]:
    """Every glyph: the plain ones and their other names, the two character sets, dice and cards."""
    cards = [f"card:{rank}{suit}" for suit in "SHDC" for rank in "A23456789TJQK"]
    faces = [f"die:{face}" for face in range(1, 7)]
    shogi = [f"shogi-{piece}" for piece in (*tiles.SHOGI, *tiles.PROMOTED)]
    chinese = [f"xiangqi-{piece}" for piece in tiles.XIANGQI]
    figures = [f"{family}-figure-{piece}" for family in ("shogi", "xiangqi") for piece in FIGURES]
    roads = [
        f"{kind}:{pairs}"
        for kind in ("road", "path")
        for pairs in ("ns-ew", "ew-ns", "ne-sw", "sw-ne", "nw-se", "se-nw")
    ]
    return (*PLAIN, *ALIASES, *shogi, *chinese, *faces, *cards, "card:JK", "card:JK2", "card:back", *roads, *figures)


__all__ = ["block", "glyph", "has_picture", "names"]
