"""Where a move leads and what it meets on the way (SR-18, SR-20, SR-21): worked out first, which changes nothing."""

from typing import Final

from mypy_extensions import mypyc_attr

from jalopy.games.scrap_racer.state import NO_SPACES, Race, Racer
from jalopy.games.scrap_racer.track import Track

# How a move treats scrap tiles (SR-20.4 to SR-20.6).
BY_POINTS: Final = 0  # it needs as many points as the tile says
TO_A_SPACE: Final = 1  # it leads to a certain space and has no points to spare
BY_FIGHT: Final = 2  # it counts spaces only
TOO_MUCH: Final = 1_000_000  # points that no move has


@mypyc_attr(acyclic=True, free_list_len=1)
class Way:
    def __init__(self, space: int, distance: int, points: int, steps: int = 0) -> None:
        self.space = space
        self.distance = distance
        self.points = points  # left over
        self.steps = steps
        self.left_somebody = False  # on a space that it came by
        self.entered = False  # at the fork it turned into the lane
        self.halted = False  # the Stop space or the pit stop's centre ended it
        self.held = False  # the line ended it
        self.blocked = 0  # the space of a scrap tile that ended it
        self.cleared = NO_SPACES  # whose scrap tile is removed; replaced, never changed

    @property
    def moved(self) -> bool:
        return self.steps > 0

    @property
    def leads_on(self) -> bool:
        """Whether it goes anywhere, or would but for a scrap tile."""
        return self.steps > 0 or self.blocked > 0


def way_forward(
    race: Race, racer: Racer, points: int, paying: int = BY_POINTS, into_pit: bool = False, meeting: bool = False
) -> Way:
    """Along the track, at the fork into the lane if it is wanted; `meeting`: the first occupied space ends it."""
    track = race.track
    if not track.special and not meeting:  # nothing lies on the way, so that no space needs to be looked at
        distance = racer.distance + points
        return Way(race.space(distance), distance, 0, points)
    way = Way(racer.space, racer.distance, points)
    while way.points > 0 and not way.halted:
        leaves = leaves_somebody(race, racer, way)
        if not step_forward(track, race.scrap, way, paying, into_pit):
            break
        if leaves:
            way.left_somebody = True
        if meeting and occupied(race, way.space, racer):
            break
    return way


def step_forward(track: Track, scrap: list[int], way: Way, paying: int, into_pit: bool) -> bool:
    """One space on, or not, for a scrap tile that takes more points than are left."""
    ahead = track.next_space(way.space, into_pit)
    cost = points_for(scrap[ahead], paying)
    if cost > way.points:
        way.blocked = ahead
        return False
    if ahead > track.length >= way.space:
        way.entered = True
    if scrap[ahead] and paying != BY_FIGHT:
        way.cleared = [*way.cleared, ahead]
    way.points -= cost
    way.steps += 1
    way.distance = distance_on(track, ahead, way.distance)
    way.space = ahead
    way.halted = track.halts[ahead]  # SR-18.1, SR-21.4
    return True


def points_for(tile: int, paying: int) -> int:
    """What it takes to come onto a space with a scrap tile, or, with a 0, without one."""
    if tile == 0 or paying == BY_FIGHT:
        return 1
    return TOO_MUCH if paying == TO_A_SPACE else tile


def distance_on(track: Track, space: int, before: int) -> int:
    """The distance on a space one step ahead of a distance: SR-21.7  the lane counts by what is left to the line."""
    if space == 1:
        return before + 1  # over the line, or onto the track
    return track.lap(before) * track.length + track.counts_as[space]


def leaves_somebody(race: Race, racer: Racer, way: Way) -> bool:
    """SR-5.7  Whether another racer stands where the way has got to; SR-21.5  in the centre only the way through counts."""
    if way.space == 0 or (way.steps == 0 and way.space == race.track.centre):
        return False
    return occupied(race, way.space, racer)


def occupied(race: Race, space: int, but: Racer) -> bool:
    return any(racer.space == space and racer is not but for racer in race.racers)


def passes(race: Race, racer: Racer, way: Way) -> bool:
    """SR-5.7  Whether the move leaves behind a space with another racer, be it the one it starts from."""
    track = race.track
    if track.special:
        return way.left_somebody
    here = racer.space
    for other in race.racers:
        there = other.space
        if other is racer or there == 0:
            continue
        steps = there - here if there >= here else there - here + track.length
        if steps < way.steps:
            return True
    return False


def way_back(race: Race, racer: Racer, points: int) -> Way:
    """SR-6.8  Never back over the line; from the track it never leads into the lane (SR-21.6)."""
    track = race.track
    way = Way(racer.space, racer.distance, points)
    while way.points > 0 and not way.halted:
        if way.space == 1:
            way.held = True
            break
        behind = track.behind[way.space]
        cost = points_for(race.scrap[behind], BY_POINTS)
        if cost > way.points:
            way.blocked = behind
            break
        if race.scrap[behind]:
            way.cleared = [*way.cleared, behind]
        way.points -= cost
        way.steps += 1
        way.distance = race.lap(way.distance) * track.length + track.counts_as[behind]
        way.space = behind
        way.halted = track.halts[behind]
    return way
