"""Ludo: four pawns round the cross and home, with hitting and bouncing."""

from ludoteka.boards import cross_track
from ludoteka.declare import Preset, Skill
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS
from ludoteka.declare.tracks import Finish, Meeting, Six, TrackRace

LONGEST = 20_000

GAME = TrackRace(
    id="ludo",
    name="Ludo",
    names={
        "en": ("LATTJO Ludo",),
        "hu": ("Ludo", "Ki nevet a végén?"),
        "hr": ("Čovječe, ne ljuti se", "LATTJO Čovječe, ne ljuti se"),
        "el": ("Γκρινιάρης", "LATTJO Γκρινιάρης"),
        "ru": ("LATTJO Ludo",),
        "sr": ("Čoveče, ne ljuti se", "LATTJO Čoveče, ne ljuti se"),
        "sl": ("Človek ne jezi se", "LATTJO Človek ne jezi se"),
        "tr": ("Kızma Birader oyunu", "LATTJO Kızma Birader oyunu"),
        "ar": ("لودو", "LATTJO لودو"),
    },
    chapter="lattjo",
    board=cross_track(6, corners=False, home=5, start=2),
    sides=FOUR_SEATS,
    ring=52,
    lap=51,
    home=5,
    entering=(1, 6),
    six=Six.TWO_OR_SIXTH,
    finish=Finish.BOUNCE,
    meeting=Meeting.SHARE,
    tries=1,
    sixes=0,
    urgent=False,
    longest=LONGEST,
    chance=True,
    skill=Skill.MIXED,
    minutes=30,
    bound=3 * LONGEST,
    presets=(
        Preset("box", "The box: a six brings two to the start or one to the sixth cell", "A doboz szabálya"),
        Preset(
            "turkish",
            "The Turkish leaflet: a six brings two to the start",
            "A török leírás: hatosra két bábu megy a rajtmezőre",
            changes={"six": Six.TWO},
        ),
        Preset(
            "six-only",
            "Widely played: only a six brings a pawn out, one at a time",
            "Elterjedt szabály: csak hatosra, egyesével lehet kijönni",
            changes={"six": Six.ONE, "entering": (6,)},
        ),
        Preset(
            "classic",
            "Widely published: only a six brings out, pairs block, exact number home, three sixes end a turn",
            "Elterjedt szabályok: csak hatosra lehet kijönni, a pár elzárja az utat, pontos érkezés, három hatos",
            changes={
                "six": Six.ONE,
                "entering": (6,),
                "finish": Finish.EXACT,
                "meeting": Meeting.BLOCK,
                "sixes": 3,
            },
        ),
        Preset(
            "forty-cells",
            "Forty cells and a home cell for each pawn, as in central Europe",
            "Ki nevet a végén? Negyven mező, minden bábunak saját célmezővel",
            changes={
                "board": cross_track(4, corners=True, home=4, start=1, discs=True),
                "ring": 40,
                "lap": 40,
                "home": 4,
                "six": Six.ONE,
                "entering": (6,),
                "finish": Finish.CELLS,
                "meeting": Meeting.APART,
                "tries": 3,
                "urgent": True,
            },
        ),
    ),
    options=(PLAYERS,),
)
