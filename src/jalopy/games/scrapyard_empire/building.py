"""SE-9  Building. What follows a choice is asked as "build" too: the others learn of no way to build (SE-9.5)."""

from typing import Final

from jalopy.games.scrapyard_empire.characters import usable, use
from jalopy.games.scrapyard_empire.components import (
    BIT,
    INDEX,
    INVENTION,
    INVENTION_GUIDE,
    INVENTION_NEEDS,
    INVENTIONS,
    MACHINE,
    MACHINE_GUIDE,
    MACHINE_NEEDS,
    MACHINES,
    MECHA_SKELETON,
    PARTS,
    RIGGSBY,
    WRENCH,
)
from jalopy.games.scrapyard_empire.drawing import draw
from jalopy.games.scrapyard_empire.hands import show
from jalopy.games.scrapyard_empire.options import (
    BOTH,
    BUILD,
    BUILD_BACK,
    BUILT_ENOUGH,
    INSTEAD,
    RIGGSBY_BUILDS,
    SKELETON,
    SKELETON_WITH,
    STATES,
    USE,
    WHICH,
    WITHOUT_MACHINE,
    WITHOUT_PART,
    WRENCH_BUILDS,
    verb,
)
from jalopy.games.scrapyard_empire.places import PILE, built, own
from jalopy.games.scrapyard_empire.scrapping import of_kinds, scrap_part
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.questions import Facts, Option, Rules, Ruling
from jalopy.kernel.table import MatchOver, Table

MACHINES_EACH: Final = 3  # of an invention (SE-1.4)
RULE_OF_WAY: Final[dict[str, str]] = {"build": "SE-9.1", "skeleton": "SE-12.3", "wrench": "SE-14.17", "both": "SE-9.6"}


def build(yard: Yard, table: Table) -> Rules:
    """SE-9.4  Any number of machines and inventions, one at a time; abilities of characters in between (SE-14.1)."""
    seat = yard.next
    asked = False
    while may_build(yard, seat) or (asked and usable(yard)):  # SE-9.5
        asked = True
        choice = yield table.ask(seat, "build", ways_to_build(yard, seat), "SE-9.4")
        if choice is BUILT_ENOUGH:
            return
        yield from carry_out(yard, seat, choice, table)


def carry_out(yard: Yard, seat: int, choice: Option, table: Table) -> Rules:
    """No frame of it is left while the player is asked on: the card is named in the hand still."""
    how = verb(choice)
    if how == "use":
        return use(yard, choice.value, table)
    if choice.value in INVENTION_GUIDE:
        return build_invention(yard, seat, choice.number, how, table)
    return build_machine(yard, seat, choice.number, how, table)


def may_build(yard: Yard, seat: int) -> bool:
    """SE-9.5  Whether parts and machines in the open would do for anything: what is in the hand is not looked at."""
    if yard.hand(MACHINE, seat):
        stock = Stock(yard, seat)
        for needs in MACHINE_NEEDS:
            if stock.makes(needs):
                return True
    if yard.hand(INVENTION, seat):
        slack = 1 if yard.can_use(seat, RIGGSBY) else 0
        kinds = yard.machine_kinds(seat)
        for needs in INVENTION_NEEDS:
            if (needs & ~kinds).bit_count() <= slack:
                return True
    return False


def ways_to_build(yard: Yard, seat: int) -> list[Option]:
    options: list[Option] = []
    hand = yard.kinds_in(own(MACHINE, seat))
    if hand:
        stock = Stock(yard, seat)
        for place, name in enumerate(MACHINES):
            if hand >> place & 1:
                stock.add_ways(name, MACHINE_NEEDS[place], options)
    hand = yard.kinds_in(own(INVENTION, seat))
    if hand:
        machines = yard.machine_kinds(seat)
        for place, name in enumerate(INVENTIONS):
            if hand >> place & 1:
                missing = (INVENTION_NEEDS[place] & ~machines).bit_count()
                if missing == 0:
                    options.append(BUILD[name])
                if missing <= 1 and yard.can_use(seat, RIGGSBY):  # SE-14.5
                    options.append(RIGGSBY_BUILDS[name])
    for name in usable(yard):
        options.append(USE[name])
    options.append(BUILT_ENOUGH)
    return options


# --- small machines -----------------------------------------------------------------------------------------------


class Stock:
    """The parts of a player, and what may help to build from them. Sets of parts are bits, as in a recipe."""

    def __init__(self, yard: Yard, seat: int) -> None:
        self.once = 0
        self.twice = 0
        for card in yard.parts(seat):
            bit = yard.cards.number(card)
            self.twice |= self.once & bit
            self.once |= bit
        self.skeleton = yard.spares > 0 or yard.unused(seat, MACHINE, MECHA_SKELETON) >= 0
        self.wrench = yard.can_use(seat, WRENCH)

    def has(self, needs: int) -> bool:
        return needs & ~self.once == 0

    def stand_ins(self, used: int, replaced: int) -> int:
        """SE-12.3  What is left beside the parts that are used, and unlike the one to be replaced."""
        return ((self.once & ~used) | (self.twice & used)) & ~replaced

    def replaceable(self, needs: int) -> int:
        """SE-12.3  Parts of a recipe that another one could stand in for, if the rest is there."""
        found = 0
        for part in bits(needs):
            rest = needs & ~part
            if self.has(rest) and self.stand_ins(rest, part):
                found |= part
        return found

    def omissible(self, needs: int, replacing: bool) -> int:
        """SE-14.17  Parts of a recipe that could be left out, if the rest is there, or can be with one replaced."""
        found = 0
        for part in bits(needs):
            rest = needs & ~part
            if self.replaceable(rest) if replacing else self.has(rest):
                found |= part
        return found

    def makes(self, needs: int) -> bool:
        """In any way."""
        return (
            self.has(needs)
            or (self.skeleton and self.replaceable(needs) > 0)
            or (self.wrench and self.omissible(needs, False) > 0)
            or (self.wrench and self.skeleton and self.omissible(needs, True) > 0)
        )

    def add_ways(self, name: str, needs: int, options: list[Option]) -> None:
        """SE-9.6  Abilities may be used although nothing is missing, and together."""
        if self.has(needs):
            options.append(BUILD[name])
        if self.skeleton and self.replaceable(needs):
            options.append(SKELETON[name])
        if self.wrench and self.omissible(needs, False):
            options.append(WRENCH_BUILDS[name])
        if self.wrench and self.skeleton and self.omissible(needs, True):
            options.append(BOTH[name])


def bits(kinds: int) -> list[int]:
    return [1 << place for place in range(kinds.bit_length()) if kinds >> place & 1]


def build_machine(yard: Yard, seat: int, machine: int, how: str, table: Table) -> Rules:
    """SE-9.1  The parts go onto the scrap pile, the card from the hand onto the table."""
    used = MACHINE_NEEDS[machine]
    stand_in = -1
    by: list[str] = []
    if how in ("wrench", "both"):
        left_out = yield from leave_out(yard, seat, machine, how == "both", table)
        if not left_out:
            return
        used &= ~left_out
        by.append(WRENCH)
    if how in ("skeleton", "both"):
        replaced = yield from replace(yard, seat, machine, used, table)
        if not replaced:
            return
        used &= ~replaced
        stand_in = yield from fill_in(yard, seat, machine, used, replaced, table)
        if stand_in < 0:
            return
        by.append(MECHA_SKELETON)
    use_up(yard, seat, by)
    scrapped = [part for part in MACHINE_GUIDE[MACHINES[machine]] if BIT[part] & used]
    if stand_in >= 0:
        scrapped.append(PARTS[stand_in])
    for part in scrapped:
        scrap_part(yard, seat, INDEX[part])
    put_on_table(yard, seat, MACHINE, MACHINES[machine])
    if table.listening:
        facts: Facts = {"seat": seat, "card": MACHINES[machine], "used": scrapped}
        if by:
            facts["by"] = by
        table.tell("built", facts, RULE_OF_WAY[how])


def use_up(yard: Yard, seat: int, by: list[str]) -> None:
    """What helps to build is used up."""
    for name in by:
        if name != MECHA_SKELETON:
            yard.count_use(seat, name)
        elif yard.spares:
            yard.spares -= 1
        else:
            yard.turn_sideways(yard.unused(seat, MACHINE, MECHA_SKELETON))


def leave_out(yard: Yard, seat: int, machine: int, replacing: bool, table: Table) -> Ruling[int]:
    """SE-14.17  Which part is left out; 0 if the player thinks again. Of two that are missing it does not matter."""
    stock = Stock(yard, seat)
    needs = MACHINE_NEEDS[machine]
    found = bits(stock.omissible(needs, replacing))
    if len(found) == 1 or (needs & ~stock.once).bit_count() > 1:
        return found[0]
    options = [WITHOUT_PART[PARTS[part.bit_length() - 1]] for part in found]
    choice = yield table.ask(seat, "build", [*options, BUILD_BACK], "SE-14.17", {"card": MACHINES[machine]})
    return 0 if choice is BUILD_BACK else BIT[choice.value]


def replace(yard: Yard, seat: int, machine: int, needs: int, table: Table) -> Ruling[int]:
    """SE-12.3  Which part of the recipe is replaced; 0 if the player thinks again."""
    found = bits(Stock(yard, seat).replaceable(needs))
    if len(found) == 1:
        return found[0]
    options = [INSTEAD[PARTS[part.bit_length() - 1]] for part in found]
    choice = yield table.ask(seat, "build", [*options, BUILD_BACK], "SE-12.3", {"card": MACHINES[machine]})
    return 0 if choice is BUILD_BACK else BIT[choice.value]


def fill_in(yard: Yard, seat: int, machine: int, used: int, replaced: int, table: Table) -> Ruling[int]:
    """SE-12.3  What stands in for it; -1 if the player thinks again."""
    choice = yield table.ask(
        seat,
        "build",
        [*of_kinds(Stock(yard, seat).stand_ins(used, replaced), SKELETON_WITH), BUILD_BACK],
        "SE-12.3",
        {"card": MACHINES[machine], "part": PARTS[replaced.bit_length() - 1]},
    )
    return -1 if choice is BUILD_BACK else choice.number


# --- inventions ---------------------------------------------------------------------------------------------------


def build_invention(yard: Yard, seat: int, invention: int, how: str, table: Table) -> Rules:
    """SE-9.2  The machines go onto the scrap pile, the card onto the table, and a new one is drawn."""
    left_out = -1
    if how == "riggsby":
        left_out = yield from leave_out_machine(yard, seat, invention, table)
        if left_out < 0:
            return
    chosen: list[int] = []
    for place in range(MACHINES_EACH):
        if place != left_out:
            card = yield from choose_machine(yard, seat, invention, place, table)
            if card < 0:
                return
            chosen.append(card)
    name = INVENTIONS[invention]
    machines = [yard.cards.face(card) for card in chosen]
    facts: Facts = {"seat": seat, "card": name, "used": machines, "states": [state_of(yard, card) for card in chosen]}
    if how == "riggsby":
        yard.count_use(seat, RIGGSBY)
        facts["by"] = [RIGGSBY]
    for card in chosen:
        scrap_machine(yard, seat, card)
    put_on_table(yard, seat, INVENTION, name)
    if table.listening:
        table.tell("built", facts, "SE-14.5" if how == "riggsby" else "SE-9.2")
    if yard.inventions_of(seat) >= yard.agreed.goal:  # SE-15.1
        if table.listening:
            table.tell("won", {"seat": seat, "card": name}, "SE-16.2" if yard.agreed.alone else "SE-15.1")
        raise MatchOver
    draw(yard, seat, INVENTION, 1, "SE-9.3", table)


def leave_out_machine(yard: Yard, seat: int, invention: int, table: Table) -> Ruling[int]:
    """SE-14.5  The place in its list of any of the three; of the one that is not built, if there is such a one. -1 if the
    player thinks again."""
    unbuilt = place_of_unbuilt(yard, seat, invention)
    if unbuilt >= 0:
        return unbuilt
    choice = yield table.ask(
        seat,
        "build",
        [*(WITHOUT_MACHINE[machine] for machine in guide_of(invention)), BUILD_BACK],
        "SE-14.5",
        {"card": INVENTIONS[invention]},
    )
    return -1 if choice is BUILD_BACK else guide_of(invention).index(choice.value)


def guide_of(invention: int) -> list[str]:
    return INVENTION_GUIDE[INVENTIONS[invention]]


def place_of_unbuilt(yard: Yard, seat: int, invention: int) -> int:
    kinds = yard.machine_kinds(seat)
    for place, machine in enumerate(guide_of(invention)):
        if not BIT[machine] & kinds:
            return place
    return -1


def choose_machine(yard: Yard, seat: int, invention: int, place: int, table: Table) -> Ruling[int]:
    """SE-9.2  The one to be scrapped: asked where the player has several that differ. -1 if the player thinks again."""
    found = states_of(yard, seat, guide_of(invention)[place])
    if len(found) == 1:
        return next(iter(found.values()))
    choice = yield table.ask(
        seat,
        "build",
        [*(WHICH[state][guide_of(invention)[place]] for state in STATES if state in found), BUILD_BACK],
        "SE-9.2",
        {"card": INVENTIONS[invention], "machine": guide_of(invention)[place]},
    )
    return -1 if choice is BUILD_BACK else found[choice.value]


def states_of(yard: Yard, seat: int, machine: str) -> dict[str, int]:
    """A built card of that name for each state there is one in."""
    found: dict[str, int] = {}
    for card in yard.cards.at(built(MACHINE, seat)):
        if yard.cards.face(card) == machine:
            found.setdefault(state_of(yard, card), card)
    return found


def state_of(yard: Yard, card: int) -> str:
    """Of a built card: used up, built in this turn, or there to be used."""
    return "used" if card in yard.turned else "fresh" if card in yard.fresh else "ready"


def scrap_machine(yard: Yard, seat: int, card: int) -> None:
    """Its ability is gone with it (SE-11.4)."""
    yard.turned = [other for other in yard.turned if other != card]
    yard.fresh = [other for other in yard.fresh if other != card]
    yard.cards.move(card, built(MACHINE, seat), PILE + MACHINE)


def put_on_table(yard: Yard, seat: int, kind: int, name: str) -> None:
    card = show(yard, kind, seat, name)
    yard.cards.move(card, own(kind, seat), built(kind, seat))
    yard.fresh = [*yard.fresh, card]
    yard.take_up_dice()
