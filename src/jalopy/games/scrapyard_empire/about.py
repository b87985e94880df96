"""What lies and sits round the yard, for whoever points at it."""

from typing import Final

from jalopy.games.scrapyard_empire.components import (
    CHARACTERS,
    INVENTION_GUIDE,
    INVENTIONS,
    KINDS,
    MACHINE_GUIDE,
    MACHINES,
    PARTS,
    RULE_OF,
)
from jalopy.kernel.about import About, Explain, Explained, Line, View, ability, effect, explained, named, number

RULE_OF_DECK: Final = {"part": "SE-4.2", "machine": "SE-4.2", "invention": "SE-9.3"}


def things(view: View) -> list[str]:
    """Everything that can be pointed at."""
    found = [f"player:{player['seat']}" for player in view["players"]]
    found += [f"character:{name}" for name in _seated(view)]
    found += [f"card:{name}" for name in (*PARTS, *MACHINES, *INVENTIONS)]
    return [*found, *(f"{what}:{kind}" for kind in KINDS for what in ("deck", "pile")), "dice", "guide"]


def about(view: View, thing: str) -> Explained:
    return explained(ALL_KINDS, view, thing)


def _seated(view: View) -> dict[str, int]:
    return {player["character"]: player["seat"] for player in view["players"] if player["character"]}


def player(view: View, value: str) -> Explained:
    seat = number(value)
    if not 0 <= seat < len(view["players"]):
        return None
    of = view["players"][seat]
    who = of["character"]
    now = [
        Line("player-holds", parts=len(of["parts"]), machines=of["machines"], inventions=of["inventions"]),
        Line("player-built", built=[each["card"] for each in of["built"]])
        if of["built"]
        else Line("player-built-nothing"),
    ]
    if of["slowed"]:
        now.append(Line("player-slowed"))
    needs = view["needs"]["steal"][seat]
    if needs is not None:
        now.append(Line("player-steal", needs=needs))
    near = ([f"character:{who}"] if who else []) + [f"card:{each['card']}" for each in of["built"]][:6]
    does = [ability(who)] if who else [Line("guide-goal", goal=view["goal"])]
    kind = Line("player-as", name=who) if who else Line("player-kind")
    return About(Line("player", seat=seat), kind, RULE_OF[who] if who else "SE-15.1", does, now, near)


def character(view: View, name: str) -> Explained:
    if name not in CHARACTERS:
        return None
    seat = _seated(view).get(name)
    if seat is None:
        return About(named(name), Line("character"), RULE_OF[name], [ability(name)], [Line("character-away")], [])
    left = view["players"][seat]["uses_left"]
    now = [] if left is None else [Line("uses-left", count=left)]
    if view["players"][seat]["used"]:
        now.append(Line("used-this-turn"))
    return About(named(name), Line("character-of", seat=seat), RULE_OF[name], [ability(name)], now, [f"player:{seat}"])


def card(view: View, name: str) -> Explained:
    if name in PARTS:
        return _part(view, name)
    if name in MACHINES:
        return _built(view, name, "machine", MACHINE_GUIDE[name])
    return _built(view, name, "invention", INVENTION_GUIDE[name]) if name in INVENTIONS else None


def _part(view: View, name: str) -> About:
    used = [machine for machine, needed in MACHINE_GUIDE.items() if name in needed]
    owners = [each["seat"] for each in view["players"] if name in each["parts"]]
    now = [Line("part-lies", seats=owners) if owners else Line("part-nowhere")]
    wanted = list(dict.fromkeys(each["card"] for each in view["hand"] or [] if name in each["needs"]))
    if wanted:
        now.append(Line("part-wanted", cards=wanted))
    return About(
        named(name),
        Line("part"),
        "SE-1.2",
        [Line("part-builds", cards=used)],
        now,
        [f"card:{each}" for each in used[:5]],
    )


def _built(view: View, name: str, kind: str, needed: list[str]) -> About:
    now: list[Line] = []
    for each in sorted(view["players"], key=lambda each: each["seat"] != view["seat"]):  # one's own first
        for built in each["built"]:
            if built["card"] == name:
                state = "used" if built["used"] else "fresh" if built["fresh"] else "ready"
                now.append(Line(f"built-{state}", seat=each["seat"]))
    held = next((each for each in view["hand"] or [] if each["card"] == name), None)
    if held is not None:
        lacking = [part for part, there in held["needs"].items() if not there]
        now.append(Line("hand-lacks", cards=lacking) if lacking else Line("hand-complete"))
    does = [effect(name), Line("made-of", cards=needed)]
    near = [f"card:{each}" for each in needed]
    return About(named(name), Line(kind), RULE_OF[name], does, now or [Line("built-by-nobody")], [*near, "guide"])


def deck(view: View, kind: str) -> Explained:
    if kind not in KINDS:
        return None
    now = [Line("deck-count", count=view["decks"][kind])]
    if view["tops"][kind] is not None:
        now.append(Line("deck-top", card=view["tops"][kind]))
    does = [Line(f"deck-{kind}-does")]
    return About(Line(f"deck-{kind}"), Line("deck"), RULE_OF_DECK[kind], does, now, [f"pile:{kind}", "guide"])


def pile(view: View, kind: str) -> Explained:
    if kind not in KINDS:
        return None
    of = view["piles"][kind]
    now = [Line("pile-count", count=of["count"])]
    if of["top"] is not None:
        now.append(Line("pile-top", card=of["top"]))
    now.append(Line("pile-dig", needs=view["needs"]["dig"]))
    near = [f"card:{of['top']}"] if of["top"] is not None else []
    return About(Line(f"pile-{kind}"), Line("pile"), "SE-6.1", [Line("pile-does")], now, [*near, f"deck:{kind}"])


def dice(view: View, _: str) -> Explained:
    attempt = view["attempt"]
    now = [Line("dice-roll", roll=view["roll"])] if view["roll"] is not None else []
    if attempt is not None:
        now.append(Line("dice-wanted", wanted=attempt["wanted"]))
    return About(Line("dice"), Line("dice-kind"), "SE-5.2", [Line("dice-raise")], now, [])


def guide(view: View, _: str) -> Explained:
    near = [f"card:{each['card']}" for each in view["hand"] or []]
    return About(
        named("build-guide"),
        Line("guide-kind"),
        "SE-1.4",
        [Line("guide-does")],
        [Line("guide-goal", goal=view["goal"])],
        near,
    )


ALL_KINDS: Final[dict[str, Explain]] = {
    "player": player,
    "character": character,
    "card": card,
    "deck": deck,
    "pile": pile,
    "dice": dice,
    "guide": guide,
}
