"""Whist: take tricks; the dealer's last card shows the trump."""

from ludoteka.declare import Preset, Side, Skill
from ludoteka.declare.cards import Deck
from ludoteka.declare.tricks import Counting, Tricks, Trump, Void

SEATS = (
    Side("South", "red", "Dél"),
    Side("West", "green", "Nyugat"),
    Side("North", "blue", "Észak"),
    Side("East", "yellow", "Kelet"),
)

GAME = Tricks(
    id="whist",
    name="Whist",
    names={
        "hu": ("Whist", "Viszt"),
        "es": ("Whist",),
        "it": ("Whist", "Whistiti"),
        "pt": ("Whist", "Whistti"),
        "da": ("Børnewhist",),
        "sv": ("Whist", "Whistti"),
        "ru": ("Вистти", "Вист"),
    },
    chapter="cards",
    board=None,
    sides=SEATS,
    deck=Deck(),
    hands=(13,),
    leave_out=(),
    trump=Trump.LAST_CARD,
    void=Void.TRUMP,
    counting=Counting.AT_ONCE,
    book=0,
    target=20,
    deals=0,
    bids=None,
    contracts=(),
    fewest=False,
    chance=True,
    hidden=True,
    skill=Skill.MIXED,
    minutes=15,
    # Nobody has won after at most 4 times 19 tricks: the sixth deal decides; a deal is 52 cards dealt and played.
    bound=6 * 104,
    presets=(
        Preset("box", "The box: each for himself, to 20 tricks", "A doboz szabálya: mindenki magának, 20 ütésig"),
        Preset(
            "danish",
            "The Danish leaflet: trumping is free",
            "A dán leírás: aduval ütni nem kötelező",
            changes={"void": Void.ANYTHING},
        ),
        Preset(
            "partnership",
            "Widely played: two partnerships, to 5 points",
            "Elterjedt szabály: két pár, 5 pontig",
            changes={
                "teams": ((0, 2), (1, 3)),
                "void": Void.ANYTHING,
                "counting": Counting.AFTER_DEAL,
                "book": 6,
                "target": 5,
                # Every deal gives one side at least a point: after nine somebody has five.
                "bound": 9 * 104,
            },
        ),
    ),
)
