"""When the rules of Wacky Races speak, said from their words."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.conformance.citations import Citation, Truth

from jalopy import games
from jalopy.games.wacky_races.components import KINDS, TERRAIN
from jalopy.kernel.events import Event
from jalopy.texts import Texts

GAME = games.find("wacky-races")
TEXTS = Texts(GAME)
NOBODY = -1


# --- the table, as anybody can look at it -----------------------------------------------------------------------------


def racer_of(said: Citation, name: object = None) -> Any:
    """The racer of that name, or the one an event is about."""
    wanted = said.facts["racer"] if name is None else name
    return next(racer for racer in said.state.racers if racer.name == wanted)


def asked_racer(said: Citation) -> Any:
    return said.state.racers[said.seat]


def active(said: Citation) -> Any:
    """Whose turn it is; nobody's when the neutral racers move."""
    return None if said.state.active == NOBODY else said.state.racers[said.state.active]


def kind_on(said: Citation, tile: object) -> str:
    return str(KINDS[said.state.ground[tile]])


def kind_under(said: Citation, racer: Any) -> str:
    return kind_on(said, racer.tile)


def hand(said: Citation) -> list[str]:
    return [said.state.cards.face(card) for card in said.state.hand(said.seat)]


def left(said: Citation) -> int:
    return int(said.state.plays - said.state.played)


def this_turn(said: Citation) -> Iterator[Event]:
    """What was told since the turn began, the newest first."""
    for event in reversed(said.match.table.story):
        if event.kind == "turn-began":
            return
        yield event


def used(said: Citation, power: str) -> bool:
    return any(event.kind == "power-used" and event.facts["power"] == power for event in this_turn(said))


def slowed_by(said: Citation) -> set[str]:
    """What slowed the asked racer between the beginnings of its last turn and of this one."""
    name = asked_racer(said).name
    causes: set[str] = set()
    turns = 0
    story = said.match.table.story
    for place in range(len(story) - 1, 0, -1):
        event = story[place]
        if event.kind == "turn-began" and event.facts["racer"] == name:
            turns += 1
            if turns == 2:
                break
        elif event.kind == "slowed" and event.facts["racer"] == name and turns == 1:
            causes.add(next(cause for cause in map(cause_of, reversed(story[:place])) if cause))
    return causes


def cause_of(event: Event) -> str:
    return str(event.facts.get("trap" if event.kind == "trap-sprung" else "power", "")) if event.kind in CAUSES else ""


CAUSES = ("trap-sprung", "power-used")


def last_trap(said: Citation) -> str:
    """The one that was turned over last."""
    return next(
        (str(event.facts["trap"]) for event in reversed(said.match.table.story) if event.kind == "trap-sprung"), ""
    )


def last_of(said: Citation, *kinds: str) -> str:
    return next((event.kind for event in reversed(said.match.table.story) if event.kind in kinds), "")


# --- the forty powers -------------------------------------------------------------------------------------------------


def owner_of(number: int) -> str:
    """The rules tell the powers car by car, four each, in the order of the box."""
    return str(GAME.box.group("racers")["names"][(number - 1) // 4])  # type: ignore[index]


def of_power(number: int) -> Callable[[Citation], bool]:
    """A power is used, or cancels a trap, by the racer that has it, and its rule tells of it by name."""
    rule = GAME.rulebook.rule(f"WR-9.{number}")
    assert rule is not None

    def true(said: Citation) -> bool:
        named = rule.title == TEXTS.name(str(said.facts["power"])) and said.facts["racer"] == owner_of(number)
        return named and (
            "trap" not in said.facts
            or TEXTS.name(str(said.facts["trap"])).removeprefix("The ").lower() in rule.text.lower()
        )

    return true


def is_asked(number: int) -> Truth:
    """In the own turn the player of that racer."""
    return lambda said: asked_racer(said).name == owner_of(number) and said.state.active == said.seat


def own_power(number: int) -> Truth:
    return lambda said: is_asked(number)(said) and said.key in [f"power:{said.facts['power']}"]


def drawn_by(number: int, count: int) -> Truth:
    """So many cards, unless deck and pile have no more."""
    return lambda said: said.facts["racer"] == owner_of(number) and 0 < said.facts["count"] <= count  # type: ignore[operator]


def moved(own: int, others: int) -> Truth:
    """Ahead (1), back (-1) or not at all (0): the racer whose turn it is, and others."""

    def true(said: Citation) -> bool:
        way = own if racer_of(said) is active(said) else others
        return way * (int(str(said.facts["to"])) - int(str(said.facts["from"]))) > 0

    return true


# --- cards ------------------------------------------------------------------------------------------------------------


def plays(first: bool, swamp: bool) -> Truth:
    """A card of the active racer: the first of its turn or a further one, in the Swamp or elsewhere."""

    def true(said: Citation) -> bool:
        racer = racer_of(said)
        here = kind_on(said, said.facts["from"]) if said.name == "moved" else kind_under(said, racer)
        if racer is not active(said) or (here == "swamp") != swamp:
            return False
        return swamp or (said.state.played == 1) == first

    return true


def asks(first: bool | None, swamp: bool) -> Truth:
    def true(said: Citation) -> bool:
        here = kind_under(said, asked_racer(said)) == "swamp"
        return here == swamp and left(said) > 0 and first in (None, said.state.played == 0)

    return true


def a_way_out(said: Citation) -> int:
    """How many cards of the hand would lead out of the Swamp; 0: none do."""
    held = hand(said)
    if any(held.count(card) >= 2 for card in held):
        return 2
    return 3 if len(held) >= 3 else 0


def only_the_swamp(said: Citation) -> bool:
    """No way out is in hand, or one is and may be played: what forbids the card is the Swamp and not a number."""
    if kind_under(said, asked_racer(said)) != "swamp":
        return False
    return said.key.startswith("leave:") or a_way_out(said) <= left(said)


def too_few(said: Citation) -> bool:
    in_swamp = kind_under(said, asked_racer(said)) == "swamp"
    wanted = len(said.key.split("-")) if said.key.startswith("leave:") else a_way_out(said)
    return in_swamp and 0 < left(said) < wanted and said.facts["left"] == left(said)


def unslowed(said: Citation) -> bool:
    return not slowed_by(said) and not used(said, "dragon-power") and not used(said, "forty-winks")


def holds_not(said: Citation) -> bool:
    cards = said.key.partition(":")[2].split("-")
    return any(cards.count(card) > hand(said).count(card) for card in cards)


def no_match(said: Citation) -> bool:
    kind = kind_under(said, asked_racer(said))
    return kind in TERRAIN and f":{kind}" not in said.key and said.state.played > 0


# --- all of it --------------------------------------------------------------------------------------------------------

TRUE_WHEN: dict[tuple[str, str], Truth] = {
    # the set-up
    ("WR-2.2", "event racer-taken"): lambda said: said.match.settings["racers"] == "random",
    ("WR-2.3", "event racer-taken"): lambda said: said.match.settings["racers"] == "chosen",
    ("WR-12.18", "event racer-taken"): lambda said: (said.state.rules.season, said.state.rules.number) == (4, 2),
    ("WR-2.8", "event special-tiles"): lambda said: said.state.rules.season == 0,
    ("WR-12.8", "event special-tiles"): lambda said: said.state.rules.season > 0,
    ("WR-2.8", "event second-half-laid"): lambda said: (said.state.rules.season, said.state.rules.number) != (4, 3),
    ("WR-12.19", "event second-half-laid"): lambda said: (said.state.rules.season, said.state.rules.number) == (4, 3),
    ("WR-2.9", "event drew"): lambda said: (said.facts["count"], said.state.round) == (3, 1),
    # cards
    ("WR-3.2", "event played"): plays(first=True, swamp=False),
    ("WR-3.2", "event moved"): plays(first=True, swamp=False),
    ("WR-3.3", "event played"): plays(first=False, swamp=False),
    ("WR-3.3", "event moved"): plays(first=False, swamp=False),
    ("WR-10.3", "event played"): plays(first=True, swamp=True),
    ("WR-10.3", "event played-several"): plays(first=True, swamp=True),
    ("WR-10.3", "event moved"): plays(first=True, swamp=True),
    ("WR-3.2", "question first-card"): asks(first=True, swamp=False),
    ("WR-3.3", "question next-card"): asks(first=False, swamp=False),
    ("WR-10.3", "question first-card"): asks(first=True, swamp=True),
    ("WR-10.3", "question next-card"): asks(first=False, swamp=True),
    ("WR-8.1", "question next-card"): lambda said: any(key.startswith("power:") for key in keys(said)) and not cards_in(said),
    ("WR-3.2", "option play"): asks(first=True, swamp=False),
    ("WR-3.3", "option play"): asks(first=False, swamp=False),
    ("WR-10.3", "option wait"): asks(first=True, swamp=True),
    ("WR-10.3", "option leave"): asks(first=None, swamp=True),
    ("WR-3.7", "event drew"): lambda said: said.state.rules.hand == 3 and len(said.state.hand(said.facts["seat"])) <= 3,
    ("WR-12.13", "event drew"): lambda said: (said.state.rules.season, said.state.rules.number, said.state.rules.hand) == (1, 2, 4),
    ("WR-9.23", "event drew"): lambda said: used(said, "forty-winks") and len(said.state.hand(said.facts["seat"])) <= 6,
    # cards that are refused
    ("WR-3.2", "refusal not-in-hand"): lambda said: holds_not(said) and said.state.played == 0,
    ("WR-3.3", "refusal not-in-hand"): lambda said: holds_not(said) and said.state.played > 0,
    ("WR-10.3", "refusal not-in-hand"): lambda said: holds_not(said) and kind_under(said, asked_racer(said)) == "swamp",
    ("WR-9.10", "refusal not-in-hand"): lambda said: holds_not(said) and said.key.startswith("discard:"),
    ("WR-3.3", "refusal no-match"): no_match,
    ("WR-10.3", "refusal in-the-swamp"): only_the_swamp,
    ("WR-3.4", "refusal no-more-cards"): lambda said: said.state.played == 3 and unslowed(said),
    ("WR-7.7", "refusal no-more-cards"): lambda said: said.state.played == 1 and "broken-bridge" in slowed_by(said),
    ("WR-9.3", "refusal no-more-cards"): lambda said: said.state.played == 1 and "hey-elp" in slowed_by(said),
    ("WR-9.10", "refusal no-more-cards"): lambda said: used(said, "dragon-power"),
    ("WR-9.20", "refusal no-more-cards"): lambda said: used(said, "double-time") and said.state.played == 4,
    ("WR-9.23", "refusal no-more-cards"): lambda said: used(said, "forty-winks"),
    ("WR-12.13", "refusal no-more-cards"): lambda said: said.state.played == 4 and said.state.rules.plays == 4,
    ("WR-3.4", "refusal too-few-plays"): lambda said: too_few(said) and unslowed(said),
    ("WR-7.7", "refusal too-few-plays"): lambda said: too_few(said) and "broken-bridge" in slowed_by(said),
    ("WR-9.3", "refusal too-few-plays"): lambda said: too_few(said) and "hey-elp" in slowed_by(said),
    ("WR-9.20", "refusal too-few-plays"): lambda said: too_few(said) and used(said, "double-time"),
    ("WR-12.13", "refusal too-few-plays"): lambda said: too_few(said) and said.state.rules.plays == 4,
    # staying
    ("WR-4.3", "event stayed"): lambda said: all(full(said, tile) for tile in range(1, racer_of(said).tile)),
    ("WR-7.11", "event stayed"): lambda said: not behind(said, racer_of(said)),
    ("WR-10.3", "event stayed"): lambda said: kind_under(said, racer_of(said)) == "swamp" and said.state.played == 1,
    # Dastardly
    ("WR-5.1", "event dastardly-moved"): lambda said: active(said) is not None,
    ("WR-6.5", "event dastardly-moved"): lambda said: active(said) is None and said.match.seats <= 2,
    ("WR-12.17", "event dastardly-moved"): lambda said: active(said) is None and said.match.seats > 2 and (said.state.rules.season, said.state.rules.number) == (3, 4),
    ("WR-5.5", "event trap-laid"): lambda said: max(racer.tile for racer in said.state.racers) < said.facts["tile"] == said.state.dastardly,
    ("WR-12.14", "event trap-laid"): lambda said: max(racer.tile for racer in said.state.racers) == said.facts["tile"] == said.state.dastardly,
    ("WR-10.6", "event trap-laid"): lambda said: kind_under(said, leader(said)) == "acme" and said.facts["tile"] > leader(said).tile,
    ("WR-12.9", "event trap-laid"): lambda said: (said.facts["tile"], said.state.rules.season, said.state.rules.number) == (16, 1, 3),
    ("WR-10.6", "event terrain-drawn"): lambda said: kind_under(said, racer_of(said)) == "acme",
    ("WR-9.22", "event terrain-drawn"): lambda said: used(said, "boiler-burst") and racer_of(said) is active(said),
    # movements
    ("WR-6.2", "event moved"): lambda said: active(said) is None and racer_of(said).neutral and last_of(said, "neutral-card", "neutral-racers") == "neutral-racers",
    ("WR-6.3", "event moved"): lambda said: active(said) is None and racer_of(said).neutral and last_of(said, "neutral-card", "neutral-racers") == "neutral-card",
    ("WR-7.6", "event moved"): moved(1, 1),
    ("WR-7.8", "event moved"): moved(-1, -1),
    ("WR-7.9", "event moved"): moved(-1, -1),
    ("WR-7.12", "event moved"): moved(1, 1),
    ("WR-10.4", "event moved"): moved(1, 1),
    **{(f"WR-9.{number}", "event moved"): moved(1, 0) for number in (2, 6, 10, 16, 22, 30, 34, 38)},
    **{(f"WR-9.{number}", "event moved"): moved(0, -1) for number in (8, 11, 15, 19, 24)},
    ("WR-9.18", "event moved"): moved(1, -1),
    ("WR-9.39", "event moved"): moved(0, 1),
    ("WR-7.11", "event traded-places"): lambda said: said.facts["from"] - 3 <= said.facts["to"] < said.facts["from"],  # type: ignore[operator]
    ("WR-9.27", "event traded-places"): moved(1, 0),
    ("WR-9.32", "event traded-places"): moved(1, 0),
    ("WR-9.14", "event tiles-traded"): lambda said: said.facts["other"] == active(said).tile + 1,
    ("WR-10.5", "event tiles-traded"): lambda said: "crossroads" in (kind_under(said, active(said)), kind_on(said, said.facts["tile"]), kind_on(said, said.facts["other"])),
    # the dashboard
    ("WR-7.5", "event unexhausted"): lambda said: last_trap(said) == "failed-plan",
    ("WR-10.2", "event unexhausted"): lambda said: last_of(said, "refuelled", "trap-sprung", "power-used") == "refuelled",
    ("WR-9.40", "event unexhausted"): lambda said: used(said, "back-in-one-piece") and racer_of(said) is active(said),
    ("WR-7.5", "question unexhaust"): lambda said: last_trap(said) == "failed-plan" and "decline" in keys(said),
    ("WR-10.2", "question unexhaust"): lambda said: last_of(said, "refuelled", "trap-sprung", "power-used") == "refuelled" and "decline" not in keys(said),
    ("WR-9.40", "question unexhaust"): lambda said: used(said, "back-in-one-piece") and said.state.active == said.seat,
    ("WR-7.5", "option unexhaust"): lambda said: last_trap(said) == "failed-plan",
    ("WR-10.2", "refusal no-declining"): lambda said: "decline" not in keys(said) and last_trap_or_fuel(said) == "refuelled",
    ("WR-7.10", "event exhausted"): lambda said: last_trap(said) == "sabotage",
    ("WR-7.10", "question exhaust"): lambda said: last_trap(said) == "sabotage" and active(said) is not None,
    ("WR-12.10", "event exhausted"): lambda said: (said.state.rules.season, said.state.rules.number) == (1, 4) and said.state.round == 1,
    ("WR-12.10", "question exhaust"): lambda said: (said.state.rules.season, said.state.rules.number) == (1, 4) and active(said) is None,
    ("WR-7.7", "event slowed"): lambda said: last_of(said, *CAUSES) == "trap-sprung" and last_trap(said) == "broken-bridge",
    ("WR-9.3", "event slowed"): lambda said: used(said, "hey-elp") and not racer_of(said).neutral,
    ("WR-8.1", "refusal exhausted"): lambda said: not is_ready(said, said.key.partition(":")[2]),
    ("WR-8.1", "refusal another-racers"): lambda said: not is_own(said, said.key.partition(":")[2]),
    ("WR-8.4", "refusal another-racers"): lambda said: not is_own(said, said.key.partition(":")[2]),
    ("WR-8.4", "refusal not-exhausted"): lambda said: is_ready(said, said.key.partition(":")[2]),
    ("WR-7.10", "refusal exhausted-already"): lambda said: not is_ready(said, said.key.partition(":")[2]),
    # who is chosen
    ("WR-10.4", "question who-first"): lambda said: last_of(said, "train", "trap-sprung", "neutral-card", "neutral-racers") == "train",
    ("WR-7.11", "question swap-with"): lambda said: last_trap(said) == "old-switcheroo",
    ("WR-9.27", "question swap-with"): is_asked(27),
    ("WR-9.32", "question swap-with"): is_asked(32),
    **{(f"WR-9.{number}", "question target"): is_asked(number) for number in (3, 8, 11, 12, 15, 18, 24, 31, 35, 39)},
    ("WR-8.3", "refusal own-racer"): lambda said: said.key == f"racer:{asked_racer(said).name}",
    ("WR-8.3", "refusal not-a-player"): lambda said: racer_of(said, said.key.partition(":")[2]).neutral,
    ("WR-8.3", "refusal empty-hand"): lambda said: not said.state.hand(racer_of(said, said.key.partition(":")[2]).seat),
    ("WR-2.1", "refusal not-in-the-race"): lambda said: said.key.partition(":")[2] not in [racer.name for racer in said.state.racers],
    # the forty powers
    **{(f"WR-9.{number}", "event power-used"): of_power(number) for number in range(1, 41) if number % 4 != 1},
    **{(f"WR-9.{number}", "event trap-cancelled"): of_power(number) for number in range(1, 41, 4)},
    **{(f"WR-9.{number}", "option power"): own_power(number) for number in range(1, 41) if number % 4 != 1},
    **{(f"WR-9.{number}", "event drew"): drawn_by(number, count) for number, count in ((2, 1), (3, 1), (4, 3), (12, 1), (20, 2), (26, 1), (27, 1), (28, 3), (36, 1), (39, 1))},
    # the end
    ("WR-12.2", "event scored"): lambda said: said.facts["points"] in (9, 6, 4, 3, 2, 1) and (said.state.rules.season, said.state.rules.number) != (4, 4),
    ("WR-12.20", "event scored"): lambda said: said.facts["points"] in (18, 12, 8, 6, 4, 2) and (said.state.rules.season, said.state.rules.number) == (4, 4),
    ("WR-11.1", "event race-won"): lambda said: racer_of(said).tile == said.state.finish and not racer_of(said).neutral,
    ("WR-11.2", "event neutral-won"): lambda said: racer_of(said).tile == said.state.finish and racer_of(said).neutral,
}  # fmt: skip


def keys(said: Citation) -> list[str]:
    assert said.question is not None
    return [option.key for option in said.question.options]


def cards_in(said: Citation) -> list[str]:
    return [key for key in keys(said) if key.partition(":")[0] in ("play", "wait", "leave")]


def full(said: Citation, tile: int) -> bool:
    return kind_on(said, tile) != "swamp" and sum(racer.tile == tile for racer in said.state.racers) >= 2


def behind(said: Citation, racer: Any) -> list[Any]:
    return [other for other in said.state.racers if 1 <= racer.tile - other.tile <= 3]


def leader(said: Citation) -> Any:
    return max(said.state.racers, key=lambda racer: racer.tile)


def last_trap_or_fuel(said: Citation) -> str:
    return last_of(said, "refuelled", "trap-sprung", "power-used")


def powers_of(said: Citation) -> dict[str, bool]:
    view: Any = said.match.view(said.seat)
    return {power["power"]: power["ready"] for power in view["racers"][said.seat]["powers"]}


def is_own(said: Citation, power: str) -> bool:
    return power in powers_of(said)


def is_ready(said: Citation, power: str) -> bool:
    return powers_of(said)[power]
