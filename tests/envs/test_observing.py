"""What a game shows to a program that learns: whole, within its bounds, and nothing that the seat cannot know."""

import json
from collections.abc import Iterator

import pytest
from tests.conformance.driving import begin, walk
from tests.conformance.tables import Case, covering
from tests.conformance.twins import beginnings, side_by_side

import jalopy
from jalopy import games
from jalopy.envs.names import name_of, names, observer_of
from jalopy.games.home_racers.starting_grid import SHORTLIST
from jalopy.kernel.errors import NotNow
from jalopy.kernel.knobs import BOX, PRINTED
from jalopy.kernel.match import Match
from jalopy.kernel.observing import NOT_IN_THE_SPACE, Observer, Rows

DECISIONS = 150  # of a match, per table


def observer(game: str) -> Observer:
    return observer_of(name_of(game))


def seen(match: Match, seat: int, by: Observer) -> bytes:
    row = Rows(1, by.size)
    question = match.question
    by.write(match.state, seat, question if question is not None and question.seat == seat else None, row)
    assert row.at == by.size
    return bytes(memoryview(row.numbers))


def numbers(row: bytes) -> list[int]:
    return list(memoryview(row).cast("h"))


def bounds(by: Observer) -> list[tuple[str, int, int]]:
    return [
        (f"{group.name}.{field.name}", field.low, field.high)
        for group in by.groups
        for _ in range(group.times)
        for field in group.fields
        for _ in range(field.size)
    ]


def moments(game: str) -> Iterator[Match]:
    """Every number of seats and every value of every setting, some way into a match by lot; the box is as printed, for
    environments know no other."""
    for seed, covered in enumerate(covering(games.find(game))):
        case = Case(covered.game, covered.seats, {**covered.given, BOX: PRINTED})
        for count, match in enumerate(walk(begin(case, seed, listening=False), seed)):
            yield match
            if count > DECISIONS:
                break


@pytest.mark.parametrize("game", games.GAMES)
def test_rows_are_whole_and_within_their_bounds_at_every_table(game: str) -> None:
    by = observer(game)
    expected = bounds(by)
    assert len(expected) == by.size
    for count, match in enumerate(moments(game)):
        if count % 5:
            continue
        for seat in range(match.seats):
            row = numbers(seen(match, seat, by))
            assert len(row) == by.size
            outside = [
                (name, number)
                for number, (name, low, high) in zip(row, expected, strict=True)
                if not low <= number <= high
            ]
            assert outside == []


@pytest.mark.parametrize("game", games.GAMES)
def test_every_option_is_an_action_and_every_action_takes_its_option(game: str) -> None:
    by = observer(game)
    assert len(set(by.actions)) == len(by.actions)
    kinds = set()
    for match in moments(game):
        question = match.question
        assert question is not None
        kinds.add(question.kind)
        found = [by.number(question, place) for place in range(len(question.options))]
        if question.kind == "start-spot":  # of a wide start only some spots have an action
            width = next(slot.width for slot in by.slots if slot.kind == "start-spot")
            assert found[width:] == [NOT_IN_THE_SPACE] * len(found[width:])
            found = found[:width]
        assert NOT_IN_THE_SPACE not in found
        assert len(set(found)) == len(found)
        for place, number in enumerate(found):
            assert by.option(question, number) is question.options[place]
            if question.kind not in [slot.kind for slot in by.slots]:
                assert by.actions[number] == question.options[place].key
    assert kinds <= set(by.kinds)


@pytest.mark.parametrize("game", [name for name in games.GAMES if name != "home-racers"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_observation_is_the_same_whatever_the_seat_cannot_know(game: str, seats: int) -> None:
    by = observer(game)
    compared = differed = 0
    for key, beginning in enumerate(beginnings(Case(games.find(game), seats, {}), 8, 5)):
        for seat in range(seats):
            twin = beginning.dealt_anew_but_for_what_is_learnt(seat, key)
            differed += twin.state.cards.faces != beginning.start.cards.faces
            for match in side_by_side(beginning, twin, seat):
                assert seen(match, seat, by) == seen(twin, seat, by)
                compared += 1
    assert compared > 30
    assert differed > 5


def test_an_observer_that_looked_into_other_hands_would_be_caught() -> None:
    """The comparison above is worth something: what another seat sees does differ between twins."""
    by = observer("scrapyard-empire")
    beginning = beginnings(Case(games.find("scrapyard-empire"), 2, {}), 8, 5)[1]
    twin = beginning.dealt_anew_but_for_what_is_learnt(0, 1)
    match = beginning.match(beginning.start.copy())
    assert seen(match, 1, by) != seen(twin, 1, by)


@pytest.mark.parametrize("game", games.GAMES)
def test_who_is_not_asked_is_not_told_what_is_asked(game: str) -> None:
    by = observer(game)
    match = jalopy.new(game, seats=2, seed=3, listening=False)
    assert match.question is not None
    asked = match.question.seat
    own, others = numbers(seen(match, asked, by)), numbers(seen(match, 1 - asked, by))
    assert own[by.kinds.index(match.question.kind)] == 1
    assert sum(own[: len(by.kinds)]) == 1
    assert sum(others[: len(by.kinds)]) == 0


def test_of_a_wide_start_the_first_spots_can_be_taken() -> None:
    """Beyond the last slot nothing is legal, and the shortlist is whole."""
    course = (
        "floor_0_0_0_160_0_160_28_0_28.ottoman_0_80_14_10_6_0.line_0_80_0_80_11.gate_0_0_14_75_14.gate_0_160_14_85_14"
    )
    wide = (
        "floor_0_0_0_120_0_120_120_0_120.ottoman_0_60_80_10_6_0.line_0_60_0_60_77.gate_0_0_80_55_80.gate_0_120_80_65_80"
    )
    by = observer("home-racers")
    widths = {slot.kind: slot.width for slot in by.slots}
    assert widths["start-place"] == SHORTLIST
    offered = []
    for word in (course, wide):
        match = jalopy.new("home-racers", seats=1, seed=1, listening=False, course=word, any_tiles=True)
        match.answer("elsewhere")
        assert match.question is not None
        offered.append(len(match.question.options))
        legal = [by.number(match.question, place) for place in range(offered[-1])]
        assert sum(number != NOT_IN_THE_SPACE for number in legal) == min(offered[-1], widths["start-spot"])
    assert max(offered) > widths["start-spot"]


@pytest.mark.parametrize("game", games.GAMES)
def test_a_number_that_no_action_has_takes_nothing(game: str) -> None:
    by = observer(game)
    match = jalopy.new(game, seats=2, seed=1)
    assert match.question is not None
    for number in (-2, NOT_IN_THE_SPACE, len(by.actions)):
        with pytest.raises(NotNow, match="none"):
            by.option(match.question, number)


def test_names_carry_the_version_of_the_rules() -> None:
    assert names() == [name_of(game) for game in games.GAMES]
    for game in games.GAMES:
        assert name_of(game).endswith(f"-v{games.find(game).version}")
    with pytest.raises(jalopy.BadSetting, match="There is no environment 'jalopy/ScrapRacer-v0'; there are: jalopy/"):
        observer_of("jalopy/ScrapRacer-v0")


def test_rows_can_be_told_apart() -> None:
    """Two moments of a match differ: nothing is written over and over again."""
    by = observer("scrap-racer")
    match = jalopy.new("scrap-racer", seats=4, seed=5, listening=False)
    rows = {seen(moment, 0, by) for moment in walk(match, 5)}
    assert len(rows) > 50


def test_the_description_can_be_written_as_json() -> None:
    for game in games.GAMES:
        by = observer(game)
        assert json.dumps([[group.name, group.times, [field.name for field in group.fields]] for group in by.groups])
