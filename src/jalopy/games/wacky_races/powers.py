"""WR-8  Using Special Powers: which may be used now, and what their effects do."""

from typing import Final

from jalopy.games.wacky_races import power_effects
from jalopy.games.wacky_races.dashboard import ALL_EXHAUSTED, exhaust
from jalopy.games.wacky_races.power_cards import ANY, AUTO, FIRST, MID, POWERS, START, Power
from jalopy.games.wacky_races.state import Race, Racer
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table


class PowerUse(Option):
    def __init__(self, power: Power) -> None:
        super().__init__(f"power:{power.key}", power.rule, f"power:{power.key}", {"power": power.key})
        self.power = power
        self.bit = 1 << power.slot


USES: Final[dict[str, list[PowerUse]]] = {
    racer: [PowerUse(power) for power in powers if power.when != AUTO] for racer, powers in POWERS.items()
}


def usable(race: Race, racer: Racer) -> list[Option]:
    """WR-8.1  What hangs on this is open to all, so that being asked or not tells nothing."""
    options: list[Option] = []
    spent = racer.exhausted
    if spent == ALL_EXHAUSTED or not racer.powers:
        return options
    for use in USES[racer.name]:
        if spent & use.bit == 0 and in_time(race, use.power) and has_effect(race, racer, use.power):
            options.append(use)
    return options


def in_time(race: Race, power: Power) -> bool:
    """WR-8.2"""
    when = power.when
    if when == ANY:
        return True
    if when == START:
        return race.played == 0
    if when == MID:
        return race.played > 0
    return when == FIRST and race.played == 1


def has_effect(race: Race, racer: Racer, power: Power) -> bool:
    """WR-8.5  Its price can be paid, and one of its parts at least could do something."""
    for price in power.prices:
        if not power_effects.possible(race, racer, price):
            return False
    return any(power_effects.possible(race, racer, part) for part in power.parts)


def use(race: Race, racer: Racer, choice: Option, table: Table) -> Rules:
    """WR-8.1  The card is turned down, then each part takes effect that can; a trap suffered on the way stops it."""
    assert isinstance(choice, PowerUse)
    power = choice.power
    exhaust(racer, power)
    if table.listening:
        table.tell("power-used", {"seat": racer.seat, "racer": racer.name, "power": power.key}, power.rule)
    for effect in power.effects:
        if power_effects.possible(race, racer, effect):
            yield from power_effects.apply(race, racer, power, effect, table)
            if race.ended:
                return
