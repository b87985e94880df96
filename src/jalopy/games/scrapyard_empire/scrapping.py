"""Parts in front of a player, one of a kind at a time: onto the scrap pile, or into other hands."""

from jalopy.games.scrapyard_empire.components import PART, PARTS
from jalopy.games.scrapyard_empire.options import SCRAP_FOR
from jalopy.games.scrapyard_empire.places import PILE, own
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table


def held(yard: Yard, seat: int, options: list[Option]) -> list[Option]:
    """One option for each kind of part that a player has."""
    return of_kinds(yard.part_kinds(seat), options)


def of_kinds(kinds: int, options: list[Option]) -> list[Option]:
    return [options[place] for place in range(len(options)) if kinds >> place & 1]


def find_part(yard: Yard, seat: int, part: int) -> int:
    return yard.cards.find(PARTS[part], own(PART, seat))


def scrap_part(yard: Yard, seat: int, part: int) -> None:
    """Face up on top of the part pile."""
    yard.cards.move(find_part(yard, seat, part), own(PART, seat), PILE + PART)


def scrap_by_choice(yard: Yard, seat: int, count: int, kind: str, rule: str, table: Table) -> Rules:
    """A player scraps so many parts of his or her choice, or all, if there are fewer."""
    for _ in range(count):
        if not yard.parts(seat):
            return
        choice = yield table.ask(seat, kind, held(yard, seat, SCRAP_FOR[kind]), rule)
        scrap_part(yard, seat, choice.number)
        if table.listening:
            table.tell("scrapped", {"seat": seat, "card": choice.value}, rule)
