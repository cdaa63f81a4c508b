"""Aggravation: round the star and home, with short cuts over its inner points."""

from ludoteka.boards import star_track
from ludoteka.declare import BLUE, GREEN, RED, WHITE, YELLOW, Choice, Option, Preset, Side, Skill
from ludoteka.declare.star import StarRace

SIX = (RED, BLUE, Side("Orange", "orange", "Narancs"), WHITE, GREEN, YELLOW)
LONGEST = 50_000

GAME = StarRace(
    id="aggravation",
    name="Aggravation",
    names={"en": ("Teasing (aggravation)", "Teasing"), "hu": ("Ingerlés",)},
    chapter="chance",
    board=star_track(),
    sides=SIX,
    entering=(1, 6),
    longest=LONGEST,
    chance=True,
    skill=Skill.MIXED,
    minutes=45,
    bound=3 * LONGEST,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
    options=(
        Option(
            "players",
            "Number of players",
            "sides",
            tuple(Choice(str(n), f"{n} players", SIX[:n], f"{n} játékos") for n in range(2, 7)),
            "A játékosok száma",
        ),
    ),
)
