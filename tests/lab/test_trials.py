"""Trials of a box: the same matches as in the lab, in parts, and what is said of them."""

from collections import Counter

import pytest

from jalopy import games
from jalopy.lab import trials
from jalopy.lab.accumulators import Spread, Summary, Tally
from jalopy.lab.outcomes import alone_of, columns, in_round_numbers, outcome_of, place_name
from jalopy.lab.simulate import simulate
from jalopy.lab.trials import Counted, Trial

FOR_EVER = 1e9


def trial(bot: str = "random", **settings: str) -> Trial:
    values = games.find("scrap-racer").read_settings(2, {"track": "RRRR", **settings})
    return Trial(game="scrap-racer", seats=2, bot=bot, seed=5, settings=values)


@pytest.mark.parametrize("bot", ["random", "rookie"])
def test_parts_of_a_trial_sum_up_to_what_the_lab_counts(bot: str) -> None:
    counted = trials.play(trial(bot), 0, 7, FOR_EVER)
    counted.merge(trials.read(trials.write(trials.play(trial(bot), 7, 5, FOR_EVER))))
    assert counted.summary == simulate("scrap-racer", 2, [bot], 12, 5, {"track": "RRRR"}).summary
    assert counted.lead_changes.counts.total() == 12
    assert 0 < counted.turns_with < counted.turns_heard


def test_at_least_one_match_is_played_however_little_time_there_is() -> None:
    assert trials.play(trial(), 0, 100, 0.0).matches == 1


def made(first_wins: int, matches: int, crusher: int = 0, turns: int = 40) -> Counted:
    """Two seats: whoever goes first wins so many, and so does Crusher, who is on either."""
    tally = Tally(Counter({"1": first_wins, "2": matches - first_wins}), Counter({"1": matches, "2": matches}))
    names = Tally(Counter({"crusher": crusher, "jackal": matches - crusher}), Counter(crusher=matches, jackal=matches))
    spread = Spread(Counter({turns: matches}))
    return Counted(Summary(matches, tally, tally, Tally(), {"racer": names}, spread, spread), spread)


def test_the_headline_is_about_those_who_are_furthest_apart() -> None:
    before = made(501, 1000, crusher=500)
    found = outcome_of(trial(), made(300, 1000, crusher=520), before)
    assert (found.headline.key, found.headline.facts) == (
        "order-now",
        {"name": "last", "rate": 70, "fair": 50, "was": 50},
    )
    found = outcome_of(trial(), made(480, 1000, crusher=800), made(500, 1000, crusher=700))
    assert (found.headline.key, found.headline.facts["name"]) == ("name-still", "crusher")
    found = outcome_of(trial(), made(500, 1000, crusher=505), None)
    assert found.headline.key == "name-even"
    assert found.settled == []
    assert found.open is not None


def four(*wins: int, matches: int = 3000) -> Counted:
    """Four seats; whoever goes first wins so many, and so on."""
    tally = Tally(
        Counter({str(place): count for place, count in enumerate(wins, 1)}),
        Counter({str(place): matches for place in range(1, 5)}),
    )
    spread = Spread(Counter({40: matches}))
    return Counted(Summary(matches, tally, tally, Tally(), {}, spread, spread), spread)


def test_who_wins_most_is_said_only_of_one_who_is_clear_of_all_others() -> None:
    whole = Trial(game="scrap-racer", seats=4, bot="random", seed=5, settings=trial().settings)
    before = four(900, 880, 700, 520)
    close = outcome_of(whole, four(890, 900, 690, 520), before).headline  # the first two change places with every look
    assert (close.key, close.facts["name"], close.facts["other"]) == ("order-apart", "second", "last")
    assert (close.facts["rate"], close.facts["least"]) == (30, 17)
    assert outcome_of(whole, four(1100, 800, 600, 500), before).headline.key == "order-still"
    assert outcome_of(whole, four(700, 1200, 600, 500), before).headline.key == "order-now"


def test_what_is_called_settled_would_be_so_at_twenty_looks() -> None:
    once = outcome_of(trial(), made(1447, 3000), made(1553, 3000))  # clear of it at one look by itself, at 95 %
    assert once.effects == []
    assert "order-settled" not in [each.key for each in once.settled]
    firm = outcome_of(trial(), made(1380, 3000), made(1620, 3000))
    assert {(each.of, each.name) for each in firm.effects} == {("order", "first"), ("order", "last")}


def test_what_is_told_of_turns_is_an_effect_too() -> None:
    def crashes(turns: int) -> Counted:
        counted = made(500, 1000, crusher=500)
        counted.turns_heard, counted.turns_with = 10_000, turns
        return counted

    (found,) = outcome_of(trial(), crashes(3300), crashes(3700)).effects
    assert (found.of, found.name, found.was, found.now) == ("often", "crash", 0.37, 0.33)
    assert outcome_of(trial(), crashes(3690), crashes(3700)).effects == []


def test_it_is_said_why_fair_is_less_than_an_equal_part() -> None:
    def said(counted: Counted) -> list[tuple[str, object]]:
        whole = Trial(game="scrap-racer", seats=4, bot="random", seed=5, settings=trial().settings)
        return [(each.key, each.facts.get("rate")) for each in outcome_of(whole, counted, None).more]

    assert ("nobody", 8) in said(four(690, 690, 690, 690))
    assert "nobody" not in [key for key, _ in said(four(750, 750, 750, 749))]
    assert "nobody" not in [key for key, _ in said(four(800, 800, 800, 800))], "several may win one match"


def test_what_is_settled_and_what_is_open() -> None:
    found = outcome_of(trial(), made(300, 1000, crusher=510), None)
    assert [(each.key, each.facts) for each in found.settled] == [("order-settled", {"name": "last", "other": "first"})]
    assert found.open is not None
    assert found.open.key == "name-open"
    needed = found.open.facts["matches"]
    assert isinstance(needed, int)
    assert needed > 1000


def test_effects_are_what_is_settled_and_where_nothing_is_it_is_said_how_large_they_may_be() -> None:
    found = outcome_of(trial(), made(480, 1000, crusher=800), made(500, 1000, crusher=600))
    assert [(each.of, each.name) for each in found.effects] == [("name", "crusher"), ("name", "jackal")]
    (rises, _) = found.effects
    assert (rises.was, rises.now) == (0.6, 0.8)
    assert 0 < rises.low < 0.2 < rises.high
    same = outcome_of(trial(), made(500, 1000, crusher=500), made(500, 1000, crusher=500))
    assert same.effects == []
    assert same.within is not None
    assert 4 < same.within < 8
    assert outcome_of(trial(), made(500, 1000), None).within is None


def test_a_match_that_takes_longer_is_an_effect() -> None:
    def spread(turns: int) -> Counted:
        counted = made(500, 1000, crusher=500)
        counted.summary.turns = Spread(Counter({turns - 1: 500, turns + 1: 500}))
        return counted

    (longer,) = outcome_of(trial(), spread(60), spread(40)).effects
    assert (longer.of, longer.name, longer.was, longer.now) == ("length", "turns", 40, 60)
    assert 0.4 < longer.low < 0.5 < longer.high < 0.6
    assert outcome_of(trial(), spread(40), spread(40)).effects == []


def test_too_early_is_said_as_long_as_nobody_knows() -> None:
    assert outcome_of(trial(), made(7, 10, crusher=5), None).headline.key == "order-early"
    assert outcome_of(trial(), made(5020, 10_000, crusher=5000), None).headline.key == "order-even"


def test_a_change_alone_tells_whom_it_touches_most() -> None:
    found = alone_of("dice.count", trial(), made(480, 1000, crusher=300), made(500, 1000, crusher=500))
    assert found is not None
    assert (found.of, found.name, round(found.points), found.settled) == ("racer", "crusher", -20, True)
    assert alone_of("dice.count", trial(), Counted(), made(500, 1000)) is None


def test_two_histograms_share_their_columns() -> None:
    found = columns(Spread(Counter({30: 1, 31: 3})), Spread(Counter({33: 2})))
    assert (found.first, found.width) == (30, 1)
    assert (found.now, found.printed) == ([0.25, 0.75, 0, 0], [0, 0, 0, 1])
    assert (found.mean, found.printed_mean) == (30.75, 33)


def test_places_and_numbers_are_as_people_say_them() -> None:
    assert [place_name(place, 4) for place in (1, 2, 3, 4)] == ["first", "second", "third", "last"]
    assert place_name(1, 1) == "first"
    assert [in_round_numbers(each) for each in (7, 84, 123_456)] == [7, 80, 100_000]
