"""The race as a seat sees it, in the few words the bots need."""

from copy import copy
from typing import Any, Final

from jalopy.games.wacky_races.components import GRID, ON_A_TILE, STATION
from jalopy.kernel.questions import Facts

TERRAIN: Final = ("desert", "forest", "prairie", "farm")
ROOMY: Final = ("swamp", "finish")
WELCOME: Final = ("failed-plan",)  # a trap worth springing


class Sight:
    def __init__(self, view: Facts) -> None:
        seen: Any = view
        self.seat: int = seen["seat"]
        self.kinds: list[str] = [tile["kind"] for tile in seen["tiles"]]
        self.trapped: list[bool] = [tile["trapped"] for tile in seen["tiles"]]
        self.known_traps: list[str | None] = [tile["trap"] for tile in seen["tiles"]]
        self.finish = len(self.kinds) - 1
        self.racers: list[Any] = seen["racers"]
        self.crowd = [0] * len(self.kinds)
        for racer in self.racers:
            self.crowd[racer["tile"]] += 1
        self.mine: Any = self.racers[self.seat]
        self.tile: int = self.mine["tile"]
        self.others: list[Any] = [racer for racer in self.racers if racer is not self.mine]
        self.lead_of_others = max(int(racer["tile"]) for racer in self.others)
        self.last_of_others = min(int(racer["tile"]) for racer in self.others)
        self._ahead = self._free_spaces()
        self.hand: list[str] = list(seen["hands"][self.seat]["cards"])
        self.hands: list[int] = [hand["count"] for hand in seen["hands"]]
        self.hand_size: int = seen["race"]["hand"]
        self.played: int = seen["played"]
        self.plays: int = seen["plays"]
        self.free: int = seen["free"]  # so many of the next cards match every tile
        self.dastardly: int | None = seen["dastardly"]["tile"]
        self.goes: dict[str, int | None] = seen["dastardly"]["goes"]
        self.spent = sum(not power["ready"] for power in self.mine["powers"])

    def matches(self, tile: int, card: str) -> bool:
        kind = self.kinds[tile]
        return kind == card or kind not in TERRAIN

    def ahead(self, tile: int) -> int:
        """The next tile with a free space, the own car not counted."""
        return self._ahead[min(tile, self.finish)]

    def _free_spaces(self) -> list[int]:
        """For every tile the next one ahead with a free space."""
        ahead = [self.finish] * (self.finish + 1)
        for tile in range(self.finish - 1, 0, -1):
            full = self.crowd[tile] - (tile == self.tile) >= ON_A_TILE and self.kinds[tile] not in ROOMY
            ahead[tile - 1] = ahead[tile] if full else tile
        return ahead

    def feared(self, tile: int) -> bool:
        """Whether a trap lies there that is not known to be welcome."""
        return self.trapped[tile] and self.known_traps[tile] not in WELCOME

    def moving_tiles(self) -> list[int]:
        """Tiles of the road that may trade places."""
        return [tile for tile in range(GRID + 1, self.finish) if tile != STATION and self.kinds[tile] in TERRAIN]

    def traded(self, tile: int, other: int) -> "Sight":
        """The same race with two tiles in each other's place; traps travel with them."""
        sight = copy(self)
        for name in ("kinds", "trapped", "known_traps"):
            listed = list(getattr(self, name))
            listed[tile], listed[other] = listed[other], listed[tile]
            setattr(sight, name, listed)
        return sight

    def racer(self, name: str) -> Any:
        return next(racer for racer in self.racers if racer["name"] == name)
