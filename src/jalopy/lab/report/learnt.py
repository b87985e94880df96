"""The page "what we learnt" of a game, made from the data of its reports alone: no number stands there that they do not hold.

It takes one report of quick bots in many matches, and may take one of better bots in fewer beside it.
"""

import tomllib
from collections.abc import Iterator, Sequence
from typing import Any, Final

from jalopy import games
from jalopy.catalogues import folders_of
from jalopy.lab.lengths import SECONDS
from jalopy.lab.report.words import Words

Data = dict[str, Any]
"""Of a report, as `--json` prints it."""

Rated = dict[str, dict[str, float]]
"""By name: wins, matches, rate, low and high."""

HALF_TIME: Final = 50
USUAL: Final = 4  # seats, if a command names none
USES: Final = 3  # told of those that go along with winning, and of those with losing
SOURCE: Final = "house"


def page(game: str, reports: Sequence[Data]) -> str:
    """In Markdown. The first report is the one with the most matches."""
    return "\n\n".join(_Learnt(game, reports).paragraphs()) + "\n"


def name_of(report: Data) -> str:
    """Who played: rookies, drivers."""
    return " and ".join(f"{bot}s" for bot in dict.fromkeys(report["bots"]))


def command(report: Data) -> str:
    """That makes the report."""
    bots = list(dict.fromkeys(report["bots"]))
    words = [f"jalopy report {report['game']}", f"--matches {report['matches'][str(report['seats'])]}"]
    words += [f"--seats {report['seats']}"] if report["seats"] != USUAL else []
    words += [f"--seed {report['seed']}"]
    words += [f"--bots {','.join(bots)}"] if bots != ["rookie"] else []
    words += ["--alone"] if len(report["matches"]) == 1 else []
    ladder = report["figures"].get("ladder")
    if ladder is not None:
        met = {bot for row in _rows(report, "ladder") for bot in (row["bot"], row["among"])}
        words.append(f"--ladder {','.join(sorted(met))}")
    return " ".join(words)


def _rows(report: Data, figure: str) -> list[dict[str, Any]]:
    found = report["figures"].get(figure)
    return [dict(zip(found["columns"], row, strict=True)) for row in found["rows"]] if found else []


class _Learnt:
    def __init__(self, game: str, reports: Sequence[Data]) -> None:
        self.game = games.find(game)
        self.main, self.others = reports[0], list(reports[1:])
        self.reports = list(reports)
        self.words = Words(self.game)
        self.seats = int(self.main["seats"])

    def paragraphs(self) -> Iterator[str]:
        yield f"# What we learnt: {self.game.rulebook.title}"
        yield from self._made()
        yield "## In short"
        yield "\n".join(f"* {line}" for line in self._short())
        yield "## Who goes when"
        yield from self._order()
        if self.main["figures"].get("name"):
            yield f"## {self.words.column(self._kind()).capitalize()}s"
            yield from self._names()
        yield "## Length"
        yield from self._length()
        yield "## Tension"
        yield from self._tension()
        yield "## Luck and skill"
        yield from self._skill()
        if _rows(self.main, "uses"):
            yield "## What goes along with winning"
            yield from self._uses()
        yield "## What to keep in mind"
        yield "\n".join(f"* {line}" for line in self._doubts())

    # --- how it was made ------------------------------------------------------------------------------------------------

    def _made(self) -> Iterator[str]:
        yield (
            f"Bots played, not people, with the usual settings and {self.seats} seats. The plots are in"
            f" [the report](../reports/{self.game.name}.html). This page is written by `python docs/reports/make.py` from the data"
            " beside it, so every number here is in there:"
        )
        lines = ["| who played | matches | rules | data | command |", "|---|---|---|---|---|"]
        for report in self.reports:
            matches = int(report["matches"][str(self.seats)])
            more = ", a quarter as many with other numbers of seats" if len(report["matches"]) > 1 else ""
            file = file_of(report)
            lines.append(
                f"| {self.seats} {name_of(report)} | {matches:,}{more} | {report['rules']} | [{file}](../reports/{file}) | `{command(report)}` |"
            )
        yield "\n".join(lines)
        yield (
            "In brackets stand 95 % intervals. Those of one table are widened so that all of them hold together: the best and the"
            " worst of many are far apart by chance alone. *Settled* is what leaves out the fair share."
        )

    # --- rates ----------------------------------------------------------------------------------------------------------

    def _kind(self) -> str:
        return str(self.main["figures"]["name"]["columns"][0])

    def _by_order(self, report: Data) -> Rated:
        rows = [row for row in _rows(report, "order") if row["seats"] == self.seats]
        return {f"goes {self.words.ordinal(row['order'], len(rows))}": row for row in rows}

    def _by_name(self, report: Data) -> Rated:
        return {self.words.name(row[self._kind()]): row for row in _rows(report, "name")}

    def _table(self, head: str, by_report: Sequence[Rated]) -> str:
        heads = [f"{name_of(report)}, {report['matches'][str(self.seats)]:,} matches" for report in self.reports]
        lines = [f"| {head} | {' | '.join(heads)} |", "|---" * (1 + len(heads)) + "|"]
        for name in by_report[0]:
            cells = [self._rate(rated[name]) if name in rated else "–" for rated in by_report]
            lines.append(f"| {name} | {' | '.join(cells)} |")
        return "\n".join(lines)

    def _rate(self, rate: dict[str, float]) -> str:
        return f"{_percent(rate['rate'])} ({_between(rate)})"

    def _agreement(self, find: Any) -> str:
        """What the better bots say to what is settled among the quick ones."""
        said = []
        for report in self.others:
            here, there = _settled(find(self.main), self.main["fair"]), _settled(find(report), report["fair"])
            same = [name for name, way in here.items() if there.get(name) == way]
            against = [name for name, way in here.items() if there.get(name) == -way]
            new = [name for name in there if name not in here]
            count = int(report["matches"][str(self.seats)])
            if not there:
                said.append(f"In {count} matches of {name_of(report)} nothing is settled yet.")
                continue
            parts = []
            if same:
                parts.append(f"confirm it for {self.words.names([_whoever(name) for name in same])}")
            if against:
                parts.append(f"say the opposite of {self.words.names([_whoever(name) for name in against])}")
            if new:
                ways = [f"{_whoever(name)} wins {'more' if there[name] > 0 else 'less'} than fair" for name in new]
                parts.append(f"add that {self.words.names(ways)}")
            said.append(
                f"{count} matches of {name_of(report)} {self.words.names(parts)}; the rest is not settled among them."
            )
        return " ".join(said)

    def _told(self, rated: Rated, what: str) -> str:
        fair = self.main["fair"]
        settled = _settled(rated, fair)
        if not settled:
            return f"No {what} is told apart from the fair share of {_percent(fair)}."
        more = [f"{_whoever(name)} {self._rate(rated[name])}" for name, way in settled.items() if way > 0]
        less = [f"{_whoever(name)} {self._rate(rated[name])}" for name, way in settled.items() if way < 0]
        parts = [f"More than the fair share of {_percent(fair)}: {self.words.names(more)}."] if more else []
        parts += (
            [f"Less than {'it' if more else f'the fair share of {_percent(fair)}'}: {self.words.names(less)}."]
            if less
            else []
        )
        return " ".join(parts)

    def _order(self) -> Iterator[str]:
        yield self._table("whoever", [self._by_order(report) for report in self.reports])
        yield f"Among {name_of(self.main)}: {_small(self._told(self._by_order(self.main), 'place in the order'))}"
        if self.others:
            yield self._agreement(self._by_order)
        yield self._by_seats()

    def _by_seats(self) -> str:
        """The place that wins most with each number of seats, where it is settled that it does."""
        shares = []
        for seats in map(int, self.main["matches"]):
            rows = [row for row in _rows(self.main, "order") if row["seats"] == seats]
            best, fair = max(rows, key=lambda row: row["rate"]), self.main["fair_with"][str(seats)]
            place = self.words.ordinal(best["order"], seats)
            told = (
                f"{place}, {self._rate(best)} where {_percent(fair)} is fair" if best["low"] > fair else "not settled"
            )
            shares.append(f"{seats} seats: {told}")
        return f"Which place wins more than its share, by number of seats ({name_of(self.main)}): {'; '.join(shares)}."

    def _names(self) -> Iterator[str]:
        yield self._table(self.words.column(self._kind()), [self._by_name(report) for report in self.reports])
        yield f"Among {name_of(self.main)}: {_small(self._told(self._by_name(self.main), self._kind()))}"
        if self.others:
            yield self._agreement(self._by_name)
        for report in self.others:
            unseen = [name for name in self._by_name(self.main) if name not in self._by_name(report)]
            if unseen:
                yield f"Never driven by {name_of(report)}, who choose for themselves: {self.words.names(unseen)}."

    # --- the rest -------------------------------------------------------------------------------------------------------

    def _length(self) -> Iterator[str]:
        lines = ["| | turns | decisions | minutes |", "|---|---|---|---|"]
        for report in self.reports:
            turns, decisions = (report["summary"][name] for name in ("turns", "decisions"))
            low, high = turns["nine_in_ten"]
            lines.append(
                f"| {name_of(report)} | {turns['mean']:.1f} ({turns['low']:.1f} to {turns['high']:.1f}); nine in ten {low} to {high}"
                f" | {decisions['mean']:.0f} ({decisions['low']:.0f} to {decisions['high']:.0f})"
                f" | {decisions['mean'] * SECONDS / 60:.0f} |"
            )
        yield "\n".join(lines)
        yield f"Minutes are decisions of {SECONDS} seconds each, which is a guess: people at a table were not timed."
        by_seats = [f"{row['seats']} seats {row['decisions']:.0f}" for row in _rows(self.main, "length")]
        if by_seats:
            yield f"Decisions by number of seats ({name_of(self.main)}): {', '.join(by_seats)}."

    def _tension(self) -> Iterator[str]:
        lines = [
            "| | lead changes | matches without | whoever leads alone at half-time wins | order then and at the end |"
        ]
        lines.append("|---|---|---|---|---|")
        for report in self.reports:
            summary = report["summary"]
            changes, leader, related = (summary[name] for name in ("lead_changes", "leader_at_half_time", "half_time"))
            correlation = "–"
            if related is not None:
                correlation = (
                    f"correlation {related['value']:.2f} ({related['low']:.2f} to {related['high']:.2f})".replace(
                        "-", "−"
                    )
                )
            lines.append(
                f"| {name_of(report)} | {changes['mean']:.1f} ({changes['low']:.1f} to {changes['high']:.1f})"
                f" | {self._rate(changes['none'])} | {self._rate(leader)} | {correlation} |"
            )
        yield "\n".join(lines)
        late = self.main["summary"]["lead_changes"]["last"]
        told = ""
        if late is not None:
            when = "in the last turn" if late == 1 else f"after {_percent(late)} of it or later"
            told = f"Half of the matches with a change see the last one {when}."
        rows = [row for row in _rows(self.main, "comeback") if row["part"] == HALF_TIME]
        if rows:
            far, near = rows[-1], rows[0]
            told += (
                f" At half-time, whoever is {_range(near)} {self._unit()} behind wins {self._rate(near)},"
                f" and whoever is {_range(far)} behind {self._rate(far)} ({name_of(self.main)})."
            )
        yield told.strip()

    def _unit(self) -> str:
        return str(getattr(games.part(self.game, "traits"), "BEHIND_BY", ("", ""))[1])

    def _skill(self) -> Iterator[str]:
        levels = _rows(self.main, "ladder")
        for step in levels:
            yield (
                f"One {step['bot']} among {self.seats - 1} {step['among']}s wins {self._rate(step)} of {step['matches']:,} matches;"
                f" an equal share is {_percent(1 / self.seats)}. How far driver and champion are above that is in"
                " [the bots' page](../bots.md#how-strong-they-are)."
            )
        deals = _rows(self.main, "luck")
        if deals:
            told = [f"one in {row['lots']}: {_percent(row['part-of-deal'])} ({_between(row)})" for row in deals]
            yield (
                f"{deals[0]['deals']} deals were played {deals[0]['times']} times each with the same dice and cards, and some answers by"
                f" lot. The part of who wins that lies in the deal, by how many answers were by lot: {'; '.join(told)}. There is no"
                " single number for luck: it hangs on how unsteadily people play."
            )
        asked = _rows(self.main, "choices")
        questions = sum(row["asked"] for row in asked)
        answers = sum(row["asked"] * row["answers"] for row in asked) / questions
        forced = sum(row["asked"] * row["forced"] for row in asked) / questions
        yield f"A question has {answers:.1f} answers on average, and {_percent(forced)} of all questions have only one ({name_of(self.main)})."

    def _uses(self) -> Iterator[str]:
        fair = self.main["fair"]
        rated = [row for row in _rows(self.main, "uses") if row["low"] is not None]
        more = [row for row in rated if row["low"] > fair][:USES]
        less = [row for row in reversed(rated) if row["high"] < fair][:USES]

        def told(row: dict[str, Any]) -> str:
            return f"{self.words.use(row['sort'], row['item'])} {self._rate(row)}"

        parts = [f"Of all uses, by whoever won in the end (fair: {_percent(fair)}), among {name_of(self.main)}:"]
        parts += [f"more for {self.words.names([told(row) for row in more])};"] if more else []
        parts += [f"less for {self.words.names([told(row) for row in less])};"] if less else []
        settled = sum(not row["low"] <= fair <= row["high"] for row in rated)
        parts.append(f"{settled or 'None'} of {len(rated)} {'is' if settled <= 1 else 'are'} settled.")
        parts.append(
            "Going along with winning is not causing it: whoever is ahead plays other things than whoever is behind."
        )
        yield " ".join(parts)

    def _short(self) -> Iterator[str]:
        fair, who = self.main["fair"], name_of(self.main)
        places = self._by_order(self.main)
        best, worst = (chosen(places, key=lambda place: places[place]["rate"]) for chosen in (max, min))
        if _settled({place: places[place] for place in (best, worst)}, fair):
            yield (
                f"Among {who}, whoever {best} wins {self._rate(places[best])} and whoever {worst} {self._rate(places[worst])};"
                f" fair is {_percent(fair)}.{self._also(best, worst)}"
            )
        else:
            yield f"Among {who}, no place in the order is told apart from the fair share of {_percent(fair)}."
        names = self._by_name(self.main) if self.main["figures"].get("name") else {}
        if names:
            best, worst = next(iter(names)), list(names)[-1]
            if _settled({best: names[best], worst: names[worst]}, fair):
                yield f"{best} wins {self._rate(names[best])}, {worst} {self._rate(names[worst])}."
            else:
                yield f"No {self._kind()} is told apart from the fair share."
        summary = self.main["summary"]
        yield f"A match takes {summary['turns']['mean']:.0f} turns and {summary['decisions']['mean']:.0f} decisions."
        yield (
            f"The lead changes {summary['lead_changes']['mean']:.1f} times, and whoever has it alone at half-time wins"
            f" {self._rate(summary['leader_at_half_time'])}."
        )
        for step in _rows(self.main, "ladder")[:1]:
            yield f"One {step['bot']} among {step['among']}s wins {step['rate'] * self.seats:.1f} times an equal share."

    def _also(self, best: str, worst: str) -> str:
        """The same two places among the better bots."""
        told = ""
        for report in self.others:
            places, count = self._by_order(report), int(report["matches"][str(self.seats)])
            told += f" Among {name_of(report)}, {count} matches: {self._rate(places[best])} and {self._rate(places[worst])}."
        return told

    def _doubts(self) -> Iterator[str]:
        yield (
            "These are bots. Rookies know the rules and a few tricks; drivers think a little ahead. What they do not see, such as bluff,"
            " grudges and table talk, is in none of these numbers."
        )
        for report in self.others:
            yield f"{int(report['matches'][str(self.seats)]):,} matches of {name_of(report)} are few: read their intervals, not their rates."
        if not self.others:
            yield f"Only {name_of(self.main)} have played so far. Better bots may tell something else of who is strong and of how long it takes."
        house, count, groups = _house(self.game.name)
        yield (
            f"Of {groups} groups of facts about the pieces {count} are house data: chosen by us where the printed rules leave them"
            f' open (`source = "house"` in [box.toml](../../src/jalopy/games/{self.game.name.replace("-", "_")}/box.toml)):'
            f" {', '.join(house)}. With other pieces the numbers would be others."
        )


def file_of(report: Data) -> str:
    return f"{report['game']}-{'-'.join(dict.fromkeys(report['bots']))}.json"


def _settled(rated: Rated, fair: float) -> dict[str, int]:
    """Who surely wins more (1) or less (-1) than the fair share."""
    return {
        name: 1 if rate["low"] > fair else -1 for name, rate in rated.items() if not rate["low"] <= fair <= rate["high"]
    }


def _house(game: str) -> tuple[list[str], int, int]:
    """Groups of box.toml that are house data, several of one chapter together; how many that are, and of how many."""
    box = tomllib.loads((folders_of(games.find(game))[0] / "box.toml").read_text("utf-8"))
    found: dict[str, list[str]] = {}
    for path, source in _sources(box, ()):
        found.setdefault(path[0], []).append(source)
    counts = {chapter: (sources.count(SOURCE), len(sources)) for chapter, sources in found.items()}
    told = [
        f"{chapter} ({house} of {groups})" if groups > 1 else chapter
        for chapter, (house, groups) in counts.items()
        if house
    ]
    return told, sum(house for house, _ in counts.values()), sum(groups for _, groups in counts.values())


def _sources(table: dict[str, Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    if "source" in table:
        yield path, str(table["source"])
    for name, inner in table.items():
        if isinstance(inner, dict):
            yield from _sources(inner, (*path, name))


def _whoever(name: str) -> str:
    return f"whoever {name}" if name.startswith("goes ") else name


def _range(row: dict[str, Any]) -> str:
    return str(row["to"]) if row["behind-from"] == row["to"] else f"{row['behind-from']} to {row['to']}"


def _percent(rate: float) -> str:
    return f"{rate * 100:.0f} %"


def _between(rate: dict[str, float]) -> str:
    return f"{rate['low'] * 100:.0f} to {_percent(rate['high'])}"


def _small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
