"""Set up a race in one line, play it, and look at it.

Track A lies on the table unless a test says otherwise. Its spaces are straight (S) or curve (c), B marks a boost space:

     1 S   2 S   3 S   4 c   5 cB  6 c   7 c   8 c   9 cB 10 c  11 cB 12 c  13 S  14 S  15 S  16 cB 17 c  18 c  19 S  20 S  21 SB
    22 S  23 S  24 S  25 S  26 SB 27 S  28 c  29 c  30 cB 31 S  32 S  33 S  34 c  35 cB 36 c  37 c  38 c  39 cB 40 c  41 c  42 c
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import jalopy
from jalopy.games.scrap_racer.contents import AS_PRINTED
from jalopy.kernel.match import Match
from jalopy.kernel.settings import Value

LAP = 42  # spaces of track A
BOOST_SPACES = [5, 9, 11, 16, 21, 26, 30, 35, 39]  # of track A
NEXT_DIE = 6  # the first die of whoever comes after the scripted ones

Named = dict[str, Any]


def race(
    racers: Mapping[str, int],
    *,
    dice: Iterable[int] = (),
    cards: Iterable[str] = (),
    turn_of: str = "",
    each: int = 1,
    boosts: Mapping[str, list[str]] | None = None,
    bonus_markers: Mapping[str, int] | None = None,
    hands: Mapping[int, list[str]] | None = None,
    lying: Mapping[int, str] | None = None,
    supply: list[str] | None = None,
    settings: Mapping[str, Value] | None = None,
    more: Mapping[str, Named] | None = None,
    **piles: Any,
) -> Match:
    """A race with these racers at these distances, in the order of their turns; `each` of them belong to one seat.

    One die is rolled beyond `dice`: the first one of the next turn. So a test fails if the rules roll more, and
    `passed_on` fails if they roll fewer. Boost markers lie on all boost spaces, or as `lying` says; the rest is the
    supply, unless `supply` names it: then the rest is used up. `more` is what a racer has besides: its place in the pit
    lane, ability tiles, scrap tiles.
    """
    seats = len(racers) // each
    position: Named = {
        "seats": seats,
        "settings": {**({"two_racers": True} if each == 2 else {}), **(settings or {})},
        "racers": [
            {
                "name": name,
                "seat": place // each,
                "distance": distance,
                "boosts": (boosts or {}).get(name, []),
                "bonus_markers": (bonus_markers or {}).get(name, 0),
                **(more or {}).get(name, {}),
            }
            for place, (name, distance) in enumerate(racers.items())
        ],
        "next": turn_of or next(iter(racers)),
        "hands": [(hands or {}).get(seat, []) for seat in range(seats)],
        **piles,
    }
    if lying is not None:
        position["boost"] = {"track": {str(space): kind for space, kind in lying.items()}}
        if supply is not None:
            held = [kind for kinds in (boosts or {}).values() for kind in kinds]
            there = AS_PRINTED.faces("boost.markers", "markers")
            if (settings or {}).get("new_racers") or (settings or {}).get("more_markers"):
                there += AS_PRINTED.faces("expansion.boost.markers", "markers")
            used = Counter(there) - Counter([*lying.values(), *supply, *held])
            position["boost"] |= {"pile": supply, "used": sorted(used.elements())}
    chance = jalopy.scripted(dice=[*dice, NEXT_DIE], cards=list(cards))
    return jalopy.from_position("scrap-racer", position, chance=chance)


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


# --- what the table looks like --------------------------------------------------------------------------------------


def seen(match: Match, seat: int | None = None) -> Named:
    return match.view(seat)


def look(match: Match, name: str) -> Named:
    """A racer and its dashboard."""
    return next(entry for entry in seen(match)["racers"] if entry["name"] == name)


def distances(match: Match) -> dict[str, int]:
    return {entry["name"]: entry["distance"] for entry in seen(match)["racers"]}


def hand(match: Match, seat: int) -> list[str]:
    """The bonus cards a seat holds, as it sees them."""
    return list(seen(match, seat)["hands"][seat]["cards"])


def passed_on(match: Match, to: str) -> bool:
    """Whether it is this racer's turn now, with every scripted die rolled and its own first one too."""
    return bool(seen(match)["active"] == to and seen(match)["dice"] == [NEXT_DIE])


# --- what happened --------------------------------------------------------------------------------------------------


def told(match: Match, kind: str) -> list[Named]:
    """The facts of all events of a kind."""
    return [event["facts"] for event in _events(match) if event["kind"] == kind]


def cited(match: Match, kind: str) -> list[str]:
    """The rules that all events of a kind name."""
    return [event["rule"] for event in _events(match) if event["kind"] == kind]


def story(match: Match, turn: int) -> list[str]:
    """The kinds of everything that happened in a turn."""
    return [event["kind"] for event in _events(match) if event["turn"] == turn]


def moves(match: Match) -> list[tuple[str, int, int, str]]:
    """Who moved, from and to which distance, under which rule."""
    return [
        (event["facts"]["racer"], event["facts"]["from"], event["facts"]["to"], event["rule"])
        for event in _events(match)
        if event["kind"] == "moved"
    ]


def fights(match: Match) -> list[tuple[set[str], int, str]]:
    """Who fought, for which space, under which rule."""
    return [
        (set(event["facts"]["racers"]), event["facts"]["space"], event["rule"])
        for event in _events(match)
        if event["kind"] == "fight"
    ]


def winners(match: Match) -> list[str]:
    return [facts["racer"] for facts in told(match, "fight-won")]


def _events(match: Match) -> list[Named]:
    return match.events()


# --- piles ----------------------------------------------------------------------------------------------------------


def all_but(group: str, *left: str) -> list[str]:
    """Every card of a group of box.toml but these."""
    return sorted((Counter(AS_PRINTED.faces(group)) - Counter(left)).elements())


# --- Expansion 1 ----------------------------------------------------------------------------------------------------

# On track A, unless a test says otherwise: the scrap yard on tile 2, the slime trail on tile 5, the salvager on tile 10,
# and the pit stop beside tiles 7 and 8.
STOP = 5
SLIME = 13  # and the two after it
SALVAGER = 28  # likewise
FORK, REJOIN = 19, 23
LANE = {number: LAP + number for number in range(1, 6)}  # spaces of the lane
CENTRE = LANE[3]
COUNTS_AS = {1: 18, 2: 19, 3: 20, 4: 21, 5: 22}  # spaces of the lane

YARD: Named = {"settings": {"scrap_yard": True}, "pieces": {"scrap-yard": 2}}
TRAIL: Named = {"settings": {"slime_trail": True}, "pieces": {"slime-trail": 5}}
SCRAP: Named = {"settings": {"salvager": True}, "pieces": {"salvager": 10}}
PIT: Named = {"settings": {"pit_stop": True}}
ALL_PARTS: Named = {
    "settings": {"new_racers": True, "slime_trail": True, "scrap_yard": True, "salvager": True, "pit_stop": True},
    "pieces": {"scrap-yard": 2, "slime-trail": 5, "salvager": 10},
}
NEW_RACERS: Named = {"settings": {"new_racers": True}}


def track_of(match: Match) -> Any:
    state: Any = match.state
    return state.track


def spaces(match: Match) -> dict[str, int]:
    return {entry["name"]: entry["space"] for entry in seen(match)["racers"]}


def scrap_on(match: Match) -> dict[int, int]:
    """The scrap tiles on the track by space."""
    return {entry["space"]: entry["tile"] for entry in seen(match)["extras"]["scrap"]}


def stacks(match: Match) -> list[int]:
    """How many scrap tiles are left on the salvager, by space."""
    return [entry["left"] for entry in seen(match)["extras"]["stacks"]]


def in_lane(number: int, lap: int = 0) -> Named:
    """What a racer on this space of the pit lane has besides its distance."""
    return {"lane": number, "distance": lap * LAP + COUNTS_AS[number]}
