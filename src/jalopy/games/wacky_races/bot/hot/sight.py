"""The race as a seat sees it, in the few words the bots need. Tiles and cards go by the numbers of their kinds."""

from typing import Any, Final

from mypy_extensions import i64

from jalopy.games.wacky_races.components import FINISH, GRID, KIND_OF, ON_A_TILE, SWAMP, TERRAIN
from jalopy.kernel.questions import Facts

TERRAINS: Final = 4
WELCOME: Final = ("failed-plan",)  # a trap worth springing
NOWHERE: Final = -1
NO_SEAT: Final = -1

# A hand is one number: eight bits for the cards of each terrain.
BITS: Final = 8
ONE_OF: Final[list[int]] = [1 << BITS * card for card in range(TERRAINS)]


def hand_of(cards: list[int]) -> int:
    hand = 0
    for card in cards:
        hand += ONE_OF[card]
    return hand


def count_in(hand: i64, card: i64) -> i64:
    return hand >> BITS * card & 255


def size_of(hand: i64) -> i64:
    return (hand & 255) + (hand >> 8 & 255) + (hand >> 16 & 255) + (hand >> 24)


class Rival:
    """Another racer: the seat is NO_SEAT where nobody drives it."""

    def __init__(self, name: str, seat: int, tile: int, slow: bool) -> None:
        self.name = name
        self.seat = seat
        self.tile = tile
        self.slow = slow


class Road:
    """The tiles of the road: what they are, and whether there is a trap on them that is not known to be welcome."""

    def __init__(self, kinds: list[int], feared: list[bool], ahead: list[int]) -> None:
        self.kinds = kinds
        self.feared = feared
        self.ahead = ahead  # for every tile the next one with a free space, the own car not counted
        self.finish = len(kinds) - 1

    def next_to(self, tile: int) -> int:
        return self.ahead[min(tile, self.finish)]

    def traded(self, tile: int, other: int) -> "Road":
        """With two tiles in each other's place; traps travel with them."""
        kinds, feared = self.kinds.copy(), self.feared.copy()
        kinds[tile], kinds[other] = kinds[other], kinds[tile]
        feared[tile], feared[other] = feared[other], feared[tile]
        return Road(kinds, feared, self.ahead)


class Sight:
    def __init__(self, view: Facts) -> None:
        seen: Any = view
        self.seat: int = seen["seat"]
        self.tiles: list[Any] = seen["tiles"]
        racers: list[Any] = seen["racers"]
        self.racers = len(racers)
        self.mine: Any = racers[self.seat]
        self.name: str = self.mine["name"]
        self.tile: int = self.mine["tile"]
        self.crowd = [0] * len(self.tiles)
        self.others: list[Rival] = []
        self.lead_of_others = 0
        self.last_of_others = len(self.tiles)
        for place, racer in enumerate(racers):
            tile: int = racer["tile"]
            self.crowd[tile] += 1
            if place != self.seat:
                seat = NO_SEAT if racer["seat"] is None else int(racer["seat"])
                self.others.append(Rival(racer["name"], seat, tile, racer["slow"]))
                self.lead_of_others = max(self.lead_of_others, tile)
                self.last_of_others = min(self.last_of_others, tile)
        self.trapped = [False] * len(self.tiles)
        self.road = self._road()
        self.finish = self.road.finish
        hands: list[Any] = seen["hands"]
        self.cards: list[int] = [KIND_OF[card] for card in hands[self.seat]["cards"]]
        self.hand = hand_of(self.cards)
        self.hands: list[int] = [hand["count"] for hand in hands]
        self.hand_size: int = seen["race"]["hand"]
        self.played: int = seen["played"]
        self.plays: int = seen["plays"]
        self.free: int = seen["free"]  # so many of the next cards match every tile
        goes: dict[str, int | None] = seen["dastardly"]["goes"]
        self.goes = [NOWHERE] * TERRAINS  # Dastardly, by the card on top
        for card, name in enumerate(TERRAIN):
            to = goes.get(name)
            if to is not None:
                self.goes[card] = to
        self.spent = 0
        for power in self.mine["powers"]:
            if not power["ready"]:
                self.spent += 1

    def _road(self) -> Road:
        kinds: list[int] = []
        feared: list[bool] = []
        for tile, shown in enumerate(self.tiles):
            kinds.append(KIND_OF[shown["kind"]])
            self.trapped[tile] = shown["trapped"]
            feared.append(self.trapped[tile] and shown["trap"] not in WELCOME)
        finish = len(kinds) - 1
        ahead = [finish] * (finish + 1)
        for tile in range(finish - 1, 0, -1):
            others = self.crowd[tile] - 1 if tile == self.tile else self.crowd[tile]
            full = others >= ON_A_TILE and kinds[tile] != SWAMP and kinds[tile] != FINISH
            ahead[tile - 1] = ahead[tile] if full else tile
        return Road(kinds, feared, ahead)

    def next_to(self, tile: int) -> int:
        """The next tile with a free space, the own car not counted."""
        return self.road.ahead[min(tile, self.finish)]

    def feared(self, tile: int) -> bool:
        """Whether a trap lies there that is not known to be welcome."""
        return self.road.feared[tile]

    def kind(self, tile: int) -> int:
        return self.road.kinds[tile]

    def is_welcome(self, tile: int) -> bool:
        """Whether the trap there is known, and worth springing."""
        return self.tiles[tile]["trap"] in WELCOME

    def moving_tiles(self) -> list[int]:
        """Tiles of the road that may trade places."""
        kinds = self.road.kinds
        return [tile for tile in range(GRID + 1, self.finish) if kinds[tile] < TERRAINS]

    def held(self, card: str) -> int:
        """So many of that card are in hand."""
        return self.cards.count(KIND_OF[card]) if card in KIND_OF else 0

    def rival(self, name: str) -> Rival:
        """Of that name; the own car where it has it."""
        for rival in self.others:
            if rival.name == name:
                return rival
        return Rival(self.name, self.seat, self.tile, self.mine["slow"])
