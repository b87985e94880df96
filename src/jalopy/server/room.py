"""A room: one table as folded from its log. The same log makes the same room in every process."""

import logging
from collections.abc import Callable
from typing import Any, Final

from jalopy import games
from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.errors import IllegalAnswer, Told
from jalopy.kernel.match import Match, start_match
from jalopy.kernel.questions import Question
from jalopy.kernel.record import resume
from jalopy.kernel.settings import read_settings
from jalopy.server.entries import (
    Answered,
    BotSat,
    Consented,
    EntropyAdded,
    Entry,
    Freed,
    Header,
    Rematched,
    Resumed,
    Said,
    Sat,
    Started,
    Stood,
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

    @property
    def kind(self) -> str:
        return "person" if self.guest else "bot" if self.bot else "empty"


class LastAnswer:
    """Of a seat, so that the same message sent again is known again."""

    def __init__(self, question: int, by: str, key: str) -> None:
        self.question = question
        self.by = by
        self.key = key


class Room:
    def __init__(self, header: Header) -> None:
        self.header = header
        self.commitment = CommittedChance(header.seed).commitment
        self.seq = 0
        self.chairs = [Chair() for _ in range(header.seats)]
        self.entropy: list[EntropyAdded] = []
        self.match: Match | None = None
        self.other_rules = ""  # the version that the match was played under, as long as it is not ours
        self.played = 0  # the log number of the last entry that belongs to the match
        self.question_id = 0  # the log number at which the open question was put
        self.taken: dict[int, LastAnswer] = {}
        self.last_seat: int | None = None  # whose answer was the last that still counts
        self.spoilt: set[tuple[int, str]] = set()  # (seat, key): answers to the open question on which the rules broke
        self.failed = 0  # number of the last such answer
        self.undo: UndoWanted | None = None
        self.undo_asked = 0  # the log number of that wish
        self.agreed: set[int] = set()
        self.rematch: str | None = None
        self.sayings: list[Said] = []
        self.changed = header.made
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
        if not isinstance(entry, Said):
            self.changed = entry.at

    def _sat(self, entry: Sat) -> None:
        chair = self.chairs[entry.seat]
        chair.guest, chair.name, chair.bot = entry.guest, entry.name, ""
        self.heard_of[entry.guest] = entry.at

    def _stood(self, entry: Stood) -> None:
        chair = self.chairs[entry.seat]
        if self.begun:
            chair.bot = entry.bot
        else:
            chair.guest = chair.name = chair.bot = ""

    def _bot_sat(self, entry: BotSat) -> None:
        chair = self.chairs[entry.seat]
        chair.bot = entry.bot
        if not chair.guest:
            chair.name = ""

    def _freed(self, entry: Freed) -> None:
        chair = self.chairs[entry.seat]
        chair.guest = chair.name = chair.bot = ""

    def _entropy_added(self, entry: EntropyAdded) -> None:
        self.entropy.append(entry)

    def _started(self, entry: Started) -> None:
        header = self.header
        game = games.find(header.game)
        if entry.rules != game.version:
            self.other_rules = entry.rules
            return
        chance = CommittedChance(header.seed, tuple(added.text for added in self.entropy))
        # They were checked together when the table was made; what the game has got since has its default.
        settings = read_settings(game.name, game.settings, header.settings)
        self.match = start_match(game, header.seats, settings, chance, listening=True)
        self.question_id = self.seq

    def _resumed(self, entry: Resumed) -> None:
        game = games.find(self.header.game)
        self.match = None
        self.other_rules = "" if entry.rules == game.version else entry.rules
        if not self.other_rules:
            self.match = resume(entry.record, games.find)
            answers = self.match.answers
            self.last_seat = answers[-1][0] if answers else None
            self.question_id = self.seq
            self.taken.clear()
            self.spoilt.clear()
            self._drop_request()

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
        self.taken[entry.seat] = LastAnswer(self.question_id, entry.by, entry.key)
        self.last_seat = entry.seat
        if not any(question in before for question in match.questions):
            self.question_id = self.seq  # otherwise others are still being asked the same
        self.spoilt.clear()
        self._drop_request()
        self.heard_of[entry.by] = entry.at

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
        match.undo(by_consent=True, back=entry.answers)
        self.question_id = self.seq
        self.taken.clear()
        self.spoilt.clear()
        answers = match.answers
        self.last_seat = answers[-1][0] if answers else None
        self._drop_request()

    def _rematched(self, entry: Rematched) -> None:
        self.rematch = entry.code

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

    def hosts(self, guest: str) -> bool:
        """Whoever made the table; if they sit nowhere, anybody who does."""
        host = self.header.host
        return guest == host or (not self.seats_of(host) and bool(self.seats_of(guest)))

    def seats_of(self, guest: str) -> list[int]:
        """Nobody in particular ("") sits nowhere: empty chairs and bots are not theirs."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest] if guest else []

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
        """Seats that have not agreed yet to the move that somebody wants back; bots never mind."""
        if self.undo is None:
            return []
        return [seat for seat in self.undo.asked if seat not in self.agreed and not self.chairs[seat].bot]


# Not in the room, which would then hold itself and have to be freed by the collector.
FOLDS: Final[dict[type, Callable[[Room, Any], None]]] = {
    Sat: Room._sat,
    Stood: Room._stood,
    BotSat: Room._bot_sat,
    Freed: Room._freed,
    EntropyAdded: Room._entropy_added,
    Started: Room._started,
    Resumed: Room._resumed,
    Answered: Room._answered,
    UndoWanted: Room._undo_wanted,
    Consented: Room._consented,
    Undone: Room._undone,
    Rematched: Room._rematched,
    Said: Room._said,
}
NEEDS_OUR_RULES: Final = (Answered, UndoWanted, Consented, Undone)
OF_THE_MATCH: Final = (Started, Resumed, *NEEDS_OUR_RULES)
