"""A box of Home Racers with other numbers in it: gears, limits, dice, points and what things on the course do."""

from pathlib import Path
from typing import Any

CHANGES: dict[str, dict[str, Any]] = {
    "players": {"colours": ["blue", "green", "yellow", "red"]},
    "gears": {"top": 6, "tiles": 3, "good": 4, "lane_changes": [1, 0, 1, 2, 2, 3], "turns": [1, 3, 1, 0, 1, 0]},
    "dice": {"black": 4},
    "danger": {"hit": 6, "lane_change": 2, "loss_of_control": 2},
    "effects": {"caltrops": 2, "booster": 3},
    "sheet": {"divisor": 2, "most": 15},
}


def change() -> None:
    """Before the game is loaded, which reads its box once."""
    from jalopy.kernel import box

    plain = box.read_box

    def read(path: Path) -> box.Box:
        found = plain(path)
        if path.parent.name == "home_racers":
            for group, numbers in CHANGES.items():
                found.groups[group].update(numbers)
        return found

    setattr(box, "read_box", read)  # noqa: B010 - a function to everybody else
