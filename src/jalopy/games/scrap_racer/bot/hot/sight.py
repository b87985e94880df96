"""The race as a seat sees it, in the few words the bots need."""

from collections import Counter
from typing import Any, Final

from mypy_extensions import i64

from jalopy.games.scrap_racer.bot.hot.road import Road, abilities_of, see_road
from jalopy.games.scrap_racer.components import BONUS_CARDS, PILES, SPACES_PER_TILE
from jalopy.games.scrap_racer.contents import Contents, contents_of
from jalopy.games.scrap_racer.pieces import more_markers
from jalopy.games.scrap_racer.ways import Way
from jalopy.kernel.kept import Kept
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

# Bonus cards go by their places here; a hand is one number with some bits for each of them.
CARDS: Final[list[str]] = sorted(BONUS_CARDS)
BITS: Final = 5
ONE_OF: Final[list[int]] = [1 << BITS * card for card in range(len(CARDS))]
CRASH_PILES: Final[list[str]] = [f"crash.{name}" for name in PILES]
NUMBER: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}


class Left:
    """What is left of a group of the box: how many of each kind, and together."""

    def __init__(self, counts: list[tuple[str, int]]) -> None:
        self.counts = counts
        self.total = sum([count for _, count in counts])


class Racer:
    def __init__(self, shown: Any) -> None:
        self.name: str = shown["name"]
        self.seat: int = shown["seat"]
        self.distance: int = shown["distance"]
        self.laps: int = shown["laps"]
        self.bonus_markers: int = shown["bonus_markers"]
        self.slots: int = shown["slots"]
        self.boosts: list[str] = shown["boosts"]
        self.abilities: int = abilities_of(shown.get("abilities", [self.name]))
        self.lane: int = shown.get("lane") or 0  # its space in the pit lane; 0: on the track


class Ground:
    """What of the track never changes, by space; there is no space 0."""

    def __init__(self, word: str) -> None:
        self.straight = [False]
        for tile in word:
            self.straight.extend([tile == "S"] * SPACES_PER_TILE)
        self.length = len(self.straight) - 1
        self.to_straight = [self._way_to(space, True) for space in range(self.length + 1)]
        self.to_curve = [self._way_to(space, False) for space in range(self.length + 1)]

    def _way_to(self, space: int, wanted: bool) -> int:
        """SR-13.2, SR-13.3  Spaces to the next straight (or curve) strictly ahead; 0 if there is none."""
        for spaces in range(1, self.length + 1):
            if self.straight[(space + spaces - 1) % self.length + 1] == wanted:
                return spaces
        return 0


_GROUNDS: Final[Kept[str, Ground]] = Kept()


def ground_of(word: str) -> Ground:
    ground = _GROUNDS.get(word)
    return _GROUNDS.keep(word, Ground(word)) if ground is None else ground


class Sight:
    """All that stays the same while the dice roll. Racers stand in the order of their turns."""

    def __init__(self, view: Facts, settings: Values) -> None:
        shown: Any = view
        self.box = contents_of(settings)
        self.seat: int = shown["seat"]
        self.ground = ground_of(shown["track"]["word"])
        self.length = self.ground.length
        self.racers: list[Racer] = [Racer(racer) for racer in shown["racers"]]
        self.active = 0  # whose turn it is, as a place among the racers
        for place, racer in enumerate(self.racers):
            if racer.name == shown["active"]:
                self.active = place
        self.hand: list[str] = shown["hands"][self.seat]["cards"]
        self.hands: list[int] = [owner["count"] for owner in shown["hands"]]  # how many cards each seat holds
        gone: list[str] = [] if shown["crash_card"] is None else [shown["crash_card"]]
        self.crash: list[Left] = []  # what is left in the three piles
        for at, pile in enumerate(shown["crash"]):
            self.crash.append(left_of(self.box, CRASH_PILES[at], pile["discard"] + gone))
        self.goal = left_of(self.box, "goal", shown["goal"]["discard"])
        self.bonus = left_of(self.box, "bonus.cards", shown["bonus"]["discard"] + self.hand)  # in deck and other hands
        taken = [marker for racer in self.racers for marker in racer.boosts]
        group = MORE_MARKERS if more_markers(settings, shown["seats"]) else "boost.markers"
        self.boosts = left_of(self.box, group, shown["used"] + taken)  # face down, on the track and in the supply
        self.markers = [False] * (self.length + 1)  # by space
        for space in shown["markers"]:
            self.markers[space] = True
        self.jackal_always = settings["jackal"] == "always"
        self.catch_up_by_rank = settings["catch_up"] == "rank"
        self.road: Road | None = see_road(view)  # None: nothing special lies on the track
        self.finish = self.box.laps * self.length  # the last space of the last lap; whoever has gone farther is through
        self.two_racers_each = len(self.racers) > len(self.hands)

    def space(self, distance: int) -> int:
        return 0 if distance == 0 else int((i64(distance) - 1) % i64(self.length)) + 1

    def way_from(self, distance: int, lane: int, points: int) -> Way:
        """The beginning of a move on a special track, from a space of the pit lane where there is one."""
        return Way(self.length + lane if lane else self.space(distance), distance, points)

    def lap(self, distance: int) -> int:
        return 0 if distance == 0 else int((i64(distance) - 1) // i64(self.length))


def hand_of(cards: list[str]) -> int:
    hand = 0
    for card in cards:
        hand += ONE_OF[NUMBER[card]]
    return hand


_LEFT: Final[Kept[tuple[str, str, tuple[str, ...]], Left]] = Kept(4096)
MORE_MARKERS: Final = "more.markers"


def left_of(box: Contents, group: str, gone: list[str]) -> Left:
    """What is left of a group without these; all of it where nothing would be, for a pile is formed anew."""
    key = (box.changes, group, tuple(gone))
    known = _LEFT.get(key)
    if known is None:
        kinds = kinds_of(box, group)
        left = dict(kinds)
        for card in gone:
            if card in left:  # the open crash card is of one pile only
                left[card] -= 1
        counts = [(card, count) for card, count in left.items() if count > 0]
        known = _LEFT.keep(key, Left(counts or [(card, count) for card, count in kinds.items() if count > 0]))
    return known


_KINDS: Final[Kept[tuple[str, str], dict[str, int]]] = Kept(256)


def kinds_of(box: Contents, group: str) -> dict[str, int]:
    """How many of each kind the box holds. Not to be changed."""
    key = (box.changes, group)
    known = _KINDS.get(key)
    return _KINDS.keep(key, dict(Counter(_pieces_of(box, group)))) if known is None else known


def _pieces_of(box: Contents, group: str) -> list[str]:
    if group == MORE_MARKERS:
        return box.faces("boost.markers", "markers") + box.faces("expansion.boost.markers", "markers")
    return box.faces(group, "markers" if group == "boost.markers" else "cards")
