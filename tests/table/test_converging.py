"""Several people at once: whatever order their operations arrive in, everybody sees the same and nothing is lost.

Each simulated person works on what he has seen so far, which may be old; his operations reach the server late, in any
interleaving, some of them twice. The server orders them; everybody is told the changes in that order, also late.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ludoteka.table import (
    Change,
    FreeTable,
    Kind,
    Picture,
    Piece,
    Refused,
    State,
    decode,
    encode,
)
from ludoteka.table import (
    operations as op,
)
from ludoteka.table.marks import Marks
from ludoteka.table.seeing import Shown, see_all, watch
from ludoteka.table.table import again

PEOPLE = ("a", "b", "c")
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
BACK = Picture("g:card:back~~~~1", 0.7, 1.0)
KINDS = (
    Kind(id="disc", name="disc", front=Picture("g:man~white~~~"), back=Picture("g:man~black~~~"), count=4),
    Kind(id="card", name="ace", front=Picture("g:card:AS~~~~"), back=BACK, secret=True, count=3),
    Kind(id="king", name="king", front=Picture("g:king~white~~~"), count=1),
)


def seeded(epoch: int, draw: int, n: int) -> int:
    return random.Random(f"{epoch} {draw}").randrange(n)


@dataclass
class Replica:
    """A person's own picture of the table, made of what he was told."""

    person: str
    shown: dict[str, Shown]
    waiting: list[dict[str, Shown | None]] = field(default_factory=list)

    def hear(self) -> None:
        for key, entry in self.waiting.pop(0).items():
            if entry is None:
                self.shown.pop(key, None)
            else:
                self.shown[key] = entry


class Server:
    """Orders operations, keeps them, does each request once, and tells everybody."""

    def __init__(self) -> None:
        self.table = FreeTable(seeded)
        self.log: list[tuple[op.Operation, str, str]] = []
        self.requests: dict[tuple[str, int], bool] = {}
        for person in PEOPLE:
            self._keep(op.Sit(), person)
        self._keep(op.Collect(KINDS), "a")
        self.replicas = [Replica(person, see_all(self.table.state, person)) for person in (*PEOPLE, "")]

    def _keep(self, operation: op.Operation, person: str) -> Change:
        change = self.table.do(operation, person, person.upper()).change
        self.log.append((decode(encode(operation)), person, person.upper()))
        return change

    def receive(self, operation: op.Operation, person: str, request: int) -> None:
        if (person, request) in self.requests:
            return
        before = self.table.state.after(Change({}))
        try:
            change = self._keep(operation, person)
        except Refused:
            self.requests[person, request] = False
            return
        self.requests[person, request] = True
        for replica in self.replicas:
            sight = watch(before, self.table.state, change, Marks(), replica.person)
            replica.waiting.append({key: after for key, (_, after) in sight.entries.items()})


def operation(dice: random.Random, replica: Replica) -> op.Operation:
    """Something this person may want to do, by what he sees."""
    ids = [int(key[1:]) for key in replica.shown if key[0] == "t" and key[1:].isdigit()] or [1]
    some = tuple(dice.sample(ids, min(len(ids), dice.randint(1, 3))))
    x, y = float(dice.randint(-3, 3)), float(dice.randint(-3, 3))
    kind, side = dice.choice(KINDS).id, dice.randint(0, 1)
    choices: list[op.Operation] = [
        op.Move((op.Spot(some[0], x, y),)),
        op.Move((op.Spot(some[0], x, y),), side),
        op.Stack(some, x, y),
        op.Unstack(some, x, y),
        op.Flip(some),
        op.Rotate(some, dice.choice((90, -90, 180))),
        op.Return(some),
        op.Lock(some, dice.random() < 0.5),
        op.PutOut(kind, dice.randint(1, 3), x, y, side),
        op.PutAll(("card", "disc"), x, y, side, dice.random() < 0.5),
        op.TakeOff(kind, dice.randint(0, 2)),
        op.AddDevice(dice.choice(("die", "wheel", "colours")), x, y),
        op.AddDevice("deck", x, y, cards=("one", "two"), exhausts=True),
        op.Roll(some),
        op.Reshuffle(some[0]),
        op.Shuffle(some),
        op.Draw(some),
        op.Deal(some, PEOPLE[: len(some)]),
        op.AddChips(x, y, dice.randint(1, 2)),
        op.Write(some[0], dice.choice("5x")),
        op.AddZone(x, y, 3.0, 3.0, veiled=dice.random() < 0.7),
        op.Undo(),
        op.Undo(),
        op.Redo(),
        op.SetTurn("a", "A"),
        op.NewGame() if dice.randint(0, 30) == 0 else op.Undo(),
    ]
    return dice.choice(choices)


def check_nothing_lost(state: State) -> None:
    """Every copy is in the box or out of it, exactly once; every piece is of a kind that there is."""
    for kind in state.kinds():
        out = [thing for thing in state.things() if isinstance(thing, Piece) and thing.kind == kind.id]
        assert len(out) == state.out(kind.id) <= kind.count
    known = {kind.id for kind in state.kinds()}
    assert {thing.kind for thing in state.things() if isinstance(thing, Piece)} <= known


@settings(max_examples=2000, deadline=None, suppress_health_check=list(HealthCheck), phases=PHASES)
@given(seed=st.integers(0, 1 << 60), length=st.integers(1, 30))
def test_everybody_sees_the_same_in_the_end_and_nothing_is_lost(seed: int, length: int) -> None:
    dice = random.Random(seed)
    server = Server()
    on_the_way: list[tuple[op.Operation, str, int]] = []
    for request in range(length):
        replica = server.replicas[dice.randrange(len(PEOPLE))]
        on_the_way.append((operation(dice, replica), replica.person, request))
        while on_the_way and dice.random() < 0.5:
            arrived = dice.choice(on_the_way)
            if dice.random() < 0.8:  # else it is sent once more later
                on_the_way.remove(arrived)
            server.receive(*arrived)
            check_nothing_lost(server.table.state)
        for listener in server.replicas:
            if listener.waiting and dice.random() < 0.5:
                listener.hear()
    for arrived in on_the_way:
        server.receive(*arrived)
    for listener in server.replicas:
        while listener.waiting:
            listener.hear()
        assert listener.shown == see_all(server.table.state, listener.person)
    done = sum(server.requests.values())
    assert len(server.log) == len(PEOPLE) + 1 + done, "every operation that was acknowledged is in the log, once"
    made_again = again(seeded, server.log)
    assert made_again.state == server.table.state
    assert (made_again.next_id, made_again.top, made_again.draws) == (
        server.table.next_id,
        server.table.top,
        server.table.draws,
    )


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), phases=PHASES)
@given(seed=st.integers(0, 1 << 60), length=st.integers(1, 25))
def test_taking_everything_back_leads_to_the_beginning(seed: int, length: int) -> None:
    dice = random.Random(seed)
    server = Server()
    for request in range(length):
        replica = server.replicas[dice.randrange(len(PEOPLE))]
        while replica.waiting:
            replica.hear()
        server.receive(operation(dice, replica), replica.person, request)
    end = dict(server.table.state.entries)
    steps = 0
    while server.table.may_undo:
        server.table.do(op.Undo(), "b", "B")
        steps += 1
    assert not server.table.state.entries
    for _ in range(steps):
        server.table.do(op.Redo(), "c", "C")
    assert dict(server.table.state.entries) == end


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), phases=PHASES)
@given(order=st.permutations(range(6)))
def test_what_others_hold_is_never_told(order: list[int]) -> None:
    """Two tables that differ only in what lies face down or in a hand of somebody else look the same."""
    views = []
    for swapped in (False, True):
        table = FreeTable(lambda *_: 0)
        kinds = tuple(
            Kind(id=f"c{n}", name=f"card {n}", front=Picture(f"g:card:{n}S~~~~"), back=BACK, secret=True)
            for n in range(6)
        )
        table.do(op.Collect(kinds), "a", "A")
        table.do(op.Sit(), "b", "B")
        chosen = [order[1], order[0], *order[2:]] if swapped else list(order)
        for n in chosen:
            table.do(op.PutAll((f"c{n}",), 0, 0, side=1), "a", "A")
        things = [thing.id for thing in table.state.things()]
        table.do(op.Draw((things[0],)), "a", "A")
        views.append(msgspec.json.encode({k: v for k, v in see_all(table.state, "b").items() if k[0] == "t"}))
    assert views[0] == views[1]
