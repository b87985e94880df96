"""How strong a bot is: a dial from a little above the rookie to the champion, with the driver in the middle.

A game says how driver and champion search. The steps below the driver look as far as it does, with no more tries, and take
another answer than the rookie's only where it leads more clearly: so they come close to the rookie, and never play worse on
purpose. The steps above look as far as the champion.
"""

from collections.abc import Mapping
from typing import Final

from jalopy.bots.foresight import Foresight, Level

DRIVER: Final = "driver"
CHAMPION: Final = "champion"
STEPS: Final[tuple[str, ...]] = tuple(f"strength-{number}" for number in range(1, 10))
NAMED: Final[dict[str, str]] = {"strength-5": DRIVER, "strength-9": CHAMPION}
LEAST_TRIES: Final = 12
SECONDS: Final[dict[str, float]] = {DRIVER: 0.3, CHAMPION: 2.0}  # that people wait for an answer
MORE_DOUBT: Final = 1.5  # at the lowest step than the driver has
MORE_LEAD: Final = 0.1  # of a win, at the lowest step than the driver wants


class Strength:
    def __init__(self, tries: int, foresight: Foresight, seconds: float, doubt: float, lead: float) -> None:
        self.tries = tries
        self.foresight = foresight
        self.seconds = seconds
        self.doubt = doubt
        self.lead = lead


def dial() -> list[str]:
    """All strengths by the names that people choose from, the weakest first."""
    return [NAMED.get(step, step) for step in STEPS]


def strength(name: str, levels: Mapping[str, Level]) -> Strength | None:
    """None for a name that is no strength, and where the game has no levels."""
    step = next((step for step, named in NAMED.items() if named == name), name)
    if step not in STEPS or DRIVER not in levels or CHAMPION not in levels:
        return None
    driver, champion = levels[DRIVER], levels[CHAMPION]
    at, middle, last = STEPS.index(step), dial().index(DRIVER), len(STEPS) - 1
    if at <= middle:
        part = at / middle
        tries = _between(min(LEAST_TRIES, driver.tries), driver.tries, part)
        doubt, lead = driver.doubt + MORE_DOUBT * (1 - part), driver.lead + MORE_LEAD * (1 - part)
        return Strength(round(tries), driver.foresight, SECONDS[DRIVER], doubt, lead)
    part = (at - middle) / (last - middle)
    tries = _between(driver.tries, champion.tries, part)
    doubt, lead = _between(driver.doubt, champion.doubt, part), driver.lead * (1 - part)
    return Strength(round(tries), champion.foresight, _between(SECONDS[DRIVER], SECONDS[CHAMPION], part), doubt, lead)


def _between(low: float, high: float, part: float) -> float:
    """Every step is so many times the one before."""
    return low if part == 0.0 else high if part == 1.0 else float(low * (high / low) ** part)
