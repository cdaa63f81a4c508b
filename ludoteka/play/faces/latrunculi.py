"""Words and clicks of latrunculi: c2+c3 places a pair, Cd4 the centurion, c2-c3 moves, c2xc3 takes."""

from __future__ import annotations

from ...declare.latrunculi import Latrunculi
from ...rules.abi import ACTORS, PHASE, QUIET, State
from .. import face
from ..face import Kind
from ..material import Material
from ..scene import Count, Scene
from ..words import Sentence
from ._board import BoardFace


class Face(BoardFace):
    """Soldiers and centurions."""

    game: Latrunculi

    def make_kinds(self) -> tuple[Kind, ...]:
        soldiers = tuple(Kind("man", seat, "soldier") for seat in range(2))
        return (*soldiers, *(Kind("crowned", seat, "centurion", "C") for seat in range(2)))

    def steps(self, s: State, move: int) -> tuple[str, ...]:  # noqa: ARG002
        rules, board = self.rules, self.board
        assert board is not None
        if move == rules.STOP:
            return ("do:stop",)
        first = board.names[move & rules.PART]
        return (first,) if move & rules.LEAD else (first, board.names[move >> 6 & rules.PART])

    def text(self, s: State, move: int) -> str:
        rules, steps = self.rules, self.steps(s, move)
        if move == rules.STOP:
            return "stop"
        if move & rules.LEAD:
            return f"C{steps[0]}"
        if move & rules.PAIR:
            return "+".join(steps)
        taken = rules.captures(s, self.tables.row, move >> 6, int(s[ACTORS]) - 1, move & rules.PART)
        return ("x" if taken else "-").join(steps)

    def turn_text(self, s: State, moves: list[int]) -> str:
        return " ".join("-".join(self.steps(s, move)) for move in moves if move != self.rules.STOP)

    def scene(self, s: State, viewer: int = face.SPECTATOR) -> Scene:  # noqa: ARG002
        phase = ("placing-pairs", "placing-centurion", "moving", "bonus")[int(s[PHASE])]
        counts: tuple[Count, ...] = ()
        if s[PHASE] == self.rules.PLACING:
            counts = tuple(Count("in hand", int(s[self.rules.HAND + seat]), seat) for seat in range(2))
        return Scene(items=self.board_items(s), counts=counts, phase=phase)

    def material(self) -> Material:
        soldiers, centurions = self.game.soldiers, int(self.game.centurion)
        return Material(self.own_men(soldiers, soldiers, centurions, centurions))

    def check(self, s: State) -> None:
        rules, codes, phase, game = self.rules, self.codes(s), int(s[PHASE]), self.game
        acting = self.check_actor(s)
        hand, lead = s[rules.HAND : rules.HAND + 2].tolist(), s[rules.LEADER : rules.LEADER + 2].tolist()
        if phase > rules.BONUS or (phase < rules.MOVING and not game.placing):
            raise self.refuse(f"phase={phase} does not exist in this game")
        soldiers = [codes.count(1 + seat) for seat in range(2)]
        leaders = [codes.count(3 + seat) for seat in range(2)]
        most = [soldiers[k] + hand[k] > game.soldiers or leaders[k] + lead[k] > game.centurion for k in range(2)]
        if any(most):
            raise self.refuse(
                f"expected at most {game.soldiers} soldiers of each side and one centurion where there is one"
            )
        if phase < rules.MOVING and acting >= 0:
            whole = all(soldiers[k] + hand[k] == game.soldiers and not hand[k] % 2 for k in range(2))
            due = hand[acting] if phase == rules.PLACING else lead[acting]
            if not whole or not due or s[QUIET] or (phase == rules.LEADING and any(hand)):
                raise self.refuse("expected men to place, in pairs, and none lost")
            if any(leaders[k] + lead[k] != 1 for k in range(2)) or (phase == rules.PLACING and any(leaders)):
                raise self.refuse("the centurions are placed last")
        if phase >= rules.MOVING and (any(hand) or any(lead)):
            raise self.refuse("men are in hand although all move")
        dead = [not soldiers[k] and not leaders[k] for k in range(2)]
        if phase >= rules.MOVING and acting >= 0 and (any(dead) or s[QUIET] >= game.quiet):
            raise self.refuse("the game is over")

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules, cells, codes = self.rules, self.cells_of(steps), self.codes(s)
        if not 1 <= len(cells) <= 2:
            return None
        if s[PHASE] < rules.MOVING:
            taken = next((cell for cell in cells if codes[cell]), None)
            return self.why_taken(codes, taken) if taken is not None else Sentence("latrunculi-pair")
        owner = [(code - 1) % 2 + 1 if code else 0 for code in codes]
        reason = self.why_not_mine(owner, cells[0], player)
        if reason is not None or len(cells) == 1:
            return reason
        if codes[cells[1]]:
            return self.why_taken(codes, cells[1])
        return Sentence("latrunculi-step" if self.game.placing else "latrunculi-not-back", {"cell": steps[1]})
