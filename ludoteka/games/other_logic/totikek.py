"""Tőtikék: the board is divided into channels, through which men roll to the lower end; four in a row win."""

from collections.abc import Callable
from dataclasses import replace

from ludoteka.boards.channels import Channelled, diagonal, honeycomb, quartered, spiral, split_rows, thirds
from ludoteka.declare import BLACK, WHITE, Choice, Option, Preset
from ludoteka.declare.rows import Placing

from ..n_in_a_row.connect_four import GAME as CONNECT_FOUR

SIZES = (6, 8, 10, 12, 14)
SIDES = (4, 5, 6, 7, 8)


def squares(id: str, name: str, hu: str) -> tuple[Choice, ...]:
    """The sizes of a square board."""
    builders: dict[str, Callable[[int], Channelled]] = {
        "quartering": quartered,
        "spiral": spiral,
        "diagonal": diagonal,
        "inwards": lambda size: split_rows(size, inwards=True),
        "outwards": lambda size: split_rows(size, inwards=False),
    }
    return tuple(
        Choice(f"{id}-{n}", f"{name}, {n} by {n}", builders[id](n), f"{hu}, {n}·{n}", ("totikek#7",)) for n in SIZES
    )


BOARDS = (
    *squares("quartering", "Quartering", "Negyedelés"),
    *squares("spiral", "Spiral", "Csigavonal"),
    *squares("diagonal", "Diagonal", "Átlós"),
    *squares("inwards", "Split rows, inwards", "Kettéosztott sorok, befelé"),
    *squares("outwards", "Split rows, outwards", "Kettéosztott sorok, kifelé"),
    *(
        Choice(f"thirds-{n}", f"Thirds, hexagon of side {n}", thirds(n), f"Harmadolás, {n} oldalú", ("totikek#8",))
        for n in SIDES
    ),
    *(
        Choice(
            f"honeycomb-{groups}",
            f"Honeycomb of {groups} groups",
            honeycomb(n),
            f"Lépesméz, {groups} hetes",
            ("totikek#8",),
        )
        for n, groups in ((1, 7), (2, 19))
    ),
)

GAME = replace(
    CONNECT_FOUR,
    id="totikek",
    name="Tőtikék",
    names={"hu": ("Tőtikék",), "en": ("Tőtikék (channel four)", "Channel four")},
    chapter="other-logic",
    parent="gomoku",
    board=quartered(8),
    sides=(WHITE, BLACK),
    placing=Placing.CHANNELS,
    falls="",
    lines=(),
    minutes=15,
    bound=196,
    glyphs="",
    presets=(
        Preset("quartering", "Quartering: to the middle", "Negyedelés: a középpont felé", ("totikek#1",)),
        Preset("spiral", "Spiral", "Csigavonal", ("totikek#2",), {"board": spiral(8)}),
        Preset("diagonal", "Diagonal", "Átlós", ("totikek#3",), {"board": diagonal(8)}),
        Preset(
            "inwards",
            "Split rows, pointing inwards",
            "Kettéosztott sorok, befelé mutatnak",
            ("totikek#4",),
            {"board": split_rows(8, inwards=True)},
        ),
        Preset(
            "outwards",
            "Split rows, pointing outwards",
            "Kettéosztott sorok, kifelé mutatnak",
            ("totikek#4",),
            {"board": split_rows(8, inwards=False)},
        ),
        Preset("thirds", "Thirds of a hexagon", "Harmadolás", ("totikek#5",), {"board": thirds(5)}),
        Preset("honeycomb", "Honeycomb", "Lépesméz", ("totikek#6",), {"board": honeycomb(2)}),
    ),
    options=(Option("board", "Board", "board", BOARDS, "Tábla"),),
)
