"""Ten thousand: press your luck with five dice."""

from ludoteka.declare import Preset, Skill
from ludoteka.declare.dice import DicePoints, Sets, Turn
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS

ROUNDS = 200

GAME = DicePoints(
    id="ten-thousand",
    name="Ten thousand",
    names={
        "en": ("10 000", "Farkle"),
        "hu": ("Tízezer",),
        "it": ("10 000", "Diecimila"),
        "pt": ("O 10 000",),
        "da": ("10.000",),
        "sv": ("10 000",),
        "ru": ("10 000",),
    },
    chapter="dice",
    board=None,
    sides=FOUR_SEATS,
    turn=Turn.PRESS,
    dice=5,
    throws=0,
    rounds=ROUNDS,
    target=10_000,
    entry=750,
    sets=Sets.GROWING,
    last_round=False,
    choose=False,
    spoiled=False,
    chance=True,
    skill=Skill.MIXED,
    minutes=20,
    bound=ROUNDS * 4 * 2 * 201,
    presets=(
        Preset("entry-750", "The first bank at least 750", "Az első felírás legalább 750", ("ten-thousand#1",)),
        Preset(
            "entry-1000",
            "The Swedish leaflet: the first bank at least 1000",
            "A svéd leírás: az első felírás legalább 1000",
            ("ten-thousand#2",),
            {"entry": 1000},
        ),
        Preset(
            "choice",
            "Widely played: choose which scoring dice you set aside",
            "Elterjedt szabály: megválaszthatod, mely pontot érő kockákat teszed félre",
            changes={"choose": True},
        ),
        Preset(
            "farkle",
            "Farkle: six dice, sets in one throw, a last round",
            "Farkle: hat kocka, egy dobásban kirakott sorozatok, utolsó kör",
            changes={"dice": 6, "entry": 500, "sets": Sets.FARKLE, "last_round": True, "choose": True},
        ),
    ),
    options=(PLAYERS,),
)
