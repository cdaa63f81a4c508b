"""Petits chevaux: nobody passes anybody, and a ladder of six steps leads to heaven."""

from ludoteka.boards import cross_track
from ludoteka.declare import Preset, Skill
from ludoteka.declare.seats import FOUR_SEATS, PLAYERS
from ludoteka.declare.tracks import Finish, Meeting, Six, TrackRace

LONGEST = 50_000

GAME = TrackRace(
    id="petits-chevaux",
    name="Petits chevaux",
    names={
        "en": ("Petits chevaux (Non t'arrabbiare)", "Ludo"),
        "hu": ("Kis lovak",),
        "fr": ("Petits chevaux",),
        "it": ("Non t’arrabbiare",),
        "pt": ("Ludo",),
        "da": ("Ludo",),
        "sv": ("De små hästarna",),
        "ru": ("Лудо",),
    },
    chapter="board",
    board=cross_track(6, corners=True, home=6, start=1),
    sides=FOUR_SEATS,
    ring=56,
    lap=56,
    home=6,
    entering=(6,),
    six=Six.ONE,
    finish=Finish.LADDER,
    meeting=Meeting.HOLD,
    tries=1,
    sixes=0,
    urgent=False,
    longest=LONGEST,
    chance=True,
    skill=Skill.MIXED,
    minutes=40,
    bound=3 * LONGEST,
    presets=(Preset("box", "The box", "A doboz szabálya"),),
    options=(PLAYERS,),
)
