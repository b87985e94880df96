"""Positions: a race between two turns as plain data (documented in docs/positions.md).

Piles that are left out hold whatever is not named elsewhere, in the order of the box. Who knows what follows from where
a card lies, except for what was seen of others: that is written beside it.
"""

from typing import Final

from jalopy.games.wacky_races import position_cards
from jalopy.games.wacky_races.components import BROKEN_BRIDGE, GRID, HIDDEN, IN_A_RACE, RACERS, SWAMP
from jalopy.games.wacky_races.moving import SIGHT
from jalopy.games.wacky_races.power_cards import ALL_POWERS
from jalopy.games.wacky_races.races import RACES_A_SEASON
from jalopy.games.wacky_races.road import is_full, lead_tile, ranking
from jalopy.games.wacky_races.setup import unpack
from jalopy.games.wacky_races.state import NEUTRAL, NOT_SLOW, OUT_OF_FUEL, Race, Racer, Standings
from jalopy.games.wacky_races.traps import RULE_OF
from jalopy.kernel.errors import BadPosition
from jalopy.kernel.questions import Facts
from jalopy.kernel.reading import Reader
from jalopy.kernel.settings import Values

LATEST: Final = 1_000_000
MOST_POINTS: Final = 10_000
SLOWED_BY: Final[dict[str, str]] = {
    BROKEN_BRIDGE: RULE_OF[BROKEN_BRIDGE],
    **{power.key: power.rule for power in ALL_POWERS.values() if any(effect.do == "slow" for effect in power.effects)},
}


def write(race: Race, settings: Values) -> Facts:
    position: Facts = {
        "seats": race.seats,
        "settings": settings,
        "turn": race.turn,
        "round": race.round,
        "start": race.start,
        "next": race.next,
        "racers": [_write_racer(racer) for racer in race.racers],
        "ranking": [racer.name for racer in ranking(race)],
        "dastardly": None if race.dastardly == OUT_OF_FUEL else race.dastardly,
        "gas_fired": race.gas_fired,
        **position_cards.write(race),
    }
    if race.over:
        position["winner"] = race.racers[race.winner].name
    if race.standings is not None:
        position["race"] = race.number + 1
        position["standings"] = _write_standings(race.standings)
    return position


def _write_racer(racer: Racer) -> Facts:
    facts: Facts = {
        "name": racer.name,
        "seat": None if racer.neutral else racer.seat,
        "tile": racer.tile,
        "side": racer.side,
    }
    if not racer.neutral:
        exhausted = [power.key for power in racer.powers if racer.exhausted >> power.slot & 1]
        slow = next((cause for cause, rule in SLOWED_BY.items() if rule == racer.slow), False)
        facts |= {"exhausted": exhausted, "slow": slow, "muddy": racer.muddy}
    return facts


def _write_standings(standings: Standings) -> Facts:
    return {
        "names": standings.names.copy(),
        "points": standings.points.copy(),
        "wins": standings.wins.copy(),
        "seconds": standings.seconds.copy(),
        "season_points": standings.season_points.copy(),
        "season_wins": standings.season_wins.copy(),
        "season_seconds": standings.season_seconds.copy(),
        "last": standings.last.copy(),
        "titles": standings.titles.copy(),
    }


# --- reading ----------------------------------------------------------------------------------------------------------


def read(reader: Reader, seats: int, values: Values) -> Race:
    """A race from a position whose seats and settings are already checked."""
    race = unpack(values, seats)
    if race.agreed.championship:
        race.number = reader.number("race", 1, len(race.agreed.schedule)) - 1
        race.rules = race.agreed.schedule[race.number]
    position_cards.read_road(reader, race)
    race.over = reader.has("winner")
    _read_racers(reader, race)
    _read_winner(reader, race)
    _read_ranking(reader, race)
    _read_turn(reader, race)
    race.gas_fired = yes_or_no(reader, "gas_fired")
    if reader.has("dastardly"):
        out = reader.field("dastardly") is None
        race.dastardly = OUT_OF_FUEL if out else reader.number("dastardly", 0, race.finish - 1)
    position_cards.read(reader, race)
    if race.agreed.championship:
        race.standings = _read_standings(reader.table("standings"), race)
    reader.done()
    return race


def yes_or_no(reader: Reader, name: str) -> bool:
    """No, where it is left out."""
    if not reader.has(name):
        return False
    value = reader.field(name)
    if not isinstance(value, bool):
        reader.refuse(f"'{name}' in {reader.where} must be yes or no.")
    return value


def _read_racers(reader: Reader, race: Race) -> None:
    entries = reader.list("racers")
    if len(entries) != IN_A_RACE:
        reader.refuse(f"A race has {IN_A_RACE} racers, not {len(entries)}.")
    for index, entry in enumerate(entries):
        inner = Reader(entry, f"racer {index + 1}", BadPosition)
        name = inner.text("name", RACERS)
        if name in [racer.name for racer in race.racers]:
            inner.refuse(f"The racer {name} is there twice.")
        seat = NEUTRAL
        if index < race.seats:
            seat = inner.number("seat", index, index)
        elif inner.has("seat") and inner.field("seat") is not None:
            inner.refuse(f"The players' racers come first, by seat; {name} is neutral.")
        tile = inner.number("tile", 1, race.finish if race.over else race.finish - 1)
        if is_full(race, tile):
            inner.refuse(f"There is no space left for {name} on tile {tile}.")
        racer = Racer(index, name, race.box.powers[name], seat, tile, 0, 0, 0, NOT_SLOW, False)
        _read_side(inner, race, racer)
        if seat != NEUTRAL:
            _read_dashboard(inner, racer)
        inner.done()
        race.racers.append(racer)


def _read_winner(reader: Reader, race: Race) -> None:
    """Only the end of the match has one; in between, a race that is won is followed by the next at once."""
    if not race.over:
        return
    name = reader.text("winner")
    arrived = [racer.name for racer in race.racers if racer.tile == race.finish]
    if arrived != [name] or race.number + 1 != len(race.agreed.schedule):
        reader.refuse("'winner' must name the one racer on the Finish Line of the last race.")
    race.winner = [racer.name for racer in race.racers].index(name)


def _read_side(inner: Reader, race: Race, racer: Racer) -> None:
    taken = [other.side for other in race.racers if other.tile == racer.tile]
    crowded = race.ground[racer.tile] == SWAMP
    if inner.has("side"):
        racer.side = inner.number("side", 0, 1)
        if racer.side in taken and not crowded:
            inner.refuse(f"The side of {racer.name} on tile {racer.tile} is taken.")
    elif 0 in taken:
        racer.side = 1


def _read_dashboard(inner: Reader, racer: Racer) -> None:
    keys = [power.key for power in racer.powers]
    for key in inner.texts("exhausted") if inner.has("exhausted") else []:
        if key not in keys or racer.exhausted >> keys.index(key) & 1:
            inner.refuse(f"{racer.name} has no power '{key}' to be exhausted.")
        racer.exhausted |= 1 << keys.index(key)
    racer.slow = _read_slow(inner)
    racer.muddy = yes_or_no(inner, "muddy")


def _read_slow(inner: Reader) -> str:
    """What slowed it; where that is not said, a Broken Bridge did."""
    if inner.has("slow") and isinstance(inner.field("slow"), str):
        return SLOWED_BY[inner.text("slow", list(SLOWED_BY))]
    return SLOWED_BY[BROKEN_BRIDGE] if yes_or_no(inner, "slow") else NOT_SLOW


def _read_ranking(reader: Reader, race: Race) -> None:
    """On one tile whoever came first is ahead; where nothing is said, whoever is listed first."""
    names = [racer.name for racer in race.racers]
    ranked = reader.texts("ranking") if reader.has("ranking") else names
    if sorted(ranked) != sorted(names):
        reader.refuse("'ranking' must name every racer of the race once.")
    for racer in race.racers:
        racer.arrived = ranked.index(racer.name) + 1
    race.arrivals = len(names)
    if reader.has("ranking") and [racer.name for racer in ranking(race)] != ranked:
        reader.refuse("'ranking' must name the racers on tiles farther ahead first.")
    if race.rules.face_down and not race.over:
        for tile in range(GRID + 1, min(lead_tile(race) + SIGHT + 1, race.finish)):
            if race.ground[tile] == HIDDEN:
                reader.refuse(f"Tile {tile} cannot lie face down: a racer has come near.")


def _read_turn(reader: Reader, race: Race) -> None:
    race.start = reader.number("start", 0, race.seats - 1) if reader.has("start") else 0
    race.next = reader.number("next", 0, race.seats - 1) if reader.has("next") else race.start
    race.round = reader.number("round", 1, LATEST) if reader.has("round") else 1
    turn = (race.round - 1) * race.seats + (race.next - race.start) % race.seats + 1
    race.turn = reader.number("turn", 1, LATEST) if reader.has("turn") else turn
    if race.turn < turn or (race.number == 0 and race.turn != turn and not race.over):
        reader.refuse(f"It cannot be turn {race.turn} when seat {race.next} is next in round {race.round}.")


def _read_standings(inner: Reader, race: Race) -> Standings:
    names = inner.texts("names")
    if len(set(names)) != IN_A_RACE or len(names) != IN_A_RACE or any(name not in RACERS for name in names):
        inner.refuse("'names' in the standings must name six racers.")
    driven = [racer.name for racer in race.racers]
    if names[race.seats :] != driven[race.seats :] or (not race.rules.lots and names != driven):
        inner.refuse("'names' in the standings must be the racers of the race.")
    titles = inner.numbers("titles", 0, IN_A_RACE - 1)
    if len(titles) != race.number // RACES_A_SEASON + race.over:
        inner.refuse("'titles' in the standings must name the champion of each season that is over, and no other.")
    races = len(race.agreed.schedule)
    wins, seconds = _six(inner, "wins", races), _six(inner, "seconds", races)
    standings = Standings(
        _six(inner, "points", MOST_POINTS),
        wins,
        seconds,
        _six(inner, "season_points", MOST_POINTS),
        _six_of_season(inner, "season_wins", wins, race),
        _six_of_season(inner, "season_seconds", seconds, race),
        _six(inner, "last", IN_A_RACE),
        list(names),
        list(titles),
    )
    inner.done()
    return standings


def _six_of_season(inner: Reader, name: str, in_all: list[int], race: Race) -> list[int]:
    """In the first season all are its own, so they may be left out; in later ones that counts as none."""
    if inner.has(name):
        return _six(inner, name, RACES_A_SEASON)
    return in_all.copy() if race.number < RACES_A_SEASON else [0] * IN_A_RACE


def _six(inner: Reader, name: str, most: int) -> list[int]:
    numbers = inner.numbers(name, 0, most)
    if len(numbers) != IN_A_RACE:
        inner.refuse(f"'{name}' in the standings must hold a number for each of the six racers.")
    return list(numbers)
