"""Verifying: a record is played again, part by part, and the first difference in each is named.

A part can be played again where the rules it was played under are at hand. What takes no rules is compared in any case:
the seed with its commitment, every draw with chance, the checksum, and where each part begins with where the one before
it ended.
"""

from typing import Any, Final

from jalopy.kernel.errors import BadRecord
from jalopy.kernel.events import canonical, digest
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts
from jalopy.kernel.record import (
    MANY,
    FindGame,
    Record,
    Segment,
    begin,
    checksum_of,
    events_hash,
    give,
    other_rules,
    segment_of,
    told_checksum,
    written,
)
from jalopy.kernel.table import LARGEST_LOT, SIDES

VERIFIED: Final = "verified"
ELSEWHERE: Final = "elsewhere"  # nothing speaks against it, but the rules to play it again are not at hand
BROKEN: Final = "broken"


class Part:
    """What was found out about one part of a record."""

    def __init__(self, number: int) -> None:
        self.number = number  # from 1
        self.result = BROKEN
        self.reason = ""  # one sentence, unless it is verified
        self.segment: Segment | None = None  # unless it cannot be read
        self.match: Match | None = None  # where it is verified
        self.draws = 0  # so many were compared with chance

    @property
    def rules(self) -> str:
        return "" if self.segment is None else self.segment.rules


class Verification:
    """What was found out about a record."""

    def __init__(self, game: Game[Any], parts: list[Part]) -> None:
        self.game = game
        self.parts = parts

    @property
    def result(self) -> str:
        """Broken if any part is; otherwise verified, if at least one part could be."""
        results = [part.result for part in self.parts]
        return BROKEN if BROKEN in results else VERIFIED if VERIFIED in results else ELSEWHERE

    @property
    def complete(self) -> bool:
        return all(part.result == VERIFIED for part in self.parts)

    @property
    def reason(self) -> str:
        """Why the record is refused, in one sentence; empty if it is not."""
        if self.result == ELSEWHERE:
            return other_rules([part.segment for part in self.parts if part.segment is not None], self.game)
        for part in self.parts:
            if part.result == BROKEN:
                return (
                    part.reason if len(self.parts) == 1 else f"Part {part.number} of {len(self.parts)}: {part.reason}"
                )
        return ""

    @property
    def match(self) -> Match:
        """The match up to its last answer, where its last part is verified."""
        last = self.parts[-1]
        if last.match is not None:
            return last.match
        raise BadRecord(
            other_rules([last.segment], self.game) if last.result == ELSEWHERE and last.segment else last.reason
        )


def verify(data: object, find_game: FindGame) -> Verification:
    """Examine a record, and refuse it if anything in it was changed or if none of it can be played again here."""
    found = examine(data, find_game)
    if found.result != VERIFIED:
        raise BadRecord(found.reason)
    return found


def examine(data: object, find_game: FindGame) -> Verification:
    """What can be found out about every part of a record. Only what is no record at all is refused."""
    record = Record(data)
    game = find_game(record.game)
    parts: list[Part] = []
    for number in range(1, len(record.parts) + 1):
        part = Part(number)
        try:
            _examine_part(part, record, game, parts)
        except BadRecord as error:
            part.result, part.reason, part.match = BROKEN, str(error), None
        parts.append(part)
    return Verification(game, parts)


def _examine_part(part: Part, record: Record, game: Game[Any], before: list[Part]) -> None:
    segment = record.segment(part.number)
    part.segment = segment
    _compare_with_part_before(segment, record, before)
    if segment.rules == game.version:
        part.match = _play_again(game, segment)
        part.match.earlier = record.parts[: part.number - 1]
        part.match.practice = segment.practice
        part.match.taken_over, part.match.taken_from = segment.taken_over, segment.taken_from
        part.draws = sum(len(turn) for turn in segment.drawn)
        part.result = VERIFIED
    else:
        part.draws = _compare_without_rules(segment)
        part.result = ELSEWHERE
        part.reason = f"Playing it again takes rules {segment.rules} of {game.name}; this program has {game.version}."
    # Last, for whatever else was found says more.
    if segment.checksum and segment.checksum != checksum_of(record.parts[part.number - 1]):
        raise BadRecord(
            "The checksum is another: something was changed, perhaps a setting or what else has not mattered so far."
        )


# --- one part after the other ---------------------------------------------------------------------------------------


def _compare_with_part_before(segment: Segment, record: Record, before: list[Part]) -> None:
    if not before:
        if segment.after:
            raise BadRecord("It follows a part that the record does not have.")
        return
    number, previous = before[-1].number, before[-1].segment
    if previous is None:  # which is refused for that already
        return
    if segment.position is None:
        raise BadRecord(f"It follows part {number}, but begins with the set-up.")
    if previous.last_position is None or not previous.digests:
        raise BadRecord(f"It follows part {number}, which was not under way when it ended.")
    if segment.rules == previous.rules:
        raise BadRecord(f"It was played under the same rules as part {number}, and so is no part of its own.")
    if _digest(segment.position) != previous.digests[-1]:
        raise BadRecord(f"It does not begin with the position that part {number} ended with.")
    if canonical(segment.chance.as_data()) != canonical(previous.chance.as_data()):
        raise BadRecord(f"Its chance is another than that of part {number}.")
    if segment.checksum and segment.after != told_checksum(record.parts[number - 1]):
        raise BadRecord(f"It does not follow part {number}, but one with another checksum.")


# --- without the rules ----------------------------------------------------------------------------------------------


def _compare_without_rules(segment: Segment) -> int:
    """What takes no rules; returns how many draws were compared with chance."""
    if len(segment.drawn) != len(segment.digests):
        raise BadRecord(
            f"The record has the draws of {len(segment.drawn)} turns, but the digests of {len(segment.digests)}."
        )
    draws = _compare_draws(segment)
    last = segment.last_position
    if last is not None:
        if not segment.digests or _digest(last) != segment.digests[-1]:
            raise BadRecord("The last turn's position in the record is not the one of its digest.")
        if segment.position is None:
            _compare_start(segment, last)
    return draws


def _compare_draws(segment: Segment) -> int:
    """A script alone does not tell which of its dice and picks a draw took."""
    turn = _first_turn(segment)
    if segment.chance.scripted or turn < 0:
        return 0
    for number, drawn in enumerate(segment.drawn, turn):
        for count, told in enumerate(drawn):
            draw = _drawn_again(segment, number, count, told)
            if told != draw:
                raise BadRecord(
                    f"Turn {number}, draw {count + 1}: the record says {_in_words(told)}, "
                    f"but chance gives {_in_words(draw)}."
                )
    return sum(len(drawn) for drawn in segment.drawn)


def _drawn_again(segment: Segment, turn: int, count: int, told: int | list[int]) -> int | list[int]:
    if isinstance(told, int):
        return int(segment.chance.roll(turn, count, SIDES))
    among = told[1]
    if not 1 <= among <= LARGEST_LOT:
        raise BadRecord(f"Turn {turn}, draw {count + 1}: the record says {_in_words(told)}, and there is no such lot.")
    return [int(segment.chance.draw(turn, count, among)), among]


def _first_turn(segment: Segment) -> int:
    """The number of the turn it begins with; -1 if only the rules tell."""
    if segment.position is None:
        return 0
    turn = _turn_of(segment.position)
    if turn < 0 and segment.last_position is not None:
        turn = max(-1, _turn_of(segment.last_position) - len(segment.drawn) + 1)
    return turn


def _turn_of(position: Facts) -> int:
    """A position written by hand may leave it to the rules."""
    turn = position.get("turn")
    return turn if isinstance(turn, int) and not isinstance(turn, bool) and 0 <= turn <= MANY else -1


def _compare_start(segment: Segment, position: Facts) -> None:
    """Seats and settings stay the same from the set-up on; what a position leaves out has its default."""
    if canonical(position.get("seats")) != canonical(segment.seats):
        raise BadRecord("The number of seats at the start is another than in the last turn's position.")
    told = position.get("settings")
    for name, value in segment.settings.items():
        if isinstance(told, dict) and name in told and canonical(told[name]) != canonical(value):
            raise BadRecord(f"The setting '{name}' at the start is another than in the last turn's position.")


def _digest(position: Facts) -> str:
    try:
        return digest(position)
    except (ValueError, RecursionError):
        raise BadRecord("A position in the record cannot be written as JSON in UTF-8.") from None


# --- with the rules -------------------------------------------------------------------------------------------------


def _play_again(game: Game[Any], segment: Segment) -> Match:
    match = begin(game, segment)
    refusal: BadRecord | None = None
    for number, answer in enumerate(segment.answers, 1):
        try:
            give(match, answer, number)
        except BadRecord as error:
            refusal = error
            break
    _compare_turns(match, segment, refusal is not None)
    if refusal is not None:
        raise refusal
    if segment.events != len(match.table.story):
        raise BadRecord(f"The record counts {segment.events} events, but {len(match.table.story)} happened.")
    if segment.hash != events_hash(match):
        raise BadRecord("The hash of the events is another: the record or the events were changed.")
    now = segment_of(match)
    # As texts, for in Python True equals 1.
    if canonical([segment.end, segment.standing]) != canonical([now.get("end", ""), now.get("standing", [])]):
        raise BadRecord("The end of the match in the record is not the one its answers lead to.")
    told = None
    if segment.last_position is not None:
        told = {"position": segment.last_position, "answers": segment.last_answers}
    if canonical(told) != canonical(now.get("last_turn")):
        raise BadRecord("The last turn's position in the record is not the one its answers lead to.")
    return match


def _compare_turns(match: Match, segment: Segment, broken_off: bool) -> None:
    """The first turn in which anything differs is the one to name."""
    last = len(match.turns) - 1
    for place, turn in enumerate(match.turns):
        drawn = segment.drawn[place] if place < len(segment.drawn) else []
        told = segment.digests[place] if place < len(segment.digests) else ""
        if told != turn.digest:
            raise BadRecord(
                f"The state at the start of turn {turn.number} is not the recorded one: an answer before it was changed."
            )
        whole = not (broken_off and place == last)
        for count, draw in enumerate(map(written, turn.drawn)):
            if count >= len(drawn) or drawn[count] != draw:
                says = f"the record says {_in_words(drawn[count])}" if count < len(drawn) else "the record has none"
                raise BadRecord(f"Turn {turn.number}, draw {count + 1}: {says}, but chance gives {_in_words(draw)}.")
        if whole and len(drawn) > len(turn.drawn):
            raise BadRecord(
                f"Turn {turn.number}: the record has {len(drawn)} draws, but only {len(turn.drawn)} were made."
            )
    if not broken_off and (len(segment.drawn) != len(match.turns) or len(segment.digests) != len(match.turns)):
        raise BadRecord(f"The record tells of {len(segment.drawn)} turns, but its answers make {len(match.turns)}.")


def _in_words(draw: int | list[int]) -> str:
    return f"{draw[0]} among {draw[1]}" if isinstance(draw, list) else str(draw)
