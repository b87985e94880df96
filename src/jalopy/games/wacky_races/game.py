"""Wacky Races, tied together for the kernel."""

from typing import Final

from jalopy.games.wacky_races import championship, position, refusals, turn, view
from jalopy.games.wacky_races.components import BOX, FOLDER, KNOBS, SPECIAL
from jalopy.games.wacky_races.contents import AS_PRINTED, check_contents, contents_of
from jalopy.games.wacky_races.races import GRAND, NO_CHAMPIONSHIP, SEASONS
from jalopy.games.wacky_races.setup import setup, unpack
from jalopy.games.wacky_races.state import Race
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
        "racers",
        "chosen",
        "Racers are chosen in turn or dealt at random.",
        ("chosen", "random"),
        rule="WR-2.3",
    ),
    Setting(
        "start",
        "random",
        "The Starting Player: drawn by lot, or this seat.",
        ("random", "1", "2", "3", "4", "5", "6"),
        rule="WR-2.5",
    ),
    Setting(
        "special",
        "random",
        "The Special tile of a single race: drawn by lot, or this one.",
        ("random", *SPECIAL),
        rule="WR-2.8",
    ),
    Setting(
        "wild_start_spaces",
        "rear",
        "The two wild spaces of the starting board lie at its rear or at its front.",
        ("rear", "front"),
        rule="WR-10.1",
    ),
    Setting(
        "dastardly_start",
        "skip",
        "Dastardly skips the starting board, or stops at matching and wild spaces of it.",
        ("skip", "stop"),
        rule="WR-5.4",
    ),
    Setting(
        "gas_station",
        "always",
        "The Gas Station works for every last racer, or once in a race.",
        ("always", "once"),
        rule="WR-10.2",
    ),
    Setting(
        "crossroads",
        "itself",
        "The Crossroads may trade places itself, or only other tiles do.",
        ("itself", "others"),
        rule="WR-10.5",
    ),
    Setting(
        "championship",
        NO_CHAMPIONSHIP,
        "A single race, one season of four races, or all four seasons.",
        (NO_CHAMPIONSHIP, *SEASONS, GRAND),
        rule="WR-12.1",
    ),
    box_setting(BOX, KNOBS),
)


class WackyRaces(Game[Race]):
    def check_settings(self, seats: int, values: Values) -> list[Fault]:
        faults: list[Fault] = []
        if values["start"] != "random" and int(values["start"]) > seats:
            faults.append(Fault("start-seat", places=seats).of("start"))
        if values["special"] != "random" and values["championship"] != NO_CHAMPIONSHIP:
            faults.append(Fault("special-in-championship").of("special"))
        box = contents_of(values)
        return faults if box is AS_PRINTED else faults + check_contents(box, seats)

    def idle_settings(self, seats: int, values: Values) -> list[str]:
        """A championship says itself which Special tiles lie on the road; alone there is nobody to choose before."""
        idle = ["start"] if seats == 1 else []
        if values["championship"] != NO_CHAMPIONSHIP:
            idle.append("special")
        elif values["special"] not in ("random", "crossroads"):
            idle.append("crossroads")
        return idle

    def start(self, seats: int, values: Values) -> Race:
        return unpack(values, seats)

    def setup(self, state: Race, table: Table) -> Rules:
        return setup(state, table)

    def turn(self, state: Race, table: Table) -> Rules:
        return turn.turn(state, table)

    def finished(self, state: Race) -> bool:
        return state.over

    def standing(self, state: Race) -> list[Place]:
        return championship.standing(state)

    def placed(self, state: Race, seats: int) -> int:
        """WR-12.6  Only the great title is the players' alone."""
        return seats if championship.is_grand(state) and state.standings is not None else len(state.racers)

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


GAME: Final = WackyRaces(
    name="wacky-races",
    version="3",
    seat_counts=(1, 2, 3, 4, 5, 6),
    settings=SETTINGS,
    rulebook=read_rulebook(FOLDER / "rules.md"),
    box=BOX,
    knobs=KNOBS,
)

__all__ = ["GAME", "WackyRaces"]
