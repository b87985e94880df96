"""What the rookie does with its actions: it takes what promises most, and offers trades first, for they cost nothing."""

from typing import Final

from jalopy.games.scrapyard_empire.bot.sight import FODDER, Sight
from jalopy.games.scrapyard_empire.components import (
    AMP,
    AMP_COUNTS,
    BRASSGUARD,
    BRASSGUARD_NEEDS,
    DIG_NEEDS,
    DIGBY,
    DIGBY_NEEDS,
    FINGERS,
    FINGERS_NEEDS,
    INVENTION_GUIDE,
    MINERVA,
    SMELTER_PARTS,
    STEAL_NEEDS,
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


def best_action(sight: Sight, keys: list[str]) -> str:
    """The key of the best thing to do now."""
    scored = [(value_of(sight, key), -place, key) for place, key in enumerate(keys)]
    return max(scored)[2]


def value_of(sight: Sight, key: str) -> float:
    what, _, rest = key.partition(":")
    if what == "draw":
        return sight.drawn(rest)
    if what == "draw-two":
        return sight.drawn(rest) + 0.7 * sight.averages[rest]
    if what == "dig":
        return dig_value(sight, rest)
    if what == "steal":
        return steal_value(sight, *rest.split(":"))
    if what == "trade":
        return trade_value(sight, *rest.split(":"))
    if what == "use":
        return character_value(sight, rest)
    if what == "activate":
        return ability_value(sight, rest)
    return NOTHING_MORE if what == "done" else -1.0


def has(sight: Sight, character: str) -> bool:
    """Its own character, or the one it mimics."""
    return character in (sight.me["character"], sight.view["mimic"])


def raise_by(sight: Sight) -> int:
    """What a part adds to a roll."""
    return AMP_COUNTS if has(sight, AMP) else 1


def chance(sight: Sight, needs: int) -> float:
    """Of a roll that may be raised with useless parts."""
    if needs not in sight.chances:
        spare = len(sight.spares) * raise_by(sight)
        sight.chances[needs] = min(1.0, max(0, 7 - needs + min(spare, needs - 1)) / 6)
    return sight.chances[needs]


def dig_value(sight: Sight, kind: str) -> float:
    needs = DIGBY_NEEDS if has(sight, DIGBY) else DIG_NEEDS
    found = sorted([sight.card(name) for name in sight.in_pile(kind)], reverse=True)
    best = found[0] if found else 0.0
    if sight.view["seats"] == 1:
        best -= FODDER
    second = 0.0
    if kind == "part" and len(found) > 1 and has(sight, MINERVA):
        second = found[1] * (1 + min(2, len(sight.spares))) / 6
    return chance(sight, needs) * best + second - FODDER


def steal_value(sight: Sight, kind: str, character: str) -> float:
    needs = FINGERS_NEEDS if has(sight, FINGERS) else STEAL_NEEDS
    if character == BRASSGUARD:
        needs = BRASSGUARD_NEEDS
    victim = sight.player(character)
    if kind == "part":
        worth = sight.worth
        best = max([worth[part] for part in victim["parts"]], default=0.0)
    else:
        best = min(1.0, 1.6 * sight.drawn("machine"))
    return chance(sight, needs) * (best + harm(sight, character)) - FODDER


def harm(sight: Sight, character: str) -> float:
    return HARM if sight.ahead(character) else 0.0


def trade_value(sight: Sight, kind: str, character: str) -> float:
    """It costs nothing to ask: so it comes first, where the other may well agree. The one who is ahead gets no help."""
    if sight.ahead(character):
        return -1.0
    if kind == "part":
        wanted = wanted_part(sight, character)
        return 3.0 + sight.worth[wanted] if wanted and gift(sight, character) else -1.0
    wanted = wanted_machine(sight, character)
    if not wanted or all(machine in sight.needed for machine in sight.hand):
        return -1.0
    return 2.5 + sight.machine(wanted)


def wanted_part(sight: Sight, character: str) -> str:
    """The best part of another player that is worth asking for, or ""; nobody likes to give away an only one."""
    theirs = sight.player(character)["parts"]
    best, highest = "", ENOUGH_TO_ASK
    for part in theirs:
        value = sight.worth[part]
        if value >= highest:
            value -= 0.0 if theirs.count(part) > 1 else ONLY_ONE
            if value >= highest:
                best, highest = part, value + 0.001
    return best


def gift(sight: Sight, character: str) -> str:
    """A part of no use here that the other has not got, or ""."""
    theirs = sight.player(character)["parts"]
    return next((part for part in sight.spares if part not in theirs), "")


def wanted_machine(sight: Sight, character: str) -> str:
    """The best machine that the other is known to hold and that is worth asking for, or ""."""
    known = [name for name in sight.known_of(character)[0] if sight.machine(name) >= ENOUGH_TO_ASK]
    return max(known, key=sight.machine, default="")


def character_value(sight: Sight, name: str) -> float:
    """These cost no action, so what is of any use comes before the actions."""
    if name in ("prof-luna-tech", "tinker-tam", "madame-zora-lens"):
        return 5.0
    if name == "sir-reginald-copycog":
        return 5.0 if best_to_copy(sight) >= (WORTH_COPYING if sight.view["round"] < LATE else 0.3) else -1.0
    if name == "rusty-magpie":
        top = sight.view["piles"]["part"]["top"]
        return 4.0 if sight.worth[top] > min(map(sight.loss, sight.parts)) else -1.0
    if name == "otto-smelter":
        wishes = any(machine not in sight.hand for machine in sight.needed)
        return 4.0 if wishes and len(sight.spares) >= SMELTER_PARTS else -1.0
    if name == "the-great-mimico":
        best = max(mimic_value(sight, player["character"]) for player in sight.others)
        return 6.0 if best >= (1.0 if sight.view["round"] < LATE else 0.3) else -1.0
    return -1.0


def mimic_value(sight: Sight, name: str) -> float:
    """What the ability of another character would do in this turn."""
    if name == "jerry-riggsby":
        return 3.0 if any(len(lacking(sight, plan)) == 1 for plan in sight.plans) else 0.0
    if name == "dame-ada-wrench":
        near = [sight.weight(machine) for machine in set(sight.hand) if len(sight.missing(machine)) == 1]
        return 2.0 * max(near, default=0.0)
    if name == "sir-reginald-copycog":
        return 1.5 * best_to_copy(sight)
    return {"prof-luna-tech": 0.6, "otto-smelter": 0.3, "tinker-tam": 0.3}.get(name, 0.2)


def best_to_copy(sight: Sight) -> float:
    """The best unused machine of others."""
    built = [card for player in sight.others for card in player["built"]]
    return max((copy_value(sight, card["card"]) for card in built if not card["used"]), default=0.0)


def copy_value(sight: Sight, name: str) -> float:
    """What a machine of another player would do in this turn; nothing if it is none that can be copied."""
    if name in ("transport-vessel", "petrol-engine", "navigatrix", "weaponry-system"):
        return ability_value(sight, name)
    if name == "jet-propulsion":
        return max(sight.drawn("part"), sight.drawn("machine"), dig_value(sight, "part"))
    if name == "mecha-skeleton":
        return max(
            (sight.weight(machine) for machine in set(sight.hand) if len(sight.missing(machine)) == 1), default=0.0
        )
    return 0.3 if name == "plasma-generator" else 0.0


def lacking(sight: Sight, plan: str) -> list[str]:
    """Machines that an invention still lacks after building what can be built now."""
    return [
        machine
        for machine in INVENTION_GUIDE[plan]
        if machine not in sight.built and (machine not in sight.hand or sight.missing(machine))
    ]


def ability_value(sight: Sight, name: str) -> float:
    if name in ("jet-propulsion", "flight-pack"):
        return 7.0
    if name == "transport-vessel":
        return 3.0 * sight.drawn("part")
    if name == "petrol-engine":
        return 1.8 * sight.drawn("machine") + sight.drawn("part")
    if name in ("navigatrix", "subterranean-sub"):
        found = sorted(
            (sight.card(card) for kind in ("part", "machine") for card in set(sight.in_pile(kind))), reverse=True
        )
        return sum(found[: 2 if name == "subterranean-sub" else 1]) - 0.05
    if name == "weaponry-system":
        best = max((sight.worth[part] for player in sight.others for part in player["parts"]), default=0.0)
        return chance(sight, 4) * best + 0.05
    if name == "clockwork-brain":
        return best_to_copy(sight)
    return ABILITIES.get(name, 0.1)
