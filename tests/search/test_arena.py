"""Tournaments: seats change, results add up, and numbers say how sure they are."""

import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from types import ModuleType, SimpleNamespace

import pytest

from ludoteka.play import variant
from ludoteka.search import arena


def test_results_add_up_and_are_the_same_again() -> None:
    of = variant("connect-four")
    one, other = (arena.tournament(of, ["2", "0"], 6, 4) for _ in range(2))
    assert one == other
    assert [score.games for score in one.scores] == [6, 6]
    assert one.scores[0].wins == one.scores[1].losses
    assert one.scores[0].points == -one.scores[1].points


def test_several_processes_play_the_same_games() -> None:
    of = variant("connect-four")
    assert arena.tournament(of, ["1", "0"], 4, 7, processes=2) == arena.tournament(of, ["1", "0"], 4, 7)


def test_the_interval_of_a_rate_is_wilsons() -> None:
    """Values of the formula as in statistics packages: 8 of 10, and 0 of 10."""
    assert arena.interval(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert arena.interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert arena.interval(0.5, 0) == (0.0, 1.0)


def test_elo_follows_from_the_rate() -> None:
    assert arena.elo(0.5) == 0
    assert arena.elo(0.64) == pytest.approx(100, abs=0.1)
    assert arena.elo(1.0) is None


def test_the_plot_is_a_drawing_of_every_game() -> None:
    found = arena.tournament(variant("connect-four"), ["1", "0"], 3, 1)
    root = ET.fromstring(arena.plot(found))
    line = root.find("{http://www.w3.org/2000/svg}polyline")
    assert line is not None
    assert len(line.attrib["points"].split()) == 3


def test_players_that_do_not_exist_are_refused() -> None:
    for word in ("9", "best", "-1", "3:x", "nodes:x", "nodes:0", "uci:", "gtp: "):
        with pytest.raises(ValueError, match="expected"):
            arena.player(word, variant("connect-four"))


@pytest.mark.parametrize("seconds", ["nan", "inf", "-1", "0", "x", ""])
def test_a_time_to_think_is_some_seconds(seconds: str) -> None:
    with pytest.raises(ValueError, match="expected a number of seconds above 0"):
        arena.player(f"time:{seconds}", variant("connect-four"))


def test_an_outside_engine_has_some_seconds_too() -> None:
    with pytest.raises(ValueError, match="expected a number of seconds above 0"):
        arena.tournament(variant("connect-four"), ["0", "0"], 1, 1, seconds=-1)


class Cluster(ModuleType):
    """Stands in for Ray: what it is asked for, and the answers of this machine."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.log: list[str] = []

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str, **_: object) -> None:
        self.log.append(f"init {address}")

    def remote(self, function: Callable[..., object]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda job: lambda: function(job))

    def get(self, waiting: Callable[[], object]) -> object:
        return waiting()

    def shutdown(self) -> None:
        self.log.append("shutdown")


def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    of = variant("three-mens-morris")
    there = arena.tournament(of, ["1", "0"], 4, 7, cluster="auto")
    assert there.results == arena.tournament(of, ["1", "0"], 4, 7).results
    assert cluster.log == ["init auto", "shutdown"]


def test_a_cluster_without_ray_is_refused_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"ludoteka\[ray\]"):
        arena.tournament(variant("three-mens-morris"), ["1", "0"], 1, 7, cluster="auto")
