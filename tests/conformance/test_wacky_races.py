"""Wacky Races with every number of players, every Special tile and every setting, and whole championships."""

from itertools import product

import pytest
from tests.conformance.driving import MOST_DECISIONS, walk
from tests.conformance.tables import Case
from tests.conformance.test_matches import check_conservation, check_standing, inventory

from jalopy.games.wacky_races.components import BOX, FINISH, IN_A_RACE, ON_A_TILE, SPECIAL, SWAMP
from jalopy.games.wacky_races.game import GAME
from jalopy.games.wacky_races.places import DECK, DISCARD, HAND, TRAP_ON
from jalopy.games.wacky_races.races import GRAND, RACES_A_SEASON, SEASONS
from jalopy.games.wacky_races.state import Race
from jalopy.kernel.chance import FastChance
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.settings import Values

CHOICES: dict[str, tuple[str, ...]] = {
    "special": tuple(SPECIAL),
    "racers": ("random", "chosen"),
    "wild_start_spaces": ("rear", "front"),
    "dastardly_start": ("skip", "stop"),
    "gas_station": ("always", "once"),
    "crossroads": ("itself", "others"),
}
COMBINATIONS: list[Values] = [dict(zip(CHOICES, values, strict=True)) for values in product(*CHOICES.values())]
RACES = 10_000  # of a long run
CHAMPIONSHIPS = 200
PARTS = 20


def table(number: int) -> Case:
    """One of all tables: every combination of settings with every number of players, and all seats as the first."""
    rest, place = divmod(number, len(COMBINATIONS))
    seats = GAME.seat_counts[rest % len(GAME.seat_counts)]
    given: Values = {**COMBINATIONS[place], "start": str(number % seats + 1) if number % 7 else "random"}
    return Case(GAME, seats, given)


def check_race(match: Match) -> None:
    """Room for two on a tile, one on each side; one trap on a tile at most, and none at both ends of the road."""
    race = match.state
    assert isinstance(race, Race)
    if not race.racers or not race.ground:
        return
    assert len(race.racers) == IN_A_RACE
    spaces: set[tuple[int, int]] = set()
    for racer in race.racers:
        assert 1 <= racer.tile <= race.finish
        if race.ground[racer.tile] not in (SWAMP, FINISH):
            assert 0 <= racer.side < ON_A_TILE
            assert (racer.tile, racer.side) not in spaces, "two racers on one space"
            spaces.add((racer.tile, racer.side))
    cards = race.cards
    assert all(len(cards.at(TRAP_ON + tile)) <= 1 for tile in range(len(race.ground)))
    assert not any(race.trapped(tile) for tile in (0, race.finish))
    lying = [DECK, DISCARD, *(HAND + seat for seat in range(match.seats))]
    assert sum(len(cards.at(place)) for place in lying) == sum(BOX.counts("cards.movement", "cards").values())


def run(case: Case, seed: int) -> Match:
    """By lot to the end; all is counted at every question."""
    match = start_match(case.game, case.seats, case.values, FastChance(seed), listening=False)
    box = inventory(match.state.cards)
    for _ in walk(match, seed):
        check_conservation(match, box)
        check_race(match)
    check_conservation(match, box)
    check_standing(match)
    return match


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("special", SPECIAL)
def test_a_race_with_every_special_tile_and_number_of_players_runs_to_its_end(seats: int, special: str) -> None:
    match = run(Case(GAME, seats, {"special": special}), seats)
    assert isinstance(match.state, Race)
    assert [racer.tile for racer in match.state.racers].count(match.state.finish) == 1


def test_the_tables_are_all_combinations_of_settings_and_players() -> None:
    cases = [table(number) for number in range(RACES)]
    seen = {(case.seats, *(case.values[name] for name in CHOICES)) for case in cases}
    assert len(seen) == len(GAME.seat_counts) * len(COMBINATIONS)
    assert {(case.seats, case.values["start"]) for case in cases} == {
        (seats, start) for seats in GAME.seat_counts for start in ("random", *map(str, range(1, seats + 1)))
    }
    assert set(CHOICES) | {"start", "championship", "box"} == {setting.name for setting in GAME.settings}


@pytest.mark.parametrize("given", [{"special": "acme"}, {"championship": "season-4"}, {"championship": "grand"}])
def test_a_fork_plays_on_while_racers_are_chosen(given: Values) -> None:
    """At the first question, and at that of every later season: what is unknown then is dealt anew."""
    match = start_match(GAME, 2, GAME.read_settings(2, given), FastChance(3), listening=False)
    forks = 0
    for _ in walk(match, 3):
        assert match.question is not None
        if match.question.kind == "choose-racer":
            forks += 1
            for key in range(2):
                fork = match.fork(match.question.seat, FastChance(key))
                for _ in walk(fork, key):
                    check_race(fork)
    assert forks == 2 * (len(SEASONS) if given.get("championship") == GRAND else 1)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_races_run_to_their_end(part: int) -> None:
    for number in range(part, RACES, PARTS):
        match = run(table(number), number)
        assert match.decisions < MOST_DECISIONS


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_two_hundred_championships_run_to_their_end(part: int) -> None:
    for number in range(part, CHAMPIONSHIPS, PARTS):
        seats = GAME.seat_counts[number % len(GAME.seat_counts)]
        match = run(Case(GAME, seats, {"championship": GRAND, "racers": ("random", "chosen")[number % 2]}), number)
        assert isinstance(match.state, Race)
        assert match.state.standings is not None
        assert len(match.state.standings.titles) == len(SEASONS)
        assert sum(match.state.standings.season_wins) == RACES_A_SEASON  # of the last one, neutral racers included
        assert sum(match.state.standings.wins[:seats]) <= RACES_A_SEASON * len(SEASONS)
