"""WR-8  Power cards on the dashboard: exhausting and unexhausting them."""

from typing import Final

from jalopy.games.wacky_races.power_cards import ALL_POWERS, POWERS_EACH, Power
from jalopy.games.wacky_races.state import Racer
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table

ALL_EXHAUSTED: Final = (1 << POWERS_EACH) - 1

DECLINE: Final = Option("decline", "WR-7.5")
CHOICES: Final[
    dict[str, dict[str, Option]]
] = {}  # options that name a power, by verb and rule, then by power; made once


def choices(verb: str, powers: list[Power], rule: str) -> list[Option]:
    asked = f"{verb} {rule}"
    if asked not in CHOICES:
        CHOICES[asked] = {key: Option(f"{verb}:{key}", rule, f"power:{key}", {"power": key}, key) for key in ALL_POWERS}
    return [CHOICES[asked][power.key] for power in powers]


def exhaust(racer: Racer, power: Power) -> None:
    racer.exhausted |= 1 << power.slot


def unexhaust(racer: Racer, power: Power, table: Table, rule: str) -> None:
    racer.exhausted &= ~(1 << power.slot)
    if table.listening:
        table.tell("unexhausted", {"seat": racer.seat, "racer": racer.name, "power": power.key}, rule)


def exhausted(racer: Racer) -> list[Power]:
    return [power for power in racer.powers if racer.exhausted >> power.slot & 1]


def ready(racer: Racer) -> list[Power]:
    return [power for power in racer.powers if racer.exhausted >> power.slot & 1 == 0]


def refresh_one(racer: Racer, table: Table, rule: str, but: int = -1) -> Rules:
    """WR-8.4  One exhausted power of a player, by choice, is turned up; not the one in the slot `but`."""
    if racer.exhausted == 0:
        return
    powers = [power for power in exhausted(racer) if power.slot != but]
    if not powers:
        return
    power = powers[0]
    if len(powers) > 1:
        choice = yield table.ask(racer.seat, "unexhaust", choices("unexhaust", powers, rule), rule)
        power = ALL_POWERS[choice.value]
    unexhaust(racer, power, table, rule)


def may_refresh_one(racer: Racer, table: Table, rule: str) -> Rules:
    """WR-7.5  Likewise, but the player may decline."""
    if racer.exhausted == 0:
        return
    options = [*choices("unexhaust", exhausted(racer), rule), DECLINE]
    choice = yield table.ask(racer.seat, "unexhaust", options, rule)
    if choice is not DECLINE:
        unexhaust(racer, ALL_POWERS[choice.value], table, rule)


def use_up_one(racer: Racer, table: Table, rule: str) -> Rules:
    """One power of a player, by choice, is turned down without being used."""
    powers = ready(racer)
    if not powers:
        return
    power = powers[0]
    if len(powers) > 1:
        choice = yield table.ask(racer.seat, "exhaust", choices("exhaust", powers, rule), rule)
        power = ALL_POWERS[choice.value]
    exhaust(racer, power)
    if table.listening:
        table.tell("exhausted", {"seat": racer.seat, "racer": racer.name, "power": power.key}, rule)
