"""The figures of a report: a plot for wide and one for narrow pages, with a title, a caption and the table behind it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from jalopy.kernel.questions import Facts
from jalopy.lab.report import findings, measures, plots
from jalopy.lab.report.measures import Rate
from jalopy.lab.report.plots import LIME, MIST, SKY, Dot
from jalopy.lab.report.subject import Subject

HALF: Final = 524.0  # so wide is half of a wide page,
THIRD: Final = 336.0  # a third,
PHONE: Final = 350.0  # and all of a phone's
MOST_KINDS: Final = 8  # of questions that are drawn; the table has all
WHEN: Final = {25: "after ¼", 50: "half-time", 75: "after ¾"}
RATED: Final = ("wins", "matches", "rate", "low", "high")

Cells = tuple[object, ...]


@dataclass(frozen=True)
class Figure:
    key: str
    title: str
    sub: str
    wide: str
    narrow: str  # the same where one will do
    caption: str
    heads: tuple[str, ...]
    rows: Sequence[Cells]
    half: bool = False
    listing: bool = False  # takes the room that the others leave
    asks: str = "fair"  # which of the four questions it belongs to: fair, long, tense, skilful

    def as_data(self) -> Facts:
        return {
            "title": self.title,
            "about": self.sub,
            "columns": list(self.heads),
            "rows": [list(row) for row in self.rows],
        }


def figures(subject: Subject, climbed: Facts | None = None) -> Iterator[Figure]:
    if len(subject.by_order) > 1:
        yield by_order(subject)
    if subject.by_name:
        yield heat(subject)
        yield by_name(subject)
    yield length(subject)
    yield lead(subject)
    if any(subject.comeback(waypoint) for waypoint in WHEN):
        yield comeback(subject)
    if subject.asked:
        yield choices(subject)
    if subject.luck is not None:
        yield luck(subject)
    if climbed is not None:
        yield ladder(climbed)
    yield length_by_seats(subject)
    yield rules(subject)


def rate_cells(rate: Rate) -> Cells:
    low, high = rate.interval
    return rate.wins, rate.matches, round(rate.rate, 4), round(low, 4), round(high, 4)


def dot(label: str, rate: Rate, paint: str = plots.TEAL, badge: str = "") -> Dot:
    return Dot(label, rate.rate, *rate.interval, paint, badge)


def by_order(subject: Subject) -> Figure:
    by_seats = subject.by_seats_and_order
    groups = [
        (
            f"{seats} seats" if len(by_seats) <= 5 or seats == subject.seats else str(seats),
            [dot(str(order), rate) for order, rate in enumerate(rates, 1)],
            subject.fair_with(seats),
        )
        for seats, rates in by_seats.items()
    ]
    chosen = list(by_seats).index(subject.seats)
    title = findings.order_title(subject)
    rows = [
        (seats, order, *rate_cells(rate)) for seats, rates in by_seats.items() for order, rate in enumerate(rates, 1)
    ]
    of = len(subject.by_order)
    narrow = [dot(f"goes {findings.ordinal(order, of)}", rate) for order, rate in enumerate(subject.by_order, 1)]
    return Figure(
        "order",
        title,
        "wins of whoever goes first to last; bars: 95 % intervals; dashed: the fair share",
        plots.dots_by_group(HALF, groups, chosen, title, "first → last"),
        plots.dot_rows(PHONE, narrow, subject.fair, title),
        findings.order_caption(subject),
        ("seats", "order", *RATED),
        rows,
        half=True,
    )


def heat(subject: Subject) -> Figure:
    cells = subject.by_order_and_name
    names = list(subject.by_name)
    orders = range(1, subject.seats + 1)

    def rate(order: int, name: str) -> float | None:
        found = cells.get((order, name))
        return None if found is None else found.rate

    labels = {order: f"goes {findings.short_ordinal(order, subject.seats)}" for order in orders}
    badges = [subject.badges[name] for name in names]
    paints = [subject.paint(name) for name in names]
    title = findings.heat_title(subject)
    alls = [subject.by_order[order - 1].rate for order in orders]
    wide_rows = [(labels[order], [*[rate(order, name) for name in names], alls[order - 1]]) for order in orders]
    each = round(sum(found.matches for found in cells.values()) / len(cells))
    narrow_rows = [(subject.name(name), [rate(order, name) for order in orders]) for name in names]
    heads = [findings.short_ordinal(order, subject.seats) for order in orders]
    return Figure(
        "order-and-name",
        title,
        f"wins in %, each cell about {findings.matches(each)} matches",
        plots.heat_map(HALF, [*badges, "all"], [*paints, ""], wide_rows, subject.fair, title),
        plots.heat_map(PHONE, heads, [], narrow_rows, subject.fair, title),
        findings.heat_caption(subject),
        ("order", subject.kind, *RATED),
        [(order, name, *rate_cells(cells[order, name])) for order, name in sorted(cells)],
        half=True,
    )


def by_name(subject: Subject) -> Figure:
    dots = [
        dot(subject.name(name), rate, subject.paint(name), subject.badges[name])
        for name, rate in subject.by_name.items()
    ]
    title = findings.name_title(subject)
    drawn = plots.dot_rows(THIRD, dots, subject.fair, title)
    return Figure(
        "name",
        title,
        "wins in % of the matches it is in",
        drawn,
        drawn,
        findings.name_caption(subject),
        (subject.kind, *RATED),
        [(name, *rate_cells(rate)) for name, rate in subject.by_name.items()],
    )


def _counts(subject: Subject, column: str, paint: str, title: str) -> tuple[str, list[Cells]]:
    spread = measures.spread_of(subject.rows, column)
    bins = measures.histogram(spread)
    apart = bins[1].first - bins[0].first if len(bins) > 1 else 1
    at = (spread.mean - (bins[0].first + bins[0].last) / 2) / apart + 0.5
    mean = (at, f"mean {spread.mean:.1f}")
    bars = [(str(each.first), float(each.count)) for each in bins]
    return plots.columns(THIRD, bars, paint, mean, title), [(each.first, each.last, each.count) for each in bins]


def ladder(climbed: Facts) -> Figure:
    """Each level among several of the one below."""
    levels, pairings = climbed["levels"], climbed["pairings"]
    assert isinstance(levels, list)
    assert isinstance(pairings, list)
    met = {(pairing["bot"], pairing["among"]): pairing for pairing in pairings}
    steps = [met[level["bot"], level["below"]] for level in levels if level["below"] is not None]
    dots = [Dot(f"{step['bot']} among {step['among']}s", step["rate"], step["low"], step["high"]) for step in steps]
    seats = climbed["seats"]
    assert isinstance(seats, int)
    title = findings.ladder_title([bool(level["clear"]) for level in levels if level["below"] is not None])
    drawn = plots.dot_rows(THIRD, dots, 1 / seats, title, "equal")
    return Figure(
        "ladder",
        title,
        f"wins of one among {findings.SMALL[seats - 1]} of the level below, {steps[0]['matches']:,} matches",
        drawn,
        drawn,
        findings.ladder_caption(steps[0], seats),
        ("bot", "among", *RATED),
        [(step["bot"], step["among"], *[_short(step[name]) for name in RATED]) for step in steps],
        asks="skilful",
    )


def _short(number: float) -> float:
    return number if isinstance(number, int) else round(number, 4)


def length(subject: Subject) -> Figure:
    title = findings.length_title(subject)
    drawn, rows = _counts(subject, "turns", MIST, title)
    caption = findings.length_caption(subject)
    return Figure(
        "turns", title, "turns in a match", drawn, drawn, caption, ("from", "to", "matches"), rows, asks="long"
    )


def length_by_seats(subject: Subject) -> Figure:
    rows: list[Cells] = []
    bars: list[tuple[str, float, float, str]] = []
    for seats, seen in subject.gathering.by_seats.items():
        decisions = [float(str(row["decisions"])) for row in measures.matches_of(seen.rows)]
        turns = measures.mean_of([float(str(row["turns"])) for row in measures.matches_of(seen.rows)])
        mean = measures.mean_of(decisions)
        rows.append(
            (
                seats,
                len(decisions),
                *[round(each, 2) for each in (turns.mean, turns.low, turns.high)],
                *[round(each, 2) for each in (mean.mean, mean.low, mean.high)],
                round(measures.minutes(mean.mean), 1),
            )
        )
        bars.append((f"{seats} seats", mean.mean, 1.0, f"{measures.minutes(mean.mean):.0f}{plots.NB}min"))
    drawn = plots.bars_across(THIRD, bars, "decisions by number of seats")
    first, last = rows[0], rows[-1]
    caption = f"{first[5]:.0f} decisions with {first[0]} seats, {last[5]:.0f} with {last[0]}."
    heads = ("seats", "matches", "turns", "low", "high", "decisions", "low", "high", "minutes")
    title = (
        "Longer with every seat" if [bar[1] for bar in bars] == sorted(bar[1] for bar in bars) else "Length by seats"
    )
    return Figure(
        "length", title, "decisions in a match, by number of seats", drawn, drawn, caption, heads, rows, asks="long"
    )


def lead(subject: Subject) -> Figure:
    title = findings.lead_title(subject)
    drawn, rows = _counts(subject, "lead_changes", LIME, title)
    caption = findings.lead_caption(subject)
    heads = ("from", "to", "matches")
    return Figure("lead", title, "lead changes in a match", drawn, drawn, caption, heads, rows, asks="tense")


def comeback(subject: Subject) -> Figure:
    title = findings.comeback_title(subject)
    drawn = []
    rows: list[Cells] = []
    for waypoint, when in WHEN.items():
        steps = subject.comeback(waypoint)
        if steps:
            drawn.append((when, [(step.middle, dot(when, step.rate)) for step in steps]))
        rows += [(waypoint, step.least, step.most, *rate_cells(step.rate)) for step in steps]
    picture = plots.curves(THIRD, drawn, subject.fair, title, f"{subject.unit} behind")
    return Figure(
        "comeback",
        title,
        f"chance to win, by {subject.unit} behind whoever is farthest",
        picture,
        picture,
        findings.comeback_caption(subject),
        ("% of the match", "behind from", "to", *RATED),
        rows,
        asks="tense",
    )


def choices(subject: Subject) -> Figure:
    title = findings.choices_title(subject)
    rows: list[Cells] = [
        (
            kind,
            asked.times,
            round(asked.times / subject.matches, 2),
            round(asked.options / asked.times, 2),
            round(asked.forced / asked.times, 4),
        )
        for kind, asked in subject.asked.items()
    ]
    bars = [
        (
            subject.words(kind),
            asked.times / subject.matches,
            asked.forced / asked.times,
            f"× {asked.options / asked.times:.1f}",
        )
        for kind, asked in list(subject.asked.items())[:MOST_KINDS]
    ]
    together = measures.all_questions(subject.asked)
    drawn = plots.bars_across(THIRD, bars, title)
    return Figure(
        "choices",
        title,
        "how often in a match; blue: only one answer; ×: answers on average",
        drawn,
        drawn,
        f"{plots.percent(together.forced / together.times)} of all questions have one answer only.",
        ("question", "asked", "in a match", "answers", "with one answer"),
        rows,
        asks="skilful",
    )


def luck(subject: Subject) -> Figure:
    found = subject.luck
    assert found is not None
    counts = [found.wins.count(times) for times in range(found.times + 1)]
    title = findings.luck_title(subject)
    bars = [(f"{times}", float(count)) for times, count in enumerate(counts)]
    drawn = plots.columns(THIRD, bars, SKY, None, title)
    caption = f"The deal explains {plots.percent(found.part)} of who wins ({findings.between(found.low, found.high)})."
    return Figure(
        "luck",
        title,
        f"how many of {found.deals} deals seat 1 won so often when played {found.times} times, one answer in ten by lot",
        drawn,
        drawn,
        caption,
        ("wins of seat 1", "deals"),
        list(enumerate(counts)),
        asks="skilful",
    )


def rules(subject: Subject) -> Figure:
    """No plot: a list is what a designer wants here."""
    unmet = subject.unmet
    book = subject.game.rulebook
    met = subject.gathering.main.met
    heads = ("rule", "title", "met")
    rows: list[Cells] = [
        (rule.number, rule.title, met[rule.number]) for rule in book.rules if rule.events or rule.asks or rule.offers
    ]
    listened = subject.gathering.main.listened
    sub = f"of {len(rows)} rules: by questions of all matches, and by events of {listened:,}"
    items = "".join(f"<li><b>{number}</b> {escape(book.by_number[number].title)}</li>" for number in unmet)
    drawn = f'<ul class="rules">{items}</ul>'
    caption = "Rules of pieces that these settings leave in the box are among them." if unmet else ""
    return Figure(
        "rules", findings.rules_title(len(unmet)), sub, drawn, drawn, caption, heads, rows, asks="skilful", listing=True
    )
