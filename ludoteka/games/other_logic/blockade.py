"""Blockade: lay men between friend and foe, and own more of the board."""

from ludoteka.boards import Square
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.blockade import Blockade


def numbers(values: range) -> tuple[Choice, ...]:
    return tuple(Choice(str(n), str(n), n, str(n)) for n in values)


GAME = Blockade(
    id="blockade",
    name="Blockade",
    names={"hu": ("Blokád",), "en": ("Blockade (cell conversion)",)},
    chapter="other-logic",
    board=Square(8, 8),
    sides=(WHITE, BLACK),
    men=("a1 b3 c2 d4", "a4 b2 c3 d1"),
    converts=3,
    fills=3,
    loses=4,
    minutes=15,
    bound=353,  # every move adds a man to the eight of the set-up
    presets=(Preset("book", "The book: 8 by 8", "A könyv szabálya: 8·8"),),
    options=(
        Option(
            "size",
            "Board",
            "board",
            tuple(
                Choice(f"{n}x{n}", f"{n} by {n}", Square(n, n), f"{n}·{n}") for n in (8, *range(4, 8), *range(9, 20))
            ),
            "Tábla",
            ("blockade#1",),
        ),
        Option(
            "converts",
            "Own men that turn an enemy",
            "converts",
            numbers(range(2, 7)),
            "Ennyi saját fordít ellenséget",
            ("blockade#2",),
        ),
        Option(
            "fills",
            "Own men that fill an empty cell",
            "fills",
            numbers(range(2, 7)),
            "Ennyi saját tölt be üres mezőt",
            ("blockade#3",),
        ),
        Option(
            "loses",
            "Enemies that turn an own man",
            "loses",
            numbers(range(2, 7)),
            "Ennyi ellenség fordít sajátot",
            ("blockade#4",),
        ),
    ),
)
