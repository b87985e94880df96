"""What the page's table of Wacky Races is drawn and tested with: races as a seat was told them, and the first match.

python -m tests.web.wacky_races      write web/src/games/wacky-races/lesson.json and the fixtures beside it
"""

from pathlib import Path
from typing import Any

from tests.web.playing import Stop, fixture, lesson

import jalopy
from jalopy import games
from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.questions import Question

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "wacky-races"
LESSON = FOLDER / "lesson.json"
FIXTURES = FOLDER / "fixtures"
SEED = "0123456789abcdef" * 4
MOST_ANSWERS = 20_000  # a race that takes more is stuck

RACES: dict[str, tuple[int, int | None, dict[str, Any], int]] = {
    "four-and-two-neutral": (4, 0, {"special": "railroad", "racers": "random"}, MOST_ANSWERS),
    "two-in-the-swamp": (2, 1, {"special": "swamp"}, 30),
    "rough-roads": (3, None, {"championship": "season-2"}, 36),
    "a-new-season": (2, 0, {"championship": "grand"}, 12),
}
"""Seats, whose eyes, settings, answers after which it is broken off."""

TERRAIN = ["desert", "forest", "prairie", "farm"]
DRIVERS = ("turbo", "coupe", "compact", "surplus", "haybailer", "buzz-wagon")


def driving(tiles: tuple[int, ...], players: int) -> list[dict[str, Any]]:
    return [
        {"name": name, "seat": place if place < players else None, "tile": tiles[place]}
        for place, name in enumerate(DRIVERS)
    ]


STARTS: dict[str, dict[str, Any]] = {
    "two-in-the-swamp": {
        "round": 4,
        "road": [*TERRAIN * 2, "swamp", *TERRAIN * 2],
        "racers": driving((16, 16, 15, 14, 13, 13), players=2),
        "traps": {"18": {"trap": "mud-pool"}, "20": {"trap": "oil"}},
    },
    "rough-roads": {  # this race is about to be won, and the next race is on a road that lies face down
        "race": 1,
        "road": [*TERRAIN * 3, "railroad", "swamp", *TERRAIN],
        "racers": driving((25, 14, 12, 11, 9, 8), players=3),
        "hands": [["farm"], ["farm"], ["desert"]],
        "standings": {
            "names": list(DRIVERS),
            **{counted: [0] * 6 for counted in ("points", "season_points", "wins", "seconds", "last")},
            "titles": [],
        },
    },
    "a-new-season": {  # its last race is about to be won
        "race": 4,
        "turn": 200,
        "road": [*TERRAIN * 3, "swamp", *TERRAIN],
        "racers": driving((24, 14, 12, 11, 9, 8), players=2),
        "hands": [["farm"], ["farm"]],
        "standings": {
            "names": list(DRIVERS),
            "points": [9, 20, 21, 8, 9, 8],
            "season_points": [9, 20, 21, 8, 9, 8],
            "wins": [0, 1, 2, 0, 0, 0],
            "seconds": [0, 1, 0, 1, 1, 0],
            "last": [4, 1, 6, 2, 3, 5],
            "titles": [],
        },
    },
}
"""Those that begin with a position: what they need of it beside seats and settings."""


def race_written(name: str) -> str:
    seats, eyes, given, most = RACES[name]
    match = begun(name, seats, given)

    def whatever_comes(question: Question) -> str:
        return question.options[(match.decisions * 7 + 3) % len(question.options)].key

    return fixture(match, eyes, whatever_comes, most)


def begun(name: str, seats: int, given: dict[str, Any]) -> Match:
    game = games.find("wacky-races")
    chance = CommittedChance(SEED, ())
    if name in STARTS:
        return match_from(game, {"seats": seats, "settings": given, **STARTS[name]}, chance)
    return new_match(game, seats, game.read_settings(seats, given), chance)


FIRST_MATCH: dict[str, Any] = {
    "seats": 2,
    "racers": [
        {"name": name, "seat": place if place < 2 else None, "tile": place + 1}
        for place, name in enumerate(("convert-a-car", "turbo", "haybailer", "coupe", "compact", "buzz-wagon"))
    ],
    "road": [
        *("forest", "prairie", "desert", "farm", "prairie", "desert", "forest", "farm"),
        *("desert", "farm", "forest", "prairie", "railroad", "farm", "prairie", "forest", "desert"),
    ],
    "hands": [["desert", "forest", "prairie"], ["desert", "prairie", "farm"]],
}
DRAWN = ["farm", "desert", "forest", "painted-tunnel", "farm", "boulder"]
"""By the power, by the reader, a trap, by the other, another trap."""
STORY = [
    Stop("guide-road"),
    Stop("guide-first-card", "play:desert"),
    Stop("guide-match", "play:forest"),
    Stop("guide-power", "power:convert-a-wheel"),
    Stop("guide-third-card", "play:prairie"),
    Stop("guide-stop", "stop"),
    Stop("guide-villain"),
    Stop("guide-others", others=("play:desert", "stop")),
    Stop("guide-end"),
]


def lesson_written() -> str:
    return lesson(jalopy.from_position("wacky-races", FIRST_MATCH, chance=jalopy.scripted(cards=DRAWN)), 0, STORY)


def files() -> dict[Path, str]:
    return {LESSON: lesson_written(), **{FIXTURES / f"{name}.json": race_written(name) for name in RACES}}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
