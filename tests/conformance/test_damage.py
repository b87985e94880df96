"""Damaged records and positions are refused in words, or are none: no other exception ever comes out."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.conformance.damage import damaged
from tests.conformance.driving import play_on, step
from tests.conformance.tables import Case, all_games, few, find_game, of_version

from jalopy.kernel import record as records
from jalopy.kernel.chance import CommittedChance, FastChance, ScriptedChance, Stream
from jalopy.kernel.errors import JalopyError
from jalopy.kernel.events import canonical
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, match_from, start_match
from jalopy.kernel.verifying import verify

steady = settings(
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
USUAL_EXAMPLES = 80
EXAMPLES = {"swap-meet": 250}  # a toy affords more

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.name))


def smallest(game: Game[Any]) -> Case:
    return few(game)[len(game.seat_counts)]


def sent(data: object) -> dict[str, Any]:
    journey: dict[str, Any] = json.loads(json.dumps(data))
    return journey


def records_of(game: Game[Any]) -> list[dict[str, Any]]:
    """Finished, under way, in the set-up, from a position, begun under older rules; with every kind of chance."""
    case = smallest(game)

    def begun(chance: Any, rules: Game[Any] = game) -> Match:
        return start_match(rules, case.seats, case.values, chance, True)

    committed = begun(CommittedChance("ab" * 32, ("guest",)))
    scripted = begun(ScriptedChance(dice=[1, 2, 3, 4, 5, 6] * 50, picks=[0] * 200))
    for match in (committed, scripted):
        for _ in range(25):
            if match.question is not None:
                step(match, Stream(match.decisions))
    from_position = match_from(game, committed.position(), FastChance(4))
    for _ in range(10):
        if from_position.question is not None:
            step(from_position, Stream(from_position.decisions))
    older = begun(FastChance(6), of_version(game, "older"))
    while older.state.turn == 0:
        step(older, Stream(older.decisions))
    newer = play_on(records.resume(sent(older.record()), find_game), 7)
    matches = [play_on(begun(FastChance(3)), 3), begun(FastChance(5)), committed, scripted, from_position, newer]
    return [sent(match.record()) for match in matches]


def as_read(data: dict[str, Any], match: Match) -> dict[str, Any]:
    """The older format has no checksum, so what makes no difference does not show: an omitted setting has its default."""
    read = {**data, "format": records.FORMAT}
    if "settings" in data:
        read["settings"] = match.game.written_settings(match.settings)
    return {**read, "checksum": records.checksum_of(read)}


def match_or_refusal(read: Callable[[], Match]) -> Match | JalopyError:
    """Any other exception goes on its way, and fails the test."""
    try:
        return read()
    except JalopyError as error:
        return error


def examples(game: Game[Any], thorough: bool) -> int:
    return EXAMPLES.get(game.name, USUAL_EXAMPLES) * (20 if thorough else 1)


@GAMES
def test_a_damaged_record_is_refused_in_words(game: Game[Any], thorough: bool) -> None:
    refused = 0
    whole = records_of(game)

    @settings(steady, max_examples=examples(game, thorough))
    @given(st.sampled_from(whole).flatmap(lambda record: st.tuples(st.just(record), damaged(record))))
    def verify_it(pair: tuple[dict[str, Any], dict[str, Any]]) -> None:
        nonlocal refused
        record, data = pair
        match = match_or_refusal(lambda: verify(data, find_game).match)
        if isinstance(match, JalopyError):
            refused += 1
        elif data["format"] == records.FORMAT:
            assert canonical(data) == canonical(record), "an edit does not show"
        else:
            again = canonical(match.record())
            assert again in (canonical(record), canonical(as_read(data, match))), "an edit does not show"

    verify_it()
    assert refused > examples(game, thorough) / 2


@GAMES
def test_a_damaged_record_is_replayed_and_resumed_or_refused(game: Game[Any], thorough: bool) -> None:
    """These do not verify, but whatever they are given they end in a match or in words."""
    whole = records_of(game)

    @settings(steady, max_examples=examples(game, thorough) // 2)
    @given(st.sampled_from(whole).flatmap(damaged), st.sampled_from([records.replay, records.resume]))
    def read(data: dict[str, Any], reader: Any) -> None:
        match = match_or_refusal(lambda: reader(data, find_game))
        if isinstance(match, Match):
            play_to_the_end(match)

    read()


@GAMES
def test_a_damaged_position_is_refused_in_words_or_can_be_played(game: Game[Any], thorough: bool) -> None:
    case = smallest(game)
    match = start_match(game, case.seats, case.values, FastChance(7), True)
    positions = []
    source = Stream(8)
    while match.question is not None:
        if match.state.turn > 0:
            positions.append(sent(match.position()))
        step(match, source)
    positions = [*positions[:: max(1, len(positions) // 4)], sent(match.position())]
    refused = 0

    @settings(steady, max_examples=examples(game, thorough))
    @given(st.sampled_from(positions).flatmap(damaged))
    def read(data: dict[str, Any]) -> None:
        nonlocal refused
        before = canonical(data)
        begun = match_or_refusal(lambda: match_from(game, data, FastChance(9)))
        assert canonical(data) == before
        if isinstance(begun, Match):
            assert begun.position()
            play_to_the_end(begun)
        else:
            refused += 1

    read()
    assert refused > examples(game, thorough) / 4


def play_to_the_end(match: Match) -> None:
    """By lot; a script that ends on the way says so in words."""
    end = match_or_refusal(lambda: play_on(match, 10))
    if isinstance(end, Match):
        assert sorted(place.seat for place in end.standing) == list(range(end.seats))
    else:
        assert isinstance(match.chance, ScriptedChance)
