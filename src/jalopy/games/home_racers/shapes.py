"""What a view of Home Racers holds, and what its events tell."""

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from jalopy.games.home_racers.components import COLOURS, PORTAL_COLOURS
from jalopy.games.home_racers.course import PORTAL_EXIT, TILE_KINDS
from jalopy.games.home_racers.manoeuvres import MANOEUVRES
from jalopy.games.home_racers.state import STATUS
from jalopy.games.home_racers.words import OBSTACLES, SURFACES
from jalopy.kernel.shapes import OneOf, Shape

Colour = Annotated[str, OneOf("Colour", COLOURS)]
Status = Annotated[str, OneOf("Status", STATUS)]
SurfaceKind = Annotated[str, OneOf("SurfaceKind", SURFACES)]
ObstacleKind = Annotated[str, OneOf("ObstacleKind", OBSTACLES)]
TileKind = Annotated[str, OneOf("TileKind", TILE_KINDS[:PORTAL_EXIT])]
PortalColour = Annotated[str, OneOf("PortalColour", PORTAL_COLOURS)]
Manoeuvre = Annotated[str, OneOf("Manoeuvre", [each.key for each in MANOEUVRES])]
Side = Literal["left", "right"]
Corner = tuple[int, int]  # x and y

# --- views ------------------------------------------------------------------------------------------------------------


class RaceView(TypedDict):
    """Places are thousandths of a tile, headings degrees clockwise from east: see docs/home-racers.md."""

    seat: int | None  # whose view it is; null: a spectator's
    seats: int
    turn: int
    round: int  # from 1
    rounds: int  # how many there are at most (HR-8.6)
    laps: int  # of this race
    points: int  # that tires and car started with (HR-2.2)
    top_gear: int  # the highest
    good: int  # what a gear die shows at least to be one tile more
    hit: int  # what a black die shows at least to be a hit
    course: "CourseView"  # never changes in a match
    order: list[int]  # seats, in the order of this round
    active: int | None  # the seat that is deciding or driving; null: nobody
    next: int | None  # the seat whose turn it is
    cars: list["CarView"]  # by seat
    plan: "PlanView | None"  # what the active car has laid out, if anything
    over: bool


class Pose(TypedDict):
    """Where a tile lies, or the car on it."""

    surface: int  # its number among the surfaces, from 0
    x: int  # of the centre
    y: int  # of the centre
    heading: int  # where the arrow points: degrees clockwise from east, in steps of 15


class CourseView(TypedDict):
    name: str  # "" for one's own
    word: str  # see courses.md
    circular: bool
    laps: int  # that the course is made for
    length: int  # of a lap, in tiles
    tile: int  # units from edge to edge of a tile: 1000
    extent: Corner  # width and height
    surfaces: list["SurfaceView"]
    obstacles: list["ObstacleView"]
    tiles: list["CourseTileView"]
    gates: list["GateView"]  # in the order in which they are passed; of a one-way course the finish last


class SurfaceView(TypedDict):
    kind: SurfaceKind  # floor, sofa, table, desk, bed, shelf, counter or chair
    solid: bool  # it stands in the way of the surfaces before it
    outline: list[Corner]


class ObstacleView(TypedDict):
    kind: ObstacleKind  # of furniture; courses.md has them all
    surface: int  # the number of the one it stands on
    x: int  # of the centre
    y: int  # of the centre
    width: int  # before it is turned
    height: int  # before it is turned
    heading: int  # by how many degrees it is turned
    outline: list[Corner]  # this is what counts


class CourseTileView(Pose):
    """A tile that lies on the course."""

    kind: TileKind  # portal, caltrops, booster, leak or station
    colour: NotRequired[PortalColour]  # of a portal: green, orange, blue, yellow or pink
    end: NotRequired[Literal["entrance", "exit"]]  # of a portal


GateView = TypedDict(
    "GateView",
    {
        "number": int,  # 0: the starting line
        "kind": Literal["line", "gate", "finish", "portal"],  # line: the start
        "surface": NotRequired[int],  # of all but portals: the number of the one it lies on
        "from": NotRequired[Corner],  # of all but portals
        "to": NotRequired[Corner],  # of all but portals; crossed from the left of the way there to its right
        "colour": NotRequired[PortalColour],  # of the portal that has to be taken
    },
)


class LimitsView(TypedDict):
    """What a path may hold."""

    speed: int  # the gear dice, and the tiles that are driven at least
    tiles: int  # length of the full path
    turn_limit: int
    turn_dice: int | None  # danger dice for one turn beyond the limit (HR-4.7); null where none may be (HR-9.5)
    lane_limit: int
    lane_dice: int | None  # danger dice for one lane change beyond the limit; null where none may be


class CarView(TypedDict):
    seat: int
    colour: Colour  # red, yellow, green or blue, by seat
    status: Status  # waiting (not placed yet), driving, finished or retired
    pose: Pose | None  # null unless driving
    gear: int  # -1: the rear gear
    lap: int  # that it drives in, from 1
    passed: int  # gates so far, over all laps
    next_gate: int  # the number of the one to pass next
    distance: int | None  # to the next gate, in twentieths of a tile; null unless driving
    tires: int  # points left
    car: int  # points left
    worn: bool  # no points left on the tires
    slips: Side | None  # at its next step (HR-6.3)
    paid: list[int]  # caltrops and leaks that it lies on and has paid for, as places in `tiles` (HR-6.1)
    slipstream: bool  # in this round
    turns: int  # so far
    place: int  # in the race, from 1
    limits: LimitsView  # of a path in the gear it is in


class PlanView(LimitsView):
    """The path of the active car, its limits, and the dice."""

    gear: int  # -1: the rear gear
    path: list["StepView"]  # the tiles laid
    turns_left: int  # within the limit
    lanes_left: int  # within the limit
    planned_danger: int  # dice if the whole path is driven, those for braking hard included
    danger: int  # dice in the pool now, from what was driven
    dice: list[int]  # gear dice
    pushed: int  # engine dice
    distance: int  # tiles, as rolled
    left: int  # tiles still to drive
    driven: int  # steps of the path behind the car
    black: "BlackView | None"  # the last black dice


class StepView(TypedDict):
    tile: int  # from 1
    manoeuvre: Manoeuvre  # in the rear gear, too, without "back-"
    dice: int  # danger dice that it takes
    pose: Pose
    enters: list[TileKind]  # tiles of the course
    exit: Pose | None  # where the path goes on, behind a portal that is not taken backwards
    bumps: int | None  # the seat of a car that stands there


class BlackView(TypedDict):
    kind: Literal["danger", "engine", "collision", "obstacle", "leak"]  # what they were rolled for
    dice: list[int]


VIEW: Final[Shape] = RaceView

# --- drawings of plans --------------------------------------------------------------------------------------------------


class AheadView(TypedDict):
    tile: TileKind  # of the course
    tiles: int  # away, straight on


class PlaceDrawing(TypedDict):
    """A place to start from."""

    kind: Literal["place"]
    pose: Pose
    row: int  # behind the line, from 1
    side: Literal["left", "middle", "right"]  # of the line, as it is crossed
    ahead: AheadView | None  # what is met first, straight on


class WayView(TypedDict):
    key: str  # of the answer that lays it
    target: str  # where the tile would lie
    dice: int  # danger dice that it takes


class TileDrawing(StepView):
    """A tile of a proposed path."""

    reached: float  # how likely the dice lead so far, boosters included
    stop: float  # and stop the car here
    turns_left: int  # within the limit, before it
    lanes_left: int  # within the limit, before it
    ways: list[WayView]  # where else it might lie; none for a tile that is laid already


class PathDrawing(TypedDict):
    """A proposed path, with what it may cost."""

    kind: Literal["path"]
    gear: int  # -1: the rear gear
    tiles: int  # length of the full path
    turn_limit: int
    turn_dice: int | None  # danger dice for one turn beyond the limit (HR-4.7); null where none may be (HR-9.5)
    lane_limit: int
    lane_dice: int | None  # danger dice for one lane change beyond the limit; null where none may be
    path: list[TileDrawing]
    danger: int  # dice, if it is driven to its end
    hit: float  # how likely they cost a point
    control: float  # how likely they cost the gear (HR-5.7)
    crash: float  # how likely the dice drive the car beyond a path that ended early (HR-5.11)
    average: float  # tiles


class StandDrawing(TypedDict):
    """Gear 0: the car stays, and may face another way."""

    kind: Literal["stand"]
    gear: int
    pose: Pose  # as it will stand
    turns: bool  # to another heading
    tires: bool  # it gets new ones


DRAWINGS: Final[tuple[Shape, ...]] = (PlaceDrawing, PathDrawing, StandDrawing)

# --- events -----------------------------------------------------------------------------------------------------------


class OfSeat(TypedDict):
    seat: int


class RolledForOrder(TypedDict):
    seats: list[int]
    dice: list[int]  # in the order of the seats


class Placed(TypedDict):
    seat: int
    pose: Pose


class RoundBegan(TypedDict):
    round: int
    seats: list[int]  # in the order of their turns


class TurnBegan(TypedDict):
    seat: int
    round: int
    gear: int


class GearChosen(TypedDict):
    seat: int
    gear: int


class Turned(TypedDict):
    seat: int
    heading: int
    pose: Pose


class TileLaid(TypedDict):
    seat: int
    tile: int  # of the path, from 1
    manoeuvre: Manoeuvre  # in the rear gear, too, without "back-"
    dice: int  # danger dice that it takes
    pose: Pose


class PathEnded(TypedDict):
    seat: int
    tiles: int  # laid
    of: int  # length of the full path


class Rolled(TypedDict):
    seat: int
    dice: list[int]  # gear dice
    tiles: int  # the distance


class Pushed(TypedDict):
    seat: int
    dice: list[int]  # all gear dice, as they lie now
    pushed: int  # how many of them were rolled again
    again: list[int]  # what these show now
    tiles: int  # the distance


class Drove(TypedDict):
    seat: int
    tiles: int
    poses: list[Pose]  # one stretch, up to the next thing that happens, be it a gate or the finish


class BlackRolled(TypedDict):
    seat: int
    dice: list[int]  # black ones
    hits: int


class TiresLost(TypedDict):
    seat: int
    lost: int  # points
    tires: int  # points left


class CarDamaged(TypedDict):
    seat: int
    lost: int  # points
    car: int  # points left


class Boosted(TypedDict):
    seat: int
    more: int  # tiles


class Leaked(TypedDict):
    seat: int
    die: int
    slips: Literal["left", "right", "nowhere"]  # left, right or nowhere


class Slipped(TypedDict):
    seat: int
    slips: Side  # left or right
    instead: Manoeuvre | Literal["path-end"]  # the manoeuvre that is lost, or path-end


class SlipWaits(TypedDict):
    seat: int
    slips: Side  # left or right, at the first step of its next move


class ChangedTires(TypedDict):
    seat: int
    tires: int  # points now


class Jumped(TypedDict):
    seat: int
    colour: PortalColour
    pose: Pose  # at the exit


class Bumped(TypedDict):
    seat: int
    seats: list[int]  # the car in the way
    target: int  # the same
    dice: list[int]  # black ones
    on_target: int  # hits
    on_mover: int  # hits


class Shoved(TypedDict):
    seat: int  # of the car that was shoved
    pose: Pose  # where it stands now
    gear: int  # that it is in now


class HeldUp(TypedDict):
    seat: int
    seats: list[int]  # by whom
    gear: int  # that it is in now


class GatePassed(TypedDict):
    seat: int
    gate: int  # its number


class LapBegan(TypedDict):
    seat: int
    lap: int
    laps: int  # of this race


class Finished(TypedDict):
    seat: int
    round: int
    turns: int  # that it took
    beyond: int  # thousandths of a tile beyond the line: HR-9.7


class OfRound(TypedDict):
    round: int


class RaceOver(TypedDict):
    round: int
    seats: list[int]  # in their final order


EVENTS: Final[dict[str, Shape]] = {
    "rolled-for-order": RolledForOrder,
    "placed": Placed,
    "round-began": RoundBegan,
    "turn-began": TurnBegan,
    "gear-chosen": GearChosen,
    "turned": Turned,
    "stood-still": OfSeat,
    "tile-laid": TileLaid,
    "path-ended": PathEnded,
    "rolled": Rolled,
    "slipstream": OfSeat,
    "pushed": Pushed,
    "drove": Drove,
    "danger-rolled": BlackRolled,
    "engine-rolled": BlackRolled,
    "hit-obstacle": BlackRolled,
    "tires-lost": TiresLost,
    "tires-worn": OfSeat,
    "car-damaged": CarDamaged,
    "lost-control": OfSeat,
    "limps": OfSeat,
    "retired": OfSeat,
    "caltrops": OfSeat,
    "boosted": Boosted,
    "leaked": Leaked,
    "slipped": Slipped,
    "slip-waits": SlipWaits,
    "changed-tires": ChangedTires,
    "jumped": Jumped,
    "bumped": Bumped,
    "shoved": Shoved,
    "held-up": HeldUp,
    "gate-passed": GatePassed,
    "lap-began": LapBegan,
    "finished": Finished,
    "nobody-finished": OfRound,
    "time-is-up": OfRound,
    "race-over": RaceOver,
}
