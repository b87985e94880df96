"""SE-3  The turn."""

from jalopy.games.scrapyard_empire.actions import act
from jalopy.games.scrapyard_empire.building import build
from jalopy.games.scrapyard_empire.components import ACTIONS, DEATHLOCK_ACTIONS, PART
from jalopy.games.scrapyard_empire.discarding import discard
from jalopy.games.scrapyard_empire.drawing import can_draw, draw
from jalopy.games.scrapyard_empire.ending import tell_end
from jalopy.games.scrapyard_empire.state import NO_CARDS, NO_DICE, Yard
from jalopy.kernel.questions import Rules
from jalopy.kernel.table import MatchOver, Table


def turn(yard: Yard, table: Table) -> Rules:
    """SE-3.1  Draw, action, build, discard."""
    if table.listening:
        table.tell("turn-began", {"seat": yard.next, "round": yard.round}, "SE-3.1")
    if not yard.extra:  # SE-13.7
        draw_phase(yard, table)  # SE-3.2
    yard.phase = 1
    yard.actions = actions_of(yard)
    yield from act(yard, table)  # SE-3.3, SE-4
    yard.dice = NO_DICE
    yard.phase = 2
    yield from build(yard, table)  # SE-9
    yard.phase = 3
    yield from discard(yard, table)  # SE-10
    pass_on(yard, table)


def draw_phase(yard: Yard, table: Table) -> None:
    """SE-3.2  One part."""
    if yard.agreed.beat_the_deck and not can_draw(yard, PART):  # SE-16.5
        yard.lost = True
        tell_end(yard, table)
        raise MatchOver
    draw(yard, yard.next, PART, 1, "SE-3.2", table)


def actions_of(yard: Yard) -> int:
    """SE-3.3, SE-13.4"""
    if yard.slowed >> yard.next & 1:
        yard.slowed &= ~(1 << yard.next)
        return DEATHLOCK_ACTIONS
    return ACTIONS


def pass_on(yard: Yard, table: Table) -> None:
    """SE-2.6  Clockwise, unless Time Machine gives another turn (SE-13.7)."""
    yard.extra = yard.again
    yard.phase = yard.actions = yard.taken = yard.used = yard.proposed = yard.spares = yard.charged = yard.raised = 0
    yard.mimic = ""
    yard.again = False
    yard.fresh = NO_CARDS
    yard.dice = NO_DICE
    if yard.extra:
        if table.listening:
            table.tell("another-turn", {"seat": yard.next}, "SE-13.7")
        return
    yard.next = (yard.next + 1) % yard.seats
    if yard.next == yard.first:
        yard.round += 1
        if yard.round > yard.agreed.rounds:
            tell_end(yard, table)
