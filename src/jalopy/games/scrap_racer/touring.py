"""SR-5 with special pieces or the pit stop: the racer's own moves, at the fork by the player's choice, and its abilities."""

from typing import Final

from jalopy.games.scrap_racer import roads
from jalopy.games.scrap_racer.abilities import use
from jalopy.games.scrap_racer.bonus_cards import CATCH_UP, FORWARD, STRAIGHT, lay_open, rule_of
from jalopy.games.scrap_racer.bonus_markers import take_bonus_marker
from jalopy.games.scrap_racer.components import CRUSHER, LANE, STEEL_JACKET, SWIFTY, TWISTER
from jalopy.games.scrap_racer.extras import Extras
from jalopy.games.scrap_racer.fights import crowded, fight_it_out
from jalopy.games.scrap_racer.landing import land
from jalopy.games.scrap_racer.roads import BY_POINTS, TO_A_SPACE, Way, go, tell_blocked, way_forward
from jalopy.games.scrap_racer.rolling import total
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table

ABILITIES: Final = {STEEL_JACKET: "SR-14.1", SWIFTY: "SR-14.2", TWISTER: "SR-14.3", CRUSHER: "SR-14.4"}
DICE: Final = "dice"


def tour(race: Race, extras: Extras, racer: Racer, drive: Option, done: Option, table: Table) -> Rules:
    """SR-5  The dice and bonus cards until a Stop, the pit stop, the abilities, then what the last space does, the fight."""
    while not extras.halted:
        choice = done if race.driven else drive
        if race.hand(racer.seat):
            kind = "card-or-done" if race.driven else "card-or-drive"
            choice = yield table.ask(racer.seat, kind, [choice, *playable_cards(race, extras, racer)], "SR-5.2")
        if choice is done:
            break
        if choice is drive:
            race.driven = True
            yield from own_move(race, extras, racer, DICE, table)
        else:
            card = choice.key.removeprefix("bonus:")
            lay_open(race, racer, card, table)
            yield from own_move(race, extras, racer, card, table)
    if not race.driven and table.listening:
        rule = "SR-21.4" if racer.space == race.track.centre else "SR-18.2"
        table.tell("dice-lost", {"racer": racer.name, "lost": total(race.dice)}, rule)
    if racer.space == race.track.centre and extras.halted:
        yield from land(race, extras, table)  # SR-21.3
    yield from use_abilities(race, extras, racer, table)  # SR-5.8
    yield from land(race, extras, table)
    if crowded(race):
        yield from fight_it_out(race, table, abilities=True)  # SR-5.3


def own_move(race: Race, extras: Extras, racer: Racer, by: str, table: Table) -> Rules:
    """SR-21.6  By dice or a bonus card; where it comes by the fork the player says which way."""
    rule = "SR-5.1" if by == DICE else rule_of(race, by)
    into_pit = False
    if race.track.fork:
        track, lane = own_way(race, extras, racer, by, False), own_way(race, extras, racer, by, True)
        if not track.leads_on:
            into_pit = True
        elif lane.leads_on and track.space != lane.space:
            number = max(0, lane.space - race.track.length)  # 0: a scrap tile lies at the lane's beginning
            options = [
                Option("way:track", "SR-21.6", f"space:{track.space}", {"space": track.space if track.moved else 0}),
                Option("way:pit", "SR-21.6", f"space:{lane.space}", {"lane": number}),
            ]
            choice = yield table.ask(racer.seat, "track-or-pit", options, "SR-21.6")
            into_pit = choice is options[1]
    way = own_way(race, extras, racer, by, into_pit)
    if way.passed:
        race.passed = True
    if way.entered and table.listening:
        table.tell("entered-pit-lane", {"racer": racer.name}, "SR-21.6")
    go(race, extras, racer, way, table, rule)


def own_way(race: Race, extras: Extras, racer: Racer, by: str, into_pit: bool) -> Way:
    if by == DICE:
        return way_forward(race, extras, racer, total(race.dice), BY_POINTS, into_pit)
    if by in FORWARD:
        return way_forward(race, extras, racer, FORWARD[by], BY_POINTS, into_pit)
    return way_forward(race, extras, racer, spaces_to(race, racer, by, into_pit), TO_A_SPACE, into_pit)


def spaces_to(race: Race, racer: Racer, card: str, into_pit: bool) -> int:
    """SR-13.2 to SR-13.5  Steps to the space that the card wants, along the way chosen (SR-21.5); 0 if there is none."""
    space, distance = racer.space, racer.distance
    farthest = max([other.distance for other in race.racers])
    by_rank = card == CATCH_UP and race.agreed.catch_up_by_rank
    steps = 0
    while distance <= farthest if by_rank else steps < race.track.length + LANE:
        steps += 1
        space = roads.next_space(race, space, into_pit)
        distance = roads.distance_at(race, distance, space)
        if card == CATCH_UP:
            for other in race.racers:
                if by_rank:
                    wanted = other.distance == distance > racer.distance  # SR-13.5
                else:
                    wanted = space != racer.space  # SR-13.4
                if wanted and other.space == space and other is not racer:
                    return steps
        elif space <= race.track.length and race.track.straight[space] == (card == STRAIGHT):
            return steps
    return 0


def playable_cards(race: Race, extras: Extras, racer: Racer) -> list[Option]:
    """One option for each kind of card in hand that leads anywhere, by the track or through the pit lane."""
    options: list[Option] = []
    for kind in sorted({race.cards.face(card) for card in race.hand(racer.seat)}):
        way = leads_to(race, extras, racer, kind)
        if way.moved:
            # The centre ends every move, and nobody fights there.
            reaches = way.points == 0 and way.space != race.track.centre
            facts: dict[str, object] = {"card": kind, "spaces": way.steps, "reaches": reaches}
            options.append(Option(f"bonus:{kind}", rule_of(race, kind), f"space:{way.space}", facts))
    return options


def leads_to(race: Race, extras: Extras, racer: Racer, card: str) -> Way:
    way = own_way(race, extras, racer, card, False)
    if not way.moved and race.track.fork:
        way = own_way(race, extras, racer, card, True)
    return way


def use_abilities(race: Race, extras: Extras, racer: Racer, table: Table) -> Rules:
    """SR-21.9  Each triggered ability once, in the order that the player likes."""
    used: list[str] = []
    while True:
        ready = [
            ability
            for ability in ABILITIES
            if ability not in used and racer.has(ability) and triggered(race, extras, racer, ability)
        ]
        if not ready:
            return
        step = way_forward(race, extras, racer, 1, TO_A_SPACE)
        hindered = [ability for ability in ready if ability != CRUSHER] if step.blocked else []
        if hindered:  # SR-20.5  a scrap tile leaves them without effect
            used += hindered
            tell_blocked(extras, racer, step, table, {"abilities": hindered})
            continue
        ability = ready[0]
        if len(ready) > 1:
            options = [Option(f"use:{name}", ABILITIES[name], "racer", {"ability": name}) for name in ready]
            choice = yield table.ask(racer.seat, "which-ability", options, "SR-21.9", {"used": used.copy()})
            ability = choice.key.removeprefix("use:")
        used.append(ability)
        use(racer, table, ABILITIES[ability])
        if ability == CRUSHER:
            take_bonus_marker(race, racer, table, "SR-14.4")
        else:
            go(race, extras, racer, step, table, ABILITIES[ability])


def triggered(race: Race, extras: Extras, racer: Racer, ability: str) -> bool:
    if ability == CRUSHER:
        return race.passed
    if extras.halted or racer.space == 0:
        return False  # SR-18.2, SR-21.4
    if ability == TWISTER:
        return race.passed
    on_track = racer.space <= race.track.length
    return on_track and race.track.straight[racer.space] == (ability == STEEL_JACKET)
