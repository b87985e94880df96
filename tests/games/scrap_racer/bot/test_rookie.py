"""What the rookie does in situations where everybody at the table would know what to do."""

from collections.abc import Mapping
from typing import Any

import pytest
from librt.vecs import vec
from tests.kernel.toy import GAME as SWAP_MEET
from tests.rulebook.scrap_racer.table import race

import jalopy
from jalopy.bots.bot import Bot, Chair
from jalopy.bots.lots import key_of
from jalopy.bots.random import Random
from jalopy.bots.runner import play
from jalopy.games.scrap_racer.bot.hot.outlook import USUAL
from jalopy.games.scrap_racer.bot.hot.planning import Moment, own_fight
from jalopy.games.scrap_racer.bot.rookie import Rookie
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.questions import Option
from jalopy.lab.intervals import wilson

EARLY = {"hover": 30, "crusher": 25, "twister": 22, "swifty": 20}
LAST_ROUND = {"crusher": 130, "twister": 117, "swifty": 110, "hover": 121}  # Hover is the last to move
MORE_DICE = [6, 1] * 6  # for fights and whatever follows


def chosen(match: Match) -> str:
    assert match.question is not None
    return Rookie().choose(Chair(match, match.question.seat, Stream(1))).key


def rolled(racers: Mapping[str, int], *dice: int, **table: Any) -> Match:
    """These dice are rolled; no boost marker lies on the track."""
    match = race(racers, dice=[*dice, *MORE_DICE], lying=table.pop("lying", {}), supply=[], **table)
    for _ in dice[1:]:
        match.answer("roll")
    return match


def driven(match: Match) -> list[str]:
    """What the rookie answers until it has driven."""
    match.answer("stop")
    answers: list[str] = []
    while match.question is not None and match.question.kind in ("card-or-drive", "card-or-done"):
        answers.append(chosen(match))
        match.answer(answers[-1])
        if answers[-1] == "done":
            break
    return answers


# --- dice ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "key"), [((4,), "roll"), ((1, 2), "roll"), ((2, 5), "roll"), ((4, 6), "stop"), ((2, 5, 6), "stop")]
)
def test_in_the_middle_of_a_race_it_keeps_to_the_usual_stopping_rule(dice: tuple[int, ...], key: str) -> None:
    assert chosen(rolled(EARLY, *dice)) == key


def test_it_stops_on_a_boost_marker() -> None:
    assert chosen(rolled(EARLY, 5)) == "roll"
    assert chosen(rolled(EARLY, 5, lying={35: "turn"})) == "stop"


def test_in_the_last_round_it_stops_as_soon_as_it_leads() -> None:
    assert chosen(rolled(LAST_ROUND, 4, 6, turn_of="hover")) == "stop"
    assert chosen(rolled(LAST_ROUND, 1, 4, 5, turn_of="hover")) == "stop"


def test_in_the_last_round_it_dares_everything_to_lead() -> None:
    assert chosen(rolled(LAST_ROUND, 3, 5, turn_of="hover")) == "roll"
    assert chosen(rolled({**LAST_ROUND, "hover": 112}, 1, 2, 3, 5, turn_of="hover")) == "roll"


# --- boost markers --------------------------------------------------------------------------------------------------


def test_it_saves_itself_from_a_double_of_sixes() -> None:
    assert chosen(rolled(EARLY, 6, 6, boosts={"hover": ["turn"]})) == "boost:turn"


def test_it_welcomes_a_double_of_ones() -> None:
    assert chosen(rolled(EARLY, 1, 1, boosts={"hover": ["turn"]})) == "crash"


def test_it_does_not_waste_a_marker_on_a_small_die_early_in_the_race() -> None:
    assert chosen(rolled(EARLY, 5, 1, boosts={"hover": ["turn"]})) == "roll"


def test_in_the_last_round_it_turns_a_one_into_a_six() -> None:
    assert chosen(rolled(LAST_ROUND, 5, 1, turn_of="hover", boosts={"hover": ["turn"]})) == "boost:turn"


def test_it_does_not_turn_a_die_into_a_double_that_hurts() -> None:
    assert chosen(rolled(LAST_ROUND, 6, 1, turn_of="hover", boosts={"hover": ["turn"]})) == "roll"


# --- bonus cards ----------------------------------------------------------------------------------------------------


def test_it_keeps_a_card_that_gains_nothing_now() -> None:
    assert driven(rolled(EARLY, 4, 5, hands={0: ["forward-5"]})) == ["drive", "done"]


def test_it_plays_a_card_that_leads_to_a_boost_marker() -> None:
    answers = driven(rolled(EARLY, 1, 3, hands={0: ["forward-5"]}, lying={39: "turn"}))
    assert "bonus:forward-5" in answers


def test_in_the_last_round_it_plays_the_cards_it_needs() -> None:
    match = rolled(LAST_ROUND, 1, 3, turn_of="hover", hands={3: ["forward-3", "forward-5"]})
    assert {"bonus:forward-3", "bonus:forward-5"} <= set(driven(match))
    assert match.standing[0].seat == 3


def test_it_does_not_keep_cards_for_a_turn_that_may_never_come() -> None:
    end = {"hover": 110, "crusher": 114, "twister": 117, "swifty": 105}
    assert "bonus:forward-5" in driven(rolled(end, 3, 5, hands={0: ["forward-5"]}))


def test_crusher_knows_that_it_has_passed_somebody_already_by_a_card() -> None:
    # Forward 3 has taken it past Swifty, the dice nobody: another card would only be for a second marker.
    field = {"crusher": 20, "swifty": 22, "hover": 26, "jackal": 49}
    match = rolled(field, 3, hands={0: ["forward-3", "forward-3"]}, bonus_markers={"crusher": 2})
    for answer in ("stop", "bonus:forward-3", "drive"):
        match.answer(answer)
    assert chosen(match) == "done"


def test_jackal_seeks_a_fight() -> None:
    field = {"jackal": 20, "crusher": 33, "twister": 17, "swifty": 5}
    assert "bonus:forward-5" in driven(rolled(field, 3, 5, hands={0: ["forward-5"]}))  # 20 + 8 + 5 = 33


def test_swifty_looks_for_a_curve_and_steel_jacket_for_a_straight() -> None:
    field = {"twister": 17, "hover": 5, "crusher": 2}
    assert driven(rolled({"swifty": 19, **field}, 3, 5, hands={0: ["forward-3"]}))[-1] == "bonus:forward-3"  # to 30
    assert driven(rolled({"steel-jacket": 19, **field}, 3, 5, hands={0: ["forward-3"]}))[-1] == "done"


# --- choices besides ------------------------------------------------------------------------------------------------


def test_it_likes_crusher_best_and_takes_the_best_of_the_rest() -> None:
    match = jalopy.new("scrap-racer", seats=4, seed=1, racers="chosen")
    keys = []
    for _ in range(2):
        keys.append(chosen(match))
        match.answer(keys[-1])
    assert keys == ["racer:crusher", "racer:steel-jacket"]


def test_racers_that_live_by_passing_go_second() -> None:
    match = race({"twister": 0, "swifty": 0, "hover": 0, "jackal": 0}, each=2, order_open=[0, 1], dice=MORE_DICE)
    assert match.question is not None
    assert match.question.kind == "racer-order"
    assert chosen(match) == "first:swifty"


@pytest.mark.parametrize(
    ("racers", "winner"),
    [
        ({"twister": 134, "crusher": 89, "hover": 137, "jackal": 94}, "crusher"),  # both seats are through
        ({"twister": 92, "crusher": 5, "hover": 95, "jackal": 12}, "twister"),  # the first to be through wins
    ],
)
def test_of_its_own_two_racers_the_one_that_decides_the_race_wins_the_fight(
    racers: dict[str, int], winner: str
) -> None:
    """Crusher comes to space 8 by a 1 and a 2, where Twister stands."""
    match = rolled(racers, 1, 2, each=2, turn_of="crusher")
    match.answer("stop")
    assert match.question is not None
    assert match.question.kind == "own-fight"
    assert chosen(match) == f"winner:{winner}"


@pytest.mark.parametrize(
    ("coming", "dice", "counts", "steps"),
    [
        ("jackal", (1, 2), "active", 2),
        ("jackal", (1, 1), "active", 1),  # by a crash card (SR-6.3)
        ("jackal", (1, 1), "always", 2),
        ("twister", (1, 2), "active", 1),
        ("twister", (1, 2), "always", 2),
    ],
)
def test_jackals_two_spaces_count_in_a_fight_of_its_own_racers_as_the_rules_say(
    coming: str, dice: tuple[int, ...], counts: str, steps: int
) -> None:
    """One of them comes to space 8, where the other stands."""
    racers = {"jackal": 8, "twister": 8, "hover": 40, "crusher": 30, coming: 5}
    match = rolled(racers, *dice, each=2, turn_of=coming, settings={"jackal": counts}, cards=["advance-3"])
    if dice[0] != dice[1]:
        match.answer("stop")
    assert match.question is not None
    assert match.question.kind == "own-fight"
    moment = Moment(match.view(0), match.settings, USUAL)
    assert own_fight(moment)["winner:jackal"] == moment.plan.outlook.chance(vec[float]([8.0 + steps, 8.0, 40.0, 30.0]))


def test_a_question_it_has_never_heard_of_gets_the_first_answer() -> None:
    match = new_match(SWAP_MEET, 3, {"change": False}, FastChance(1))
    assert match.question is not None
    assert chosen(match) == match.question.options[0].key


# --- whole matches --------------------------------------------------------------------------------------------------

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"racers": "chosen", "track": "B"}),
    (3, {"two_racers": True}),
    (3, {"catch_up": "rank"}),
    (4, {"jackal": "always", "racers": "chosen"}),
    (5, {"short": True, "track": "E"}),
    (6, {"track": "RRRR", "start": "6"}),
]


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_it_plays_every_kind_of_race_to_the_end_and_the_same_way_again(seats: int, settings: dict[str, Any]) -> None:
    def answers() -> list[tuple[int, str, str]]:
        match = jalopy.new("scrap-racer", seats=seats, seed=5, listening=False, **settings)
        play(match, [Rookie()] * seats, 5)
        assert match.over
        return match.answers

    assert answers() == answers()


def test_it_answers_alike_whatever_it_cannot_know() -> None:
    for seed in range(2):
        match = jalopy.new("scrap-racer", seats=4, seed=seed, listening=False)
        while match.question is not None:
            key = chosen(match)
            for _ in range(2):
                assert chosen(match.fork(match.question.seat)) == key
            match.answer(key)


class Steady(Bot):
    """Always the same number of dice, every card at once, no boost markers."""

    def __init__(self, dice: int) -> None:
        self.name = f"steady-{dice}"
        self.dice = dice

    def choose(self, chair: Chair) -> Option:
        question = chair.question
        if question.kind == "roll-or-stop":
            view: Any = chair.view()
            return question.option("roll" if len(view["dice"]) < self.dice else "stop")
        cards = [option for option in question.options if option.key.startswith("bonus:")]
        return cards[0] if cards else question.options[0]


def wins(bot: Bot, rival: Bot, matches: int) -> int:
    """Of one seat among four, which all take turns to be the bot's."""
    won = 0
    for number in range(matches):
        match = jalopy.new("scrap-racer", seats=4, seed=key_of(17, number), listening=False)
        seat = number % 4
        play(match, [bot if other == seat else rival for other in range(4)], number)
        won += match.standing[0].seat == seat
    return won


FAIR = 0.25


@pytest.mark.parametrize("rival", [Random(), Steady(2), Steady(3)], ids=lambda bot: bot.name)
def test_it_wins_far_more_often_than_a_fair_share(rival: Bot) -> None:
    matches = 40
    low, _ = wilson(wins(Rookie(), rival, matches), matches)
    assert low > 1.6 * FAIR
