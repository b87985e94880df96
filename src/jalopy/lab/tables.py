"""Matches as tables: a folder of Parquet files, written part by part while they are played.

    job.json                    what is played
    matches/part-00000.parquet  one row for each match and seat
    events/part-00000.parquet   one row for each event, where that was wanted
    chunks/                     what is played and not yet part of a part
    results.json                when all of it is there

A part holds matches of fixed numbers, and a match hangs on the job and its number alone. So tables come out the same whatever the
number of workers and however often a run was interrupted: what is there stays, and what is missing is played. A file arrives by
one rename, and counts from then on. With a part of the matches come the summary and the digest of its rows.
"""

import json
import os
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from jalopy._page import lock
from jalopy.kernel.errors import BadSetting, Told
from jalopy.kernel.questions import Facts
from jalopy.lab.accumulators import Summary, look_at
from jalopy.lab.cluster import LabError
from jalopy.lab.jobs import Job, play_match
from jalopy.lab.leading import Lead
from jalopy.lab.pool import Progress, spread
from jalopy.lab.rows import EVENTS, Cell, Kinds, Row, columns, digest_of, event_rows, rows_of
from jalopy.lab.statistics import Statistics

PART: Final = 2048  # matches
GROUP: Final = 50_000  # rows: about so many events are held at a time
UNFINISHED: Final = ".unfinished"
SUMMARY: Final = b"jalopy.summary"
DIGEST: Final = b"jalopy.digest"

Columns = dict[str, list[Cell]]


class NotWritten(Told):
    """A folder of tables that cannot be written, or not by this run."""


class Chunk(msgspec.Struct):
    """Some matches as a worker sends them."""

    summary: Summary
    digests: list[bytes]  # of the rows and events of each match
    matches: Columns
    events: Columns


class Tables:
    """The tables of a job, of which some may be there already."""

    def __init__(self, folder: str, job: Job, matches: int, events: bool = False) -> None:
        if matches < 1:
            raise BadSetting("too-few-matches", matches=matches)
        if folder.endswith(".parquet"):
            raise BadSetting("tables-in-parts", folder=folder)
        _arrow()
        self.job = job
        self.matches = matches
        self.events = events
        self.columns = columns(job)
        self._folder = Path(folder)
        self._parts = [range(first, min(first + PART, matches)) for first in range(0, matches, PART)]

    # --- the folder ---------------------------------------------------------------------------------------------------

    @contextmanager
    def opened(self) -> Iterator[None]:
        """The folder is this run's alone meanwhile."""
        try:
            with self._claimed():
                yield
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise NotWritten("tables-not-written", folder=str(self._folder), reason=reason) from None

    @contextmanager
    def _claimed(self) -> Iterator[None]:
        described = self._folder / "job.json"
        if self._folder.exists() and not described.exists() and any(self._folder.iterdir()):
            raise NotWritten("tables-in-use", folder=str(self._folder))
        self._folder.mkdir(exist_ok=True)
        wanted = self._description()
        if not described.exists():
            _write(described, (json.dumps(wanted, indent=1, ensure_ascii=False) + "\n").encode())
        with open(described, "r+b") as file:
            if not lock(file):
                raise NotWritten("tables-busy", folder=str(self._folder))
            there: Any = json.loads(file.read() or b"{}")
            differ = sorted(name for name in {*wanted, *there} if there.get(name) != wanted.get(name))
            if differ:
                raise NotWritten("tables-other-job", folder=str(self._folder), differ=", ".join(differ))
            for name in ("matches", "chunks", *(["events"] if self.events else [])):
                (self._folder / name).mkdir(exist_ok=True)
            for left in self._folder.rglob(f"*{UNFINISHED}"):
                left.unlink()
            yield
            with suppress(OSError):  # something is left in it that has to be played yet
                (self._folder / "chunks").rmdir()

    def _description(self) -> Facts:
        """All that the tables hang on."""
        return {
            **self.job.described(),
            "matches": self.matches,
            "events": self.events,
            "columns": {name: kind.__name__ for name, kind in self.columns.items()},
        }

    def _part(self, table: str, number: int) -> Path:
        return self._folder / table / f"part-{number:05}.parquet"

    def _chunk(self, chunk: range) -> Path:
        return self._folder / "chunks" / f"{chunk.start:09}"

    def _chunks(self, part: range) -> Iterator[range]:
        return self.job.chunks(part)

    # --- playing ------------------------------------------------------------------------------------------------------

    def fill(self, workers: int | None, progress: Progress | None, ray: str) -> None:
        """Play what is missing."""
        parts = [number for number in range(len(self._parts)) if not self._part("matches", number).exists()]
        there = {chunk for number in parts for chunk in self._chunks(self._parts[number]) if self._is_whole(chunk)}
        done = self.matches - sum(len(self._parts[number]) for number in parts) + sum(map(len, there))
        if progress is not None:
            progress(done, self.matches)
        missing = (
            (self.job, chunk, self.events)
            for number in parts
            for chunk in self._chunks(self._parts[number])
            if chunk not in there
        )
        played = spread(play_chunk, missing, workers, ray)
        with closing(played):  # also when `progress` raises: the workers go first
            for number in parts:
                for chunk in self._chunks(self._parts[number]):
                    if chunk not in there:
                        _write(self._chunk(chunk), next(played))
                        done += len(chunk)
                        if progress is not None:
                            progress(done, self.matches)
                self._join(number)

    def _is_whole(self, chunk: range) -> bool:
        """A machine that lost its power may have kept the name of a file without what was in it."""
        try:
            return _read_chunk(self._chunk(chunk)).summary.games == len(chunk)
        except (FileNotFoundError, msgspec.DecodeError):
            return False

    def _join(self, number: int) -> None:
        """The chunks of a part become the part. Where its matches are, it is whole: events come first."""
        files = [self._chunk(chunk) for chunk in self._chunks(self._parts[number])]
        if self.events:
            with _writer(self._part("events", number), EVENTS, {}) as write:
                held = _no_rows(EVENTS)
                for file in files:
                    _add(held, _read_chunk(file).events)
                    if len(held["match"]) >= GROUP:
                        write(held)
                        held = _no_rows(EVENTS)
                write(held)
        summary, digest, rows = Summary(), sha256(), _no_rows(self.columns)
        for file in files:
            chunk = _read_chunk(file)
            summary.merge(chunk.summary)
            digest.update(b"".join(chunk.digests))
            _add(rows, chunk.matches)
        about = {SUMMARY: _summary_written(summary), DIGEST: digest.hexdigest().encode()}
        with _writer(self._part("matches", number), self.columns, about) as write:
            write(rows)
        for file in files:
            file.unlink()

    # --- what came of it ----------------------------------------------------------------------------------------------

    def summed_up(self) -> tuple[Summary, str]:
        """Of all parts: what they tell together, and one digest of all their rows."""
        summary, digest = Summary(), sha256()
        for number in range(len(self._parts)):
            about = _arrow().parquet.read_schema(self._part("matches", number)).metadata
            summary.merge(_summary_read(about[SUMMARY]))
            digest.update(about[DIGEST])
        return summary, digest.hexdigest()

    def keep_results(self, data: Facts) -> None:
        _write(self._folder / "results.json", (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode())


def read_matches(folder: str) -> list[Row]:
    """All rows that are in a folder of tables; none where it holds no tables."""
    parts = sorted((Path(folder) / "matches").glob("part-*.parquet"))
    parquet = _arrow().parquet
    return [row for part in parts for row in parquet.read_table(part).to_pylist()]


# --- what workers do --------------------------------------------------------------------------------------------------


def play_chunk(task: tuple[Job, range, bool]) -> bytes:
    """Some matches, as the bytes of a `Chunk`."""
    job, numbers, events = task
    kinds = columns(job)
    statistics = Statistics(job, {})
    chunk = Chunk(Summary(), [], _no_rows(kinds), _no_rows(EVENTS))
    for number in numbers:
        lead = Lead()
        match, decisions = play_match(job, number, listening=events or bool(job.code), look=lead.look)
        finished = look_at(match, number, job.bots, decisions)
        rows = rows_of(job, match, finished, lead, kinds, statistics)
        told = list(event_rows(match, number)) if events else []
        chunk.summary.add(finished)
        chunk.digests.append(digest_of([*rows, *told]))
        _append(chunk.matches, rows)
        _append(chunk.events, told)
    return msgspec.msgpack.encode(chunk)


def _no_rows(kinds: Kinds) -> Columns:
    return {name: [] for name in kinds}


def _append(held: Columns, rows: list[Row]) -> None:
    for name, cells in held.items():
        cells += [row[name] for row in rows]


def _add(held: Columns, more: Columns) -> None:
    for name, cells in held.items():
        cells += more[name]


# --- files ------------------------------------------------------------------------------------------------------------


def _read_chunk(file: Path) -> Chunk:
    return msgspec.msgpack.decode(file.read_bytes(), type=Chunk, dec_hook=_counter)


def _summary_written(summary: Summary) -> bytes:
    return json.dumps(msgspec.to_builtins(summary, str_keys=True), sort_keys=True).encode()


def _summary_read(written: bytes) -> Summary:
    return msgspec.json.decode(written, type=Summary, dec_hook=_counter)


def _counter(kind: Any, counts: Any) -> Any:
    """A Counter, whose keys JSON has made words."""
    (of,) = get_args(kind)
    return kind({of(name): count for name, count in counts.items()})


def _write(file: Path, content: bytes) -> None:
    unfinished = file.with_name(file.name + UNFINISHED)
    unfinished.write_bytes(content)
    unfinished.replace(file)


@contextmanager
def _writer(file: Path, kinds: Kinds, about: dict[bytes, bytes]) -> Generator[Any]:
    """Gives what to call with the rows of one group after the other."""
    arrow = _arrow()
    types = {bool: arrow.bool_(), int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
    schema = arrow.schema([(name, types[kind]) for name, kind in kinds.items()], metadata=about)
    unfinished = file.with_name(file.name + UNFINISHED)
    with (
        open(unfinished, "wb") as output,
        arrow.parquet.ParquetWriter(output, schema, compression="zstd") as writer,
    ):
        yield lambda rows: writer.write_table(arrow.table(rows, schema=schema))
        writer.close()
        output.flush()
        os.fsync(output.fileno())
    unfinished.replace(file)


def _arrow() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise LabError("Tables take PyArrow, which is not installed here: install jalopy[lab].") from None
    return pyarrow
