"""The tables every registered game is checked at: all numbers of seats, every value of every setting."""

import random
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from tests.conformance.boxes import mixes
from tests.kernel import toy

from jalopy import games
from jalopy.kernel.box import Box
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.errors import BadSetting, UnknownGame
from jalopy.kernel.game import Game
from jalopy.kernel.knobs import BOX, PRINTED
from jalopy.kernel.match import start_match
from jalopy.kernel.playout import play_out
from jalopy.kernel.settings import Setting, Value, Values

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

# Settings without a list of legal values are tried with these.
SAMPLES: dict[tuple[str, str], tuple[Value, ...]] = {
    ("scrap-racer", "track"): (
        *"ABCDEF",
        "RRRR",  # the smallest ring, all curves
        "SRSRSRSR",
        "RRLRRLRRLRRL",
        "SSSRSSSRSSSRSSSR",
        "SSSSSSSSRSSSSRSSSSSSSSRSSSSR",
        "SSSSSSSSSSSSSSR" * 4,  # the longest, so long that piles run out
        "SsSRvRSpSRRy",  # special pieces and the pit stop, close together
    ),
    ("scrap-racer", "pit_stop_at"): (0, 4, 7, 8, 9),
    ("home-racers", "course"): (
        "ottoman",
        "living-room",
        "desk-sprint",
        "bedroom",
        "floor_0_0_0_40_0_40_28_0_28.ottoman_0_20_14_10_6_0.line_0_20_0_20_11.gate_0_0_14_15_14.gate_0_40_14_25_14",
    ),
}

# Usual settings that make matches by lot very long are replaced by these where checks are costly.
QUICK: dict[str, Values] = {"scrapyard-empire": {"rounds": 10}}

TRIES = 3_000  # random tables, before a value counts as impossible
SHORT = 300  # decisions of a match that costly checks can afford


class Case:
    """A game at a table, with only those settings that differ from the usual ones."""

    def __init__(self, game: Game[Any], seats: int, given: Values) -> None:
        self.game = game
        self.seats = seats
        self.values = game.read_settings(seats, given)
        usual = {setting.name: setting.default for setting in game.settings}
        self.given = {name: value for name, value in self.values.items() if value != usual[name]}

    def __repr__(self) -> str:
        """The name of a test: long words are cut."""
        settings = [f"{name}={str(value)[:16]}" for name, value in self.given.items()]
        return "-".join([self.game.name, str(self.seats), *settings])


def all_games() -> list[Game[Any]]:
    """Those that come with Jalopy, and the toy, which uses what they do not."""
    return [*(games.find(name) for name in games.GAMES), toy.GAME]


def find_game(name: str) -> Game[Any]:
    found = [game for game in all_games() if game.name == name]
    if not found:
        raise UnknownGame("no-game", game=name, known="")
    return found[0]


def of_version(game: Game[Any], version: str) -> Game[Any]:
    """The same game, said to be of another version."""
    given = (game.name, version, game.seat_counts, game.settings, game.rulebook, game.box, game.knobs)
    made: Game[Any] = type(game)(*given)
    return made


def case_of(game: type[toy.SwapMeet], seats: int = 3) -> Case:
    """The toy, or one that was made from it."""
    made = game("swap-meet", "1", toy.SEATS, toy.SETTINGS, toy.RULEBOOK, Box({}))
    return Case(made, seats, {"rounds": 5})


def values_of(game: Game[Any], setting: Setting) -> tuple[Value, ...]:
    if setting.kind == "yes-no":
        return (False, True)
    if setting.name == BOX:
        return (PRINTED, PRINTED, *mixes(game))
    values = setting.choices or SAMPLES.get((game.name, setting.name), ())
    assert values, f"{game.name} has no list of values for '{setting.name}': give samples of them in {__name__}."
    return values


def accepted(game: Game[Any], seats: int, given: Values) -> bool:
    try:
        game.read_settings(seats, given)
    except BadSetting:
        return False
    return True


@cache
def covering(game: Game[Any]) -> list[Case]:
    """Tables at which every value of every setting, and every number of seats, comes up at least once."""
    dice = random.Random(game.name)
    choices = {setting.name: values_of(game, setting) for setting in game.settings}
    open_seats = set(game.seat_counts)
    open_values = {(name, value) for name, values in choices.items() for value in values}
    cases = [Case(game, seats, {}) for seats in game.seat_counts]
    for case in cases:
        open_seats.discard(case.seats)
        open_values -= set(case.values.items())
    for name, value in sorted(open_values, key=repr):
        if (name, value) in open_values:
            case = _table_with(game, name, value, choices, open_values, cases, dice)
            cases.append(case)
            open_values -= set(case.values.items())
    assert not open_seats
    assert not open_values
    return cases


def _table_with(
    game: Game[Any],
    name: str,
    value: Value,
    choices: dict[str, tuple[Value, ...]],
    wanted: set[tuple[str, Value]],
    like: list[Case],
    dice: random.Random,
) -> Case:
    """A random table with this value, and with others still wanted that go together with it."""
    found: list[Case] = []
    for attempt in range(TRIES):
        given = dict(dice.choice(like).given) if attempt % 2 else {}
        for other in dice.sample(list(choices), dice.randint(0, len(choices))):
            given[other] = dice.choice(choices[other])
        given[name] = value
        seats = dice.choice(game.seat_counts)
        if accepted(game, seats, given):
            found.append(Case(game, seats, given))
            if len(found) == 5:
                break
    assert found, f"{game.name} accepts no table with {name}={value!r}: give samples that do in {__name__}."
    return max(found, key=lambda case: len(wanted & set(case.values.items())))


@cache
def few(game: Game[Any]) -> list[Case]:
    """For costly checks: every number of seats, with the usual settings and with random ones that make a short match."""
    dice = random.Random(f"few {game.name}")
    choices = {setting.name: values_of(game, setting) for setting in game.settings}
    quick = QUICK.get(game.name, {})
    cases = [Case(game, seats, quick if accepted(game, seats, quick) else {}) for seats in game.seat_counts]
    for seats in game.seat_counts:
        for _ in range(TRIES):
            given = {name: dice.choice(values) for name, values in choices.items()}
            if accepted(game, seats, given) and _is_another(Case(game, seats, given), cases):
                cases.append(Case(game, seats, given))
                break
    return cases


def spread(game: Game[Any]) -> list[Case]:
    """Of the few, one for every number of seats: the usual settings and others in turn."""
    at = {seats: [case for case in few(game) if case.seats == seats] for seats in game.seat_counts}
    return [cases[number % len(cases)] for number, cases in enumerate(at.values())]


def short_tables(wanted: Callable[[Case], bool] = lambda _: True) -> "list[ParameterSet]":
    """The few of all games, to be given to a test; those beside the spread are left for long runs."""
    return [
        pytest.param(case, id=repr(case), marks=[] if case in spread(game) else [pytest.mark.long])
        for game in all_games()
        for case in few(game)
        if wanted(case)
    ]


def _is_another(case: Case, cases: list[Case]) -> bool:
    """Not the usual settings, nor those of another table, and a short match."""
    if not case.given or repr(case) in map(repr, cases):
        return False
    match = start_match(case.game, case.seats, case.values, FastChance(1), listening=False, history=False)
    return play_out(match, Stream(1)) < SHORT
