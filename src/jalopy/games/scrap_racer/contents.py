"""What is in the box of a match: as printed, or changed, with the names that the rules use."""

from typing import Final

from jalopy.games.scrap_racer.components import ALL_RACERS, BONUS_CARDS, BOOST_MARKERS, BOX, PILES, SPACES_PER_TILE
from jalopy.games.scrap_racer.places import BONUS_DECK, CRASH_PILE, GOAL_DECK, ON_TRACK, SUPPLY
from jalopy.kernel.box import Box
from jalopy.kernel.cards import Cards, no_cards
from jalopy.kernel.errors import Fault
from jalopy.kernel.kept import Kept
from jalopy.kernel.knobs import PRINTED, box_of, read_changes
from jalopy.kernel.settings import Values

NO_ABILITY: Final = ""
NO_BOOSTS: Final[list[int]] = []
MARKER: Final[dict[str, int]] = {kind: number for number, kind in enumerate(BOOST_MARKERS)}
CARD: Final[dict[str, int]] = {kind: number for number, kind in enumerate(BONUS_CARDS)}


class Contents:
    """It never changes, so that all copies of a match share it."""

    def __init__(self, changes: str) -> None:
        box = BOX if changes == PRINTED else BOX.changed(read_changes(changes))
        self.box = box
        self.changes = changes
        self.dice = box.number("dice", "count")
        self.laps = box.number("laps", "to_win")
        self.slots = box.number("bonus.slots", "usual")
        self.hovers_slots = box.number("bonus.slots", "hover")
        self.abilities = [name for name in ALL_RACERS if box.number("abilities", name)]
        self.all_abilities = len(self.abilities) == len(ALL_RACERS)
        self.ability_of: dict[str, list[str]] = {  # by racer
            name: [name if name in self.abilities else NO_ABILITY] for name in ALL_RACERS
        }
        self.boost_spaces = boost_spaces(box)
        self.boost_markers = len(self.faces("boost.markers", "markers"))
        self.more_boost_markers = len(self.faces("expansion.boost.markers", "markers"))
        self.full = self._unpacked([])  # every match starts from a copy
        self.fuller = self._unpacked(self.faces("expansion.boost.markers", "markers"))  # SR-16.2

    def faces(self, group: str, key: str = "cards") -> list[str]:
        """Every card or marker of a group by its face."""
        return [name for name, count in self.box.counts(group, key).items() for _ in range(count)]

    def markers(self, more: bool) -> int:
        """SR-16.2  Boost markers, with those of the expansion or without."""
        return self.boost_markers + (self.more_boost_markers if more else 0)

    def boosts_on(self, tile: int) -> list[int]:
        """Which spaces of a tile are boost spaces."""
        return self.boost_spaces.get(tile, NO_BOOSTS)

    def _unpacked(self, more_markers: list[str]) -> Cards:
        """All cards and markers with hidden faces, as they lie in the box."""
        cards = no_cards(ON_TRACK + self.markers(True))
        cards.add(self.faces("boost.markers", "markers") + more_markers, SUPPLY, MARKER)
        cards.add(self.faces("bonus.cards"), BONUS_DECK, CARD)
        cards.add(self.faces("goal"), GOAL_DECK)
        for number, pile in enumerate(PILES):
            cards.add(self.faces(f"crash.{pile}"), CRASH_PILE + number)
        return cards


def boost_spaces(box: Box) -> dict[int, list[int]]:
    """By number of a tile, which of its spaces are boost spaces."""
    spaces: dict[int, list[int]] = {}
    for place in different_spaces(box)[: box.number("boost.spaces", "count")]:
        spaces.setdefault((place - 1) // SPACES_PER_TILE + 1, []).append((place - 1) % SPACES_PER_TILE + 1)
    return {tile: sorted(on_tile) for tile, on_tile in spaces.items()}


def different_spaces(box: Box) -> list[int]:
    """All that may become boost spaces, in their order; one that is listed twice counts once."""
    listed = box.group("boost.spaces")["at"]
    assert isinstance(listed, list)
    return list(dict.fromkeys(int(place) for place in listed))


AS_PRINTED: Final[Contents] = Contents(PRINTED)
_OPEN: Final[Kept[str, Contents]] = Kept()


def contents(changes: str) -> Contents:
    """The box with these changes."""
    if changes == PRINTED:
        return AS_PRINTED
    found = _OPEN.get(changes)
    return _OPEN.keep(changes, Contents(changes)) if found is None else found


def contents_of(values: Values) -> Contents:
    """The box that a table has agreed on."""
    return contents(box_of(values))


def check_contents(box: Contents, more_markers: bool) -> list[Fault]:
    """What nobody could race with, the numbers being legal by themselves."""
    faults: list[Fault] = []
    for pile in PILES:
        if not box.faces(f"crash.{pile}"):
            faults.append(Fault("no-crash-cards", pile=pile))
    if box.laps > 1 and not box.faces("goal"):
        faults.append(Fault("no-goal-cards"))
    markers, spaces = box.markers(more_markers), box.box.number("boost.spaces", "count")
    if markers < spaces:
        faults.append(Fault("no-markers-for-spaces", markers=markers, spaces=spaces))
    different = len(different_spaces(box.box))
    if different < spaces:
        faults.append(Fault("boost-spaces-twice", different=different, spaces=spaces))
    return [fault.of("box") for fault in faults]
