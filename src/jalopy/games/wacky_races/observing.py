"""The race as a learning program sees it. Of cards the own hand is told and traps that the seat has looked at."""

from typing import Final

from jalopy.games.wacky_races.components import IN_A_RACE, KIND_OF, KINDS, RACERS, TERRAIN, TRAPS
from jalopy.games.wacky_races.contents import AS_PRINTED
from jalopy.games.wacky_races.game import GAME
from jalopy.games.wacky_races.places import DECK, DISCARD, TRAP_DECK, TRAP_ON
from jalopy.games.wacky_races.power_cards import ALL_POWERS, POWERS_EACH
from jalopy.games.wacky_races.races import RACES_A_SEASON, SEASONS
from jalopy.games.wacky_races.road import ranking
from jalopy.games.wacky_races.state import NOBODY, NOT_SLOW, OUT_OF_FUEL, Race, Racer
from jalopy.kernel.game import State
from jalopy.kernel.observing import Field, Group, Observer, Rows
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
ABSENT: Final = sum([field.size for field in RACER])

TILE: Final = [
    Field("kind", f"{', '.join(KINDS)}; all 0 beyond the Finish Line.", len(KINDS)),
    Field("trapped", "A trap lies there."),
    Field("trap", f"The trap, if the seat knows it: {', '.join(TRAPS)}.", len(TRAPS)),
]
NO_TILE: Final = sum([field.size for field in TILE])

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
NOTHING_ASKED: Final = GROUPS[-1].size

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
    def observe(self, state: State, seat: int, question: Question | None, row: Rows) -> None:
        assert isinstance(state, Race)
        _table(state, row)
        _racers(state, seat, row)
        held = [0] * len(TERRAIN)
        for card in state.hand(seat):
            face = state.cards.seen(card, seat)
            if face is not None:
                held[KIND_OF[face]] += 1
        for count in held:
            row.write(count)
        for tile in range(LONGEST + 1):
            _tile(state, seat, tile, row)
        if question is None:
            row.skip(NOTHING_ASKED)
        else:
            _asked(question, row)


def _table(race: Race, row: Rows) -> None:
    cards = race.cards
    row.write(race.seats)
    row.write(min(race.round, MOST_ROUNDS))
    row.write(race.rules.season)
    row.write(race.rules.number)
    for name in RULES:
        row.write(1 if name in race.rules.names else 0)
    row.write(max(0, race.finish))
    row.write(race.played)
    row.write(race.plays)
    row.write(max(0, race.plays - race.played) if race.match_all else int(race.match_next))
    row.write(0 if race.dastardly == OUT_OF_FUEL else 1)
    row.write(0 if race.dastardly == OUT_OF_FUEL else race.dastardly)
    row.write(len(cards.at(DECK)))
    pile = cards.at(DISCARD)
    row.write(len(pile))
    top = cards.seen(pile[-1], None) if pile else None
    row.mark(-1 if top is None else KIND_OF[top], len(TERRAIN))
    row.write(len(cards.at(TRAP_DECK)))
    row.write(1 if race.gas_fired else 0)


def _racers(race: Race, seat: int, row: Rows) -> None:
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
        row.skip(ABSENT)


def _racer(race: Race, racer: Racer, seat: int, own: int, place: int, row: Rows) -> None:
    driven = not racer.neutral
    row.write(1)
    row.write(1 if driven else 0)
    row.write((racer.seat - seat) % race.seats if driven else 0)
    row.write((racer.seat - race.next) % race.seats if driven else 0)
    row.write(racer.tile)
    row.write(racer.tile - own)
    row.write(racer.side)
    row.write(place)
    row.write(0 if racer.slow == NOT_SLOW else 1)
    row.write(1 if racer.muddy else 0)
    row.mark_all(~racer.exhausted if driven else 0, POWERS_EACH)
    row.write(len(race.hand(racer.seat)) if driven else 0)
    row.write(0 if race.standings is None else min(MOST_POINTS, race.standings.points[racer.index]))
    row.mark(NUMBER[racer.name], len(RACERS))


def _tile(race: Race, seat: int, tile: int, row: Rows) -> None:
    if tile >= len(race.ground):
        row.skip(NO_TILE)
        return
    row.mark(race.ground[tile], len(KINDS))
    trap = race.cards.at(TRAP_ON + tile)
    if not trap:
        row.skip(1 + len(TRAPS))
        return
    row.write(1)
    face = race.cards.seen(trap[-1], seat)
    row.mark(-1 if face is None else TRAP[face], len(TRAPS))


def _asked(question: Question, row: Rows) -> None:
    for name in ("left", "swamp", "tile"):
        told = question.facts.get(name)
        row.write(told if isinstance(told, int) else 0)
    row.mark(POWER_OF.get(question.rule, NOBODY), len(ALL_POWERS))


OBSERVER: Final = RaceObserver(GAME, GROUPS, ACTIONS, [])
