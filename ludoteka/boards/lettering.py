"""Letters as paths, so that pictures need no fonts and look the same everywhere.

Words in other scripts than ours, in books, are written as text: whoever reads them has letters for them.

The outlines lie in `fonts/`: [advance, path] by character, on an em of 1000 units.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from unicodedata import east_asian_width

EM = 1000.0
CAP_HEIGHT = 0.714
"""Of capitals and figures, in ems; kanji fill the em."""
UNKNOWN = "?"
USUAL = 600.0
"""About as wide as a letter is that we do not have; those of Chinese and Korean fill the em."""

Outline = tuple[float, str]


@cache
def _outlines(name: str) -> dict[str, Outline]:
    data = json.loads((files(__package__) / "fonts" / f"{name}.json").read_text("utf-8"))
    return {sign: (advance, path) for sign, (advance, path) in data.items()}


def outline_of(sign: str) -> Outline:
    letters = _outlines("letters")
    return letters.get(sign) or _outlines("kanji").get(sign) or letters[UNKNOWN]


def is_kanji(sign: str) -> bool:
    return sign not in _outlines("letters") and sign in _outlines("kanji")


@lru_cache(4096)
def is_foreign(text: str) -> bool:
    """Whether it has letters, not only signs, that we cannot draw."""
    return any(sign.isalpha() and sign not in _outlines("letters") and sign not in _outlines("kanji") for sign in text)


def width_of(text: str, size: float) -> float:
    if is_foreign(text):
        return sum(EM if east_asian_width(sign) in "WF" else USUAL for sign in text) * size / EM
    return sum(outline_of(sign)[0] for sign in text) * size / EM


def lettering(text: str, x: float, y: float, size: float, fill: str, *, anchor: float = 0.5, extra: str = "") -> str:
    """`text` as filled paths, centred vertically on y; `anchor` 0 begins at x, 0.5 is centred on it, 1 ends there."""
    if is_foreign(text):
        return _written(text, x, y + CAP_HEIGHT / 2 * size, size, fill, anchor, extra)
    at = x - anchor * width_of(text, size)
    scale = size / EM
    found = []
    for sign in text:
        advance, path = outline_of(sign)
        rise = 0.38 if is_kanji(sign) else CAP_HEIGHT / 2
        if path:
            found.append(f'<path transform="translate({at:.3f} {y + rise * size:.3f}) scale({scale:.5f})" d="{path}"/>')
        at += advance * scale
    return f'<g fill="{fill}"{" " + extra if extra else ""}>{"".join(found)}</g>' if found else ""


def _written(text: str, x: float, y: float, size: float, fill: str, anchor: float, extra: str) -> str:
    side = {0.0: "start", 1.0: "end"}.get(anchor, "middle")
    more = f" {extra}" if extra else ""
    look = f'fill="{fill}" font-weight="600" text-anchor="{side}"{more}'
    return f'<text x="{x:.3f}" y="{y:.3f}" font-size="{size:.3f}" {look}>{escape(text)}</text>'
