"""WR-3  The turn of a player."""

from typing import Final

from jalopy.games.wacky_races import championship, powers
from jalopy.games.wacky_races.components import CROSSROADS, SWAMP, TERRAIN
from jalopy.games.wacky_races.dastardly import move_dastardly
from jalopy.games.wacky_races.hands import discard, draw, terrain_held, terrain_in_hand
from jalopy.games.wacky_races.moving import RaceWon, arrive, step
from jalopy.games.wacky_races.neutral_racers import end_of_round
from jalopy.games.wacky_races.road import matches
from jalopy.games.wacky_races.special_terrain import crossroads
from jalopy.games.wacky_races.state import NOT_SLOW, Race, Racer
from jalopy.kernel.questions import Facts, Option, Question, Rules
from jalopy.kernel.table import Table


class CardPlay(Option):
    """Movement cards from the hand, the last one on top of the discard pile; a single one in the Swamp does not move."""

    def __init__(self, verb: str, cards: list[str], rule: str) -> None:
        facts: Facts = {"card": cards[0]} if len(cards) == 1 else {"cards": cards}
        super().__init__(f"{verb}:{'-'.join(cards)}", rule, f"card:{cards[-1]}", facts)
        self.cards = cards
        self.moves = verb != "wait"


STOP: Final = Option("stop", "WR-3.5")
FIRST_CARD: Final[list[Option]] = [CardPlay("play", [name], "WR-3.2") for name in TERRAIN]
NEXT_CARD: Final[list[Option]] = [CardPlay("play", [name], "WR-3.3") for name in TERRAIN]
SWAMP_CARD: Final[list[Option]] = [CardPlay("wait", [name], "WR-10.3") for name in TERRAIN]
PAIR: Final[list[Option]] = [CardPlay("leave", [name, name], "WR-10.3") for name in TERRAIN]
THREE: Final[dict[str, Option]] = {}  # those that ever came up

# What a question for a card tells, by whether the racer is in the Swamp: how many may still be played.
LEFT: Final[list[list[Facts]]] = [[{"left": left, "swamp": swamp} for left in range(8)] for swamp in (0, 1)]


def turn(race: Race, table: Table) -> Rules:
    """WR-3.1  Cards and powers, the Crossroads, the redraw, Dastardly; after the last player the neutral racers."""
    racer = race.racers[race.next]
    try:
        begin(race, racer, table)
        yield from drive(race, racer, table)
        race.ended = True
        if race.ground[racer.tile] == CROSSROADS:
            yield from crossroads(race, racer, table)
        redraw(race, racer, table)
        yield from move_dastardly(race, table, "WR-5.1")
        race.next = (race.next + 1) % race.seats
        if race.next == race.start:
            yield from end_of_round(race, table)
    except RaceWon:
        yield from championship.after_the_race(race, table)


def begin(race: Race, racer: Racer, table: Table) -> None:
    race.active = racer.index
    race.played = 0
    race.plays = 1 if racer.slow else race.rules.plays
    race.limit = racer.slow or ("WR-3.4" if race.rules.plays == race.box.plays else "WR-12.13")
    race.refuelled = False
    race.ended = False
    race.match_all = False
    race.match_next = False
    race.fill = race.rules.hand
    race.filled_by = "WR-3.7" if race.rules.hand == race.box.hand else "WR-12.13"
    racer.slow = NOT_SLOW
    if table.listening:
        table.tell("turn-began", {"seat": racer.seat, "racer": racer.name, "round": race.round}, "WR-3.1")


def drive(race: Race, racer: Racer, table: Table) -> Rules:
    """WR-3.2 to WR-3.6  Movement cards and powers, until the player stops, can do no more, or suffers a trap."""
    while not race.ended:
        question = what_next(race, racer, table)
        if question is None:
            return
        choice = yield question
        if choice is STOP:
            if table.listening:
                table.tell("stopped", {"seat": racer.seat, "racer": racer.name}, "WR-3.5")
            return
        if isinstance(choice, CardPlay):
            if play(race, racer, choice, table):
                yield from arrive(race, racer, table)
        else:
            yield from powers.use(race, racer, choice, table)


def what_next(race: Race, racer: Racer, table: Table) -> Question | None:
    """WR-3.6  None if nothing is left to do, judged by what all can see: cards in hand, powers that may be used."""
    swamp = race.ground[racer.tile] == SWAMP
    left = race.plays - race.played
    enough = 2 if swamp and race.played else 1  # WR-10.3
    if left < enough or len(race.hand(racer.seat)) < enough:
        left = 0
    usable = powers.usable(race, racer)
    if left == 0 and not usable:
        return None
    options = moves(race, racer, left) if left else []
    if race.played == 0 and left:
        options += usable
        return table.ask(racer.seat, "first-card", options, "WR-10.3" if swamp else "WR-3.2", LEFT[swamp][left])
    options.append(STOP)
    options += usable
    rule = "WR-8.1" if left == 0 else "WR-10.3" if swamp else "WR-3.3"
    return table.ask(racer.seat, "next-card", options, rule, LEFT[swamp][left])


# --- Movement cards ---------------------------------------------------------------------------------------------------


def moves(race: Race, racer: Racer, left: int) -> list[Option]:
    """The Movement cards that may be played now; equal cards are one option."""
    kind = race.ground[racer.tile]
    if kind == SWAMP:
        return out_of_the_swamp(race, terrain_in_hand(race, racer.seat), left)
    held = terrain_held(race, racer.seat)
    first = race.played == 0
    free = first or race.match_all or race.match_next
    options: list[Option] = []
    for terrain in range(4):
        if held >> terrain & 1 and (free or matches(kind, terrain)):
            options.append(FIRST_CARD[terrain] if first else NEXT_CARD[terrain])
    return options


def out_of_the_swamp(race: Race, held: list[int], left: int) -> list[Option]:
    """WR-10.3  Two equal cards or any three lead out; one may be given up to stay, as the first of the turn only."""
    options = [SWAMP_CARD[terrain] for terrain in range(4) if held[terrain] and race.played == 0]
    if left >= 2:
        options += [PAIR[terrain] for terrain in range(4) if held[terrain] >= 2]
    if left >= 3:
        options += threes(held)
    return options


def threes(held: list[int]) -> list[Option]:
    """Every three cards in hand, by which of them ends up on top of the discard pile."""
    found: list[Option] = []
    for first in range(4):
        for second in range(first, 4):
            for top in range(4):
                need = [0, 0, 0, 0]
                need[first] += 1
                need[second] += 1
                need[top] += 1
                if all(need[terrain] <= held[terrain] for terrain in range(4)):
                    found.append(three(TERRAIN[first], TERRAIN[second], TERRAIN[top]))
    return found


def three(first: str, second: str, top: str) -> Option:
    key = f"leave:{first}-{second}-{top}"
    if key not in THREE:
        THREE[key] = CardPlay("leave", [first, second, top], "WR-10.3")
    return THREE[key]


def play(race: Race, racer: Racer, choice: CardPlay, table: Table) -> bool:
    """WR-3.2 and WR-3.3  Cards onto the pile, and one step; whether something waits where it leads."""
    for card in choice.cards:
        discard(race, racer.seat, card)
    race.played += len(choice.cards)
    race.match_next = False
    if table.listening:
        facts: Facts = {"seat": racer.seat, "racer": racer.name, **choice.facts}
        if len(choice.cards) == 1:
            table.tell("played", facts, choice.rule)
        else:
            table.tell("played-several", facts, choice.rule)
    if choice.moves:
        return step(race, racer, table, choice.rule)
    if table.listening:
        table.tell("stayed", {"racer": racer.name}, "WR-10.3")
    return False


def redraw(race: Race, racer: Racer, table: Table) -> None:
    """WR-3.7  Up to the size of a hand, but WR-7.13 not out of the mud."""
    if racer.muddy:
        racer.muddy = False
        if table.listening:
            table.tell("no-redraw", {"seat": racer.seat, "racer": racer.name}, "WR-7.13")
        return
    missing = race.fill - len(race.hand(racer.seat))
    if missing > 0:
        draw(race, racer, missing, table, race.filled_by)
