"""Options that never change, made once."""

from typing import Final

from jalopy.games.scrapyard_empire.components import CHARACTERS, INVENTIONS, KINDS, MACHINES, PARTS
from jalopy.kernel.questions import Option

Named = dict[str, Option]


def named(prefix: str, names: list[str], rule: str, target: str) -> Named:
    """For each name an option `prefix:name` that touches `target:name`."""
    return {name: Option(f"{prefix}:{name}", rule, f"{target}:{name}") for name in names}


def by_kind(prefix: str, rule: str, target: str, kinds: int = 3) -> list[Option]:
    return [Option(f"{prefix}:{kind}", rule, f"{target}:{kind}") for kind in KINDS[:kinds]]


DONE: Final = Option("done", "SE-3.3")
BACK: Final = Option("back", "SE-4.1")

DRAW: Final[list[Option]] = by_kind("draw", "SE-4.2", "deck")
DRAW_TWO: Final[list[Option]] = by_kind("draw-two", "SE-4.3", "deck", 2)
DIG: Final[list[Option]] = by_kind("dig", "SE-6.1", "pile")
STEAL: Final[list[Named]] = [named(f"steal:{kind}", CHARACTERS, "SE-7.1", "player") for kind in KINDS[:2]]
TRADE: Final[list[Named]] = [named(f"trade:{kind}", CHARACTERS, "SE-8.1", "player") for kind in KINDS[:2]]
ACTIVATE: Final[Named] = {
    **named("activate", MACHINES, "SE-11.1", "built"),
    **named("activate", INVENTIONS, "SE-11.1", "built"),
}
USE: Final[Named] = named("use", CHARACTERS, "SE-14.1", "character")

KEEP: Final = Option("keep", "SE-5.2", "dice")
PLASMA: Final = Option("plasma", "SE-12.5", "built:plasma-generator")
RE_ROLL: Final = Option("re-roll", "SE-14.14", "dice")
RAISE: Final[Named] = named("scrap", PARTS, "SE-5.2", "part")

TAKE: Final = Option("take", "SE-6.2", "dug")
TAKE_LAST: Final = Option("take-last", "SE-14.4", "dug")
PASS: Final = Option("pass", "SE-6.2", "pile")
ENOUGH: Final = Option("enough", "SE-14.4", "pile")

SCRAP_FOR: Final[dict[str, Named]] = {
    "penalty": named("scrap", PARTS, "SE-16.3", "part"),
    "melt": named("scrap", PARTS, "SE-13.8", "part"),
}  # by the question that is asked
STEAL_PART: Final[Named] = named("part", PARTS, "SE-7.2", "part")
KEEP_MACHINE: Final[Named] = named("machine", MACHINES, "SE-7.3", "card")

GIVE: Final[list[Named]] = [named("give", PARTS, "SE-8.1", "part"), named("give", MACHINES, "SE-8.1", "hand")]
WANT: Final[list[Named]] = [named("want", PARTS, "SE-8.1", "part"), named("want", MACHINES, "SE-8.1", "guide")]
ACCEPT: Final = Option("accept", "SE-8.2")
REFUSE: Final = Option("refuse", "SE-8.2")
COUNTER: Final = Option("counter", "SE-8.3")

LET: Final = Option("let", "SE-11.5")
MONITOR: Final = Option("monitor", "SE-12.1", "built:biomonitor")
MONITOR_ONE: Final[Named] = named("monitor", PARTS, "SE-12.1", "part")
CANCEL: Final = Option("cancel", "SE-13.5", "built:strolling-house")

BUILD: Final[Named] = {
    **named("build", MACHINES, "SE-9.1", "hand"),
    **named("build", INVENTIONS, "SE-9.2", "hand"),
}
SKELETON: Final[Named] = named("skeleton", MACHINES, "SE-12.3", "hand")
SKELETON_WITH: Final[Named] = named("with", PARTS, "SE-12.3", "part")
WITH_WRENCH: Final[Named] = named("wrench", MACHINES, "SE-14.17", "hand")
WITH_RIGGSBY: Final[Named] = named("riggsby", INVENTIONS, "SE-14.5", "hand")
BUILT_ENOUGH: Final = Option("done", "SE-9.4")

DISCARD: Final[list[Named]] = [
    named("discard", PARTS, "SE-10.1", "part"),
    named("discard", MACHINES, "SE-10.1", "hand"),
    named("discard", INVENTIONS, "SE-10.1", "hand"),
]
