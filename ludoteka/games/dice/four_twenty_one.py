"""421: the pot loads the worst throws, then the best throws unload."""

from ludoteka.declare import Preset, Skill
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS
from ludoteka.declare.stakes import Contest, StakesGame

ROUNDS = 500

GAME = StakesGame(
    id="four-twenty-one",
    name="Four twenty-one",
    names={
        "en": ("421",),
        "hu": ("Négyszázhuszonegy",),
        "fr": ("Quatre-cent-vingt-et-un",),
        "it": ("421",),
        "pt": ("421",),
        "da": ("421",),
        "sv": ("421",),
        "ru": ("421",),
    },
    chapter="dice",
    board=None,
    sides=FOUR_SEATS,
    contest=Contest.CHARGE,
    dice=3,
    throws=3,
    stakes=0,
    pot=21,
    highest_bid=0,
    to_the_end=False,
    rounds=ROUNDS,
    chance=True,
    skill=Skill.MIXED,
    minutes=20,
    bound=ROUNDS * 4 * 8,
    presets=(
        Preset("first-out", "The first one without counters wins", "Az nyer, aki elsőként szabadul meg a zsetonjaitól"),
        Preset(
            "last-in",
            "Widely played: on until one has all counters and loses",
            "Elterjedt szabály: addig tart, amíg valakinél össze nem gyűlik minden zseton, ő a vesztes",
            changes={"to_the_end": True},
        ),
    ),
    options=(PLAYERS,),
)
