"""SE-6  Digging."""

from jalopy.games.scrapyard_empire.components import (
    DIGBY,
    KINDS,
    MINERVA,
    PART,
)
from jalopy.games.scrapyard_empire.options import ENOUGH, PASS, TAKE, TAKE_LAST, TAKE_SECOND
from jalopy.games.scrapyard_empire.places import DUG, PILE, own
from jalopy.games.scrapyard_empire.reactions import monitored
from jalopy.games.scrapyard_empire.rolling import roll
from jalopy.games.scrapyard_empire.scrapping import scrap_by_choice
from jalopy.games.scrapyard_empire.state import NO_KIND, Attempt, Yard
from jalopy.kernel.questions import Option, Rules, Ruling
from jalopy.kernel.table import Table


def dig(yard: Yard, kind: int, table: Table) -> Rules:
    """SE-6.1  Announce, roll, and go through the pile if the roll is good enough."""
    seat = yard.next
    needs, rule = dig_needs(yard)
    lucky = kind == PART and yard.has(seat, MINERVA)
    attempt = Attempt(kind, -1, needs, yard.box.minerva_needs if lucky else needs)
    yard.take_up_dice(attempt)
    if table.listening:
        table.tell("digging", {"seat": seat, "pile": KINDS[kind], "wanted": needs}, rule)
    result = yield from roll(yard, needs, attempt.best, rule, table)
    if result < needs:
        attempt.failed = True
        if table.listening:
            table.tell("dig-failed", {"seat": seat, "pile": KINDS[kind]}, rule)
        if yard.agreed.penalty:
            yield from scrap_by_choice(yard, seat, yard.agreed.penalty, "penalty", "SE-16.3", table)
        return
    most = yard.box.minerva_cards if lucky and result >= yard.box.minerva_needs else 1  # SE-14.4
    won = yield from go_through(yard, kind, most, table)
    if won:
        yield from monitored(yard, kind, won, table)  # SE-12.1


def dig_needs(yard: Yard) -> tuple[int, str]:
    """The number and the rule it stands in."""
    return (yard.box.digby_needs, "SE-14.6") if yard.has(yard.next, DIGBY) else (yard.box.dig_needs, "SE-6.1")


def go_through(yard: Yard, kind: int, most: int, table: Table) -> Ruling[list[int]]:
    """SE-6.2  Card by card, never back; what was taken."""
    seat = yard.next
    cards = yard.cards
    won: list[int] = []
    yard.digging = kind
    while cards.at(PILE + kind) and len(won) < most:
        card = cards.draw(PILE + kind)
        cards.put(card, DUG)
        yard.uncover()
        if table.listening:
            table.tell("dug", {"seat": seat, "card": cards.face(card)}, "SE-6.2")
        options = ways_to_dig(yard, kind, len(won), most)
        choice = yield table.ask(seat, "dig", options, "SE-6.2", {"card": cards.face(card)})
        if choice is PASS or choice is ENOUGH:
            cards.remind()  # what is passed is passed, whoever knew it
        else:
            cards.move(card, DUG, own(kind, seat))
            won.append(card)
            if table.listening:
                rule = "SE-14.4" if len(won) > 1 else "SE-6.2"
                table.tell("took", {"seat": seat, "card": cards.face(card), "pile": KINDS[kind]}, rule)
        if choice is TAKE_LAST or choice is ENOUGH:
            break
    put_back(yard, kind)
    if table.listening and not won:
        table.tell("nothing-taken", {"seat": seat, "pile": KINDS[kind]}, "SE-6.4")
    return won


def ways_to_dig(yard: Yard, kind: int, won: int, most: int) -> list[Option]:
    """SE-14.4  Who may take a second card says with the first one whether to dig on."""
    if won:
        return [TAKE_SECOND, PASS, ENOUGH]
    return [TAKE, TAKE_LAST, PASS] if most > 1 and yard.cards.at(PILE + kind) else [TAKE, PASS]


def put_back(yard: Yard, kind: int) -> None:
    """SE-6.3  The rest of the pile goes on top of what was passed."""
    cards = yard.cards
    cards.arrange(PILE + kind, cards.at(DUG) + cards.at(PILE + kind))
    cards.arrange(DUG, [])
    yard.uncover()
    yard.digging = NO_KIND
