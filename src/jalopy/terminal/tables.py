"""Results as tables: what many matches tell, how fast the engine is, which games there are."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from jalopy.kernel.game import Game
from jalopy.kernel.questions import Facts
from jalopy.lab import peers_page
from jalopy.terminal import paint

STRIP: Final = 25


def simulation(data: dict[str, Any]) -> RenderableType:
    """Who won how often, with 95 % intervals beside the fair share, and how long it took."""
    fair = 1 / data["seats"]
    bots = data["bots"]
    parts: list[RenderableType] = [
        Text.assemble(
            (f"{data['games']} matches of {data['game']}", "bold"),
            f", {data['seats']} seats, rules {data['rules']}, seed {data['seed']}, {data['build']} build",
        )
    ]
    seats = {f"{int(seat) + 1} {bots[int(seat)]}": row for seat, row in data["seats_rated"].items()}
    parts.append(_rates("seat", seats, fair))
    if data["turn_order_rated"]:
        parts.append(_rates("turn order", data["turn_order_rated"], fair))
    for kind in sorted(key.removeprefix("wins_by_") for key in data if key.startswith("wins_by_")):
        rows = data[f"wins_by_{kind}"]
        if isinstance(rows, dict) and rows:
            parts.append(_rates(kind, dict(sorted(rows.items(), key=lambda row: -float(row[1]["rate"]))), fair))
    if len(set(bots)) > 1:
        parts.append(_rates("bot", data["bots_rated"], fair))
    parts.append(_lengths(data))
    return Group(*parts)


def sweep(data: dict[str, Any]) -> RenderableType:
    """Each box beside the printed one: every seat's share, how long matches are, and what is clearly different."""
    title = Text.assemble(
        (f"{data['games']} matches of {data['game']} with each box", "bold"),
        f", {data['seats']} seats, rules {data['rules']}, seed {data['seed']}, {data['build']} build",
    )
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("value", no_wrap=True)
    for seat in data["printed"]["seats"]:
        table.add_column(f"seat {int(seat) + 1} %", justify="right", no_wrap=True)
    for name in ("turns", "difference"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in [data["printed"], *data["rows"]]:
        usual = row is data["printed"]
        values = ", ".join(str(value) for value in row["changes"].values())
        shares = [
            _share(each, row.get("differences", {}).get("seats", {}).get(seat)) for seat, each in row["seats"].items()
        ]
        turns = row["turns"]
        length = f"{turns['mean']:.1f} ±{turns['high'] - turns['mean']:.1f}"
        beside = "printed" if usual else _beside(row["differences"]["turns"])
        table.add_row(values, *shares, length, beside, style="bold" if usual else "")
    note = Text("With 95 % intervals; * marks what is clearly another than with the printed box.", "dim")
    return Group(title, Text(f"\n{', '.join(data['swept'])}; seats: {', '.join(data['bots'])}"), table, note)


def _share(row: dict[str, Any], more: dict[str, Any] | None) -> str:
    clear = more is not None and (more["low"] > 0 or more["high"] < 0)
    half = 50 * (row["high"] - row["low"])
    return f"{100 * row['rate']:.1f} ±{half:.1f}{'*' if clear else ' '}"


def _beside(turns: dict[str, Any]) -> str:
    clear = turns["low"] > 0 or turns["high"] < 0
    return f"{turns['mean']:+.1f}{'*' if clear else ' '}"


def ladder(data: dict[str, Any]) -> RenderableType:
    """The bots from the strongest down, and what one of them wins among others of a kind, with 95 % intervals.

    Beside it stands what one of these others makes of the same chair.
    """
    seats, alone = data["seats"], data["seats"] == 1
    parts: list[RenderableType] = [
        Text.assemble(
            (f"Ladder of {data['game']}", "bold"),
            f", {'alone' if alone else f'{seats} seats'}, rules {data['rules']}, seed {data['seed']}, {data['build']} build",
        ),
        Text(f"{data['games']} matches at each table, {data['matches']} in all"),
    ]
    if alone:
        return Group(*parts, _alone(data["levels"]))
    parts.append(_levels(data["levels"]))
    for others in (level["bot"] for level in data["levels"]):
        pairings = {row["bot"]: row for row in data["pairings"] if row["among"] == others}
        for row in list(pairings.values())[:1]:
            parts.append(_rates(f"one among {others}", pairings, row["share"]["rate"], "theirs"))
    if data["mixed"]:
        parts.append(_rates("all mixed", data["mixed"], 1 / seats))
    return Group(*parts)


def _levels(levels: list[dict[str, Any]]) -> Table:
    table = _table("level")
    for name in ("mu", "sigma"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for level in levels:
        table.add_row(level["bot"], f"{level['mu']:.1f}", f"{level['sigma']:.1f}", _clear(level))
    return table


def _alone(levels: list[dict[str, Any]]) -> Table:
    most = max(level["high"] for level in levels)
    table = _table("level")
    for name in ("won", "share", "95 % interval"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    for level in levels:
        table.add_row(level["bot"], *_numbers(level), _strip(level, None, most), _clear(level))
    return table


def _clear(level: dict[str, Any]) -> Text:
    """How a level stands to the one below."""
    if level["below"] is None:
        return Text()
    return Text(f"clear of {level['below']}" if level["clear"] else f"not clear of {level['below']}")


def _numbers(row: dict[str, Any]) -> tuple[str, str, str]:
    return str(row["wins"]), f"{100 * row['rate']:.1f} %", f"{100 * row['low']:.1f} – {100 * row['high']:.1f} %"


def _rates(title: str, rows: dict[str, Any], fair: float, called: str = "fair") -> Table:
    most = max([fair, *(row["high"] for row in rows.values())])
    table = _table(title)
    for name in ("wins", "share", "95 % interval"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column(Text(f"{called} {100 * fair:.1f} % ┊"), no_wrap=True)
    for name, row in rows.items():
        table.add_row(name, *_numbers(row), _strip(row, fair, most))
    return table


def _strip(row: dict[str, Any], fair: float | None, most: float) -> Text:
    """The interval drawn to scale, a dot at the rate, a line at the fair share, where there is one."""

    def cell(share: float) -> int:
        return min(STRIP - 1, round(share / most * (STRIP - 1)))

    marks = [" "] * STRIP
    for place in range(cell(row["low"]), cell(row["high"]) + 1):
        marks[place] = "─"
    if fair is not None:
        marks[cell(fair)] = "┊" if marks[cell(fair)] == " " else "┼"
    marks[cell(row["rate"])] = "●"
    away = fair is not None and (row["low"] > fair or row["high"] < fair)
    return Text("".join(marks), paint.SPARK if away else "")


def _lengths(data: dict[str, Any]) -> Table:
    table = _table("length")
    for name in ("mean", "median", "least", "most"):
        table.add_column(name, justify="right", no_wrap=True)
    for name in ("turns", "decisions"):
        row = data[name]
        table.add_row(name, f"{row['mean']:.1f}", f"{row['median']:g}", str(row["least"]), str(row["most"]))
    return table


def _table(first: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.title = None
    table.add_column(f"\n{first}")
    return table


def bench(data: dict[str, Any]) -> RenderableType:
    table = _table(f"{data['game']}, {data['seats']} seats, answered by lot")
    table.add_column(str(data["build"]), justify="right")
    table.add_column("pure", justify="right")
    for name, key in (("decisions a second", "decisions_per_second"), ("matches a second", "matches_per_second")):
        table.add_row(name, f"{data[key]:,.0f}", f"{data['pure_' + key]:,.0f}")
    table.add_row("decisions without history", f"{data['without_history_decisions_per_second']:,.0f}", "")
    table.add_row("µs for a fork", f"{data['fork_us']:.1f}", f"{data['pure_fork_us']:.1f}")
    table.add_row("times as fast", f"{data['ratio']:.1f}", "1.0")
    return table


def peers(data: dict[str, Any]) -> RenderableType:
    """Ours, what was measured beside it, and who was left out."""
    parts: list[RenderableType] = []
    for title, heads, rows in (("ours", peers_page.OURS, "ours"), ("beside it", peers_page.PEERS, "peers")):
        table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0), pad_edge=False)
        for head in heads:
            table.add_column(head.words, justify="right" if head.is_number else "left")
        for row in data[rows]:
            table.add_row(*(head.cell(row) for head in heads))
        parts.append(table)
    parts += [Text(peers_page.left_out(each)) for each in data["left_out"]]
    return Group(*parts)


def games(listed: Sequence[Game[Any]]) -> RenderableType:
    """Every game with its seats and settings."""
    parts: list[RenderableType] = []
    for game in listed:
        seats = f"{min(game.seat_counts)} to {max(game.seat_counts)} seats"
        rules = f"{len(game.rulebook.rules)} rules, version {game.version}"
        parts.append(Text.assemble((game.name, "bold"), f"  {game.rulebook.title}: {seats}, {rules}"))
        table = Table(box=None, padding=(0, 2, 0, 2), pad_edge=False, show_header=False)
        table.add_column(no_wrap=True, style=paint.MIST)
        table.add_column(ratio=1)
        for setting in game.settings:
            table.add_row(f"{setting.name}={_value(setting.default)}", _help(setting.help, setting.choices))
        parts.append(table)
    return Group(*parts)


def game_data(game: Game[Any]) -> Facts:
    return {
        "name": game.name,
        "title": game.rulebook.title,
        "version": game.version,
        "seats": list(game.seat_counts),
        "rules": len(game.rulebook.rules),
        "settings": [setting.as_data() for setting in game.settings],
    }


def _help(text: str, choices: Sequence[object]) -> str:
    if not choices:
        return text
    if len(choices) > 8:
        return f"{text} ({choices[0]} to {choices[-1]})"
    return f"{text} ({', '.join(map(str, choices))})"


def _value(value: object) -> str:
    return {"True": "yes", "False": "no"}.get(str(value), str(value))
