"""WR-12  What is special about one race of a championship; a single race has nothing special."""

from typing import Final

from jalopy.games.wacky_races.components import BOX, HAND_SIZE, PLAYS, SPECIAL

SEASONS: Final = ("season-1", "season-2", "season-3", "season-4")
RACES_A_SEASON: Final = 4
GRAND: Final = "grand"
NO_CHAMPIONSHIP: Final = "none"


class RaceRules:
    def __init__(self, season: int, number: int, data: dict[str, object]) -> None:
        self.season = season  # 1 to 4; 0 outside of championships
        self.number = number  # 1 to 4 in its season; 0 likewise
        self.names = [name for name in data if name != "special"]
        special = data.get("special", [])
        assert isinstance(special, list)
        self.special: list[str] = [str(name) for name in special]
        self.specials = _number(data, "specials", 1)  # by lot, where none are named
        self.hand = _number(data, "hand", HAND_SIZE)
        self.plays = _number(data, "plays", PLAYS)
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


def read_season(number: int) -> list[RaceRules]:
    races = BOX.group(f"championship.{SEASONS[number - 1]}")["races"]
    assert isinstance(races, list)
    return [RaceRules(number, place, race) for place, race in enumerate(races, 1)]


ALL_SEASONS: Final[list[list[RaceRules]]] = [read_season(number) for number in range(1, len(SEASONS) + 1)]
SINGLE: Final[dict[str, list[RaceRules]]] = {  # a schedule of one race, by the setting `special`
    "random": [RaceRules(0, 0, {})],
    **{name: [RaceRules(0, 0, {"special": [name]})] for name in SPECIAL},
}


def schedule_of(championship: str, special: str) -> list[RaceRules]:
    """WR-12.1"""
    if championship == NO_CHAMPIONSHIP:
        return SINGLE[special]
    if championship == GRAND:
        return [race for season in ALL_SEASONS for race in season]
    return ALL_SEASONS[SEASONS.index(championship)]


def points() -> list[int]:
    places = BOX.group("championship.points")["places"]
    assert isinstance(places, list)
    return [int(each) for each in places]


POINTS: Final[list[int]] = points()
