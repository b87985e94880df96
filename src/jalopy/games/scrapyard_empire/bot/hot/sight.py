"""What a seat sees, turned into what it lacks: how much a part, a small machine or an invention is worth to it.

Cards go by their places in the lists of their kinds, sets of them by bits.
"""

from typing import Any, Final

from jalopy.games.scrapyard_empire.components import (
    BIT,
    FINGERS,
    INDEX,
    INVENTION_GUIDE,
    INVENTION_NEEDS,
    INVENTIONS,
    LUNA,
    MACHINE_GUIDE,
    MACHINE_NEEDS,
    MACHINES,
    PARTS,
    RIGGSBY,
)
from jalopy.games.scrapyard_empire.contents import AS_PRINTED, Contents
from jalopy.kernel.questions import Facts

FODDER: Final = 0.05  # a part that fits nowhere still raises a roll
BY_MISSING: Final[list[float]] = [0.0, 1.0, 0.55, 0.3]  # a part for a machine that lacks so many, this one included
HARDLY_MISSED: Final = 0.1  # a part for a machine on the side that lacks two others: better spent on a roll
REACH: Final = 10  # so many cards of a scrap pile it keeps in mind
SIDE_SHOW: Final = 0.3  # a machine that no invention in hand needs is worth so much of one that is needed
PLAN: Final[list[float]] = [0.2, 0.45, 0.75, 1.0]  # an invention with so many of its machines built or in hand
FAR_OFF: Final = 0.05  # an invention that is no nearer than those in hand
DANGEROUS: Final = 3.0  # from here on somebody is ahead: an invention, or three machines
LAST_MACHINE: Final = 2.0  # what Jerry Riggsby's missing machine counts: nobody has to find its card
IS_PART: Final[dict[str, bool]] = dict.fromkeys(PARTS, True)
NEEDED_PARTS: Final[list[list[int]]] = [[INDEX[part] for part in MACHINE_GUIDE[name]] for name in MACHINES]
NEEDED_MACHINES: Final[list[list[int]]] = [[INDEX[machine] for machine in INVENTION_GUIDE[name]] for name in INVENTIONS]
HOW_MANY: Final[list[int]] = [bits.bit_count() for bits in range(1 << 3)]


def size_of(kinds: int) -> int:
    """Of a set of kinds."""
    size = 0
    while kinds:
        size += HOW_MANY[kinds & 7]
        kinds >>= 3
    return size


def pace_of(character: str, box: Contents) -> float:
    """How fast a character is beside others."""
    if character == LUNA:  # her extra action, beside the draw and the actions of all
        return 1 + (7 - box.luna_needs) / 6 / (1 + box.actions)
    if character == FINGERS:  # a steal a turn, surer than the best roll of others
        return 1 + (box.dig_needs - box.fingers_needs) / 6 / box.actions
    return 1.0


class Other:
    """An opponent."""

    def __init__(self, shown: Any, box: Contents) -> None:
        self.seat: int = shown["seat"]
        self.character: str = shown["character"] or ""
        self.parts: list[str] = shown["parts"]
        self.built: list[Any] = shown["built"]
        inventions = 0
        for card in self.built:
            if card["card"] in INVENTION_GUIDE:
                inventions += 1
        done = 3.0 * inventions + (len(self.built) - inventions)
        if self.character == RIGGSBY and shown["uses_left"]:
            done += LAST_MACHINE
        to_win = 3.0 * box.goal  # so many inventions of three machines each
        done = to_win - (to_win - done) / pace_of(self.character, box)
        self.danger = done + 0.05 * len(self.parts)  # how near to winning, and how much faster the character will be


class Sight:
    """The view of one seat, weighed; what few questions need is worked out when it is wanted."""

    def __init__(self, view: Facts, box: Contents = AS_PRINTED) -> None:
        seen: Any = view
        self.box = box
        self.view: Any = seen
        self.seat: int = seen["seat"]
        me: Any = seen["players"][self.seat]
        self.character: str = me["character"] or ""
        self.mimic: str = seen["mimic"] or ""
        self.parts = [0] * len(PARTS)  # how many of each
        self.part_order: list[int] = []  # each kind once, in the order of the view
        self.part_kinds = 0
        for part in me["parts"]:
            at = INDEX[part]
            if not self.parts[at]:
                self.part_order.append(at)
                self.part_kinds |= 1 << at
            self.parts[at] += 1
        self.hand: list[int] = []  # machines
        self.hand_kinds = 0
        self.plans: list[int] = []  # inventions
        for card in seen["hand"]:
            at = INDEX[card["card"]]
            if card["kind"] == "machine":
                self.hand.append(at)
                self.hand_kinds |= 1 << at
            else:
                self.plans.append(at)
        self.built_machines = 0
        for card in me["built"]:
            if card["card"] in MACHINE_GUIDE:
                self.built_machines |= BIT[card["card"]]
        self.needed = [0.0] * len(MACHINES)
        self.needed_kinds = 0
        for plan in self.plans:
            self._need(plan)
        self._worth: list[float] | None = None
        self._losses: list[float] | None = None
        self._spares: list[int] | None = None
        self._averages: dict[str, float] | None = None
        self._others: list[Other] | None = None
        self._best_plan = -2.0

    def _need(self, plan: int) -> None:
        """Machines that an invention in hand still lacks, by how near the invention is."""
        near = PLAN[size_of(INVENTION_NEEDS[plan] & (self.built_machines | self.hand_kinds))]
        for machine in NEEDED_MACHINES[plan]:
            if not self.built_machines >> machine & 1 and self.needed[machine] < near:
                self.needed[machine] = near
                self.needed_kinds |= 1 << machine

    def has(self, character: str) -> bool:
        """Its own character, or the one it mimics."""
        return self.character == character or self.mimic == character

    # --- parts ----------------------------------------------------------------------------------------------------

    @property
    def worth(self) -> list[float]:
        """One more of each part: for machines in hand that lack it."""
        if self._worth is None:
            worth = [FODDER] * len(PARTS)
            for machine in self.hand:
                lacking = MACHINE_NEEDS[machine] & ~self.part_kinds
                value = BY_MISSING[size_of(lacking)] * self.weight(machine)
                for part in NEEDED_PARTS[machine]:
                    if lacking >> part & 1 and worth[part] < value:
                        worth[part] = value
            self._worth = worth
        return self._worth

    @property
    def losses(self) -> list[float]:
        """What giving the last one of each part away costs."""
        if self._losses is None:
            losses = [FODDER] * len(PARTS)
            for machine in self.hand:
                value = BY_MISSING[min(3, self.missing(machine) + 1)] * self.weight(machine)
                for part in NEEDED_PARTS[machine]:
                    if losses[part] < value:
                        losses[part] = value
            self._losses = losses
        return self._losses

    def missing(self, machine: int) -> int:
        """So many parts."""
        return size_of(MACHINE_NEEDS[machine] & ~self.part_kinds)

    def weight(self, machine: int) -> float:
        """How much it matters to build this machine."""
        return max(self.needed[machine], SIDE_SHOW)

    def loss(self, part: int) -> float:
        """What giving one of a part away costs."""
        return FODDER if self.parts[part] > 1 else self.losses[part]

    @property
    def spares(self) -> list[int]:
        """Parts that hardly anything is lost with, one after the other."""
        if self._spares is None:
            spares: list[int] = []
            for part in self.part_order:
                count = self.parts[part]
                spares += [part] * (count if self.losses[part] <= HARDLY_MISSED else count - 1)
            self._spares = spares
        return self._spares

    # --- machines and inventions ----------------------------------------------------------------------------------

    def machine(self, machine: int) -> float:
        """One more of this machine in hand."""
        if self.hand_kinds >> machine & 1:
            return 0.1
        progress = 3 - self.missing(machine)
        if self.needed_kinds >> machine & 1:
            return self.needed[machine] * (0.7 + 0.1 * progress)
        return 0.1 + 0.05 * progress

    def wish(self, name: str) -> float:
        """How much an invention in hand needs a card: it does not, unless it is a machine."""
        return self.needed[INDEX[name]] if name in MACHINE_GUIDE else 0.0

    def keep_machine(self, machine: int) -> float:
        """What a machine card in hand is worth keeping for."""
        if self.hand.count(machine) > 1:
            return 0.0
        progress = 3 - self.missing(machine)
        return self.needed[machine] * 2 + 0.1 * progress

    def plan(self, invention: int) -> float:
        """How near an invention is: what is built counts most."""
        needs = INVENTION_NEEDS[invention]
        built = needs & self.built_machines
        return size_of(built) + 0.5 * size_of(needs & self.hand_kinds & ~built)

    def invention(self, invention: int) -> float:
        """One more invention in hand: by how much it is nearer than those that are there."""
        if self._best_plan < -1.0:
            self._best_plan = max([-1.0, *[self.plan(plan) for plan in self.plans]])
        return max(FAR_OFF, (self.plan(invention) - self._best_plan) * 0.5)

    # --- any card -------------------------------------------------------------------------------------------------

    def card(self, name: str) -> float:
        """Any card, if it came to this seat now."""
        if name in IS_PART:
            return self.worth[INDEX[name]]
        return self.machine(INDEX[name]) if name in MACHINE_GUIDE else self.invention(INDEX[name])

    def average(self, kind: str) -> float:
        """A card from a deck."""
        if self._averages is None:
            self._averages = {}
        average = self._averages.get(kind)
        if average is None:
            average = self._averages[kind] = self._average(kind)
        return average

    def _average(self, kind: str) -> float:
        total = 0.0
        if kind == "part":
            for worth in self.worth:
                total += worth
            return total / len(PARTS)
        if kind == "machine":
            for machine in range(len(MACHINES)):
                total += self.machine(machine)
            return total / len(MACHINES)
        for invention in range(len(INVENTIONS)):
            total += self.invention(invention)
        return total / len(INVENTIONS)

    def drawn(self, kind: str) -> float:
        """The next card of a deck: the top one, if this seat has looked at it."""
        top: str | None = self.view["tops"][kind]
        return self.average(kind) if top is None else self.card(top)

    def in_pile(self, kind: str) -> list[str]:
        """What it keeps in mind of a scrap pile: the cards near the top, the top card last."""
        pile: Any = self.view["piles"][kind]
        if "cards" in pile:
            cards: list[str] = pile["cards"]
            return cards[-REACH:]
        return [] if pile["top"] is None else [pile["top"]]

    # --- the others -----------------------------------------------------------------------------------------------

    @property
    def others(self) -> list[Other]:
        if self._others is None:
            self._others = [Other(player, self.box) for player in self.view["players"] if player["seat"] != self.seat]
        return self._others

    def ahead(self, other: Other) -> bool:
        """The opponent to be stopped: nearest to winning, and already on the way."""
        if other.danger < DANGEROUS:
            return False
        for rival in self.others:
            if rival.danger > other.danger or (rival.danger == other.danger and rival.seat < other.seat):
                return False
        return True

    def other(self, character: str) -> Other:
        for other in self.others:
            if other.character == character:
                return other
        raise KeyError(character)

    def at(self, seat: int) -> Other:
        """The opponent at a seat."""
        for other in self.others:
            if other.seat == seat:
                return other
        raise KeyError(seat)

    def known_machines(self, other: Other) -> list[str]:
        """What is known here of a hand."""
        machines: list[str] = self.view["known"][other.seat][0]
        return machines
