"""What the measures of a report make of rows written by hand."""

from collections import Counter
from random import Random

import pytest

from jalopy import games
from jalopy.lab import lengths
from jalopy.lab.accumulators import Spread
from jalopy.lab.intervals import wilson
from jalopy.lab.rates import Rate, matches_to_settle, settled
from jalopy.lab.report import measures
from jalopy.lab.report.gathering import Asked, Usage
from jalopy.lab.rows import Row


def row(match: int, seat: int, won: bool, **cells: bool | int | str | None) -> Row:
    usual: Row = {
        "match": match,
        "seat": seat,
        "seats": 2,
        "turn_order": seat + 1,
        "racer": "swifty" if seat else "jackal",
        "won": won,
        "place": 1 if won else 2,
        "turns": 10,
        "decisions": 30,
        "lead_changes": 2,
        "last_lead_change": 5,
    }
    return usual | cells


def matches(winners: list[int], **cells: bool | int | str | None) -> list[Row]:
    return [row(number, seat, seat == winner, **cells) for number, winner in enumerate(winners) for seat in (0, 1)]


def test_rates_are_counted_by_order_and_not_by_chair() -> None:
    rows = [row(0, 0, True, turn_order=2), row(0, 1, False, turn_order=1)]
    assert measures.by_order(rows) == [Rate(0, 1), Rate(1, 1)]


def test_without_an_order_chairs_count() -> None:
    assert measures.by_order(matches([0, 0, 1], turn_order=None)) == [Rate(2, 3), Rate(1, 3)]


def test_a_rate_has_wilsons_interval() -> None:
    assert Rate(7, 20).interval == wilson(7, 20)
    assert Rate(7, 20).as_data()["rate"] == 0.35


def test_the_strongest_name_comes_first_and_two_racers_count_twice() -> None:
    rows = [row(0, 0, True, racer="hover+twister"), row(0, 1, False, racer="jackal+hover")]
    assert measures.by_name(rows, "racer") == {"twister": Rate(1, 1), "hover": Rate(1, 2), "jackal": Rate(0, 1)}


def test_order_and_name_are_counted_together() -> None:
    found = measures.by_order_and_name(matches([0, 1, 1]), "racer")
    assert found == {(1, "jackal"): Rate(1, 3), (2, "swifty"): Rate(2, 3)}


def test_a_seat_that_nobody_beats_but_a_stranger_has_less_than_its_part() -> None:
    rows = [*matches([0, 1]), *[row(2, seat, False) for seat in (0, 1)], *[row(3, seat, False) for seat in (0, 1)]]
    assert measures.fair_share(rows) == 0.25


def test_settled_means_that_intervals_do_not_touch() -> None:
    assert settled(Rate(90, 100), Rate(10, 100))
    assert not settled(Rate(6, 10), Rate(4, 10))


@pytest.mark.parametrize(("rate", "share"), [(0.38, 0.25), (0.3, 0.25), (0.5, 0.49)])
@pytest.mark.parametrize("among", [1, 6])
def test_so_many_matches_settle_it_and_much_fewer_do_not(rate: float, share: float, among: int) -> None:
    needed = matches_to_settle(Rate(round(rate * 1000), 1000, among), share)
    assert needed is not None
    more, fewer = round(needed * 1.2), round(needed * 0.7)
    assert not Rate(round(rate * more), more, among).holds(share)
    assert Rate(round(rate * fewer), fewer, among).holds(share)


def test_no_difference_is_never_settled() -> None:
    assert matches_to_settle(Rate(25, 100), 0.25) is None


def test_of_many_equal_racers_the_best_is_seldom_called_better() -> None:
    """In 1 of 20 reports anybody may be told apart by chance; with plain intervals that were about every third report."""
    lot = Random(7)
    names = [f"racer {number}" for number in range(10)]
    told = plain = 0
    reports = 300
    for _ in range(reports):
        rates = measures.rated((name, lot.random() < 0.25) for name in names for _ in range(200))
        told += any(not rate.holds(0.25) for rate in rates.values())
        plain += any(not Rate(rate.wins, rate.matches).holds(0.25) for rate in rates.values())
    assert told / reports < 0.08
    assert plain / reports > 0.25


def test_what_winners_use_comes_first_and_little_used_things_have_no_say() -> None:
    found = {("card", "good"): Usage(), ("card", "bad"): Usage(), ("card", "rare"): Usage()}
    for number in range(60):
        found["card", "good"].count(3, 3 if number % 4 else 0)
        found["card", "bad"].count(2, 0)
    found["card", "rare"].count(1, 1)
    uses = {use.item: use for use in measures.uses(found)}
    assert list(uses) == ["rare", "good", "bad"]
    assert (uses["good"].rate, uses["good"].uses, uses["good"].matches) == (0.75, 180, 60)
    assert not uses["rare"].enough
    assert uses["bad"].low == 0.0 < uses["bad"].high < 0.2
    # three uses by the same seat of the same match tell no more than one: the interval is that of 60 matches
    low, high = wilson(45, 60, among=2)
    assert uses["good"].low == pytest.approx(low, abs=0.01)
    assert uses["good"].high == pytest.approx(high, abs=0.01)


def test_columns_hold_every_number_once() -> None:
    spread = Spread(Counter({3: 2, 4: 1, 40: 5}))
    bins = lengths.histogram(spread)
    assert sum(each.count for each in bins) == 8
    assert (bins[0].first, bins[-1].last >= 40) == (3, True)
    assert len(bins) <= lengths.WIDEST


def test_numbers_that_come_in_steps_make_columns_as_wide_as_a_step() -> None:
    bins = lengths.histogram(Spread(Counter({36: 1, 40: 2, 48: 1})))
    assert [(each.first, each.last, each.count) for each in bins] == [
        (36, 36, 1),
        (40, 40, 2),
        (44, 44, 0),
        (48, 48, 1),
    ]


def test_parts_of_a_spread() -> None:
    spread = Spread(Counter({1: 5, 2: 90, 3: 5}))
    assert (lengths.part_below(spread, 0.05), lengths.part_below(spread, 0.95)) == (1, 2)


def test_when_the_lead_changed_last() -> None:
    rows = [*matches([0]), *[row(1, seat, seat == 0, last_lead_change=None) for seat in (0, 1)]]
    assert measures.last_changes(rows) == [0.5]


def test_who_is_behind_wins_less() -> None:
    rows = [
        row(number, seat, (seat == 0) == (number % 4 != 0), behind_50=0 if seat == 0 else 3 + number % 2)
        for number in range(200)
        for seat in (0, 1)
    ]
    steps = measures.comeback(rows, 50)
    assert [(step.least, step.most) for step in steps] == [(0, 0), (3, 3), (4, 4)]
    assert [step.rate for step in steps] == [Rate(150, 200), Rate(50, 100), Rate(0, 100)]  # every fourth match is even
    assert measures.comeback(rows, 25) == []


def test_a_leader_counts_only_where_one_leads_alone() -> None:
    rows = [
        *[row(0, seat, seat == 0, place_50=seat + 1) for seat in (0, 1)],
        *[row(1, seat, seat == 0, place_50=1) for seat in (0, 1)],
    ]
    assert measures.leader_wins(rows, 50) == Rate(1, 1)


def test_order_at_half_time_and_at_the_end() -> None:
    same = [row(number, seat, seat == 0, place_50=seat + 1) for number in range(10) for seat in (0, 1)]
    found = measures.half_time(same)
    assert found is not None
    assert found.value == pytest.approx(1)
    mixed = [row(number, seat, seat == number % 2, place_50=seat + 1) for number in range(100) for seat in (0, 1)]
    unrelated = measures.half_time(mixed)
    assert unrelated is not None
    assert unrelated.value == pytest.approx(0)
    assert unrelated.low < 0 < unrelated.high


def test_a_mean_has_an_interval() -> None:
    found = measures.mean_of([1.0, 2.0, 3.0])
    assert (found.mean, round(found.half, 3)) == (2.0, 1.132)


def test_questions_are_added_up() -> None:
    together = measures.all_questions({"roll": Asked(3, 1, 7), "card": Asked(1, 0, 2)})
    assert together == Asked(4, 1, 9)


def test_rules_that_only_explain_are_not_missed() -> None:
    book = games.find("scrap-racer").rulebook
    doing = [rule.number for rule in book.rules if rule.events or rule.asks or rule.offers]
    assert measures.never_met(book, Counter()) == doing
    assert measures.never_met(book, Counter(doing)) == []
    assert len(doing) < len(book.rules)


def test_deals_that_decide_everything_and_nothing() -> None:
    everything = measures.luck([[12, 0] if deal % 2 else [0, 12] for deal in range(40)], 12)
    assert everything is not None
    assert everything.part == pytest.approx(1)
    nothing = measures.luck([[6, 6]] * 40, 12)
    assert nothing is not None
    assert nothing.part == 0
    assert measures.luck([[6, 6]] * 3, 12) is None
