"""Philosophers' football: shoot the ball over the opponent's goal line by jumping over men that belong to nobody."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.phutball import Phutball

FILES = "abcdefghijklmno"


def pitch() -> Square:
    """Fifteen columns, nineteen rows; each player's goal line has an edge of his colour."""
    goals = tuple((f"goal {seat + 1}", " ".join(f"{file}{row}" for file in FILES)) for seat, row in enumerate((1, 19)))
    return Square(
        15,
        19,
        extra_regions=goals,
        tinted=(("goal 1", "middle"), ("goal 2", "middle")),
        edged=(("goal 1", 0), ("goal 2", 1)),
    )


GAME = Phutball(
    id="phutball",
    name="Philosophers' football",
    names={"hu": ("Bölcsek focija",), "en": ("Philosophers' Football (phutball)", "Phutball")},
    chapter="other-logic",
    board=pitch(),
    sides=(WHITE, BLACK),
    ball="h10",
    longest=600,
    minutes=30,
    bound=1_800,  # 600 turns; every jump removes a man that a turn has put there, and every series may be stopped once
    presets=(
        Preset("book", "The book: cells, 19 by 15", "A könyv szabálya: mezőkön, 19·15"),
        Preset(
            "points",
            "Widely played: on the crossings of the lines",
            "Elterjedt szabály: a vonalak metszéspontjain",
            changes={"board": Square(15, 19, points=True)},
        ),
    ),
)
