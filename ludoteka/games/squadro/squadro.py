"""Squadro: bring four of five pieces across the board and back."""

from ludoteka.boards.squadro import squadro_board
from ludoteka.declare import BLACK, WHITE, Preset
from ludoteka.declare.squadro import Squadro

LANGUAGES = "en fr de nl es it el pt hu ru cs sr sl hr et lv lt ro zh-CN zh-TW he fa tr".split()  # noqa: SIM905

GAME = Squadro(
    id="squadro",
    name="Squadro",
    names={**dict.fromkeys(LANGUAGES, ("Squadro",)), "ko": ("스콰드로", "Squadro")},
    chapter="squadro",
    board=squadro_board(rows=("13231", "31213"), files=("31213", "13231")),
    sides=(WHITE, BLACK),
    speeds=(("13231", "31213"), ("31213", "13231")),
    wins=4,
    longest=400,
    minutes=20,
    bound=400,
    presets=(Preset("leaflet", "The leaflet", "A játékszabály szerint"),),
)
