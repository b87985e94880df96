"""A room: one table as folded from its log. The same log makes the same room in every process."""

import logging
from collections.abc import Callable
from typing import Any, Final

from jalopy import games
from jalopy.bots import characters, registry
from jalopy.bots.temper import EVEN
from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.errors import IllegalAnswer, Told
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.questions import Question
from jalopy.kernel.record import offers, resume, take_over
from jalopy.kernel.settings import read_settings
from jalopy.server.entries import (
    Answered,
    BotSat,
    CoachAllowed,
    CoachAsked,
    Consented,
    EntropyAdded,
    Entry,
    Freed,
    Header,
    PlayOnWanted,
    ReadySaid,
    Rematched,
    Resumed,
    Said,
    Sat,
    Started,
    Stood,
    TakenOver,
    TimeUp,
    Undone,
    UndoWanted,
)
from jalopy.server.presence import Presence

log = logging.getLogger("jalopy.room")


class BadLog(Told):
    """A log that cannot be folded here."""


class OtherRules(BadLog):
    """The match was played under another version of the rules."""


class Chair:
    """Who sits there. A person's chair may be played by a bot while they are away."""

    def __init__(self) -> None:
        self.guest = ""
        self.name = ""
        self.bot = ""
        self.timed_out = False  # the bot plays on because the person's time was over
        self.who = ""  # which character the bot is
        self.ready = False  # for the start; bots always are
        self.coached = 0  # times that the coach was asked, where others play too

    def clear(self) -> None:
        self.guest = self.name = self.bot = self.who = ""
        self.ready = self.timed_out = False
        self.coached = 0

    @property
    def kind(self) -> str:
        return "person" if self.guest else "bot" if self.bot else "empty"

    @property
    def temper(self) -> str:
        """In which the bot plays; "" for an even one, and where it has none."""
        temper = characters.TEMPERS.get(self.who, EVEN.name)
        return temper if registry.has_temper(self.bot) and temper != EVEN.name else ""


class LastAnswer:
    """Of a seat, or the last few if they were given together, so that the same message sent again is known again."""

    def __init__(self, question: int, by: str, keys: list[str]) -> None:
        self.question = question
        self.by = by
        self.keys = keys


class Since:
    """From when on a seat has been asked without anybody else being asked in between, within one turn of the match."""

    def __init__(self, turn: int, at: float) -> None:
        self.turn = turn
        self.at = at


class Room:
    def __init__(self, header: Header) -> None:
        self.header = header
        self.commitment = CommittedChance(header.seed).commitment
        self.seq = 0
        self.chairs = [Chair() for _ in range(header.seats)]
        self.furnished = 0  # the log number of the last entry that may have changed a chair
        self._seats: dict[str, list[int]] | None = None  # by guest, until a chair changes
        self.entropy: list[EntropyAdded] = []
        self.sent_away: dict[str, float] = {}  # guests who were sent from their chairs, and when
        self.coach: bool | None = None  # whether it may be asked, if somebody has said so
        self.match: Match | None = None
        self.other_rules = ""  # the version that the match was played under, as long as it is not ours
        self.played = 0  # the log number of the last entry that belongs to the match
        self.question_id = 0  # the log number at which the open question was put
        self.taken: dict[int, LastAnswer] = {}
        self.last_seat: int | None = None  # whose answer was the last that still counts
        self.places: list[int] = []  # of each answer of the match, among those that were given together with it
        self.spoilt: set[tuple[int, str]] = set()  # (seat, key): answers to the open question on which the rules broke
        self.failed = 0  # number of the last such answer
        self.undos = 0  # moves that were taken back
        self.undos_by_consent = 0  # of those, after somebody had learnt something
        self.undo: UndoWanted | None = None
        self.undo_asked = 0  # the log number of that wish
        self.agreed: set[int] = set()
        self.rematch: str | None = None
        self.rematch_by = ""
        self.sayings: list[Said] = []
        self.changed = header.made
        self.began = 0.0
        self.ended = 0.0
        self.since: dict[int, Since] = {}  # by seat that is asked: when its turn to answer came
        self.play_on: dict[int, set[int]] = {}  # by seat that does not answer: who would let a bot play on there
        self.heard_of: dict[str, float] = {}  # when a guest last did something
        self.presence = Presence()
        self.kept: object = None  # what was made from the room as it is, to be made once only

    # --- folding the log ----------------------------------------------------------------------------------------------

    def apply(self, seq: int, entry: Entry) -> None:
        if seq != self.seq + 1:
            raise BadLog("log-order", entry=seq, before=self.seq)
        self.seq = seq
        if isinstance(entry, OF_THE_MATCH):
            self.played = seq
        if not self.other_rules or not isinstance(entry, NEEDS_OUR_RULES):
            FOLDS[type(entry)](self, entry)
        if not isinstance(entry, Answered | Said):
            self.furnished = seq
            self._seats = None
        if not isinstance(entry, Said):
            self.changed = entry.at
            self._note_since(entry)

    def _note_since(self, entry: Entry) -> None:
        if self.match is None:
            return
        turn, before = self.match.state.turn, self.since
        if isinstance(entry, Sat | Undone | Resumed):  # whoever sits down again has all the time again
            before = {seat: since for seat, since in before.items() if isinstance(entry, Sat) and seat != entry.seat}
        self.since = {}
        for question in self.match.questions:
            known = before.get(question.seat)
            self.since[question.seat] = known if known and known.turn == turn else Since(turn, entry.at)
        self.play_on = {seat: by for seat, by in self.play_on.items() if self.since.get(seat) is before.get(seat)}
        if isinstance(entry, Answered | Resumed):
            self.ended = entry.at if self.match.over else 0.0

    def _sat(self, entry: Sat) -> None:
        chair = self.chairs[entry.seat]
        if chair.guest != entry.guest:
            chair.clear()
        chair.guest, chair.name, chair.bot, chair.timed_out = entry.guest, entry.name, "", False
        self.heard_of[entry.guest] = entry.at

    def _stood(self, entry: Stood) -> None:
        chair = self.chairs[entry.seat]
        if self.begun:
            chair.bot = entry.bot
        else:
            chair.clear()

    def _time_up(self, entry: TimeUp) -> None:
        chair = self.chairs[entry.seat]
        chair.bot, chair.timed_out = entry.bot, True

    def _play_on_wanted(self, entry: PlayOnWanted) -> None:
        self.play_on.setdefault(entry.seat, set()).add(entry.by)

    def _bot_sat(self, entry: BotSat) -> None:
        chair = self.chairs[entry.seat]
        chair.bot = entry.bot
        if not chair.guest:
            chair.who = entry.who
            chair.name = characters.NAMES.get(entry.who, "")

    def _freed(self, entry: Freed) -> None:
        chair = self.chairs[entry.seat]
        if chair.guest and chair.guest != self.header.host:
            self.sent_away[chair.guest] = entry.at
        chair.clear()

    def _ready_said(self, entry: ReadySaid) -> None:
        self.chairs[entry.seat].ready = entry.ready

    def _entropy_added(self, entry: EntropyAdded) -> None:
        self.entropy.append(entry)

    def _coach_allowed(self, entry: CoachAllowed) -> None:
        self.coach = entry.allowed

    def _coach_asked(self, entry: CoachAsked) -> None:
        self.chairs[entry.seat].coached += 1

    def _started(self, entry: Started) -> None:
        header = self.header
        self.began = entry.at
        game = games.find(header.game)
        if entry.rules != game.version:
            self.other_rules = entry.rules
            return
        # They were checked together when the table was made; what the game has got since has its default.
        settings = read_settings(game.name, game.settings, header.settings)
        self.match = start_match(game, header.seats, settings, self._chance(), listening=True)
        self.question_id = self.seq

    def _taken_over(self, entry: TakenOver) -> None:
        self.began = entry.at
        if entry.rules != games.find(self.header.game).version:
            self.other_rules = entry.rules
            return
        self.match = take_over(entry.record, entry.answers, self._chance(), games.find)
        self._goes_on()

    def _chance(self) -> CommittedChance:
        return CommittedChance(self.header.seed, tuple(added.text for added in self.entropy))

    def _resumed(self, entry: Resumed) -> None:
        game = games.find(self.header.game)
        self.match = None
        self.other_rules = "" if entry.rules == game.version else entry.rules
        if not self.other_rules:
            self.match = resume(entry.record, games.find)
            self._goes_on()
            self.taken.clear()
            self.spoilt.clear()
            self._drop_request()

    def _goes_on(self) -> None:
        """With a match in which something was answered before."""
        answers = self._match().answers
        self.last_seat = answers[-1][0] if answers else None
        self.places = [0] * len(answers)
        self.question_id = self.seq

    def _answered(self, entry: Answered) -> None:
        match = self._match()
        before = match.questions
        try:
            match.answer(entry.key, entry.seat)
        except IllegalAnswer:
            raise BadLog("log-answer", entry=self.seq) from None
        except Exception as error:
            # The kernel stands at the same question again, here as in every other process: the log stays good.
            where = {"table": self.header.id, "seq": self.seq, "question": entry.kind, "error": type(error).__name__}
            log.error("the rules broke on an answer; it does not count", extra=where)
            self.spoilt.add((entry.seat, entry.key))
            self.failed = self.seq
            return
        self.taken[entry.seat] = self._last_answer(entry)
        self.places.append(entry.place)
        self.last_seat = entry.seat
        if not any(question in before for question in match.questions):
            self.question_id = self.seq  # otherwise others are still being asked the same
        self.spoilt.clear()
        self._drop_request()
        self.heard_of[entry.by] = entry.at

    def _last_answer(self, entry: Answered) -> LastAnswer:
        before = self.taken.get(entry.seat)
        if entry.place > 1 and before is not None:
            return LastAnswer(before.question, entry.by, [*before.keys, entry.key])
        return LastAnswer(self.question_id, entry.by, [entry.key])

    def _undo_wanted(self, entry: UndoWanted) -> None:
        self.undo = entry
        self.undo_asked = self.seq
        self.agreed = set()

    def _consented(self, entry: Consented) -> None:
        if entry.yes:
            self.agreed.add(entry.seat)
        else:
            self._drop_request()

    def _undone(self, entry: Undone) -> None:
        match = self._match()
        self.undos += 1
        self.undos_by_consent += not match.can_undo
        match.undo(by_consent=True, back=entry.answers)
        self.question_id = self.seq
        self.taken.clear()
        self.spoilt.clear()
        answers = match.answers
        self.last_seat = answers[-1][0] if answers else None
        del self.places[len(answers) :]
        self._drop_request()

    def _rematched(self, entry: Rematched) -> None:
        self.rematch, self.rematch_by = entry.code, entry.by

    def _said(self, entry: Said) -> None:
        self.sayings.append(entry)
        self.heard_of[entry.guest] = entry.at

    def _match(self) -> Match:
        if self.match is None:
            raise BadLog("log-no-match", entry=self.seq)
        return self.match

    def _drop_request(self) -> None:
        self.undo = None
        self.agreed = set()

    # --- looking --------------------------------------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        return self.match is not None or bool(self.other_rules)

    @property
    def state(self) -> str:
        if self.match is None:
            return "lobby"
        return "over" if self.match.over else "playing"

    @property
    def people(self) -> int:
        """Chairs of people, whether a bot plays on for them or not."""
        return sum(1 for chair in self.chairs if chair.guest)

    @property
    def coach_allowed(self) -> bool:
        """As somebody has said; else where nobody plays against another person. Whoever plays alone may always ask."""
        if self.header.seats == 1:
            return True
        return self.people <= 1 if self.coach is None else self.coach

    def hosts(self, guest: str) -> bool:
        """Whoever made the table; if they sit nowhere, anybody who does."""
        host = self.header.host
        return guest == host or (not self.seats_of(host) and bool(self.seats_of(guest)))

    def seats_of(self, guest: str) -> list[int]:
        """Nobody in particular ("") sits nowhere: empty chairs and bots are not theirs."""
        return self._seats_by_guest().get(guest, [])

    @property
    def sitting(self) -> set[str]:
        return set(self._seats_by_guest())

    def _seats_by_guest(self) -> dict[str, list[int]]:
        if self._seats is None:
            self._seats = {}
            for seat, chair in enumerate(self.chairs):
                if chair.guest:
                    self._seats.setdefault(chair.guest, []).append(seat)
        return self._seats

    def given_together(self, back: int) -> int:
        """How many answers lie behind the match's question up to the first that was given together with that one."""
        while self.places[-back] > 1:
            back += 1
        return back

    def questions(self) -> list[Question]:
        return [] if self.match is None else self.match.questions

    def questions_to(self, guest: str) -> list[Question]:
        """What the guest is asked now. Where a bot plays on for them, it is the bot that is asked.

        Whoever plays several seats on one screen is asked seat by seat: the others may look on.
        """
        mine = self.seats_of(guest)
        asked = [question for question in self.questions() if question.seat in mine]
        asked = [question for question in asked if not self.chairs[question.seat].bot]
        return asked[:1] if len(mine) > 1 else asked

    def bots_to_move(self) -> list[int]:
        """Seats that are asked and played by a bot."""
        return [question.seat for question in self.questions() if self.chairs[question.seat].bot]

    def undo_waits_for(self) -> list[int]:
        """Seats whose people have not agreed yet to the move that somebody wants back; nobody agrees in their place."""
        return [] if self.undo is None else [seat for seat in self.undo.asked if seat not in self.agreed]

    def play_on_waits_for(self, seat: int) -> list[int]:
        """Seats whose people have not agreed yet that a bot plays on there: all who play themselves, one for each."""
        silent, agreed = self.chairs[seat].guest, {self.chairs[by].guest for by in self.play_on.get(seat, ())}
        asked: dict[str, int] = {}
        for other, chair in enumerate(self.chairs):
            if chair.guest and not chair.bot and chair.guest != silent and chair.guest not in agreed:
                asked.setdefault(chair.guest, other)
        return list(asked.values())


# Not in the room, which would then hold itself and have to be freed by the collector.
FOLDS: Final[dict[type, Callable[[Room, Any], None]]] = {
    Sat: Room._sat,
    Stood: Room._stood,
    TimeUp: Room._time_up,
    PlayOnWanted: Room._play_on_wanted,
    BotSat: Room._bot_sat,
    Freed: Room._freed,
    ReadySaid: Room._ready_said,
    EntropyAdded: Room._entropy_added,
    CoachAllowed: Room._coach_allowed,
    CoachAsked: Room._coach_asked,
    Started: Room._started,
    TakenOver: Room._taken_over,
    Resumed: Room._resumed,
    Answered: Room._answered,
    UndoWanted: Room._undo_wanted,
    Consented: Room._consented,
    Undone: Room._undone,
    Rematched: Room._rematched,
    Said: Room._said,
}
NEEDS_OUR_RULES: Final = (Answered, UndoWanted, Consented, Undone)
OF_THE_MATCH: Final = (Started, TakenOver, Resumed, *NEEDS_OUR_RULES)


def answer_again(match: Match, entries: list[Entry]) -> None:
    """What was answered and taken back after a snapshot, up to the first that newer rules do not offer."""
    for entry in entries:
        if isinstance(entry, Answered) and offers(match, entry.seat, entry.kind, entry.key):
            match.answer(entry.key, entry.seat)
        elif isinstance(entry, Undone) and entry.answers <= match.decisions:
            match.undo(by_consent=True, back=entry.answers)
        elif isinstance(entry, Answered | Undone):
            return
