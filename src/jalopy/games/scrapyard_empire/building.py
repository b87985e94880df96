"""SE-9  Building."""

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
    BACK,
    BUILD,
    BUILT_ENOUGH,
    SKELETON,
    SKELETON_WITH,
    WITH_RIGGSBY,
    WITH_WRENCH,
)
from jalopy.games.scrapyard_empire.places import PILE, built, own
from jalopy.games.scrapyard_empire.scrapping import of_kinds, scrap_part
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import MatchOver, Table


def build(yard: Yard, table: Table) -> Rules:
    """SE-9.4  Any number of machines and inventions, one at a time."""
    seat = yard.next
    while may_build(yard, seat):  # SE-9.5
        choice = yield table.ask(seat, "build", ways_to_build(yard, seat), "SE-9.4")
        if choice is BUILT_ENOUGH:
            return
        if built_from(choice) in INVENTION_GUIDE:
            build_invention(yard, seat, INDEX[built_from(choice)], table)
        else:
            yield from build_machine(yard, seat, INDEX[built_from(choice)], choice.key.partition(":")[0], table)


def built_from(choice: Option) -> str:
    """The card in the hand."""
    return choice.key.partition(":")[2]


def may_build(yard: Yard, seat: int) -> bool:
    """SE-9.5  Whether parts and machines in the open would do for anything: what is in the hand is not looked at."""
    if yard.hand(MACHINE, seat):
        slack = 1 if yard.can_use(seat, WRENCH) or has_skeleton(yard, seat) else 0
        kinds = yard.part_kinds(seat)
        for needs in MACHINE_NEEDS:
            if (needs & ~kinds).bit_count() <= slack:
                return True
    if yard.hand(INVENTION, seat):
        slack = 1 if yard.can_use(seat, RIGGSBY) else 0
        kinds = yard.machine_kinds(seat)
        for needs in INVENTION_NEEDS:
            if (needs & ~kinds).bit_count() <= slack:
                return True
    return False


def has_skeleton(yard: Yard, seat: int) -> bool:
    """SE-12.3  A replacement is a third part beside the two that fit."""
    return len(yard.parts(seat)) >= 3 and (yard.spares > 0 or yard.unused(seat, MACHINE, MECHA_SKELETON) >= 0)


def ways_to_build(yard: Yard, seat: int) -> list[Option]:
    options: list[Option] = []
    hand = yard.kinds_in(own(MACHINE, seat))
    if hand:
        parts = yard.part_kinds(seat)
        skeleton = has_skeleton(yard, seat)
        wrench = yard.can_use(seat, WRENCH)
        for place, name in enumerate(MACHINES):
            if hand >> place & 1:
                missing = (MACHINE_NEEDS[place] & ~parts).bit_count()
                if missing == 0:
                    options.append(BUILD[name])
                elif missing == 1:
                    if skeleton:
                        options.append(SKELETON[name])
                    if wrench:
                        options.append(WITH_WRENCH[name])
    hand = yard.kinds_in(own(INVENTION, seat))
    if hand:
        machines = yard.machine_kinds(seat)
        for place, name in enumerate(INVENTIONS):
            if hand >> place & 1:
                missing = (INVENTION_NEEDS[place] & ~machines).bit_count()
                if missing == 0:
                    options.append(BUILD[name])
                elif missing == 1 and yard.can_use(seat, RIGGSBY):
                    options.append(WITH_RIGGSBY[name])
    options.append(BUILT_ENOUGH)
    return options


# --- small machines -----------------------------------------------------------------------------------------------


def build_machine(yard: Yard, seat: int, machine: int, how: str, table: Table) -> Rules:
    """SE-9.1  The parts go onto the scrap pile, the card from the hand onto the table."""
    replacement = -1
    rule = "SE-9.1"
    if how == "skeleton":
        rule = "SE-12.3"
        choice = yield table.ask(
            seat, "replace", [*replacements(yard, seat, machine), BACK], rule, {"card": MACHINES[machine]}
        )
        if choice is BACK:
            return
        replacement = PARTS.index(choice.key[5:])
        if yard.spares:
            yard.spares -= 1
        else:
            yard.turn_sideways(yard.unused(seat, MACHINE, MECHA_SKELETON))
    elif how == "wrench":
        rule = "SE-14.17"
        yard.count_use(seat, WRENCH)
    kinds = yard.part_kinds(seat)
    used: list[str] = []
    for part in MACHINE_GUIDE[MACHINES[machine]]:
        if BIT[part] & kinds:
            scrap_part(yard, seat, PARTS.index(part))
            used.append(part)
    if replacement >= 0:
        scrap_part(yard, seat, replacement)
        used.append(PARTS[replacement])
    put_on_table(yard, seat, MACHINE, MACHINES[machine])
    if table.listening:
        table.tell("built", {"seat": seat, "card": MACHINES[machine], "used": used}, rule)


def replacements(yard: Yard, seat: int, machine: int) -> list[Option]:
    """Parts that are left beside the ones that fit."""
    cards = yard.cards
    once = 0
    twice = 0
    for card in yard.parts(seat):
        bit = BIT[cards.face(card)]
        twice |= once & bit
        once |= bit
    needs = MACHINE_NEEDS[machine]
    return of_kinds((once & ~needs) | (twice & needs), PARTS, SKELETON_WITH)


# --- inventions ---------------------------------------------------------------------------------------------------


def build_invention(yard: Yard, seat: int, invention: int, table: Table) -> None:
    """SE-9.2  The machines go onto the scrap pile, the card onto the table, and a new one is drawn."""
    kinds = yard.machine_kinds(seat)
    name = INVENTIONS[invention]
    rule = "SE-9.2"
    if INVENTION_NEEDS[invention] & ~kinds:
        rule = "SE-14.5"
        yard.count_use(seat, RIGGSBY)
    used: list[str] = []
    for machine in INVENTION_GUIDE[name]:
        if BIT[machine] & kinds:
            scrap_machine(yard, seat, machine)
            used.append(machine)
    put_on_table(yard, seat, INVENTION, name)
    if table.listening:
        table.tell("built", {"seat": seat, "card": name, "used": used}, rule)
    if yard.inventions_of(seat) >= yard.agreed.goal:  # SE-15.1
        if table.listening:
            table.tell("won", {"seat": seat, "card": name}, "SE-16.2" if yard.agreed.alone else "SE-15.1")
        raise MatchOver
    draw(yard, seat, INVENTION, 1, "SE-9.3", table)


def scrap_machine(yard: Yard, seat: int, name: str) -> None:
    """One that is used up already, if there is a choice. Its ability is gone with it (SE-11.4)."""
    cards = yard.cards
    chosen = -1
    for card in cards.at(built(MACHINE, seat)):
        if cards.face(card) == name and (chosen < 0 or card in yard.turned):
            chosen = card
    yard.turned = [card for card in yard.turned if card != chosen]
    yard.fresh = [card for card in yard.fresh if card != chosen]
    cards.move(chosen, built(MACHINE, seat), PILE + MACHINE)


def put_on_table(yard: Yard, seat: int, kind: int, name: str) -> None:
    card = show(yard, kind, seat, name)
    yard.cards.move(card, own(kind, seat), built(kind, seat))
    yard.fresh = [*yard.fresh, card]
