"""Tables worth playing when a check wants to see every rule at work."""

from typing import Final

from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

# Abilities are worth more to them than to lots.
FOR_ROOKIES: Final[tuple[Values, ...]] = ({"characters": "both"}, {"characters": "expansion"})

SAMPLES: Final[tuple[Values, ...]] = (
    {"characters": "both"},
    {"characters": "both", "cards": "rare"},
    {"characters": "expansion", "cards": "demand"},
    {"characters": "both", "solo_character": True},
    {"penalty": 0, "beat_the_deck": True, "clock": "easy", "inventions": "4"},
)

_PARTS: Final = ["hull", "control-panel", "gearbox", "tripod", "crank"]
_SUB: Final = ["transport-vessel", "petrol-engine", "navigatrix"]
_SPENT: Final[Facts] = {"card": "navigatrix", "used": True}

# Everybody stands before what matches by lot seldom come to: two machines alike, and abilities that help each other.
_TABLES: Final[tuple[list[Facts], ...]] = (
    [
        {"character": "jerry-riggsby", "inventions": ["subterranean-sub"], "built": [*_SUB, _SPENT]},
        {
            "character": "dame-ada-wrench",
            "parts": _PARTS,
            "machines": ["transport-vessel", "biomonitor", "clockwork-brain"],
            "built": ["mecha-skeleton"],
        },
        {"character": "lucky-lucinda", "parts": _PARTS, "built": ["plasma-generator", "doomsday-ray"]},
        {"character": "sir-reginald-copycog", "parts": _PARTS, "built": ["clockwork-brain", "strolling-house"]},
    ],
    [
        {
            "character": "the-great-mimico",
            "parts": _PARTS,
            "machines": _SUB,
            "built": ["mecha-skeleton", "subterranean-sub"],
        },
        {"character": "dame-ada-wrench", "parts": _PARTS, "machines": _SUB, "built": ["mecha-skeleton", "deathlock"]},
        {
            "character": "bertha-packrat",
            "parts": [*_PARTS, *_PARTS, "bulbs", "bulbs", "hull"],
            "built": ["the-terrible"],
        },
        {"character": "sergeant-brassguard", "parts": ["petrol"], "built": ["glove-of-ruin"]},
    ],
    [
        {
            "character": "rusty-magpie",
            "parts": _PARTS,
            "inventions": ["subterranean-sub"],
            "built": [*_SUB, "flight-pack"],
        },
        {"character": "captain-minerva", "parts": _PARTS, "inventions": ["deathlock"], "built": ["time-machine"]},
    ],
)
ROUNDS: Final = 10

_ALONE: Final[Facts] = {"inventions": ["subterranean-sub"], "built": [*_SUB, "flight-pack", "deathlock"]}

POSITIONS: Final[tuple[Facts, ...]] = (
    {"seats": 1, "players": [_ALONE]},
    *(
        {
            "seats": len(players),
            "settings": {"characters": "both", "rounds": ROUNDS},
            "players": players,
            "round": ROUNDS - left,
            "first": first,
        }
        for players in _TABLES
        for first in range(len(players))
        for left in range(3)
    ),
)
