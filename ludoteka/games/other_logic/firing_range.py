"""On the firing range: march forward, jump, and buy your officers back."""

from ludoteka.boards import firing_range_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.firing import Firing


def rows(*numbers: int) -> list[str]:
    """The points of some rows: odd rows have six, even ones five."""
    return [f"{file}{row}" for row in numbers for file in "abcdef"[: 5 + row % 2]]


def but(points: list[str], *officers: str) -> str:
    """The points of the privates: all but the officers'."""
    return " ".join(point for point in points if point not in officers)


GAME = Firing(
    id="firing-range",
    name="On the firing range",
    names={"hu": ("Lőtéren",), "en": ("On the Firing Range", "Firing range")},
    chapter="other-logic",
    board=firing_range_board(),
    sides=(WHITE, BLACK),
    privates=(but(rows(2, 3, 4, 11), "e4", "a11"), but(rows(8, 9, 10, 1), "a8", "f1")),
    officers=("e4 a11", "a8 f1"),
    ransom=3,
    officer_worth=3,
    quiet=40,
    minutes=30,
    bound=30_000,  # 44 pieces go forward by ten rows, and back by three at most for each piece taken; 40 moves between
    presets=(Preset("book", "The book", "A könyv szabálya"),),
)
