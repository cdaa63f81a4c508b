"""The skyscraper game: tip a cube up to the top without letting it fall into a hole of its shape."""

from ludoteka.boards import skyscraper_board
from ludoteka.declare import BLUE, GREEN, RED, YELLOW, Choice, Option, Preset
from ludoteka.declare.tipping import Tipping

SIDES = (RED, BLUE, GREEN, YELLOW)

GAME = Tipping(
    id="skyscraper-game",
    name="Skyscraper Game",
    names={"hu": ("Felhőkarcoló-játék",), "en": ("Skyscraper Game (tipping cubes)", "Skyscraper Game")},
    chapter="other-logic",
    board=skyscraper_board(),
    sides=SIDES[:2],
    homes={
        2: ("a1 b1 c1 d1", "i1 h1 g1 f1"),
        3: ("a1 b1", "d1 f1", "i1 h1"),
        4: ("a1 b1", "d1 c1", "f1 g1", "i1 h1"),
    },
    limit=300,
    minutes=30,
    bound=300,
    presets=(Preset("book", "The book", "A könyv szabálya"),),
    options=(
        Option(
            "players",
            "Number of players",
            "sides",
            tuple(Choice(str(n), f"{n} players", SIDES[:n], f"{n} játékos") for n in (2, 3, 4)),
            "A játékosok száma",
        ),
    ),
)
