"""Specimens: every game whose set-up is bare is shown as it looks while it is played."""

import pytest

from ludoteka import games
from ludoteka.play import Match, variant
from ludoteka.play.picture import thumbnail
from ludoteka.play.specimen import SECRET, is_bare, kept, seen_small, specimen, viewer_of


def test_just_the_games_with_a_bare_set_up_have_specimens() -> None:
    bare = {game for game in games.ids() if is_bare(variant(game))}
    assert set(kept()) == bare, "python -m ludoteka.search.specimens plays them anew"
    assert {"hex", "go", "ten-thousand", "trax"} <= bare
    assert not {"chess", "backgammon", "whist", "klotski"} & bare


@pytest.mark.parametrize("game", sorted(kept()))
def test_a_specimen_is_a_game_by_the_rules_and_differs_from_the_set_up(game: str) -> None:
    of = variant(game)
    match, start = specimen(of), Match.begin(of, secret=SECRET)
    assert not match.over
    viewer = viewer_of(of)
    drawn, bare = (thumbnail(of.game, one.position.scene(viewer), viewer, "light", "en") for one in (match, start))
    assert drawn != bare
    if of.game.board is None:
        assert seen_small(of, match.position.scene(viewer)) > seen_small(of, start.position.scene(viewer))


def test_other_rule_sets_and_games_with_pieces_are_shown_as_they_begin() -> None:
    for of in (variant("chess"), variant("go", "9x9")):
        assert not specimen(of).played
