"""What lies in every box, read once from box.toml, with the names the rules use; `contents` has what a match may change."""

from pathlib import Path
from typing import Final

import jalopy.games
from jalopy.kernel.box import Box, read_box
from jalopy.kernel.knobs import Knob, knobs_of

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
LIMITED: Final[list[str]] = list(BOX.counts("abilities.limits", "uses"))  # abilities

MOST_SEATS: Final = BOX.number("players", "most")
CLOCK: Final[dict[str, int]] = BOX.counts("solitaire.clock", "turns")
NO_CLOCK: Final = "none"

SPLITS: Final = ("standard", "demand", "rare", "sixteen", "uses")


def uses_in_guide(name: str, kind: int) -> int:
    """In how many recipes a part or a small machine is named."""
    guide = MACHINE_GUIDE if kind == PART else INVENTION_GUIDE
    return sum(name in needed for needed in guide.values())


# What a match may change, and how far.
KNOBS: Final[tuple[Knob, ...]] = knobs_of(
    BOX,
    {
        "deal.part": (3, 12),
        "deal.machine": (1, 8),
        "deal.invention": (1, 3),
        "limits.part": (3, 16),
        "limits.machine": (2, 10),
        "limits.invention": (1, 3),
        "turn.actions": (1, 4),
        "turn.double_draw": (1, 10),
        "goal.*": (1, 4),
        "rolls.*": (2, 6),
        "solitaire.clock.turns.*": (5, 60),
        **{f"cards.{split}.parts": (1, 12) for split in SPLITS},
        **{f"cards.{split}.parts_per_use": (1, 6) for split in SPLITS},
        **{f"cards.{split}.machines": (1, 10) for split in SPLITS},
        **{f"cards.{split}.machines_per_use": (1, 5) for split in SPLITS},
        **{f"cards.{split}.inventions": (1, 8) for split in SPLITS},
        "cast.*": (0, 1),
        "abilities.machines.transport_vessel_parts": (1, 8),
        "abilities.machines.petrol_engine_machines": (1, 5),
        "abilities.machines.petrol_engine_parts": (1, 5),
        "abilities.machines.weaponry_one": (1, 6),
        "abilities.machines.weaponry_two": (1, 6),
        "abilities.inventions.glove_parts": (1, 6),
        "abilities.inventions.flight_pack_actions": (1, 4),
        "abilities.inventions.sub_cards": (1, 4),
        "abilities.inventions.deathlock_actions": (1, 3),
        "abilities.luna.needs": (2, 6),
        "abilities.minerva.needs": (2, 6),
        "abilities.digby.dig": (2, 6),
        "abilities.characters.fingers_steal": (2, 6),
        "abilities.characters.brassguard_steal": (2, 6),
        "abilities.characters.smelter_parts": (1, 4),
        "abilities.characters.smelter_machines": (1, 5),
        "abilities.characters.packrat_parts": (4, 20),
        "abilities.characters.packrat_machines": (3, 12),
        "abilities.characters.amp_counts": (1, 3),
        "abilities.characters.tinker_needs": (2, 6),
        "abilities.limits.uses.*": (0, 4),
    },
)
