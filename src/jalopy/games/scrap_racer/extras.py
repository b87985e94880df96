"""What special pieces and the pit stop add to the table: scrap tiles, ability tiles, the order in the pit stop's centre."""

from mypy_extensions import mypyc_attr

from jalopy.games.scrap_racer.components import ABILITY_TILES, LANE, SCRAP, SCRAP_OF_A_KIND
from jalopy.games.scrap_racer.track import Track


@mypyc_attr(acyclic=True)
class Extras:
    """There is one only in races with special pieces or the pit stop. Lists are replaced, never changed."""

    def __init__(self, scrap: list[int], stacks: list[int], tiles: list[str], centre: list[int]) -> None:
        self.scrap = scrap  # by space, the value of the scrap tile on it, or 0
        self.stacks = stacks  # by space of the salvager, how many tiles are left there
        self.tiles = tiles  # ability tiles left on the pit stop
        self.centre = centre  # racers on the pit stop's centre, in the order of their arrival
        # this turn
        self.landing: list[int] = []  # racers whose new space has not yet had its effect
        self.halted = False  # the active racer has come to the Stop space or the pit stop's centre
        self.slips = 0  # on the slime trail
        self.fresh: list[int] = []  # scrap tiles that the active racer has taken

    def copy(self) -> "Extras":
        """Between turns."""
        return Extras(self.scrap, self.stacks, self.tiles, self.centre)

    def begin_turn(self) -> None:
        self.landing = []
        self.halted = False
        self.slips = 0
        self.fresh = []

    def lay_scrap(self, space: int, value: int) -> None:
        """A tile of this value onto a space; 0 takes away the one that lies there."""
        self.scrap = self.scrap.copy()
        self.scrap[space] = value


def extras_for(track: Track) -> Extras | None:
    """SR-20.1, SR-21.2  As they lie before the race; None where the track has nothing special."""
    if not track.special:
        return None
    return Extras(
        [0] * (track.length + 1 + LANE),
        [SCRAP_OF_A_KIND] * len(SCRAP) if track.salvager else [0] * len(SCRAP),
        ABILITY_TILES.copy() if track.fork else [],
        [],
    )
