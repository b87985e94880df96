"""What rows of matches tell, as numbers with intervals. Every measure gives itself as data, for a table and for JSON."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import atanh, sqrt, tanh
from typing import Final

from jalopy.kernel.rulebook import Rulebook
from jalopy.lab.accumulators import Spread
from jalopy.lab.intervals import NINETY_FIVE, wilson
from jalopy.lab.rates import Rate
from jalopy.lab.report.gathering import Asked, Usage, Used
from jalopy.lab.rows import Row, names_in

FEWEST: Final = 30  # a group of the comeback curve with fewer seats in it is left out
FEWEST_DEALS: Final = 10  # from fewer nothing is said of luck
STEPS: Final = 7  # groups of a comeback curve, at most
ANYWHERE: Final = -1.0  # how little and how much a correlation may be


def matches_of(rows: Sequence[Row]) -> list[Row]:
    """One row of each match."""
    return [row for row in rows if row["seat"] == 0]


def fair_share(rows: Sequence[Row]) -> float:
    """Of one seat. Less than a seat's part where somebody may win who sits on no seat."""
    return sum(bool(row["won"]) for row in rows) / len(rows)


def rated(pairs: Iterable[tuple[object, bool]]) -> dict[object, Rate]:
    """With intervals that hold together: the best and the worst of many are far apart by chance alone."""
    wins: Counter[object] = Counter()
    matches: Counter[object] = Counter()
    for name, won in pairs:
        matches[name] += 1
        wins[name] += won
    return {name: Rate(wins[name], matches[name], len(matches)) for name in matches}


def by_order(rows: Sequence[Row]) -> list[Rate]:
    """Of whoever went first, second, and so on; by seat where a game has no such order."""
    found = rated((_order(row), bool(row["won"])) for row in rows)
    return [found[order] for order in sorted(found, key=_whole)]


def by_name(rows: Sequence[Row], kind: str) -> dict[str, Rate]:
    """The strongest first."""
    found = rated((name, bool(row["won"])) for row in rows for name in names_in(row, kind))
    return {str(name): rate for name, rate in sorted(found.items(), key=lambda item: (-item[1].rate, str(item[0])))}


def by_order_and_name(rows: Sequence[Row], kind: str) -> dict[tuple[int, str], Rate]:
    found = rated(((_order(row), name), bool(row["won"])) for row in rows for name in names_in(row, kind))
    return {pair: rate for pair, rate in found.items() if isinstance(pair, tuple)}


def _order(row: Row) -> int:
    return _whole(row["seat"]) + 1 if row["turn_order"] is None else _whole(row["turn_order"])


def _whole(cell: object) -> int:
    assert isinstance(cell, int)
    return cell


# --- length and tension -----------------------------------------------------------------------------------------------


def spread_of(rows: Sequence[Row], column: str) -> Spread:
    """Of a column that is the same for all seats of a match."""
    spread = Spread()
    for row in matches_of(rows):
        spread.add(_whole(row[column]))
    return spread


@dataclass(frozen=True)
class Mean:
    mean: float
    half: float  # of the interval

    @property
    def low(self) -> float:
        return self.mean - self.half

    @property
    def high(self) -> float:
        return self.mean + self.half


def mean_of(numbers: Sequence[float]) -> Mean:
    count = len(numbers)
    mean = sum(numbers) / count
    if count == 1:
        return Mean(mean, 0.0)
    variance = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return Mean(mean, NINETY_FIVE * sqrt(variance / count))


def last_changes(rows: Sequence[Row]) -> list[float]:
    """In which part of the match the lead changed for the last time, where it changed at all."""
    return sorted(
        _whole(row["last_lead_change"]) / _whole(row["turns"])
        for row in matches_of(rows)
        if row["last_lead_change"] is not None and row["turns"]
    )


@dataclass(frozen=True)
class Step:
    """Seats that were about so far behind."""

    least: int
    most: int
    middle: float
    rate: Rate


def comeback(rows: Sequence[Row], waypoint: int) -> list[Step]:
    """The chance to win by how far a seat is behind, in groups of about the same size."""
    behind: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for row in rows:
        far = row.get(f"behind_{waypoint}")
        if far is not None:
            behind[_whole(far)] += 1
            won[_whole(far)] += bool(row["won"])
    enough = max(FEWEST, behind.total() // STEPS)
    groups: list[list[int]] = [[]]
    for distance in sorted(behind):
        if sum(behind[each] for each in groups[-1]) >= enough:
            groups.append([])
        groups[-1].append(distance)
    return [_step(group, behind, won) for group in groups if sum(behind[each] for each in group) >= FEWEST]


def _step(group: Sequence[int], behind: Counter[int], won: Counter[int]) -> Step:
    seats = sum(behind[each] for each in group)
    middle = sum(each * behind[each] for each in group) / seats
    return Step(group[0], group[-1], middle, Rate(sum(won[each] for each in group), seats))


def leader_wins(rows: Sequence[Row], waypoint: int) -> Rate:
    """Of whoever is first alone."""
    first: dict[object, list[Row]] = defaultdict(list)
    for row in rows:
        if row.get(f"place_{waypoint}") == 1:
            first[row["match"]].append(row)
    alone = [found[0] for found in first.values() if len(found) == 1]
    return Rate(sum(bool(row["won"]) for row in alone), len(alone))


@dataclass(frozen=True)
class Correlation:
    value: float
    low: float
    high: float


def half_time(rows: Sequence[Row]) -> Correlation | None:
    """Of the places at half-time with those at the end. The interval counts matches, since seats of a match hang together."""
    pairs = [(_whole(row["place_50"]), _whole(row["place"])) for row in rows if "place_50" in row]
    matches = len(matches_of(rows))
    if len(pairs) <= 1:
        return None
    here = sum(one for one, _ in pairs) / len(pairs)
    there = sum(other for _, other in pairs) / len(pairs)
    both = sum((one - here) * (other - there) for one, other in pairs)
    spreads = sqrt(sum((one - here) ** 2 for one, _ in pairs) * sum((other - there) ** 2 for _, other in pairs))
    if not spreads:
        return None
    value = both / spreads
    fewest = 4  # that Fisher's interval takes
    if matches < fewest or abs(value) >= 1:
        return Correlation(value, ANYWHERE, -ANYWHERE)
    half = NINETY_FIVE / sqrt(matches - 3)
    return Correlation(value, tanh(atanh(value) - half), tanh(atanh(value) + half))


# --- decisions, rules and luck ----------------------------------------------------------------------------------------


def kinds_of_questions(asked: dict[str, Asked]) -> dict[str, Asked]:
    """The most frequent first."""
    return dict(sorted(asked.items(), key=lambda item: (-item[1].times, item[0])))


def all_questions(asked: dict[str, Asked]) -> Asked:
    together = Asked()
    for each in asked.values():
        together.add(each)
    return together


def never_met(rulebook: Rulebook, met: Counter[str]) -> list[str]:
    """Numbers of rules that make something happen or ask something, and never did."""
    return [
        rule.number for rule in rulebook.rules if (rule.events or rule.asks or rule.offers) and not met[rule.number]
    ]


@dataclass(frozen=True)
class UseRate:
    """Of all uses of something, which part was by whoever won."""

    sort: str
    item: str
    matches: int  # in which it was made use of
    uses: int
    rate: float
    low: float
    high: float
    enough: bool  # matches to say anything


def uses(found: dict[Used, Usage]) -> list[UseRate]:
    """What went along with winning most comes first. Uses in one match hang together, so the intervals count matches."""
    enough = {used for used, usage in found.items() if usage.matches >= FEWEST}
    rated = [_use_rate(used, usage, len(enough), used in enough) for used, usage in found.items()]
    return sorted(rated, key=lambda each: (-each.rate, each.sort, each.item))


def _use_rate(used: Used, usage: Usage, among: int, enough: bool) -> UseRate:
    rate = usage.of_winners / usage.uses
    spread = usage.squares_of_winners - 2 * rate * usage.products + rate**2 * usage.squares
    variance = max(0.0, spread) / usage.uses**2 * usage.matches / max(1, usage.matches - 1)
    worth = float(usage.matches)  # independent uses that would be as sure
    if variance > 0:
        worth = max(1.0, min(rate * (1 - rate) / variance, float(usage.uses)))
    low, high = wilson(rate * worth, worth, among)
    return UseRate(*used, usage.matches, usage.uses, rate, low, high, enough)


@dataclass(frozen=True)
class Luck:
    """How much of who wins hangs on the deal and the dice alone: the part of the variance of wins that lies between deals."""

    part: float
    low: float
    high: float
    deals: int
    times: int


def luck(wins: Sequence[Sequence[int]], times: int) -> Luck | None:
    """From how often each seat won each deal. The interval comes from leaving out one deal after the other."""
    if len(wins) < FEWEST_DEALS or times <= 1:
        return None
    part = _between(wins, times)
    if part is None:
        return None
    left = [_between([*wins[:deal], *wins[deal + 1 :]], times) for deal in range(len(wins))]
    parts = [each for each in left if each is not None]
    middle = sum(parts) / len(parts)
    variance = (len(parts) - 1) / len(parts) * sum((each - middle) ** 2 for each in parts)
    half = NINETY_FIVE * sqrt(variance)
    return Luck(max(0.0, part), max(0.0, part - half), min(1.0, part + half), len(wins), times)


def _between(wins: Sequence[Sequence[int]], times: int) -> float | None:
    """Summed over seats, without what chance alone would spread deals."""
    between = whole = 0.0
    for seat in range(len(wins[0])):
        rates = [won[seat] / times for won in wins]
        mean = sum(rates) / len(rates)
        within = sum(rate * (1 - rate) for rate in rates) / len(rates) * times / (times - 1)
        spread = sum((rate - mean) ** 2 for rate in rates) / (len(rates) - 1)
        between += spread - within / times
        whole += spread - within / times + within
    return between / whole if whole > 0 else None
