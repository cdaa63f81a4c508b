"""Reversi: bracket enemy discs between your own and turn them over."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.reversi import Aim, Flips, Lines, Reversi

OTHELLO = {"lines": Lines.ALL, "flips": Flips.ALL}

GAME = Reversi(
    id="reversi",
    name="Reversi (othello)",
    names={
        "hu": ("Reversi", "Othello", "Fordítgatós", "Színcserélő", "Reverz", "Fonákollós"),
        "en": ("Othello", "Reverse othello", "Anti-reversi"),
    },
    chapter="other-logic",
    board=Square(8, 8, tone="green"),
    sides=(BLACK, WHITE),
    lines=Lines.ORTHOGONAL,
    flips=Flips.LONGEST,
    aim=Aim.MOST,
    setup=(),
    free_start=False,
    shared=True,
    minutes=20,
    # On the largest board 100 discs are placed, four of them in the middle; before each other one player may pass.
    bound=196,
    presets=(
        Preset("version-1", "Version 1: the longest row", "1. változat: a leghosszabb sor", covers=("reversi#1",)),
        Preset("othello", "Version 2: othello", "2. változat: othello", covers=("reversi#2",), changes=OTHELLO),
        Preset(
            "reverse",
            "Version 3: reverse othello",
            "3. változat: fordított othello",
            covers=("reversi#3",),
            changes={**OTHELLO, "aim": Aim.FEWEST},
        ),
        Preset(
            "original",
            "The game of 1888: 32 discs each, the first four laid freely in the middle",
            "Az 1888-as játék: 32-32 korong, az első négyet szabadon teszik középre",
            changes={**OTHELLO, "free_start": True, "shared": False},
        ),
    ),
    options=(
        Option(
            "size",
            "Board",
            "board",
            (
                Choice("8x8", "8 by 8", Square(8, 8, tone="green"), "8·8"),
                Choice("6x6", "6 by 6", Square(6, 6, tone="green"), "6·6"),
                Choice("10x10", "10 by 10", Square(10, 10, tone="green"), "10·10"),
            ),
            "Tábla",
            covers=("reversi#4",),
        ),
    ),
)
