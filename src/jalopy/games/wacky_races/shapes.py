"""What a view of Wacky Races holds, and what its events tell."""

from typing import Annotated, Final, NotRequired, TypedDict

from jalopy.games.wacky_races.components import KINDS, RACERS, TERRAIN, TRAPS
from jalopy.games.wacky_races.power_cards import ALL_POWERS, WHEN
from jalopy.kernel.shapes import OneOf, Shape

RacerName = Annotated[str, OneOf("RacerName", RACERS)]
Terrain = Annotated[str, OneOf("Terrain", TERRAIN)]
Kind = Annotated[str, OneOf("Kind", KINDS)]
TrapName = Annotated[str, OneOf("TrapName", TRAPS)]
PowerName = Annotated[str, OneOf("PowerName", list(ALL_POWERS))]
When = Annotated[str, OneOf("When", WHEN)]

# --- views ------------------------------------------------------------------------------------------------------------


class RaceView(TypedDict):
    seat: int | None  # whose view it is; null: a spectator's
    seats: int
    turn: int  # counted from 1 over all races; 0: the set-up
    round: int  # one turn of every player, then the neutral racers; counted from 1 in each race
    start_board: list[Kind]  # the space 00 and those of the grid, which are known before the road lies
    dashboards: dict[RacerName, list["PowerCard"]]  # of all racers in the box, whether they drive in this race or not
    tiles: list["TileView"]  # from the space 00 to the Finish Line; none before the road of a first race lies
    racers: list["RacerView"]  # the players' by seat, then the neutral ones; only those already taken or drawn
    start_player: int  # seat
    order: list[int]  # seats, clockwise from the Starting Player
    next: int  # the seat whose turn it is or, between turns, comes next
    active: RacerName | None  # whose turn it is; null: before a race, or while the neutral racers move
    played: int  # Movement cards this turn
    plays: int  # how many Movement cards may be played this turn
    free: int  # how many of the next Movement cards need not match, thanks to a power
    winner: RacerName | None
    dastardly: "DastardlyView"
    hands: list["HandView"]  # by seat
    deck: int  # Movement cards left
    discard: list[Terrain]  # the last one is on top
    trap_deck: int  # Trap cards left
    trap_discard: list[TrapName]  # the last one is on top
    removed: list[TrapName]  # taken out before the race by its rules
    gas_fired: bool  # the Gas Station has worked in this race
    race: "RulesView"
    standings: list["StandingView"] | None  # the players by seat, then the neutral racers; null in a single race


class PowerCard(TypedDict):
    """As it is printed on a dashboard."""

    power: PowerName
    when: When  # start: before the first Movement card; mid: after it; first: right after it; auto: by itself


class PowerView(TypedDict):
    """A power of a racer in this race."""

    power: PowerName
    ready: bool  # not exhausted
    when: When  # as on the dashboard


class TileView(TypedDict):
    tile: int  # its number; 0: the space 00
    kind: Kind  # hidden: it lies face down
    trapped: bool  # a trap lies on it
    trap: TrapName | None  # null: none, or one that this seat does not know


class RacerView(TypedDict):
    name: RacerName
    seat: int | None  # null: neutral, nobody drives it
    tile: int  # 0: not yet lined up
    side: int  # of its tile: 0 or 1
    place: int  # in this race just now; 1: foremost
    slow: bool  # may play only one Movement card in its next turn
    muddy: bool  # draws no cards at the end of this turn, or else of its next one
    powers: list[PowerView]  # none of a neutral racer


class GoesView(TypedDict, total=False):
    """The tile that he would go to, by the card on top; null: nowhere, or behind tiles that lie face down."""

    desert: int | None
    forest: int | None
    prairie: int | None
    farm: int | None


class DastardlyView(TypedDict):
    tile: int | None  # null: out of fuel
    out_of_fuel: bool
    goes: GoesView  # empty where no road lies yet, or when he is out of fuel
    next: "DastardlyPlan | None"  # what he would do now, for the card on top of the discard pile


DastardlyPlan = TypedDict(
    "DastardlyPlan",
    {
        "from": int,
        "to": int | None,  # null: he runs out of fuel, or that is not to be known
        "out_of_fuel": bool,
        "lays": bool,  # nobody on his tile or ahead of it, and a trap left: he lays it there
    },
)


class HandView(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[Terrain]]  # to its owner


class RulesView(TypedDict):
    """Which race of a championship it is, and what is special about it."""

    season: int  # 1 to 4; 0: a single race
    number: int  # 1 to 4 in its season; 0: a single race
    rules: list[str]  # the names of its special rules
    hand: int  # the size of a hand
    seasons: list[int]  # all those of the championship; none in a single race


class StandingView(TypedDict):
    racer: RacerName | None  # of the season; null before it is chosen
    drives: RacerName | None  # in this race; null before it is known
    seat: int | None  # null: a neutral racer's
    place: int  # among all, in the season
    grand_place: int | None  # among the players, of all races; null: a neutral racer's
    points: int  # of all races; a neutral racer has only a season
    wins: int  # likewise
    seconds: int  # likewise: second places
    season_points: int
    season_wins: int
    season_seconds: int
    last: int  # its place in the last race of the season; 0 before the first
    titles: int  # seasons won; of a neutral racer only this one


VIEW: Final[Shape] = RaceView

# --- events -----------------------------------------------------------------------------------------------------------


class Nothing(TypedDict):
    pass


class OfSeat(TypedDict):
    seat: int


class OfRacer(TypedDict):
    racer: RacerName


class RacerOfSeat(TypedDict):
    seat: int
    racer: RacerName


class Racers(TypedDict):
    racers: list[RacerName]


class LinedUp(TypedDict):
    racers: list[RacerName]  # from the rear


class Tiles(TypedDict):
    tiles: list[Kind]


class Count(TypedDict):
    count: int


class DecksShuffled(TypedDict):
    cards: int  # Movement cards
    traps: int  # Trap cards


class Reshuffled(TypedDict):
    cards: int  # Movement cards


class TurnBegan(TypedDict):
    seat: int
    racer: RacerName
    round: int


class CardOfSeat(TypedDict):
    seat: int
    racer: RacerName
    card: Terrain


class PlayedSeveral(TypedDict):
    seat: int
    racer: RacerName
    cards: list[Terrain]  # the last one is on top


class Drew(TypedDict):
    seat: int
    racer: RacerName
    count: int
    cards: NotRequired[list[Terrain]]  # to whoever drew them


class Stole(TypedDict):
    seat: int  # the thief's
    racer: RacerName  # the thief
    victim: RacerName
    card: NotRequired[Terrain]  # to these two


class PowerOfSeat(TypedDict):
    seat: int
    racer: RacerName
    power: PowerName


class TerrainDrawn(TypedDict):
    racer: RacerName  # for whom
    card: Terrain


class CardTurned(TypedDict):
    card: Terrain


class NeutralCard(TypedDict):
    card: Terrain
    racers: list[RacerName]  # that it moves


Moved = TypedDict(
    "Moved",
    {
        "racer": RacerName,
        "from": int,  # tile
        "to": int,  # tile
    },
)

TradedPlaces = TypedDict(
    "TradedPlaces",
    {
        "racer": RacerName,
        "other": RacerName,
        "from": int,  # the racer's tile before, which is the other one's now
        "to": int,  # the racer's tile now
    },
)

DastardlyMoved = TypedDict(
    "DastardlyMoved",
    {
        "from": int,  # tile
        "to": int,  # tile
        "card": Terrain,  # that sends him there
    },
)

DastardlyRetreated = TypedDict(
    "DastardlyRetreated",
    {
        "from": int,  # tile
        "to": int,  # tile
    },
)


class OfTile(TypedDict):
    tile: int


class TileRevealed(TypedDict):
    tile: int
    kind: Kind


class TilesTraded(TypedDict):
    tile: int
    other: int  # tile


class TrapOfTile(TypedDict):
    tile: int
    trap: TrapName


class TrapSprung(TypedDict):
    racer: RacerName
    tile: int
    trap: TrapName


class TrapCancelled(TypedDict):
    racer: RacerName
    trap: TrapName
    power: PowerName  # that cancels it


class TrapHarmless(TypedDict):
    racer: RacerName
    trap: TrapName


class TrapSeen(TypedDict):
    seat: int
    racer: RacerName
    tile: int
    trap: NotRequired[TrapName]  # to whoever looked


class RaceWon(TypedDict):
    seat: int
    racer: RacerName
    order: list[RacerName]  # foremost first


class NeutralWon(TypedDict):
    racer: RacerName
    order: list[RacerName]  # foremost first


class Scored(TypedDict):
    racer: RacerName  # of the season, whatever was driven in this race
    points: int  # for this race
    total: int  # of all races; a neutral racer's of the season


class Title(TypedDict):
    racer: RacerName
    season: int
    points: int  # of the season


class GrandTitle(TypedDict):
    seat: int
    racer: RacerName
    points: int  # of all races


class NextRace(TypedDict):
    season: int
    number: int  # in its season, from 1


EVENTS: Final[dict[str, Shape]] = {
    "starting-player": OfSeat,
    "racer-taken": RacerOfSeat,
    "neutral-racers-drawn": Racers,
    "lined-up": LinedUp,
    "special-tiles": Tiles,
    "first-half-laid": Tiles,
    "second-half-laid": Tiles,
    "second-half-hidden": Count,
    "plans-removed": Count,
    "decks-shuffled": DecksShuffled,
    "turn-began": TurnBegan,
    "played": CardOfSeat,
    "played-several": PlayedSeveral,
    "stopped": RacerOfSeat,
    "moved": Moved,
    "stayed": OfRacer,
    "traded-places": TradedPlaces,
    "drew": Drew,
    "no-redraw": RacerOfSeat,
    "reshuffled": Reshuffled,
    "power-used": PowerOfSeat,
    "exhausted": PowerOfSeat,
    "unexhausted": PowerOfSeat,
    "terrain-drawn": TerrainDrawn,
    "discarded": CardOfSeat,
    "dropped": CardOfSeat,
    "stole": Stole,
    "slowed": OfRacer,
    "bogged": OfRacer,
    "card-turned": CardTurned,
    "dastardly-moved": DastardlyMoved,
    "dastardly-retreated": DastardlyRetreated,
    "out-of-fuel": Nothing,
    "trap-laid": OfTile,
    "trap-open": TrapOfTile,
    "traps-used-up": OfTile,
    "trap-seen": TrapSeen,
    "trap-discarded": TrapOfTile,
    "trap-sprung": TrapSprung,
    "trap-cancelled": TrapCancelled,
    "trap-harmless": TrapHarmless,
    "turn-lost": RacerOfSeat,
    "refuelled": OfRacer,
    "train": OfRacer,
    "tiles-traded": TilesTraded,
    "tile-revealed": TileRevealed,
    "neutral-racers": Racers,
    "neutral-card": NeutralCard,
    "race-won": RaceWon,
    "neutral-won": NeutralWon,
    "scored": Scored,
    "title": Title,
    "grand-title": GrandTitle,
    "next-race": NextRace,
    "grid": LinedUp,
}
