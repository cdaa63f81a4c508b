"""Qubic: four in a row in a cube of four storeys; or five in a larger one."""

from dataclasses import replace

from ludoteka.boards import Layers, letters
from ludoteka.declare import BLUE, RED, Preset
from ludoteka.declare.rows import Placing

from .connect_four import GAME as CONNECT_FOUR


def six_storeys() -> Layers:
    """The cube of 6 by 6 by 6; the first man is placed on its surface, but on no corner."""
    outer = {
        f"{z + 1}{letters(f)}{r + 1}": sum(k in (0, 5) for k in (f, r, z))
        for z in range(6)
        for r in range(6)
        for f in range(6)
    }
    first = " ".join(name for name, faces in outer.items() if faces in (1, 2))
    return Layers(6, 6, 6, extra_regions=(("first", first),))


GAME = replace(
    CONNECT_FOUR,
    id="qubic",
    name="Qubic",
    names={"hu": ("Térbeli amőba",), "en": ("Space Four (qubic)", "3D noughts and crosses", "Four in a cube")},
    parent=CONNECT_FOUR.id,
    board=Layers(4, 4, 4),
    sides=(RED, BLUE),
    placing=Placing.ANYWHERE,
    falls="",
    lines=(),
    minutes=15,
    bound=216,
    glyphs="balls",
    presets=(
        Preset("book", "Four in a row in 4 by 4 by 4", "Négy egy sorban, 4·4·4-es kockában"),
        Preset(
            "six",
            "Five in a row in 6 by 6 by 6",
            "Öt egy sorban, 6·6·6-os kockában",
            ("qubic#1",),
            {"board": six_storeys(), "length": 5, "opening": ("first",)},
        ),
    ),
    options=(),
)
