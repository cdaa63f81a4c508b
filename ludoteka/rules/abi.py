"""What all kernels share: the header of a position, the tables, the entry points, and how they are compiled.

A position is one row `s` of int64, the declaration becomes one row `t` of int64, moves are written to a row `out`.

    s   [ header | the family's fields ... ]            lengths in t[STATE_SIZE]; fields are named by `Packer.field`
    t   [ header | the family's slots | sections ... ]  a slot holds a number, or the offset of a section

A family module `rules/<family>.py` defines, as plain functions marked @kernel, these entry points:

    moves(s, t, out) -> n        every legal move of everybody in s[ACTORS]; for chance: every outcome; 0 ends the game
    play(s, t, move)             plays one of them in place: fields, header, whose turn it is; may end the game
    result(s, t)                 called once when `moves` found none although the game is not over: writes the outcome

and where they apply

    weights(s, t, out) -> n      for chance: the weight of each outcome, in the order of `moves` (default: all equal)
    observe(s, t, player, out)   `out` becomes what `player` may know of s; player -1: a spectator (default: all)
    sample(s, t, player, rng)    s is an observed row: fills in what is hidden, at random, as it might be
    conceal(s, t, player, move) -> move   the move as `player` sees it before it is played on s; -1: sees nothing of it
    derive(s, t)                 fills the derived fields from the others, after a text was read
    pick(s, t, out, rng) -> move a random legal move, faster than listing all; -1 if there is none; -2: list all
    rollout(s, t, out, rng, limit, trail) -> n   plays on at random, `drive.play_on` compiled for the family
    evaluate(s, t, player) -> v  how good s looks for `player`, -1000 (lost) to 1000 (won), 0 even
    wander(s, t, out, rng, limit, trail) -> n    plays on as people might: the `rollout` of tree search, which goes to
                                 the end; in the trail an actor -1 is a move that tells nothing of the moves before
    hunch(s, t, move) -> v       how much better than others a move looks before it is played, in thousandths; FOLLY:
                                 it is tried when nothing else is left

and, as ordinary Python,

    pack(game) -> Tables         the declaration as tables
    start(game, tables) -> s     the position at the start

Moves are packed int64 >= 0. In a state where several players may act at once, bits 56-59 hold the player + 1.
Where time is part of the rules, ACTORS has CLOCK too: its moves are 1, 2, 4 ... seconds and the time to the next event.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import numpy.typing as npt

from ..declare import MAX_PLAYERS, Game, Reason

Row = npt.NDArray[np.int64]
State = Row

# --- the header of a position -----------------------------------------------------------------------------------

ACTORS = 0
"""Bit set of the players who may act; CHANCE when dice or cards decide; 0 when the game is over."""
PHASE = 1
"""The family's own: placing, moving, doubling ..."""
PLY = 2
"""Actions played so far, chance included."""
TURN = 3
"""Turns completed so far; perft counts these."""
QUIET = 4
"""Actions since something irreversible happened."""
REASON = 5
"""How the game ended: a `declare.Reason`."""
PAYOFF = 6
"""What each player wins or loses, in units of t[SCALE]; for two players +1, 0, -1 or a multiple."""
POINTS = PAYOFF + MAX_PLAYERS
"""Points, tricks, captured seeds, money ... of each player, where the game counts them."""
AWAITED = POINTS + MAX_PLAYERS
"""Bit set of the actors the game waits for, where others only may act (a slap, a call, a trade); 0: all of them."""
HEADER = AWAITED + 1
"""Where the family's fields begin."""

CHANCE = 1 << 30
CLOCK = 1 << 29
"""In ACTORS: time runs, where it is part of the rules. The clock's moves are CLOCK_TAG | seconds."""
SCRATCH = "scratch"
"""The name of the field, last of all, where a kernel keeps work lists; nothing in it outlives a call."""
FOLLY = -10_000
"""What `hunch` says of a move that nobody would make."""
PLAYER_SHIFT = 56
CLOCK_TAG = 15 << PLAYER_SHIFT
"""In the place of a player: "so many seconds have passed"."""

# --- the header of the tables ------------------------------------------------------------------------------------

PLAYERS = 0
STATE_SIZE = 1
MOST_MOVES = 2
"""The length of `out`: no position has more moves."""
SCALE = 3
"""The greatest payoff."""
WHOLE_TURNS = 4
"""1: every action is a complete turn, so that counting turns needs no bookkeeping."""
KEPT = 5
"""The length of a position without its scratch tail: what has to be copied."""
TABLES = 8
"""Where the family's slots begin."""

PLAIN = __name__.startswith("ludoteka.rules_plain")
"""This copy of the package runs uncompiled."""

F = TypeVar("F", bound=Callable[..., Any])


def bounds_checked() -> bool:
    return os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")


def cache_home() -> Path:
    base = os.environ.get("LUDOTEKA_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "ludoteka"


@cache
def sources(module: str) -> dict[str, Path]:
    """The files of a kernel module and of all it imports. It is named from the package on: "rules.chess"."""
    home = Path(__file__).parents[1]
    seen: dict[str, Path] = {}
    todo = [module]
    while todo:
        name = todo.pop()
        path = home.joinpath(*name.split(".")).with_suffix(".py")
        if name in seen or not path.exists():
            continue
        seen[name] = path
        source = path.read_text(encoding="utf-8")
        layer = name.rpartition(".")[0]
        todo += [f"{layer}.{found}" for found in re.findall(r"^from \.(\w+) import", source, re.MULTILINE)]
        for other in ("rules", "declare"):
            pattern = rf"^from \.\.{other}\.(\w+) import"
            todo += [f"{other}.{found}" for found in re.findall(pattern, source, re.MULTILINE)]
        for names in re.findall(r"^from (?:\.|\.\.rules) import (.+)$", source, re.MULTILINE):
            todo += [f"rules.{word.split()[0]}" for word in names.split(",")]
    return dict(sorted(seen.items()))


@cache
def fingerprint(module: str) -> str:
    """A hash of a kernel module and all it imports: a helper edited must not leave its callers compiled as before."""
    text = "".join(f"{name}\0{path.read_text(encoding='utf-8')}\0" for name, path in sources(module).items())
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@cache
def cache_folder(module: str) -> Path:
    """Where compiled code of one kernel module lies; its name has all that Numba's own key forgets."""
    flag = "-checked" if bounds_checked() else ""
    return cache_home() / f"{module}-{fingerprint(module)}-numba{version('numba')}{flag}"


if TYPE_CHECKING:

    def kernel(function: F) -> F: ...

elif PLAIN:

    def kernel(function):
        return function

else:

    def kernel(function):
        """Compile with Numba when first called; the plain copy of the package leaves the function as it is."""
        import numba

        numba.config.CACHE_DIR = str(cache_folder(function.__module__.removeprefix("ludoteka.")))
        return numba.njit(cache=True, error_model="numpy")(function)


# --- tables ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """A named stretch of a position."""

    name: str
    at: int
    length: int
    low: int = 0
    high: int = 1 << 40
    """Values outside low..high cannot stand in a position: texts with such are refused."""
    derived: bool = False
    """Follows from the other fields, by the family's `derive`: left out of texts and comparisons."""


@dataclass(frozen=True)
class Tables:
    """The tables of one variant, with the names of the fields of its positions."""

    row: Row
    fields: tuple[Field, ...]

    @cached_property
    def core(self) -> npt.NDArray[np.intp]:
        """The places in a row that make the position: all but the derived fields and the scratch tail."""
        return np.concatenate([np.arange(f.at, f.at + f.length) for f in self.fields if not f.derived])

    @property
    def state_size(self) -> int:
        return int(self.row[STATE_SIZE])

    @property
    def most_moves(self) -> int:
        return int(self.row[MOST_MOVES])

    def blank(self) -> State:
        """A position of zeros."""
        return np.zeros(self.state_size, np.int64)

    def field(self, name: str) -> Field:
        for found in self.fields:
            if found.name == name:
                return found
        raise KeyError(name)


HEADER_FIELDS = (
    Field("actors", ACTORS, 1, high=CHANCE),
    Field("phase", PHASE, 1, high=63),
    Field("ply", PLY, 1),
    Field("turn", TURN, 1),
    Field("quiet", QUIET, 1),
    Field("reason", REASON, 1, high=max(Reason)),
    Field("payoff", PAYOFF, MAX_PLAYERS, low=-(1 << 40)),
    Field("points", POINTS, MAX_PLAYERS, low=-(1 << 40)),
    Field("awaited", AWAITED, 1, high=(1 << MAX_PLAYERS) - 1),
)


@dataclass
class Packer:
    """Collects the sections of `t` and the fields of `s`.

    `slots` is the number of header slots of the family, which it numbers from TABLES on.
    """

    game: Game
    slots: int
    fields: list[Field] = field(default_factory=lambda: list(HEADER_FIELDS))
    _head: dict[int, int] = field(default_factory=dict)
    _body: list[int] = field(default_factory=list)
    _end: int = HEADER

    def set(self, slot: int, value: int) -> None:
        """A number the kernel reads as t[slot]."""
        if not TABLES <= slot < TABLES + self.slots:
            raise IndexError(f"slot {slot} is outside the family's {self.slots} slots")
        self._head[slot] = int(value)

    def section(self, slot: int, values: Iterable[int]) -> int:
        """A list of numbers; the kernel finds it at t[t[slot]]."""
        offset = TABLES + self.slots + len(self._body)
        self._body.extend(int(value) for value in values)
        self.set(slot, offset)
        return offset

    def field_at(
        self,
        name: str,
        length: int = 1,
        slot: int | None = None,
        *,
        low: int = 0,
        high: int = 1 << 40,
        derived: bool = False,
    ) -> int:
        """Reserve a field of the position; its offset is returned, and put in t[slot] if that is given.

        What a text may put there is between `low` and `high`: give them tightly, kernels trust them.
        """
        if not name.isidentifier():
            raise ValueError(f"a field is called by one word, not {name!r}")
        if any(known.name == name for known in self.fields):
            raise ValueError(f"two fields are called {name!r}")
        at = self._end
        self.fields.append(Field(name, at, length, low, high, derived))
        self._end += length
        if slot is not None:
            self.set(slot, at)
        return at

    def fixed_field(
        self, name: str, at: int, length: int = 1, *, low: int = 0, high: int = 1 << 40, derived: bool = False
    ) -> None:
        """Reserve a field whose offset the kernel has as a constant."""
        if self.field_at(name, length, low=low, high=high, derived=derived) != at:
            raise ValueError(f"field {name!r} begins at {self._end - length}, the kernel expects {at}")

    def scratch(self, length: int, slot: int | None = None) -> int:
        """Reserve the scratch tail; call it last."""
        return self.field_at(SCRATCH, length, slot, low=-(1 << 62), high=1 << 62, derived=True)

    def tables(self, *, most_moves: int, scale: int = 1, whole_turns: bool = True) -> Tables:
        row = np.zeros(TABLES + self.slots + len(self._body), np.int64)
        row[PLAYERS] = self.game.players
        row[STATE_SIZE] = self._end
        row[MOST_MOVES] = most_moves
        row[SCALE] = scale
        row[WHOLE_TURNS] = whole_turns
        row[KEPT] = next((field.at for field in self.fields if field.name == SCRATCH), self._end)
        for slot, value in self._head.items():
            row[slot] = value
        row[TABLES + self.slots :] = self._body
        return Tables(row, tuple(self.fields))


def board_steps(game: Game) -> list[int]:
    """steps[cell * directions + direction] of the game's board, OFF (-1) at the edge."""
    if game.board is None:
        raise ValueError(f"{game.id} has no board")
    return [to for row in game.board.plan.steps for to in row]


@dataclass(frozen=True)
class Packing:
    """How a family packs cells into a move, lowest bits first: Packing(9, 9) is origin | to << 9.

    A part that equals its largest value (all bits set) means "none" and gives no step.
    """

    bits: tuple[int, ...]

    def __init__(self, *bits: int) -> None:
        object.__setattr__(self, "bits", bits)

    def unpack(self, move: int) -> tuple[int, ...]:
        parts = []
        for bits in self.bits:
            part = move & ((1 << bits) - 1)
            move >>= bits
            if part != (1 << bits) - 1:
                parts.append(part)
        return tuple(parts)


# --- the entry points, compiled or plain ---------------------------------------------------------------------------

OPTIONAL = ("weights", "observe", "sample", "conceal", "derive", "pick", "rollout", "evaluate", "wander", "hunch")
REQUIRED = ("moves", "play", "result")


@dataclass(frozen=True)
class Kernel:
    """The entry points of one family."""

    family: str
    compiled: bool
    moves: Callable[[State, Row, Row], int]
    play: Callable[[State, Row, int], None]
    result: Callable[[State, Row], None]
    weights: Callable[[State, Row, Row], int] | None
    observe: Callable[[State, Row, int, State], None] | None
    sample: Callable[[State, Row, int, Any], None] | None
    conceal: Callable[[State, Row, int, int], int] | None
    derive: Callable[[State, Row], None] | None
    pick: Callable[[State, Row, Row, Any], int] | None
    rollout: Callable[[State, Row, Row, Any, int, Row], int] | None
    evaluate: Callable[[State, Row, int], int] | None
    wander: Callable[[State, Row, Row, Any, int, Row], int] | None
    hunch: Callable[[State, Row, int], int] | None
    pack: Callable[[Game], Tables]
    start: Callable[[Game, Tables], State]
    module: ModuleType


def signatures() -> dict[str, Any]:
    """The Numba signatures of the entry points: the same for all families, so that drivers are compiled once."""
    from numba import int64, uint64, void

    row, rng = int64[::1], uint64[::1]
    return {
        "moves": int64(row, row, row),
        "play": void(row, row, int64),
        "result": void(row, row),
        "weights": int64(row, row, row),
        "observe": void(row, row, int64, row),
        "sample": void(row, row, int64, rng),
        "conceal": int64(row, row, int64, int64),
        "derive": void(row, row),
        "pick": int64(row, row, row, rng),
        "rollout": int64(row, row, row, rng, int64, row),
        "evaluate": int64(row, row, int64),
        "wander": int64(row, row, row, rng, int64, row),
        "hunch": int64(row, row, int64),
    }


def jit_wanted() -> bool:
    return os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


@cache
def load(family: str, *, compiled: bool) -> Kernel:
    """The kernel of a family; compiled on the first call, from the cache on disk if it is there."""
    package = "ludoteka.rules" if compiled else "ludoteka.rules_plain"
    if not compiled:
        _plain_package()
    module = importlib.import_module(f"{package}.{family}")
    found: dict[str, Any] = {name: getattr(module, name, None) for name in REQUIRED + OPTIONAL}
    missing = [name for name in REQUIRED if found[name] is None]
    if missing:
        raise TypeError(f"rules/{family}.py lacks {', '.join(missing)}")
    if compiled and jit_wanted():
        for name, signature in signatures().items():
            if found[name] is not None:
                found[name].compile(signature)
    return Kernel(family, compiled, pack=module.pack, start=module.start, module=module, **found)


def _plain_package() -> None:
    """Register `ludoteka.rules_plain`: the same files, loaded again without compiling."""
    name = "ludoteka.rules_plain"
    if name in sys.modules:
        return
    folder = Path(__file__).parent
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None:
        raise ImportError(name)
    package = importlib.util.module_from_spec(spec)
    sys.modules[name] = package
    spec.loader.exec_module(package)


def warm_marker(family: str) -> Path:
    """Named after where the sources lie and when they were written: for others, Numba compiles the same text again."""
    files = ((path, path.stat()) for path in sources(f"rules.{family}").values())
    text = "".join(f"{path}\0{stat.st_mtime_ns}\0" for path, stat in files)
    return cache_folder(f"rules.{family}") / f"warm-{hashlib.sha256(text.encode()).hexdigest()[:12]}"


def is_warm(family: str) -> bool:
    """Whether the compiled kernel can be had from the disk at once."""
    return warm_marker(family).exists()


def warm(family: str) -> None:
    """Compile a family's kernel and remember that it is on the disk."""
    load(family, compiled=True)
    marker = warm_marker(family)
    marker.parent.mkdir(parents=True, exist_ok=True)
    marker.touch()


def new_rng(seed: int) -> npt.NDArray[np.uint64]:
    """The random source of kernels, from any whole number."""
    digest = hashlib.sha256(f"ludoteka rng {seed}".encode()).digest()
    return np.array([int.from_bytes(digest[:8], "little") | 1], np.uint64)
