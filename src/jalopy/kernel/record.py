"""Records: a match as data. Replay it, resume it; `verifying` tells whether it was changed.

A record holds how the match began, its chance, every answer, the numbers drawn, a digest of the state at the start of
each turn and a running hash of all events. Everything else is computed from it again, so any edit shows. A checksum
binds what has not mattered yet, such as a setting before the first turn, and shows an edit also to whoever lacks the
rules to play the match again.

A match that began in the middle of another one holds the answers and the chance of that one up to there, as if they were
its own, and says how many they are.

A match that went on under other rules has several parts, one for each version: the last is the record itself, those
before it lie in `earlier`, each a record of its own.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.json import decode, encode

from jalopy.kernel.chance import LARGEST_SEED, Chance, CommittedChance, ContinuedChance, FastChance, ScriptedChance
from jalopy.kernel.errors import BadRecord, BadSetting, JalopyError, NotNow
from jalopy.kernel.events import digest
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.questions import Facts
from jalopy.kernel.reading import Reader
from jalopy.kernel.settings import Values
from jalopy.kernel.table import LARGEST_LOT, LOT_BITS

FORMAT: Final = 3
WITHOUT_CHECKSUM: Final = 2  # the format before, which is still read
MANY: Final = 10**9
MOST_CONTINUED: Final = 20  # matches that began in one another

FindGame = Callable[[str], Game[Any]]


def make_record(match: Match) -> Facts:
    """The match as plain data. It tells everything: no client gets it before the end."""
    if match.forked:
        raise NotNow("fork-record")
    if not match.listening:
        match = _listened_to(match)
    record: Facts = {"format": FORMAT, "game": match.game.name}
    if match.earlier:
        record["earlier"] = match.earlier
        record["after"] = told_checksum(match.earlier[-1])
    record.update(segment_of(match))
    record["checksum"] = checksum_of(record)
    return record


def checksum_of(part: Facts) -> str:
    """Over all that a part tells; the parts before it have their own, and it names the last of these as `after`."""
    told = {name: value for name, value in part.items() if name not in ("earlier", "checksum")}
    try:
        return digest(decode(encode(told)))  # as it will be read: a number that is a key becomes a word
    except (ValueError, RecursionError):
        raise BadRecord("The record holds what cannot be written as JSON in UTF-8, so it has no checksum.") from None


def told_checksum(part: Facts) -> str:
    """As the part says it; one of the older format does not say it."""
    return str(part["checksum"]) if "checksum" in part else checksum_of(part)


def _listened_to(match: Match) -> Match:
    """The same match played once more with somebody listening, for its events and digests."""
    if match.began_with is None:
        again = new_match(match.game, match.seats, match.settings, match.chance)
    else:
        again = match_from(match.game, match.began_with, match.chance)
    for seat, _, key in match.answers:
        again.answer(key, seat)
    again.earlier = match.earlier
    again.practice = match.practice
    again.taken_over, again.taken_from = match.taken_over, match.taken_from
    return again


def segment_of(match: Match) -> Facts:
    segment: Facts = {"rules": match.game.version}
    if match.began_with is None:
        segment["seats"] = match.seats
        segment["settings"] = match.game.written_settings(match.settings)
    else:
        segment["position"] = match.began_with
    segment["chance"] = match.chance.as_data()
    segment["answers"] = [list(answer) for answer in match.answers]
    segment["drawn"] = [[written(draw) for draw in turn.drawn] for turn in match.turns]
    segment["digests"] = [turn.digest for turn in match.turns]
    segment["events"] = len(match.table.story)
    segment["hash"] = events_hash(match)
    if match.practice:
        segment["practice"] = True
    if match.taken_from:
        segment["taken_over"] = {"answers": match.taken_over, "checksum": match.taken_from}
    if match.over:
        segment["end"] = digest(match.game.position(match.state))
        segment["standing"] = [place.as_data() for place in match.standing]
    elif match.state.turn > 0:
        segment["last_turn"] = {
            "position": match.position(),
            "answers": len(match.turns[-1].asked),
        }
    return segment


def written(draw: int) -> int | list[int]:
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
        self.format = _read_format(reader)
        self.game = reader.text("game")
        self.rules = reader.text("rules")
        self.position: Facts | None = None
        self.seats = 0
        self.settings: Values = {}
        if reader.has("position"):
            self.position = reader.table("position").data
        else:
            self.seats = reader.number("seats", 1, 100)
            self.settings = _read_values(reader)
        self.chance = read_chance(reader.table("chance"))
        self.answers = [_read_answer(entry, number) for number, entry in enumerate(reader.list("answers"), 1)]
        self.drawn = [_read_draws(entry, number) for number, entry in enumerate(reader.list("drawn"))]
        self.digests = reader.texts("digests")
        self.events = reader.number("events", 0, MANY)
        self.hash = reader.text("hash")
        self.practice = reader.has("practice") and reader.yes_no("practice")
        self.taken_over = 0
        self.taken_from = ""
        if reader.has("taken_over"):
            taken = reader.table("taken_over")
            self.taken_over = taken.number("answers", 0, len(self.answers))
            self.taken_from = taken.text("checksum")
            taken.done()
            if not isinstance(self.chance, ContinuedChance) or not self.practice:
                raise BadRecord("A match that began in the middle of another is practice, with continued chance.")
        self.end = reader.text("end") if reader.has("end") else ""
        self.standing = reader.list("standing") if reader.has("standing") else []
        self.last_position: Facts | None = None
        self.last_answers = 0
        if reader.has("last_turn"):
            last = reader.table("last_turn")
            self.last_position = last.table("position").data
            self.last_answers = last.number("answers", 0, len(self.answers))
            last.done()
        self.checksum = ""
        self.after = ""  # the checksum of the part before
        if self.format != WITHOUT_CHECKSUM:
            self.checksum = reader.text("checksum")
            self.after = reader.text("after") if reader.has("after") else ""


class Record:
    """The parts of a record, oldest first; each is read when it is asked for."""

    def __init__(self, data: object) -> None:
        reader = Reader(data, "the record", BadRecord)
        own_format = _read_format(reader)
        self.game = reader.text("game")
        self.parts: list[Facts] = []
        for number, entry in enumerate(reader.list("earlier") if reader.has("earlier") else [], 1):
            part = Reader(entry, f"the record's earlier part {number}", BadRecord).data
            if own_format == WITHOUT_CHECKSUM:  # there only the record said what held for all its parts
                part = {"format": own_format, "game": self.game, **part}
            self.parts.append(part)
        self.parts.append({name: value for name, value in reader.data.items() if name != "earlier"})

    def segment(self, number: int) -> Segment:
        """The part of that number, from 1, strictly read."""
        last = number == len(self.parts)
        reader = Reader(
            self.parts[number - 1], "the record" if last else f"the record's earlier part {number}", BadRecord
        )
        segment = Segment(reader)
        reader.done()
        if segment.game != self.game:
            raise BadRecord(f"It is of {segment.game}, but the record of {self.game}.")
        return segment

    def segments(self) -> list[Segment]:
        return [self.segment(number) for number in range(1, len(self.parts) + 1)]


def _read_format(reader: Reader) -> int:
    told = reader.number("format", 1, MANY)
    if told not in (WITHOUT_CHECKSUM, FORMAT):
        reader.refuse(f"The record has format {told}; this program reads formats {WITHOUT_CHECKSUM} and {FORMAT}.")
    return told


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


def read_chance(reader: Reader, continued: int = 0) -> Chance:
    kind = reader.text("kind", ["fast", "committed", "scripted", "continued"])
    chance: Chance
    if kind == "continued":
        if continued >= MOST_CONTINUED:
            reader.refuse(
                f"The match began in another, that one in another, and so on: more than {MOST_CONTINUED} times."
            )
        first = read_chance(reader.table("first"), continued + 1)
        then = read_chance(reader.table("then"), continued + 1)
        try:
            chance = ContinuedChance(first, reader.number("turn", 0, MANY), reader.number("draw", 0, MANY), then)
        except JalopyError as error:
            raise BadRecord(str(error)) from None
    elif kind == "fast":
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
    segment = record.segments()[-1]
    if segment.rules != game.version:
        raise BadRecord(other_rules([segment], game))
    return _replayed(game, segment, record.parts[:-1])


def replay_parts(data: object, find_game: FindGame) -> list[tuple[Segment, Match | None]]:
    """Every part of the record with the match it tells of, where the rules it was played under are at hand."""
    record = Record(data)
    game = find_game(record.game)
    segments = record.segments()
    if all(segment.rules != game.version for segment in segments):
        raise BadRecord(other_rules(segments, game))
    return [
        (segment, _replayed(game, segment, record.parts[:place]) if segment.rules == game.version else None)
        for place, segment in enumerate(segments)
    ]


def _replayed(game: Game[Any], segment: Segment, earlier: list[Facts]) -> Match:
    match = begin(game, segment)
    match.earlier = earlier
    match.practice = segment.practice
    match.taken_over, match.taken_from = segment.taken_over, segment.taken_from
    for number, answer in enumerate(segment.answers, 1):
        give(match, answer, number)
    return match


def resume(data: object, find_game: FindGame) -> Match:
    """Go on with a saved match. Under other rules it goes on from its last turn's position, in a new segment."""
    record = Record(data)
    game = find_game(record.game)
    segment = record.segments()[-1]
    if segment.rules == game.version:
        return _replayed(game, segment, record.parts[:-1])
    if segment.last_position is None:
        raise BadRecord(
            f"The record was made with rules {segment.rules} of {game.name}; this program has {game.version}, "
            "and there is no turn under way to go on from."
        )
    match = match_from(game, segment.last_position, segment.chance)
    for seat, kind, key in segment.answers[len(segment.answers) - segment.last_answers :]:
        if not offers(match, seat, kind, key):
            match = match_from(game, segment.last_position, segment.chance)
            break
        match.answer(key, seat)
    match.earlier = record.parts
    match.practice = segment.practice
    return match


def take_over(data: object, answers: int, chance: Chance, find_game: FindGame, listening: bool = True) -> Match:
    """A match that begins in the middle of the one a record tells of, after so many answers, with chance of its own from there."""
    record = Record(data)
    game = find_game(record.game)
    segment = record.segments()[-1]
    if segment.rules != game.version:
        raise BadRecord(other_rules([segment], game))
    most = len(segment.answers) - 1 if segment.end else len(segment.answers)  # the match is not over after these
    if not 0 <= answers <= most:
        raise BadSetting("taken-over", most=most, answers=answers)
    match = begin(game, segment, listening)
    for number, answer in enumerate(segment.answers[:answers], 1):
        give(match, answer, number)
    match.continue_with(ContinuedChance(segment.chance, match.table.turn, match.table.drawn_again, chance))
    match.practice = True
    match.taken_over, match.taken_from = answers, told_checksum(record.parts[-1])
    return match


def offers(match: Match, seat: int, kind: str, key: str) -> bool:
    """Whether that could be answered now."""
    asked = [question for question in match.questions if question.seat == seat and question.kind == kind]
    return any(option.key == key for question in asked for option in question.options)


def other_rules(segments: list[Segment], game: Game[Any]) -> str:
    versions = ", ".join(dict.fromkeys(segment.rules for segment in segments))
    return (
        f"The record was made with rules {versions} of {game.name}; this program has {game.version} "
        "and would play another match."
    )


def begin(game: Game[Any], segment: Segment, listening: bool = True) -> Match:
    try:
        if segment.position is not None:
            return match_from(game, segment.position, segment.chance, listening)
        return new_match(game, segment.seats, segment.settings, segment.chance, listening)
    except BadRecord:
        raise
    except JalopyError as error:
        raise BadRecord(f"The match in the record cannot begin: {error}") from None


def give(match: Match, answer: tuple[int, str, str], number: int) -> None:
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
