"""A question outside of any table, as whoever is asked sees it: of a match that is over, or of a puzzle."""

import msgspec

from jalopy import games
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Question
from jalopy.server import wire


def question_of(match: Match, question: Question, number: int) -> wire.QuestionInfo:
    return wire.QuestionInfo(
        id=number,
        seat=question.seat,
        kind=question.kind,
        rule=question.rule,
        facts=question.facts,
        options=[wire.OptionInfo(**option.as_data()) for option in question.options],  # type: ignore[arg-type]
        barred=[wire.BarredInfo(**barred.as_data()) for barred in match.game.barred(match.state, question)],  # type: ignore[arg-type]
    )


def standpoint_of(match: Match, seat: int) -> wire.Standpoint:
    question = next(each for each in match.questions if each.seat == seat)
    foreseen = games.consequences(match, seat)
    return wire.Standpoint(
        seat=seat,
        view=match.view(seat),
        question=question_of(match, question, 0),
        consequences=[msgspec.convert(each.as_data(), wire.ConsequenceInfo) for each in foreseen],
    )
