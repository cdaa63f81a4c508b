"""Yam: fill the boxes of three columns with combinations of five dice."""

from ludoteka.declare import Preset, Skill
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS
from ludoteka.declare.sheet import Column, SheetGame

GAME = SheetGame(
    id="yam",
    name="Yam",
    names={
        "en": ("Yam (yatzy)", "Yatzy", "Yacht"),
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
    bonus_from=63,
    bonus=35,
    middle=20,
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
    ),
    options=(PLAYERS,),
)
