"""SE-14  Characters whose abilities are used in their owner's turn; static ones stand where they work."""

from typing import Final

from jalopy.games.scrapyard_empire.components import (
    CHARACTERS,
    COPYCOG,
    INVENTION,
    KINDS,
    LUNA,
    MACHINE,
    MAGPIE,
    MIMICO,
    PART,
    PARTS,
    RULE_OF,
    SMELTER,
    TINKER,
    ZORA,
)
from jalopy.games.scrapyard_empire.drawing import can_draw, draw
from jalopy.games.scrapyard_empire.hands import tell_cards
from jalopy.games.scrapyard_empire.machines import can_copy, copy, what_to_copy
from jalopy.games.scrapyard_empire.options import USE_BACK, Named, by_kind, in_order, named
from jalopy.games.scrapyard_empire.places import DECK, PILE, own
from jalopy.games.scrapyard_empire.rolling import roll_die
from jalopy.games.scrapyard_empire.scrapping import held, scrap_part
from jalopy.games.scrapyard_empire.state import ACTION_PHASE, Yard
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table

USED: Final[list[str]] = [LUNA, MIMICO, SMELTER, MAGPIE, COPYCOG, TINKER, ZORA]
BIT_OF: Final[dict[str, int]] = {name: 1 << place for place, name in enumerate(USED)}

MIMIC: Final[Named] = named("mimic", CHARACTERS, "SE-14.8", "player")
SMELT: Final[list[Option]] = in_order("scrap", PARTS, "SE-14.9", "part")
SWAP: Final[list[Option]] = in_order("swap", PARTS, "SE-14.10", "part")
LOOK: Final[list[Option]] = by_kind("look", "SE-14.18", "deck")
LEAVE: Final = Option("leave", "SE-14.18", "deck")
UNDER: Final = Option("under", "SE-14.18", "deck")


def usable(yard: Yard) -> list[str]:
    """Abilities that the active player can use now, whatever their number of actions."""
    names: list[str] = []
    own_one = yard.who[yard.next]
    if own_one in BIT_OF and can_use(yard, own_one):
        names.append(own_one)
    if yard.mimic in BIT_OF and can_use(yard, yard.mimic):
        names.append(yard.mimic)
    return names


def can_use(yard: Yard, name: str) -> bool:
    """SE-14.1  In any phase, once a turn, and only if there is something to do."""
    seat = yard.next
    if yard.used & BIT_OF[name]:
        return False
    if name == LUNA:
        return yard.phase == ACTION_PHASE and yard.actions == 0
    if name == SMELTER:
        return len(yard.parts(seat)) >= yard.box.smelter_parts and can_draw(yard, MACHINE)
    if name == MAGPIE:
        return len(yard.parts(seat)) > 0 and len(yard.cards.at(PILE + PART)) > 0
    if name == TINKER:
        return can_draw(yard, PART)
    if name == ZORA:
        return len(decks_to_look_at(yard)) > 0
    if yard.uses_left(seat, name) <= 0:
        return False
    return can_copy(yard) if name == COPYCOG else yard.seats > 1


def use(yard: Yard, name: str, table: Table) -> Rules:
    if name == LUNA:
        luna_tech(yard, table)
    elif name == TINKER:
        tinker_tam(yard, table)
    elif name == SMELTER:
        yield from smelter(yard, table)
    elif name == MAGPIE:
        yield from magpie(yard, table)
    elif name == ZORA:
        yield from zora_lens(yard, table)
    elif name == MIMICO:
        yield from mimico(yard, table)
    else:
        yield from copycog(yard, table)


def mark_used(yard: Yard, name: str, table: Table) -> None:
    yard.used |= BIT_OF[name]
    yard.take_up_dice()
    if table.listening:
        table.tell("used", {"seat": yard.next, "character": name}, RULE_OF[name])


def luna_tech(yard: Yard, table: Table) -> None:
    """SE-14.3  A roll after the last action; it cannot be raised."""
    mark_used(yard, LUNA, table)
    if roll_die(yard, "SE-14.3", table) >= yard.box.luna_needs:
        yard.actions += 1
        if table.listening:
            table.tell("extra-action", {"seat": yard.next}, "SE-14.3")


def tinker_tam(yard: Yard, table: Table) -> None:
    """SE-14.16"""
    mark_used(yard, TINKER, table)
    if roll_die(yard, "SE-14.16", table) >= yard.box.tinker_needs:
        draw(yard, yard.next, PART, 1, "SE-14.16", table)


def smelter(yard: Yard, table: Table) -> Rules:
    """SE-14.9  Parts for small machines from the deck."""
    seat = yard.next
    choice = yield table.ask(seat, "smelt", [*held(yard, seat, SMELT), USE_BACK], "SE-14.9")
    if choice is USE_BACK:
        return
    mark_used(yard, SMELTER, table)
    count = 1
    while True:
        scrap_part(yard, seat, choice.number)
        if table.listening:
            table.tell("scrapped", {"seat": seat, "card": choice.value}, "SE-14.9")
        if count == yard.box.smelter_parts:
            break
        count += 1
        choice = yield table.ask(seat, "smelt", held(yard, seat, SMELT), "SE-14.9")
    draw(yard, seat, MACHINE, yard.box.smelter_machines, "SE-14.9", table)


def magpie(yard: Yard, table: Table) -> Rules:
    """SE-14.10  One of the own parts for the top one of the pile."""
    cards = yard.cards
    seat = yard.next
    top = cards.at(PILE + PART)[-1]
    choice = yield table.ask(seat, "swap", [*held(yard, seat, SWAP), USE_BACK], "SE-14.10", {"card": cards.face(top)})
    if choice is USE_BACK:
        return
    mark_used(yard, MAGPIE, table)
    cards.move(top, PILE + PART, own(PART, seat))
    card = cards.find(choice.value, own(PART, seat))
    cards.move(card, own(PART, seat), PILE + PART)
    if table.listening:
        facts = {"seat": seat, "gives": choice.value, "gets": cards.face(top)}
        table.tell("swapped", facts, "SE-14.10")


def decks_to_look_at(yard: Yard) -> list[Option]:
    return [LOOK[kind] for kind in (PART, MACHINE, INVENTION) if yard.cards.at(DECK + kind)]


def zora_lens(yard: Yard, table: Table) -> Rules:
    """SE-14.18  A look at the top card of a deck, which may go under it."""
    cards = yard.cards
    seat = yard.next
    choice = yield table.ask(seat, "look", [*decks_to_look_at(yard), USE_BACK], "SE-14.18")
    if choice is USE_BACK:
        return
    mark_used(yard, ZORA, table)
    kind = LOOK.index(choice)
    card = cards.at(DECK + kind)[-1]
    cards.show(card, seat)
    if table.listening:
        tell_cards(yard, "looked", {"seat": seat, "deck": KINDS[kind]}, [card], "SE-14.18", table)
    choice = yield table.ask(
        seat, "leave-or-under", [LEAVE, UNDER], "SE-14.18", {"card": cards.face(card), "deck": KINDS[kind]}
    )
    if choice is UNDER:
        deck = cards.at(DECK + kind)
        cards.arrange(DECK + kind, [card, *deck[:-1]])
        if table.listening:
            table.tell("put-under", {"seat": seat, "deck": KINDS[kind]}, "SE-14.18")


def mimico(yard: Yard, table: Table) -> Rules:
    """SE-14.8  Until the end of the turn the ability of another player's character too."""
    others = [MIMIC[yard.who[seat]] for seat in yard.others()]
    choice = yield table.ask(yard.next, "mimic", [*others, USE_BACK], "SE-14.8")
    if choice is USE_BACK:
        return
    mark_used(yard, MIMICO, table)
    yard.count_use(yard.next, MIMICO)
    yard.mimic = choice.value
    if table.listening:
        table.tell("mimicked", {"seat": yard.next, "character": yard.mimic}, "SE-14.8")


def copycog(yard: Yard, table: Table) -> Rules:
    """SE-14.15  Another player's machine, without an action."""
    choice = yield what_to_copy(yard, COPYCOG, "SE-14.15", table)
    if choice is USE_BACK:
        return
    mark_used(yard, COPYCOG, table)
    yard.count_use(yard.next, COPYCOG)
    yield from copy(yard, choice, COPYCOG, "SE-14.15", table)
