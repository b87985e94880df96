"""Several answers of one seat, taken or refused together.

They may be given in one breath as long as nobody learns anything in between: no number is drawn, no face is shown, nobody
else is asked. So whoever plans ahead cannot look ahead, and an answer never meets a question that it was not meant for.
"""

from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Question


def together(match: Match, seat: int, keys: list[str]) -> list[Question]:
    """The questions that these answers meet, one after the other. Nothing is answered; raises what forbids the first
    that cannot be given."""
    twin = match.rehearsal()
    met: list[Question] = []
    for key in keys:
        question = next_question(twin, seat, len(met))
        option = twin.check(key, question)
        met.append(question)
        if len(met) < len(keys):
            twin.take(question, option)
    return met


def next_question(match: Match, seat: int, given: int) -> Question:
    """What the seat is asked after so many answers in one breath."""
    if not given or match.can_undo:
        for question in match.questions:
            if question.seat == seat:
                return question
    if not given:
        raise NotNow("seat-unasked", number=seat)
    raise NotNow("answers-interrupted")
