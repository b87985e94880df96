"""Strength as a number, from who is placed before whom: Plackett and Luce's model, as openskill reckons it."""

from collections.abc import Sequence
from statistics import fmean, geometric_mean

from openskill.models import PlackettLuce

from jalopy.kernel.questions import Facts


class Ratings:
    """`mu` is how strong a bot seems, `sigma` how unsure that is. All begin alike; the order of matches counts a little."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = PlackettLuce(tau=0.0)  # nobody gets better or worse from match to match
        self.mu = dict.fromkeys(bots, self._model.mu)
        self.sigma = dict.fromkeys(bots, self._model.sigma)

    def add(self, bots: Sequence[str], places: Sequence[int]) -> None:
        """One match, with bot and place of every seat.

        A bot on several seats moves by their average: it is one player, and its seats say nothing about each other.
        """
        before = [[self._model.create_rating([self.mu[bot], self.sigma[bot]])] for bot in bots]
        after = self._model.rate(before, ranks=[float(place) for place in places])
        for bot in set(bots):
            moved = [rating for own, (rating,) in zip(bots, after, strict=True) if own == bot]
            self.mu[bot] = fmean(rating.mu for rating in moved)
            self.sigma[bot] = geometric_mean(rating.sigma for rating in moved)

    def row(self, bot: str) -> Facts:
        return {"mu": round(self.mu[bot], 3), "sigma": round(self.sigma[bot], 3)}
