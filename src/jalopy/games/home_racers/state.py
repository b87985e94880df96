"""The race: everything that lies on the table between two turns, and what a turn under way has laid out."""

from typing import Final

from mypy_extensions import mypyc_attr

from jalopy.games.home_racers.components import LONG_LAP
from jalopy.games.home_racers.contents import Contents, contents_of
from jalopy.games.home_racers.course import Course, Pose, Way
from jalopy.games.home_racers.distances import Distances
from jalopy.kernel.cards import Cards, no_cards
from jalopy.kernel.game import State
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values
from jalopy.kernel.table import Table

WAITING: Final = 0  # not placed yet
DRIVING: Final = 1
FINISHED: Final = 2
RETIRED: Final = 3
STATUS: Final = ("waiting", "driving", "finished", "retired")
NOBODY: Final = -1


class Agreement:
    """What the table agreed on before the race; it never changes."""

    def __init__(self, values: Values, seats: int, course: Course, distances: Distances) -> None:
        self.values = values
        self.seats = seats
        self.course = course
        self.distances = distances
        laps = values["laps"]
        assert isinstance(laps, int)
        self.laps = laps or course.laps
        self.to_pass = course.to_pass(self.laps)
        rounds = values["rounds"]
        assert isinstance(rounds, int)
        self.rounds = rounds * self.laps * max(1, -(-distances.length // LONG_LAP))  # HR-8.6
        self.box = contents_of(values)
        self.points = self.box.starting_points(distances.length * self.laps)
        self.rear_gear = values["rear_gear"] is True
        self.skidding = values["skidding"] is True
        self.slipstream = values["slipstream"] is True
        self.hard_braking = values["hard_braking"] is True
        self.strict = values["strict_limits"] is True
        self.family = values["family"] is True
        self.whole_round = values["finish"] == "round"


@mypyc_attr(acyclic=True)
class Car:
    """A car and its player's sheet."""

    def __init__(self, seat: int, pose: Pose | None, points: int) -> None:
        self.seat = seat
        self.spot = pose  # None until it is placed
        self.gear = 0
        self.passed = 0  # gates, the starting line included, over all laps
        self.tires = points
        self.points = points  # the sheet's CAR
        self.slip = 0  # HR-6.3  -1: left, 1: right, at the first step of the next move
        self.paid: list[int] = []  # HR-6.1  caltrops and leaks that it lies on and has paid for, by number
        self.slipstream = False  # HR-9.3  for this round
        self.status = WAITING if pose is None else DRIVING
        self.turns = 0
        self.finish_round = 0
        self.beyond = 0  # HR-9.7  thousandths of a tile beyond the line
        self.arrival = 0  # counts arrivals

    def __repr__(self) -> str:
        return f"Car(seat {self.seat}, {STATUS[self.status]}, gear {self.gear}, {self.spot})"

    @property
    def pose(self) -> Pose:
        assert self.spot is not None
        return self.spot

    @property
    def driving(self) -> bool:
        return self.status == DRIVING

    def move_to(self, pose: Pose) -> None:
        """However it comes there: what it no longer lies on it has to pay for again (HR-6.1)."""
        self.spot = pose
        if self.paid:
            lying = [tile.number for tile in pose.entered]
            self.paid = [number for number in self.paid if number in lying]

    def copy(self) -> "Car":
        car = Car(self.seat, self.spot, 0)
        car.gear = self.gear
        car.passed = self.passed
        car.tires = self.tires
        car.points = self.points
        car.slip = self.slip
        car.paid = self.paid.copy()
        car.slipstream = self.slipstream
        car.status = self.status
        car.turns = self.turns
        car.finish_round = self.finish_round
        car.beyond = self.beyond
        car.arrival = self.arrival
        return car


class Step:
    """A tile of the path being laid: the way to it and the danger dice it takes if it is driven."""

    def __init__(self, way: Way, dice: int, leg: int) -> None:
        self.way = way
        self.dice = dice
        self.leg = leg  # counts the portals before it: tiles of one leg lie on one lattice


class Plan:
    """What lies on the table in one car's turn: the gear, the path, the dice."""

    def __init__(self, gear: int, braked: bool, box: Contents) -> None:
        self.gear = gear
        self.box = box
        self.speed = abs(gear)
        self.braked = braked
        self.path: list[Step] = []
        self.length = 0  # tiles that the path should have
        self.turns = 0  # used
        self.lanes = 0
        self.turn_limit = 0
        self.lane_limit = 0
        self.gear_dice: list[int] = []
        self.pushed = 0  # engine dice
        self.distance = 0
        self.left = 0  # tiles still to drive
        self.driven = 0  # steps of the path behind the car
        self.danger = 0  # dice in the pool so far, from what was driven
        self.black_dice: list[int] = []  # the last black dice rolled, and what for
        self.black_kind = ""


class Drive:
    """A drive under way: what is not yet told of it, and which boosters it has used."""

    def __init__(self) -> None:
        self.stretch: list[Facts] = []
        self.boosted: list[int] = []

    def tell(self, car: Car, table: Table) -> None:
        """What was driven since something was told last."""
        if self.stretch:
            table.tell("drove", {"seat": car.seat, "tiles": len(self.stretch), "poses": self.stretch}, "HR-5.4")
            self.stretch = []


@mypyc_attr(acyclic=True)
class Race(State):
    def __init__(self, turn: int, cards: Cards, agreed: Agreement, cars: list[Car]) -> None:
        self.turn = turn
        self.cards = cards
        self.agreed = agreed
        self.course = agreed.course
        self.box = agreed.box
        self.cars = cars
        self.order: list[int] = []  # HR-3.1  seats in the order of this round
        self.at = 0  # whose turn it is in it
        self.round = 1
        self.arrivals = 0
        self.over = False
        self.timed_out = False
        # this turn
        self.active = NOBODY
        self.plan: Plan | None = None

    def copy(self) -> "Race":
        """Between turns, when nothing of a turn is under way."""
        race = Race(self.turn, self.cards, self.agreed, [car.copy() for car in self.cars])
        race.order = self.order.copy()
        race.at = self.at
        race.round = self.round
        race.arrivals = self.arrivals
        race.over = self.over
        race.timed_out = self.timed_out
        return race

    @property
    def seats(self) -> int:
        return self.agreed.seats

    def distance(self, car: Car) -> int:
        """HR-3.2  Twentieths of a tile to the next gate."""
        gate = car.passed % len(self.course.gates)
        return self.agreed.distances.to_gate(gate, car.pose.surface, car.pose.x, car.pose.y)

    def lap(self, car: Car) -> int:
        """HR-1.9  The lap a car is on, from 1."""
        if not self.course.circular or car.passed == 0:
            return 1
        return min(self.agreed.laps, (car.passed - 1) // len(self.course.gates) + 1)


NO_CARDS: Final[Cards] = no_cards()  # there are none in this game, so all states share them
