"""Zertz: give balls away to win others, on a board that shrinks with every turn."""

from ludoteka.boards import HexHexagon
from ludoteka.declare import Preset, Side
from ludoteka.declare.zertz import Zertz

LARGE_SET = {"pool": (6, 8, 10)}

GAME = Zertz(
    id="zertz",
    name="Zèrtz",
    names={"hu": ("Zertz",), "en": ("Zèrtz", "Zertz")},
    chapter="other-logic",
    board=HexHexagon(4, discs=True),
    sides=(Side("First", "blue", "Első"), Side("Second", "red", "Második")),
    pool=(5, 7, 9),
    of_each=2,
    of_one=(3, 4, 5),
    keeps_colour=False,
    longest=200,
    minutes=20,
    bound=2_200,  # at most 200 turns; a jump takes a ball off the board, and only laying brings one back
    presets=(
        Preset("basic", "Basic game", "Alapjáték", ("zertz#1",)),
        Preset(
            "tournament",
            "The book's tournament game",
            "A könyv versenyváltozata",
            ("zertz#2",),
            {**LARGE_SET, "keeps_colour": True},
        ),
        Preset(
            "standard",
            "Widely played",
            "Elterjedt szabály",
            changes={**LARGE_SET, "of_each": 3, "of_one": (4, 5, 6)},
        ),
    ),
)
