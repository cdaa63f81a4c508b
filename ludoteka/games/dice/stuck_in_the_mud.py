"""Stuck in the mud: fives and twos stay lying, the others count and are thrown again."""

from ludoteka.declare import Preset, Skill
from ludoteka.declare.dice import DicePoints, Sets, Turn
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS

GAME = DicePoints(
    id="stuck-in-the-mud",
    name="Stuck in the mud",
    names={
        "en": ("Without 5, without 2 (stuck in the mud)", "Without 5, without 2"),
        "hu": ("Ötös és kettes nélkül", "Sárban ragadva"),
        "it": ("Senza 5, senza 2",),
        "pt": ("Sem os 5 e os 2",),
        "da": ("Bar mås",),
        "sv": ("Utan 5:a, utan 2:a",),
        "ru": ("Без 5, без 2",),
    },
    chapter="dice",
    board=None,
    sides=FOUR_SEATS,
    turn=Turn.MUD,
    dice=4,
    throws=100,
    rounds=10,
    target=0,
    entry=0,
    sets=Sets.GROWING,
    last_round=False,
    choose=False,
    spoiled=False,
    chance=True,
    skill=Skill.LUCK,
    minutes=15,
    bound=10 * 4 * 2 * 101,
    presets=(
        Preset("box", "The box: the other dice always count", "A doboz szabálya: a többi kocka mindig számít"),
        Preset(
            "spoiled",
            "Widely played: a throw with a five or a two counts nothing",
            "Elterjedt szabály: ötössel vagy kettessel az egész dobás nem ér semmit",
            changes={"spoiled": True},
        ),
    ),
    options=(PLAYERS,),
)
