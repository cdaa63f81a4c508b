"""One operation being carried out: it reads the state, and writes what it changes beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import hypot
from typing import TypeVar

from msgspec.structs import replace

from . import operations as op
from .art import MOST_SHELLS, check_art
from .boardmaker import MOST_RECIPE
from .box import Kind, Picture, in_box, taken_out
from .entries import Chip, Deck, Device, Game, Piece, Stroke, Title, Turn, Zone
from .geometry import extent
from .marks import Marks
from .refusal import Refused
from .seeing import covered
from .state import THINGS, AnyThing, Change, Entry, State
from .wheel import COLOURS, pockets

MOST_THINGS = 2500
MOST_KINDS = 800
MOST_COPIES = 1000
MOST_NAME = 200
SAME_PLACE = 0.3
Some = TypeVar("Some", bound=Entry)
Item = TypeVar("Item")


class Doing:
    """An operation at work. `chance(k, n)` is its k-th random number below n; `draws` were drawn before it."""

    def __init__(
        self,
        state: State,
        next_id: int,
        top: int,
        person: str,
        chance: Callable[[int, int], int],
        people: Mapping[str, str],
        draws: int = 0,
    ) -> None:
        self.state = state
        self.next_id = next_id
        self.top = top
        self.person = person
        self.people = people
        self.drawn = 0
        self.marks = Marks()
        self.draws = draws
        self._chance = chance
        self._new: dict[str, Entry | None] = {}

    def changes(self) -> dict[str, tuple[Entry | None, Entry | None]]:
        return {key: (self.state.get(key), entry) for key, entry in self._new.items()}

    # --- reading and writing --------------------------------------------------------------------------------

    def get(self, key: str) -> Entry | None:
        return self._new[key] if key in self._new else self.state.get(key)

    def put(self, key: str, entry: Entry | None) -> None:
        self._new[key] = entry

    def put_thing(self, thing: AnyThing) -> None:
        self.put(f"t{thing.id}", thing)

    def random(self, n: int) -> int:
        found = self._chance(self.drawn, n)
        self.drawn += 1
        return found

    def rise(self) -> int:
        self.top += 1
        return self.top

    def new_id(self) -> int:
        self.next_id += 1
        return self.next_id - 1

    def thing(self, id: int, kind: type[Some]) -> Some:
        found = self.mine(id)
        if not isinstance(found, kind):
            raise Refused("table-other-kind")
        return found

    def any_thing(self, id: int) -> AnyThing:
        found = self.get(f"t{id}")
        if not isinstance(found, (Piece, Chip, Device, Zone, Stroke)):
            raise Refused("table-gone", "gone")
        return found

    def mine(self, id: int) -> AnyThing:
        """A thing that this person may touch."""
        found = self.any_thing(id)
        if not self._sees(found):
            # The same as of what does not exist: a refusal must not tell the numbers of what lies there.
            raise Refused("table-gone", "gone")
        if found.hand and found.hand != self.person:
            raise Refused("table-held", name=self.people.get(found.hand, "?"))
        if isinstance(found, Zone) and found.owner != self.person:
            raise Refused("table-anothers-zone", name=found.name or "?")
        return found

    def may_touch(self, thing: AnyThing) -> bool:
        """Not what others hold, and not what lies in their places."""
        return thing.hand in ("", self.person) and self._sees(thing)

    def _sees(self, thing: AnyThing) -> bool:
        place = self.state.place_of(thing)
        return place is None or place.owner == self.person

    def free(self, id: int) -> AnyThing:
        """A thing that this person may touch and that is not locked."""
        found = self.mine(id)
        if found.locked:
            raise Refused("table-locked", "locked")
        return found

    def room_for(self, more: int) -> None:
        if sum(1 for _ in self.state.things()) + more > MOST_THINGS:
            raise Refused("table-full", "too-many", most=MOST_THINGS)

    def circle(self, thing: AnyThing) -> tuple[float, float, float]:
        width, height = extent(thing, self.get)
        return thing.x, thing.y, round(max(0.5, hypot(width, height) / 2), 3)

    # --- the operations -------------------------------------------------------------------------------------

    def run(self, operation: op.Operation) -> None:
        top = self.top
        getattr(self, f"_{type(operation).__name__.lower()}")(operation)
        if any(isinstance(e, Zone) and e.veiled for e in (*self.state.zones.values(), *self._new.values())):
            self._veil(top)

    def _veil(self, top: int) -> None:
        """What is done in a private place leaves no trace in the numbers that others are told.

        What comes out of it gets a new number and lies above all else. What is put down in it lies above the rest of
        it, but counts for nothing outside. `top`: how high things lay before.
        """
        after = self.state.after(Change(self.changes()))
        heights: dict[int, int] = {}
        raised = []
        for thing in sorted(after.things(), key=lambda thing: thing.z):
            before, place = self.state.get(f"t{thing.id}"), after.place_of(thing)
            was = self.state.place_of(before) if isinstance(before, THINGS) else None
            left = was is not None and was.veiled and not thing.hand and (place is None or place.owner != was.owner)
            if left or (thing.z > top and thing.z != getattr(before, "z", None)):
                raised.append((thing, place, left))
            elif place is not None:
                heights[place.id] = thing.z
        self.top = top
        for thing, place, left in raised:
            if left:
                self.put(f"t{thing.id}", None)
                self.put_thing(replace(thing, id=self.new_id(), z=self.rise()))
            elif place is not None and place.veiled:
                heights[place.id] = max(top, heights.get(place.id, 0)) + 1
                self.put_thing(replace(thing, z=heights[place.id]))
            else:
                self.put_thing(replace(thing, z=self.rise()))

    def _move(self, ask: op.Move) -> None:
        lines = []
        for spot in ask.spots:
            before = self.free(spot.id)
            after = replace(before, x=spot.x, y=spot.y, z=self.rise(), hand="")
            if isinstance(after, Piece) and before.hand and ask.side >= 0:
                after = replace(after, side=ask.side if self._back(after.kind) else 0)
            self.put_thing(after)
            if isinstance(before, Zone):
                self._carry(before, spot, [other.id for other in ask.spots])
            if not before.hand:
                lines.append((before.x, before.y, spot.x, spot.y))
        last = self.any_thing(ask.spots[-1].id)
        self.marks = Marks(lines=(lines[-1],)) if lines else Marks(turned=(self.circle(last),))

    def _carry(self, zone: Zone, spot: op.Spot, moved: Iterable[int]) -> None:
        """What lies in a place goes with it, so that nothing is uncovered on the way."""
        for thing in list(self.state.things()):
            if zone.holds(thing) and thing.id not in moved:
                x, y = _near(thing.x + spot.x - zone.x), _near(thing.y + spot.y - zone.y)
                self.put_thing(replace(thing, x=x, y=y))

    def _stack(self, ask: op.Stack) -> None:
        first = self.free(ask.ids[0])
        for id in ask.ids:
            self.put_thing(replace(self.free(id), x=ask.x, y=ask.y, z=self.rise(), hand=""))
        self.marks = Marks(lines=((first.x, first.y, ask.x, ask.y),))

    def _unstack(self, ask: op.Unstack) -> None:
        turned = []
        for at, id in enumerate(ask.ids):
            moved = replace(self.free(id), x=_near(ask.x + at * ask.step), y=ask.y, z=self.rise(), hand="")
            self.put_thing(moved)
            turned.append(self.circle(moved))
        self.marks = Marks(turned=tuple(turned))

    def _flip(self, ask: op.Flip) -> None:
        turned = []
        for id in ask.ids:
            found = self.free(id)
            if not isinstance(found, Piece):
                raise Refused("table-two-sides")
            if self._back(found.kind) is None:
                raise Refused("table-no-back", "no-back")
            flipped = replace(found, side=1 - found.side)
            self.put_thing(flipped)
            turned.append(flipped)
        self.marks = Marks(turned=self._circles(turned))

    def _rotate(self, ask: op.Rotate) -> None:
        for id in ask.ids:
            found = self.free(id)
            self.put_thing(replace(found, turn=(found.turn + ask.by) % 360))
        self.marks = Marks(turned=self._circles(self.any_thing(id) for id in ask.ids))

    def _circles(self, things: Iterable[AnyThing]) -> tuple[tuple[float, float, float], ...]:
        """Around what lies on the table: what is held still knows where it was taken from, and nobody else shall."""
        return tuple(self.circle(thing) for thing in things if not thing.hand)

    def _return(self, ask: op.Return) -> None:
        removed = [self.free(id) for id in ask.ids]
        for thing in removed:
            self.put(f"t{thing.id}", None)
            if isinstance(thing, Device) and thing.deck:
                self.put(thing.deck, None)
        self.marks = Marks(removed=self._circles(removed))

    def _lock(self, ask: op.Lock) -> None:
        for id in ask.ids:
            self.put_thing(replace(self.mine(id), locked=ask.on))

    # --- the box --------------------------------------------------------------------------------------------

    def kind(self, id: str) -> Kind:
        found = self.get(f"k{id}")
        if not isinstance(found, Kind):
            raise Refused("table-not-in-box", "gone")
        return found

    def _back(self, kind: str) -> Picture | None:
        return self.kind(kind).back

    def in_box(self, kind: str) -> int:
        out = self.state.out(kind)
        for key, (before, after) in self.changes().items():
            if key[0] == "t":
                out += isinstance(after, Piece) and after.kind == kind
                out -= isinstance(before, Piece) and before.kind == kind
        return self.kind(kind).count - out

    def _collect(self, ask: op.Collect) -> None:
        if sum(1 for _ in self.state.kinds()) + len(ask.kinds) > MOST_KINDS:
            raise Refused("table-box-full", "too-many", most=MOST_KINDS)
        for kind in ask.kinds:
            self._collect_one(kind)

    def _collect_one(self, kind: Kind) -> None:
        if not 0 < len(kind.id) <= MOST_NAME or len(kind.name) > MOST_NAME or kind.count < 1:
            raise Refused("table-bad-kind", "bad-frame")
        for picture in (kind.front, kind.back):
            if picture is None:
                continue
            if not (0 < picture.width <= 40 and 0 < picture.height <= 40):
                raise Refused("table-piece-size", "bad-frame")
            check_art(picture.art)
        known = self.get(f"k{kind.id}")
        count = kind.count + (known.count if isinstance(known, Kind) else 0)
        if count > MOST_COPIES:
            raise Refused("table-copies", "too-many", most=MOST_COPIES)
        self.put(f"k{kind.id}", replace(known if isinstance(known, Kind) else kind, count=count))

    def _discard(self, ask: op.Discard) -> None:
        kind = self.kind(ask.kind)
        out = self.state.out(ask.kind)
        self.put(f"k{ask.kind}", replace(kind, count=out) if out else None)

    def _putout(self, ask: op.PutOut) -> None:
        left = self.in_box(ask.kind)
        if left < ask.count:
            raise Refused("table-box-left", "empty", count=left)
        self.room_for(ask.count)
        for _ in range(ask.count):
            new = self._lay(ask.kind, ask.x, ask.y, ask.side)
        self.marks = Marks(turned=(self.circle(new),))

    def _lay(self, kind: str, x: float, y: float, side: int = 0, turn: int = 0, *, game: bool = False) -> Piece:
        side = side if self._back(kind) is not None else 0
        new = Piece(id=self.new_id(), x=x, y=y, z=self.rise(), kind=kind, side=side, turn=turn, game=game)
        self.put_thing(new)
        return new

    def _putall(self, ask: op.PutAll) -> None:
        copies = [kind for kind in dict.fromkeys(ask.kinds) for _ in range(self.in_box(kind))]
        if not copies:
            raise Refused("table-box-left", "empty", count=0)
        self.room_for(len(copies))
        if ask.shuffled:
            self._mix(copies)
        for kind in copies:
            new = self._lay(kind, ask.x, ask.y, ask.side)
        self.marks = Marks(turned=(self.circle(new),))

    def _takeoff(self, ask: op.TakeOff) -> None:
        out = sorted(taken_out(self.state, ask.kind), key=lambda piece: -piece.id)
        may = [piece for piece in out if not piece.locked and self.may_touch(piece)]
        known = [piece for piece in may if not (ask.seen and covered(self.state, piece, self.person))]
        if not known:
            # The same of what lies face down and of what others hold: a refusal must not tell where it is.
            raise Refused("table-none-seen" if ask.seen and out else "table-none-out", "empty")
        taken = known[: ask.count or len(known)]
        for piece in taken:
            self.put(f"t{piece.id}", None)
        self.marks = Marks(removed=self._circles(taken))

    # --- chance ---------------------------------------------------------------------------------------------

    def _adddevice(self, ask: op.AddDevice) -> None:
        self.room_for(1)
        if ask.sort in ("number", "die") and not ask.low < ask.high:
            raise Refused("table-bounds", "bad-frame", low=ask.low)
        if ask.sort == "cowries" and not 1 <= ask.high <= MOST_SHELLS:
            raise Refused("table-shells", "bad-frame", most=MOST_SHELLS)
        if ask.sort == "deck" and not ask.cards:
            raise Refused("table-deck-empty", "bad-frame")
        id = self.new_id()
        if ask.cards:
            self.put(f"d{id}", Deck(ask.name, ask.cards))
        new = Device(
            id=id,
            x=ask.x,
            y=ask.y,
            z=self.rise(),
            sort=ask.sort,
            name=ask.name,
            low=ask.low,
            high=ask.high,
            double_zero=ask.double_zero,
            exhausts=ask.exhausts,
            deck=f"d{id}" if ask.cards else "",
        )
        self.put_thing(new)
        self.marks = Marks(turned=(self.circle(new),))

    def _roll(self, ask: op.Roll) -> None:
        turned = []
        for id in ask.ids:
            rolled = self._set_off(self.thing(id, Device))
            self.put_thing(rolled)
            turned.append(self.circle(rolled))
        self.marks = Marks(turned=tuple(turned))

    def _set_off(self, device: Device) -> Device:
        number = self.draws + self.drawn
        match device.sort:
            case "die" | "number":
                value = str(device.low + self.random(device.high - device.low + 1))
            case "cowries":
                # Every shell falls with its mouth up or down.
                value = str(self.random(1 << device.high).bit_count())
            case "colours":
                value = COLOURS[self.random(len(COLOURS))]
            case "wheel":
                order = pockets(double_zero=device.double_zero)
                value = order[self.random(len(order))]
            case _:
                return replace(self._draw_card(device), draw=number)
        return replace(device, value=value, draw=number)

    def _draw_card(self, device: Device) -> Device:
        deck = self.get(device.deck)
        if not isinstance(deck, Deck):
            raise Refused("table-deck-gone", "gone")
        if not device.exhausts:
            return replace(device, value=deck.cards[self.random(len(deck.cards))])
        left = [at for at in range(len(deck.cards)) if at not in device.drawn]
        if not left:
            raise Refused("table-deck-used-up", "exhausted")
        card = left[self.random(len(left))]
        return replace(device, value=deck.cards[card], drawn=(*device.drawn, card))

    def _reshuffle(self, ask: op.Reshuffle) -> None:
        device = self.thing(ask.id, Device)
        self.put_thing(replace(device, drawn=(), value=""))
        self.marks = Marks(turned=(self.circle(device),))

    def _mix(self, items: list[Item]) -> None:
        """Every order is equally likely."""
        for at in range(len(items) - 1, 0, -1):
            other = self.random(at + 1)
            items[at], items[other] = items[other], items[at]

    def _shuffle(self, ask: op.Shuffle) -> None:
        pieces = self._pieces(ask.ids)
        kinds = [piece.kind for piece in pieces]
        side = pieces[-1].side
        self._mix(kinds)
        for piece, kind in zip(pieces, kinds, strict=True):
            self.put_thing(replace(piece, kind=kind, side=side if self._back(kind) is not None else 0))
        self.marks = Marks(turned=(self.circle(pieces[-1]),))

    def _pieces(self, ids: Iterable[int]) -> list[Piece]:
        found = [self.free(id) for id in ids]
        if not all(isinstance(thing, Piece) for thing in found):
            raise Refused("table-only-pieces")
        return [thing for thing in found if isinstance(thing, Piece)]

    def _deal(self, ask: op.Deal) -> None:
        pile = self._pieces(ask.ids)
        for person in ask.people:
            if person not in self.people:
                raise Refused("table-not-here")
        if len(pile) < ask.each * len(ask.people):
            raise Refused("table-pile", "empty", count=len(pile))
        for _ in range(ask.each):
            for person in ask.people:
                self.put_thing(replace(pile.pop(), hand=person, z=self.rise(), turn=0))
        for person in dict.fromkeys(ask.people if ask.veiled else ()):
            self._renumber(person)

    def _draw(self, ask: op.Draw) -> None:
        for id in ask.ids:
            self.put_thing(replace(self.free(id), hand=self.person, z=self.rise(), turn=0))
        if ask.veiled:
            self._renumber(self.person)

    def _renumber(self, person: str) -> None:
        """New numbers for all that somebody holds, given out in any order."""
        known = {f"t{thing.id}": thing for thing in self.state.things()} | self._new
        held = [thing for thing in known.values() if isinstance(thing, Piece) and thing.hand == person]
        self._mix(held)
        for piece in held:
            self.put(f"t{piece.id}", None)
            self.put_thing(replace(piece, id=self.new_id()))

    # --- chips, zones, pen ----------------------------------------------------------------------------------

    def _addchips(self, ask: op.AddChips) -> None:
        self.room_for(ask.count)
        look = {
            name: getattr(ask, name) for name in ("text", "digits", "font", "bold", "italic", "size", "ink", "ground")
        }
        for _ in range(ask.count):
            new = Chip(id=self.new_id(), x=ask.x, y=ask.y, z=self.rise(), **look)
            self.put_thing(new)
        self.marks = Marks(turned=(self.circle(new),))

    def _write(self, ask: op.Write) -> None:
        chip = self.thing(ask.id, Chip)
        self.free(ask.id)
        self.put_thing(replace(chip, text=ask.text))
        self.marks = Marks(turned=(self.circle(chip),))

    def _addzone(self, ask: op.AddZone) -> None:
        self.room_for(1)
        name = self.people.get(self.person, "")
        zone = Zone(id=self.new_id(), x=ask.x, y=ask.y, width=ask.width, height=ask.height, owner=self.person)
        self.put_thing(replace(zone, name=name, veiled=ask.veiled))

    def _scribble(self, ask: op.Scribble) -> None:
        self.room_for(1)
        x, y = ask.points[0]
        points = tuple((round(px - x, 3), round(py - y, 3)) for px, py in ask.points)
        self.put_thing(Stroke(id=self.new_id(), x=x, y=y, z=self.rise(), points=points, ink=ask.ink, width=ask.width))

    # --- the whole table ------------------------------------------------------------------------------------

    def _setboard(self, ask: op.SetBoard) -> None:
        if ask.board is not None:
            sizes = (ask.board.x, ask.board.y, ask.board.width, ask.board.height)
            if any(abs(size) > op.FAR for size in sizes) or len(ask.board.art) > MOST_RECIPE:
                raise Refused("table-board-large", "bad-frame")
        self.put("board", ask.board)

    def _newgame(self, _: op.NewGame) -> None:
        for key in self.state.entries:
            self.put(key, None)

    def _load(self, ask: op.Load) -> None:
        from .files import read_entries

        self._newgame(op.NewGame())
        found = read_entries(bytes(ask.entries))
        laid = State(found)
        # What lies in private places is numbered last: otherwise the numbers of the others told how it came there.
        for key, entry in sorted(
            found.items(), key=lambda each: isinstance(each[1], THINGS) and _veiled(laid, each[1])
        ):
            if isinstance(entry, (Piece, Chip, Device, Zone, Stroke)):
                kept = self._given_back(entry, found)
                if kept is None:
                    continue
                new = replace(kept, id=self.new_id())
                if isinstance(new, Device) and new.deck:
                    self.put(f"d{new.id}", found[new.deck])
                    new = replace(new, deck=f"d{new.id}")
                self.put_thing(new)
                self.top = max(self.top, new.z)
            elif not isinstance(entry, Deck):
                self.put(key, entry)
        title = self.get("title")
        self.put("title", replace(title, text=ask.name) if isinstance(title, Title) and ask.name else title)

    def _given_back(self, thing: AnyThing, all_of: Mapping[str, Entry]) -> AnyThing | None:
        """What somebody held is in his hand again; if he is not here it lies face down, or stays in the box."""
        if not thing.hand or thing.hand in self.people:
            return thing
        if not isinstance(thing, Piece):
            return replace(thing, hand="")
        kind = all_of[f"k{thing.kind}"]
        has_back = isinstance(kind, Kind) and kind.back is not None
        return replace(thing, hand="", side=1) if has_back else None

    def _entitle(self, ask: op.Entitle) -> None:
        self.put("title", Title(ask.text, ask.folder))

    def _setturn(self, ask: op.SetTurn) -> None:
        self.put("turn", Turn(ask.person, ask.name) if ask.name else None)

    def _referee(self, ask: op.Referee) -> None:
        game = self.game()
        moves = game.moves if ask.moves is None else ask.moves
        self.put("game", replace(game, mode=ask.mode, position=ask.position or game.position, moves=moves))
        for id in ask.pieces:
            self.put_thing(replace(self.thing(id, Piece), game=True))

    def game(self) -> Game:
        found = self.get("game")
        if not isinstance(found, Game):
            raise Refused("table-no-game")
        return found

    def _noted(self, ask: op.Noted) -> None:
        self.put("game", replace(self.game(), position=ask.position, moves=ask.moves))

    def _relay(self, ask: op.Relay) -> None:
        from .relaying import relay

        game = self.game()
        for id in ask.pieces:
            self.free(id)
        for kind in ask.kinds:
            if self.get(f"k{kind.id}") is None:
                self.put(f"k{kind.id}", kind)
        self.marks = relay(self, ask.targets, ask.pieces)
        self.put("game", replace(game, position=ask.position, moves=(*game.moves, ask.text)))


def _veiled(state: State, thing: AnyThing) -> bool:
    place = state.place_of(thing)
    return place is not None and place.veiled


def _near(value: float) -> float:
    return max(-op.FAR, min(op.FAR, value))


__all__ = ["Doing", "in_box"]
