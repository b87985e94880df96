"""Every chain of powers, cards and tiles comes to its end: a search through all answers of a turn.

From each position every answer is tried that the turn allows, to the end of every way. If a way came back to a table that
it has seen, it could be driven for ever; and so that the end is no accident of these positions, a measure is looked at
that becomes smaller with every card and every power, and cannot do so for ever: traps that are not yet sprung, then
whether the Gas Station has still to work, then powers, then cards.
"""

import random
from collections.abc import Callable, Iterator

import pytest
from tests.rulebook.marks import rule
from tests.rulebook.wacky_races.table import TERRAIN, asked, options, play, race, seen, told

import jalopy
from jalopy.games.wacky_races.components import RACERS
from jalopy.games.wacky_races.power_cards import POWERS
from jalopy.games.wacky_races.state import Race
from jalopy.kernel.match import Match

TURN = ("first-card", "next-card")
TRAPS = ["boulder", "log", "oil", "painted-tunnel", "old-switcheroo", "sabotage"]
MOST = 40  # cards and powers of a turn; by far more than there are
POSITIONS = 4  # for each racer
RACES = 20  # with each of some Special tiles
NOTHING_YET = (99, 99, 99, 99)

Measure = tuple[int, int, int, int]


class Search:
    """All ways through one turn of seat 0. `make` lays the same table again and again."""

    def __init__(self, make: Callable[[], Match]) -> None:
        self.make = make
        self.done: set[object] = set()
        self.longest = 0
        self.refuelled = 0
        self.again = False  # a power was used twice

    def run(self) -> None:
        self._from(self.make(), [], [])

    def _from(self, match: Match, path: list[str], before: list[object]) -> None:
        """From a question for a card or a power, at a table that no way on the path has seen."""
        if not in_turn(match):
            return
        here = table_of(match)
        assert here not in before, f"for ever: {path}"
        if here in self.done:
            return
        assert len(before) < MOST
        self.longest = max(self.longest, len(before) + 1)
        self.refuelled = max(self.refuelled, len(told(match, "refuelled")))
        used = [facts["power"] for facts in told(match, "power-used")]
        self.again = self.again or len(used) > len(set(used))
        now = measure(match)
        for way, after in self._ways(path, options(match)):
            if in_turn(after):
                assert min(measure(after)) >= 0, way
                assert measure(after) < now, way
            self._from(after, way, [*before, here])
        self.done.add(here)

    def _ways(self, path: list[str], keys: list[str]) -> Iterator[tuple[list[str], Match]]:
        """Each answer, and after it every answer to what it makes the rules ask, up to the next card or power."""
        for key in keys:
            way = [*path, key]
            match = self.make()
            play(match, *way)
            if match.question is None or asked(match)[1] in TURN:
                yield way, match
            else:
                yield from self._ways(way, options(match))


def in_turn(match: Match) -> bool:
    return match.question is not None and match.state.turn == 1 and asked(match)[1] in TURN


def table_of(match: Match) -> object:
    """Everything on which the rest of the turn hangs; not who came first to a tile, which only ranks."""
    state = match.state
    assert isinstance(state, Race)
    racers = tuple((racer.tile, racer.side, racer.exhausted, racer.slow, racer.muddy) for racer in state.racers)
    cards = tuple(tuple(state.cards.face(card) for card in place) for place in state.cards.places)
    turn = (state.played, state.plays, state.match_all, state.match_next, state.fill, state.refuelled)
    return racers, cards, tuple(state.ground), turn


def measure(match: Match) -> Measure:
    view = seen(match)
    mine = next(racer for racer in view["racers"] if racer["name"] == view["active"])
    traps = view["trap_deck"] + sum(tile["trapped"] for tile in view["tiles"])
    # Who unexhausts another power with one has as many as before; that one counts twice.
    powers = sum(1 + (power["power"] == "back-in-one-piece") for power in mine["powers"] if power["ready"])
    turn = match.state.turn
    refuelled = sum(event.kind == "refuelled" and event.turn == turn for event in match.table.story)
    return traps, 1 - refuelled, powers, view["plays"] - view["played"]


def around_the_gas_station(racer: str, seed: int) -> Callable[[], Match]:
    """The racer and five others close together, with the Railroad Crossing and traps among them."""
    lots = random.Random(f"{racer} {seed}")
    ground = [*TERRAIN, *TERRAIN]
    ground.insert(lots.randrange(3), "railroad")
    spaces = [tile for tile in range(14, 20) for _ in range(2)]
    others = lots.sample([name for name in RACERS if name != racer], 5)
    where = lots.sample(spaces, 6)
    players = {racer: where[0], others[0]: where[1]}
    neutral = dict(zip(others[1:], where[2:], strict=True))
    free = [tile for tile in (13, 14, *range(16, 22)) if tile not in where]
    traps = dict(zip(lots.sample(free, 3), ["failed-plan", *lots.sample(TRAPS, 2)], strict=True))
    spent = lots.sample([power.key for power in POWERS[racer]], lots.randrange(2))
    hands = [lots.sample(TERRAIN, 1), ["desert", "farm"]]
    return lambda: race(
        players,
        neutral,
        tiles=[*TERRAIN * 2, *ground],
        hands=hands,
        traps=traps,
        exhausted={racer: spent},
        picks=[0] * 20,
        discard=["farm"],
    )


@rule("WR-8.1")
def test_WR_8_1_no_chain_of_powers_goes_on_for_ever() -> None:
    again = refuelled = 0
    for racer in RACERS:
        for seed in range(POSITIONS):
            search = Search(around_the_gas_station(racer, seed))
            search.run()
            again += search.again
            refuelled += search.refuelled
    assert again > POSITIONS  # so many of them use a power twice
    assert refuelled > 3 * POSITIONS


@rule("WR-8.1")
@pytest.mark.parametrize("special", ["railroad", "acme", "swamp"])
def test_WR_8_1_in_whole_races_too_every_card_and_power_brings_the_end_of_the_turn_nearer(special: str) -> None:
    for seed in range(RACES):
        match = jalopy.new("wacky-races", seats=2 + seed % 5, seed=seed, special=special, racers="random")
        lots = random.Random(seed)
        turn, before = 0, NOTHING_YET
        while match.question is not None:
            if asked(match)[1] in TURN:
                now = measure(match)
                assert min(now) >= 0
                assert match.state.turn != turn or now < before
                turn, before = match.state.turn, now
            # Powers rather than cards, and no stopping: that makes the longest chains.
            keys = options(match)
            powers = [key for key in keys if key.startswith("power:")]
            play(match, lots.choice(powers or [key for key in keys if key != "stop"] or keys))


@rule("WR-10.2")
def test_WR_10_2_a_train_past_the_gas_station_feeds_no_power_for_ever() -> None:
    """The one circle there is: Barrage throws a racer onto the tracks, whose train brings the last one forward, and on
    to the Gas Station, where that racer is the last."""
    tracks = [*TERRAIN * 2, TERRAIN[0], "railroad", *TERRAIN[1:], *TERRAIN]
    players = {"surplus": 16, "haybailer": 18, "boulder-mobile": 15, "turbo": 16, "convert-a-car": 17, "coupe": 20}
    search = Search(lambda: race(players, tiles=tracks, hands=[["farm"]]))
    search.run()
    assert search.refuelled == 1
    assert search.longest > len(POWERS["surplus"])  # Barrage twice
