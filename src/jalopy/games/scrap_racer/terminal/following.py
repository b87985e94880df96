"""Following a race event by event, so that the board moves with the log and not ahead of it.

What is shown starts as a view and is carried on by events; at every question it must have become the view again.
"""

import copy
from collections.abc import Callable
from typing import Final

from jalopy.games.scrap_racer.components import ABILITY_TILES, CENTRE_AT, HOVER, HOVERS_SLOTS, SCRAP_OF_A_KIND, SLOTS
from jalopy.kernel.questions import Facts
from jalopy.terminal.board import View


def before_the_race(view: Facts) -> View:
    """The table of this view when nobody has moved yet."""
    start: View = copy.deepcopy(view)
    for place, racer in enumerate(start["racers"], 1):
        racer.update(distance=0, space=0, position=place, laps=0, bonus_markers=0, boosts=[])
    if "extras" in start:
        for racer in start["racers"]:
            slots = HOVERS_SLOTS if racer["name"] == HOVER else SLOTS
            racer.update(lane=None, abilities=[racer["name"]], scrap=[], slots=slots)
        for stack in start["extras"]["stacks"]:
            stack["left"] = SCRAP_OF_A_KIND
        start["extras"].update(scrap=[], ability_tiles=ABILITY_TILES.copy() if start["track"]["pit"] else [])
    for hand in start["hands"]:
        hand["count"] = 0
        if "cards" in hand:
            hand["cards"] = []
    start.update(turn=1, dice=[], last_round=False)
    start["active"] = start["racers"][0]["name"] if start["racers"] else None
    start["markers"] = list(start["track"]["boost_spaces"])
    return start


def follow(shown: View, event: Facts) -> None:
    """Carry what is shown over one event, as told to whoever looks."""
    kind, facts = str(event["kind"]), event["facts"]
    assert isinstance(facts, dict)
    shown["turn"] = event["turn"]
    if kind in _CHANGES:
        _CHANGES[kind](shown, facts)


def _racer(shown: View, name: str) -> View:
    racer: View = next(racer for racer in shown["racers"] if racer["name"] == name)
    return racer


def _turn_began(shown: View, facts: View) -> None:
    shown.update(active=facts["racer"], dice=[])


def _dice(shown: View, facts: View) -> None:
    shown["dice"] = facts["dice"]


def _boosted(shown: View, facts: View) -> None:
    _dice(shown, facts)
    _racer(shown, facts["racer"])["boosts"].remove(facts["marker"])


def _moved(shown: View, facts: View) -> None:
    racer = _racer(shown, facts["racer"])
    racer["distance"] = facts["to"]
    racer["space"] = facts.get("space") or (facts["to"] - 1) % shown["track"]["length"] + 1
    if "extras" not in shown:
        _rank(shown)
        return
    racer["lane"] = facts.get("lane")
    _rank_with_lane(shown, racer)


def _rank_with_lane(shown: View, mover: View) -> None:
    """SR-21.7  Of equals the racer on the track is ahead, and in the pit stop's centre the one that was there first."""

    def key(racer: View) -> tuple[int, bool, bool, int]:
        if racer["space"] == shown["track"]["length"] + CENTRE_AT:
            return -int(racer["distance"]), True, racer is mover, int(racer["position"])
        return -int(racer["distance"]), racer["lane"] is not None, False, 0

    for place, racer in enumerate(sorted(shown["racers"], key=key), 1):
        racer["position"] = place


def _rank(shown: View) -> None:
    ranked = sorted(shown["racers"], key=lambda racer: -int(racer["distance"]))
    for place, racer in enumerate(ranked, 1):
        racer["position"] = place


def _order_fixed(shown: View, facts: View) -> None:
    pair = [_racer(shown, name) for name in facts["racers"]]
    place = min(shown["racers"].index(racer) for racer in pair)
    shown["racers"][place : place + len(pair)] = pair
    _rank(shown)


def _collected(shown: View, facts: View) -> None:
    shown["markers"].remove(facts["space"])
    _racer(shown, facts["racer"])["boosts"].append(facts["marker"])


def _refilled(shown: View, facts: View) -> None:
    shown["markers"] = sorted([*shown["markers"], *facts["spaces"]])


def _bonus_marker(shown: View, facts: View) -> None:
    racer = _racer(shown, facts["racer"])
    racer["bonus_markers"] = facts["markers"] % racer["slots"]  # the last one sends all of them back


def _bonus_card_drawn(shown: View, facts: View) -> None:
    hand = shown["hands"][facts["seat"]]
    hand["count"] = facts["hand"]
    if "cards" in hand and "card" in facts:
        hand["cards"].append(facts["card"])


def _bonus_played(shown: View, facts: View) -> None:
    hand = shown["hands"][facts["seat"]]
    hand["count"] -= 1
    if "cards" in hand:
        hand["cards"].remove(facts["card"])


def _lap_marker(shown: View, facts: View) -> None:
    _racer(shown, facts["racer"])["laps"] = facts["markers"]


def _scrap_taken(shown: View, facts: View) -> None:
    racer = _racer(shown, facts["racer"])
    racer["scrap"] = sorted([*racer["scrap"], facts["tile"]])
    for stack in shown["extras"]["stacks"]:
        if stack["space"] == facts["space"]:
            stack["left"] = facts["left"]


def _scrap_placed(shown: View, facts: View) -> None:
    _racer(shown, facts["racer"])["scrap"].remove(facts["tile"])
    lying = [*shown["extras"]["scrap"], {"space": facts["space"], "tile": facts["tile"]}]
    shown["extras"]["scrap"] = sorted(lying, key=lambda tile: int(tile["space"]))


def _scrap_removed(shown: View, facts: View) -> None:
    lying = shown["extras"]["scrap"]
    shown["extras"]["scrap"] = [tile for tile in lying if tile["space"] != facts["space"]]


def _ability_taken(shown: View, facts: View) -> None:
    racer = _racer(shown, facts["racer"])
    racer["abilities"].append(facts["ability"])
    shown["extras"]["ability_tiles"].remove(facts["ability"])
    if facts["ability"] == HOVER:
        racer["slots"] = HOVERS_SLOTS
        racer["bonus_markers"] %= HOVERS_SLOTS


def _last_round(shown: View, facts: View) -> None:
    shown["last_round"] = True


_CHANGES: Final[dict[str, Callable[[View, View], None]]] = {
    "turn-began": _turn_began,
    "rolled": _dice,
    "boosted": _boosted,
    "moved": _moved,
    "order-fixed": _order_fixed,
    "collected": _collected,
    "refilled": _refilled,
    "bonus-marker": _bonus_marker,
    "bonus-card-drawn": _bonus_card_drawn,
    "bonus-played": _bonus_played,
    "lap-marker": _lap_marker,
    "third-lap": _last_round,
    "scrap-taken": _scrap_taken,
    "scrap-placed": _scrap_placed,
    "scrap-removed": _scrap_removed,
    "ability-taken": _ability_taken,
}
