"""The race as a seat sees it, in the few words the bots need."""

from collections import Counter
from functools import lru_cache
from typing import Any, Final, NamedTuple

from jalopy.games.scrap_racer.bot.hot.road import Road, see_road
from jalopy.games.scrap_racer.components import LAPS, PILES, SPACES_PER_TILE, faces
from jalopy.games.scrap_racer.pieces import more_markers
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

Counts = tuple[tuple[str, int], ...]
"""How many there are of each kind; a tuple, so that what is seen can be looked up."""

# How many of each kind the box holds.
KINDS: Final = {
    **{f"crash.{pile}": Counter(faces(f"crash.{pile}")) for pile in PILES},
    "goal": Counter(faces("goal")),
    "bonus.cards": Counter(faces("bonus.cards")),
    "boost.markers": Counter(faces("boost.markers", "markers")),
    "more.markers": Counter(faces("boost.markers", "markers") + faces("expansion.boost.markers", "markers")),
}


class Racer(NamedTuple):
    name: str
    seat: int
    distance: int
    laps: int
    bonus_markers: int
    slots: int
    boosts: tuple[str, ...]
    abilities: frozenset[str]
    lane: int  # its space in the pit lane; 0: on the track


class Sight(NamedTuple):
    """All that stays the same while the dice roll. Racers stand in the order of their turns."""

    seat: int
    length: int
    straight: tuple[bool, ...]  # by space; there is no space 0
    racers: tuple[Racer, ...]
    active: int  # whose turn it is, as a place among the racers
    hand: tuple[str, ...]
    hands: tuple[int, ...]  # how many cards each seat holds
    crash: tuple[Counts, ...]  # what is left in the three piles
    goal: Counts
    bonus: Counts  # in the deck and in other hands
    boosts: Counts  # face down, on the track and in the supply
    markers: frozenset[int]  # spaces that hold one
    jackal_always: bool
    catch_up_by_rank: bool
    road: Road | None  # None: nothing special lies on the track

    @property
    def finish(self) -> int:
        """The last space of the last lap; whoever has gone farther is through."""
        return LAPS * self.length

    @property
    def two_racers_each(self) -> bool:
        return len(self.racers) > len(self.hands)

    def space(self, distance: int) -> int:
        return 0 if distance == 0 else (distance - 1) % self.length + 1

    def lap(self, distance: int) -> int:
        return 0 if distance == 0 else (distance - 1) // self.length


def see(view: Facts, settings: Values) -> Sight:
    shown: Any = view
    seat = shown["seat"]
    hand = tuple(sorted(shown["hands"][seat]["cards"]))
    racers = tuple(
        Racer(
            racer["name"],
            racer["seat"],
            racer["distance"],
            racer["laps"],
            racer["bonus_markers"],
            racer["slots"],
            tuple(sorted(racer["boosts"])),
            frozenset(racer.get("abilities") or [racer["name"]]),
            racer.get("lane") or 0,
        )
        for racer in shown["racers"]
    )
    open_card = [] if shown["crash_card"] is None else [shown["crash_card"]]
    taken = [marker for racer in racers for marker in racer.boosts]
    return Sight(
        seat,
        shown["track"]["length"],
        _straight(shown["track"]["word"]),
        racers,
        next((place for place, racer in enumerate(racers) if racer.name == shown["active"]), 0),
        hand,
        tuple(owner["count"] for owner in shown["hands"]),
        tuple(
            _left(f"crash.{name}", (*pile["discard"], *open_card))
            for name, pile in zip(PILES, shown["crash"], strict=True)
        ),
        _left("goal", tuple(shown["goal"]["discard"])),
        _left("bonus.cards", (*shown["bonus"]["discard"], *hand)),
        _left("more.markers" if more_markers(settings, shown["seats"]) else "boost.markers", (*shown["used"], *taken)),
        frozenset(shown["markers"]),
        settings["jackal"] == "always",
        settings["catch_up"] == "rank",
        see_road(view),
    )


@lru_cache(maxsize=64)
def _straight(word: str) -> tuple[bool, ...]:
    return (False, *(tile == "S" for tile in word for _ in range(SPACES_PER_TILE)))


@lru_cache(maxsize=1024)
def _left(group: str, gone: tuple[str, ...]) -> Counts:
    """What is left of a group of the box without these; all of it where nothing would be, for a pile is formed anew."""
    left = KINDS[group] - Counter(gone)
    return tuple((left or KINDS[group]).items())
