"""What a seat, or a spectator, may see: built up from what lies open, what is hidden only counted."""

from typing import Final, cast

from jalopy.games.wacky_races.championship import grand_order, season_order
from jalopy.games.wacky_races.components import FARTHEST, KIND_OF, KINDS, TERRAIN
from jalopy.games.wacky_races.dastardly import next_tile, would_go
from jalopy.games.wacky_races.places import DECK, DISCARD, REMOVED, TRAP_DECK, TRAP_DISCARD, TRAP_ON
from jalopy.games.wacky_races.power_cards import POWERS, WHEN
from jalopy.games.wacky_races.races import RACES_A_SEASON
from jalopy.games.wacky_races.road import ranking
from jalopy.games.wacky_races.state import NOBODY, NOT_SLOW, OUT_OF_FUEL, Race, Racer, Standings
from jalopy.kernel.questions import Facts

# What is printed on the dashboards of all racers in the box; built once, as it never changes.
DASHBOARDS: Final[dict[str, object]] = {
    name: [{"power": power.key, "when": WHEN[power.when]} for power in powers] for name, powers in POWERS.items()
}


def open_view(race: Race) -> Facts:
    return {
        "seats": race.seats,
        "turn": race.turn,
        "round": race.round,
        "start_board": [KINDS[kind] for kind in race.agreed.start_board],
        "dashboards": _dashboards(race),
        "tiles": _tiles(race),
        "racers": _racers(race),
        "start_player": race.start,
        "order": race.clockwise(),
        "next": race.next,
        "active": None if race.active == NOBODY else race.racers[race.active].name,
        "played": race.played,
        "plays": race.plays,
        "free": _free(race),
        "winner": None if race.winner == NOBODY else race.racers[race.winner].name,
        "dastardly": _dastardly(race),
        "hands": _hands(race),
        "deck": len(race.cards.at(DECK)),
        "discard": _open(race, DISCARD),
        "trap_deck": len(race.cards.at(TRAP_DECK)),
        "trap_discard": _open(race, TRAP_DISCARD),
        "removed": _open(race, REMOVED),
        "gas_fired": race.gas_fired,
        "race": _race(race),
        "standings": None if race.standings is None else _standings(race, race.standings),
    }


def _dashboards(race: Race) -> Facts:
    return {name: shown if race.box.powers[name] else [] for name, shown in DASHBOARDS.items()}


def glance(race: Race, seat: int) -> Facts:
    shown: Facts = {
        "tiles": _tiles(race),
        "racers": [_glance_at_racer(racer) for racer in race.racers],
        "played": race.played,
        "plays": race.plays,
        "free": _free(race),
        "order": race.clockwise(),
        "next": race.next,
        "dastardly": {"tile": None if race.dastardly == OUT_OF_FUEL else race.dastardly, "goes": _goes(race)},
        "hands": _hands(race),
        "race": {"hand": race.rules.hand},
    }
    return {"seat": seat, **shown, **own_view(race, seat, shown)}


def _glance_at_racer(racer: Racer) -> Facts:
    return {
        "name": racer.name,
        "seat": None if racer.neutral else racer.seat,
        "tile": racer.tile,
        "slow": racer.slow != NOT_SLOW,
        "powers": _powers(racer),
    }


def own_view(race: Race, seat: int, shown: Facts) -> Facts:
    hands = cast(list[Facts], shown["hands"]).copy()
    hands[seat] = {**hands[seat], "cards": [race.cards.seen(card, seat) for card in race.hand(seat)]}
    tiles: list[Facts] | None = None
    for tile in range(len(race.ground)):
        trap = _trap(race, tile, seat)
        if trap is not None:
            if tiles is None:
                tiles = cast(list[Facts], shown["tiles"]).copy()
            tiles[tile] = {**tiles[tile], "trap": trap}
    return {"hands": hands} if tiles is None else {"hands": hands, "tiles": tiles}


# Tiles without a trap, by their place and kind, and dashboards by the powers that are exhausted: shared by all views.
BARE: Final[list[list[Facts]]] = [
    [{"tile": tile, "kind": kind, "trapped": False, "trap": None} for kind in KINDS] for tile in range(FARTHEST + 1)
]
IN_USE: Final[dict[str, list[list[Facts]]]] = {
    name: [
        [{"power": power.key, "ready": exhausted >> power.slot & 1 == 0, "when": WHEN[power.when]} for power in powers]
        for exhausted in range(1 << len(powers))
    ]
    for name, powers in POWERS.items()
}


def _tiles(race: Race) -> list[Facts]:
    return [_tile(race, tile) for tile in range(len(race.ground))]


def _tile(race: Race, tile: int) -> Facts:
    bare = BARE[tile][race.ground[tile]]
    if not race.cards.at(TRAP_ON + tile):
        return bare
    return {"tile": tile, "kind": bare["kind"], "trapped": True, "trap": _trap(race, tile, None)}


def _trap(race: Race, tile: int, seat: int | None) -> str | None:
    trap = race.cards.at(TRAP_ON + tile)
    return race.cards.seen(trap[-1], seat) if trap else None


def _racers(race: Race) -> list[Facts]:
    ranked = [racer.index for racer in ranking(race)]
    return [_racer(race, racer, ranked) for racer in race.racers]


def _racer(race: Race, racer: Racer, ranked: list[int]) -> Facts:
    return {
        "name": racer.name,
        "seat": None if racer.neutral else racer.seat,
        "tile": racer.tile,
        "side": racer.side,
        "place": ranked.index(racer.index) + 1,
        "slow": racer.slow != NOT_SLOW,
        "muddy": racer.muddy,
        "powers": _powers(racer),
    }


def _powers(racer: Racer) -> list[Facts]:
    return [] if racer.neutral or not racer.powers else IN_USE[racer.name][racer.exhausted].copy()


def _goes(race: Race) -> dict[str, int | None]:
    """Where Dastardly would go for each card; null: nowhere or not known."""
    goes: dict[str, int | None] = {}
    if race.dastardly != OUT_OF_FUEL and race.ground:
        for terrain, name in enumerate(TERRAIN):
            to = next_tile(race, race.dastardly, terrain)
            goes[name] = to if to >= 0 else None
    return goes


def _dastardly(race: Race) -> Facts:
    """Where he stands, where he would go for each card, and what for the one on top."""
    out = race.dastardly == OUT_OF_FUEL
    goes = _goes(race)
    pile = race.cards.at(DISCARD)
    top = None if not pile else race.cards.seen(pile[-1], None)
    return {
        "tile": None if out else race.dastardly,
        "out_of_fuel": out,
        "goes": goes,
        "next": None if top is None or not goes else would_go(race, KIND_OF[top]),
    }


def _free(race: Race) -> int:
    return max(0, race.plays - race.played) if race.match_all else int(race.match_next)


def _race(race: Race) -> Facts:
    return {
        "season": race.rules.season,
        "number": race.rules.number,
        "rules": race.rules.names.copy(),
        "hand": race.rules.hand,
        "seasons": race.agreed.seasons,
    }


def _hands(race: Race) -> list[Facts]:
    return [_hand(race, owner) for owner in range(race.seats)]


def _hand(race: Race, owner: int) -> Facts:
    return {"seat": owner, "count": len(race.hand(owner))}


def _open(race: Race, place: int) -> list[str | None]:
    return race.cards.seen_by_all(race.cards.at(place))


def _standings(race: Race, standings: Standings) -> list[Facts]:
    """The players by seat, whose racer is null until they have one, then the neutral racers."""
    drives = {racer.index: racer.name for racer in race.racers}
    season = season_order(standings)
    players = grand_order(race, standings)
    return [
        {
            "racer": name or None,
            "drives": drives.get(index),
            "seat": index if index < race.seats else None,
            "place": season.index(index) + 1,
            "grand_place": players.index(index) + 1 if index < race.seats else None,
            "points": standings.points[index],
            "wins": standings.wins[index],
            "seconds": standings.seconds[index],
            "season_points": standings.season_points[index],
            "season_wins": standings.season_wins[index],
            "season_seconds": standings.season_seconds[index],
            "last": standings.last[index],
            "titles": _titles(race, standings, index),
        }
        for index, name in enumerate(standings.names)
    ]


def _titles(race: Race, standings: Standings, index: int) -> int:
    """WR-12.7  Of a neutral racer only the title of this season: those before had others."""
    earlier = 0 if index < race.seats else race.number // RACES_A_SEASON
    return standings.titles[earlier:].count(index)
