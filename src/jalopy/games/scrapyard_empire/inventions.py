"""SE-13  What inventions can do, once each, from the turn after they were built."""

from typing import Final

from jalopy.games.scrapyard_empire.activating import announce
from jalopy.games.scrapyard_empire.components import (
    CHARACTERS,
    DEATHLOCK,
    DOOMSDAY_RAY,
    FLIGHT_PACK,
    GLOVE_OF_RUIN,
    LUCINDA,
    PARTS,
    RULE_OF,
    SUBTERRANEAN_SUB,
    THE_TERRIBLE,
    TIME_MACHINE,
)
from jalopy.games.scrapyard_empire.hands import tell_cards
from jalopy.games.scrapyard_empire.machines import has_prey, has_scrap, search, with_parts
from jalopy.games.scrapyard_empire.options import (
    BACK,
    KEEP_BOTH,
    RE_ROLL_HIGHER,
    RE_ROLL_LOWER,
    Named,
    in_order,
    named,
)
from jalopy.games.scrapyard_empire.reactions import cancelled, take_part
from jalopy.games.scrapyard_empire.scrapping import held, scrap_by_choice, scrap_part
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table

GIVE_PART: Final[list[Option]] = in_order("give", PARTS, "SE-13.1", "part")
RUIN_WHOM: Final[Named] = named("ruin", CHARACTERS, "SE-13.2", "player")
RUIN: Final[list[Option]] = in_order("scrap", PARTS, "SE-13.2", "part")
RUINED: Final = Option("enough", "SE-13.2")
SLOW_DOWN: Final[Named] = named("slow", CHARACTERS, "SE-13.4", "player")


def can_activate(yard: Yard, name: str) -> bool:
    """Whether there is anything for it to do, apart from having it."""
    if name in (THE_TERRIBLE, GLOVE_OF_RUIN, DOOMSDAY_RAY):
        return has_prey(yard)
    if name == DEATHLOCK:
        return len(to_slow_down(yard)) > 0
    if name == SUBTERRANEAN_SUB:
        return has_scrap(yard)
    if name == TIME_MACHINE:
        return not yard.again
    return name == FLIGHT_PACK


def activate(yard: Yard, name: str, table: Table) -> Rules:
    """What the invention does for the active player, who may think better of it until it is announced (SE-4.1)."""
    if name == SUBTERRANEAN_SUB:
        yield from search(yard, name, yard.box.sub_cards, RULE_OF[name], False, table)
        return
    if name == GLOVE_OF_RUIN:
        yield from glove_of_ruin(yard, table)
        return
    if name == DEATHLOCK:
        yield from deathlock(yard, table)
        return
    announce(yard, name, RULE_OF[name], table)
    if name == FLIGHT_PACK:
        yard.actions += yard.box.flight_pack_actions
    elif name == TIME_MACHINE:
        yard.again = True
    elif name == THE_TERRIBLE:
        yield from the_terrible(yard, table)
    elif name == DOOMSDAY_RAY:
        yield from doomsday_ray(yard, table)


def the_terrible(yard: Yard, table: Table) -> Rules:
    """SE-13.1  Every opponent hands over a part of his or her choice."""
    for seat in yard.others():
        if not yard.parts(seat) or (yield from cancelled(yard, seat, table)):
            continue
        choice = yield table.ask(seat, "hand-over", held(yard, seat, GIVE_PART), "SE-13.1")
        card = take_part(yard, yard.next, seat, choice.number)
        if table.listening:
            tell_cards(yard, "stole", {"seat": yard.next, "victim_seat": seat}, [card], "SE-13.1", table)


def glove_of_ruin(yard: Yard, table: Table) -> Rules:
    """SE-13.2  Up to three parts of an opponent, chosen by the glove's owner, are scrapped."""
    choice = yield table.ask(yard.next, "aim", [*with_parts(yard, RUIN_WHOM), BACK], "SE-13.2", {"card": GLOVE_OF_RUIN})
    if choice is BACK:
        return
    victim = yard.seat_of(choice.value)
    announce(yard, GLOVE_OF_RUIN, "SE-13.2", table)
    if (yield from cancelled(yard, victim, table)):
        return
    for count in range(yard.box.glove_parts):
        if not yard.parts(victim):
            break
        choice = yield table.ask(
            yard.next, "ruin", ways_to_ruin(yard, victim, count), "SE-13.2", {"victim_seat": victim}
        )
        if choice is RUINED:
            break
        part = choice.number
        scrap_part(yard, victim, part)
        if table.listening:
            table.tell("scrapped", {"seat": victim, "card": PARTS[part]}, "SE-13.2")


def ways_to_ruin(yard: Yard, victim: int, done: int) -> list[Option]:
    return [*held(yard, victim, RUIN), RUINED] if done else held(yard, victim, RUIN)


def deathlock(yard: Yard, table: Table) -> Rules:
    """SE-13.4  An opponent has fewer actions in the next turn."""
    choice = yield table.ask(yard.next, "aim", [*to_slow_down(yard), BACK], "SE-13.4", {"card": DEATHLOCK})
    if choice is BACK:
        return
    victim = yard.seat_of(choice.value)
    announce(yard, DEATHLOCK, "SE-13.4", table)
    yard.slowed |= 1 << victim
    if table.listening:
        table.tell("slowed", {"seat": victim}, "SE-13.4")


def to_slow_down(yard: Yard) -> list[Option]:
    """Other players, save those who are slowed down already."""
    return [SLOW_DOWN[yard.who[seat]] for seat in yard.others() if yard.slowed >> seat & 1 == 0]


def doomsday_ray(yard: Yard, table: Table) -> Rules:
    """SE-13.8  Two dice, the lower one counts: so many parts every opponent scraps."""
    lay_dice(yard, [table.roll(), table.roll()], "SE-13.8", table)
    yield from roll_one_again(yard, table)
    count = min(yard.dice)
    for seat in yard.others():
        if yard.parts(seat) and not (yield from cancelled(yard, seat, table)):
            yield from scrap_by_choice(yard, seat, count, "melt", "SE-13.8", table)


def lay_dice(yard: Yard, dice: list[int], rule: str, table: Table) -> None:
    yard.dice = dice
    yard.raised = 0
    if table.listening:
        table.tell("ray-rolled", {"seat": yard.next, "dice": dice, "count": min(dice)}, rule)


def roll_one_again(yard: Yard, table: Table) -> Rules:
    """SE-14.14  Lucky Lucinda: one die of the two, as often as she may."""
    seat = yard.next
    while yard.can_use(seat, LUCINDA):
        low, high = min(yard.dice), max(yard.dice)
        options = [RE_ROLL_LOWER, RE_ROLL_HIGHER, KEEP_BOTH] if low < high else [RE_ROLL_LOWER, KEEP_BOTH]
        choice = yield table.ask(seat, "ray", options, "SE-14.14", {"dice": yard.dice, "count": low})
        if choice is KEEP_BOTH:
            return
        yard.count_use(seat, LUCINDA)
        place = yard.dice.index(low if choice is RE_ROLL_LOWER else high)
        dice = yard.dice.copy()
        dice[place] = table.roll()
        lay_dice(yard, dice, "SE-14.14", table)
