"""Records: a match as data. Replay it, resume it, verify it.

A record holds how the match began, its chance, every answer, the numbers drawn, a digest of the state at the start of
each turn and a running hash of all events. Everything else is computed from it again, so any edit shows.
"""

from collections.abc import Callable
from typing import Any, Final

from jalopy.kernel.chance import LARGEST_SEED, Chance, CommittedChance, FastChance, ScriptedChance
from jalopy.kernel.errors import BadRecord, JalopyError, NotNow
from jalopy.kernel.events import canonical, digest
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.questions import Facts
from jalopy.kernel.reading import Reader
from jalopy.kernel.settings import Values
from jalopy.kernel.table import LARGEST_LOT, LOT_BITS

FORMAT: Final = 2
MANY: Final = 10**9

FindGame = Callable[[str], Game[Any]]


def make_record(match: Match) -> Facts:
    """The match as plain data. It tells everything: no client gets it before the end."""
    if match.forked:
        raise NotNow("A fork has no record: what it holds was dealt anew.")
    if not match.listening:
        match = _listened_to(match)
    record: Facts = {"format": FORMAT, "game": match.game.name}
    if match.earlier:
        record["earlier"] = match.earlier
    record.update(_segment(match))
    return record


def _listened_to(match: Match) -> Match:
    """The same match played once more with somebody listening, for its events and digests."""
    if match.began_with is None:
        again = new_match(match.game, match.seats, match.settings, match.chance)
    else:
        again = match_from(match.game, match.began_with, match.chance)
    for seat, _, key in match.answers:
        again.answer(key, seat)
    again.earlier = match.earlier
    return again


def _segment(match: Match) -> Facts:
    segment: Facts = {"rules": match.game.version}
    if match.began_with is None:
        segment["seats"] = match.seats
        segment["settings"] = match.game.written_settings(match.settings)
    else:
        segment["position"] = match.began_with
    segment["chance"] = match.chance.as_data()
    segment["answers"] = [list(answer) for answer in match.answers]
    segment["drawn"] = [[_written(draw) for draw in turn.drawn] for turn in match.turns]
    segment["digests"] = [turn.digest for turn in match.turns]
    segment["events"] = len(match.table.story)
    segment["hash"] = events_hash(match)
    if match.over:
        segment["end"] = digest(match.game.position(match.state))
        segment["standing"] = [place.as_data() for place in match.standing]
    elif match.state.turn > 0:
        segment["last_turn"] = {
            "position": match.position(),
            "answers": len(match.turns[-1].asked),
        }
    return segment


def _written(draw: int) -> int | list[int]:
    """A die as its pips, a lot as its result and among how many: so anyone can draw it again without the rules."""
    return draw if draw <= LARGEST_LOT else [draw & LARGEST_LOT, draw >> LOT_BITS]


def events_hash(match: Match) -> str:
    running = ""
    for event in match.table.story:
        running = event.hashed_onto(running)
    return running


# --- reading ------------------------------------------------------------------------------------------------------


class Segment:
    """A record's part that was played under one version of the rules, as read."""

    def __init__(self, reader: Reader) -> None:
        self.rules = reader.text("rules")
        self.position: Facts | None = None
        self.seats = 0
        self.settings: Values = {}
        if reader.has("position"):
            self.position = reader.table("position").data
        else:
            self.seats = reader.number("seats", 1, 100)
            self.settings = _read_values(reader)
        self.chance = _read_chance(reader.table("chance"))
        self.answers = [_read_answer(entry, number) for number, entry in enumerate(reader.list("answers"), 1)]
        self.drawn = [_read_draws(entry, number) for number, entry in enumerate(reader.list("drawn"))]
        self.digests = reader.texts("digests")
        self.events = reader.number("events", 0, MANY)
        self.hash = reader.text("hash")
        self.end = reader.text("end") if reader.has("end") else ""
        self.standing = reader.list("standing") if reader.has("standing") else []
        self.last_position: Facts | None = None
        self.last_answers = 0
        if reader.has("last_turn"):
            last = reader.table("last_turn")
            self.last_position = last.table("position").data
            self.last_answers = last.number("answers", 0, len(self.answers))
            last.done()


class Record:
    """A record as read; the last segment is the record itself, earlier ones were played under other rules."""

    def __init__(self, data: object) -> None:
        reader = Reader(data, "the record", BadRecord)
        self.format = reader.number("format", 1, MANY)
        if self.format != FORMAT:
            reader.refuse(f"The record has format {self.format}; this program reads format {FORMAT}.")
        self.game = reader.text("game")
        self.earlier_data: list[Facts] = reader.list("earlier") if reader.has("earlier") else []
        self.earlier: list[Segment] = []
        for number, entry in enumerate(self.earlier_data, 1):
            inner = Reader(entry, f"the record's earlier part {number}", BadRecord)
            self.earlier.append(Segment(inner))
            inner.done()
        self.segment = Segment(reader)
        reader.done()


def _read_values(reader: Reader) -> Values:
    values: Values = {}
    for name, value in reader.table("settings").data.items():
        if not isinstance(value, bool | int | str):
            reader.refuse(f"The setting '{name}' in the record must be a word, a number, or yes or no.")
        values[name] = value
    return values


def _read_answer(entry: object, number: int) -> tuple[int, str, str]:
    match entry:
        case [bool(), *_]:  # which Python would take for a number
            pass
        case [int(seat), str(kind), str(key)]:
            return seat, kind, key
    raise BadRecord(f"Answer {number} in the record is not (seat, kind, key).")


def _read_draws(entry: object, turn: int) -> list[int | list[int]]:
    if isinstance(entry, list) and all(_is_draw(draw) for draw in entry):
        return entry
    raise BadRecord(f"What the record says was drawn in turn {turn} is not a list of dice and lots.")


def _is_draw(draw: object) -> bool:
    if isinstance(draw, list):
        return len(draw) == 2 and _is_number(draw[0]) and _is_number(draw[1])
    return _is_number(draw)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)  # which Python would take for a number


def _in_words(draw: int | list[int]) -> str:
    return f"{draw[0]} among {draw[1]}" if isinstance(draw, list) else str(draw)


def _read_chance(reader: Reader) -> Chance:
    kind = reader.text("kind", ["fast", "committed", "scripted"])
    chance: Chance
    if kind == "fast":
        chance = FastChance(reader.number("seed", 0, LARGEST_SEED))
    elif kind == "committed":
        commitment = reader.text("commitment")
        try:
            committed = CommittedChance(reader.text("seed"), tuple(reader.texts("entropy")))
        except JalopyError as error:
            raise BadRecord(str(error)) from None
        if committed.commitment != commitment:
            reader.refuse("The seed does not fit the commitment: its SHA-256 is another.")
        chance = committed
    else:
        chance = ScriptedChance(
            reader.numbers("dice", 1, MANY), reader.texts("cards"), reader.numbers("picks", 0, MANY)
        )
    reader.done()
    return chance


# --- playing it again -----------------------------------------------------------------------------------------------


def replay(data: object, find_game: FindGame) -> Match:
    """The match a record tells of, up to its last answer. An edited record is refused by `verify`, not here."""
    record = Record(data)
    game = find_game(record.game)
    _refuse_other_rules(record.segment, game)
    match = _begin(game, record.segment)
    match.earlier = record.earlier_data
    for number, answer in enumerate(record.segment.answers, 1):
        _give(match, answer, number)
    return match


def resume(data: object, find_game: FindGame) -> Match:
    """Go on with a saved match. Under other rules it goes on from its last turn's position, in a new segment."""
    record = Record(data)
    game = find_game(record.game)
    segment = record.segment
    if segment.rules == game.version:
        return replay(data, find_game)
    if segment.last_position is None:
        raise BadRecord(
            f"The record was made with rules {segment.rules} of {game.name}; this program has {game.version}, "
            "and there is no turn under way to go on from."
        )
    match = match_from(game, segment.last_position, segment.chance)
    for seat, kind, key in segment.answers[len(segment.answers) - segment.last_answers :]:
        if not _offers(match, seat, kind, key):
            match = match_from(game, segment.last_position, segment.chance)
            break
        match.answer(key, seat)
    finished = {name: value for name, value in _table(data).items() if name not in ("format", "game", "earlier")}
    match.earlier = [*record.earlier_data, finished]
    return match


def _table(data: object) -> Facts:
    assert isinstance(data, dict)
    return data


def _offers(match: Match, seat: int, kind: str, key: str) -> bool:
    asked = [question for question in match.questions if question.seat == seat and question.kind == kind]
    return any(option.key == key for question in asked for option in question.options)


def _refuse_other_rules(segment: Segment, game: Game[Any]) -> None:
    if segment.rules != game.version:
        raise BadRecord(
            f"The record was made with rules {segment.rules} of {game.name}; this program has {game.version} "
            "and would play another match."
        )


def _begin(game: Game[Any], segment: Segment) -> Match:
    try:
        if segment.position is not None:
            return match_from(game, segment.position, segment.chance)
        return new_match(game, segment.seats, segment.settings, segment.chance)
    except BadRecord:
        raise
    except JalopyError as error:
        raise BadRecord(f"The match in the record cannot begin: {error}") from None


def _give(match: Match, answer: tuple[int, str, str], number: int) -> None:
    seat, kind, key = answer
    asked = [question for question in match.questions if question.seat == seat and question.kind == kind]
    if not asked:
        now = (
            "the match is over"
            if match.question is None
            else f"seat {match.question.seat} is asked '{match.question.kind}'"
        )
        raise BadRecord(f"Answer {number} of the record is seat {seat}'s to '{kind}', but there {now}.")
    try:
        match.answer(key, seat)
    except JalopyError as error:
        raise BadRecord(f"Answer {number} of the record does not fit: {error}") from None


# --- verifying ------------------------------------------------------------------------------------------------------


def verify(data: object, find_game: FindGame) -> Match:
    """Play the record again and compare commitment, every draw, every state, every event; the first difference is raised."""
    record = Record(data)
    game = find_game(record.game)
    for segment in record.earlier:
        _refuse_other_rules(segment, game)
        _verify_segment(game, segment)
    _refuse_other_rules(record.segment, game)
    match = _verify_segment(game, record.segment)
    match.earlier = record.earlier_data
    return match


def _verify_segment(game: Game[Any], segment: Segment) -> Match:
    match = _begin(game, segment)
    refusal: BadRecord | None = None
    for number, answer in enumerate(segment.answers, 1):
        try:
            _give(match, answer, number)
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
    now = _segment(match)
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
        for count, draw in enumerate(map(_written, turn.drawn)):
            if count >= len(drawn) or drawn[count] != draw:
                says = f"the record says {_in_words(drawn[count])}" if count < len(drawn) else "the record has none"
                raise BadRecord(f"Turn {turn.number}, draw {count + 1}: {says}, but chance gives {_in_words(draw)}.")
        if whole and len(drawn) > len(turn.drawn):
            raise BadRecord(
                f"Turn {turn.number}: the record has {len(drawn)} draws, but only {len(turn.drawn)} were made."
            )
    if not broken_off and (len(segment.drawn) != len(match.turns) or len(segment.digests) != len(match.turns)):
        raise BadRecord(f"The record tells of {len(segment.drawn)} turns, but its answers make {len(match.turns)}.")
