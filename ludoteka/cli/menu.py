"""The terminal menu, for those who have no browser."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from .. import games
from ..play import variant
from ..search.levels import USUAL, levels_of
from .terminal import play_match


def menu() -> None:
    """List the games, ask which one, how and at which level, and play it."""
    console = Console()
    ids = games.ids()
    show = True
    while True:
        if show:
            list_games(console)
        chosen = ask(console, "Which game? (number or name, empty to leave)")
        if not chosen:
            return
        try:
            sit_down(console, ids[int(chosen) - 1] if chosen.isdigit() and 0 < int(chosen) <= len(ids) else chosen)
            show = True
        except ValueError as error:
            console.print(str(error), style="red", highlight=False, markup=False)
            show = False  # the long list would push the error off the screen


def list_games(console: Console) -> None:
    table = Table("", "game", "players", "about", box=None, header_style="bold")
    for number, game in enumerate(games.every(), 1):
        least, most = game.seat_counts()
        players = str(least) if least == most else f"{least}-{most}"
        table.add_row(str(number), game.name, players, f"{game.minutes} minutes, {game.skill.value}")
    console.print(f"[bold]Ludoteka[/bold]: {len(games.ids())} games")
    console.print(table)


def sit_down(console: Console, name: str) -> None:
    """Choose the preset and the level, then play."""
    game = games.called(name)
    preset = game.presets[0].id
    if len(game.presets) > 1:
        for found in game.presets:
            console.print(f"  {found.id}: {found.name}", highlight=False, markup=False)
        preset = ask(console, f"Which rules? (empty: {preset})") or preset
    numbers = [level.number for level in levels_of(game)]
    usual = min(USUAL, numbers[-1])
    question = f"Level of the computer, 1 to {numbers[-1]}? (empty: {usual}, 0: no computer, all at this screen)"
    level = ask(console, question) or str(usual)
    if level not in map(str, (0, *numbers)):
        raise ValueError(f"expected a level from 0 to {numbers[-1]}, got {level!r}")
    of = variant(game.id, preset)
    people = set(range(of.game.players)) if level == "0" else {0}
    play_match(of, people, int(level) or usual, None, 0)


def ask(console: Console, question: str) -> str:
    try:
        return console.input(f"{question} ").strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return ""
