"""A whole report, from the matches to the page."""

from jalopy import _builds
from jalopy.kernel.questions import Facts
from jalopy.lab.report import page
from jalopy.lab.report.figures import Figure, figures
from jalopy.lab.report.findings import SMALL, Finding, findings
from jalopy.lab.report.gathering import ELSEWHERE, Gathering
from jalopy.lab.report.subject import Subject


class Report:
    """What was played, what it says, and how that looks. The same matches, the same page."""

    def __init__(self, gathering: Gathering) -> None:
        self.subject = Subject(gathering)
        self.findings: list[Finding] = findings(self.subject)
        self.figures: list[Figure] = list(figures(self.subject))

    def as_data(self) -> Facts:
        job, plan = self.subject.job, self.subject.plan
        about: Facts = {
            "game": job.game,
            "rules": self.subject.game.version,
            "build": _builds.build(),
            "seats": job.seats,
            "bots": list(job.bots),
            "seed": job.seed,
            "settings": dict(job.settings),
            "matches": {str(seats): plan.matches_with(seats) for seats in plan.jobs},
            "fair": self.subject.fair,
        }
        return page.as_data(about, self.findings, self.figures)

    def page(self) -> str:
        data = {name: value for name, value in self.as_data().items() if name != "build"}
        subject = self.subject
        badges = [(subject.badges[name], subject.paint(name)) for name in subject.by_name]
        return page.page(subject.title, self._about(), badges, self.findings, self.figures, data)

    def _about(self) -> list[str]:
        job, plan = self.subject.job, self.subject.plan
        bots = " and ".join(dict.fromkeys(job.bots))
        many = f"{SMALL[job.seats]} {bots}s" if len(set(job.bots)) == 1 and job.seats > 1 else bots
        defaults = {setting.name: setting.default for setting in self.subject.game.settings}
        changed = [f"{name} {value}" for name, value in job.settings.items() if defaults.get(name) != value]
        others = ", a quarter as many with other numbers of seats" if len(plan.jobs) > 1 else ""
        assert ELSEWHERE == 4  # noqa: PLR2004  # as said
        return [
            f"*{plan.matches:,} matches* of {many}{others}",
            f"seed {job.seed} · rules {self.subject.game.version} · {', '.join(changed) or 'usual settings'} · 95 % intervals",
        ]
