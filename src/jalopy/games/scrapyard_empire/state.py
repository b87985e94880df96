"""The yard: everything that lies on the table between two turns, and how far the turn under way has come."""

from typing import Final

from mypy_extensions import mypyc_attr

from jalopy.games.scrapyard_empire.components import (
    INVENTION,
    LIMITED,
    MACHINE,
    NO_CLOCK,
    PACKRAT,
    PART,
)
from jalopy.games.scrapyard_empire.contents import Contents, contents_of
from jalopy.games.scrapyard_empire.places import built, own
from jalopy.kernel.cards import Cards
from jalopy.kernel.game import State
from jalopy.kernel.settings import Values

PHASES: Final = ("draw", "action", "build", "discard")
ACTION_PHASE: Final = 1
BUILD_PHASE: Final = 2
DISCARD_PHASE: Final = 3
NO_KIND: Final = -1
NO_DICE: Final[list[int]] = []
NO_CARDS: Final[list[int]] = []


class Agreement:
    """What the table agreed on before the match; it never changes."""

    def __init__(self, values: Values, seats: int) -> None:
        self.values = values
        self.seats = seats
        self.alone = seats == 1
        self.box = contents_of(values)
        usual = self.box.goal_alone if self.alone else self.box.goal
        self.goal = usual if values["inventions"] == "usual" else int(values["inventions"])
        self.rounds = clock_of(values, self.box) if self.alone else int(values["rounds"])  # 0: no end
        self.penalty = int(values["penalty"]) if self.alone else 0
        self.beat_the_deck = values["beat_the_deck"] is True
        self.memory_aid = values["memory_aid"] is True
        self.nobody: list[str] = [""] * seats  # characters before they are dealt
        self.unused: list[int] = [0] * (seats * len(LIMITED))
        self.with_characters = not self.alone or values["solo_character"] is True


def clock_of(values: Values, box: Contents) -> int:
    """SE-16.4"""
    clock = str(values["clock"])
    return 0 if clock == NO_CLOCK else box.clock[clock]


@mypyc_attr(acyclic=True)
class Trade:
    """An offer on the table: one card for one of the same kind, by their places in the list of that kind."""

    def __init__(self, seat: int, partner: int, kind: int, gives: int, wants: int, counter: bool) -> None:
        self.seat = seat  # who makes the offer
        self.partner = partner  # who is to answer it
        self.kind = kind
        self.gives = gives
        self.wants = wants
        self.counter = counter


@mypyc_attr(acyclic=True)
class Attempt:
    """A dig or a steal: what it is after, and what the die has to show for it."""

    def __init__(self, kind: int, victim: int, needs: int, best: int) -> None:
        self.kind = kind
        self.victim = victim  # -1: a dig
        self.needs = needs
        self.best = best  # from here on it brings more
        self.failed = False


@mypyc_attr(acyclic=True)
class Yard(State):
    def __init__(self, turn: int, cards: Cards, agreed: Agreement) -> None:
        super().__init__(turn, cards)
        self.agreed = agreed
        self.box = agreed.box
        self.seats = agreed.seats
        self.who = agreed.nobody  # the character of each seat; replaced, never changed
        self.uses = agreed.unused  # of limited abilities; replaced, never changed
        self.first = 0  # the seat that began
        self.next = 0  # whose turn it is
        self.round = 1
        self.turned = NO_CARDS  # built cards whose ability is used up; replaced, never changed
        self.slowed = 0  # seats that Deathclock waits for, as bits
        self.extra = False  # a turn that Time Machine gave: without a draw phase
        self.lost = False  # alone, and no part was left to draw
        self.careful = 0  # seats that want to be asked at every chance (SE-3.5), as bits
        # What only lives within a turn:
        self.phase = 0
        self.actions = 0  # left
        self.hurried = False  # Deathclock took an action of this turn away
        self.taken = 0  # actions done
        self.fresh = NO_CARDS  # cards built in this turn; replaced, never changed
        self.used = 0  # abilities of characters used in this turn, as bits
        self.proposed = 0  # seats that were offered a trade in this turn, as bits
        self.mimic = ""  # the character whose ability the active player has besides
        self.spares = 0  # parts that may be replaced in this turn by a copied Mecha Skeleton
        self.charged = 0  # copied Plasma Generators that wait for a roll
        self.again = False  # Time Machine was activated
        self.dice = NO_DICE  # replaced, never changed
        self.raised = 0
        self.attempt: Attempt | None = None  # that the dice lie there for
        self.digging = NO_KIND
        self.trade: Trade | None = None

    def copy(self) -> "Yard":
        """Between turns, when nothing of a turn is under way."""
        yard = Yard(self.turn, self.cards.copy(), self.agreed)
        yard.who = self.who
        yard.uses = self.uses
        yard.first = self.first
        yard.next = self.next
        yard.round = self.round
        yard.turned = self.turned
        yard.slowed = self.slowed
        yard.extra = self.extra
        yard.lost = self.lost
        yard.careful = self.careful
        return yard

    # --- what lies where ------------------------------------------------------------------------------------------

    def parts(self, seat: int) -> list[int]:
        return self.cards.at(own(PART, seat))

    def hand(self, kind: int, seat: int) -> list[int]:
        """Unbuilt cards of a kind."""
        return self.cards.at(own(kind, seat))

    def kinds_in(self, place: int) -> int:
        """Which faces lie there, as bits."""
        cards = self.cards
        kinds = 0
        for card in cards.at(place):
            kinds |= cards.number(card)
        return kinds

    def part_kinds(self, seat: int) -> int:
        return self.kinds_in(own(PART, seat))

    def machine_kinds(self, seat: int) -> int:
        """Of small machines on the table."""
        return self.kinds_in(built(MACHINE, seat))

    def limits(self, seat: int) -> list[int]:
        """SE-10.1  By kind."""
        return self.box.packrat_keeps if self.has(seat, PACKRAT) else self.box.kept  # SE-14.11

    def limit(self, kind: int, seat: int) -> int:
        return self.limits(seat)[kind]

    # --- abilities ------------------------------------------------------------------------------------------------

    def has(self, seat: int, character: str) -> bool:
        """Its own character, or the one it mimics in its turn."""
        return self.who[seat] == character or (self.mimic == character and seat == self.next)

    def uses_left(self, seat: int, character: str) -> int:
        """SE-14.2  Counted for each player."""
        place = LIMITED.index(character)
        return self.box.uses_by_place[place] - self.uses[seat * len(LIMITED) + place]

    def can_use(self, seat: int, character: str) -> bool:
        """A limited ability that the seat has and has not used up."""
        return self.has(seat, character) and self.uses_left(seat, character) > 0

    def count_use(self, seat: int, character: str) -> None:
        uses = self.uses.copy()
        uses[seat * len(LIMITED) + LIMITED.index(character)] += 1
        self.uses = uses

    def unused(self, seat: int, kind: int, name: str) -> int:
        """A built card of that name whose ability is there to be used, or -1."""
        cards = self.cards
        for card in cards.at(built(kind, seat)):
            if cards.face(card) == name and card not in self.turned and card not in self.fresh:
                return card
        return -1

    def ready(self, seat: int, kind: int) -> int:
        """Which kinds of built cards have an ability that is there to be used, as bits."""
        cards = self.cards
        kinds = 0
        for card in cards.at(built(kind, seat)):
            if card not in self.turned and card not in self.fresh:
                kinds |= cards.number(card)
        return kinds

    def turn_sideways(self, card: int) -> None:
        """SE-11.1"""
        self.turned = [*self.turned, card]

    def is_careful(self, seat: int) -> bool:
        """SE-3.5"""
        return self.careful >> seat & 1 == 1

    def spend_action(self) -> None:
        self.actions -= 1
        self.taken += 1

    def take_up_dice(self, attempt: Attempt | None = None) -> None:
        """What was rolled has done its work; something else begins."""
        self.dice = NO_DICE
        self.raised = 0
        self.attempt = attempt

    def uncover(self) -> None:
        """SE-1.5  Cards of a scrap pile come to light, which is news unless the memory aid showed them all along."""
        if not self.agreed.memory_aid:
            self.cards.remind()

    def seat_of(self, character: str) -> int:
        return self.who.index(character)

    def others(self) -> list[int]:
        """All but the active player, clockwise."""
        return [(self.next + step) % self.seats for step in range(1, self.seats)]

    def inventions_of(self, seat: int) -> int:
        """Built ones."""
        return len(self.cards.at(built(INVENTION, seat)))
