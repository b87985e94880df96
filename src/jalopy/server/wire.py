"""What goes over the wire. The page's TypeScript types are made from these structs.

A client opens a socket to a table and says `hello` with the number of scenes it has; connecting again is the
same message. Every message of the server carries `seq`, the table's log number it speaks of. Whatever a client wants
done carries an `id` of its own and is answered by `done` or `refused`; whoever asks what answers would do gets `foreseen`.
"""

from typing import Any, Literal

from msgspec import Struct

Facts = dict[str, Any]

# --- what the server tells --------------------------------------------------------------------------------------------


class Sitting(Struct, kw_only=True):
    """One chair. `you` marks the reader's own; a person who is not connected is away since a moment (Unix time)."""

    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str = ""
    bot: str = ""  # also where a bot plays on for a person who is away
    you: bool = False
    here: bool = False
    away_since: float | None = None


class UndoAsked(Struct, kw_only=True):
    """Somebody wants a move back beyond what can be undone freely.

    It names the move by the events that would be taken back, as the reader knows them. `key`, the answer itself, is
    only for whoever gave it: to the others it may be a secret.
    """

    asked: int
    seat: int
    name: str
    question: str
    key: str
    waiting_for: list[int]
    events: list[int] = []


class Saying(Struct, kw_only=True):
    number: int
    name: str
    text: str
    seat: int | None = None
    emote: bool = False
    you: bool = False
    at: float = 0.0


class TableInfo(Struct, kw_only=True):
    code: str
    title: str
    game: str
    seats: list[Sitting]
    settings: Facts
    state: Literal["lobby", "playing", "over"]
    host: bool
    commitment: str
    entropy: list[str]  # names of those who added some
    same_screen: bool = False
    odds: bool = True
    undo: UndoAsked | None = None
    rematch: str | None = None
    spectators: int = 0


class OptionInfo(Struct, kw_only=True):
    key: str
    rule: str
    target: str
    facts: Facts


class BarredInfo(Struct, kw_only=True):
    key: str
    reason: str
    rule: str
    facts: Facts


class QuestionInfo(Struct, kw_only=True):
    """A question to the reader; an answer names its `id`."""

    id: int
    seat: int
    kind: str
    rule: str
    facts: Facts
    options: list[OptionInfo]
    barred: list[BarredInfo]


class Waiting(Struct, kw_only=True):
    """Whom the table waits for; what they may answer is theirs to know."""

    seat: int
    kind: str


class EventInfo(Struct, kw_only=True):
    seq: int
    turn: int
    kind: str
    rule: str
    facts: Facts


class SceneInfo(EventInfo, kw_only=True):
    """An event, and what it changed in the reader's view: steps `[path, value]`, or `[path]` for what is gone."""

    change: list[list[Any]]


class PlaceInfo(Struct, kw_only=True):
    place: int
    seat: int
    reason: str
    rule: str
    facts: Facts


class MatchInfo(Struct, kw_only=True):
    """`now`: the change from the view after the last scene to the reader's view at this moment; mostly none."""

    now: list[list[Any]]
    questions: list[QuestionInfo]
    waiting: list[Waiting]
    can_undo: bool
    answers: int
    standing: list[PlaceInfo]
    seed: str | None = None  # shown once the match is over


class Update(Struct, kw_only=True, tag_field="type", tag="update"):
    """The match as the reader may know it, and the scenes since the last one the reader has.

    `table` is told where something of it has changed since the last update. `base` is the view before the first of them, where the reader has none or looks with other eyes than before.
    """

    seq: int
    table: TableInfo | None
    match: MatchInfo | None
    scenes: list[SceneInfo]
    first_scene: int  # number of the first of `scenes`; 0 means all of them follow
    sayings: list[Saying]
    base: Facts | None = None


class Presence(Struct, kw_only=True, tag_field="type", tag="presence"):
    """Only who is here has changed."""

    seq: int
    seats: list[Sitting]
    spectators: int


class Done(Struct, kw_only=True, tag_field="type", tag="done"):
    """It is in the log, as number `seq` or before."""

    id: int
    seq: int


class Refused(Struct, kw_only=True, tag_field="type", tag="refused"):
    """Nothing has changed; `reason` is one English sentence, `rule` the rule that forbids it, if one does.

    `key` and `facts` are the same for pages that say it in their reader's language. Where the rules refuse an answer,
    `answer` says which and why.
    """

    id: int
    reason: str
    rule: str = ""
    key: str = ""
    facts: Facts = {}
    answer: BarredInfo | None = None
    seq: int = 0


class SureInfo(Struct, kw_only=True):
    """An event that is sure to come, with those of its facts that are."""

    kind: str
    rule: str
    facts: Facts


class ChanceInfo(Struct, kw_only=True):
    """A message of the game's board with its facts; `chance` from 0 to 1 where it is one, else a `figure` where it has one."""

    key: str
    facts: Facts
    chance: float | None = None
    figure: str = ""


class ConsequenceInfo(Struct, kw_only=True):
    """What an option will surely do. `plans` are each game's own: its board draws them."""

    key: str
    sure: list[SureInfo]
    plans: list[Facts]
    odds: list[ChanceInfo]


class Foreseen(Struct, kw_only=True, tag_field="type", tag="foreseen"):
    """Of all options of a question to the reader, in their order."""

    id: int
    seq: int
    question: int
    seat: int
    options: list[ConsequenceInfo]


ServerMessage = Update | Presence | Done | Refused | Foreseen

# --- what a client says -------------------------------------------------------------------------------------------------


class Hello(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """`scenes`: how many the client has already."""

    scenes: int = 0
    sayings: int = 0


class Answer(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    id: int
    question: int
    key: str
    seat: int | None = None  # only where one person plays several seats on the same screen


class Foresee(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="foresee"):
    """What would the answers to the question do that I am asked? It is answered by `foreseen` and changes nothing."""

    id: int
    question: int
    seat: int | None = None  # as with an answer


class Undo(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take back my last answer; where somebody learnt something since, the others are asked.

    With `answers`, the number the client saw, it is refused once the match has gone on: so asking twice by mistake takes
    back one answer, not two.
    """

    id: int
    answers: int | None = None


class Consent(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="consent"):
    """Agree to a move being taken back, or not; whoever asked for it says no to withdraw it.

    With `asked`, the number of the wish that the client saw, it is refused once that wish is no longer open.
    """

    id: int
    yes: bool
    asked: int | None = None


class Sit(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="sit"):
    """Take an empty chair, or my own back from the bot that plays on for me."""

    id: int
    seat: int
    name: str


class Stand(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="stand"):
    """Leave my chair: it is empty before the start, and a bot plays on after it."""

    id: int
    seat: int


class SeatBot(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="bot"):
    """Put a bot on an empty chair, or let one play on for a person who is away."""

    id: int
    seat: int
    bot: str


class Free(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="free"):
    """Send a bot from its chair, before the start."""

    id: int
    seat: int


class Entropy(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="entropy"):
    """Words of my own that the dice will depend on too."""

    id: int
    text: str


class Start(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="start"):
    id: int


class Rematch(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="rematch"):
    id: int


class Say(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    id: int
    text: str
    emote: bool = False


Wish = Answer | Foresee | Undo | Consent | Sit | Stand | SeatBot | Free | Entropy | Start | Rematch | Say
ClientMessage = Hello | Wish

# --- over plain HTTP -------------------------------------------------------------------------------------------------------


class SettingInfo(Struct, kw_only=True):
    name: str
    kind: Literal["yes-no", "choice", "number", "text"]
    default: bool | int | str
    choices: list[bool | int | str]
    rule: str


class GameInfo(Struct, kw_only=True):
    name: str
    version: str
    seats: list[int]
    settings: list[SettingInfo]
    bots: list[str]


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """`bots` fills all chairs but the maker's with that bot and starts at once."""

    game: str
    seats: int
    settings: Facts = {}
    name: str = ""
    title: str = ""
    bots: str = ""
    same_screen: bool = False
    odds: bool = True


class TableMade(Struct, kw_only=True):
    code: str


class SettingsWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a table might agree on, to be checked; what is left out has its default, and without `seats` any number do."""

    seats: int | None = None
    settings: Facts = {}


class SettingProblem(Struct, kw_only=True):
    """What is wrong: the setting to be changed ("" if it is the seats), a key with facts, and the English sentence."""

    setting: str
    key: str
    facts: Facts
    sentence: str


class SettingsCheck(Struct, kw_only=True):
    """All that is wrong, the most urgent first, and what the game shows of such settings before there is a match.

    `facts` is empty where a setting cannot be read at all.
    """

    problems: list[SettingProblem]
    facts: Facts


class MyTable(Struct, kw_only=True):
    """A table I sit at."""

    code: str
    title: str
    game: str
    state: Literal["lobby", "playing", "over"]
    waiting_for_me: bool
    waiting_for: list[str]
    free_seats: int
    round: int
    changed: float


class RuleInfo(Struct, kw_only=True):
    number: str
    title: str
    chapter: str
    text: str
    source: str
    house: bool


class RulesInfo(Struct, kw_only=True):
    title: str
    introduction: str
    rules: list[RuleInfo]


class Problem(Struct, kw_only=True):
    """What went wrong, in one English sentence, and where it has one, its key with facts for other languages."""

    error: str
    key: str = ""
    facts: Facts = {}
    setting: str = ""  # to be changed
