"""What pieces look like: an `art` is a short text, and this draws it as an SVG document.

g:GLYPH~COLOUR~LABEL~LETTER~HIDDEN   a piece of the program's own family, see `ludoteka.boards.glyphs`
p:SHAPE~FILL~INK~TEXT                from the piece maker: disc, square, hexagon, triangle, card, octagon, star
domino:3-5 · domino:back             a domino, lying
money:500:#7fa87f                    a note of play money
deed:#7fa87f~NAME~SUM~SUMS           a deed or another paper: its name, with | where the line breaks, and its sums
wheel:00 · wheel:                    a roulette wheel, with two zeros or one
cowries:6-2                          six shells, two of them with the mouth up
i:HASH                               a picture that somebody uploaded; these are not drawn here
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import ceil, cos, pi, sin, sqrt

from ..boards.glyphs import block, glyph, has_picture
from ..boards.glyphs.dice import PIPS
from ..boards.lettering import lettering, width_of
from ..boards.picture import number
from .refusal import Refused
from .wheel import colour_of, pockets

MOST_ART = 200
MOST_SHELLS = 16
HASH = re.compile(r"[0-9a-f]{64}")
COLOUR = re.compile(r"#[0-9a-f]{6}")
IVORY, INK, EDGE = "#fdf6e3", "#26221c", "#5c4524"
POCKET = {"red": "#b3352b", "black": "#26221c", "green": "#2f6f4f"}


def document(body: str, width: float = 1.0, height: float = 1.0) -> str:
    view = f"{number(-width / 2)} {number(-height / 2)} {number(width)} {number(height)}"
    size = f'width="{number(100 * width)}" height="{number(100 * height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{view}">{body}</svg>'


@lru_cache(4096)
def draw(art: str) -> str:
    """The SVG document of an art."""
    kind, _, rest = art.partition(":")
    if len(art) > MOST_ART or kind not in ("g", "p", "domino", "money", "deed", "cowries", "wheel"):
        raise Refused("table-no-picture", "not-found")
    match kind:
        case "g":
            return _glyph(rest)
        case "p":
            return _made(rest)
        case "domino":
            return _domino(rest)
        case "money":
            return _money(rest)
        case "deed":
            return _deed(rest)
        case "cowries":
            return _cowries(rest)
    return _wheel(double_zero=rest == "00")


def check_art(art: str) -> None:
    """Refuse what cannot be drawn."""
    if art.startswith("i:"):
        if not HASH.fullmatch(art[2:]):
            raise Refused("table-no-picture", "not-found")
        return
    draw(art)


def glyph_art(name: str, colour: str = "", label: str = "", letter: str = "", *, hidden: bool = False) -> str:
    return "g:" + "~".join((name, colour, label, letter, "1" if hidden else ""))


def size_of(art: str) -> tuple[float, float]:
    """The natural width and height of an art, in widths of an ordinary piece."""
    if art.startswith(("g:card", "deed:")):
        return 1.0, 1.4
    if art.startswith("domino"):
        return 1.6, 0.8
    if art.startswith("money"):
        return 1.9, 0.95
    if art.startswith("wheel"):
        return 2.2, 2.2
    if art.startswith("cowries"):
        return 2.0, 2.0
    if found := re.match(r"g:block:([\d.]+)x([\d.]+)~", art):
        return float(found[1]), float(found[2])
    if art.startswith("p:card"):
        return 1.0, 1.4
    return 1.0, 1.0


def _glyph(rest: str) -> str:
    parts = rest.split("~")
    if len(parts) != 5:
        raise Refused("table-picture-recipe", "not-found", form="g:GLYPH~COLOUR~LABEL~LETTER~HIDDEN")
    name, colour, label, letter, hidden = parts
    kind, _, size = name.partition(":")
    if kind == "block" and size:
        wide, _, high = size.partition("x")
        try:
            width, height = float(wide), float(high or wide)
        except ValueError:
            raise Refused("table-picture-recipe", "not-found", form="block:WIDTHxHEIGHT") from None
        return document(block(width, height, colour, label), width, height)
    body = glyph(name, colour, text=label or ("" if has_picture(name) else letter), hidden=hidden == "1")
    return document(body, 0.74, 1.036) if kind == "card" else document(body)


def _fitted(text: str, x: float, y: float, size: float, room: float, fill: str) -> str:
    wide = width_of(text, size)
    return lettering(text, x, y, size * min(1.0, room / wide) if wide else size, fill)


def _polygon(corners: int, turn: float, radius: float = 0.46) -> str:
    spots = (turn + 2 * pi * k / corners for k in range(corners))
    return " ".join(f"{number(round(radius * sin(a), 3))},{number(round(-radius * cos(a), 3))}" for a in spots)


def _star() -> str:
    spots = ((0.47 if k % 2 == 0 else 0.21, pi * k / 5) for k in range(10))
    return " ".join(f"{number(round(r * sin(a), 3))},{number(round(-r * cos(a), 3))}" for r, a in spots)


def _made(rest: str) -> str:
    """A piece from the piece maker."""
    parts = rest.split("~")
    if len(parts) != 4 or not COLOUR.fullmatch(parts[1]) or not COLOUR.fullmatch(parts[2]):
        raise Refused("table-picture-recipe", "not-found", form="p:SHAPE~#rrggbb~#rrggbb~TEXT")
    shape, fill, ink, text = parts
    look = f'fill="{fill}" stroke="{ink}" stroke-width=".03" stroke-linejoin="round"'
    bodies = {
        "disc": f'<circle r=".46" {look}/><circle r=".38" fill="none" stroke="{ink}" stroke-width=".015"/>',
        "square": f'<rect x="-.45" y="-.45" width=".9" height=".9" rx=".08" {look}/>',
        "hexagon": f'<polygon points="{_polygon(6, 0)}" {look}/>',
        "octagon": f'<polygon points="{_polygon(8, pi / 8)}" {look}/>',
        "triangle": f'<polygon points="{_polygon(3, 0)}" {look}/>',
        "star": f'<polygon points="{_star()}" {look}/>',
        "card": f'<rect x="-.48" y="-.68" width=".96" height="1.36" rx=".09" {look}/>',
    }
    if shape not in bodies:
        raise Refused("table-picture-shape", "not-found", shape=shape[:30], shapes=", ".join(bodies))
    sign = _fitted(
        text, 0, 0.06 if shape == "triangle" else 0, 0.5, 0.42 if shape in ("triangle", "star") else 0.66, ink
    )
    return document(bodies[shape] + sign, 1.0, 1.4 if shape == "card" else 1.0)


def _slab(fill: str, radius: float) -> str:
    shape = f'<rect x="-.97" y="-.47" width="1.94" height=".94" rx="{radius:g}" fill="{fill}"'
    return f'{shape} stroke="{EDGE}" stroke-width=".03"/>'


def _domino(rest: str) -> str:
    tile = _slab(IVORY, 0.12)
    if rest == "back":
        rim = (
            '<rect x="-.8" y="-.32" width="1.6" height=".64" rx=".08" fill="none" stroke="#b98a2f" stroke-width=".02"/>'
        )
        return document(_slab("#4d3420", 0.12) + rim, 2, 1)
    left, _, right = rest.partition("-")
    if not (left.isdigit() and right.isdigit() and int(left) <= 9 and int(right) <= 9):
        raise Refused("table-picture-recipe", "not-found", form="domino:0-6")
    line = f'<path d="M0 -.38V.38" stroke="{EDGE}" stroke-width=".025"/>'
    return document(tile + line + _pips(int(left), -0.485) + _pips(int(right), 0.485), 2, 1)


def _pips(count: int, x: float) -> str:
    if count > 6:
        return lettering(str(count), x, 0, 0.5, INK)
    return "".join(
        f'<circle cx="{number(x + 0.25 * px)}" cy="{number(0.25 * py)}" r=".075" fill="{INK}"/>'
        for px, py in PIPS.get(count, ())
    )


def _money(rest: str) -> str:
    value, _, colour = rest.partition(":")
    if not value or len(value) > 9 or not COLOUR.fullmatch(colour):
        raise Refused("table-picture-recipe", "not-found", form="money:VALUE:#rrggbb")
    note = _slab(colour, 0.05)
    rim = '<rect x="-.88" y="-.38" width="1.76" height=".76" rx=".04" fill="none" stroke="#fffaf0" stroke-width=".02"/>'
    circle = '<circle r=".3" fill="#fffaf0" opacity=".55"/>'
    corners = "".join(lettering(value, x, y, 0.13, INK, anchor=a) for x, y, a in ((-0.83, -0.29, 0), (0.83, 0.29, 1)))
    return document(note + rim + circle + _fitted(value, 0, 0, 0.34, 0.9, INK) + corners, 2, 1)


def _deed(rest: str) -> str:
    parts = rest.split("~")
    if len(parts) != 4 or not COLOUR.fullmatch(parts[0]):
        raise Refused("table-picture-recipe", "not-found", form="deed:#rrggbb~NAME~SUM~SUMS")
    colour, name, price, rents = parts
    paper = f'<rect x="-.48" y="-.68" width=".96" height="1.36" rx=".05" fill="{IVORY}" stroke="{EDGE}"'
    band = f'<rect x="-.42" y="-.62" width=".84" height=".44" rx=".03" fill="{colour}" stroke="{EDGE}"'
    lines = name.split("|")[:3]
    top = -0.4 - 0.08 * (len(lines) - 1)
    signs = [_fitted(line, 0, top + 0.16 * k, 0.14, 0.76, INK) for k, line in enumerate(lines)]
    plate = '<rect x="-.39" y="-.59" width=".78" height=".38" rx=".03" fill="#fdf6e3" opacity=".72"/>'
    sums = rents.split(" · ") if rents else []
    rows = [" · ".join(sums[at : at + 3]) for at in range(0, len(sums), 3)]
    signs.append(_fitted(price, 0, 0.06 if rows else 0.2, 0.3, 0.8, INK))
    signs += [_fitted(row, 0, 0.36 + 0.17 * k, 0.13, 0.8, INK) for k, row in enumerate(rows)]
    frame = f'{paper} stroke-width=".02"/>{band} stroke-width=".012"/>{plate}'
    return document(frame + "".join(signs), 1.0, 1.4)


def _cowries(rest: str) -> str:
    """Shells in rows: first those that show their toothed mouths, then those that show their backs."""
    shells, _, up = rest.partition("-")
    if not (shells.isdigit() and up.isdigit() and int(up) <= int(shells) and 1 <= int(shells) <= MOST_SHELLS):
        raise Refused("table-picture-recipe", "not-found", form="cowries:6-2")
    count, across = int(shells), ceil(sqrt(int(shells)))
    rows, parts = ceil(count / across), []
    for at in range(count):
        row, column = divmod(at, across)
        x, y = column - (min(across, count - row * across) - 1) / 2, row - (rows - 1) / 2
        shell = _mouth() if at < int(up) else _shell_back()
        parts.append(f'<g transform="translate({number(x)} {number(y)})">{shell}</g>')
    return document("".join(parts), across, across)


def _shell(fill: str) -> str:
    return f'<ellipse rx=".33" ry=".43" fill="{fill}" stroke="{EDGE}" stroke-width=".03"/>'


def _mouth() -> str:
    teeth = "".join(f"M-.13 {number(y)}H-.04M.04 {number(y)}H.13" for y in (-0.24, -0.12, 0.0, 0.12, 0.24))
    slit = f'<path d="M0 -.36C.07 -.15 .07 .15 0 .36C-.07 .15 -.07 -.15 0 -.36Z" fill="{INK}"/>'
    return _shell(IVORY) + slit + f'<path d="{teeth}" stroke="{EDGE}" stroke-width=".03"/>'


def _shell_back() -> str:
    spots = ((-0.12, -0.16), (0.1, -0.2), (0.0, 0.02), (-0.14, 0.16), (0.13, 0.18))
    dots = "".join(f'<circle cx="{number(x)}" cy="{number(y)}" r=".045" fill="{EDGE}"/>' for x, y in spots)
    return _shell("#d9ae58") + dots


def _wheel(*, double_zero: bool) -> str:
    order = pockets(double_zero=double_zero)
    step = 2 * pi / len(order)
    parts = ['<circle r=".49" fill="#5b3a1f" stroke="#2f2014" stroke-width=".015"/>']
    for at, pocket in enumerate(order):
        a, b = step * (at - 0.5), step * (at + 0.5)
        corners = [(0.46, a), (0.46, b), (0.3, b), (0.3, a)]
        path = " ".join(f"{number(round(r * sin(t), 4))},{number(round(-r * cos(t), 4))}" for r, t in corners)
        parts.append(
            f'<polygon points="{path}" fill="{POCKET[colour_of(pocket)]}" stroke="#d9ae58" stroke-width=".004"/>'
        )
        sign = lettering(pocket, 0, -0.42, 0.05, "#fffaf0")
        parts.append(f'<g transform="rotate({number(round(step * at * 180 / pi, 3))})">{sign}</g>')
    parts.append('<circle r=".29" fill="#7d5330" stroke="#2f2014" stroke-width=".01"/>')
    return document("".join(parts))
