"""Pente: five in a row, or five pairs of enemies taken by enclosing them."""

from dataclasses import replace

from ludoteka.boards import letters, point_grid
from ludoteka.declare import BLACK, BLUE, GREEN, RED, WHITE, YELLOW, Preset

from .gomoku import GAME as GOMOKU

CENTRE = 9
FAR = " ".join(
    f"{letters(file)}{rank + 1}"
    for rank in range(19)
    for file in range(19)
    if max(abs(file - CENTRE), abs(rank - CENTRE)) >= 3
)
BOARD = replace(
    point_grid(19, 19, stars=("j10", "g7", "g13", "m7", "m13")), extra_regions=(("centre", "j10"), ("far", FAR))
)
SIDES = (WHITE, BLACK, RED, BLUE, GREEN, YELLOW)
NUMBERS = (("three", "Three", "Három"), ("four", "Four", "Négy"), ("five", "Five", "Öt"), ("six", "Six", "Hat"))

GAME = replace(
    GOMOKU,
    id="pente",
    name="Pente",
    names={"hu": ("Pente", "kerjó-pente", "pente pluszmínusz"), "en": ("Pente", "keryo-pente", "ninuki-renju")},
    parent=GOMOKU.id,
    board=BOARD,
    sides=(WHITE, BLACK),
    men=180,
    captures=(2,),
    captures_to_win=10,
    moving=False,
    longest=0,
    bound=600,
    presets=(
        Preset("book", "Two players", "Két játékos"),
        Preset(
            "pro",
            "Tournament opening: the first stone in the centre, the next of that player at least three away",
            "Versenykezdés: az első kő középre, ugyanazon játékos második köve legalább három pontnyira",
            changes={"opening": ("centre", "", "far")},
        ),
        Preset(
            "keryo",
            "Keryo-pente: two or three are taken, fifteen win",
            "Kerjó-pente: két vagy három kő üthető, tizenöt nyer",
            ("pente#2",),
            {"captures": (2, 3), "captures_to_win": 15},
        ),
        Preset(
            "plus-minus",
            "Plus-minus: a captured pair counts for you or is taken off the enemy's captures",
            "Pluszmínusz: a leütött párt magadhoz számítod, vagy levonod az ellenfél ütéseiből",
            ("pente#3",),
            {"plus_minus": True},
        ),
        *(
            Preset(
                id,
                f"{name} players, each for himself",
                f"{hu} játékos, mindenki magáért",
                ("pente#1",),
                {"sides": SIDES[:number], "men": 360 // number},
            )
            for number, (id, name, hu) in enumerate(NUMBERS, 3)
        ),
    ),
)
