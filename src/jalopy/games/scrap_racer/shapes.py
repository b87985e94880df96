"""What a view of Scrap Racer holds, and what its events tell."""

from typing import Annotated, Final, NotRequired, TypedDict

from jalopy.games.scrap_racer.components import ALL_RACERS, PIECES
from jalopy.kernel.shapes import OneOf, Shape

RacerName = Annotated[str, OneOf("RacerName", ALL_RACERS)]
PieceName = Annotated[str, OneOf("PieceName", PIECES)]

# --- views ------------------------------------------------------------------------------------------------------------


class RaceView(TypedDict):
    seat: int | None  # whose view it is; null: a spectator's
    seats: int
    turn: int
    round: int  # one turn of every racer, counted from 1
    laps: int  # to be driven
    most_dice: int  # that there are
    over: bool
    track: "TrackView"
    racers: list["RacerView"]  # in the order of their turns
    active: RacerName | None  # whose turn it is; nobody's when the race is over
    dice: list[int]
    driven: bool  # in this turn
    passed: bool  # whether the active racer has passed another one by its own moves this turn
    last_round: bool
    hands: list["HandView"]
    crash: list["CrashPileView"]
    crash_card: str | None  # the open one
    crash_pile: str | None  # the name of the pile that it came from
    bonus: "PileView"
    goal: "PileView"
    markers: list[int]  # spaces on which a boost marker lies face down
    supply: int  # of boost markers
    used: list[str]  # boost markers
    extras: NotRequired["ExtrasView"]  # with special pieces or the pit stop


class RacerView(TypedDict):
    name: RacerName
    seat: int
    distance: int  # spaces driven since the start, over all laps; 0: not yet on the track
    space: int  # where that is on the track, 1 to its length; 0: not yet on it; above its length: in the pit lane
    lap: int  # that it drives in, from 1
    position: int
    laps: int  # lap markers
    bonus_markers: int
    slots: int  # for bonus markers: as many as a bonus card takes
    boosts: list[str]
    lane: NotRequired[int | None]  # with special pieces or the pit stop: its place in the pit lane
    abilities: NotRequired[list[RacerName]]  # with special pieces, the pit stop or a changed box: its own first
    scrap: NotRequired[list[int]]  # with special pieces or the pit stop: its scrap tiles


class TrackView(TypedDict):
    name: str
    word: str
    length: int  # in spaces
    boost_spaces: list[int]
    laid: NotRequired[str]  # with special pieces or the pit stop: the word with a small letter behind each such tile
    pieces: NotRequired[list["PieceView"]]
    stop: NotRequired[int | None]  # the Stop space
    pit: NotRequired["PitView | None"]


class PieceView(TypedDict):
    piece: PieceName
    tile: int  # from 1, counted from the line
    spaces: list[int]


class PitView(TypedDict):
    """The pit lane with the numbers of its spaces."""

    tiles: list[int]
    fork: int
    rejoin: int
    lane: list[int]
    centre: int


class HandView(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[str]]  # to its owner


class PileView(TypedDict):
    pile: int  # how many lie face down
    discard: list[str]


class CrashPileView(TypedDict):
    name: str  # of the doubles that it is for: "1/2"
    pile: int
    discard: list[str]


class ExtrasView(TypedDict):
    """What special pieces and the pit stop bring onto the table."""

    scrap: list["ScrapView"]
    stacks: list["StackView"]
    ability_tiles: list[RacerName]
    halted: bool  # the racer at work may not drive on this turn


class ScrapView(TypedDict):
    space: int
    tile: int


class StackView(TypedDict):
    space: int
    tile: int
    left: int


VIEW: Final[Shape] = RaceView

# --- events -----------------------------------------------------------------------------------------------------------


class Nothing(TypedDict):
    pass


class TrackLaid(TypedDict):
    track: str
    spaces: int


class PieceLaid(TypedDict):
    piece: PieceName
    tile: int
    spaces: list[int]


class PitStopLaid(TypedDict):
    tiles: list[int]
    fork: int
    rejoin: int


class MarkersLaid(TypedDict):
    spaces: list[int]
    supply: int  # left


class OfSeat(TypedDict):
    seat: int


class RacerOfSeat(TypedDict):
    seat: int
    racer: RacerName


class OrderFixed(TypedDict):
    seat: int
    racers: list[RacerName]


class OfRacer(TypedDict):
    racer: RacerName


class Rolled(TypedDict):
    racer: RacerName
    die: int  # the last one
    dice: list[int]  # all of this turn


class CardRolled(TypedDict):
    racer: RacerName
    dice: list[int]


class Stopped(TypedDict):
    racer: RacerName
    total: int


Boosted = TypedDict(
    "Boosted",
    {
        "racer": RacerName,
        "marker": str,
        "from": int,
        "to": int,
        "dice": list[int],
    },
)

Moved = TypedDict(
    "Moved",
    {
        "racer": RacerName,
        "from": int,  # distance before
        "to": int,  # distance now
        "lane": NotRequired[int],  # its place in the pit lane, if it is there
        "from_lane": NotRequired[int],  # its place in the pit lane, if it was there
        "space": NotRequired[int],  # with special pieces or the pit stop
    },
)


class Lost(TypedDict):
    racer: RacerName
    lost: int  # points


class Halted(TypedDict):
    racer: RacerName
    space: int
    lost: int  # points


class Blocked(TypedDict):
    racer: RacerName
    space: int
    tile: int  # the scrap tile there
    lost: int  # points
    abilities: NotRequired[list[RacerName]]  # whose step it ended


class Fight(TypedDict):
    space: int
    racers: list[RacerName]


class FightRolled(TypedDict):
    racers: list[RacerName]
    dice: list[int]  # in the order of the racers


class FightWon(TypedDict):
    racer: RacerName
    loser: RacerName
    space: int


class CrashCard(TypedDict):
    racer: RacerName
    pile: str
    card: str


class PileLowered(TypedDict):
    racer: RacerName
    pile: str


class Pushed(TypedDict):
    racer: RacerName
    by: RacerName


class GoalCard(TypedDict):
    racer: RacerName
    card: str


class Markers(TypedDict):
    racer: RacerName
    markers: int  # that it has now


class Collected(TypedDict):
    racer: RacerName
    space: int
    marker: str


class BonusCardDrawn(TypedDict):
    racer: RacerName
    seat: int
    hand: int  # cards in it now
    card: NotRequired[str]  # to its owner


class BonusPlayed(TypedDict):
    racer: RacerName
    seat: int
    card: str


class Reshuffled(TypedDict):
    deck: str
    cards: int


class Slipped(TypedDict):
    racer: RacerName
    space: int
    dice: list[int]


class ScrapMoved(TypedDict):
    racer: RacerName
    tile: int
    space: int


class ScrapTaken(TypedDict):
    racer: RacerName
    tile: int
    space: int
    left: int


class AbilityTaken(TypedDict):
    racer: RacerName
    seat: int
    ability: RacerName


class LastRound(TypedDict):
    turns: int  # still to come


class RaceOver(TypedDict):
    seat: int
    order: list[int]  # seats


EVENTS: Final[dict[str, Shape]] = {
    "track-laid": TrackLaid,
    "piece-laid": PieceLaid,
    "pit-stop-laid": PitStopLaid,
    "markers-laid": MarkersLaid,
    "decks-shuffled": Nothing,
    "racer-taken": RacerOfSeat,
    "racer-chosen": RacerOfSeat,
    "order-fixed": OrderFixed,
    "start-player": OfSeat,
    "turn-began": RacerOfSeat,
    "rolled": Rolled,
    "doubled": Rolled,
    "boosted": Boosted,
    "stopped": Stopped,
    "bonus-played": BonusPlayed,
    "moved": Moved,
    "stayed": OfRacer,
    "dice-lost": Lost,
    "halted": Halted,
    "blocked": Blocked,
    "ability": OfRacer,
    "entered-pit-lane": OfRacer,
    "fight": Fight,
    "fight-rolled": FightRolled,
    "fight-won": FightWon,
    "crash-card": CrashCard,
    "pile-lowered": PileLowered,
    "card-rolled": CardRolled,
    "pushed": Pushed,
    "held-at-line": OfRacer,
    "goal-card": GoalCard,
    "lap-marker": Markers,
    "third-lap": OfRacer,
    "collected": Collected,
    "refilled": MarkersLaid,
    "bonus-marker": Markers,
    "bonus-card-drawn": BonusCardDrawn,
    "reshuffled": Reshuffled,
    "slipped": Slipped,
    "scrap-taken": ScrapTaken,
    "scrap-placed": ScrapMoved,
    "scrap-removed": ScrapMoved,
    "ability-taken": AbilityTaken,
    "last-round": LastRound,
    "race-over": RaceOver,
}
