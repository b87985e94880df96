"""What of a box a match may change, and the text that says so: `laps.to_win=4,crash.high.cards.last-place-4=1`.

A knob is a whole number of the box by its path: group, key, and the name inside where the key holds a table of counts,
or its place, from 1, where it holds a list. The text is a setting like any other, so that records, tables and links
carry it. It is written in the order of the box and without what is as printed: one box has one text.
"""

import difflib
from collections.abc import Mapping, Sequence
from typing import Final

from jalopy.kernel.box import Box
from jalopy.kernel.errors import Fault
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import MOST_FAULTS, Setting, Values

BOX: Final = "box"  # the setting's name
PRINTED: Final = ""  # the box as it is
MOST_LENGTH: Final = 4000  # of the text: every knob of a game, turned
HELP: Final = "What is in the box: as printed, or with these numbers changed, such as dice.count=4."
Changes = dict[str, int]


class Knob:
    """One number of the box that may be another one."""

    def __init__(self, path: str, least: int, most: int, printed: int) -> None:
        self.path = path
        self.least = least
        self.most = most
        self.printed = printed

    def __repr__(self) -> str:
        return f"Knob({self.path}, {self.least} to {self.most}, printed {self.printed})"

    def as_data(self) -> Facts:
        return {"path": self.path, "least": self.least, "most": self.most, "printed": self.printed}


def knobs_of(box: Box, spans: Mapping[str, tuple[int, int]]) -> tuple[Knob, ...]:
    """In the order of the box. A path that ends with `.*` stands for every number of its table or list."""
    found: list[Knob] = []
    for path, printed in box.numbers().items():
        span = spans.get(path) or spans.get(path.rpartition(".")[0] + ".*")
        if span is not None:
            found.append(Knob(path, span[0], span[1], printed))
    return tuple(found)


def box_setting(box: Box, knobs: Sequence[Knob]) -> Setting:
    """The setting that every game with knobs has."""

    def check(text: str) -> list[Fault]:
        return check_changes(box, knobs, text)

    def canonical(text: str) -> str:
        return write_changes(knobs, read_changes(text))

    return Setting(BOX, PRINTED, HELP, check=check, canonical=canonical)


def box_of(values: Values) -> str:
    """What a table has agreed on; older records do not say."""
    return str(values.get(BOX, PRINTED))


def is_printed(values: Values) -> bool:
    return box_of(values) == PRINTED


def without_printed(values: Values) -> Values:
    """As settings are kept: what was agreed on before there were other boxes reads the same."""
    return {name: value for name, value in values.items() if name != BOX or value != PRINTED}


def read_changes(text: str) -> Changes:
    """Of a text that was checked."""
    changes: Changes = {}
    for entry in text.split(",") if text else []:
        path, _, value = entry.partition("=")
        changes[path.strip()] = int(value)
    return changes


def write_changes(knobs: Sequence[Knob], changes: Mapping[str, int]) -> str:
    """The one text of a box."""
    turned = [knob for knob in knobs if changes.get(knob.path, knob.printed) != knob.printed]
    return ",".join(f"{knob.path}={changes[knob.path]}" for knob in turned)


def check_changes(box: Box, knobs: Sequence[Knob], text: str) -> list[Fault]:
    """What is wrong with a text, entry by entry."""
    if len(text) > MOST_LENGTH:
        return [Fault("box-too-long", most=MOST_LENGTH)]
    by_path = {knob.path: knob for knob in knobs}
    faults: list[Fault] = []
    seen: set[str] = set()
    for entry in text.split(",") if text else []:
        path, _, value = (part.strip() for part in entry.partition("="))
        if path in seen:
            faults.append(Fault("box-twice", path=path))
        elif not path or not _is_number(value):
            faults.append(Fault("box-entry", entry=entry.strip()))
        elif path not in by_path:
            faults.append(no_knob(box, list(by_path), path))
        elif not by_path[path].least <= int(value) <= by_path[path].most:
            knob = by_path[path]
            faults.append(Fault("box-range", path=path, least=knob.least, most=knob.most, given=int(value)))
        seen.add(path)
    return faults[:MOST_FAULTS]


def no_knob(box: Box, paths: list[str], path: str) -> Fault:
    """Why a path is none: it names several, or what the rules count on, or nothing, or another one was meant."""
    inside = next((known for known in paths if known.startswith(f"{path}.")), "")
    if inside:
        return Fault("box-several", path=path, one=inside)
    if box.holds(path):
        return Fault("box-fixed", path=path)
    near = difflib.get_close_matches(path, paths, 1)
    return Fault("box-no-knob-but", path=path, meant=near[0]) if near else Fault("box-no-knob", path=path)


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) < 10
