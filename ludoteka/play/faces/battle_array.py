"""Words and clicks of the battle arrays: yc@b3 lays a yellow circle, b3-c3 moves a figure into the gap."""

from __future__ import annotations

from ...declare.battle_array import COLOURS, SHAPES, STOCK, BattleArray, Contest
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, State
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence
from ._board import BoardFace

NAMES = tuple(f"{colour}-{shape}" for colour in COLOURS for shape in SHAPES)
SIGNS = tuple(f"{colour[0]}{shape[0]}" for colour in COLOURS for shape in SHAPES)


class Face(BoardFace):
    """Shared figures; who sorts by what is his role."""

    game: BattleArray

    def make_kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind(f"figure:{name}", -1, name, sign[0]) for name, sign in zip(NAMES, SIGNS, strict=True))

    def stock(self, s: State) -> list[int]:
        found: list[int] = s[self.rules.AT_STOCK : self.rules.AT_STOCK + len(NAMES)].tolist()
        return found

    def gap(self, s: State) -> int:
        return self.codes(s).index(0)

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        assert self.board is not None
        names = self.board.names
        if move == self.rules.NEXT:
            return ("do:next",)
        if s[ACTORS] == CHANCE:
            return (f"hand:{NAMES[move]}",)
        if s[PHASE] != self.rules.LAYING:
            return names[move], names[self.gap(s)]
        room = (names[(move >> 9) - 1],) if move >> 9 else ()
        return f"hand:{NAMES[move >> 5 & 15]}", names[move & 31], *room

    def text(self, s: State, move: int) -> str:
        steps = self.steps(s, move)
        if s[ACTORS] == CHANCE:
            return SIGNS[move]
        if len(steps) == 1:
            return "next"
        if s[PHASE] != self.rules.LAYING:
            return "-".join(steps)
        return f"{SIGNS[move >> 5 & 15]}@{'>'.join(steps[1:])}"

    def turn_text(self, s: State, moves: list[int]) -> str:
        return self.text(s, moves[-1])

    def roles(self, s: State) -> tuple[str, ...]:
        if self.game.players == 1:
            return ("by-shape" if s[PHASE] == self.rules.BY_SHAPE else "by-colour",)
        return tuple("by-shape" if seat == s[self.rules.ROUND] else "by-colour" for seat in range(2))

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        rules, game = self.rules, self.game
        figures = tuple(
            Item(f"figure:{name}", id=f"hand:{name}", name=name, letter=sign[0])
            for name, sign, count in zip(NAMES, SIGNS, self.stock(s), strict=True)
            for _ in range(count)
        )
        words = {Contest.LINE_UP: "moves", Contest.ARRAY: "rounds won", Contest.PLACEMENT: "groups"}
        counts = [Count(words[game.contest], int(s[POINTS + seat]), seat) for seat in range(game.players)]
        if game.rounds > 1:
            first = s[rules.FIRST : rules.FIRST + 2].tolist() if s[rules.ROUND] else []
            counts += [Count("in the first round", points, seat) for seat, points in enumerate(first)]
            counts.append(Count("round", int(s[rules.ROUND]) + 1))
        phase = ("laying-a-figure", "by-colour", "by-shape", "into-the-gap", "round-over")[int(s[PHASE])]
        if s[PHASE] in (rules.BY_COLOUR, rules.BY_SHAPE):
            due = (COLOURS if s[PHASE] == rules.BY_COLOUR else SHAPES)[int(s[rules.MADE]) % 3]
            phase = f"move-{due}"
        return Scene(
            items=self.board_items(s),
            trays=(Tray("stock", figures),) if figures else (),
            counts=tuple(counts),
            shaded=(game.forbidden,) if game.forbidden else (),
            phase=phase,
            roles=self.roles(s),
        )

    def material(self) -> Material:
        return Material(covers=int(bool(self.game.forbidden)))

    def check(self, s: State) -> None:
        rules, codes, stock, phase = self.rules, self.codes(s), self.stock(s), int(s[PHASE])
        acting = -1 if s[ACTORS] == CHANCE else self.check_actor(s)
        if any(codes.count(1 + kind) + stock[kind] != STOCK[kind] for kind in range(len(STOCK))):
            raise self.refuse("expected every figure on the board or in the stock")
        contests = {
            Contest.LINE_UP: (rules.BY_COLOUR, rules.BY_SHAPE),
            Contest.ARRAY: (rules.MOVING,),
            Contest.PLACEMENT: (),
        }
        known = (rules.LAYING, *contests[self.game.contest], *([rules.COUNTING] if self.game.rounds > 1 else []))
        if phase not in known:
            raise self.refuse(f"phase={phase} does not exist in this game")
        if (phase == rules.LAYING) != any(stock) and acting >= 0:
            raise self.refuse("figures are laid as long as there are any in the stock")
        forbidden = self.game.forbidden
        if forbidden and self.board is not None and codes[self.board.at(forbidden)]:
            raise self.refuse(f"a figure lies on {forbidden}")
        if s[ACTORS] == CHANCE and (not self.game.chance or phase != rules.LAYING or not any(stock) or codes[12]):
            raise self.refuse("chance only lays figures, and leaves the middle empty")
        if self.game.chance and phase == rules.LAYING and acting >= 0:
            raise self.refuse("chance lays the figures")
        over = acting >= 0 and phase not in (rules.LAYING, rules.COUNTING) and s[rules.MADE] >= self.game.limit
        if over or any(not 0 <= s[POINTS + seat] <= rules.MOST for seat in range(2)):
            raise self.refuse("more moves than there can be")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:  # noqa: ARG002
        rules, cells, codes = self.rules, self.cells_of(steps), self.codes(s)
        if s[PHASE] == rules.COUNTING:
            return Sentence("array-round-over")
        if s[PHASE] == rules.LAYING:
            if cells:
                return Sentence("array-choose")
            cells = self.cells_of(steps[1:])
            if not cells:
                return None
            if codes[cells[0]]:
                return self.why_taken(codes, cells[0])
            return Sentence("array-forbidden" if steps[1] == self.game.forbidden else "array-apart")
        if not cells:
            return None
        if not codes[cells[0]]:
            return Sentence("board-empty", {"cell": steps[0]})
        if s[PHASE] == rules.MOVING and cells[0] + 1 == s[rules.LAST]:
            return Sentence("array-back")
        if s[PHASE] == rules.MOVING or len(cells) > 1:
            return Sentence("array-gap")
        return Sentence("array-order")
