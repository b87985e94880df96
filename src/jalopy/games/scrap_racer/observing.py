"""The race as a learning program sees it. Of cards the own hand is told, and of others' how many they are."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64

from jalopy.games.scrap_racer.circuits import LONGEST
from jalopy.games.scrap_racer.components import (
    ALL_RACERS,
    BONUS_CARDS,
    DICE,
    LANE,
    LAPS,
    PILES,
    PLUS_MINUS,
    RE_ROLL,
    SCRAP,
    SPACES_PER_TILE,
    TURN,
)
from jalopy.games.scrap_racer.game import GAME
from jalopy.games.scrap_racer.places import (
    BONUS_DECK,
    BONUS_DISCARD,
    CRASH_DISCARD,
    CRASH_PILE,
    GOAL_DECK,
    GOAL_DISCARD,
    MOST_SEATS,
    SUPPLY,
)
from jalopy.games.scrap_racer.state import NO_MARKER, Race, Racer
from jalopy.games.scrap_racer.turn import last_round
from jalopy.kernel.game import State
from jalopy.kernel.observing import Field, Group, Observer, one_of, write_flags, zeros
from jalopy.kernel.questions import Question

MOST_RACERS: Final = len(ALL_RACERS)
FARTHEST: Final = (LAPS + 2) * LONGEST * SPACES_PER_TILE  # nobody gets there: the race ends with the round
BOOSTS: Final = (RE_ROLL, PLUS_MINUS, TURN)
AHEAD: Final = 12  # spaces that are looked at
MOST_CARDS: Final = 30  # in a hand or a pile
OWN_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate(ALL_RACERS)}
CARD: Final[dict[str, int]] = {name: place for place, name in enumerate(BONUS_CARDS)}
NAMED: Final[list[bytes]] = [one_of(place, MOST_RACERS) for place in range(MOST_RACERS)]

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
    Field("slots", "So many bonus markers make a bonus card.", high=3),
    Field("hand", "Bonus cards in its owner's hand.", high=MOST_CARDS),
    Field("boosts", "Boost markers beside it: re-roll, plus-minus, turn.", len(BOOSTS), high=24),
    Field("name", f"Which racer it is: {', '.join(ALL_RACERS)}.", MOST_RACERS),
    Field("abilities", "Those that it has, its own and those of the pit stop, in the same order.", MOST_RACERS),
    Field("scrap", f"Scrap tiles of value {', '.join(map(str, SCRAP))} before its owner.", len(SCRAP), high=24),
]
ABSENT: Final = zeros(sum([field.size for field in RACER]))

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
            Field("crash piles", "Cards face down: doubles of 1 or 2, 3 or 4, 5 or 6.", len(PILES), high=MOST_CARDS),
            Field("crash discards", "Cards face up, by pile.", len(PILES), high=MOST_CARDS),
            Field("bonus deck", "Cards face down, then face up beside it.", 2, high=MOST_CARDS),
            Field("goal deck", "Cards face down, then face up beside it.", 2, high=MOST_CARDS),
            Field("supply", "Boost markers that are left.", high=MOST_CARDS),
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
            Field("marker", "A boost marker lies there."),
            Field("curve", "It is part of a curve."),
            Field("racers", "So many stand there.", high=MOST_RACERS),
        ],
        AHEAD,
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
NOTHING_ASKED: Final = zeros(GROUPS[-1].size)

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
    def observe(self, state: State, seat: int, question: Question | None, row: BytesWriter) -> None:
        assert isinstance(state, Race)
        _table(state, row)
        _racers(state, seat, row)
        _hand(state, seat, row)
        _ahead(state, row)
        if question is None or not question.facts:
            row.write(NOTHING_ASKED)
        else:
            _asked(question, row)


def _table(race: Race, row: BytesWriter) -> None:
    places = race.cards.places
    this_turn = race.this_turn
    dice = this_turn.dice
    rolled: i64 = len(dice)
    write_i16_le(row, race.agreed.seats)
    write_i16_le(row, len(race.order))
    write_i16_le(row, race.track.length)
    write_i16_le(row, 1 if last_round(race) else 0)
    for die in range(DICE):
        write_i16_le(row, dice[die] if die < rolled else 0)
    write_i16_le(row, 1 if this_turn.driven else 0)
    write_i16_le(row, 1 if this_turn.passed else 0)
    write_i16_le(row, 1 if this_turn.halted else 0)
    for pile in range(CRASH_PILE, CRASH_DISCARD + len(PILES)):
        write_i16_le(row, len(places[pile]))
    write_i16_le(row, len(places[BONUS_DECK]))
    write_i16_le(row, len(places[BONUS_DISCARD]))
    write_i16_le(row, len(places[GOAL_DECK]))
    write_i16_le(row, len(places[GOAL_DISCARD]))
    write_i16_le(row, len(places[SUPPLY]))


def _racers(race: Race, seat: int, row: BytesWriter) -> None:
    order = race.order
    there: i64 = len(order)
    own: i64 = 0
    while own < there and race.racers[order[own]].seat != seat:
        own += 1
    for step in range(there):
        at = (own + step) % there
        _racer(race, race.racers[order[at]], at == race.next, seat, row)
    for _ in range(MOST_RACERS - there):
        row.write(ABSENT)


def _racer(race: Race, racer: Racer, active: bool, seat: int, row: BytesWriter) -> None:
    seats: i64 = race.agreed.seats
    owner: i64 = racer.seat
    write_i16_le(row, 1)
    write_i16_le(row, 1 if owner == seat else 0)
    write_i16_le(row, i16((owner - seat) % seats))
    write_i16_le(row, 1 if active else 0)
    write_i16_le(row, racer.distance)
    write_i16_le(row, racer.space)
    write_i16_le(row, racer.laps)
    write_i16_le(row, racer.bonus_markers)
    write_i16_le(row, racer.slots)
    write_i16_le(row, len(race.hand(racer.seat)))
    re_roll: i16 = 0
    plus_minus: i16 = 0
    turn: i16 = 0
    for marker in race.boosts(racer):
        face = race.cards.face(marker)
        if face == RE_ROLL:
            re_roll += 1
        elif face == PLUS_MINUS:
            plus_minus += 1
        else:
            turn += 1
    write_i16_le(row, re_roll)
    write_i16_le(row, plus_minus)
    write_i16_le(row, turn)
    name = NAMED[OWN_PLACE[racer.name]]
    row.write(name)
    if len(racer.abilities) == 1:
        row.write(name)
    else:
        write_flags(row, _set_of(racer.abilities), MOST_RACERS)
    if racer.scrap:
        for tile in SCRAP:
            write_i16_le(row, racer.scrap.count(tile))
    else:
        row.write(NO_SCRAP)


NO_SCRAP: Final = zeros(len(SCRAP))


def _set_of(names: list[str]) -> int:
    bits = 0
    for name in names:
        bits |= 1 << OWN_PLACE[name]
    return bits


def _hand(race: Race, seat: int, row: BytesWriter) -> None:
    cards = race.hand(seat)
    if not cards:
        row.write(NO_HAND)
        return
    held = [0] * len(BONUS_CARDS)
    for card in cards:
        face = race.cards.seen(card, seat)
        if face is not None:
            held[CARD[face]] += 1
    for count in held:
        write_i16_le(row, count)


NO_HAND: Final = zeros(len(BONUS_CARDS))


def _ahead(race: Race, row: BytesWriter) -> None:
    if not race.order:  # racers are still being chosen
        row.write(NOTHING_AHEAD)
        return
    track = race.track
    spaces = [0] * AHEAD
    space = race.active.space
    for step in range(AHEAD):
        space = track.ahead[space]
        spaces[step] = space
    standing = [0] * AHEAD
    for racer in race.racers:
        if racer.space in spaces:
            standing[spaces.index(racer.space)] += 1
    for step in range(AHEAD):
        space = spaces[step]
        write_i16_le(row, 0 if race.marker_on(space) == NO_MARKER else 1)
        write_i16_le(row, 1 if track.curve[space] else 0)
        write_i16_le(row, standing[step])


NOTHING_AHEAD: Final = zeros(3 * AHEAD)


def _asked(question: Question, row: BytesWriter) -> None:
    facts = question.facts
    space, racer, used = facts.get("space"), facts.get("racer"), facts.get("used")
    write_i16_le(row, space if isinstance(space, int) else 0)
    row.write(one_of(OWN_PLACE[racer] if isinstance(racer, str) else -1, MOST_RACERS))
    write_flags(row, _set_of([str(name) for name in used]) if isinstance(used, list) else 0, MOST_RACERS)


OBSERVER: Final = RaceObserver(GAME, GROUPS, ACTIONS, [])
