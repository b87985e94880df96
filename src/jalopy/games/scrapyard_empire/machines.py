"""SE-12  What small machines can do, once each, in their owner's action phase."""

from typing import Final

from jalopy.games.scrapyard_empire.components import (
    BIT,
    CHARACTERS,
    CLOCKWORK_BRAIN,
    ENGINE_MACHINES,
    ENGINE_PARTS,
    JET_PROPULSION,
    KINDS,
    MACHINE,
    MACHINES,
    MECHA_SKELETON,
    NAMES,
    NAVIGATRIX,
    PART,
    PARTS,
    PETROL_ENGINE,
    PLASMA_GENERATOR,
    TRANSPORT_VESSEL,
    VESSEL_PARTS,
    WEAPONRY_ONE,
    WEAPONRY_SYSTEM,
    WEAPONRY_TWO,
)
from jalopy.games.scrapyard_empire.drawing import can_draw, draw
from jalopy.games.scrapyard_empire.hands import tell_cards
from jalopy.games.scrapyard_empire.options import BACK, Named, by_kind, named
from jalopy.games.scrapyard_empire.places import PILE, own
from jalopy.games.scrapyard_empire.reactions import cancelled, take_part
from jalopy.games.scrapyard_empire.rolling import roll
from jalopy.games.scrapyard_empire.scrapping import held, of_kinds
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.questions import Option, Rules, Ruling
from jalopy.kernel.table import Table

RULE: Final[dict[str, str]] = {name: f"SE-12.{place}" for place, name in enumerate(MACHINES, 1)}
FREE: Final = (JET_PROPULSION,)  # these cost no action
COPYABLE: Final = (
    TRANSPORT_VESSEL,
    MECHA_SKELETON,
    JET_PROPULSION,
    PLASMA_GENERATOR,
    PETROL_ENGINE,
    WEAPONRY_SYSTEM,
    NAVIGATRIX,
)
COPYABLE_KINDS: Final = sum(BIT[name] for name in COPYABLE)
LATER: Final = (MECHA_SKELETON, PLASMA_GENERATOR)  # a copy of these waits for its moment in this turn

COPY: Final[dict[str, Named]] = {
    name: {who: Option(f"copy:{who}:{name}", "SE-11.3", f"player:{who}") for who in CHARACTERS} for name in COPYABLE
}
SEARCH: Final[list[Option]] = by_kind("search", "SE-12.9", "pile", 2)
FIND: Final[list[Named]] = [named("find", names, "SE-12.9", "pile") for names in NAMES[:2]]
AIM: Final[Named] = named("aim", CHARACTERS, "SE-12.8", "player")
LOOT: Final[Named] = named("part", PARTS, "SE-12.8", "part")


def can_activate(yard: Yard, name: str) -> bool:
    """Whether there is anything for it to do, apart from having it."""
    if name == TRANSPORT_VESSEL:
        return can_draw(yard, PART)
    if name == PETROL_ENGINE:
        return can_draw(yard, PART) or can_draw(yard, MACHINE)
    if name == NAVIGATRIX:
        return has_scrap(yard)
    if name == WEAPONRY_SYSTEM:
        return has_prey(yard)
    if name == CLOCKWORK_BRAIN:
        return can_copy(yard)
    return name == JET_PROPULSION


def has_scrap(yard: Yard) -> bool:
    return len(yard.cards.at(PILE + PART)) > 0 or len(yard.cards.at(PILE + MACHINE)) > 0


def has_prey(yard: Yard) -> bool:
    """Whether another player has parts."""
    return any(seat != yard.next and yard.parts(seat) for seat in range(yard.seats))


def activate(yard: Yard, name: str, table: Table) -> Ruling[bool]:
    """What the machine does for the active player; false if the player thought better of it."""
    seat = yard.next
    if name == CLOCKWORK_BRAIN:
        return (yield from copy(yard, CLOCKWORK_BRAIN, RULE[CLOCKWORK_BRAIN], table))
    if name == WEAPONRY_SYSTEM:
        return (yield from weaponry_system(yard, table))
    if name == NAVIGATRIX:
        return (yield from search(yard, NAVIGATRIX, 1, RULE[NAVIGATRIX], table))
    tell_activated(yard, name, RULE[name], table)
    if name == TRANSPORT_VESSEL:
        draw(yard, seat, PART, VESSEL_PARTS, RULE[name], table)
    elif name == PETROL_ENGINE:
        draw(yard, seat, MACHINE, ENGINE_MACHINES, RULE[name], table)
        draw(yard, seat, PART, ENGINE_PARTS, RULE[name], table)
    elif name == JET_PROPULSION:
        yard.actions += 1
    elif name == MECHA_SKELETON:  # only as a copy: its owner uses it in the build phase
        yard.spares += 1
    elif name == PLASMA_GENERATOR:  # likewise, with a roll
        yard.charged = True
    return True


def tell_activated(yard: Yard, name: str, rule: str, table: Table) -> None:
    if table.listening:
        table.tell("activated", {"seat": yard.next, "card": name}, rule)


# --- copies -------------------------------------------------------------------------------------------------------


def can_copy(yard: Yard) -> bool:
    return len(to_copy(yard)) > 0


def to_copy(yard: Yard) -> list[Option]:
    """SE-11.3  Unused machines of other players whose ability works in one's own turn."""
    options: list[Option] = []
    for seat in yard.others():
        ready = yard.ready(seat, MACHINE) & COPYABLE_KINDS
        if ready:
            for name in COPYABLE:
                if ready & BIT[name] and (name in LATER or can_activate(yard, name)):
                    options.append(COPY[name][yard.who[seat]])
    return options


def copy(yard: Yard, by: str, rule: str, table: Table) -> Ruling[bool]:
    """SE-12.7, SE-14.15  Another player's machine works for the active player, and is used up."""
    choice = yield table.ask(yard.next, "copy", [*to_copy(yard), BACK], rule, {"card": by})
    if choice is BACK:
        return False
    _, who, name = choice.key.split(":")
    owner = yard.seat_of(who)
    if table.listening:
        table.tell("copied", {"seat": yard.next, "card": name, "owner_seat": owner, "by": by}, rule)
    card = yard.unused(owner, MACHINE, name)
    yard.turn_sideways(card)
    while not (yield from activate(yard, name, table)):
        pass  # announced is announced: which way it works is still open, that it works is not
    return True


# --- machines that ask --------------------------------------------------------------------------------------------


def weaponry_system(yard: Yard, table: Table) -> Ruling[bool]:
    """SE-12.8  Threaten a player, and roll for how many parts that is worth."""
    choice = yield table.ask(yard.next, "aim", [*with_parts(yard, AIM), BACK], "SE-12.8", {"card": WEAPONRY_SYSTEM})
    if choice is BACK:
        return False
    victim = yard.seat_of(choice.key[4:])
    tell_activated(yard, WEAPONRY_SYSTEM, "SE-12.8", table)
    result = yield from roll(yard, WEAPONRY_ONE, WEAPONRY_TWO, "SE-12.8", table)
    count = 2 if result >= WEAPONRY_TWO else 1 if result >= WEAPONRY_ONE else 0
    if count > 0:
        yield from loot(yard, victim, count, table)
    elif table.listening:
        table.tell("missed", {"seat": yard.next, "victim_seat": victim}, "SE-12.8")
    return True


def with_parts(yard: Yard, options: Named) -> list[Option]:
    """Other players who have parts."""
    return [options[yard.who[seat]] for seat in yard.others() if yard.parts(seat)]


def loot(yard: Yard, victim: int, count: int, table: Table) -> Rules:
    if (yield from cancelled(yard, victim, table)):  # SE-13.5
        return
    for _ in range(count):
        if not yard.parts(victim):
            return
        choice = yield table.ask(yard.next, "loot", held(yard, victim, LOOT), "SE-12.8", {"victim_seat": victim})
        card = take_part(yard, yard.next, victim, PARTS.index(choice.key[5:]))
        if table.listening:
            tell_cards(yard, "stole", {"seat": yard.next, "victim_seat": victim}, [card], "SE-12.8", table)


def search(yard: Yard, by: str, count: int, rule: str, table: Table) -> Ruling[bool]:
    """SE-12.9, SE-13.6  A scrap pile is searched without a roll; what is left stays in order."""
    choice = yield table.ask(yard.next, "search", [*piles_to_search(yard), BACK], rule, {"card": by})
    if choice is BACK:
        return False
    kind = PART if choice is SEARCH[PART] else MACHINE
    tell_activated(yard, by, rule, table)
    for _ in range(count):
        if not yard.cards.at(PILE + kind):
            break
        choice = yield table.ask(yard.next, "find", to_find(yard, kind), rule, {"pile": KINDS[kind]})
        card = topmost(yard, kind, choice.key[5:])
        yard.cards.move(card, PILE + kind, own(kind, yard.next))
        if table.listening:
            facts = {"seat": yard.next, "card": yard.cards.face(card), "pile": KINDS[kind]}
            table.tell("took", facts, rule)
    return True


def piles_to_search(yard: Yard) -> list[Option]:
    return [SEARCH[kind] for kind in (PART, MACHINE) if yard.cards.at(PILE + kind)]


def to_find(yard: Yard, kind: int) -> list[Option]:
    return of_kinds(yard.kinds_in(PILE + kind), NAMES[kind], FIND[kind])


def topmost(yard: Yard, kind: int, name: str) -> int:
    """Of several alike the one that lies highest."""
    pile = yard.cards.at(PILE + kind)
    place = len(pile) - 1
    while yard.cards.face(pile[place]) != name:
        place -= 1
    return pile[place]
