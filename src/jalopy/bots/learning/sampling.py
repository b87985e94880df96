"""Positions from matches that bots play, each as one seat may see it, with who won in the end.

In every match one turn is odd: answers are drawn by lot in it, so that positions are seen to which nobody would play. Only
those behind it are learnt from: what they are worth to bots that play on as they do.
"""

from collections.abc import Sequence
from typing import Final

from jalopy import games
from jalopy.bots.bot import Bot, Chair
from jalopy.bots.lots import key_of
from jalopy.bots.runner import begin_anew
from jalopy.bots.value import Features, features_of
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.settings import Values

ODD: Final = 20  # one turn of so many, and only the first of them
NOBODY: Final = -1


class Sample:
    """`owners`: the seat that each output speaks for; `won`: the outputs that should have said so."""

    def __init__(self, numbers: list[float], owners: list[int]) -> None:
        self.numbers = numbers
        self.owners = owners
        self.won: list[bool] = []


def sample_match(
    game: str, seats: int, settings: Values, bots: Sequence[Bot], seed: int, number: int, keep: int
) -> list[Sample]:
    """So many positions of one match, from its beginning to its end, at turns that are about to begin."""
    match = start_match(
        games.find(game), seats, settings, FastChance(key_of(seed, number)), listening=False, history=True
    )
    lot = Stream(key_of(seed, number, 2))
    features = features_of(game)
    assert features is not None
    seen = _play(match, bots, lot, features, keep)
    winners = [place.seat for place in match.standing if place.won] or [NOBODY]
    for sample in seen:
        sample.won = [owner in winners for owner in sample.owners]
    return [sample for sample in seen if any(sample.won)]


def _play(match: Match, bots: Sequence[Bot], lot: Stream, features: Features, keep: int) -> list[Sample]:
    """The position behind the odd turn is kept; another one takes the place of one that came between with just the
    chance that keeps all of these equally likely."""
    begin_anew(bots)
    chairs = [Chair(match, seat, Stream(lot.below(1 << 30))) for seat in range(match.seats)]
    kept: list[Sample] = []
    met, turn, odd = 0, 0, 0
    while (question := match.question) is not None:
        if match.table.turn != turn:
            turn = match.table.turn
            if not odd and lot.below(ODD) == 0:
                odd = turn
                kept.clear()
                met = 0
            else:
                place = len(kept) if len(kept) < keep else lot.below(met) + 1
                met += 1
                if place < keep:
                    kept[place : place + 1] = [Sample(*features(match.glance(lot.below(match.seats)), match.settings))]
        chair, options = chairs[question.seat], question.options
        whim = turn == odd and len(options) > 1 and lot.below(2) == 0
        option = options[lot.below(len(options))] if whim else bots[question.seat].choose(chair)
        match.take(question, option)
    return kept
