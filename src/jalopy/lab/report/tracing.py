"""One match of a report, looked back on: everybody's chance to win all along, and what luck and answers made of it.

It is the one in which the lead changed most often, of several the first: not a typical match, but one that shows how much can happen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jalopy.bots.analysis import QUALITIES, Analysis, Analyst, Moment, Progress
from jalopy.bots.levels import searching
from jalopy.bots.value import value_of
from jalopy.lab.jobs import play_match
from jalopy.lab.report import plots
from jalopy.lab.report.gathering import Gathering
from jalopy.lab.report.measures import matches_of
from jalopy.lab.report.parts import PHONE, Cells, Figure
from jalopy.lab.report.plots import Line, Mark
from jalopy.lab.report.subject import Subject
from jalopy.lab.rows import Row, names_in

WHOLE: Final = 1088.0
PAINTS: Final = ("#f08a24", "#4596dc", "#5a9d3f", "#8f52a2", "#f5cd3a", "#cc3a27", "#2a7f86", "#ec9cb2")  # by seat


@dataclass(frozen=True)
class Sample:
    number: int  # of the match in its run
    changes: int  # of the lead
    analysis: Analysis


def chosen(rows: Sequence[Row]) -> Row:
    """A row of the match with the most changes of the lead; of several, the first."""
    return max(matches_of(rows), key=lambda row: (int(str(row["lead_changes"])), -int(str(row["match"]))))


def decisions(gathering: Gathering) -> int:
    """That will be looked at."""
    return int(str(chosen(gathering.main.rows)["decisions"]))


def analyst(game: str, quality: str) -> Analyst | None:
    """Who looks back; nobody, where that is not wanted or the game has nothing to judge with."""
    if quality not in QUALITIES or value_of(game) is None or searching(game) is None:
        return None
    return Analyst(game, QUALITIES[quality])


def sample(gathering: Gathering, by: Analyst, progress: Progress | None = None) -> Sample:
    """The match played again, and looked back on."""
    row = chosen(gathering.main.rows)
    number = int(str(row["match"]))
    match, _ = play_match(gathering.plan.job, number)
    return Sample(number, int(str(row["lead_changes"])), by.analyse(match, progress))


def figure(subject: Subject, taken: Sample) -> Figure:
    found, words = taken.analysis, subject.words
    rows = [row for row in subject.rows if row["match"] == taken.number]
    labels = [_label(subject, row) for row in rows]
    mark = _mark(subject, found, labels)
    best = max(range(found.seats), key=lambda seat: found.result[seat])
    account = found.accounts[best]
    title = words.say(
        "title-trace",
        name=labels[best],
        low=words.percent(max(0.0, min(moment.chances[best] for moment in found.moments))),
    )
    points = {name: words.signed(getattr(account, name) * 100) for name in ("luck", "slips", "gifts", "rest")}
    wide, narrow = (_draw(width, subject, found, rows, labels, mark, title) for width in (WHOLE, PHONE))
    return Figure(
        "trace",
        title,
        words.say("sub-trace", number=taken.number, changes=taken.changes, tries=found.tries),
        wide,
        narrow,
        words.say(
            "caption-trace",
            name=labels[best],
            start=words.percent(account.start),
            **points,
            mark=mark.words,
            more=mark.more,
        ),
        (
            "answer-number",
            "turn",
            "seat",
            "question",
            "answer",
            "luck",
            "slip",
            *[f"chance-{n}" for n in range(found.seats)],
        ),
        [_cells(moment) for moment in found.moments],
        room="whole",
        asks="tense",
    )


def _label(subject: Subject, row: Row) -> str:
    names = [subject.name(name) for name in names_in(row, subject.kind)]
    return " + ".join(names) or subject.words.say("axis-seat", number=int(str(row["seat"])) + 1)


def _cells(moment: Moment) -> Cells:
    changes = (round(each[moment.seat], 4) for each in (moment.luck, moment.slip))
    chances = (round(chance, 3) for chance in moment.chances)
    return moment.number, moment.turn, moment.seat, moment.kind, moment.chosen, *changes, *chances


def _swing(changes: Sequence[float]) -> float:
    """Points that went from some seats to others."""
    return sum(map(abs, changes)) / 2


def _mark(subject: Subject, found: Analysis, labels: Sequence[str]) -> Mark:
    """The largest change for anybody, by luck or by a slip."""
    words = subject.words
    moment, line, change, by_luck = max(
        (
            (moment, seat, change, by_luck)
            for moment in found.moments
            for by_luck, changes in ((True, moment.luck), (False, moment.slip))
            for seat, change in enumerate(changes)
        ),
        key=lambda each: abs(each[2]),
    )
    said = words.say("mark", turn=moment.turn, question=words.question(moment.kind))
    points = words.signed(change * 100)
    more = words.say("mark-luck" if by_luck else "mark-slip", name=labels[line], points=points, who=labels[moment.seat])
    return Mark(moment.number + 1, line, said, more)


def _draw(
    width: float, subject: Subject, found: Analysis, rows: Sequence[Row], labels: Sequence[str], mark: Mark, about: str
) -> str:
    words = subject.words
    lines = []
    for seat, (row, label) in enumerate(zip(rows, labels, strict=True)):
        names = names_in(row, subject.kind)
        badge = subject.badges[names[0]] if names else str(seat + 1)
        paint = subject.painted(names[0]) if names else None
        chances = [*[moment.chances[seat] for moment in found.moments], found.result[seat]]
        lines.append(Line(label, badge, paint or PAINTS[seat % len(PAINTS)], chances))
    turns = [*[moment.turn for moment in found.moments], found.moments[-1].turn]
    swings = [(_swing(moment.luck), _swing(moment.slip)) for moment in found.moments]
    longest = words.say("axis-longest", points=words.number(max(map(max, swings)) * 100))
    said = (words.say("axis-turn"), words.say("axis-luck"), words.say("axis-slip"), longest)
    return plots.trace(width, lines, turns, swings, mark, said, about)
