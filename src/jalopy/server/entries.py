"""The log is the truth: what a table has gone through, entry by entry. Everything else is folded from it."""

from typing import Any

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from jalopy.kernel.settings import Values


class Header(Struct, kw_only=True):
    """How a table was made. `seed` is secret until the match is over."""

    id: int
    code: str
    title: str
    game: str
    seats: int
    settings: Values
    seed: str
    host: str
    same_screen: bool = False
    odds: bool = True
    clock: str = "none"
    made: float = 0.0
    words: str | None = None  # that lead here as long as the table is open


class Sat(Struct, kw_only=True, tag_field="entry", tag="sat"):
    seat: int
    guest: str
    name: str
    at: float


class Stood(Struct, kw_only=True, tag_field="entry", tag="stood"):
    """Before the start the chair is empty, after it `bot` plays on and the person may come back."""

    seat: int
    bot: str
    at: float


class TimeUp(Struct, kw_only=True, tag_field="entry", tag="time-up"):
    """The time of the person whose turn it is was over: `bot` plays on until they are back."""

    seat: int
    bot: str
    at: float


class PlayOnWanted(Struct, kw_only=True, tag_field="entry", tag="play-on-wanted"):
    """Somebody does not answer; `by`, another seat, would let a bot play on for them."""

    seat: int
    by: int
    at: float


class BotSat(Struct, kw_only=True, tag_field="entry", tag="bot-sat"):
    """`bot` is how well it plays, `who` which character it is; none where it plays on for a person."""

    seat: int
    bot: str
    who: str = ""
    at: float


class Freed(Struct, kw_only=True, tag_field="entry", tag="freed"):
    seat: int
    at: float


class ReadySaid(Struct, kw_only=True, tag_field="entry", tag="ready"):
    seat: int
    ready: bool
    at: float


class EntropyAdded(Struct, kw_only=True, tag_field="entry", tag="entropy"):
    guest: str
    name: str
    text: str
    at: float


class CoachAllowed(Struct, kw_only=True, tag_field="entry", tag="coach-allowed"):
    """Whoever made the table has said whether the coach may be asked here."""

    allowed: bool
    at: float


class CoachAsked(Struct, kw_only=True, tag_field="entry", tag="coach-asked"):
    """At a table where others should know."""

    seat: int
    at: float


class Started(Struct, kw_only=True, tag_field="entry", tag="started"):
    rules: str
    at: float


class TakenOver(Struct, kw_only=True, tag_field="entry", tag="taken-over"):
    """The match begins in the middle of the one that `record` tells of, after so many answers."""

    rules: str
    record: dict[str, Any]
    answers: int
    at: float


class Resumed(Struct, kw_only=True, tag_field="entry", tag="resumed"):
    """The match goes on under other rules: `record` tells what was played before, and with its last turn it begins."""

    rules: str
    record: dict[str, Any]
    at: float


class Answered(Struct, kw_only=True, tag_field="entry", tag="answered"):
    seat: int
    kind: str
    key: str
    by: str  # a guest, or the bot's name
    at: float
    place: int = 0  # among answers that were given together, from 1; 0 for one that was given alone


class UndoWanted(Struct, kw_only=True, tag_field="entry", tag="undo-wanted"):
    """`answers` would be taken back, the last of them the seat's own."""

    seat: int
    answers: int
    asked: list[int]  # seats that must agree
    at: float


class Consented(Struct, kw_only=True, tag_field="entry", tag="consented"):
    seat: int
    yes: bool
    at: float


class Undone(Struct, kw_only=True, tag_field="entry", tag="undone"):
    seat: int
    answers: int
    at: float


class Rematched(Struct, kw_only=True, tag_field="entry", tag="rematched"):
    code: str
    by: str = ""  # the name of whoever asked for it
    at: float


class Said(Struct, kw_only=True, tag_field="entry", tag="said"):
    guest: str
    name: str
    seat: int | None
    text: str
    emote: bool
    at: float
    once: str = ""  # by which its author's page knows it, so that the same message sent again is known again


Entry = (
    Sat
    | Stood
    | TimeUp
    | PlayOnWanted
    | BotSat
    | Freed
    | ReadySaid
    | EntropyAdded
    | CoachAllowed
    | CoachAsked
    | Started
    | TakenOver
    | Resumed
    | Answered
    | UndoWanted
    | Consented
    | Undone
    | Rematched
    | Said
)

encode = Encoder().encode
decode = Decoder(Entry).decode
