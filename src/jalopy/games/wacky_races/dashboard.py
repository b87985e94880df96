"""WR-8  Power cards on the dashboard: exhausting and unexhausting them."""

from typing import Final

from jalopy.games.wacky_races.power_cards import ALL_POWERS, POWERS, POWERS_EACH, Power
from jalopy.games.wacky_races.state import Racer
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table

ALL_EXHAUSTED: Final = (1 << POWERS_EACH) - 1

UNEXHAUST: Final[dict[str, Option]] = {
    key: Option(f"unexhaust:{key}", "WR-8.4", f"power:{key}", {"power": key}) for key in ALL_POWERS
}
EXHAUST: Final[dict[str, Option]] = {
    key: Option(f"exhaust:{key}", "WR-8.1", f"power:{key}", {"power": key}) for key in ALL_POWERS
}


def exhaust(racer: Racer, power: Power) -> None:
    racer.exhausted |= 1 << power.slot


def unexhaust(racer: Racer, power: Power, table: Table, rule: str) -> None:
    racer.exhausted &= ~(1 << power.slot)
    if table.listening:
        table.tell("unexhausted", {"seat": racer.seat, "racer": racer.name, "power": power.key}, rule)


def exhausted(racer: Racer) -> list[Power]:
    return [power for power in POWERS[racer.name] if racer.exhausted >> power.slot & 1]


def ready(racer: Racer) -> list[Power]:
    return [power for power in POWERS[racer.name] if racer.exhausted >> power.slot & 1 == 0]


def refresh_one(racer: Racer, table: Table, rule: str, but: int = -1) -> Rules:
    """WR-8.4  One exhausted power of a player, by choice, is turned up; not the one in the slot `but`."""
    if racer.exhausted == 0:
        return
    powers = [power for power in exhausted(racer) if power.slot != but]
    if not powers:
        return
    power = powers[0]
    if len(powers) > 1:
        choice = yield table.ask(racer.seat, "unexhaust", [UNEXHAUST[each.key] for each in powers], rule)
        power = ALL_POWERS[choice.key.removeprefix("unexhaust:")]
    unexhaust(racer, power, table, rule)


def use_up_one(racer: Racer, table: Table, rule: str) -> Rules:
    """One power of a player, by choice, is turned down without being used."""
    powers = ready(racer)
    if not powers:
        return
    power = powers[0]
    if len(powers) > 1:
        choice = yield table.ask(racer.seat, "exhaust", [EXHAUST[each.key] for each in powers], rule)
        power = ALL_POWERS[choice.key.removeprefix("exhaust:")]
    exhaust(racer, power)
    if table.listening:
        table.tell("exhausted", {"seat": racer.seat, "racer": racer.name, "power": power.key}, rule)
