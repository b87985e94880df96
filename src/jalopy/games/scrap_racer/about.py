"""What lies and drives on a circuit, for whoever points at it."""

from typing import Final

from jalopy.games.scrap_racer.components import ALL_RACERS, BONUS_CARDS, PIECES, PILE_NAMES
from jalopy.kernel.about import (
    About,
    Explain,
    Explained,
    Line,
    View,
    ability,
    effect,
    explained,
    named,
    number,
    own_first,
)

RULE_OF_RACER: Final = dict(
    zip(
        ALL_RACERS,
        ("SR-14.1", "SR-14.2", "SR-14.3", "SR-14.4", "SR-14.5", "SR-14.6", "SR-16.5", "SR-16.3"),
        strict=True,
    )
)
RULE_OF_CRASH: Final = {
    "advance-2": "SR-11.1",
    "advance-3": "SR-11.1",
    "advance-5": "SR-11.1",
    "two-dice": "SR-11.2",
    "five-forward-two-back": "SR-11.3",
    "three-forward": "SR-11.4",
    "stay-put": "SR-11.5",
    "catching-up-2": "SR-11.6",
    "backwards-die": "SR-11.7",
    "push-5": "SR-11.8",
    "four-backwards": "SR-11.9",
    "six-backwards": "SR-11.9",
    "catching-up-4": "SR-11.10",
    "loss-of-position": "SR-11.11",
    "last-place-4": "SR-11.12",
}
RULE_OF_GOAL: Final = {
    "last": "SR-12.1",
    "last-two": "SR-12.2",
    "all-but-first": "SR-12.3",
    "all-but-first-two": "SR-12.4",
}
RULE_OF_BONUS: Final = {"straight": "SR-13.2", "curve": "SR-13.3", "catch-up": "SR-13.4"}
RULE_OF_BOOST: Final = {"re-roll": "SR-4.6", "plus-minus": "SR-4.7", "turn": "SR-4.8"}
RULE_OF_PIECE: Final = {"slime-trail": "SR-19.1", "scrap-yard": "SR-18.1", "salvager": "SR-20.1", "pit-stop": "SR-21.2"}
CRASH_PILES: Final = PILE_NAMES
CARDS: Final = (*RULE_OF_CRASH, *RULE_OF_GOAL, *BONUS_CARDS)


def things(view: View) -> list[str]:
    """Everything that can be pointed at."""
    found = [f"racer:{racer['name']}" for racer in view["racers"]]
    found += [f"space:{space}" for space in range(1, view["track"]["length"] + 1)]
    found += [f"marker:{space}" for space in view["markers"]]
    found += [f"boost:{name}" for name in RULE_OF_BOOST]
    found += [f"card:{name}" for name in CARDS]
    found += [f"deck:{name}" for name in (*CRASH_PILES, "bonus", "goal")]
    found += [f"piece:{name}" for name in _pieces(view)]
    found += [f"ability:{name}" for name in view.get("extras", {}).get("ability_tiles", [])]
    found += [f"scrap:{each['space']}" for each in view.get("extras", {}).get("scrap", [])]
    return [*found, "bonus-marker", "lap-marker", "dice", "finish"]


def about(view: View, thing: str) -> Explained:
    return explained(KINDS, view, thing)


def _pieces(view: View) -> list[str]:
    laid = [piece["piece"] for piece in view["track"].get("pieces", [])]
    return [*laid, "pit-stop"] if view["track"].get("pit") else laid


def racer(view: View, name: str) -> Explained:
    if name not in ALL_RACERS:
        return None
    found = next((each for each in view["racers"] if each["name"] == name), None)
    rule, does = RULE_OF_RACER[name], [ability(name)]
    if found is not None and name not in found.get("abilities", [name]):
        does = [Line("no-ability")]
    if found is None:
        return About(named(name), Line("sits-out"), rule, does, [], [])
    does += [Line("has-ability", name=each) for each in found.get("abilities", []) if each != name]
    near = [f"space:{found['space']}"] if 0 < found["space"] <= view["track"]["length"] else []
    near += [f"boost:{each}" for each in dict.fromkeys(found["boosts"])]
    return About(
        named(name),
        Line("driven-by", seat=found["seat"]),
        rule,
        does,
        _standing(view, found),
        [*near, "bonus-marker", "lap-marker"],
    )


def _standing(view: View, found: View) -> list[Line]:
    now = [
        Line("racer-waits")
        if found["distance"] == 0
        else Line("racer-at", place=found["position"], space=found["space"], lap=found["lap"])
    ]
    now.append(Line("racer-laps", count=found["laps"], of=view["laps"]))
    now.append(Line("racer-markers", count=found["bonus_markers"], of=found["slots"]))
    if found["boosts"]:
        now.append(Line("racer-boosts", boosts=found["boosts"]))
    now.append(Line("racer-hand", count=view["hands"][found["seat"]]["count"]))
    return now


def space(view: View, value: str) -> Explained:
    at, track = number(value), view["track"]
    if not 1 <= at <= track["length"]:
        return None
    straight = track["word"][(at - 1) // 3] == "S"
    there = [each["name"] for each in view["racers"] if each["space"] == at and each["distance"] > 0]
    now = [Line("space-holds", racers=there) if there else Line("space-empty")]
    if at in track["boost_spaces"]:
        now.append(Line("space-boost-there" if at in view["markers"] else "space-boost-gone"))
    near = [f"racer:{name}" for name in there] + ([f"marker:{at}"] if at in view["markers"] else [])
    does = [Line("space-straight" if straight else "space-curve"), Line("space-fight")]
    return About(Line("space", space=at), Line("space-kind", of=track["length"]), "SR-1.2", does, now, near)


def marker(view: View, value: str) -> Explained:
    at = number(value)
    if at not in view["markers"]:
        return None
    near = [f"space:{at}", *(f"boost:{name}" for name in RULE_OF_BOOST)]
    return About(
        Line("marker"), Line("marker-kind"), "SR-8.1", [Line("marker-does")], [Line("marker-at", space=at)], near
    )


def boost(view: View, name: str) -> Explained:
    if name not in RULE_OF_BOOST:
        return None
    owners = [each["name"] for each in view["racers"] if name in each["boosts"]]
    now = [Line("boost-held", racers=owners) if owners else Line("boost-free")]
    near = [f"racer:{each}" for each in owners] + [f"boost:{each}" for each in RULE_OF_BOOST if each != name]
    return About(named(name), Line("boost-kind"), RULE_OF_BOOST[name], [effect(name), Line("boost-once")], now, near)


def card(view: View, name: str) -> Explained:
    if name in RULE_OF_CRASH:
        now = [Line("card-open", racer=view["active"])] if view["crash_card"] == name and view["active"] else []
        near = (
            [f"deck:{view['crash_pile']}"] if now and view["crash_pile"] else [f"deck:{pile}" for pile in CRASH_PILES]
        )
        return About(named(name), Line("crash-card"), RULE_OF_CRASH[name], [effect(name)], now, near)
    if name in RULE_OF_GOAL:
        return About(named(name), Line("goal-card"), RULE_OF_GOAL[name], [effect(name)], [], ["deck:goal", "finish"])
    return _bonus_card(view, name) if name in BONUS_CARDS else None


def _bonus_card(view: View, name: str) -> About:
    seat = view["seat"]
    held = [] if seat is None else view["hands"][seat].get("cards", [])
    now = [] if seat is None else [Line("card-held", count=held.count(name))]
    rule = RULE_OF_BONUS.get(name, "SR-13.1")
    return About(
        named(name), Line("bonus-card"), rule, [effect(name), Line("bonus-when")], now, ["deck:bonus", "bonus-marker"]
    )


def deck(view: View, name: str) -> Explained:
    if name in CRASH_PILES:
        pile = next(each for each in view["crash"] if each["name"] == name)
        return About(
            named(name),
            Line("deck"),
            "SR-6.1",
            [Line("crash-pile-does", low=int(name[0]), high=int(name[-1]))],
            _count(pile),
            ["dice", "bonus-marker"],
        )
    if name == "bonus":
        return About(
            named(name), Line("deck"), "SR-6.5", [Line("bonus-deck-does")], _count(view["bonus"]), ["bonus-marker"]
        )
    if name == "goal":
        return About(
            named(name),
            Line("deck"),
            "SR-7.2",
            [Line("goal-deck-does")],
            _count(view["goal"]),
            ["finish", "lap-marker"],
        )
    return None


def _count(pile: View) -> list[Line]:
    return [Line("deck-count", count=pile["pile"], discard=len(pile["discard"]))]


def piece(view: View, name: str) -> Explained:
    if name not in (*PIECES, "pit-stop"):
        return None
    near = [f"ability:{each}" for each in view.get("extras", {}).get("ability_tiles", [])] if name == "pit-stop" else []
    return About(named(name), Line("piece"), RULE_OF_PIECE[name], [Line(f"piece-{name}")], [], near)


def ability_tile(view: View, name: str) -> Explained:
    if name not in ALL_RACERS:
        return None
    does = [ability(name), Line("ability-tile-does")]
    return About(named(name), Line("ability-tile"), "SR-21.3", does, [], ["piece:pit-stop"])


def scrap(view: View, value: str) -> Explained:
    tile = next((each for each in view.get("extras", {}).get("scrap", []) if each["space"] == number(value)), None)
    if tile is None:
        return None
    now = [Line("scrap-at", space=tile["space"], tile=tile["tile"])]
    return About(Line("scrap"), Line("scrap-kind"), "SR-20.4", [Line("scrap-does")], now, ["piece:salvager"])


def bonus_marker(view: View, _: str) -> Explained:
    now = [
        Line("racer-has-markers", racer=each["name"], count=each["bonus_markers"], of=each["slots"])
        for each in own_first(view, "racers")
    ]
    return About(Line("bonus-marker"), Line("marker-kind"), "SR-6.4", [Line("bonus-marker-does")], now, ["deck:bonus"])


def lap_marker(view: View, _: str) -> Explained:
    now = [
        Line("racer-has-laps", racer=each["name"], count=each["laps"], of=view["laps"])
        for each in own_first(view, "racers")
    ]
    return About(
        Line("lap-marker"),
        Line("marker-kind"),
        "SR-7.1",
        [Line("lap-marker-does", laps=view["laps"])],
        now,
        ["finish", "deck:goal"],
    )


def dice(view: View, _: str) -> Explained:
    rolled = view["dice"]
    now = (
        [Line("dice-on-table", dice=rolled), Line("dice-double", faces=sorted(set(rolled)))]
        if rolled
        else [Line("dice-none")]
    )
    return About(
        Line("dice"),
        Line("dice-kind", count=view["most_dice"]),
        "SR-4.1",
        [Line("dice-does")],
        now,
        [f"boost:{name}" for name in RULE_OF_BOOST],
    )


def finish(view: View, _: str) -> Explained:
    now = [Line("finish-last-round")] if view["last_round"] else [Line("finish-open", laps=view["laps"])]
    return About(Line("finish"), Line("finish-kind"), "SR-1.3", [Line("finish-does")], now, ["lap-marker", "deck:goal"])


KINDS: Final[dict[str, Explain]] = {
    "racer": racer,
    "space": space,
    "marker": marker,
    "boost": boost,
    "card": card,
    "deck": deck,
    "piece": piece,
    "ability": ability_tile,
    "scrap": scrap,
    "bonus-marker": bonus_marker,
    "lap-marker": lap_marker,
    "dice": dice,
    "finish": finish,
}
