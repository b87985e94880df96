"""What matters to people in a turn, while answers are compared."""

from typing import Any, Final

from jalopy.bots.telling import Fact, Row, Seen

FACTS: Final = (
    Fact("spaces", least=0.3),
    Fact("crash", least=0.03, good=False, chance=True, risk=True),
    Fact("places", least=0.15),
    Fact("boosts", least=0.15),
    Fact("bonus-cards", least=0.15),
    Fact("bonus-markers", least=0.75),
)


def tell(seen: Seen) -> Row:
    before, after = _own(seen.before, seen.seat), _own(seen.after, seen.seat)
    if not before or len(before) != len(after):
        return None  # racers are still being chosen
    names = [racer["name"] for racer in after]
    return [
        float(_sum(after, "distance") - _sum(before, "distance")),
        float(seen.count(("crash-card",), "racer", names) > 0),
        float(_sum(before, "position") - _sum(after, "position")),
        float(sum(len(racer["boosts"]) for racer in after)),
        float(seen.after["hands"][seen.seat]["count"]),
        float(_sum(after, "bonus_markers")),
    ]


def _own(view: Any, seat: int) -> list[Any]:
    return [racer for racer in view["racers"] if racer["seat"] == seat]


def _sum(racers: list[Any], what: str) -> int:
    return sum(racer[what] for racer in racers)
