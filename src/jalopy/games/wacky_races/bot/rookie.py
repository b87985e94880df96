"""The rookie: plans the cards of its own turn, minds where Dastardly will go, and uses powers when they pay."""

from jalopy.bots.bot import Bot, Chair
from jalopy.games.wacky_races.bot.hot.answering import answer
from jalopy.kernel.questions import Option


class Rookie(Bot):
    name = "rookie"

    def choose(self, chair: Chair) -> Option:
        question = chair.question
        if len(question.options) == 1:
            return question.options[0]
        if question.kind == "choose-racer":
            return question.options[chair.lot.below(len(question.options))]  # they are about equal
        return answer(question, chair.glance())
