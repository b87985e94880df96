"""When to use a power, and on whom: what each would bring now, in tiles, beside what it could bring at best."""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Final

from jalopy.games.wacky_races.bot.driving import WON, best_plan, plan_now, worth_of
from jalopy.games.wacky_races.bot.roadworks import best_forest
from jalopy.games.wacky_races.bot.sight import TERRAIN, Sight
from jalopy.games.wacky_races.power_cards import ALL_POWERS, POWERS, Effect, Power

# So much of what a power could bring it must bring now: first the rookie is patient, near the Finish Line no more.
PATIENT: Final = 0.9
HASTY: Final = 0.25

# At best, in tiles. What depends on the size of an effect is told for one.
AT_BEST: Final = {
    "move": 1.0,
    "getaway": 2.0,
    "recoil": 1.6,
    "burst": 2.0,
    "fly-over": 2.0,
    "move-to-forest": 2.0,
    "move-to-company": 2.0,
    "match-next": 1.0,
    "match-all": 1.5,
    "swap": 2.0,
    "swap-forest": 1.0,
    "push": 0.9,
    "barrage": 1.2,
    "slow": 0.9,
    "drop": 0.5,
    "steal": 0.7,
    "draw": 0.4,
    "plays": 0.4,
    "look": 0.6,
    "fill": 0.8,
    "help": -0.2,
    "discard": -0.4,
}
FEW_CARDS: Final = 2  # so many are tried in every combination; more of them are worth as much each
NEXT_TURN: Final = 0.3  # what a card more in hand brings then
PUSHED: Final = 0.6  # a rival one tile back that is level or ahead
NEAR_THE_END: Final = 5  # tiles from the Finish Line
THREAT: Final = 0.3  # more for a rival that is so near


def best_power(sight: Sight, keys: list[str]) -> str:
    """The key of the power that pays best now, or ""."""
    best, chosen = 0.0, ""
    wanted = patience(sight)
    for key in keys:
        if key.startswith("power:"):
            power = ALL_POWERS[key.removeprefix("power:")]
            gain = gain_of(sight, power)
            if gain >= max(best, wanted * at_best(sight, power), 0.1):
                best, chosen = gain, key
    return chosen


def patience(sight: Sight) -> float:
    """The share of the best that a power must bring, less and less on the way to the end of the race."""
    gone = max(sight.tile, sight.lead_of_others) / sight.finish
    return PATIENT - (PATIENT - HASTY) * gone * gone


def at_best(sight: Sight, power: Power) -> float:
    if power.effects[0].do == "refresh":
        return max(strength(other) for other in POWERS[sight.mine["name"]] if other is not power)
    return strength(power)


@cache
def strength(power: Power) -> float:
    """What a power is good for, whatever the race looks like; one against a trap saves about half a tile."""
    if power.cancels:
        return 0.5
    return sum(_at_best(effect) for effect in power.effects)


def _at_best(effect: Effect) -> float:
    best = AT_BEST.get(effect.do, 0.0)
    return best * effect.amount if effect.do in ("move", "draw", "discard", "push", "steal", "drop") else best


def gain_of(sight: Sight, power: Power) -> float:
    if power.effects[0].do == "discard":
        return _giving_up_cards(sight, power)
    return sum(_gain(sight, power, effect) for effect in power.effects)


def _gain(sight: Sight, power: Power, effect: Effect) -> float:
    do = effect.do
    if do in ("move", "getaway", "recoil", "burst", "fly-over"):
        return _moving(sight, effect)
    if do in ("move-to-forest", "move-to-company"):
        led_to = sight.ahead(sight.tile)
        happens = sight.kinds[led_to] == "forest" if do == "move-to-forest" else sight.crowd[led_to] > 0
        return _moving(sight, effect) + _one_more(sight, happens)
    if do == "draw":
        more = sum(each.amount - sight.plays for each in power.effects if each.do == "plays")
        return _drawing(sight, effect.amount, max(0, more))
    if do in ("match-next", "match-all"):
        free = 1 if do == "match-next" else sight.plays
        return best_plan(sight, free=free).worth - plan_now(sight).worth
    if do == "fill":
        stopping = worth_of(sight, sight.tile, sight.hand, "")
        usual = max(sight.hand_size, len(sight.hand))
        return NEXT_TURN * (effect.amount - usual) - max(0.0, plan_now(sight).worth - stopping)
    if do == "swap":
        ahead = [racer["tile"] - sight.tile for racer in sight.others if effect.low <= racer["tile"] - sight.tile]
        return float(min(ahead)) if ahead and min(ahead) <= effect.high else 0.0
    if do == "swap-forest":
        return best_forest(sight)[0]
    if do == "refresh":
        return max((strength(other) for other in _spent(sight)), default=0.0)
    if do in ("push", "barrage", "drop", "steal", "slow"):
        return _hindering(sight, effect)
    if do == "look":
        reach = range(sight.tile + effect.low, min(sight.tile + effect.high + 1, sight.finish))
        if not any(sight.trapped[tile] for tile in reach):
            return 0.0
        return 0.6 if sight.feared(min(sight.ahead(sight.tile), sight.finish - 1)) else 0.3
    return -0.2 if do == "help" and _within(sight, effect) else 0.0


# --- the own car ------------------------------------------------------------------------------------------------------


def _moving(sight: Sight, effect: Effect) -> float:
    """Steps besides those of the cards, and where they lead the cards from."""
    if effect.do == "fly-over":
        return _landing(sight, sight.ahead(sight.tile + 1))
    if effect.do == "burst":
        sure = sight.kinds[sight.tile] not in TERRAIN
        far = _stepping(sight, effect.other)
        return far if sure else 0.75 * _stepping(sight, effect.amount) + 0.25 * far
    if effect.do == "recoil":
        left_behind = PUSHED if sight.crowd[sight.tile] > 1 else 0.0
        return _stepping(sight, effect.other) + left_behind
    company = effect.do == "getaway" and sight.crowd[sight.tile] > 1
    return _stepping(sight, effect.other if company else effect.amount)


def _stepping(sight: Sight, steps: int) -> float:
    tile = sight.tile
    for _ in range(steps):
        tile = sight.ahead(tile)
        if tile >= sight.finish:
            return WON
        if sight.feared(tile):
            return -1.0
    return _landing(sight, tile)


def _landing(sight: Sight, tile: int) -> float:
    if tile >= sight.finish:
        return WON
    if sight.feared(tile):
        return -1.0
    return best_plan(sight, tile=tile).worth - plan_now(sight).worth


def _one_more(sight: Sight, happens: bool) -> float:
    if not happens:
        return 0.0
    tile = sight.ahead(sight.ahead(sight.tile))
    if tile >= sight.finish:
        return WON
    return -1.0 if sight.feared(tile) else 1.0


# --- cards ------------------------------------------------------------------------------------------------------------


def _drawing(sight: Sight, count: int, more: int) -> float:
    """Every draw is tried, as likely as it is, with so many more cards to play."""
    before = plan_now(sight).worth
    few = min(count, FEW_CARDS)
    return (count / few) * sum(
        chance * (best_plan(sight, hand=[*sight.hand, *drawn], more=more).worth - before)
        for drawn, chance in draws(few)
    )


@cache
def draws(count: int) -> list[tuple[tuple[str, ...], float]]:
    """What so many cards may be, and how likely that is, the four terrains being equally so."""
    return [
        (drawn, factorial(count) / prod(factorial(drawn.count(card)) for card in TERRAIN) / len(TERRAIN) ** count)
        for drawn in combinations_with_replacement(TERRAIN, count)
    ]


def _giving_up_cards(sight: Sight, power: Power) -> float:
    """Cards for steps, and no card after that."""
    cost = sum(effect.amount for effect in power.effects if effect.do == "discard")
    tile = sight.tile
    for _ in range(sum(effect.amount for effect in power.effects if effect.do == "move")):
        tile = sight.ahead(tile)
        if tile >= sight.finish:
            return WON
        if sight.feared(tile):
            return -1.0
    return worth_of(sight, tile, sight.hand[cost:], "") - plan_now(sight).worth


# --- rivals -----------------------------------------------------------------------------------------------------------


def _hindering(sight: Sight, effect: Effect) -> float:
    targets = [racer for racer in _within(sight, effect) if _is_hit(sight, racer, effect)]
    if not targets:
        return 0.0
    lead = max(racer["tile"] for racer in targets)
    threat = THREAT if sight.finish - lead <= NEAR_THE_END else 0.0
    if effect.do == "steal":
        return 0.5 * effect.amount + (0.2 + threat if lead >= sight.tile else 0.0)
    if lead < sight.tile:
        return 0.0  # whoever is behind may stay there
    if effect.do == "barrage":
        alone = sum(racer["tile"] == lead for racer in targets) == 1
        return PUSHED * (effect.other if alone else 2 * effect.amount) + threat
    if effect.do == "push":
        return PUSHED * effect.amount + threat
    return {"drop": 0.5 * effect.amount, "slow": 0.9}[effect.do] + threat


def _within(sight: Sight, effect: Effect) -> list[Any]:
    return [racer for racer in sight.others if effect.low <= racer["tile"] - sight.tile <= effect.high]


def _is_hit(sight: Sight, racer: Any, effect: Effect) -> bool:
    """Whether it happens to that racer: cards and turns are players' only, and not without cards, nor twice."""
    if effect.do in ("push", "barrage"):
        return True
    if racer["seat"] is None:
        return False
    return not racer["slow"] if effect.do == "slow" else sight.hands[racer["seat"]] > 0


def target(sight: Sight, names: list[str], rule: str) -> str:
    """Whom a power is to hit: the foremost rival; whom it is to help: the hindmost."""
    racers: list[Any] = [sight.racer(name) for name in names]
    helps = any(power.rule == rule and power.effects[0].do == "help" for power in ALL_POWERS.values())
    tile = min(racer["tile"] for racer in racers) if helps else max(racer["tile"] for racer in racers)
    level = [racer for racer in racers if racer["tile"] == tile]
    return str(min(level, key=lambda racer: _after_me(sight, racer))["name"])


def _after_me(sight: Sight, racer: Any) -> int:
    """Of level rivals the player whose turn comes next; anything by name would favour some racers over others."""
    return 100 if racer["seat"] is None else (int(racer["seat"]) - sight.seat) % len(sight.racers)


# --- the dashboard ----------------------------------------------------------------------------------------------------


def _spent(sight: Sight) -> list[Power]:
    return [ALL_POWERS[entry["power"]] for entry in sight.mine["powers"] if not entry["ready"]]
