"""Flat tiles with characters: shogi's wedges, xiangqi's discs, letters and numbers, sliding blocks, roads."""

from __future__ import annotations

from ..lettering import lettering
from ..theme import Paint
from .discs import fitted, shadow
from .shapes import body, box, circle, cut, moved, ring, side_mark

WEDGE = "M0 -46L27 -36L36 43H-36L-27 -36Z"
RED_INK = "#a8382f"

SHOGI = {
    "king": "玉", "rook": "飛", "bishop": "角", "gold": "金",
    "silver": "銀", "knight": "桂", "lance": "香", "pawn": "歩",
    "copper": "銅", "iron": "鉄", "stone": "石", "drunk-elephant": "醉", "free-king": "奔", "queen": "奔", "lion": "獅",
    "dragon-king": "龍", "dragon-horse": "馬", "kirin": "麒", "phoenix": "鳳", "leopard": "豹", "tiger": "虎",
    "reverse-chariot": "反", "vertical-mover": "竪", "side-mover": "横", "go-between": "仲", "knight-fork": "桂",
    "flying-dragon": "飛龍", "violent-ox": "猛", "angry-boar": "嗔", "evil-wolf": "狼", "cat-sword": "猫",
    "bird-king": "鵬", "falcon": "鷹", "crane": "鶴",
    "pheasant": "雉", "quail": "鶉", "left-quail": "鶉", "right-quail": "鶉",
    "swallow": "燕", "spear": "槍", "general": "将",
}  # fmt: skip
PROMOTED = {
    "dragon": "龍", "horse": "馬", "promoted-silver": "全",
    "promoted-knight": "圭", "promoted-lance": "杏", "tokin": "と",
    "crown-prince": "太", "eagle": "鷲", "soaring-eagle": "鷲",
    "horned-falcon": "鷹", "flying-stag": "鹿", "flying-ox": "牛",
    "free-boar": "猪", "whale": "鯨", "white-horse": "白", "promoted-pawn": "と", "promoted-gold": "金", "goose": "雁",
    "bird-eagle": "鵰",
}  # fmt: skip

XIANGQI = {
    "king": ("帥", "將"), "general": ("帥", "將"), "guard": ("仕",
    "士"), "advisor": ("仕", "士"), "elephant": ("相", "象"),
    "chariot": ("俥", "車"), "rook": ("俥", "車"), "horse": ("傌",
    "馬"), "knight": ("傌", "馬"), "cannon": ("炮", "砲"),
    "soldier": ("兵", "卒"), "pawn": ("兵", "卒"),
}  # fmt: skip

IVORY = Paint("#f0d9a6", "#6a4a1e", "#2b2118", "#d8ba7d", "none")


FIGURE = Paint("#4a3a26", "#2b2118", "#f0d9a6", "#2b2118", "ring")
PROMOTED_FIGURE = Paint("#a8382f", "#5a1712", "#f0d9a6", "#5a1712", "ring")


def wedge(sign: str, *, red: bool = False, scale: float = 1.0) -> str:
    """A shogi piece; promoted ones are written in red. The side is told by where the point looks."""
    ink = RED_INK if red else IVORY.engraving
    size = 44 if len(sign) == 1 else 27
    signs = lettering(sign, 0, 5, size, ink) if len(sign) < 3 else fitted(sign, 44, 26, ink, 5)
    return moved(body(WEDGE, IVORY, width=2.8) + signs, 0, 0, scale)


def xiangqi(sign: str, paint: Paint) -> str:
    """A disc with a character in the side's ink."""
    ink = {"red": RED_INK, "black": "#26221c", "green": "#1f5a3c"}.get(_ink_name(paint), paint.edge)
    return shadow(44) + circle(0, 0, 44, IVORY, width=2.8) + ring(0, 0, 37, ink, 2.4) + lettering(sign, 0, 0, 50, ink)


def blank(paint: Paint) -> str:
    """The disc without its character."""
    return shadow(44) + circle(0, 0, 44, IVORY, width=2.8) + ring(0, 0, 39, paint.edge, 1.8)


def _ink_name(paint: Paint) -> str:
    return {"triangle": "red", "diamond": "black", "square": "green"}.get(paint.mark, "")


def letter_tile(paint: Paint, text: str = "") -> str:
    """A tile with a letter, or a letter and its value: "A:1"."""
    letter, _, value = text.partition(":")
    tile = body(box(-42, -42, 42, 42, 8), IVORY, width=2.8)
    sign = fitted(letter, 56, 46, IVORY.engraving, -3 if value else 0) if letter else ""
    small = lettering(value, 34, 30, 20, IVORY.engraving, anchor=1.0) if value else ""
    owner = "" if paint.mark == "none" else moved(side_mark(paint, 7, paint.body), -30, 30)
    return tile + sign + small + owner


def number_tile(paint: Paint, text: str = "") -> str:
    """A sliding square with its number."""
    return (
        body(box(-47, -47, 47, 47, 7), paint)
        + cut(box(-40, -40, 40, 40, 4), paint, width=2)
        + fitted(text, 62, 46, paint.engraving)
    )


def block(paint: Paint, width: float, height: float, text: str = "") -> str:
    """A block of several cells, in units; it fills them but for a narrow joint."""
    w, h = width * 50 - 3, height * 50 - 3
    sign = fitted(text, min(w, 60), min(h, 46), paint.engraving) if text else side_mark(paint, min(w, h) * 0.3)
    return body(box(-w, -h, w, h, 9), paint) + cut(box(-w + 8, -h + 8, w - 8, h - 8, 5), paint, width=2.2) + sign


ENDS = {"n": (0, -48), "e": (48, 0), "s": (0, 48), "w": (-48, 0)}


def road(pairs: str, colours: tuple[str, str]) -> str:
    """A square tile with lines from side to side: "ns-ew" cross, "ne-sw" are two arcs; first line first colour."""
    tile = body(box(-49, -49, 49, 49, 3), IVORY, fill="#b9c3bd", width=2)
    found = []
    for pair, colour in zip(pairs.split("-"), colours, strict=False):
        (ax, ay), (bx, by) = ENDS[pair[0]], ENDS[pair[1]]
        d = f"M{ax} {ay}Q0 0 {bx} {by}"
        other = "#26221c" if colour != "#26221c" else "#f7f2e8"
        found.append(f'<path d="{d}" fill="none" stroke="{other}" stroke-width="21"/>')
        found.append(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="17"/>')
    return tile + "".join(found)
