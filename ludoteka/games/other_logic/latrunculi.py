"""Latrunculi: soldiers of Rome take an enemy between two of them, and move again."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.latrunculi import Goes, Latrunculi

GAME = Latrunculi(
    id="latrunculi",
    name="Latrunculi",
    names={
        "hu": ("Centuriák csatája", "tolvajocskák játéka"),
        "la": ("ludus latrunculorum",),
        "en": ("Battle of the Centuries (ludus latrunculorum)", "Battle of the Centuries"),
    },
    chapter="other-logic",
    board=Square(8, 7),
    sides=(WHITE, BLACK),
    soldiers=16,
    placing=False,
    centurion=False,
    goes=Goes.NOT_BACK,
    quiet=80,
    minutes=25,
    bound=18 + 35 * 80 + 34,  # 34 men; at most 80 moves before each capture and after the last; a stop after each
    presets=(
        Preset(
            "version-1",
            "Version 1: soldiers at home, forwards or sideways",
            "1. változat: katonák az alapsorokban, előre vagy oldalt",
            ("latrunculi#1",),
        ),
        Preset(
            "version-2",
            "Version 2: placed in pairs, with centurions",
            "2. változat: párosával lerakva, centurióval",
            ("latrunculi#2",),
            {"placing": True, "centurion": True, "goes": Goes.ANYWHERE},
        ),
    ),
)
