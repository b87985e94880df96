"""SR-14  The racers' abilities in their own turn: one step, or a bonus marker."""

from typing import Final

from jalopy.games.scrap_racer.bonus_markers import take_bonus_marker
from jalopy.games.scrap_racer.components import CRUSHER, STEEL_JACKET, SWIFTY, TWISTER
from jalopy.games.scrap_racer.moves import go, tell_blocked
from jalopy.games.scrap_racer.state import NO_ABILITIES, Race, Racer
from jalopy.games.scrap_racer.ways import TO_A_SPACE, way_forward
from jalopy.kernel.questions import Option, Ruling
from jalopy.kernel.table import Table

RULE_OF: Final = {STEEL_JACKET: "SR-14.1", SWIFTY: "SR-14.2", TWISTER: "SR-14.3", CRUSHER: "SR-14.4"}
ORDER: Final = list(RULE_OF)
WHICH: Final = {name: Option(f"use:{name}", rule, "racer", {"ability": name}, name) for name, rule in RULE_OF.items()}


def ready_abilities(race: Race, racer: Racer, table: Table) -> list[str]:
    """SR-5.8  Those that are triggered now and have not been used yet."""
    ready = NO_ABILITIES
    for ability in racer.abilities:
        if triggered(race, racer, ability) and ability not in race.this_turn.used:
            ready = ready + [ability] if ready else [ability]
    if ready and race.scrap[race.track.ahead[racer.space]]:
        ready = leave_out_steps(race, racer, ready, table)
    return ready if len(ready) < 2 else sorted(ready, key=ORDER.index)


def triggered(race: Race, racer: Racer, ability: str) -> bool:
    turn = race.this_turn
    if ability == CRUSHER:
        return turn.passed
    if turn.halted:
        return False  # SR-18.2, SR-21.4
    if ability == TWISTER:
        return turn.passed
    if ability == STEEL_JACKET:
        return race.track.straight[racer.space]
    return ability == SWIFTY and race.track.curve[racer.space]


def leave_out_steps(race: Race, racer: Racer, ready: list[str], table: Table) -> list[str]:
    """SR-20.5  A scrap tile in front of the racer: an ability that would make a step has no effect."""
    hindered = [ability for ability in ORDER if ability in ready and ability != CRUSHER]
    if hindered:
        race.this_turn.used = [*race.this_turn.used, *hindered]
        tell_blocked(race, racer, race.track.ahead[racer.space], 1, table, {"abilities": hindered})
    return [ability for ability in ready if ability == CRUSHER]


def which_ability(race: Race, racer: Racer, ready: list[str], table: Table) -> Ruling[str]:
    """SR-21.9  Each is used once, in the order that the player likes."""
    options = [WHICH[ability] for ability in ready]
    choice = yield table.ask(racer.seat, "which-ability", options, "SR-21.9", {"used": race.this_turn.used})
    return choice.value


def use_ability(race: Race, racer: Racer, ability: str, table: Table) -> None:
    race.this_turn.used = [*race.this_turn.used, ability]
    rule = RULE_OF[ability]
    if table.listening:
        table.tell("ability", {"racer": racer.name}, rule)
    if ability == CRUSHER:
        take_bonus_marker(race, racer, table, rule)
    else:
        go(race, racer, way_forward(race, racer, 1, TO_A_SPACE), table, rule)
