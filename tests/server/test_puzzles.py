"""A puzzle a day, the same for everybody, and no solution before an answer."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from tests.server.guests import Guest
from tests.server.serving import Serving

from jalopy.bots.puzzles import Puzzle, kept

GAME = "wacky-races"
TODAY = datetime.now(UTC).date()


def asked(guest: Guest, path: str) -> Any:
    answer = guest.http.get(f"/api/puzzles{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def named(name: str) -> Puzzle:
    return next(puzzle for puzzle in kept(GAME) if puzzle.name == name)


def given(guest: Guest, name: str, **wish: Any) -> Any:
    answer = guest.http.post(f"/api/puzzles/{GAME}/{name}/answer", json=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_everybody_gets_the_same_of_a_day_and_another_the_next_day(serving: Serving) -> None:
    here, there = Guest(serving), Guest(serving)
    today = asked(here, f"/{GAME}/{TODAY}")
    assert asked(there, f"/{GAME}/{TODAY}") == today
    before = asked(here, f"/{GAME}/{TODAY - timedelta(days=1)}")
    assert before["number"] == today["number"] - 1
    shelf = {each["game"]: each["puzzles"] for each in asked(here, "")}
    assert shelf[GAME] == [puzzle.name for puzzle in kept(GAME)]
    if len(shelf[GAME]) > 1:
        assert before["name"] != today["name"]


def test_the_question_is_whole_and_the_solution_is_not_there(serving: Serving) -> None:
    found = asked(Guest(serving), f"/{GAME}/{TODAY}")
    puzzle = named(found["name"])
    standpoint = found["standpoint"]
    assert standpoint["seat"] == puzzle.seat
    assert {worth.key for worth in puzzle.worths} <= {option["key"] for option in standpoint["question"]["options"]}
    assert puzzle.seed not in msgspec.json.encode(found).decode()
    assert set(found) == {
        "name", "game", "day", "number", "turn", "racer", "settings", "seats", "standpoint", "answered",
    }  # fmt: skip


def test_the_first_answers_are_counted_and_others_are_not(serving: Serving) -> None:
    guest = Guest(serving)
    puzzle = kept(GAME)[0]
    before = sum(given(guest, puzzle.name, key=puzzle.best)["given"].values())
    solution = given(guest, puzzle.name, key=puzzle.rookie, first=True)
    assert solution["best"] == puzzle.best
    assert solution["rookie"] == puzzle.rookie
    assert solution["answers"] == msgspec.to_builtins(puzzle.worths)
    assert solution["why"] == msgspec.to_builtins(puzzle.why(puzzle.rookie))
    assert (solution["why"]["answer"], solution["why"]["other"]) == (puzzle.best, puzzle.rookie)
    assert sum(solution["given"].values()) == before + 1
    again = given(guest, puzzle.name, key=puzzle.rookie, first=True)
    assert again["given"][puzzle.rookie] == solution["given"][puzzle.rookie] + 1
    assert asked(guest, f"/{GAME}/{puzzle.name}")["answered"] == before + 2
    assert asked(guest, f"/{GAME}/{puzzle.name}/hint") == {"rookie": puzzle.rookie}


@pytest.mark.parametrize(
    ("path", "says"),
    [
        (f"/{GAME}/{TODAY + timedelta(days=3)}", "There is no puzzle for that day."),
        (f"/{GAME}/2025-12-31", "There is no puzzle for that day."),
        (f"/{GAME}/2026-02-30", "There is no puzzle for that day."),
        (f"/{GAME}/nonsense", "There is no such puzzle."),
        (f"/chess/{TODAY}", "There is no puzzle for that day."),
    ],
)
def test_where_there_is_none_that_is_said(serving: Serving, path: str, says: str) -> None:
    answer = Guest(serving).http.get(f"/api/puzzles{path}")
    assert (answer.status_code, answer.json()["error"]) == (404, says)


def test_what_is_no_answer_is_refused(serving: Serving) -> None:
    puzzle = kept(GAME)[0]
    answer = Guest(serving).http.post(f"/api/puzzles/{GAME}/{puzzle.name}/answer", json={"key": "fly", "first": True})
    assert (answer.status_code, answer.json()["error"]) == (400, "That is no answer to this puzzle.")


def test_a_puzzle_is_played_on(serving: Serving) -> None:
    guest = Guest(serving)
    puzzle = kept(GAME)[0]
    made = guest.http.post(f"/api/puzzles/{GAME}/{puzzle.name}/play-on", json={"name": "Mia"})
    assert made.status_code == 201, made.text
    found = guest.table(made.json()["code"])
    (question,) = found["match"]["questions"]
    assert (question["seat"], question["kind"]) == (puzzle.seat, puzzle.kind)
    assert found["match"]["answers"] == len(puzzle.answers)
    assert found["match"]["taken_over"]
    assert found["table"]["seats"][puzzle.seat]["you"]
