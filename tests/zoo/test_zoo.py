"""The PettingZoo adapter, held to PettingZoo's own tests for every game."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ludoteka import games
from ludoteka.zoo import env


@pytest.mark.parametrize("game", games.ids())
def test_every_game_passes_pettingzoos_own_api_test(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns about observations that are not floats
        api_test(env(game), num_cycles=40)


@pytest.mark.parametrize("game", [id for id in games.ids() if games.find(id).chance])
def test_the_same_seed_gives_the_same_dice(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: env(game), num_cycles=20)


def test_rewards_add_up_and_come_at_the_end():
    game = env("connect-four")
    game.reset(seed=3)
    rng = np.random.default_rng(3)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, done, _, _ = game.last()
        total[agent] += reward
        game.step(None if done else rng.choice(np.flatnonzero(observation["action_mask"])))
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_an_action_outside_the_mask_is_refused():
    game = env("hex")
    game.reset(seed=1)
    game = game.unwrapped
    with pytest.raises(ValueError, match="expected an action"):
        game.step(game.variant.tables.most_moves - 1 if len(game.legal("player_0")) < 122 else 500)


def test_it_is_rendered_as_text_and_in_no_other_way():
    game = env("connect-four", render_mode="ansi")
    game.reset(seed=1)
    assert game.render_mode == "ansi"
    assert game.render().startswith("actors=1 ")
    with pytest.raises(ValueError, match="expected the render mode None or 'ansi', got 'human'"):
        env("connect-four", render_mode="human")
