"""SE-12  What small machines can do, once each, in their owner's action phase."""

from typing import Final

from jalopy.games.scrapyard_empire.activating import announce, use_up
from jalopy.games.scrapyard_empire.components import (
    BIT,
    CHARACTERS,
    CLOCKWORK_BRAIN,
    JET_PROPULSION,
    KINDS,
    MACHINE,
    MECHA_SKELETON,
    NAMES,
    NAVIGATRIX,
    PART,
    PARTS,
    PETROL_ENGINE,
    PLASMA_GENERATOR,
    RULE_OF,
    TRANSPORT_VESSEL,
    WEAPONRY_SYSTEM,
)
from jalopy.games.scrapyard_empire.drawing import can_draw, draw
from jalopy.games.scrapyard_empire.hands import tell_cards
from jalopy.games.scrapyard_empire.options import BACK, USE_BACK, Named, by_kind, in_order, named
from jalopy.games.scrapyard_empire.places import PILE, own
from jalopy.games.scrapyard_empire.reactions import cancelled, take_part
from jalopy.games.scrapyard_empire.rolling import roll
from jalopy.games.scrapyard_empire.scrapping import held, of_kinds
from jalopy.games.scrapyard_empire.state import BUILD_PHASE, Yard
from jalopy.kernel.questions import Option, Question, Rules
from jalopy.kernel.table import Table

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

COPY: Final[dict[str, Named]] = {
    name: {
        who: Option(f"copy:{who}:{name}", "SE-11.3", f"player:{who}", value=name, number=place)
        for place, who in enumerate(CHARACTERS)
    }
    for name in COPYABLE
}
SEARCHING: Final = ("SE-12.9", "SE-13.6")  # the rules of whatever searches a pile
SEARCH: Final[dict[str, list[Option]]] = {rule: by_kind("search", rule, "pile", 2) for rule in SEARCHING}
FIND: Final[dict[str, list[list[Option]]]] = {
    rule: [in_order("find", names, rule, "pile") for names in NAMES[:2]] for rule in SEARCHING
}
AIM: Final[Named] = named("aim", CHARACTERS, "SE-12.8", "player")
LOOT: Final[list[Option]] = in_order("part", PARTS, "SE-12.8", "part")


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


def activate(yard: Yard, name: str, table: Table) -> Rules:
    """The active player's own machine."""
    if name == CLOCKWORK_BRAIN:
        yield from clockwork_brain(yard, table)
    else:
        yield from work(yard, name, False, table)


def work(yard: Yard, name: str, announced: bool, table: Table) -> Rules:
    """What the machine does for the active player, who may think better of it until it is announced (SE-4.1)."""
    if name == WEAPONRY_SYSTEM:
        yield from weaponry_system(yard, announced, table)
        return
    if name == NAVIGATRIX:
        yield from search(yard, NAVIGATRIX, 1, RULE_OF[NAVIGATRIX], announced, table)
        return
    if not announced:
        announce(yard, name, RULE_OF[name], table)
    if name == TRANSPORT_VESSEL:
        draw(yard, yard.next, PART, yard.box.vessel_parts, RULE_OF[name], table)
    elif name == PETROL_ENGINE:
        draw(yard, yard.next, MACHINE, yard.box.engine_machines, RULE_OF[name], table)
        draw(yard, yard.next, PART, yard.box.engine_parts, RULE_OF[name], table)
    elif name == JET_PROPULSION:
        yard.actions += 1
    elif name == MECHA_SKELETON:  # only as a copy: its owner uses it in the build phase
        yard.spares += 1
    elif name == PLASMA_GENERATOR:  # likewise, with a roll
        yard.charged += 1


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
                if ready & BIT[name] and can_be_of_use(yard, name):
                    options.append(COPY[name][yard.who[seat]])
    return options


def can_be_of_use(yard: Yard, name: str) -> bool:
    """Whether a copy would do anything in this phase: rolls and actions are over when the building begins."""
    if name == MECHA_SKELETON:
        return yard.phase <= BUILD_PHASE
    if name in (JET_PROPULSION, PLASMA_GENERATOR):
        return yard.phase < BUILD_PHASE
    return can_activate(yard, name)


def what_to_copy(yard: Yard, by: str, rule: str, table: Table) -> Question:
    back = BACK if by == CLOCKWORK_BRAIN else USE_BACK
    return table.ask(yard.next, "copy", [*to_copy(yard), back], rule, {"card": by})


def clockwork_brain(yard: Yard, table: Table) -> Rules:
    """SE-12.7  Another player's machine, for the action of this one."""
    choice = yield what_to_copy(yard, CLOCKWORK_BRAIN, "SE-12.7", table)
    if choice is not BACK:
        use_up(yard, CLOCKWORK_BRAIN)
        yield from copy(yard, choice, CLOCKWORK_BRAIN, "SE-12.7", table)


def copy(yard: Yard, chosen: Option, by: str, rule: str, table: Table) -> Rules:
    """SE-12.7, SE-14.15  Another player's machine works for the active player, and is used up."""
    name = chosen.value
    owner = yard.seat_of(CHARACTERS[chosen.number])
    yard.turn_sideways(yard.unused(owner, MACHINE, name))
    if table.listening:
        table.tell("copied", {"seat": yard.next, "card": name, "owner_seat": owner, "by": by}, rule)
    yield from work(yard, name, True, table)


# --- machines that ask --------------------------------------------------------------------------------------------


def weaponry_system(yard: Yard, announced: bool, table: Table) -> Rules:
    """SE-12.8  Threaten a player, and roll for how many parts that is worth."""
    options = with_parts(yard, AIM)
    if not announced:
        options.append(BACK)
    choice = yield table.ask(yard.next, "aim", options, "SE-12.8", {"card": WEAPONRY_SYSTEM})
    if choice is BACK:
        return
    victim = yard.seat_of(choice.value)
    if not announced:
        announce(yard, WEAPONRY_SYSTEM, "SE-12.8", table)
    result = yield from roll(yard, yard.box.weaponry_one, yard.box.weaponry_two, "SE-12.8", table)
    count = 2 if result >= yard.box.weaponry_two else 1 if result >= yard.box.weaponry_one else 0
    if count > 0:
        yield from loot(yard, victim, count, table)
    elif table.listening:
        table.tell("missed", {"seat": yard.next, "victim_seat": victim}, "SE-12.8")


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
        card = take_part(yard, yard.next, victim, choice.number)
        if table.listening:
            tell_cards(yard, "stole", {"seat": yard.next, "victim_seat": victim}, [card], "SE-12.8", table)


def search(yard: Yard, by: str, count: int, rule: str, announced: bool, table: Table) -> Rules:
    """SE-12.9, SE-13.6  A scrap pile is searched without a roll; what is left stays in order."""
    options = piles_to_search(yard, rule)
    if not announced:
        options.append(BACK)
    choice = yield table.ask(yard.next, "search", options, rule, {"card": by})
    if choice is BACK:
        return
    kind = SEARCH[rule].index(choice)
    if not announced:
        announce(yard, by, rule, table)
    yard.uncover()
    for _ in range(count):
        if not yard.cards.at(PILE + kind):
            break
        choice = yield table.ask(yard.next, "find", to_find(yard, kind, rule), rule, {"pile": KINDS[kind]})
        card = topmost(yard, kind, choice.value)
        yard.cards.move(card, PILE + kind, own(kind, yard.next))
        yard.uncover()
        if table.listening:
            facts = {"seat": yard.next, "card": yard.cards.face(card), "pile": KINDS[kind]}
            table.tell("took", facts, rule)


def piles_to_search(yard: Yard, rule: str) -> list[Option]:
    return [SEARCH[rule][kind] for kind in (PART, MACHINE) if yard.cards.at(PILE + kind)]


def to_find(yard: Yard, kind: int, rule: str) -> list[Option]:
    return of_kinds(yard.kinds_in(PILE + kind), FIND[rule][kind])


def topmost(yard: Yard, kind: int, name: str) -> int:
    """Of several alike the one that lies highest."""
    pile = yard.cards.at(PILE + kind)
    place = len(pile) - 1
    while yard.cards.face(pile[place]) != name:
        place -= 1
    return pile[place]
