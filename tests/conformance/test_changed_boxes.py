"""Matches with a changed box: every knob at its ends, and mixes by lot, from the set-up to the end."""

import json
import random
from typing import Any

import pytest
from tests.conformance.boxes import mix, turned

import jalopy
from jalopy import games
from jalopy.bots.registry import find
from jalopy.bots.runner import play
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.game import Game
from jalopy.kernel.knobs import BOX, PRINTED
from jalopy.kernel.match import Match, match_from, new_match

CHANGEABLE = [name for name in games.GAMES if games.find(name).knobs]
MIXES = 6
LONG_MIXES = 40
MOST_ANSWERS = 1_500  # of a match by lot; some never end by themselves


def seats_for(game: Game[Any], dice: random.Random) -> int:
    return dice.choice(game.seat_counts)


def started(game: Game[Any], text: str, seed: int) -> Match:
    seats = seats_for(game, random.Random(f"{text} {seed}"))
    return new_match(game, seats, {BOX: text}, FastChance(seed))


def by_lot(match: Match, seed: int, most: int = MOST_ANSWERS) -> None:
    lot = Stream(seed)
    for _ in range(most):
        if (question := match.question) is None:
            return
        match.take(question, question.options[lot.below(len(question.options))])


def holds(match: Match) -> None:
    """What every match can do: its position, its record, an honest fork."""
    game = match.game
    record = json.loads(json.dumps(match.record()))
    assert record["settings"][BOX] == match.settings[BOX] != PRINTED
    again = jalopy.replay(record)
    assert again.state is not match.state
    assert again.view(0) == match.view(0)
    assert again.events() == match.events()
    question = match.question
    if question is not None:
        fork = match.fork(question.seat, FastChance(5))
        assert fork.view(question.seat) == match.view(question.seat)
        by_lot(fork, 3, 200)
    if match.state.turn == 0:
        return  # the set-up has no position
    position = json.loads(json.dumps(match.position()))
    twin = match_from(game, position, FastChance(9))
    assert json.loads(json.dumps(twin.position())) == position
    assert twin.settings == match.settings


@pytest.mark.parametrize("name", CHANGEABLE)
def test_every_knob_can_be_turned_to_either_end(name: str) -> None:
    game = games.find(name)
    boxes = list(turned(game))
    assert boxes
    for seed, text in enumerate(boxes):
        match = started(game, text, seed)
        by_lot(match, seed)
        holds(match)


@pytest.mark.parametrize("name", CHANGEABLE)
@pytest.mark.parametrize(
    "seed", [*range(MIXES), *(pytest.param(s, marks=pytest.mark.long) for s in range(MIXES, LONG_MIXES))]
)
def test_mixed_changes_hold_at_every_moment(name: str, seed: int) -> None:
    game = games.find(name)
    match = started(game, mix(game, random.Random(seed)), seed)
    for number in range(8):
        holds(match)
        by_lot(match, number, 30)


@pytest.mark.parametrize("name", CHANGEABLE)
@pytest.mark.parametrize("seed", range(MIXES))
def test_rookies_play_a_changed_box_to_its_end(name: str, seed: int) -> None:
    game = games.find(name)
    match = started(game, mix(game, random.Random(100 + seed)), seed)
    play(match, [find("rookie", name) for _ in range(match.seats)], seed)
    assert match.question is None
    assert sorted(place.seat for place in match.standing) == list(range(match.seats))


@pytest.mark.parametrize("name", CHANGEABLE)
def test_a_record_without_a_box_is_of_the_printed_one(name: str) -> None:
    match = jalopy.new(name, seats=max(games.find(name).seat_counts), seed=1)
    by_lot(match, 1, 20)
    record: Any = match.record()
    assert BOX not in record["settings"]
    assert jalopy.replay(record).settings[BOX] == PRINTED
