"""Statistics of one's own: a file that says what else is to be known of a match.

    COLUMNS = {"crashes": int}

    def per_seat(match, seat):
        return {"crashes": …}

COLUMNS names the columns, each with bool, int, float or str. `per_seat` gives what is different from seat to seat, `per_match`
what is the same for all; one of them is enough. The match is over, and its events are there. What is left out, or None, is empty
in the table.
"""

import os
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from jalopy.bots import own
from jalopy.bots.failing import Carried, in_words, line_in
from jalopy.kernel.match import Match

if TYPE_CHECKING:
    from jalopy.lab.jobs import Job

POSSIBLE: Final = (bool, int, float, str)
LARGEST: Final = 2**63 - 1  # that a table takes
OF_MATCH: Final = "per_match"
OF_SEAT: Final = "per_seat"

Cells = dict[str, bool | int | float | str | None]


class BadStatistics(Carried):
    """Something is wrong with a file of statistics."""


class Statistics:
    """Those of a job; none where it names no file. `known` are the columns that the table has already."""

    def __init__(self, job: "Job", known: Mapping[str, type]) -> None:
        self.columns: dict[str, type] = {}
        self._file = job.code
        self._functions: dict[str, Callable[..., object]] = {}
        if job.code:
            self._path = own.path_of(job.code, job.folder)
            module = self._run(job)
            self.columns = self._declared(module, known)
            self._functions = {name: getattr(module, name) for name in (OF_MATCH, OF_SEAT) if hasattr(module, name)}
            if not self._functions:
                raise BadStatistics(
                    "statistics-no-function", file=job.code, one=f"{OF_MATCH}(match)", other=f"{OF_SEAT}(match, seat)"
                )

    def of_match(self, match: Match, number: int) -> Cells:
        return self._cells(OF_MATCH, number, match)

    def of_seat(self, match: Match, seat: int, number: int) -> Cells:
        return self._cells(OF_SEAT, number, match, seat)

    def _run(self, job: "Job") -> ModuleType:
        if self._path not in job.files and not os.path.isfile(self._path):
            raise BadStatistics("no-statistics-file", file=job.code)
        try:
            return own.module(self._path, own.read(self._path, job.files))
        except (Exception, SystemExit) as error:
            raise BadStatistics(
                "statistics-file", file=job.code, line=line_in(self._path, error), error=in_words(error)
            ) from error

    def _declared(self, module: ModuleType, known: Mapping[str, type]) -> dict[str, type]:
        declared: Any = getattr(module, "COLUMNS", None)
        if not isinstance(declared, dict) or not declared:
            raise BadStatistics("statistics-no-columns", file=self._file)
        for column, kind in declared.items():
            if not isinstance(column, str) or kind not in POSSIBLE:
                raise BadStatistics("statistics-kind", file=self._file, column=str(column))
            if column in known:
                raise BadStatistics("statistics-known", file=self._file, column=column)
        return dict(declared)

    def _cells(self, function: str, number: int, *arguments: object) -> Cells:
        if function not in self._functions:
            return {}
        try:
            given: Any = self._functions[function](*arguments)
        except Exception as error:
            raise BadStatistics(
                "statistics-raised",
                file=self._file,
                function=function,
                match=str(number),
                line=line_in(self._path, error),
                error=in_words(error),
            ) from error
        if not isinstance(given, dict):
            raise BadStatistics("statistics-no-row", file=self._file, function=function, given=type(given).__name__)
        return {column: self._cell(column, value, number) for column, value in given.items()}

    def _cell(self, column: str, value: object, number: int) -> bool | int | float | str | None:
        kind = self.columns.get(column)
        if kind is None:
            raise BadStatistics("statistics-undeclared", file=self._file, column=str(column))
        if value is None or (type(value) is kind and not (isinstance(value, int) and abs(value) > LARGEST)):
            return value  # type: ignore[return-value]  # of one of the possible kinds
        if kind is float and type(value) is int:
            return float(value)
        raise BadStatistics(
            "statistics-value",
            file=self._file,
            column=column,
            kind=kind.__name__,
            given=repr(value),
            match=str(number),
        )
