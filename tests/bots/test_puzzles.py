"""Kept puzzles are what they say: the position is reached, one answer is the best, and the rookie gives another."""

from collections import Counter
from pathlib import Path

import pytest

from jalopy import games
from jalopy.bots import puzzles
from jalopy.bots.puzzles import Judge, Puzzle, Sieve
from jalopy.kernel.errors import BadRecord, NotNow

WITH_PUZZLES = ["scrap-racer", "wacky-races", "scrapyard-empire", "home-racers"]
FEW = Sieve(16, -0.02, -4.0)  # worlds that tell nothing for sure: the best must not be surely behind


@pytest.fixture(scope="module", params=WITH_PUZZLES)
def collection(request: pytest.FixtureRequest) -> list[Puzzle]:
    return puzzles.kept(request.param)


def test_there_are_some_and_each_is_another(collection: list[Puzzle]) -> None:
    assert len(collection) >= 4
    assert len({puzzle.name for puzzle in collection}) == len(collection)
    assert max(Counter((puzzle.kind, puzzle.best, puzzle.rookie) for puzzle in collection).values()) <= 2


def test_each_is_reached_and_missed_by_the_rookie(collection: list[Puzzle]) -> None:
    judge = Judge(collection[0].game)
    for puzzle in collection:
        match = puzzles.reached(puzzle, listening=False)
        assert judge.rookies(match) == puzzle.rookie
        assert puzzle.rookie != puzzle.best
        best, *others = puzzle.worths
        assert others
        for other in others:
            assert best.chance - other.chance >= puzzles.LEAD - 0.001
        assert match.game.plays_as(match.state, puzzle.seat) == puzzle.racer


def test_most_say_why_and_none_against_an_answer_that_is_not_there(collection: list[Puzzle]) -> None:
    for puzzle in collection:
        others = [worth.key for worth in puzzle.worths[1:]]
        assert sorted(puzzle.reasons) == sorted(others)
        assert (puzzle.why(puzzle.best).answer, puzzle.why(puzzle.best).other) == (puzzle.best, others[0])
        assert puzzle.why(others[-1]).reasons == puzzle.reasons[others[-1]]
    assert sum(any(puzzle.reasons.values()) for puzzle in collection) * 2 > len(collection)


def test_reasons_are_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "TOLD", 24)
    puzzle = puzzles.kept("wacky-races")[0]
    judge = Judge("wacky-races")
    found = [judge.reasons(puzzles.reached(puzzle, listening=False), puzzle.worths, 1) for _ in range(2)]
    assert found[0] == found[1]
    assert set(found[0]) == set(puzzle.reasons)


def test_the_best_is_not_behind_in_a_few_other_worlds(collection: list[Puzzle]) -> None:
    judge = Judge(collection[0].game)
    for number, puzzle in enumerate(collection[:4]):
        match = puzzles.reached(puzzle, listening=False)
        assert judge.not_behind(match, puzzle.best, FEW, number)


def test_one_that_leads_elsewhere_is_refused(collection: list[Puzzle]) -> None:
    first = collection[0]
    first = Puzzle(**{name: getattr(first, name) for name in first.__struct_fields__})
    first.kind = "something-else"
    with pytest.raises(BadRecord, match="is not reached"):
        puzzles.reached(first, listening=False)


def test_a_collection_is_written_whole_and_goes_on_behind_its_last_match(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    assert puzzles.read(path) == []
    known = puzzles.kept("wacky-races")[:2]
    puzzles.write(path, known)
    assert puzzles.read(path) == known
    assert not list(tmp_path.glob("*.part"))
    assert not puzzles.is_new(known[0], known)
    number = puzzles.next_match("wacky-races", 1, known)
    assert number > 0
    assert puzzles.next_match("wacky-races", 1, []) == 0
    assert puzzles.next_match("wacky-races", 2, known) == 0


def test_a_match_is_looked_through_question_by_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "SIEVES", (Sieve(1, 2.0, 0.0),))
    judge = Judge("wacky-races")
    looked = puzzles.found_in("wacky-races", 7, 0, judge)
    assert [next(looked) for _ in range(8)] == [None] * 8, "nothing leads by so much"


def test_a_game_that_nobody_can_judge_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "value_of", lambda game: None)
    with pytest.raises(NotNow, match="it has no puzzles"):
        Judge("wacky-races")


def test_those_of_other_rules_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    old = puzzles.Puzzle(
        name="a", game="wacky-races", rules="0", seats=2, settings={}, seed="", answers=[], seat=0, kind="", turn=1,
        racer="", worths=[], rookie="",
    )  # fmt: skip
    monkeypatch.setattr(puzzles, "read", lambda path: [old])
    assert games.find("wacky-races").version != "0"
    assert puzzles.kept("wacky-races") == []
