"""Blackjack with dice: come near 21 and do not pass it."""

from ludoteka.declare import Preset, Skill
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS
from ludoteka.declare.stakes import Contest, StakesGame

ROUNDS = 200

GAME = StakesGame(
    id="dice-blackjack",
    name="Blackjack with dice",
    names={
        "en": ("Black Jack with Dice",),
        "hu": ("Huszonegyes kockával",),
        "it": ("Black Jack",),
        "pt": ("Black jack",),
        "da": ("Black Jack",),
        "sv": ("Black jack",),
        "ru": ("Блек-джек",),
    },
    chapter="dice",
    board=None,
    sides=FOUR_SEATS,
    contest=Contest.BLACKJACK,
    dice=3,
    throws=0,
    stakes=5,
    pot=0,
    highest_bid=0,
    to_the_end=True,
    rounds=ROUNDS,
    chance=True,
    skill=Skill.MIXED,
    minutes=15,
    bound=ROUNDS * 4 * 40,
    presets=(
        Preset("all", "Until one has all counters", "Amíg valaki minden zsetont meg nem nyer", ("dice-blackjack#1",)),
        Preset(
            "most",
            "The Swedish leaflet: the most counters when somebody has none",
            "A svéd leírás: akinek a legtöbb zsetonja van, amikor valakinek elfogyott",
            ("dice-blackjack#2",),
            {"to_the_end": False},
        ),
    ),
    options=(PLAYERS,),
)
