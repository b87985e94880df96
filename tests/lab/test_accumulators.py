"""Counting matches without keeping them."""

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import GAME as SWAP_MEET

import jalopy
from jalopy.bots.registry import find
from jalopy.bots.runner import play
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.playout import play_out
from jalopy.lab.accumulators import Finished, Spread, Summary, Tally, Traits, look_at


@given(st.lists(st.integers(0, 40), min_size=1))
def test_mean_and_median_are_exact(numbers: list[int]) -> None:
    spread = Spread()
    for number in numbers:
        spread.add(number)
    assert spread.mean == pytest.approx(statistics.mean(numbers))
    assert spread.median == statistics.median(numbers)


def test_a_tally_counts_wins_and_appearances() -> None:
    tally = Tally()
    for won in (True, False, False, True):
        tally.add("crusher", won)
    tally.add("hover", False)
    row = tally.row("crusher")
    assert (row["wins"], row["matches"], row["rate"]) == (2, 4, 0.5)
    assert list(tally.as_data()) == ["crusher", "hover"]


def finished(number: int, winner: int, turns: int) -> Finished:
    order = [winner, *(seat for seat in range(3) if seat != winner)]
    traits = Traits([2, 0, 1], {"racer": [["hover"], ["swifty"], ["jackal", "twister"]]})
    return Finished(number, ("random", "rookie", "random"), order, [1, 2, 3], order[0], turns, 2 * turns, traits, "")


def test_a_summary_counts_every_match_from_all_sides() -> None:
    summary = Summary()
    for number, winner in enumerate([2, 2, 0, 1]):
        summary.add(finished(number, winner, 10 + number))
    assert summary.games == 4
    assert summary.by_seat.wins == {"0": 1, "1": 1, "2": 2}
    assert summary.by_turn_order.wins == {"1": 2, "2": 1, "3": 1}
    assert (summary.by_bot.wins["random"], summary.by_bot.matches["random"]) == (3, 8)
    assert summary.by_kind["racer"].wins == {"hover": 1, "swifty": 1, "jackal": 2, "twister": 2}
    assert (summary.turns.mean, summary.decisions.median) == (11.5, 23)


def test_merged_parts_are_the_whole() -> None:
    matches = [finished(number, number * 7 % 3, number) for number in range(20)]
    whole, first, second = Summary(), Summary(), Summary()
    for match in matches:
        whole.add(match)
        (first if match.number < 8 else second).add(match)
    first.merge(second)
    for name in ("by_seat", "by_turn_order", "by_bot"):
        assert getattr(first, name).as_data() == getattr(whole, name).as_data()
    assert first.by_kind["racer"].as_data() == whole.by_kind["racer"].as_data()
    assert first.turns.as_data() == whole.turns.as_data()
    assert first.games == whole.games == 20


def played(seed: int = 1) -> tuple[Match, int]:
    match = jalopy.new("scrap-racer", seats=3, seed=seed, start="2", two_racers=True, listening=False)
    return match, play_out(match, Stream(seed))


def test_a_finished_race_tells_who_started_and_who_drove_what() -> None:
    match, decisions = played()
    seen = look_at(match, 0, ("random",) * 3, decisions)
    assert seen.traits.turn_order == [1, 2, 0]
    drove = [name for names in seen.traits.kinds["racer"] for name in names]
    assert sorted(drove) == ["crusher", "hover", "jackal", "steel-jacket", "swifty", "twister"]
    assert seen.order == [place.seat for place in match.standing]
    assert [seen.places[seat] for seat in seen.order] == [1, 2, 3]
    assert seen.decisions == match.decisions
    assert seen.turns == match.state.turn - 1


def test_one_alone_wins_or_loses() -> None:
    def winner(key: int) -> tuple[str, int | None]:
        match = jalopy.new("scrapyard-empire", seats=1, seed=key, clock="easy")
        play(match, [find("rookie", "scrapyard-empire")], key)
        return match.standing[0].reason, look_at(match, 0, ("rookie",), match.decisions).winner

    assert {winner(key) for key in range(12)} == {("alone-won", 0), ("clock-won", None)}


def test_a_line_tells_matches_apart() -> None:
    def line(seed: int) -> str:
        match, decisions = played(seed)
        return look_at(match, 0, ("random",) * 3, decisions).line

    assert line(1) == line(1)
    assert len({line(seed) for seed in range(20)}) == 20


def test_a_game_the_lab_knows_nothing_about_is_counted_all_the_same() -> None:
    match = new_match(SWAP_MEET, 3, {"change": True}, FastChance(4), listening=False)
    decisions = play_out(match, Stream(1))
    summary = Summary()
    summary.add(look_at(match, 0, ("random",) * 3, decisions))
    assert summary.by_seat.wins.total() == 1
    assert summary.by_turn_order.as_data() == {}
    assert summary.by_kind == {}
