"""Playing by lot, and pictures of a match to compare."""

import json
from collections.abc import Iterator

from tests.conformance.tables import Case

from jalopy.kernel.cards import Cards
from jalopy.kernel.chance import FastChance, Source, Stream
from jalopy.kernel.events import digest
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.questions import Question

MOST_DECISIONS = 20_000  # a match that takes more is stuck


def begin(case: Case, seed: int, listening: bool = True) -> Match:
    return start_match(case.game, case.seats, case.values, FastChance(seed), listening)


def pick(match: Match, source: Source) -> tuple[int, str]:
    """One of the open questions by lot, and one of its options."""
    open_questions = match.questions
    question = open_questions[source.below(len(open_questions))]
    return question.seat, question.options[source.below(len(question.options))].key


def step(match: Match, source: Source) -> None:
    seat, key = pick(match, source)
    match.answer(key, seat)


def walk(match: Match, seed: int) -> Iterator[Match]:
    """The match at every question, answered by lot in between."""
    source = Stream(seed)
    for _ in range(MOST_DECISIONS):
        if match.question is None:
            return
        yield match
        step(match, source)
    raise AssertionError(f"The match does not end; at last it asked {match.question}.")


def some(match: Match, seed: int, thorough: bool, many: int = 15) -> Iterator[Match]:
    """The match at every question if the check is to be thorough, otherwise at about so many of them."""
    questions = sum(1 for _ in walk(_twin(match), seed))
    stride = 1 if thorough else max(1, questions // many)
    for count, _ in enumerate(walk(match, seed)):
        if count % stride == 0:
            yield match


def _twin(match: Match) -> Match:
    """The same match at its beginning, for nobody to listen to."""
    assert match.decisions == 0
    return start_match(match.game, match.seats, match.settings, match.chance, listening=False)


def play_on(match: Match, seed: int) -> Match:
    for _ in walk(match, seed):
        pass
    return match


def watchers(match: Match) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(match.seats), None]


def wire(data: object) -> str:
    """As it would be sent."""
    return json.dumps(data, ensure_ascii=False)


def asked(match: Match, watcher: int | None) -> object:
    """The open questions as one watcher may know them: its own in full, of others who is asked what kind."""
    return [known_part(question, watcher) for question in match.questions]


def known_part(question: Question, watcher: int | None) -> object:
    return question.as_data() if question.seat == watcher else [question.seat, question.kind]


def everything_asked(match: Match) -> list[object]:
    return [question.as_data() for question in match.questions]


def views(match: Match) -> list[str]:
    return [wire(match.view(watcher)) for watcher in watchers(match)]


def cards_of(cards: Cards) -> tuple[object, ...]:
    return tuple(cards.faces), tuple(cards.known), tuple(tuple(place) for place in cards.places), cards.shown


def situation(match: Match) -> list[object]:
    """Everything about a match that does not depend on how it came about; of the views, the asked and the spectator's."""
    position = None if match.state.turn == 0 else digest(match.position())
    seen = [wire(match.view(watcher)) for watcher in (*(question.seat for question in match.questions), None)]
    return [everything_asked(match), seen, position, cards_of(match.state.cards)]
