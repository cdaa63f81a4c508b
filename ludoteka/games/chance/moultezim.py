"""Moultezim: both run the same way, a single man closes a point, and nobody is hit."""

from dataclasses import replace

from ludoteka.declare import Preset
from ludoteka.declare.backgammon import Contact, Opening, Scoring, Travel

from .backgammon import GAME as BACKGAMMON

LONGEST = 3_000

GAME = replace(
    BACKGAMMON,
    id="moultezim",
    name="Moultezim",
    names={"hu": ("Multezim",), "en": ("Moultezim",), "tr": ("Moultezim",)},
    parent=BACKGAMMON.id,
    setup=((24, 15),),
    travel=Travel.SAME,
    contact=Contact.BLOCK,
    vanguard=True,
    open_quarter=True,
    opening=Opening.FIRST_SEAT,
    scoring=Scoring.GAMMON,
    longest=LONGEST,
    by_board=True,
    ascending=True,
    learned="moultezim",
    bound=7 * LONGEST,
    notation="",
    presets=(
        Preset("book", "The book: White begins", "A könyv szabálya: világos kezd"),
        Preset(
            "opening-throw",
            "Widely played: the higher die begins",
            "Elterjedt szabály: a nagyobbat dobó kezd",
            changes={"opening": Opening.ONE_DIE_EACH},
        ),
    ),
    options=(),
)
