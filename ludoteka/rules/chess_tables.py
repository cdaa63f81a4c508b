"""The tables of the chess family: the ways of all pieces from all cells, worked out from the declaration.

programme  of a piece on a cell: the number of its entries and flags; then the cells it can go to as a tree in
           preorder, each as cell | good for << 9 | size of its branch << 12, good for: to capture 1, to move 2;
           then, if it hops, counted lines: mode, hurdles, length, cells
aim        for a cell, and each cell that something could attack it from: the kinds that could, as bits
lines      for such a pair of cells: how many entries, then each: kinds, hurdles, length, the cells between
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random

from ..declare.betza import Mode
from ..declare.chess import Captured, ChessGame, Crossing, Passage, Stalemate, Turns
from .abi import HEADER, TABLES, Packer, Tables

# --- the position: fields with a fixed place ----------------------------------------------------------------------

KING = HEADER
"""The cell of each side's royal piece."""
COUNT = HEADER + 2
"""How many pieces each side has on the board."""
KEY = HEADER + 4
"""A hash of the position: same pieces, hands, rights, captures in passing and player to move give the same key."""
SCORE = HEADER + 5
"""What the first player's pieces are worth on their cells, less those of the second."""
STRONG = HEADER + 6
"""How many pieces are on the board that could force mate."""
RIGHTS = HEADER + 7
"""Castlings that are still allowed, as bits."""
STEP_FROM = HEADER + 8
STEP_TO = HEADER + 9
"""The long step that can now be captured in passing: both cells + 1, or 0."""
PAST = HEADER + 10
"""How many positions are remembered in the history."""
LEFT = HEADER + 11
"""How many moves of this turn are still due, where a turn has several."""
STEPPED = HEADER + 12
"""Files in which long steps were made: in the enemy's last series, and from MADE on in this one."""
CHASES = HEADER + 13
"""How many times in a row a piece of each side has pursued the same piece."""
CHASER = HEADER + 15
"""Where the pursuer stands, + 1."""
FLED = HEADER + 17
"""Where the piece stands that it pursues, + 1; 0 as long as it has not fled."""
CELLS = HEADER + 19
"""What stands on each cell: 0 nothing, kind + 1 a piece of the first player, -(kind + 1) one of the second."""

# --- the slots of the tables --------------------------------------------------------------------------------------

(
    SIZE,
    KINDS,
    ROYAL,
    SECOND_ROYAL,
    AT_LIST,
    LIST_SIZE,
    AT_PLACE,
    AT_MARK,
    AT_HANDS,
    HAND_SIZE,
    AT_HISTORY,
    HISTORY_SIZE,
    PROGRAMME,
    AIM,
    LINES,
    PIECE_KEYS,
    HAND_KEYS,
    RIGHT_KEYS,
    STEP_KEYS,
    SIDE_KEY,
    VALUES,
    KING_LATE,
    SHIELDS,
    RIGHT_VALUES,
    CROWD,
    HAND_VALUES,
    STRENGTH,
    AHEAD,
    FILES,
    COLOURS,
    INTO,
    ZONES,
    ENTERING,
    STUCK,
    STUCK_MUST,
    PLAIN_KIND,
    HELD,
    FILE_LIMITS,
    NO_DROP_MATE,
    CASTLES,
    CASTLE_COUNT,
    SAFE_PASSAGE,
    RIGHTS_KEPT,
    PASSERS,
    PROGRESS,
    NO_PROGRESS,
    LONGEST,
    REPEATS,
    CHECK_LOSES,
    STALEMATE,
    FIRST_LOSES,
    LATE_CHECKS,
    INSUFFICIENT,
    ALONE,
    ONE_COLOUR,
    IMPASSE,
    POINTS_OF,
    CHECKS,
    MUST_CAPTURE,
    LOST_ONLY,
    FIRST_COUNT,
    ENTERS,
    EARLY,
    BY_CHOICE,
    CHASE_LIMIT,
    TURNS,
    LONG_STEPS,
    SIFTED,
    SPARE,
    HUNTS,
    ACROSS,
    UPWARDS,
    ASIDE,
) = range(TABLES, TABLES + 73)
SLOTS = 73

IN_ZONE, MUST_ZONE = 1, 2
ONE_MOVE, TWO_MOVES, MORE_AND_MORE = range(3)
"""How many moves a turn has."""
MADE = 16
"""Files of this series are kept so many bits above those of the last."""
RIGHT = 12
"""What the right to castle is worth, in hundredths of a pawn."""
SHIELD = 10
"""What a piece before its own king is worth besides, while the board is crowded."""
SHIELD_CELLS = 3
LEAD, ALMOST_ALONE = 350, 3
"""Who is ahead by so much, while the other has no more pieces than this, hunts the king."""
TO_THE_EDGE, TOGETHER = 12, 8
"""What each step of the hunted king away from the middle is worth then, and each step of the other king towards it."""
GATE, NEAR_GATE = 5, 9
"""What each step towards the palace of the enemy's king is worth, and from how many steps on."""
LIGHT = 300
"""Pieces worth more than this gain less by standing in the middle."""
STALEMATE_DRAWS, STALEMATE_LOSES, STALEMATE_WINS, STALEMATE_HALF_LOSES, STALEMATE_FEWER = range(5)
NO_KIND = -1
NO_LIMIT = 99
"""More pieces than any file has cells."""

CELL_BITS = 9
GOOD_FOR = CELL_BITS
BRANCH = GOOD_FOR + 3
GOOD = {Mode.BOTH: 3, Mode.MOVE: 2, Mode.CAPTURE: 1}
LENGTH, HOPS, NEAR_ZONE, TWICE = (1 << 16) - 1, 1 << 16, 1 << 17, 1 << 18
"""The head of a programme: the number of entries, and whether hops follow, promotions are possible, and two ways may
lead to one cell."""

KEY_BITS = 59
"""Keys must fit in the eighteen digits of a native text; the lowest bit is left for "in check"."""


def pack(game: ChessGame) -> Tables:
    n, kinds = len(game.squares), len(game.pieces)
    packer = Packer(game, SLOTS)
    _pack_position(game, packer, n, kinds)
    packer.set(SIZE, n)
    packer.set(KINDS, kinds)
    for side in (0, 1):
        packer.set(ROYAL + side, game.kind(game.royals[side]) if game.royal else NO_KIND)
    packer.set(ENTERS, game.enters)
    packer.set(CHECKS, game.checks)
    packer.set(MUST_CAPTURE, game.must_capture)
    _pack_ways(game, packer, n)
    _pack_keys(game, packer, n)
    _pack_values(game, packer)
    _pack_promotion(game, packer, n)
    _pack_drops(game, packer, n)
    _pack_castling(game, packer, n)
    _pack_endings(game, packer)
    _pack_turns(game, packer)
    scale = 2 if game.stalemate is Stalemate.HALF_LOSS else 1
    return packer.tables(most_moves=most_moves(game), scale=scale, whole_turns=game.turns is Turns.ONE)


def most_pieces(game: ChessGame) -> int:
    """The most pieces one side can have on the board."""
    if game.captured is Captured.HELD:
        return len(game.placed) - 1
    return max(sum(side == wanted for _, side, _ in game.placed) for wanted in (0, 1))


def most_moves(game: ChessGame) -> int:
    """No position has more moves: every piece at its best cell, or dropped on every cell."""
    n = len(game.squares)
    best = max(_reach(game, side, kind) for side in (0, 1) for kind in range(len(game.pieces)))
    choices = max([1, *(len(into) + 1 for into in game.into.values())])
    drops = n * len(game.pieces) if game.captured is Captured.HELD else 0
    return most_pieces(game) * max(best, choices * 8) + drops + 16


def _reach(game: ChessGame, side: int, kind: int) -> int:
    choices = 2 if game.captured is Captured.HELD else 1
    return choices * max(
        sum(len(trail.cells) for trail in game.trails(side, kind, cell)) for cell in range(len(game.squares))
    )


def _pack_position(game: ChessGame, packer: Packer, n: int, kinds: int) -> None:
    hand = len(game.placed) if game.captured is Captured.HELD else 0
    past = (game.no_progress or game.longest) if game.repetition else 0
    packer.fixed_field("king", KING, 2, high=n - 1, derived=True)
    packer.fixed_field("count", COUNT, 2, high=n, derived=True)
    packer.fixed_field("key", KEY, derived=True)
    packer.fixed_field("score", SCORE, derived=True)
    packer.fixed_field("strong", STRONG, high=n, derived=True)
    packer.fixed_field("rights", RIGHTS, high=(1 << len(game.castling)) - 1)
    packer.fixed_field("step_from", STEP_FROM, high=n if game.in_passing else 0)
    packer.fixed_field("step_to", STEP_TO, high=n if game.in_passing else 0)
    packer.fixed_field("past", PAST, high=past)
    packer.fixed_field("left", LEFT, high=0 if game.turns is Turns.ONE else 1 << 20)
    packer.fixed_field("stepped", STEPPED, high=(1 << 2 * MADE) - 1 if game.turns is Turns.MORE else 0)
    packer.fixed_field("chases", CHASES, 2, high=game.chases)
    packer.fixed_field("chaser", CHASER, 2, high=n if game.chases else 0)
    packer.fixed_field("fled", FLED, 2, high=n if game.chases else 0)
    packer.fixed_field("cells", CELLS, n, low=-kinds, high=kinds)
    packer.field_at("hands", 2 * kinds if hand else 1, AT_HANDS, high=hand)
    packer.field_at("list", 2 * most_pieces(game), AT_LIST, high=n - 1, derived=True)
    packer.field_at("place", n, AT_PLACE, high=n - 1, derived=True)
    packer.field_at("history", max(past, 1), AT_HISTORY, high=(1 << KEY_BITS) - 1)
    packer.scratch(n + 1, AT_MARK)
    packer.set(LIST_SIZE, most_pieces(game))
    packer.set(HAND_SIZE, hand)
    packer.set(HISTORY_SIZE, past)


def _each(game: ChessGame) -> Iterable[tuple[int, int, int]]:
    """Side, kind and cell in the order of the tables: (side * kinds + kind) * cells + cell."""
    cells = range(len(game.squares))
    return ((side, kind, cell) for side in (0, 1) for kind in range(len(game.pieces)) for cell in cells)


def _counted(lists: Iterable[tuple[int, ...]]) -> list[int]:
    lists = list(lists)
    return [len(lists), *(value for one in lists for value in one)]


class Branch:
    """A cell of a programme: what it is good for, and the cells beyond it."""

    def __init__(self) -> None:
        self.good_for = 0
        self.beyond: dict[int, Branch] = {}

    def entries(self) -> list[int]:
        """All cells beyond this one."""
        found = []
        for cell, branch in self.beyond.items():
            below = branch.entries()
            found += [cell | branch.good_for << GOOD_FOR | (len(below) + 1) << BRANCH, *below]
        return found


def _programme(game: ChessGame, side: int, kind: int, cell: int) -> list[int]:
    """The ways of a piece as a tree: trails that begin alike share their branch."""
    root = Branch()
    lines = []
    for trail in game.trails(side, kind, cell):
        if trail.hurdles:
            lines.append((trail.mode, trail.hurdles, len(trail.cells), *trail.cells))
            continue
        at = root
        for i, to in enumerate(trail.cells):
            at = at.beyond.setdefault(to, Branch())
            at.good_for |= GOOD[trail.mode] if i >= trail.skip else 0
    entries = root.entries()
    stops = [entry & ((1 << CELL_BITS) - 1) for entry in entries if entry >> GOOD_FOR & 3]
    twice = len(set(stops)) < len(stops)
    head = len(entries) | TWICE * twice | HOPS * bool(lines) | NEAR_ZONE * _near_zone(game, side, kind, cell)
    return [head, *entries, *_counted(lines)]


def _near_zone(game: ChessGame, side: int, kind: int, cell: int) -> bool:
    """Whether a piece can promote by a move from this cell."""
    rule = game.promotion
    if rule is None or game.letters[kind] not in rule.into:
        return False
    met = {cell, *(to for trail in game.trails(side, kind, cell) for to in trail.cells)}
    return bool(met & game.last_rows(side, rule.rows))


def _pack_ways(game: ChessGame, packer: Packer, n: int) -> None:
    packer.section(PROGRAMME, _indexed(packer, (_programme(game, *one) for one in _each(game))))
    aims, lines = _aims(game, n)
    packer.section(AIM, aims)
    packer.section(LINES, _indexed(packer, lines))
    packer.section(AHEAD, (game.ahead(side, cell) for side in (0, 1) for cell in range(n)))
    packer.section(FILES, (game.place_of[cell][0] for cell in range(n)))
    packer.section(COLOURS, (sum(game.place_of[cell]) % 2 for cell in range(n)))


def _indexed(packer: Packer, lists: Iterable[list[int]]) -> list[int]:
    """Store lists, equal ones once; the index says where in the tables each begins."""
    known: dict[tuple[int, ...], int] = {}
    index = []
    for values in lists:
        key = tuple(values)
        if key not in known:
            known[key] = packer.section(SPARE, key)
        index.append(known[key])
    return index


def _aims(game: ChessGame, n: int) -> tuple[list[int], list[list[int]]]:
    """For (side, attacked cell, attacker's cell): the kinds that could capture there, and what must be clear for it."""
    entries: dict[int, dict[tuple[int, tuple[int, ...]], int]] = {}
    for side, kind, cell in _each(game):
        ways = game.trails(side, kind, cell)
        if game.stare and game.letters[kind] == game.royals[side]:
            ways += game.stares(side, cell)
        for trail in ways:
            if trail.mode is not Mode.MOVE:
                for at in range(trail.skip, len(trail.cells)):
                    pair = (side * n + trail.cells[at]) * n + cell
                    line = (trail.hurdles, trail.cells[:at])
                    found = entries.setdefault(pair, {})
                    found[line] = found.get(line, 0) | 1 << kind
    aims = [0] * (2 * n * n)
    lines: list[list[int]] = [[0]] * (2 * n * n)
    for pair, found in entries.items():
        lines[pair] = [len(found)]
        for (hurdles, between), bits in found.items():
            aims[pair] |= bits
            lines[pair] += [bits, hurdles, len(between), *between]
    return aims, lines


def _pack_keys(game: ChessGame, packer: Packer, n: int) -> None:
    """Random numbers, the same on every machine."""
    random = Random(1999)

    def keys(count: int) -> list[int]:
        return [random.getrandbits(KEY_BITS) & ~1 for _ in range(count)]

    kinds = len(game.pieces)
    held = 2 * kinds if game.captured is Captured.HELD else 0
    packer.section(PIECE_KEYS, keys(2 * kinds * n))
    packer.section(HAND_KEYS, keys(held * (len(game.placed) + 1)))
    packer.section(RIGHT_KEYS, keys(1 << len(game.castling)))
    packer.section(STEP_KEYS, keys(n))
    packer.set(SIDE_KEY, keys(1)[0])


def _pack_values(game: ChessGame, packer: Packer) -> None:
    """Worth of a piece on a cell: more where it reaches more cells, and for what can promote, further on.

    Where kings castle, pawns first go forward in the middle, queens do not hurry, and a king seeks shelter beside the
    middle and behind others as long as the board is crowded.
    """
    values, late = [], []
    files, rows = 1 + max(file for file, _ in game.place_of), len(game.rows)
    castles = bool(game.castling)
    gates = [_gate(game, side) for side in (0, 1)]
    for side, kind, cell in _each(game):
        letter = game.letters[kind]
        worth = game.worth[letter]
        reach = sum(len(trail.cells) for trail in game.trails(side, kind, cell))
        file, row = game.place_of[cell]
        aside, row = abs(file - (files - 1) / 2), row if side == 0 else rows - 1 - row
        moved = 0.0
        if letter in game.royal:
            place = 16 * min(aside, 2.5) - 12 * row if castles else -12 * row
            moved = -10 * max(aside, abs(row - (rows - 1) / 2)) - place
        elif letter in game.progress:
            central = min(max(1.35 - 0.7 * aside, 0), 1) if castles else 1
            place = 2 * row * row * (central if 2 * row < rows else (1 + central) / 2)
        else:
            place = 3 * reach * LIGHT / max(worth, LIGHT) if castles else 3 * reach
            gate = gates[side]
            if gate is not None and game.ground(side, kind, cell)[1] is None:
                far = max(abs(at - middle) for at, middle in zip(game.place_of[cell], gate, strict=True))
                place += GATE * max(NEAR_GATE - far, 0)
        sign = 1 - 2 * side
        values.append(sign * (worth + round(place)))
        late.append(sign * round(moved))
    packer.section(VALUES, values)
    packer.section(KING_LATE, late)
    packer.section(SHIELDS, _shields(game) if castles and game.royal else ())
    rights = [RIGHT * (1 - 2 * castle.side) for castle in game.castling]
    kept = (sum(right for at, right in enumerate(rights) if bits >> at & 1) for bits in range(1 << len(rights)))
    packer.section(RIGHT_VALUES, kept)
    packer.set(CROWD, len(game.placed) if castles and game.royal else 0)
    spots = [(cell.x, cell.y) for cell in game.squares.plan.cells]
    middle = [(min(along) + max(along)) / 2 for along in zip(*spots, strict=True)]
    packer.set(HUNTS, bool(game.royal) and game.drops is None)
    packer.section(ACROSS, (round(x) for x, _ in spots))
    packer.section(UPWARDS, (round(y) for _, y in spots))
    packer.section(ASIDE, (round(abs(x - middle[0]) + abs(y - middle[1])) for x, y in spots))
    packer.section(HAND_VALUES, (game.worth[letter] * 11 // 10 for letter in game.letters))


def _gate(game: ChessGame, side: int) -> list[float] | None:
    """File and row of the middle of the palace that the enemy's king may not leave; None if he has none."""
    if not game.royal:
        return None
    royal = game.kind(game.royals[1 - side])
    palaces = (game.ground(1 - side, royal, cell)[1] for cell in range(len(game.squares)))
    palace = next((cells for cells in palaces if cells), None)
    if palace is None:
        return None
    return [sum(along) / len(palace) for along in zip(*(game.place_of[cell] for cell in palace), strict=True)]


def _shields(game: ChessGame) -> Iterable[int]:
    """The cells before a king, for each side and cell; where there are fewer, its own cell stands for them."""
    for side in (0, 1):
        for cell, (file, row) in enumerate(game.place_of):
            for aside in (-1, 0, 1):
                yield game.places.get((file + aside, row + 1 - 2 * side), cell)


def _pack_promotion(game: ChessGame, packer: Packer, n: int) -> None:
    rule = game.promotion
    into = [[game.kind(letter) for letter in game.into.get(piece.letter, ())] for piece in game.pieces]
    packer.section(INTO, _indexed(packer, ([len(kinds), *kinds] for kinds in into)))
    may = [game.last_rows(side, rule.rows if rule else 0) for side in (0, 1)]
    must = [game.last_rows(side, rule.must_rows if rule else 0) for side in (0, 1)]
    zones = [IN_ZONE * (cell in may[side]) | MUST_ZONE * (cell in must[side]) for side in (0, 1) for cell in range(n)]
    packer.section(ZONES, zones)
    packer.set(ENTERING, rule is not None and rule.crossing is Crossing.ENTERING)
    packer.set(STUCK_MUST, rule is not None and rule.stuck)
    early = rule.early if rule else {}
    if early:
        kinds = [[game.kind(letter) for letter in early.get(piece.letter, ())] for piece in game.pieces]
        packer.section(EARLY, _indexed(packer, ([len(of), *of] for of in kinds)))
    packer.set(BY_CHOICE, _bits(game, rule.by_choice if rule else ""))
    packer.set(LOST_ONLY, rule is not None and rule.lost_only)
    first = Counter((side, kind) for _, side, kind in game.placed)
    packer.section(FIRST_COUNT, (first[side, kind] for side in (0, 1) for kind in range(len(game.pieces))))
    packer.section(STUCK, (not game.trails(*one) for one in _each(game)))


def _pack_drops(game: ChessGame, packer: Packer, n: int) -> None:
    packer.section(PLAIN_KIND, game.plain)
    packer.set(HELD, game.captured is Captured.HELD)
    limits = game.drops.per_file if game.drops else {}
    packer.section(FILE_LIMITS, (limits.get(letter, NO_LIMIT) for letter in game.letters))
    packer.set(NO_DROP_MATE, _bits(game, game.drops.no_mate if game.drops else ""))


def _bits(game: ChessGame, letters: Iterable[str]) -> int:
    return sum(1 << game.kind(letter) for letter in letters)


def _pack_castling(game: ChessGame, packer: Packer, n: int) -> None:
    board = game.squares
    castles = []
    kept = [(1 << len(game.castling)) - 1] * n
    for at, castle in enumerate(game.castling):
        king, rook = board.all_at(castle.king), board.all_at(castle.rook)
        moved = {king[0], rook[0]}
        empty = sorted((_between(game, *king) | _between(game, *rook) | _between(game, king[0], rook[0])) - moved)
        passed = sorted(_between(game, *king) - {king[0]})
        castles.append([castle.side, *king, *rook, len(empty), *empty, len(passed), *passed])
        for cell in moved:
            kept[cell] &= ~(1 << at)
    packer.set(CASTLE_COUNT, len(castles))
    packer.section(CASTLES, _indexed(packer, castles))
    packer.set(SAFE_PASSAGE, game.passage is Passage.SAFE)
    packer.section(RIGHTS_KEPT, kept)
    packer.set(PASSERS, _bits(game, game.in_passing))


def _between(game: ChessGame, start: int, end: int) -> set[int]:
    """The cells of a row from one to another, both included."""
    (low, row), (high, _) = sorted((game.place_of[start], game.place_of[end]))
    return {game.places[file, row] for file in range(low, high + 1)}


def _pack_endings(game: ChessGame, packer: Packer) -> None:
    stalemates = {
        Stalemate.DRAW: STALEMATE_DRAWS,
        Stalemate.LOSS: STALEMATE_LOSES,
        Stalemate.WIN: STALEMATE_WINS,
        Stalemate.HALF_LOSS: STALEMATE_HALF_LOSES,
        Stalemate.FEWER: STALEMATE_FEWER,
    }
    packer.set(PROGRESS, _bits(game, game.progress))
    packer.set(NO_PROGRESS, game.no_progress)
    packer.set(LONGEST, game.longest)
    packer.set(REPEATS, game.repetition.times if game.repetition else 0)
    packer.set(CHECK_LOSES, game.repetition is not None and game.repetition.check_loses)
    packer.set(FIRST_LOSES, game.repetition is not None and game.repetition.first_loses)
    packer.set(STALEMATE, stalemates[game.stalemate])
    packer.set(INSUFFICIENT, game.insufficient is not None)
    alone, one_colour = (game.insufficient.alone, game.insufficient.one_colour) if game.insufficient else ("", "")
    packer.set(ALONE, _bits(game, alone))
    packer.set(ONE_COLOUR, _bits(game, one_colour))
    weak = {*game.royal, *alone, *one_colour}
    packer.section(STRENGTH, (piece.letter not in weak for piece in game.pieces))
    packer.set(IMPASSE, game.impasse.least if game.impasse else 0)
    packer.section(POINTS_OF, _points(game))


def _pack_turns(game: ChessGame, packer: Packer) -> None:
    """Turns of several moves, what may not be repeated in them, and where pawns make long steps."""
    packer.set(TURNS, {Turns.ONE: ONE_MOVE, Turns.TWO: TWO_MOVES, Turns.MORE: MORE_AND_MORE}[game.turns])
    packer.set(CHASE_LIMIT, game.chases)
    packer.set(LATE_CHECKS, game.late_checks)
    packer.set(SIFTED, game.must_capture or game.enters or game.chases > 0 or game.turns is Turns.MORE)
    steps = [NO_KIND] * (4 * MADE)
    if game.turns is Turns.MORE:
        for cell, side, kind in game.placed:
            passed = game.ahead(side, cell)
            if game.letters[kind] in game.in_passing:
                at = 2 * (side * MADE + game.place_of[cell][0])
                steps[at : at + 2] = [cell, game.ahead(side, passed)]
    packer.section(LONG_STEPS, steps)


def _points(game: ChessGame) -> list[int]:
    """What each kind counts at an impasse."""
    counts: Callable[[str], int] = lambda letter: game.impasse.points.get(letter, 1) if game.impasse else 0  # noqa: E731
    return [
        0 if letter in game.royal else counts(game.letters[game.plain[at]]) for at, letter in enumerate(game.letters)
    ]
