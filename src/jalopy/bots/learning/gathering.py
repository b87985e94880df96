"""Positions of many matches, played on as many processes as wanted and kept in a folder.

Matches come in chunks. A chunk hangs on the seed and on its number alone, so whoever is interrupted goes on with those that
are missing, and comes to the same positions.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from struct import pack
from typing import Any, Final

import msgspec

from jalopy import games
from jalopy.bots.learning.sampling import Sample, sample_match
from jalopy.bots.lots import key_of
from jalopy.bots.registry import find
from jalopy.bots.workers import begin_worker
from jalopy.kernel.chance import Stream
from jalopy.kernel.settings import Values

CHUNK: Final = 50  # matches
USUAL_SEATS: Final = 4
ALONE: Final = 6  # one match of so many
FROM_ONE_MATCH: Final = 8  # positions: more of one match say little more


class Kept(msgspec.Struct):
    """Positions, one after the other: numbers in half precision, owners and winners in bytes."""

    count: int
    inputs: int
    outputs: int
    matches: list[int]  # by position
    numbers: bytes
    owners: bytes
    won: bytes


class Plan(msgspec.Struct):
    """What is to be played."""

    game: str
    rules: str
    bot: str
    seed: int
    matches: int

    def chunks(self) -> list[range]:
        return [range(first, min(first + CHUNK, self.matches)) for first in range(0, self.matches, CHUNK)]


def gather(plan: Plan, folder: Path, workers: int, progress: Callable[[int, int], None]) -> None:
    """Until all chunks are there."""
    chunks = plan.chunks()
    missing = [number for number in range(len(chunks)) if not _file(folder, number).is_file()]
    done = plan.matches - sum(len(chunks[number]) for number in missing)
    progress(done, plan.matches)
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=begin_worker) as pool:
        under_way = {pool.submit(_play_chunk, plan, number, folder): number for number in missing}
        try:
            for finished in as_completed(under_way):
                finished.result()
                done += len(chunks[under_way[finished]])
                progress(done, plan.matches)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def gathered(plan: Plan, folder: Path) -> Iterator[Kept]:
    for number in range(len(plan.chunks())):
        yield msgspec.msgpack.decode(_file(folder, number).read_bytes(), type=Kept)


def _file(folder: Path, number: int) -> Path:
    return folder / f"chunk-{number:06}"


def _play_chunk(plan: Plan, number: int, folder: Path) -> None:
    """It arrives by one rename: a chunk that is there is whole."""
    samples: list[tuple[int, Sample]] = []
    for match in plan.chunks()[number]:
        seats, settings = table_for(plan, match)
        bots = [find(plan.bot, plan.game)] * seats
        found = sample_match(plan.game, seats, settings, bots, plan.seed, match, FROM_ONE_MATCH)
        samples.extend((match, sample) for sample in found)
    file = _file(folder, number)
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(msgspec.msgpack.encode(_kept(samples)))
    unfinished.rename(file)


def _kept(samples: list[tuple[int, Sample]]) -> Kept:
    first = samples[0][1]
    inputs, outputs = len(first.numbers), len(first.owners)
    return Kept(
        count=len(samples),
        inputs=inputs,
        outputs=outputs,
        matches=[match for match, _ in samples],
        numbers=b"".join(pack(f"<{inputs}e", *sample.numbers) for _, sample in samples),
        owners=b"".join(pack(f"<{outputs}b", *sample.owners) for _, sample in samples),
        won=b"".join(bytes(sample.won) for _, sample in samples),
    )


def table_for(plan: Plan, number: int) -> tuple[int, Values]:
    """Mostly four seats and the usual settings; otherwise any number of seats, and what a preset or a lesson agrees on.

    Alone it is another game, which has to be learnt from enough matches of its own.
    """
    game = games.find(plan.game)
    lot = Stream(key_of(plan.seed, number, 3))
    counts = [seats for seats in game.seat_counts if seats > 1]
    seats = USUAL_SEATS if USUAL_SEATS in counts and lot.below(2) else counts[lot.below(len(counts))]
    if 1 in game.seat_counts and lot.below(ALONE) == 0:
        seats = 1
    lessons: Any = games.part(game, "bot.lessons")
    offered = [*(preset.settings for preset in games.presets(game)), *(lessons.TABLES if lessons else ())]
    if offered and lot.below(3) == 0:
        settings = offered[lot.below(len(offered))]
        values, faults = game.read_given(seats, settings)
        if not faults and not game.check_settings(seats, values):
            return seats, values
    return seats, game.read_settings(seats, {})
