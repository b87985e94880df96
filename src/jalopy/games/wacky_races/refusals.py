"""What a player might want to do but may not, and the rule that forbids it."""

from typing import Final

from jalopy.games.wacky_races.components import FOREST, KINDS, RACERS, SWAMP, TERRAIN
from jalopy.games.wacky_races.dashboard import exhausted, ready
from jalopy.games.wacky_races.hands import terrain_in_hand
from jalopy.games.wacky_races.power_cards import (
    A_HAND,
    A_PLAYER,
    A_RACER_TO_PUSH,
    ALL_POWERS,
    AUTO,
    FIRST,
    NOTHING,
    POWERS,
    START,
    Power,
)
from jalopy.games.wacky_races.powers import in_time
from jalopy.games.wacky_races.road import count_on
from jalopy.games.wacky_races.special_terrain import may_trade
from jalopy.games.wacky_races.state import Race, Racer
from jalopy.kernel.questions import Barred, Question

CARDS: Final = ("first-card", "next-card")
DRIVING: Final = ("play", "wait", "leave", "stop", "power")  # what answers those
BY_RULE: Final[dict[str, Power]] = {power.rule: power for power in ALL_POWERS.values()}
OWNER: Final[dict[str, str]] = {power.key: racer for racer, powers in POWERS.items() for power in powers}
VILLAIN: Final = ("mean-machine", "dastardly")

# Why a racer is not among those to choose from, where it is about no power.
NOT_THIS_RACER: Final[dict[str, str]] = {
    "who-first": "not-among-them",
    "who-springs": "not-on-that-tile",
    "who-escapes": "not-hindmost",
    "swap-with": "not-the-closest",
}


def barred(race: Race, question: Question) -> list[Barred]:
    """What is shown beside the options of a turn: cards in hand, and the powers of the racer."""
    if question.kind not in CARDS:
        return []
    racer = race.racers[question.seat]
    offered = [option.key for option in question.options]
    refused = [Barred("stop", "must-play", "WR-3.2")] if question.kind == "first-card" else []
    held = terrain_in_hand(race, question.seat)
    for terrain, name in enumerate(TERRAIN):
        if held[terrain] and f"play:{name}" not in offered:
            refused.append(_card(race, racer, f"play:{name}", held))
    if race.ground[racer.tile] == SWAMP and race.plays - race.played == 1:
        pairs = [name for terrain, name in enumerate(TERRAIN) if held[terrain] >= 2]
        refused += [_too_few_plays(race, f"leave:{name}-{name}") for name in pairs]
    for power in exhausted(racer):
        refused.append(Barred(f"power:{power.key}", "exhausted", "WR-8.1"))
    for power in ready(racer):
        if f"power:{power.key}" not in offered:
            refused.append(_power(race, power))
    return refused


def refuse(race: Race, question: Question, key: str) -> Barred | None:
    """Any other key that somebody may try."""
    verb, _, value = key.partition(":")
    if question.kind in CARDS:
        return _driving(race, question, key, verb, value)
    if verb in DRIVING:
        return Barred(key, "this-first", question.rule)
    if question.kind == "choose-racer":
        return _taken(question, key, value)
    if verb == "racer" and value in RACERS:
        return _racer(race, question, key, value)
    if verb == "tile" and value.isdecimal():
        return _tile(race, question, key, int(value))
    if verb in ("unexhaust", "exhaust", "decline"):
        return _dashboard(race, question, key, value)
    if verb == "discard" and value in TERRAIN:
        return Barred(key, "not-in-hand", question.rule)
    return Barred(key, "second-tile", question.rule) if (question.kind, key) == ("crossroads-with", "pass") else None


def _taken(question: Question, key: str, name: str) -> Barred | None:
    if name in VILLAIN:
        return Barred(key, "villain", question.rule)
    return Barred(key, "racer-taken", question.rule) if name in RACERS else None


# --- cards ------------------------------------------------------------------------------------------------------------


def _driving(race: Race, question: Question, key: str, verb: str, value: str) -> Barred | None:
    racer = race.racers[question.seat]
    if verb == "power" and OWNER.get(value) == racer.name and not racer.powers:
        return Barred(key, "powers-left-out", "WR-13.1", {"racer": racer.name})
    if verb == "power" and value in ALL_POWERS:
        return Barred(key, "another-racers", "WR-8.1", {"racer": OWNER[value]})
    cards = value.split("-")
    if verb not in ("play", "wait", "leave") or any(card not in TERRAIN for card in cards):
        return None
    in_swamp = race.ground[racer.tile] == SWAMP
    if verb != "play" and not in_swamp:
        return Barred(key, "not-in-the-swamp", "WR-10.3", {"kind": KINDS[race.ground[racer.tile]]})
    held = terrain_in_hand(race, question.seat)
    if any(cards.count(card) > held[TERRAIN.index(card)] for card in cards):
        return Barred(key, "not-in-hand", "WR-10.3" if in_swamp else "WR-3.3" if race.played else "WR-3.2")
    if verb == "wait":
        return Barred(key, "first-card-only", "WR-10.3")
    return _leave(race, key, cards) if verb == "leave" else _card(race, racer, key, held)


def _leave(race: Race, key: str, cards: list[str]) -> Barred:
    """Cards that are in hand, though not these or not so many lead out."""
    if race.played >= race.plays:
        return Barred(key, "no-more-cards", race.limit)
    if len(cards) > race.plays - race.played:
        return _too_few_plays(race, key)
    if len(cards) != 3:
        return Barred(key, "in-the-swamp", "WR-10.3")
    below = sorted(cards[:2], key=TERRAIN.index)
    return Barred(key, "named-in-order", "WR-10.3", {"cards": [*below, cards[2]]})


def _card(race: Race, racer: Racer, key: str, held: list[int]) -> Barred:
    """A single card that is in hand."""
    left = race.plays - race.played
    if left <= 0:
        return Barred(key, "no-more-cards", race.limit)
    if race.ground[racer.tile] != SWAMP:
        return Barred(key, "no-match", "WR-3.3", {"kind": KINDS[race.ground[racer.tile]]})
    needed = 2 if max(held) >= 2 else 3
    if sum(held) >= needed > left:  # enough to get out with, were it not for the number
        return _too_few_plays(race, key)
    return Barred(key, "in-the-swamp", "WR-10.3")


def _too_few_plays(race: Race, key: str) -> Barred:
    return Barred(key, "too-few-plays", race.limit, {"left": race.plays - race.played})


# --- powers -----------------------------------------------------------------------------------------------------------


def _power(race: Race, power: Power) -> Barred:
    """One of the own racer's that is not exhausted."""
    if power.when == AUTO:
        return Barred(f"power:{power.key}", "works-by-itself", "WR-8.2")
    if not in_time(race, power):
        reason = "too-late" if power.when == START or (power.when == FIRST and race.played > 0) else "too-early"
        return Barred(f"power:{power.key}", reason, "WR-8.2")
    return Barred(f"power:{power.key}", "no-effect", "WR-8.5")


def _racer(race: Race, question: Question, key: str, name: str) -> Barred:
    """A racer that is not to choose from."""
    racer = race.racers[question.seat]
    other = next((each for each in race.racers if each.name == name), None)
    if other is None:
        return Barred(key, "not-in-the-race", "WR-2.1")
    power = BY_RULE.get(question.rule)
    effects = [] if power is None else [effect for effect in power.effects if NOTHING < effect.needs <= A_HAND]
    if question.kind != "target" or not effects:
        return Barred(key, NOT_THIS_RACER.get(question.kind, "not-left-behind"), question.rule)
    effect = effects[0]
    if other is racer:
        return Barred(key, "own-racer", "WR-8.3")
    if not effect.low <= other.tile - racer.tile <= effect.high:
        return Barred(key, "out-of-reach", "WR-8.3")
    if effect.needs == A_RACER_TO_PUSH:
        return Barred(key, "no-space-behind", "WR-8.5")
    if other.neutral:
        return Barred(key, "not-a-player", "WR-8.3")
    return Barred(key, "slow-already", "WR-8.5") if effect.needs == A_PLAYER else Barred(key, "empty-hand", "WR-8.3")


def _dashboard(race: Race, question: Question, key: str, name: str) -> Barred | None:
    """A power that is not to be turned up or down now."""
    racer = race.racers[question.seat]
    verb = key.partition(":")[0]
    if verb == "decline" and question.kind == "unexhaust":
        return Barred(key, "no-declining", question.rule)
    if name not in ALL_POWERS or verb != question.kind:
        return None
    power = ALL_POWERS[name]
    if OWNER[name] != racer.name:
        return Barred(key, "another-racers", "WR-8.4" if verb == "unexhaust" else question.rule, {"racer": OWNER[name]})
    if verb == "exhaust":
        return Barred(key, "exhausted-already", question.rule)
    if power.rule == question.rule:
        return Barred(key, "not-itself", question.rule)
    return Barred(key, "not-exhausted", "WR-8.4")


# --- tiles ------------------------------------------------------------------------------------------------------------


def _tile(race: Race, question: Question, key: str, tile: int) -> Barred | None:
    """A tile that is not to choose from."""
    racer = race.racers[question.seat]
    if not 0 <= tile <= race.finish:
        return Barred(key, "no-such-tile", "WR-1.2", {"finish": race.finish})
    if question.kind in ("crossroads", "crossroads-with"):
        reason = "same-tile" if may_trade(race, racer, tile) else "tile-stays"
        return Barred(key, reason, question.rule)
    if question.kind == "forest-tile":
        return _forest(race, racer, key, tile, question.rule)
    power = BY_RULE.get(question.rule)
    if power is None:
        return None
    effect = power.effects[0]
    if not effect.low <= tile - racer.tile <= effect.high:
        return Barred(key, "out-of-reach", "WR-8.3")
    if question.kind == "look-at":
        return Barred(key, "no-trap-there", question.rule)
    if count_on(race, tile) == 0:
        return Barred(key, "nobody-there", question.rule)
    return Barred(key, "no-space-behind", "WR-8.5")


def _forest(race: Race, racer: Racer, key: str, tile: int, rule: str) -> Barred:
    if race.ground[tile] != FOREST or not may_trade(race, racer, tile):
        return Barred(key, "no-forest", rule)
    return Barred(key, "tile-ahead", rule) if tile == racer.tile + 1 else Barred(key, "no-effect", "WR-8.5")
