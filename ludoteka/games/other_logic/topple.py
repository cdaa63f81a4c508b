"""Topple: step with the top of a tower or topple it all, and cap the enemy's king."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.topple import Topple


def heights(*rows: str) -> dict[str, int]:
    """Cells by the number of discs on them: "4 c1", "3 b1 c2 d1" ..."""
    return {cell: int(row.split()[0]) for row in rows for cell in row.split()[1:]}


NORMAL = heights("4 c1", "3 b1 c2 d1", "2 a1 b2 c3 d2 e1", "1 a2 b3 c4 d3 e2 f1")
RIGHT_ANGLED = heights("4 h1", "3 g1 h2", "2 e1 f1 f2 g2 g3 h3 h4", "1 d1 e2 f3 g4 h5")

GAME = Topple(
    id="topple",
    name="Topple",
    names={"hu": ("Ledöntés",), "en": ("Topple (toppling towers)", "Topple")},
    chapter="other-logic",
    board=Square(8, 8),
    sides=(WHITE, BLACK),
    towers=NORMAL,
    longest=200,
    minutes=20,
    bound=200,
    presets=(
        Preset("normal", "Normal set-up", "Normál alapállás", ("topple#1",)),
        Preset("right-angled", "Right-angled set-up", "Derékszögű alapállás", ("topple#2",), {"towers": RIGHT_ANGLED}),
    ),
)
