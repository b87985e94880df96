"""Positions of Scrapyard Empire in the middle of a match, and the dice that fall next, by the number of seats."""

from typing import Any

Position = dict[str, Any]

THREE: Position = {
    "seats": 3,
    "round": 5,
    "first": 0,
    "next": 0,
    "players": [
        {
            "character": "captain-minerva",
            "parts": ["gearbox", "crank", "bulbs", "piston", "propeller", "petrol", "hull"],
            "machines": ["navigatrix", "transport-vessel", "mecha-skeleton", "plasma-generator", "biomonitor"],
            "inventions": ["subterranean-sub"],
            "built": ["petrol-engine", "glove-of-ruin"],
        },
        {
            "character": "prof-luna-tech",
            "parts": ["hull", "pendulum", "clockwork", "petrol", "tripod", "control-panel", "metal-casing"],
            "machines": ["clockwork-brain", "jet-propulsion", "weaponry-system", "navigatrix"],
            "inventions": ["time-machine"],
            "built": ["biomonitor", {"card": "mecha-skeleton", "used": True}],
        },
        {
            "character": "digby-spade",
            "parts": ["gearbox", "steel-cage", "guns-and-ammo", "crank", "propeller", "harness", "hull"],
            "machines": ["petrol-engine", "plasma-generator", "transport-vessel", "weaponry-system", "jet-propulsion"],
            "inventions": ["the-terrible"],
            "built": ["navigatrix"],
        },
    ],
    "parts": {
        "scrap": ["crank", "metal-casing", "tripod", "petrol", "bulbs", "steel-cage", "harness"]
        + ["control-panel", "propeller", "guns-and-ammo", "pendulum"]
    },
    "machines": {"scrap": ["biomonitor", "navigatrix", "petrol-engine"]},
    "inventions": {"scrap": ["time-machine"]},
}

FOUR: Position = {
    **THREE,
    "seats": 4,
    "players": [
        *THREE["players"][:2],
        {
            "character": "jerry-riggsby",
            "parts": [
                "gearbox",
                "steel-cage",
                "guns-and-ammo",
                "crank",
                "propeller",
                "harness",
                "tripod",
                "control-panel",
            ],
            "machines": ["petrol-engine", "plasma-generator", "transport-vessel", "weaponry-system", "jet-propulsion"],
            "inventions": ["the-terrible"],
            "built": [{"card": "plasma-generator", "used": True}, "weaponry-system"],
        },
        {
            "character": "digby-spade",
            "parts": ["piston", "hull", "tripod", "bulbs", "metal-casing", "crank"],
            "machines": ["mecha-skeleton", "clockwork-brain", "jet-propulsion", "weaponry-system"],
            "inventions": ["flight-pack"],
            "built": ["navigatrix"],
        },
    ],
}

ALONE: Position = {
    "seats": 1,
    "round": 4,
    "players": [{key: value for key, value in THREE["players"][0].items() if key != "character"}],
    "parts": THREE["parts"],
    "machines": THREE["machines"],
    "inventions": THREE["inventions"],
}

POSITIONS: dict[int, tuple[Position, list[int]]] = {
    1: (ALONE, [5, 3, 4, 6, 2, 5] * 20),
    3: (THREE, [5, 4, 6, 5, 6, 5, 4] * 20),
    4: (FOUR, [5, 3, 5, 6, 4, 5, 6] * 20),
}
