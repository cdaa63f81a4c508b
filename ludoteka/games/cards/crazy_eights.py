"""Crazy eights: follow rank or suit; eights change the suit, and the last card must be called."""

from ludoteka.declare import Choice, Option, Preset, Skill
from ludoteka.declare.eights import Eights

from .oh_hell import SEATS

GAME = Eights(
    id="crazy-eights",
    name="Crazy eights",
    names={
        "en": ("American Eight (crazy eights)", "American eight", "Crazy eights", "Mau-Mau", "Switch"),
        "hu": ("Amerikai nyolcas",),
        "it": ("L’8 americano",),
        "pt": ("8 Americano",),
        "da": ("Amerikansk 8",),
        "sv": ("Crazy eights",),
        "ru": ("Американская восьмерка",),
    },
    chapter="cards",
    board=None,
    sides=SEATS[:4],
    hand=8,
    hand_of_two=8,
    jokers=True,
    acts=True,
    sets=True,
    calls=True,
    draws_on=False,
    games=5,
    out=-10,
    collects=False,
    joker=50,
    eight=8,
    ace=40,
    turns=150,
    chance=True,
    hidden=True,
    skill=Skill.MIXED,
    minutes=20,
    # A game deals at most 41 cards. A turn draws at most eight cards that are due and one more, asked for; it lays or
    # passes. Each of five calls or is caught, who has drawn perhaps once more; for each one caught four give a card.
    bound=5 * (41 + 150 * (8 + 2 + 1 + 6 + 5 * 4)),
    presets=(
        Preset(
            "box",
            "The box: who is out gets ten points off",
            "A doboz szabálya: aki kifogy, mínusz tíz pontot kap",
            covers=("crazy-eights#1",),
        ),
        Preset(
            "portuguese",
            "The Portuguese leaflet: who is out gets ten points",
            "A portugál leírás: aki kifogy, tíz pontot kap",
            covers=("crazy-eights#2",),
            changes={"out": 10},
        ),
        Preset(
            "plain",
            "The plain game: only eights are special",
            "Az egyszerű játék: csak a nyolcas különleges",
            changes={
                "hand": 5,
                "hand_of_two": 7,
                "jokers": False,
                "acts": False,
                "sets": False,
                "calls": False,
                "draws_on": True,
                "out": 0,
                "collects": True,
                "eight": 50,
                "ace": 1,
                # A turn draws at most the whole stock, each card asked for; then it lays or passes.
                "bound": 5 * (26 + 150 * (2 * 52 + 1)),
            },
        ),
    ),
    options=(
        Option(
            "players",
            "Number of players",
            "sides",
            tuple(Choice(str(n), f"{n} players", SEATS[:n], f"{n} játékos") for n in (2, 3, 4, 5)),
            "A játékosok száma",
        ),
        Option(
            "games",
            "Number of games",
            "games",
            tuple(Choice(str(n), f"{n} games" if n > 1 else "One game", n, f"{n} játék") for n in (1, 3, 5)),
            "A játékok száma",
        ),
    ),
)
