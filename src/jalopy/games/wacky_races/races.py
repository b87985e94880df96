"""WR-12  What is special about one race of a championship; a single race has nothing special."""

from typing import Final

SEASONS: Final = ("season-1", "season-2", "season-3", "season-4")
RACES_A_SEASON: Final = 4
GRAND: Final = "grand"
NO_CHAMPIONSHIP: Final = "none"


class RaceRules:
    """`hand` and `plays` are the usual ones."""

    def __init__(self, season: int, number: int, data: dict[str, object], hand: int, plays: int) -> None:
        self.season = season  # 1 to 4; 0 outside of championships
        self.number = number  # 1 to 4 in its season; 0 likewise
        self.names = [name for name in data if name != "special"]
        special = data.get("special", [])
        assert isinstance(special, list)
        self.special: list[str] = [str(name) for name in special]
        self.specials = _number(data, "specials", 1)  # by lot, where none are named
        self.hand = _number(data, "hand", hand)
        self.plays = _number(data, "plays", plays)
        self.first_trap = "first-trap" in data  # WR-12.9
        self.tired = "tired" in data  # WR-12.10
        self.face_down = "face-down" in data  # WR-12.11
        self.dry = "dry" in data  # WR-12.12
        self.tied = "tied" in data  # WR-12.14
        self.no_plans = "no-plans" in data  # WR-12.15
        self.open_traps = "open-traps" in data  # WR-12.16
        self.eager = "eager" in data  # WR-12.17
        self.lots = "lots" in data  # WR-12.18
        self.mixed = "mixed" in data  # WR-12.19
        self.double = "double" in data  # WR-12.20


def _number(data: dict[str, object], name: str, usual: int) -> int:
    value = data.get(name, usual)
    assert isinstance(value, int)
    return value
