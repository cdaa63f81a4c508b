"""Battle array, line-up: sort what the other has mixed up, in as few moves as you can."""

from dataclasses import replace

from ludoteka.declare import Preset
from ludoteka.declare.battle_array import Contest

from .battle_array import GAME as ARRAY
from .battle_array import SIDES

GAME = replace(
    ARRAY,
    id="battle-array-lineup",
    name="Battle Array: Line-up",
    names={"hu": ("Sorakozó", "Hadrend: Sorakozó", "Hadrend"), "en": ("Battle Array: Line-up",)},
    parent=ARRAY.id,
    contest=Contest.LINE_UP,
    limit=60,
    minutes=20,
    bound=2 * (24 + 60 + 60) + 1,
    presets=(
        *ARRAY.presets,
        Preset(
            "patience",
            "Patience for one",
            "Egyszemélyes türelemjáték",
            ("battle-array-lineup#1",),
            {"sides": SIDES[:1], "chance": True},
        ),
    ),
)
