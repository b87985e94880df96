"""The race: everything that lies on the table between two turns."""

from typing import Final

from mypy_extensions import mypyc_attr

from jalopy.games.wacky_races.components import (
    FINISH,
    GAS_STATION,
    GRID,
    IN_A_RACE,
    KIND_OF,
    REAR,
    TERRAIN,
    WILD_START,
    names_in,
)
from jalopy.games.wacky_races.contents import contents_of
from jalopy.games.wacky_races.places import HAND, ROAD, TRAP_ON
from jalopy.games.wacky_races.power_cards import Power
from jalopy.games.wacky_races.races import NO_CHAMPIONSHIP, RaceRules
from jalopy.kernel.cards import Cards
from jalopy.kernel.game import State
from jalopy.kernel.settings import Values

NEUTRAL: Final = -1  # in place of a seat
OUT_OF_FUEL: Final = -1  # in place of Dastardly's tile
NOBODY: Final = -1  # in place of a racer
NOT_SLOW: Final = ""  # in place of the rule that slows a racer


@mypyc_attr(acyclic=True)
class Racer:
    """A car, and its dashboard if a player drives it. Players' racers come first, by seat; then the neutral ones."""

    def __init__(
        self,
        index: int,
        name: str,
        powers: list[Power],
        seat: int,
        tile: int,
        side: int,
        arrived: int,
        exhausted: int,
        slow: str,
        muddy: bool,
    ) -> None:
        self.index = index
        self.name = name
        self.powers = powers  # on its dashboard, by slot
        self.seat = seat
        self.tile = tile
        self.side = side  # 0 or 1; it stays on its side as long as it can
        self.arrived = arrived  # counts arrivals: a smaller one came to its tile earlier
        self.exhausted = exhausted  # powers by slot, as bits
        self.slow = slow  # the rule that leaves it one Movement card in its next turn; "": none does
        self.muddy = muddy  # WR-7.13  no redraw at the end of the next turn, or of this one
        self.struck = 0  # traps suffered; only compared with itself in a turn

    def __repr__(self) -> str:
        return f"Racer({self.name}, seat {self.seat}, tile {self.tile})"

    @property
    def neutral(self) -> bool:
        return self.seat == NEUTRAL

    def copy(self) -> "Racer":
        return Racer(
            self.index,
            self.name,
            self.powers,
            self.seat,
            self.tile,
            self.side,
            self.arrived,
            self.exhausted,
            self.slow,
            self.muddy,
        )


class Agreement:
    """What the table agreed on before the match; it never changes."""

    def __init__(self, values: Values, seats: int) -> None:
        self.values = values
        self.seats = seats
        self.chosen = values["racers"] == "chosen"
        self.dastardly_stops_at_start = values["dastardly_start"] == "stop"
        self.gas_once = values["gas_station"] == "once"
        self.crossroads_moves_itself = values["crossroads"] == "itself"
        self.championship = values["championship"] != NO_CHAMPIONSHIP
        self.box = contents_of(values)
        self.schedule: list[RaceRules] = self.box.schedule(str(values["championship"]), str(values["special"]))
        self.seasons = sorted({race.season for race in self.schedule} - {0})
        self.start_board = WILD_FRONT if values["wild_start_spaces"] == "front" else WILD_REAR


def start_board(wild: list[int]) -> list[int]:
    """WR-10.1  The space 00 and those of the grid."""
    terrain = [TERRAIN.index(name) for name in names_in("start.terrain", "order")]
    return [REAR, *(WILD_START if space in wild else terrain.pop(0) for space in range(1, GRID + 1))]


BOX_WILD: Final[list[int]] = [int(space) for space in names_in("start.wild", "spaces")]
WILD_REAR: Final[list[int]] = start_board(BOX_WILD)
WILD_FRONT: Final[list[int]] = start_board([GRID + 1 - space for space in BOX_WILD])


@mypyc_attr(acyclic=True)
class Standings:
    """WR-12  What a championship remembers from race to race: the players by seat, then the neutral racers."""

    def __init__(
        self,
        points: list[int],
        wins: list[int],
        seconds: list[int],
        season_points: list[int],
        season_wins: list[int],
        season_seconds: list[int],
        last: list[int],
        names: list[str],
        titles: list[int],
    ) -> None:
        self.points = points  # of all races; the neutral racers' of a season, for the next has others
        self.wins = wins
        self.seconds = seconds
        self.season_points = season_points
        self.season_wins = season_wins
        self.season_seconds = season_seconds
        self.last = last  # places in the last race of the season; 0 before the first
        self.names = names  # the racers of the season, whatever is driven in a race by lot; "" before they are chosen
        self.titles = titles  # who won each season that is over

    def copy(self) -> "Standings":
        return Standings(
            self.points.copy(),
            self.wins.copy(),
            self.seconds.copy(),
            self.season_points.copy(),
            self.season_wins.copy(),
            self.season_seconds.copy(),
            self.last.copy(),
            self.names.copy(),
            self.titles.copy(),
        )

    def begin_season(self, seats: int) -> None:
        """WR-12.7  The players keep what they have; all else begins anew."""
        for index in range(seats, IN_A_RACE):
            self.points[index] = self.wins[index] = self.seconds[index] = 0
        self.season_points = [0] * IN_A_RACE
        self.season_wins = [0] * IN_A_RACE
        self.season_seconds = [0] * IN_A_RACE
        self.last = [0] * IN_A_RACE
        self.names = [""] * seats


def no_standings(seats: int) -> Standings:
    """Before the first race."""
    none: list[list[int]] = [[0] * IN_A_RACE for _ in range(7)]
    return Standings(none[0], none[1], none[2], none[3], none[4], none[5], none[6], [""] * seats, [])


@mypyc_attr(acyclic=True)
class Race(State):
    def __init__(
        self,
        turn: int,
        cards: Cards,
        agreed: Agreement,
        number: int,
        racers: list[Racer],
        ground: list[int],
        standings: Standings | None,
    ) -> None:
        self.turn = turn
        self.cards = cards
        self.agreed = agreed
        self.box = agreed.box
        self.number = number  # of the race in the schedule, from 0
        self.rules = agreed.schedule[number]
        self.racers = racers
        # Kind of every tile, 00 to the Finish Line; kept beside the cards, as it is asked for often. Replaced, never changed.
        self.ground = ground
        self.standings = standings
        self.start = 0  # seat of the Starting Player
        self.next = 0  # seat whose turn it is
        self.round = 1
        self.dastardly = 0
        self.arrivals = 0
        self.gas_fired = False
        self.winner = NOBODY
        self.over = False  # the match, not only the race
        # this turn
        self.active = NOBODY  # the racer whose turn it is; nobody's in the neutral phase
        self.played = 0  # Movement cards
        self.plays = 0  # how many may be
        self.limit = "WR-3.4"  # the rule that says so
        self.refuelled = False  # WR-10.2  the Gas Station has worked
        self.ended = False  # WR-7.3  a trap has ended the driving, or it is over
        self.match_all = False
        self.match_next = False
        self.fill = 0  # the hand is filled up to so many
        self.filled_by = "WR-3.7"  # the rule that says so

    def copy(self) -> "Race":
        """Between turns, when nothing of a turn is under way."""
        race = Race(
            self.turn,
            self.cards.copy(),
            self.agreed,
            self.number,
            [racer.copy() for racer in self.racers],
            self.ground,
            None if self.standings is None else self.standings.copy(),
        )
        race.start = self.start
        race.next = self.next
        race.round = self.round
        race.dastardly = self.dastardly
        race.arrivals = self.arrivals
        race.gas_fired = self.gas_fired
        race.winner = self.winner
        race.over = self.over
        return race

    @property
    def seats(self) -> int:
        return self.agreed.seats

    @property
    def finish(self) -> int:
        return len(self.ground) - 1

    def clockwise(self) -> list[int]:
        """Seats from the Starting Player on."""
        return [(self.start + place) % self.seats for place in range(self.seats)]

    def hand(self, seat: int) -> list[int]:
        return self.cards.at(HAND + seat)

    def trapped(self, tile: int) -> bool:
        return len(self.cards.at(TRAP_ON + tile)) > 0

    def decider(self) -> int:
        """WR-4.5  Whoever settles what the rules leave open: the active player, else the Starting Player."""
        return self.start if self.active == NOBODY else self.racers[self.active].seat

    def survey(self) -> None:
        """The ground from the start board and the tiles that lie on the road."""
        ground, station = self.agreed.start_board.copy(), self.box.station
        for card in self.cards.at(ROAD):
            if len(ground) == station:
                ground.append(GAS_STATION)
            face = self.cards.seen(card, None)
            ground.append(KIND_OF["hidden" if face is None else face])
        ground.append(FINISH)
        self.ground = ground

    def on_road(self, tile: int) -> int:
        """Where in the row of tiles that may change one lies, or -1 for start board and Gas Station."""
        if tile <= GRID or tile == self.box.station:
            return -1
        return tile - GRID - 1 if tile < self.box.station else tile - GRID - 2
