"""The chance to win from wherever everybody may stand when this turn is over."""

from math import fsum, pow, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from jalopy.bots.hot.field import below
from jalopy.games.scrap_racer.bot.hot.rolling import Markers, plain
from jalopy.games.scrap_racer.bot.hot.sight import BITS, CARDS, NUMBER, Ground, Racer, Sight
from jalopy.games.scrap_racer.components import PLUS_MINUS, RE_ROLL
from jalopy.kernel.kept import Kept

# Measured in races of four rookies, with goal cards, bonus cards, markers, abilities and fights:
SPACES_PER_ROUND: Final = 11.5  # the leader's way; 126 spaces take eleven rounds
LEAD_VARIANCE: Final = 80.0  # of the lead of one racer over another, for every turn that either has to come
TURNS_FORESEEN: Final = 6  # a boost marker kept for longer than this gains next to nothing
LEAST_VARIANCE: Final = 0.1  # of a lead when nobody is to drive any more; not 0, so that it can be divided by

CARD_SPACES: Final[dict[str, float]] = {
    "forward-3": 3.0,
    "forward-5": 5.0,
    "forward-7": 7.0,
    "catch-up": 10.0,  # a usual way to the next racer
}

Distances = vec[float]
"""How far each racer has come."""


class Sense:
    """What somebody makes of the rest of a race."""

    def __init__(self, cards: float, variance: float) -> None:
        self.cards = cards  # how much more than its spaces a bonus card in hand is worth
        self.variance = variance  # of a lead, as LEAD_VARIANCE


USUAL: Final = Sense(1.0, LEAD_VARIANCE)


@mypyc_attr(acyclic=True)
class Rest:
    """What may be hoped for in the rest of the race."""

    def __init__(self, rounds: float, usable: float, hopes: vec[float], before: float, after: float) -> None:
        self.rounds = rounds
        self.usable = usable  # the chance that a bonus card can be played
        self.hopes = hopes  # spaces to come, for each racer
        self.before = before  # 1 / deviation of the lead over those who have had their turn of this round
        self.after = after  # and over those who have not


class Outlook:
    """What places are worth to a seat.

    A chance is the product of the chances to end ahead of each rival, as if these had nothing to do with each other:
    as a number it is too small, but it puts the ways to end a turn in order. All else is in spaces.
    """

    def __init__(self, sight: Sight, sense: Sense = USUAL) -> None:
        self.sight = sight
        self.sense = sense
        self.plain = plain(sight.box)
        self.spaces = self.plain.turn.spaces
        self.crashes = self.plain.turn.crashes
        self.card_spaces = card_spaces(sight.ground)
        means = [self.card_spaces[NUMBER[card]] * count for card, count in sight.bonus.counts]
        self.mean_card = fsum(means) / max(1, sight.bonus.total)
        self.active = sight.active
        self.distances: Distances = vec[float]([racer.distance for racer in sight.racers])
        self.lead_of_others = 0.0
        self.own: list[int] = []
        rivals: dict[int, list[int]] = {}
        for place, racer in enumerate(sight.racers):
            if racer.seat == sight.seat:
                self.own.append(place)
            else:
                rivals.setdefault(racer.seat, []).append(place)
            if place != self.active:
                self.lead_of_others = max(self.lead_of_others, self.distances[place])
        self.first = self.own[0]
        self.rivals = list(rivals.values())
        self._places = vec[i64]([rival[0] for rival in self.rivals])  # of rivals with one racer each
        self._own = vec[i64]([i64(place) for place in self.own])
        self._pairs = [vec[i64]([i64(place) for place in rival]) for rival in self.rivals]
        self._moved: Distances = self.distances[:]  # with the active racer somewhere else, for a moment
        self.two_racers_each = sight.two_racers_each
        self._marker_share = [racer.bonus_markers * self.mean_card / racer.slots for racer in sight.racers]
        self._hand_share = [  # a hand is shared by as many racers as any other seat has
            0.0 if racer.seat == sight.seat else sight.hands[racer.seat] / len(self.own) * self.mean_card
            for racer in sight.racers
        ]
        self._boosts: dict[int, list[float]] = {}
        self._face_down: dict[int, float] = {}
        self._rest: dict[float, Rest] = {}
        self._last = -1.0
        self._last_rest: Rest | None = None

    def rounds_left(self, farthest: float) -> float:
        """Rounds to play after this one."""
        way = self.sight.finish + 1 - farthest
        return 0.0 if way <= 0 else max(way / SPACES_PER_ROUND, 1.0)

    def usable(self, turns: float) -> float:
        """The chance that one of so many turns is no crash, so that a bonus card can be played."""
        return 1.0 - pow(self.crashes, turns) if turns > 0 else 0.0

    def kept(self, hand: int, usable: float) -> float:
        """What the cards of a hand are worth later."""
        if hand == 0:
            return 0.0
        worth: list[float] = []
        card = 0
        while hand:
            for _ in range(hand & (1 << BITS) - 1):
                worth.append(self.card_spaces[card] * usable * self.sense.cards)
            hand >>= BITS
            card += 1
        return worth[0] if len(worth) == 1 else fsum(worth)

    def marker_share(self, racer: Racer, turns: float) -> float:
        """What the bonus markers of a racer are worth, if they become a card in time."""
        return racer.bonus_markers * self.mean_card / racer.slots * self.usable(turns - 1)

    def boosts_of(self, racer: Racer, turns: float) -> float:
        """What a racer can still make of its boost markers."""
        if not racer.boosts:
            return 0.0
        worth = self.plain.marker_worth(foreseen_of(turns))
        if len(racer.boosts) == 1:
            return of_marker(worth, racer.boosts[0])
        return fsum([of_marker(worth, boost) for boost in racer.boosts])

    def bonus_marker_worth(self, racer: Racer, turns: float) -> float:
        """A share of a card, if there is time to get the rest and to play it."""
        missing = racer.slots - racer.bonus_markers - 1
        return self.mean_card / racer.slots * self.usable(turns - missing)

    def boost_worth(self, turns: float) -> float:
        """A boost marker that lies face down."""
        foreseen = foreseen_of(turns)
        known = self._face_down.get(foreseen)
        if known is None:
            worth, boosts = self.plain.marker_worth(foreseen), self.sight.boosts
            known = fsum([of_marker(worth, kind) * count for kind, count in boosts.counts]) / max(1, boosts.total)
            self._face_down[foreseen] = known
        return known

    def rest(self, farthest: float) -> Rest:
        """If the foremost racer stands there."""
        last = self._last_rest
        if farthest == self._last and last is not None:
            return last
        rest = self._rest.get(farthest)
        if rest is None:
            rest = self._rest[farthest] = self._rest_of_race(self.rounds_left(farthest))
        self._last, self._last_rest = farthest, rest
        return rest

    def _rest_of_race(self, rounds: float) -> Rest:
        earlier, usable, later = self.usable(rounds - 1), self.usable(rounds), self.usable(rounds + 1)
        markers, more_markers = self._boosts_worth(rounds), self._boosts_worth(rounds + 1)
        hopes = self.distances[:]
        for place in range(len(hopes)):
            if place > self.active:  # one turn more
                spaces = more_markers[place] + self._marker_share[place] * usable + self._hand_share[place] * later
                hopes[place] = (rounds + 1) * self.spaces + spaces
            else:
                spaces = markers[place] + self._marker_share[place] * earlier + self._hand_share[place] * usable
                hopes[place] = rounds * self.spaces + spaces
        own = rounds + 1 if self.first > self.active else rounds
        variance = self.sense.variance
        before = 1 / sqrt((own + rounds) * variance + LEAST_VARIANCE)
        after = 1 / sqrt((own + (rounds + 1)) * variance + LEAST_VARIANCE)
        return Rest(rounds, usable, hopes, before, after)

    def _boosts_worth(self, turns: float) -> list[float]:
        """What each racer can still make of its boost markers."""
        foreseen = foreseen_of(turns)
        known = self._boosts.get(foreseen)
        if known is None:
            known = self._boosts[foreseen] = [self.boosts_of(racer, turns) for racer in self.sight.racers]
        return known

    def chance_at(self, distance: float, gained: float) -> float:
        """To win if only the active racer moves, to this distance, and gained something worth so many spaces."""
        if self.two_racers_each or self.first != self.active:
            self._moved[self.active] = distance
            return self.chance(self._moved, gained)
        return self._chance(self.rest(max(distance, self.lead_of_others)), distance + gained, self.distances)

    def where_active_is(self, distance: float) -> Distances:
        """Everybody's, with the active racer there."""
        distances = self.distances[:]
        distances[self.active] = distance
        return distances

    def chance(self, distances: Distances, gained: float = 0.0) -> float:
        """The same from wherever everybody stands after this turn."""
        farthest = farthest_of(distances)
        rest = self.rest(farthest)
        if self.two_racers_each:
            return self._chance_of_pair(rest, distances, farthest, gained)
        return self._chance(rest, distances[self.first] + gained, distances)

    def _chance(self, rest: Rest, own: float, distances: Distances) -> float:
        """If everybody has one racer, and ours stands so far and the others there."""
        chance = 1.0
        hopes, active = rest.hopes, i64(self.active)
        hope = hopes[self.first]
        for place in self._places:
            per_deviation = rest.after if place > active else rest.before
            chance *= below((own - distances[place] + hope - hopes[place]) * per_deviation)
        return chance

    def _chance_of_pair(self, rest: Rest, distances: Distances, farthest: float, gained: float) -> float:
        """SR-10.7  If only one seat has a racer through, it wins; otherwise the rear racers decide."""
        front, rear = self._front_and_rear(self._own, rest.hopes, distances, gained)
        chance = 1.0
        for rival in self._pairs:
            per_deviation = rest.after if rival[0] > self.active else rest.before
            their_front, their_rear = self._front_and_rear(rival, rest.hopes, distances, 0.0)
            if farthest > self.sight.finish:
                we = self._gets_through(self._own, distances, front, per_deviation)
                they = self._gets_through(rival, distances, their_front, per_deviation)
                only_ours, both = we * (1.0 - they), we * they
            else:
                lead = front - their_front
                only_ours = below((lead - SPACES_PER_ROUND / 2) * per_deviation)
                both = 1.0 - only_ours - below((-lead - SPACES_PER_ROUND / 2) * per_deviation)
            chance *= only_ours + both * below((rear - their_rear) * per_deviation)
        return chance

    def _front_and_rear(
        self, pair: vec[i64], hopes: vec[float], distances: Distances, gained: float
    ) -> tuple[float, float]:
        """How far the two of a seat may come, the better one first; the active one of ours has gained something."""
        active = i64(self.active)
        one = distances[pair[0]] + hopes[pair[0]]
        other = distances[pair[1]] + hopes[pair[1]]
        if pair[0] == active:
            one += gained
        elif pair[1] == active:
            other += gained
        return (one, other) if one > other else (other, one)

    def _gets_through(self, pair: vec[i64], distances: Distances, front: float, per_deviation: float) -> float:
        """The chance that a seat has a racer through when the last round is over."""
        finish = self.sight.finish
        for place in pair:
            if distances[place] > finish:
                return 1.0
        return below((front - finish) * per_deviation)


_CARD_SPACES: Final[Kept[Ground, list[float]]] = Kept()


def card_spaces(ground: Ground) -> list[float]:
    """How far each bonus card leads on the average."""
    known = _CARD_SPACES.get(ground)
    if known is None:
        spaces = {
            **CARD_SPACES,
            "straight": sum(ground.to_straight[1:]) / ground.length,
            "curve": sum(ground.to_curve[1:]) / ground.length,
        }
        known = _CARD_SPACES.keep(ground, [spaces[card] for card in CARDS])
    return known


def of_marker(worth: Markers, marker: str) -> float:
    """A tuple's own index would make objects of all three."""
    return worth[0] if marker == RE_ROLL else worth[1] if marker == PLUS_MINUS else worth[2]


def foreseen_of(turns: float) -> int:
    """So many whole turns, or as many as one looks ahead."""
    return min(int(turns + 0.5), TURNS_FORESEEN)


def farthest_of(distances: Distances) -> float:
    farthest = distances[0]
    for distance in distances:
        if distance > farthest:
            farthest = distance
    return farthest


def ranking_of(distances: Distances) -> list[int]:
    """The places of the racers, the foremost first; of two who are equally far, the one who is first in turn order."""
    ranking: list[int] = []
    for place in range(len(distances)):
        at = len(ranking)
        while at > 0 and distances[ranking[at - 1]] < distances[place]:
            at -= 1
        ranking.insert(at, place)
    return ranking
