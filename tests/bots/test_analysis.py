"""A match looked back on: luck and choices come to the result, nobody is accused by luck, and twice it is the same."""

from functools import cache

import pytest

import jalopy
from jalopy import games
from jalopy.bots import registry
from jalopy.bots.analysis import (
    DOUBTFUL,
    QUICK,
    Account,
    Analysis,
    Analyst,
    Gaps,
    Moment,
    Quality,
    _Look,
    _told_apart,
    analyse,
)
from jalopy.bots.runner import play
from jalopy.bots.search import result
from jalopy.kernel.chance import FastChance
from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.record import make_record, replay
from jalopy.kernel.settings import Values

HASTY = Quality(12, 32, 6)
# What looks at the same match stays together, so that it is looked at once.
OF_A_GAME = [pytest.param(name, marks=pytest.mark.xdist_group(f"analysis of {name}")) for name in games.names()]
WITH_A_WINNER = [each for each in OF_A_GAME if each.values != ("wacky-races",)]
of_wacky_races = pytest.mark.xdist_group("analysis of wacky-races")


@cache
def played(game: str, seats: int = 3, bots: str = "rookie") -> Match:
    settings: Values = {"short": True} if game == "scrap-racer" else {}
    match = new_match(games.find(game), seats, settings, FastChance(11))
    play(match, [registry.find(bots, game)] * seats, 4)
    return match


@cache
def looked_at(game: str, seats: int = 3) -> Analysis:
    match = played(game, seats)
    return Analyst(game, HASTY).analyse(match)


@pytest.mark.parametrize("game", OF_A_GAME)
def test_the_start_and_all_changes_come_to_the_result(game: str) -> None:
    found, match = looked_at(game), played(game)
    assert len(found.moments) == match.decisions
    for seat, account in enumerate(found.accounts):
        parts = (account.start, account.luck, account.slips, account.gifts, account.rest)
        assert sum(parts) == pytest.approx(account.result, abs=1e-9)
        assert account.result == pytest.approx(result(match, seat))
        assert found.start[seat] == account.start


@pytest.mark.parametrize("game", OF_A_GAME)
def test_every_step_comes_to_the_next(game: str) -> None:
    found = looked_at(game)
    for moment, following in zip(
        found.moments, [each.chances for each in found.moments[1:]] + [found.result], strict=True
    ):
        for seat in range(found.seats):
            changed = moment.luck[seat] + moment.slip[seat] + moment.rest[seat]
            assert moment.chances[seat] + changed == pytest.approx(following[seat], abs=1e-9)
    luck = [found.moments[0].chances[seat] - found.start[seat] for seat in range(found.seats)]
    assert found.deal == pytest.approx(luck)


@pytest.mark.parametrize("game", OF_A_GAME)
def test_a_slip_costs_whoever_made_it_and_is_never_a_gain(game: str) -> None:
    found = looked_at(game)
    for moment in found.moments:
        assert (moment.slip[moment.seat] <= -DOUBTFUL) == (moment.best != moment.chosen)
        if moment.best == moment.chosen:
            assert not any(moment.slip)
        else:
            assert moment.answers


@pytest.mark.parametrize("game", WITH_A_WINNER)
def test_what_one_gains_others_lose(game: str) -> None:
    """Where a seat wins in any case; at Wacky Races it may be a racer whom nobody plays."""
    for moment in looked_at(game).moments:
        for changes in (moment.luck, moment.slip, moment.rest):
            assert sum(changes) == pytest.approx(0.0, abs=1e-6)
        assert sum(moment.chances) == pytest.approx(1.0, abs=1e-6)


@of_wacky_races
def test_twice_it_is_the_same_and_with_other_worlds_nearly_so() -> None:
    game = "wacky-races"
    match = played(game)
    first = looked_at(game)
    again = Analyst(game, HASTY).analyse(replay(make_record(match), games.find))
    assert first == again
    other = Analyst(game, HASTY, seed=2).analyse(match)
    assert other != first
    middle = len(match.answers) // 2
    for seat in range(match.seats):
        assert other.start[seat] == pytest.approx(first.start[seat], abs=0.1)
        assert other.moments[middle].chances[seat] == pytest.approx(first.moments[middle].chances[seat], abs=0.2)


def test_random_answers_are_worse_than_a_rookies() -> None:
    match = jalopy.new("home-racers", seats=2, seed=3)
    play(match, [registry.find("rookie", "home-racers"), registry.find("random", "home-racers")], 1)
    found = Analyst("home-racers", HASTY).analyse(match)

    def wrong(account: Account) -> float:
        return 1 - account.right / account.choices

    rookie, random = found.accounts
    assert wrong(random) > wrong(rookie)


def test_progress_is_told_answer_by_answer() -> None:
    told: list[tuple[int, int]] = []
    match = played("wacky-races")
    analyst = Analyst("wacky-races", Quality(2, 2, 1))
    analyst.analyse(match, lambda done, of: told.append((done, of)))
    assert told == [(number, match.decisions) for number in range(1, match.decisions + 1)]


def test_only_a_match_that_is_over_is_looked_back_on() -> None:
    with pytest.raises(NotNow, match="once it is over"):
        analyse(jalopy.new("wacky-races", seats=2, seed=1), QUICK)


def look(seat: int, expected: float, slip: float, goes_on: bool, turn: int = 1, came: float | None = None) -> _Look:
    """`came`: something fell, and then that seat's chance was so much."""
    chances = [expected, 1 - expected] if seat == 0 else [1 - expected, expected]
    gap = [slip, -slip] if seat == 0 else [-slip, slip]
    moment = Moment(
        number=0, turn=turn, seat=seat, kind="move", facts={}, chosen="a", best="b" if slip else "a", events=0,
        chances=[], luck=[], slip=gap, rest=[], answers=[],
    )  # fmt: skip
    if came is None:
        return _Look(moment, chances, chances, False, goes_on)
    return _Look(moment, chances, [came, 1 - came] if seat == 0 else [1 - came, came], True, goes_on)


def test_a_chance_that_is_still_there_is_not_lost() -> None:
    """Twice in a row the better answer was left, and only the second time it was gone for good."""
    first, second = _told_apart([look(0, 0.2, -0.6, goes_on=True), look(0, 0.2, -0.6, goes_on=False)], [0.2, 0.8])
    assert (first.slip, first.best) == ([0.0, 0.0], "a")
    assert second.slip == pytest.approx([-0.6, 0.6])
    assert first.chances == pytest.approx([0.8, 0.2])
    assert second.chances == pytest.approx([0.8, 0.2])


def test_a_slip_counts_as_far_as_it_cannot_be_made_good() -> None:
    first, second = _told_apart([look(0, 0.2, -0.6, goes_on=True), look(0, 0.2, -0.3, goes_on=False)], [0.2, 0.8])
    assert first.slip == pytest.approx([-0.3, 0.3])
    assert second.slip == pytest.approx([-0.3, 0.3])
    assert first.chances == pytest.approx([0.8, 0.2])


def test_a_chance_that_is_still_there_after_something_fell_is_neither_lost_nor_luck() -> None:
    """The first time it was left for a card that changed nothing; then for one that was lucky, and half of it was there yet."""
    left = look(0, 0.3, -0.2, goes_on=False, came=0.3)
    first, second = _told_apart([left, look(0, 0.3, -0.2, goes_on=False)], [0.3, 0.7])
    assert (first.slip, first.best) == ([0.0, 0.0], "a")
    assert first.luck == pytest.approx([0.0, 0.0])
    assert second.slip == pytest.approx([-0.2, 0.2])
    left = look(0, 0.3, -0.2, goes_on=False, came=0.4)
    first, second = _told_apart([left, look(0, 0.4, -0.1, goes_on=False)], [0.4, 0.6])
    assert first.slip == pytest.approx([-0.1, 0.1])
    assert first.luck == pytest.approx([0.1, -0.1])
    assert first.chances == pytest.approx([0.5, 0.5])
    other = look(0, 0.3, -0.2, goes_on=False, came=0.3)
    first, _ = _told_apart([other, look(0, 0.3, -0.2, goes_on=False, turn=2)], [0.3, 0.7])
    assert first.slip == pytest.approx([-0.2, 0.2])  # another turn, another chance


def test_what_a_better_answer_to_it_would_bring_is_part_of_what_fell() -> None:
    """A good die, of which too little was made; in the same turn, or by the next player in another one."""
    rolled = look(0, 0.3, 0.0, goes_on=False, came=0.4)
    first, second = _told_apart([rolled, look(0, 0.4, -0.2, goes_on=False)], [0.4, 0.6])
    assert first.luck == pytest.approx([0.3, -0.3])
    assert first.rest == pytest.approx([0.0, 0.0])
    assert first.chances == pytest.approx([0.3, 0.7])
    assert second.chances == pytest.approx([0.6, 0.4])
    rolled = look(0, 0.3, 0.0, goes_on=False, came=0.4)
    first, second = _told_apart([rolled, look(1, 0.5, -0.2, goes_on=False, turn=2)], [0.5, 0.5])
    assert first.luck == pytest.approx([-0.1, 0.1])  # the others' die, and they make nothing of it
    assert first.rest == pytest.approx([0.1, -0.1])  # what is judged otherwise a turn later
    assert second.slip == pytest.approx([0.2, -0.2])


def test_where_nothing_fell_nobody_had_luck() -> None:
    first, _ = _told_apart([look(0, 0.3, 0.0, goes_on=False), look(1, 0.7, -0.2, goes_on=False)], [0.3, 0.7])
    assert first.luck == pytest.approx([0.0, 0.0])
    assert first.rest == pytest.approx([-0.2, 0.2])


def test_two_answers_are_held_against_each_other_until_it_is_settled() -> None:
    clear, level, open_ = Gaps(), Gaps(), Gaps()
    for number in range(32):
        assert not clear.settled
        clear.add(-0.2 - 0.01 * (number % 2))
        level.add(0.001 * (-1) ** number)
        open_.add(0.5 * (-1) ** number)
    assert clear.settled
    assert level.settled
    assert not open_.settled


def test_nobody_looks_back_on_a_match_with_a_changed_box() -> None:
    match = jalopy.new("scrap-racer", seats=2, seed=1, box="laps.to_win=1", track="RRRR")
    play(match, [registry.find("rookie", "scrap-racer")] * 2, 1)
    with pytest.raises(NotNow, match="changed box"):
        analyse(match, QUICK)
