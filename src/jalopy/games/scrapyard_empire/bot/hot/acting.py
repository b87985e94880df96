"""What the rookie does with its actions: it takes what promises most, and offers trades first, for they cost nothing."""

from typing import Final

from jalopy.games.scrapyard_empire.bot.hot.sight import FODDER, Other, Sight
from jalopy.games.scrapyard_empire.components import (
    AMP,
    BRASSGUARD,
    DIGBY,
    FINGERS,
    INDEX,
    INVENTION_NEEDS,
    MACHINES,
    MINERVA,
    PARTS,
)

ENOUGH_TO_ASK: Final = 0.5  # a trade is offered for a card worth that much
ONLY_ONE: Final = 0.2  # so much more, if the other has but one of it
WORTH_COPYING: Final = 0.8  # a machine of others, as long as a better one may still be built
NOTHING_MORE: Final = 0.02  # ending the actions
HARM: Final = 0.1  # what it is worth besides to rob the one who is ahead
LATE: Final = 6  # from this round on what can be had once is not saved up
ABILITIES: Final = {  # what activating a built card is worth as an action; the rest is worked out
    "time-machine": 2.0,
    "the-terrible": 0.9,
    "glove-of-ruin": 0.25,
    "deathlock": 0.3,
    "doomsday-ray": 0.3,
}


class Action:
    """What an option's key says: what to do, with which kind of cards or which card, and with whom."""

    def __init__(self, key: str) -> None:
        words = [*key.split(":"), "", ""]
        self.what = words[0]
        self.which = words[1]
        self.whom = words[2]


_ACTIONS: dict[str, Action] = {}  # there are few keys, and they come again and again


def action_of(key: str) -> Action:
    action = _ACTIONS.get(key)
    if action is None:
        action = _ACTIONS[key] = Action(key)
    return action


def best_action(sight: Sight, keys: list[str]) -> str:
    """The key of the best thing to do now, the first of several."""
    best, chosen = 0.0, ""
    for key in keys:
        value = value_of(sight, action_of(key))
        if value > best or not chosen:
            best, chosen = value, key
    return chosen


def value_of(sight: Sight, action: Action) -> float:
    what = action.what
    if what == "draw":
        return sight.drawn(action.which)
    if what == "draw-two":
        return sight.drawn(action.which) + 0.7 * sight.average(action.which)
    if what == "dig":
        return dig_value(sight, action.which)
    if what == "steal":
        return steal_value(sight, action.which, sight.other(action.whom))
    if what == "trade":
        return trade_value(sight, action.which, sight.other(action.whom))
    if what == "use":
        return character_value(sight, action.which)
    if what == "activate":
        return ability_value(sight, action.which)
    return NOTHING_MORE if what == "done" else -1.0


def raise_by(sight: Sight) -> int:
    """What a part adds to a roll."""
    return sight.box.amp_counts if sight.has(AMP) else 1


def chance(sight: Sight, needs: int) -> float:
    """Of a roll that may be raised with useless parts."""
    spare = len(sight.spares) * raise_by(sight)
    return min(1.0, max(0, 7 - needs + min(spare, needs - 1)) / 6)


def best_two(worth: list[float]) -> tuple[float, float]:
    """The highest, and the second; 0 where there is none."""
    if not worth:
        return 0.0, 0.0
    best = sorted(worth, reverse=True)
    return best[0], best[1] if len(best) > 1 else 0.0


def dig_value(sight: Sight, kind: str) -> float:
    needs = sight.box.digby_needs if sight.has(DIGBY) else sight.box.dig_needs
    found = sight.in_pile(kind)
    best, next_best = best_two([sight.card(name) for name in found])
    if sight.view["seats"] == 1:
        best -= FODDER
    second = 0.0
    if kind == "part" and len(found) > 1 and sight.has(MINERVA):
        second = next_best * (1 + min(2, len(sight.spares))) / 6
    return chance(sight, needs) * best + second - FODDER


def steal_value(sight: Sight, kind: str, victim: Other) -> float:
    needs = sight.box.fingers_needs if sight.has(FINGERS) else sight.box.steal_needs
    if victim.character == BRASSGUARD:
        needs = sight.box.brassguard_needs
    best = best_part(sight, victim) if kind == "part" else min(1.0, 1.6 * sight.drawn("machine"))
    return chance(sight, needs) * (best + harm(sight, victim)) - FODDER


def best_part(sight: Sight, other: Other) -> float:
    """What the best of another player's parts is worth here, 0 without any."""
    worth = sight.worth
    best = 0.0
    for part in other.parts:
        best = max(best, worth[INDEX[part]])
    return best


def harm(sight: Sight, other: Other) -> float:
    return HARM if sight.ahead(other) else 0.0


def trade_value(sight: Sight, kind: str, partner: Other) -> float:
    """It costs nothing to ask: so it comes first, where the other may well agree. The one who is ahead gets no help."""
    if sight.ahead(partner):
        return -1.0
    if kind == "part":
        wanted = wanted_part(sight, partner)
        return 3.0 + sight.worth[INDEX[wanted]] if wanted and has_gift(sight, partner) else -1.0
    wanted = wanted_machine(sight, partner)
    if not wanted or not sight.hand_kinds & ~sight.needed_kinds:
        return -1.0
    return 2.5 + sight.machine(INDEX[wanted])


def wanted_part(sight: Sight, partner: Other) -> str:
    """The best part of another player that is worth asking for, or ""; nobody likes to give away an only one."""
    theirs = partner.parts
    best, highest = "", ENOUGH_TO_ASK
    for part in theirs:
        value = sight.worth[INDEX[part]]
        if value >= highest:
            value -= 0.0 if theirs.count(part) > 1 else ONLY_ONE
            if value >= highest:
                best, highest = part, value + 0.001
    return best


def has_gift(sight: Sight, partner: Other) -> bool:
    """Whether there is a part of no use here that the other has not got."""
    for part in sight.spares:  # noqa: SIM110  compiled, a loop is faster than a generator
        if PARTS[part] not in partner.parts:
            return True
    return False


def wanted_machine(sight: Sight, partner: Other) -> str:
    """The best machine that the other is known to hold and that is worth asking for, or ""."""
    best, highest = "", 0.0
    for name in sight.known_machines(partner):
        value = sight.machine(INDEX[name])
        if value >= ENOUGH_TO_ASK and value > highest:
            best, highest = name, value
    return best


def character_value(sight: Sight, name: str) -> float:
    """These cost no action, so what is of any use comes before the actions."""
    if name in ("prof-luna-tech", "tinker-tam", "madame-zora-lens"):
        return 5.0
    if name == "sir-reginald-copycog":
        return 5.0 if best_to_copy(sight) >= (WORTH_COPYING if sight.view["round"] < LATE else 0.3) else -1.0
    if name == "rusty-magpie":
        top: str = sight.view["piles"]["part"]["top"]
        return 4.0 if sight.worth[INDEX[top]] > min([sight.loss(part) for part in sight.part_order]) else -1.0
    if name == "otto-smelter":
        wishes = sight.needed_kinds & ~sight.hand_kinds != 0
        return 4.0 if wishes and len(sight.spares) >= sight.box.smelter_parts else -1.0
    if name == "the-great-mimico":
        best = max([mimic_value(sight, other.character) for other in sight.others])
        return 6.0 if best >= (1.0 if sight.view["round"] < LATE else 0.3) else -1.0
    return -1.0


def mimic_value(sight: Sight, name: str) -> float:
    """What the ability of another character would do in this turn."""
    if name == "jerry-riggsby":
        return 3.0 if any([lacking(sight, plan) == 1 for plan in sight.plans]) else 0.0  # noqa: C419  compiled
    if name == "dame-ada-wrench":
        return 2.0 * nearly_built(sight)
    if name == "sir-reginald-copycog":
        return 1.5 * best_to_copy(sight)
    return MIMICKED.get(name, 0.2)


MIMICKED: Final[dict[str, float]] = {"prof-luna-tech": 0.6, "otto-smelter": 0.3, "tinker-tam": 0.3}


def nearly_built(sight: Sight) -> float:
    """The weightiest machine in hand that lacks one part."""
    return max([0.0, *[sight.weight(machine) for machine in sight.hand if sight.missing(machine) == 1]])


def best_to_copy(sight: Sight) -> float:
    """The best unused machine of others."""
    best = 0.0
    for other in sight.others:
        for card in other.built:
            if not card["used"]:
                best = max(best, copy_value(sight, card["card"]))
    return best


def copy_value(sight: Sight, name: str) -> float:
    """What a machine of another player would do in this turn; nothing if it is none that can be copied."""
    if name in ("transport-vessel", "petrol-engine", "navigatrix", "weaponry-system"):
        return ability_value(sight, name)
    if name == "jet-propulsion":
        return max(sight.drawn("part"), sight.drawn("machine"), dig_value(sight, "part"))
    if name == "mecha-skeleton":
        return nearly_built(sight)
    return 0.3 if name == "plasma-generator" else 0.0


def lacking(sight: Sight, plan: int) -> int:
    """So many machines an invention still lacks after building what can be built now."""
    count = 0
    for machine in range(len(MACHINES)):
        if INVENTION_NEEDS[plan] & ~sight.built_machines & 1 << machine and (
            not sight.hand_kinds >> machine & 1 or sight.missing(machine)
        ):
            count += 1
    return count


def ability_value(sight: Sight, name: str) -> float:
    if name in ("jet-propulsion", "flight-pack"):
        return 7.0
    if name == "transport-vessel":
        return 3.0 * sight.drawn("part")
    if name == "petrol-engine":
        return 1.8 * sight.drawn("machine") + sight.drawn("part")
    if name in ("navigatrix", "subterranean-sub"):
        found = dict.fromkeys([*sight.in_pile("part"), *sight.in_pile("machine")])
        best, second = best_two([sight.card(card) for card in found])
        return (best + second if name == "subterranean-sub" else best) - 0.05
    if name == "weaponry-system":
        best = max([0.0, *[best_part(sight, other) for other in sight.others]])
        return chance(sight, 4) * best + 0.05
    if name == "clockwork-brain":
        return best_to_copy(sight)
    return ABILITIES.get(name, 0.1)
