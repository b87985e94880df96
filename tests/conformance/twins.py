"""Twins of a match: what one watcher cannot know is dealt anew, everything else stays.

The two are driven through the same answers and the same dice. Whatever the watcher is sent must be the same text for
both, until the watcher rightly learns a face in which they differ.
"""

from collections.abc import Iterator
from typing import Any

from tests.conformance.driving import MOST_DECISIONS, asked, begin, pick, watchers, wire
from tests.conformance.tables import Case

from jalopy.kernel.cards import EVERYONE, Cards
from jalopy.kernel.chance import Chance, Stream
from jalopy.kernel.game import Game, State
from jalopy.kernel.match import Match
from jalopy.kernel.settings import Values

Answer = tuple[int, str]  # seat and key

HORIZON = 30  # answers from the re-deal on
SPECTATORS_SEAT = 60  # a seat that nobody has: it knows what lies open, no more


class Beginning:
    """A match at the start of a turn, and what was answered from there on."""

    def __init__(
        self, game: Game[Any], seats: int, values: Values, chance: Chance, start: State, answers: list[Answer]
    ) -> None:
        self.game = game
        self.seats = seats
        self.values = values
        self.chance = chance
        self.start = start
        self.answers = answers

    def match(self, state: State) -> Match:
        match = Match(self.game, self.seats, self.values, self.chance, state, True)
        match.watch(watchers(match))
        match.begin()
        return match

    def dealt_anew(self, watcher: int | None, key: int) -> Match:
        """All that the watcher does not know at the start, by the game's own re-deal."""
        state = self.start.copy()
        if watcher is None:
            state.cards.redeal(1 << SPECTATORS_SEAT, Stream(key))
        else:
            self.game.determinize(state, 1 << watcher, Stream(key))
        return self.match(state)

    def dealt_anew_but_for_what_is_learnt(self, watcher: int | None, key: int) -> Match:
        """The same, except for cards that the watcher gets to know later: such twins stay alike for longer."""
        state = self.start.copy()
        cards = state.cards
        learnt = {card for card in range(len(cards.faces)) if cards.knows(card, watcher)}
        match = self.match(self.start.copy())
        for seat, key_ in self.answers:
            learnt |= {card for card in range(len(cards.faces)) if match.state.cards.knows(card, watcher)}
            match.answer(key_, seat)
        learnt |= {card for card in range(len(cards.faces)) if match.state.cards.knows(card, watcher)}
        source = Stream(key)
        for back in cards.backs:
            hidden = [card for card in back if card not in learnt]
            for place in range(len(hidden) - 1, 0, -1):
                cards.swap(hidden[place], hidden[source.below(place + 1)])
        return self.match(state)


def beginnings(case: Case, seed: int, many: int) -> list[Beginning]:
    """A match played by lot, at the starts of about so many of its turns."""
    match = begin(case, seed)
    starts: list[tuple[State, int]] = []
    answered: list[Answer] = []
    source = Stream(seed)
    while match.question is not None:
        turn = match.turns[-1]
        if not starts or starts[-1][0].turn != turn.number:
            assert turn.start is not None
            starts.append((turn.start.copy(), len(answered) - len(turn.asked)))
        answered.append(pick(match, source))
        match.answer(answered[-1][1], answered[-1][0])
        assert len(answered) < MOST_DECISIONS, "the match does not end"
    return [
        Beginning(case.game, case.seats, case.values, match.chance, start, answered[count : count + HORIZON])
        for start, count in starts[:: max(1, len(starts) // many)]
    ]


class Knowledge:
    """What there was to know of the cards at one moment."""

    def __init__(self, cards: Cards) -> None:
        self.faces = cards.faces.copy()
        self.known = cards.known.copy()
        self.shown = cards.shown

    def gains_since(self, before: "Knowledge") -> int:
        """How often somebody learnt a face that is still known, counted as the cards count it."""
        gains = 0
        for was, now in zip(before.known, self.known, strict=True):
            if now == EVERYONE:
                gains += was != EVERYONE
            else:
                gains += (now & ~was).bit_count()
        return gains

    def hides_something_since(self, before: "Knowledge") -> bool:
        """Whether a face was shown in between and is hidden again, so that nobody can tell any more who saw it."""
        return self.shown - before.shown != self.gains_since(before)


def knows(known: int, watcher: int | None) -> bool:
    return known == EVERYONE if watcher is None else known >> watcher & 1 == 1


def told_apart(one: Match, other: Match, watcher: int | None) -> bool:
    """Whether the watcher rightly knows a card whose face differs."""
    left, right = one.state.cards, other.state.cards
    return any(
        left.face(card) != right.face(card) and (left.knows(card, watcher) or right.knows(card, watcher))
        for card in range(len(left.faces))
    )


def side_by_side(beginning: Beginning, twin: Match, watcher: int | None) -> Iterator[Match]:
    """The match itself, question by question, its twin driven along, as long as both must be the same to the watcher."""
    match = beginning.match(beginning.start.copy())
    before = Knowledge(match.state.cards)
    answers = iter(beginning.answers)
    while True:
        now = Knowledge(match.state.cards)
        if told_apart(match, twin, watcher) or now.hides_something_since(before):
            return
        before = now
        yield match
        answer = next(answers, None)
        if answer is None or not offers(twin, answer):
            return  # a seat that holds other cards decides otherwise
        match.answer(answer[1], answer[0])
        twin.answer(answer[1], answer[0])


def compared(beginning: Beginning, twin: Match, watcher: int | None) -> Iterator[tuple[str, str]]:
    """What both matches send to the watcher."""
    seen = 0
    for match in side_by_side(beginning, twin, watcher):
        yield sent(match, watcher, seen), sent(twin, watcher, seen)
        seen = len(match.events())


def sent(match: Match, watcher: int | None, since: int) -> str:
    return wire([match.view(watcher), asked(match, watcher), match.scenes(since, watcher), match.over])


def offers(match: Match, answer: Answer) -> bool:
    return any(
        option.key == answer[1]
        for question in match.questions
        if question.seat == answer[0]
        for option in question.options
    )
