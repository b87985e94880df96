"""The box: component data of a game, with the provenance of each group of facts."""

import tomllib
from pathlib import Path
from typing import Any, Final

from jalopy.kernel.questions import Facts

PROVENANCES: Final = ("printed", "derived", "found", "house")


class Box:
    def __init__(self, groups: dict[str, Facts]) -> None:
        self.groups = groups

    def group(self, name: str) -> Facts:
        return self.groups[name]

    def counts(self, group: str, key: str) -> dict[str, int]:
        """A table of names and how many there are of each."""
        table = self.groups[group][key]
        assert isinstance(table, dict)
        return {str(name): int(count) for name, count in table.items()}

    def number(self, group: str, key: str) -> int:
        value = self.groups[group][key]
        assert isinstance(value, int)
        return value

    def numbers(self) -> dict[str, int]:
        """Every whole number by its path: group, key, and what is inside by its name or by its place from 1."""
        found: dict[str, int] = {}
        for name, group in self.groups.items():
            _collect_numbers(found, name, group)
        return found

    def at(self, path: str) -> object:
        """What lies there, groups left aside; None: nothing."""
        for name, group in self.groups.items():
            if path.startswith(f"{name}."):
                return _inside(group, path.removeprefix(f"{name}.").split("."))
        return None

    def holds(self, path: str) -> bool:
        """Whether there is a group or anything in one by this path."""
        return self.at(path) is not None or any(f"{name}.".startswith(f"{path}.") for name in self.groups)

    def changed(self, changes: dict[str, int]) -> "Box":
        """Another box, with other numbers by their paths."""
        return Box({name: _changed(name, group, changes) for name, group in self.groups.items()})


def _inside(value: Any, names: list[str]) -> object:
    for name in names:
        if isinstance(value, dict) and name in value:
            value = value[name]
        elif isinstance(value, list) and name.isdecimal() and 0 < int(name) <= len(value):
            value = value[int(name) - 1]
        else:
            return None
    return value


def _collect_numbers(found: dict[str, int], path: str, value: object) -> None:
    if isinstance(value, int) and not isinstance(value, bool):
        found[path] = value
    elif isinstance(value, dict):
        for name, inner in value.items():
            _collect_numbers(found, f"{path}.{name}", inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value, 1):
            _collect_numbers(found, f"{path}.{place}", inner)


def _changed(path: str, value: Any, changes: dict[str, int]) -> Any:
    if isinstance(value, dict):
        return {name: _changed(f"{path}.{name}", inner, changes) for name, inner in value.items()}
    if isinstance(value, list):
        return [_changed(f"{path}.{place}", inner, changes) for place, inner in enumerate(value, 1)]
    return changes.get(path, value)


def read_box(path: Path) -> Box:
    """Read a box.toml: every group says where its facts come from."""
    return parse_box(path.read_text(encoding="utf-8"), path.name)


def parse_box(toml: str, name: str) -> Box:
    groups: dict[str, Facts] = {}

    def collect(prefix: str, table: Facts) -> None:
        if "source" in table:
            if table["source"] not in PROVENANCES:
                raise ValueError(f"{name}: [{prefix}] has source '{table['source']}', not one of {PROVENANCES}.")
            groups[prefix] = table
            return
        for key, inner in table.items():
            if not isinstance(inner, dict):
                raise ValueError(f"{name}: '{key}' in [{prefix}] has no source.")
            collect(f"{prefix}.{key}" if prefix else key, inner)

    collect("", tomllib.loads(toml))
    return Box(groups)
