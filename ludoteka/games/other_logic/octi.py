"""Octi: pods grow prongs, and go where the prongs point."""

from ludoteka.boards.numbered import NumberedSquare
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.octi import Octi

HOMES = ("14 15 16", "94 95 96")
QUIET = 40
EVENTS = 2 * 25 + 14 * 8 + 8 + 14
"""Prongs put in, also those gained from taken pods; pods placed; pods taken."""
LONGEST_TURN = 8
"""Jumps over each enemy, and a stop."""

GAME = Octi(
    id="octi",
    name="Octi",
    names={"hu": ("Okti",), "en": ("Octi",)},
    chapter="other-logic",
    board=NumberedSquare(
        9,
        9,
        extra_regions=(("home 1", HOMES[0]), ("home 2", HOMES[1])),
        tinted=(("home 1", "middle"), ("home 2", "dark")),
    ),
    sides=(WHITE, BLACK),
    ways=("N", "NE", "E", "SE", "S", "SW", "W", "NW"),
    homes=HOMES,
    pods=7,
    prongs=25,
    homes_to_win=1,
    quiet=QUIET,
    minutes=25,
    bound=EVENTS * (QUIET + 1) * LONGEST_TURN,
    presets=(
        Preset("book", "One cell of the enemy's home", "Az ellenfél egy otthoni mezője"),
        Preset(
            "three-bases",
            "All three cells of the enemy's home",
            "Az ellenfél mindhárom otthoni mezője",
            ("octi#1",),
            {"homes_to_win": 3},
        ),
    ),
)
