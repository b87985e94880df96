"""What goes over the wire. The page's TypeScript types are made from these structs.

A client opens a socket to a table and says `hello` with the number of scenes it has; connecting again is the
same message. Every message of the server carries `seq`, the table's log number it speaks of. Whatever a client wants
done carries an `id` of its own and is answered by `done` or `refused`; whoever asks what answers would do gets `foreseen`,
whoever asks for plans `proposed`, and whoever asks the coach `advised` or `weighed`, later than what was said after it.
"""

from typing import Any, Literal

from msgspec import Struct

from jalopy.bots.analysis import Analysis
from jalopy.bots.coach import Worth
from jalopy.bots.telling import Why
from jalopy.lab.outcomes import Alone, Outcome

Facts = dict[str, Any]

# None, a nudge after a while, or so many seconds per turn, after which a bot plays on until the player is back.
Clock = Literal["none", "nudge", "30", "60", "120", "300", "86400", "259200"]

# --- what the server tells --------------------------------------------------------------------------------------------


class Sitting(Struct, kw_only=True):
    """One chair. `you` marks the reader's own; a person who is not connected is away since a moment (Unix time).

    From `bot_from` on a bot may play on for them; None while they are here, or might be.
    """

    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str = ""
    bot: str = ""  # also where a bot plays on for a person who is away
    who: str = ""  # the character that a bot is
    temper: str = ""  # in which it plays; "" for an even one, and where it has none
    ready: bool = False  # for the start; whoever made the table always is
    you: bool = False
    here: bool = False
    away_since: float | None = None
    bot_from: float | None = None
    coached: int = 0  # times that the coach was asked, where others play too
    timed_out: bool = False  # a bot plays on because the time was over; whoever is back just sits down


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


class MutedPerson(Struct, kw_only=True):
    """Somebody whom the reader has muted: `saying`, the last of theirs here, and their `seats` tell the server who."""

    name: str
    saying: int | None = None
    seats: list[int] = []


class Muting(Struct, kw_only=True):
    """Whom the reader does not hear: those of them who are at this table, and a `mark` for `hello`."""

    mark: str
    people: list[MutedPerson]


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
    coach: bool = False  # whether it may be asked
    undo: UndoAsked | None = None
    rematch: str | None = None
    rematch_by: str = ""  # the name of whoever asked for it
    clock: Clock = "none"
    spectators: int = 0
    words: str = ""  # two words that lead here while the table is open


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
    """Whom the table waits for, and since when (Unix time); what they are asked is theirs to know.

    From `play_on_from` on the others may agree that a bot plays on; `agreed` are the seats that would have it so.
    """

    seat: int
    since: float = 0.0
    play_on_from: float = 0.0
    agreed: list[int] = []


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
    practice: bool = False  # chance was known: taken back by consent, or of another match
    taken_over: bool = False  # it began in the middle of another match
    seed: str | None = None  # shown once the match is over


class Update(Struct, kw_only=True, tag_field="type", tag="update"):
    """The match as the reader may know it, and the scenes since the last one the reader has.

    `table` is told where something of it has changed since the last update. `base` is the view before the first of them, where the reader has none or looks with other eyes than before.
    `sayings` take the place of all that the reader has from `first_saying` on; `said` is how many there are now, with those that
    the reader does not hear (`muting`).
    """

    seq: int
    table: TableInfo | None
    match: MatchInfo | None
    scenes: list[SceneInfo]
    first_scene: int  # number of the first of `scenes`; 0 means all of them follow
    sayings: list[Saying]
    first_saying: int = 0
    said: int = 0
    muting: Muting | None = None
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


class Standpoint(Struct, kw_only=True):
    """A question outside of any table, as the asked seat sees it, and what its answers would do."""

    seat: int
    view: Facts
    question: QuestionInfo
    consequences: list[ConsequenceInfo]


class MomentInfo(Struct, kw_only=True):
    """A question of a match that is over, and what the strongest bot there is would answer."""

    standpoint: Standpoint
    bot: str
    answer: str


class ProposalInfo(Struct, kw_only=True):
    """A whole plan: `answers` that can be given together. `best` is the one that the bot would follow.

    `drawing` is each game's own: its board draws the plan from it.
    """

    answers: list[str]
    best: bool
    drawing: Facts


class Proposed(Struct, kw_only=True, tag_field="type", tag="proposed"):
    """Plans for a question to the reader, each beginning with what was to be kept; none where the game knows of none."""

    id: int
    seq: int
    question: int
    seat: int
    kept: list[str]
    plans: list[ProposalInfo]


class Advised(Struct, kw_only=True, tag_field="type", tag="advised"):
    """What each answer to a question to the reader is worth in chance to win, the best first, from what the reader can know.

    `best` are those that are as good as the best as far as one can tell, `why` what speaks for the first of `answers`.
    """

    id: int
    seq: int
    question: int
    seat: int
    answers: list[Worth]
    best: list[str]
    why: Why | None


class Weighed(Struct, kw_only=True, tag_field="type", tag="weighed"):
    """What the reader's answer cost against the best one, in chance to win; 0 where it is little, or may be luck."""

    id: int
    seq: int
    answer: int
    cost: float
    best: str  # "" where it cost nothing


ServerMessage = Update | Presence | Done | Refused | Foreseen | Proposed | Advised | Weighed

# --- what a client says -------------------------------------------------------------------------------------------------


class Hello(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """`scenes`: how many the client has already; `sayings`: up to which it has heard them, and `mark` without whom."""

    scenes: int = 0
    sayings: int = 0
    mark: str = ""


class Answer(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    id: int
    question: int
    key: str
    seat: int | None = None  # only where one person plays several seats on the same screen


class Answers(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="answers"):
    """Several answers to this question and those that follow it: all of them are taken, or none is.

    Nobody may learn anything in between: no die falls, no face is shown, nobody else is asked before the last of them.
    """

    id: int
    question: int
    keys: list[str]
    seat: int | None = None  # as with an answer


class Propose(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="propose"):
    """Which plans are there for what I am asked? It is answered by `proposed` and changes nothing.

    `kept` are answers with which every plan is to begin: so a plan is bent, and what follows is laid anew.
    """

    id: int
    question: int
    kept: list[str] = []
    seat: int | None = None  # as with an answer


class Foresee(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="foresee"):
    """What would the answers to the question do that I am asked? It is answered by `foreseen` and changes nothing."""

    id: int
    question: int
    seat: int | None = None  # as with an answer


class AskCoach(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="coach"):
    """What is each answer to the question worth that I am asked? It is answered by `advised`; the others hear that it was asked."""

    id: int
    question: int
    seat: int | None = None  # as with an answer


class Weigh(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="weigh"):
    """What did my answer cost? It is answered by `weighed`, for whoever plays with nobody but bots.

    `answer` is its number among all answers of the match, from 0.
    """

    id: int
    answer: int


class AllowCoach(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="allow-coach"):
    """Say before the start whether the coach may be asked at this table."""

    id: int
    allowed: bool


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
    """Put a bot on an empty chair, or let one play on for a person who is away.

    Before the start a bot that sits there plays so well from then on; with `another` somebody else comes in its place.
    """

    id: int
    seat: int
    bot: str
    another: bool = False


class PlayOn(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="play-on"):
    """Agree that a bot plays on for somebody who is asked and does not answer, until they are back."""

    id: int
    seat: int


class Free(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="free"):
    """Send whoever sits there from their chair, a bot or a person, before the start."""

    id: int
    seat: int


class Ready(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="ready"):
    """Say that I am ready for the start, or not yet. Nobody has to be: whoever made the table may start all the same."""

    id: int
    ready: bool


class Entropy(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="entropy"):
    """Words of my own that the dice will depend on too."""

    id: int
    text: str


class Start(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="start"):
    id: int


class Rematch(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="rematch"):
    id: int


class Say(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """With `once`, a word that the client chose, it counts once however often it is sent: perhaps `done` was lost."""

    id: int
    text: str
    emote: bool = False
    once: str = ""


class Mute(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="mute"):
    """Hear somebody no longer, at this and any other table, or with `muted` false again: whoever said `saying`, or sits on `seat`.

    Nobody else is told.
    """

    id: int
    saying: int | None = None
    seat: int | None = None
    muted: bool = True


Wish = (
    Answer
    | Answers
    | Foresee
    | Propose
    | AskCoach
    | Weigh
    | AllowCoach
    | Undo
    | Consent
    | Sit
    | Stand
    | SeatBot
    | PlayOn
    | Free
    | Ready
    | Entropy
    | Start
    | Rematch
    | Say
    | Mute
)
ClientMessage = Hello | Wish

# --- over plain HTTP -------------------------------------------------------------------------------------------------------


class SettingInfo(Struct, kw_only=True):
    name: str
    kind: Literal["yes-no", "choice", "number", "text"]
    default: bool | int | str
    choices: list[bool | int | str]
    rule: str


class PresetInfo(Struct, kw_only=True):
    """Settings that make a good match together, and about how many minutes it takes with so many chairs."""

    name: str
    seats: int
    minutes: dict[str, int]
    settings: Facts


class GameInfo(Struct, kw_only=True):
    name: str
    version: str
    seats: list[int]
    settings: list[SettingInfo]
    bots: list[str]  # from the weakest to the strongest
    presets: list[PresetInfo] = []


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """`bots` fills all chairs but the maker's with that bot and starts at once.

    `chairs` puts bots on some of them instead, and waits: one word for each chair, "" for one that is left free.
    """

    game: str
    seats: int
    settings: Facts = {}
    name: str = ""
    title: str = ""
    bots: str = ""
    chairs: list[str] = []
    same_screen: bool = False
    odds: bool = True
    clock: Clock = "none"


class PlayOnFrom(Struct, kw_only=True, forbid_unknown_fields=True):
    """A match that begins in the middle of this one, after so many answers; I sit where the next one was asked for."""

    answers: int
    name: str


class PuzzleShelf(Struct, kw_only=True):
    """A game's puzzles: those of the days from `first_day` on, one after the other and then again."""

    game: str
    puzzles: list[str]
    first_day: str


class PuzzleInfo(Struct, kw_only=True):
    """A puzzle without its solution. `day` and `number` are those of the day that it was asked for; `answered`: how often."""

    name: str
    game: str
    day: str
    number: int
    turn: int
    racer: str
    settings: Facts
    seats: list[Sitting]
    standpoint: Standpoint
    answered: int


class PuzzleAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """`first`: nobody at this browser has answered it before, so it is counted."""

    key: str
    first: bool = False


class PuzzleHint(Struct, kw_only=True):
    """An answer that is not the best: the rookie's."""

    rookie: str


class PuzzleSolution(Struct, kw_only=True):
    """What each answer is worth, the best first, and how often it was given; why the best is better than the given one."""

    best: str
    rookie: str
    answers: list[Worth]
    given: dict[str, int]
    why: Why


class PuzzlePlayOn(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table whose match begins with the puzzle's question."""

    name: str


class KnobInfo(Struct, kw_only=True):
    """A number of a game's box that a match may change."""

    path: str
    least: int
    most: int
    printed: int


class WorkshopInfo(Struct, kw_only=True):
    """What can be changed of a game's box, in the order of the box, and who may play with it."""

    game: str
    seats: list[int]
    knobs: list[KnobInfo]
    bots: list[str]
    paint: dict[str, str]  # colours of racers and the like, where they have one


class WorkshopWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """A box to be tried: it is the setting `box`. The same bot sits on all seats."""

    seats: int
    bots: Literal["random", "rookie"] = "rookie"
    settings: Facts = {}
    seed: int = 1


class WorkshopTried(Struct, kw_only=True):
    """How far a box was tried: with it and with the printed one so many matches of `of`. `alone`: what each of several changes
    does without the others. `settings` are those that are not as printed, as they were read."""

    state: Literal["going", "done"]
    done: int
    of: int
    seconds: float | None  # that are left, about; None as long as nobody can tell
    settings: Facts
    outcome: Outcome | None
    alone: list[Alone]


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

    `facts` is empty where a setting cannot be read at all. `settings` are those that were given as they are read, with
    defaults for the others.
    """

    problems: list[SettingProblem]
    facts: Facts
    idle: list[str] = []  # settings that make no difference with these
    settings: dict[str, bool | int | str] = {}


class AboutWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is this? Asked of a view that the reader has, so the answer tells nothing else; `table` is all there is."""

    thing: str
    view: Facts


class LineInfo(Struct, kw_only=True):
    """A message `about-<key>` of the game's texts with its facts."""

    key: str
    facts: Facts


class NearInfo(Struct, kw_only=True):
    """Another thing that has to do with it."""

    thing: str
    title: LineInfo


class AboutInfo(Struct, kw_only=True):
    """What a thing is, what it does, how it stands now, its rule, and what is next to it."""

    thing: str
    title: LineInfo
    kind: LineInfo
    rule: str
    does: list[LineInfo]
    now: list[LineInfo]
    near: list[NearInfo]


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


class MatchSeat(Struct, kw_only=True):
    """A chair of a match in my history. `piece` is what it drives or is; `place` is known once the match is over."""

    name: str
    bot: str
    person: bool
    you: bool
    place: int | None
    piece: str


class MyMatch(Struct, kw_only=True):
    """A match of mine. `since`: from when on I am asked, or else those whom it waits for (Unix time)."""

    code: str
    title: str
    game: str
    state: Literal["lobby", "playing", "over"]
    seats: list[MatchSeat]
    placed: int  # among how many the places are
    waiting_for_me: bool
    waiting_for: list[int]
    since: float | None
    round: int
    changed: float
    ended: float
    practice: bool
    rematch: str
    same_screen: bool


class EveningMatch(Struct, kw_only=True):
    """A column of the evening's score; `piece` is the winner's."""

    code: str
    game: str
    piece: str
    practice: bool
    rematch: str


class EveningRow(Struct, kw_only=True):
    """One of the people; places among them, match by match, null where they did not play."""

    name: str
    you: bool
    places: list[int | None]
    points: int


class Evening(Struct, kw_only=True):
    """Matches with the same company and no long pause between them; a win counts 3, second 2, third 1."""

    ended: float
    matches: list[EveningMatch]
    people: list[EveningRow]


class GameFigures(Struct, kw_only=True):
    """How I did at a game, practice left out. `even`: the share of wins that chance alone would give."""

    game: str
    matches: int
    won: int
    even: float
    best: int
    best_times: int
    piece: str
    piece_times: int


class MyMatches(Struct, kw_only=True):
    """`count`: how many are finished; the newest evening first."""

    open: list[MyMatch]
    finished: list[MyMatch]
    count: int
    evenings: list[Evening]
    figures: list[GameFigures]


class SeatLink(Struct, kw_only=True):
    """What makes a link to my seats for another device: it works once, and until a moment (Unix time)."""

    token: str
    until: float


class LinkWish(Struct, kw_only=True, forbid_unknown_fields=True):
    token: str


class Phrase(Struct, kw_only=True):
    """To be written down: it brings me back when this device has forgotten me."""

    phrase: str


class PhraseWish(Struct, kw_only=True, forbid_unknown_fields=True):
    phrase: str


class Whose(Struct, kw_only=True):
    """Whose link or phrase it is: the name they last sat down under, at how many open tables they sit.

    `left_behind`: open tables of whoever this device was before; `same`: it was them already.
    """

    name: str
    tables: int
    left_behind: int
    same: bool


class PushInfo(Struct, kw_only=True):
    """The key that a browser subscribes with, to be told when it is my turn; "" where this server cannot."""

    key: str


class PushWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """A browser's subscription: where its push service is, and its keys."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


class PushStop(Struct, kw_only=True, forbid_unknown_fields=True):
    endpoint: str


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


class AnalysisInfo(Struct, kw_only=True):
    """What was found of a match that is over, or how far that has come: so many answers of all are looked at, or so many
    matches are looked at before this one. `none`: nobody has asked for it yet."""

    state: Literal["none", "waiting", "going", "kept"]
    ahead: int = 0
    done: int = 0
    of: int = 0
    analysis: Analysis | None = None


class Problem(Struct, kw_only=True):
    """What went wrong, in one English sentence, and where it has one, its key with facts for other languages."""

    error: str
    key: str = ""
    facts: Facts = {}
    setting: str = ""  # to be changed
