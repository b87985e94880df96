"""A match looked back on, in the terminal: what everybody's result is made of, the turning points and the slips."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from jalopy.bots.analysis import Analysis, Moment
from jalopy.kernel.match import Match
from jalopy.terminal.advice import because
from jalopy.terminal.sayings import Sayings

MOST_SLIPS: Final = 12
GOOD, BAD = "green", "red"


def analysis(found: Analysis, match: Match, language: str) -> RenderableType:
    sayings = Sayings(match, language, range(match.seats))
    say = sayings.say
    slips = sorted(
        (each for each in found.moments if each.slip[each.seat] < 0.0), key=lambda each: each.slip[each.seat]
    )
    slips = sorted(slips[:MOST_SLIPS], key=lambda each: each.number)
    parts: list[RenderableType] = [
        Text(say("hindsight-accounts"), "bold"),
        _accounts(found, sayings),
        Text(say("hindsight-sum"), "dim"),
        Text(),
        Text(say("hindsight-turning"), "bold"),
        _turning(found, sayings),
    ]
    if slips:
        parts += [Text(), Text(say("hindsight-slips"), "bold"), _slips(slips, sayings)]
    return Group(*parts)


def _accounts(found: Analysis, sayings: Sayings) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for column in ("start", "luck", "own", "others", "rest", "result", "right"):
        table.add_column(sayings.say(f"hindsight-{column}"), justify="right")
    for seat, account in enumerate(found.accounts):
        share = f"{account.right}/{account.choices}" if account.choices else ""
        changes = [_change(each) for each in (account.luck, account.slips, account.gifts, account.rest)]
        start, result = _percent(account.start), _percent(account.result)
        table.add_row(sayings.player(seat), start, *changes, result, share)
    return table


def _turning(found: Analysis, sayings: Sayings) -> Table:
    """What changed most for anybody, by luck or by a choice."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for moment in (found.moments[number] for number in found.turning):
        seat, change, lucky = max(
            ((seat, change, lucky) for lucky in (True, False) for seat, change in enumerate(_of(moment, lucky))),
            key=lambda each: abs(each[1]),
        )
        cause = sayings.say("hindsight-by-luck" if lucky else "hindsight-by-choice")
        table.add_row(_turn(moment, sayings), _answer(moment, sayings), cause, sayings.player(seat), _change(change))
    return table


def _of(moment: Moment, lucky: bool) -> list[float]:
    return moment.luck if lucky else moment.slip


def _slips(slips: list[Moment], sayings: Sayings) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    for moment in slips:
        better = Text(sayings.say("hindsight-better", answer=sayings.option(moment.best)))
        table.add_row(_turn(moment, sayings), _answer(moment, sayings), better, _change(moment.slip[moment.seat]))
        if moment.why is not None and moment.why.reasons:
            table.add_row("", "", Text(because(moment.why, sayings), "dim"), "")
    return table


def _turn(moment: Moment, sayings: Sayings) -> Text:
    return Text(sayings.say("hindsight-turn", number=moment.turn), "dim")


def _answer(moment: Moment, sayings: Sayings) -> Text:
    return Text.assemble((sayings.player(moment.seat), "bold"), ": ", sayings.option(moment.chosen))


def _percent(chance: float) -> Text:
    return Text(f"{chance * 100:.0f} %")


def _change(change: float) -> Text:
    points = round(change * 100, 1)
    return Text(f"{points:+.1f}" if points else "0.0", GOOD if points > 0 else BAD if points < 0 else "dim")
