"""What lies and drives on a course, for whoever points at it."""

from typing import Final

from jalopy.kernel.about import About, Explain, Explained, Line, View, explained, named, number, own_first

RULE_OF_TILE: Final = {
    "portal": "HR-6.5",
    "caltrops": "HR-6.4",
    "leak": "HR-6.2",
    "booster": "HR-6.6",
    "station": "HR-6.7",
}
RULE_OF_GATE: Final = {"line": "HR-8.2", "gate": "HR-8.1", "finish": "HR-8.3", "portal": "HR-8.1"}


def things(view: View) -> list[str]:
    """Everything that can be pointed at."""
    found = [f"car:{car['seat']}" for car in view["cars"]]
    found += [f"tile:{kind}" for kind in dict.fromkeys(tile["kind"] for tile in view["course"]["tiles"])]
    found += [f"gate:{gate['number']}" for gate in view["course"]["gates"]]
    found += [f"gear:{gear}" for gear in range(view["top_gear"] + 1)]
    obstacles = ["obstacle"] if view["course"]["obstacles"] else []
    return [*found, *obstacles, "tires", "body", "danger", "limits"]


def about(view: View, thing: str) -> Explained:
    return explained(KINDS, view, thing)


def car(view: View, value: str) -> Explained:
    seat = number(value)
    if not 0 <= seat < len(view["cars"]):
        return None
    of = view["cars"][seat]
    now = [Line(f"car-{of['status']}", place=of["place"], lap=of["lap"], laps=view["laps"])]
    if of["status"] == "driving":
        now += [
            Line("car-gear", gear=of["gear"]),
            Line("car-points", tires=of["tires"], body=of["car"], full=view["points"]),
        ]
        if of["worn"]:
            now.append(Line("car-worn"))
        if of["slips"] is not None:
            now.append(Line("car-slips", side=of["slips"]))
        if of["slipstream"]:
            now.append(Line("car-slipstream"))
    near = [f"gear:{max(0, of['gear'])}", "tires", "body", f"gate:{of['next_gate']}"]
    return About(Line("car", seat=seat), Line(f"car-{of['colour']}"), "HR-2.2", [Line("car-does")], now, near)


def tile(view: View, kind: str) -> Explained:
    if kind not in RULE_OF_TILE:
        return None
    count = sum(each["kind"] == kind for each in view["course"]["tiles"])
    near = ["tires", "danger"] if kind in ("caltrops", "leak") else ["tires"] if kind == "station" else ["limits"]
    return About(
        named(kind), Line("tile"), RULE_OF_TILE[kind], [Line(f"tile-{kind}")], [Line("tile-count", count=count)], near
    )


def gate(view: View, value: str) -> Explained:
    at = number(value)
    gates = view["course"]["gates"]
    if not 0 <= at < len(gates):
        return None
    kind = gates[at]["kind"]
    heading = [each["seat"] for each in view["cars"] if each["next_gate"] == at and each["status"] == "driving"]
    now = [Line("gate-next-for", seats=heading)] if heading else [Line("gate-next-for-nobody")]
    near = [f"gate:{(at + 1) % len(gates)}"] if len(gates) > 1 else []
    return About(
        Line(f"gate-{kind}", number=at), Line("gate"), RULE_OF_GATE[kind], [Line(f"gate-{kind}-does")], now, near
    )


def gear(view: View, value: str) -> Explained:
    at = number(value)
    if not 0 <= at <= view["top_gear"]:
        return None
    drivers = [each["seat"] for each in view["cars"] if each["gear"] == at and each["status"] == "driving"]
    now = [Line("gear-driven", seats=drivers)] if drivers else [Line("gear-nobody")]
    does = [Line("gear-0-does")] if at == 0 else [Line("gear-does", gear=at), Line("gear-change")]
    return About(Line("gear", gear=at), Line("gear-kind"), "HR-3.4", does, now, ["limits", "danger"])


def tires(view: View, _: str) -> Explained:
    now = [
        Line("tires-of", seat=each["seat"], count=each["tires"], full=view["points"])
        for each in own_first(view, "cars")
    ]
    return About(Line("tires"), Line("sheet"), "HR-5.8", [Line("tires-does")], now, ["danger", "tile:station"])


def body(view: View, _: str) -> Explained:
    now = [
        Line("body-of", seat=each["seat"], count=each["car"], full=view["points"]) for each in own_first(view, "cars")
    ]
    return About(Line("body"), Line("sheet"), "HR-5.9", [Line("body-does")], now, ["danger", "tires"])


def danger(view: View, _: str) -> Explained:
    plan = view["plan"]
    now = [Line("danger-planned", count=plan["planned_danger"])] if plan is not None else []
    return About(
        Line("danger"),
        Line("danger-kind"),
        "HR-5.5",
        [Line("danger-does", hit=view["hit"])],
        now,
        ["limits", "tires", "body"],
    )


def limits(view: View, _: str) -> Explained:
    plan = view["plan"]
    now = [Line("limits-left", turns=plan["turns_left"], lanes=plan["lanes_left"])] if plan is not None else []
    return About(Line("limits"), Line("limits-kind"), "HR-4.6", [Line("limits-does")], now, ["danger"])


def obstacle(view: View, _: str) -> Explained:
    if not view["course"]["obstacles"]:
        return None
    return About(Line("obstacle"), Line("obstacle-kind"), "HR-5.11", [Line("obstacle-does")], [], ["danger", "body"])


KINDS: Final[dict[str, Explain]] = {
    "car": car,
    "tile": tile,
    "gate": gate,
    "gear": gear,
    "tires": tires,
    "body": body,
    "danger": danger,
    "limits": limits,
    "obstacle": obstacle,
}
