"""The games: games/<chapter>/<game_id>.py holds GAME. They are found by scanning; there is no list to edit."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path

from ..declare import DeclarationError, Game

HOME = Path(__file__).parent


class UnknownGame(ValueError):
    """No game is called so."""


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(_modules()))


@cache
def _modules() -> dict[str, str]:
    found = {}
    for path in sorted(HOME.glob("*/*.py")):
        if not path.name.startswith("_"):
            found[path.stem.replace("_", "-")] = f"{__name__}.{path.parent.name}.{path.stem}"
    return found


@cache
def find(id: str) -> Game:
    """The game with this id; a near miss is named in the error."""
    module = _modules().get(id)
    if module is None:
        near = get_close_matches(id, ids(), n=3)
        hint = f"; did you mean {' or '.join(near)}?" if near else "; `ludoteka games` lists them"
        raise UnknownGame(f"no game is called {id!r}{hint}")
    game: Game = import_module(module).GAME
    if game.id != id:
        raise DeclarationError(f"{module} declares {game.id!r}; its file name says {id!r}")
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
