"""The rookie at Wacky Races: sensible cards, an eye on traps and Dastardly, and it beats the lot."""

from typing import Any

from tests.rulebook.wacky_races.table import TERRAIN, race

import jalopy
from jalopy.bots.bot import Chair
from jalopy.bots.registry import find
from jalopy.bots.runner import play
from jalopy.games.wacky_races.bot.hot.driving import Driving
from jalopy.games.wacky_races.bot.hot.powering import gain_of
from jalopy.games.wacky_races.bot.hot.sight import Sight
from jalopy.games.wacky_races.power_cards import ALL_POWERS
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match

TIRED = {"turbo": ["telescopic-nose", "gallant-gesture", "back-in-one-piece", "perfect-poise"]}
ROOKIE = find("rookie", "wacky-races")


def chosen(match: Match) -> str:
    assert match.question is not None
    return ROOKIE.choose(Chair(match, match.question.seat, Stream(1))).key


def test_it_plays_the_order_of_cards_that_leads_farthest() -> None:
    match = race({"turbo": 8, "coupe": 12}, hands=[["prairie", "forest", "farm"]], exhausted=TIRED)
    for card in ("forest", "prairie", "farm"):  # from the forest on 8, with forest first, all three fit
        assert chosen(match) == f"play:{card}"
        match.answer(f"play:{card}")
    assert match.view()["racers"][0]["tile"] == 11  # type: ignore[index]


def test_it_wins_when_it_can() -> None:
    match = race({"turbo": 23, "coupe": 12}, hands=[["farm", "prairie", "desert"]], exhausted=TIRED)
    match.answer(chosen(match))
    assert chosen(match) == "play:farm"


def test_a_power_that_leads_across_the_finish_line_is_used() -> None:
    match = race({"turbo": 24, "coupe": 12}, hands=[["farm"]], exhausted={"turbo": ["gallant-gesture"]})
    assert chosen(match) == "power:telescopic-nose"


def test_it_throws_back_the_foremost_rival() -> None:
    match = race({"coupe": 10, "turbo": 13}, {"compact": 11})
    match.answer("power:belfry-spook")
    assert chosen(match) == "racer:turbo"


def test_it_answers_whatever_it_is_asked() -> None:
    for seats in range(1, 7):
        for settings in (
            {"racers": "chosen", "special": "swamp"},
            {"special": "crossroads"},
            {"championship": "season-1"},
        ):
            values: dict[str, Any] = dict(settings)
            match = jalopy.new("wacky-races", seats=seats, seed=seats, **values)
            play(match, [ROOKIE] * seats, 1)
            assert match.over


def test_it_beats_the_lot() -> None:
    lot = find("random", "wacky-races")
    wins = 0
    for seed in range(30):
        match = jalopy.new("wacky-races", seats=4, seed=seed)
        play(match, [ROOKIE, lot, lot, lot], seed)
        wins += match.standing[0].seat == 0
    assert wins >= 12  # 7.5 would be fair


def test_it_fetches_a_forest_that_its_cards_fit() -> None:
    spent = {"buzz-wagon": ["timber", "lumberjack-muscle", "buzz-saw-wheels"]}
    match = race({"buzz-wagon": 19, "turbo": 9}, hands=[["forest", "forest", "desert"]], exhausted=spent)
    assert chosen(match) != "power:sawtooth"  # ahead lies the Special tile
    match = race({"buzz-wagon": 17, "turbo": 9}, hands=[["forest", "forest", "desert"]], exhausted=spent)
    assert chosen(match) == "power:sawtooth"
    match.answer("power:sawtooth")
    tile = int(chosen(match).removeprefix("tile:"))
    match.answer(f"tile:{tile}")
    assert match.view()["tiles"][18]["kind"] == "forest"  # type: ignore[index]
    match.answer("play:desert")
    assert chosen(match) == "play:forest"


def test_at_the_crossroads_it_lays_what_fits_ahead_or_a_trap_under_a_rival() -> None:
    spent = {"coupe": ["belfry-spook", "haunted-pockets", "dragon-power", "bat-wing-bridge"]}
    hand = ["desert", "prairie", "prairie"]
    match = race({"coupe": 19, "turbo": 9}, special="crossroads", hands=[hand], exhausted=spent)
    match.answer("play:desert")
    match.answer("stop")
    for _ in range(2):
        match.answer(chosen(match))
    assert match.view()["tiles"][21]["kind"] == "prairie"  # type: ignore[index]
    traps = {24: "log"}
    match = race({"coupe": 19, "turbo": 22}, special="crossroads", hands=[["farm"]], traps=traps, exhausted=spent)
    match.answer("play:farm")
    for _ in range(2):
        match.answer(chosen(match))
    assert match.view()["racers"][1]["tile"] == 20  # type: ignore[index]


def test_a_power_waits_for_its_moment_and_not_for_ever() -> None:
    alone = {"turbo": ["gallant-gesture", "back-in-one-piece"]}
    early = race({"turbo": 7, "coupe": 9}, hands=[["farm"] * 3], exhausted=alone)
    assert chosen(early) != "power:telescopic-nose"
    in_company = race({"turbo": 7, "coupe": 8}, hands=[["farm"] * 3], exhausted=alone)
    assert chosen(in_company) == "power:telescopic-nose"
    late = race({"turbo": 20, "coupe": 23}, hands=[["farm"] * 3], exhausted=alone)
    assert chosen(late) == "power:telescopic-nose"


def test_it_plays_the_cards_that_a_power_made_fit() -> None:
    spent = {"boulder-mobile": ["caveman-bash", "club-starter"], "convert-a-car": ["brainstorm", "whirly-rig"]}
    for racer, power, cards in (("boulder-mobile", "stone-rollers", 2), ("convert-a-car", "convert-a-wheel", 1)):
        hand = ["farm", "prairie", "farm"]
        match = race({racer: 16, "turbo": 10}, hands=[hand], special="swamp", exhausted=spent, round=3)
        match.answer("play:farm")
        assert chosen(match) == f"power:{power}"
        match.answer(f"power:{power}")
        for _ in range(cards):
            assert chosen(match).startswith("play:")
            match.answer(chosen(match))


def test_out_of_the_swamp_it_gives_up_any_three_of_more_cards() -> None:
    match = race({"turbo": 20, "coupe": 10}, hands=[list(TERRAIN)], special="swamp", exhausted=TIRED)
    assert chosen(match).startswith("leave:")


def test_out_of_the_swamp_it_minds_which_card_ends_on_top() -> None:
    hand = ["desert", "forest", "farm"]
    match = race({"turbo": 20, "coupe": 10}, hands=[hand], special="swamp", exhausted=TIRED, dastardly=20)
    assert chosen(match) == "leave:forest-farm-desert"  # for any other card he lays a trap ahead


def test_at_a_failed_plan_it_takes_back_its_strongest_power() -> None:
    spent = {"turbo": ["gallant-gesture", "telescopic-nose"]}
    match = race({"turbo": 10, "coupe": 18}, hands=[["farm"]], traps={11: "failed-plan"}, exhausted=spent)
    match.answer("play:farm")
    assert match.question is not None
    assert "decline" in [option.key for option in match.question.options]
    assert chosen(match) == "unexhaust:telescopic-nose"


def test_a_power_of_which_one_half_finds_nothing_is_worth_the_other() -> None:
    ahead = {"compact": 15, "haybailer": 16, "buzz-wagon": 17, "surplus": 18}
    for players, power, worse in (
        ({"turbo": 10, "coupe": 14}, "gallant-gesture", {"turbo": 10, "coupe": 9}),
        ({"compact": 10, "coupe": 9}, "hey-elp", None),
        ({"haybailer": 10, "coupe": 9}, "birds-eye-view", None),
    ):
        rest = {name: tile for name, tile in ahead.items() if name not in players} | {"boulder-mobile": 19}
        alone = gain(players, dict(list(rest.items())[:4]), power)
        assert alone > 0
        if worse is not None:  # somebody would be helped
            assert gain(worse, dict(list(rest.items())[:4]), power) < alone


def gain(players: dict[str, int], neutral: dict[str, int], power: str) -> float:
    match = race(players, neutral, hands=[["farm"]])
    view: Any = match.view(0)
    sight = Sight(view)
    return gain_of(sight, Driving(sight, sight.road), ALL_POWERS[power])
