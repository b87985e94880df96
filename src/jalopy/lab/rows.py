"""A match as rows of a table: one for each seat, and one for each event.

What all games have stands here. What only one has, its module `traits` names: KINDS (what a seat drives or is) and SCORES (whole
numbers among the facts of a place). What somebody else wants to know comes from a file of theirs: `statistics.py`.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Final

import msgspec

from jalopy import games
from jalopy.bots.lots import key_of
from jalopy.kernel.match import Match
from jalopy.lab.accumulators import Finished
from jalopy.lab.jobs import Job
from jalopy.lab.leading import Lead
from jalopy.lab.statistics import Statistics

Cell = bool | int | float | str | None
Row = dict[str, Cell]
Kinds = dict[str, type]
"""Of each column, by its name."""

BEFORE: Final[Kinds] = {
    "game": str,
    "rules": str,
    "settings": str,
    "seed": int,
    "match": int,
    "dice_seed": int,
    "seats": int,
    "seat": int,
    "bot": str,
    "turn_order": int,
}
BEHIND: Final[Kinds] = {
    "won": bool,
    "place": int,
    "reason": str,
    "facts": str,
    "turns": int,
    "decisions": int,
    "own_decisions": int,
    "own_choices": int,
    "own_options": int,
    "turns_led": int,
    "lead_changes": int,
    "last_lead_change": int,
}
EVENTS: Final[Kinds] = {
    "match": int,
    "number": int,
    "turn": int,
    "seat": int,
    "kind": str,
    "rule": str,
    "facts": str,
    "private": str,
}
SCORE: Final = "score_"
AND: Final = "+"  # between the racers of one who drives several

_as_json: Final = msgspec.json.Encoder(order="sorted").encode


def columns(job: Job) -> Kinds:
    """Of the table with a row for each match and seat; those of somebody's own come last."""
    traits = games.part(games.find(job.game), "traits")
    kinds: tuple[str, ...] = getattr(traits, "KINDS", ())
    scores: tuple[str, ...] = getattr(traits, "SCORES", ())
    known: Kinds = {**BEFORE, **dict.fromkeys(kinds, str), **BEHIND, **{f"{SCORE}{score}": int for score in scores}}
    return {**known, **Statistics(job, known).columns}


def rows_of(job: Job, match: Match, finished: Finished, lead: Lead, kinds: Kinds, statistics: Statistics) -> list[Row]:
    """One for each seat, with a cell for each column."""
    standing = match.standing
    lead.end(standing)
    number = finished.number
    of_all: Row = {
        "game": job.game,
        "rules": match.game.version,
        "settings": text(job.settings),
        "seed": job.seed,
        "match": number,
        "dice_seed": key_of(job.seed, number),
        "seats": job.seats,
        "turns": finished.turns,
        "decisions": finished.decisions,
        "lead_changes": lead.changes,
        "last_lead_change": lead.last_change,
        **statistics.of_match(match, number),
    }
    asked = _options_by_seat(match)
    order = list(finished.traits.turn_order)
    rows: list[Row] = []
    for place in sorted(standing, key=lambda place: place.seat):
        seat = place.seat
        of_seat: Row = {
            "seat": seat,
            "bot": finished.bots[seat],
            "turn_order": order.index(seat) + 1 if seat in order else None,
            **{kind: AND.join(names[seat]) for kind, names in finished.traits.kinds.items()},
            "won": place.won,
            "place": place.place,
            "reason": place.reason,
            "facts": text(place.facts),
            "own_decisions": len(asked[seat]),
            "own_choices": sum(1 for options in asked[seat] if options > 1),
            "own_options": sum(asked[seat]),
            "turns_led": lead.turns_led[seat],
            **{f"{SCORE}{name}": _whole(fact) for name, fact in place.facts.items()},
            **statistics.of_seat(match, seat, number),
        }
        row = of_all | of_seat
        rows.append({name: row.get(name) for name in kinds})
    return rows


def names_in(row: Row, kind: str) -> list[str]:
    """What a seat drives or is: several racers, where it has them."""
    names = row.get(kind)
    return str(names).split(AND) if names else []


def event_rows(match: Match, number: int) -> Iterator[Row]:
    """Everything that was told, also what only some seats may know (`private`, by seat)."""
    for event in match.table.story:
        private = event.private
        yield {
            "match": number,
            "number": event.seq,
            "turn": event.turn,
            "seat": _whole(event.facts.get("seat")),
            "kind": event.kind,
            "rule": event.rule,
            "facts": text(event.facts),
            "private": None if private is None else text({str(seat): facts for seat, facts in private.items()}),
        }


def digest_of(rows: list[Row]) -> bytes:
    """The same for the same rows, whatever they are kept in."""
    return sha256(_as_json([list(row.values()) for row in rows])).digest()


def text(facts: Mapping[str, object]) -> str:
    return _as_json(facts).decode()


def _options_by_seat(match: Match) -> list[list[int]]:
    """For each seat, of each of its answers, among how many options it was."""
    by_seat: list[list[int]] = [[] for _ in range(match.seats)]
    for answered in match.answered:
        by_seat[answered.seat].append(answered.options)
    return by_seat


def _whole(fact: object) -> int | None:
    return fact if isinstance(fact, int) and not isinstance(fact, bool) else None
