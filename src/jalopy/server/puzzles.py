"""A puzzle a day for each game, the same for everybody; how each answer fares is told once one was given."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

from jalopy import games
from jalopy.bots import characters
from jalopy.bots import puzzles as collection
from jalopy.bots.puzzles import Puzzle
from jalopy.kernel.match import Match
from jalopy.server import wire
from jalopy.server.requests import Refusal
from jalopy.server.standpoints import standpoint_of
from jalopy.server.storage import Storage

FIRST_DAY: Final = date(2026, 1, 1)
AHEAD: Final = timedelta(days=1)  # somewhere it is tomorrow already
REMEMBERED: Final = 50  # puzzles that were asked for last


class NoSuchPuzzle(Refusal):
    """Nobody has found one of that name, or for that day."""


class Puzzles:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._kept: dict[str, list[Puzzle]] = {}
        self._standpoints: OrderedDict[str, wire.Standpoint] = OrderedDict()

    async def shelf(self) -> list[wire.PuzzleShelf]:
        """The games that have puzzles, with all their names; a day's is the one of its number."""
        return [
            wire.PuzzleShelf(game=game, puzzles=[puzzle.name for puzzle in kept], first_day=FIRST_DAY.isoformat())
            for game in games.names()
            if (kept := await self._of(game))
        ]

    async def puzzle(self, game: str, which: str) -> wire.PuzzleInfo:
        """Of a day, or of a name; without the solution."""
        day = _day(which)
        puzzle = await self.named(game, which) if day is None else await self._of_day(game, day)
        given = await self._storage.puzzle_answers(puzzle.name)
        return wire.PuzzleInfo(
            name=puzzle.name,
            game=game,
            day="" if day is None else day.isoformat(),
            number=0 if day is None else (day - FIRST_DAY).days + 1,
            turn=puzzle.turn,
            racer=puzzle.racer,
            settings=puzzle.settings,
            seats=_seats(puzzle),
            standpoint=await self._standpoint(puzzle),
            answered=sum(given.values()),
        )

    async def named(self, game: str, name: str) -> Puzzle:
        for puzzle in await self._of(game):
            if puzzle.name == name:
                return puzzle
        raise NoSuchPuzzle("no-such-puzzle")

    async def answer(self, game: str, name: str, wish: wire.PuzzleAnswer) -> wire.PuzzleSolution:
        puzzle = await self.named(game, name)
        if wish.key not in [worth.key for worth in puzzle.worths]:
            raise Refusal("puzzle-answer")
        if wish.first:
            await self._storage.count_puzzle_answer(name, wish.key)
        given = await self._storage.puzzle_answers(name)
        return wire.PuzzleSolution(
            best=puzzle.best, rookie=puzzle.rookie, answers=puzzle.worths, given=given, why=puzzle.why(wish.key)
        )

    async def _of_day(self, game: str, day: date) -> Puzzle:
        kept = await self._of(game)
        if not kept or not FIRST_DAY <= day <= datetime.now(UTC).date() + AHEAD:
            raise NoSuchPuzzle("no-puzzle-that-day")
        return kept[(day - FIRST_DAY).days % len(kept)]

    async def _of(self, game: str) -> Sequence[Puzzle]:
        if game not in self._kept:
            self._kept[game] = await asyncio.to_thread(collection.kept, game) if game in games.names() else []
        return self._kept[game]

    async def _standpoint(self, puzzle: Puzzle) -> wire.Standpoint:
        if puzzle.name not in self._standpoints:
            self._standpoints[puzzle.name] = await asyncio.to_thread(_looked_at, puzzle)
            while len(self._standpoints) > REMEMBERED:
                self._standpoints.popitem(last=False)
        self._standpoints.move_to_end(puzzle.name)
        return self._standpoints[puzzle.name]


def _day(which: str) -> date | None:
    try:
        return date.fromisoformat(which) if "-" in which else None
    except ValueError:
        raise NoSuchPuzzle("no-puzzle-that-day") from None


def _looked_at(puzzle: Puzzle) -> wire.Standpoint:
    match: Match = collection.reached(puzzle, listening=False)
    return standpoint_of(match, puzzle.seat)


def _seats(puzzle: Puzzle) -> list[wire.Sitting]:
    """The reader where somebody is asked; the others are played by somebody whose name can be told."""
    taken: list[str] = []
    sitting: list[wire.Sitting] = []
    for seat in range(puzzle.seats):
        if seat == puzzle.seat:
            sitting.append(wire.Sitting(seat=seat, kind="person", you=True, here=True))
            continue
        taken.append(characters.another(taken, [], taken[-1] if taken else "", int(puzzle.name, 16)))
        name = characters.NAMES[taken[-1]]
        sitting.append(wire.Sitting(seat=seat, kind="bot", bot="rookie", who=taken[-1], name=name, here=True))
    return sitting
