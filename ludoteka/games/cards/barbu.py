"""Barbu: in every deal something else must not be taken, and once all of it together."""

from ludoteka.declare import Preset, Skill
from ludoteka.declare.cards import Deck
from ludoteka.declare.tricks import Contract, Counting, Tricks, Trump, Void

from .whist import SEATS

CONTRACTS = (
    Contract("tricks", trick=2),
    Contract("queens", queen=6),
    Contract("hearts", heart=2),
    Contract("barbu", king_of_hearts=20),
    Contract("last-trick", last_trick=20),
    Contract("salad", trick=2, queen=6, heart=2, king_of_hearts=20, last_trick=20),
)

GAME = Tricks(
    id="barbu",
    name="Barbu",
    names={
        "en": ("Barbu (the bearded king)", "The bearded king", "King"),
        "hu": ("Barbu", "A szakállas király"),
        "fr": ("Le barbu",),
        "it": ("L’uomo barbuto",),
        "pt": ("O barbudo",),
        "da": ("Barbu",),
        "sv": ("Skägget",),
        "ru": ("Кинг",),
    },
    chapter="cards",
    board=None,
    sides=SEATS,
    deck=Deck(),
    hands=(13,),
    leave_out=(),
    trump=Trump.NONE,
    void=Void.ANYTHING,
    counting=Counting.AT_ONCE,
    book=0,
    target=0,
    deals=24,
    bids=None,
    contracts=CONTRACTS,
    fewest=True,
    chance=True,
    hidden=True,
    skill=Skill.MIXED,
    minutes=40,
    bound=24 * (52 + 1 + 52),
    presets=(
        Preset("box", "The box: the fewest points win", "A doboz szabálya: a legkevesebb pont nyer"),
        Preset(
            "swedish",
            "The Swedish leaflet: the most points win",
            "A svéd leírás: a legtöbb pont nyer",
            changes={"fewest": False},
        ),
    ),
)
