"""What a seat sees, turned into what it lacks: how much a part, a small machine or an invention is worth to it."""

from collections import Counter
from functools import cached_property
from typing import Any, Final

from jalopy.games.scrapyard_empire.components import (
    ACTIONS,
    DIG_NEEDS,
    FINGERS,
    FINGERS_NEEDS,
    INVENTION_GUIDE,
    INVENTIONS,
    LUNA,
    LUNA_NEEDS,
    MACHINE_GUIDE,
    MACHINES,
    PARTS,
    RIGGSBY,
)

FODDER: Final = 0.05  # a part that fits nowhere still raises a roll
BY_MISSING: Final = (0.0, 1.0, 0.55, 0.3)  # a part for a machine that lacks so many, this one included
HARDLY_MISSED: Final = 0.1  # a part for a machine on the side that lacks two others: better spent on a roll
REACH: Final = 10  # so many cards of a scrap pile it keeps in mind
SIDE_SHOW: Final = 0.3  # a machine that no invention in hand needs is worth so much of one that is needed
PLAN: Final = (0.2, 0.45, 0.75, 1.0)  # an invention with so many of its machines built or in hand
NOTHING: Final = dict.fromkeys(PARTS, FODDER)
TO_WIN: Final = 6.0  # two inventions of three machines each
DANGEROUS: Final = 3.0  # from here on somebody is ahead: an invention, or three machines
LAST_MACHINE: Final = 2.0  # what Jerry Riggsby's missing machine counts: nobody has to find its card
PACE: Final = {  # how fast characters are beside others
    LUNA: 1 + (7 - LUNA_NEEDS) / 6 / (1 + ACTIONS),  # her extra action, beside the draw and the actions of all
    FINGERS: 1 + (DIG_NEEDS - FINGERS_NEEDS) / 6 / ACTIONS,  # a steal a turn, surer than the best roll of others
}


class Sight:
    """The view of one seat, weighed; what few questions need is worked out when it is wanted."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.me = view["players"][self.seat]
        self.parts: Counter[str] = Counter(self.me["parts"])
        self.hand: list[str] = [card["card"] for card in view["hand"] if card["kind"] == "machine"]
        self.plans: list[str] = [card["card"] for card in view["hand"] if card["kind"] == "invention"]
        self.built: set[str] = {card["card"] for card in self.me["built"]}
        self.needed: dict[str, float] = self._needed()
        self.chances: dict[int, float] = {}  # of rolls, by what they need

    def _needed(self) -> dict[str, float]:
        """Machines that inventions in hand still lack, by how near the invention is."""
        needed: dict[str, float] = {}
        for plan in self.plans:
            recipe = INVENTION_GUIDE[plan]
            at_hand = 0
            for machine in recipe:
                if machine in self.built or machine in self.hand:
                    at_hand += 1
            for machine in recipe:
                if machine not in self.built and needed.get(machine, 0.0) < PLAN[at_hand]:
                    needed[machine] = PLAN[at_hand]
        return needed

    @cached_property
    def others(self) -> list[Any]:
        return [player for player in self.view["players"] if player["seat"] != self.seat]

    # --- parts ----------------------------------------------------------------------------------------------------

    @cached_property
    def worth(self) -> dict[str, float]:
        """One more of each part: for machines in hand that lack it."""
        worth = NOTHING.copy()
        for machine in set(self.hand):
            lacking = self.missing(machine)
            value = BY_MISSING[len(lacking)] * self.weight(machine)
            for part in lacking:
                if worth[part] < value:
                    worth[part] = value
        return worth

    @cached_property
    def losses(self) -> dict[str, float]:
        """What giving the last one of each part away costs."""
        losses = NOTHING.copy()
        for machine in set(self.hand):
            value = BY_MISSING[min(3, len(self.missing(machine)) + 1)] * self.weight(machine)
            for part in MACHINE_GUIDE[machine]:
                if losses[part] < value:
                    losses[part] = value
        return losses

    def missing(self, machine: str) -> list[str]:
        return [part for part in MACHINE_GUIDE[machine] if part not in self.parts]

    def weight(self, machine: str) -> float:
        """How much it matters to build this machine."""
        return max(self.needed.get(machine, 0.0), SIDE_SHOW)

    def loss(self, part: str) -> float:
        """What giving one of a part away costs."""
        return FODDER if self.parts[part] > 1 else self.losses[part]

    @cached_property
    def spares(self) -> list[str]:
        """Parts that hardly anything is lost with, one after the other."""
        spares: list[str] = []
        for part, count in self.parts.items():
            spares += [part] * (count if self.losses[part] <= HARDLY_MISSED else count - 1)
        return spares

    # --- machines and inventions ----------------------------------------------------------------------------------

    def machine(self, machine: str) -> float:
        """One more of this machine in hand."""
        if machine in self.hand:
            return 0.1
        progress = 3 - len(self.missing(machine))
        if machine in self.needed:
            return self.needed[machine] * (0.7 + 0.1 * progress)
        return 0.1 + 0.05 * progress

    def keep_machine(self, machine: str) -> float:
        """What a machine card in hand is worth keeping for."""
        if self.hand.count(machine) > 1:
            return 0.0
        progress = 3 - len(self.missing(machine))
        return self.needed.get(machine, 0.0) * 2 + 0.1 * progress

    def plan(self, invention: str) -> float:
        """How near an invention is: what is built counts most."""
        near = 0.0
        for machine in INVENTION_GUIDE[invention]:
            if machine in self.built:
                near += 1.0
            elif machine in self.hand:
                near += 0.5
        return near

    # --- any card -------------------------------------------------------------------------------------------------

    @cached_property
    def values(self) -> dict[str, float]:
        """Any card, if it came to this seat now."""
        values = self.worth.copy()
        for machine in MACHINES:
            values[machine] = self.machine(machine)
        best = max((self.plan(plan) for plan in self.plans), default=-1.0)
        for invention in INVENTIONS:
            values[invention] = max(0.05, (self.plan(invention) - best) * 0.5)
        return values

    def card(self, name: str) -> float:
        return self.worth[name] if name in NOTHING else self.values[name]

    @cached_property
    def averages(self) -> dict[str, float]:
        """A card from each deck, on average."""
        values = self.values
        return {
            "part": sum([values[name] for name in PARTS]) / len(PARTS),
            "machine": sum([values[name] for name in MACHINES]) / len(MACHINES),
            "invention": sum([values[name] for name in INVENTIONS]) / len(INVENTIONS),
        }

    def drawn(self, kind: str) -> float:
        """The next card of a deck: the top one, if this seat has looked at it."""
        top = self.view["tops"][kind]
        return self.averages[kind] if top is None else self.values[top]

    def in_pile(self, kind: str) -> list[str]:
        """What it keeps in mind of a scrap pile: the cards near the top, the top card last."""
        pile = self.view["piles"][kind]
        if "cards" in pile:
            return list(pile["cards"][-REACH:])
        return [] if pile["top"] is None else [pile["top"]]

    # --- the others -----------------------------------------------------------------------------------------------

    @cached_property
    def leader(self) -> str:
        """The character of the opponent who is nearest to winning."""
        ahead = max(self.others, key=lambda player: (danger(player), -player["seat"]))
        return str(ahead["character"])

    def ahead(self, character: str) -> bool:
        """The opponent to be stopped: nearest to winning, and already on the way."""
        return character == self.leader and danger(self.player(character)) >= DANGEROUS

    def player(self, character: str) -> Any:
        return self.by_character[character]

    def known_of(self, character: str) -> list[list[str]]:
        """What is known here of a hand: machines and inventions."""
        known: list[list[list[str]]] = self.view["known"]
        return known[self.player(character)["seat"]]

    def at(self, seat: int) -> str:
        """The character at a seat."""
        return str(self.view["players"][seat]["character"])

    @cached_property
    def by_character(self) -> dict[str, Any]:
        return {player["character"]: player for player in self.others}


def danger(player: Any) -> float:
    """How near a player is to winning: machines on the table, and those that the character will be faster by."""
    inventions = sum([card["card"] in INVENTION_GUIDE for card in player["built"]])
    done = 3.0 * inventions + (len(player["built"]) - inventions)
    if player["character"] == RIGGSBY and player["uses_left"]:
        done += LAST_MACHINE
    done = TO_WIN - (TO_WIN - done) / PACE.get(player["character"], 1.0)
    return done + 0.05 * len(player["parts"])
