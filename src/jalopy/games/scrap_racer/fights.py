"""SR-5.3 to SR-5.6  Fights for a space."""

from typing import Final

from jalopy.games.scrap_racer.components import JACKAL
from jalopy.games.scrap_racer.landing import land
from jalopy.games.scrap_racer.moves import win
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.two_racers import owner_decides
from jalopy.games.scrap_racer.ways import BY_FIGHT, way_forward
from jalopy.kernel.questions import Rules, Ruling
from jalopy.kernel.table import Table

NOWHERE: Final = 0
CHAINED: Final = 1_000_000  # farther than any racer drives
ROOM: Final = 2 * CHAINED
Won = set[tuple[int, int]]  # in these fights, who has won which space


def fight_it_out(race: Race, table: Table, abilities: bool) -> Rules:
    """SR-5.3, SR-5.4  Fight until every racer has a space of its own. `abilities` is False in a crash (SR-6.3)."""
    chain = NOWHERE
    rule = "SR-5.3"
    won: Won = set()
    space = next_fight(race, abilities, chain, won)
    while space != NOWHERE:
        winner = yield from fight(race, space, table, abilities, rule, won)
        won.add((winner.index, space))
        chain = winner.space
        space = next_fight(race, abilities, chain, won)
        rule = "SR-5.4" if space == chain and winner in fighters(race, space) else "SR-5.5"


def crowded(race: Race) -> bool:
    """Whether any two racers share a space."""
    racers, centre = race.racers, race.track.centre
    for racer in racers:
        space = racer.space
        if space == 0 or space == centre:
            continue  # SR-21.5
        for before in racers:
            if before is racer:
                break
            if before.space == space:
                return True
    return False


def next_fight(race: Race, abilities: bool, chain: int, won: Won) -> int:
    """SR-5.5  The space to fight for next: the chain goes on, otherwise the foremost, unless its winner would be a third."""
    spaces = shared_spaces(race)
    if len(spaces) < 2:
        return spaces[0] if spaces else NOWHERE
    best, urgency = NOWHERE, 0
    for space in spaces:
        urgent = CHAINED if space == chain else max([racer.distance for racer in race.on_space(space)])
        if winner_finds_room(race, space, abilities, won):
            urgent += ROOM
        if urgent > urgency:
            best, urgency = space, urgent
    return best


def shared_spaces(race: Race) -> list[int]:
    """Where more than one racer stands, by the first of them."""
    shared: list[int] = []
    for racer in race.racers:
        space = racer.space
        if space == 0 or space == race.track.centre or space in shared:
            continue  # SR-21.5
        for other in race.racers:
            if other.index > racer.index and other.space == space:
                shared.append(space)
                break
    return shared


def winner_finds_room(race: Race, space: int, abilities: bool, won: Won) -> bool:
    """Whether fewer than two racers stand wherever the winner may come to stand."""
    for racer in fighters(race, space):
        steps = steps_of_winner(race, racer, abilities, won)
        space_won = way_forward(race, racer, steps, BY_FIGHT).space
        if space_won != race.track.centre and len(race.on_space(space_won)) > 1:  # SR-21.5
            return False
    return True


def fighters(race: Race, space: int) -> list[Racer]:
    """The two who fight for a space; if there are more, those who came first (SR-5.5)."""
    there = race.on_space(space)
    if len(there) > 2:
        waiting = sorted(there, key=_by_arrival)[2:]
        there = [racer for racer in there if racer not in waiting]
    return there


def _by_arrival(racer: Racer) -> int:
    return racer.came


def jackal_counts(race: Race, racer: Racer, abilities: bool) -> bool:
    """SR-5.6, SR-6.3, SR-14.5"""
    return racer.has(JACKAL) and (race.agreed.jackal_always or (abilities and racer is race.active))


def steps_of_winner(race: Race, winner: Racer, abilities: bool, won: Won) -> int:
    """SR-5.9  From a space that it has won before only one, so that the fights come to an end."""
    return 2 if jackal_counts(race, winner, abilities) and (winner.index, winner.space) not in won else 1


def fight(race: Race, space: int, table: Table, abilities: bool, rule: str, won: Won) -> Ruling[Racer]:
    """SR-5.3  Two racers fight for a space; the winner moves on."""
    first, second = fighters(race, space)
    if table.listening:
        table.tell("fight", {"space": space, "racers": [first.name, second.name]}, rule)
    if first.seat == second.seat:
        winner = yield from owner_decides(first, second, space, table)  # SR-10.5
        won_by = "SR-10.5"
    elif jackal_counts(race, first, abilities) != jackal_counts(race, second, abilities):
        winner = first if jackal_counts(race, first, abilities) else second
        won_by = "SR-14.5"
    else:
        winner = roll_for_it(first, second, table)
        won_by = "SR-5.3"
    if table.listening:
        loser = second if winner is first else first
        table.tell("fight-won", {"racer": winner.name, "loser": loser.name, "space": space}, won_by)
    steps = steps_of_winner(race, winner, abilities, won)
    moved_by = won_by
    if jackal_counts(race, winner, abilities):
        moved_by = "SR-14.5" if steps == 2 else "SR-5.9"
    win(race, winner, steps, table, moved_by)
    if race.this_turn.landing:
        yield from land(race, table)  # SR-17.4
    return winner


def roll_for_it(first: Racer, second: Racer, table: Table) -> Racer:
    """SR-5.3  Equal results are rolled again."""
    while True:
        ours, theirs = table.roll(), table.roll()
        if table.listening:
            table.tell("fight-rolled", {"racers": [first.name, second.name], "dice": [ours, theirs]}, "SR-5.3")
        if ours != theirs:
            return first if ours > theirs else second
