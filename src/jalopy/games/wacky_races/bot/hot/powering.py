"""When to use a power, and on whom: what each would bring now, in tiles, beside what it could bring at best."""

from typing import Final

from jalopy.games.wacky_races.bot.hot.driving import NO_CARD, WON, Driving
from jalopy.games.wacky_races.bot.hot.roadworks import best_forest
from jalopy.games.wacky_races.bot.hot.sight import NO_SEAT, ONE_OF, TERRAINS, Rival, Sight, hand_of
from jalopy.games.wacky_races.components import FOREST
from jalopy.games.wacky_races.power_cards import ALL_POWERS, POWERS, Effect, Power

# So much of what a power could bring it must bring now: first the rookie is patient, near the Finish Line no more.
PATIENT: Final = 0.9
HASTY: Final = 0.25

# At best, in tiles. What depends on the size of an effect is told for one.
AT_BEST: Final = {
    "move": 1.0,
    "getaway": 2.0,
    "recoil": 1.6,
    "burst": 2.0,
    "fly-over": 2.0,
    "move-to-forest": 2.0,
    "move-to-company": 2.0,
    "match-next": 1.0,
    "match-all": 1.5,
    "swap": 2.0,
    "swap-forest": 1.0,
    "push": 0.9,
    "barrage": 1.2,
    "slow": 0.9,
    "drop": 0.5,
    "steal": 0.7,
    "draw": 0.4,
    "plays": 0.4,
    "look": 0.6,
    "fill": 0.8,
    "help": -0.2,
    "discard": -0.4,
}
NEXT_TURN: Final = 0.3  # what a card more in hand brings then
SPRUNG: Final = -1  # instead of a tile
PUSHED: Final = 0.6  # a rival one tile back that is level or ahead
NEAR_THE_END: Final = 5  # tiles from the Finish Line
THREAT: Final = 0.3  # more for a rival that is so near


def best_power(sight: Sight, driving: Driving, keys: list[str]) -> str:
    """The key of the power that pays best now, or ""."""
    best, chosen = 0.0, ""
    wanted = patience(sight)
    for key in keys:
        if key.startswith("power:"):
            power = ALL_POWERS[key.removeprefix("power:")]
            gain = gain_of(sight, driving, power)
            if gain >= max(best, wanted * at_best(sight, power), 0.1):
                best, chosen = gain, key
    return chosen


def patience(sight: Sight) -> float:
    """The share of the best that a power must bring, less and less on the way to the end of the race."""
    gone = max(sight.tile, sight.lead_of_others) / sight.finish
    return PATIENT - (PATIENT - HASTY) * gone * gone


def at_best(sight: Sight, power: Power) -> float:
    if power.effects[0].do == "refresh":
        return max([strength(other) for other in POWERS[sight.name] if other is not power])
    return strength(power)


def strength(power: Power) -> float:
    return STRENGTH[power.key]


def _strength(power: Power) -> float:
    """What a power is good for, whatever the race looks like; one against a trap saves about half a tile."""
    if power.cancels:
        return 0.5
    strong = 0.0
    for effect in power.effects:
        strong += _at_best(effect)
    return strong


def _at_best(effect: Effect) -> float:
    best = AT_BEST.get(effect.do, 0.0)
    return best * effect.amount if effect.do in ("move", "draw", "discard", "push", "steal", "drop") else best


STRENGTH: Final[dict[str, float]] = {key: _strength(power) for key, power in ALL_POWERS.items()}


def gain_of(sight: Sight, driving: Driving, power: Power) -> float:
    if power.effects[0].do == "discard":
        return _giving_up_cards(sight, driving, power)
    gain = 0.0
    for effect in power.effects:
        gain += _gain(sight, driving, power, effect)
    return gain


def _gain(sight: Sight, driving: Driving, power: Power, effect: Effect) -> float:
    do = effect.do
    if do in ("move", "getaway", "recoil", "burst", "fly-over"):
        return _moving(sight, driving, effect)
    if do in ("move-to-forest", "move-to-company"):
        led_to = sight.next_to(sight.tile)
        happens = sight.kind(led_to) == FOREST if do == "move-to-forest" else sight.crowd[led_to] > 0
        return _moving(sight, driving, effect) + _one_more(sight, happens)
    if do == "draw":
        more = 0
        for each in power.effects:
            if each.do == "plays":
                more += each.amount - sight.plays
        return _drawing(sight, driving, effect.amount, max(0, more))
    if do in ("match-next", "match-all"):
        free = 1 if do == "match-next" else sight.plays
        return driving.best(sight.tile, sight.hand, free=free) - driving.now().worth
    if do == "fill":
        stopping = driving.worth_of(sight.tile, sight.hand, NO_CARD)
        usual = max(sight.hand_size, len(sight.cards))
        return NEXT_TURN * (effect.amount - usual) - max(0.0, driving.now().worth - stopping)
    if do == "swap":
        return _swapping(sight, effect)
    if do == "swap-forest":
        return best_forest(sight, driving)[0]
    if do == "refresh":
        return max([0.0, *[strength(other) for other in _spent(sight)]])
    if do in ("push", "barrage", "drop", "steal", "slow"):
        return _hindering(sight, effect)
    if do == "look":
        return _looking(sight, effect)
    return -0.2 if do == "help" and _within(sight, effect) else 0.0


# --- the own car ------------------------------------------------------------------------------------------------------


def _moving(sight: Sight, driving: Driving, effect: Effect) -> float:
    """Steps besides those of the cards, and where they lead the cards from."""
    if effect.do == "fly-over":
        return _landing(sight, driving, sight.next_to(sight.tile + 1))
    if effect.do == "burst":
        sure = sight.kind(sight.tile) >= TERRAINS
        far = _stepping(sight, driving, effect.other)
        return far if sure else 0.75 * _stepping(sight, driving, effect.amount) + 0.25 * far
    if effect.do == "recoil":
        left_behind = PUSHED if sight.crowd[sight.tile] > 1 else 0.0
        return _stepping(sight, driving, effect.other) + left_behind
    company = effect.do == "getaway" and sight.crowd[sight.tile] > 1
    return _stepping(sight, driving, effect.other if company else effect.amount)


def _stepping(sight: Sight, driving: Driving, steps: int) -> float:
    tile = _tile_after(sight, steps)
    if tile == SPRUNG:
        return -1.0
    return WON if tile >= sight.finish else _landing(sight, driving, tile)


def _tile_after(sight: Sight, steps: int) -> int:
    """So many steps on, or at the Finish Line before; SPRUNG where a trap lies on the way."""
    tile = sight.tile
    for _ in range(steps):
        tile = sight.next_to(tile)
        if tile >= sight.finish:
            return tile
        if sight.feared(tile):
            return SPRUNG
    return tile


def _landing(sight: Sight, driving: Driving, tile: int) -> float:
    if tile >= sight.finish:
        return WON
    if sight.feared(tile):
        return -1.0
    return driving.best(tile, sight.hand) - driving.now().worth


def _one_more(sight: Sight, happens: bool) -> float:
    if not happens:
        return 0.0
    tile = sight.next_to(sight.next_to(sight.tile))
    if tile >= sight.finish:
        return WON
    return -1.0 if sight.feared(tile) else 1.0


def _looking(sight: Sight, effect: Effect) -> float:
    for tile in range(sight.tile + effect.low, min(sight.tile + effect.high + 1, sight.finish)):
        if sight.trapped[tile]:
            return 0.6 if sight.feared(min(sight.next_to(sight.tile), sight.finish - 1)) else 0.3
    return 0.0


# --- cards ------------------------------------------------------------------------------------------------------------


class Draw:
    """What cards may be drawn, and how likely that is, the four terrains being equally so."""

    def __init__(self, hand: int, chance: float) -> None:
        self.hand = hand
        self.chance = chance


def _draws() -> list[list[Draw]]:
    """By how many cards are drawn; two of two kinds come in either order."""
    one = [Draw(ONE_OF[card], 1 / TERRAINS) for card in range(TERRAINS)]
    two = [
        Draw(ONE_OF[card] + ONE_OF[other], (1 if card == other else 2) / TERRAINS**2)
        for card in range(TERRAINS)
        for other in range(card, TERRAINS)
    ]
    return [[], one, two]


DRAWS: Final[list[list[Draw]]] = _draws()
FEW_CARDS: Final = len(DRAWS) - 1  # so many are tried in every combination; more of them are worth as much each


def _drawing(sight: Sight, driving: Driving, count: int, more: int) -> float:
    """Every draw is tried, as likely as it is, with so many more cards to play."""
    before = driving.now().worth
    few = min(count, FEW_CARDS)
    gain = 0.0
    for draw in DRAWS[few]:
        gain += draw.chance * (driving.best(sight.tile, sight.hand + draw.hand, more=more) - before)
    return (count / few) * gain


def _giving_up_cards(sight: Sight, driving: Driving, power: Power) -> float:
    """Cards for steps, and no card after that."""
    cost = steps = 0
    for effect in power.effects:
        if effect.do == "discard":
            cost += effect.amount
        elif effect.do == "move":
            steps += effect.amount
    tile = _tile_after(sight, steps)
    if tile == SPRUNG:
        return -1.0
    if tile >= sight.finish:
        return WON
    return driving.worth_of(tile, hand_of(sight.cards[cost:]), NO_CARD) - driving.now().worth


# --- rivals -----------------------------------------------------------------------------------------------------------


def _swapping(sight: Sight, effect: Effect) -> float:
    ahead = [rival.tile - sight.tile for rival in sight.others if effect.low <= rival.tile - sight.tile]
    return float(min(ahead)) if ahead and min(ahead) <= effect.high else 0.0


def _hindering(sight: Sight, effect: Effect) -> float:
    targets = [rival for rival in _within(sight, effect) if _is_hit(sight, rival, effect)]
    if not targets:
        return 0.0
    lead = max([rival.tile for rival in targets])
    threat = THREAT if sight.finish - lead <= NEAR_THE_END else 0.0
    if effect.do == "steal":
        return 0.5 * effect.amount + (0.2 + threat if lead >= sight.tile else 0.0)
    if lead < sight.tile:
        return 0.0  # whoever is behind may stay there
    if effect.do == "barrage":
        alone = [rival.tile for rival in targets].count(lead) == 1
        return PUSHED * (effect.other if alone else 2 * effect.amount) + threat
    if effect.do == "push":
        return PUSHED * effect.amount + threat
    return (0.9 if effect.do == "slow" else 0.5 * effect.amount) + threat


def _within(sight: Sight, effect: Effect) -> list[Rival]:
    return [rival for rival in sight.others if effect.low <= rival.tile - sight.tile <= effect.high]


def _is_hit(sight: Sight, rival: Rival, effect: Effect) -> bool:
    """Whether it happens to that racer: cards and turns are players' only, and not without cards, nor twice."""
    if effect.do in ("push", "barrage"):
        return True
    if rival.seat == NO_SEAT:
        return False
    return not rival.slow if effect.do == "slow" else sight.hands[rival.seat] > 0


def target(sight: Sight, names: list[str], rule: str) -> str:
    """Whom a power is to hit: the foremost rival; whom it is to help: the hindmost."""
    rivals = [sight.rival(name) for name in names]
    tiles = [rival.tile for rival in rivals]
    tile = min(tiles) if rule in HELPING else max(tiles)
    level = [rival for rival in rivals if rival.tile == tile]
    return min(level, key=lambda rival: _after_me(sight, rival)).name


HELPING: Final = [power.rule for power in ALL_POWERS.values() if power.effects[0].do == "help"]


def _after_me(sight: Sight, rival: Rival) -> int:
    """Of level rivals the player whose turn comes next; anything by name would favour some racers over others."""
    return 100 if rival.seat == NO_SEAT else (rival.seat - sight.seat) % sight.racers


# --- the dashboard ----------------------------------------------------------------------------------------------------


def _spent(sight: Sight) -> list[Power]:
    return [ALL_POWERS[entry["power"]] for entry in sight.mine["powers"] if not entry["ready"]]
