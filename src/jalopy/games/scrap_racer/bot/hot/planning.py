"""A turn thought through before the dice roll, and what the rookie then answers."""

from typing import Any, Final

from jalopy.games.scrap_racer.bot.hot.crashing import Crashing
from jalopy.games.scrap_racer.bot.hot.driving import JACKALS_STEPS, Driving
from jalopy.games.scrap_racer.bot.hot.outlook import USUAL, Outlook, Sense, farthest_of, foreseen_of
from jalopy.games.scrap_racer.bot.hot.road import (
    A_TURN_BEHIND,
    ABILITY_WORTH,
    BIT_OF,
    FIGHTS,
    IN_CURVES,
    ON_STRAIGHTS,
    abilities_of,
    most_steps,
)
from jalopy.games.scrap_racer.bot.hot.rolling import NO_MARKERS, Rolling, markers_of
from jalopy.games.scrap_racer.bot.hot.sight import Sight, hand_of
from jalopy.games.scrap_racer.components import (
    COLLECTOR,
    CRUSHER,
    HOVER,
    JACKAL,
    ROCKROACHES,
    STEEL_JACKET,
    SWIFTY,
    TWISTER,
)
from jalopy.games.scrap_racer.contents import contents_of
from jalopy.games.scrap_racer.ways import Way
from jalopy.kernel.questions import Facts, Option, Question
from jalopy.kernel.settings import Values

# As often as they win in races of four and of six rookies. Crusher stands out, and of the new racers Collector; the
# others are close.
FAVOURITES: Final[list[str]] = [CRUSHER, COLLECTOR, ROCKROACHES, STEEL_JACKET, HOVER, TWISTER, SWIFTY, JACKAL]
LIVE_BY_PASSING: Final[list[str]] = [CRUSHER, TWISTER]

SPARING: Final = 2  # rounds to come in which a boost marker is sure to do more than to better a die that is no double
MOST_KEPT: Final = 4  # plans
ROUNDING: Final = 1e-15  # what is more by a smaller part of it is equal, and was added up in another order

Worth = dict[str, float]
"""What options are worth, by their keys; one that is not named is worth nothing."""


class Ends:
    """What the dice may come to. It knows nothing of the plan, so that a plan nobody needs any more is gone at once."""

    def __init__(self, driving: Driving, hand: int) -> None:
        self.driving = driving
        self.hand = hand

    def drive(self, total: int) -> float:
        return self.driving.worth(self.driving.racer.distance, self.hand, False, total)


class Plan:
    """All that can be worked out before the dice roll, and holds until the racer has driven."""

    def __init__(self, sight: Sight, sense: Sense) -> None:
        self.sight = sight
        self.hand = hand_of(sight.hand)
        self.outlook = Outlook(sight, sense)
        self.driving = Driving(self.outlook)
        self.crashing = Crashing(self.outlook)
        self.racer = sight.racers[sight.active]
        self.rounds_left = self.outlook.rounds_left(farthest_of(self.outlook.distances))
        self.rolling = Rolling(Ends(self.driving, self.hand).drive, self.crashing.worth, self.prices(), sight.box.dice)

    def prices(self) -> tuple[float, float, float]:
        """What a boost marker spent now would have been worth later, as a chance to win."""
        if not self.racer.boosts:
            return (0.0, 0.0, 0.0)
        outlook = self.outlook
        there = self.racer.distance + outlook.spaces
        now = outlook.chance_at(there, 0.0)
        re_roll, plus_minus, turn = outlook.plain.marker_worth(foreseen_of(self.rounds_left))
        return (
            outlook.chance_at(there, re_roll) - now,
            outlook.chance_at(there, plus_minus) - now,
            outlook.chance_at(there, turn) - now,
        )


class Kept:
    """A plan, and what was seen when it was made."""

    def __init__(self, settings: Values, seen: Facts, plan: Plan) -> None:
        self.settings = settings
        self.seen = seen
        self.plan = plan

    def is_for(self, settings: Values, seen: Facts, sense: Sense) -> bool:
        """Whether the same is seen, the dice apart, and by the same."""
        if len(self.seen) != len(seen) or self.plan.outlook.sense is not sense:
            return False
        for name, entry in seen.items():
            before = self.seen.get(name)
            if before is not entry and name not in OF_THE_MOMENT and before != entry:  # most is shown again as it was
                return False
        return self.settings is settings or self.settings == settings


OF_THE_MOMENT: Final = ("dice", "driven", "passed")
_KEPT: list[Kept] = []  # the newest last


def plan_for(seen: Facts, settings: Values, sense: Sense) -> Plan:
    for at in range(len(_KEPT) - 1, -1, -1):
        if _KEPT[at].is_for(settings, seen, sense):
            return _KEPT[at].plan
    if len(_KEPT) >= MOST_KEPT:
        del _KEPT[0]
    plan = Plan(Sight(seen, settings), sense)
    _KEPT.append(Kept(settings, seen, plan))
    return plan


class Moment:
    """What is seen of this turn: the plan for it, and how far it has come."""

    def __init__(self, view: Facts, settings: Values, sense: Sense) -> None:
        shown: Any = view
        self.dice: list[int] = shown["dice"]
        self.driven: bool = shown["driven"]
        self.passed: bool = shown["passed"]
        self.crashed: bool = shown["crash_card"] is not None
        self.plan = plan_for(view, settings, sense)
        self.sight = self.plan.sight


def choose(question: Question, view: Facts, settings: Values, sense: Sense = USUAL) -> Option:
    """The option worth most, the first of several."""
    worth = worth_of(question, view, settings, sense)
    best = question.options[0]
    highest = worth.get(best.key, 0.0)
    for option in question.options:
        value = worth.get(option.key, 0.0)
        if value - highest > ROUNDING * abs(highest):
            best, highest = option, value
    return best


def worth_of(question: Question, view: Facts, settings: Values, sense: Sense = USUAL) -> Worth:
    match question.kind:
        case "roll-or-stop" | "crash-or-boost" | "stop-or-boost":
            return roll(Moment(view, settings, sense), question.kind == "roll-or-stop")
        case "card-or-drive" | "card-or-done":
            return drive(Moment(view, settings, sense), question.kind == "card-or-drive")
        case "own-fight":
            return own_fight(Moment(view, settings, sense))
        case "which-pile":
            return which_pile(Moment(view, settings, sense))
        case "track-or-pit":
            return which_way(Moment(view, settings, sense), question)
        case "take-ability":
            return {f"take:{name}": worth for name, worth in ABILITY_WORTH.items()}
        case "which-ability":
            return which_ability(Moment(view, settings, sense), question)
        case "place-scrap":
            return place_scrap(Moment(view, settings, sense).sight, question)
        case "racer-order":
            return {f"first:{name}": -1.0 for name in LIVE_BY_PASSING}
        case "choose-racer":
            able = contents_of(settings).abilities
            return {f"racer:{name}": -float(at if name in able else 2 * at) for at, name in enumerate(FAVOURITES, 10)}
        case _:
            return {}


def roll(moment: Moment, may_roll: bool) -> Worth:
    plan = moment.plan
    die = moment.dice[-1]
    earlier = 0
    for pips in moment.dice[:-1]:
        earlier |= 1 << pips
    markers = markers_of(plan.racer.boosts)
    saves_markers = markers == NO_MARKERS or plan.rounds_left >= SPARING
    if may_roll and saves_markers and plan.rolling.surely_rolls(earlier, die):
        return {"roll": 1.0}
    return plan.rolling.ways(earlier, die, markers)


def drive(moment: Moment, before_the_dice: bool) -> Worth:
    plan = moment.plan
    dice = sum(moment.dice) if before_the_dice else 0
    return {plan.driving.best(plan.racer.distance, plan.hand, moment.passed, dice): 1.0}


def own_fight(moment: Moment) -> Worth:
    """SR-10.5"""
    sight, outlook = moment.sight, moment.plan.outlook
    chances: Worth = {}
    for place in outlook.own:
        distances = outlook.distances[:]
        racer = sight.racers[place]
        counts = sight.jackal_always or (place == sight.active and not moment.crashed)  # SR-5.6, SR-6.3
        distances[place] += JACKALS_STEPS if counts and racer.abilities & FIGHTS else 1
        chances[f"winner:{racer.name}"] = outlook.chance(distances)
    return chances


def which_pile(moment: Moment) -> Worth:
    """SR-16.5"""
    crashing = moment.plan.crashing
    pile = (moment.dice[-1] - 1) // 2
    return {"pile:doubled": crashing.worth_of(pile, True), "pile:lower": crashing.worth_of(pile - 1, False)}


def which_way(moment: Moment, question: Question) -> Worth:
    """SR-21.6"""
    driving, here = moment.plan.driving, moment.plan.racer.distance
    dice = 0 if moment.driven else sum(moment.dice)
    worth: Worth = {}
    for option in question.options:
        end = end_of(moment, option)
        passed = moment.passed or driving.passes(here, end.distance - here)
        worth[option.key] = driving.at(end, moment.plan.hand, passed, dice)
    return worth


def end_of(moment: Moment, option: Option) -> Way:
    """Where one of two ways ends: its option names the space."""
    sight, racer = moment.sight, moment.plan.racer
    road = sight.road
    assert road is not None
    track, here = road.track, sight.space(racer.distance)
    space = int(option.target.removeprefix("space:"))
    by_the_line = racer.lane > 0 or here > track.fork  # the fork ahead is that of the next lap
    laps = sight.lap(racer.distance) + int(by_the_line or space < here)
    end = Way(space, laps * sight.length + track.counts_as[space], 0)
    end.halted = track.halts[space]
    return end


def which_ability(moment: Moment, question: Question) -> Worth:
    """SR-21.9  The one after which the others take the racer farthest."""
    sight, racer = moment.sight, moment.plan.racer
    space = sight.space(racer.distance)
    left = abilities_of([option.key.removeprefix("use:") for option in question.options])
    left |= racer.abilities & (ON_STRAIGHTS | IN_CURVES)  # a step may yet trigger it; one that is used gains nothing
    worth: Worth = {}
    for option in question.options:
        ability = option.key.removeprefix("use:")
        there = space if ability == CRUSHER else space % sight.length + 1
        steps = most_steps(sight.ground.straight, sight.length, there, left & ~BIT_OF[ability], moment.passed)
        worth[option.key] = float(steps + int(there != space))
    return worth


def place_scrap(sight: Sight, question: Question) -> Worth:
    """SR-20.3  In front of rivals that may come by in their next turn, the dearest tile; not in front of one's own."""
    here = sight.space(sight.racers[sight.active].distance)
    rivals = 0
    for place, racer in enumerate(sight.racers):
        behind = (here - sight.space(racer.distance)) % sight.length
        if place != sight.active and racer.distance > 0 and 0 < behind <= A_TURN_BEHIND:
            rivals += -1 if racer.seat == sight.seat else 1
    if rivals <= 0:
        return {"keep": 1.0}
    return {option.key: float(option.key.rpartition(":")[2]) for option in question.options[1:]}
