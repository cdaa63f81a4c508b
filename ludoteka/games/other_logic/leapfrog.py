"""Leapfrog: jump over the counters of a full board and keep them."""

from ludoteka.boards import Square
from ludoteka.declare import BLUE, GREEN, RED, YELLOW, Choice, Option, Preset, Side, Skill
from ludoteka.declare.leapfrog import Leapfrog, Ways

SIDES = (
    RED, BLUE, GREEN, YELLOW, Side("White", "white", "Fehér"), Side("Black", "black", "Fekete"),
    Side("Orange", "orange", "Narancs"), Side("Purple", "purple", "Lila"),
)  # fmt: skip

GAME = Leapfrog(
    id="leapfrog",
    name="Leapfrog",
    names={"hu": ("Béka",), "en": ("Frog (leapfrog)", "Frog", "Leap Frog")},
    chapter="other-logic",
    board=Square(18, 18),
    sides=SIDES[:2],
    chance=True,
    skill=Skill.SKILL,
    counters=(129, 97, 65, 33),
    ways=Ways.ALL,
    minutes=40,
    bound=324 + 1 + 2 * 323,  # laid, one removed, and each jump takes one; after each there may be a stop
    presets=(
        Preset(
            "version-1",
            "Version 1: equal counters",
            "1. változat: egyforma bábuk",
            ("leapfrog#1",),
            {"counters": (324,), "chance": False},
        ),
        Preset(
            "version-2",
            "Version 2: coloured counters worth 1 to 4",
            "2. változat: színes bábuk, 1–4 pont",
            ("leapfrog#2",),
        ),
        Preset(
            "straight",
            "As it is usually told: equal counters, straight jumps only",
            "Ahogy általában leírják: egyforma bábuk, csak egyenes ugrások",
            changes={"counters": (324,), "chance": False, "ways": Ways.STRAIGHT},
        ),
    ),
    options=(
        Option(
            "players",
            "Players",
            "sides",
            tuple(Choice(str(n), str(n), SIDES[:n], str(n)) for n in range(2, 9)),
            "Játékosok",
        ),
        Option(
            "ways",
            "Directions of jumps",
            "ways",
            (
                Choice("all", "straight and aslant", Ways.ALL, "egyenesen és átlósan"),
                Choice("aslant", "aslant only, as in draughts", Ways.ASLANT, "csak átlósan, mint a dámában"),
                Choice("straight", "straight only", Ways.STRAIGHT, "csak egyenesen"),
            ),
            "Az ugrások iránya",
        ),
    ),
)
