"""What the rookie does with Expansion 1 where everybody at the table would know what to do."""

from typing import Any

import pytest
from tests.rulebook.scrap_racer.table import (
    ALL_PARTS,
    CENTRE,
    COUNTS_AS,
    LAP,
    NEW_RACERS,
    PIT,
    SCRAP,
    all_but,
    in_lane,
    race,
)

import jalopy
from jalopy.bots.bot import Bot, Chair
from jalopy.bots.lots import key_of
from jalopy.bots.random import Random
from jalopy.bots.runner import play
from jalopy.games.scrap_racer.bot.hot.outlook import USUAL
from jalopy.games.scrap_racer.bot.hot.planning import Moment, end_of
from jalopy.games.scrap_racer.bot.hot.road import abilities_of, most_steps, see_road
from jalopy.games.scrap_racer.bot.hot.sight import Sight
from jalopy.games.scrap_racer.bot.rookie import Rookie
from jalopy.games.scrap_racer.driving import DRIVE, own_way
from jalopy.games.scrap_racer.state import Race
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match
from jalopy.lab.intervals import wilson

MORE_DICE = [6, 1] * 6
EVERYTHING: dict[str, Any] = {
    "new_racers": True,
    "slime_trail": True,
    "scrap_yard": True,
    "salvager": True,
    "pit_stop": True,
}


def chosen(match: Match) -> str:
    assert match.question is not None
    return Rookie().choose(Chair(match, match.question.seat, Stream(1))).key


def rolled(racers: dict[str, int], *dice: int, **table: Any) -> Match:
    match = race(racers, dice=[*dice, *MORE_DICE], **table)
    for _ in dice[1:]:
        match.answer("roll")
    return match


def asked(match: Match) -> str:
    assert match.question is not None
    return match.question.kind


# --- which way --------------------------------------------------------------------------------------------------------


def test_early_in_the_race_a_visit_to_the_pit_stop_that_costs_little_is_worth_it() -> None:
    match = rolled({"hover": 17, "jackal": 10, "crusher": 8}, 5, **PIT)
    match.answer("stop")
    assert asked(match) == "track-or-pit"
    assert chosen(match) == "way:pit"


def test_in_the_last_round_nobody_needs_a_new_ability() -> None:
    racers = {"jackal": 2 * LAP + 30, "crusher": 3 * LAP + 2, "hover": 2 * LAP + 17}
    match = rolled(racers, 3, 6, turn_of="hover", **PIT)
    match.answer("stop")
    assert asked(match) == "track-or-pit"
    assert chosen(match) == "way:track"


def test_from_the_lane_it_reckons_with_the_fork_of_the_next_lap() -> None:
    more = {"hover": in_lane(4), "jackal": in_lane(2)}
    match = rolled({"hover": 21, "jackal": 19, "crusher": 20}, 1, hands={0: ["catch-up"]}, more=more, **PIT)
    match.answer("stop")
    match.answer("bonus:catch-up")
    assert asked(match) == "track-or-pit"
    assert match.question is not None
    moment = Moment(match.view(0), match.settings, USUAL)
    ends = [end_of(moment, option).distance for option in match.question.options]
    assert ends == [LAP + 20, LAP + COUNTS_AS[2]]


def test_of_the_ability_tiles_it_takes_the_best_one_left() -> None:
    match = rolled({"hover": 17, "jackal": 10, "swifty": 8}, 6, **PIT)
    match.answer("stop")
    match.answer("way:pit")
    assert chosen(match) == "take:crusher"
    more = {"jackal": {"tiles": ["crusher"]}}
    match = rolled({"hover": 17, "jackal": 10, "swifty": 8}, 6, more=more, **PIT)
    match.answer("stop")
    match.answer("way:pit")
    assert chosen(match) == "take:collector"


def test_of_two_abilities_it_uses_first_the_one_that_leaves_the_other_something_to_do() -> None:
    # On the last straight space: Twister's step would leave the straight, Steel Jacket's leaves Twister its reason.
    more = {"twister": {"tiles": ["steel-jacket"]}}
    match = rolled({"twister": 12, "jackal": 13, "crusher": 40}, 3, more=more, **PIT)
    match.answer("stop")
    assert asked(match) == "which-ability"
    assert chosen(match) == "use:steel-jacket"


# --- piles and scrap ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("double", "key"), [(6, "pile:lower"), (3, "pile:lower")])
def test_rockroaches_takes_the_lower_pile_where_it_gains_more_than_a_marker(double: int, key: str) -> None:
    match = rolled({"rockroaches": 38, "jackal": 10, "crusher": 8}, double, double, **NEW_RACERS)
    assert asked(match) == "which-pile"
    assert chosen(match) == key


def test_with_nothing_left_to_lose_rockroaches_takes_the_marker() -> None:
    # On the first space of a lap the line holds it, and the third marker is a card.
    racers = {"rockroaches": 1, "jackal": 3, "crusher": 2}
    piles = {
        "crash": {
            "high": {"discard": all_but("crash.high", "backwards-die")},
            "middle": {"discard": all_but("crash.middle", "stay-put")},
        }
    }
    match = rolled(racers, 6, 6, bonus_markers={"rockroaches": 2}, **NEW_RACERS, **piles)
    assert chosen(match) == "pile:doubled"


def test_it_leaves_scrap_where_rivals_come_by_and_keeps_it_where_none_do() -> None:
    more = {"hover": {"scrap": [2, 4]}}
    match = rolled({"hover": 14, "jackal": 10, "crusher": 8}, 4, more=more, **SCRAP)
    match.answer("stop")
    assert asked(match) == "place-scrap"
    assert chosen(match) == "scrap:4"
    match = rolled({"hover": 14, "jackal": 30, "crusher": 40}, 4, more=more, **SCRAP)
    match.answer("stop")
    assert chosen(match) == "keep"


# --- what it believes -----------------------------------------------------------------------------------------------------


def test_before_the_stop_space_it_does_not_roll_for_spaces_that_would_be_lost() -> None:
    # The scrap yard lies on tile 12, with the Stop space on 35.
    yard: dict[str, Any] = {"settings": {"scrap_yard": True}, "pieces": {"scrap-yard": 12}}
    racers = {"hover": 31, "jackal": 40, "crusher": 41}
    assert chosen(rolled(racers, 5, lying={})) == "roll"
    assert chosen(rolled(racers, 5, lying={}, **yard)) == "stop"


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_its_own_moves_end_where_it_believes(seats: int) -> None:
    """Dice, whichever way, against the rules, at all questions about them in races played by lot."""
    compared = 0
    for seed in range(3):
        match = jalopy.new("scrap-racer", seats=seats, seed=seed, listening=False, track="SsSRvRSpSRRy")
        lot = Stream(seed)
        while (question := match.question) is not None:
            state = match.state
            assert isinstance(state, Race)
            if question.kind == "roll-or-stop":
                sight = Sight(match.view(question.seat), match.settings)
                assert sight.road is not None
                racer = sight.racers[sight.active]
                start = sight.way_from(racer.distance, racer.lane, sum(state.this_turn.dice))
                for into_pit in (False, True):
                    way = own_way(state, state.active, DRIVE, into_pit)
                    end = sight.road.reach(start, into_pit, True)
                    assert (end.distance, end.halted, end.space) == (way.distance, way.halted, way.space)
                    compared += 1
            match.answer(question.options[lot.below(len(question.options))])
    assert compared > 100


def test_it_knows_how_far_its_abilities_take_it() -> None:
    straight = [False, True, False, True]
    both = abilities_of(["steel-jacket", "swifty"])
    assert most_steps(straight, 3, 1, both, False) == 2
    assert most_steps(straight, 3, 1, abilities_of(["swifty"]), True) == 0
    assert most_steps(straight, 3, 1, both | abilities_of(["twister", "crusher"]), True) == 3


def test_the_lane_counts_as_in_the_rules() -> None:
    road = see_road(race({"hover": 1, "jackal": 2, "crusher": 3}, **ALL_PARTS).view())
    assert road is not None
    assert {lane: road.track.counts_as[LAP + lane] for lane in COUNTS_AS} == COUNTS_AS
    assert CENTRE == LAP + 3


# --- whole matches --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("settings", [EVERYTHING, {"track": "SsSRvRSpSRRy", "racers": "chosen"}], ids=["all", "word"])
def test_it_plays_with_everything_to_the_end_and_the_same_way_again(seats: int, settings: dict[str, Any]) -> None:
    def answers() -> list[tuple[int, str, str]]:
        match = jalopy.new("scrap-racer", seats=seats, seed=5, listening=False, **settings)
        play(match, [Rookie()] * seats, 5)
        assert match.over
        return match.answers

    assert answers() == answers()


def wins(bot: Bot, rival: Bot, matches: int) -> int:
    won = 0
    for number in range(matches):
        match = jalopy.new("scrap-racer", seats=4, seed=key_of(19, number), listening=False, **EVERYTHING)
        seat = number % 4
        play(match, [bot if other == seat else rival for other in range(4)], number)
        won += match.standing[0].seat == seat
    return won


def test_with_everything_it_wins_far_more_often_than_a_fair_share() -> None:
    low, _ = wilson(wins(Rookie(), Random(), 30), 30)
    assert low > 0.5


@pytest.mark.parametrize(("settings", "each"), [({}, 6), ({"more_markers": True}, 8), ({"new_racers": True}, 8)])
def test_it_knows_which_boost_markers_lie_face_down(settings: dict[str, Any], each: int) -> None:
    match = jalopy.new("scrap-racer", seats=3, seed=1, **settings)
    assert dict(Sight(match.view(0), match.settings).boosts.counts) == dict.fromkeys(
        ("re-roll", "plus-minus", "turn"), each
    )
