"""The race as a learning program sees it. Of cards the own hand is told, and of others' how many they are."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64

from jalopy.games.scrap_racer.circuits import LONGEST
from jalopy.games.scrap_racer.components import (
    ALL_RACERS,
    BONUS_CARDS,
    HOVER,
    LANE,
    PLUS_MINUS,
    RE_ROLL,
    SCRAP,
    SPACES_PER_TILE,
    TURN,
)
from jalopy.games.scrap_racer.contents import AS_PRINTED
from jalopy.games.scrap_racer.game import GAME
from jalopy.games.scrap_racer.places import BOOSTS, HAND, MOST_SEATS, ON_TRACK
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.track import Track
from jalopy.games.scrap_racer.turn import last_round
from jalopy.kernel.game import State
from jalopy.kernel.observing import Field, Group, Observer, one_of, write_flags, zeros
from jalopy.kernel.questions import Question

MOST_RACERS: Final = len(ALL_RACERS)
DICE: Final = AS_PRINTED.dice
LAPS: Final = AS_PRINTED.laps
FARTHEST: Final = (LAPS + 2) * LONGEST * SPACES_PER_TILE  # nobody gets there: the race ends with the round
AHEAD: Final = 12  # spaces that are looked at
MOST_CARDS: Final = 30  # in a hand or a pile
OWN_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate(ALL_RACERS)}
CARD: Final[dict[str, int]] = {name: place for place, name in enumerate(BONUS_CARDS)}

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
    Field("boosts", f"Boost markers beside it: {RE_ROLL}, {PLUS_MINUS}, {TURN}.", 3, high=24),
    Field("slots", "So many bonus markers make a bonus card.", high=3),
    Field("name", f"Which racer it is: {', '.join(ALL_RACERS)}.", MOST_RACERS),
    Field("abilities", "Those that it has, its own and those of the pit stop, in the same order.", MOST_RACERS),
    Field("scrap", f"Scrap tiles of value {', '.join(map(str, SCRAP))} before its owner.", len(SCRAP), high=24),
]
ABSENT: Final = [zeros(missing * sum([field.size for field in RACER])) for missing in range(MOST_RACERS + 1)]

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
    this_turn = race.this_turn
    dice = this_turn.dice
    write_i16_le(row, race.agreed.seats)
    write_i16_le(row, len(race.order))
    write_i16_le(row, race.track.length)
    write_i16_le(row, 1 if last_round(race) else 0)
    for die in dice:
        write_i16_le(row, die)
    row.write(NOT_ROLLED[len(dice)])
    write_i16_le(row, 1 if this_turn.driven else 0)
    write_i16_le(row, 1 if this_turn.passed else 0)
    write_i16_le(row, 1 if this_turn.halted else 0)


NOT_ROLLED: Final = [zeros(DICE - rolled) for rolled in range(DICE + 1)]


def _racers(race: Race, seat: int, row: BytesWriter) -> None:
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
    row.write(ABSENT[MOST_RACERS - there])


def _racer(race: Race, racer: Racer, active: bool, seat: int, row: BytesWriter) -> None:
    cards = race.cards
    owner: i64 = racer.seat
    away: i64 = owner - seat
    if away < 0:
        away += race.agreed.seats
    write_i16_le(row, 1)
    write_i16_le(row, 1 if away == 0 else 0)
    write_i16_le(row, i16(away))
    write_i16_le(row, 1 if active else 0)
    write_i16_le(row, racer.distance)
    write_i16_le(row, racer.space)
    write_i16_le(row, racer.laps)
    write_i16_le(row, racer.bonus_markers)
    write_i16_le(row, len(cards.places[HAND + owner]))
    markers = cards.places[BOOSTS + racer.index]
    if markers:
        re_roll: i16 = 0
        plus_minus: i16 = 0
        for marker in markers:
            face = cards.faces[marker]
            if face == RE_ROLL:
                re_roll += 1
            elif face == PLUS_MINUS:
                plus_minus += 1
        write_i16_le(row, re_roll)
        write_i16_le(row, plus_minus)
        write_i16_le(row, i16(len(markers)) - re_roll - plus_minus)
    else:
        row.write(NO_MARKERS)
    if len(racer.abilities) == 1 and not racer.scrap:
        row.write(AS_IT_IS[racer.name])
        return
    write_i16_le(row, race.slots(racer))
    row.write(one_of(OWN_PLACE[racer.name], MOST_RACERS))
    write_flags(row, _set_of(racer.abilities), MOST_RACERS)
    for tile in SCRAP:
        write_i16_le(row, racer.scrap.count(tile))


def _as_it_is(name: str) -> bytes:
    """Slots, name, abilities and scrap of a racer that has got nothing on its way."""
    slots = AS_PRINTED.hovers_slots if name == HOVER else AS_PRINTED.slots
    named = one_of(OWN_PLACE[name], MOST_RACERS)
    return slots.to_bytes(2, "little") + named + named + zeros(len(SCRAP))


NO_MARKERS: Final = zeros(3)
AS_IT_IS: Final[dict[str, bytes]] = {name: _as_it_is(name) for name in ALL_RACERS}


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


class Ahead:
    """Of the spaces before each space what never changes: curves, and which boost spaces are among them."""

    def __init__(self, track: Track) -> None:
        self.spaces: list[list[int]] = []
        self.curves: list[bytes] = []
        self.boosts: list[list[tuple[int, int]]] = []  # how far ahead, and where the marker lies
        for space in range(len(track.ahead)):
            spaces: list[int] = []
            at = space
            for _ in range(AHEAD):
                at = track.ahead[at]
                spaces.append(at)
            self.spaces.append(spaces)
            self.curves.append(b"".join([b"\1\0" if track.curve[each] else b"\0\0" for each in spaces]))
            numbers = [track.boost_number[each] for each in spaces]
            self.boosts.append([(step, ON_TRACK + number) for step, number in enumerate(numbers) if number >= 0])


_AHEAD: dict[int, tuple[Track, Ahead]] = {}  # by identity; the track is kept, so that no other takes its place
MOST_TRACKS: Final = 64


def _ahead_on(track: Track) -> Ahead:
    kept = _AHEAD.get(id(track))
    if kept is None:
        if len(_AHEAD) >= MOST_TRACKS:
            _AHEAD.clear()
        kept = _AHEAD[id(track)] = track, Ahead(track)
    return kept[1]


def _ahead(race: Race, row: BytesWriter) -> None:
    if not race.order:  # racers are still being chosen
        row.write(NOTHING_AHEAD)
        return
    track = race.track
    ahead = _ahead_on(track)
    space = race.active.space
    row.write(ahead.curves[space])
    places = race.cards.places
    markers: i64 = 0
    for step, place in ahead.boosts[space]:
        if places[place]:
            markers |= 1 << step
    if markers:
        write_flags(row, markers, AHEAD)
    else:
        row.write(NOBODY_AHEAD)
    standing: list[int] | None = None  # often nobody is near
    for racer in race.racers:
        away = _steps_to(track, ahead.spaces[space], space, racer.space)
        if away < AHEAD:
            if standing is None:
                standing = [0] * AHEAD
            standing[away] += 1
    if standing is None:
        row.write(NOBODY_AHEAD)
    else:
        for count in standing:
            write_i16_le(row, count)


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


NOTHING_AHEAD: Final = zeros(3 * AHEAD)
NOBODY_AHEAD: Final = zeros(AHEAD)


def _asked(question: Question, row: BytesWriter) -> None:
    facts = question.facts
    space, racer, used = facts.get("space"), facts.get("racer"), facts.get("used")
    write_i16_le(row, space if isinstance(space, int) else 0)
    row.write(one_of(OWN_PLACE[racer] if isinstance(racer, str) else -1, MOST_RACERS))
    write_flags(row, _set_of([str(name) for name in used]) if isinstance(used, list) else 0, MOST_RACERS)


OBSERVER: Final = RaceObserver(GAME, GROUPS, ACTIONS, [])
