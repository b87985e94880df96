"""The bot that knows nothing but the list of options."""

from jalopy.bots.bot import Bot, Chair
from jalopy.kernel.questions import Option


class Random(Bot):
    name = "random"

    def choose(self, chair: Chair) -> Option:
        options = chair.question.options
        return options[chair.lot.below(len(options))]
