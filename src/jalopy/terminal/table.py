"""Opening a table: who sits where, which match is played, and where its record goes."""

import secrets
from typing import Any

import jalopy
from jalopy import games
from jalopy.bots.bot import Bot
from jalopy.bots.failing import BotFailed
from jalopy.bots.lots import key_of
from jalopy.bots.own import find
from jalopy.kernel.chance import Chance, CommittedChance, FastChance
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.settings import Values
from jalopy.terminal.files import check_writable, read_record
from jalopy.terminal.play import Sitting
from jalopy.terminal.screen import Left, Screen


class Wanted:
    """The table somebody asked for. `seat` is "1", "1,3", "all" or "none"."""

    def __init__(self, game: str, seats: int, seat: str, bots: list[str], seed: int | None, settings: Values) -> None:
        self.game: Game[Any] = games.find(game)
        self.seats = seats
        self.seat = seat
        self.bots = bots
        self.seed = seed
        self.settings = settings


def open_table(
    wanted: Wanted, language: str, speed: float, plain: bool, record: str, resume: str, after: int | None = None
) -> None:
    """Play until nobody wants another match."""
    if record:
        check_writable(record)
    screen = Screen(plain, speed)
    match = _saved(wanted, resume, after) if resume else _new(wanted, 0)
    count = 0
    while True:
        bots = _bots(wanted, match.seats)
        sitting = Sitting(match, bots, _keys(wanted, match.seats, count), language, screen)
        try:
            sitting.play(greet=not (resume and count == 0))
            again = sitting.after(record)
        except (Left, KeyboardInterrupt) as gone:
            again = False
            screen.close()
            if not match.over:
                screen.print("", sitting.sayings.say("terminal-left"))
                if record:
                    screen.say(sitting.save(record))
            if isinstance(gone, Left) and gone.note is not None:
                screen.say(gone.note)
        except BotFailed:
            screen.close()
            if record:
                screen.say(sitting.save(record))
            raise
        finally:
            screen.close()
        if not again:
            return
        count += 1
        record = ""  # the first match has it
        match = _new(wanted, count)


def _new(wanted: Wanted, count: int) -> Match:
    return new_match(wanted.game, wanted.seats, wanted.settings, _chance(wanted, count))


def _chance(wanted: Wanted, count: int) -> Chance:
    return CommittedChance() if wanted.seed is None else FastChance(wanted.seed + count)


def _saved(wanted: Wanted, name: str, after: int | None) -> Match:
    """Up to its last answer; or in its middle, and from there with dice of its own."""
    record = read_record(name)
    match = jalopy.resume(record) if after is None else jalopy.take_over(record, after, _chance(wanted, 0))
    if match.game.name != wanted.game.name:
        raise BadSetting("other-game", file=name, game=match.game.name, wanted=wanted.game.name)
    if match.over:
        raise BadSetting("record-over", file=name)
    return match


def _people(wanted: Wanted, seats: int) -> list[int]:
    """The seats of people, counted from 0."""
    if wanted.seat == "all":
        return list(range(seats))
    if wanted.seat == "none":
        return []
    people: list[int] = []
    for word in wanted.seat.split(","):
        if not word.strip().isdecimal() or not 1 <= int(word) <= seats:
            raise BadSetting("seat-of-table", word=word.strip(), places=seats)
        people.append(int(word) - 1)
    return sorted(set(people))


def _bots(wanted: Wanted, seats: int) -> dict[int, Bot]:
    free = [seat for seat in range(seats) if seat not in _people(wanted, seats)]
    names = wanted.bots * len(free) if len(wanted.bots) == 1 else wanted.bots
    if len(names) != len(free):
        raise BadSetting("bots-or-one", places=len(free), bots=len(names))
    return {seat: find(name, wanted.game.name, pace=1) for seat, name in zip(free, names, strict=True)}


def _keys(wanted: Wanted, seats: int, count: int) -> list[int]:
    """What the bots' own lots are drawn from."""
    start = secrets.randbits(60) if wanted.seed is None else wanted.seed
    return [key_of(start, count, seat) for seat in range(seats)]
