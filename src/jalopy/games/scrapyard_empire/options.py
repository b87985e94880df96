"""Options that never change, made once. Where two rules offer the same key there is one for each of them."""

from typing import Final

from jalopy.games.scrapyard_empire.components import (
    CHARACTERS,
    INVENTIONS,
    KINDS,
    MACHINE,
    MACHINES,
    PART,
    PARTS,
    RULE_OF,
)
from jalopy.kernel.questions import Option

Named = dict[str, Option]


def in_order(prefix: str, names: list[str], rule: str, target: str) -> list[Option]:
    """For each name an option `prefix:name` that touches `target:name`; its number is the place of the name."""
    return [
        Option(f"{prefix}:{name}", rule, f"{target}:{name}", value=name, number=place)
        for place, name in enumerate(names)
    ]


def named(prefix: str, names: list[str], rule: str, target: str) -> Named:
    """The same by their names."""
    return {option.value: option for option in in_order(prefix, names, rule, target)}


def by_own_rule(prefix: str, names: list[str], target: str) -> Named:
    """By their names, each under the rule of the card itself."""
    return {name: Option(f"{prefix}:{name}", RULE_OF[name], f"{target}:{name}", value=name) for name in names}


def by_kind(prefix: str, rule: str, target: str, kinds: int = 3) -> list[Option]:
    return [
        Option(f"{prefix}:{name}", rule, f"{target}:{name}", number=kind) for kind, name in enumerate(KINDS[:kinds])
    ]


def with_player(what: str, kind: int, rule: str) -> Named:
    """What is done about cards of a kind with each other player; the value says who that is."""
    return {
        who: Option(f"{what}:{KINDS[kind]}:{who}", rule, f"player:{who}", value=who, number=kind) for who in CHARACTERS
    }


_VERBS: Final[dict[str, str]] = {}  # by the keys of options that were chosen


def verb(choice: Option) -> str:
    """What is done, without what it is done to."""
    known = _VERBS.get(choice.key)
    if known is None:
        known = _VERBS[choice.key] = choice.key.partition(":")[0]
    return known


# --- the turn -----------------------------------------------------------------------------------------------------

CHOOSE: Final[Named] = named("character", CHARACTERS, "SE-16.1", "character")
DEAL: Final = Option("deal", "SE-16.1")

DRAW_NOW: Final = Option("draw-now", "SE-3.2", "deck:part")
DONE: Final = Option("done", "SE-3.3")
BACK: Final = Option("back", "SE-4.1")
ASK_MORE: Final = Option("ask:more", "SE-3.5")
ASK_LESS: Final = Option("ask:less", "SE-3.5")

DRAW: Final[list[Option]] = by_kind("draw", "SE-4.2", "deck")
DRAW_TWO: Final[list[Option]] = by_kind("draw-two", "SE-4.3", "deck", 2)
DIG: Final[list[Option]] = by_kind("dig", "SE-6.1", "pile")
STEAL: Final[list[Named]] = [with_player("steal", kind, "SE-7.1") for kind in (PART, MACHINE)]
TRADE: Final[list[Named]] = [with_player("trade", kind, "SE-8.1") for kind in (PART, MACHINE)]
ACTIVATE: Final[Named] = by_own_rule("activate", [*MACHINES, *INVENTIONS], "built")
USE: Final[Named] = by_own_rule("use", CHARACTERS, "character")
USE_BACK: Final = Option("back", "SE-14.1")

# --- rolls and digs -----------------------------------------------------------------------------------------------

KEEP: Final = Option("keep", "SE-5.2", "dice")
PLASMA: Final = Option("plasma", "SE-12.5", "built:plasma-generator")
RE_ROLL: Final = Option("re-roll", "SE-14.14", "dice")
RE_ROLL_LOWER: Final = Option("re-roll:lower", "SE-14.14", "dice")
RE_ROLL_HIGHER: Final = Option("re-roll:higher", "SE-14.14", "dice")
KEEP_BOTH: Final = Option("keep", "SE-14.14", "dice")
RAISE: Final[list[Option]] = in_order("scrap", PARTS, "SE-5.2", "part")
RAISE_BY_TWO: Final[list[Option]] = in_order("scrap", PARTS, "SE-14.12", "part")

TAKE: Final = Option("take", "SE-6.2", "dug")
TAKE_LAST: Final = Option("take-last", "SE-14.4", "dug")
TAKE_SECOND: Final = Option("take", "SE-14.4", "dug")
PASS: Final = Option("pass", "SE-6.2", "pile")
ENOUGH: Final = Option("enough", "SE-14.4", "pile")

SCRAP_FOR: Final[dict[str, list[Option]]] = {
    "penalty": in_order("scrap", PARTS, "SE-16.3", "part"),
    "melt": in_order("scrap", PARTS, "SE-13.8", "part"),
}  # by the question that is asked

# --- steals, trades, reactions ------------------------------------------------------------------------------------

STEAL_PART: Final[list[Option]] = in_order("part", PARTS, "SE-7.2", "part")
KEEP_MACHINE: Final[list[Option]] = in_order("machine", MACHINES, "SE-7.3", "card")


class Offering:
    """What can be said in an offer, or in a counter-offer, under the rule of it."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.give = [in_order("give", PARTS, rule, "part"), in_order("give", MACHINES, rule, "hand")]
        self.want = [in_order("want", PARTS, rule, "part"), in_order("want", MACHINES, rule, "guide")]
        self.back = BACK if rule == "SE-8.1" else Option("back", rule)


OFFER: Final = Offering("SE-8.1")
COUNTER_OFFER: Final = Offering("SE-8.3")
ACCEPT: Final = Option("accept", "SE-8.2")
REFUSE: Final = Option("refuse", "SE-8.2")
COUNTER: Final = Option("counter", "SE-8.3")
ACCEPT_COUNTER: Final = Option("accept", "SE-8.3")
REFUSE_COUNTER: Final = Option("refuse", "SE-8.3")

LET: Final = Option("let", "SE-11.5")
MONITOR: Final = Option("monitor", "SE-12.1", "built:biomonitor")
MONITOR_ONE: Final[Named] = named("monitor", PARTS, "SE-12.1", "part")
CANCEL: Final = Option("cancel", "SE-13.5", "built:strolling-house")

# --- building and discarding --------------------------------------------------------------------------------------

BUILD: Final[Named] = {
    **named("build", MACHINES, "SE-9.1", "hand"),
    **named("build", INVENTIONS, "SE-9.2", "hand"),
}
SKELETON: Final[Named] = named("skeleton", MACHINES, "SE-12.3", "hand")
INSTEAD: Final[Named] = named("instead", PARTS, "SE-12.3", "part")
SKELETON_WITH: Final[list[Option]] = in_order("with", PARTS, "SE-12.3", "part")
WRENCH_BUILDS: Final[Named] = named("wrench", MACHINES, "SE-14.17", "hand")
WITHOUT_PART: Final[Named] = named("without", PARTS, "SE-14.17", "part")
BOTH: Final[Named] = named("both", MACHINES, "SE-9.6", "hand")
RIGGSBY_BUILDS: Final[Named] = named("riggsby", INVENTIONS, "SE-14.5", "hand")
WITHOUT_MACHINE: Final[Named] = named("without", MACHINES, "SE-14.5", "built")
STATES: Final = ("used", "ready", "fresh")  # of built cards
WHICH: Final[dict[str, Named]] = {
    state: {name: Option(f"which:{state}", "SE-9.2", f"built:{name}", value=state) for name in MACHINES}
    for state in STATES
}
BUILD_BACK: Final = Option("back", "SE-9.6")
BUILT_ENOUGH: Final = Option("done", "SE-9.4")

DISCARD: Final[list[list[Option]]] = [
    in_order("discard", PARTS, "SE-10.1", "part"),
    in_order("discard", MACHINES, "SE-10.1", "hand"),
    in_order("discard", INVENTIONS, "SE-10.1", "hand"),
]
PACKRAT_DISCARDS: Final[list[list[Option]]] = [
    in_order("discard", PARTS, "SE-14.11", "part"),
    in_order("discard", MACHINES, "SE-14.11", "hand"),
    DISCARD[2],
]
