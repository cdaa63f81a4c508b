"""Leapover: fill rows against columns, and leap over as few enemies as you can."""

from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.leapover import Leapover, Leaps, triangle

GAME = Leapover(
    id="leapover",
    name="Leapover",
    names={"hu": ("Ugrató",), "en": ("Leapover (Ugrató)", "Leapover")},
    chapter="other-logic",
    board=triangle(8),
    sides=(WHITE, BLACK),
    leaps=Leaps.ONE,
    minutes=10,
    bound=36,  # one piece for each cell
    presets=(Preset("book", "The book: 36 cells", "A könyv szabálya: 36 mező"),),
    options=(
        Option(
            "leaps",
            "Several enemies at once",
            "leaps",
            (
                Choice("one", "one point", Leaps.ONE, "egy pont"),
                Choice("each", "a point each", Leaps.EACH, "annyi pont, ahány figura"),
            ),
            "Több figura átugrása",
        ),
    ),
)
