"""SR-2  Set-up."""

from jalopy.games.scrap_racer.components import ALL_RACERS, PILES, PIT_STOP, RACERS
from jalopy.games.scrap_racer.pieces import exchangeable, pit_tiles, to_exchange, track_of
from jalopy.games.scrap_racer.places import BONUS_DECK, CRASH_PILE, GOAL_DECK, ON_TRACK, SUPPLY
from jalopy.games.scrap_racer.state import Agreement, Race, Racer, Turn
from jalopy.games.scrap_racer.track import Track, spaces_of_tile
from jalopy.kernel.questions import Option, Rules, Ruling
from jalopy.kernel.settings import Values
from jalopy.kernel.table import Table


def unpack(track: Track, values: Values, seats: int) -> Race:
    """The components on the table, nothing shuffled yet."""
    agreed = Agreement(track, values, seats)
    cards = agreed.box.fuller if agreed.more_markers else agreed.box.full
    return Race(0, cards.copy(), agreed, [], [], [], 0, Turn([]))


def setup(race: Race, table: Table) -> Rules:
    if table.listening:
        table.tell("track-laid", {"track": str(race.agreed.values["track"]), "spaces": race.track.length}, "SR-2.1")
    exchange_pieces(race, table)  # SR-17.2
    lay_boost_markers(race, table)  # SR-2.2
    shuffle_decks(race, table)  # SR-2.3
    start = draw_start_player(race, table)  # SR-2.6
    if race.agreed.values["racers"] == "chosen":
        taken = yield from choose_racers(race, start, table)  # SR-2.5
    else:
        taken = deal_racers(race, table)  # SR-2.4
    seat_racers(race, taken, start)
    for racer in race.racers:
        rule = "SR-2.5" if race.agreed.values["racers"] == "chosen" else "SR-2.4"
        table.tell("racer-taken", {"seat": racer.seat, "racer": racer.name}, rule)


def exchange_pieces(race: Race, table: Table) -> None:
    """SR-17.2  Each wanted piece for a matching tile drawn by lot; SR-17.3  those of the circuit's word lie already."""
    values = race.agreed.values
    wanted = to_exchange(values, race.track)
    if not wanted and not race.track.special:
        return
    placed = [mark for mark in race.track.marks if mark]
    exchanged: list[tuple[str, int]] = []
    for piece in wanted:
        matching = exchangeable(race.track, piece)
        exchanged.append((piece, matching[table.below(len(matching))]))
        race.lay(track_of(values, race.seats, tuple(exchanged)))
    if table.listening:
        tell_pieces(race, placed, table)


def tell_pieces(race: Race, placed: list[str], table: Table) -> None:
    for place, tile in enumerate(race.track.tiles, 1):
        if tile.mark == PIT_STOP:
            facts = {"tiles": pit_tiles(race.track), "fork": race.track.fork, "rejoin": race.track.rejoin}
            table.tell("pit-stop-laid", facts, "SR-21.1")
        elif tile.mark:
            rule = "SR-17.3" if tile.mark in placed else "SR-17.2"
            table.tell("piece-laid", {"piece": tile.mark, "tile": place, "spaces": spaces_of_tile(place)}, rule)


def lay_boost_markers(race: Race, table: Table) -> None:
    """SR-2.2"""
    cards = race.cards
    table.shuffle(cards, SUPPLY)
    for number in range(len(race.track.boost_spaces)):
        if cards.at(SUPPLY):
            cards.put(table.draw_card(cards, SUPPLY), ON_TRACK + number)
    if table.listening:
        facts = {"spaces": race.track.boost_spaces, "supply": len(cards.at(SUPPLY))}
        table.tell("markers-laid", facts, "SR-2.2")


def shuffle_decks(race: Race, table: Table) -> None:
    """SR-2.3"""
    table.shuffle(race.cards, BONUS_DECK)
    table.shuffle(race.cards, GOAL_DECK)
    for number in range(len(PILES)):
        table.shuffle(race.cards, CRASH_PILE + number)
    table.tell("decks-shuffled", {}, "SR-2.3")


def draw_start_player(race: Race, table: Table) -> int:
    """SR-2.6"""
    agreed = race.agreed.values["start"]
    seat = table.below(race.seats) if agreed == "random" else int(agreed) - 1
    table.tell("start-player", {"seat": seat}, "SR-2.6")
    return seat


def racers_per_seat(race: Race) -> int:
    """SR-10.1"""
    return 2 if race.seats == 2 or race.agreed.values["two_racers"] is True else 1


def racers_in_play(race: Race) -> list[str]:
    """SR-16.1"""
    return ALL_RACERS if race.agreed.new_racers else RACERS


def deal_racers(race: Race, table: Table) -> list[list[str]]:
    """SR-2.4  By seat, the racers it drives."""
    names = racers_in_play(race)
    dashboards = table.shuffled(list(range(len(names))))
    each = racers_per_seat(race)
    return [[names[dashboards.pop()] for _ in range(each)] for _ in range(race.seats)]


def choose_racers(race: Race, start: int, table: Table) -> Ruling[list[list[str]]]:
    """SR-2.5  Clockwise from the start player, the second time the other way round."""
    taken: list[list[str]] = [[] for _ in range(race.seats)]
    clockwise = [(start + step) % race.seats for step in range(race.seats)]
    choosing = clockwise if racers_per_seat(race) == 1 else clockwise + clockwise[::-1]
    left = racers_in_play(race).copy()
    for seat in choosing:
        options = [Option(f"racer:{name}", "SR-2.5", f"dashboard:{name}", {"racer": name}, name) for name in left]
        choice = yield table.ask(seat, "choose-racer", options, "SR-2.5")
        name = choice.value
        left.remove(name)
        taken[seat].append(name)
        table.tell("racer-chosen", {"seat": seat, "racer": name}, "SR-2.5")
    return taken


def seat_racers(race: Race, taken: list[list[str]], start: int) -> None:
    """Racers by seat; turns go clockwise from the start player (SR-3.1)."""
    race.racers = []
    for seat, names in enumerate(taken):
        for name in sorted(names, key=ALL_RACERS.index):
            race.racers.append(Racer(len(race.racers), name, seat, race.box.ability_of[name]))
    clockwise = sorted(race.racers, key=lambda racer: ((racer.seat - start) % race.seats, racer.index))
    race.order = [racer.index for racer in clockwise]
    race.order_chosen = [not race.two_racers_each] * race.seats
    race.next = 0
