"""Scrap Racer, tied together for the kernel."""

from typing import Final

from jalopy.games.scrap_racer import agreeing, ending, position, refusals, turn, view
from jalopy.games.scrap_racer.circuits import LONGEST
from jalopy.games.scrap_racer.components import BOX, FOLDER, KNOBS
from jalopy.games.scrap_racer.pieces import SETTING_OF, track_of
from jalopy.games.scrap_racer.setup import setup, unpack
from jalopy.games.scrap_racer.state import Race
from jalopy.kernel.errors import Fault
from jalopy.kernel.game import Game, Place
from jalopy.kernel.knobs import box_setting
from jalopy.kernel.questions import Barred, Facts, Question, Rules
from jalopy.kernel.reading import Reader
from jalopy.kernel.rulebook import read_rulebook
from jalopy.kernel.settings import Setting, Values
from jalopy.kernel.table import Table

SETTINGS: Final = (
    Setting(
        "track",
        "A",
        "Circuit A to F, or a word of S, R and L for one of your own, with a small letter behind special tiles.",
        check=agreeing.check_track,
        rule="SR-15.1",
    ),
    Setting("short", False, "Leave out the two marked tiles of circuit A to F for a shorter race.", rule="SR-15.2"),
    Setting("finish", 1, "The tile that the finish line stands in front of.", range(1, LONGEST + 1), rule="SR-15.3"),
    Setting("any_tiles", False, "Allow more straights and curves than the box holds.", rule="SR-15.5"),
    Setting(
        "racers",
        "random",
        "Racers are dealt at random or chosen in turn.",
        ("random", "chosen"),
        rule="SR-2.5",
    ),
    Setting(
        "start",
        "random",
        "Who starts: drawn by lot, or this seat.",
        ("random", "1", "2", "3", "4", "5", "6", "7", "8"),
        rule="SR-2.6",
    ),
    Setting("two_racers", False, "Three players drive two racers each; two players always do.", rule="SR-10.1"),
    Setting(
        "jackal",
        "active",
        "Jackal's ability counts in its own turn, or always.",
        ("active", "always"),
        rule="SR-5.6",
    ),
    Setting(
        "catch_up",
        "track",
        "Catch up leads to the next racer on the track, or in the race.",
        ("track", "rank"),
        rule="SR-13.5",
    ),
    Setting("new_racers", False, "Expansion 1: Rockroaches and Collector, and more markers.", rule="SR-16.1"),
    Setting("more_markers", False, "Expansion 1: more markers, with or without the new racers.", rule="SR-16.2"),
    Setting("slime_trail", False, "Expansion 1: the slime trail in place of a straight.", rule="SR-19.1"),
    Setting("scrap_yard", False, "Expansion 1: the scrap yard in place of a curve.", rule="SR-18.1"),
    Setting("salvager", False, "Expansion 1: the salvager and its scrap tiles in place of a curve.", rule="SR-20.1"),
    Setting("pit_stop", False, "Expansion 1: the pit stop and its ability tiles half-way round.", rule="SR-21.1"),
    Setting(
        "pit_stop_at",
        0,
        "The tile, counted from the finish line, beside which the pit stop begins; 0: as near to half-way as can be.",
        rule="SR-21.1",
    ),
    box_setting(BOX, KNOBS),
)

EXPANSION: Final = ("new_racers", "more_markers", *SETTING_OF.values())  # its parts, each in the race or not
LATER: Final = (*EXPANSION, "pit_stop_at")  # settings that came later than the others


class ScrapRacer(Game[Race]):
    def check_settings(self, seats: int, values: Values) -> list[Fault]:
        return agreeing.check_settings(values, seats)

    def preview(self, seats: int, values: Values) -> Facts:
        return agreeing.preview(values, seats)

    def idle_settings(self, seats: int, values: Values) -> list[str]:
        return agreeing.idle_settings(values, seats)

    def written_settings(self, values: Values) -> Values:
        """Without the parts of the expansion that are left in the box: older records do not know them."""
        written = super().written_settings(values)
        return {name: value for name, value in written.items() if name not in LATER or value}

    def start(self, seats: int, values: Values) -> Race:
        return unpack(track_of(values, seats), values, seats)

    def setup(self, state: Race, table: Table) -> Rules:
        return setup(state, table)

    def turn(self, state: Race, table: Table) -> Rules:
        return turn.turn(state, table)

    def finished(self, state: Race) -> bool:
        return turn.finished(state)

    def standing(self, state: Race) -> list[Place]:
        return ending.standing(state)

    def plays_as(self, state: Race, seat: int) -> str:
        return next((racer.name for racer in state.racers if racer.seat == seat), "")

    def glance(self, state: Race, seat: int) -> Facts:
        return view.glance(state, seat)

    def open_view(self, state: Race) -> Facts:
        return view.open_view(state)

    def own_view(self, state: Race, seat: int, shown: Facts) -> Facts:
        return view.own_view(state, seat, shown)

    def barred(self, state: Race, question: Question) -> list[Barred]:
        return refusals.barred(state, question)

    def refuse(self, state: Race, question: Question, key: str) -> Barred | None:
        return refusals.refuse(state, question, key)

    def position(self, state: Race) -> Facts:
        return position.write(state, self.written_settings(state.agreed.values))

    def read_position(self, reader: Reader, seats: int, values: Values) -> Race:
        return position.read(reader, seats, values)


GAME: Final = ScrapRacer(
    name="scrap-racer",
    version="4",
    seat_counts=(2, 3, 4, 5, 6, 7, 8),
    settings=SETTINGS,
    rulebook=read_rulebook(FOLDER / "rules.md"),
    box=BOX,
    knobs=KNOBS,
)

__all__ = ["GAME", "ScrapRacer"]
