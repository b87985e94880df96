"""PettingZoo's own tests of an environment, at our tables."""

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from jalopy import games
from jalopy.envs.names import name_of, names
from jalopy.envs.pettingzoo import env, raw_env
from jalopy.kernel.errors import NotNow

TABLES = [(name_of(game), seats) for game in games.GAMES for seats in games.find(game).seat_counts]


@pytest.mark.filterwarnings("ignore:Observation")  # a dictionary with a mask is what its own games show, too
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_passes_pettingzoos_api_test(name: str, seats: int) -> None:
    api_test(env(name, seats=seats), num_cycles=100)


@pytest.mark.parametrize("name", names())
def test_it_passes_pettingzoos_seed_test(name: str) -> None:
    seed_test(lambda: env(name, seats=2), num_cycles=60)


def test_a_match_is_played_to_its_end_and_everybody_learns_what_it_came_to() -> None:
    table = env(name_of("scrap-racer"), seats=3)
    table.reset(seed=4)
    total = dict.fromkeys(table.possible_agents, 0.0)
    decisions = 0
    for agent in table.agent_iter():
        seen, reward, ended, broken_off, _ = table.last()
        total[agent] += reward
        assert not broken_off
        table.step(None if ended else int(seen["action_mask"].argmax()))
        decisions += 1
    assert decisions > 50
    assert sorted(total.values()) == [-0.5, -0.5, 1]


def test_whoever_is_not_asked_has_no_legal_action() -> None:
    table = raw_env(name_of("wacky-races"), seats=3)
    table.reset(seed=4)
    masks = {agent: table.observe(agent)["action_mask"].sum() for agent in table.agents}
    assert [agent for agent, legal in masks.items() if legal] == [table.agent_selection]


def test_an_illegal_action_is_refused_by_the_raw_environment_and_ends_the_match_in_the_other() -> None:
    raw = raw_env(name_of("scrap-racer"), seats=2)
    raw.reset(seed=4)
    with pytest.raises(NotNow, match="is not legal now"):
        raw.step(raw.world.actions.index("done"))
    table = env(name_of("scrap-racer"), seats=2)
    table.reset(seed=4)
    asked = table.agent_selection
    table.step(raw.world.actions.index("done"))
    assert all(table.terminations.values())
    assert table.rewards[asked] == -1


def test_matches_may_be_broken_off() -> None:
    table = env(name_of("scrap-racer"), seats=2, most_decisions=2)
    table.reset(seed=4)
    for _ in range(2):
        assert not any(table.truncations.values())
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
