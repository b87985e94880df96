"""What a player might want to do but may not, and the rule that forbids it."""

from jalopy.games.wacky_races.components import SWAMP, TERRAIN
from jalopy.games.wacky_races.dashboard import exhausted, ready
from jalopy.games.wacky_races.hands import terrain_in_hand
from jalopy.games.wacky_races.power_cards import AUTO, FIRST, START, Power
from jalopy.games.wacky_races.powers import in_time
from jalopy.games.wacky_races.state import Race, Racer
from jalopy.kernel.questions import Barred, Question


def barred(race: Race, question: Question) -> list[Barred]:
    if question.kind not in ("first-card", "next-card"):
        return []
    racer = race.racers[question.seat]
    offered = [option.key for option in question.options]
    refused = [Barred("stop", "must-play", "WR-3.2")] if question.kind == "first-card" else []
    held = terrain_in_hand(race, question.seat)
    for terrain, name in enumerate(TERRAIN):
        if held[terrain] and f"play:{name}" not in offered:
            refused.append(_card(race, racer, name, held))
    if race.ground[racer.tile] == SWAMP and race.played < race.plays < race.played + 2:
        pairs = [name for terrain, name in enumerate(TERRAIN) if held[terrain] >= 2]
        refused += [Barred(f"leave:{name}-{name}", "too-few-plays", race.limit) for name in pairs]
    for power in exhausted(racer):
        refused.append(Barred(f"power:{power.key}", "exhausted", "WR-8.1"))
    for power in ready(racer):
        if f"power:{power.key}" not in offered:
            refused.append(_power(race, racer, power))
    return refused


def _card(race: Race, racer: Racer, name: str, held: list[int]) -> Barred:
    left = race.plays - race.played
    if left <= 0:
        return Barred(f"play:{name}", "no-more-cards", race.limit)
    if race.ground[racer.tile] == SWAMP:
        needed = 2 if max(held) >= 2 else 3  # WR-10.3
        if sum(held) >= needed > left:
            return Barred(f"play:{name}", "too-few-plays", race.limit)
        return Barred(f"play:{name}", "in-the-swamp", "WR-10.3")
    return Barred(f"play:{name}", "no-match", "WR-3.3")


def _power(race: Race, racer: Racer, power: Power) -> Barred:
    if power.when == AUTO:
        return Barred(f"power:{power.key}", "works-by-itself", "WR-8.2")
    if not in_time(race, power):
        reason = "too-late" if power.when == START or (power.when == FIRST and race.played > 0) else "too-early"
        return Barred(f"power:{power.key}", reason, "WR-8.2")
    return Barred(f"power:{power.key}", "no-effect", "WR-8.5")
