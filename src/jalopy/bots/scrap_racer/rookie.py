"""The rookie: looks one turn ahead, exactly, and no farther."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from jalopy.bots.bot import Bot, Chair
from jalopy.bots.scrap_racer.crashing import Crashing
from jalopy.bots.scrap_racer.driving import Driving
from jalopy.bots.scrap_racer.outlook import TURNS_FORESEEN, Outlook
from jalopy.bots.scrap_racer.rolling import NO_MARKERS, Rolling, marker_worth, markers_of
from jalopy.bots.scrap_racer.sight import Sight, see
from jalopy.games.scrap_racer.components import CRUSHER, HOVER, JACKAL, STEEL_JACKET, SWIFTY, TWISTER
from jalopy.kernel.questions import Option, Question

# As often as they win in races of four and of six rookies. Crusher stands out; the others are close.
FAVOURITES: Final = (CRUSHER, STEEL_JACKET, HOVER, TWISTER, SWIFTY, JACKAL)
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
        sight = see(chair.view(), chair.settings)
        driving = plan_for(sight).driving
        distance, dice = driving.racer.distance, sum(dice_of(chair))
        if chair.question.kind == "card-or-drive":
            _, key = driving.best(distance, sight.hand, False, dice)
        else:
            # Whether the racer has passed anybody is not in the view, but the dice move tells most of it.
            passed = driving.passes(max(distance - dice, 0), dice)
            _, key = driving.best(distance, sight.hand, passed, 0)
        return best_of(chair.question, {key: 1.0})

    def own_fight(self, chair: Chair) -> Mapping[str, float]:
        """SR-10.5"""
        sight = see(chair.view(), chair.settings)
        outlook = plan_for(sight).outlook
        chances: dict[str, float] = {}
        for place in outlook.own:
            distances = [float(racer.distance) for racer in sight.racers]
            distances[place] += 2 if sight.racers[place].name == JACKAL and place == sight.active else 1
            chances[f"winner:{sight.racers[place].name}"] = outlook.chance(distances)
        return chances


def dice_of(chair: Chair) -> list[int]:
    view: Any = chair.view()
    return list(view["dice"])


def best_of(question: Question, worth: Mapping[str, float]) -> Option:
    """The option worth most, the first of several; one that is not valued is worth nothing."""
    return max(question.options, key=lambda option: worth.get(option.key, 0.0))
