"""The commands. Each imports what it needs when it runs, so that a short answer comes at once.

Errors are one line on stderr and exit code 2; `--json` is for machines.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

app = typer.Typer(
    name="ludoteka",
    help="A world of games in one box.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=False,
)

Game = Annotated[str, typer.Argument(help="The game's id, as `ludoteka games` lists it; game:preset works too.")]
Preset = Annotated[str, typer.Option("--preset", help="One of the game's presets.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="option=value, several times if need be.")]
PositionText = Annotated[str, typer.Option("--position", help="The field's notation (FEN, SFEN, ...) or native text.")]
Json = Annotated[bool, typer.Option("--json", help="For machines.")]


# Typer brings its own copy of click, or used to import it; the errors have the same ancestor either way.
CommandError: Any = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")


def fail(message: str) -> NoReturn:
    """One line on stderr, exit code 2."""
    print(f"ludoteka: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


def main() -> None:
    """Run the command line."""
    try:
        code = app(standalone_mode=False)
    except typer.Abort:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except (ValueError, OSError) as error:
        fail(str(error))
    except CommandError as error:
        fail(str(error.format_message()))
    sys.exit(code if isinstance(code, int) else 0)


def show_json(value: Any) -> None:
    json.dump(value, sys.stdout, ensure_ascii=False, indent=1)
    print()


def variant_of(game: str, preset: str, options: list[str] | None) -> Any:
    from ..play import variant

    pairs = {}
    for text in options or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"expected --option name=value, got {text!r}")
        pairs[name] = value
    return variant(game, preset, pairs)


def position_of(game: str, preset: str, options: list[str] | None, text: str) -> Any:
    from .. import notation
    from ..play import Position

    of = variant_of(game, preset, options)
    return notation.read(of, text) if text else Position.start(of)


@app.callback(invoke_without_command=True)
def default(context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    """A world of games in one box."""
    if version:
        from .. import __version__

        print(__version__)
    elif context.invoked_subcommand is None:
        from .serve import ALL
        from .serve import serve as run_server

        run_server(ALL, 0, show=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0: for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one.")] = 8765,
    db: Annotated[str, typer.Option("--db", help="sqlite:///FILE or postgresql://...; default: a file of yours.")] = "",
    lan: Annotated[bool, typer.Option("--lan", help="The same as --host 0.0.0.0.")] = False,
    name: Annotated[list[str] | None, typer.Option(help="A name under which the server is reached.")] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Run the server."""
    from .serve import ALL
    from .serve import serve as run_server

    run_server(ALL if lan else host, port, db, tuple(name or ()), show=show)


@app.command()
def menu() -> None:
    """Choose and play games in the terminal."""
    from .menu import menu as show_menu

    show_menu()


@app.command()
def games(as_json: Json = False) -> None:
    """All games: id, name, chapter, family, players, presets, options, books, levels."""
    from .. import games as library
    from ..books import languages_of
    from ..search.levels import levels_of

    found = []
    for game in library.every():
        least, most = game.seat_counts()
        found.append(
            {
                "id": game.id,
                "name": game.name,
                "names": {language: list(names) for language, names in game.names.items()},
                "chapter": game.chapter,
                "family": game.family,
                "players": {"min": least, "max": most},
                "presets": [{"id": p.id, "name": p.name, "covers": list(p.covers)} for p in game.presets],
                "options": [
                    {
                        "id": o.id,
                        "name": o.name,
                        "values": [c.id for c in o.choices],
                        "covers": sorted({*o.covers, *(item for c in o.choices for item in c.covers)}),
                    }
                    for o in game.options
                ],
                "books": list(languages_of(game.id)),
                "levels": [level.number for level in levels_of(game)],
            }
        )
    if as_json:
        show_json(found)
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("id", "name", "chapter", "players", "presets", box=None, header_style="bold")
    for entry in found:
        least, most = entry["players"]["min"], entry["players"]["max"]  # type: ignore[index]
        players = str(least) if least == most else f"{least}-{most}"
        presets = ", ".join(p["id"] for p in entry["presets"])  # type: ignore[index]
        table.add_row(entry["id"], entry["name"], entry["chapter"], players, presets)  # type: ignore[arg-type]
    Console().print(table)


@app.command()
def show(
    game: Game,
    preset: Preset = "",
    option: Options = None,
    position: PositionText = "",
    svg: Annotated[Path | None, typer.Option(help="Write the picture as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the picture as PNG.")] = None,
    theme: Annotated[str, typer.Option(help="light or dark")] = "light",
    viewer: Annotated[int, typer.Option(help="The seat that looks; -1: a spectator.")] = -1,
) -> None:
    """A position: in the terminal, or as a picture."""
    at = position_of(game, preset, option, position)
    if theme not in ("light", "dark"):
        raise ValueError(f"expected the theme light or dark, got {theme!r}")
    if not -1 <= viewer < at.variant.game.players:
        raise ValueError(f"expected a seat from -1 to {at.variant.game.players - 1}, got {viewer}")
    if svg or png:
        from ..play import picture

        drawing = picture.draw(at, viewer=viewer, theme=theme)
        if svg:
            svg.write_text(drawing, encoding="utf-8")
        if png:
            png.write_bytes(picture.png(drawing))
        return
    from rich.console import Console

    from .. import notation
    from .board import draw

    Console().print(draw(at, viewer))
    if not at.variant.game.hidden:
        print(notation.write(at))


@app.command()
def moves(
    game: Game, preset: Preset = "", option: Options = None, position: PositionText = "", as_json: Json = False
) -> None:
    """The legal moves: text and steps."""
    at = position_of(game, preset, option, position)
    if as_json:
        show_json([{"text": move.text, "steps": list(move.steps)} for move in at.moves()])
    else:
        for move in at.moves():
            print(f"{move.text:16} {' '.join(move.steps)}")


@app.command()
def perft(
    game: Game,
    depth: Annotated[int, typer.Option(min=0, max=60)],
    preset: Preset = "",
    option: Options = None,
    position: PositionText = "",
    as_json: Json = False,
) -> None:
    """The number of positions after some complete turns."""
    from ..rules import drive

    at = position_of(game, preset, option, position)
    kernel = at.variant.compiled
    drive.compiled_drivers()
    began = time.perf_counter()
    nodes = drive.perft(kernel, at.variant.tables.row, at.row.copy(), depth)
    seconds = time.perf_counter() - began
    key = at.variant.key
    if as_json:
        show_json(
            {"game": key.game, "preset": key.preset, "depth": depth, "nodes": nodes, "seconds": round(seconds, 6)}
        )
    else:
        print(f"{key} depth {depth}: {nodes} in {seconds:.3f} s")


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Games, or game:preset; all if none is named.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=600)] = 1.0,
    as_json: Json = False,
) -> None:
    """Random playouts and moves a second, on one thread."""
    from .. import games as library
    from ..play import variant
    from .measure import measure

    found = []
    for key in game or library.ids():
        numbers = measure(variant(key), seconds)
        found.append(numbers)
        if not as_json:
            print(
                f"{numbers['game']}:{numbers['preset']:12} {numbers['playouts_per_second']:12,.0f} playouts/s "
                f"{numbers['moves_per_second']:14,.0f} moves/s {numbers['average_plies']:8.1f} plies"
            )
    if as_json:
        show_json(found)


@app.command()
def play(
    game: Game,
    preset: Preset = "",
    option: Options = None,
    level: Annotated[int | None, typer.Option(help="How strong the computer plays. Default: 2, or as saved.")] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(help="Seats you play, from 0; the computer has the others. Default: 0, or as saved."),
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    seed: Annotated[int, typer.Option(help="Makes the computer's play repeatable.")] = 0,
) -> None:
    """Play in the terminal."""
    from ..search.levels import level as level_of
    from .terminal import play_match

    of = variant_of(game, preset, option)
    if level is not None:
        level_of(level)
    people = None if seat is None else set(seat)
    wrong = [number for number in people or () if not 0 <= number < of.game.players]
    if wrong:
        raise ValueError(f"{of.key}: expected seats from 0 to {of.game.players - 1}, got {wrong[0]}")
    play_match(of, people, level, resume, seed)


@app.command()
def match(
    game: Game,
    seats: Annotated[
        str, typer.Option(help="Who sits where, like 1,3 (levels), 0 (random), time:0.5, uci:stockfish, gtp:PROGRAM.")
    ],
    number: Annotated[int, typer.Option("--games", min=1, max=100_000)] = 10,
    preset: Preset = "",
    option: Options = None,
    seed: Annotated[int, typer.Option()] = 0,
    seconds: Annotated[float, typer.Option(help="What an outside engine has for a move.")] = 1.0,
    processes: Annotated[int, typer.Option(help="Games that are played at once.", min=1)] = 1,
    cluster: Annotated[str, typer.Option(help="Play on the machines of a Ray cluster: its address, or auto.")] = "",
    svg: Annotated[Path | None, typer.Option(help="Draw how it went.")] = None,
    as_json: Json = False,
) -> None:
    """Players against each other; seats are exchanged from game to game."""
    from ..search import arena

    of = variant_of(game, preset, option)
    players = [word.strip() for word in seats.split(",")]
    if len(players) != of.game.players:
        raise ValueError(f"{of.key}: expected {of.game.players} players, got {len(players)}")
    show = sys.stderr.isatty()

    def progress(done: int) -> None:
        if show:
            print(f"\r{done} of {number} games", end="" if done < number else "\n", file=sys.stderr, flush=True)

    found = arena.tournament(
        of, players, number, seed, seconds=seconds, processes=processes, cluster=cluster, progress=progress
    )
    if svg is not None:
        svg.write_text(arena.plot(found), encoding="utf-8")
    if as_json:
        show_json(found.as_json())
        return
    for score in found.scores:
        low, high = arena.interval(score.rate, score.games)
        print(
            f"{score.player}: {score.wins} won, {score.draws} drawn, {score.losses} lost; "
            f"{score.rate:.1%} ({low:.1%} to {high:.1%})"
        )
    if len(found.scores) == 2 and (elo := arena.elo(found.scores[0].rate)) is not None:
        print(f"difference: {elo:+.0f} Elo")


@app.command()
def ladder(
    which: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games, if none is named.")] = None,
    seconds: Annotated[float, typer.Option(min=0, help="How long to play each game; 0 only shows.")] = 0,
    pairs: Annotated[str, typer.Option(help="Pairs of levels, such as 4-0,4-2; empty: all.")] = "",
    processes: Annotated[int, typer.Option(min=1)] = 1,
) -> None:
    """How strong the levels of the games are; with --seconds, play more games between levels and keep the results."""
    from .. import games as library
    from ..search import ladder as found

    wanted = [library.find(game).id for game in which] if which else library.ids()
    chosen = pairs.split(",") if pairs else list(found.PAIRS)
    if unknown := sorted(set(chosen) - set(found.PAIRS)):
        raise ValueError(f"expected pairs among {', '.join(found.PAIRS)}, got {', '.join(unknown)}")
    shown = ((game, found.Met(found.kept().get(game, {}), {})) for game in wanted)
    for game, met in found.measure(wanted, chosen, seconds, processes) if seconds else shown:
        if met.tallies:
            parts = [
                [f"{pair} {'-'.join(map(str, tally))}" for pair, tally in met.tallies.items()],
                [f"{level}: {one.elo}\u00b1{one.error}" for level, one in found.fit(met.tallies).items()],
                [f"{level} took {pace.worst:.0%} of its time at most" for level, pace in met.paces.items()],
            ]
            print(f"{game}: {'; '.join('  '.join(part) for part in parts if part)}", flush=True)


@app.command()
def engine(
    protocol: Annotated[str, typer.Argument(help="uci, usi or gtp.")],
    game: Annotated[str, typer.Option(help="For gtp: go or hex.")] = "go",
    level: Annotated[int, typer.Option(help="For gtp: how strong.")] = 8,
) -> None:
    """Play at another program's table: speak UCI, USI or GTP on standard input and output."""
    from ..search.protocols import gtp, uci

    def say(line: str) -> None:
        print(line, flush=True)

    if protocol not in ("uci", "usi", "gtp"):
        raise ValueError(f"expected uci, usi or gtp, got {protocol!r}")
    loop = gtp.Loop(say, game, level) if protocol == "gtp" else uci.Loop(say, usi=protocol == "usi")
    loop.run(iter(sys.stdin.readline, ""))


@app.command()
def solve(
    game: Game, preset: Preset = "", option: Options = None, position: PositionText = "", as_json: Json = False
) -> None:
    """Puzzles and small games: the result of best play, and a line that shows it."""
    from ..search.exact import solve as solve_position

    at = position_of(game, preset, option, position)
    found = solve_position(at)
    if as_json:
        show_json(
            {
                "game": at.variant.key.game,
                "preset": at.variant.key.preset,
                "result": found.result,
                "length": found.length,
                "optimal": found.optimal,
                "line": [move.text for move in found.line],
            }
        )
    else:
        shortest = found.optimal and found.result != "draw"
        print(f"{found.result}, {found.length} moves{' (the fewest possible)' if shortest else ''}")
        print(" ".join(move.text for move in found.line))


@app.command()
def replay(file: Path) -> None:
    """Show a recorded match, move by move."""
    from rich.console import Console

    from ..play import record
    from .board import draw

    found = record.replay(record.read(_text(file)))
    console = Console()
    console.print(draw(found.positions[0]))
    for number, (move, position) in enumerate(zip(found.played, found.positions[1:], strict=True), 1):
        who = found.seats[move.player].name if move.player >= 0 else "chance"
        console.print(f"\n{number}. {who}: {move.text}", highlight=False, markup=False)
        console.print(draw(position))
    if found.result:
        print(found.result.say(found.variant.game))


@app.command()
def verify(file: Path) -> None:
    """Check that a recorded match kept the rules and that its dice and cards came from the committed secret."""
    from ..play import record

    found = record.verify(record.read(_text(file)))
    ended = found.result or "not over yet"
    print(f"{file}: {len(found.events)} events, the rules were kept, chance came from the secret; {ended}")


@app.command()
def convert(
    file: Path,
    to: Annotated[str, typer.Option(help="record, or the field's notation: pdn, sgf ...")],
    game: Annotated[str, typer.Option(help="What is played, where the file does not say it.")] = "",
) -> None:
    """A recorded match in the field's notation, or a game in such a notation as a record."""
    from ..notation.convert import convert as convert_text

    print(convert_text(_text(file), file.suffix.removeprefix("."), to, game), end="")


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise ValueError(f"{file}: expected a text file in UTF-8") from None


@app.command()
def warm() -> None:
    """Compile every kernel ahead of use, on all processors."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from .. import games as library
    from .measure import compile_one

    jobs = ["", *sorted({game.family for game in library.every()})]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for name, seconds in pool.map(compile_one, jobs):
            print(f"{name}: {seconds:.1f} s")


@app.command()
def catalog(as_json: Json = False) -> None:
    """How much of the catalogue exists: games, their items, the free table."""
    from ..books import catalogue

    if as_json:
        counts = {
            "games": catalogue.game_count(),
            "items": catalogue.item_count(),
            "table": catalogue.table_count(),
        }
        show_json({name: count.as_json() for name, count in counts.items()})
        return
    for chapter in catalogue.chapters():
        have, items = catalogue.game_count(chapter), catalogue.item_count(chapter)
        print(f"{chapter:14} games {have.covered:3}/{have.total:<3}  items {items.covered:3}/{items.total:<3}")
        if have.missing:
            print(f"    missing games: {', '.join(have.missing)}")
        of_present = [item for item in items.missing if item.partition("#")[0] not in have.missing]
        if of_present:
            print(f"    missing items: {', '.join(of_present)}")
    games_all, items_all, table = catalogue.game_count(), catalogue.item_count(), catalogue.table_count()
    print(
        f"{'all':14} games {games_all.covered:3}/{games_all.total:<3}  items {items_all.covered:3}/{items_all.total:<3}"
    )
    print(f"{'free table':14} {table.covered}/{table.total}")


@app.command()
def book(
    game: Game,
    language: Annotated[str, typer.Option("--language", "-l")] = "en",
    html: Annotated[Path | None, typer.Option(help="Write the book as an HTML page.")] = None,
) -> None:
    """The rules of a game, to read."""
    from ..books import book as shelf

    found = shelf.find(variant_of(game, "", None).key.game, language)
    from ..books import render

    if html:
        html.write_text(render.page(found), encoding="utf-8")
        return
    from .board import draw

    render.print_book(found, lambda diagram: draw(diagram.at()))


@app.command()
def books(check: Annotated[bool, typer.Option("--check", help="Fail if a book is incomplete.")] = False) -> int:
    """The books there are, or what is wrong with them."""
    from .. import games as library
    from ..books import languages_of

    if check:
        from ..books.check import all_problems

        wrong = all_problems()
        for line in wrong:
            print(line, file=sys.stderr)
        return 2 if wrong else 0
    for id in library.ids():
        print(f"{id:28} {' '.join(languages_of(id))}")
    return 0
