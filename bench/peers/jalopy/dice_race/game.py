"""The dice race that every peer plays, as a small game on our own kernel, the way docs/a-new-game.md shows it."""

from typing import Final

from jalopy.kernel.box import parse_box
from jalopy.kernel.cards import no_cards
from jalopy.kernel.game import Game, Place, State
from jalopy.kernel.questions import Facts, Option, Rules
from jalopy.kernel.reading import Reader
from jalopy.kernel.rulebook import parse_rulebook
from jalopy.kernel.settings import Values
from jalopy.kernel.table import Table

RULES: Final = """
# Dice Race
## DR-1 The turn
### DR-1.1 Roll or stop
Roll up to six dice, one after the other. A double ends the turn, and you stay where you are.
Source: house.
Events: rolled, crashed.
Asks: roll-or-stop.
Offers: roll.
### DR-1.2 Driving
Whoever stops drives as far as the dice say. The first to come to space 126 has won.
Source: house.
Events: drove.
Offers: stop.
"""
BOX: Final = '[dice]\nsource = "house"\ncount = 6'

GOAL: Final = 126
MOST_DICE: Final = 6

ROLL: Final = Option("roll", "DR-1.1", "can")
STOP: Final = Option("stop", "DR-1.2", "can")
FIRST: Final = [ROLL]
THEN: Final = [ROLL, STOP]
LAST: Final = [STOP]


class Race(State):
    def __init__(self, turn: int, distances: list[int]) -> None:
        super().__init__(turn, no_cards())
        self.distances = distances

    def copy(self) -> "Race":
        return Race(self.turn, self.distances.copy())


class DiceRace(Game[Race]):
    def start(self, seats: int, values: Values) -> Race:
        return Race(0, [0] * seats)

    def setup(self, race: Race, table: Table) -> Rules:
        yield from ()

    def turn(self, race: Race, table: Table) -> Rules:
        """DR-1"""
        seat = (race.turn - 1) % len(race.distances)
        dice: list[int] = []
        while True:
            options = LAST if len(dice) == MOST_DICE else THEN if dice else FIRST
            choice = yield table.ask(seat, "roll-or-stop", options, "DR-1.1", {"dice": dice.copy()})
            if choice is STOP:
                race.distances[seat] += sum(dice)
                if table.listening:
                    table.tell("drove", {"seat": seat, "distance": race.distances[seat]}, "DR-1.2")
                return
            die = table.roll()
            double = die in dice
            dice.append(die)
            if table.listening:
                table.tell("crashed" if double else "rolled", {"seat": seat, "die": die}, "DR-1.1")
            if double:
                return

    def finished(self, race: Race) -> bool:
        return max(race.distances) >= GOAL

    def standing(self, race: Race) -> list[Place]:
        order = sorted(range(len(race.distances)), key=lambda seat: -race.distances[seat])
        return [
            Place(place, seat, "distance", {"distance": race.distances[seat]}, "DR-1.2")
            for place, seat in enumerate(order, 1)
        ]

    def open_view(self, race: Race) -> Facts:
        return {"distances": race.distances.copy(), "turn": race.turn}

    def position(self, race: Race) -> Facts:
        return {
            "seats": len(race.distances),
            "settings": {},
            "turn": race.turn,
            "distances": race.distances.copy(),
        }

    def read_position(self, reader: Reader, seats: int, values: Values) -> Race:
        turn = reader.number("turn", 1, 10_000)
        distances = reader.numbers("distances", 0, 200)
        if len(distances) != seats:
            reader.refuse("There must be a distance for every seat.")
        reader.done()
        return Race(turn, distances)


GAME: Final = DiceRace(
    name="dice-race",
    version="1",
    seat_counts=(2, 3, 4),
    settings=(),
    rulebook=parse_rulebook(RULES, "rules.md"),
    box=parse_box(BOX, "box.toml"),
)
