"""WR-9  The forty Special Powers as cards: when each may be used, and what it does, step by step."""

from typing import Final

from jalopy.games.wacky_races.components import BOX, RACERS

START: Final = 0  # before the first Movement card
MID: Final = 1  # after it
FIRST: Final = 2  # right after it, and no later
ANY: Final = 3
AUTO: Final = 4
WHEN: Final[list[str]] = ["start", "mid", "first", "any", "auto"]

POWERS_EACH: Final = 4
NONE_CANCELLED: Final[list[str]] = []


# What an effect needs so that it could do anything (WR-8.5).
NOTHING: Final = 0
A_RACER: Final = 1  # in reach
A_RACER_TO_PUSH: Final = 2  # likewise, with a free space behind it
A_PLAYER: Final = 3  # likewise, who is not slow already
A_HAND: Final = 4  # likewise, with cards in it
A_RACER_NEXT: Final = 5  # on the next tile
A_HIDDEN_TRAP: Final = 6
OWN_CARDS: Final = 7
OWN_PLAYS: Final = 8  # cards in hand that may be played, of which one could match
A_PLAY: Final = 9  # leave to play a card that could match; the power draws one first
A_REDRAW: Final = 10  # to come, of a hand that is smaller
EXHAUSTED: Final = 11
A_FOREST: Final = 12
NEEDS: Final[dict[str, int]] = {
    "push": A_RACER_TO_PUSH,
    "help": A_RACER,
    "swap": A_RACER,
    "barrage": A_RACER_TO_PUSH,
    "slow": A_PLAYER,
    "steal": A_HAND,
    "drop": A_HAND,
    "fly-over": A_RACER_NEXT,
    "look": A_HIDDEN_TRAP,
    "discard": OWN_CARDS,
    "match-next": A_PLAY,
    "match-all": OWN_PLAYS,
    "fill": A_REDRAW,
    "refresh": EXHAUSTED,
    "swap-forest": A_FOREST,
}


# Nobody uses a power for these alone.
PRICES: Final = ("discard",)
RESTRAINTS: Final = ("no-more-cards",)


class Effect:
    """One thing that a power does; the words are those of box.toml."""

    def __init__(self, do: str, amount: int, other: int, low: int, high: int) -> None:
        self.do = do
        self.needs = NEEDS.get(do, NOTHING)
        self.amount = amount
        self.other = other  # a second amount, for a case that the effect itself knows
        self.low = low  # the nearest tile it reaches, counted ahead
        self.high = high


class Power:
    def __init__(self, key: str, slot: int, when: int, effects: list[Effect], cancels: list[str], rule: str) -> None:
        self.key = key
        self.slot = slot  # place on the dashboard, 0 to 3
        self.when = when
        self.effects = effects
        self.prices = [effect for effect in effects if effect.do in PRICES]
        self.parts = [effect for effect in effects if effect.do not in PRICES and effect.do not in RESTRAINTS]
        self.cancels = cancels
        self.rule = rule

    def __repr__(self) -> str:
        return f"Power({self.key})"


SECOND_AMOUNTS: Final = ("company", "matched", "alone", "move", "more")


def read_effect(data: dict[str, object]) -> Effect:
    names = list(data)
    amount = data[names[0]]
    other = next((data[name] for name in SECOND_AMOUNTS if name in names[1:]), 0)
    low, high = data.get("from", 0), data.get("to", 0)
    assert isinstance(other, int)
    assert isinstance(low, int)
    assert isinstance(high, int)
    return Effect(names[0], amount if isinstance(amount, int) else 0, other, low, high)


def read_powers(racer: str, first_rule: int) -> list[Power]:
    prefix = f"powers.{racer}."
    powers: list[Power] = []
    for group in BOX.groups:
        if group.startswith(prefix):
            data = BOX.group(group)
            listed = data["does"]
            assert isinstance(listed, list)
            cancels = [str(trap) for trap in listed[0]["cancel"]] if "cancel" in listed[0] else NONE_CANCELLED
            slot = len(powers)
            powers.append(
                Power(
                    group.removeprefix(prefix),
                    slot,
                    WHEN.index(str(data["when"])),
                    [read_effect(each) for each in listed],
                    cancels,
                    f"WR-9.{first_rule + slot}",
                )
            )
    assert len(powers) == POWERS_EACH
    return powers


POWERS: Final[dict[str, list[Power]]] = {
    racer: read_powers(racer, number * POWERS_EACH + 1) for number, racer in enumerate(RACERS)
}
CANCELLER: Final[dict[str, Power]] = {
    racer: next(power for power in powers if power.cancels) for racer, powers in POWERS.items()
}
ALL_POWERS: Final[dict[str, Power]] = {power.key: power for powers in POWERS.values() for power in powers}
