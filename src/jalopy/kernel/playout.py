"""Playing to the end by drawn lots, in the compiled kernel, where the loop itself costs least."""

from jalopy.kernel.chance import Source
from jalopy.kernel.match import Match


def play_out(match: Match, source: Source) -> int:
    """Answer every question by lot until the match is over; how many there were."""
    count = 0
    question = match.question
    while question is not None:
        options = question.options
        match.take(question, options[source.below(len(options))])
        count += 1
        question = match.question
    return count
