"""What a report says, in sentences chosen by the numbers. They are in English; *so* stands what is to be bold.

A difference counts as settled where the 95 % intervals of its two ends do not touch, and else is said to be not settled.
"""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from jalopy.kernel.questions import Facts
from jalopy.lab.report import measures
from jalopy.lab.report.measures import Rate
from jalopy.lab.report.plots import NB, percent
from jalopy.lab.report.subject import Subject

SMALL: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
CLOSE: Final = 0.02  # of a rate: less than this nobody feels at a table


@dataclass(frozen=True)
class Finding:
    figure: str  # the number that stands large
    about: str  # what it is the number of, in two or three words
    text: str
    note: str
    effect: float  # how large it is beside what would be fair or usual: the largest come first

    def as_data(self) -> Facts:
        return {"figure": self.figure, "about": self.about, "text": plain(self.text), "note": plain(self.note)}


def plain(text: str) -> str:
    return text.replace("*", "").replace(NB, " ")


def findings(subject: Subject) -> list[Finding]:
    """The largest effect first; the length of a match and its luck after them, since these are neither large nor small."""
    found = [by_order(subject), by_name(subject), half_time(subject)]
    return [
        *sorted((finding for finding in found if finding), key=lambda finding: -finding.effect),
        length(subject),
        *[finding for finding in (choices(subject), luck(subject)) if finding],
    ]


def sentences(found: Sequence[Finding]) -> list[str]:
    return [plain(f"{finding.text} {finding.note}") for finding in found]


def ordinal(place: int, of: int) -> str:
    return "last" if place == of else {1: "first", 2: "second", 3: "third"}.get(place, f"{place}th")


def short_ordinal(place: int, of: int) -> str:
    return "last" if place == of and of > 1 else {1: "1st", 2: "2nd", 3: "3rd"}.get(place, f"{place}th")


def between(low: float, high: float) -> str:
    return f"{low * 100:.0f} to {percent(high)}"


def matches(count: int) -> str:
    """Rounded to what anybody can remember."""
    digits = max(0, len(str(count)) - 2)
    return f"{round(count / 10**digits) * 10**digits:,}"


def settling(one: Rate, other: Rate, per_match: float = 1.0) -> str:
    """Whether the difference is settled, and how many matches that takes. `per_match`: in how many of them a rate is told."""
    needed = measures.matches_to_settle(one.rate, other.rate)
    if needed is None:
        return "Not settled: there is no difference to be seen."
    number = matches(max(1, round(needed / per_match)))
    if measures.settled(one, other):
        return f"Settled: about {number} matches would have shown it."
    return f"Not settled: if the difference is real, about {number} matches would show it."


# --- fair? ----------------------------------------------------------------------------------------------------------------


def by_order(subject: Subject) -> Finding | None:
    rates = subject.by_order
    if len(rates) <= 1:
        return None
    best, worst = _ends(rates)
    most, least = rates[best - 1], rates[worst - 1]
    note = settling(most, least)
    effect = (most.rate - least.rate) / subject.fair
    first, last = ordinal(best, len(rates)), ordinal(worst, len(rates))
    if not measures.settled(most, least):
        text = (
            f"No place in the order is clearly ahead: whoever goes {first} wins *{percent(most.rate)}*"
            f" ({between(*most.interval)}), whoever goes {last} *{percent(least.rate)}* ({between(*least.interval)})."
        )
        return Finding(percent(most.rate), f"goes {first}", text, note, effect / 2)
    text = (
        f"Whoever goes {first} wins most: *{percent(most.rate)}* ({between(*most.interval)}) where"
        f" {percent(subject.fair)} is fair. Whoever goes {last} wins *{percent(least.rate)}*."
    )
    return Finding(percent(most.rate), f"goes {first}", text, note, effect)


def _ends(rates: Sequence[Rate]) -> tuple[int, int]:
    """Which place in the order wins most, and which least."""
    ranked = sorted(range(len(rates)), key=lambda order: rates[order].rate)
    return ranked[-1] + 1, ranked[0] + 1


def by_name(subject: Subject) -> Finding | None:
    rates = list(subject.by_name.items())
    if len(rates) <= 1:
        return None
    (best, most), (worst, least) = rates[0], rates[-1]
    best, worst = subject.name(best), subject.name(worst)
    per_match = (most.matches + least.matches) / 2 / subject.matches
    note = settling(most, least, per_match)
    effect = (most.rate - least.rate) / subject.fair
    if not measures.settled(most, least):
        text = (
            f"No {subject.kind} is clearly ahead: {best} wins *{percent(most.rate)}* ({between(*most.interval)}),"
            f" {worst} *{percent(least.rate)}* ({between(*least.interval)})."
        )
        return Finding(percent(most.rate), best, text, note, effect / 2)
    text = (
        f"{best} is the strongest {subject.kind}: *{percent(most.rate)}* ({between(*most.interval)}) against"
        f" *{percent(least.rate)}* for {worst}, where {percent(subject.fair)} is fair."
    )
    return Finding(percent(most.rate), best, text, note + " " + middle(subject), effect)


def middle(subject: Subject) -> str:
    """Which neighbours are not told apart yet."""
    rates = list(subject.by_name.items())
    close = sum(not measures.settled(one, other) for (_, one), (_, other) in itertools.pairwise(rates))
    if not close:
        return "All neighbours are told apart."
    return f"Of {len(rates) - 1} pairs of neighbours {close} {'is' if close == 1 else 'are'} not settled."


# --- tense? ---------------------------------------------------------------------------------------------------------------


def half_time(subject: Subject) -> Finding | None:
    leader = measures.leader_wins(subject.rows, 50)
    if not leader.matches:
        return None
    related = measures.half_time(subject.rows)
    text = f"Whoever leads alone at half-time wins *{percent(leader.rate)}* of these matches ({between(*leader.interval)})."
    text += f" The lead changes *{subject.lead_changes.mean:.1f}* times in a match."
    note = ""
    if related is not None:
        note = f"Order at half-time and at the end: correlation {related.value:.2f} ({related.low:.2f} to {related.high:.2f})."
    return Finding(percent(leader.rate), "of leaders at half-time", text, note, leader.rate - subject.fair)


# --- long? ----------------------------------------------------------------------------------------------------------------


def length(subject: Subject) -> Finding:
    turns, decisions = subject.turns, subject.decisions
    low, high = measures.part_below(turns, 0.05), measures.part_below(turns, 0.95)
    text = (
        f"A match takes *{turns.mean:.0f} turns* and *{decisions.mean:.0f} decisions*, about"
        f" {measures.minutes(decisions.mean):.0f} minutes if each takes {measures.SECONDS} seconds."
    )
    return Finding(f"{turns.mean:.0f}", "turns", text, f"Nine in ten take {low} to {high} turns.", 0.0)


# --- skilful? -------------------------------------------------------------------------------------------------------------


def choices(subject: Subject) -> Finding | None:
    asked = measures.all_questions(subject.asked)
    if not asked.times:
        return None
    forced = Rate(asked.forced, asked.times)
    text = f"A question has *{asked.options / asked.times:.1f} answers* on average; "
    text += f"*{percent(forced.rate)}* of all questions have only one." if asked.forced else "none has only one."
    kind, most = max(subject.asked.items(), key=lambda item: (item[1].options / item[1].times, item[0]))
    note = f"Most to choose from: {subject.words(kind)}, {most.options / most.times:.1f} on average."
    return Finding(f"{asked.options / asked.times:.1f}", "answers a question", text, note, 0.0)


def luck(subject: Subject) -> Finding | None:
    found = subject.luck
    if found is None:
        return None
    text = (
        f"With the same dice and cards again, and one answer in ten by lot, the deal explains *{percent(found.part)}* of who"
        f" wins ({between(found.low, found.high)}); the rest hangs on answers, and on which dice they meet."
    )
    note = f"{found.deals} deals, each played {found.times} times."
    return Finding(percent(found.part), "by the deal", text, note, 0.0)


# --- titles of figures ------------------------------------------------------------------------------------------------------


def order_title(subject: Subject) -> str:
    rates = [rate.rate for rate in subject.by_order]
    best, worst = _ends(subject.by_order)
    if not measures.settled(subject.by_order[best - 1], subject.by_order[worst - 1]):
        return "The order hardly matters so far"
    if rates == sorted(rates):
        return "The later you go, the more you win"
    if rates == sorted(rates, reverse=True):
        return "The earlier you go, the more you win"
    return f"Going {ordinal(best, len(rates))} is best"


def order_caption(subject: Subject) -> str:
    """How the gap grows or shrinks with the number of seats."""
    by_seats = subject.by_seats_and_order
    few, many = min(by_seats), max(by_seats)
    if few == many or not measures.settled(*_extremes(by_seats[many])):
        return settling(*_extremes(subject.by_order))
    gaps = {seats: _extremes(by_seats[seats])[0].rate / subject.fair_with(seats) for seats in (few, many)}
    return (
        f"The best place in the order wins {gaps[few]:.1f} times its share with {SMALL[few]} seats,"
        f" {gaps[many]:.1f} times with {SMALL[many]}."
    )


def _extremes(rates: Sequence[Rate]) -> tuple[Rate, Rate]:
    best, worst = _ends(rates)
    return rates[best - 1], rates[worst - 1]


def name_title(subject: Subject) -> str:
    rates = list(subject.by_name.items())
    (best, most), (worst, least) = rates[0], rates[-1]
    if not measures.settled(most, least):
        return f"No {subject.kind} is clearly ahead"
    return f"{subject.name(best)} leads, {subject.name(worst)} trails"


def name_caption(subject: Subject) -> str:
    """The first two neighbours that are not told apart."""
    rates = list(subject.by_name.items())
    for (one, rate), (other, next_rate) in itertools.pairwise(rates):
        if not measures.settled(rate, next_rate):
            return f"{subject.name(one)} or {subject.name(other)}: not settled yet."
    return "All neighbours are told apart."


def heat_title(subject: Subject) -> str:
    return f"Order and {subject.kind} together"


def heat_caption(subject: Subject) -> str:
    cells = subject.by_order_and_name
    (order, name), most = max(cells.items(), key=lambda item: (item[1].rate, item[0]))
    (other_order, other), least = min(cells.items(), key=lambda item: (item[1].rate, item[0]))
    seats = subject.seats
    text = f"{subject.name(name)} going {ordinal(order, seats)}: {percent(most.rate)} ({between(*most.interval)})."
    text += f" {subject.name(other)} going {ordinal(other_order, seats)}: {percent(least.rate)}."
    return text if measures.settled(most, least) else text + " Not settled."


def length_title(subject: Subject) -> str:
    low = measures.minutes(measures.part_below(subject.decisions, 0.05))
    high = measures.minutes(measures.part_below(subject.decisions, 0.95))
    return f"{low:.0f} to {high:.0f} minutes"


def length_caption(subject: Subject) -> str:
    low, high = measures.part_below(subject.turns, 0.05), measures.part_below(subject.turns, 0.95)
    return f"Nine in ten take {low} to {high} turns. A decision is taken to need {measures.SECONDS} seconds."


def lead_title(subject: Subject) -> str:
    mean = subject.lead_changes.mean
    times = f"{mean:.1f} times" if mean < CLOSE or round(mean) >= len(SMALL) else f"{SMALL[round(mean)]} times"
    return {"one times": "The lead changes once", "no times": "The lead hardly ever changes"}.get(
        times, f"The lead changes {times}"
    )


def lead_caption(subject: Subject) -> str:
    total = subject.matches
    none = Rate(subject.lead_changes.counts[0], total)
    text = f"{percent(none.rate)} have no change ({between(*none.interval)})."
    last = measures.last_changes(subject.rows)
    if last:
        late = last[len(last) // 2]
        when = "in the last turn" if late == 1 else f"after {percent(late)} of the match or later"
        text += f" Half of the others see the last one {when}."
    return text


def comeback_title(subject: Subject) -> str:
    steps = subject.comeback(50)
    if not steps:
        return "Who was behind, and won"
    far = steps[-1]
    if far.rate.high < subject.fair / 2:
        return f"{far.least} {subject.unit} behind is nearly lost"
    return f"{far.least} {subject.unit} behind is not lost"


def comeback_caption(subject: Subject) -> str:
    related = measures.half_time(subject.rows)
    steps = subject.comeback(50)
    text = ""
    if steps:
        far = steps[-1]
        text = f"At half-time, {far.least} or more behind: {percent(far.rate.rate)} ({between(*far.rate.interval)})."
    if related is not None:
        text += f" Order at half-time and at the end: correlation {related.value:.2f}."
    return text.strip()


def choices_title(subject: Subject) -> str:
    kind = max(subject.asked.items(), key=lambda item: (item[1].times, item[0]))[0]
    return f"Asked most: {subject.words(kind)}"


def luck_title(subject: Subject) -> str:
    """No verdict: how much it is hangs on how many answers are drawn by lot."""
    found = subject.luck
    assert found is not None
    return f"The deal explains {percent(found.part)} of who wins"


def ladder_title(clear: Sequence[bool]) -> str:
    if all(clear):
        return "Every level beats the one below"
    return "Better players win more, in part" if any(clear) else "Levels are not told apart"


def ladder_caption(best: Mapping[str, float], seats: int) -> str:
    low, high = best["low"] * seats, best["high"] * seats
    return f"{best['bot']} wins {best['rate'] * seats:.2f} times an equal share ({low:.2f} to {high:.2f})."


def rules_title(unmet: int) -> str:
    if not unmet:
        return "Every rule was met"
    return f"{unmet} {'rule' if unmet == 1 else 'rules'} never met"
