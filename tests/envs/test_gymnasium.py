"""Gymnasium's own check of an environment, at our tables; one seat learns, bots play the others."""

import pytest

gymnasium = pytest.importorskip("gymnasium")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

import jalopy.envs.gymnasium  # noqa: E402, F401
from jalopy import games  # noqa: E402
from jalopy.bots.registry import UnknownBot  # noqa: E402
from jalopy.envs.names import name_of, names  # noqa: E402
from jalopy.kernel.errors import BadSetting  # noqa: E402

TABLES = [(name_of(game), seats) for game in games.GAMES for seats in games.find(game).seat_counts]


@pytest.mark.filterwarnings("ignore:.*render")  # it has nothing to draw
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_passes_gymnasiums_check(name: str, seats: int) -> None:
    check_env(gymnasium.make(name, seats=seats).unwrapped, skip_render_check=True)


def play(table, choose, seed: int) -> tuple[float, int]:
    _, info = table.reset(seed=seed)
    decisions = 0
    while True:
        _, reward, ended, broken_off, info = table.step(choose(info["action_mask"]))
        decisions += 1
        if ended or broken_off:
            return reward, decisions


@pytest.mark.parametrize("name", names())
def test_a_match_against_rookies_ends_with_what_it_is_worth(name: str) -> None:
    table = gymnasium.make(name, seats=2, opponents="rookie", most_decisions=300)
    reward, decisions = play(table, lambda mask: int(mask.argmax()), seed=5)
    assert reward in (-1, 0, 1)
    assert decisions > 3


def test_the_same_seed_plays_the_same_match() -> None:
    table = gymnasium.make(name_of("scrap-racer"), seats=3, seat=None)
    rng = [np.random.default_rng(1), np.random.default_rng(1)]
    played = [play(table, lambda mask, by=by: int(by.choice(np.flatnonzero(mask))), seed=8) for by in rng]
    assert played[0] == played[1]


def test_the_seat_that_learns_may_be_drawn_by_lot() -> None:
    table = gymnasium.make(name_of("scrap-racer"), seats=4, seat=None)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    assert {table.unwrapped.observation_space.contains(table.reset()[0]) for _ in range(5)} == {True}


def test_an_illegal_action_loses_at_once() -> None:
    table = gymnasium.make(name_of("scrap-racer"), seats=2)
    table.reset(seed=1)
    drive = table.unwrapped.world.actions.index("drive")
    assert not table.unwrapped.action_masks()[drive]
    _, reward, ended, broken_off, info = table.step(drive)
    assert (reward, ended, broken_off, info["illegal"]) == (-1, True, False, "drive")


def test_many_of_them_make_a_vector_of_gymnasiums_own() -> None:
    table = gymnasium.make_vec(name_of("scrap-racer"), num_envs=2, vectorization_mode="sync", seats=2)
    seen, info = table.reset(seed=1)
    assert seen.shape == (2, table.single_observation_space.shape[0])
    seen, *_ = table.step(info["action_mask"].argmax(1))
    assert seen.dtype == np.int16


def test_who_cannot_sit_down_is_told_so() -> None:
    with pytest.raises(BadSetting, match="There is no seat 5"):
        gymnasium.make(name_of("scrap-racer"), seats=4, seat=5)
    with pytest.raises(BadSetting, match="3 seats, and 1 bots"):
        gymnasium.make(name_of("scrap-racer"), seats=4, opponents=["rookie"])
    with pytest.raises(UnknownBot, match="There is no bot 'nobody'"):
        gymnasium.make(name_of("scrap-racer"), seats=4, opponents="nobody")
