"""Tables worth playing when a check wants to see every rule at work."""

from typing import Final

from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

SAMPLES: Final[tuple[Values, ...]] = (
    # A ring so long that crash piles and the bonus deck run out (SR-6.6, SR-6.7).
    {"track": "SSSSSSSSSSSSSSR" * 4, "any_tiles": True},
    {"track": "F", "short": True, "finish": 5},
    # Expansion 1, all of it, by lot and placed by the word; a short ring, so that pit stop and pieces are met often.
    {"new_racers": True, "slime_trail": True, "scrap_yard": True, "salvager": True, "pit_stop": True},
    {"track": "SsSRvRSpSRRy", "new_racers": True},
    # So many laps and so few goal cards that these run out (SR-22.2).
    {
        "box": "laps.to_win=5,goal.cards.all-but-first=1,goal.cards.all-but-first-two=0,goal.cards.last-two=1,goal.cards.last=1"
    },
    {"track": "E", "pit_stop": True, "pit_stop_at": 9, "more_markers": True},
)

OTHERS: Final = ("hover", "crusher", "swifty", "steel-jacket", "twister", "rockroaches")

POSITIONS: Final[tuple[Facts, ...]] = (
    # Jackal on a small ring, with somebody on every second space (SR-5.9).
    {
        "seats": 1 + len(OTHERS),
        "settings": {"track": "RRRR"},
        "next": "jackal",
        "racers": [
            {"name": "jackal", "seat": 0, "distance": 11},
            *({"name": name, "seat": seat, "distance": 2 * seat} for seat, name in enumerate(OTHERS, 1)),
        ],
    },
)
