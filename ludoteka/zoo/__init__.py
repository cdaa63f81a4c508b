"""PettingZoo: every game as an AEC environment. An optional extra: `pip install ludoteka[zoo]`.

>>> from ludoteka.zoo import env
>>> game = env("connect-four")
>>> game.reset(seed=1)
>>> game.agent_selection
'player_0'
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..play import Position, Variant, chance, variant
from ..rules.abi import SCALE

Observation = dict[str, npt.NDArray[Any]]


def env(game: str, preset: str = "", render_mode: str | None = None) -> Any:
    """The environment with PettingZoo's usual guards against wrong use."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, preset, render_mode)))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """One game. Action i is the i-th of the legal moves, sorted by their numbers; the mask says how many there are.

    The observation is the position as the agent may know it, without derived fields. Chance is drawn from the seed.
    """

    metadata = {"render_modes": ["ansi"], "name": "ludoteka", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, preset: str = "", render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"expected the render mode None or 'ansi', got {render_mode!r}")
        self.variant: Variant = variant(game, preset)
        self.metadata = {**self.metadata, "name": f"ludoteka_{self.variant.key}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.variant.game.players)]
        most, size = self.variant.tables.most_moves, len(self.variant.tables.core)
        limits = np.iinfo(np.int64)
        box = spaces.Box(limits.min, limits.max, (size,), np.int64)
        mask = spaces.Box(0, 1, (most,), np.int8)
        space = spaces.Dict({"observation": box, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(most) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.secret = chance.new_secret() if seed is None else f"ludoteka {seed}".encode()
        self.draws = 0
        self.position = Position.start(self.variant)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[0]
        self._go_on()

    def _go_on(self) -> None:
        """Let chance decide, then find who acts, or hand out the rewards."""
        while self.position.chance:
            outcome = chance.weighted(self.secret, self.draws, self.position.weights())
            self.draws += 1
            self.position = self.position.play(self.position.codes[outcome])
        result = self.position.result
        if result is None:
            self.agent_selection = self.possible_agents[self.position.awaited[0]]
            return
        scale = float(self.variant.tables.row[SCALE])
        for agent, payoff in zip(self.possible_agents, result.payoffs, strict=True):
            self.rewards[agent] = payoff / scale
            self.terminations[agent] = True

    def legal(self, agent: str) -> list[int]:
        """The legal moves of an agent, as packed numbers in ascending order; empty if it is not to move."""
        seat = self.possible_agents.index(agent)
        if seat not in self.position.actors:
            return []
        return sorted(move.code for move in self.position.moves(seat))

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.variant.tables.most_moves, np.int8)
        mask[: len(self.legal(agent))] = 1
        return {"observation": self.position.observe(seat).core, "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        legal = self.legal(agent)
        if not 0 <= int(action) < len(legal):
            raise ValueError(f"{self.variant.key}: expected an action from 0 to {len(legal) - 1}, got {action}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position = self.position.play(legal[int(action)])
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str:
        return self.position.text()

    def close(self) -> None:
        """Nothing to let go."""
