"""Poker dice: the best combination of five dice wins the stakes."""

from ludoteka.declare import Preset, Skill
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS
from ludoteka.declare.stakes import Contest, StakesGame

ROUNDS = 200

GAME = StakesGame(
    id="poker-dice",
    name="Poker dice",
    names={
        "en": ("Poker Dice",),
        "hu": ("Kockapóker",),
        "it": ("Poker con i dadi",),
        "pt": ("Póquer de dados",),
        "da": ("Terningpoker",),
        "sv": ("Tärningspoker",),
        "ru": ("Покер на костях",),
    },
    chapter="dice",
    board=None,
    sides=FOUR_SEATS,
    contest=Contest.POKER,
    dice=5,
    throws=3,
    stakes=10,
    pot=0,
    highest_bid=2,
    to_the_end=False,
    rounds=ROUNDS,
    chance=True,
    skill=Skill.MIXED,
    minutes=20,
    bound=ROUNDS * 4 * 10,
    presets=(
        Preset("three-throws", "Up to three throws", "Legfeljebb három dobás", ("poker-dice#2", "poker-dice#3")),
        Preset(
            "four-throws",
            "The Italian leaflet: up to four throws",
            "Az olasz leírás: legfeljebb négy dobás",
            ("poker-dice#1", "poker-dice#3"),
            {"throws": 4},
        ),
    ),
    options=(PLAYERS,),
)
