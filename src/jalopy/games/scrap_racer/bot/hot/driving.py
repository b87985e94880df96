"""Driving: which bonus cards to play before and after the dice move, judged by where the turn would end."""

from math import fsum
from typing import Final

from jalopy.games.scrap_racer.bonus_cards import CATCH_UP, FORWARD, STRAIGHT
from jalopy.games.scrap_racer.bot.hot.outlook import Outlook, way_to
from jalopy.games.scrap_racer.bot.hot.road import SCRAP_WORTH, SLIP, WAY_TO_THE_CENTRE, Reach, Road, most_steps, reach
from jalopy.games.scrap_racer.components import CENTRE_AT, COLLECTOR, CRUSHER, JACKAL, LAPS

GOAL_STEPS: Final = {"last": 7, "last-two": 5, "all-but-first": 2, "all-but-first-two": 3}  # SR-12
JACKALS_STEPS: Final = 2

DRIVE: Final = "drive"
DONE: Final = "done"


class Driving:
    """The active racer's way through its turn. Nobody else moves meanwhile, so all ways can be looked at."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        sight = outlook.sight
        self.sight = sight
        self.racer = sight.racers[sight.active]
        self.distances: list[float] = [racer.distance for racer in sight.racers]
        self.others = [
            sight.space(racer.distance)
            for place, racer in enumerate(sight.racers)
            if place != sight.active and racer.distance > 0
        ]
        self._after_dice: dict[tuple[int, tuple[str, ...], bool], tuple[float, str]] = {}

    def best(self, distance: int, hand: tuple[str, ...], passed: bool, dice: int) -> tuple[float, str]:
        """The chance to win and the option that leads there; `dice` is the total still to be driven, 0 if it has been."""
        if dice == 0:
            key = (distance, hand, passed)
            if key not in self._after_dice:
                choices = [(self.end(distance, hand, passed), DONE)]
                choices += self._with_cards(distance, hand, passed, 0)
                self._after_dice[key] = max(choices, key=lambda choice: choice[0])
            return self._after_dice[key]
        choices = [(self.after(distance, dice, True, hand, passed, 0), DRIVE)]
        choices += self._with_cards(distance, hand, passed, dice)
        return max(choices, key=lambda choice: choice[0])

    def _with_cards(self, distance: int, hand: tuple[str, ...], passed: bool, dice: int) -> list[tuple[float, str]]:
        choices: list[tuple[float, str]] = []
        for place, card in enumerate(hand):
            spaces = self.spaces_of(card, distance)
            if spaces > 0 and card not in hand[:place]:
                left = hand[:place] + hand[place + 1 :]
                choices.append((self.after(distance, spaces, card in FORWARD, left, passed, dice), f"bonus:{card}"))
        return choices

    def after(self, distance: int, spaces: int, spare: bool, hand: tuple[str, ...], passed: bool, dice: int) -> float:
        """The chance to win if the racer drives so far now, and this is still to come."""
        road = self.sight.road
        if road is None:
            return self.best(distance + spaces, hand, passed or self.passes(distance, spaces), dice)[0]
        lane = self.racer.lane if distance == self.racer.distance else 0
        end = reach(road, self.sight.length, distance, lane, spaces, spare, False)
        worth = self.at(end, hand, passed or self.passes(distance, end.distance - distance), dice)
        if road.fork and not lane:
            other = reach(road, self.sight.length, distance, 0, spaces, spare, True)
            if other.lane:
                worth = max(worth, self.at(other, hand, passed, dice))
        return worth

    def at(self, end: Reach, hand: tuple[str, ...], passed: bool, dice: int) -> float:
        if end.lane:
            return self.in_lane(end, hand)
        if end.halted:
            return self.end(end.distance, hand, passed, halted=True)
        return self.best(end.distance, hand, passed, dice)[0]

    def in_lane(self, end: Reach, hand: tuple[str, ...]) -> float:
        """SR-21.3  A visit to the pit stop, now or in the next turn; behind its centre nothing is gained any more."""
        assert self.sight.road is not None
        distances = self.distances.copy()
        distances[self.sight.active] = end.distance
        turns = self.outlook.rounds_left(distances)
        gained = fsum(self.outlook.card_worth(card, turns) for card in hand)
        if end.lane == CENTRE_AT:
            gained += self.sight.road.visit_worth(self.racer.name, turns)
        elif end.lane < CENTRE_AT:
            gained += self.sight.road.visit_worth(self.racer.name, turns - 1) - WAY_TO_THE_CENTRE
        return self.outlook.chance(distances, gained)

    def spaces_of(self, card: str, distance: int) -> int:
        """SR-13"""
        sight = self.sight
        if card in FORWARD:
            return FORWARD[card]
        if card != CATCH_UP:
            return way_to(sight.straight, sight.length, sight.space(distance), card == STRAIGHT)
        if sight.catch_up_by_rank:
            ways = [int(other) - distance for other in self.distances if other > distance]
        else:
            here = sight.space(distance)
            ways = [(other - here) % sight.length if here else other for other in self.others]
        return min((way for way in ways if way > 0), default=0)

    def passes(self, distance: int, spaces: int) -> bool:
        """SR-5.7"""
        here = self.sight.space(distance)
        if here == 0:
            return any(other < spaces for other in self.others)
        return any((other - here) % self.sight.length < spaces for other in self.others)

    def end(self, distance: int, hand: tuple[str, ...], passed: bool, halted: bool = False) -> float:
        """The chance to win if the racer goes no farther on its own and these cards are kept."""
        outlook = self.outlook
        distances = self.distances.copy()
        distances[self.sight.active] = distance
        turns = outlook.rounds_left(distances)
        gained = fsum(outlook.card_worth(card, turns) for card in hand)
        if passed and CRUSHER in self.racer.abilities:
            gained += outlook.bonus_marker_worth(self.racer, turns)
        if not halted:
            sight = self.sight
            steps = most_steps(sight.straight, sight.length, sight.space(distance), self.racer.abilities, passed)
            distances[sight.active] = distance + steps
        if self.sight.road is not None:
            gained += self.come_to_stand(self.sight.road, distances)
        ends = self.fought(distances)
        return fsum(self.crossed(end, gained) for end in ends) / len(ends)

    def come_to_stand(self, road: Road, distances: list[float]) -> float:
        """SR-17.4  Slime takes the racer on, by an average die; a scrap tile of the salvager is gained."""
        active = self.sight.active
        there = int(distances[active])
        on_slime = self.sight.space(there) - road.slime
        if road.slime and 0 <= on_slime < len(SLIP):
            line = self.sight.lap(there) * self.sight.length + 1
            distances[active] = max(int(there + SLIP[on_slime]), line)
        on_salvager = self.sight.space(there) - road.salvager
        return SCRAP_WORTH if road.salvager and 0 <= on_salvager < 3 else 0.0

    def fought(self, distances: list[float]) -> list[list[float]]:
        """SR-5.3  The equally likely ends of a fight on the racer's space; what it may lead to is not looked at."""
        active = self.sight.active
        space = self.sight.space(int(distances[active]))
        if space not in self.others:
            return [distances]
        won, lost = distances.copy(), distances.copy()
        if JACKAL in self.racer.abilities:
            won[active] += JACKALS_STEPS
            return [won]
        won[active] += 1
        for place, racer in enumerate(self.sight.racers):
            if place != active and self.sight.space(racer.distance) == space:
                if JACKAL in racer.abilities and self.sight.jackal_always:  # SR-5.6
                    lost[place] += JACKALS_STEPS
                    return [lost]
                lost[place] += 1
        return [won, lost]

    def crossed(self, distances: list[float], gained: float) -> float:
        """SR-7.2  After the goal card, if the racer has crossed the line, and with the boost marker of its space."""
        sight, outlook = self.sight, self.outlook
        there = int(distances[sight.active])
        markers = self.collected(sight.space(there))
        if markers:
            gained += markers * outlook.boost_worth(outlook.rounds_left(distances))
        laps = sight.lap(there)
        if laps == self.racer.laps or laps >= LAPS:
            return outlook.chance(distances, gained)
        ranking = sorted(range(len(distances)), key=lambda place: -distances[place])
        chance = cards = 0.0
        for card, count in sight.goal:
            moved = distances.copy()
            for place in pulled(card, ranking):
                moved[place] += GOAL_STEPS[card]
            chance += count * outlook.chance(moved, gained)
            cards += count
        return chance / cards

    def collected(self, space: int) -> int:
        """SR-8.1, SR-16.3  So many boost markers are taken on this space."""
        if COLLECTOR not in self.racer.abilities:
            return int(space in self.sight.markers)
        around = {space, space % self.sight.length + 1, space - 1 or self.sight.length}
        return len(around & self.sight.markers)


def pulled(card: str, ranking: list[int]) -> list[int]:
    """SR-12  Those whom a goal card moves."""
    if card == "last":
        return ranking[-1:]
    if card == "last-two":
        return ranking[-2:]
    return ranking[1:] if card == "all-but-first" else ranking[2:]
