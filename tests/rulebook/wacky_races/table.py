"""Set up a race in one line, play it, and look at it.

Unless a test says otherwise the road lies like this, and the six racers of `race` stand where it says:

    0 00   1 wild  2 wild  3 desert  4 forest  5 prairie  6 farm
    7 desert  8 forest  9 prairie  10 farm  11 desert  12 forest  13 prairie  14 farm  15 Gas Station
    16 desert 17 forest 18 prairie 19 farm  20 Special 21 desert 22 forest 23 prairie 24 farm  25 Finish Line
"""

from collections.abc import Iterable, Mapping
from typing import Any

import jalopy
from jalopy.games.wacky_races.components import RACERS
from jalopy.kernel.match import Match

Named = dict[str, Any]

TERRAIN = ["desert", "forest", "prairie", "farm"]
FINISH = 25
GAS = 15
SPECIAL = 20


def road(special: str = "railroad") -> list[str]:
    return [*TERRAIN * 2, *TERRAIN, special, *TERRAIN]


def race(
    players: Mapping[str, int],
    neutral: Mapping[str, int] | None = None,
    *,
    hands: Iterable[Iterable[str]] = (),
    deck: Iterable[str] = (),
    picks: Iterable[int] = (),
    special: str = "railroad",
    tiles: list[str] | None = None,
    traps: Mapping[int, str] | None = None,
    exhausted: Mapping[str, list[str]] | None = None,
    more: Mapping[str, Named] | None = None,
    settings: Named | None = None,
    **position: Any,
) -> Match:
    """Players' racers and where they stand, by seat; neutral ones are added until there are six.

    Neutral racers that are not named stand two by two from space 1 on. Hands are dealt as given; `deck` names the cards
    (Movement cards and traps) that are drawn, in order, and nothing may be drawn beyond them unless it is left out.
    """
    standing = dict(neutral or {})
    spare = [name for name in RACERS if name not in players and name not in standing]
    rear = [space for space in (1, 1, 2, 2, 3, 3) if [*players.values(), *standing.values()].count(space) == 0]
    while len(players) + len(standing) < 6:
        standing[spare.pop(0)] = rear.pop(0)
    racers: list[Named] = []
    for seat, (name, tile) in enumerate(players.items()):
        entry: Named = {"name": name, "seat": seat, "tile": tile, **(more or {}).get(name, {})}
        racers.append({**entry, "exhausted": (exhausted or {}).get(name, [])})
    racers += [{"name": name, "seat": None, "tile": tile} for name, tile in standing.items()]
    hand_of = [list(hand) for hand in hands]
    hand_of += [["desert", "forest", "prairie"]] * (len(players) - len(hand_of))
    data: Named = {
        "seats": len(players),
        "settings": settings or {},
        "racers": racers,
        "road": tiles or road(special),
        "hands": hand_of,
        "traps": {str(tile): {"trap": trap} for tile, trap in (traps or {}).items()},
        "dastardly": 0,
        **position,
    }
    chance = jalopy.scripted(cards=list(deck), picks=list(picks))
    return jalopy.from_position("wacky-races", data, chance=chance)


def dealt(seats: int, seed: int, **settings: Any) -> Match:
    """A new race with its racers dealt, so that nobody is asked for one."""
    return jalopy.new("wacky-races", seats=seats, seed=seed, racers="random", **settings)


def play(match: Match, *answers: str) -> None:
    for answer in answers:
        match.answer(answer)


def options(match: Match) -> list[str]:
    assert match.question is not None
    return [option.key for option in match.question.options]


def asked(match: Match) -> tuple[int, str, str]:
    """Who is asked, what kind of question it is, and under which rule."""
    assert match.question is not None
    return match.question.seat, match.question.kind, match.question.rule


def reasons(match: Match) -> dict[str, tuple[str, str]]:
    """What may not be answered: the reason and the rule."""
    return {barred.key: (barred.reason, barred.rule) for barred in match.barred()}


# --- what the table looks like --------------------------------------------------------------------------------------


def seen(match: Match, seat: int | None = None) -> Named:
    return match.view(seat)


def tiles(match: Match) -> dict[str, int]:
    """Where the racers stand."""
    return {entry["name"]: entry["tile"] for entry in seen(match)["racers"]}


def look(match: Match, name: str) -> Named:
    return next(entry for entry in seen(match)["racers"] if entry["name"] == name)


def hand(match: Match, seat: int) -> list[str]:
    return list(seen(match, seat)["hands"][seat]["cards"])


def ready(match: Match, name: str) -> list[str]:
    """The powers that are not exhausted."""
    return [entry["power"] for entry in look(match, name)["powers"] if entry["ready"]]


def kinds(match: Match) -> list[str]:
    return [entry["kind"] for entry in seen(match)["tiles"]]


def trapped(match: Match) -> list[int]:
    return [entry["tile"] for entry in seen(match)["tiles"] if entry["trapped"]]


def dastardly(match: Match) -> int | None:
    tile: int | None = seen(match)["dastardly"]["tile"]
    return tile


# --- what happened --------------------------------------------------------------------------------------------------


def _events(match: Match) -> list[Named]:
    return match.events()


def told(match: Match, kind: str) -> list[Named]:
    return [event["facts"] for event in _events(match) if event["kind"] == kind]


def cited(match: Match, kind: str) -> list[str]:
    return [event["rule"] for event in _events(match) if event["kind"] == kind]


def story(match: Match) -> list[str]:
    return [event["kind"] for event in _events(match)]


def moves(match: Match) -> list[tuple[str, int, int, str]]:
    """Who moved, from and to which tile, under which rule."""
    return [
        (event["facts"]["racer"], event["facts"]["from"], event["facts"]["to"], event["rule"])
        for event in _events(match)
        if event["kind"] == "moved"
    ]
