"""Strict reading of plain data: what is missing, superfluous or of the wrong kind is named with its place."""

from collections.abc import Callable
from typing import Any, NoReturn

from jalopy.kernel.errors import JalopyError
from jalopy.kernel.questions import Facts


class Reader:
    """One table of data, read field by field; `done` refuses what nobody asked for."""

    def __init__(self, data: object, where: str, error: Callable[[str], JalopyError]) -> None:
        self.where = where
        self.error = error
        if not isinstance(data, dict):
            self.refuse(f"{where} must be a table of names and values, not {_kind(data)}.")
        self.data: Facts = data
        self.read: set[str] = set()

    def refuse(self, sentence: str) -> NoReturn:
        raise self.error(sentence)

    def has(self, name: str) -> bool:
        return name in self.data

    def field(self, name: str) -> object:
        if name not in self.data:
            self.refuse(f"{self.where} lacks '{name}'.")
        self.read.add(name)
        return self.data[name]

    def text(self, name: str, among: list[str] | None = None) -> str:
        value = self.field(name)
        if not isinstance(value, str):
            self.refuse(f"'{name}' in {self.where} must be a text, not {_kind(value)}.")
        if among is not None and value not in among:
            self.refuse(f"'{name}' in {self.where} is '{value}'; possible are: {', '.join(among)}.")
        return value

    def number(self, name: str, low: int, high: int) -> int:
        value = self.field(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.refuse(f"'{name}' in {self.where} must be a whole number from {low} to {high}, not {value!r}.")
        return value

    def yes_no(self, name: str) -> bool:
        value = self.field(name)
        if not isinstance(value, bool):
            self.refuse(f"'{name}' in {self.where} must be yes or no, not {_kind(value)}.")
        return value

    def texts(self, name: str) -> list[str]:
        values = self.list(name)
        for value in values:
            if not isinstance(value, str):
                self.refuse(f"'{name}' in {self.where} must hold texts only, not {_kind(value)}.")
        return values

    def numbers(self, name: str, low: int, high: int) -> list[int]:
        values = self.list(name)
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                self.refuse(f"'{name}' in {self.where} must hold whole numbers from {low} to {high}, not {value!r}.")
        return values

    def list(self, name: str) -> list[Any]:
        value = self.field(name)
        if not isinstance(value, list):
            self.refuse(f"'{name}' in {self.where} must be a list, not {_kind(value)}.")
        return value.copy()  # whoever reads it may play with it

    def table(self, name: str) -> "Reader":
        return Reader(
            self.field(name),
            f"'{name}'" if self.where.startswith("the") else f"'{name}' in {self.where}",
            self.error,
        )

    def done(self) -> None:
        for name in self.data:
            if name not in self.read:
                self.refuse(f"{self.where} has an unknown field '{name}'.")


def _kind(value: object) -> str:
    names = {
        "dict": "a table",
        "list": "a list",
        "str": "a text",
        "int": "a number",
        "bool": "yes or no",
        "NoneType": "nothing",
    }
    return names.get(type(value).__name__, type(value).__name__)
