"""What differs between two pieces of plain data, small enough to be sent, and how the second is made from the first.

A change is a list of steps. A step is `[path, value]`: what lies there now; or `[path]`: what lay there is gone. A path
leads through names of dictionaries and places of lists; the place behind the last one of a list adds to it.
"""

from typing import cast

Path = list[object]
Change = list[list[object]]


def difference(before: object, after: object) -> Change:
    """The steps that lead from one value to the other; none where they are equal."""
    change: Change = []
    if isinstance(before, dict) and isinstance(after, dict):
        _compare_names(before, after, [], change)  # finds out by itself whether they are equal
    elif before is not after and before != after:
        compare(before, after, [], change)
    return change


def compare(before: object, after: object, path: Path, change: Change) -> None:
    """The steps between two values that are not equal are added."""
    if isinstance(before, dict) and isinstance(after, dict):
        _compare_names(before, after, path, change)
    elif isinstance(before, list) and isinstance(after, list):
        _compare_lists(before, after, path, change)
    else:
        change.append([path, after])


def _compare_names(before: dict[str, object], after: dict[str, object], path: Path, change: Change) -> None:
    if before.keys() != after.keys():
        for name in before:
            if name not in after:
                change.append([[*path, name]])
    for name, value in after.items():
        if name not in before:
            change.append([[*path, name], value])
            continue
        old = before[name]
        if old is not value and old != value:
            compare(old, value, [*path, name], change)


def _compare_lists(before: list[object], after: list[object], path: Path, change: Change) -> None:
    """A list that only grew or shrank at its end says so; any other of a new length is named whole."""
    had, has = len(before), len(after)
    if had == has:
        for place in range(has):
            old, value = before[place], after[place]
            if old is not value and old != value:
                compare(old, value, [*path, place], change)
    elif 0 < has < had and before[:has] == after:
        for place in range(had - 1, has - 1, -1):
            change.append([[*path, place]])
    elif 0 < had < has and after[:had] == before:
        for place in range(had, has):
            change.append([[*path, place], after[place]])
    else:
        change.append([path, after])


def fold(data: object, change: Change) -> object:
    """The data after a change. What was handed in stays as it was, and what did not change is shared with it."""
    fresh: list[object] = []  # made here, so it may be written to
    top = data
    for step in change:
        path = cast(Path, step[0])
        if not path:
            top = step[1]
            continue
        top = at = _own(top, fresh)
        for part in path[:-1]:
            below = _own(_look(at, part), fresh)
            _put(at, part, below)
            at = below
        if len(step) == 1:
            _drop(at, path[-1])
        else:
            _put(at, path[-1], step[1])
    return top


def _own(data: object, fresh: list[object]) -> object:
    for made in fresh:
        if made is data:
            return data
    copied: object
    if isinstance(data, dict):
        copied = dict(data)
    elif isinstance(data, list):
        copied = list(data)
    else:
        raise ValueError("A change leads through something that is neither a dictionary nor a list.")
    fresh.append(copied)
    return copied


def _look(data: object, part: object) -> object:
    if isinstance(data, list):
        return data[cast(int, part)]
    return cast(dict[object, object], data)[part]


def _put(data: object, part: object, value: object) -> None:
    if not isinstance(data, list):
        cast(dict[object, object], data)[part] = value
    elif part == len(data):
        data.append(value)
    else:
        data[cast(int, part)] = value


def _drop(data: object, part: object) -> None:
    if isinstance(data, list):
        del data[cast(int, part)]
    else:
        del cast(dict[object, object], data)[part]
