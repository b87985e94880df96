"""Moving space by space, where special pieces, scrap tiles or the pit lane may lie on the way (SR-18 to SR-21).

A way is worked out first, which changes nothing, and then gone.
"""

from typing import Final

from jalopy.games.scrap_racer.extras import Extras
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.questions import NO_FACTS, Facts
from jalopy.kernel.table import Table

# How a move treats scrap tiles (SR-20.4 to SR-20.6).
BY_POINTS: Final = 0  # it needs as many points as the tile says
TO_A_SPACE: Final = 1  # it leads to a certain space and has no points to spare
BY_FIGHT: Final = 2  # it counts spaces only


class Way:
    """Where a move leads, and what it meets."""

    def __init__(self, space: int, distance: int, points: int) -> None:
        self.space = space
        self.distance = distance
        self.points = points  # left over
        self.moved = False
        self.steps = 0
        self.cleared: list[int] = []  # spaces whose scrap tile is removed
        self.cleared_by = "SR-20.4"
        self.blocked = 0  # the space of a scrap tile that is too much
        self.halted = False  # the Stop space or the pit stop's centre ended it
        self.held = False  # the line ended it
        self.entered = False  # at the fork it turned into the lane
        self.passed = False  # SR-5.7
        self.met = False  # another racer ended it (SR-11.8)

    @property
    def leads_on(self) -> bool:
        """Whether it goes anywhere, or would but for a scrap tile."""
        return self.moved or self.blocked > 0


def next_space(race: Race, space: int, into_pit: bool) -> int:
    """The space ahead; at the fork a racer takes the lane if it wants to."""
    if into_pit and space == race.track.fork:
        return race.track.length + 1
    return race.track.ahead[space]


def distance_at(race: Race, before: int, space: int) -> int:
    """The distance on a space one step from a distance before it: SR-21.7  the lane counts by what is left to the line."""
    length = race.track.length
    if space == 1:
        return before + 1  # over the line, or onto the track
    lap = race.lap(before)
    return lap * length + race.track.counts_as[space]


def occupied(race: Race, space: int, but: Racer) -> bool:
    return any(racer.space == space and racer is not but for racer in race.racers)


def way_forward(
    race: Race, extras: Extras, racer: Racer, points: int, scrap: int, into_pit: bool = False, meeting: bool = False
) -> Way:
    """`meeting`: the first occupied space ends it."""
    track = race.track
    way = Way(racer.space, racer.distance, points)
    while way.points > 0:
        ahead = next_space(race, way.space, into_pit)
        tile = extras.scrap[ahead]
        if tile and scrap != BY_FIGHT and (scrap == TO_A_SPACE or tile > way.points):
            way.blocked = ahead
            break
        if way.space > 0 and (way.moved or way.space != track.centre) and occupied(race, way.space, racer):
            way.passed = True
        if into_pit and way.space == track.fork:
            way.entered = True
        way.distance = distance_at(race, way.distance, ahead)
        way.space = ahead
        way.moved = True
        way.steps += 1
        if tile and scrap != BY_FIGHT:
            way.points -= tile
            way.cleared.append(ahead)
        else:
            way.points -= 1
        if ahead == track.stop or ahead == track.centre:
            way.halted = True
            break
        if meeting and occupied(race, ahead, racer):
            way.met = True
            break
    if scrap == BY_FIGHT and way.moved and extras.scrap[way.space]:
        way.cleared.append(way.space)
        way.cleared_by = "SR-20.6"
    return way


def way_back(race: Race, extras: Extras, racer: Racer, points: int) -> Way:
    """SR-6.8  Never back over the line; from the track it never leads into the lane (SR-21.6)."""
    track = race.track
    way = Way(racer.space, racer.distance, points)
    while way.points > 0:
        if way.space == 1:
            way.held = True
            break
        behind = track.behind[way.space]
        tile = extras.scrap[behind]
        if tile > way.points:
            way.blocked = behind
            break
        way.distance = race.lap(way.distance) * track.length + track.counts_as[behind]
        way.space = behind
        way.moved = True
        way.points -= max(tile, 1)
        if tile:
            way.cleared.append(behind)
        if behind == track.stop or behind == track.centre:
            way.halted = True
            break
    return way


def go(race: Race, extras: Extras, racer: Racer, way: Way, table: Table, rule: str) -> None:
    """The racer goes the way; what its new space does to it comes later (`landing`)."""
    for space in way.cleared:
        clear(extras, racer, space, table, way.cleared_by)
    if way.held and table.listening:
        table.tell("held-at-line", {"racer": racer.name}, "SR-6.8")
    if way.moved:
        arrive(race, extras, racer, way.distance, way.space, table, rule)
    elif way.held:
        tell_unmoved(racer, table, rule)
    if not table.listening:
        return
    if way.halted:
        stop = "SR-18.1" if way.space == race.track.stop else "SR-21.4"
        table.tell("halted", {"racer": racer.name, "space": way.space, "lost": way.points}, stop)
    if way.blocked:
        tell_blocked(extras, racer, way, table, NO_FACTS)


def tell_blocked(extras: Extras, racer: Racer, way: Way, table: Table, more: Facts) -> None:
    """SR-20.5"""
    if table.listening:
        facts: Facts = {"racer": racer.name, "space": way.blocked, "tile": extras.scrap[way.blocked]}
        table.tell("blocked", {**facts, "lost": way.points, **more}, "SR-20.5")


def tell_unmoved(racer: Racer, table: Table, rule: str) -> None:
    """The line holds the racer where it is."""
    if table.listening:
        table.tell("moved", {"racer": racer.name, "from": racer.distance, "to": racer.distance}, rule)


def clear(extras: Extras, racer: Racer, space: int, table: Table, rule: str) -> None:
    """A scrap tile leaves the game."""
    tile = extras.scrap[space]
    extras.lay_scrap(space, 0)
    if table.listening:
        table.tell("scrap-removed", {"racer": racer.name, "tile": tile, "space": space}, rule)


def arrive(race: Race, extras: Extras, racer: Racer, distance: int, space: int, table: Table, rule: str) -> None:
    before, left = racer.distance, racer.space
    racer.distance = distance
    racer.space = space
    race.arrived(racer)
    if race.lap(distance) > race.lap(before):
        race.crossed = True
    if left == race.track.centre and left > 0:
        extras.centre = [index for index in extras.centre if index != racer.index]
    if space == race.track.centre and space > 0:
        extras.centre = [*extras.centre, racer.index]
    if (space == race.track.stop or space == race.track.centre) and racer is race.active:
        extras.halted = True
    if racer.index not in extras.landing:
        extras.landing.append(racer.index)
    if table.listening:
        length = race.track.length
        facts: Facts = {"racer": racer.name, "from": before, "to": distance}
        if space > length:
            facts["lane"] = space - length
            facts["space"] = space
        elif left > length:
            facts["from_lane"] = left - length
        table.tell("moved", facts, rule)


def forward(race: Race, extras: Extras, racer: Racer, points: int, table: Table, rule: str) -> None:
    """By a card, an ability or slime: along the track, or along the lane if the racer is in it (SR-21.6)."""
    go(race, extras, racer, way_forward(race, extras, racer, points, BY_POINTS), table, rule)


def back(race: Race, extras: Extras, racer: Racer, points: int, table: Table, rule: str) -> None:
    go(race, extras, racer, way_back(race, extras, racer, points), table, rule)


def win(race: Race, extras: Extras, racer: Racer, spaces: int, table: Table, rule: str) -> None:
    """SR-20.6  The winner of a fight moves on, whatever scrap lies there."""
    go(race, extras, racer, way_forward(race, extras, racer, spaces, BY_FIGHT), table, rule)


def put_down(race: Race, extras: Extras, racer: Racer, distance: int, table: Table, rule: str) -> None:
    """SR-11.11  Onto the track itself, whatever lies between; SR-20.6  scrap on that space is removed."""
    space = race.space(distance)
    if space == racer.space:
        tell_unmoved(racer, table, rule)
        return
    if extras.scrap[space]:
        clear(extras, racer, space, table, "SR-20.6")
    arrive(race, extras, racer, distance, space, table, rule)


def push(race: Race, extras: Extras, racer: Racer, points: int, pushed: int, table: Table, rule: str) -> None:
    """SR-11.8  Nobody is pushed off the pit stop's centre, where there is room for all (SR-21.5)."""
    way = way_forward(race, extras, racer, points, BY_POINTS, meeting=True)
    go(race, extras, racer, way, table, rule)
    if way.moved and way.space != race.track.centre:
        for other in race.on_space(way.space):
            if other is not racer:
                table.tell("pushed", {"racer": other.name, "by": racer.name}, rule)
                forward(race, extras, other, pushed, table, rule)
                return
