"""The games: games/<chapter>/<game_id>.py holds GAME. They are found by scanning; there is no list to edit."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path

from ..declare import DeclarationError, Game
from .mistakes import told

HOME = Path(__file__).parent


class UnknownGame(ValueError):
    """No game is called so."""


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(files()))


@cache
def files() -> dict[str, Path]:
    """The file of each game."""
    paths = sorted(HOME.glob("*/*.py"))
    return {path.stem.replace("_", "-"): path for path in paths if not path.name.startswith("_")}


def file_of(id: str) -> Path:
    """The file of a game; one that was made elsewhere is called by its id."""
    return files().get(id, Path(id))


@cache
def find(id: str) -> Game:
    """The game with this id; a near miss is named in the error."""
    path = files().get(id)
    if path is None:
        near = get_close_matches(id, ids(), n=3)
        hint = f"; did you mean {' or '.join(near)}?" if near else "; `ludoteka games` lists them"
        raise UnknownGame(f"no game is called {id!r}{hint}")
    with told(path):
        game = getattr(import_module(f"{__name__}.{path.parent.name}.{path.stem}"), "GAME", None)
        if not isinstance(game, Game):
            raise DeclarationError(f"expected GAME, a game, got {type(game).__name__}")
        if game.id != id:
            raise DeclarationError(f"expected the id {id!r}, as the file is called, got {game.id!r}")
    return game


def called(name: str) -> Game:
    """The game with this id, or with this name in any language, in capitals or not."""
    wanted = name.casefold()
    if wanted in ids():
        return find(wanted)
    found = [game for game in every() if wanted in map(str.casefold, chain([game.name], *game.names.values()))]
    if len(found) > 1:
        raise UnknownGame(f"{name!r} may be {' or '.join(game.id for game in found)}")
    return found[0] if found else find(name)


def every() -> tuple[Game, ...]:
    return tuple(find(id) for id in ids())
