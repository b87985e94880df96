"""The race: everything that lies on the table between two turns, and what lives for a turn only."""

from typing import Final

from mypy_extensions import mypyc_attr

from jalopy.games.scrap_racer.components import HOVER
from jalopy.games.scrap_racer.contents import contents_of
from jalopy.games.scrap_racer.pieces import more_markers, new_racers
from jalopy.games.scrap_racer.places import BOOSTS, HAND, ON_TRACK
from jalopy.games.scrap_racer.track import Track
from jalopy.kernel.cards import Cards
from jalopy.kernel.game import State
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

NO_MARKER: Final = -1
NO_SCRAP: Final[list[int]] = []
NO_RACERS: Final[list[int]] = []
NO_SPACES: Final[list[int]] = []
NO_ABILITIES: Final[list[str]] = []


@mypyc_attr(acyclic=True)
class Racer:
    """A racer and its dashboard. `distance` counts every space since the start; 0 is not yet on the track.

    `space` is where that is on the track, kept beside it because fights and passing ask for it all the time. In the pit
    lane `distance` says how far it is to the line (SR-21.7), and `space` where in the lane the racer stands.
    """

    def __init__(
        self,
        index: int,
        name: str,
        seat: int,
        abilities: list[str],
        distance: int = 0,
        space: int = 0,
        laps: int = 0,
        bonus_markers: int = 0,
        scrap: list[int] = NO_SCRAP,
    ) -> None:
        self.index = index
        self.name = name
        self.seat = seat
        self.abilities = (
            abilities  # its own, if that is in the box, and those taken at the pit stop; replaced, never changed
        )
        self.distance = distance
        self.space = space
        self.laps = laps  # times the line was crossed and the crossing dealt with
        self.bonus_markers = bonus_markers
        self.scrap = scrap  # scrap tiles in front of its owner, by value; replaced, never changed
        self.came = 0  # its last arrival on a space, numbered over those of all racers

    def __repr__(self) -> str:
        return f"Racer({self.name}, seat {self.seat}, distance {self.distance})"

    def copy(self) -> "Racer":
        return Racer(
            self.index,
            self.name,
            self.seat,
            self.abilities,
            self.distance,
            self.space,
            self.laps,
            self.bonus_markers,
            self.scrap,
        )

    def copy_over(self, given_up: "Racer") -> None:
        given_up.index = self.index
        given_up.name = self.name
        given_up.seat = self.seat
        given_up.abilities = self.abilities
        given_up.distance = self.distance
        given_up.space = self.space
        given_up.laps = self.laps
        given_up.bonus_markers = self.bonus_markers
        given_up.scrap = self.scrap
        given_up.came = 0

    @property
    def tiles(self) -> list[str]:
        """The ability tiles that it has taken at the pit stop."""
        return self.abilities[1:]

    def has(self, ability: str) -> bool:
        return self.abilities[0] == ability or (len(self.abilities) > 1 and ability in self.abilities)


class Agreement:
    """What the table agreed on before the race; it never changes."""

    def __init__(self, track: Track, values: Values, seats: int) -> None:
        self.track = track
        self.values = values
        self.seats = seats
        self.box = contents_of(values)
        self.jackal_always = values["jackal"] == "always"
        self.catch_up_by_rank = values["catch_up"] == "rank"
        self.new_racers = new_racers(values, seats)
        self.more_markers = more_markers(values, seats)


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn:
    """What lives for one turn. Lists but for the dice are replaced, never changed."""

    def __init__(self, dice: list[int]) -> None:
        self.dice = dice
        self.driven = False  # the dice are used
        self.passed = False  # SR-5.7
        self.crossed = False  # somebody crossed the line
        self.halted = False  # the active racer came to the Stop space or the pit stop's centre
        self.used = NO_ABILITIES  # SR-21.9
        self.landing = NO_RACERS  # on a space that has yet to do something to them (SR-17.4)
        self.slips = 0  # on the slime trail
        self.fresh_scrap = NO_SCRAP  # that the active racer has taken
        self.refilled = NO_SPACES  # SR-7.6

    def copy(self) -> "Turn":
        copied = Turn(self.dice.copy())
        if self.dice:  # before the first die nothing else has happened
            copied.driven = self.driven
            copied.passed = self.passed
            copied.crossed = self.crossed
            copied.halted = self.halted
            copied.used = self.used
            copied.landing = self.landing
            copied.slips = self.slips
            copied.fresh_scrap = self.fresh_scrap
            copied.refilled = self.refilled
        return copied


@mypyc_attr(acyclic=True)
class Glanced:
    """What a seat saw at its last glance, as far as it stays while the dice roll, and what that hangs on."""

    def __init__(self, race: "Race", seat: int, facts: Facts) -> None:
        self.seat = seat
        self.facts = facts
        self._changes = race.cards.changes
        self._order = race.order
        self._racers = [racer.copy() for racer in race.racers]
        self._track = race.track
        self._scrap = race.scrap
        self._ability_tiles = race.ability_tiles

    def is_still_so(self, race: "Race", seat: int) -> bool:
        if race.cards.changes != self._changes or race.order is not self._order or seat != self.seat:
            return False
        for place, before in enumerate(self._racers):
            racer = race.racers[place]
            if (
                racer.distance != before.distance
                or racer.laps != before.laps
                or racer.bonus_markers != before.bonus_markers
                or racer.space != before.space
                or racer.abilities is not before.abilities
                or racer.scrap is not before.scrap
            ):
                return False
        return race.track is self._track and race.scrap is self._scrap and race.ability_tiles is self._ability_tiles


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
        this_turn: Turn,
    ) -> None:
        self.turn = turn
        self.cards = cards
        self.agreed = agreed
        self.track = agreed.track
        self.box = agreed.box
        self.racers = racers
        self.order = order  # racers in the order of their turns; replaced, never changed
        self.order_chosen = order_chosen  # by seat; matters only with two racers each
        self.next = next  # place in `order` of the racer whose turn it is
        self.this_turn = this_turn
        self.arrivals = 0  # of racers on spaces; a copy counts anew, for between turns no fight is waiting
        # What lies on special pieces and on the pit stop, if there are any; replaced, never changed.
        self.scrap = agreed.track.scrap  # by space, the value of the scrap tile on it, or 0
        self.stacks = agreed.track.stacks  # by space of the salvager, how many tiles are left there
        self.ability_tiles = agreed.track.ability_tiles  # left on the pit stop
        self.centre = NO_RACERS  # racers on the pit stop's centre, in the order of their arrival
        self.glanced: Glanced | None = None  # never copied

    def copy(self) -> "Race":
        copied = Race(
            self.turn,
            self.cards.copy(),
            self.agreed,
            [racer.copy() for racer in self.racers],
            self.order,
            self.order_chosen,
            self.next,
            self.this_turn.copy(),
        )
        if self.track.special:
            copied.scrap = self.scrap
            copied.stacks = self.stacks
            copied.ability_tiles = self.ability_tiles
            copied.centre = self.centre
        return copied

    def copy_over(self, given_up: State) -> "Race":
        assert isinstance(given_up, Race)
        if len(given_up.racers) != len(self.racers):
            return self.copy()
        given_up.turn = self.turn
        self.cards.copy_over(given_up.cards)
        given_up.agreed = self.agreed
        given_up.track = self.track
        given_up.box = self.box
        for place in range(len(self.racers)):
            self.racers[place].copy_over(given_up.racers[place])
        given_up.order = self.order
        given_up.order_chosen = self.order_chosen
        given_up.next = self.next
        given_up.this_turn = self.this_turn.copy()
        given_up.arrivals = 0
        given_up.scrap = self.scrap
        given_up.stacks = self.stacks
        given_up.ability_tiles = self.ability_tiles
        given_up.centre = self.centre
        given_up.glanced = None
        return given_up

    def lay(self, track: Track) -> None:
        """Pieces have been exchanged (SR-17.2): this is the track from now on."""
        self.agreed = Agreement(track, self.agreed.values, self.agreed.seats)
        self.track = track
        self.scrap, self.stacks, self.ability_tiles = track.scrap, track.stacks, track.ability_tiles

    def lay_scrap(self, space: int, tile: int) -> None:
        """A scrap tile of this value onto a space; 0 takes away the one that lies there."""
        self.scrap = self.scrap.copy()
        self.scrap[space] = tile

    @property
    def seats(self) -> int:
        return self.agreed.seats

    @property
    def active(self) -> Racer:
        return self.racers[self.order[self.next]]

    @property
    def two_racers_each(self) -> bool:
        return len(self.racers) > self.agreed.seats

    def lap_markers(self, racer: Racer) -> int:
        return min(racer.laps, self.box.laps)

    def slots(self, racer: Racer) -> int:
        """So many bonus markers make a bonus card."""
        return self.box.hovers_slots if racer.has(HOVER) else self.box.slots

    def space(self, distance: int) -> int:
        """The space on the track at a distance; 0 for a racer not on it."""
        return 0 if distance == 0 else (distance - 1) % self.track.length + 1

    def lap(self, distance: int) -> int:
        """How often a racer at this distance has crossed the line."""
        return self.track.lap(distance)

    def first_of_lap(self, distance: int) -> int:
        """The distance on the first space of the lap that a racer at this distance is in."""
        return self.lap(distance) * self.track.length + 1

    def on_space(self, space: int) -> list[Racer]:
        return [racer for racer in self.racers if racer.space == space and space > 0]

    def ranking(self) -> list[Racer]:
        """SR-1.4  The leader first; SR-1.5  those not on the track in player order."""
        ranked: list[Racer] = []
        for index in self.order:
            racer = self.racers[index]
            place = len(ranked)
            while place > 0 and self.is_ahead(racer, ranked[place - 1]):
                place -= 1
            ranked.insert(place, racer)
        return ranked

    def is_ahead(self, racer: Racer, other: Racer) -> bool:
        """SR-21.7  If two are equal, the one on the track is; in the pit stop's centre, the one that came first."""
        if racer.distance != other.distance:
            return racer.distance > other.distance
        if other.space <= self.track.length:
            return False
        if racer.space <= self.track.length:
            return True
        both_there = racer.index in self.centre and other.index in self.centre
        return both_there and self.centre.index(racer.index) < self.centre.index(other.index)

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
