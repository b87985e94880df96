"""Every match comes to its end, loses no card, and tells what it may tell."""

from collections import Counter
from itertools import pairwise

import pytest
from tests.conformance.driving import MOST_DECISIONS, begin, views, walk, watchers, wire
from tests.conformance.tables import Case, all_games, covering, short_tables
from tests.kernel import toy

from jalopy import games, rules_check
from jalopy.games.wacky_races.components import IN_A_RACE
from jalopy.kernel.cards import Cards
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.playout import play_out

TABLES = [case for game in all_games() for case in covering(game)]
SHORT_TABLES = short_tables()

MATCHES = 10_000  # of a long run, over all tables


def inventory(cards: Cards) -> list[Counter[str]]:
    """Which faces there are of each back."""
    return [Counter(cards.face(card) for card in back) for back in cards.backs]


def check_conservation(match: Match, box: list[Counter[str]]) -> None:
    cards = match.state.cards
    lying = sorted(card for place in cards.places for card in place)
    assert lying == list(range(len(cards.faces))), "a card is lost or there twice"
    assert inventory(cards) == box


def unseated(match: Match) -> int:
    """How many take places though nobody plays them."""
    return IN_A_RACE - match.seats if match.game.name == "wacky-races" else 0


def check_standing(match: Match) -> None:
    standing = match.standing
    assert sorted(place.seat for place in standing) == list(range(match.seats))
    places = [place.place for place in standing]
    others = unseated(match)
    assert 1 <= places[0] <= 1 + others
    assert all(before <= after <= number + others for number, (before, after) in enumerate(pairwise(places), 2))
    for place in standing:
        assert place.reason
        assert match.game.rulebook.rule(place.rule) is not None
        assert wire(place.as_data())


def check_question(match: Match) -> None:
    """Whoever is asked exists, can answer, and can look up why."""
    rulebook = match.game.rulebook
    assert len({question.seat for question in match.questions}) == len(match.questions)
    for question in match.questions:
        assert 0 <= question.seat < match.seats
        assert question.options
        assert rulebook.rule(question.rule) is not None
        keys = [option.key for option in question.options]
        assert len(set(keys)) == len(keys)
        assert all(rulebook.rule(option.rule) is not None for option in question.options)
        assert wire(question.as_data())
    for barred in match.barred():
        assert rulebook.rule(barred.rule) is not None
        assert match.question is not None
        assert barred.key not in [option.key for option in match.question.options]


@pytest.mark.parametrize("case", TABLES, ids=repr)
def test_a_match_runs_to_its_end_and_loses_nothing(case: Case) -> None:
    match = start_match(case.game, case.seats, case.values, FastChance(1), listening=False)
    box = inventory(match.state.cards)
    for _ in walk(match, 2):
        check_conservation(match, box)
    check_conservation(match, box)
    check_standing(match)


@pytest.mark.parametrize("case", SHORT_TABLES)
def test_questions_and_events_cite_rules_that_exist(case: Case) -> None:
    match = begin(case, 3)
    rulebook = case.game.rulebook
    for _ in walk(match, 4):
        check_question(match)
    assert match.table.story
    for event in match.table.story:
        assert rulebook.rule(event.rule) is not None, f"{event} cites no rule of {case.game.name}"
        assert all(0 <= seat < match.seats for seat in event.private or {})


def test_every_event_that_a_rule_names_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the toy; the check of a game's rules asks it of those that come with Jalopy."""
    monkeypatch.setattr(games, "_REGISTERED", {**games._REGISTERED, toy.GAME.name: toy.GAME})
    sample = rules_check.take_sample(toy.GAME, 6, lambda matches, missing: None)
    named = {(rule.number, kind) for rule in toy.GAME.rulebook.rules for kind in rule.events}
    assert named - sample.events == set()


@pytest.mark.parametrize("case", SHORT_TABLES)
def test_what_was_told_and_seen_does_not_change_afterwards(case: Case) -> None:
    """Views and events are pictures of a moment; they share nothing with the state that goes on."""
    match = begin(case, 5)
    told: list[list[str]] = [[] for _ in watchers(match)]
    kept: list[tuple[list[object], list[str]]] = []
    for _ in walk(match, 6):
        for watcher, texts in zip(watchers(match), told, strict=True):
            texts += [wire(event) for event in match.events(since=len(texts), seat=watcher)]
        if match.decisions % 5 == 0:
            kept.append(([match.view(watcher) for watcher in watchers(match)], views(match)))
    for seen, texts in kept:
        assert [wire(view) for view in seen] == texts
    for watcher, texts in zip(watchers(match), told, strict=True):
        assert [wire(event) for event in match.events(seat=watcher)][: len(texts)] == texts


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_matches_run_to_their_end(part: int) -> None:
    """All tables in turn; cards are counted at every question of the first match at each, and at the end of all."""
    for number in range(part, MATCHES, 20):
        case = TABLES[number % len(TABLES)]
        match = start_match(case.game, case.seats, case.values, FastChance(number), listening=False)
        box = inventory(match.state.cards)
        if number < 2 * len(TABLES):
            for _ in walk(match, number):
                check_conservation(match, box)
        else:
            assert play_out(match, Stream(number)) < MOST_DECISIONS
        check_conservation(match, box)
        check_standing(match)
