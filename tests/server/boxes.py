"""A box of Wacky Races with other things in it: more road, a longer starting board, fewer racers, other cards."""

from pathlib import Path
from typing import Any

CHANGED: dict[str, dict[str, Any]] = {
    "racers": {"in_a_race": 5},
    "cards.movement": {"cards": {"desert": 15, "forest": 14, "prairie": 13, "farm": 12}},
    "cards.traps": {"cards": {"oil": 3, "boulder": 3, "log": 3, "mud-pool": 2}},
    "hand": {"cards": 4},
    "start.board": {"spaces": 7},
    "start.wild": {"spaces": [1, 2, 3]},
    "tiles.first": {"tiles": {"desert": 3, "forest": 2, "prairie": 3, "farm": 2}},
    "tiles.second": {"tiles": {"desert": 3, "forest": 3, "prairie": 3, "farm": 3}},
}


def change() -> None:
    """Before the game is loaded, which reads its box once."""
    from jalopy.kernel import box

    plain = box.read_box

    def read(path: Path) -> box.Box:
        found = plain(path)
        if path.parent.name == "wacky_races":
            for group, facts in CHANGED.items():
                found.groups[group] = {**found.groups[group], **facts}
        return found

    setattr(box, "read_box", read)  # noqa: B010 - a function to everybody else
