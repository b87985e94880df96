"""SE-4  The action phase."""

from typing import Final

from jalopy.games.scrapyard_empire import inventions, machines
from jalopy.games.scrapyard_empire.activating import FREE
from jalopy.games.scrapyard_empire.characters import usable, use
from jalopy.games.scrapyard_empire.components import (
    INVENTION,
    INVENTION_GUIDE,
    INVENTIONS,
    MACHINE,
    MACHINES,
    PART,
)
from jalopy.games.scrapyard_empire.digging import dig
from jalopy.games.scrapyard_empire.drawing import can_draw, draw
from jalopy.games.scrapyard_empire.options import (
    ACTIVATE,
    ASK_LESS,
    ASK_MORE,
    DIG,
    DONE,
    DRAW,
    DRAW_TWO,
    STEAL,
    TRADE,
    USE,
    verb,
)
from jalopy.games.scrapyard_empire.places import PILE
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.games.scrapyard_empire.stealing import steal
from jalopy.games.scrapyard_empire.trading import can_trade_parts, trade
from jalopy.kernel.questions import Facts, Option, Rules
from jalopy.kernel.table import Table

MOST_ACTIONS: Final = 100  # far more than all that gives further ones could add up to
ACTIONS_LEFT: Final[list[Facts]] = [{"actions": left} for left in range(MOST_ACTIONS)]


def act(yard: Yard, table: Table) -> Rules:
    """SE-3.3  Up to two actions, and what costs none, in any order."""
    while True:
        options = possible(yard)
        if not options:
            return
        options.append(ASK_LESS if yard.is_careful(yard.next) else ASK_MORE)
        options.append(DONE)
        choice = yield table.ask(yard.next, "action", options, "SE-4.1", ACTIONS_LEFT[yard.actions])
        if choice is DONE:
            return
        what, name = verb(choice), choice.value
        if what == "draw":
            yard.spend_action()
            draw(yard, yard.next, choice.number, 1, "SE-4.2", table)
        elif what == "draw-two":
            yard.spend_action()
            draw(yard, yard.next, choice.number, 2, "SE-4.3", table)
        elif what == "dig":
            yard.spend_action()
            yield from dig(yard, choice.number, table)
        elif what == "steal":
            yard.spend_action()
            yield from steal(yard, choice.number, yard.seat_of(name), table)
        elif what == "trade":  # counts as an action only if it comes about (SE-8.5)
            yield from trade(yard, choice.number, yard.seat_of(name), table)
        elif what == "use":
            yield from use(yard, name, table)
        elif what == "ask":  # SE-3.5
            yard.careful ^= 1 << yard.next
        elif name in INVENTION_GUIDE:
            yield from inventions.activate(yard, name, table)
        else:
            yield from machines.activate(yard, name, table)


def possible(yard: Yard) -> list[Option]:
    """All that can be done now; it all lies open, so nobody learns anything if there is nothing and nobody is asked."""
    options: list[Option] = []
    if yard.actions > 0:
        add_draws(yard, options)
        for kind in range(3):
            if yard.cards.at(PILE + kind):  # SE-6.5
                options.append(DIG[kind])
        if yard.seats > 1:
            add_steals_and_trades(yard, options)
    add_abilities(yard, options)
    for name in usable(yard):
        options.append(USE[name])
    return options


def add_steals_and_trades(yard: Yard, options: list[Option]) -> None:
    trades: list[Option] = []
    seat = yard.next
    has_machine = len(yard.hand(MACHINE, seat)) > 0
    for other in yard.others():
        who = yard.who[other]
        may_offer = yard.proposed >> other & 1 == 0  # SE-8.5
        if yard.parts(other):  # SE-7.4
            options.append(STEAL[PART][who])
            if may_offer and can_trade_parts(yard, seat, other):
                trades.append(TRADE[PART][who])
        if yard.hand(MACHINE, other):
            options.append(STEAL[MACHINE][who])
            if may_offer and has_machine:
                trades.append(TRADE[MACHINE][who])
    options += trades


def add_draws(yard: Yard, options: list[Option]) -> None:
    two = yard.taken == 0 and len(yard.hand(MACHINE, yard.next)) >= yard.box.double_draw  # SE-4.3
    for kind in (PART, MACHINE, INVENTION):
        if can_draw(yard, kind):
            options.append(DRAW[kind])
            if two and kind != INVENTION:
                options.append(DRAW_TWO[kind])


def add_abilities(yard: Yard, options: list[Option]) -> None:
    """SE-11.1  Built cards that can be activated in the action phase, those without an action last."""
    machine_kinds = yard.ready(yard.next, MACHINE)
    invention_kinds = yard.ready(yard.next, INVENTION)
    if not machine_kinds and not invention_kinds:
        return
    free: list[Option] = []
    for place, name in enumerate(MACHINES):
        if machine_kinds >> place & 1 and machines.can_activate(yard, name):
            if name in FREE:
                free.append(ACTIVATE[name])
            elif yard.actions > 0:
                options.append(ACTIVATE[name])
    for place, name in enumerate(INVENTIONS):
        if invention_kinds >> place & 1 and inventions.can_activate(yard, name):
            if name in FREE:
                free.append(ACTIVATE[name])
            elif yard.actions > 0:
                options.append(ACTIVATE[name])
    options += free
