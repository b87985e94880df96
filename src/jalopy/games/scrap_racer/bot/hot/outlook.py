"""The chance to win from wherever everybody may stand when this turn is over."""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, fsum, sqrt
from typing import Final, NamedTuple

from jalopy.games.scrap_racer.bot.hot.rolling import KINDS, marker_worth, plain_turn
from jalopy.games.scrap_racer.bot.hot.sight import Racer, Sight

# Measured in races of four rookies, with goal cards, bonus cards, markers, abilities and fights:
SPACES_PER_ROUND: Final = 11.5  # the leader's way; 126 spaces take eleven rounds
LEAD_VARIANCE: Final = 80.0  # of the lead of one racer over another, for every turn that either has to come
TURNS_FORESEEN: Final = 6  # a boost marker kept for longer than this gains next to nothing
LEAST_VARIANCE: Final = 0.1  # of a lead when nobody is to drive any more; not 0, so that it can be divided by

CARD_SPACES: Final = {"forward-3": 3.0, "forward-5": 5.0, "forward-7": 7.0}
CATCH_UP_SPACES: Final = 10.0  # a usual way to the next racer


class Rest(NamedTuple):
    """What may be hoped for in the rest of the race."""

    own: list[float]  # spaces to come, for each racer of the seat
    rivals: list[tuple[list[int], list[float], float]]  # by seat: its racers, their spaces to come, 1 / deviation


class Outlook:
    """What places are worth to a seat.

    A chance is the product of the chances to end ahead of each rival, as if these had nothing to do with each other:
    as a number it is too small, but it puts the ways to end a turn in order. All else is in spaces.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.turn = plain_turn()
        self.card_spaces = card_spaces(sight.length, sight.straight)
        cards = sum(count for _, count in sight.bonus)
        self.mean_card = fsum(self.card_spaces[card] * count for card, count in sight.bonus) / cards
        self.own = [place for place, racer in enumerate(sight.racers) if racer.seat == sight.seat]
        rivals: dict[int, list[int]] = {}
        for place, racer in enumerate(sight.racers):
            if racer.seat != sight.seat:
                rivals.setdefault(racer.seat, []).append(place)
        self.rivals = list(rivals.values())
        self.two_racers_each = sight.two_racers_each
        self._rest: dict[float, Rest] = {}

    def rounds_left(self, distances: Sequence[float]) -> float:
        """Rounds to play after this one."""
        way = self.sight.finish + 1 - max(distances)
        return 0.0 if way <= 0 else max(way / SPACES_PER_ROUND, 1.0)

    def usable(self, turns: float) -> float:
        """The chance that one of so many turns is no crash, so that a bonus card can be played."""
        return 1.0 - self.turn.crashes**turns if turns > 0 else 0.0

    def card_worth(self, card: str, turns: float) -> float:
        return self.card_spaces[card] * self.usable(turns)

    def bonus_marker_worth(self, racer: Racer, turns: float) -> float:
        """A share of a card, if there is time to get the rest and to play it."""
        missing = racer.slots - racer.bonus_markers - 1
        return self.mean_card / racer.slots * self.usable(turns - missing)

    def boost_worth(self, turns: float) -> float:
        """A boost marker that lies face down."""
        worth = marker_worth(min(round(turns), TURNS_FORESEEN))
        return fsum(worth[KINDS.index(kind)] * count for kind, count in self.sight.boosts) / sum(
            count for _, count in self.sight.boosts
        )

    def belongings(self, racer: Racer, turns: float) -> float:
        """What a racer can still make of its markers, and a rival of its cards."""
        worth = marker_worth(min(round(turns), TURNS_FORESEEN))
        spaces = fsum(worth[KINDS.index(boost)] for boost in racer.boosts)
        spaces += racer.bonus_markers * self.mean_card / racer.slots * self.usable(turns - 1)
        if racer.seat != self.sight.seat:
            racers = len(self.own)  # as many as any other seat has; they share the hand
            spaces += self.sight.hands[racer.seat] / racers * self.mean_card * self.usable(turns)
        return spaces

    def chance(self, distances: Sequence[float], gained: float = 0.0) -> float:
        """To win from these distances after this turn, if the active racer gained something worth so many spaces."""
        rounds = self.rounds_left(distances)
        rest = self._rest.get(rounds)
        if rest is None:
            rest = self._rest[rounds] = self._rest_of_race(rounds)
        if self.two_racers_each:
            return self._chance_of_pair(rest, distances, gained)
        chance = 1.0
        own = distances[self.own[0]] + gained
        for (rival,), (hope,), per_deviation in rest.rivals:
            chance *= below((own - distances[rival] + rest.own[0] - hope) * per_deviation)
        return chance

    def _rest_of_race(self, rounds: float) -> "Rest":
        turns = [rounds + 1 if place > self.sight.active else rounds for place in range(len(self.sight.racers))]
        hopes = [
            to_come * self.turn.spaces + self.belongings(racer, to_come)
            for racer, to_come in zip(self.sight.racers, turns, strict=True)
        ]
        rivals: list[tuple[list[int], list[float], float]] = []
        for rival in self.rivals:
            variance = (turns[self.own[0]] + turns[rival[0]]) * LEAD_VARIANCE + LEAST_VARIANCE
            rivals.append((rival, [hopes[place] for place in rival], 1 / sqrt(variance)))
        return Rest([hopes[place] for place in self.own], rivals)

    def _chance_of_pair(self, rest: "Rest", distances: Sequence[float], gained: float) -> float:
        """SR-10.7  If only one seat has a racer through, it wins; otherwise the rear racers decide."""
        ours = [distances[place] + hope for place, hope in zip(self.own, rest.own, strict=True)]
        if self.sight.active in self.own:
            ours[self.own.index(self.sight.active)] += gained
        chance = 1.0
        for rival, hopes, per_deviation in rest.rivals:
            theirs = [distances[place] + hope for place, hope in zip(rival, hopes, strict=True)]
            if max(distances) > self.sight.finish:
                we = self._gets_through(self.own, distances, max(ours), per_deviation)
                they = self._gets_through(rival, distances, max(theirs), per_deviation)
                only_ours, both = we * (1.0 - they), we * they
            else:
                front = max(ours) - max(theirs)
                only_ours = below((front - SPACES_PER_ROUND / 2) * per_deviation)
                both = 1.0 - only_ours - below((-front - SPACES_PER_ROUND / 2) * per_deviation)
            chance *= only_ours + both * below((min(ours) - min(theirs)) * per_deviation)
        return chance

    def _gets_through(
        self, pair: Sequence[int], distances: Sequence[float], front: float, per_deviation: float
    ) -> float:
        """The chance that a seat has a racer through when the last round is over."""
        finish = self.sight.finish
        return 1.0 if max(distances[place] for place in pair) > finish else below((front - finish) * per_deviation)


@lru_cache(maxsize=64)
def card_spaces(length: int, straight: tuple[bool, ...]) -> dict[str, float]:
    """How far a bonus card leads on the average."""
    spaces = {**CARD_SPACES, "catch-up": CATCH_UP_SPACES}
    for card, wanted in (("straight", True), ("curve", False)):
        ways = [way_to(straight, length, space, wanted) for space in range(1, length + 1)]
        spaces[card] = sum(ways) / len(ways)
    return spaces


def way_to(straight: tuple[bool, ...], length: int, space: int, wanted: bool) -> int:
    """SR-13.2, SR-13.3  Spaces to the next straight (or curve) strictly ahead; 0 if there is none."""
    for spaces in range(1, length + 1):
        if straight[(space + spaces - 1) % length + 1] == wanted:
            return spaces
    return 0


def below(deviations: float) -> float:
    """The share of a normal distribution below so many standard deviations."""
    return 0.5 + 0.5 * erf(deviations * SQRT_HALF)


SQRT_HALF: Final = sqrt(0.5)
