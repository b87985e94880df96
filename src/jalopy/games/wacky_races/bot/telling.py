"""What matters to people in a round, while answers are compared."""

from typing import Any, Final

from jalopy.bots.telling import Fact, Row, Seen

FACTS: Final = (
    Fact("tiles", least=0.15),
    Fact("places", least=0.15),
    Fact("trap", least=0.03, good=False, chance=True, risk=True),
    Fact("dastardly-ahead", least=0.05, good=False, chance=True),
    Fact("powers", least=0.15),
    Fact("movement-cards", least=0.3),
)


def tell(seen: Seen) -> Row:
    before, after = _own(seen.before, seen.seat), _own(seen.after, seen.seat)
    if before is None or after is None or seen.before["race"] != seen.after["race"]:
        return None  # nobody has lined up yet, or the next race has begun
    his_tile = seen.after["dastardly"]["tile"]
    return [
        float(after["tile"] - before["tile"]),
        float(before["place"] - after["place"]),
        float(seen.count(("trap-sprung",), "racer", [after["name"]]) > 0),
        float(his_tile is not None and his_tile > after["tile"]),
        float(sum(power["ready"] for power in after["powers"])),
        float(seen.after["hands"][seen.seat]["count"]),
    ]


def _own(view: Any, seat: int) -> Any:
    return next((racer for racer in view["racers"] if racer["seat"] == seat), None)
