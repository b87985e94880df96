"""SR-7  The finish line: lap markers, goal cards, and new boost markers on the track."""

from jalopy.games.scrap_racer import goal_cards
from jalopy.games.scrap_racer.collecting import refill
from jalopy.games.scrap_racer.fights import crowded, fight_it_out
from jalopy.games.scrap_racer.landing import land
from jalopy.games.scrap_racer.places import GOAL_DECK, GOAL_DISCARD
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.two_racers import settle_order
from jalopy.kernel.questions import Rules
from jalopy.kernel.table import Table


def finish_line(race: Race, table: Table) -> Rules:
    """SR-7  Everybody who has crossed, one after the other; then boost spaces are refilled."""
    waiting: list[int] = []
    join_waiting(race, waiting)
    while waiting:
        racer = race.racers[waiting.pop(0)]
        racer.laps += 1
        if racer.laps <= race.box.laps:
            yield from lap(race, racer, table)
        join_waiting(race, waiting)
    refill(race, table)  # SR-7.6


def join_waiting(race: Race, waiting: list[int]) -> None:
    """SR-7.4  The active racer first, then clockwise, behind those already waiting."""
    for racer in race.from_active():
        if racer.laps < race.lap(racer.distance) and racer.index not in waiting:
            waiting.append(racer.index)


def lap(race: Race, racer: Racer, table: Table) -> Rules:
    """SR-7.1  A lap marker, and with all but the last of them a goal card."""
    if table.listening:
        rule = "SR-7.1" if racer is race.active else "SR-7.4"
        table.tell("lap-marker", {"racer": racer.name, "markers": racer.laps}, rule)
    if racer.laps == race.box.laps:
        if table.listening:
            table.tell("third-lap", {"racer": racer.name}, "SR-7.3")
        return
    if not race.cards.at(GOAL_DECK):
        reshuffle_goal_cards(race, table)  # SR-22.2
    card = table.draw_card(race.cards, GOAL_DECK)
    race.cards.put(card, GOAL_DISCARD)
    race.cards.show_all(card)
    if table.listening:
        table.tell("goal-card", {"racer": racer.name, "card": race.cards.face(card)}, "SR-7.2")
    if race.two_racers_each:
        yield from settle_order(race, goal_cards.parts_field_behind(race, race.cards.face(card)), table)  # SR-10.3
    goal_cards.take_effect(race, race.cards.face(card), table)
    if race.this_turn.landing:
        yield from land(race, table)  # SR-17.4
    if crowded(race):
        yield from fight_it_out(race, table, abilities=True)  # SR-7.5


def reshuffle_goal_cards(race: Race, table: Table) -> None:
    """SR-22.2  The cards drawn so far form the pile anew."""
    cards = race.cards
    cards.move_all(GOAL_DISCARD, GOAL_DECK)
    table.shuffle(cards, GOAL_DECK)
    table.tell("reshuffled", {"deck": "goal", "cards": len(cards.at(GOAL_DECK))}, "SR-22.2")
