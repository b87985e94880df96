"""Ladders: every two bots meet under the same dice on chairs that move on, whatever the number of processes."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from jalopy.bots import registry
from jalopy.kernel.errors import JalopyError
from jalopy.lab import jobs
from jalopy.lab import ladder as lab
from jalopy.lab.accumulators import Finished, Traits
from jalopy.lab.intervals import wilson
from jalopy.lab.jobs import Job, finish_match
from jalopy.lab.ladder import Among, Ladder, Mixed, ladder, make_plan

# Several processes of their own: on one worker, one after the other.
pytestmark = pytest.mark.xdist_group("pools")

BOTH = ("random", "rookie")

FIRST = """
from jalopy.bots.bot import Bot


class First(Bot):
    def choose(self, chair):
        return chair.question.options[0]


class Again(First):
    pass


class Last(Bot):
    def choose(self, chair):
        return chair.question.options[-1]
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    (tmp_path / "my_bots.py").write_text(FIRST, "utf-8")
    monkeypatch.chdir(tmp_path)
    return ["my_bots.py:First", "my_bots.py:Last"]


def test_who_wins_is_rated_and_not_who_else_is_placed_where() -> None:
    plan = make_plan("wacky-races", ["rookie"], 4, 4, 1, {}, "random")
    results = Ladder(plan)
    table = Among("rookie", "random")
    for number in range(24):
        seats = table.seated(number, 4, 1)
        one = seats.index("rookie")
        order = [(one + step) % 4 for step in (range(4) if number % 3 == 0 else (1, 2, 3, 0))]  # otherwise it is last
        places = [order.index(seat) + 1 for seat in range(4)]
        results.add(table, Finished(number, seats, order, places, order[0], 1, 1, Traits(), str(number)))
    assert results.ratings.mu["rookie"] > results.ratings.mu["random"]


def as_text(results: Ladder) -> str:
    return json.dumps(results.as_data())


def test_a_rookie_stands_clear_above_whoever_answers_by_lot() -> None:
    results = ladder("wacky-races", BOTH, games=24)
    data: Any = results.as_data()
    upper, lower = data["levels"]
    assert (upper["bot"], upper["below"], upper["clear"]) == ("rookie", "random", True)
    assert (lower["bot"], lower["below"], lower["clear"]) == ("random", None, None)
    assert upper["mu"] - lower["mu"] > upper["sigma"] + lower["sigma"]
    up, down = data["pairings"]
    assert (up["bot"], up["among"], up["matches"]) == ("rookie", "random", 24)
    assert (down["bot"], down["among"], down["matches"]) == ("random", "rookie", 24)
    assert up["rate"] == up["wins"] / 24 > 0.25 > down["rate"]
    assert (up["low"], up["high"]) == wilson(up["wins"], 24)
    assert data["matches"] == 4 * 24
    assert data["mixed"] == {}


def test_one_and_two_workers_come_to_the_same_bytes(own_bots: list[str]) -> None:
    bots = ["random", "rookie", *own_bots]
    one, two = (ladder("wacky-races", bots, 3, 4, 7, {}, workers) for workers in (1, 2))
    assert as_text(one) == as_text(two)
    data: Any = one.as_data()
    assert data["bots"] == bots
    assert {level["bot"] for level in data["levels"]} == set(bots)
    assert as_text(ladder("wacky-races", bots, 3, 4, 8)) != as_text(one)


def test_both_sides_of_a_pair_have_the_same_dice_and_the_same_chair(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[tuple[str, ...], int, int]] = []

    def note(job: Job, number: int) -> Finished:
        played.append((job.bots, job.seed, number))
        return finish_match(job, number)

    monkeypatch.setattr(lab, "finish_match", note)
    ladder("wacky-races", BOTH, 3, 6, 5)
    assert {seed for _, seed, _ in played} == {5}
    for number in range(6):
        alike, also_alike, one, other = (bots for bots, _, of in played if of == number)
        assert {*alike, *also_alike} == set(BOTH)
        assert (len(set(alike)), len(set(also_alike))) == (1, 1)
        chair = number % 3
        assert (one[chair], other[chair]) == BOTH
        assert Counter(one) == {"random": 1, "rookie": 2}
        assert Counter(other) == {"random": 2, "rookie": 1}


def test_tables_of_like_bots_may_play_fewer_matches_and_all_others_the_same() -> None:
    fewer, whole = (ladder("wacky-races", BOTH, 3, 6, 5, among="random", alike=alike) for alike in (2, None))
    few, all_of_them = fewer.as_data(), whole.as_data()
    assert (few["matches"], all_of_them["matches"]) == (6 + 2, 6 + 6)
    assert (fewer.alike.matches["random"], whole.alike.matches["random"]) == (2, 6)
    assert fewer.among["random"].row("rookie") == whole.among["random"].row("rookie")
    with pytest.raises(JalopyError, match="0"):
        ladder("wacky-races", BOTH, 3, 6, 5, alike=0)
    assert make_plan("scrapyard-empire", ["random"], 1, 5, 1, {}, alike=2).matches == 5, "alone they are what counts"


def test_the_one_sits_on_every_chair_in_turn() -> None:
    seats = [Among("a", "b").seated(number, 4, 1) for number in range(8)]
    assert [bots.index("a") for bots in seats] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert all(bots.count("b") == 3 for bots in seats)


@pytest.mark.parametrize("bots", ["abc", "abcd", "abcdefg"])
def test_where_all_are_mixed_each_sits_as_often_on_every_chair(bots: str) -> None:
    matches = [Mixed(tuple(bots)).seated(number, 3, 1) for number in range(10 * len(bots))]
    assert all(len(set(match)) == 3 for match in matches)
    for chair in range(3):
        assert Counter(match[chair] for match in matches) == dict.fromkeys(bots, 10)
    assert len(set(matches)) > len(bots)


def test_all_meet_at_once_where_they_fill_the_table(own_bots: list[str]) -> None:
    def mixed(bots: list[str], seats: int) -> list[Mixed]:
        tables = make_plan("scrap-racer", bots, seats, 1, 1, {}).tables
        return [table for table in tables if isinstance(table, Mixed)]

    bots = ["random", "rookie", *own_bots]
    assert mixed(bots, 4) == [Mixed(tuple(bots))]
    assert mixed(bots, 5) == []
    assert mixed(bots, 2) == []  # they have met already
    data: Any = ladder("scrap-racer", bots[:3], 3, 6).as_data()
    assert {name: row["matches"] for name, row in data["mixed"].items()} == dict.fromkeys(bots[:3], 6)
    assert sum(row["wins"] for row in data["mixed"].values()) == 6


def test_what_the_others_make_of_a_chair_is_less_where_neutral_racers_win() -> None:
    fair = ladder("scrap-racer", BOTH, 4, 8)
    assert [fair.share(bot)["rate"] for bot in BOTH] == [0.25, 0.25]
    low, high = wilson(8, 8)
    assert fair.share("random") == {"rate": 0.25, "low": low / 4, "high": high / 4}
    assert ladder("wacky-races", BOTH, 4, 24).share("random")["rate"] < 0.25


def test_bots_that_play_alike_are_not_clear_of_each_other(own_bots: list[str]) -> None:
    data: Any = ladder("wacky-races", [own_bots[0], "my_bots.py:Again"], 4, 12).as_data()
    assert [level["clear"] for level in data["levels"]] == [False, None]
    one, other = data["pairings"]
    assert (one["wins"], one["share"]) == (other["wins"], other["share"])


def test_alone_what_counts_is_how_often_one_wins() -> None:
    data: Any = ladder("scrapyard-empire", BOTH, 1, 30, settings={"clock": "easy"}).as_data()
    upper, lower = data["levels"]
    assert (upper["bot"], lower["bot"], upper["clear"]) == ("rookie", "random", True)
    assert (upper["matches"], lower["matches"], data["matches"]) == (30, 30, 60)
    assert 0 < upper["wins"] < 30
    assert (upper["low"], upper["high"]) == wilson(upper["wins"], 30)
    assert "mu" not in upper
    assert (data["pairings"], data["mixed"], data["settings"]["clock"]) == ([], {}, "easy")


def test_a_time_trial_is_won_at_the_finish() -> None:
    data: Any = ladder("home-racers", BOTH, 1, 6).as_data()
    assert [level["bot"] for level in data["levels"]] == ["rookie", "random"]
    assert data["levels"][0]["wins"] == 6


def test_one_bot_is_enough_alone() -> None:
    data: Any = ladder("scrapyard-empire", ["random"], 1, 3).as_data()
    assert [level["bot"] for level in data["levels"]] == ["random"]


def test_unless_told_otherwise_all_who_know_the_game_play_on_four_chairs(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = make_plan("scrap-racer", registry.names_for("scrap-racer"), None, 3, 1, {})
    assert plan.job.seats == 4
    monkeypatch.setattr(registry, "names_for", lambda game: list(BOTH))
    assert ladder("scrap-racer", (), 2, 1).plan.bots == tuple(BOTH)


def test_progress_is_told_from_the_first_match_to_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "CHUNK", 8)
    told: list[tuple[int, int]] = []
    ladder("wacky-races", BOTH, 4, 5, progress=lambda done, matches: told.append((done, matches)))
    assert told == [(0, 20), (8, 20), (16, 20), (20, 20)]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"bots": ["rookie"]}, "A ladder takes two bots or more, not 1; alone, with one seat, one is enough."),
        ({"bots": ["rookie", "random", "rookie"]}, "The bot 'rookie' is named twice."),
        ({"bots": ["rookie", "genius"]}, "There is no bot 'genius'; there are: "),
        ({"bots": ["rookie", "genius.py:Genius"]}, "There is no file 'genius.py' to take a bot from."),
        ({"games": 0}, "The number of matches must be at least 1, not 0."),
        ({"workers": 0}, "The number of workers must be at least 1, not 0."),
        ({"seed": -1}, "The seed must be a whole number from 0 to 9223372036854775807, not -1."),
        ({"seats": 9}, "scrap-racer is for 2 to 8 players, not 9."),
        ({"seats": 1}, "scrap-racer is for 2 to 8 players, not 1."),
        ({"settings": {"track": "Q"}}, "The setting 'track' cannot be 'Q'"),
        ({"game": "ludo"}, "There is no game 'ludo'"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    sensible: dict[str, Any] = {"game": "scrap-racer", "bots": BOTH, "games": 2}
    with pytest.raises(JalopyError) as refusal:
        ladder(**{**sensible, **change})
    assert str(refusal.value).startswith(sentence)


def test_among_one_kind_of_others_nobody_else_meets() -> None:
    results = ladder("wacky-races", ["rookie"], games=12, among="random")
    data: Any = results.as_data()
    assert (data["among"], data["matches"]) == ("random", 24)
    assert [(row["bot"], row["among"], row["matches"]) for row in data["pairings"]] == [("rookie", "random", 12)]
    upper, lower = data["levels"]
    assert (upper["bot"], upper["below"], upper["clear"]) == ("rookie", "random", True)
    assert (lower["bot"], lower["below"], lower["clear"]) == ("random", None, None)
    whole: Any = ladder("wacky-races", BOTH, games=12).as_data()
    assert data["pairings"] == [row for row in whole["pairings"] if row["among"] == "random"], (
        "other matches are played"
    )


def test_whoever_plays_alone_is_among_nobody() -> None:
    with pytest.raises(JalopyError, match="Whoever plays alone is not among others: `random` has no seat"):
        make_plan("scrapyard-empire", ["rookie"], 1, 5, 1, {}, "random")
