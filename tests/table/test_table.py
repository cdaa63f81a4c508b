"""The free table: what its operations do, and what they refuse."""

from __future__ import annotations

import itertools
import random

import msgspec
import pytest

from ludoteka.table import (
    Chip,
    Device,
    FreeTable,
    Game,
    Kind,
    Picture,
    Piece,
    Refused,
    Stroke,
    Thing,
    Zone,
    in_box,
    see_all,
)
from ludoteka.table import (
    operations as op,
)
from ludoteka.table.entries import Board, Title
from ludoteka.table.files import read_file, read_kept, write_entries, write_file, write_kept
from ludoteka.table.seeing import Hidden, Shut, affected
from ludoteka.table.wheel import AMERICAN, EUROPEAN, RED, colour_of

BACK = Picture("g:card:back~~~~1", 0.7, 1.0)


def seeded(epoch: int, draw: int, n: int) -> int:
    return random.Random(f"{epoch} {draw}").randrange(n)


class Hands:
    """A table and somebody who does things at it."""

    def __init__(self) -> None:
        self.table = FreeTable(seeded)
        for person, name in (("a", "Anna"), ("b", "Béla")):
            self.table.do(op.Sit(), person, name)

    def do(self, operation: op.Operation, person: str = "a"):
        return self.table.do(operation, person, {"a": "Anna", "b": "Béla"}[person])

    def refused(self, operation: op.Operation, person: str = "a") -> Refused:
        before = msgspec.json.encode(dict(self.table.state.entries))
        with pytest.raises(Refused) as found:
            self.do(operation, person)
        assert msgspec.json.encode(dict(self.table.state.entries)) == before, "nothing changes by asking"
        return found.value

    def thing(self, id: int) -> Thing:
        found = self.table.state.get(f"t{id}")
        assert isinstance(found, Thing)
        return found

    def ids(self) -> list[int]:
        return sorted(thing.id for thing in self.table.state.things())


@pytest.fixture
def at() -> Hands:
    found = Hands()
    found.do(
        op.Collect(
            (
                Kind(
                    id="disc",
                    name="disc",
                    front=Picture("g:man~white~~~"),
                    back=Picture("g:man~black~~~", 1.4, 1.4),
                    count=5,
                ),
                Kind(id="king", name="king", front=Picture("g:king~white~~~")),
            )
        )
    )
    return found


def pack(at: Hands) -> list[int]:
    """Thirteen cards, face down upon each other."""
    kinds = tuple(
        Kind(
            id=f"{rank}S",
            name=f"{rank} of spades",
            front=Picture(f"g:card:{rank}S~~~~", 0.7, 1.0),
            back=BACK,
            secret=True,
        )
        for rank in "A23456789TJQK"
    )
    at.do(op.Collect(kinds))
    before = set(at.ids())
    at.do(op.PutAll(tuple(kind.id for kind in kinds), 2, 2, side=1, shuffled=True))
    return [id for id in at.ids() if id not in before]


def test_a_new_table_is_empty():
    assert not FreeTable(seeded).state.entries


def test_copies_leave_the_box_and_come_back(at: Hands):
    at.do(op.PutOut("disc", 3))
    assert in_box(at.table.state, "disc") == 2
    assert len(at.ids()) == 3
    at.do(op.TakeOff("disc"))
    assert in_box(at.table.state, "disc") == 3
    at.do(op.TakeOff("disc", 0))
    assert at.ids() == []
    assert at.refused(op.PutOut("disc", 6)).code == "empty"
    assert at.refused(op.TakeOff("disc")).code == "empty"


def test_pieces_lie_anywhere_and_upon_each_other(at: Hands):
    at.do(op.PutOut("disc", 2))
    first, second = at.ids()
    outcome = at.do(op.Move((op.Spot(first, 3.14, -2.5),)))
    assert (at.thing(first).x, at.thing(first).y) == (3.14, -2.5)
    assert at.thing(first).z > at.thing(second).z
    assert outcome.marks.lines == ((0.0, 0.0, 3.14, -2.5),)


def test_flipping_changes_side_and_size(at: Hands):
    at.do(op.PutOut("disc"))
    [id] = at.ids()
    outcome = at.do(op.Flip((id,)))
    piece = at.thing(id)
    assert isinstance(piece, Piece)
    assert piece.side == 1
    assert outcome.marks.turned[0][2] == pytest.approx(0.99, abs=0.01), "the back is larger"
    at.do(op.PutOut("king"))
    assert at.refused(op.Flip((at.ids()[-1],))).code == "no-back"


def test_a_column_covers_itself_exactly_and_keeps_its_order(at: Hands):
    at.do(op.PutOut("disc", 3))
    ids = at.ids()
    at.do(op.Move((op.Spot(ids[0], 0.1, 0.2), op.Spot(ids[1], -0.2, 0.1))))
    at.do(op.Stack(tuple(ids), 5, 5))
    assert {(at.thing(id).x, at.thing(id).y) for id in ids} == {(5, 5)}
    assert [at.thing(id).z for id in ids] == sorted(at.thing(id).z for id in ids)
    at.do(op.Unstack(tuple(ids), 0, 0, 1.0))
    assert [at.thing(id).x for id in ids] == [0, 1, 2]


def test_throwing_back_leaves_a_red_circle(at: Hands):
    at.do(op.PutOut("disc", 1, 4, 4))
    outcome = at.do(op.Return(tuple(at.ids())))
    assert outcome.marks.removed[0][:2] == (4, 4)
    assert in_box(at.table.state, "disc") == 5


def test_chips_and_devices_thrown_back_are_gone_for_good(at: Hands):
    at.do(op.AddChips(1, 1, text="12"))
    at.do(op.AddDevice("deck", 0, 0, cards=("one", "two")))
    at.do(op.Return(tuple(at.ids())))
    assert not [key for key in at.table.state.entries if key[0] in "td"]


def test_locked_things_stay(at: Hands):
    at.do(op.PutOut("disc"))
    [id] = at.ids()
    at.do(op.Lock((id,)))
    for operation in (op.Move((op.Spot(id, 1, 1),)), op.Flip((id,)), op.Return((id,)), op.Stack((id,), 1, 1)):
        assert at.refused(operation).code == "locked"
    at.do(op.Lock((id,), on=False), "b")
    at.do(op.Move((op.Spot(id, 1, 1),)))


def test_what_is_gone_is_refused(at: Hands):
    assert at.refused(op.Move((op.Spot(99, 0, 0),))).code == "gone"
    assert at.refused(op.PutOut("nothing")).code == "gone"


@pytest.mark.parametrize(
    ("device", "possible"),
    [
        (op.AddDevice("die", 0, 0), {str(n) for n in range(1, 7)}),
        (op.AddDevice("die", 0, 0, high=4), {"1", "2", "3", "4"}),
        (op.AddDevice("number", 0, 0, low=7, high=9), {"7", "8", "9"}),
        (op.AddDevice("colours", 0, 0), {"red", "orange", "yellow", "green", "blue", "purple"}),
        (op.AddDevice("wheel", 0, 0), set(EUROPEAN)),
        (op.AddDevice("wheel", 0, 0, double_zero=True), set(AMERICAN)),
        (op.AddDevice("deck", 0, 0, cards=("one", "two")), {"one", "two"}),
    ],
)
def test_devices_show_everything_they_can_and_nothing_else(at: Hands, device: op.AddDevice, possible: set[str]):
    at.do(device)
    [id] = at.ids()
    seen = set()
    for _ in range(400):
        at.do(op.Roll((id,)))
        found = at.thing(id)
        assert isinstance(found, Device)
        seen.add(found.value)
    assert seen == possible


def test_the_wheel_has_its_true_order_and_colours():
    assert len(EUROPEAN) == 37
    assert len(AMERICAN) == 38
    assert sorted(EUROPEAN) == sorted(str(n) for n in range(37))
    assert set(AMERICAN) == {*EUROPEAN, "00"}
    assert len(RED) == 18
    for order in (EUROPEAN, AMERICAN):
        colours = [colour_of(pocket) for pocket in order if pocket not in ("0", "00")]
        zeros = [at for at, pocket in enumerate(order) if pocket in ("0", "00")]
        assert colours.count("red") == colours.count("black") == 18
        around = [colour_of(pocket) for pocket in order]
        for here, there in itertools.pairwise(around):
            assert here != there, "red and black alternate"
        assert all(around[at] == "green" for at in zeros)


def test_a_deck_that_exhausts_asks_before_it_is_shuffled_again(at: Hands):
    at.do(op.AddDevice("deck", 0, 0, cards=("one", "two", "three"), exhausts=True))
    [id] = at.ids()
    seen = []
    for _ in range(3):
        at.do(op.Roll((id,)))
        found = at.thing(id)
        assert isinstance(found, Device)
        seen.append(found.value)
    assert sorted(seen) == ["one", "three", "two"], "each once"
    assert at.refused(op.Roll((id,))).code == "exhausted"
    at.do(op.Reshuffle(id))
    at.do(op.Roll((id,)))


def test_bounds_are_checked(at: Hands):
    assert at.refused(op.AddDevice("number", 0, 0, low=5, high=5)).code == "bad-frame"


def test_chips_are_rewritten_with_anything(at: Hands):
    at.do(op.AddChips(0, 0, count=3, text="100", digits=2, bold=True))
    id = at.ids()[0]
    at.do(op.Write(id, "ÁRVÍZ!"))
    chip = at.thing(id)
    assert isinstance(chip, Chip)
    assert chip.text == "ÁRVÍZ!"
    assert chip.bold
    assert len(at.ids()) == 3


def test_a_new_game_removes_everything_and_can_be_taken_back(at: Hands):
    at.do(op.PutOut("disc", 2))
    at.do(op.SetBoard(Board("m:square,8,8", 0, 0, 8, 8)))
    before = dict(at.table.state.entries)
    at.do(op.NewGame())
    assert not at.table.state.entries
    at.do(op.Undo(), "b")
    assert dict(at.table.state.entries) == before


def test_the_board_is_swapped_and_nothing_moves(at: Hands):
    at.do(op.PutOut("disc", 2, 1, 2))
    before = [at.thing(id) for id in at.ids()]
    at.do(op.SetBoard(Board("m:hex,5", 0, 0, 5, 5)))
    at.do(op.SetBoard(Board("m:square,8,8", 0, 0, 8, 8)))
    assert [at.thing(id) for id in at.ids()] == before


def test_undo_and_redo_walk_the_same_way(at: Hands):
    at.do(op.PutOut("disc", 2))
    states = [dict(at.table.state.entries)]
    for x in range(5):
        at.do(op.Move((op.Spot(at.ids()[0], x + 1, 0),)), "ab"[x % 2])
        states.append(dict(at.table.state.entries))
    for state in reversed(states[:-1]):
        at.do(op.Undo())
        assert dict(at.table.state.entries) == state
    for state in states[1:]:
        at.do(op.Redo())
        assert dict(at.table.state.entries) == state
    assert at.refused(op.Redo()).code == "nothing"


def test_a_shuffled_pack_keeps_its_cards_but_not_their_order(at: Hands):
    ids = pack(at)
    before = [at.thing(id).kind for id in ids]
    at.do(op.Shuffle(tuple(ids)))
    after = [at.thing(id).kind for id in ids]
    assert sorted(before) == sorted(after)
    assert before != after


def test_hands_are_seen_by_their_owner_only(at: Hands):
    ids = pack(at)
    at.do(op.Deal(tuple(ids), ("a", "b"), 3))
    for viewer, other in (("a", "b"), ("b", "a"), ("", "a")):
        seen = see_all(at.table.state, viewer)
        assert {thing.hand for thing in seen.values() if isinstance(thing, Hidden)} >= {other}
        hidden = [thing for key, thing in seen.items() if key[0] == "t" and getattr(thing, "hand", "") == other]
        assert len(hidden) == 3
        assert all(isinstance(thing, Hidden) for thing in hidden)
    mine = [t for t in see_all(at.table.state, "a").values() if isinstance(t, Piece) and t.hand == "a"]
    assert len({piece.kind for piece in mine}) == 3
    assert at.refused(op.Flip((mine[0].id,)), "b").id == "table-held"


def test_a_face_down_card_is_nobodys_to_know(at: Hands):
    ids = pack(at)
    for viewer in ("a", "b", ""):
        seen = see_all(at.table.state, viewer)
        assert all(isinstance(seen[f"t{id}"], Hidden) for id in ids)
    at.do(op.Flip((ids[-1],)))
    assert isinstance(see_all(at.table.state, "b")[f"t{ids[-1]}"], Piece)


def shut(at: Hands, viewer: str) -> Shut:
    """The only private place, as somebody else sees it."""
    return next(entry for entry in see_all(at.table.state, viewer).values() if isinstance(entry, Shut))


def test_what_lies_in_a_zone_is_its_owners(at: Hands):
    at.do(op.AddZone(10, 10, 4, 4))
    at.do(op.PutOut("disc", 1, 10, 11))
    piece = at.ids()[-1]
    assert isinstance(see_all(at.table.state, "a")[f"t{piece}"], Piece)
    assert f"t{piece}" not in see_all(at.table.state, "b")
    assert shut(at, "b").things == 1
    at.refused(op.Move((op.Spot(piece, 0, 0),)), "b")
    at.do(op.Move((op.Spot(piece, 0, 0),)))
    assert isinstance(see_all(at.table.state, "b")[f"t{piece}"], Piece)
    zone = next(thing for thing in at.table.state.things() if isinstance(thing, Zone))
    assert zone.name == "Anna"


def test_a_place_is_changed_by_its_owner_only_and_carries_what_lies_in_it(at: Hands):
    at.do(op.AddZone(10, 10, 4, 4))
    zone = at.ids()[-1]
    at.do(op.PutOut("disc", 1, 10, 11))
    piece = at.ids()[-1]
    for operation in (
        op.Move((op.Spot(zone, 0, 0),)),
        op.Return((zone,)),
        op.Lock((zone,)),
        op.Rotate((zone,), 90),
        op.Stack((zone,), 0, 0),
    ):
        assert at.refused(operation, "b").id == "table-anothers-zone"
    at.do(op.Move((op.Spot(zone, 20, 20),)))
    assert (at.thing(piece).x, at.thing(piece).y) == (20, 21)
    assert f"t{piece}" not in see_all(at.table.state, "b")


def test_others_see_how_much_lies_in_a_place_and_nothing_else_of_it(at: Hands):
    at.do(op.AddZone(10, 10, 4, 4, veiled=True))
    at.do(op.PutOut("disc", 2, 10, 11))
    at.do(op.AddChips(9, 9, 1, "7"))
    at.do(op.AddDevice("die", 11, 9))
    at.do(op.Scribble(((10, 9), (11, 9))))
    assert shut(at, "b").things == 5
    assert [key for key in see_all(at.table.state, "b") if key[0] == "t"] == [f"t{shut(at, 'b').id}"]
    assert len([key for key in see_all(at.table.state, "a") if key[0] == "t"]) == 6
    for id in at.ids()[1:]:
        assert at.refused(op.Rotate((id,), 90), "b").id == "table-gone", "no refusal tells what is there"
    assert at.refused(op.Roll((at.ids()[4],)), "b").id == "table-gone"


def test_a_place_laid_over_anothers_takes_nothing_from_it(at: Hands):
    at.do(op.AddZone(10, 10, 4, 4, veiled=True))
    at.do(op.PutOut("disc", 1, 10, 11))
    piece = at.ids()[-1]
    at.do(op.AddZone(11, 11, 6, 6, veiled=True), "b")
    assert f"t{piece}" in see_all(at.table.state, "a")
    assert f"t{piece}" not in see_all(at.table.state, "b")


@pytest.mark.parametrize("first", [0, 1])
def test_what_comes_out_of_a_place_is_not_known_by_its_number_or_height(at: Hands, first: int):
    at.do(op.PutOut("disc", 2, 0, 0))
    discs = at.ids()
    at.do(op.AddZone(10, 10, 4, 4, veiled=True))
    for id in discs:
        at.do(op.Move((op.Spot(id, 10, 10),)))
    for _ in range(1 + 3 * first):
        at.do(op.Move((op.Spot(discs[first], 9, 9),)))
    at.do(op.Move((op.Spot(discs[first], 1, 1),)))
    outside = [thing for thing in see_all(at.table.state, "b").values() if isinstance(thing, Piece)]
    assert [(piece.id, piece.z) for piece in outside] == [(4, 3)]
    at.do(op.Undo(), "b")
    at.do(op.Redo(), "b")
    assert outside == [thing for thing in see_all(at.table.state, "b").values() if isinstance(thing, Piece)]


def test_when_a_place_is_given_up_its_things_are_new_to_all(at: Hands):
    at.do(op.PutOut("disc", 2, 0, 0))
    before = at.ids()
    at.do(op.AddZone(0, 0, 4, 4, veiled=True))
    assert shut(at, "b").things == 2
    at.do(op.Return((at.ids()[-1],)))
    found = [thing for thing in see_all(at.table.state, "b").values() if isinstance(thing, Piece)]
    assert len(found) == 2
    assert not {piece.id for piece in found} & set(before)


def test_a_zone_of_an_older_log_is_done_again_as_it_was(at: Hands):
    at.do(op.PutOut("disc", 1, 0, 0))
    piece = at.ids()[0]
    at.do(op.AddZone(0, 0, 4, 4))
    at.do(op.Move((op.Spot(piece, 9, 9),)))
    assert at.thing(piece).x == 9


def test_what_has_the_same_back_as_others_is_not_known_face_down(at: Hands):
    fronts = (Picture(f"g:card:{rank}S~~~~", 0.7, 1.0) for rank in "AK")
    ace, king = (Kind(id=name, name=name, front=front, back=BACK) for name, front in zip("ak", fronts, strict=True))
    at.do(op.Collect((ace,)))
    at.do(op.PutOut("a", side=1))
    key = f"t{at.ids()[-1]}"
    assert isinstance(see_all(at.table.state, "b")[key], Piece), "the only one with that back"
    outcome = at.do(op.Collect((king,)))
    assert isinstance(see_all(at.table.state, "b")[key], Hidden)
    assert key in set(affected(at.table.state, outcome.change)), "everybody is told"
    at.do(op.Discard("k"))
    assert isinstance(see_all(at.table.state, "b")[key], Piece)


def test_the_pen_writes(at: Hands):
    at.do(op.Scribble(((1, 1), (2, 3))))
    [stroke] = [thing for thing in at.table.state.things() if isinstance(thing, Stroke)]
    assert stroke.points == ((0, 0), (1, 2))


def test_a_table_is_written_and_read_again(at: Hands):
    pack(at)
    at.do(op.AddDevice("deck", 0, 0, cards=("one",), name="events"))
    at.do(op.AddChips(0, 0, text="7"))
    file = read_file(write_file("A game", at.table.state, {}))
    assert file.title == "A game"
    other = Hands()
    other.do(op.Load(file.entries, "A game"))
    assert other.do(op.Roll((next(t.id for t in other.table.state.things() if isinstance(t, Device)),)))
    assert in_box(other.table.state, "disc") == 5

    def essence(of: Hands) -> list[tuple]:
        return sorted((type(t).__name__, t.x, t.y, getattr(t, "kind", "")) for t in of.table.state.things())

    assert essence(at) == essence(other)


@pytest.mark.parametrize(
    "entries",
    [
        b"[]",
        b'{"t1":{"is":"piece","id":1,"kind":"none"}}',
        b'{"t2":{"is":"chip","id":1}}',
        b'{"t1":{"is":"chip","id":1,"x":1e9}}',
        b'{"kx":{"is":"kind","id":"x","front":{"art":"g:"},"count":100000}}',
        b'{"t1":{"is":"device","id":1,"sort":"deck","deck":"d1"}}',
        b'{"board":{"is":"title","text":"x"}}',
    ],
)
def test_a_broken_file_is_refused(at: Hands, entries: bytes):
    assert at.refused(op.Load(msgspec.Raw(entries))).code in ("bad-frame", "too-large")


def test_a_hand_is_not_part_of_a_file(at: Hands):
    ids = pack(at)
    at.do(op.Draw((ids[0],)))
    assert f'"t{ids[0]}"'.encode() not in write_file("", at.table.state, {})


def opened(at: Hands, *people: str) -> Hands:
    """What is kept of a table, opened on another one at which these people sit."""
    other = Hands()
    other.table.people = {person: person for person in people}
    other.table.do(op.Load(msgspec.Raw(write_entries(at.table.state))), people[0], people[0])
    return other


def test_a_kept_game_gives_the_hands_back(at: Hands):
    ids = pack(at)
    at.do(op.Deal(tuple(ids), ("a", "b"), 3))
    held = {t.kind for t in at.table.state.things() if t.hand == "b"}
    again = opened(at, "a", "b")
    assert {t.kind for t in again.table.state.things() if t.hand == "b"} == held
    seen = see_all(again.table.state, "a").values()
    assert sum(isinstance(thing, Hidden) and thing.hand == "b" for thing in seen) == 3


def test_what_somebody_held_who_is_not_there_lies_face_down_or_in_the_box(at: Hands):
    ids = pack(at)
    at.do(op.PutOut("king"))
    king = at.ids()[-1]
    at.do(op.Draw((ids[0], king)), "b")
    alone = opened(at, "a")
    assert not [thing for thing in alone.table.state.things() if thing.hand]
    seen = see_all(alone.table.state, "a").values()
    assert sum(isinstance(thing, Hidden) for thing in seen) == 13
    assert in_box(alone.table.state, "king") == 1


def test_a_file_does_not_tell_by_what_is_missing_what_somebody_holds(at: Hands):
    """If the file told which cards lie face down, the others would be the ones that are held."""
    ids = pack(at)
    at.do(op.Draw(tuple(ids[:6])), "b")
    lying = []
    for _ in range(30):
        entries = msgspec.json.decode(bytes(read_file(write_file("", at.table.state, {})).entries))
        lying.append(frozenset(entry["kind"] for key, entry in entries.items() if key[0] == "t"))
    assert {len(found) for found in lying} == {7}
    assert len(set(lying)) > 1


def test_who_opens_a_kept_game_alone_does_not_learn_what_lay_face_down(at: Hands):
    ids = pack(at)
    at.do(op.Draw(tuple(ids[:4])), "b")
    at.do(op.Draw(tuple(ids[4:7])), "a")
    kept = write_kept(at.table.state, {"a", "b"})
    kinds = {id: at.thing(id).kind for id in ids}
    entries, was_mixed = read_kept(kept, ["a", "b", "c"])
    assert not was_mixed
    assert {id: entries[f"t{id}"].kind for id in ids} == kinds, "all are here again: nothing has changed"
    found = set()
    for _ in range(30):
        entries, was_mixed = read_kept(kept, ["a"])
        assert was_mixed
        assert all(entries[f"t{id}"].kind == kinds[id] for id in ids[4:7]), "the own hand stays as it was"
        assert sorted(entries[f"t{id}"].kind for id in ids) == sorted(kinds.values())
        found.add(frozenset(entries[f"t{id}"].kind for id in ids[:4]))
    assert len(found) > 1, "what the other held is anything"


def test_a_game_that_was_kept_before_it_was_noted_who_played_is_opened(at: Hands):
    ids = pack(at)
    before = write_entries(at.table.state)
    assert read_kept(before, ["a"]) == (dict(at.table.state.entries), False)
    at.do(op.Draw((ids[0],)), "b")
    assert read_kept(write_entries(at.table.state), ["a"])[1]


def test_what_is_taken_into_a_hand_is_not_known_again_by_its_number(at: Hands):
    ids = pack(at)
    at.do(op.Flip(tuple(ids[:3])))
    seen = [at.thing(id).kind for id in ids[:3]]
    at.do(op.Draw(tuple(ids[:3]), veiled=True))
    held = [thing for thing in at.table.state.things() if thing.hand == "a"]
    assert sorted(piece.kind for piece in held) == sorted(seen)
    assert not {piece.id for piece in held} & set(ids)
    assert [piece.kind for piece in sorted(held, key=lambda piece: piece.z)] == seen, "in the order they were taken"
    hidden = [thing for thing in see_all(at.table.state, "b").values() if isinstance(thing, Hidden) and thing.hand]
    assert {(thing.x, thing.y, thing.z, thing.turn) for thing in hidden} == {(0, 0, 0, 0)}
    at.do(op.Undo())
    assert [at.thing(id).kind for id in ids[:3]] == seen


def test_the_queen_is_not_found_among_cards_that_lie_face_down(at: Hands):
    ids = pack(at)
    assert at.refused(op.TakeOff("QS", seen=True)).id == "table-none-seen"
    queen = next(id for id in ids if at.thing(id).kind == "QS")
    at.do(op.Draw((queen,)), "b")
    assert at.refused(op.TakeOff("QS", seen=True)).id == "table-none-seen", "nor is it told that somebody holds it"
    at.do(op.Undo())
    at.do(op.Flip((queen,)))
    at.do(op.TakeOff("QS", seen=True))
    assert queen not in at.ids()


def test_what_is_thrown_back_from_a_hand_leaves_no_mark_where_it_was_taken(at: Hands):
    at.do(op.PutOut("disc", 1, 3, 4))
    disc = at.ids()[-1]
    at.do(op.Draw((disc,)))
    assert not at.do(op.Flip((disc,))).marks.turned
    assert not at.do(op.Return((disc,))).marks.removed


def test_when_the_secret_is_told_nothing_before_it_is_taken_back(at: Hands):
    pack(at)
    at.do(op.NewGame())
    at.do(op.Reveal(closes=True))
    assert at.refused(op.Undo()).id == "table-nothing-done"


def test_a_move_by_the_rules_moves_as_little_as_it_can(at: Hands):
    entries = {
        "game": Game("chess", "", ""),
        "title": Title("Chess"),
        "kp": Kind(id="p", name="pawn", front=Picture("g:pawn~white~~~"), count=2),
        "kq": Kind(id="q", name="queen", front=Picture("g:queen~black~~~"), count=1),
        "t1": Piece(id=1, x=1, y=1, kind="p", game=True),
        "t2": Piece(id=2, x=2, y=1, kind="p", game=True),
        "t3": Piece(id=3, x=3, y=3, kind="q", game=True),
    }
    at.do(op.Load(msgspec.Raw(msgspec.json.encode(entries)), "Chess"))
    first, second, queen = at.ids()
    outcome = at.do(op.Relay("pxq", "after", (op.Target("p", 1, 1), op.Target("p", 3, 3))))
    assert at.ids() == [first, second]
    assert outcome.marks.lines == ((2, 1, 3, 3),)
    assert [place[:2] for place in outcome.marks.removed] == [(3, 3)]
    assert f"t{queen}" not in at.table.state.entries
    assert f"t{first}" not in outcome.change.entries
