"""The rookie: looks one turn ahead, exactly, and no farther."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from jalopy.bots.bot import Bot, Chair
from jalopy.games.scrap_racer.bot.hot.crashing import Crashing
from jalopy.games.scrap_racer.bot.hot.driving import JACKALS_STEPS, Driving
from jalopy.games.scrap_racer.bot.hot.outlook import TURNS_FORESEEN, Outlook
from jalopy.games.scrap_racer.bot.hot.road import A_TURN_BEHIND, ABILITY_WORTH, Reach, most_steps
from jalopy.games.scrap_racer.bot.hot.rolling import NO_MARKERS, Rolling, marker_worth, markers_of
from jalopy.games.scrap_racer.bot.hot.sight import Sight, see
from jalopy.games.scrap_racer.components import (
    CENTRE_AT,
    COLLECTOR,
    CRUSHER,
    HOVER,
    JACKAL,
    ROCKROACHES,
    STEEL_JACKET,
    SWIFTY,
    TWISTER,
)
from jalopy.kernel.questions import Option, Question

# As often as they win in races of four and of six rookies. Crusher stands out, and of the new racers Collector; the
# others are close.
FAVOURITES: Final = (CRUSHER, COLLECTOR, ROCKROACHES, STEEL_JACKET, HOVER, TWISTER, SWIFTY, JACKAL)
LIVE_BY_PASSING: Final = (CRUSHER, TWISTER)

SPARING: Final = 2  # rounds to come in which a boost marker is sure to do more than to better a die that is no double


class Plan:
    """All that can be worked out before the dice roll, and holds until the racer has driven."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.outlook = Outlook(sight)
        self.driving = driving = Driving(self.outlook)
        self.racer = racer = sight.racers[sight.active]
        self.rounds_left = self.outlook.rounds_left([racer.distance for racer in sight.racers])
        self.rolling = Rolling(
            lambda total: driving.best(racer.distance, sight.hand, False, total)[0],
            Crashing(self.outlook).worth,
            self.prices(),
        )

    def prices(self) -> tuple[float, float, float]:
        """What a boost marker spent now would have been worth later, as a chance to win."""
        outlook = self.outlook
        distances = [float(racer.distance) for racer in self.sight.racers]
        distances[self.sight.active] += outlook.turn.spaces
        turns = round(self.rounds_left)
        now = outlook.chance(distances)
        re_roll, plus_minus, turn = (
            outlook.chance(distances, worth) - now for worth in marker_worth(min(turns, TURNS_FORESEEN))
        )
        return re_roll, plus_minus, turn


@lru_cache(maxsize=64)
def plan_for(sight: Sight) -> Plan:
    return Plan(sight)


class Rookie(Bot):
    name = "rookie"

    def choose(self, chair: Chair) -> Option:
        question = chair.question
        if len(question.options) == 1:
            return question.options[0]
        match question.kind:
            case "roll-or-stop" | "crash-or-boost" | "stop-or-boost":
                return best_of(question, self.roll(chair))
            case "card-or-drive" | "card-or-done":
                return self.drive(chair)
            case "own-fight":
                return best_of(question, self.own_fight(chair))
            case "which-pile":
                return best_of(question, self.which_pile(chair))
            case "track-or-pit":
                return best_of(question, self.which_way(chair))
            case "take-ability":
                return best_of(question, {f"take:{name}": worth for name, worth in ABILITY_WORTH.items()})
            case "which-ability":
                return best_of(question, self.which_ability(chair))
            case "place-scrap":
                return best_of(question, self.place_scrap(chair))
            case "racer-order":
                return best_of(question, {f"first:{name}": -1.0 for name in LIVE_BY_PASSING})
            case "choose-racer":
                return best_of(question, {f"racer:{name}": -float(at) for at, name in enumerate(FAVOURITES)})
            case _:
                return question.options[0]

    def roll(self, chair: Chair) -> Mapping[str, float]:
        plan = plan_for(see(chair.view(), chair.settings))
        *earlier, die = dice_of(chair)
        dice = 0
        for pips in earlier:
            dice |= 1 << pips
        markers = markers_of(plan.racer.boosts)
        saves_markers = markers == NO_MARKERS or plan.rounds_left >= SPARING
        if chair.question.kind == "roll-or-stop" and saves_markers and plan.rolling.surely_rolls(dice, die):
            return {"roll": 1.0}
        return plan.rolling.ways(dice, die, markers)

    def drive(self, chair: Chair) -> Option:
        view: Any = chair.view()
        sight = see(view, chair.settings)
        driving = plan_for(sight).driving
        dice = sum(view["dice"]) if chair.question.kind == "card-or-drive" else 0
        _, key = driving.best(driving.racer.distance, sight.hand, bool(view["passed"]), dice)
        return best_of(chair.question, {key: 1.0})

    def own_fight(self, chair: Chair) -> Mapping[str, float]:
        """SR-10.5"""
        view: Any = chair.view()
        sight = see(view, chair.settings)
        outlook = plan_for(sight).outlook
        chances: dict[str, float] = {}
        for place in outlook.own:
            distances = [float(racer.distance) for racer in sight.racers]
            counts = sight.jackal_always or (place == sight.active and view["crash_card"] is None)  # SR-5.6, SR-6.3
            distances[place] += JACKALS_STEPS if counts and JACKAL in sight.racers[place].abilities else 1
            chances[f"winner:{sight.racers[place].name}"] = outlook.chance(distances)
        return chances

    def which_pile(self, chair: Chair) -> Mapping[str, float]:
        """SR-16.5"""
        crashing = Crashing(plan_for(see(chair.view(), chair.settings)).outlook)
        pile = (dice_of(chair)[-1] - 1) // 2
        return {"pile:doubled": crashing.worth_of(pile, True), "pile:lower": crashing.worth_of(pile - 1, False)}

    def which_way(self, chair: Chair) -> Mapping[str, float]:
        """SR-21.6  The options tell where each way leads."""
        view: Any = chair.view()
        sight = see(view, chair.settings)
        road = sight.road
        assert road is not None
        driving = plan_for(sight).driving
        dice = 0 if view["driven"] else sum(dice_of(chair))
        lap, here = sight.lap(driving.racer.distance), sight.space(driving.racer.distance)
        by_the_line = driving.racer.lane > 0 or here > road.fork  # the fork ahead is that of the next lap
        worth: dict[str, float] = {}
        for option in chair.question.options:
            space = int(option.target.removeprefix("space:"))
            lane = max(0, space - sight.length)
            lap_there = lap + (by_the_line or (space < here and not lane))
            distance = lap_there * sight.length + (road.lane_counts_as(lane) if lane else space)
            passed = bool(view["passed"]) or driving.passes(driving.racer.distance, distance - driving.racer.distance)
            end = Reach(distance, lane == CENTRE_AT or space == road.stop, lane)
            worth[option.key] = driving.at(end, sight.hand, passed, dice)
        return worth

    def which_ability(self, chair: Chair) -> Mapping[str, float]:
        """SR-21.9  The one after which the others take the racer farthest."""
        view: Any = chair.view()
        sight = see(view, chair.settings)
        racer = sight.racers[sight.active]
        space, passed = sight.space(racer.distance), bool(view["passed"])
        left = frozenset(option.key.removeprefix("use:") for option in chair.question.options)
        left |= racer.abilities & {
            STEEL_JACKET,
            SWIFTY,
        }  # a step may yet trigger it; one that is used gains nothing more
        worth: dict[str, float] = {}
        for option in chair.question.options:
            ability = option.key.removeprefix("use:")
            there = space if ability == CRUSHER else space % sight.length + 1
            steps = most_steps(sight.straight, sight.length, there, left - {ability}, passed)
            worth[option.key] = steps + int(there != space)
        return worth

    def place_scrap(self, chair: Chair) -> Mapping[str, float]:
        """SR-20.3  In front of rivals that may come by in their next turn, the dearest tile; not in front of one's own."""
        sight = see(chair.view(), chair.settings)
        here = sight.space(sight.racers[sight.active].distance)
        rivals = 0
        for place, racer in enumerate(sight.racers):
            behind = (here - sight.space(racer.distance)) % sight.length
            if place != sight.active and racer.distance > 0 and 0 < behind <= A_TURN_BEHIND:
                rivals += -1 if racer.seat == sight.seat else 1
        if rivals <= 0:
            return {"keep": 1.0}
        return {option.key: float(option.key.rpartition(":")[2]) for option in chair.question.options[1:]}


def dice_of(chair: Chair) -> list[int]:
    view: Any = chair.view()
    return list(view["dice"])


def best_of(question: Question, worth: Mapping[str, float]) -> Option:
    """The option worth most, the first of several; one that is not valued is worth nothing."""
    return max(question.options, key=lambda option: worth.get(option.key, 0.0))
