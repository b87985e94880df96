"""The rookie's answer to every kind of question."""

from jalopy.games.wacky_races.bot.hot.driving import Driving
from jalopy.games.wacky_races.bot.hot.powering import best_power, strength, target
from jalopy.games.wacky_races.bot.hot.roadworks import best_forest, best_trade
from jalopy.games.wacky_races.bot.hot.sight import Sight
from jalopy.games.wacky_races.power_cards import ALL_POWERS
from jalopy.kernel.questions import Facts, Option, Question


def answer(question: Question, view: Facts) -> Option:
    """The first option where it knows no better."""
    key = key_for(question, Sight(view), [option.key for option in question.options])
    for option in question.options:
        if option.key == key:
            return option
    return question.options[0]


def key_for(question: Question, sight: Sight, keys: list[str]) -> str:
    kind = question.kind
    if kind == "first-card" or kind == "next-card":
        driving = Driving(sight, sight.road)
        return best_power(sight, driving, keys) or driving.now().first
    if kind == "crossroads" or kind == "crossroads-with":
        return trade(sight, keys)
    if kind == "target" or kind == "target-tile":
        return hit(sight, keys, question.rule)
    if kind in ("who-first", "who-escapes", "who-springs", "swap-with"):
        return whose_turn(sight, keys, kind)
    if kind == "unexhaust" or kind == "exhaust":
        powers = [key for key in keys if key.startswith(f"{kind}:")]  # no reason ever to decline
        ranked = sorted(powers, key=lambda key: strength(ALL_POWERS[key.partition(":")[2]]))
        return ranked[-1] if kind == "unexhaust" else ranked[0]
    if kind == "trap-seen":
        return "keep-trap" if sight.is_welcome(int(str(question.facts["tile"]))) else "discard-trap"
    if kind == "forest-tile":
        return f"tile:{best_forest(sight, Driving(sight, sight.road))[1]}"
    if kind == "discard":
        return max(keys, key=lambda key: sight.held(key.removeprefix("discard:")))
    return keys[0]


def hit(sight: Sight, keys: list[str], rule: str) -> str:
    if keys[0].startswith("tile:"):
        return keys[-1]
    return f"racer:{target(sight, [key.removeprefix('racer:') for key in keys], rule)}"


def trade(sight: Sight, keys: list[str]) -> str:
    """The two questions of the Crossroads: no tile or the first one, then the other one."""
    tiles = best_trade(sight)
    if tiles is None:
        return keys[0]
    return next(key for key in (f"tile:{tiles[0]}", f"tile:{tiles[1]}") if key in keys)


def whose_turn(sight: Sight, keys: list[str], kind: str) -> str:
    """The own car where that is good for it; a trap is for somebody else."""
    own = f"racer:{sight.name}"
    if own in keys:
        others = [key for key in keys if key != own]
        return others[0] if kind == "who-springs" else own
    return keys[0]
