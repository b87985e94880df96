"""Every combination of the parts of Scrap Racer's Expansion 1, on every circuit, with every number of players."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.conformance.driving import MOST_DECISIONS, begin, walk
from tests.conformance.tables import Case
from tests.conformance.test_matches import check_conservation, check_standing, inventory

from jalopy.games.scrap_racer.circuits import NAMED
from jalopy.games.scrap_racer.components import ABILITY_TILES, SCRAP, SCRAP_OF_A_KIND
from jalopy.games.scrap_racer.game import EXPANSION, GAME
from jalopy.games.scrap_racer.pieces import more_markers
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.playout import play_out
from jalopy.kernel.settings import Values

COMBINATIONS: list[Values] = [
    {part: True for part, wanted in zip(EXPANSION, parts, strict=True) if wanted}
    for parts in product([False, True], repeat=len(EXPANSION))
]
CLOSE_TOGETHER = "SsSRvRSpSRRy"  # a small ring in which everything is met often
MATCHES = 10_000  # of a long run
PARTS = 20


def table(number: int) -> Case:
    """One of all tables: parts, circuit, seats, and the settings that touch them, each running at its own pace."""
    number, parts = divmod(number, len(COMBINATIONS))
    seats = GAME.seat_counts[number % len(GAME.seat_counts)]
    circuit = (*NAMED, CLOSE_TOGETHER)[number // len(GAME.seat_counts) % (len(NAMED) + 1)]
    given: Values = {**COMBINATIONS[parts], "track": circuit}
    given["short"] = circuit in NAMED and number % 2 == 1
    given["jackal"] = "always" if number % 3 == 0 else "active"
    given["catch_up"] = "rank" if number % 5 == 0 else "track"
    given["two_racers"] = seats == 3 and number % 4 < 2
    return Case(GAME, seats, given)


def check_tiles(match: Match) -> None:
    """Scrap and ability tiles: each is somewhere, and none twice. Bonus and lap markers: never more than there are."""
    view: Any = match.view()
    more = more_markers(match.settings, match.seats)
    for field, group, key in (("bonus_markers", "bonus.markers", "count"), ("laps", "laps", "markers")):
        there = GAME.box.number(group, key) + (GAME.box.number(f"expansion.{group}", key) if more else 0)
        assert sum(racer[field] for racer in view["racers"]) <= there
    if "extras" not in view:
        return
    stacks = {stack["tile"]: stack["left"] for stack in view["extras"]["stacks"]}
    if stacks:
        tiles = Counter(stacks)
        tiles.update(tile["tile"] for tile in view["extras"]["scrap"])
        tiles.update(tile for racer in view["racers"] for tile in racer["scrap"])
        tiles.update(event.facts["tile"] for event in match.table.story if event.kind == "scrap-removed")
        assert tiles == Counter(dict.fromkeys(SCRAP, SCRAP_OF_A_KIND)), "a scrap tile is lost or there twice"
    if view["track"]["pit"]:
        taken = [tile for racer in view["racers"] for tile in racer["abilities"][1:]]
        assert sorted([*view["extras"]["ability_tiles"], *taken]) == sorted(ABILITY_TILES)
        assert all(racer["name"] not in racer["abilities"][1:] for racer in view["racers"])


def check_places(match: Match) -> None:
    """Between turns nobody shares a space, but in the pit stop's centre; the lane agrees with the distance."""
    view: Any = match.view()
    if view["dice"][1:] or not view["racers"]:
        return
    pit = view["track"].get("pit")
    spaces = [
        racer["space"] for racer in view["racers"] if racer["distance"] and racer["space"] != (pit or {}).get("centre")
    ]
    assert len(set(spaces)) == len(spaces)
    for racer in view["racers"]:
        if racer.get("lane"):
            offset = (racer["distance"] - 1) % view["track"]["length"] + 1
            assert offset == pit["rejoin"] - 6 + racer["lane"]


@pytest.mark.parametrize(
    "number", range(len(COMBINATIONS)), ids=lambda number: "-".join(COMBINATIONS[number]) or "none"
)
def test_every_combination_of_parts_runs_to_its_end_and_loses_nothing(number: int) -> None:
    case = table(number + len(COMBINATIONS) * number)
    assert {part for part in EXPANSION if case.values[part]} == set(COMBINATIONS[number])
    match = begin(case, number)
    box = inventory(match.state.cards)
    for _ in walk(match, number):
        check_conservation(match, box)
        check_tiles(match)
        if match.question is not None and match.question.kind == "roll-or-stop":
            check_places(match)
    check_conservation(match, box)
    check_tiles(match)
    check_standing(match)


def test_the_tables_are_all_combinations_of_parts_circuits_and_seats() -> None:
    cases = [table(number) for number in range(MATCHES)]
    seen = {(tuple(case.values[part] for part in EXPANSION), case.values["track"], case.seats) for case in cases}
    assert len(seen) == len(COMBINATIONS) * 7 * 7


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_matches_with_the_expansion_run_to_their_end(part: int) -> None:
    for number in range(part, MATCHES, PARTS):
        case = table(number)
        match = start_match(GAME, case.seats, case.values, FastChance(number), listening=number % 10 == 0)
        box = inventory(match.state.cards)
        assert play_out(match, Stream(number)) < MOST_DECISIONS
        check_conservation(match, box)
        check_standing(match)
        if match.table.listening:
            check_tiles(match)
