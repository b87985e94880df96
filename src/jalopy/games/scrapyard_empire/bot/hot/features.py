"""What a seat sees, as numbers for its value: the players in turn order, itself first, then what it holds and plans."""

from typing import Any, Final

from jalopy.games.scrapyard_empire.bot.hot.sight import NEEDED_MACHINES, Sight, size_of
from jalopy.games.scrapyard_empire.components import (
    BIT,
    CHARACTERS,
    INDEX,
    INVENTION_GUIDE,
    INVENTION_NEEDS,
    INVENTIONS,
    MACHINE_NEEDS,
    MACHINES,
    MOST_SEATS,
    PARTS,
)
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

NOBODY: Final = -1  # wins: whoever plays alone has lost
ABSENT: Final = -2
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(CHARACTERS)}
PER_PLAYER: Final = 12 + len(CHARACTERS) + len(MACHINES) + len(PARTS)
PLANS: Final = 3  # inventions in hand that are looked at
TO_BUILD: Final = 6  # and small machines


def features(view: Facts, settings: Values) -> tuple[list[float], list[int]]:
    """The numbers, and by output the seat that it speaks for."""
    seen: Any = view
    sight = Sight(view)
    seats: int = seen["seats"]
    active = sight.seat if seen["active"] is None else int(seen["active"])
    goal: int = seen["goal"]
    numbers: list[float] = []
    owners: list[int] = []
    for step in range(seats):
        seat = (sight.seat + step) % seats
        owners.append(seat)
        _player(numbers, seen["players"][seat], (seat - active) % seats, goal)
    while len(owners) < MOST_SEATS:
        owners.append(ABSENT)
        numbers.extend([0.0] * PER_PLAYER)
    owners.append(NOBODY if seats == 1 else ABSENT)
    _own(numbers, sight)
    numbers.append(1.0 if seats == 1 else 0.0)
    numbers.append(int(seen["round"]) / 25)
    numbers.append(goal / 4)
    for kind in ("part", "machine", "invention"):
        numbers.append(int(seen["decks"][kind]) / 60)
    return numbers, owners


def _player(numbers: list[float], player: Any, waits: int, goal: int) -> None:
    parts: list[str] = player["parts"]
    built: list[Any] = player["built"]
    machines = inventions = fresh = 0
    for card in built:
        if card["card"] in INVENTION_GUIDE:
            inventions += 1
        else:
            machines |= BIT[card["card"]]
            fresh += 0 if card["used"] else 1
    kinds = 0
    for part in parts:
        kinds |= BIT[part]
    nearest = 3
    for needs in INVENTION_NEEDS:
        nearest = min(nearest, size_of(needs & ~machines))
    buildable = 0
    for needs in MACHINE_NEEDS:
        if needs & ~kinds == 0:
            buildable += 1
    numbers.append(1.0)
    numbers.append(inventions / 2)
    numbers.append(1.0 if inventions >= goal - 1 else 0.0)
    numbers.append((len(built) - inventions) / 4)
    numbers.append(size_of(machines) / 4)
    numbers.append(nearest / 3)
    numbers.append(fresh / 4)
    numbers.append(len(parts) / 8)
    numbers.append(buildable / 3)
    numbers.append(int(player["machines"]) / 5)
    numbers.append(0.0 if player["uses_left"] is None else int(player["uses_left"]) / 3)
    numbers.append(waits / MOST_SEATS)
    number = NUMBER.get(player["character"] or "", -1)
    for place in range(len(CHARACTERS)):
        numbers.append(1.0 if place == number else 0.0)
    for place in range(len(MACHINES)):
        numbers.append(1.0 if machines >> place & 1 else 0.0)
    held = [0] * len(PARTS)
    for part in parts:
        held[INDEX[part]] += 1
    for count in held:
        numbers.append(min(count, 2) / 2)


def _own(numbers: list[float], sight: Sight) -> None:
    plans = sorted([_plan(sight, plan) for plan in sight.plans], reverse=True)
    for place in range(PLANS):
        built, in_hand, lacking = plans[place] if place < len(plans) else (0.0, 0.0, 0.0)
        numbers.append(1.0 if place < len(plans) else 0.0)
        numbers.append(built)
        numbers.append(in_hand)
        numbers.append(lacking)
    machines = sorted([(-sight.missing(machine), sight.weight(machine)) for machine in sight.hand], reverse=True)
    for place in range(TO_BUILD):
        there = place < len(machines)
        missing, weight = machines[place] if there else (0, 0.0)
        numbers.append(1.0 if there else 0.0)
        numbers.append(1.0 if there and missing == 0 else 0.0)
        numbers.append(1.0 if there and missing == -1 else 0.0)
        numbers.append(weight)
    for invention in range(len(INVENTIONS)):
        numbers.append(1.0 if invention in sight.plans else 0.0)
    for machine in range(len(MACHINES)):
        numbers.append(1.0 if sight.hand_kinds >> machine & 1 else 0.0)
    numbers.append(len(sight.plans) / 3)
    numbers.append(len(sight.hand) / 6)


def _plan(sight: Sight, plan: int) -> tuple[float, float, float]:
    """How much of an invention is built, is in hand, and what its machines in hand still lack."""
    needs = INVENTION_NEEDS[plan]
    lacking = 0
    for machine in NEEDED_MACHINES[plan]:
        if not sight.built_machines >> machine & 1:
            lacking += sight.missing(machine) if sight.hand_kinds >> machine & 1 else 4
    built = needs & sight.built_machines
    return size_of(built) / 3, size_of(needs & sight.hand_kinds & ~built) / 3, lacking / 12
