"""Games of the chess family: pieces with ways of their own, and a royal one that must not be lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from math import sqrt
from typing import ClassVar

from ..boards import OFF, Board
from ..boards.hexes import HexBoard
from .betza import BetzaError, Mode, Way, parse
from .game import Game, Piece


class Captured(Enum):
    """What becomes of a captured piece."""

    REMOVED = "it leaves the game"
    HELD = "it goes to the captor's hand, unpromoted, and may be dropped later"


class Stalemate(Enum):
    """The player to move is not in check and has no legal move."""

    DRAW = "a draw"
    LOSS = "he loses"
    WIN = "he wins"
    FEWER = "whoever has fewer pieces wins; equal numbers are a draw"
    HALF_LOSS = "he gets a quarter of a point, the other three quarters"


class Royalty(Enum):
    """What the royal piece has to fear."""

    CHECK = "it may never be left where it could be captured; who cannot help it is mated and loses"
    CAPTURE = "it may be captured, and then the game is lost; nobody is warned or forbidden anything"


class Passage(Enum):
    """When a king in danger may castle."""

    SAFE = "not out of check, not through an attacked cell and not into check"
    NOT_FROM_CHECK = "not out of check and not into check; passing an attacked cell is allowed"


class Crossing(Enum):
    """Which moves may promote."""

    ENTERING = "those that enter the zone from outside"
    TOUCHING = "those that begin or end in the zone"


class Turns(Enum):
    """How many moves a turn has."""

    ONE = "one"
    TWO = "two, but the very first turn one"
    MORE = "the first turn one, every further turn one more than the last; a check ends it at once"


class Writing(Enum):
    """How moves are written."""

    ALGEBRAIC = "Nf3, exd6, e8=Q+, O-O: as chess players do; pieces of `unsigned` have no letter"
    HODGES = "P-7f, Bx3c+, G6i-5h, P*5e: as western players of shogi do"


@dataclass(frozen=True)
class Promotion:
    """Where a piece may turn into another. Zones are the last rows of the board, seen by the player."""

    into: Mapping[str, tuple[str, ...]]
    """The letters of what each kind may become."""
    rows: int
    """The depth of the zone where a piece may promote."""
    must_rows: int
    """The depth of the zone where it must."""
    crossing: Crossing
    stuck: bool
    """It must promote where it could never move again."""
    lost_only: bool
    """Only into kinds of which the player has lost a piece; without any, it may not go where it must promote."""
    early: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What each kind may become where it need not; empty: the same as where it must."""
    by_choice: str = ""
    """Letters of the kinds that need not promote even where others must."""


@dataclass(frozen=True)
class Castle:
    """A move of king and rook together, allowed while neither has moved and nothing stands between them."""

    side: int
    text: str
    """As players write it: "O-O"."""
    letter: str
    """Its sign in the castling field of a FEN."""
    king: tuple[str, str]
    """Where the king goes from and to."""
    rook: tuple[str, str]


@dataclass(frozen=True)
class Drops:
    """What is forbidden when a piece from the hand is put down; never allowed is a cell it could not move from."""

    per_file: Mapping[str, int]
    """At most so many unpromoted pieces of a kind may a player have in a file after a drop."""
    no_mate: str
    """Letters of pieces that may not be dropped to give checkmate."""


@dataclass(frozen=True)
class Repetition:
    """A position with the same player to move, the same hands, rights and captures in passing, met so many times."""

    times: int
    check_loses: bool
    """Whoever gave check with every move between the repetitions loses; otherwise it is a draw ..."""
    first_loses: bool = False
    """... or lost for the player who began."""


@dataclass(frozen=True)
class Insufficient:
    """No mate is possible with bare kings, a single piece of `alone`, or any pieces of `one_colour` on one colour."""

    alone: str
    one_colour: str


@dataclass(frozen=True)
class Impasse:
    """When both royal pieces are in their zones, the player to move, if not in check, may have them counted."""

    points: Mapping[str, int]
    """What the large pieces count, promoted or not; every other piece counts 1, the royal ones nothing."""
    least: int
    """If both have so many points it is a draw; otherwise the one with fewer points loses."""


@dataclass(frozen=True)
class Ground:
    """A piece that moves otherwise on certain cells, or that may not leave them: regions of each side."""

    piece: str
    regions: tuple[str, str]
    moves: str = ""
    """Its ways when it starts from there; empty: its usual ones, but it may not leave."""


@dataclass(frozen=True)
class Trail:
    """Cells that a piece meets one after the other; the first `skip` must be empty and are no places to stop at."""

    mode: Mode
    skip: int
    hurdles: int
    """How many pieces must be jumped over before it stops."""
    cells: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class ChessGame(Game):
    """Pieces move by Betza's notation (`declare/betza.py`); the first player moves up the page, the second down."""

    family: ClassVar[str] = "chess"

    pieces: tuple[Piece, ...]
    setup: str
    """The rows of the board as one sees it: letters, capitals for the first player, a dot for an empty cell."""
    royal: str
    """The letter of the piece that decides the game, of which each side has one; two letters: the first player's and
    the second's; empty: there is none."""
    royalty: Royalty
    must_capture: bool
    """Who can capture must."""
    stare: str
    """Ways along which a royal piece threatens the other one, besides its own; empty: none."""
    grounds: tuple[Ground, ...]
    promotion: Promotion | None
    castling: tuple[Castle, ...]
    passage: Passage
    in_passing: str
    """Letters of the pieces that capture each other in passing; empty: none do."""
    captured: Captured
    drops: Drops | None
    stalemate: Stalemate
    repetition: Repetition | None
    no_progress: int
    """A draw after so many moves of either player without a capture or a move of `progress`; 0: no such rule."""
    progress: str
    """Letters of the pieces whose moves cannot be taken back."""
    insufficient: Insufficient | None
    impasse: Impasse | None
    longest: int
    """A draw after so many moves of either player; 0: no such rule."""
    writing: Writing
    unsigned: str
    """Letters of the pieces that algebraic writing leaves without a letter."""
    worth: Mapping[str, int]
    """What pieces are worth to the computer, in hundredths of a pawn."""

    enters: bool = False
    """The first player begins without pieces: with his first move his royal piece enters on any cell that is safe."""
    turns: Turns = Turns.ONE
    late_checks: bool = False
    """Check may be given only with the last move of a series."""
    chases: int = 0
    """The same piece may pursue, by checks or by attacks on what nothing protects, the same piece at most so many times
    in a row while nothing else moves; 0: no such rule."""

    def check(self) -> None:
        letters = [piece.letter for piece in self.pieces]
        if len(set(letters)) != len(letters):
            self.fail("pieces", f"two have the same letter: {' '.join(letters)}")
        for piece in self.pieces:
            try:
                parse(piece.moves, hexes=self.hexes)
            except BetzaError as error:
                self.fail("pieces", f"{piece.name}: {error}")
        self._check_letters(letters)
        if len(self.sides) != 2:
            self.fail("sides", f"expected two, got {len(self.sides)}")
        if not self.no_progress and not self.longest:
            self.fail("longest", "expected a limit here or in no_progress: a game must end")
        if not self.royal and self.royalty is Royalty.CHECK:
            self.fail("royalty", "expected CAPTURE, because there is no royal piece to be in check")
        if self.captured is Captured.HELD and self.drops is None:
            self.fail("drops", "expected what is forbidden in drops, because captured pieces are held")

    def _check_letters(self, letters: list[str]) -> None:
        promoted = [other for of, into in self.into.items() for other in (of, *into)]
        wanted = {
            "royal": list(self.royal),
            "in_passing": list(self.in_passing),
            "promotion": promoted,
            "worth": list(self.worth),
        }
        for name, used in wanted.items():
            unknown = [letter for letter in used if letter not in letters]
            if unknown:
                self.fail(name, f"no piece has the letter {unknown[0]!r}; letters are {' '.join(letters)}")
        unvalued = [letter for letter in letters if letter not in self.worth]
        if unvalued:
            self.fail("worth", f"expected a value for {unvalued[0]!r}")

    @property
    def squares(self) -> Board:
        """The board, which a chess game always has."""
        assert self.board is not None
        return self.board

    @property
    def hexes(self) -> bool:
        """Whether the cells are hexagons, in files."""
        return isinstance(self.board, HexBoard)

    @cached_property
    def letters(self) -> tuple[str, ...]:
        return tuple(piece.letter for piece in self.pieces)

    @property
    def checks(self) -> bool:
        """Whether there are check and mate."""
        return self.royalty is Royalty.CHECK

    def kind(self, letter: str) -> int:
        """The number of the kind with this letter."""
        return self.letters.index(letter)

    @property
    def royals(self) -> str:
        """The letters of the two players' royal pieces."""
        return self.royal * (2 // len(self.royal)) if self.royal else ""

    @property
    def into(self) -> Mapping[str, tuple[str, ...]]:
        return self.promotion.into if self.promotion else {}

    @cached_property
    def plain(self) -> tuple[int, ...]:
        """For each kind the one it was before it promoted, where captured pieces turn back; otherwise itself."""
        back = list(range(len(self.pieces)))
        if self.captured is Captured.HELD:
            for before, after in self.into.items():
                for letter in after:
                    back[self.kind(letter)] = self.kind(before)
        return tuple(back)

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The cells as one reads them: rows from the top, each from the left; of hexagons files from the left, each
        from the top."""
        if self.hexes:
            ranged = sorted(self.places, key=lambda place: (place[0], -place[1]))
            files = dict.fromkeys(file for file, _ in ranged)
            return tuple(tuple(self.places[place] for place in ranged if place[0] == file) for file in files)
        by_height: dict[float, list[int]] = {}
        for at, cell in enumerate(self.squares.cells):
            by_height.setdefault(round(cell.y, 3), []).append(at)
        cells = self.squares.cells
        return tuple(tuple(sorted(by_height[y], key=lambda at: cells[at].x)) for y in sorted(by_height))

    @cached_property
    def placed(self) -> tuple[tuple[int, int, int], ...]:
        """The pieces of the set-up: cell, side, kind."""
        lines = self.setup.split()
        if len(lines) != len(self.rows):
            self.fail("setup", f"expected {len(self.rows)} rows, got {len(lines)}")
        found = []
        for line, row in zip(lines, self.rows, strict=True):
            if len(line) != len(row):
                self.fail("setup", f"expected {len(row)} cells in a row, got {line!r}")
            for sign, cell in zip(line, row, strict=True):
                if sign != ".":
                    found.append((cell, int(sign.islower()), self.kind(sign.upper())))
        return tuple(found)

    @cached_property
    def places(self) -> dict[tuple[int, int], int]:
        """Cells by file and row, both counted from the lower left; rows of hexagons in half cells."""
        cells = self.squares.cells
        left, low = min(cell.x for cell in cells), max(cell.y for cell in cells)
        wide, high = (sqrt(3) / 2, 0.5) if self.hexes else (1, 1)
        return {(round((cell.x - left) / wide), round((low - cell.y) / high)): at for at, cell in enumerate(cells)}

    @cached_property
    def place_of(self) -> tuple[tuple[int, int], ...]:
        """The file and row of each cell."""
        found = {cell: place for place, cell in self.places.items()}
        return tuple(found[cell] for cell in range(len(self.squares)))

    def ahead(self, side: int, cell: int) -> int:
        """The cell straight ahead of a player's piece, or OFF."""
        file, row = self.place_of[cell]
        step = 2 if self.hexes else 1
        return self.places.get((file, row + (step if side == 0 else -step)), OFF)

    def last_rows(self, side: int, depth: int) -> frozenset[int]:
        """The cells with fewer than `depth` cells ahead of them."""

        def left(cell: int) -> int:
            count = 0
            while (cell := self.ahead(side, cell)) != OFF:
                count += 1
            return count

        return frozenset(cell for cell in range(len(self.squares)) if left(cell) < depth)

    # --- the ways of the pieces on this board -----------------------------------------------------------------------

    @cached_property
    def _trails(self) -> dict[tuple[int, int, int], tuple[Trail, ...]]:
        return {}

    def trails(self, side: int, kind: int, cell: int) -> tuple[Trail, ...]:
        """All ways of a piece from a cell of an empty board."""
        key = (side, kind, cell)
        if key not in self._trails:
            moves, confines = self.ground(side, kind, cell)
            at_home = (cell, side, kind) in self.placed
            ways = [way for way in parse(moves, hexes=self.hexes) if at_home or not way.initial]
            self._trails[key] = self._follow(side, cell, ways, confines)
        return self._trails[key]

    def stares(self, side: int, cell: int) -> tuple[Trail, ...]:
        """The ways along which only royal pieces threaten each other."""
        return self._follow(side, cell, parse(self.stare, hexes=self.hexes), None)

    def ground(self, side: int, kind: int, cell: int) -> tuple[str, frozenset[int] | None]:
        """The moves of a piece on a cell, and the cells it is confined to."""
        piece = self.pieces[kind]
        moves, confines = piece.moves, None
        for ground in self.grounds:
            if ground.piece == piece.letter:
                cells = self.squares.region(ground.regions[side])
                if not ground.moves:
                    confines = frozenset(cells)
                elif cell in cells:
                    moves = ground.moves
        return moves, confines

    def _follow(self, side: int, cell: int, ways: Iterable[Way], confines: frozenset[int] | None) -> tuple[Trail, ...]:
        found = []
        for way in ways:
            skip = len(way.path) - 1
            cells = self._cells_met(side, cell, way)
            if confines is not None:
                end = next((at for at, to in enumerate(cells) if at >= skip and to not in confines), len(cells))
                cells = cells[:end]
            if len(cells) > skip:
                found.append(Trail(way.mode, skip, way.hurdles, tuple(cells)))
        return tuple(found)

    def _cells_met(self, side: int, cell: int, way: Way) -> list[int]:
        """The cells of a way up to the edge of the board."""
        turn = 1 if side == 0 else -1
        file, row = self.place_of[cell]
        cells: list[int] = []
        for _ in range(way.repeat):
            for right, forward in way.path:
                to = self.places.get((file + turn * right, row + turn * forward))
                if to is None:
                    return cells
                cells.append(to)
            right, forward = way.path[-1]
            file, row = file + turn * right, row + turn * forward
        return cells
