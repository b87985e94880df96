"""A whole report, from the matches to the page."""

from collections.abc import Sequence
from typing import Final

from jalopy import _builds
from jalopy.kernel.questions import Facts
from jalopy.lab import ladder as ladders
from jalopy.lab.pool import Progress
from jalopy.lab.report import page, tracing
from jalopy.lab.report.figures import figures, rules
from jalopy.lab.report.findings import findings
from jalopy.lab.report.gathering import Gathering, Plan
from jalopy.lab.report.parts import Figure, Finding, sentences
from jalopy.lab.report.subject import Subject
from jalopy.lab.report.tracing import Sample
from jalopy.texts import SOURCE_LANGUAGE

OF_LADDER: Final = 10  # at each of its tables a ladder plays so many times fewer matches than the report


def rungs(plan: Plan, bots: Sequence[str]) -> ladders.Plan:
    """The ladder of these bots, checked before anything is played."""
    job = plan.job
    return ladders.make_plan(job.game, bots, job.seats, max(1, plan.matches // OF_LADDER), job.seed, job.settings)


def climb(plan: ladders.Plan, workers: int | None, progress: Progress | None) -> Facts:
    job = plan.job
    return ladders.ladder(
        job.game, plan.bots, job.seats, plan.games, job.seed, job.settings, workers, progress
    ).as_data()


class Report:
    """What was played, what it says, and how that looks. The same matches, the same page."""

    def __init__(
        self,
        gathering: Gathering,
        climbed: Facts | None = None,
        sample: Sample | None = None,
        language: str = SOURCE_LANGUAGE,
    ) -> None:
        self.subject = Subject(gathering, language)
        self.findings: list[Finding] = findings(self.subject)
        traced = [] if sample is None else [tracing.figure(self.subject, sample)]
        self.figures: list[Figure] = [*figures(self.subject, climbed), *traced, rules(self.subject)]

    def sentences(self) -> list[str]:
        return sentences(self.findings)

    def as_data(self) -> Facts:
        job, plan = self.subject.job, self.subject.plan
        about: Facts = {
            "game": job.game,
            "rules": self.subject.game.version,
            "build": _builds.build_told(),
            "seats": job.seats,
            "bots": list(job.bots),
            "seed": job.seed,
            "settings": dict(job.settings),
            "matches": {str(seats): plan.matches_with(seats) for seats in plan.jobs},
            "fair": round(self.subject.fair, 4),
            "fair_with": {str(seats): round(self.subject.fair_with(seats), 4) for seats in plan.jobs},
            "summary": self.subject.summary(),
        }
        return page.as_data(about, self.findings, self.figures)

    def page(self) -> str:
        data = {name: value for name, value in self.as_data().items() if name != "build"}
        subject = self.subject
        badges = [(subject.badges[name], subject.paint(name)) for name in subject.by_name]
        footer = subject.words.say("page-footer")
        return page.page(subject.title, self._about(), badges, self.findings, self.figures, data, footer, subject.words)

    def _about(self) -> list[str]:
        job, plan, words = self.subject.job, self.subject.plan, self.subject.words
        who = dict.fromkeys(job.bots)
        bots = words.names([words.bot(bot) for bot in who])
        defaults = {setting.name: setting.default for setting in self.subject.game.settings}
        changed = [words.setting(name, value) for name, value in job.settings.items() if defaults.get(name) != value]
        return [
            words.say("page-matches", matches=plan.matches, number=job.seats, bots=bots),
            *([words.say("page-others")] if len(plan.jobs) > 1 else []),
            words.say(
                "page-run",
                seed=str(job.seed),
                rules=self.subject.game.version,
                settings=", ".join(changed) or words.say("page-usual"),
            ),
        ]
