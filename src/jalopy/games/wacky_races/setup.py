"""WR-2  Set-up: of the match once, of the road and the cards before every race."""

from typing import Final

from jalopy.games.wacky_races.components import (
    FAILED_PLAN,
    GRID,
    IN_A_RACE,
    KINDS,
    RACERS,
    SPECIAL,
)
from jalopy.games.wacky_races.dashboard import use_up_one
from jalopy.games.wacky_races.hands import draw
from jalopy.games.wacky_races.places import (
    DECK,
    DISCARD,
    FIRST_PILE,
    HAND,
    REMOVED,
    ROAD,
    SECOND_PILE,
    SPECIAL_PILE,
    TRAP_BOX,
    TRAP_DECK,
    TRAP_DISCARD,
    TRAP_ON,
)
from jalopy.games.wacky_races.special_terrain import lay_trap
from jalopy.games.wacky_races.state import NEUTRAL, NOBODY, NOT_SLOW, Agreement, Race, Racer, no_standings
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.settings import Values
from jalopy.kernel.table import Table

TAKE: Final[dict[str, Option]] = {
    name: Option(f"racer:{name}", "WR-2.3", f"racer:{name}", {"racer": name}, name) for name in RACERS
}


def unpack(values: Values, seats: int) -> Race:
    """Everything still in the box."""
    agreed = Agreement(values, seats)
    return Race(0, agreed.box.full.copy(), agreed, 0, [], [], no_standings(seats) if agreed.championship else None)


def setup(race: Race, table: Table) -> Rules:
    """WR-2.1"""
    yield from take_racers(race, table)
    yield from set_up_race(race, first_grid(race), table)


def take_racers(race: Race, table: Table) -> Rules:
    """WR-2.2 to WR-2.5  Who begins, who drives what, who is neutral; WR-12.7  anew for every season."""
    race.start = draw_starting_player(race, table)
    if race.agreed.chosen:
        yield from choose_racers(race, table)
    else:
        deal_racers(race, table)
    draw_neutral_racers(race, table)


def draw_starting_player(race: Race, table: Table) -> int:
    """WR-2.5"""
    agreed = race.agreed.values["start"]
    seat = table.below(race.seats) if agreed == "random" else int(agreed) - 1
    table.tell("starting-player", {"seat": seat}, "WR-2.5")
    return seat


def deal_racers(race: Race, table: Table) -> None:
    """WR-2.2  By seat."""
    mixed = table.shuffled(list(range(len(RACERS))))
    names = [RACERS[mixed[seat]] for seat in range(race.seats)]
    seat_racers(race, names)
    if table.listening:
        for seat in range(race.seats):
            table.tell("racer-taken", {"seat": seat, "racer": names[seat]}, "WR-2.2")


def choose_racers(race: Race, table: Table) -> Rules:
    """WR-2.3  Clockwise from the Starting Player."""
    names = [""] * race.seats
    for seat in race.clockwise():
        left = [TAKE[name] for name in RACERS if name not in names]
        choice = yield table.ask(seat, "choose-racer", left, "WR-2.3")
        names[seat] = choice.value
        seat_racers(race, names)
        table.tell("racer-taken", {"seat": seat, "racer": names[seat]}, "WR-2.3")


def draw_neutral_racers(race: Race, table: Table) -> None:
    """WR-2.4  By lot, until there are six."""
    taken = [racer.name for racer in race.racers]
    left = [name for name in RACERS if name not in taken]
    mixed = table.shuffled(list(range(len(left))))
    names = [left[mixed[place]] for place in range(IN_A_RACE - len(taken))]
    seat_racers(race, taken + names)
    if names and table.listening:
        table.tell("neutral-racers-drawn", {"racers": names}, "WR-2.4")


def seat_racers(race: Race, names: list[str]) -> None:
    """By seat, then the neutral ones; who has not chosen yet has none."""
    race.racers = [
        Racer(index, name, race.box.powers[name], index if index < race.seats else NEUTRAL, 0, 0, 0, 0, NOT_SLOW, False)
        for index, name in enumerate(names)
        if name
    ]
    if race.standings is not None:
        race.standings.names = names.copy()


def first_grid(race: Race) -> list[int]:
    """WR-2.6  From the rear: the Starting Player, the others clockwise, then the neutral racers."""
    return race.clockwise() + list(range(race.seats, IN_A_RACE))


# --- before every race ------------------------------------------------------------------------------------------------


def set_up_race(race: Race, grid: list[int], table: Table) -> Rules:
    race.next = race.start
    line_up(race, grid, table)
    lay_road(race, table)
    shuffle_decks(race, table)
    for seat in race.clockwise():
        rule = "WR-2.9" if race.rules.hand == race.box.hand else "WR-12.13"
        draw(race, race.racers[seat], race.rules.hand, table, rule)
    if race.rules.first_trap:
        lay_trap(race, race.box.second_first, table, "WR-12.9")
    if race.rules.tired:
        for seat in race.clockwise():
            yield from use_up_one(race.racers[seat], table, "WR-12.10")


def line_up(race: Race, grid: list[int], table: Table) -> None:
    """WR-2.6  One racer beside each space of the starting board."""
    for space, index in enumerate(grid, 1):
        racer = race.racers[index]
        racer.tile = space
        racer.side = 0
        racer.arrived = GRID - space + 1
        racer.exhausted = 0
        racer.slow = NOT_SLOW
        racer.muddy = False
    race.arrivals = GRID
    if table.listening:
        table.tell("lined-up", {"racers": [race.racers[index].name for index in grid]}, "WR-2.6")


def clear_the_table(race: Race) -> None:
    """The race before is over: all its cards and tiles go back to their piles."""
    race.round = 1
    race.winner = NOBODY
    race.active = NOBODY
    race.gas_fired = False
    race.dastardly = 0
    cards = race.cards
    for seat in range(race.seats):
        cards.move_all(HAND + seat, DECK)
    cards.move_all(DISCARD, DECK)
    for tile in range(len(race.ground)):
        cards.move_all(TRAP_ON + tile, TRAP_DECK)
    for place in (TRAP_DISCARD, TRAP_BOX, REMOVED):
        cards.move_all(place, TRAP_DECK)
    cards.arrange(ROAD, [])
    for card in race.box.first_backs + race.box.second_backs:
        cards.show_all(card)
    cards.arrange(FIRST_PILE, sorted_tiles(race, race.box.first_backs))
    second = sorted_tiles(race, race.box.second_backs)
    cards.arrange(SECOND_PILE, [card for card in second if cards.face(card) not in SPECIAL])
    cards.arrange(SPECIAL_PILE, [card for card in second if cards.face(card) in SPECIAL])


def sorted_tiles(race: Race, tiles: list[int]) -> list[int]:
    """In the order of their kinds, so that shuffling them does not hang on how they came back."""
    return [card for kind in KINDS for card in tiles if race.cards.face(card) == kind]


def lay_road(race: Race, table: Table) -> None:
    """WR-2.7 and WR-2.8"""
    cards, rules = race.cards, race.rules
    take_special_tiles(race, table)
    if rules.mixed:
        mix_halves(race, table)
    else:
        table.shuffle(cards, FIRST_PILE)
        table.shuffle(cards, SECOND_PILE)
    for card in cards.at(SPECIAL_PILE):
        cards.show_all(card)
    first = cards.at(FIRST_PILE).copy()
    second = cards.at(SECOND_PILE).copy()
    for card in first:
        cards.show_all(card)
    if not rules.face_down:
        for card in second:
            cards.show_all(card)
    cards.move_all(FIRST_PILE, ROAD)
    cards.move_all(SECOND_PILE, ROAD)
    race.survey()
    if table.listening:
        table.tell("first-half-laid", {"tiles": [cards.face(card) for card in first]}, "WR-2.7")
        if rules.face_down:
            table.tell("second-half-hidden", {"count": len(second)}, "WR-12.11")
        else:
            rule = "WR-12.19" if rules.mixed else "WR-2.8"
            table.tell("second-half-laid", {"tiles": [cards.face(card) for card in second]}, rule)


def take_special_tiles(race: Race, table: Table) -> None:
    """WR-2.8  One by lot, or those that the race names, in with the second half."""
    cards, rules = race.cards, race.rules
    taken: list[str] = []
    for name in rules.special:
        cards.move(cards.find(name, SPECIAL_PILE), SPECIAL_PILE, SECOND_PILE)
        taken.append(name)
    if not taken:
        table.shuffle(cards, SPECIAL_PILE)
        for _ in range(rules.specials):
            card = table.draw_card(cards, SPECIAL_PILE)
            cards.put(card, SECOND_PILE)
            taken.append(cards.face(card))
    if table.listening:
        table.tell("special-tiles", {"tiles": taken}, "WR-12.8" if race.agreed.championship else "WR-2.8")


def mix_halves(race: Race, table: Table) -> None:
    """WR-12.19  All sixteen terrain tiles in one stack: eight of them first, the others with what is special."""
    cards = race.cards
    special = [card for card in cards.at(SECOND_PILE) if cards.face(card) in SPECIAL]
    plain = [card for card in cards.at(FIRST_PILE) + cards.at(SECOND_PILE) if card not in special]
    half = len(cards.at(FIRST_PILE))
    mixed = table.shuffled(plain)
    cards.arrange(FIRST_PILE, mixed[:half])
    cards.arrange(SECOND_PILE, table.shuffled(mixed[half:] + special))


def shuffle_decks(race: Race, table: Table) -> None:
    """WR-2.9; WR-12.15  without Failed Plans, if the race says so."""
    cards = race.cards
    table.shuffle(cards, DECK)
    if race.rules.no_plans:
        for card in [card for card in cards.at(TRAP_DECK) if cards.face(card) == FAILED_PLAN]:
            cards.move(card, TRAP_DECK, REMOVED)
            cards.show_all(card)
        if table.listening:
            table.tell("plans-removed", {"count": len(cards.at(REMOVED))}, "WR-12.15")
    table.shuffle(cards, TRAP_DECK)
    table.tell("decks-shuffled", {"cards": len(cards.at(DECK)), "traps": len(cards.at(TRAP_DECK))}, "WR-2.9")
