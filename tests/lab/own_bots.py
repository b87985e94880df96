"""Bots as users write them: one that can play, and one whose answers nobody offers."""

OWN = """
from jalopy.bots.bot import Bot


class Last(Bot):
    def choose(self, chair):
        return chair.question.options[-1]


class Dreamer(Bot):
    def choose(self, chair):
        return "a pony"
"""
