"""What a report says, in sentences chosen by the numbers; *so* stands what is to be bold.

Whoever wins more or less than the fair share is called settled where the interval leaves that share out. Intervals of rates that are
looked at together hold together: the best and the worst of many are far apart by chance alone.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from jalopy.lab import lengths
from jalopy.lab.rates import Rate, matches_to_settle, settled
from jalopy.lab.report import measures
from jalopy.lab.report.measures import Luck
from jalopy.lab.report.parts import Finding
from jalopy.lab.report.subject import Subject
from jalopy.lab.report.words import NB, SPELT, Words

SELDOM: Final = 0.005  # of all matches
CLOSE: Final = 0.02  # of a rate: less than this nobody feels at a table
HALF_TIME: Final = 50  # per cent of the turns


def findings(subject: Subject) -> list[Finding]:
    """The largest effect first; then the length of a match, what is not settled, and what is neither large nor small."""
    effects = [finding for finding in (by_order(subject), by_name(subject), half_time(subject)) if finding]
    return [
        *sorted((finding for finding in effects if finding.effect), key=lambda finding: -finding.effect),
        length(subject),
        *[finding for finding in effects if not finding.effect],
        *[finding for finding in (choices(subject), luck(subject)) if finding],
    ]


def ends(rates: Sequence[Rate]) -> tuple[int, int]:
    """Which of them wins most, and which least."""
    ranked = sorted(range(len(rates)), key=lambda order: rates[order].rate)
    return ranked[-1], ranked[0]


def above(rates: Sequence[Rate], share: float) -> bool:
    """Whether the best of them surely wins more than this."""
    return rates[ends(rates)[0]].low > share


def below(rates: Sequence[Rate], share: float) -> bool:
    return rates[ends(rates)[1]].high < share


def settling(rates: Sequence[Rate], share: float, words: Words, per_match: float = 1.0) -> str:
    """For how many of the rates it is settled that they are not this share, and how many matches that takes.

    `per_match`: in how many of the matches a rate is told.
    """
    clear = [rate for rate in rates if not rate.holds(share)]
    farthest = max(rates, key=lambda rate: abs(rate.rate - share))
    needed = matches_to_settle(farthest, share)
    if needed is None:
        return words.say("settling-none")
    number = words.rounded(max(1, round(needed / per_match)))
    if not clear:
        return words.say("settling-open", number=number)
    return words.say("settling-done", clear=len(clear), of=len(rates), number=number)


# --- fair? ----------------------------------------------------------------------------------------------------------------


def by_order(subject: Subject) -> Finding | None:
    rates, words = subject.by_order, subject.words
    if len(rates) <= 1:
        return None
    best, worst = ends(rates)
    most, least = rates[best], rates[worst]
    effect = (most.rate - least.rate) / subject.fair
    clear = above(rates, subject.fair) or below(rates, subject.fair)
    text = words.say(
        "finding-order" if clear else "finding-order-open",
        first=words.ordinal(best + 1, len(rates)),
        last=words.ordinal(worst + 1, len(rates)),
        most=words.percent(most.rate),
        most_between=words.between(*most.interval),
        least=words.percent(least.rate),
        least_between=words.between(*least.interval),
        fair=words.percent(subject.fair),
    )
    about = words.say("who-goes", when=words.ordinal(best + 1, len(rates)))
    note = settling(rates, subject.fair, words)
    others = 1 - subject.fair * len(rates)
    if others > SELDOM:
        note += " " + words.say("fair-less", rate=words.percent(others))
    return Finding(words.percent(most.rate), about, text, note, effect if clear else 0.0)


def by_name(subject: Subject) -> Finding | None:
    names, rates, words = list(subject.by_name), list(subject.by_name.values()), subject.words
    if len(rates) <= 1:
        return None
    most, least = rates[0], rates[-1]
    clear = above(rates, subject.fair) or below(rates, subject.fair)
    text = words.say(
        "finding-name" if clear else "finding-name-open",
        kind=subject.kind,
        best=subject.name(names[0]),
        worst=subject.name(names[-1]),
        most=words.percent(most.rate),
        most_between=words.between(*most.interval),
        least=words.percent(least.rate),
        least_between=words.between(*least.interval),
        fair=words.percent(subject.fair),
    )
    per_match = sum(rate.matches for rate in rates) / len(rates) / subject.matches
    note = settling(rates, subject.fair, words, per_match)
    effect = (most.rate - least.rate) / subject.fair
    return Finding(words.percent(most.rate), subject.name(names[0]), text, note, effect if clear else 0.0)


# --- tense? ---------------------------------------------------------------------------------------------------------------


def half_time(subject: Subject) -> Finding | None:
    leader, words = measures.leader_wins(subject.rows, HALF_TIME), subject.words
    if not leader.matches:
        return None
    related = measures.half_time(subject.rows)
    text = words.say(
        "finding-half-time",
        rate=words.percent(leader.rate),
        between=words.between(*leader.interval),
        changes=words.number(subject.lead_changes.mean, 1),
    )
    note = ""
    if related is not None:
        note = words.say(
            "finding-half-time.note",
            value=words.number(related.value, 2),
            low=words.number(related.low, 2),
            high=words.number(related.high, 2),
        )
    return Finding(
        words.percent(leader.rate), words.say("finding-half-time.about"), text, note, abs(leader.rate - subject.fair)
    )


# --- long? ----------------------------------------------------------------------------------------------------------------


def length(subject: Subject) -> Finding:
    turns, decisions, words = subject.turns, subject.decisions, subject.words
    text = words.say(
        "finding-length",
        turns=words.number(turns.mean),
        decisions=words.number(decisions.mean),
        minutes=words.number(lengths.minutes(decisions.mean)),
        seconds=lengths.SECONDS,
    )
    return Finding(words.number(turns.mean), words.say("finding-length.about"), text, nine_in_ten(subject), 0.0)


def nine_in_ten(subject: Subject) -> str:
    low, high = lengths.part_below(subject.turns, 0.05), lengths.part_below(subject.turns, 0.95)
    return subject.words.say("nine-in-ten", low=low, high=high)


# --- skilful? -------------------------------------------------------------------------------------------------------------


def choices(subject: Subject) -> Finding | None:
    asked, words = measures.all_questions(subject.asked), subject.words
    if not asked.times:
        return None
    answers = words.number(asked.options / asked.times, 1)
    text = words.say(
        "finding-choices" if asked.forced else "finding-choices-free",
        answers=answers,
        forced=words.percent(asked.forced / asked.times),
    )
    kind, most = max(subject.asked.items(), key=lambda item: (item[1].options / item[1].times, item[0]))
    note = words.say(
        "finding-choices.note", question=words.question(kind), answers=words.number(most.options / most.times, 1)
    )
    return Finding(answers, words.say("finding-choices.about"), text, note, 0.0)


def luck(subject: Subject) -> Finding | None:
    if not subject.luck:
        return None
    words = subject.words
    least, most = _spread(subject.luck)
    between = words.between(
        min(each.low for each in subject.luck.values()), max(each.high for each in subject.luck.values())
    )
    text = words.say("finding-luck", part=_parts(least, most, words), between=between)
    lots = words.one_of([words.number(lots) for lots in subject.luck])
    note = words.say("finding-luck.note", lots=lots, deals=least.deals, times=least.times)
    return Finding(_parts(least, most, words), words.say("finding-luck.about"), text, note, 0.0)


def _spread(found: Mapping[int, Luck]) -> tuple[Luck, Luck]:
    ranked = sorted(found.values(), key=lambda each: each.part)
    return ranked[0], ranked[-1]


def _parts(least: Luck, most: Luck, words: Words) -> str:
    low, high = words.number(least.part * 100), words.number(most.part * 100)
    return words.percent(most.part) if low == high else f"{low}–{high}{NB}%"


# --- titles and captions of figures ------------------------------------------------------------------------------------------


def order_title(subject: Subject) -> str:
    rates, words = subject.by_order, subject.words
    sure = above(rates, subject.fair), below(rates, subject.fair)
    if not any(sure):
        return words.say("title-order-open")
    late, early = _later_is_better(rates), _later_is_better(rates[::-1])
    if all(sure) and (late or early):
        by_seats = [rates if late else rates[::-1] for rates in subject.by_seats_and_order.values()]
        if all(_later_is_better(rates) for rates in by_seats):
            return words.say("title-order-late" if late else "title-order-early")
        here = "title-order-late-here" if late else "title-order-early-here"
        return words.say(here, seats=words.spelt(subject.seats))
    best, worst = ends(rates)
    if sure[0]:
        return words.say("title-order-best", when=words.ordinal(best + 1, len(rates)))
    return words.say("title-order-worst", when=words.ordinal(worst + 1, len(rates)))


def _later_is_better(rates: Sequence[Rate]) -> bool:
    shares = [rate.rate for rate in rates]
    return shares == sorted(shares)


def order_caption(subject: Subject) -> str:
    """How the gap grows or shrinks with the number of seats."""
    by_seats, words = subject.by_seats_and_order, subject.words
    few, many = min(by_seats), max(by_seats)
    if few == many or not above(by_seats[many], subject.fair_with(many)):
        return settling(subject.by_order, subject.fair, words)
    gaps = {seats: max(rate.rate for rate in by_seats[seats]) / subject.fair_with(seats) for seats in (few, many)}
    return words.say(
        "caption-order",
        few=words.spelt(few),
        few_times=words.number(gaps[few], 1),
        many=words.spelt(many),
        many_times=words.number(gaps[many], 1),
    )


def name_title(subject: Subject) -> str:
    names, rates, words = list(subject.by_name), list(subject.by_name.values()), subject.words
    best, worst = subject.name(names[0]), subject.name(names[-1])
    sure = above(rates, subject.fair), below(rates, subject.fair)
    which = {
        (True, True): "title-name-both",
        (True, False): "title-name-best",
        (False, True): "title-name-worst",
        (False, False): "title-name-open",
    }[sure]
    return words.say(which, kind=subject.kind, best=best, worst=worst)


def name_caption(subject: Subject) -> str:
    """Who surely wins more or less than the fair share, and who is not told apart from it."""
    words, rates = subject.words, subject.by_name
    groups = {
        "caption-name-above": [subject.name(name) for name, rate in rates.items() if rate.low > subject.fair],
        "caption-name-below": [subject.name(name) for name, rate in rates.items() if rate.high < subject.fair],
        "caption-name-open": [subject.name(name) for name, rate in rates.items() if rate.holds(subject.fair)],
    }
    return " ".join(words.say(message, names=words.names(names)) for message, names in groups.items() if names)


def heat_title(subject: Subject) -> str:
    return subject.words.say("title-heat", kind=subject.kind)


def heat_caption(subject: Subject) -> str:
    cells, words, seats = subject.by_order_and_name, subject.words, subject.seats
    (order, name), most = max(cells.items(), key=lambda item: (item[1].rate, item[0]))
    (other_order, other), least = min(cells.items(), key=lambda item: (item[1].rate, item[0]))
    text = words.say(
        "caption-heat",
        best=subject.name(name),
        first=words.ordinal(order, seats),
        most=words.percent(most.rate),
        most_between=words.between(*most.interval),
        worst=subject.name(other),
        last=words.ordinal(other_order, seats),
        least=words.percent(least.rate),
        least_between=words.between(*least.interval),
    )
    return text if settled(most, least) else f"{text} {words.say('not-settled')}"


def length_title(subject: Subject) -> str:
    low = lengths.minutes(lengths.part_below(subject.decisions, 0.05))
    high = lengths.minutes(lengths.part_below(subject.decisions, 0.95))
    return subject.words.say("title-length", low=subject.words.number(low), high=subject.words.number(high))


def length_caption(subject: Subject) -> str:
    return f"{nine_in_ten(subject)} {subject.words.say('caption-length', seconds=lengths.SECONDS)}"


def lead_title(subject: Subject) -> str:
    mean, words = subject.lead_changes.mean, subject.words
    if round(mean) > SPELT:
        return words.say("title-lead", times=words.number(mean))
    if round(mean) <= 1:  # a mean would hide how many have none
        return words.say("title-lead-none", none=words.percent(subject.lead_changes.counts[0] / subject.matches))
    return words.say("title-lead-few", times=words.spelt(round(mean)))


def lead_caption(subject: Subject) -> str:
    words = subject.words
    none = Rate(subject.lead_changes.counts[0], subject.matches)
    text = words.say("caption-lead", none=words.percent(none.rate), between=words.between(*none.interval))
    last = measures.last_changes(subject.rows)
    if last:
        late = last[len(last) // 2]
        text += " " + words.say("caption-lead-end" if late == 1 else "caption-lead-late", part=words.percent(late))
    return text


def comeback_title(subject: Subject) -> str:
    steps, words = subject.comeback(HALF_TIME), subject.words
    if not steps:
        return words.say("title-comeback")
    far = steps[-1]
    lost = far.rate.high < subject.fair / 2
    return words.say(
        "title-comeback-lost" if lost else "title-comeback-open",
        far=far.least,
        unit=words.say(f"unit-{subject.unit}", number=far.least),
    )


def comeback_caption(subject: Subject) -> str:
    words, related, steps = subject.words, measures.half_time(subject.rows), subject.comeback(HALF_TIME)
    said = []
    if steps:
        far = steps[-1]
        rate, between = words.percent(far.rate.rate), words.between(*far.rate.interval)
        said.append(words.say("caption-comeback", far=far.least, rate=rate, between=between))
    if related is not None:
        said.append(words.say("caption-comeback-related", value=words.number(related.value, 2)))
    return " ".join(said)


def choices_title(subject: Subject) -> str:
    kind = max(subject.asked.items(), key=lambda item: (item[1].times, item[0]))[0]
    return subject.words.say("title-choices", question=subject.words.question(kind))


def uses_title(subject: Subject) -> str:
    """The farthest from the fair share of all that are surely not at it."""
    clear = [use for use in subject.uses if use.enough and not use.low <= subject.fair <= use.high]
    if not clear:
        return subject.words.say("title-uses-open")
    use = max(clear, key=lambda use: abs(use.rate - subject.fair))
    message = "title-uses-more" if use.rate > subject.fair else "title-uses-less"
    return subject.words.say(message, what=subject.words.use(use.sort, use.item))


def uses_caption(subject: Subject) -> str:
    clear = sum(not use.low <= subject.fair <= use.high for use in subject.uses if use.enough)
    words, rated = subject.words, sum(use.enough for use in subject.uses)
    return words.say("caption-uses", clear=clear, of=rated)


def luck_title(subject: Subject) -> str:
    """No verdict: how much it is hangs on how many answers are drawn by lot."""
    return subject.words.say("title-luck", part=_parts(*_spread(subject.luck), subject.words))


def ladder_title(clear: Sequence[bool], words: Words) -> str:
    if all(clear):
        return words.say("title-ladder-all", rungs=len(clear))
    return words.say("title-ladder-some" if any(clear) else "title-ladder-none")


def ladder_caption(best: Mapping[str, float], seats: int, words: Words) -> str:
    times, low, high = (words.number(best[name] * seats, 2) for name in ("rate", "low", "high"))
    return words.say("caption-ladder", bot=str(best["bot"]), times=times, low=low, high=high)


def rules_title(unmet: int, words: Words) -> str:
    return words.say("title-rules", number=unmet) if unmet else words.say("title-rules-all")
