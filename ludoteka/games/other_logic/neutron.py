"""Neutron: lead the shared neutron to your home row; whatever moves slides until it is stopped."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.slides import Home, Slides

GAME = Slides(
    id="neutron",
    name="Neutron",
    names={"hu": ("Neutron", "Társneutron"), "en": ("Neutron", "Co-neutron")},
    chapter="other-logic",
    board=Square(5, 5),
    sides=(WHITE, BLACK),
    home=Home.OWN,
    neutron_first=False,
    longest=200,
    minutes=10,
    bound=400,  # two actions in each of at most 200 turns
    presets=(
        Preset("neutron", "Neutron", "Neutron"),
        Preset(
            "co-neutron",
            "Co-neutron: to the other's home row",
            "Társneutron: az ellenfél alapsorára",
            covers=("neutron#1",),
            changes={"home": Home.OTHER, "neutron_first": True},
        ),
    ),
)
