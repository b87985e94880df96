"""The race as a learning program sees it. Of cards the own hand is told and traps that the seat has looked at."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le

from jalopy.games.wacky_races.components import IN_A_RACE, KIND_OF, KINDS, RACERS, TERRAIN, TRAPS
from jalopy.games.wacky_races.contents import AS_PRINTED
from jalopy.games.wacky_races.game import GAME
from jalopy.games.wacky_races.places import DECK, DISCARD, TRAP_DECK, TRAP_ON
from jalopy.games.wacky_races.power_cards import ALL_POWERS, POWERS_EACH
from jalopy.games.wacky_races.races import RACES_A_SEASON, SEASONS
from jalopy.games.wacky_races.road import ranking
from jalopy.games.wacky_races.state import NOBODY, NOT_SLOW, OUT_OF_FUEL, Race, Racer
from jalopy.kernel.game import State
from jalopy.kernel.observing import Field, Group, Observer, one_of, write_flags, zeros
from jalopy.kernel.questions import Question

MOST_CARDS: Final = 120  # in a pile
MOST_ROUNDS: Final = 1000
MOST_POINTS: Final = 500
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(RACERS)}
LONGEST: Final = AS_PRINTED.longest  # place of the Finish Line
TRAP: Final[dict[str, int]] = {name: number for number, name in enumerate(TRAPS)}
POWER_OF: Final[dict[str, int]] = {power.rule: number for number, power in enumerate(ALL_POWERS.values())}

RACER: Final = [
    Field("there", "1, and all the others 0 where there is no such racer."),
    Field("driven", "By a player; 0: neutral."),
    Field("owner", "The seat that drives it, counted clockwise from the own one.", high=IN_A_RACE - 1),
    Field("waits", "Turns of others before its own; 0 for a neutral one, too.", high=IN_A_RACE - 1),
    Field("tile", "Where it stands, counted from 00.", high=LONGEST),
    Field("lead", "Tiles that it is ahead of the own racer.", low=-LONGEST, high=LONGEST),
    Field("side", "Of its tile: left or right."),
    Field("place", "In the race.", high=IN_A_RACE),
    Field("slow", "One Movement card only in its next turn."),
    Field("muddy", "No redraw."),
    Field("ready", "Powers that are not exhausted, by their place on the dashboard.", POWERS_EACH),
    Field("hand", "Movement cards in its owner's hand.", high=MOST_CARDS),
    Field("points", "Of the championship.", high=MOST_POINTS),
    Field("name", f"Which racer it is: {', '.join(RACERS)}.", len(RACERS)),
]
ABSENT: Final = zeros(sum([field.size for field in RACER]))

TILE: Final = [
    Field("kind", f"{', '.join(KINDS)}; all 0 beyond the Finish Line.", len(KINDS)),
    Field("trapped", "A trap lies there."),
    Field("trap", f"The trap, if the seat knows it: {', '.join(TRAPS)}.", len(TRAPS)),
]
NO_TILE: Final = zeros(sum([field.size for field in TILE]))

RULES: Final = (
    "first-trap",
    "tired",
    "face-down",
    "dry",
    "tied",
    "no-plans",
    "open-traps",
    "eager",
    "lots",
    "mixed",
    "double",
)

GROUPS: Final = [
    Group(
        "table",
        "",
        [
            Field("seats", "How many play.", high=IN_A_RACE),
            Field("round", "", high=MOST_ROUNDS),
            Field("season", "Of a championship; 0 in a single race.", high=len(SEASONS)),
            Field("race", "Of the season; 0 in a single race.", high=RACES_A_SEASON),
            Field("rules", f"What is special about the race: {', '.join(RULES)}.", len(RULES)),
            Field("finish", "The tile of the Finish Line.", high=LONGEST),
            Field("played", "Movement cards in this turn.", high=20),
            Field("plays", "How many may be played in it.", high=20),
            Field("free", "So many of the next ones need not match.", high=20),
            Field("dastardly", "He drives, and on which tile.", 2, high=LONGEST),
            Field("deck", "Movement cards face down.", high=MOST_CARDS),
            Field("discard", "Movement cards face up.", high=MOST_CARDS),
            Field("top", f"What lies on top of these: {', '.join(TERRAIN)}.", len(TERRAIN)),
            Field("trap deck", "Traps face down.", high=MOST_CARDS),
            Field("gas station", "It has worked in this race."),
        ],
    ),
    Group(
        "racers", "Players' in the order of their turns, the own one first; then the neutral ones.", RACER, IN_A_RACE
    ),
    Group("hand", "The own Movement cards.", [Field(name, "How many.", high=MOST_CARDS) for name in TERRAIN]),
    Group("tiles", "From 00 to the Finish Line.", TILE, LONGEST + 1),
    Group(
        "asked",
        "What the question is about; 0 where it says nothing of it.",
        [
            Field("left", "Movement cards that may still be played.", high=20),
            Field("swamp", "The racer is in the Swamp."),
            Field("tile", "Where.", high=LONGEST),
            Field("power", f"The power at work: {', '.join(ALL_POWERS)}.", len(ALL_POWERS)),
        ],
    ),
]
NOTHING_ASKED: Final = zeros(GROUPS[-1].size)

ACTIONS: Final = [
    "stop",
    "pass",
    "decline",
    "keep-trap",
    "discard-trap",
    *[f"{what}:{name}" for what in ("play", "wait", "discard") for name in TERRAIN],
    *[f"leave:{name}-{name}" for name in TERRAIN],
    *[
        f"leave:{TERRAIN[first]}-{TERRAIN[second]}-{top}"
        for first in range(len(TERRAIN))
        for second in range(first, len(TERRAIN))
        for top in TERRAIN
    ],
    *[f"{what}:{power}" for what in ("power", "exhaust", "unexhaust") for power in ALL_POWERS],
    *[f"racer:{name}" for name in RACERS],
    *[f"tile:{tile}" for tile in range(LONGEST)],
]


class RaceObserver(Observer):
    def observe(self, state: State, seat: int, question: Question | None, row: BytesWriter) -> None:
        assert isinstance(state, Race)
        _table(state, row)
        _racers(state, seat, row)
        held = [0] * len(TERRAIN)
        for card in state.hand(seat):
            face = state.cards.seen(card, seat)
            if face is not None:
                held[KIND_OF[face]] += 1
        for count in held:
            write_i16_le(row, count)
        for tile in range(LONGEST + 1):
            _tile(state, seat, tile, row)
        if question is None:
            row.write(NOTHING_ASKED)
        else:
            _asked(question, row)


def _table(race: Race, row: BytesWriter) -> None:
    cards = race.cards
    write_i16_le(row, race.seats)
    write_i16_le(row, min(race.round, MOST_ROUNDS))
    write_i16_le(row, race.rules.season)
    write_i16_le(row, race.rules.number)
    for name in RULES:
        write_i16_le(row, 1 if name in race.rules.names else 0)
    write_i16_le(row, max(0, race.finish))
    write_i16_le(row, race.played)
    write_i16_le(row, race.plays)
    write_i16_le(row, max(0, race.plays - race.played) if race.match_all else int(race.match_next))
    write_i16_le(row, 0 if race.dastardly == OUT_OF_FUEL else 1)
    write_i16_le(row, 0 if race.dastardly == OUT_OF_FUEL else race.dastardly)
    write_i16_le(row, len(cards.at(DECK)))
    pile = cards.at(DISCARD)
    write_i16_le(row, len(pile))
    top = cards.seen(pile[-1], None) if pile else None
    row.write(one_of(-1 if top is None else KIND_OF[top], len(TERRAIN)))
    write_i16_le(row, len(cards.at(TRAP_DECK)))
    write_i16_le(row, 1 if race.gas_fired else 0)


def _racers(race: Race, seat: int, row: BytesWriter) -> None:
    """Those that are there: before a race they are chosen one by one."""
    by_seat = {racer.seat: racer for racer in race.racers if not racer.neutral}
    in_turn = [
        by_seat[(seat + step) % race.seats] for step in range(race.seats) if (seat + step) % race.seats in by_seat
    ]
    own = by_seat[seat].tile if seat in by_seat else 0
    places = [racer.index for racer in ranking(race)] if len(race.racers) == IN_A_RACE else []
    neutral = [racer for racer in race.racers if racer.neutral]
    for racer in in_turn + neutral:
        _racer(race, racer, seat, own, places.index(racer.index) + 1 if places else 0, row)
    for _ in range(IN_A_RACE - len(race.racers)):
        row.write(ABSENT)


def _racer(race: Race, racer: Racer, seat: int, own: int, place: int, row: BytesWriter) -> None:
    driven = not racer.neutral
    write_i16_le(row, 1)
    write_i16_le(row, 1 if driven else 0)
    write_i16_le(row, (racer.seat - seat) % race.seats if driven else 0)
    write_i16_le(row, (racer.seat - race.next) % race.seats if driven else 0)
    write_i16_le(row, racer.tile)
    write_i16_le(row, racer.tile - own)
    write_i16_le(row, racer.side)
    write_i16_le(row, place)
    write_i16_le(row, 0 if racer.slow == NOT_SLOW else 1)
    write_i16_le(row, 1 if racer.muddy else 0)
    write_flags(row, ~racer.exhausted if driven else 0, POWERS_EACH)
    write_i16_le(row, len(race.hand(racer.seat)) if driven else 0)
    write_i16_le(row, 0 if race.standings is None else min(MOST_POINTS, race.standings.points[racer.index]))
    row.write(NAMED[NUMBER[racer.name]])


NAMED: Final[list[bytes]] = [one_of(number, len(RACERS)) for number in range(len(RACERS))]
BARE: Final[list[bytes]] = [one_of(kind, len(KINDS)) + zeros(1 + len(TRAPS)) for kind in range(len(KINDS))]


def _tile(race: Race, seat: int, tile: int, row: BytesWriter) -> None:
    if tile >= len(race.ground):
        row.write(NO_TILE)
        return
    trap = race.cards.at(TRAP_ON + tile)
    if not trap:
        row.write(BARE[race.ground[tile]])
        return
    row.write(one_of(race.ground[tile], len(KINDS)))
    write_i16_le(row, 1)
    face = race.cards.seen(trap[-1], seat)
    row.write(one_of(-1 if face is None else TRAP[face], len(TRAPS)))


def _asked(question: Question, row: BytesWriter) -> None:
    for name in ("left", "swamp", "tile"):
        told = question.facts.get(name)
        write_i16_le(row, told if isinstance(told, int) else 0)
    row.write(one_of(POWER_OF.get(question.rule, NOBODY), len(ALL_POWERS)))


OBSERVER: Final = RaceObserver(GAME, GROUPS, ACTIONS, [])
