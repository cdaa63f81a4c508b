"""Pachisi: four discs each race round a cross by cowrie shells, pile up on each other, and rest in castles."""

from ludoteka.boards import pachisi_track
from ludoteka.declare import BLUE, RED, YELLOW, Choice, Option, Preset, Side, Skill
from ludoteka.declare.cowries import CowrieRace, Throw

PURPLE = Side("Purple", "purple", "Lila")
SEATS = (RED, PURPLE, YELLOW, BLUE)
COLOURS = ("red", "purple", "yellow", "blue")
LONGEST = 4_000

GAME = CowrieRace(
    id="pachisi",
    name="Pachisi",
    names={"en": ("Pachisi", "Twenty-five"), "hu": ("Pacsézi", "Pacsiszi"), "hi": ("पचीसी",)},
    chapter="chance",
    board=pachisi_track(COLOURS),
    sides=SEATS,
    ring=72,
    home=7,
    out=0,
    clockwise=True,
    piles=True,
    shut=False,
    partners=False,
    graces=False,
    throw=Throw.COWRIES,
    great=(6, 10, 25),
    passing=True,
    longest=LONGEST,
    chance=True,
    skill=Skill.MIXED,
    minutes=45,
    bound=3 * LONGEST,
    presets=(
        Preset("book", "The book, with six cowrie shells", "A könyv szabálya, hat kauricsigával", ("pachisi#1",)),
        Preset(
            "seven-faces",
            "A die with seven faces: all numbers come as often",
            "Hétlapú kocka: minden szám egyforma gyakori",
            ("pachisi#1",),
            {"throw": Throw.EQUAL},
        ),
        Preset("no-passing", "Nobody may pass", "Passzolni nem szabad", changes={"passing": False}),
        Preset(
            "traditional",
            "The Indian game: partners, out of the middle and back",
            "Az indiai játék: társakkal, a tábla közepéből ki és vissza",
            changes={
                "board": pachisi_track(COLOURS, corners=False),
                "ring": 68,
                "out": 7,
                "clockwise": False,
                "piles": False,
                "shut": True,
                "partners": True,
                "graces": True,
            },
        ),
    ),
    options=(
        Option(
            "players",
            "Number of players",
            "sides",
            tuple(Choice(str(n), f"{n} players", SEATS[:n], f"{n} játékos") for n in (2, 3, 4)),
            "A játékosok száma",
        ),
    ),
)
