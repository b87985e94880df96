"""The figures of a report: a plot for wide and one for narrow pages, with a title, a caption and the table behind it."""

from collections.abc import Iterator
from html import escape
from typing import Final

from jalopy.kernel.questions import Facts
from jalopy.lab import lengths
from jalopy.lab.rates import Rate
from jalopy.lab.report import findings, measures, plots
from jalopy.lab.report.parts import HALF, PHONE, THIRD, Cells, Figure
from jalopy.lab.report.plots import LIME, MIST, Dot
from jalopy.lab.report.subject import Subject
from jalopy.lab.report.words import Words

ROOMS: Final = {"half": HALF, "third": THIRD}
IN_A_ROW: Final = 3  # thirds
MOST_KINDS: Final = 8  # of questions that are drawn; the table has all
MOST_USES: Final = 5  # of those farthest above the fair share, and of those farthest below
LONGEST: Final = 5  # numbers of seats that are written with their word
WAYPOINTS: Final = (25, 50, 75)
RATED: Final = ("wins", "matches", "rate", "low", "high")


def figures(subject: Subject, climbed: Facts | None = None) -> Iterator[Figure]:
    """In the order of the four questions. What is made use of and what is asked take the room that the thirds leave."""
    if len(subject.by_order) > 1:
        yield by_order(subject)
    if subject.by_name:
        yield heat(subject)
    thirds = list(_thirds(subject, climbed))
    yield from thirds
    room = "third" if len(thirds) % IN_A_ROW else "half"
    if any(use.enough for use in subject.uses):
        yield uses(subject, room)
    if subject.asked:
        yield choices(subject, room)


def _thirds(subject: Subject, climbed: Facts | None) -> Iterator[Figure]:
    if subject.by_name:
        yield by_name(subject)
    yield length(subject)
    if len(subject.gathering.by_seats) > 1:
        yield length_by_seats(subject)
    yield lead(subject)
    if any(subject.comeback(waypoint) for waypoint in WAYPOINTS):
        yield comeback(subject)
    if subject.luck:
        yield luck(subject)
    if climbed is not None:
        yield ladder(climbed, subject.words)


def rate_cells(rate: Rate) -> Cells:
    low, high = rate.interval
    return rate.wins, rate.matches, round(rate.rate, 4), round(low, 4), round(high, 4)


def dot(label: str, rate: Rate, paint: str = plots.TEAL, badge: str = "") -> Dot:
    return Dot(label, rate.rate, *rate.interval, paint, badge)


def _fair(subject: Subject) -> str:
    return subject.words.say("axis-fair", fair=subject.words.percent(subject.fair))


def by_order(subject: Subject) -> Figure:
    by_seats, words = subject.by_seats_and_order, subject.words
    groups = [
        (
            words.say("axis-seats", number=seats) if len(by_seats) <= LONGEST or seats == subject.seats else str(seats),
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
    narrow = [
        dot(words.say("who-goes", when=words.ordinal(order, of)), rate)
        for order, rate in enumerate(subject.by_order, 1)
    ]
    return Figure(
        "order",
        title,
        words.say("sub-order"),
        plots.dots_by_group(HALF, groups, chosen, title, words.say("axis-first-last")),
        plots.dot_rows(PHONE, narrow, subject.fair, title, _fair(subject)),
        findings.order_caption(subject),
        ("seats", "order", *RATED),
        rows,
        room="half",
    )


def heat(subject: Subject) -> Figure:
    cells, words = subject.by_order_and_name, subject.words
    names = list(subject.by_name)
    orders = range(1, subject.seats + 1)

    def rate(order: int, name: str) -> float | None:
        found = cells.get((order, name))
        return None if found is None else found.rate

    heads = {order: words.short_ordinal(order, subject.seats) for order in orders}
    badges = [subject.badges[name] for name in names]
    paints = [subject.paint(name) for name in names]
    title = findings.heat_title(subject)
    legend = (words.say("axis-less"), words.say("axis-more"))
    wide_rows = [
        (
            words.say("who-goes", when=heads[order]),
            [*[rate(order, name) for name in names], subject.by_order[order - 1].rate],
        )
        for order in orders
    ]
    each = round(sum(found.matches for found in cells.values()) / len(cells))
    narrow_rows = [(subject.name(name), [rate(order, name) for order in orders]) for name in names]
    return Figure(
        "order-and-name",
        title,
        words.say("sub-heat", matches=words.rounded(each), fair=words.percent(subject.fair)),
        plots.heat_map(HALF, [*badges, words.say("axis-all")], [*paints, ""], wide_rows, subject.fair, title, legend),
        plots.heat_map(PHONE, list(heads.values()), [], narrow_rows, subject.fair, title, legend),
        findings.heat_caption(subject),
        ("order", subject.kind, *RATED),
        [(order, name, *rate_cells(cells[order, name])) for order, name in sorted(cells)],
        room="half",
    )


def by_name(subject: Subject) -> Figure:
    dots = [
        dot(subject.name(name), rate, subject.paint(name), subject.badges[name])
        for name, rate in subject.by_name.items()
    ]
    title = findings.name_title(subject)
    drawn = plots.dot_rows(THIRD, dots, subject.fair, title, _fair(subject))
    return Figure(
        "name",
        title,
        subject.words.say("sub-name", number=len(dots)),
        drawn,
        drawn,
        findings.name_caption(subject),
        (subject.kind, *RATED),
        [(name, *rate_cells(rate)) for name, rate in subject.by_name.items()],
    )


def _counts(subject: Subject, column: str, paint: str, title: str) -> tuple[str, list[Cells]]:
    spread = measures.spread_of(subject.rows, column)
    bins = lengths.histogram(spread)
    apart = bins[1].first - bins[0].first if len(bins) > 1 else 1
    at = (spread.mean - (bins[0].first + bins[0].last) / 2) / apart + 0.5
    mean = (at, subject.words.say("axis-mean", mean=subject.words.number(spread.mean, 1)))
    bars = [(str(each.first), float(each.count)) for each in bins]
    return plots.columns(THIRD, bars, paint, mean, title), [(each.first, each.last, each.count) for each in bins]


def ladder(climbed: Facts, words: Words) -> Figure:
    """Each level among several of the one below."""
    levels, pairings = climbed["levels"], climbed["pairings"]
    assert isinstance(levels, list)
    assert isinstance(pairings, list)
    met = {(pairing["bot"], pairing["among"]): pairing for pairing in pairings}
    steps = [met[level["bot"], level["below"]] for level in levels if level["below"] is not None]
    dots = [
        Dot(words.say("axis-among", bot=step["bot"], among=step["among"]), step["rate"], step["low"], step["high"])
        for step in steps
    ]
    seats = climbed["seats"]
    assert isinstance(seats, int)
    title = findings.ladder_title([bool(level["clear"]) for level in levels if level["below"] is not None], words)
    drawn = plots.dot_rows(THIRD, dots, 1 / seats, title, words.say("axis-equal", share=words.percent(1 / seats)))
    ratings = {level["bot"]: level for level in levels}
    return Figure(
        "ladder",
        title,
        words.say("sub-ladder", others=words.spelt(seats - 1), matches=steps[0]["matches"]),
        drawn,
        drawn,
        findings.ladder_caption(steps[0], seats, words),
        ("bot", "among", *RATED, "mu", "sigma"),
        [
            (
                step["bot"],
                step["among"],
                *[_short(step[name]) for name in RATED],
                *[_short(ratings[step["bot"]].get(name)) for name in ("mu", "sigma")],
            )
            for step in steps
        ],
        asks="skilful",
    )


def _short(number: float | None) -> float | None:
    return number if isinstance(number, int) or number is None else round(number, 4)


def length(subject: Subject) -> Figure:
    title = findings.length_title(subject)
    drawn, rows = _counts(subject, "turns", MIST, title)
    caption, sub = findings.length_caption(subject), subject.words.say("sub-length")
    return Figure("turns", title, sub, drawn, drawn, caption, ("from", "to", "matches"), rows, asks="long")


def length_by_seats(subject: Subject) -> Figure:
    words = subject.words
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
                round(lengths.minutes(mean.mean), 1),
            )
        )
        minutes = words.say("axis-minutes", minutes=words.number(lengths.minutes(mean.mean)))
        bars.append((words.say("axis-seats", number=seats), mean.mean, 1.0, minutes))
    few, many = bars[0], bars[-1]
    growing = [bar[1] for bar in bars] == sorted(bar[1] for bar in bars)
    title = words.say("title-seats-longer" if growing else "title-seats")
    drawn = plots.bars_across(THIRD, bars, title)
    caption = words.say(
        "caption-seats",
        few=words.spelt(min(subject.gathering.by_seats)),
        least=words.number(few[1]),
        many=words.spelt(max(subject.gathering.by_seats)),
        most=words.number(many[1]),
    )
    heads = ("seats", "matches", "turns", "low", "high", "decisions", "low", "high", "minutes")
    return Figure("length", title, words.say("sub-seats"), drawn, drawn, caption, heads, rows, asks="long")


def lead(subject: Subject) -> Figure:
    title = findings.lead_title(subject)
    drawn, rows = _counts(subject, "lead_changes", LIME, title)
    caption, sub = findings.lead_caption(subject), subject.words.say("sub-lead")
    return Figure("lead", title, sub, drawn, drawn, caption, ("from", "to", "matches"), rows, asks="tense")


def comeback(subject: Subject) -> Figure:
    title, words = findings.comeback_title(subject), subject.words
    drawn = []
    rows: list[Cells] = []
    for waypoint in WAYPOINTS:
        steps, when = subject.comeback(waypoint), words.say(f"axis-after-{waypoint}")
        if steps:
            drawn.append((when, [(step.middle, dot(when, step.rate)) for step in steps]))
        rows += [(waypoint, step.least, step.most, *rate_cells(step.rate)) for step in steps]
    unit = words.say(f"unit-{subject.unit}", number=2)
    picture = plots.curves(THIRD, drawn, subject.fair, title, words.say("axis-behind", unit=unit))
    return Figure(
        "comeback",
        title,
        words.say("sub-comeback", unit=unit),
        picture,
        picture,
        findings.comeback_caption(subject),
        ("part", "behind-from", "to", *RATED),
        rows,
        asks="tense",
    )


def uses(subject: Subject, room: str) -> Figure:
    """Of cards, markers, tiles and powers those that go along most with winning, and most with losing."""
    title, words, listened = findings.uses_title(subject), subject.words, subject.gathering.main.listened
    rated = [use for use in subject.uses if use.enough]
    chosen = rated if len(rated) <= 2 * MOST_USES else [*rated[:MOST_USES], *rated[-MOST_USES:]]
    dots = [Dot(words.use(use.sort, use.item), use.rate, use.low, use.high) for use in chosen]
    wide, narrow = (plots.dot_rows(width, dots, subject.fair, title, _fair(subject)) for width in (ROOMS[room], PHONE))
    return Figure(
        "uses",
        title,
        words.say(
            "sub-uses", matches=listened, sorts=words.names(list(dict.fromkeys(words.sort(use.sort) for use in rated)))
        ),
        wide,
        narrow,
        findings.uses_caption(subject),
        ("sort", "item", "matches-with", "uses", "uses-in-a-match", "rate", "low", "high"),
        [
            (
                use.sort,
                use.item,
                use.matches,
                use.uses,
                round(use.uses / listened, 2),
                round(use.rate, 4),
                *([round(use.low, 4), round(use.high, 4)] if use.enough else [None, None]),
            )
            for use in subject.uses
        ],
        room=room,
        asks="skilful",
    )


def choices(subject: Subject, room: str) -> Figure:
    title, words = findings.choices_title(subject), subject.words
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
            words.question(kind),
            asked.times / subject.matches,
            asked.forced / asked.times,
            f"× {words.number(asked.options / asked.times, 1)}",
        )
        for kind, asked in list(subject.asked.items())[:MOST_KINDS]
    ]
    together = measures.all_questions(subject.asked)
    wide, narrow = (plots.bars_across(width, bars, title) for width in (ROOMS[room], PHONE))
    return Figure(
        "choices",
        title,
        words.say("sub-choices"),
        wide,
        narrow,
        words.say("caption-choices", forced=words.percent(together.forced / together.times)),
        ("question", "asked", "in-a-match", "answers", "forced"),
        rows,
        room=room,
        asks="skilful",
    )


def luck(subject: Subject) -> Figure:
    title, words, found = findings.luck_title(subject), subject.words, subject.luck
    dots = [Dot(words.say("axis-lots", lots=lots), each.part, each.low, each.high) for lots, each in found.items()]
    drawn = plots.dot_rows(THIRD, dots, None, title)
    some = next(iter(found.values()))
    return Figure(
        "luck",
        title,
        words.say("sub-luck", deals=some.deals, times=some.times),
        drawn,
        drawn,
        words.say("caption-luck"),
        ("lots", "deals", "times", "part-of-deal", "low", "high"),
        [
            (lots, each.deals, each.times, *[round(number, 4) for number in (each.part, each.low, each.high)])
            for lots, each in found.items()
        ],
        asks="skilful",
    )


def rules(subject: Subject) -> Figure:
    """No plot: a list is what a designer wants here."""
    unmet, words = subject.unmet, subject.words
    book = subject.game.rulebook
    met = subject.gathering.main.met
    rows: list[Cells] = [
        (rule.number, rule.title, met[rule.number]) for rule in book.rules if rule.events or rule.asks or rule.offers
    ]
    sub = words.say("sub-rules", rules=len(rows), listened=subject.gathering.main.listened)
    items = "".join(f"<li><b>{number}</b> {escape(book.by_number[number].title)}</li>" for number in unmet)
    drawn = f'<ul class="rules">{items}</ul>'
    caption = words.say("caption-rules") if unmet else ""
    title = findings.rules_title(len(unmet), words)
    heads = ("rule", "title", "met")
    return Figure("rules", title, sub, drawn, drawn, caption, heads, rows, room="whole", asks="skilful")
