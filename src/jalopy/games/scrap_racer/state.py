"""The race: everything that lies on the table between two turns."""

from jalopy.games.scrap_racer.components import HOVER, HOVERS_SLOTS, LAPS, SLOTS
from jalopy.games.scrap_racer.track import Track
from jalopy.kernel.cards import Cards
from jalopy.kernel.game import State
from jalopy.kernel.settings import Values

NO_MARKER = -1
NO_CARD = -1


class Racer:
    """A racer and its dashboard. `distance` counts every space since the start; 0 is not yet on the track."""

    def __init__(
        self,
        index: int,
        name: str,
        seat: int,
        distance: int,
        laps: int,
        bonus_markers: int,
        boosts: list[int],
    ) -> None:
        self.index = index
        self.name = name
        self.seat = seat
        self.distance = distance
        self.laps = laps  # times the line was crossed and the crossing dealt with
        self.bonus_markers = bonus_markers
        self.boosts = boosts  # face up beside the dashboard

    def __repr__(self) -> str:
        return f"Racer({self.name}, seat {self.seat}, distance {self.distance})"

    def copy(self) -> "Racer":
        return Racer(
            self.index, self.name, self.seat, self.distance, self.laps, self.bonus_markers, self.boosts.copy()
        )

    @property
    def lap_markers(self) -> int:
        return min(self.laps, LAPS)

    @property
    def slots(self) -> int:
        """So many bonus markers make a bonus card."""
        return HOVERS_SLOTS if self.name == HOVER else SLOTS


class Race(State):
    def __init__(self, track: Track, values: Values, seats: int, cards: Cards) -> None:
        self.turn = 0
        self.cards = cards
        # agreed before the race, never changed
        self.track = track
        self.values = values
        self.seats = seats
        self.jackal_always = values["jackal"] == "always"
        self.catch_up_by_rank = values["catch_up"] == "rank"
        # the racers
        self.racers: list[Racer] = []
        self.order: list[int] = []  # racers in the order of their turns
        self.order_chosen: list[bool] = []  # by seat; matters only with two racers each
        self.next = 0  # place in `order` of the racer whose turn it is
        # piles of cards, the top one last
        self.crash_piles: list[list[int]] = []
        self.crash_discards: list[list[int]] = [[], [], []]
        self.crash_card = NO_CARD  # lies open while it takes effect
        self.bonus_deck: list[int] = []
        self.bonus_discard: list[int] = []
        self.goal_deck: list[int] = []
        self.goal_discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        # boost markers
        self.supply: list[int] = []
        self.markers: list[int] = [NO_MARKER] * (track.length + 1)  # by space
        self.used: list[int] = []  # out of the game
        # this turn
        self.dice: list[int] = []
        self.driven = False  # the dice move is made
        self.passed = False  # SR-5.7
        self.crossed = False  # somebody crossed the line

    def copy(self) -> "Race":
        race = Race(self.track, self.values, self.seats, self.cards.copy())
        race.turn = self.turn
        race.racers = [racer.copy() for racer in self.racers]
        race.order = self.order.copy()
        race.order_chosen = self.order_chosen.copy()
        race.next = self.next
        race.crash_piles = [pile.copy() for pile in self.crash_piles]
        race.crash_discards = [pile.copy() for pile in self.crash_discards]
        race.crash_card = self.crash_card
        race.bonus_deck = self.bonus_deck.copy()
        race.bonus_discard = self.bonus_discard.copy()
        race.goal_deck = self.goal_deck.copy()
        race.goal_discard = self.goal_discard.copy()
        race.hands = [hand.copy() for hand in self.hands]
        race.supply = self.supply.copy()
        race.markers = self.markers.copy()
        race.used = self.used.copy()
        race.dice = self.dice.copy()
        race.driven = self.driven
        race.passed = self.passed
        race.crossed = self.crossed
        return race

    @property
    def active(self) -> Racer:
        return self.racers[self.order[self.next]]

    @property
    def two_racers_each(self) -> bool:
        return len(self.racers) > self.seats

    def space(self, distance: int) -> int:
        """The space on the track at a distance; 0 for a racer not on it."""
        return 0 if distance == 0 else (distance - 1) % self.track.length + 1

    def lap(self, distance: int) -> int:
        """How often a racer at this distance has crossed the line."""
        return 0 if distance == 0 else (distance - 1) // self.track.length

    def on_space(self, space: int) -> list[Racer]:
        return [racer for racer in self.racers if racer.distance > 0 and self.space(racer.distance) == space]

    def place_in_order(self, racer: Racer) -> int:
        return self.order.index(racer.index)

    def ranking(self) -> list[Racer]:
        """SR-1.4  The leader first; SR-1.5  those not on the track in player order."""
        ranked = [self.racers[index] for index in self.order]
        ranked.sort(key=_by_distance)
        return ranked

    def from_active(self) -> list[Racer]:
        """All racers, the active one first, then clockwise."""
        return [self.racers[index] for index in self.order[self.next :] + self.order[: self.next]]


def _by_distance(racer: Racer) -> int:
    return -racer.distance
