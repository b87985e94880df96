"""What matters to people in a turn, while answers are compared."""

from typing import Any, Final

from jalopy.bots.telling import Fact, Row, Seen

FACTS: Final = (
    Fact("inventions-built", least=0.03),
    Fact("machines-built", least=0.05),
    Fact("missing", least=0.15, good=False),
    Fact("failure", least=0.03, good=False, chance=True, risk=True),
    Fact("parts", least=0.2),
    Fact("cards-in-hand", least=0.2),
)

MOST_NEEDED: Final = 3


def tell(seen: Seen) -> Row:
    seat = seen.seat
    rank = next(rank for rank in seen.after["order"] if rank["seat"] == seat)
    player = seen.after["players"][seat]
    return [
        float(rank["inventions"]),
        float(rank["machines"]),
        float(_missing(seen.after["hand"])),
        float(seen.count(("dig-failed", "steal-failed"), "seat", [seat]) > 0),
        float(rank["parts"]),
        float(player["machines"] + player["inventions"]),
    ]


def _missing(hand: list[Any]) -> int:
    """What the card of the hand still needs that needs least; as much as any card where there is none."""
    return min((sum(not there for there in card["needs"].values()) for card in hand), default=MOST_NEEDED)
