"""The rookie: looks one turn ahead, exactly, and no farther."""

from jalopy.bots.bot import Bot, Chair
from jalopy.games.scrap_racer.bot.hot.outlook import USUAL, Sense
from jalopy.games.scrap_racer.bot.hot.planning import choose
from jalopy.kernel.questions import Option


class Rookie(Bot):
    name = "rookie"

    def __init__(self, sense: Sense = USUAL) -> None:
        self.sense = sense

    def choose(self, chair: Chair) -> Option:
        question = chair.question
        if len(question.options) == 1:
            return question.options[0]
        return choose(question, chair.glance(), chair.settings, self.sense)
