"""The docs' tables of what environments show and which actions they know, made from the games' observers.

python -m jalopy.envs.tables            write docs/environments/<game>.md
python -m jalopy.envs.tables --check    say which of them no longer fit, with the exit status too
"""

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from jalopy.envs.names import name_of, names, observer_of
from jalopy.kernel.observing import Group, Observer

ROOT: Final = Path(__file__).resolve().parents[3]
MOST_NAMED: Final = 45  # actions of a family; of more the first and the last are named


def page(observer: Observer) -> str:
    game = observer.game
    seats = f"{min(game.seat_counts)} to {max(game.seat_counts)}"
    lines = [
        f"# {game.rulebook.title}: observations and actions",
        "",
        f"`{name_of(game.name)}`, for {seats} seats. Made from the game's `observing.py` by `python -m jalopy.envs.tables`.",
        "",
        f"## {observer.size} numbers",
        "",
        "`+` counts from the beginning of each racer, player, tile …",
        "",
        "| numbers | | from | to | |",
        "|---|---|---|---|---|",
        *_observation(observer),
        "",
        f"## {len(observer.actions)} actions",
        "",
        "| actions | |",
        "|---|---|",
        *_actions(observer),
    ]
    return "\n".join(lines) + "\n"


def _observation(observer: Observer) -> Iterator[str]:
    first = 0
    for group in observer.groups:
        times = f", {group.times} × {group.width}" if group.times > 1 else ""
        yield f"| {_span(first, group.size)} | **{group.name}**{times} | | | {group.text} |"
        yield from _fields(group, first)
        first += group.size


def _fields(group: Group, first: int) -> Iterator[str]:
    at = 0 if group.times > 1 else first
    for field in group.fields:
        plus = "+" if group.times > 1 else ""
        yield f"| {plus}{_span(at, field.size)} | {field.name} | {field.low} | {field.high} | {field.text} |"
        at += field.size


def _actions(observer: Observer) -> Iterator[str]:
    at = 0
    slots = {slot.name: slot.kind for slot in observer.slots}
    for family, named in groupby(observer.actions, key=_family):
        actions = list(named)
        if family in slots and len(actions) == next(slot.width for slot in observer.slots if slot.name == family):
            told = f"`{actions[0]}` … `{actions[-1]}`: the first option offered when `{slots[family]}` is asked, the second …"
        elif len(actions) > MOST_NAMED:
            told = f"`{actions[0]}` … `{actions[-1]}`"
        else:
            told = ", ".join(f"`{action}`" for action in actions)
        yield f"| {_span(at, len(actions))} | {told} |"
        at += len(actions)


def _family(action: str) -> str:
    return action.partition(":")[0] if ":" in action else ""


def _span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


def files() -> dict[Path, str]:
    found = [observer_of(name) for name in names()]
    return {ROOT / "docs" / "environments" / f"{observer.game.name}.md": page(observer) for observer in found}


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("usage: python -m jalopy.envs.tables [--check]", file=sys.stderr)
        return 2
    stale = 0
    for path, text in files().items():
        if path.is_file() and path.read_text("utf-8") == text:
            continue
        stale += 1
        if arguments:
            print(f"{path.relative_to(ROOT)} no longer fits; write it with `python -m jalopy.envs.tables`.")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return 1 if arguments and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
