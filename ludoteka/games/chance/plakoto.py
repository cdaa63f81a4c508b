"""Plakoto: a single man is not hit but pinned where it stands, and the last one at the start decides the game."""

from dataclasses import replace

from ludoteka.declare import Preset
from ludoteka.declare.backgammon import Contact, Opening, Scoring, Travel

from .backgammon import GAME as BACKGAMMON

LONGEST = 3_000

GAME = replace(
    BACKGAMMON,
    id="plakoto",
    name="Plakoto",
    names={"hu": ("Plakoto",), "en": ("Plakoto", "Tapa"), "el": ("Πλακωτό",)},
    parent=BACKGAMMON.id,
    setup=((24, 15),),
    travel=Travel.OPPOSITE,
    contact=Contact.PIN,
    home=12,
    opening=Opening.FIRST_SEAT,
    scoring=Scoring.GAMMON,
    longest=LONGEST,
    by_board=True,
    ascending=True,
    learned="plakoto",
    bound=7 * LONGEST,
    notation="",
    presets=(
        Preset(
            "book",
            "The book: borne off when all men have passed the middle",
            "A könyv szabálya: kijátszás, ha minden bábu túljutott a tábla felén",
        ),
        Preset(
            "last-quarter",
            "Widely played: borne off from the last quarter, the higher die begins",
            "Elterjedt szabály: kijátszás az utolsó negyedből, a nagyobbat dobó kezd",
            changes={"home": 6, "opening": Opening.ONE_DIE_EACH, "learned": "plakoto-quarter"},
        ),
    ),
    options=(),
)
