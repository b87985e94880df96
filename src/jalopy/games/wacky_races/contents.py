"""What is in the box of a match: as printed, or changed, with the names that the rules use."""

from typing import Any, Final

from jalopy.games.wacky_races.components import BOX, FIRST_TILE, KIND_OF, MOST_PLAYERS, RACERS, SPECIAL
from jalopy.games.wacky_races.places import DECK, FIRST_PILE, SECOND_PILE, SPECIAL_PILE, TRAP_DECK, TRAP_ON
from jalopy.games.wacky_races.power_cards import POWERS, Power
from jalopy.games.wacky_races.races import GRAND, NO_CHAMPIONSHIP, SEASONS, RaceRules
from jalopy.kernel.cards import EVERYONE, Cards, no_cards
from jalopy.kernel.errors import Fault
from jalopy.kernel.kept import Kept
from jalopy.kernel.knobs import PRINTED, box_of, read_changes
from jalopy.kernel.settings import Values

NO_POWERS: Final[list[Power]] = []
IN_THE_DECK: Final = 8  # Movement cards at least, when everybody has a hand
LEAST_TILES: Final = 2  # of each half


class Contents:
    """It never changes, so that all copies of a match share it."""

    def __init__(self, changes: str) -> None:
        box = BOX if changes == PRINTED else BOX.changed(read_changes(changes))
        self.box = box
        self.changes = changes
        self.hand = box.number("hand", "cards")
        self.plays = box.number("hand", "plays")
        self.switcheroo_reach = box.number("switcheroo", "reach")
        self.powers: dict[str, list[Power]] = {  # by racer
            racer: POWERS[racer] if box.number("abilities", racer) else NO_POWERS for racer in RACERS
        }
        self.station = FIRST_TILE + len(self.faces("tiles.first", "tiles"))  # where the Gas Station lies
        self.second_first = self.station + 1
        self.longest = self.second_first + len(self.faces("tiles.second", "tiles")) + len(SPECIAL)
        self.points: list[int] = _listed(box.group("championship.points")["places"])
        self.seasons = [
            [
                RaceRules(number, place, race, self.hand, self.plays)
                for place, race in enumerate(_listed(box.group(f"championship.{season}")["races"]), 1)
            ]
            for number, season in enumerate(SEASONS, 1)
        ]
        self.single: dict[str, list[RaceRules]] = {  # a schedule of one race, by the setting `special`
            "random": [RaceRules(0, 0, {}, self.hand, self.plays)],
            **{name: [RaceRules(0, 0, {"special": [name]}, self.hand, self.plays)] for name in SPECIAL},
        }
        self.full = self._unpacked()  # every match starts from a copy
        self.first_backs = self.full.at(FIRST_PILE).copy()
        self.second_backs = self.full.at(SECOND_PILE) + self.full.at(SPECIAL_PILE)

    def faces(self, group: str, key: str) -> list[str]:
        """Every card or tile of a group by its face."""
        return [name for name, count in self.box.counts(group, key).items() for _ in range(count)]

    def schedule(self, championship: str, special: str) -> list[RaceRules]:
        """WR-12.1"""
        if championship == NO_CHAMPIONSHIP:
            return self.single[special]
        if championship == GRAND:
            return [race for season in self.seasons for race in season]
        return self.seasons[SEASONS.index(championship)]

    def _unpacked(self) -> Cards:
        """All cards and tiles as they lie in the box."""
        cards = no_cards(TRAP_ON + self.longest + 1)
        cards.add(self.faces("cards.movement", "cards"), DECK, KIND_OF)
        cards.add(self.faces("cards.traps", "cards"), TRAP_DECK)
        cards.add(self.faces("tiles.first", "tiles"), FIRST_PILE)
        plain = self.faces("tiles.second", "tiles")
        cards.add(plain + self.faces("tiles.special", "tiles"), SECOND_PILE)  # their backs are alike
        for card in cards.at(SECOND_PILE)[len(plain) :]:
            cards.move(card, SECOND_PILE, SPECIAL_PILE)
        for pile in (FIRST_PILE, SECOND_PILE, SPECIAL_PILE):  # sorted, for all to see: which are special is no secret
            for card in cards.at(pile):
                cards.set_known(card, EVERYONE)
        return cards


def _listed(value: object) -> list[Any]:
    assert isinstance(value, list)
    return value


AS_PRINTED: Final[Contents] = Contents(PRINTED)
_OPEN: Final[Kept[str, Contents]] = Kept()


def contents_of(values: Values) -> Contents:
    """The box that a table has agreed on."""
    changes = box_of(values)
    if changes == PRINTED:
        return AS_PRINTED
    found = _OPEN.get(changes)
    return _OPEN.keep(changes, Contents(changes)) if found is None else found


def check_contents(box: Contents, seats: int) -> list[Fault]:
    """What nobody could race with, the numbers being legal by themselves."""
    faults: list[Fault] = []
    for half in ("first", "second"):
        if len(box.faces(f"tiles.{half}", "tiles")) < LEAST_TILES:
            faults.append(Fault("short-half", half=half, least=LEAST_TILES))
    cards, needed = len(box.faces("cards.movement", "cards")), min(seats, MOST_PLAYERS) * box.hand + IN_THE_DECK
    if cards < needed:
        faults.append(Fault("too-few-cards", cards=cards, hand=box.hand, needed=needed))
    if not box.faces("cards.traps", "cards"):
        faults.append(Fault("no-traps"))
    return [fault.of("box") for fault in faults]
