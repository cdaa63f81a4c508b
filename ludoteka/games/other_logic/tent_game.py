"""The tent game: tip tetrahedra until your colour no longer looks at you."""

from ludoteka.boards import TriangleHexagon
from ludoteka.declare import Preset, Side
from ludoteka.declare.tents import Tents

NORTH = Side("North", "white", "Észak")
EAST = Side("Southeast", "black", "Délkelet")
WEST = Side("Southwest", "purple", "Délnyugat")

GAME = Tents(
    id="tent-game",
    name="Tent game",
    names={"hu": ("Sátorjáték",), "en": ("Tent Game", "Tent Game (tipping tetrahedra)")},
    chapter="other-logic",
    board=TriangleHexagon(2),
    sides=(NORTH, EAST, WEST),
    seats=(0, 1, 2),
    clockwise=5,
    open=False,
    longest=150,
    chance=True,
    hidden=True,
    minutes=20,
    bound=165,
    presets=(
        Preset(
            "book",
            "The book: three players, one side seen",
            "A könyv szabálya: három játékos, rejtett oldalakkal",
            covers=("tent-game#1",),
        ),
        Preset(
            "two",
            "Two players, one side seen",
            "Két játékos, rejtett oldalakkal",
            covers=("tent-game#2",),
            changes={"sides": (NORTH, EAST), "seats": (0, 1)},
        ),
        Preset(
            "open",
            "Three players, all sides seen",
            "Három játékos, nyílt játék",
            covers=("tent-game#3",),
            changes={"open": True, "hidden": False},
        ),
        Preset(
            "open-two",
            "Two players, all sides seen",
            "Két játékos, nyílt játék",
            covers=("tent-game#2", "tent-game#3"),
            changes={"sides": (NORTH, EAST), "seats": (0, 1), "open": True, "hidden": False},
        ),
    ),
)
