"""SE-2  Set-up."""

from jalopy.games.scrapyard_empire.components import INVENTION, KINDS, MACHINE, PART
from jalopy.games.scrapyard_empire.drawing import flip
from jalopy.games.scrapyard_empire.options import CHOOSE, DEAL
from jalopy.games.scrapyard_empire.places import CHARACTER, CHARACTER_DECK, DECK, own
from jalopy.games.scrapyard_empire.state import Agreement, Yard
from jalopy.kernel.questions import Facts, Rules
from jalopy.kernel.settings import Values
from jalopy.kernel.table import Table


def unpack(values: Values, seats: int) -> Yard:
    """The cards on the table, nothing shuffled yet."""
    agreed = Agreement(values, seats)
    cards = agreed.box.full(str(values["cards"]), str(values["characters"]))
    return Yard(0, cards.copy(), agreed)


def setup(yard: Yard, table: Table) -> Rules:
    shuffle_decks(yard, table)  # SE-2.1
    dealer = roll_for_dealer(yard, table)  # SE-2.2
    yard.first = yard.next = (dealer + 1) % yard.seats  # SE-2.6
    clockwise = [(yard.first + step) % yard.seats for step in range(yard.seats)]
    for seat in clockwise:
        deal(yard, seat, table)  # SE-2.3
    for kind in (PART, MACHINE, INVENTION):
        flip(yard, kind, "SE-2.4", table)
    if yard.agreed.alone and yard.agreed.with_characters:
        yield from choose_character(yard, table)  # SE-16.1
    elif yard.agreed.with_characters:
        deal_characters(yard, clockwise, table)  # SE-2.5


def shuffle_decks(yard: Yard, table: Table) -> None:
    """SE-2.1"""
    for kind in (PART, MACHINE, INVENTION):
        table.shuffle(yard.cards, DECK + kind)
    table.shuffle(yard.cards, CHARACTER_DECK)
    if table.listening:
        table.tell("decks-shuffled", {"count": len(yard.cards)}, "SE-2.1")


def roll_for_dealer(yard: Yard, table: Table) -> int:
    """SE-2.2  The highest die; those who tie for it roll again."""
    rolling = list(range(yard.seats))
    while len(rolling) > 1:
        dice = [table.roll() for _ in rolling]
        for seat, die in zip(rolling, dice, strict=True):
            yard.dice = [die]
            if table.listening:
                table.tell("dealer-rolled", {"seat": seat, "die": die}, "SE-2.2")
        highest = max(dice)
        rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == highest]
    yard.take_up_dice()
    if table.listening and not yard.agreed.alone:
        table.tell("dealer", {"seat": rolling[0]}, "SE-2.2")
    return rolling[0]


def deal(yard: Yard, seat: int, table: Table) -> None:
    """SE-2.3  Parts to lie open, machines and an invention for the hand."""
    cards = yard.cards
    for kind in (PART, MACHINE, INVENTION):
        for _ in range(yard.box.dealt[kind]):
            card = table.draw_card(cards, DECK + kind)
            cards.put(card, own(kind, seat))
            if kind == PART:
                cards.show_all(card)
            else:
                cards.show(card, seat)
    if table.listening:
        faces = [[cards.face(card) for card in cards.at(own(kind, seat))] for kind in range(len(KINDS))]
        facts: Facts = {"seat": seat, "parts": faces[PART], "count": yard.box.dealt[MACHINE]}
        table.tell("dealt", facts, "SE-2.3", {seat: {"machines": faces[MACHINE], "inventions": faces[INVENTION]}})


def deal_characters(yard: Yard, clockwise: list[int], table: Table) -> None:
    """SE-2.5  One for each player, face up; the others are out of the game."""
    for seat in clockwise:
        take_character(yard, seat, table.draw_card(yard.cards, CHARACTER_DECK), "SE-2.5", table)


def choose_character(yard: Yard, table: Table) -> Rules:
    """SE-16.1  Alone the player picks one, or has one dealt."""
    names = yard.box.sets[str(yard.agreed.values["characters"])]
    choice = yield table.ask(0, "character", [*(CHOOSE[name] for name in names), DEAL], "SE-16.1")
    if choice is DEAL:
        deal_characters(yard, [0], table)
        return
    card = yard.cards.find(choice.value, CHARACTER_DECK)
    yard.cards.arrange(CHARACTER_DECK, [other for other in yard.cards.at(CHARACTER_DECK) if other != card])
    take_character(yard, 0, card, "SE-16.1", table)


def take_character(yard: Yard, seat: int, card: int, rule: str, table: Table) -> None:
    cards = yard.cards
    cards.put(card, CHARACTER + seat)
    cards.show_all(card)
    who = yard.who.copy()
    who[seat] = cards.face(card)
    yard.who = who
    if table.listening:
        table.tell("character", {"seat": seat, "character": who[seat]}, rule)
