"""OpenSpiel's own test of a game, its search, and chance as chance nodes."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import jalopy.envs.openspiel  # noqa: E402, F401
from jalopy import games  # noqa: E402
from jalopy.envs.names import name_of, names  # noqa: E402

TABLES = [(name_of(game), seats) for game in games.GAMES for seats in games.find(game).seat_counts]
SHORT = {"jalopy/ScrapyardEmpire": {"rounds": 10}, "jalopy/HomeRacers": {"rounds": 20}}  # what is long by lot


def load(name: str, seats: int):
    quick = SHORT.get(name.partition("-")[0], {}) if seats > 1 or "Home" in name else {}
    return pyspiel.load_game(name, {"seats": seats, **quick})


def step(state, source: random.Random) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(source.choices(outcomes, weights)[0])
    else:
        state.apply_action(source.choice(state.legal_actions()))


@pytest.mark.parametrize("name", names())
def test_it_passes_openspiels_simulation(name: str) -> None:
    pyspiel.random_sim_test(load(name, 2), num_sims=1, serialize=True, verbose=False)


def test_a_match_can_be_written_and_read() -> None:
    game = load(name_of("wacky-races"), 2)
    state, source = game.new_initial_state(), random.Random(3)
    for _ in range(120):
        step(state, source)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_copy_goes_its_own_way_and_the_same_way_if_it_is_answered_alike(name: str, seats: int) -> None:
    state, source = load(name, seats).new_initial_state(), random.Random(seats)
    for count in range(240):
        if state.is_terminal():
            break
        if count % 40 == 39:
            one, other = state.clone(), state.clone()
            lot = random.Random(count)
            for each in (one, other):
                lot.seed(count)
                for _ in range(15):
                    if not each.is_terminal():
                        step(each, lot)
            assert str(one) == str(other)
            assert one.current_player() == other.current_player()
            assert one.legal_actions() == other.legal_actions()
            assert len(state.history()) == count
        step(state, source)


def test_dice_are_chance_nodes_with_six_faces() -> None:
    state, source = load(name_of("scrap-racer"), 3).new_initial_state(), random.Random(1)
    while state.is_chance_node():
        step(state, source)
    first = state.node.episode.match.state.this_turn.dice[0]
    state.apply_action(state.string_to_action("roll"))
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]
    for face in range(6):
        rolled = state.child(face)
        if face + 1 != first:  # else it is a double, and a card is turned over
            assert rolled.node.episode.match.state.this_turn.dice == [first, face + 1]


def test_what_a_player_sees_is_what_the_other_environments_show() -> None:
    game = load(name_of("scrapyard-empire"), 3)
    state, source = game.new_initial_state(), random.Random(4)
    view = make_observation(game)
    view.set_from(state, 0)
    assert not view.tensor.any()  # nothing is dealt yet
    while state.is_chance_node():
        step(state, source)
    view.set_from(state, 1)
    world = state.world
    shown = state.node.episode.observation(1)
    assert view.tensor == pytest.approx(shown / np.maximum(1, world.high))
    assert view.string_from(state, 1)


def test_openspiels_tree_search_plays_scrap_racer_to_the_end() -> None:
    game = pyspiel.load_game(name_of("scrap-racer"), {"seats": 3})
    rng = np.random.RandomState(1)
    searching = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state, source = game.new_initial_state(), random.Random(2)
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(searching.step(state))
            searched += 1
        else:
            step(state, source)
    assert searched > 5
    assert sorted(state.returns()) == [-0.5, -0.5, 1]


def test_alone_there_is_no_sum_to_keep() -> None:
    game = load(name_of("scrapyard-empire"), 1)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.num_players() == 1
