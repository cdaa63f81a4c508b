"""Yam: fill the boxes of three columns with combinations of five dice."""

from ludoteka.declare import Preset, Skill
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS
from ludoteka.declare.sheet import UPPER, Box, Column, Lines, SheetGame, Sum

YAM: Lines = (
    *UPPER,
    (Box.MIN, Sum.ALL),
    (Box.MAX, Sum.ALL),
    (Box.THREE, 25),
    (Box.FULL, 30),
    (Box.SMALL, 25),
    (Box.FOUR, 35),
    (Box.LARGE, 40),
    (Box.YAM, 50),
)
YAHTZEE: Lines = (
    *UPPER,
    (Box.THREE, Sum.ALL),
    (Box.FOUR, Sum.ALL),
    (Box.FULL, 25),
    (Box.SMALL, 30),
    (Box.LARGE, 40),
    (Box.YAM, 50),
    (Box.CHANCE, Sum.ALL),
)
YATZY: Lines = (
    *UPPER,
    (Box.PAIR, Sum.OWN),
    (Box.PAIRS, Sum.OWN),
    (Box.THREE, Sum.OWN),
    (Box.FOUR, Sum.OWN),
    (Box.LOW, 15),
    (Box.HIGH, 20),
    (Box.FULL, Sum.ALL),
    (Box.CHANCE, Sum.ALL),
    (Box.YAM, 50),
)

GAME = SheetGame(
    id="yam",
    name="Yam",
    names={
        "en": ("Yam (yatzy)", "Yatzy", "Yacht", "Yahtzee"),
        "hu": ("Yam", "Kockapóker"),
        "it": ("YAM",),
        "pt": ("Yam",),
        "da": ("Yatzy",),
        "sv": ("Yatzy",),
        "ru": ("Яхта",),
    },
    chapter="dice",
    board=None,
    sides=FOUR_SEATS,
    throws=3,
    columns=(Column.DOWN, Column.UP, Column.FREE),
    lines=YAM,
    bonus_from=63,
    bonus=35,
    middle=20,
    repeat=0,
    chance=True,
    skill=Skill.MIXED,
    minutes=40,
    # Three columns of fourteen boxes; for each a throw and a choice, three times, and the box.
    bound=4 * 42 * 7,
    presets=(
        Preset("box", "Three columns: down, up, free", "Három oszlop: lefelé, fölfelé, szabadon", ("yam#1",)),
        Preset(
            "two-columns",
            "Shorter: down and free",
            "Rövidebb: lefelé és szabadon",
            ("yam#2",),
            {"columns": (Column.DOWN, Column.FREE)},
        ),
        Preset(
            "free",
            "Shortest: one column in any order",
            "Legrövidebb: egyetlen, szabadon kitöltött oszlop",
            ("yam#2",),
            {"columns": (Column.FREE,)},
        ),
        Preset(
            "yahtzee",
            "Yahtzee: thirteen boxes, jokers",
            "Yahtzee: tizenhárom rovat, dzsókerek",
            changes={"columns": (Column.FREE,), "lines": YAHTZEE, "repeat": 100},
        ),
        Preset(
            "yatzy",
            "Yatzy: fifteen boxes, as in Scandinavia",
            "Yatzy: tizenöt rovat, ahogy Skandináviában",
            changes={"columns": (Column.FREE,), "lines": YATZY, "bonus": 50},
        ),
    ),
    options=(PLAYERS,),
)
