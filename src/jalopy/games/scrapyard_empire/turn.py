"""SE-3  The turn."""

from jalopy.games.scrapyard_empire.actions import act
from jalopy.games.scrapyard_empire.building import build
from jalopy.games.scrapyard_empire.characters import usable, use
from jalopy.games.scrapyard_empire.components import MIMICO, PART, ZORA
from jalopy.games.scrapyard_empire.discarding import discard
from jalopy.games.scrapyard_empire.drawing import can_draw, draw
from jalopy.games.scrapyard_empire.ending import tell_end, time_is_up
from jalopy.games.scrapyard_empire.options import DRAW_NOW, USE
from jalopy.games.scrapyard_empire.places import DECK
from jalopy.games.scrapyard_empire.state import NO_CARDS, Yard
from jalopy.kernel.questions import Rules
from jalopy.kernel.table import MatchOver, Table


def turn(yard: Yard, table: Table) -> Rules:
    """SE-3.1  Draw, action, build, discard."""
    yard.actions = actions_of(yard)
    if table.listening:
        table.tell("turn-began", {"seat": yard.next, "round": yard.round}, "SE-3.1")
    if not yard.extra:  # SE-13.7
        yield from draw_phase(yard, table)  # SE-3.2
    yard.phase = 1
    yield from act(yard, table)  # SE-3.3, SE-4
    yard.phase = 2
    yield from build(yard, table)  # SE-9
    yard.phase = 3
    yield from discard(yard, table)  # SE-10
    pass_on(yard, table)


def actions_of(yard: Yard) -> int:
    """SE-3.3, SE-13.4"""
    if yard.slowed >> yard.next & 1:
        yard.slowed &= ~(1 << yard.next)
        yard.hurried = True
        return yard.box.deathlock_actions
    return yard.box.actions


def draw_phase(yard: Yard, table: Table) -> Rules:
    """SE-3.2  One part; a character may be used before (SE-3.4)."""
    while asked_before_drawing(yard):
        options = [*(USE[name] for name in usable(yard)), DRAW_NOW]
        choice = yield table.ask(yard.next, "draw", options, "SE-3.4")
        if choice is DRAW_NOW:
            break
        yield from use(yard, choice.value, table)
    if yard.agreed.beat_the_deck and not can_draw(yard, PART):  # SE-16.5
        yard.lost = True
        tell_end(yard, table)
        raise MatchOver
    draw(yard, yard.next, PART, 1, "SE-3.2", table)


def asked_before_drawing(yard: Yard) -> bool:
    """SE-3.4  Whoever could change what is drawn, and whoever wants to be asked at every chance."""
    names = usable(yard)
    if not names or not can_draw(yard, PART):
        return False
    if yard.is_careful(yard.next) or not yard.cards.at(DECK + PART):
        return True
    return ZORA in names or (MIMICO in names and ZORA in yard.who)


def pass_on(yard: Yard, table: Table) -> None:
    """SE-2.6  Clockwise, unless Time Machine gives another turn (SE-13.7)."""
    yard.extra = yard.again
    yard.phase = yard.actions = yard.taken = yard.used = yard.proposed = yard.spares = yard.charged = 0
    yard.mimic = ""
    yard.again = yard.hurried = False
    yard.fresh = NO_CARDS
    yard.take_up_dice()
    if yard.extra:
        if table.listening:
            table.tell("another-turn", {"seat": yard.next}, "SE-13.7")
        return
    yard.next = (yard.next + 1) % yard.seats
    if yard.next == yard.first:
        yard.round += 1
        if time_is_up(yard):
            tell_end(yard, table)
