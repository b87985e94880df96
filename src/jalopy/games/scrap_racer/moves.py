"""The three ways a racer changes its place: it moves forward, moves back, or is put somewhere.

Where special pieces or the pit stop lie, `roads` does it space by space.
"""

from jalopy.games.scrap_racer import roads
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.table import Table


def forward(race: Race, racer: Racer, spaces: int, table: Table, rule: str) -> None:
    if race.extras is not None:
        roads.forward(race, race.extras, racer, spaces, table, rule)
        return
    put(race, racer, racer.distance + spaces, table, rule)


def drive_on(race: Race, racer: Racer, spaces: int, table: Table, rule: str) -> None:
    """The racer's own move by dice or bonus card, which may pass others (SR-5.7)."""
    if not race.passed:
        race.passed = passes(race, racer, spaces)
    put(race, racer, racer.distance + spaces, table, rule)


def passes(race: Race, racer: Racer, spaces: int) -> bool:
    """SR-5.7  Whether the move leaves behind a space with another racer, be it the one it starts from."""
    length = race.track.length
    for other in race.racers:
        if other is racer or other.distance == 0:
            continue
        if racer.distance == 0:
            ahead = other.space  # counted from the line
        else:
            ahead = other.space - racer.space
            if ahead < 0:
                ahead += length
        if ahead < spaces:
            return True
    return False


def back(race: Race, racer: Racer, spaces: int, table: Table, rule: str) -> None:
    """SR-6.8  Never back over the line; SR-1.5  not at all off the track."""
    if racer.distance == 0:
        return
    if race.extras is not None:
        roads.back(race, race.extras, racer, spaces, table, rule)
        return
    line = first_of_lap(race, racer)
    to = racer.distance - spaces
    if to < line:
        to = line
        if table.listening:
            table.tell("held-at-line", {"racer": racer.name}, "SR-6.8")
    put(race, racer, to, table, rule)


def first_of_lap(race: Race, racer: Racer) -> int:
    return race.lap(racer.distance) * race.track.length + 1


def put(race: Race, racer: Racer, distance: int, table: Table, rule: str) -> None:
    if race.extras is not None:
        roads.put_down(race, race.extras, racer, distance, table, rule)
        return
    before = racer.distance
    racer.distance = distance
    racer.space = race.space(distance)
    if distance != before:
        race.arrived(racer)
    if race.lap(distance) > race.lap(before):
        race.crossed = True
    if table.listening:
        table.tell("moved", {"racer": racer.name, "from": before, "to": distance}, rule)
