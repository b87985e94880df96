"""Listening to matches: all that the rules say in them, with what its sentences need."""

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from jalopy.kernel.events import Event
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Barred, Facts, Option, Question
from jalopy.kernel.settings import Value
from jalopy.rules_check import REASONS_OF_THE_KERNEL

Pick = Callable[[Question, random.Random], Option]

ENOUGH: Final = 20  # sayings of one sort; more of them are kept only if a fact has a value that it never had
WELL_KNOWN: Final = 60  # questions of one kind; until then everything odd is tried as an answer
TRIES: Final = 8  # of keys offered at others of its kind, and of those offered anywhere
SHAKY: Final = 0.02  # how often an answer is taken back


class Heard:
    """One thing that the rules said, to whom, and in which match."""

    def __init__(
        self, what: str, data: Facts, reader: int | None, settings: Mapping[str, Value], track_length: int = 0
    ) -> None:
        self.what = what  # event, question, option, barred or place
        self.data = data
        self.reader = reader
        self.settings = settings
        self.track_length = track_length

    @property
    def facts(self) -> Facts:
        facts = self.data["facts"]
        assert isinstance(facts, dict)
        return facts

    @property
    def sort(self) -> str:
        """What differs in numbers and names only is of one sort."""
        names = [self.data.get(name) for name in ("kind", "key", "reason", "rule")]
        return f"{self.what} {names} {sorted(self.facts)} {self.facts.get('seat') == self.reader}"


class Ear:
    """Keeps what is new. `matters` are the settings that the sentences look at."""

    def __init__(self, odd_keys: Iterable[str], matters: set[str]) -> None:
        self.heard: list[Heard] = []
        self._matters = sorted(matters)
        self._odd_keys = list(odd_keys)
        self._few = min(TRIES, len(self._odd_keys))
        self._known: set[object] = set()
        self._counts: dict[object, int] = {}
        self._keys: dict[
            str, dict[str, None]
        ] = {}  # offered at each kind of question, and "" at any, to be tried at others

    def listen(self, match: Match, lots: random.Random, pick: Pick) -> None:
        agreed = tuple(match.settings[name] for name in self._matters)
        length = _track_length(match)

        def hear(what: str, data: Facts, reader: int | None) -> None:
            facts: Any = data["facts"]
            if not self._add((what, msgspec.json.encode(data), facts.get("seat") == reader, agreed)):
                return  # most of what is said was said before, word by word
            heard = Heard(what, data, reader, match.settings, length)
            if self._is_new(heard, agreed):
                self.heard.append(heard)

        while (question := match.question) is not None:
            hear("question", question.as_data(), question.seat)
            for option in question.options:
                hear("option", option.as_data(), question.seat)
            for barred in [*match.barred(), *self._refused(match, question, lots)]:
                hear("barred", barred.as_data(), question.seat)
            match.answer(pick(question, lots))
            if lots.random() < SHAKY and match.can_undo:
                match.undo()
        for event in match.table.stream:
            for seat in _readers(event):
                hear("event", event.seen_by(seat), seat)
        for place in match.standing:
            for seat in {0, place.seat}:
                hear("place", place.as_data(), seat)

    def _refused(self, match: Match, question: Question, lots: random.Random) -> list[Barred]:
        """Why some keys are no answer: those that others of this kind had, and those that belong elsewhere."""
        offered = [option.key for option in question.options]
        tried = self._odd_keys if self._count(question.kind) <= WELL_KNOWN else lots.sample(self._odd_keys, self._few)
        for known in (self._keys.setdefault(question.kind, {}), self._keys.setdefault("", {})):
            known.update(dict.fromkeys(offered))
            tried = [*tried, *lots.sample(list(known), min(TRIES, len(known)))]
        refused = [match.why_not(key, question) for key in dict.fromkeys(tried) if key not in offered]
        return [barred for barred in refused if barred.reason not in REASONS_OF_THE_KERNEL]

    def _is_new(self, heard: Heard, agreed: tuple[Value, ...]) -> bool:
        sort = (heard.sort, agreed)
        facts = {name: fact for name, fact in heard.facts.items() if not _is_picture(fact)}
        new = [self._add((sort, name, str(fact))) for name, fact in facts.items()]
        return self._add((sort, str(facts))) and (any(new) or self._count(sort) <= ENOUGH)

    def _add(self, mark: object) -> bool:
        new = mark not in self._known
        self._known.add(mark)
        return new

    def _count(self, mark: object) -> int:
        self._counts[mark] = self._counts.get(mark, 0) + 1
        return self._counts[mark]


def _readers(event: Event) -> set[int | None]:
    """Whom it is told in different words: those it is about, those who know more, another and a spectator."""
    about = event.facts.get("seat")
    return {None, 0, about if isinstance(about, int) else None, *(event.private or {})}


def _is_picture(fact: object) -> bool:
    """Poses and the like: they are drawn, never said."""
    return isinstance(fact, dict) or (isinstance(fact, list) and any(isinstance(item, dict) for item in fact))


def _track_length(match: Match) -> int:
    track: Any = match.view().get("track")
    length = track.get("length") if isinstance(track, dict) else None
    return length if isinstance(length, int) else 0
