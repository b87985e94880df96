"""Driving: which bonus cards to play before and after the dice move, judged by where the turn would end."""

from math import fsum
from typing import Final

from mypy_extensions import i64

from jalopy.games.scrap_racer.bonus_cards import CATCH_UP, FORWARD, STRAIGHT
from jalopy.games.scrap_racer.bot.hot.outlook import Distances, Outlook, farthest_of, ranking_of
from jalopy.games.scrap_racer.bot.hot.road import (
    COLLECTS,
    CRUSHES,
    FIGHTS,
    SCRAP_WORTH,
    SLIP,
    STEPS_MORE,
    WAY_TO_THE_CENTRE,
    Road,
    most_steps,
)
from jalopy.games.scrap_racer.bot.hot.sight import BITS, CARDS, ONE_OF
from jalopy.games.scrap_racer.components import CENTRE_AT, SPACES_PER_TILE
from jalopy.games.scrap_racer.ways import Way

# SR-12  How far a goal card moves racers, and which: those from this place of the ranking on.
GOAL_STEPS: Final[dict[str, int]] = {"last": 7, "last-two": 5, "all-but-first": 2, "all-but-first-two": 3}
PULLED_FROM: Final[dict[str, int]] = {"last": -1, "last-two": -2, "all-but-first": 1, "all-but-first-two": 2}
JACKALS_STEPS: Final = 2

DRIVE: Final = "drive"
DONE: Final = "done"

# By bonus card, how far it leads; 0 where that hangs on the road or on others.
SPACES: Final[list[int]] = [FORWARD.get(card, 0) for card in CARDS]
TO_A_STRAIGHT: Final = CARDS.index(STRAIGHT)
TO_THE_NEXT: Final = CARDS.index(CATCH_UP)
NOWHERE: Final = -1.0  # worse than any chance


class Pull:
    """A goal card: how many of it there may be, and from which place of the ranking on racers are pulled how far."""

    def __init__(self, card: str, count: int, racers: int) -> None:
        first = PULLED_FROM[card]
        self.count = count
        self.first: i64 = first if first >= 0 else max(0, racers + first)
        self.steps = float(GOAL_STEPS[card])


class Driving:
    """The active racer's way through its turn. Nobody else moves meanwhile, so all ways can be looked at."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        sight = outlook.sight
        self.sight = sight
        self.active = sight.active
        self.racer = sight.racers[sight.active]
        self.others: list[int] = []  # the spaces they stand on
        for place, racer in enumerate(sight.racers):
            if place != sight.active and racer.distance > 0:
                self.others.append(sight.space(racer.distance))
        self._known: dict[int, float] = {}
        self._pulls: list[Pull] = []

    def best(self, distance: int, hand: int, passed: bool, dice: int) -> str:
        """The option that leads to the best chance to win; `dice` is the total still to be driven, 0 if it has been."""
        best, chosen = self._without_cards(distance, hand, passed, dice), DRIVE if dice else DONE
        for card in range(len(CARDS)):
            if hand >> BITS * card & (1 << BITS) - 1:
                worth = self._with_card(card, distance, hand, passed, dice)
                if worth > best:
                    best, chosen = worth, f"bonus:{CARDS[card]}"
        return chosen

    def worth(self, distance: int, hand: int, passed: bool, dice: int) -> float:
        """The chance to win if it goes on in the best way."""
        if hand == 0:
            return self._without_cards(distance, hand, passed, dice)
        key = (i64(distance) << 6 | i64(dice)) << BITS * len(CARDS) + 1 | i64(hand) << 1 | i64(passed)
        known = self._known.get(key)
        if known is None:
            known = self._without_cards(distance, hand, passed, dice)
            card, rest = 0, hand
            while rest:
                if rest & (1 << BITS) - 1:
                    known = max(known, self._with_card(card, distance, hand, passed, dice))
                rest >>= BITS
                card += 1
            self._known[key] = known
        return known

    def _without_cards(self, distance: int, hand: int, passed: bool, dice: int) -> float:
        if dice == 0:
            return self.end(distance, hand, passed)
        return self.after(distance, dice, True, hand, passed, 0)

    def _with_card(self, card: int, distance: int, hand: int, passed: bool, dice: int) -> float:
        spaces = self.spaces_of(card, distance)
        if spaces <= 0:
            return NOWHERE
        return self.after(distance, spaces, SPACES[card] > 0, hand - ONE_OF[card], passed, dice)

    def after(self, distance: int, spaces: int, spare: bool, hand: int, passed: bool, dice: int) -> float:
        """The chance to win if the racer drives so far now, and this is still to come."""
        road = self.sight.road
        if road is None:
            return self.worth(distance + spaces, hand, passed or self.passes(distance, spaces), dice)
        lane = self.racer.lane if distance == self.racer.distance else 0
        start = self.sight.way_from(distance, lane, spaces)
        end = road.reach(start, False, spare)
        worth = self.at(end, hand, passed or self.passes(distance, end.distance - distance), dice)
        if road.track.fork and not lane:
            other = road.reach(start, True, spare)
            if road.lane_of(other):
                worth = max(worth, self.at(other, hand, passed, dice))
        return worth

    def at(self, end: Way, hand: int, passed: bool, dice: int) -> float:
        road = self.sight.road
        assert road is not None
        if road.lane_of(end):
            return self.in_lane(end, hand)
        if end.halted:
            return self.end(end.distance, hand, passed, halted=True)
        return self.worth(end.distance, hand, passed, dice)

    def in_lane(self, end: Way, hand: int) -> float:
        """SR-21.3  A visit to the pit stop, now or in the next turn; behind its centre nothing is gained any more."""
        road = self.sight.road
        assert road is not None
        lane = road.lane_of(end)
        rest = self.outlook.rest(max(end.distance, self.outlook.lead_of_others))
        gained = self.outlook.kept(hand, rest.usable)
        if lane == CENTRE_AT:
            gained += road.visit_worth(self.racer.name, rest.rounds)
        elif lane < CENTRE_AT:
            gained += road.visit_worth(self.racer.name, rest.rounds - 1) - WAY_TO_THE_CENTRE
        return self.outlook.chance(self.outlook.where_active_is(end.distance), gained)

    def spaces_of(self, card: int, distance: int) -> int:
        """SR-13"""
        if SPACES[card]:
            return SPACES[card]
        sight = self.sight
        here = sight.space(distance)
        if card != TO_THE_NEXT:
            return sight.ground.to_straight[here] if card == TO_A_STRAIGHT else sight.ground.to_curve[here]
        nearest = 0
        if sight.catch_up_by_rank:
            for racer in sight.racers:
                if racer.distance > distance and (nearest == 0 or racer.distance - distance < nearest):
                    nearest = racer.distance - distance
            return nearest
        for other in self.others:
            way = (other - here) % sight.length if here else other
            if way > 0 and (nearest == 0 or way < nearest):
                nearest = way
        return nearest

    def passes(self, distance: int, spaces: int) -> bool:
        """SR-5.7"""
        here = self.sight.space(distance)
        for other in self.others:  # noqa: SIM110  compiled, a loop is faster than a generator
            if (other if here == 0 else (other - here) % self.sight.length) < spaces:
                return True
        return False

    def end(self, distance: int, hand: int, passed: bool, halted: bool = False) -> float:
        """The chance to win if the racer goes no farther on its own and these cards are kept."""
        outlook, sight = self.outlook, self.sight
        gained = 0.0
        crushes = passed and self.racer.abilities & CRUSHES
        if hand or crushes:
            rest = outlook.rest(max(distance, outlook.lead_of_others))
            gained = outlook.kept(hand, rest.usable)
            if crushes:
                gained += outlook.bonus_marker_worth(self.racer, rest.rounds)
        there = distance
        if not halted and self.racer.abilities & STEPS_MORE:
            there += most_steps(
                sight.ground.straight, sight.length, sight.space(distance), self.racer.abilities, passed
            )
        if sight.road is not None:
            gained += self.gained_at(sight.road, there)
            there = self.slipped_to(sight.road, there)
        if sight.space(there) in self.others:
            ends = self.fought(outlook.where_active_is(there))
            return fsum([self.crossed(end, gained) for end in ends]) / len(ends)
        if self.crosses(there):
            return self.crossed(outlook.where_active_is(there), gained)
        markers = self.collected(sight.space(there))
        if markers:
            gained += markers * outlook.boost_worth(outlook.rounds_left(max(there, outlook.lead_of_others)))
        return outlook.chance_at(there, gained)

    def slipped_to(self, road: Road, there: int) -> int:
        """SR-17.4  Slime takes the racer on, by an average die."""
        on_slime = self.sight.space(there) - road.track.slime
        if not road.track.slime or not 0 <= on_slime < len(SLIP):
            return there
        line = self.sight.lap(there) * self.sight.length + 1
        return max(int(there + SLIP[on_slime]), line)

    def gained_at(self, road: Road, there: int) -> float:
        """SR-17.4  A scrap tile of the salvager."""
        on_salvager = self.sight.space(there) - road.track.salvager
        return SCRAP_WORTH if road.track.salvager and 0 <= on_salvager < SPACES_PER_TILE else 0.0

    def fought(self, distances: Distances) -> list[Distances]:
        """SR-5.3  The equally likely ends of a fight on the racer's space; what it may lead to is not looked at."""
        active = self.active
        space = self.sight.space(int(distances[active]))
        if space not in self.others:
            return [distances]
        won, lost = distances[:], distances[:]
        if self.racer.abilities & FIGHTS:
            won[active] += JACKALS_STEPS
            return [won]
        won[active] += 1
        for place, racer in enumerate(self.sight.racers):
            if place != active and self.sight.space(racer.distance) == space:
                if racer.abilities & FIGHTS and self.sight.jackal_always:  # SR-5.6
                    lost[place] += JACKALS_STEPS
                    return [lost]
                lost[place] += 1
        return [won, lost]

    def crossed(self, distances: Distances, gained: float) -> float:
        """SR-7.2  After the goal card, if the racer has crossed the line, and with the boost marker of its space."""
        sight, outlook = self.sight, self.outlook
        there = int(distances[self.active])
        markers = self.collected(sight.space(there))
        if markers:
            gained += markers * outlook.boost_worth(outlook.rounds_left(farthest_of(distances)))
        if not self.crosses(there):
            return outlook.chance(distances, gained)
        if not self._pulls:
            self._pulls = [Pull(card, count, len(sight.racers)) for card, count in sight.goal.counts]
        ranking = ranking_of(distances)
        moved = distances[:]
        chance = cards = 0.0
        for pull in self._pulls:
            for at in range(pull.first, len(ranking)):
                moved[ranking[at]] += pull.steps
            chance += pull.count * outlook.chance(moved, gained)
            cards += pull.count
            for at in range(pull.first, len(ranking)):  # whole spaces, so that nothing of them is left
                moved[ranking[at]] -= pull.steps
        return chance / cards

    def crosses(self, there: int) -> bool:
        """Whether a goal card is drawn: it has crossed the line, and not for the last time."""
        laps = self.sight.lap(there)
        return laps != self.racer.laps and laps < self.sight.box.laps

    def collected(self, space: int) -> int:
        """SR-8.1, SR-16.3  So many boost markers are taken on this space."""
        markers = self.sight.markers
        if not self.racer.abilities & COLLECTS:
            return int(markers[space])
        length = self.sight.length
        return int(markers[space]) + int(markers[space % length + 1]) + int(markers[space - 1 if space > 1 else length])
