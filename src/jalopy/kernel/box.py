"""The box: component data of a game, with the provenance of each group of facts."""

import tomllib
from pathlib import Path
from typing import Final

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
