"""The race: everything that lies on the table between two turns."""

from typing import Final

from mypy_extensions import mypyc_attr

from jalopy.games.scrap_racer.components import HOVER, HOVERS_SLOTS, LAPS, SLOTS
from jalopy.games.scrap_racer.extras import Extras, extras_for
from jalopy.games.scrap_racer.pieces import more_markers, new_racers
from jalopy.games.scrap_racer.places import BOOSTS, HAND, ON_TRACK
from jalopy.games.scrap_racer.track import Track
from jalopy.kernel.cards import Cards
from jalopy.kernel.game import State
from jalopy.kernel.settings import Values

NO_MARKER: Final = -1
NO_TILES: Final[list[str]] = []
NO_SCRAP: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Racer:
    """A racer and its dashboard. `distance` counts every space since the start; 0 is not yet on the track.

    `space` is where that is on the track, kept beside it because fights and passing ask for it all the time. In the pit
    lane `distance` says how far it is to the line (SR-21.7), and `space` where in the lane the racer stands.
    """

    def __init__(
        self, index: int, name: str, seat: int, distance: int, space: int, laps: int, bonus_markers: int
    ) -> None:
        self.index = index
        self.name = name
        self.seat = seat
        self.distance = distance
        self.space = space
        self.laps = laps  # times the line was crossed and the crossing dealt with
        self.bonus_markers = bonus_markers
        self.came = 0  # its last arrival on a space, numbered over those of all racers
        self.tiles = NO_TILES  # abilities taken at the pit stop; replaced, never changed
        self.scrap = NO_SCRAP  # scrap tiles in front of its owner, by value; likewise

    def __repr__(self) -> str:
        return f"Racer({self.name}, seat {self.seat}, distance {self.distance})"

    @property
    def lap_markers(self) -> int:
        return min(self.laps, LAPS)

    @property
    def slots(self) -> int:
        """So many bonus markers make a bonus card."""
        return HOVERS_SLOTS if self.has(HOVER) else SLOTS

    def has(self, ability: str) -> bool:
        """Its own ability, or one that it has taken at the pit stop."""
        return self.name == ability or ability in self.tiles


class Agreement:
    """What the table agreed on before the race; it never changes."""

    def __init__(self, track: Track, values: Values, seats: int) -> None:
        self.track = track
        self.values = values
        self.seats = seats
        self.jackal_always = values["jackal"] == "always"
        self.catch_up_by_rank = values["catch_up"] == "rank"
        self.new_racers = new_racers(values, seats)
        self.more_markers = more_markers(values, seats)
        self.new_abilities = self.new_racers or track.fork > 0  # those of the expansion may be at work


@mypyc_attr(acyclic=True)
class Race(State):
    def __init__(
        self,
        turn: int,
        cards: Cards,
        agreed: Agreement,
        racers: list[Racer],
        order: list[int],
        order_chosen: list[bool],
        next: int,
        dice: list[int],
        extras: Extras | None,
    ) -> None:
        self.turn = turn
        self.cards = cards
        self.agreed = agreed
        self.track = agreed.track
        self.extras = extras  # None in races without special pieces and pit stop
        self.racers = racers
        self.order = order  # racers in the order of their turns; replaced, never changed
        self.order_chosen = order_chosen  # by seat; matters only with two racers each
        self.next = next  # place in `order` of the racer whose turn it is
        # this turn
        self.dice = dice
        self.driven = False  # the dice move is made
        self.passed = False  # SR-5.7
        self.crossed = False  # somebody crossed the line
        self.arrivals = 0  # of racers on spaces; a copy counts anew, for between turns no fight is waiting

    def copy(self) -> "Race":
        """Between turns, when nothing of a turn is under way."""
        racers = [
            Racer(racer.index, racer.name, racer.seat, racer.distance, racer.space, racer.laps, racer.bonus_markers)
            for racer in self.racers
        ]
        if self.extras is not None:
            for racer, copied in zip(self.racers, racers, strict=True):
                copied.tiles = racer.tiles
                copied.scrap = racer.scrap
        return Race(
            self.turn,
            self.cards.copy(),
            self.agreed,
            racers,
            self.order,
            self.order_chosen,
            self.next,
            self.dice.copy(),
            None if self.extras is None else self.extras.copy(),
        )

    def lay(self, track: Track) -> None:
        """Pieces have been exchanged (SR-17.2): this is the track from now on."""
        self.agreed = Agreement(track, self.agreed.values, self.agreed.seats)
        self.track = track
        self.extras = extras_for(track)

    @property
    def seats(self) -> int:
        return self.agreed.seats

    @property
    def active(self) -> Racer:
        return self.racers[self.order[self.next]]

    @property
    def two_racers_each(self) -> bool:
        return len(self.racers) > self.agreed.seats

    def space(self, distance: int) -> int:
        """The space on the track at a distance; 0 for a racer not on it."""
        return 0 if distance == 0 else (distance - 1) % self.track.length + 1

    def lap(self, distance: int) -> int:
        """How often a racer at this distance has crossed the line."""
        return 0 if distance == 0 else (distance - 1) // self.track.length

    def on_space(self, space: int) -> list[Racer]:
        return [racer for racer in self.racers if racer.space == space and space > 0]

    def ranking(self) -> list[Racer]:
        """SR-1.4  The leader first; SR-1.5  those not on the track in player order."""
        ranked = [self.racers[index] for index in self.order]
        ranked.sort(key=_by_distance)
        if self.extras is not None and self.in_lane():
            arrived = self.extras.centre
            length = self.track.length
            ranked.sort(  # SR-21.7
                key=lambda racer: (
                    -racer.distance,
                    racer.space > length,
                    arrived.index(racer.index) if racer.index in arrived else -1,
                )
            )
        return ranked

    def arrived(self, racer: Racer) -> None:
        """The racer has come to another space; on a crowded one those fight who came first (SR-5.5)."""
        self.arrivals += 1
        racer.came = self.arrivals

    def in_lane(self) -> list[int]:
        """The racers in the pit lane."""
        return [racer.index for racer in self.racers if racer.space > self.track.length]

    def from_active(self) -> list[Racer]:
        """All racers, the active one first, then clockwise."""
        return [self.racers[index] for index in self.order[self.next :] + self.order[: self.next]]

    def hand(self, seat: int) -> list[int]:
        """The bonus cards a seat holds."""
        return self.cards.at(HAND + seat)

    def boosts(self, racer: Racer) -> list[int]:
        """The boost markers beside a racer's dashboard."""
        return self.cards.at(BOOSTS + racer.index)

    def marker_on(self, space: int) -> int:
        """The boost marker on a space, or NO_MARKER."""
        number = self.track.boost_number[space]
        if number < 0 or not self.cards.at(ON_TRACK + number):
            return NO_MARKER
        return self.cards.at(ON_TRACK + number)[0]


def _by_distance(racer: Racer) -> int:
    return -racer.distance
