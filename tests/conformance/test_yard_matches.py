"""Ten thousand matches of Scrapyard Empire by lot, at tables by lot: all end, and no card is ever lost."""

import random
from collections import Counter
from itertools import chain

import pytest
from tests.conformance.driving import MOST_DECISIONS
from tests.conformance.tables import Case, accepted, values_of
from tests.conformance.test_matches import check_standing, inventory

from jalopy import games
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, start_match

GAME = games.find("scrapyard-empire")
MATCHES = 10_000
PARTS = 20
ROUNDS = (10, 10, 25, 50, 100)


def table(number: int) -> Case:
    """Seats in turn, and any settings that go together with them."""
    dice = random.Random(number)
    seats = GAME.seat_counts[number % len(GAME.seat_counts)]
    while True:
        given = {setting.name: dice.choice(values_of(GAME, setting)) for setting in GAME.settings}
        given["rounds"] = min(int(given["rounds"]), int(dice.choice(ROUNDS)))  # more of the shorter ones
        for setting in GAME.settings:  # what is for others only is left as it is
            if not accepted(GAME, seats, {setting.name: given[setting.name]}):
                del given[setting.name]
        if accepted(GAME, seats, given):
            return Case(GAME, seats, given)


def play_counting(match: Match, seed: int) -> int:
    """To the end, all cards counted at every question; how many questions there were."""
    source = Stream(seed)
    box = inventory(match.state.cards)
    every = set(range(len(match.state.cards.faces)))
    faces: list[str] = []
    questions = 0
    while True:
        cards = match.state.cards
        lying = list(chain.from_iterable(cards.places))
        assert len(lying) == len(every), "a card is lost or there twice"
        assert set(lying) == every
        if cards.faces != faces:
            faces = cards.faces.copy()
            assert inventory(cards) == box
        question = match.question
        if question is None:
            return questions
        questions += 1
        assert questions < MOST_DECISIONS
        match.take(question, question.options[source.below(len(question.options))])


def check(numbers: range) -> Counter[tuple[str, object]]:
    """Which settings and numbers of seats came up."""
    seen: Counter[tuple[str, object]] = Counter()
    for number in numbers:
        case = table(number)
        match = start_match(GAME, case.seats, case.values, FastChance(number), listening=False, history=False)
        play_counting(match, number)
        check_standing(match)
        seen.update(case.values.items())
        seen["seats", case.seats] += 1
    return seen


def test_some_matches_at_any_tables_lose_nothing() -> None:
    check(range(12))


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_matches_at_any_tables_lose_nothing(part: int) -> None:
    seen = check(range(part * MATCHES // PARTS, (part + 1) * MATCHES // PARTS))
    wanted = {(setting.name, value) for setting in GAME.settings for value in values_of(GAME, setting)}
    assert wanted | {("seats", seats) for seats in GAME.seat_counts} <= set(seen)
