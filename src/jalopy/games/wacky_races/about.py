"""What lies and drives in a race, for whoever points at it."""

from typing import Final

from jalopy.games.wacky_races.components import KIND_OF, TERRAIN
from jalopy.games.wacky_races.power_cards import ALL_POWERS, POWERS, WHEN
from jalopy.games.wacky_races.road import has_room
from jalopy.games.wacky_races.traps import RULE_OF as RULE_OF_TRAP
from jalopy.kernel.about import About, Explain, Explained, Line, View, effect, explained, named, number

RULE_OF_KIND: Final = {
    "wild": "WR-10.1",
    "gas-station": "WR-10.2",
    "swamp": "WR-10.3",
    "railroad": "WR-10.4",
    "crossroads": "WR-10.5",
    "acme": "WR-10.6",
    "finish": "WR-11.1",
    "hidden": "WR-2.8",
    "rear": "WR-5.4",
}
DECKS: Final = {"movement": "WR-1.5", "discard": "WR-5.1", "traps": "WR-5.5", "trap-discard": "WR-5.7"}


def things(view: View) -> list[str]:
    """Everything that can be pointed at."""
    found = [f"racer:{racer['name']}" for racer in view["racers"]]
    found += [f"power:{power['power']}" for powers in view["dashboards"].values() for power in powers]
    found += [f"card:{name}" for name in TERRAIN]
    found += [f"tile:{tile['tile']}" for tile in view["tiles"]]
    found += [f"trap:{tile['tile']}" for tile in view["tiles"] if tile["trapped"]]
    return [*found, *(f"deck:{deck}" for deck in DECKS), "dastardly"]


def about(view: View, thing: str) -> Explained:
    return explained(KINDS, view, thing)


def racer(view: View, name: str) -> Explained:
    found = next((each for each in view["racers"] if each["name"] == name), None)
    if found is None:
        return _sitting_out(view, name)
    near = [f"power:{power['power']}" for power in found["powers"]] + _where(view, found)
    if found["seat"] is None:
        now = [Line("racer-place", place=found["place"], tile=found["tile"])]
        return About(
            named(name), Line("neutral-racer"), "WR-6.1", [Line("neutral-drives")], now, [*near, "deck:movement"]
        )
    return About(
        named(name),
        Line("driven-by", seat=found["seat"]),
        "WR-8.1",
        [Line("powers-of", name=name)],
        _car(view, found),
        near,
    )


def _where(view: View, car: View) -> list[str]:
    """The tile that a car stands on, once the road is laid."""
    return [f"tile:{car['tile']}"] if view["tiles"] else []


def _sitting_out(view: View, name: str) -> Explained:
    if name not in POWERS:
        return None
    near = [f"power:{each['power']}" for each in view["dashboards"][name]]
    return About(named(name), Line("sits-out"), "WR-2.1", [Line("powers-of", name=name)], [], near)


def _car(view: View, found: View) -> list[Line]:
    now = [Line("racer-place", place=found["place"], tile=found["tile"])]
    now.append(Line("racer-cards", count=view["hands"][found["seat"]]["count"]))
    if found["slow"]:
        now.append(Line("racer-slow"))
    if found["muddy"]:
        now.append(Line("racer-muddy"))
    return now


def power(view: View, key: str) -> Explained:
    card = ALL_POWERS.get(key)
    if card is None:
        return None
    owner = next(name for name, powers in POWERS.items() if card in powers)
    driver = next((each for each in view["racers"] if each["name"] == owner), None)
    does = [effect(key), Line(f"when-{WHEN[card.when]}")]
    near = [f"racer:{owner}", *(f"tile:{tile['tile']}" for tile in view["tiles"] if tile["kind"] == "gas-station")]
    if driver is None or driver["seat"] is None:
        return About(named(key), Line("power-of", name=owner), card.rule, does, [Line("power-nobodys")], near)
    kind = Line("power-of-player", name=owner, seat=driver["seat"])
    return About(named(key), kind, card.rule, does, _ready(view, key, driver), near)


def _ready(view: View, key: str, driver: View) -> list[Line]:
    ready = next(each["ready"] for each in driver["powers"] if each["power"] == key)
    now = [Line("power-ready" if ready else "power-exhausted")]
    reach = next(((each.low, each.high) for each in ALL_POWERS[key].effects if each.low or each.high), None)
    if reach is None:
        return now
    low, high = (driver["tile"] + step for step in reach)
    there = [each["name"] for each in view["racers"] if low <= each["tile"] <= high and each is not driver]
    return [
        *now,
        Line("power-reaches", racers=there, low=low, high=high)
        if there
        else Line("power-reaches-nobody", low=low, high=high),
    ]


def card(view: View, name: str) -> Explained:
    if name not in TERRAIN:
        return None
    seat = view["seat"]
    held = [] if seat is None else view["hands"][seat].get("cards", [])
    own = next((each for each in view["racers"] if each["seat"] == seat and seat is not None), None)
    now = [Line("card-held", count=held.count(name), name=name)] if seat is not None else []
    if own is not None and view["tiles"]:
        kind = view["tiles"][own["tile"]]["kind"]
        fits = kind in (name, "wild", "gas-station")
        now.append(Line("card-fits" if fits else "card-fits-not", tile=own["tile"], kind=kind))
    tiles = [] if own is None else _where(view, own)
    return About(
        named(name), Line("movement-card"), "WR-3.3", [effect(name)], now, [*tiles, "deck:movement", "dastardly"]
    )


def tile(view: View, value: str) -> Explained:
    at = number(value)
    if not 0 <= at < len(view["tiles"]):
        return None
    kind = view["tiles"][at]["kind"]
    there = [each["name"] for each in view["racers"] if each["tile"] == at]
    plain = kind in TERRAIN
    does = [Line("tile-terrain", kind=kind) if plain else Line(f"tile-{kind}")]
    near = [f"racer:{name}" for name in there]
    near += [f"trap:{at}"] if view["tiles"][at]["trapped"] else []
    near += [f"card:{kind}"] if plain else []
    title = Line("tile", tile=at, kind=kind)
    return About(
        title,
        Line("tile-of-road", of=len(view["tiles"]) - 1),
        RULE_OF_KIND.get(kind, "WR-3.3"),
        does,
        _on(view, at, there),
        near,
    )


def _on(view: View, at: int, there: list[str]) -> list[Line]:
    now = [Line("tile-holds", racers=there) if there else Line("tile-empty")]
    if not has_room(KIND_OF[view["tiles"][at]["kind"]], len(there)):
        now.append(Line("tile-full"))
    if view["tiles"][at]["trapped"]:
        now.append(Line("tile-trapped"))
    if view["dastardly"]["tile"] == at:
        now.append(Line("tile-his"))
    return now


def trap(view: View, value: str) -> Explained:
    at = number(value)
    if not 0 <= at < len(view["tiles"]) or not view["tiles"][at]["trapped"]:
        return None
    face = view["tiles"][at]["trap"]
    now = [Line("trap-lies", tile=at)]
    near = [f"tile:{at}", "dastardly", "deck:traps"]
    if face is None:
        now += _gone(view)
        return About(Line("trap-hidden"), Line("trap-kind"), "WR-7.1", [Line("trap-springs")], now, near)
    return About(named(face), Line("trap-kind"), RULE_OF_TRAP[face], [effect(face), Line("trap-springs")], now, near)


def _gone(view: View) -> list[Line]:
    """The traps that cannot come any more, as everybody saw."""
    return [Line("traps-gone", traps=sorted(view["trap_discard"]))] if view["trap_discard"] else []


def deck(view: View, name: str) -> Explained:
    if name not in DECKS:
        return None
    counts = {
        "movement": view["deck"],
        "discard": len(view["discard"]),
        "traps": view["trap_deck"],
        "trap-discard": len(view["trap_discard"]),
    }
    now = [Line("deck-count", count=counts[name])]
    if name == "discard" and view["discard"]:
        now.append(Line("discard-top", card=view["discard"][-1]))
    if name in ("traps", "trap-discard"):
        now += _gone(view)
    near = {
        "movement": ["deck:discard"],
        "discard": ["deck:movement", "dastardly"],
        "traps": ["deck:trap-discard", "dastardly"],
    }
    return About(
        Line(f"deck-{name}"),
        Line("deck"),
        DECKS[name],
        [Line(f"deck-{name}-does")],
        now,
        near.get(name, ["deck:traps"]),
    )


def dastardly(view: View, _: str) -> Explained:
    him = view["dastardly"]
    does = [Line("villain-drives"), Line("villain-traps")]
    if him["out_of_fuel"]:
        return About(Line("villain"), Line("villain-kind"), "WR-5.8", does, [Line("villain-out")], ["deck:traps"])
    now = [Line("villain-at", tile=him["tile"])]
    after = him["next"]
    if after is not None and after.get("to") is not None:
        now.append(Line("villain-next", tile=after["to"]))
    near = _where(view, him)
    return About(Line("villain"), Line("villain-kind"), "WR-5.1", does, now, [*near, "deck:discard", "deck:traps"])


KINDS: Final[dict[str, Explain]] = {
    "racer": racer,
    "power": power,
    "card": card,
    "tile": tile,
    "trap": trap,
    "deck": deck,
    "dastardly": dastardly,
}
