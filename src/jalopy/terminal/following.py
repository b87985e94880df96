"""Following a race event by event, so that the board moves with the log and not ahead of it.

What is shown starts as a view and is carried on by events; at every question it must have become the view again.
"""

import copy
from collections.abc import Callable
from typing import Any, Final

from jalopy.kernel.questions import Facts

View = dict[str, Any]


def before_the_race(view: Facts) -> View:
    """The table of this view when nobody has moved yet."""
    start: View = copy.deepcopy(view)
    for place, racer in enumerate(start["racers"], 1):
        racer.update(distance=0, space=0, position=place, laps=0, bonus_markers=0, boosts=[])
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
    racer["space"] = (facts["to"] - 1) % shown["track"]["length"] + 1
    _rank(shown)


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
}
