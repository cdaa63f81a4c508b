"""The commands. Each imports what it needs when it runs, so that a short answer comes at once.

Errors are one line on stderr and exit code 2; `--json` is for machines.
"""

from __future__ import annotations

import io
import json
import os
import sys
import time
import traceback
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

WIDE = 80
"""Narrower windows get only what is needed."""
Game = Annotated[str, typer.Argument(help="The game's id, as `ludoteka games` lists it; game:preset works too.")]
Preset = Annotated[str, typer.Option("--preset", help="One of the game's presets.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="option=value, several times if need be.")]
PositionText = Annotated[str, typer.Option("--position", help="The field's notation (FEN, SFEN, ...) or native text.")]
File = Annotated[Path, typer.Argument(help="A record, or a game as PGN, SGF, PDN, KIF or CSA; -: standard input.")]
Said = Annotated[str, typer.Option("--game", help="What is played, where the file does not say it.")]
Json = Annotated[bool, typer.Option("--json", help="For machines.")]


# Typer brings its own copy of click, or used to import it; the errors have the same ancestor either way.
CommandError: Any = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")


def fail(message: str, code: int = 2) -> NoReturn:
    """One line on stderr, exit code 2."""
    print(f"ludoteka: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(code)


def main() -> None:
    """Run the command line. With LUDOTEKA_TRACEBACK set, errors are shown as Python shows them."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # signs that the terminal cannot show
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except CommandError as error:
        fail(str(error.format_message()))
    except Exception as error:
        if os.environ.get("LUDOTEKA_TRACEBACK"):
            raise
        if isinstance(error, (ValueError, OSError)):
            fail(said(error))
        where = traceback.extract_tb(error.__traceback__)[-1]
        fail(
            f"a mistake in the program: {type(error).__name__}: {error} ({where.filename}, line {where.lineno}); "
            "LUDOTEKA_TRACEBACK=1 shows more",
            1,
        )
    sys.exit(code if isinstance(code, int) else 0)


def said(error: Exception) -> str:
    """An error in words: those of the system without their number."""
    if not isinstance(error, OSError) or not error.strerror:
        return str(error)
    words = error.strerror[:1].lower() + error.strerror[1:]
    return f"{error.filename}: {words}" if error.filename else words


def show_json(value: Any) -> None:
    escaped = "utf" not in (sys.stdout.encoding or "utf-8").lower()
    print(json.dumps(value, ensure_ascii=escaped, indent=1))


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
    from rich.table import Column, Table

    console = Console()
    columns = ["name", "chapter", "players", "presets"][: 4 if console.width >= WIDE else 1]
    table = Table(Column("id", no_wrap=True), *columns, box=None, header_style="bold")
    for entry in found:
        least, most = entry["players"]["min"], entry["players"]["max"]  # type: ignore[index]
        players = str(least) if least == most else f"{least}-{most}"
        presets = ", ".join(p["id"] for p in entry["presets"])  # type: ignore[index]
        row = (entry["name"], entry["chapter"], players, presets)
        table.add_row(entry["id"], *row[: len(columns)])  # type: ignore[arg-type]
    console.print(table)


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
    as_json: Json = False,
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
    if as_json:
        show_json(shown(at, viewer))
    if as_json or svg or png:
        return
    from rich.console import Console

    from .. import notation
    from .board import draw

    Console().print(draw(at, viewer))
    if not at.variant.game.hidden:
        print(notation.write(at))


def shown(at: Any, viewer: int) -> dict[str, Any]:
    """A position as a viewer may know it."""
    import msgspec

    from .. import notation
    from .files import named

    return {
        **named(at.variant),
        "viewer": viewer,
        "position": None if at.variant.game.hidden else notation.write(at),
        "actors": list(at.actors),
        "result": str(at.result) if at.over else None,
        "scene": msgspec.to_builtins(at.scene(viewer)),
    }


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
    game: Annotated[str, typer.Argument(help="The game's id, or game:preset; a file to resume says it itself.")] = "",
    preset: Preset = "",
    option: Options = None,
    level: Annotated[int | None, typer.Option(help="How strong the computer plays. Default: 2, or as saved.")] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(help="Seats you play, from 0; the computer has the others. Default: 0, or as saved."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with a saved match, or with a game in the field's notation.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Makes the computer's play repeatable.")] = 0,
) -> None:
    """Play in the terminal."""
    from ..search.levels import level as level_of
    from .files import resumed
    from .terminal import play_match

    if not game and resume is None:
        raise ValueError("expected a game, or --resume with a file; `ludoteka games` lists the games")
    wanted = variant_of(game, preset, option) if game else None
    match = resumed(resume, wanted, any_preset=not (":" in game or preset or option)) if resume else None
    of: Any = match.variant if match is not None else wanted
    if level is not None:
        level_of(level)
    people = None if seat is None else set(seat)
    wrong = [number for number in people or () if not 0 <= number < of.game.players]
    if wrong:
        raise ValueError(f"{of.key}: expected seats from 0 to {of.game.players - 1}, got {wrong[0]}")
    play_match(of, people, level, match, seed)


@app.command()
def match(
    game: Game,
    seats: Annotated[
        str,
        typer.Option(
            help="Who sits where, like 1,3 (levels), 0 (random), time:0.5, uci:stockfish, usi:PROGRAM, gtp:PROGRAM."
        ),
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
    as_json: Json = False,
) -> None:
    """How strong the levels of the games are; with --seconds, play more games between levels and keep the results."""
    from .. import games as library
    from ..search import ladder as found

    wanted = [library.find(game).id for game in which] if which else library.ids()
    chosen = pairs.split(",") if pairs else list(found.PAIRS)
    if unknown := sorted(set(chosen) - set(found.PAIRS)):
        raise ValueError(f"expected pairs among {', '.join(found.PAIRS)}, got {', '.join(unknown)}")
    shown = ((game, found.Met(found.kept().get(game, {}), {})) for game in wanted)
    told = []
    for game, met in found.measure(wanted, chosen, seconds, processes) if seconds else shown:
        if as_json:
            told.append(
                {
                    "game": game,
                    "games": {pair: list(tally) for pair, tally in met.tallies.items()},
                    "levels": [
                        {"level": level, "elo": one.elo, "error": one.error}
                        for level, one in (found.fit(met.tallies) if met.tallies else {}).items()
                    ],
                    "time": {str(level): round(pace.worst, 4) for level, pace in met.paces.items()},
                }
            )
        elif met.tallies:
            parts = [
                [f"{pair} {'-'.join(map(str, tally))}" for pair, tally in met.tallies.items()],
                [f"{level}: {one.elo}\u00b1{one.error}" for level, one in found.fit(met.tallies).items()],
                [f"{level} took {pace.worst:.0%} of its time at most" for level, pace in met.paces.items()],
            ]
            print(f"{game}: {'; '.join('  '.join(part) for part in parts if part)}", flush=True)
        elif which:
            print(f"{game}: no games between its levels are known", flush=True)
    if as_json:
        show_json(told)


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
    from .. import notation
    from ..play import Match
    from ..play.chance import SECRET_BYTES
    from ..search.exact import solve as solve_position

    at = position_of(game, preset, option, position)
    if at.chance and at.variant.game.players == 1:
        # What is drawn by lot before a puzzle begins is drawn here, always alike; the answer says what it was.
        at = Match.begin(at.variant, first=at, secret=bytes(SECRET_BYTES)).position
    found = solve_position(at)
    if as_json:
        show_json(
            {
                "game": at.variant.key.game,
                "preset": at.variant.key.preset,
                "position": notation.write(at),
                "result": found.result,
                "length": found.length,
                "optimal": found.optimal,
                "line": [move.text for move in found.line],
            }
        )
    else:
        shortest = found.optimal and found.result != "draw"
        if not position:
            print(notation.write(at))
        print(f"{found.result}, {found.length} moves{' (the fewest possible)' if shortest else ''}")
        print(" ".join(move.text for move in found.line))


@app.command()
def replay(file: File, game: Said = "", as_json: Json = False) -> None:
    """Show a recorded match, or a game in the field's notation, move by move."""
    from rich.console import Console

    from . import files
    from .board import draw

    found, source = files.read(file, game)
    if as_json:
        show_json(files.as_json(found, source))
        return
    console = Console()
    console.print(f"{kind(found, source)}\n", highlight=False, markup=False)
    console.print(draw(found.positions[0]))
    for number, (move, position) in enumerate(zip(found.played, found.positions[1:], strict=True), 1):
        who = found.seats[move.player].name if move.player >= 0 else "chance"
        console.print(f"\n{number}. {who}: {move.text}", highlight=False, markup=False)
        console.print(draw(position))
    if found.result:
        print(found.result.say(found.variant.game))


@app.command()
def verify(file: File, game: Said = "", as_json: Json = False) -> None:
    """Check that a recorded match kept the rules and that its dice and cards came from the committed secret."""
    from . import files

    found, source = files.verified(file, game)
    fair = source == "record"
    if as_json:
        checked = {"rules": True, "chance": True if fair else None}
        head = {"file": str(file), "format": source, **files.named(found.variant), "events": len(found.events)}
        show_json({**head, **checked, "result": files.result_of(found)})
        return
    ended = found.result or "not over yet"
    chance = "chance came from the secret" if fair else "it has no secret"
    print(f"{file}: {kind(found, source)}: {len(found.events)} events, the rules were kept, {chance}; {ended}")


@app.command()
def convert(
    file: File,
    to: Annotated[str, typer.Option(help="record, or the field's notation: pdn, sgf ...")],
    game: Said = "",
    as_json: Json = False,
) -> None:
    """A recorded match in the field's notation, or a game in such a notation as a record."""
    from ..notation.convert import written_as
    from . import files

    found, source = files.read(file, game)
    text = written_as(found, to)
    if as_json:
        show_json({"format": source, "to": to, **files.named(found.variant), "text": text})
        return
    if source != "record":
        print(f"{file}: {kind(found, source)}", file=sys.stderr)
    print(text, end="")


def kind(match: Any, source: str) -> str:
    """What a file was found to be: "SGF, Go (go:9x9)"."""
    name = "Record" if source == "record" else source.upper()
    return f"{name}, {match.variant.game.name} ({match.variant.key})"


@app.command()
def warm(as_json: Json = False) -> None:
    """Compile every kernel ahead of use, on all processors."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from .. import games as library
    from .measure import compile_one

    jobs = ["", *sorted({game.family for game in library.every()})]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        found = []
        for name, seconds in pool.map(compile_one, jobs):
            found.append({"name": name, "seconds": round(seconds, 3)})
            if not as_json:
                print(f"{name}: {seconds:.1f} s", flush=True)
    if as_json:
        show_json(found)


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
    as_json: Json = False,
) -> None:
    """The rules of a game, to read."""
    from ..books import book as shelf

    found = shelf.find(variant_of(game, "", None).key.game, language)
    from ..books import render

    if html:
        html.write_text(render.page(found), encoding="utf-8")
    if as_json:
        sections = [{"title": section.title, "text": section.text} for section in found.sections]
        head = {"game": found.game, "language": found.language, "title": found.title, "summary": found.summary}
        show_json({**head, "sections": sections})
    if as_json or html:
        return
    from .board import draw

    render.print_book(found, lambda diagram: draw(diagram.at(), language=language))


@app.command()
def books(
    check: Annotated[bool, typer.Option("--check", help="Fail if a book is incomplete.")] = False,
    as_json: Json = False,
) -> int:
    """The books there are, or what is wrong with them."""
    from .. import games as library
    from ..books import languages_of

    if check:
        from ..books.check import all_problems

        wrong = all_problems()
        if as_json:
            show_json(wrong)
        else:
            for line in wrong:
                print(line, file=sys.stderr)
        return 2 if wrong else 0
    if as_json:
        show_json([{"game": id, "languages": list(languages_of(id))} for id in library.ids()])
        return 0
    for id in library.ids():
        print(f"{id:28} {' '.join(languages_of(id))}")
    return 0
