"""One table at the terminal: people and bots play a match to its end."""

from collections.abc import Callable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from jalopy.bots.bot import Bot, Chair
from jalopy.bots.coach import advise
from jalopy.bots.runner import answer
from jalopy.kernel.chance import CommittedChance, Stream
from jalopy.kernel.errors import JalopyError
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Option, Question
from jalopy.terminal import paint
from jalopy.terminal.advice import because, risk
from jalopy.terminal.answers import Command, Refusal, command, read
from jalopy.terminal.board import Outlook
from jalopy.terminal.files import write_data
from jalopy.terminal.look import Look, Plans
from jalopy.terminal.pages import find_rules, question_page, rule_page, rules_page, welcome_page
from jalopy.terminal.screen import Left, Screen

Note = RenderableType | None  # what to say under the question


class Sitting:
    """A match, who plays which seat, and the screen they share."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], keys: Sequence[int], language: str, screen: Screen
    ) -> None:
        self.match = match
        self.bots = bots
        self.chairs = {seat: Chair(match, seat, Stream(keys[seat])) for seat in bots}
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.screen = screen
        self.look = Look(match, language, self.people, screen)
        self.sayings = self.look.sayings
        self.board = self.look.board
        self.saved_as = ""
        self.commands: dict[str, Callable[[str, Question], Note]] = {
            "explain": self._explain,
            "help": lambda _, question: self._explain("", question),
            "why": lambda what, _: self._why(what),
            "odds": lambda _, __: self.board.odds(self.look.shown),
            "coach": lambda _, question: self._coach(question),
            "undo": lambda _, __: self._undo(),
            "log": lambda much, _: self._log(much),
            "board": lambda _, __: self._board(),
            "save": lambda name, _: self.save(name),
            "quit": lambda _, __: self._quit(),
        }

    # --- the course of a match ----------------------------------------------------------------------------------------

    def play(self, greet: bool) -> None:
        """To the end of the match, or until somebody leaves."""
        self.screen.open()
        if greet:
            page = welcome_page(self.match, self.board, self.sayings, self.bots)
            self.screen.page(page, self.sayings.say("terminal-start"), self.sayings.say("terminal-more"))
        else:
            self.look.as_it_stands()
        while (question := self.match.question) is not None:
            self.look.catch_up()
            if question.seat in self.bots:
                answer(self.match, self.bots[question.seat], self.chairs[question.seat])
            else:
                self._decide(question)
        self.look.catch_up()

    def after(self, record: str) -> bool:
        """The end of the match; True if another one is wanted."""
        self.screen.close()
        if len(self.people) > 1:
            self.look.through(None)
        self.screen.print(self.board.ending(self.screen.width), Text())
        if record:
            self.screen.say(self.save(record))
        chance = self.match.chance
        if isinstance(chance, CommittedChance):
            check = "terminal-verify" if self.saved_as else "terminal-verify-save"
            self.screen.print(Text(self.sayings.say("terminal-seed")), Text(chance.seed, paint.MIST))
            self.screen.say(Text(self.sayings.say(check, file=self.saved_as)))
        while True:
            self.screen.print(Text(), Text(self.sayings.say("terminal-end-keys"), "dim"))
            typed = self.screen.read("› ").strip()
            if typed.lower() in ("again", self.sayings.say("terminal-command-again")):
                return True
            order = command(typed, self.sayings)
            answers = {"save": self.save, "why": self._why, "log": self._log}
            if order is None or order.name not in answers:
                return False
            note = answers[order.name](order.argument)
            if note is not None:
                self.screen.say(note)

    # --- deciding -------------------------------------------------------------------------------------------------------

    def _decide(self, question: Question) -> None:
        """Ask a person until there is an answer."""
        if len(self.people) > 1:
            self._hand_over(question.seat)
        decision, plans = self.pose(question)
        keys = Text(self.sayings.say("terminal-keys"), "dim")
        note: Note = None
        if not self.screen.drawn:
            self._print_question(decision, keys, plans)
        while True:
            if self.screen.drawn:
                self.look.draw(decision if note is None else Group(decision, note), keys, plans)
            elif note is not None:
                self.screen.say(note)
            typed = self.screen.read(f"{self.sayings.say('terminal-prompt')} › ").strip()
            note = None
            if not typed:
                continue
            meant = read(typed, question.options, self.match.barred(), self.sayings)
            if isinstance(meant, Refusal):
                note = Text(meant.sentence, paint.SPARK)
            elif isinstance(meant, Command):
                note = self.commands[meant.name](meant.argument, question)
                if self.match.question is not question:
                    return  # taken back
            else:
                self._answer(meant, question)
                return

    def pose(self, question: Question) -> tuple[RenderableType, Plans]:
        """The question with what every answer would do, and the spaces that answers lead to."""
        outlooks = [self.board.outlook(question, option, self.look.shown) for option in question.options]
        plans = {entry.space: str(number) for number, entry in enumerate(outlooks, 1) if entry.space and number < 10}
        return self._decision(question, outlooks), plans

    def _answer(self, option: Option, question: Question) -> None:
        self.match.answer(option, question.seat)
        following = self.match.question
        if len(self.people) > 1 and (following is None or following.seat != question.seat):
            self.look.through(None)  # everybody looks at the screen again

    def _hand_over(self, seat: int) -> None:
        """The screen passes to another person; what is hidden from others is not shown before that."""
        if self.look.seat == seat:
            return
        if self.screen.drawn and self.board.covered(self.match.view(seat), seat):
            self.screen.page(Text(), self.sayings.say("terminal-pass-on", seat=seat), "")
        self.look.through(seat)

    def _print_question(self, decision: RenderableType, keys: Text, plans: Plans) -> None:
        """Line after line: the board only where a turn begins."""
        if not self.match.turns[-1].asked:
            self.look.print_board(plans)
        dice = self.board.dice(self.look.shown, self.screen.width)
        self.screen.print(*([dice] if dice is not None else []), decision, keys)

    def _decision(self, question: Question, outlooks: list[Outlook]) -> RenderableType:
        """What the person holds, the question, and every answer with its outlook; none stands out."""
        belongings = self.board.belongings(self.look.shown, question.seat)
        who = f"{self.sayings.player(question.seat)}: " if len(self.people) > 1 else ""
        answers = Table.grid(padding=(0, 2, 0, 0))
        answers.add_column(justify="center", width=3)
        answers.add_column(no_wrap=True)
        answers.add_column(ratio=1)
        answers.add_column(style=paint.MIST, no_wrap=True)
        for number, (option, entry) in enumerate(zip(question.options, outlooks, strict=True), 1):
            answers.add_row(
                Text(str(number), f"bold {paint.OIL} on {paint.CHALK}"),
                Text(self.sayings.option(option.key), "bold"),
                entry.phrase,
                option.rule,
            )
        return Group(
            *(Text(line, "dim") for line in belongings),
            Text.assemble((who + self.sayings.question(question), "bold"), " ", (question.rule, paint.MIST)),
            answers,
        )

    # --- commands ---------------------------------------------------------------------------------------------------------

    def _page(self, thing: RenderableType) -> None:
        self.screen.page(thing, self.sayings.say("terminal-back"), self.sayings.say("terminal-more"))

    def _explain(self, what: str, question: Question) -> Note:
        """The question, or a rule by number or word."""
        if not what:
            self._page(question_page(self.match, question, self.sayings))
            return None
        rules = find_rules(self.match.game.rulebook, what)
        if not rules:
            return Text(self.sayings.say("terminal-no-rule", what=what), paint.SPARK)
        self._page(rules_page(rules))
        return None

    def _why(self, what: str) -> Note:
        """The rule behind the last event, the last few, or the last one that a word is in."""
        events = self.look.events()
        if what.isdecimal():
            events = events[-max(1, int(what)) :]
        else:
            events = [event for event in events if what.casefold() in self.sayings.event(event).casefold()][-1:]
        if not events:
            return Text(self.sayings.say("terminal-nothing-like-it", what=what), paint.SPARK)
        parts: list[RenderableType] = []
        for event in events:
            rule = self.match.game.rulebook.rule(str(event["rule"]))
            parts += [self.look.line(event), *([rule_page(rule)] if rule is not None else [])]
        self._page(Group(*parts))
        return None

    def _log(self, much: str) -> Note:
        """All since the last turn of whoever asks, or so many events, or everything."""
        events = self.look.events()
        if much.isdecimal() and int(much) > 0:
            events = events[-int(much) :]
        elif not much:
            events = [event for event in events if int(str(event["turn"])) >= self._last_turn_of_reader()]
        self._page(Group(*(self.look.line(event) for event in events)))
        return None

    def _last_turn_of_reader(self) -> int:
        """The turn before this one in which the reader was asked."""
        for turn in reversed(self.match.turns[:-1]):
            if any(answered.seat == self.sayings.reader for answered in turn.asked):
                return turn.number
        return 0

    def _coach(self, question: Question) -> Note:
        """What every answer is worth, from what this seat can know."""
        try:
            advice = advise(self.match, question.seat)
        except JalopyError as error:
            return Text(str(error), paint.SPARK)
        table = Table.grid(padding=(0, 2, 0, 0))
        even = len(advice.best) == len(advice.answers) > 2  # then a mark on each says nothing
        for worth in advice.answers:
            best = worth.key in advice.best and not even
            chance = self.sayings.say(
                "terminal-coach-chance", chance=round(worth.chance * 100), error=round(worth.error * 200)
            )
            mark = self.sayings.say("terminal-coach-best") if best else ""
            answer = Text(self.sayings.option(worth.key), "bold" if best else "")
            table.add_row(answer, chance, Text(mark, paint.SPARK), Text(risk(worth.risks, self.sayings), "dim"))
        reasons = [] if advice.why is None else [because(advice.why, self.sayings)]
        if not advice.best:
            reasons = [self.sayings.say("coach-lost")]
        elif even and advice.why is not None and not advice.why.reasons:
            reasons = [self.sayings.say("coach-all-even")]
        return Group(Text(self.sayings.say("terminal-coach"), "dim"), table, *map(Text, reasons))

    def _undo(self) -> Note:
        if not self.match.can_undo:
            return Text(self.sayings.say("terminal-no-undo"), paint.SPARK)
        self.match.undo()
        self.look.through(self.look.seat)
        return None

    def _board(self) -> Note:
        """A drawn screen is drawn again in any case."""
        if not self.screen.drawn:
            self.look.print_board({})
        return None

    def save(self, name: str) -> RenderableType:
        if not name:
            return Text(self.sayings.say("terminal-save-where"))
        try:
            write_data(name, self.match.record())
        except JalopyError as error:
            return Text(str(error), paint.SPARK)
        self.saved_as = name
        message = "terminal-saved" if self.match.over else "terminal-saved-open"
        return Text(self.sayings.say(message, file=name, game=self.match.game.name))

    def _quit(self) -> Note:
        typed = self.screen.read(f"{self.sayings.say('terminal-quit-ask')} › ").strip()
        order = command(typed, self.sayings)
        if order is not None and order.name == "save" and order.argument:
            note = self.save(order.argument)
            if self.saved_as != order.argument:
                return note
            raise Left(note)
        if typed.lower() in ("y", "yes", self.sayings.say("terminal-quit-yes")):
            raise Left
        return None
