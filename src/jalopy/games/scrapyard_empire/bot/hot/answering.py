"""The rookie's answer to every kind of question."""

from collections.abc import Callable
from typing import Any, Final

from jalopy.games.scrapyard_empire.bot.hot.acting import (
    best_action,
    best_part,
    best_two,
    copy_value,
    harm,
    mimic_value,
    raise_by,
    wanted_machine,
    wanted_part,
)
from jalopy.games.scrapyard_empire.bot.hot.sight import IS_PART, NEEDED_PARTS, REACH, Other, Sight
from jalopy.games.scrapyard_empire.components import (
    INDEX,
    INVENTION_GUIDE,
    MACHINE_GUIDE,
    MACHINE_NEEDS,
    MINERVA,
    PARTS,
    WEAPONRY_SYSTEM,
)
from jalopy.games.scrapyard_empire.contents import contents_of
from jalopy.kernel.questions import Facts, Option, Question
from jalopy.kernel.settings import Values

HELP: Final = ("build", "riggsby", "skeleton", "wrench", "both", "use")  # the cheapest way to build first
WORTH_TAKING: Final = 0.4  # a card worth that much is taken over by Biomonitor
WORTH_RAISING: Final = 0.25  # a second card that good is worth some useless parts
WORTH_KEEPING: Final = 3  # a lower die of the Doomsday Ray that is not rolled again


def choose(question: Question, view: Facts, settings: Values) -> Option:
    """The first option where it knows no better."""
    key = answer(Sight(view, contents_of(settings)), question)
    for option in question.options:
        if option.key == key:
            return option
    return question.options[0]


def answer(sight: Sight, question: Question) -> str:
    keys = [option.key for option in question.options]
    facts: Any = question.facts
    kind = question.kind
    if kind == "action":
        return best_action(sight, keys)
    if kind == "raise":
        return raise_or_keep(sight, keys, facts)
    if kind == "dig":
        return take_or_pass(sight, keys, facts["card"])
    if kind == "build":
        return what_to_build(sight, keys) if "done" in keys else which_one(sight, keys)
    if kind == "draw":
        return before_drawing(sight, keys)
    if kind == "character":
        return "deal"
    if kind == "monitor":
        return take_over(sight, keys, facts)
    if kind == "stroll":
        return "cancel"
    if kind in ("trade", "counter"):
        return judge(sight, keys, facts)
    if kind == "offer-give":
        return what_to_give(sight, keys, facts["partner_seat"], question.rule == "SE-8.3")
    if kind == "offer-want":
        return what_to_want(sight, facts)
    if kind in ("penalty", "melt", "hand-over", "smelt", "swap"):
        return least(keys, lambda name: sight.loss(INDEX[name]))
    if kind == "discard":
        return least([key for key in keys if key.startswith("discard")], lambda name: to_keep(sight, name))
    if kind == "ray":
        return "re-roll:lower" if facts["count"] < WORTH_KEEPING else "keep"
    if kind in ("steal-part", "steal-machine", "loot", "find"):
        return most(keys, sight.card)
    if kind == "aim":
        return most(keys, lambda name: aim_value(sight, sight.other(name), facts["card"]))
    if kind == "search":
        return most(keys, lambda pile: max([-1.0, *[sight.card(card) for card in sight.in_pile(pile)]]))
    if kind == "ruin":
        return keys[0]
    if kind == "copy":
        return most(keys, lambda name: copy_value(sight, name))
    if kind == "mimic":
        return most(keys, lambda name: mimic_value(sight, name))
    if kind == "look":
        return most(keys, sight.average)
    if kind == "leave-or-under":
        return "leave" if sight.card(facts["card"]) > sight.average(facts["deck"]) else "under"
    return keys[0]


def named(keys: list[str]) -> list[tuple[str, str]]:
    """Keys with the name they end in, without those that mean no card."""
    return [(key, key.rpartition(":")[2]) for key in keys if ":" in key]


def most(keys: list[str], value: Callable[[str], float]) -> str:
    return max(named(keys), key=lambda pair: value(pair[1]))[0]


def least(keys: list[str], value: Callable[[str], float]) -> str:
    return min(named(keys), key=lambda pair: value(pair[1]))[0]


def to_keep(sight: Sight, name: str) -> float:
    if name in MACHINE_GUIDE:
        return sight.keep_machine(INDEX[name])
    return sight.plan(INDEX[name]) if name in INVENTION_GUIDE else sight.loss(INDEX[name])


# --- rolls and digs -----------------------------------------------------------------------------------------------


def raise_or_keep(sight: Sight, keys: list[str], facts: Any) -> str:
    """Useless parts are scrapped if they are enough; then a second roll, then the Plasma Generator."""
    roll, needs, wanted = facts["roll"], facts["needs"], facts["wanted"]
    step = raise_by(sight)
    spare = [PARTS[part] for part in sight.spares if f"scrap:{PARTS[part]}" in keys]
    reach = roll + step * len(spare)
    if roll >= wanted:
        return "keep"
    if roll >= needs:
        more = wanted <= reach and wanted - roll <= 2 * step and second_best(sight) >= WORTH_RAISING
        return f"scrap:{spare[0]}" if more else "keep"
    if needs <= reach:
        return f"scrap:{spare[0]}"
    if "re-roll" in keys:
        return "re-roll"
    return "plasma" if "plasma" in keys else "keep"


def second_best(sight: Sight) -> float:
    """What a better roll may bring besides: of the part pile in a dig, else of the parts of others."""
    parts = sight.in_pile("part")
    if not sight.has(MINERVA):
        parts = [part for other in sight.others for part in other.parts]
    return best_two([sight.worth[INDEX[part]] for part in parts])[1]


def before_drawing(sight: Sight, keys: list[str]) -> str:
    """Madame Zora Lens looks at the part that is to be drawn, unless a machine is wanted more."""
    if "use:madame-zora-lens" in keys and sight.average("part") >= sight.average("machine"):
        return "use:madame-zora-lens"
    return "draw-now"


def take_or_pass(sight: Sight, keys: list[str], card: str) -> str:
    """The best card of the pile, or the best two, if the pile is known; else the first good one."""
    here = sight.card(card)
    kind = sight.view["dig"]["pile"]
    pile = sight.view["piles"][kind]
    if "cards" in pile:
        two = kind == "part" and "enough" not in keys and sight.has(MINERVA) and good_for_two(sight)
        ahead = max(0, REACH - len(sight.view["dig"]["cards"]))
        better = [other for other in pile["cards"][len(pile["cards"]) - ahead :] if sight.card(other) > here]
        return "take" if len(better) < (2 if two else 1) else "pass"
    return "take" if here >= 0.3 or pile["count"] == 0 else "pass"


def good_for_two(sight: Sight) -> bool:
    return bool(sight.view["dice"][0] + sight.view["raised"] >= sight.box.minerva_needs)


def aim_value(sight: Sight, other: Other, card: str) -> float:
    """Weaponry System is for parts that are of use, the others for whoever is ahead."""
    if card != WEAPONRY_SYSTEM:
        return other.danger
    return best_part(sight, other) + harm(sight, other)


def take_over(sight: Sight, keys: list[str], facts: Any) -> str:
    """What is worth having, and rather from the one who is ahead."""
    besides = harm(sight, sight.at(facts["victim_seat"]))
    cards = facts.get("cards", [])
    if not cards:
        return "monitor" if besides or sight.view["round"] > 4 else "let"
    best = max(cards, key=sight.card)
    if sight.card(best) + besides < WORTH_TAKING:
        return "let"
    return f"monitor:{best}" if f"monitor:{best}" in keys else "monitor"


# --- building -----------------------------------------------------------------------------------------------------


def what_to_build(sight: Sight, keys: list[str]) -> str:
    """Inventions first, then machines they need; others only from parts that are not needed elsewhere."""
    inventions = [key for key, name in named(keys) if name in INVENTION_GUIDE]
    if inventions:
        return min(inventions, key=lambda key: HELP.index(way_of(key)))
    ranked = sorted(named(keys), key=lambda pair: (-sight.wish(pair[1]), HELP.index(way_of(pair[0]))))
    for key, name in ranked:
        if sight.wish(name) > 0.0:
            return key
        if key.startswith("build") and not robs(sight, INDEX[name]):
            return key
    return "done"


def way_of(key: str) -> str:
    return key.partition(":")[0]


def which_one(sight: Sight, keys: list[str]) -> str:
    """What is left out or replaced is what it would miss most, what stands in is what it would miss least."""
    way = way_of(keys[0])
    if way == "which":
        return keys[0]  # the one that is used up, if there is such a one
    if way == "with":
        return least(keys, lambda name: sight.loss(INDEX[name]))
    return most(keys, lambda name: sight.loss(INDEX[name]) if name in IS_PART else 0.0)


def robs(sight: Sight, machine: int) -> bool:
    """Whether it would use up the only part of a kind that a needed machine in hand waits for."""
    waiting = 0
    for other in sight.hand:
        if other != machine and sight.needed_kinds >> other & 1:
            waiting |= MACHINE_NEEDS[other]
    for part in NEEDED_PARTS[machine]:  # noqa: SIM110  compiled, a loop is faster than a generator
        if waiting >> part & 1 and sight.parts[part] == 1:
            return True
    return False


# --- trades -------------------------------------------------------------------------------------------------------


def judge(sight: Sight, keys: list[str], facts: Any) -> str:
    """Accept what helps more than it hurts; from the one who is ahead only what helps a lot."""
    gains = sight.card(facts["gives"])
    cost = price(sight, facts["wants"])
    partner = sight.at(facts["partner_seat"])
    margin = 0.5 if sight.ahead(partner) else 0.08
    if "accept" in keys and gains >= cost + margin:
        return "accept"
    if "counter" in keys and "accept" in keys and facts["wants"] in IS_PART:
        better = wanted_part(sight, partner)
        if better and sight.worth[INDEX[better]] >= cost + margin and better != facts["wants"]:
            return "counter"
    return "refuse"


def price(sight: Sight, name: str) -> float:
    return sight.loss(INDEX[name]) if name in IS_PART else sight.keep_machine(INDEX[name])


def what_to_give(sight: Sight, keys: list[str], partner: int, counter: bool) -> str:
    """Something useless, best of all what the other has not got; in a counter-offer what the other asked for."""
    offer = sight.view["trade"]
    if counter and offer is not None and f"give:{offer['wants']}" in keys:
        return f"give:{offer['wants']}"
    theirs = sight.at(partner).parts
    return min(named(keys), key=lambda pair: (price(sight, pair[1]), pair[1] in theirs))[0]


def what_to_want(sight: Sight, facts: Any) -> str:
    partner = sight.at(facts["partner_seat"])
    wanted = wanted_part(sight, partner) if facts["what"] == "part" else wanted_machine(sight, partner)
    return f"want:{wanted}"
