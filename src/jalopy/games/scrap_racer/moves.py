"""The ways a racer changes its place: it moves forward or back, wins a fight, pushes, or is put somewhere."""

from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.ways import BY_FIGHT, Way, way_back, way_forward
from jalopy.kernel.questions import NO_FACTS, Facts
from jalopy.kernel.table import Table


def forward(race: Race, racer: Racer, points: int, table: Table, rule: str) -> None:
    """By a card or slime: along the track, or along the lane if the racer is in it (SR-21.6)."""
    go(race, racer, way_forward(race, racer, points), table, rule)


def back(race: Race, racer: Racer, points: int, table: Table, rule: str) -> None:
    """SR-1.5  Not at all off the track."""
    if racer.distance > 0:
        go(race, racer, way_back(race, racer, points), table, rule)


def win(race: Race, racer: Racer, spaces: int, table: Table, rule: str) -> None:
    """SR-5.3  The winner of a fight moves on; SR-20.6  whatever scrap lies there."""
    way = way_forward(race, racer, spaces, BY_FIGHT)
    if race.scrap[way.space] and way.moved:
        clear(race, racer, way.space, table, "SR-20.6")
    go(race, racer, way, table, rule)


def push(race: Race, racer: Racer, points: int, pushed: int, table: Table, rule: str) -> None:
    """SR-11.8  Nobody is pushed off the pit stop's centre, where there is room for all (SR-21.5)."""
    way = way_forward(race, racer, points, meeting=True)
    go(race, racer, way, table, rule)
    if way.moved and way.space != race.track.centre:
        for other in race.on_space(way.space):
            if other is not racer:
                table.tell("pushed", {"racer": other.name, "by": racer.name}, rule)
                forward(race, other, pushed, table, rule)
                return


def put_down(race: Race, racer: Racer, distance: int, table: Table, rule: str) -> None:
    """SR-11.11  Onto the track itself, whatever lies between; SR-20.6  scrap on that space is removed."""
    space = race.space(distance)
    if space == racer.space:
        tell_unmoved(racer, table, rule)
        return
    if race.scrap[space]:
        clear(race, racer, space, table, "SR-20.6")
    arrive(race, racer, space, distance, table, rule)


def go(race: Race, racer: Racer, way: Way, table: Table, rule: str) -> None:
    """The racer goes the way; what its new space does to it comes later (SR-17.4)."""
    if way.entered and table.listening:
        table.tell("entered-pit-lane", {"racer": racer.name}, "SR-21.6")
    for space in way.cleared:
        clear(race, racer, space, table, "SR-20.4")
    if way.held and table.listening:
        table.tell("held-at-line", {"racer": racer.name}, "SR-6.8")
    if way.moved:
        arrive(race, racer, way.space, way.distance, table, rule)
    elif way.held:
        tell_unmoved(racer, table, rule)
    if way.halted and table.listening:
        stop = "SR-18.1" if way.space == race.track.stop else "SR-21.4"
        table.tell("halted", {"racer": racer.name, "space": way.space, "lost": way.points}, stop)
    if way.blocked:
        tell_blocked(race, racer, way.blocked, way.points, table)


def arrive(race: Race, racer: Racer, space: int, distance: int, table: Table, rule: str) -> None:
    before, left = racer.distance, racer.space
    racer.distance = distance
    racer.space = space
    race.arrivals += 1
    racer.came = race.arrivals
    if race.lap(distance) > racer.laps:
        race.this_turn.crossed = True
    if race.track.special:
        come_to_piece(race, racer, left)
    if table.listening:
        table.tell("moved", {"racer": racer.name, "from": before, "to": distance, **in_lane(race, left, space)}, rule)


def come_to_piece(race: Race, racer: Racer, left: int) -> None:
    """What is to be remembered of a new space, and of the one that was left."""
    turn, track, space = race.this_turn, race.track, racer.space
    if left == track.centre:
        race.centre = [index for index in race.centre if index != racer.index]
    if space == track.centre:
        race.centre = [*race.centre, racer.index]
    if track.halts[space] and racer is race.active:
        turn.halted = True
    if track.effect[space] and racer.index not in turn.landing:
        turn.landing = [*turn.landing, racer.index]


def in_lane(race: Race, left: int, space: int) -> Facts:
    """Where in the pit lane a move ends, or began."""
    length = race.track.length
    if space > length:
        return {"lane": space - length, "space": space}
    return {"from_lane": left - length} if left > length else NO_FACTS


def clear(race: Race, racer: Racer, space: int, table: Table, rule: str) -> None:
    """A scrap tile leaves the game."""
    tile = race.scrap[space]
    race.lay_scrap(space, 0)
    if table.listening:
        table.tell("scrap-removed", {"racer": racer.name, "tile": tile, "space": space}, rule)


def tell_unmoved(racer: Racer, table: Table, rule: str) -> None:
    """The line holds the racer where it is, or it is put where it stands."""
    if table.listening:
        table.tell("moved", {"racer": racer.name, "from": racer.distance, "to": racer.distance}, rule)


def tell_blocked(race: Race, racer: Racer, space: int, lost: int, table: Table, more: Facts = NO_FACTS) -> None:
    """SR-20.5"""
    if table.listening:
        facts: Facts = {"racer": racer.name, "space": space, "tile": race.scrap[space], "lost": lost, **more}
        table.tell("blocked", facts, "SR-20.5")
