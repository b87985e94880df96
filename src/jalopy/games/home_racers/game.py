"""Home Racers, tied together for the kernel."""

from typing import Final

from jalopy.games.home_racers import ending, position, refusals, turn, view
from jalopy.games.home_racers.checks import MOST_LAPS, check_budget, check_course
from jalopy.games.home_racers.components import BOX, COLOURS, FOLDER, KNOBS, ROUNDS
from jalopy.games.home_racers.contents import check_contents, contents_of
from jalopy.games.home_racers.courses import SHIPPED, course_of, distances_of
from jalopy.games.home_racers.setup import setup, unpack
from jalopy.games.home_racers.state import Race
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
        "course",
        "ottoman",
        "The course: one that comes with the game, or a word of your own.",
        check=check_course,
        rule="HR-1.8",
    ),
    Setting(
        "laps", 0, "Laps of a circular course; 0 is what the course says.", tuple(range(MOST_LAPS + 1)), rule="HR-1.9"
    ),
    Setting("any_tiles", False, "The course may use more tiles than the box has.", rule="HR-9.8"),
    Setting("rear_gear", False, "A standing car may drive backwards in gear -1.", rule="HR-9.1"),
    Setting("skidding", False, "Two more turns, of 120 degrees, always dangerous.", rule="HR-9.2"),
    Setting("slipstream", False, "One tile more right behind a car of the same heading and gear.", rule="HR-9.3"),
    Setting("hard_braking", False, "Two gears down at once, for two danger dice.", rule="HR-9.4"),
    Setting("strict_limits", False, "Nothing beyond the table of limits may be laid.", rule="HR-9.5"),
    Setting("family", False, "A car without points stays in the race, in gear 1 at most.", rule="HR-9.6"),
    Setting(
        "finish",
        "first",
        "The first car across the line wins, or the round is finished and the farthest beyond it wins.",
        ("first", "round"),
        rule="HR-9.7",
    ),
    Setting(
        "rounds",
        ROUNDS,
        "The race ends after so many rounds for each lap, or each 60 tiles of a longer one.",
        (20, 40, ROUNDS, 100),
        rule="HR-8.6",
    ),
    box_setting(BOX, KNOBS),
)


class HomeRacers(Game[Race]):
    def check_settings(self, seats: int, values: Values) -> list[Fault]:
        course = str(values["course"])
        faults = [] if values["any_tiles"] else [fault.of("course") for fault in check_budget(course)]
        if values["laps"] not in (0, 1) and not course_of(course).circular:
            faults.append(Fault("laps-one-way").of("laps"))
        return faults + check_contents(contents_of(values))

    def preview(self, seats: int, values: Values) -> Facts:
        """How long the race is, and with how many points of tires and car everybody begins."""
        course, length = course_of(str(values["course"])), distances_of(str(values["course"])).length
        laps = values["laps"] or course.laps
        assert isinstance(laps, int)
        return {"length": length, "laps": laps, "points": contents_of(values).starting_points(length * laps)}

    def idle_settings(self, seats: int, values: Values) -> list[str]:
        course = str(values["course"])
        idle = ["any_tiles"] if course in SHIPPED else []
        if not course_of(course).circular:
            idle.append("laps")
        if seats == 1:
            idle += ["slipstream", "finish"]  # nobody to follow, and nobody to beat to the line
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
        return ending.standing(state)

    def sure_winner(self, state: Race) -> int | None:
        return ending.sure_winner(state)

    def plays_as(self, state: Race, seat: int) -> str:
        return COLOURS[seat]

    def glance(self, state: Race, seat: int) -> Facts:
        return view.glance(state, seat)

    def open_view(self, state: Race) -> Facts:
        return view.open_view(state)

    def barred(self, state: Race, question: Question) -> list[Barred]:
        return refusals.barred(state, question)

    def refuse(self, state: Race, question: Question, key: str) -> Barred | None:
        return refusals.refuse(state, question, key)

    def position(self, state: Race) -> Facts:
        return position.write(state, self.written_settings(state.agreed.values))

    def read_position(self, reader: Reader, seats: int, values: Values) -> Race:
        return position.read(reader, seats, values)


GAME: Final = HomeRacers(
    name="home-racers",
    version="3",
    seat_counts=(1, 2, 3, 4),
    settings=SETTINGS,
    rulebook=read_rulebook(FOLDER / "rules.md"),
    box=BOX,
    knobs=KNOBS,
)

__all__ = ["GAME", "HomeRacers"]
