"""Trees: proofs, threads, limits, and going along with a game."""

from time import monotonic

from ludoteka.play import Position, variant
from ludoteka.search import tree
from ludoteka.search.growing import Memory, Tree, grown, manner, room


def played(key: str, moves: str) -> Position:
    position = Position.start(key)
    for move in moves.split():
        position = position.play(move)
    return position


def test_a_win_in_one_is_proven():
    position = played("connect-four", "a b a b a b")
    (found,) = grown(position, 0, 200)
    wins = [move.text for move in position.moves(0) if found.tried(move.code, 0)[2] == 1]
    assert wins == ["a"]


def test_a_move_that_loses_at_once_is_proven_lost():
    position = played("connect-four", "a b a c a")
    (found,) = grown(position, 1, 3000)
    facts = {move.text: found.tried(move.code, 1) for move in position.moves(1)}
    assert facts.pop("a")[2] != -1
    assert {fact for tries, _, fact in facts.values() if tries > 2} == {-1}


def test_threads_share_the_work():
    position = Position.start("hex:small")
    trees = grown(position, 0, 1000, threads=2)
    assert [sum(one.tried(move.code, 0)[0] for move in position.moves(0)) for one in trees] == [500, 500]
    assert trees[0].tried(position.codes[0], 0) != trees[1].tried(position.codes[0], 0) or trees[0].rng != trees[1].rng


def test_the_same_seed_grows_the_same_tree():
    position = Position.start("hex:small")
    one, other = (grown(position, 0, 500, seed=3)[0] for _ in range(2))
    assert [one.tried(code, 0) for code in position.codes] == [other.tried(code, 0) for code in position.codes]


def test_time_ends_a_search():
    position = Position.start("hex")
    grown(position, 0, 10)
    began = monotonic()
    grown(position, 0, 1 << 22, seconds=0.3)
    assert monotonic() - began < 5  # on the slowest of machines; without a limit it would take minutes


def test_a_tree_goes_along_with_the_game():
    of = variant("connect-four")
    position = Position.start(of)
    how = manner(of)
    one = Tree(of, room(of, 20_000, 7, how), how, 1)
    one.grow(position, 0, 1000)
    move = position.find("d")
    known = one.tried(move.code, 0)[0]
    assert one.go_along((move.code,))
    after = position.play(move)
    assert one.nodes[one.told[tree.ROOT], tree.VISITS] == known
    one.grow(after, 1, 200)
    assert one.nodes[one.told[tree.ROOT], tree.VISITS] == known + 200
    assert not one.go_along((1 << 40,))


def test_a_full_tree_goes_on_without_new_nodes():
    of = variant("hex:small")
    position = Position.start(of)
    one = Tree(of, 50, manner(of), 1)
    assert one.grow(position, 0, 300) == 300
    assert one.told[tree.USED] == 50


def test_a_memory_spares_thinking_twice():
    position, memory = Position.start("connect-four"), Memory()
    first = grown(position, 0, 1000, memory=memory)[0]
    move = position.find("d")
    known = first.tried(move.code, 0)[0]
    memory.hear(move.code)
    second = grown(position.play(move), 1, 200, memory=memory)[0]
    assert second is first
    assert second.nodes[second.told[tree.ROOT], tree.VISITS] == known + 200
    memory.hear(1 << 40)  # a move that was never thought of
    assert memory.recall(position.variant, 1) == []


def test_a_memory_is_of_one_game_and_without_secrets():
    memory = Memory()
    grown(Position.start("battleship"), 0, 20, memory=memory)
    assert memory.trees == []
    grown(Position.start("hex:small"), 0, 20, memory=memory)
    assert memory.recall(variant("hex:small"), 1)
    assert memory.recall(variant("hex:small"), 2) == []
    assert memory.recall(variant("hex"), 1) == []


def test_the_moves_of_a_wide_position_are_judged_late_except_at_the_root():
    position, memory = Position.start("amazons"), Memory()
    before = grown(position, 0, 300, memory=memory)[0]
    moves = len(position.codes)
    assert all(before.child(code) for code in position.codes)
    answer = max(position.codes, key=lambda code: before.tried(code, 0)[0])
    memory.hear(answer)
    after = position.play(answer)
    unjudged = sum(before.child(code) == 0 for code in after.codes)
    assert before.nodes[before.told[tree.ROOT], tree.VISITS] < moves / 16
    assert unjudged > 0
    [there] = grown(after, 1, 4, memory=memory)
    assert all(there.child(code) for code in after.codes)
