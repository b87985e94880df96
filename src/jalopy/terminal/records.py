"""Saved matches on the command line: told again, or checked."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import jalopy
from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts
from jalopy.kernel.record import events_hash
from jalopy.terminal.boards import board_for
from jalopy.terminal.files import read_record
from jalopy.terminal.pages import log_line
from jalopy.terminal.sayings import Sayings

WIDTH = 78


def replayed(name: str) -> Match:
    return jalopy.replay(read_record(name))


def seat_of(match: Match, number: int | None) -> int | None:
    """Seats are counted from 1 by people and from 0 inside."""
    if number is None:
        return None
    if number > match.seats:
        raise BadSetting(f"There is no seat {number}: the match has seats 1 to {match.seats}.")
    return number - 1


def playthrough(match: Match, seat: int | None, language: str) -> RenderableType:
    """Turn after turn, every event with its rule."""
    sayings = Sayings(match, language, range(match.seats))
    sayings.reader = seat
    board = board_for(match, sayings)
    parts: list[RenderableType] = [
        Text.assemble(
            (match.game.rulebook.title, "bold"),
            f", {match.seats} seats, rules {match.game.version}, {match.table.turn} turns",
        )
    ]
    turn = -1
    for event in match.events(0, seat):
        if event["turn"] != turn:
            turn = int(str(event["turn"]))
            parts.append(Rule(sayings.say("panel-turn", turn=turn), style="dim", align="left"))
        parts.append(log_line(event, board, sayings))
    if match.question is not None:
        waiting = sayings.say("panel-waiting", seat=match.question.seat)
        parts.append(Text(f"\n{waiting} {sayings.question(match.question)}", "bold"))
    else:
        parts += [Text(), board.ending(WIDTH)]
    return Group(*parts)


def playthrough_data(match: Match, seat: int | None) -> Facts:
    return {
        "game": match.game.name,
        "rules": match.game.version,
        "seats": match.seats,
        "settings": dict(match.settings),
        "seat": seat,
        "events": match.events(0, seat),
        "question": None if match.question is None else match.question.as_data(),
        "standing": [place.as_data() for place in match.standing],
    }


# --- verifying --------------------------------------------------------------------------------------------------------


def verified(name: str) -> Facts:
    """What was checked, or the refusal."""
    match = jalopy.verify(read_record(name))
    chance = match.chance
    return {
        "game": match.game.name,
        "rules": match.game.version,
        "seats": match.seats,
        "chance": chance.as_data()["kind"],
        "commitment": chance.commitment if isinstance(chance, CommittedChance) else None,
        "answers": match.decisions,
        "draws": sum(len(turn.drawn) for turn in match.turns),
        "states": len([turn for turn in match.turns if turn.digest]),
        "events": len(match.table.story),
        "hash": events_hash(match),
        "earlier": len(match.earlier),
        "over": match.over,
        "standing": [place.as_data() for place in match.standing],
    }


def report(found: Facts) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    if found["commitment"] is not None:
        table.add_row("commitment", f"the seed's SHA-256 is {found['commitment']}")
    else:
        table.add_row("commitment", f"none: the chance is {found['chance']}, and whoever set it knew the dice")
    table.add_row("draws", f"all {found['draws']} are what chance gives")
    table.add_row("answers", f"all {found['answers']} are legal where they stand")
    table.add_row("states", f"all {found['states']} at the start of a turn are the recorded ones")
    table.add_row("events", f"all {found['events']} happened as recorded, hash {found['hash']}")
    standing = found["standing"]
    assert isinstance(standing, list)
    table.add_row("end", _end(standing))
    if found["earlier"]:
        table.add_row("before", f"{found['earlier']} earlier parts were checked in the same way")
    title = f"{found['game']}, {found['seats']} seats, rules {found['rules']}: the record is right."
    return Group(Text(title, "bold"), table)


def _end(standing: list[Facts]) -> str:
    if not standing:
        return "the match is not over yet"
    order = ", ".join(f"seat {int(str(place['seat'])) + 1}" for place in standing)
    return f"the final order is the recorded one: {order}"
