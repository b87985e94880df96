"""The rookie: plans whole paths to the gates ahead, shifts by what they bring, and takes risks that pay on average."""

from typing import Final

from jalopy.bots.bot import Bot, Chair
from jalopy.games.home_racers.bot.hot.planning import answer, forget_searches
from jalopy.games.home_racers.bot.hot.sight import Sight, forget_outlooks
from jalopy.kernel.questions import Option

BUMPED: Final = 900  # what a planned bump costs, in thousandths of a turn


class Rookie(Bot):
    name = "rookie"
    bumped = BUMPED

    def choose(self, chair: Chair) -> Option:
        question = chair.question
        if len(question.options) == 1:
            return question.options[0]
        key = answer(question, Sight(chair.glance(), chair.settings, self.bumped), chair.lot)
        for option in question.options:
            if option.key == key:
                return option
        return question.options[0]

    def forget(self) -> None:
        forget_searches()
        forget_outlooks()
