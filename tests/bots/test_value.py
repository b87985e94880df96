"""The value of a position: what is told, for whom, and that it is read from what a seat may know."""

from copy import deepcopy
from math import exp
from pathlib import Path
from typing import cast

import pytest
from tests.conformance.tables import Case
from tests.conformance.twins import beginnings, side_by_side

import jalopy
from jalopy import games
from jalopy.bots import registry, value
from jalopy.bots.bot import Chair
from jalopy.bots.hot.network import ABSENT, Layer, Network
from jalopy.bots.value import ValueFile, features_of, file_of, layer_data, layer_from, read_file, value_of, write_file
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts


def positions(game: str, seats: int, seed: int) -> list[Match]:
    """The same match at some of its turns, as rookies play it."""
    rookie = registry.find("rookie", game)
    found: list[Match] = []
    match = jalopy.new(game, seats=seats, seed=seed, listening=False)
    turn = 0
    while match.question is not None and len(found) < 12:
        if match.table.turn >= turn + 3:
            turn = match.table.turn
            found.append(match.rehearsal())
        match.answer(rookie.choose(Chair(match, match.question.seat, Stream(1))))
    return found


@pytest.mark.parametrize("game", games.GAMES)
def test_features_are_as_many_for_every_number_of_seats_and_speak_for_each_of_them(game: str) -> None:
    features = features_of(game)
    assert features is not None
    sizes = set()
    for seats in games.find(game).seat_counts:
        for match in positions(game, seats, 3):
            for seat in range(seats):
                numbers, owners = features(match.glance(seat), match.settings)
                sizes.add((len(numbers), len(owners)))
                assert owners[0] == seat
                assert {owner for owner in owners if owner >= 0} == set(range(seats))
                assert all(-20 < number < 20 for number in numbers)
    assert len(sizes) == 1


@pytest.mark.parametrize("game", games.GAMES)
def test_a_view_tells_all_that_a_glance_tells(game: str) -> None:
    features = features_of(game)
    assert features is not None
    for match in positions(game, min(3, max(games.find(game).seat_counts)), 5):
        assert features(match.view(0), match.settings) == features(match.glance(0), match.settings)


@pytest.mark.parametrize("game", [name for name in games.GAMES if name != "home-racers"])
def test_features_do_not_change_with_what_the_seat_cannot_know(game: str) -> None:
    features = features_of(game)
    assert features is not None
    compared = 0
    for key, beginning in enumerate(beginnings(Case(games.find(game), 3, {}), 8, 5)):
        for seat in range(3):
            twin = beginning.dealt_anew_but_for_what_is_learnt(seat, key)
            for match in side_by_side(beginning, twin, seat):
                if match.table.turn == 0:
                    continue  # nothing is judged before the set-up is done
                assert features(match.glance(seat), match.settings) == features(twin.glance(seat), twin.settings)
                compared += 1
    assert compared > 30


def test_a_car_in_the_rear_gear_is_no_nearer_to_the_finish_than_one_that_stands() -> None:
    features = features_of("home-racers")
    assert features is not None
    for match in positions("home-racers", 3, 7):
        backing, standing = deepcopy(match.view(0)), deepcopy(match.view(0))
        for view, gear in ((backing, -1), (standing, 0)):
            for car in cast(list[Facts], view["cars"]):
                car["gear"] = gear
        assert features(backing, match.settings) == features(standing, match.settings)


@pytest.mark.parametrize("game", games.GAMES)
def test_chances_of_all_seats_are_chances(game: str) -> None:
    learnt = value_of(game)
    assert learnt is not None
    for match in positions(game, 4, 6):
        chances = learnt.chances(match, 1)
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) <= 1 + 1e-9
        assert learnt.judge(match, 1) == chances[1]


@pytest.mark.parametrize(("game", "finish"), [("home-racers", "first"), ("home-racers", "round")])
def test_who_has_won_already_is_not_judged_any_more(game: str, finish: str) -> None:
    """While others still drive for the places behind."""
    found, rookie = value_of(game), registry.find("rookie", game)
    assert found is not None
    match = jalopy.new(game, seats=4, seed=5, listening=False, finish=finish)
    sure: list[int | None] = []
    while match.question is not None:
        winner = match.game.sure_winner(match.state)
        if winner is not None:
            assert found.chances(match, match.question.seat) == [float(seat == winner) for seat in range(4)]
        sure.append(winner)
        match.answer(rookie.choose(Chair(match, match.question.seat, Stream(1))))
    assert None in sure
    assert sure == sorted(sure, key=lambda winner: winner is not None)  # once it is sure it stays so
    assert set(sure) == {None, match.standing[0].seat}


def test_a_network_adds_up_cuts_off_and_shares_out() -> None:
    hidden = Layer([1.0, -1.0, 0.5, 2.0], [0.0, 1.0])  # two inputs, two outputs
    last = Layer([1.0, 0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 5.0])
    # 2 and 1: 2.5 and 1 - 2 + 2 = 1; both above 0, so 2.5 and 1 again; the third output speaks for nobody.
    chances = Network([hidden, last]).chances([2.0, 1.0], [1, 0, ABSENT], 2)
    assert chances == pytest.approx([exp(1.0) / (exp(1.0) + exp(2.5)), exp(2.5) / (exp(1.0) + exp(2.5))])
    # 2 and 0: 2 and -1, which is cut off.
    chances = Network([hidden, last]).chances([2.0, 0.0], [1, 0, ABSENT], 2)
    assert chances == pytest.approx([1 / (1 + exp(2.0)), exp(2.0) / (1 + exp(2.0))])


def test_two_outputs_of_one_seat_count_together_and_one_may_be_nobodys() -> None:
    same = Network([Layer([0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0])])
    assert same.chances([1.0], [0, 0, 1, -1], 2) == [0.5, 0.25]


def test_weights_are_kept_and_read_again(tmp_path: Path) -> None:
    data = layer_data([[0.5, -1.0], [2.0, 0.25], [0.0, 1.0]], [0.125, -4.0])
    file = tmp_path / "value.json"
    write_file(file, ValueFile(card={"rules": "1"}, layers=[data]))
    kept = read_file(file)
    assert kept is not None
    assert kept.card == {"rules": "1"}
    layer = layer_from(kept.layers[0])
    assert list(layer.weights) == [0.5, -1.0, 2.0, 0.25, 0.0, 1.0]
    assert list(layer.biases) == [0.125, -4.0]
    assert read_file(tmp_path / "none.json") is None


def test_weights_for_other_rules_are_as_good_as_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = read_file(file_of("wacky-races"))
    assert kept is not None
    kept.card["rules"] = "0"
    write_file(tmp_path / "value.json", kept)
    monkeypatch.setattr(value, "file_of", lambda game: tmp_path / "value.json")
    value_of.cache_clear()
    try:
        assert value_of("wacky-races") is None
    finally:
        value_of.cache_clear()


@pytest.mark.parametrize("game", games.GAMES)
def test_the_card_tells_how_the_weights_were_learnt(game: str) -> None:
    kept = read_file(file_of(game))
    assert kept is not None
    assert kept.card["game"] == game
    assert kept.card["rules"] == games.find(game).version
    for name in ("matches", "seed", "epochs", "positions", "held_out", "brier", "brier_of_the_average", "reliability"):
        assert kept.card[name]
