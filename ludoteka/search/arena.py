"""Tournaments: levels, random play and others' engines against each other, over many games, on all processors.

A player is written as a word: "0" plays at random, "1" to "8" are the levels, "time:0.5" is our best within half a
second a move, "nodes:1000" within so many positions or simulations, "uci:stockfish", "usi:fairy-stockfish" and
"gtp:gnugo --mode gtp" are programs of others.
"""

from __future__ import annotations

import math
import os
import random
import shlex
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from typing import Any

from ..play import Match, Move, Variant, chance, variant
from .growing import Memory
from .levels import LEVELS, Level, level
from .pace import now
from .player import choose
from .protocols.outside import GtpPlayer, UciPlayer

OUTSIDE = ("uci", "usi", "gtp")
SECONDS = 1.0
"""What an outside engine has for a move, if nothing else is said."""
PATIENCE = 5
"""How many times longer than at a table a level may think: on a busy machine it is to be no weaker."""


@dataclass
class Pace:
    """How long somebody thought: over how many moves, and which part of the time allowed that took."""

    moves: int = 0
    total: float = 0.0
    worst: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / max(self.moves, 1)

    def note(self, part: float) -> None:
        self.add(Pace(1, part, part))

    def add(self, other: Pace) -> None:
        self.moves += other.moves
        self.total += other.total
        self.worst = max(self.worst, other.worst)


class Player:
    """Somebody who chooses moves."""

    def choose(self, match: Match, seat: int, seed: int) -> Move:
        raise NotImplementedError

    def hear(self, seat: int, move: Move) -> None:
        """What another seat played."""

    def close(self) -> None:
        """The game is over."""


@dataclass
class AtRandom(Player):
    """Any legal move."""

    def choose(self, match: Match, seat: int, seed: int) -> Move:
        return random.Random(seed).choice(match.position.moves(seat))


@dataclass
class OfLevel(Player):
    """One of our levels, or our best within a time, which remembers what it thought before."""

    level: Level
    memory: Memory | None = None
    pace: Pace = field(default_factory=Pace)

    def choose(self, match: Match, seat: int, seed: int) -> Move:
        past, began = match.positions[:-1], now()
        move = choose(match.position, seat, self.level, seed, past=past, memory=self.memory).move
        self.pace.note((now() - began) / self.level.seconds)
        self.hear(seat, move)
        return move

    def hear(self, seat: int, move: Move) -> None:  # noqa: ARG002
        if self.memory is not None:
            self.memory.hear(move.code)


@dataclass
class Outside(Player):
    """A program of somebody else."""

    engine: UciPlayer | GtpPlayer
    seconds: float

    def choose(self, match: Match, seat: int, seed: int) -> Move:  # noqa: ARG002
        return self.engine.choose(match.position, self.seconds)

    def hear(self, seat: int, move: Move) -> None:
        if isinstance(self.engine, GtpPlayer):
            self.engine.tell(seat, move)

    def close(self) -> None:
        self.engine.close()


def player(word: str, of: Variant, seconds: float = SECONDS) -> Player:
    """The player that a word means."""
    kind, _, rest = word.partition(":")
    if kind in OUTSIDE and not rest.strip():
        raise ValueError(f"expected a program, as in {kind}:PROGRAM, got {word!r}")
    match kind:
        case "0":
            return AtRandom()
        case "time":
            return OfLevel(Level(LEVELS[-1].number, word, word, 1 << 60, 1 << 40, 0.0, _seconds(rest, word)), Memory())
        case "nodes":
            if not rest.isdecimal() or int(rest) == 0:
                raise ValueError(f"expected a number of positions above 0, as in nodes:1000, got {word!r}")
            return OfLevel(Level(LEVELS[-1].number, word, word, int(rest), int(rest), 0.0, 1e9))
        case "uci" | "usi":
            command, options = _command(rest)
            return Outside(UciPlayer(command, of, options, usi=kind == "usi"), seconds)
        case "gtp":
            return Outside(GtpPlayer(_words(rest), of), seconds)
    if not kind.isdigit() or rest:
        known = "0, a level, time:SECONDS, nodes:NUMBER, uci:PROGRAM, usi:PROGRAM or gtp:PROGRAM"
        raise ValueError(f"expected {known}, got {word!r}")
    found = level(int(kind))
    return OfLevel(replace(found, seconds=found.seconds * PATIENCE))


def _seconds(text: str, given: str) -> float:
    """A time to think: some seconds, but not for ever."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0 < found < math.inf:
        raise ValueError(f"expected a number of seconds above 0, as in time:0.5, got {given!r}")
    return found


def _command(text: str) -> tuple[list[str], dict[str, str]]:
    """ "stockfish UCI_Elo=1320" is a program and options for it."""
    words = _words(text)
    return [w for w in words if "=" not in w], dict(w.split("=", 1) for w in words if "=" in w)


def _words(text: str) -> list[str]:
    """A program and what it is given, as in a shell."""
    try:
        return shlex.split(text)
    except ValueError as error:
        raise ValueError(f"expected a program, as in a shell, got {text!r}: {str(error).lower()}") from None


@dataclass
class Score:
    """What one player reached."""

    player: str
    wins: int = 0
    draws: int = 0
    losses: int = 0
    points: float = 0.0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def rate(self) -> float:
        return (self.wins + self.draws / 2) / max(self.games, 1)


@dataclass
class Tournament:
    """The result of many games."""

    game: str
    scores: list[Score]
    games: int = 0
    actions: int = 0
    results: list[list[float]] = field(default_factory=list)
    """Of each game, what each player won."""

    def as_json(self) -> dict[str, Any]:
        name, _, preset = self.game.partition(":")
        players: list[dict[str, Any]] = []
        for score in self.scores:
            low, high = interval(score.rate, score.games)
            entry: dict[str, Any] = {
                "level": int(score.player) if score.player.isdigit() else score.player,
                "wins": score.wins,
                "draws": score.draws,
                "losses": score.losses,
                "points": score.points,
                "rate": round(score.rate, 4),
                "interval": [round(low, 4), round(high, 4)],
            }
            players.append(entry)
        if len(self.scores) == 2:
            players[0]["elo"] = elo(self.scores[0].rate)
        return {"game": name, "preset": preset, "games": self.games, "actions": self.actions, "players": players}


def interval(rate: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of 95 % around a rate of success."""
    if games == 0:
        return 0.0, 1.0
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(rate: float) -> float | None:
    """The difference in Elo that a rate of success means; None if one side won everything."""
    return round(-400 * math.log10(1 / rate - 1), 1) if 0 < rate < 1 else None


def play_one(of: Variant, words: Sequence[str], seed: str, seconds: float = SECONDS) -> Match:
    """One match; the same for the same seed, where no clock and no outside engine has a say."""
    players = [player(word, of, seconds) for word in words]
    try:
        return play_between(of, players, seed)
    finally:
        for one in players:
            one.close()


def play_between(of: Variant, players: Sequence[Player], seed: str) -> Match:
    """One match between players, who are not sent away afterwards."""
    chooser = random.Random(seed)
    secret = bytes(chooser.randrange(256) for _ in range(chance.SECRET_BYTES))
    match = Match.begin(of, secret=secret)
    while not match.over:
        seat = match.position.awaited[0]
        move = players[seat].choose(match, seat, chooser.randrange(1 << 60))
        match.play(seat, move)
        for other, one in enumerate(players):
            if other != seat:
                one.hear(seat, move)
    return match


Job = tuple[str, list[str], str, float]
Played = tuple[list[float], list[int], int]


def _job(job: Job) -> Played:
    key, words, seed, seconds = job
    match = play_one(variant(key), words, seed, seconds)
    assert match.result is not None
    return list(match.result.payoffs), list(match.result.winners), len(match.played)


def tournament(
    of: Variant,
    words: Sequence[str],
    number: int,
    seed: int,
    *,
    seconds: float = SECONDS,
    processes: int = 1,
    cluster: str = "",
    progress: Callable[[int], None] = lambda _: None,
) -> Tournament:
    """`number` games; players change seats from game to game, so that nobody always begins.

    With a `cluster`, the address of one that Ray knows ("auto", "local"), its machines play instead of this one.
    """
    _seconds(str(seconds), f"{seconds} seconds")
    for word in words:
        if word.partition(":")[0] not in OUTSIDE:
            player(word, of).close()
    n = len(words)
    found = Tournament(str(of.key), [Score(word) for word in words])
    jobs = [
        (str(of.key), [words[(seat - game) % n] for seat in range(n)], f"{seed}/{game}", seconds)
        for game in range(number)
    ]
    for game, (payoffs, winners, actions) in enumerate(
        _on_ray(jobs, cluster) if cluster else _results(jobs, processes)
    ):
        found.games += 1
        found.actions += actions
        found.results.append([payoffs[(of_player + game) % n] for of_player in range(n)])
        for seat in range(n):
            score = found.scores[(seat - game) % n]
            score.points += payoffs[seat]
            if seat in winners:
                score.wins += 1
            elif winners:
                score.losses += 1
            else:
                score.draws += 1
        progress(found.games)
    return found


def _results(jobs: list[Job], processes: int) -> Iterator[Played]:
    if processes <= 1:
        yield from map(_job, jobs)
        return
    with ProcessPoolExecutor(min(processes, os.cpu_count() or 1), mp_context=get_context("spawn")) as pool:
        yield from pool.map(_job, jobs)


def _on_ray(jobs: list[Job], cluster: str) -> Iterator[Played]:
    """The games on the machines of a cluster, each on one processor; Ludoteka has to be installed there."""
    try:
        import ray
    except ImportError:
        raise ValueError("a cluster needs Ray: install ludoteka[ray]") from None
    began = not ray.is_initialized()
    if began:
        ray.init(cluster, log_to_driver=False)
    try:
        play = ray.remote(_job)
        for waiting in [play.remote(job) for job in jobs]:
            yield ray.get(waiting)
    finally:
        if began:
            ray.shutdown()


def plot(found: Tournament, width: int = 640, height: int = 240) -> str:
    """The rate of success of the first player after each game, with its interval, as SVG."""
    edge = 36
    wide, high = width - 2 * edge, height - 2 * edge
    points, band = [], []
    total = 0.0
    for game, payoffs in enumerate(found.results, 1):
        best = max(payoffs)
        total += 1 / payoffs.count(best) if payoffs[0] == best else 0.0
        rate = total / game
        x = edge + wide * game / max(found.games, 1)
        low, top = interval(rate, game)
        points.append(f"{x:.1f},{edge + high * (1 - rate):.1f}")
        band.append((x, edge + high * (1 - top), edge + high * (1 - low)))
    around = [f"{x:.1f},{a:.1f}" for x, a, _ in band] + [f"{x:.1f},{b:.1f}" for x, _, b in reversed(band)]
    title = f"{found.game}: {found.scores[0].player} against {', '.join(s.player for s in found.scores[1:])}"
    middle = edge + high / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13">'
        f'<rect width="{width}" height="{height}" fill="#fffdf6"/>'
        f'<text x="{edge}" y="22" fill="#2f2a25">{_escaped(title)}</text>'
        f'<line x1="{edge}" x2="{width - edge}" y1="{middle}" y2="{middle}" stroke="#c9bda6"/>'
        f'<polygon points="{" ".join(around)}" fill="#2f6f50" opacity="0.18"/>'
        f'<polyline points="{" ".join(points)}" fill="none" stroke="#2f6f50" stroke-width="2"/>'
        f'<text x="4" y="{edge + 5}" fill="#6b6255">1</text><text x="4" y="{height - edge + 5}" fill="#6b6255">0</text>'
        f'<text x="{width - edge}" y="{height - 12}" text-anchor="end" fill="#6b6255">{found.games}</text></svg>'
    )


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
