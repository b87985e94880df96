"""How far every racer may come by the end of the race, and its chance to win by that, when somebody's turn begins.

It is the outlook of a rookie, for all racers alike: what a value learns is how far that is wrong.
"""

from math import sqrt

from jalopy.bots.hot.field import chances
from jalopy.games.scrap_racer.bot.hot.outlook import LEAD_VARIANCE, LEAST_VARIANCE, Outlook
from jalopy.games.scrap_racer.bot.hot.sight import Sight, hand_of


class Hopes:
    def __init__(self, sight: Sight) -> None:
        outlook = Outlook(sight)
        lead = 0
        for racer in sight.racers:
            lead = max(lead, racer.distance)
        rounds = outlook.rounds_left(lead)
        self.ends: list[float] = []
        deviations: list[float] = []
        for place, racer in enumerate(sight.racers):
            turns = rounds + 1 if place >= sight.active else rounds
            spaces = turns * outlook.spaces + outlook.boosts_of(racer, turns) + outlook.marker_share(racer, turns)
            if racer.seat == sight.seat:
                spaces += outlook.kept(hand_of(sight.hand), outlook.usable(turns)) / len(outlook.own)
            else:
                spaces += sight.hands[racer.seat] / len(outlook.own) * outlook.mean_card * outlook.usable(turns)
            self.ends.append(racer.distance + spaces)
            deviations.append(sqrt((turns * LEAD_VARIANCE + LEAST_VARIANCE) / 2))
        self.chances = chances(self.ends, deviations)
