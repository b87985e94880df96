"""WR-9  What powers do: one small procedure for each kind of effect named in box.toml."""

from collections.abc import Callable
from typing import Final

from jalopy.games.wacky_races.components import FOREST, SWAMP, TERRAIN
from jalopy.games.wacky_races.dashboard import refresh_one
from jalopy.games.wacky_races.hands import NO_CARD, discard, draw, drop, reveal, steal, terrain_in_hand
from jalopy.games.wacky_races.moving import arrive, choose_racer, move, move_back, move_each, put, reached, trade_places
from jalopy.games.wacky_races.places import TRAP_DISCARD, TRAP_ON
from jalopy.games.wacky_races.power_cards import (
    A_HAND,
    A_HIDDEN_TRAP,
    A_PLAY,
    A_PLAYER,
    A_RACER,
    A_RACER_NEXT,
    A_RACER_TO_PUSH,
    A_REDRAW,
    EXHAUSTED,
    NOTHING,
    OWN_CARDS,
    OWN_PLAYS,
    POWERS,
    Effect,
    Power,
)
from jalopy.games.wacky_races.road import NO_SPACE, closest_ahead, count_on, free_ahead, free_behind, matches, on_tile
from jalopy.games.wacky_races.special_terrain import sawtooth_tiles, tile_options, trade_tiles
from jalopy.games.wacky_races.state import Race, Racer
from jalopy.kernel.questions import Option, Rules
from jalopy.kernel.table import Table

# --- whether it could do anything -------------------------------------------------------------------------------------


def possible(race: Race, racer: Racer, effect: Effect) -> bool:
    """WR-8.5  Whether what it acts on is there."""
    needs = effect.needs
    if needs == NOTHING:
        return True
    if needs <= A_HAND:
        return any(other is not racer and is_target(race, racer, other, effect) for other in race.racers)
    if needs == A_RACER_NEXT:
        return racer.tile + 1 < race.finish and count_on(race, racer.tile + 1) > 0
    if needs == A_HIDDEN_TRAP:
        return len(hidden_traps(race, racer, effect)) > 0
    if needs == OWN_CARDS:
        return len(race.hand(racer.seat)) >= effect.amount
    if needs == OWN_PLAYS:
        enough = 3 if race.ground[racer.tile] == SWAMP else 1  # WR-10.3  a pair leads out, then one could match
        return race.plays - race.played >= enough and len(race.hand(racer.seat)) >= enough
    if needs == A_PLAY:
        return race.played < race.plays and race.ground[racer.tile] != SWAMP
    if needs == A_REDRAW:
        return not racer.muddy and len(race.hand(racer.seat)) < effect.amount
    if needs == EXHAUSTED:
        return racer.exhausted != 0
    return len(sawtooth_tiles(race, racer)) > 0


def is_target(race: Race, racer: Racer, other: Racer, effect: Effect) -> bool:
    """WR-8.3  In reach; a player where it is about cards or turns. WR-8.5  Somebody to whom it can happen."""
    if not effect.low <= other.tile - racer.tile <= effect.high:
        return False
    if effect.needs == A_RACER:
        return True
    if effect.needs == A_RACER_TO_PUSH:
        return free_behind(race, other.tile) != NO_SPACE
    if other.neutral:
        return False
    return not other.slow if effect.needs == A_PLAYER else len(race.hand(other.seat)) > 0


def targets(race: Race, racer: Racer, effect: Effect) -> list[Racer]:
    return [other for other in race.racers if other is not racer and is_target(race, racer, other, effect)]


def hidden_traps(race: Race, racer: Racer, effect: Effect) -> list[int]:
    """Tiles in reach with a trap that lies face down."""
    found: list[int] = []
    for tile in range(racer.tile + effect.low, racer.tile + effect.high + 1):
        if tile < race.finish and race.trapped(tile) and not race.cards.knows(race.cards.at(TRAP_ON + tile)[-1], None):
            found.append(tile)
    return found


def aims(race: Race, racer: Racer, effect: Effect) -> list[int]:
    """Tiles in reach with racers that can be thrown back."""
    return sorted({other.tile for other in targets(race, racer, effect)})


# --- what it does -----------------------------------------------------------------------------------------------------


def apply(race: Race, racer: Racer, power: Power, effect: Effect, table: Table) -> Rules:
    simple = SIMPLE.get(effect.do)
    if simple is not None:
        simple(race, racer, effect, table, power.rule)
    else:
        yield from EFFECTS[effect.do](race, racer, effect, table, power.rule)


def draw_cards(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> None:
    draw(race, racer, effect.amount, table, rule)


def match_next(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> None:
    race.match_next = True


def match_all(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> None:
    race.match_all = True


def no_more_cards(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> None:
    race.plays = min(race.plays, race.played)
    race.limit = rule


def fill_up_to(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> None:
    if effect.amount > race.fill:
        race.fill = effect.amount
        race.filled_by = rule


def allow_plays(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> None:
    """One more card than usual, unless the racer is slow and may play a single one."""
    if 1 < race.plays < effect.amount:
        race.plays = effect.amount
        race.limit = rule


def move_ahead(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    yield from move(race, racer, effect.amount, table, rule)


def move_and_more(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    """More if the last step leads to a Forest, or to company: that tile counts, not where a train goes from there."""
    more = False
    for _ in range(effect.amount):
        tile = free_ahead(race, racer.tile)
        more = race.ground[tile] == FOREST if effect.do == "move-to-forest" else count_on(race, tile) > 0
        yield from move(race, racer, 1, table, rule)
        if race.ended:
            return
    if more:
        yield from move(race, racer, effect.other, table, rule)


def getaway(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    steps = effect.other if count_on(race, racer.tile) > 1 else effect.amount
    yield from move(race, racer, steps, table, rule)


def burst(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    """WR-1.6  A random terrain decides how far."""
    terrain = reveal(race, table)
    steps = effect.amount
    if terrain != NO_CARD:
        if table.listening:
            table.tell("terrain-drawn", {"racer": racer.name, "card": TERRAIN[terrain]}, rule)
        if matches(race.ground[racer.tile], terrain):
            steps = effect.other
    yield from move(race, racer, steps, table, rule)


def push(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    reached = targets(race, racer, effect)
    hit = yield from choose_racer(racer.seat, "target", reached, table, rule)
    yield from move_back(race, hit, effect.amount, table, rule)


def help_ahead(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    reached = targets(race, racer, effect)
    helped = yield from choose_racer(racer.seat, "target", reached, table, rule)
    yield from move(race, helped, effect.amount, table, rule)


def recoil(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    """The racer itself moves ahead, and one that stayed behind on its tile is thrown back."""
    left = racer.tile
    company = [other for other in on_tile(race, left) if other is not racer]
    yield from move(race, racer, effect.other, table, rule)
    stayed = [other for other in company if other.tile == left]
    if stayed and racer.tile != left and not race.ended:
        hit = yield from choose_racer(racer.seat, "target", stayed, table, rule)
        yield from move_back(race, hit, effect.amount, table, rule)


def barrage(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    """One racer alone on the tile is thrown back farther than two of them."""
    tiles = aims(race, racer, effect)
    tile = tiles[0]
    if len(tiles) > 1:
        choice = yield table.ask(racer.seat, "target-tile", tile_options(tiles, rule), rule)
        tile = choice.number
    hit = on_tile(race, tile)
    steps = effect.other if len(hit) == 1 else effect.amount
    yield from move_each(race, hit, -steps, table, rule)


def swap(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    closest = closest_ahead(race, racer, effect.low, effect.high)
    other = yield from choose_racer(racer.seat, "swap-with", closest, table, rule)
    trade_places(race, racer, other, table, rule)


def swap_forest(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    tiles = sawtooth_tiles(race, racer)
    tile = tiles[0]
    if len(tiles) > 1:
        choice = yield table.ask(racer.seat, "forest-tile", tile_options(tiles, rule), rule)
        tile = choice.number
    yield from trade_tiles(race, tile, racer.tile + 1, table, rule)


def fly_over(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    """Over the next tile to the first free space beyond; only where it lands counts."""
    put(race, racer, free_ahead(race, racer.tile + 1), table, rule)
    if reached(race, racer):
        yield from arrive(race, racer, table)


def steal_card(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    victim = yield from choose_racer(racer.seat, "target", targets(race, racer, effect), table, rule)
    steal(race, racer, victim, table, rule)


def drop_card(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    victim = yield from choose_racer(racer.seat, "target", targets(race, racer, effect), table, rule)
    drop(race, victim, table, rule)


def slow_down(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    victim = yield from choose_racer(racer.seat, "target", targets(race, racer, effect), table, rule)
    victim.slow = rule
    if table.listening:
        table.tell("slowed", {"racer": victim.name}, rule)


def refresh(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    """Another power of the own four; the one just used stays exhausted."""
    used = next(power.slot for power in POWERS[racer.name] if power.rule == rule)
    yield from refresh_one(racer, table, rule, used)


def discard_cards(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    """One by one, so that the player says which card ends up on top."""
    for _ in range(effect.amount):
        choice = yield table.ask(racer.seat, "discard", discardable(race, racer.seat, rule), rule)
        discard(race, racer.seat, choice.value)
        if table.listening:
            facts = {"seat": racer.seat, "racer": racer.name, "card": choice.value}
            table.tell("discarded", facts, rule)


def discardable(race: Race, seat: int, rule: str) -> list[Option]:
    held = terrain_in_hand(race, seat)
    return [
        Option(f"discard:{name}", rule, f"card:{name}", {"card": name}, name)
        for terrain, name in enumerate(TERRAIN)
        if held[terrain]
    ]


def look(race: Race, racer: Racer, effect: Effect, table: Table, rule: str) -> Rules:
    """A trap ahead is looked at, and may be taken away."""
    tiles = hidden_traps(race, racer, effect)
    tile = tiles[0]
    if len(tiles) > 1:
        choice = yield table.ask(racer.seat, "look-at", tile_options(tiles, rule), rule)
        tile = choice.number
    cards = race.cards
    card = cards.at(TRAP_ON + tile)[-1]
    cards.show(card, racer.seat)
    if table.listening:
        facts = {"seat": racer.seat, "racer": racer.name, "tile": tile}
        table.tell("trap-seen", facts, rule, private={racer.seat: {"trap": cards.face(card)}})
    options = [Option("keep-trap", rule, f"tile:{tile}", {"tile": tile})]
    options.append(Option("discard-trap", rule, f"tile:{tile}", {"tile": tile}))
    choice = yield table.ask(racer.seat, "trap-seen", options, rule, {"tile": tile})
    if choice.key == "discard-trap":
        card = cards.at(TRAP_ON + tile)[-1]
        cards.show_all(card)
        cards.move(card, TRAP_ON + tile, TRAP_DISCARD)
        if table.listening:
            table.tell("trap-discarded", {"tile": tile, "trap": cards.face(card)}, rule)


SIMPLE: Final[dict[str, Callable[[Race, Racer, Effect, Table, str], None]]] = {
    "draw": draw_cards,
    "match-next": match_next,
    "match-all": match_all,
    "no-more-cards": no_more_cards,
    "fill": fill_up_to,
    "plays": allow_plays,
}
EFFECTS: Final[dict[str, Callable[[Race, Racer, Effect, Table, str], Rules]]] = {
    "move": move_ahead,
    "move-to-forest": move_and_more,
    "move-to-company": move_and_more,
    "getaway": getaway,
    "burst": burst,
    "push": push,
    "help": help_ahead,
    "recoil": recoil,
    "barrage": barrage,
    "swap": swap,
    "swap-forest": swap_forest,
    "fly-over": fly_over,
    "steal": steal_card,
    "drop": drop_card,
    "slow": slow_down,
    "refresh": refresh,
    "discard": discard_cards,
    "look": look,
}
