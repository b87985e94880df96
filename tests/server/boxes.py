"""Boxes with other things in them: what the page shows comes from the rules alone, so it must be right all the same."""

from pathlib import Path
from typing import Any, Final

Groups = dict[str, dict[str, Any]]

SCRAP_RACER: Final[Groups] = {
    "laps": {"to_win": 2},
    "dice": {"count": 4},
    "bonus.slots": {"usual": 2, "hover": 1},
    "crash.low": {"cards": {"advance-2": 2, "two-dice": 1}},
    "crash.middle": {"cards": {"three-forward": 30, "stay-put": 1}},
    "goal": {"cards": {"all-but-first": 20, "last": 3}},
}
WACKY_RACES: Final[Groups] = {
    "racers": {"in_a_race": 5},
    "cards.movement": {"cards": {"desert": 15, "forest": 14, "prairie": 13, "farm": 12}},
    "cards.traps": {"cards": {"oil": 3, "boulder": 3, "log": 3, "mud-pool": 2}},
    "hand": {"cards": 4},
    "start.board": {"spaces": 7},
    "start.wild": {"spaces": [1, 2, 3]},
    "tiles.first": {"tiles": {"desert": 3, "forest": 2, "prairie": 3, "farm": 2}},
    "tiles.second": {"tiles": {"desert": 3, "forest": 3, "prairie": 3, "farm": 3}},
}
SCRAPYARD_EMPIRE: Final[Groups] = {
    "deal": {"part": 5, "machine": 7, "invention": 2},
    "limits": {"part": 10, "machine": 8, "invention": 3},
    "turn": {"actions": 3},
    "goal": {"group": 3},
    "rolls": {"dig": 2, "steal": 3},
    "abilities.digby": {"dig": 2},
    "cards.standard": {"parts": 9, "machines": 5},
}
PARTS_EACH: Final = 2  # of a small machine
HOME_RACERS: Final[Groups] = {
    "players": {"colours": ["blue", "green", "yellow", "red"]},
    "gears": {"top": 6, "tiles": 3, "good": 4, "lane_changes": [1, 0, 1, 2, 2, 3], "turns": [1, 3, 1, 0, 1, 0]},
    "dice": {"black": 4},
    "danger": {"hit": 6, "lane_change": 2, "loss_of_control": 2},
    "effects": {"caltrops": 2, "booster": 3},
    "sheet": {"divisor": 2, "most": 15},
}
OTHER: Final = {
    "scrap_racer": SCRAP_RACER,
    "wacky_races": WACKY_RACES,
    "scrapyard_empire": SCRAPYARD_EMPIRE,
    "home_racers": HOME_RACERS,
}


def change() -> None:
    """Before any game is loaded, each of which reads its box once."""
    from jalopy.kernel import box

    plain = box.read_box

    def read(path: Path) -> box.Box:
        found = plain(path)
        for group, facts in OTHER.get(path.parent.name, {}).items():
            found.groups[group] = {**found.groups[group], **facts}
        if path.parent.name == "scrapyard_empire":
            machines: Any = found.groups["guide.machines"]
            found.groups["guide.machines"] = {
                name: needed if name == "source" else needed[:PARTS_EACH] for name, needed in machines.items()
            }
        return found

    setattr(box, "read_box", read)  # noqa: B010 - a function to everybody else
