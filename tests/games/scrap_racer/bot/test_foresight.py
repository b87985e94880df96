"""What the rookie believes of the rules, against the rules themselves, in positions of races played by lot."""

from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from tests.rulebook.scrap_racer.table import race as set_up

import jalopy
from jalopy.games.scrap_racer import crash_cards, goal_cards
from jalopy.games.scrap_racer.bonus_cards import leads_to
from jalopy.games.scrap_racer.bot.hot.crashing import OWN_MOVES, Crashing
from jalopy.games.scrap_racer.bot.hot.driving import PULLED_FROM, Driving
from jalopy.games.scrap_racer.bot.hot.outlook import Outlook
from jalopy.games.scrap_racer.bot.hot.sight import CARDS, Sight, kinds_of
from jalopy.games.scrap_racer.components import PILES
from jalopy.games.scrap_racer.contents import AS_PRINTED
from jalopy.games.scrap_racer.state import Race
from jalopy.games.scrap_racer.ways import passes, way_forward
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match
from jalopy.kernel.table import Table

RACES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"two_racers": True, "track": "C"}),
    (4, {}),
    (5, {"catch_up": "rank", "short": True}),
    (6, {"track": "F"}),
]


def questions(seats: int, settings: dict[str, Any], matches: int = 2) -> Iterator[tuple[Match, Sight]]:
    """Every question about the dice or the drive, with what the asked seat sees."""
    for seed in range(matches):
        match = jalopy.new("scrap-racer", seats=seats, seed=seed, listening=False, **settings)
        lot = Stream(seed)
        while (question := match.question) is not None:
            if question.kind not in ("racer-order", "own-fight"):
                yield match, Sight(match.view(question.seat), match.settings)
            match.answer(question.options[lot.below(len(question.options))])


def state_of(match: Match) -> Race:
    assert isinstance(match.state, Race)
    return match.state


def distances(race: Race) -> list[int]:
    return [race.racers[index].distance for index in race.order]


def table_with(seats: int, *dice: int) -> Table:
    """A table whose dice are told beforehand."""
    table = Table(seats, FastChance(0), False)
    table.begin_turn(1, list(dice))
    return table


def with_own(sight: Sight, distance: float) -> list[float]:
    return [distance if place == sight.active else racer.distance for place, racer in enumerate(sight.racers)]


def after_crash_card(match: Match, card: str, *dice: int) -> list[int]:
    race = state_of(match).copy()
    crash_cards.take_effect(race, race.active, card, table_with(match.seats, *dice))
    return distances(race)


@pytest.mark.parametrize(("seats", "settings"), RACES)
def test_every_crash_card_moves_racers_as_foreseen(seats: int, settings: dict[str, Any]) -> None:
    seen = 0
    for match, sight in questions(seats, settings):
        if match.question is None or match.question.kind != "roll-or-stop":
            continue
        seen += 1
        crashing = Crashing(Outlook(sight))
        for card in {card for pile in PILES for card in kinds_of(AS_PRINTED, f"crash.{pile}")}:
            own = OWN_MOVES.get(card, [])
            foreseen = [with_own(sight, crashing.reached(spaces)) for _, spaces in own] or [
                list(crashing.all_after(card))
            ]
            if card == "two-dice":
                real = [after_crash_card(match, card, min(total - 1, 6), max(total - 6, 1)) for total in range(2, 13)]
            elif card == "backwards-die":
                real = [after_crash_card(match, card, die) for die in range(1, 7)]
            else:
                real = [after_crash_card(match, card)]
            assert foreseen == real, (card, sight)
            assert not own or sum(likely for likely, _ in own) == pytest.approx(1)
    assert seen > 100


@pytest.mark.parametrize(("seats", "settings"), RACES)
def test_every_goal_card_pulls_those_foreseen(seats: int, settings: dict[str, Any]) -> None:
    for match, sight in questions(seats, settings, 1):
        before = [racer.distance for racer in sight.racers]
        ranking = sorted(range(len(before)), key=lambda place: -before[place])
        for card in kinds_of(AS_PRINTED, "goal"):
            race = state_of(match).copy()
            goal_cards.take_effect(race, card, table_with(match.seats))
            moved = {place for place, (old, new) in enumerate(zip(before, distances(race), strict=True)) if old != new}
            assert moved == set(ranking[PULLED_FROM[card] :])


@pytest.mark.parametrize(("seats", "settings"), RACES)
def test_bonus_cards_lead_as_far_and_pass_whom_foreseen(seats: int, settings: dict[str, Any]) -> None:
    for match, sight in questions(seats, settings, 1):
        race = state_of(match)
        driving = Driving(Outlook(sight))
        for number, card in enumerate(CARDS):
            assert driving.spaces_of(number, race.active.distance) == leads_to(race, race.active, card).steps, card
        for spaces in range(1, 22):
            assert driving.passes(race.active.distance, spaces) == passes(
                race, race.active, way_forward(race, race.active, spaces)
            )


@pytest.mark.parametrize(("seats", "settings"), RACES)
def test_what_is_left_in_the_piles_is_counted_right(seats: int, settings: dict[str, Any]) -> None:
    for match, sight in questions(seats, settings, 1):
        race = state_of(match)
        view: Any = match.view()
        for counts, pile in zip(sight.crash, view["crash"], strict=True):
            assert counts.total == pile["pile"]
        assert sight.goal.total == view["goal"]["pile"]
        unseen = view["bonus"]["pile"] + sum(sight.hands) - len(sight.hand)
        assert sight.bonus.total == unseen
        assert len(race.racers) == len(sight.racers)


@pytest.mark.parametrize(("seats", "settings"), RACES)
def test_a_chance_grows_with_every_own_space_and_shrinks_with_every_rivals(
    seats: int, settings: dict[str, Any]
) -> None:
    for _, sight in questions(seats, settings, 1):
        outlook = Outlook(sight)
        stand = [float(racer.distance) for racer in sight.racers]
        now = outlook.chance(vec[float](stand))
        assert 0 <= now <= 1
        farther = [
            outlook.chance(vec[float]([*stand[:place], one + 1, *stand[place + 1 :]]))
            for place, one in enumerate(stand)
        ]
        for racer, chance in zip(sight.racers, farther, strict=True):
            if max(stand) + 1 <= sight.finish and racer.distance < max(stand):  # the race is as long as before
                assert chance >= now if racer.seat == sight.seat else chance <= now
        assert outlook.chance(vec[float](stand), gained=1) >= now


def test_when_nobody_is_to_drive_any_more_the_leader_has_won() -> None:
    for _, sight in questions(4, {}, 1):
        if sight.active == 3:
            stand = [130.0, 129.0, 128.0, 127.0]
            assert Outlook(sight).chance(vec[float](stand)) < 0.01
            assert Outlook(sight).chance(vec[float](stand[::-1])) > 0.99


def fought(racers: dict[str, int], settings: dict[str, Any]) -> list[list[float]]:
    """How a fight may end if the first racer comes to the second one's space."""
    match = set_up(racers, dice=[1], settings=settings)
    driving = Driving(Outlook(Sight(match.view(0), match.settings)))
    second = list(racers.values())[1]
    ends = driving.fought(vec[float]([second, *list(racers.values())[1:]]))
    return [list(end) for end in ends]


def test_a_fight_may_end_in_two_ways_but_for_jackal() -> None:
    hover, jackal = {"hover": 20, "swifty": 26, "twister": 5}, {"jackal": 20, "swifty": 26, "twister": 5}
    assert fought(hover, {}) == [[27, 26, 5], [26, 27, 5]]
    assert fought(jackal, {}) == [[28, 26, 5]]


def test_jackal_off_turn_wins_only_where_that_is_agreed() -> None:
    racers = {"hover": 20, "jackal": 26, "twister": 5}
    assert fought(racers, {"jackal": "active"}) == [[27, 26, 5], [26, 27, 5]]
    assert fought(racers, {"jackal": "always"}) == [[26, 28, 5]]
