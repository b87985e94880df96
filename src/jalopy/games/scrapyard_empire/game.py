"""Scrapyard Empire, tied together for the kernel."""

from typing import Final

from jalopy.games.scrapyard_empire import ending, position, refusals, turn, view
from jalopy.games.scrapyard_empire.components import BOX, CLOCK, FOLDER, KNOBS, NO_CLOCK, SETS, SPLITS
from jalopy.games.scrapyard_empire.contents import AS_PRINTED, check_contents, contents_of
from jalopy.games.scrapyard_empire.setup import setup, unpack
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.errors import Fault
from jalopy.kernel.game import Game, Place
from jalopy.kernel.knobs import box_setting
from jalopy.kernel.questions import Barred, Facts, Question, Rules
from jalopy.kernel.reading import Reader
from jalopy.kernel.rulebook import read_rulebook
from jalopy.kernel.settings import Setting, Values
from jalopy.kernel.table import Table

SETTINGS: Final = (
    Setting("characters", "base", "Which characters are dealt.", tuple(SETS), rule="SE-1.7"),
    Setting("cards", "standard", "How the cards are shared out among the kinds.", SPLITS, rule="SE-1.6"),
    Setting("memory_aid", True, "Scrap piles can be looked through at any time.", rule="SE-1.5"),
    Setting(
        "rounds", 100, "Two to four players: the match is over after so many rounds.", (10, 25, 50, 100), rule="SE-15.2"
    ),
    Setting("inventions", "usual", "Alone: how many inventions win.", ("usual", "2", "3", "4"), rule="SE-16.2"),
    Setting("penalty", 1, "Alone: so many parts are scrapped after a failed dig.", (0, 1, 2, 3), rule="SE-16.3"),
    Setting("clock", "normal", "Alone: how many turns there are.", (*CLOCK, NO_CLOCK), rule="SE-16.4"),
    Setting("beat_the_deck", False, "Alone: the part deck is not shuffled anew.", rule="SE-16.5"),
    Setting("solo_character", False, "Alone: with a character, chosen or dealt.", rule="SE-16.1"),
    box_setting(BOX, KNOBS),
)

ALONE: Final = ("inventions", "penalty", "clock", "beat_the_deck", "solo_character")  # for one player only


class ScrapyardEmpire(Game[Yard]):
    def check_settings(self, seats: int, values: Values) -> list[Fault]:
        changed = [setting.name for setting in self.settings if values[setting.name] != setting.default]
        if seats > 1:
            faults = [Fault("alone-only").of(name) for name in changed if name in ALONE]
        else:
            faults = [Fault("rounds-alone").of(name) for name in changed if name == "rounds"]
        box = contents_of(values)
        return faults if box is AS_PRINTED else faults + check_contents(box, seats, values)

    def preview(self, seats: int, values: Values) -> Facts:
        """Who may be dealt, by set."""
        return {"sets": {name: list(characters) for name, characters in contents_of(values).sets.items()}}

    def idle_settings(self, seats: int, values: Values) -> list[str]:
        if seats > 1:
            return list(ALONE)
        return ["rounds"] if values["solo_character"] else ["rounds", "characters"]

    def start(self, seats: int, values: Values) -> Yard:
        return unpack(values, seats)

    def setup(self, state: Yard, table: Table) -> Rules:
        return setup(state, table)

    def turn(self, state: Yard, table: Table) -> Rules:
        return turn.turn(state, table)

    def finished(self, state: Yard) -> bool:
        return ending.finished(state)

    def standing(self, state: Yard) -> list[Place]:
        return ending.standing(state)

    def plays_as(self, state: Yard, seat: int) -> str:
        return state.who[seat]

    def glance(self, state: Yard, seat: int) -> Facts:
        return view.glance(state, seat)

    def open_view(self, state: Yard) -> Facts:
        return view.open_view(state)

    def own_view(self, state: Yard, seat: int, shown: Facts) -> Facts:
        return view.own_view(state, seat, shown)

    def barred(self, state: Yard, question: Question) -> list[Barred]:
        return refusals.barred(state, question)

    def refuse(self, state: Yard, question: Question, key: str) -> Barred | None:
        return refusals.why_not(state, question, key)

    def position(self, state: Yard) -> Facts:
        return position.write(state, self.written_settings(state.agreed.values))

    def read_position(self, reader: Reader, seats: int, values: Values) -> Yard:
        return position.read(reader, seats, values)


GAME: Final = ScrapyardEmpire(
    name="scrapyard-empire",
    version="3",
    seat_counts=(1, 2, 3, 4),
    settings=SETTINGS,
    rulebook=read_rulebook(FOLDER / "rules.md"),
    box=BOX,
    knobs=KNOBS,
)
