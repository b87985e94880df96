"""A match is its record: replayed, verified, resumed in the middle, begun from its positions, it stays the same match."""

import copy
import hashlib
import json
from typing import Any

import pytest
from tests.conformance.driving import begin, everything_asked, pick, play_on, some, step, views, wire
from tests.conformance.tables import Case, find_game, of_version, short_tables

from jalopy.kernel import record as records
from jalopy.kernel.chance import Chance, CommittedChance, FastChance, ScriptedChance, Stream
from jalopy.kernel.events import canonical
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, match_from, start_match
from jalopy.kernel.verifying import BROKEN, ELSEWHERE, VERIFIED, examine, verify

TABLES = short_tables()

SEED = "5eed" * 16


def sent(match: Match) -> dict[str, Any]:
    """The record after a journey as JSON."""
    data: dict[str, Any] = json.loads(json.dumps(match.record()))
    return data


@pytest.mark.parametrize("case", TABLES)
def test_a_record_makes_the_journey_there_and_back(case: Case) -> None:
    match = play_on(begin(case, 41), 42)
    data = sent(match)
    assert data == match.record()
    assert data["end"] == hashlib.sha256(canonical(case.game.position(match.state)).encode()).hexdigest()[:32]
    for again in (
        records.replay(data, find_game),
        records.resume(data, find_game),
        verify(data, find_game).match,
    ):
        assert again.over
        assert wire(again.record()) == wire(data)
        assert again.events(seat=0) == match.events(seat=0)


@pytest.mark.parametrize("case", TABLES)
def test_committed_chance_makes_a_match_like_any_other(case: Case) -> None:
    match = start_match(case.game, case.seats, case.values, CommittedChance(SEED, ("a guest",)), True)
    play_on(match, 43)
    assert wire(verify(sent(match), find_game).match.record()) == wire(match.record())


@pytest.mark.parametrize("case", TABLES)
def test_a_match_is_recorded_the_same_whether_or_not_anybody_listened(case: Case) -> None:
    loud, quiet = begin(case, 44), begin(case, 44, listening=False)
    source = Stream(45)
    while loud.question is not None:
        seat, key = pick(loud, source)
        loud.answer(key, seat)
        quiet.answer(key, seat)
    assert quiet.over
    assert quiet.events() == []
    assert wire(quiet.record()) == wire(loud.record())


@pytest.mark.parametrize("case", TABLES)
def test_a_match_is_resumed_at_a_question_and_goes_on_the_same(case: Case, thorough: bool) -> None:
    """Killed at a question, the match is resumed from what was saved and plays to the same end."""
    whole = play_on(begin(case, 46), 47)
    match = begin(case, 46)
    for count, _ in enumerate(some(match, 47, thorough, many=10)):
        resumed = records.resume(sent(match), find_game)
        assert everything_asked(resumed) == everything_asked(match)
        assert views(resumed) == views(match)
        assert resumed.can_undo == match.can_undo
        if count % 4 == 0:
            for seat, _, key in whole.answers[match.decisions :]:
                resumed.answer(key, seat)
            assert wire(resumed.record()) == wire(whole.record())


@pytest.mark.parametrize("case", TABLES)
def test_an_unfinished_record_is_verified_too(case: Case, thorough: bool) -> None:
    match = begin(case, 48)
    for _ in some(match, 49, thorough, many=5):
        assert wire(verify(sent(match), find_game).match.record()) == wire(match.record())


@pytest.mark.parametrize("case", TABLES)
def test_a_position_and_the_answers_since_are_the_same_match(case: Case, thorough: bool) -> None:
    whole = play_on(begin(case, 50), 51)
    match = begin(case, 50)
    data = whole.record()
    for count, _ in enumerate(some(match, 51, thorough, many=10)):
        if match.state.turn == 0:
            continue
        position = json.loads(json.dumps(match.position()))
        again = match_from(case.game, position, FastChance(50))
        assert again.position() == position
        since = match.decisions - len(match.turns[-1].asked)
        rest = whole.answers[since:]
        for seat, _, key in rest[: len(match.turns[-1].asked)]:
            again.answer(key, seat)
        assert everything_asked(again) == everything_asked(match)
        assert views(again) == views(match)
        if count % 4 == 0:
            for seat, _, key in rest[len(match.turns[-1].asked) :]:
                again.answer(key, seat)
            tail = again.record()
            turn = match.turns.index(match.turns[-1])
            for name in ("drawn", "digests"):
                assert tail[name] == data[name][turn:]  # type: ignore[index]
            assert (tail["end"], tail["standing"]) == (data["end"], data["standing"])
            assert wire(verify(sent(again), find_game).match.record()) == wire(tail)


@pytest.mark.parametrize("case", TABLES)
def test_the_position_at_the_end_is_the_end(case: Case) -> None:
    match = play_on(begin(case, 52), 53)
    again = match_from(case.game, match.position(), FastChance(1))
    assert again.over
    assert [place.as_data() for place in again.standing] == [place.as_data() for place in match.standing]
    assert again.position() == match.position()


@pytest.mark.parametrize("case", TABLES)
def test_a_match_with_scripted_dice_is_recorded_like_any_other(case: Case) -> None:
    """As many dice and picks as a match could want, all of them legal for every die and pile."""
    chance: Chance = ScriptedChance(dice=[1, 2, 3, 4, 5, 6, 3, 1, 2, 6, 5, 4] * 2_000, picks=[0] * 2_000)
    match = start_match(case.game, case.seats, case.values, chance, True)
    source = Stream(54)
    for _ in range(60):
        if match.question is not None:
            step(match, source)
    assert wire(verify(sent(match), find_game).match.record()) == wire(match.record())


# --- other rules --------------------------------------------------------------------------------------------------


def at_hand(game: Game[Any]) -> records.FindGame:
    """A program that has these rules, and no others."""
    return lambda name: game


def with_another_draw(part: dict[str, Any]) -> None:
    """One draw is changed; of a part in which chance had no say, the answer to its first question."""
    for turn in part["drawn"]:
        for place, draw in enumerate(turn):
            if isinstance(draw, int):
                turn[place] = draw % 6 + 1
                return
            if draw[1] > 1:
                turn[place] = [(draw[0] + 1) % draw[1], draw[1]]
                return
    part["answers"][0][2] += "!"


@pytest.mark.parametrize("case", TABLES)
def test_a_match_that_went_on_under_newer_rules_is_verified_part_by_part(case: Case) -> None:
    versions = {version: of_version(case.game, version) for version in ("older", "newer", "newest")}
    match = start_match(versions["older"], case.seats, case.values, CommittedChance(SEED, ("a guest",)), True)
    source = Stream(56)
    for version in ("newer", "newest"):
        given = 0
        while match.state.turn == 0 or given < 4:
            step(match, source)
            given += 1
        assert not match.over
        match = records.resume(sent(match), at_hand(versions[version]))
    data = sent(play_on(match, 57))
    parts = [*data["earlier"], data]
    for version in versions:
        found = verify(data, at_hand(versions[version]))
        assert [part.rules for part in found.parts] == list(versions)
        assert [part.result for part in found.parts] == [
            VERIFIED if part == version else ELSEWHERE for part in versions
        ]
        assert [part.draws for part in found.parts] == [sum(map(len, part["drawn"])) for part in parts]
    for number in (1, 2, 3):
        changed = copy.deepcopy(data)
        with_another_draw([*changed["earlier"], changed][number - 1])
        for version in ("older", "newest"):
            found = examine(changed, at_hand(versions[version]))
            assert [part.number for part in found.parts if part.result == BROKEN] == [number]
