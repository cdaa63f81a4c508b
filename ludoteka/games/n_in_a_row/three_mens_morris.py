"""Three men's morris: nine points; place the men, then move them; the first three in a row win."""

from dataclasses import replace

from ludoteka.boards import Diagonals, lined_grid
from ludoteka.declare import Preset

from .nine_mens_morris import GAME as NINE_MENS_MORRIS

STRAIGHT = lined_grid(3, 3, Diagonals.NONE)
WITH_DIAGONALS = lined_grid(3, 3, Diagonals.ALTERNATE)

GAME = replace(
    NINE_MENS_MORRIS,
    id="three-mens-morris",
    name="Three men's morris",
    names={
        "hu": ("Egyszerű malom", "Hármas malom"),
        "en": (
            "Simple Mill (three men's morris)",
            "Simple mill",
            "Tapatan",
            "Achi",
            "Nine holes",
            "Tic-tac-toe with moving men",
        ),
    },
    parent=NINE_MENS_MORRIS.id,
    board=STRAIGHT,
    men=4,
    flies_at=0,
    mill_wins=True,
    closed_at_first="b2",
    minutes=5,
    small=True,
    bound=60,
    quiet_limit=50,
    presets=(
        Preset("book", "Four men each", "Négy-négy bábuval"),
        Preset("three", "Three men each", "Három-három bábuval", ("three-mens-morris#1",), {"men": 3}),
        Preset(
            "diagonals",
            "Widely played: three men each, diagonal lines too, the middle open from the start",
            "Elterjedt szabály: három-három bábu, átlós vonalakkal, a közép kezdettől szabad",
            changes={"men": 3, "board": WITH_DIAGONALS, "closed_at_first": ""},
        ),
        Preset(
            "nine-holes",
            "Nine holes: three men each, which move to any empty point",
            "Kilenc lyuk: három-három bábu, amelyek bármelyik üres pontra léphetnek",
            changes={"men": 3, "flies_at": 3, "closed_at_first": ""},
        ),
        Preset(
            "achi",
            "Achi: four men each, diagonal lines too, the middle open from the start",
            "Acsi: négy-négy bábu, átlós vonalakkal, a közép kezdettől szabad",
            changes={"board": WITH_DIAGONALS, "closed_at_first": ""},
        ),
    ),
)
