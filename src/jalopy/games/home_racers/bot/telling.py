"""What matters to people in a turn, while answers are compared."""

from typing import Any, Final

from jalopy.bots.telling import Fact, Row, Seen
from jalopy.games.home_racers.courses import prepared

PER_TILE: Final = 20  # distances are told in so many parts of a tile
FACTS: Final = (
    Fact("way", least=0.2),
    Fact("collision", least=0.03, good=False, chance=True, risk=True),
    Fact("retired", least=0.02, good=False, chance=True, risk=True),
    Fact("lost-control", least=0.03, good=False, chance=True, risk=True),
    Fact("damage", least=0.1, good=False),
    Fact("tires", least=0.1),
)


def tell(seen: Seen) -> Row:
    before, after = seen.before["cars"][seen.seat], seen.after["cars"][seen.seat]
    if before["pose"] is None:
        return None  # still to be placed
    mine, retired = [seen.seat], after["status"] == "retired"
    return [
        0.0 if retired else _left(seen, before) - _left(seen, after),
        float(seen.count(("bumped", "hit-obstacle"), "seat", mine) > 0),
        float(retired),
        float(seen.count(("lost-control",), "seat", mine) > 0),
        float(before["car"] - after["car"]),
        float(after["tires"]),
    ]


def _left(seen: Seen, car: Any) -> float:
    """Tiles to the finish."""
    ready = prepared(str(seen.settings["course"]))
    goal = ready.course.to_pass(int(seen.before["laps"]))
    gaps = ready.distances.gaps
    far: int = car["distance"] or 0
    return (far + sum(gaps[gate % len(gaps)] for gate in range(car["passed"] + 1, goal))) / PER_TILE
