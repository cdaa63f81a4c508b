"""What lies ready: boards of every kind, pictures for pieces in folders, and whole sets to be laid out at once."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .art import glyph_art, size_of
from .box import Kind, Picture

COLOURS = ("white", "black", "red", "green", "blue", "yellow", "orange", "purple", "brown", "grey")
CHESSMEN = [
    "king",
    "queen",
    "rook",
    "bishop",
    "knight",
    "pawn",
    "archbishop",
    "chancellor",
    "maharajah",
    "champion",
    "wizard",
    "guard",
    "commander",
    "lancer",
    "archer",
    "prince",
    "jester",
    "camel",
    "cannon",
    "tower",
    "dragon",
]
DISCS = [
    "man",
    "crowned",
    "disc",
    "stone",
    "ball",
    "ring",
    "peg",
    "chip",
    "coin",
    "seed",
    "hexagon",
    "octagon",
    "square",
    "triangle",
    "column",
]
ANIMALS = [
    "lion",
    "tiger",
    "leopard",
    "cat",
    "wolf",
    "fox",
    "dog",
    "jackal",
    "rat",
    "mouse",
    "elephant",
    "hare",
    "rabbit",
    "goose",
    "cow",
    "ox",
    "antelope",
    "deer",
    "monkey",
    "giraffe",
    "zebra",
    "crocodile",
    "spider",
    "fly",
    "tortoise",
    "bird",
    "fish",
]
SOLDIERS = [
    "marshal",
    "general",
    "colonel",
    "major",
    "captain",
    "lieutenant",
    "sergeant",
    "corporal",
    "private",
    "officer",
    "sapper",
    "miner",
    "scout",
    "spy",
    "bomb",
    "flag",
    "tank",
    "command-tank",
    "ship",
    "person",
]
SPECIAL = [
    "sandglass",
    "cube:O",
    "cube:X",
    "cube:*",
    "pod",
    "hexpod",
    "compass",
    "tent",
    "wheel",
    "sun",
    "moon",
    "star",
    "arrow",
    "pointer",
]
PRIZES = ["house", "hotel", "crowned", "star", "coin", "ship", "flag", "tent", "sun", "moon", "compass", "sandglass"]
SHOGI = [
    "king",
    "rook",
    "bishop",
    "gold",
    "silver",
    "knight",
    "lance",
    "pawn",
    "dragon",
    "horse",
    "tokin",
    "promoted-silver",
    "promoted-knight",
    "promoted-lance",
]
XIANGQI = ["general", "advisor", "elephant", "chariot", "horse", "cannon", "soldier"]
RANKS, SUITS = "A23456789TJQK", "SHDC"
MONEY = (("1", "#f4f1e6"), ("5", "#e7b8c0"), ("10", "#e9d48a"), ("20", "#a8cfa0"), ("50", "#9fc3e0"),
         ("100", "#e0b27a"), ("500", "#d9905f"), ("1000", "#c9a6d8"), ("5000", "#8fc7bd"),
         ("10000", "#b9b4a4"))  # fmt: skip
NOTES = 30
"""Of each value of the play money."""
LETTERS = {
    "en": "A9:1 B2:3 C2:3 D4:2 E12:1 F2:4 G3:2 H2:4 I9:1 J1:8 K1:5 L4:1 M2:3 N6:1 O8:1 P2:3 Q1:10 R6:1 S4:1 T6:1 U4:1 "
    "V2:4 W2:4 X1:8 Y2:4 Z1:10 _2:0",
    "hu": "A6:1 Á4:1 B3:2 C1:5 D3:2 E6:1 É3:3 F2:4 G3:2 H2:3 I3:1 Í1:5 J2:4 K6:1 L4:1 M3:1 N4:1 O3:1 Ó3:2 Ö2:4 Ő1:7 "
    "P2:4 R4:1 S3:1 T5:1 U2:4 Ú1:7 Ü2:4 Ű1:7 V2:3 Z2:4 CS1:7 GY2:4 LY1:8 NY1:5 SZ2:3 TY1:10 ZS1:8 _2:0",
}
"""How many tiles of each letter, and their values."""
BOARDS: tuple[tuple[str, str], ...] = (
    ("chessboard", "m:square,8,8,checkered"),
    ("draughts-10", "m:square,10,10,checkered"),
    ("square-8", "m:square,8,8"),
    ("square-9", "m:square,9,9"),
    ("square-11", "m:square,11,11"),
    ("truncated", "m:square,7,7,without=a1 b1 f1 g1 a2 b2 f2 g2 a6 b6 f6 g6 a7 b7 f7 g7"),
    ("marked", "m:square,9,9,mark=e5 e3 e4 e6 e7 c5 d5 f5 g5"),
    ("hex-rectangle", "m:hex-rectangle,8,7"),
    ("hex-rhombus", "m:hex-rhombus,9,9"),
    ("hex-hexagon", "m:hex-hexagon,5"),
    ("hex-triangle", "m:hex-triangle,8"),
    ("triangle", "m:triangle,6"),
    ("triangle-rhombus", "m:triangle-rhombus,5"),
    ("morris", "m:morris"),
    ("web", "m:web"),
    ("lines", "m:lines,5,5,diagonals"),
    ("points-19", "m:square,19,19,points,mark=d4 d10 d16 j4 j10 j16 p4 p10 p16"),
    ("points-13", "m:square,13,13,points"),
    ("paper", "m:paper,22,15"),
    ("track", "m:track,50"),
    ("track-branch", "m:track,40,branch"),
    ("track-ring", "m:track,40,ring"),
    ("felt", "c:#2f5d46"),
    ("wood", "c:#b07b4a"),
    ("slate", "c:#4d5b63"),
)
"""Names (of words of the client) and recipes."""


class Offered(msgspec.Struct, frozen=True):
    """A picture that can become a side of a piece."""

    name: str
    picture: Picture
    hu: str = ""
    """What it is called in Hungarian, if not the same."""


def _offer(name: str, art: str, scale: float = 1.0) -> Offered:
    width, height = size_of(art)
    return Offered(name, Picture(art, round(width * scale, 3), round(height * scale, 3)))


def _coloured(names: list[str]) -> Iterator[Offered]:
    for colour in COLOURS:
        for name in names:
            yield _offer(f"{colour} {name.replace(':', ' ')}", glyph_art(name, colour))


def folders() -> dict[str, list[Offered]]:
    """The pictures of the program, by folder."""
    cards = [f"{rank}{suit}" for suit in SUITS for rank in RANKS]
    return {
        "discs": list(_coloured(DISCS)),
        "chess": list(_coloured(CHESSMEN)),
        "animals": list(_coloured(ANIMALS)),
        "soldiers": list(_coloured(SOLDIERS)),
        "special": list(_coloured(SPECIAL)),
        "shogi": [_offer(name, glyph_art(f"shogi-{name}")) for name in SHOGI],
        "xiangqi": [
            _offer(f"{colour} {name}", glyph_art(f"xiangqi-{name}", colour))
            for colour in ("red", "black")
            for name in XIANGQI
        ],
        "cards": [_offer(card, glyph_art(f"card:{card}")) for card in (*cards, "JK", "JK2", "back")],
        "dominoes": [_offer(f"{a}-{b}", f"domino:{a}-{b}") for a in range(7) for b in range(a, 7)]
        + [_offer("back", "domino:back")],
        "letters": [_offer(sign, glyph_art(f"letter:{sign}")) for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÖŐÚÜŰ"],
        "money": [_offer(value, f"money:{value}:{colour}") for value, colour in MONEY],
        "prizes": [_offer(name, glyph_art(name, "yellow")) for name in PRIZES],
    }


def sets() -> dict[str, tuple[Kind, ...]]:
    """Whole sets, ready to use."""
    return {
        "cards-52": _cards(1, jokers=0),
        "cards-54": _cards(1, jokers=2),
        "cards-104": _cards(2, jokers=0),
        "cards-32": _cards(1, jokers=0, ranks="A789TJQK"),
        "dominoes-28": _dominoes(6),
        "dominoes-55": _dominoes(9),
        "letters-en": _letters("en"),
        "letters-hu": _letters("hu"),
        "money": tuple(note(int(value)) for value, _ in MONEY),
        "prizes": tuple(
            Kind(id=f"prize {name}", name=name, front=Picture(glyph_art(name, "yellow")), count=6) for name in PRIZES
        ),
        "discs": tuple(
            Kind(id=f"{colour} disc", name=f"{colour} disc", front=Picture(glyph_art("man", colour)), count=24)
            for colour in COLOURS[:6]
        ),
        "two-sided": (
            Kind(
                id="two-sided disc",
                name="two-sided disc",
                front=Picture(glyph_art("disc", "white")),
                back=Picture(glyph_art("disc", "black")),
                count=64,
            ),
        ),
        "chess": tuple(
            Kind(id=f"{colour} {name}", name=f"{colour} {name}", front=Picture(glyph_art(name, colour)), count=count)
            for colour in ("white", "black")
            for name, count in (("king", 1), ("queen", 3), ("rook", 2), ("bishop", 2), ("knight", 2), ("pawn", 8))
        ),
        "sandglasses": tuple(
            Kind(
                id=f"{colour} sandglass",
                name=f"{colour} sandglass",
                front=Picture(glyph_art("sandglass", colour)),
                back=Picture(glyph_art("sandglass", colour, hidden=False)),
                count=6,
            )
            for colour in ("red", "black")
        ),
        "cut-cubes": tuple(
            Kind(id=f"cube {sign}", name=f"cut cube {sign}", front=Picture(glyph_art(f"cube:{sign}")), count=12)
            for sign in "OX*"
        ),
    }


def note(value: int) -> Kind:
    """Play money of one value."""
    name = str(value)
    front = Picture(f"money:{name}:{dict(MONEY)[name]}", 1.9, 0.95)
    return Kind(id=f"money {name}", name=name, front=front, count=NOTES)


def _cards(packs: int, *, jokers: int, ranks: str = RANKS) -> tuple[Kind, ...]:
    back = Picture(glyph_art("card:back", hidden=True), 1.0, 1.4)
    codes = [f"{rank}{suit}" for suit in SUITS for rank in ranks] + ["JK", "JK2"][:jokers]
    return tuple(
        Kind(
            id=f"card {code}",
            name=code,
            front=Picture(glyph_art(f"card:{code}"), 1.0, 1.4),
            back=back,
            secret=True,
            count=packs,
        )
        for code in codes
    )


def _dominoes(most: int) -> tuple[Kind, ...]:
    back = Picture("domino:back", 1.6, 0.8)
    return tuple(
        Kind(id=f"domino {a}-{b}", name=f"{a}-{b}", front=Picture(f"domino:{a}-{b}", 1.6, 0.8), back=back, secret=True)
        for a in range(most + 1)
        for b in range(a, most + 1)
    )


def _letters(language: str) -> tuple[Kind, ...]:
    back = Picture("p:square~#b98a2f~#5c4524~")
    found = []
    for word in LETTERS[language].split():
        part, _, value = word.partition(":")
        letter = part.rstrip("0123456789")
        shown = "" if letter == "_" else letter
        art = glyph_art(f"letter:{shown}:{value}" if shown else "letter")
        name = shown or "blank"
        found.append(
            Kind(
                id=f"letter {name} {language}",
                name=name,
                front=Picture(art),
                back=back,
                secret=True,
                count=int(part[len(letter) :]),
            )
        )
    return tuple(found)
