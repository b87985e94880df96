"""Positions in which an answer is refused: the key that is tried, the reason, and the rule that says so."""

from collections.abc import Callable
from typing import Any

from tests.rulebook.wacky_races.table import SPECIAL, TERRAIN, dealt, play, race

import jalopy
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Barred

TIRED = {"turbo": ["telescopic-nose", "gallant-gesture", "back-in-one-piece", "perfect-poise"]}
REAR = {"compact": 9, "boulder-mobile": 10, "haybailer": 11, "surplus": 12}


def after(*answers: str, **position: Any) -> Callable[[], Match]:
    """The position of `race`, and what has been answered since."""
    players = position.pop("players", {"turbo": 8, "coupe": 11})

    def make() -> Match:
        match = race(players, **position)
        play(match, *answers)
        return match

    return make


def choosing() -> Match:
    match = jalopy.new("wacky-races", seats=2, seed=1)
    play(match, "racer:turbo")
    return match


def tired_engines() -> Match:
    """Season 1, race 4: who begins exhausts a power."""
    match = dealt(1, 1, championship="season-1")
    while match.question is not None and match.question.rule != "WR-12.10":
        match.answer(match.question.options[0])
    return match


def in_swamp(cards: list[str], *answers: str, **more: Any) -> Callable[[], Match]:
    return after(*answers, players={"turbo": SPECIAL, "coupe": 9}, special="swamp", hands=[cards], **more)


def at_crossroads(*answers: str, **more: Any) -> Callable[[], Match]:
    players = {"turbo": SPECIAL - 1, "coupe": 9}
    return after(
        "play:farm", *answers, players=players, special="crossroads", hands=[["farm"]], exhausted=TIRED, **more
    )


def sprung(trap: str, neutral: dict[str, int] | None = None, spent: list[str] | None = None) -> Callable[[], Match]:
    """Turbo drives from 10 onto a trap."""
    used = {"turbo": spent or ["telescopic-nose", "perfect-poise"]}
    players = {"turbo": 10, "coupe": 18}
    return after("play:farm", players=players, neutral=neutral, hands=[["farm"]], traps={11: trap}, exhausted=used)


def company_in_the_swamp() -> Match:
    """Surplus recoils out of the Swamp, where two others stay."""
    neutral = {"compact": SPECIAL, "haybailer": SPECIAL, "buzz-wagon": 9, "boulder-mobile": 9}
    match = race({"surplus": SPECIAL, "turbo": 14}, neutral, special="swamp")
    play(match, "power:cannon-recoil")
    return match


SLOW = {"turbo": {"slow": "broken-bridge"}}
GAS = {"compact": 16, "surplus": 17, "haybailer": 18, "boulder-mobile": 19}
HINDMOST = {"compact": 7, "surplus": 8, "haybailer": 8, "buzz-wagon": 13}
MANY = {"compact": 9, "surplus": 10, "haybailer": 12, "buzz-wagon": 14}
CAR = {"convert-a-car": 8, "turbo": 10}
IN_SIGHT = {"compact": 11, "coupe": 14, "boulder-mobile": 15, "haybailer": 16}

REFUSED: list[tuple[Callable[[], Match], str, str, str]] = [
    # --- the set-up
    (choosing, "racer:turbo", "racer-taken", "WR-2.3"),
    (choosing, "racer:mean-machine", "villain", "WR-2.3"),
    (choosing, "play:farm", "this-first", "WR-2.3"),
    # --- cards
    (after(hands=[["farm"]]), "stop", "must-play", "WR-3.2"),
    (after(hands=[["farm"]]), "play:desert", "not-in-hand", "WR-3.2"),
    (after("play:farm", hands=[["farm", "prairie"]]), "play:farm", "not-in-hand", "WR-3.3"),
    (after("play:farm", hands=[["farm", "forest"]]), "play:forest", "no-match", "WR-3.3"),
    (after(hands=[["farm"]]), "wait:farm", "not-in-the-swamp", "WR-10.3"),
    (after(hands=[["farm"] * 2]), "leave:farm-farm", "not-in-the-swamp", "WR-10.3"),
    (
        after(
            "play:farm",
            "play:prairie",
            "play:farm",
            players={"compact": 8, "turbo": 18},
            hands=[["farm", "prairie", "farm", "desert"]],
        ),
        "play:desert",
        "no-more-cards",
        "WR-3.4",
    ),
    (
        after("play:farm", hands=[["farm", "desert"]], more=SLOW, exhausted={"turbo": ["perfect-poise"]}),
        "play:desert",
        "no-more-cards",
        "WR-7.7",
    ),
    (
        after(
            "play:farm",
            "power:dragon-power",
            "discard:farm",
            players={"coupe": 8, "turbo": 14},
            hands=[["farm", "farm", "desert"]],
        ),
        "play:desert",
        "no-more-cards",
        "WR-9.10",
    ),
    # --- the Swamp
    (in_swamp(["desert", "farm"]), "play:desert", "in-the-swamp", "WR-10.3"),
    (in_swamp(["desert", "farm"]), "leave:desert-farm", "in-the-swamp", "WR-10.3"),
    (in_swamp(["desert", "farm"]), "leave:farm-farm", "not-in-hand", "WR-10.3"),
    (in_swamp(["desert", "farm", "farm"]), "wait:prairie", "not-in-hand", "WR-10.3"),
    (in_swamp(["desert", "forest", "farm"]), "leave:forest-desert-farm", "named-in-order", "WR-10.3"),
    (in_swamp(["desert", "farm", "farm"], "wait:desert"), "wait:farm", "first-card-only", "WR-10.3"),
    (in_swamp(["desert", "desert"], more=SLOW), "leave:desert-desert", "too-few-plays", "WR-7.7"),
    (in_swamp(["desert", "forest", "farm"], more=SLOW), "leave:desert-forest-farm", "too-few-plays", "WR-7.7"),
    (in_swamp(["desert", *TERRAIN], "wait:desert"), "leave:desert-forest-prairie", "too-few-plays", "WR-3.4"),
    (in_swamp(["desert", *TERRAIN], "wait:desert"), "play:farm", "too-few-plays", "WR-3.4"),
    # --- powers
    (after(), "power:hey-elp", "another-racers", "WR-8.1"),
    (after(settings={"box": "abilities.turbo=0"}), "power:gallant-gesture", "powers-left-out", "WR-13.1"),
    (after(exhausted={"turbo": ["gallant-gesture"]}), "power:gallant-gesture", "exhausted", "WR-8.1"),
    (after(), "power:perfect-poise", "works-by-itself", "WR-8.2"),
    (after(), "power:back-in-one-piece", "too-early", "WR-8.2"),
    (after("play:desert"), "power:telescopic-nose", "too-late", "WR-8.2"),
    (after("play:desert"), "power:back-in-one-piece", "no-effect", "WR-8.5"),
    # --- whom a power hits
    (after("power:belfry-spook", players={"coupe": 10, "turbo": 12}, neutral=MANY), "racer:coupe", "own-racer", "WR-8.3"),
    (after("power:belfry-spook", players={"coupe": 10, "turbo": 12}, neutral=MANY), "racer:compact", "out-of-reach", "WR-8.3"),
    (after("power:belfry-spook", players={"coupe": 10, "turbo": 12}, neutral=MANY), "racer:boulder-mobile", "not-in-the-race", "WR-2.1"),
    (after("power:belfry-spook", players={"coupe": 10, "turbo": 12}, neutral=MANY), "stop", "this-first", "WR-9.11"),
    (
        after(
            "power:belfry-spook",
            players={"coupe": 1, "turbo": 1},
            neutral={"compact": 2, "boulder-mobile": 3, "haybailer": 4, "surplus": 12},
        ),
        "racer:turbo",
        "no-space-behind",
        "WR-8.5",
    ),
    (
        after("power:hey-elp", players={"compact": 10, "turbo": 12, "coupe": 11, "surplus": 10}, neutral={"haybailer": 12}),
        "racer:haybailer",
        "not-a-player",
        "WR-8.3",
    ),
    (
        after(
            "power:hey-elp",
            players={"compact": 10, "turbo": 12, "coupe": 11, "surplus": 10},
            more={"surplus": {"slow": "broken-bridge"}},
        ),
        "racer:surplus",
        "slow-already",
        "WR-8.5",
    ),
    (
        after(
            "power:haunted-pockets",
            players={"coupe": 10, "turbo": 12, "compact": 11, "surplus": 10},
            hands=[["farm"], [], ["farm"], ["farm"]],
        ),
        "racer:turbo",
        "empty-hand",
        "WR-8.3",
    ),
    (company_in_the_swamp, "racer:turbo", "not-left-behind", "WR-9.18"),
    (after("power:whirly-rig", players=CAR, neutral={"compact": 10, "coupe": 11}), "racer:coupe", "not-the-closest", "WR-9.27"),
    # --- the dashboard
    (sprung("failed-plan"), "unexhaust:gallant-gesture", "not-exhausted", "WR-8.4"),
    (sprung("failed-plan"), "unexhaust:dragon-power", "another-racers", "WR-8.4"),
    (sprung("sabotage"), "exhaust:telescopic-nose", "exhausted-already", "WR-7.10"),
    (sprung("sabotage"), "exhaust:dragon-power", "another-racers", "WR-7.10"),
    (sprung("sabotage"), "power:gallant-gesture", "this-first", "WR-7.10"),
    (
        after("play:farm", players={"turbo": 14, "coupe": 17}, neutral=GAS, hands=[["farm"]], exhausted=TIRED),
        "decline",
        "no-declining",
        "WR-10.2",
    ),
    (
        after(
            "play:desert",
            "power:back-in-one-piece",
            players={"turbo": 10, "coupe": 12},
            exhausted={"turbo": ["telescopic-nose", "gallant-gesture"]},
        ),
        "unexhaust:back-in-one-piece",
        "not-itself",
        "WR-9.40",
    ),
    (
        after(
            "play:desert",
            "power:back-in-one-piece",
            players={"turbo": 10, "coupe": 12},
            exhausted={"turbo": ["telescopic-nose", "gallant-gesture"]},
        ),
        "decline",
        "no-declining",
        "WR-9.40",
    ),
    (
        after("play:farm", "power:dragon-power", players={"coupe": 8, "turbo": 14}, hands=[["farm", "desert", "forest"]]),
        "discard:farm",
        "not-in-hand",
        "WR-9.10",
    ),
    (tired_engines, "play:farm", "this-first", "WR-12.10"),
    # --- traps and trains
    (sprung("oil", {"compact": 12, "surplus": 12}), "racer:turbo", "not-among-them", "WR-4.5"),
    (sprung("old-switcheroo", {"compact": 9, "surplus": 9}), "racer:coupe", "not-the-closest", "WR-7.11"),
    (sprung("painted-tunnel", HINDMOST), "racer:turbo", "not-hindmost", "WR-7.12"),
    (
        after("play:farm", players={"turbo": 19, "coupe": 9}, neutral={"compact": 7, "surplus": 7}, hands=[["farm"]]),
        "racer:coupe",
        "not-among-them",
        "WR-10.4",
    ),
    (
        at_crossroads("tile:16", "tile:9", neutral={"compact": 9}, traps={16: "broken-bridge"}),
        "racer:turbo",
        "not-on-that-tile",
        "WR-7.1",
    ),
    # --- tiles
    (at_crossroads(), "tile:15", "tile-stays", "WR-10.5"),
    (at_crossroads(), "tile:28", "no-such-tile", "WR-1.2"),
    (at_crossroads("tile:9"), "tile:9", "same-tile", "WR-10.5"),
    (at_crossroads("tile:9"), "pass", "second-tile", "WR-10.5"),
    (at_crossroads(), "stop", "this-first", "WR-10.5"),
    (after("power:sawtooth", players={"buzz-wagon": 12, "turbo": 14}), "tile:9", "no-forest", "WR-9.14"),
    (
        after("power:sawtooth", players={"buzz-wagon": 11, "turbo": 14}, traps={12: "oil"}),
        "tile:12",
        "tile-ahead",
        "WR-9.14",
    ),
    (
        after("power:sawtooth", players={"buzz-wagon": 11, "turbo": 14}, traps={17: "oil", 22: "log"}),
        "tile:8",
        "no-effect",
        "WR-8.5",
    ),
    (after("power:barrage", players={"surplus": 8, "turbo": 10}, neutral=IN_SIGHT), "tile:9", "nobody-there", "WR-9.19"),
    (after("power:barrage", players={"surplus": 8, "turbo": 10}, neutral=IN_SIGHT), "tile:14", "out-of-reach", "WR-8.3"),
    (
        after("power:birds-eye-view", players={"haybailer": 8, "turbo": 18}, traps={9: "oil", 11: "log"}),
        "tile:10",
        "no-trap-there",
        "WR-9.36",
    ),
]  # fmt: skip


def refused(match: Match, key: str) -> Barred:
    assert match.question is not None
    assert key not in [option.key for option in match.question.options]
    return match.why_not(key, match.question)
