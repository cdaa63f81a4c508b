"""Ataxx: divide or jump, turn the neighbours, and own more of the board."""

from ludoteka.boards import HexCoordinates, HexHexagon, Square
from ludoteka.declare import BLUE, RED, Choice, Option, Preset
from ludoteka.declare.ataxx import Ataxx

GAME = Ataxx(
    id="ataxx",
    name="Ataxx",
    names={"hu": ("Ataxx",), "en": ("Ataxx", "seven up", "back and back", "Infection")},
    chapter="other-logic",
    board=Square(7, 7),
    sides=(RED, BLUE),
    blocked="",
    quiet=100,
    minutes=15,
    bound=10_000,  # at most 96 men can be added (10 by 10), with at most 100 turns before each
    presets=(
        Preset("book", "The book: 7 by 7", "A könyv szabálya: 7·7"),
        Preset(
            "diamond",
            "Four forbidden cells around the middle",
            "Négy tilos mező a közép körül",
            ("ataxx#1",),
            {"blocked": "d5 c4 e4 d3"},
        ),
        Preset(
            "cross",
            "Forbidden cells in the middle of the sides",
            "Tilos mezők az oldalak közepén",
            ("ataxx#1",),
            {"blocked": "d7 d6 a4 b4 f4 g4 d2 d1"},
        ),
        Preset(
            "hexagon",
            "Hexagons",
            "Hatszögű tábla",
            ("ataxx#3",),
            {"board": HexHexagon(5, coordinates=HexCoordinates.BOOK)},
        ),
    ),
    options=(
        Option(
            "size",
            "Board",
            "board",
            tuple(Choice(f"{n}x{n}", f"{n} by {n}", Square(n, n), f"{n}·{n}") for n in (7, 8, 9, 10)),
            "Tábla",
            covers=("ataxx#2",),
        ),
    ),
)
