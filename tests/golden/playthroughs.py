"""Golden playthroughs: matches written down, so that no change of behaviour goes unnoticed.

One file each, `<game>/<what is agreed>.txt`, for people to read: turn by turn what happened, what was asked and
answered, and a digest of what every seat saw. None is longer than `MOST_LINES`: of a long match some turns are written
down, and its file says which.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from jalopy import games
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.events import Event, canonical
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.questions import Facts, Question
from jalopy.kernel.settings import Values

FOLDER: Final = Path(__file__).resolve().parent
MOST_ANSWERS: Final = 20_000  # a match that takes more is stuck
MOST_LINES: Final = 1_200
LAST: Final = 10_000  # no match has so many turns
DIGITS: Final = 8

LEGEND: Final = [
    "? who is asked what, by which rule: the answers there are > the one given",
    "= a digest of what each seat and a spectator see, at the first question of a turn and where the file ends",
]


class Playthrough:
    """A match that seed and settings determine: its chance and its answers are drawn from the seed.

    Its turns are written down from `since` until `until`; those before are played all the same.
    """

    def __init__(
        self, game: str, name: str, seats: int, seed: int, since: int = 0, until: int = LAST, **settings: Any
    ) -> None:
        self.game = game
        self.name = name
        self.seats = seats
        self.seed = seed
        self.since = since
        self.until = until
        self.settings: Values = settings

    def __repr__(self) -> str:
        return f"{self.game}/{self.name}"

    @property
    def file(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"

    def text(self) -> str:
        match = new_match(games.find(self.game), self.seats, self.settings, FastChance(self.seed))
        written = Writing(match, self.since, self.until).lines(Stream(self.seed))
        return "\n".join([*self._heading(match), *written]) + "\n"

    def _heading(self, match: Match) -> list[str]:
        settings = "".join(f", {name} {value}" for name, value in self.settings.items())
        agreed = f"{self.seats} seats, seed {self.seed}{settings}"
        left_out = [f"The turns before {self.since} are left out."] if self.since else []
        left_out += [f"The turns after {self.until} are left out."] if self.until < LAST else []
        return [f"{match.game.rulebook.title}, rules {match.game.version}: {agreed}", *left_out, "", *LEGEND]


class Writing:
    """A match on its way to the page."""

    def __init__(self, match: Match, since: int, until: int) -> None:
        self.match = match
        self.since = since
        self.until = until
        self.told = 0
        self.turn = -1  # of the last heading
        self.seen = -1  # the turn of the last digests

    def lines(self, lots: Stream) -> Iterator[str]:
        while self.match.question is not None and self.match.state.turn <= self.until:
            yield from self._events()
            yield from self._asked(self.match.question, lots)
            assert self.match.decisions < MOST_ANSWERS, "the match does not end"
        yield from self._events()
        yield self._views()
        yield from ["", *(_standing(self.match) if self.match.over else ["Left here; the match goes on."])]

    def _events(self) -> Iterator[str]:
        for event in self.match.table.stream[self.told :]:
            self.told += 1
            if self.since <= event.turn <= self.until:
                yield from self._heading(event.turn)
                yield from _event(event)

    def _heading(self, turn: int) -> Iterator[str]:
        if turn != self.turn:
            self.turn = turn
            yield from ["", f"Turn {turn}" if turn else "Before the first turn"]

    def _asked(self, question: Question, lots: Stream) -> Iterator[str]:
        keys = [option.key for option in question.options]
        answer = keys[lots.below(len(keys))]
        turn = self.match.state.turn
        if turn >= self.since:
            yield from self._heading(turn)
            if turn != self.seen:
                self.seen = turn
                yield self._views()
            yield f"? seat {question.seat} {question.kind} ({question.rule}): {' '.join(keys)} > {answer}"
        self.match.answer(answer)

    def _views(self) -> str:
        seats = [f"seat {seat} {_digest(self.match.view(seat))}" for seat in range(self.match.seats)]
        return f"= {', '.join(seats)}, spectator {_digest(self.match.view())}"


def _digest(view: Facts) -> str:
    return hashlib.sha256(canonical(view).encode()).hexdigest()[:DIGITS]


def _event(event: Event) -> Iterator[str]:
    yield f"{event.kind}{_facts(event.facts)} ({event.rule})"
    for seat, facts in sorted((event.private or {}).items()):
        yield f"  to seat {seat}:{_facts(facts)}"


def _facts(facts: Facts) -> str:
    return "".join(
        f" {name} {value if isinstance(value, str) else canonical(value)}" for name, value in sorted(facts.items())
    )


def _standing(match: Match) -> list[str]:
    return [
        f"{place.place}. seat {place.seat}: {place.reason}{_facts(place.facts)} ({place.rule})"
        for place in match.standing
    ]


def _of(game: str, *playthroughs: tuple[str, int, int, dict[str, Any]]) -> list[Playthrough]:
    """By name, number of seats, seed, and what else is agreed."""
    return [Playthrough(game, name, seats, seed, **agreed) for name, seats, seed, agreed in playthroughs]


CHOSEN: Final = {"racers": "chosen"}
LOTS: Final = {"racers": "random"}
EVERYTHING: Final = {"slime_trail": True, "scrap_yard": True, "salvager": True, "pit_stop": True}
SMALL_WITH_ALL_PIECES: Final = {"track": "SsSRvRSpSRRy", "new_racers": True}
SEASON: Final = {"championship": "season-2"}

PLAYTHROUGHS: Final = [
    *_of(
        "scrap-racer",
        ("as-printed-for-two", 2, 1, {}),
        ("own-circuit-jackal-always", 2, 2, {"track": "SRSRSRSR", **CHOSEN, "start": "2", "jackal": "always"}),
        ("track-b-short", 3, 3, {"track": "B", "short": True}),
        ("two-racers-on-the-smallest-ring", 3, 4, {"track": "RRRR", "two_racers": True, **CHOSEN}),
        ("track-c-short-late-finish", 4, 5, {"track": "C", "short": True, "finish": 7}),
        ("track-a", 4, 7, {"track": "A"}),
        ("track-d-jackal-always", 5, 8, {"track": "D", "short": True, "catch_up": "rank", "jackal": "always"}),
        ("track-e-short", 6, 12, {"track": "E", "short": True}),
        ("any-tiles", 6, 17, {"track": "RRLRRLRRLRRL", "any_tiles": True, **CHOSEN, "catch_up": "rank"}),
        ("track-c-short-for-seven", 7, 13, {"track": "C", "short": True}),
        ("scrap-yard-and-salvager", 2, 11, {"track": "D", "short": True, "scrap_yard": True, "salvager": True}),
        ("all-pieces-two-racers", 3, 12, {**SMALL_WITH_ALL_PIECES, "two_racers": True}),
        ("all-pieces-for-eight", 8, 23, SMALL_WITH_ALL_PIECES),
        ("everything-on-track-a", 8, 15, {"track": "A", **EVERYTHING, "until": 58}),
        (
            "slime-trail-and-pit-stop",
            4,
            13,
            {"track": "B", "short": True, "slime_trail": True, "pit_stop": True, "catch_up": "rank"},
        ),
    ),
    *_of(
        "wacky-races",
        ("alone", 1, 16, {}),
        ("swamp", 2, 17, {"special": "swamp", "start": "2"}),
        ("crossroads-wild-in-front", 3, 18, {"special": "crossroads", **LOTS, "wild_start_spaces": "front"}),
        ("railroad-dastardly-stops", 4, 19, {"special": "railroad", **LOTS, "dastardly_start": "stop"}),
        ("acme", 5, 20, {"special": "acme", **LOTS, "gas_station": "once", "crossroads": "others"}),
        ("as-printed-for-six", 6, 21, {}),
        ("championship-its-first-races", 3, 22, {**SEASON, "until": 56}),
        ("championship-its-last-races", 3, 22, {**SEASON, "since": 57}),
    ),
    *_of(
        "scrapyard-empire",
        ("alone", 1, 1, {}),
        ("alone-hard-clock", 1, 2, {"solo_character": True, "characters": "both", "penalty": 2, "clock": "hard"}),
        ("beat-the-deck", 1, 3, {"beat_the_deck": True, "inventions": "2", "cards": "rare", "memory_aid": False}),
        ("ten-rounds-for-two", 2, 4, {"rounds": 10}),
        ("expansion-characters", 2, 5, {"rounds": 25, "characters": "expansion", "cards": "demand"}),
        ("all-characters-cards-by-use", 3, 6, {"rounds": 10, "characters": "both", "cards": "uses"}),
        ("no-memory-aid", 3, 11, {"rounds": 10, "memory_aid": False}),
        ("ten-rounds-for-four", 4, 8, {"rounds": 10}),
        ("all-characters-sixteen-cards", 4, 34, {"rounds": 10, "characters": "both", "cards": "sixteen"}),
    ),
    *_of(
        "home-racers",
        ("alone", 1, 16, {}),
        ("living-room-rear-gear", 2, 17, {"course": "living-room", "laps": 1, "rear_gear": True, "skidding": True}),
        (
            "rug-oval-slipstream",
            3,
            24,
            {"course": "rug-oval", "laps": 1, "slipstream": True, "hard_braking": True, "finish": "round"},
        ),
        ("bookshelf-strict-limits", 4, 19, {"course": "bookshelf", "strict_limits": True, "since": 55}),
        ("desk-sprint-family", 2, 20, {"course": "desk-sprint", "family": True, "rounds": 20}),
    ),
]
