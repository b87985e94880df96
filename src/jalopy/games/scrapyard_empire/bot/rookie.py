"""The rookie at Scrapyard Empire: it knows what it lacks, and goes for it."""

from jalopy.bots.bot import Bot, Chair
from jalopy.games.scrapyard_empire.bot.hot.answering import choose
from jalopy.kernel.questions import Option


class Rookie(Bot):
    name = "rookie"

    def choose(self, chair: Chair) -> Option:
        question = chair.question
        if len(question.options) == 1:
            return question.options[0]
        return choose(question, chair.glance(), chair.settings)
