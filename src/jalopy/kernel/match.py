"""A match: the state, the running rules, and what was answered.

The kernel keeps the answers, the numbers drawn, and of every eighth turn a copy of the state at its start. From these it
drives a turn again to any question in it: for a fork, an undo, or rules that raised. Whoever looks back once does so again:
from then on the start of every turn is kept.
"""

from copy import deepcopy
from typing import Any, Final

from mypy_extensions import i64

from jalopy.kernel.cards import EVERYONE, NOBODY
from jalopy.kernel.chance import Chance, FastChance, Stream
from jalopy.kernel.errors import BadSetting, IllegalAnswer, NotNow
from jalopy.kernel.events import TAKEN_BACK
from jalopy.kernel.game import Game, Place, State
from jalopy.kernel.play import MILESTONE, Play, Redeal, Turn
from jalopy.kernel.questions import Answered, Barred, Facts, Option, Question, Rules
from jalopy.kernel.scenes import Audience, Watcher
from jalopy.kernel.settings import Values
from jalopy.kernel.table import MatchOver, Table

LARGEST_KEY: Final = 2**62
NOTHING_DEALT: Final = 0  # of the sets of seats that something may be dealt anew for


class Match:
    """One play of a game. Make one with `jalopy.new`, `jalopy.replay` or `jalopy.from_position`.

    Without `history` it only plays on, faster: it keeps nothing for undo, forks and records.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: Values,
        chance: Chance,
        state: State,
        listening: bool,
        history: bool = True,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.chance = chance
        self.listening = listening
        self.table = Table(seats, chance, listening)
        self.table.keeps_draws = history
        self.play = Play(game, state, self.table, listening, history)
        self.question: Question | None = None
        self.forked = False
        self.began_with: Facts | None = None  # the position, if it did not begin with the set-up
        self.earlier: list[Facts] = []  # segments played under other versions of the rules
        # Whether chance was known: taken back by consent (a die, a lot, a card nobody had known), or of another match.
        self.practice = False
        self.taken_over = 0  # so many answers, the first, are those of a match in the middle of which this one began
        self.taken_from = ""  # the checksum of that one's record
        self._rules: Rules | None = None
        self._group: list[Question] | None = None  # questions to several seats at once, some perhaps answered
        self._oldest_start: i64 = 0  # the first turn that something can be taken back in
        self._forks = 0
        self._fork_key = 0  # the key it was forked with, so that forks of forks differ from it
        self._audience: Audience | None = None

    def begin(self) -> None:
        """Play from the state as it is (turn 0: the set-up) to the first question."""
        self._pose(self._start(opened=False))
        self._bar()
        if self._audience is not None and self.table.listening:
            self._audience.settle()

    def continue_with(self, chance: Chance) -> None:
        """From here on other dice, in a match that begins in the middle of another."""
        self.chance = self.table.chance = chance

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def turns(self) -> list[Turn]:
        return self.play.turns

    # --- deciding ---------------------------------------------------------------------------------------------------

    @property
    def questions(self) -> list[Question]:
        """All open questions; more than one only where several seats are asked at once."""
        if self._group is not None:
            return [question for question in self._group if question.chosen is None]
        return [] if self.question is None else [self.question]

    def answer(self, answer: Option | str, seat: int | None = None) -> None:
        """Answer the open question (of `seat`, where several are open) by an option or its key."""
        key = answer.key if isinstance(answer, Option) else answer
        question = self._open_question(seat, key)
        self.take(question, self.check(key, question))

    def check(self, key: str, question: Question) -> Option:
        """The option of that key, or the refusal with its reason; nothing is answered yet."""
        for option in question.options:
            if option.key == key:
                return option
        raise self._illegal(self.why_not(key, question))

    def why_not(self, key: str, question: Question) -> Barred:
        """Why a key that is not offered is no answer now."""
        for barred in self.game.barred(self.state, question):
            if barred.key == key:
                return barred
        refused = self.game.refuse(self.state, question, key)
        return question.not_asked(key) if refused is None else refused

    def _illegal(self, barred: Barred) -> IllegalAnswer:
        return IllegalAnswer(barred.key, barred.reason, barred.rule, barred.facts, self.game, self.settings)

    def barred(self) -> list[Barred]:
        """What the asked seat might want to do but may not, and why."""
        return [] if self.question is None else self.game.barred(self.state, self.question)

    def _open_question(self, seat: int | None, key: str = "") -> Question:
        if self.question is None:
            raise self._illegal(Barred(key, "match-over", ""))
        if seat is None:
            return self.question
        for question in self.questions:
            if question.seat == seat:
                return question
        facts: Facts = {"number": seat, "asked": self.question.seat}
        raise self._illegal(Barred(key, "seat-not-asked", self.question.rule, facts))

    def take(self, question: Question, option: Option) -> None:
        """The checked answer; bots and playouts, which pick from the options, come here directly."""
        table = self.table
        play = self.play
        question.chosen = option
        if not play.history:
            if self._group is None or not self._wait_for_others():
                self._pose(self._resume(option))
            return
        turn = play.turns[-1]
        turn.asked.append(Answered(question, option, len(table.story)))
        together = self._group is not None
        if together and self._wait_for_others():
            return
        learnt = table.draws + play.state.cards.shown
        try:
            following = self._resume(option)
        except Exception:
            self._drop_last_answer(turn)
            raise
        self._pose(following)
        if (
            following is None
            or following.seat != question.seat
            or learnt != table.draws + play.state.cards.shown
            or following.parts is not None
            or together  # each now knows what the others answered
        ):
            self._bar()
        if self._audience is not None and table.listening:
            self._audience.settle()

    def _wait_for_others(self) -> bool:
        assert self._group is not None
        for question in self._group:
            if question.chosen is None:
                self.question = question
                return True
        self._group = None
        return False

    def _pose(self, question: Question | None) -> None:
        if question is not None and question.parts is not None:
            self._group = question.parts
            question = question.parts[0]
        self.question = question

    # --- running the rules ------------------------------------------------------------------------------------------

    def _start(self, opened: bool) -> Question | None:
        """Run the rules from the state's turn to the first question."""
        # Here and not where the turn is driven again: there, compiled code would take it for None ever after.
        self._group = None
        self._rules = self.play.rules(opened)
        try:
            return next(self._rules)
        except (StopIteration, MatchOver):
            self._rules = None
            return None

    def _resume(self, answer: Option) -> Question | None:
        assert self._rules is not None
        try:
            return self._rules.send(answer)
        except (StopIteration, MatchOver):
            self._rules = None
            return None

    # --- driving a turn again -----------------------------------------------------------------------------------------

    def _redrive(self, turn: Turn) -> None:
        """From the turn's start through its answers, draws and re-deals, without telling anything again."""
        asked = turn.asked
        turn.asked = []
        self._put(self._start_of(turn).copy())
        table = self.table
        table.listening = False
        table.begin_turn(turn.number, turn.drawn)
        self._pose(self._start(opened=True))
        for place, old in enumerate(asked):
            self._redeal_again(turn, place)
            question = self._open_question(old.seat)
            option = question.option(old.key)
            question.chosen = option
            turn.asked.append(old)
            if self._group is None or not self._wait_for_others():
                self._pose(self._resume(option))
        self._redeal_again(turn, len(asked))
        del turn.drawn[table.drawn_again :]
        self.chance.rewind(turn.number, table.drawn_again)
        table.listening = self.listening

    def _start_of(self, turn: Turn) -> State:
        """The state at the start of a turn in which somebody was asked."""
        self.play.keeps_starts = True
        if turn.start is None:
            turn.start = self._played_up_to(turn)
        return turn.start

    def _played_up_to(self, turn: Turn) -> State:
        """The start of a turn, from the last one before of which it is kept."""
        last = self.turns.index(turn)
        first = last - 1
        while (start := self.turns[first].start) is None:
            first -= 1
        again = self._beside(start.copy(), self.chance)
        again.play.keeps_starts = True
        again.play.drawn_before = [each.drawn for each in self.turns[first:]]
        again.begin()
        for before in self.turns[first:last]:
            for place, old in enumerate(before.asked):
                again._redeal_again(before, place)
                again._take_again(old)
        found = again.turns[-1].start
        assert found is not None
        return found

    def _put(self, state: State) -> None:
        self.play.state = state
        if self._audience is not None:
            self._audience.state = state

    def _redeal_again(self, turn: Turn, place: int) -> None:
        if turn.redeals is not None:
            for redeal in turn.redeals:
                if redeal.place == place:
                    self.game.determinize(self.play.state, redeal.seats, Stream(redeal.key))

    def _drop_last_answer(self, turn: Turn) -> None:
        """The rules raised: back to the question before the answer that made them."""
        del self.turns[self.turns.index(turn) + 1 :]
        dropped = turn.asked.pop()
        story = self.table.story
        if len(story) > dropped.events_before:
            first = story[dropped.events_before].seq
            del self.table.stream[first:]
            del story[dropped.events_before :]
            if self._audience is not None:
                self._audience.forget_from(first)
        self._redrive(turn)

    # --- undo ---------------------------------------------------------------------------------------------------------

    def _bar(self) -> None:
        """Somebody learnt something: nothing so far can be taken back."""
        turns = self.play.turns
        last: i64 = len(turns) - 1
        while self._oldest_start < last:
            at = self._oldest_start
            if at % MILESTONE:
                self._give_up(turns[at])
            elif at >= 2 * MILESTONE:
                self._give_up(turns[at - 2 * MILESTONE])
            self._oldest_start += 1
        if last >= 0:
            turn = turns[last]
            turn.fixed = len(turn.asked)

    def _give_up(self, turn: Turn) -> None:
        if turn.start is not None and not turn.lent:
            self.play.given_up = turn.start
        turn.start = None

    @property
    def can_undo(self) -> bool:
        return self._undoable_turn() is not None

    def _undoable_turn(self) -> Turn | None:
        if self.taken_over and self.decisions <= self.taken_over:
            return None
        for turn in reversed(self.turns[self._oldest_start :]):
            if turn.asked:
                return turn if len(turn.asked) > turn.fixed and self.question is not None else None
        return None

    def undo(self, by_consent: bool = False, back: int = 1) -> None:
        """Take back the last answer: if nobody has learnt anything since, or in any case if everybody consents.

        With `back` so many of them, the last one first.
        """
        self._undo(by_consent, back)
        if self._audience is not None:
            self._audience.settle()

    def _undo(self, by_consent: bool, back: int) -> None:
        self._need_history("undo")
        while back > 0:
            turn = self._undoable_turn()
            if turn is not None:
                del self.turns[self.turns.index(turn) + 1 :]
                undone = turn.asked.pop()
                self._redrive(turn)
                self._take_back(undone)
                back -= 1
            elif self.forked:
                raise NotNow("undo-of-fork")
            elif self.question is None:
                raise NotNow("undo-over")
            elif self.decisions < self.taken_over + back:
                raise NotNow("undo-too-far" if self.decisions > self.taken_over else "undo-nothing")
            elif not by_consent:
                raise NotNow("undo-learnt")
            else:
                fallen, seen = self._fallen(), self._seen()
                for undone in self._play_again_without(back):
                    self._take_back(undone)
                if fallen > self._fallen() or not seen <= self._seen():
                    self.practice = True
                return

    def _fallen(self) -> int:
        """How many dice and lots fell in this match."""
        return sum(len(turn.drawn) for turn in self.turns)

    def _seen(self) -> set[int]:
        """The cards whose face somebody knows."""
        return {card for card, known in enumerate(self.state.cards.known) if known != NOBODY}

    def _take_back(self, undone: Answered) -> None:
        """What that answer brought about is no longer part of the match, and those who listen are told so."""
        story = self.table.story
        taken = [event.seq for event in story[undone.events_before :]]
        del story[undone.events_before :]
        if self.listening:
            self.table.tell(
                TAKEN_BACK,
                {"seat": undone.seat, "question": undone.kind, "events": taken},
                "",
                private={undone.seat: {"key": undone.key}},
            )
            story.pop()  # it is news for those who listen, but no part of the match

    def _need_history(self, what: str) -> None:
        if not self.play.history:
            raise NotNow("no-history", what=what)

    def _play_again_without(self, back: int) -> list[Answered]:
        """The match anew without its last answers, from a milestone; returns these, the last one first."""
        answered = self.answered
        kept = answered[:-back]
        milestone = self._milestone(len(kept))
        if milestone is None or not self._played_from(milestone, kept):
            self._put(self._first_state())
            self._begin_again(0)
            self._take_all_again(kept)
        return answered[: -back - 1 : -1]

    def _milestone(self, answers: int) -> int | None:
        """The last turn whose start is kept and before which fewer answers were given."""
        given = self.decisions
        for place in range(len(self.turns) - 1, -1, -1):
            turn = self.turns[place]
            given -= len(turn.asked)
            if turn.start is not None and given < answers:
                return place
        return None

    def _played_from(self, milestone: int, answered: list[Answered]) -> bool:
        """False if nobody has learnt anything since: then an older start must tell what can still be taken back freely."""
        start = self.turns[milestone].start
        assert start is not None
        self._put(start.copy())
        self._begin_again(milestone)
        first = self._oldest_start
        self._take_all_again(answered[self.decisions :])
        return self._oldest_start > first or self.turns[first].fixed > 0

    def _begin_again(self, turns: int) -> None:
        """From the state as it is, after so many turns."""
        del self.turns[turns:]
        self._oldest_start = turns
        self.table.listening = False
        self.begin()

    def _take_all_again(self, answered: list[Answered]) -> None:
        first = self.decisions
        self.table.listening = False
        for old in answered:
            self._take_again(old)
        self.table.listening = self.listening
        for old, new in zip(answered, self.answered[first:], strict=True):
            new.events_before = old.events_before

    def _first_state(self) -> State:
        began_with = self.began_with
        start = (
            self.game.start(self.seats, self.settings) if began_with is None else self.game.from_position(began_with)[2]
        )
        assert isinstance(start, State)
        return start

    def _take_again(self, old: Answered) -> None:
        question = self._open_question(old.seat)
        self.take(question, question.option(old.key))

    # --- forks --------------------------------------------------------------------------------------------------------

    def fork(self, seat: int, chance: Chance | None = None) -> "Match":
        """An honest copy for a seat: what it cannot know is dealt anew, and the dice to come are other dice.

        At the seat's own question the fork stands at that question. For a seat that is not asked it begins the turn
        anew, for the pending options would tell.
        """
        if not 0 <= seat < self.seats:
            raise BadSetting("seat-of-match", number=seat, last=self.seats - 1)
        if self.question is None:
            raise NotNow("fork-over")
        self._need_history("fork")
        self._forks += 1
        turn = self.turns[-1]
        start = self._start_of(turn)
        key = (self._fork_key * 31 + self._forks * 1_000_003 + turn.number * 7_919 + len(turn.asked)) % LARGEST_KEY
        if chance is None:
            if isinstance(self.chance, FastChance) and self.chance.seed == key:
                key += 1
            chance = FastChance(key)
        elif isinstance(chance, FastChance):
            key = (chance.seed ^ key * 0x9E3779B1) % LARGEST_KEY
        fork = self._beside(start, chance)
        fork._fork_key = key
        if self._is_asked(seat):
            fork._drive_beside(turn, self._known_answers(), 1 << seat, key)
        else:
            fork.play.state = start.copy()
            self.game.determinize(fork.play.state, 1 << seat, Stream(key))
            fork.begin()
        return fork

    def rehearsal(self, chance: Chance | None = None) -> "Match":
        """The turn as it stands, to see where answers lead before they count; the dice to come are other dice.

        It hides nothing, so it is for whoever keeps the match, never for a seat.
        """
        self._need_history("fork")
        turn = self.turns[-1]
        twin = self._beside(self._start_of(turn), FastChance(0) if chance is None else chance)
        twin._drive_beside(turn, self._known_answers(), NOTHING_DEALT, 0)
        return twin

    def otherwise(self, seed: int) -> "Match":
        """The match from here on as it might have gone: only what nobody at all knows is dealt anew.

        It shows every hand, so it is for whoever looks back on a match, never for a seat.
        """
        self._need_history("fork")
        turn = self.turns[-1]
        other = self._beside(self._start_of(turn), FastChance(seed))
        other._drive_beside(turn, self._known_answers(), EVERYONE, seed % LARGEST_KEY)
        return other

    def _beside(self, state: State, chance: Chance) -> "Match":
        beside = Match(self.game, self.seats, self.settings, chance, state, False)
        beside.forked = True
        beside.table.names_cards = self.table.names_cards
        return beside

    def _drive_beside(self, turn: Turn, place: int, seats: int, key: int) -> None:
        """From the start of another match's turn to the same question; what these seats cannot know is dealt anew."""
        turn.lent = True
        again = Turn(turn.number, turn.start, turn.asked[:place], turn.drawn.copy())
        again.lent = True
        again.redeals = turn.redeals
        if seats != NOTHING_DEALT:
            again.redeals = [*(turn.redeals or []), Redeal(place, seats, key)]
        again.fixed = place
        self.turns.append(again)
        self._redrive(again)

    def _known_answers(self) -> int:
        """Of this turn; what others answered in the same breath is not yet known to anybody."""
        unknown = 0 if self._group is None else sum(1 for question in self._group if question.chosen is not None)
        return len(self.turns[-1].asked) - unknown

    def _is_asked(self, seat: int) -> bool:
        if self._group is not None:
            return any(question.seat == seat and question.chosen is None for question in self._group)
        return self.question is not None and self.question.seat == seat

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def standing(self) -> list[Place]:
        """The final order with the reason for each place; empty while the match goes on."""
        return [] if self.question is not None else self.game.standing(self.state)

    def view(self, seat: int | None = None) -> Facts:
        """What a seat may see; None: a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetting("seat-of-match", number=seat, last=self.seats - 1)
        return self.game.view(self.state, seat)

    def glance(self, seat: int) -> Facts:
        """Of what a seat may see only what its bots live by."""
        if not 0 <= seat < self.seats:
            raise BadSetting("seat-of-match", number=seat, last=self.seats - 1)
        return self.game.glance(self.state, seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[Facts]:
        """What happened from event number `since` on, as a seat (None: a spectator) may know it."""
        return [event.seen_by(seat) for event in self.table.stream[since:]]

    def scenes(self, since: int = 0, seat: int | None = None) -> list[Facts]:
        """The events from number `since` on as a seat may know them, each with what it changed in that seat's view.

        Folded one after the other onto `opening` (see `jalopy.kernel.changes`) they give the view after each event.
        """
        changes = self.watcher(seat).changes
        return [{**event.seen_by(seat), "change": changes[event.seq]} for event in self.table.stream[since:]]

    def opening(self, seat: int | None = None) -> Facts:
        """What a seat saw before anything was told."""
        return self.watcher(seat).opening.view()

    def watcher(self, seat: int | None) -> Watcher:
        self.watch([seat])
        assert self._audience is not None
        return self._audience.watchers[seat]

    def watch(self, seats: list[int | None]) -> None:
        """From now on the views of these seats are taken at every event; those before are played through again."""
        if self._audience is None:
            self._audience = Audience(self.game, self.play.state)
            self.table.witness = self._audience
        late = [seat for seat in seats if seat not in self._audience.watchers]
        if late:
            for seat in late:
                self.view(seat)  # is there such a seat?
            if self.turns:
                self._audience.join(self._seen_again(late), self.table)
            else:
                self._audience.enter(late)

    def unwatch(self, seat: int | None) -> None:
        """Nobody looks with these eyes any more."""
        if self._audience is not None:
            self._audience.watchers.pop(seat, None)

    @property
    def watched(self) -> int:
        """By how many pairs of eyes."""
        return 0 if self._audience is None else len(self._audience.watchers)

    def _seen_again(self, seats: list[int | None]) -> Audience:
        """The same match played through for other eyes, without what was taken back."""
        self._need_history("watch")
        if self.forked:
            raise NotNow("fork-watched")
        twin = Match(self.game, self.seats, self.settings, self.chance, self._first_state(), self.listening)
        twin.play.listening = False  # it keeps no digests
        twin.play.drawn_before = [turn.drawn for turn in self.turns]
        twin.watch(seats)
        twin.begin()
        for old in self.answered:
            twin._take_again(old)
        assert twin._audience is not None
        return twin._audience

    def position(self) -> Facts:
        """The state at the start of the turn (or at the end of the match) as plain, documented data."""
        if self.forked:
            raise NotNow("fork-position")
        if self.state.turn == 0:
            raise NotNow("position-of-set-up")
        self._need_history("position")
        return self.game.position(self.state if self.question is None else self._start_of(self.turns[-1]))

    def record(self) -> Facts:
        """The match as plain, JSON-able data: replay, verify and share it."""
        from jalopy.kernel.record import make_record

        self._need_history("record")
        return make_record(self)

    @property
    def answered(self) -> list[Answered]:
        """All answers so far."""
        return [answered for turn in self.turns for answered in turn.asked]

    @property
    def answers(self) -> list[tuple[int, str, str]]:
        """The same: seat, kind of question, key."""
        return [(answered.seat, answered.kind, answered.key) for answered in self.answered]

    @property
    def decisions(self) -> int:
        return sum(len(turn.asked) for turn in self.turns)


def new_match(game: Game[Any], seats: int, given: Values, chance: Chance, listening: bool = True) -> Match:
    """A match from the box: settings are checked, the set-up is played to its first question."""
    return start_match(game, seats, game.read_settings(seats, given), chance, listening)


def start_match(
    game: Game[Any], seats: int, values: Values, chance: Chance, listening: bool, history: bool = True
) -> Match:
    """The same with settings already read, for whoever plays many."""
    match = Match(game, seats, values, chance, game.start(seats, values), listening, history)
    match.begin()
    return match


def match_from(game: Game[Any], data: Facts, chance: Chance, listening: bool = True) -> Match:
    """A match from a position."""
    seats, values, state = game.from_position(data)
    match = Match(game, seats, values, chance, state, listening)
    match.began_with = deepcopy(data)  # what was handed in may be edited for the next try
    match.begin()
    return match
