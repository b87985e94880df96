"""What the matches with a box tell, beside those with the printed one: rates with intervals, lengths, and what is said first.

What is said is a key with facts: whoever shows it has the words. A difference counts as settled where the intervals of its two ends
do not touch; intervals of those who are rated together hold together. People look on while matches are played, and what was
said once is to stay true: so whatever is called settled is held to intervals that would hold at all of some twenty looks.
"""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import ceil
from typing import Final

import msgspec

from jalopy.lab.accumulators import Spread, Tally
from jalopy.lab.differences import NAME, ORDER, Difference, differences, of_rates
from jalopy.lab.lengths import histogram, minutes
from jalopy.lab.rates import Rate, settled
from jalopy.lab.trials import Counted, Trial, told_of_turns

PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
LAST: Final = "last"
OFTEN: Final = "often"
LOOKS: Final = 20  # that hardly hang together, while some thousand matches are played
UNSURE: Final = 0.05  # of a rate: where intervals reach farther to each side, nobody knows yet
MOST_EFFECTS: Final = 4
NOT_TOLD: Final = "decisions"  # they go with the turns

Facts = dict[str, str | int | float]


class Remark(msgspec.Struct):
    key: str
    facts: Facts


class Rated(msgspec.Struct, kw_only=True):
    """How often somebody wins, and how often with the printed box, where that is known."""

    name: str
    rate: float
    low: float
    high: float
    matches: int
    printed: float | None = None


class Columns(msgspec.Struct, kw_only=True):
    """Parts of all matches, by whole numbers: `width` of them in each column, from `first` on."""

    first: int
    width: int
    now: list[float]
    printed: list[float]
    mean: float
    printed_mean: float | None = None


class Alone(msgspec.Struct, kw_only=True):
    """What one change does without the others: whom it touches most, and by how much."""

    path: str
    of: str  # "order", or what a seat drives or is
    name: str
    points: float
    settled: bool
    matches: int


class Effect(msgspec.Struct, kw_only=True):
    """What is otherwise than with the printed box: a rate, or a mean; `low` and `high` are of the difference, in points of a
    rate or as a part of the mean that it was."""

    of: str  # "order", "name", "half-time", "often" or "length"
    name: str
    was: float
    now: float
    low: float
    high: float


class Outcome(msgspec.Struct, kw_only=True):
    matches: int
    fair: float
    order: list[Rated]
    kind: str  # what a seat drives or is: racer, character or car; "" where a game has none
    names: list[Rated]  # the strongest first
    turns: Columns
    lead_changes: Columns
    minutes: float
    word: str  # what is told of turns; "" where nothing is
    often: Rated | None
    effects: list[Effect]  # that are settled, the clearest first
    within: (
        float | None
    )  # points that no rate has changed by more than, as far as anybody knows; None beside no printed box
    headline: Remark
    more: list[Remark]
    settled: list[Remark]
    open: Remark | None


def outcome_of(trial: Trial, now: Counted, printed: Counted | None) -> Outcome:
    """Of at least one match. `printed`: the same with the printed box, if this is another one."""
    told = Told(trial, now, printed if printed is not None and printed.matches else None)
    word = told_of_turns(trial.game)[0]
    return Outcome(
        matches=now.matches,
        fair=told.fair,
        order=told.rated(told.order, told.order_before),
        kind=told.kind,
        names=told.rated(told.names, told.names_before),
        turns=columns(now.summary.turns, None if told.printed is None else told.printed.summary.turns),
        lead_changes=columns(now.lead_changes, None if told.printed is None else told.printed.lead_changes),
        minutes=minutes(now.summary.decisions.mean),
        word=word,
        often=told.often(word),
        effects=told.effects(),
        within=told.within(),
        headline=told.headline(),
        more=told.more(),
        settled=told.settled(),
        open=told.open(),
    )


def alone_of(path: str, trial: Trial, changed: Counted, printed: Counted) -> Alone | None:
    """Nothing as long as one of the two was never played."""
    if not (changed.matches and printed.matches):
        return None
    told = Told(trial, changed, printed)
    found = [
        (of, name, of_rates(name, before[name], rate, changed.matches))
        for of, rates, before in ((ORDER, told.order, told.order_before), (told.kind, told.names, told.names_before))
        for name, rate in rates.items()
        if name in before
    ]
    if not found:
        return None
    of, name, most = max(found, key=lambda each: abs(each[2].size))
    return Alone(path=path, of=of, name=name, points=most.size * 100, settled=most.settled, matches=changed.matches)


def columns(now: Spread, printed: Spread | None) -> Columns:
    """Both in the same columns."""
    both = Spread()
    both.merge(now)
    if printed is not None:
        both.merge(printed)
    bins = histogram(both)
    width = bins[1].first - bins[0].first if len(bins) > 1 else 1

    def parts(spread: Spread) -> list[float]:
        total = spread.counts.total()
        return [sum(spread.counts[number] for number in range(each.first, each.first + width)) / total for each in bins]

    return Columns(
        first=bins[0].first,
        width=width,
        now=parts(now),
        printed=[] if printed is None else parts(printed),
        mean=now.mean,
        printed_mean=None if printed is None else printed.mean,
    )


def place_name(place: int, of: int) -> str:
    return LAST if place == of and of > 1 else PLACES[place - 1]


def percent(rate: float) -> int:
    return round(rate * 100)


def in_round_numbers(matches: int) -> int:
    """Rounded to what anybody can remember."""
    digits = max(0, len(str(matches)) - 1)
    return int(round(matches, -digits))


class Told:
    """The figures of two boxes beside each other."""

    def __init__(self, trial: Trial, now: Counted, printed: Counted | None) -> None:
        self.trial = trial
        self.now = now
        self.printed = printed
        self.fair = sum(now.summary.by_seat.wins.values()) / max(1, sum(now.summary.by_seat.matches.values()))
        self.kind = next((kind for kind in sorted(now.summary.by_kind) if kind != "result"), "")
        self.order = self._order(now)
        self.names = self._names(now)
        self.order_before = {} if printed is None else self._order(printed)
        self.names_before = {} if printed is None else self._names(printed)

    def _order(self, counted: Counted) -> dict[str, Rate]:
        """Of whoever goes first, and so on; nothing where a game has no such order, or one plays alone."""
        tally = counted.summary.by_turn_order
        seats = self.trial.seats
        if seats == 1 or not tally.matches:
            return {}
        return {place_name(place, seats): _rate(tally, str(place)) for place in range(1, seats + 1)}

    def _names(self, counted: Counted) -> dict[str, Rate]:
        tally = counted.summary.by_kind.get(self.kind)
        if tally is None:
            return {}
        return dict(
            sorted(((name, _rate(tally, name)) for name in tally.matches), key=lambda each: (-each[1].rate, each[0]))
        )

    def rated(self, rates: Mapping[str, Rate], before: Mapping[str, Rate]) -> list[Rated]:
        return [_rated(name, rate, before.get(name)) for name, rate in rates.items()]

    def often(self, word: str) -> Rated | None:
        if not self.now.turns_heard:
            return None
        before = self.printed
        return _rated(
            word,
            Rate(self.now.turns_with, self.now.turns_heard),
            None if before is None or not before.turns_heard else Rate(before.turns_with, before.turns_heard),
        )

    def _differences(self, looks: int = 1) -> list[Difference]:
        if self.printed is None:
            return []
        game = self.trial.game
        found = differences(self.printed.measured(game), self.now.measured(game), looks)
        before, now = (
            Rate(counted.turns_with, counted.turns_heard, (len(found) + 1) * looks)
            for counted in (self.printed, self.now)
        )
        if before.matches and now.matches:
            found.append(of_rates(told_of_turns(game)[0], before, now, self.now.matches, OFTEN))
        return found

    def effects(self) -> list[Effect]:
        both = zip(self._differences(), self._differences(LOOKS), strict=True)
        clear = [each for each, widened in both if widened.settled and each.label != NOT_TOLD]
        return [self._effect(each) for each in sorted(clear, key=lambda each: -each.weight)[:MOST_EFFECTS]]

    def within(self) -> float | None:
        rates = [each for each in self._differences() if each.of in (ORDER, NAME)]
        return max((max(-each.low, each.high) for each in rates), default=0.0) * 100 if rates else None

    def _effect(self, each: Difference) -> Effect:
        name = place_name(int(each.label), self.trial.seats) if each.of == ORDER else each.label
        return Effect(of=each.of, name=name, was=each.one, now=each.other, low=each.low, high=each.high)

    # --- what is said -------------------------------------------------------------------------------------------------

    def headline(self) -> Remark:
        """Who wins most, of those who are furthest apart: places in the order, or what the seats drive."""
        found = [
            (_apart(rates), of, rates, before)
            for of, rates, before in (
                (ORDER, self.order, self.order_before),
                ("name", self.names, self.names_before),
            )
            if len(rates) > 1
        ]
        if not found:
            return Remark("length", {"turns": round(self.now.summary.turns.mean), "minutes": self._minutes})
        _, of, rates, before = max(found, key=lambda each: each[0])
        best, worst = _ends(rates)
        facts: Facts = {"name": best, "rate": percent(rates[best].rate), "fair": percent(self.fair)}
        beside: Facts = {"other": worst, "least": percent(rates[worst].rate)}
        if not _clear(rates[best], rates[worst]):
            unsure = max(rate.high - rate.low for rate in rates.values()) / 2 > UNSURE
            return Remark(f"{of}-{'early' if unsure else 'even'}", facts | beside)
        if not all(_clear(rates[best], rate) for name, rate in rates.items() if name != best):
            return Remark(f"{of}-apart", facts | beside)  # who wins most may change from look to look
        if best not in before:
            return Remark(f"{of}-most", facts)
        still = _ends(before)[0] == best
        return Remark(f"{of}-{'still' if still else 'now'}", facts | {"was": percent(before[best].rate)})

    def more(self) -> list[Remark]:
        said = [self._gap(), None if self.printed else self._strongest(), self._nobody()]
        return [remark for remark in said if remark is not None]

    def _gap(self) -> Remark | None:
        """Between the first and the last in the order."""
        if len(self.order) <= 1:
            return None
        now = percent(_apart(self.order))
        if not self.order_before:
            return Remark("gap", {"points": now})
        was = percent(_apart(self.order_before))
        return Remark("gap-same" if now == was else "gap-changed", {"points": now, "was": was})

    def _strongest(self) -> Remark | None:
        if len(self.names) <= 1:
            return None
        best, worst = _ends(self.names)
        if not _clear(self.names[best], self.names[worst]):
            return None
        rates = {"rate": percent(self.names[best].rate), "least": percent(self.names[worst].rate)}
        return Remark("strongest", {"name": best, "other": worst, **rates})

    def _nobody(self) -> Remark | None:
        """Why the fair share of one seat is less than its part: racers that sit on no chair win, too."""
        rate = percent(1 - self.fair * self.trial.seats)
        return Remark("nobody", {"rate": rate}) if self.trial.seats > 1 and rate > 0 else None

    @property
    def _minutes(self) -> int:
        return round(minutes(self.now.summary.decisions.mean))

    def settled(self) -> list[Remark]:
        """Whose difference is beyond doubt."""
        said = []
        for of, rates in ((ORDER, self.order), ("name", self.names)):
            if len(rates) > 1:
                best, worst = _ends(rates)
                if _clear(rates[best], rates[worst]):
                    said.append(Remark(f"{of}-settled", {"name": best, "other": worst}))
        return said

    def open(self) -> Remark | None:
        """The two neighbours whom fewest matches more would tell apart."""
        found: list[tuple[int, Remark]] = []
        for of, rates in ((ORDER, self.order), ("name", self.names)):
            ranked = sorted(rates.items(), key=lambda each: (-each[1].rate, each[0]))
            for (one, rate), (other, next_rate) in itertools.pairwise((name, _widened(rate)) for name, rate in ranked):
                apart = rate.rate - next_rate.rate
                if apart and not settled(rate, next_rate):
                    halves = (rate.high - rate.low + next_rate.high - next_rate.low) / 2
                    matches = in_round_numbers(ceil(self.now.matches * (halves / apart) ** 2))
                    found.append((matches, Remark(f"{of}-open", {"name": one, "other": other, "matches": matches})))
        return min(found, key=lambda each: each[0])[1] if found else None


def _rate(tally: Tally, name: str) -> Rate:
    return Rate(tally.wins[name], tally.matches[name], len(tally.matches))


def _rated(name: str, rate: Rate, before: Rate | None) -> Rated:
    printed = None if before is None else before.rate
    low, high = rate.interval
    return Rated(name=name, rate=rate.rate, low=low, high=high, matches=rate.matches, printed=printed)


def _widened(rate: Rate) -> Rate:
    """With an interval that holds at every look."""
    return replace(rate, among=rate.among * LOOKS)


def _clear(one: Rate, other: Rate) -> bool:
    return settled(_widened(one), _widened(other))


def _ends(rates: Mapping[str, Rate]) -> tuple[str, str]:
    """Who wins most, and who least."""
    ranked: Sequence[str] = sorted(rates, key=lambda name: rates[name].rate)
    return ranked[-1], ranked[0]


def _apart(rates: Mapping[str, Rate]) -> float:
    best, worst = _ends(rates)
    return rates[best].rate - rates[worst].rate
