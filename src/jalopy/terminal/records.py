"""Saved matches on the command line: told again, or checked."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import jalopy
from jalopy import games
from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.errors import BadSetting, NotNow
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts
from jalopy.kernel.record import Segment, replay_parts
from jalopy.kernel.verifying import BROKEN, ELSEWHERE, VERIFIED, Part, Verification
from jalopy.terminal.boards import board_for
from jalopy.terminal.files import read_record
from jalopy.terminal.pages import log_line
from jalopy.terminal.sayings import Sayings

WIDTH = 78
PRACTICE = "something that somebody had learnt was taken back by consent"
NOT_COMPARED = "answers, states, events and the end take the rules, and were not compared"

Told = Sequence[tuple[Segment, Match | None]]  # the parts of a record, with a match where their rules are at hand


def replayed(name: str) -> Told:
    return replay_parts(read_record(name), games.find)


def seat_of(told: Told, number: int | None) -> int | None:
    """Seats are counted from 1 by people and from 0 inside."""
    if number is None:
        return None
    seats = _shown(told)[0].seats
    if number > seats:
        raise BadSetting("seat-of-record", number=number, places=seats)
    return number - 1


def last_match(told: Told) -> Match:
    """As far as the rules at hand have played it."""
    match = told[-1][1]
    if match is None:
        raise NotNow("analysis-other-rules")
    return match


def _shown(told: Told) -> list[Match]:
    return [match for _, match in told if match is not None]


def playthrough(told: Told, seat: int | None, language: str) -> RenderableType:
    """Part after part and turn after turn, every event with its rule."""
    parts: list[RenderableType] = []
    for number, (_, match) in enumerate(told, 1):
        sayings = Sayings(match or _shown(told)[0], language, range(_shown(told)[0].seats))
        sayings.reader = seat
        if len(told) > 1:
            parts += [Text(_heading(told, number, sayings), "bold" if match else "dim"), Text()]
        if match is not None:
            parts += _part_told(match, sayings, seat, last=number == len(told))
    return Group(*parts)


def _heading(told: Told, number: int, sayings: Sayings) -> str:
    segment, match = told[number - 1]
    if match is None:
        here = _shown(told)[0].game.version
        facts = {"rules": segment.rules, "here": here, "answers": len(segment.answers)}
        return sayings.say("terminal-part-not-told", part=number, parts=len(told), **facts)
    message = "terminal-part-first" if number == 1 else "terminal-part"
    return sayings.say(message, part=number, parts=len(told), rules=segment.rules)


def _part_told(match: Match, sayings: Sayings, seat: int | None, last: bool) -> list[RenderableType]:
    board = board_for(match, sayings)
    parts: list[RenderableType] = [
        Text.assemble(
            (match.game.rulebook.title, "bold"),
            f", {match.seats} seats, rules {match.game.version}, {match.table.turn} turns",
            (f", {sayings.say('practice')}" if match.practice else "", "bold"),
        )
    ]
    turn = -1
    for event in match.events(0, seat):
        if event["turn"] != turn:
            turn = int(str(event["turn"]))
            parts.append(Rule(sayings.say("panel-turn", turn=turn), style="dim", align="left"))
        parts.append(log_line(event, board, sayings))
    if not last:
        parts.append(Text())
    elif match.question is not None:
        waiting = sayings.say("panel-waiting", seat=match.question.seat)
        parts.append(Text(f"\n{waiting} {sayings.question(match.question)}", "bold"))
    else:
        parts += [Text(), board.ending(WIDTH)]
    return parts


def playthrough_data(told: Told, seat: int | None) -> Facts:
    """The last part, and those before it."""
    *earlier, last = [_part_data(segment, match, seat) for segment, match in told]
    return {**last, "earlier": earlier}


def _part_data(segment: Segment, match: Match | None, seat: int | None) -> Facts:
    told: Facts = {"game": segment.game, "rules": segment.rules, "told": match is not None}
    if match is None:
        return {**told, "answers": len(segment.answers)}
    return {
        **told,
        "seats": match.seats,
        "settings": dict(match.settings),
        "practice": match.practice,
        "seat": seat,
        "events": match.events(0, seat),
        "question": None if match.question is None else match.question.as_data(),
        "standing": [place.as_data() for place in match.standing],
    }


# --- verifying --------------------------------------------------------------------------------------------------------


def examined(name: str) -> Verification:
    return jalopy.examine(read_record(name))


def findings(found: Verification) -> Facts:
    """What was found out about every part, as data."""
    return {
        "game": found.game.name,
        "rules": found.game.version,
        "result": found.result,
        "complete": found.complete,
        "reason": found.reason,
        "parts": [_findings_of(part) for part in found.parts],
    }


def _findings_of(part: Part) -> Facts:
    facts: Facts = {"part": part.number, "rules": part.rules, "result": part.result, "reason": part.reason}
    segment = part.segment
    if segment is None:
        return facts
    return {
        **facts,
        "seats": _seats(segment),
        "chance": segment.chance.as_data()["kind"],
        "commitment": segment.chance.commitment if isinstance(segment.chance, CommittedChance) else None,
        "draws": part.draws,
        "answers": len(segment.answers),
        "states": len([state for state in segment.digests if state]),
        "events": segment.events,
        "hash": segment.hash,
        "checksum": segment.checksum or None,
        "over": bool(segment.end),
        "standing": segment.standing,
    }


def _seats(segment: Segment) -> object:
    return segment.seats if segment.position is None else segment.position.get("seats")


def report(found: Verification) -> RenderableType:
    read = [part.segment for part in found.parts if part.segment is not None]
    name = f"{found.game.name}, {_seats(read[-1])} seats" if read else found.game.name
    if len(found.parts) == 1:
        return Group(*_report_of(found.parts[0], name, "the record is right."))
    parts: list[RenderableType] = [Text(f"{name}, {len(found.parts)} parts. {_verdict(found)}", "bold")]
    for part in found.parts:
        parts += [Text(), *_report_of(part, f"Part {part.number}", "verified.")]
    return Group(*parts)


def _verdict(found: Verification) -> str:
    if found.result == BROKEN:
        return "The record was changed."
    if found.result == ELSEWHERE:
        return "Nothing of it can be verified here."
    return "The record is right." if found.complete else "What can be verified here is right."


def _report_of(part: Part, name: str, right: str) -> list[RenderableType]:
    """What was compared; what needs the rules only where they were at hand."""
    results = {VERIFIED: right, ELSEWHERE: f"not verifiable here. {part.reason}", BROKEN: f"broken. {part.reason}"}
    rules = f", rules {part.rules}" if part.rules else ""
    title = Text(f"{name}{rules}: {results[part.result]}", "bold")
    if part.segment is None or part.result == BROKEN:
        return [title]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    rest = _played_again(part.segment) if part.result == VERIFIED else [("the rest", NOT_COMPARED)]
    for row in [*_compared(part, part.segment), *rest]:
        table.add_row(*row)
    return [title, table]


def _compared(part: Part, segment: Segment) -> list[tuple[str, str]]:
    """What takes no rules."""
    chance = segment.chance
    rows: list[tuple[str, str]] = []
    if part.number > 1:
        rows.append(("start", f"the position that part {part.number - 1} ended with, and the same chance"))
    if isinstance(chance, CommittedChance):
        rows.append(("commitment", f"the seed's SHA-256 is {chance.commitment}"))
    else:
        kind = chance.as_data()["kind"]
        rows.append(("commitment", f"none: the chance is {kind}, and whoever set it knew the dice"))
    if part.draws or not any(segment.drawn):
        rows.append(("draws", f"all {part.draws} are what chance gives"))
    else:
        rows.append(("draws", "not compared: without the rules it is not known which die is which"))
    if segment.checksum:
        rows.append(("checksum", f"{segment.checksum}, as recorded"))
    else:
        rows.append(("checksum", "none in this older format: a setting that has not mattered so far may be another"))
    return rows


def _played_again(segment: Segment) -> list[tuple[str, str]]:
    """What was compared by playing it."""
    states = len([state for state in segment.digests if state])
    return [
        ("answers", f"all {len(segment.answers)} are legal where they stand"),
        ("states", f"all {states} at the start of a turn are the recorded ones"),
        ("events", f"all {segment.events} happened as recorded, hash {segment.hash}"),
        ("end", _end(segment.standing)),
        *([("practice", PRACTICE)] if segment.practice else []),
    ]


def _end(standing: Sequence[Facts]) -> str:
    if not standing:
        return "the match is not over yet"
    order = ", ".join(f"seat {int(str(place['seat'])) + 1}" for place in standing)
    return f"the final order is the recorded one: {order}"
