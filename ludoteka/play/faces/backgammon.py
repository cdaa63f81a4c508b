"""Words and clicks of the tables games."""

from __future__ import annotations

from collections import Counter

from ...declare.backgammon import POINTS as LAST_POINT
from ...declare.backgammon import BearingOff, Cube, Opening, TablesGame, meeting_point
from ...rules.abi import ACTORS, CHANCE, PHASE, POINTS, REASON, TURN, State
from .. import face
from ..face import SPECTATOR
from ..material import Material, dice
from ..scene import Count, Item, Scene, Tray
from ..words import Sentence

PHASES = ("opening", "throwing", "doubling", "answering", "moving")
HIGHEST_PLAIN = 5
"""So many men find room one after the other on a point."""
VERBS = ("roll", "double", "take", "drop", "pass")


class Face(face.Face):
    """A man's move is written 8/5, bar/22, 6/off; a star follows where it hits. A throw is written 3-1."""

    game: TablesGame

    # --- places --------------------------------------------------------------------------------------------------

    def cell(self, player: int, point: int) -> str:
        """The cell that `player` calls `point`; his bar is 25 and his tray 0."""
        assert self.board is not None
        if point == self.rules.BAR:
            return self.board.names[LAST_POINT + player]
        if point == self.rules.OFF:
            return self.board.names[LAST_POINT + 2 + player]
        number = meeting_point(self.game.travel, point) if player else point
        return self.board.names[LAST_POINT - number if self.game.ascending else number - 1]

    def point(self, player: int, cell: str) -> int | None:
        """What `player` calls a cell; None for the other's bar and tray, and for what is no cell."""
        return next((point for point in range(self.rules.PLACES) if self.cell(player, point) == cell), None)

    def men(self, s: State, player: int) -> list[int]:
        at = self.rules.MEN + player * self.rules.PLACES
        men: list[int] = s[at : at + self.rules.PLACES].tolist()
        return men

    def place(self, player: int, point: int) -> str:
        """A point as it is written in a move."""
        if point == self.rules.BAR:
            return "bar"
        if point == self.rules.OFF:
            return "off"
        return self.cell(player, point) if self.game.by_board else str(point)

    def pinned(self, s: State, player: int, point: int) -> bool:
        """Whether the player's man on `point` lies under men of the other."""
        return bool(s[self.rules.PINNED + player] >> point & 1)

    def dice(self, s: State) -> list[int]:
        """The numbers still to be played."""
        return [int(die) for die in s[self.rules.DICE : self.rules.DICE + 4] if die]

    # --- moves ---------------------------------------------------------------------------------------------------

    def split(self, move: int) -> tuple[int, int]:
        """From and to, by the mover's count."""
        point, die = move & self.rules.POINT_MASK, move >> self.rules.DIE_SHIFT
        return point, max(point - die, self.rules.OFF)

    def throw(self, move: int) -> tuple[int, int]:
        return move & self.rules.DIE_MASK, move >> self.rules.SECOND_SHIFT

    def steps(self, s: State, move: int) -> tuple[str, ...]:
        if move >= self.rules.ROLL:
            return (f"do:{VERBS[move - self.rules.ROLL]}",)
        if s[ACTORS] == CHANCE:
            first, second = self.throw(move)
            return f"die:{first}", f"die:{second}"
        player = int(s[self.rules.MOVER])
        point, to = self.split(move)
        return self.cell(player, point), self.cell(player, to)

    def text(self, s: State, move: int) -> str:
        if move >= self.rules.ROLL:
            return VERBS[move - self.rules.ROLL]
        if s[ACTORS] == CHANCE:
            return "{}-{}".format(*self.throw(move))
        player = int(s[self.rules.MOVER])
        point, to = self.split(move)
        there = meeting_point(self.game.travel, to)
        hit = to != self.rules.OFF and self.men(s, 1 - player)[there] and not self.pinned(s, 1 - player, there)
        return f"{self.place(player, point)}/{self.place(player, to)}{'*' if hit else ''}"

    def turn_text(self, s: State, moves: list[int]) -> str:
        """A turn as one text, equal moves counted: "3-1: 8/5 6/5", "4-4: 24/20(2) 13/9(2)"."""
        row = s.copy()
        throw, texts = "", []
        for move in moves:
            if row[ACTORS] == CHANCE:
                throw = f"{self.text(row, move)}: "
            else:
                texts.append(self.text(row, move))
            self.kernel.play(row, self.tables.row, move)
        return throw + " ".join(f"{text}({n})" if n > 1 else text for text, n in Counter(texts).items())

    # --- positions -----------------------------------------------------------------------------------------------

    def scene(self, s: State, viewer: int = SPECTATOR) -> Scene:  # noqa: ARG002
        groups = [(player, point) for player in range(2) for point in range(self.rules.PLACES)]
        groups.sort(key=lambda group: not self.pinned(s, *group))  # a pinned man lies below
        items = [item for player, point in groups for item in self.group(s, player, point)]
        counts = [Count("pips", self.pips(s, player), player) for player in range(2)]
        if self.game.length:
            counts += [Count("points", int(s[POINTS + player]), player) for player in range(2)]
            counts.append(Count("match", self.game.length))
        return Scene(
            items=tuple(items),
            trays=self.trays(s),
            counts=tuple(counts),
            phase=PHASES[int(s[PHASE])] if s[ACTORS] else "",
        )

    def group(self, s: State, player: int, point: int) -> list[Item]:
        """The men of a player on one point, from the edge of the board inwards."""
        cell, count, name = self.cell(player, point), self.men(s, player)[point], self.game.sides[player].name
        heights = range(1, count + 1)
        return [Item("man", player, cell, label=self.tally(point, count, height), name=name) for height in heights]

    def tally(self, point: int, count: int, height: int) -> str:
        """The number of men, engraved on the topmost where more than five stand on a point."""
        return str(count) if height == count > HIGHEST_PLAIN and point != self.rules.OFF else ""

    def pips(self, s: State, player: int) -> int:
        """How far the player's men have to go."""
        return sum(point * count for point, count in enumerate(self.men(s, player)))

    def trays(self, s: State) -> tuple[Tray, ...]:
        """The dice still to be played, and the cube: in the middle, or with its owner."""
        found = []
        dice = self.dice(s)
        if dice:
            found.append(
                Tray(
                    "dice",
                    tuple(Item(f"die:{die}", name=str(die), letter=str(die)) for die in dice),
                    int(s[self.rules.MOVER]),
                )
            )
        if self.game.cube is not Cube.NONE:
            stake = str(1 << int(s[self.rules.CUBE]))
            found.append(Tray("cube", (Item("cube", label=stake, name=f"cube {stake}"),), int(s[self.rules.OWNER]) - 1))
        return tuple(found)

    def material(self) -> Material:
        cube = () if self.game.cube is Cube.NONE else (str(self.game.cube_limit),)
        return Material(draws=dice(2), chips=cube)

    def check(self, s: State) -> None:
        self.check_men(s)
        if not s[ACTORS]:
            if not s[REASON]:
                raise self.refuse("nobody is to act, and the game has not ended")
            return
        self.check_phase(s)
        self.check_dice(s)
        self.check_stake(s)
        if s[TURN] >= self.game.longest:
            raise self.refuse(f"after {self.game.longest} turns the game is over")

    def check_men(self, s: State) -> None:
        men = [self.men(s, player) for player in range(2)]
        for side, mine in zip(self.game.sides, men, strict=True):
            if sum(mine) != self.game.men:
                raise self.refuse(f"expected {self.game.men} men of {side.name}, got {sum(mine)}")
            if s[ACTORS] and mine[self.rules.OFF] == self.game.men:
                raise self.refuse(f"{side.name} has borne off all men, so the game is over")
        for point in range(1, self.rules.BAR):
            self.check_point(s, men, point, meeting_point(self.game.travel, point))

    def check_point(self, s: State, men: list[list[int]], point: int, there: int) -> None:
        """Only a pinned man shares a point with the other side, and it lies there alone."""
        pinned = [self.pinned(s, 0, point), self.pinned(s, 1, there)]
        both = bool(men[0][point] and men[1][there])
        if not any(pinned):
            if both:
                raise self.refuse(f"both sides stand on point {self.cell(0, point)}")
        elif all(pinned) or not both or (men[0][point] if pinned[0] else men[1][there]) > 1:
            raise self.refuse(f"a pinned man lies alone under men of the other, not so on {self.cell(0, point)}")

    def check_phase(self, s: State) -> None:
        phase, mover = int(s[PHASE]), int(s[self.rules.MOVER])
        if phase >= self.rules.PHASES:
            raise self.refuse(f"expected a phase from 0 to {self.rules.PHASES - 1}, got {phase}")
        rules = self.rules
        expected = {rules.OPENING: CHANCE, rules.ROLLING: CHANCE, rules.ANSWERING: 2 >> mover}.get(phase, 1 << mover)
        if s[ACTORS] != expected:
            raise self.refuse(f"expected actors={expected} in phase {PHASES[phase]}, got {s[ACTORS]}")
        if phase == rules.OPENING and self.game.opening is not Opening.ONE_DIE_EACH:
            raise self.refuse("there is no opening throw by these rules")
        if phase in (rules.DECIDING, rules.ANSWERING) and not self.rules.may_double(s, self.tables.row):
            raise self.refuse("this player may not double now")

    def check_dice(self, s: State) -> None:
        rules = self.rules
        first, second = s[rules.ROLLED : rules.ROLLED + 2].tolist()
        dice = s[rules.DICE : rules.DICE + 4].tolist()
        if s[PHASE] != rules.MOVING:
            if any((first, second, *dice)):
                raise self.refuse("dice lie on the table, but nobody is to play them")
            return
        if not 1 <= second <= first:
            raise self.refuse(f"expected a throw with the higher number first, got {first}-{second}")
        if first == second:
            possible = [[first] * n + [0] * (4 - n) for n in range(1, 5)]
        else:
            possible = [[first, second, 0, 0], [first, 0, 0, 0], [0, second, 0, 0]]
        if dice not in possible:
            raise self.refuse(f"after a throw of {first}-{second} the numbers left cannot be {dice}")

    def check_stake(self, s: State) -> None:
        points, length = s[POINTS : POINTS + 2].tolist(), self.game.length
        if min(points) < 0 or max(points) >= (length or 1):
            raise self.refuse(f"a game that goes on cannot have the score {points[0]} to {points[1]}")
        crawford = int(s[self.rules.CRAWFORD])
        reached = self.game.crawford and length > 1 and max(points) == length - 1
        if crawford and not reached:
            raise self.refuse("the Crawford game comes when a player is one point short of the match")
        cube, owner = int(s[self.rules.CUBE]), int(s[self.rules.OWNER])
        if cube and (length == 1 or crawford == self.rules.CRAWFORD_NOW):
            raise self.refuse("nobody may double in this game, but the cube is turned")
        owned = self.game.cube is Cube.OWNED and cube > 0
        if owned != (owner > 0):
            raise self.refuse(f"a cube at {1 << cube} cannot have owner={owner} by these rules")

    # --- why not -------------------------------------------------------------------------------------------------

    def why(self, s: State, steps: tuple[str, ...], player: int) -> Sentence | None:
        rules = self.rules
        if s[PHASE] == rules.DECIDING:
            return Sentence("backgammon-throw-first")
        if s[PHASE] == rules.ANSWERING:
            return Sentence("backgammon-answer")
        if not steps:
            return None
        if steps[0] == "do:double":
            return Sentence("backgammon-no-double")
        if rules.PASS in self.legal(s):
            return Sentence("backgammon-must-pass")
        if steps[0] == "do:pass":
            return Sentence("backgammon-may-not-pass")
        men, at = self.men(s, player), [self.point(player, step) for step in steps[:2]]
        if at[0] is None or at[0] == rules.OFF or not men[at[0]]:
            return Sentence("backgammon-no-man", {"cell": steps[0]})
        if self.pinned(s, player, at[0]):
            return Sentence("backgammon-pinned", {"cell": steps[0]})
        if men[rules.BAR] and at[0] != rules.BAR:
            return Sentence("backgammon-bar-first")
        if len(at) > 1:
            return self.why_not_there(s, player, at[0], at[1], steps[1])
        if any(self.why_not_die(s, player, at[0], die) is None for die in self.dice(s)):
            return self.why_not_first(s)
        return Sentence("backgammon-stuck", {"cell": steps[0]})

    def why_not_there(self, s: State, player: int, point: int, to: int | None, cell: str) -> Sentence | None:
        """Why a man cannot go from `point` to `to`."""
        if to is None or to == self.rules.BAR:
            return Sentence("backgammon-not-there", {"cell": cell})
        if to >= point:
            return Sentence("backgammon-backwards")
        dice = self.dice(s)
        if to == self.rules.OFF:
            reasons = [self.why_not_die(s, player, point, die) for die in dice if die >= point]
            if not reasons:
                return Sentence("backgammon-too-far", {"cell": self.cell(player, point)})
        else:
            reasons = [self.why_not_die(s, player, point, die) for die in dice if die == point - to]
            if not reasons:
                return Sentence("backgammon-no-die", {"steps": point - to, "dice": ", ".join(str(die) for die in dice)})
        return self.why_not_first(s) if None in reasons else reasons[0]

    def why_not_die(self, s: State, player: int, point: int, die: int) -> Sentence | None:
        """Why a man on `point` cannot be played with `die`, the other die left aside; None: he can."""
        men = self.men(s, player)
        to = point - die
        if to > self.rules.OFF:
            there = self.men(s, 1 - player)[meeting_point(self.game.travel, to)]
            if self.pinned(s, player, to):
                return Sentence("backgammon-pins-there", {"cell": self.cell(player, to)})
            if there >= self.game.contact.closing:
                return Sentence("backgammon-closed", {"cell": self.cell(player, to), "men": there})
            return self.why_held_back(s, player, point, die)
        if s[self.rules.PINNED + player]:
            return Sentence("backgammon-not-free")
        if any(men[self.game.home + 1 :]):
            return Sentence("backgammon-not-home")
        behind = any(men[point + 1 :])
        if behind and (to < self.rules.OFF or self.game.bearing_off is BearingOff.REARMOST):
            return Sentence("backgammon-rearmost")
        return None

    def why_held_back(self, s: State, player: int, point: int, die: int) -> Sentence | None:
        """The rules that hold back men at the start."""
        if not (self.game.vanguard or self.game.open_quarter):
            return None
        if self.rules.held_back(s, self.tables.row, player, 1 << point, die):
            return None
        quarter = self.men(s, player)[self.rules.BAR - 1] < self.game.men - 1
        return Sentence("backgammon-quarter" if quarter else "backgammon-vanguard")

    def why_not_first(self, s: State) -> Sentence:
        """The man could be played, if there were not the other die."""
        for move in self.legal(s):
            after = s.copy()
            self.kernel.play(after, self.tables.row, move)
            if after[PHASE] == self.rules.MOVING:
                return Sentence("backgammon-both")
        return Sentence("backgammon-higher")
