"""What lies in the box, read once from box.toml, with the names the rules use."""

from pathlib import Path
from typing import Final

import jalopy.games
from jalopy.kernel.box import Box, read_box

FOLDER: Final = Path(next(iter(jalopy.games.__path__))) / "scrapyard_empire"
BOX: Final[Box] = read_box(FOLDER / "box.toml")


def _names(group: str, key: str) -> list[str]:
    names = BOX.group(group)[key]
    assert isinstance(names, list)
    return [str(name) for name in names]


def _guide(group: str) -> dict[str, list[str]]:
    return {name: _names(group, name) for name in BOX.group(group) if name != "source"}


PART: Final = 0
MACHINE: Final = 1
INVENTION: Final = 2
KINDS: Final = ("part", "machine", "invention")

MACHINE_GUIDE: Final[dict[str, list[str]]] = _guide("guide.machines")
INVENTION_GUIDE: Final[dict[str, list[str]]] = _guide("guide.inventions")
MACHINES: Final[list[str]] = list(MACHINE_GUIDE)
INVENTIONS: Final[list[str]] = list(INVENTION_GUIDE)
PARTS: Final[list[str]] = sorted({part for needed in MACHINE_GUIDE.values() for part in needed})
NAMES: Final[list[list[str]]] = [PARTS, MACHINES, INVENTIONS]

BIT: Final[dict[str, int]] = {name: 1 << place for names in NAMES for place, name in enumerate(names)}
INDEX: Final[dict[str, int]] = {name: place for names in NAMES for place, name in enumerate(names)}
MACHINE_NEEDS: Final[list[int]] = [sum(BIT[part] for part in MACHINE_GUIDE[name]) for name in MACHINES]
INVENTION_NEEDS: Final[list[int]] = [sum(BIT[part] for part in INVENTION_GUIDE[name]) for name in INVENTIONS]

BIOMONITOR: Final = "biomonitor"
TRANSPORT_VESSEL: Final = "transport-vessel"
MECHA_SKELETON: Final = "mecha-skeleton"
JET_PROPULSION: Final = "jet-propulsion"
PLASMA_GENERATOR: Final = "plasma-generator"
PETROL_ENGINE: Final = "petrol-engine"
CLOCKWORK_BRAIN: Final = "clockwork-brain"
WEAPONRY_SYSTEM: Final = "weaponry-system"
NAVIGATRIX: Final = "navigatrix"

THE_TERRIBLE: Final = "the-terrible"
GLOVE_OF_RUIN: Final = "glove-of-ruin"
FLIGHT_PACK: Final = "flight-pack"
DEATHLOCK: Final = "deathlock"
STROLLING_HOUSE: Final = "strolling-house"
SUBTERRANEAN_SUB: Final = "subterranean-sub"
TIME_MACHINE: Final = "time-machine"
DOOMSDAY_RAY: Final = "doomsday-ray"

LUNA: Final = "prof-luna-tech"
MINERVA: Final = "captain-minerva"
RIGGSBY: Final = "jerry-riggsby"
DIGBY: Final = "digby-spade"
FINGERS: Final = "lady-felicity-fingers"
MIMICO: Final = "the-great-mimico"
SMELTER: Final = "otto-smelter"
MAGPIE: Final = "rusty-magpie"
PACKRAT: Final = "bertha-packrat"
AMP: Final = "dr-amelia-amp"
BRASSGUARD: Final = "sergeant-brassguard"
LUCINDA: Final = "lucky-lucinda"
COPYCOG: Final = "sir-reginald-copycog"
TINKER: Final = "tinker-tam"
WRENCH: Final = "dame-ada-wrench"
ZORA: Final = "madame-zora-lens"

BASE_CHARACTERS: Final[list[str]] = [
    *_names("characters.printed", "names"),
    *_names("characters.found", "names"),
    *_names("characters.base", "names"),
]
EXPANSION_CHARACTERS: Final[list[str]] = _names("characters.expansion", "names")
CHARACTERS: Final[list[str]] = [*BASE_CHARACTERS, *EXPANSION_CHARACTERS]
SETS: Final[dict[str, list[str]]] = {
    "base": BASE_CHARACTERS,
    "expansion": EXPANSION_CHARACTERS,
    "both": CHARACTERS,
}
RULE_OF: Final[dict[str, str]] = {
    **{name: f"SE-12.{place}" for place, name in enumerate(MACHINES, 1)},
    **{name: f"SE-13.{place}" for place, name in enumerate(INVENTIONS, 1)},
    **{name: f"SE-14.{place}" for place, name in enumerate(CHARACTERS, 3)},
}  # where the ability of a card stands
LIMITS: Final[dict[str, int]] = BOX.counts("abilities.limits", "uses")
LIMITED: Final[list[str]] = list(LIMITS)

MOST_SEATS: Final = BOX.number("players", "most")
DEALT: Final[list[int]] = [BOX.number("deal", kind) for kind in KINDS]
KEPT: Final[list[int]] = [BOX.number("limits", kind) for kind in KINDS]
ACTIONS: Final = BOX.number("turn", "actions")
DOUBLE_DRAW: Final = BOX.number("turn", "double_draw")
DIG_NEEDS: Final = BOX.number("rolls", "dig")
STEAL_NEEDS: Final = BOX.number("rolls", "steal")
CLOCK: Final[dict[str, int]] = BOX.counts("solitaire.clock", "turns")
NO_CLOCK: Final = "none"

VESSEL_PARTS: Final = BOX.number("abilities.machines", "transport_vessel_parts")
ENGINE_MACHINES: Final = BOX.number("abilities.machines", "petrol_engine_machines")
ENGINE_PARTS: Final = BOX.number("abilities.machines", "petrol_engine_parts")
WEAPONRY_ONE: Final = BOX.number("abilities.machines", "weaponry_one")
WEAPONRY_TWO: Final = BOX.number("abilities.machines", "weaponry_two")
GLOVE_PARTS: Final = BOX.number("abilities.inventions", "glove_parts")
FLIGHT_PACK_ACTIONS: Final = BOX.number("abilities.inventions", "flight_pack_actions")
SUB_CARDS: Final = BOX.number("abilities.inventions", "sub_cards")
DEATHLOCK_ACTIONS: Final = BOX.number("abilities.inventions", "deathlock_actions")
LUNA_NEEDS: Final = BOX.number("abilities.luna", "needs")
MINERVA_NEEDS: Final = BOX.number("abilities.minerva", "needs")
MINERVA_CARDS: Final = BOX.number("abilities.minerva", "cards")
DIGBY_NEEDS: Final = BOX.number("abilities.digby", "dig")
FINGERS_NEEDS: Final = BOX.number("abilities.characters", "fingers_steal")
BRASSGUARD_NEEDS: Final = BOX.number("abilities.characters", "brassguard_steal")
SMELTER_PARTS: Final = BOX.number("abilities.characters", "smelter_parts")
SMELTER_MACHINES: Final = BOX.number("abilities.characters", "smelter_machines")
PACKRAT_KEEPS: Final[list[int]] = [
    BOX.number("abilities.characters", "packrat_parts"),
    BOX.number("abilities.characters", "packrat_machines"),
    KEPT[INVENTION],
]
AMP_COUNTS: Final = BOX.number("abilities.characters", "amp_counts")
TINKER_NEEDS: Final = BOX.number("abilities.characters", "tinker_needs")

SPLITS: Final = ("standard", "demand", "rare", "sixteen", "uses")


def faces_of(split: str, kind: int) -> list[str]:
    """Every card of a kind in a split of the box."""
    group = BOX.group(f"cards.{split}")
    word = KINDS[kind] + "s"
    faces: list[str] = []
    for name in NAMES[kind]:
        if f"{word}_per_use" in group:
            copies = BOX.number(f"cards.{split}", f"{word}_per_use") * uses_in_guide(name, kind)
        else:
            copies = BOX.number(f"cards.{split}", word)
        faces += [name] * copies
    return faces


def uses_in_guide(name: str, kind: int) -> int:
    """In how many recipes a part or a small machine is named."""
    guide = MACHINE_GUIDE if kind == PART else INVENTION_GUIDE
    return sum(name in needed for needed in guide.values())
