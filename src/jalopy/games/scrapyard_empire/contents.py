"""What is in the box of a match: as printed, or changed, with the names that the rules use."""

from typing import Final

from jalopy.games.scrapyard_empire.components import (
    BIT,
    BOX,
    INVENTION,
    KINDS,
    LIMITED,
    MACHINE,
    NAMES,
    PART,
    SETS,
    uses_in_guide,
)
from jalopy.games.scrapyard_empire.places import CHARACTER_DECK, DECK, GUIDES, PLACES
from jalopy.kernel.cards import EVERYONE, Cards, no_cards
from jalopy.kernel.errors import Fault
from jalopy.kernel.kept import Kept
from jalopy.kernel.knobs import PRINTED, box_of, read_changes
from jalopy.kernel.settings import Values

LEFT: Final = 4  # cards of a kind at least, when everybody has been dealt theirs


class Contents:
    """It never changes, so that all copies of a match share it."""

    def __init__(self, changes: str) -> None:
        box = BOX if changes == PRINTED else BOX.changed(read_changes(changes))
        self.box = box
        self.changes = changes
        self.dealt = [box.number("deal", kind) for kind in KINDS]
        self.kept = [box.number("limits", kind) for kind in KINDS]
        self.actions = box.number("turn", "actions")
        self.double_draw = box.number("turn", "double_draw")
        self.goal = box.number("goal", "group")
        self.goal_alone = box.number("goal", "solitaire")
        self.dig_needs = box.number("rolls", "dig")
        self.steal_needs = box.number("rolls", "steal")
        self.clock = box.counts("solitaire.clock", "turns")
        self.vessel_parts = box.number("abilities.machines", "transport_vessel_parts")
        self.engine_machines = box.number("abilities.machines", "petrol_engine_machines")
        self.engine_parts = box.number("abilities.machines", "petrol_engine_parts")
        self.weaponry_one = box.number("abilities.machines", "weaponry_one")
        self.weaponry_two = box.number("abilities.machines", "weaponry_two")
        self.glove_parts = box.number("abilities.inventions", "glove_parts")
        self.flight_pack_actions = box.number("abilities.inventions", "flight_pack_actions")
        self.sub_cards = box.number("abilities.inventions", "sub_cards")
        self.deathlock_actions = box.number("abilities.inventions", "deathlock_actions")
        self.luna_needs = box.number("abilities.luna", "needs")
        self.minerva_needs = box.number("abilities.minerva", "needs")
        self.minerva_cards = box.number("abilities.minerva", "cards")
        self.digby_needs = box.number("abilities.digby", "dig")
        self.fingers_needs = box.number("abilities.characters", "fingers_steal")
        self.brassguard_needs = box.number("abilities.characters", "brassguard_steal")
        self.smelter_parts = box.number("abilities.characters", "smelter_parts")
        self.smelter_machines = box.number("abilities.characters", "smelter_machines")
        self.packrat_keeps = [
            box.number("abilities.characters", "packrat_parts"),
            box.number("abilities.characters", "packrat_machines"),
            self.kept[INVENTION],
        ]
        self.amp_counts = box.number("abilities.characters", "amp_counts")
        self.tinker_needs = box.number("abilities.characters", "tinker_needs")
        self.uses = box.counts("abilities.limits", "uses")  # of limited abilities
        self.uses_by_place = [self.uses[name] for name in LIMITED]
        self.sets: dict[str, list[str]] = {  # the characters that are dealt
            name: [character for character in characters if box.number("cast", character)]
            for name, characters in SETS.items()
        }
        self._full: dict[str, Cards] = {}

    def faces_of(self, split: str, kind: int) -> list[str]:
        """Every card of a kind in a split of the box."""
        group, word = f"cards.{split}", KINDS[kind] + "s"
        faces: list[str] = []
        for name in NAMES[kind]:
            if f"{word}_per_use" in self.box.group(group):
                copies = self.box.number(group, f"{word}_per_use") * uses_in_guide(name, kind)
            else:
                copies = self.box.number(group, word)
            faces += [name] * copies
        return faces

    def full(self, split: str, characters: str) -> Cards:
        """All cards as they lie in the box; every match starts from a copy."""
        key = f"{split} {characters}"
        cards = self._full.get(key)
        if cards is None:
            cards = no_cards(PLACES)
            for kind in (PART, MACHINE, INVENTION):
                cards.add(self.faces_of(split, kind), DECK + kind, BIT)
            cards.add(self.sets[characters], CHARACTER_DECK)
            cards.add(["build-guide"] * self.box.number(f"cards.{split}", "guides"), GUIDES)
            for card in cards.at(GUIDES):
                cards.set_known(card, EVERYONE)
            self._full[key] = cards
        return cards


AS_PRINTED: Final[Contents] = Contents(PRINTED)
_OPEN: Final[Kept[str, Contents]] = Kept()


def contents_of(values: Values) -> Contents:
    """The box that a table has agreed on."""
    changes = box_of(values)
    if changes == PRINTED:
        return AS_PRINTED
    found = _OPEN.get(changes)
    return _OPEN.keep(changes, Contents(changes)) if found is None else found


def check_contents(box: Contents, seats: int, values: Values) -> list[Fault]:
    """What nobody could play with, the numbers being legal by themselves."""
    faults: list[Fault] = []
    split = str(values["cards"])
    for kind, word in enumerate(KINDS):
        cards, needed = len(box.faces_of(split, kind)), seats * box.dealt[kind] + LEFT
        if cards < needed:
            faults.append(Fault("too-few-cards", kind=word, cards=cards, needed=needed))
    there = len(box.sets[str(values["characters"])])
    needed = seats if seats > 1 or values["solo_character"] else 0
    if there < needed:
        faults.append(Fault("too-few-characters", there=there, needed=needed))
    if box.weaponry_two < box.weaponry_one:
        faults.append(Fault("weaponry-order", one=box.weaponry_one, two=box.weaponry_two))
    return [fault.of("box") for fault in faults]
