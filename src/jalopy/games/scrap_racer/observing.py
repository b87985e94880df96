"""The race as a learning program sees it. Of cards the own hand is told, and of others' how many they are."""

from typing import Final

from mypy_extensions import i16, i64

from jalopy.games.scrap_racer.circuits import LONGEST
from jalopy.games.scrap_racer.components import (
    ALL_RACERS,
    BONUS_CARDS,
    BOOST_MARKERS,
    LANE,
    SCRAP,
    SPACES_PER_TILE,
)
from jalopy.games.scrap_racer.contents import AS_PRINTED
from jalopy.games.scrap_racer.game import GAME
from jalopy.games.scrap_racer.places import BOOSTS, HAND, MOST_SEATS, ON_TRACK
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.track import Track
from jalopy.games.scrap_racer.turn import last_round
from jalopy.kernel.game import State
from jalopy.kernel.observing import Field, Group, Observer, Rows
from jalopy.kernel.questions import Question

MOST_RACERS: Final = len(ALL_RACERS)
DICE: Final = AS_PRINTED.dice
LAPS: Final = AS_PRINTED.laps
FARTHEST: Final = (LAPS + 2) * LONGEST * SPACES_PER_TILE  # nobody gets there: the race ends with the round
AHEAD: Final = 12  # spaces that are looked at
MOST_CARDS: Final = 30  # in a hand or a pile
OWN_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate(ALL_RACERS)}

RACER: Final = [
    Field("there", "1, and all the others 0 where there is no such racer."),
    Field("own", "Driven by the seat itself."),
    Field("owner", "The seat that drives it, counted clockwise from the own one.", high=MOST_SEATS - 1),
    Field("active", "It is this racer's turn."),
    Field("distance", "Spaces since the start; 0 is not yet on the track.", high=FARTHEST),
    Field(
        "space", "Where that is on the track; beyond its length in the pit lane.", high=LONGEST * SPACES_PER_TILE + LANE
    ),
    Field("laps", "Times the line was crossed.", high=LAPS + 2),
    Field("bonus markers", "On its dashboard.", high=3),
    Field("hand", "Bonus cards in its owner's hand.", high=MOST_CARDS),
    Field("boosts", f"Boost markers beside it: {', '.join(BOOST_MARKERS)}.", len(BOOST_MARKERS), high=24),
    Field("slots", "So many bonus markers make a bonus card.", high=3),
    Field("name", f"Which racer it is: {', '.join(ALL_RACERS)}.", MOST_RACERS),
    Field("abilities", "Those that it has, its own and those of the pit stop, in the same order.", MOST_RACERS),
    Field("scrap", f"Scrap tiles of value {', '.join(map(str, SCRAP))} before its owner.", len(SCRAP), high=24),
]


def _before(name: str) -> int:
    """Where in a racer's numbers a field begins."""
    names = [field.name for field in RACER]
    return sum([field.size for field in RACER[: names.index(name)]])


BOOSTS_AT: Final[i64] = _before("boosts")
SLOTS_AT: Final[i64] = _before("slots")
NAME_AT: Final[i64] = _before("name")
ABILITIES_AT: Final[i64] = _before("abilities")
SCRAP_AT: Final[i64] = _before("scrap")
OF_A_RACER: Final[i64] = sum([field.size for field in RACER])

GROUPS: Final = [
    Group(
        "table",
        "",
        [
            Field("seats", "How many play.", high=MOST_SEATS),
            Field("racers", "How many drive.", high=MOST_RACERS),
            Field("length", "Spaces of the track.", high=LONGEST * SPACES_PER_TILE),
            Field("last round", "Somebody has the last lap marker: the race ends with the round."),
            Field("dice", "Of this turn, in the order in which they were rolled; 0: not rolled.", DICE, high=6),
            Field("driven", "The dice are used."),
            Field("passed", "Somebody was passed in this turn."),
            Field("halted", "The active racer may not drive on in this turn."),
        ],
    ),
    Group("racers", "In the order of their turns, from the first one of the own seat on.", RACER, MOST_RACERS),
    Group(
        "hand",
        "The own bonus cards.",
        [Field(name, "How many.", high=MOST_CARDS) for name in BONUS_CARDS],
    ),
    Group(
        "ahead",
        "The spaces before the racer whose turn it is, the next one first.",
        [
            Field("curve", "It is part of a curve.", AHEAD),
            Field("marker", "A boost marker lies there.", AHEAD),
            Field("racers", "So many stand there.", AHEAD, high=MOST_RACERS),
        ],
    ),
    Group(
        "asked",
        "What the question is about; 0 where it says nothing of it.",
        [
            Field("space", "Where.", high=LONGEST * SPACES_PER_TILE + LANE),
            Field("racer", "Who, by name.", MOST_RACERS),
            Field("used", "Abilities used already in this turn.", MOST_RACERS),
        ],
    ),
]
NOTHING_ASKED: Final = GROUPS[-1].size

ACTIONS: Final = [
    "roll",
    "stop",
    "crash",
    "drive",
    "done",
    *[f"boost:{what}" for what in ("re-roll", "plus-1", "minus-1", "turn")],
    *[f"bonus:{card}" for card in BONUS_CARDS],
    *[f"pile:{which}" for which in ("doubled", "lower")],
    *[f"{what}:{name}" for what in ("racer", "first", "winner", "use", "take") for name in ALL_RACERS],
    "take:none",
    *[f"way:{way}" for way in ("track", "pit")],
    "keep",
    *[f"scrap:{tile}" for tile in SCRAP],
]


class RaceObserver(Observer):
    def observe(self, state: State, seat: int, question: Question | None, row: Rows) -> None:
        assert isinstance(state, Race)
        _table(state, row)
        _racers(state, seat, row)
        _hand(state, seat, row)
        _ahead(state, row)
        if question is None or not question.facts:
            row.skip(NOTHING_ASKED)
        else:
            _asked(question, row)


def _table(race: Race, row: Rows) -> None:
    this_turn = race.this_turn
    dice = this_turn.dice
    row.write(race.agreed.seats)
    row.write(len(race.order))
    row.write(race.track.length)
    row.write(1 if last_round(race) else 0)
    for die in dice:
        row.write(die)
    row.skip(DICE - len(dice))
    row.write(1 if this_turn.driven else 0)
    row.write(1 if this_turn.passed else 0)
    row.write(1 if this_turn.halted else 0)


def _racers(race: Race, seat: int, row: Rows) -> None:
    order = race.order
    there: i64 = len(order)
    at: i64 = 0
    while at < there and race.racers[order[at]].seat != seat:
        at += 1
    for _ in range(there):
        _racer(race, race.racers[order[at]], at == race.next, seat, row)
        at += 1
        if at == there:
            at = 0
    row.skip(OF_A_RACER * (MOST_RACERS - there))


def _racer(race: Race, racer: Racer, active: bool, seat: int, row: Rows) -> None:
    cards = race.cards
    owner: i64 = racer.seat
    away: i64 = owner - seat
    if away < 0:
        away += race.agreed.seats
    numbers, at = row.numbers, row.at
    numbers[at] = 1
    numbers[at + 1] = 1 if away == 0 else 0
    numbers[at + 2] = i16(away)
    numbers[at + 3] = 1 if active else 0
    numbers[at + 4] = racer.distance
    numbers[at + 5] = racer.space
    numbers[at + 6] = racer.laps
    numbers[at + 7] = racer.bonus_markers
    numbers[at + 8] = len(cards.places[HAND + owner])
    for marker in cards.places[BOOSTS + racer.index]:
        numbers[at + BOOSTS_AT + cards.number(marker)] += 1
    numbers[at + SLOTS_AT] = race.slots(racer)
    own = OWN_PLACE[racer.name]
    numbers[at + NAME_AT + own] = 1
    if len(racer.abilities) == 1:
        numbers[at + ABILITIES_AT + own] = 1
    else:
        for name in racer.abilities:
            numbers[at + ABILITIES_AT + OWN_PLACE[name]] = 1
    for tile in racer.scrap:
        numbers[at + SCRAP_AT + SCRAP.index(tile)] += 1
    row.skip(OF_A_RACER)


def _hand(race: Race, seat: int, row: Rows) -> None:
    cards = race.cards
    for card in race.hand(seat):
        if cards.knows(card, seat):
            row.numbers[row.at + cards.number(card)] += 1
    row.skip(len(BONUS_CARDS))


class Ahead:
    """Of the spaces before each space what never changes: curves, and which boost spaces are among them."""

    def __init__(self, track: Track) -> None:
        self.spaces: list[list[int]] = []
        self.curves: list[list[int]] = []  # how far ahead
        self.boosts: list[list[tuple[int, int]]] = []  # how far ahead, and where the marker lies
        for space in range(len(track.ahead)):
            spaces: list[int] = []
            at = space
            for _ in range(AHEAD):
                at = track.ahead[at]
                spaces.append(at)
            self.spaces.append(spaces)
            self.curves.append([step for step, each in enumerate(spaces) if track.curve[each]])
            numbers = [track.boost_number[each] for each in spaces]
            self.boosts.append([(step, ON_TRACK + number) for step, number in enumerate(numbers) if number >= 0])


class AheadOn:
    """The tracks that were looked at last."""

    def __init__(self) -> None:
        self.track: Track | None = None
        self.found: Ahead | None = None
        self.others: dict[
            int, tuple[Track, Ahead]
        ] = {}  # by identity; tracks are kept, so that no other takes its place

    def look(self, track: Track) -> Ahead:
        if track is self.track and self.found is not None:
            return self.found
        kept = self.others.get(id(track))
        if kept is None:
            if len(self.others) >= MOST_TRACKS:
                self.others.clear()
            kept = self.others[id(track)] = track, Ahead(track)
        self.track, self.found = kept
        return kept[1]


MOST_TRACKS: Final = 64
AHEAD_ON: Final = AheadOn()


def _ahead(race: Race, row: Rows) -> None:
    if not race.order:  # racers are still being chosen
        row.skip(3 * AHEAD)
        return
    track = race.track
    ahead = AHEAD_ON.look(track)
    space = race.active.space
    numbers, at = row.numbers, row.at
    for step in ahead.curves[space]:
        numbers[at + step] = 1
    places = race.cards.places
    for step, place in ahead.boosts[space]:
        if places[place]:
            numbers[at + AHEAD + step] = 1
    for racer in race.racers:
        away = _steps_to(track, ahead.spaces[space], space, racer.space)
        if away < AHEAD:
            numbers[at + 2 * AHEAD + away] += 1
    row.skip(3 * AHEAD)


def _steps_to(track: Track, spaces: list[int], here: i64, there: i64) -> i64:
    """How many spaces lie between, AHEAD or more if it is not among those ahead."""
    if there == 0:
        return AHEAD
    if not track.special:
        away = there - here - 1
        return away + track.length if away < 0 else away
    for step in range(AHEAD):
        if spaces[step] == there:
            return step
    return AHEAD


def _asked(question: Question, row: Rows) -> None:
    facts = question.facts
    space, racer, used = facts.get("space"), facts.get("racer"), facts.get("used")
    row.write(space if isinstance(space, int) else 0)
    row.mark(OWN_PLACE[racer] if isinstance(racer, str) else -1, MOST_RACERS)
    if isinstance(used, list):
        for name in used:
            row.numbers[row.at + OWN_PLACE[str(name)]] = 1
    row.skip(MOST_RACERS)


OBSERVER: Final = RaceObserver(GAME, GROUPS, ACTIONS, [])
