"""Scrap Racer: which rule can speak where, read from the rules' words. What has happened in the turn is in the story."""

from collections.abc import Iterator
from typing import Any, Final

from tests.conformance.citations import Citation, Truth

from jalopy.kernel.events import Event

BOUT_BEGINS: Final = ("stopped", "crash-card", "goal-card")  # what may bring racers together for the first time

CRASH_CARDS: Final = {  # SR-11
    "SR-11.1": ("advance-2", "advance-3", "advance-5"),
    "SR-11.2": ("two-dice",),
    "SR-11.3": ("five-forward-two-back",),
    "SR-11.4": ("three-forward",),
    "SR-11.5": ("stay-put",),
    "SR-11.6": ("catching-up-2",),
    "SR-11.7": ("backwards-die",),
    "SR-11.8": ("push-5",),
    "SR-11.9": ("four-backwards", "six-backwards"),
    "SR-11.10": ("catching-up-4",),
    "SR-11.11": ("loss-of-position",),
    "SR-11.12": ("last-place-4",),
}
GOAL_CARDS: Final = {  # SR-12: the card, and how far it moves a racer
    "SR-12.1": ("last", 7),
    "SR-12.2": ("last-two", 5),
    "SR-12.3": ("all-but-first", 2),
    "SR-12.4": ("all-but-first-two", 3),
}
STEPS: Final = {"SR-14.1": "steel-jacket", "SR-14.2": "swifty", "SR-14.3": "twister"}


# --- what can be seen ---------------------------------------------------------------------------------------------------


def told(c: Citation, *kinds: str) -> Iterator[Event]:
    """What was told in this turn before, the newest first; of these kinds, if there are any."""
    story = c.match.table.story
    before = story[:-1] if c.what == "event" else story
    for event in reversed(before):
        if event.turn != c.state.turn:
            return
        if not kinds or event.kind in kinds:
            yield event


def last(c: Citation, *kinds: str) -> Any:
    """The facts of the newest such event of the turn."""
    return next((event.facts for event in told(c, *kinds)), {})


def just_before(c: Citation) -> str:
    """The kind of what was told before it."""
    return next((event.kind for event in told(c)), "")


def racer(c: Citation, fact: str = "racer") -> Any:
    return next(each for each in c.state.racers if each.name == c.facts[fact])


def is_active(c: Citation) -> bool:
    return racer(c) is c.state.active


def doubled(c: Citation) -> bool:
    return len(set(c.state.this_turn.dice)) < len(c.state.this_turn.dice)


def plain(c: Citation) -> bool:
    """Nothing special lies on the track, so that every move goes as far as it should."""
    return not c.state.track.special


def driven(c: Citation) -> int:
    to, start = c.facts["to"], c.facts["from"]
    assert isinstance(to, int)
    assert isinstance(start, int)
    return to - start


def spaces(c: Citation, wanted: int) -> bool:
    return driven(c) == wanted if plain(c) else driven(c) <= wanted or "lane" in c.facts or "from_lane" in c.facts


def setting(c: Citation, name: str) -> Any:
    return c.match.settings[name]


def hand(c: Citation) -> list[str]:
    return [c.state.cards.face(card) for card in c.state.hand(c.seat)]


def markers(c: Citation) -> list[str]:
    return [c.state.cards.face(marker) for marker in c.state.boosts(c.state.active)]


# --- moves --------------------------------------------------------------------------------------------------------------


def moved_by_dice(c: Citation) -> bool:
    return is_active(c) and not doubled(c) and spaces(c, sum(c.state.this_turn.dice))


def moved_by_crash_card(c: Citation) -> bool:
    """SR-11.6, SR-11.10: the active racer stays."""
    stays = c.rule in ("SR-11.6", "SR-11.10") and is_active(c)
    return doubled(c) and last(c, "crash-card")["card"] in CRASH_CARDS[c.rule] and not stays


def moved_by_goal_card(c: Citation) -> bool:
    card, far = GOAL_CARDS[c.rule]
    return bool(last(c, "goal-card")["card"] == card) and spaces(c, far)


def moved_by_bonus_card(c: Citation) -> bool:
    card = last(c, "bonus-played")["card"]
    return is_active(c) and not doubled(c) and bonus_rule(c, card) == c.rule


def bonus_rule(c: Citation, card: str) -> str:
    if card == "catch-up":
        return "SR-13.5" if setting(c, "catch_up") == "rank" else "SR-13.4"
    return {"straight": "SR-13.2", "curve": "SR-13.3"}.get(card, "SR-13.1")


def moved_by_ability(c: Citation) -> bool:
    return is_active(c) and just_before(c) == "ability" and spaces(c, 1)


def moved_by_slime(c: Citation) -> bool:
    slipped = next(told(c, "slipped"))
    return slipped.rule == c.rule and slipped.facts["racer"] == c.facts["racer"]


def won_the_fight(c: Citation) -> bool:
    return bool(last(c, "fight-won")["racer"] == c.facts["racer"])


def moved_by_fight(c: Citation) -> bool:
    """SR-5.3: one space; the die decided it, and no owner."""
    return won_the_fight(c) and next(told(c, "fight-won")).rule == "SR-5.3" and spaces(c, 1)


def moved_in_the_family(c: Citation) -> bool:
    return won_the_fight(c) and next(told(c, "fight-won")).rule == "SR-10.5" and spaces(c, 1)


def moved_as_jackal(c: Citation) -> bool:
    return won_the_fight(c) and racer(c).has("jackal") and spaces(c, 2)


# --- fights -------------------------------------------------------------------------------------------------------------


def fought_before(c: Citation) -> Any:
    """Who won the fight before this one, since the racers were brought together; {} if there was none."""
    for event in told(c, "fight-won", *BOUT_BEGINS):
        return event.facts if event.kind == "fight-won" else {}
    return {}


def winner_fights_again(c: Citation) -> bool:
    before = fought_before(c)
    racers = c.facts["racers"]
    assert isinstance(racers, list)
    return bool(before) and before["racer"] in racers


def first_fight(c: Citation) -> bool:
    return not fought_before(c)


def another_fight(c: Citation) -> bool:
    return bool(fought_before(c)) and not (winner_fights_again(c) and fought_before(c)["space"] != c.facts["space"])


def won_by_die(c: Citation) -> bool:
    rolled = last(c, "fight-rolled")
    by_name = dict(zip(rolled["racers"], rolled["dice"], strict=True))
    return just_before(c) == "fight-rolled" and bool(by_name[c.facts["racer"]] > by_name[c.facts["loser"]])


def won_in_the_family(c: Citation) -> bool:
    return bool(racer(c).seat == racer(c, "loser").seat)


def won_as_jackal(c: Citation) -> bool:
    """SR-5.6, SR-6.3: in its own turn, but not in the fights of a crash card; or always."""
    newest = next(told(c, "crash-card", "goal-card"), None)
    by_crash = newest is not None and newest.kind == "crash-card"
    counts = setting(c, "jackal") == "always" or (is_active(c) and not by_crash)
    return just_before(c) == "fight" and racer(c).has("jackal") and counts


# --- markers and cards --------------------------------------------------------------------------------------------------


def boosted_by(marker: str) -> Truth:
    def so(c: Citation) -> bool:
        start, to = c.facts["from"], c.facts["to"]
        assert isinstance(start, int)
        assert isinstance(to, int)
        fits = {"turn": start + to == 7, "plus-minus": abs(start - to) == 1}.get(marker, True)
        return c.facts["marker"] == marker and fits

    return so


def collected_in_refill(c: Citation) -> bool:
    return c.facts["space"] in last(c, "refilled")["spaces"] and racer(c).space == c.facts["space"]


def collected_at_the_end(c: Citation) -> bool:
    return is_active(c) and racer(c).space == c.facts["space"]


def collected_beside(c: Citation) -> bool:
    """SR-16.3 and SR-16.4: in front or behind, but nothing that was laid in this turn."""
    track, space = c.state.track, racer(c).space
    beside = c.facts["space"] in (track.ahead[space], track.behind[space]) and c.facts["space"] != space
    return is_active(c) and racer(c).has("collector") and beside and c.facts["space"] not in laid_this_turn(c)


def laid_this_turn(c: Citation) -> list[int]:
    return [space for event in told(c, "refilled") for space in event.facts["spaces"]]  # type: ignore[attr-defined]


def marker_of_crash(c: Citation) -> bool:
    return is_active(c) and doubled(c)


def marker_of_crusher(c: Citation) -> bool:
    return is_active(c) and not doubled(c) and racer(c).has("crusher") and just_before(c) == "ability"


def tile_of_hover(c: Citation) -> bool:
    newest = next(told(c, "ability-taken", "bonus-marker"))
    return newest.kind == "ability-taken" and newest.facts == {**newest.facts, "ability": "hover", **_who(c)}


def _who(c: Citation) -> dict[str, object]:
    return {"racer": c.facts["racer"]}


def after_a_marker(c: Citation) -> bool:
    newest = next(told(c, "ability-taken", "bonus-marker"))
    return newest.kind == "bonus-marker" and newest.facts["racer"] == c.facts["racer"]


# --- the expansion ------------------------------------------------------------------------------------------------------


def slipped_on(number: int) -> Truth:
    return lambda c: c.facts["space"] == c.state.track.slime + number - 1


def without_paying(c: Citation) -> bool:
    """SR-20.6: the winner of a fight, or a racer that loses its position."""
    newest = next(told(c))
    return newest.kind == "fight-won" or newest.facts.get("card") == "loss-of-position"


def on_stop(c: Citation) -> bool:
    return bool(racer(c).space == c.state.track.stop > 0)


def in_centre(c: Citation) -> bool:
    return bool(racer(c).space == c.state.track.centre > 0)


def step_is_free(c: Citation) -> bool:
    """SR-18.2, SR-20.5, SR-21.4: nothing leaves the ability without effect."""
    if plain(c):
        return True
    space = c.state.active.space
    return not c.state.this_turn.halted and not c.state.scrap[c.state.track.ahead[space]]


def on_kind(straight: bool) -> Truth:
    def so(c: Citation) -> bool:
        space, track = c.state.active.space, c.state.track
        return bool(0 < space <= track.length and track.straight[space] == straight)

    return so


def ability(name: str, condition: Truth) -> Truth:
    return lambda c: is_active(c) and not doubled(c) and racer(c).has(name) and condition(c)


def passing(c: Citation) -> bool:
    return bool(c.state.this_turn.passed)


# --- questions and refusals ---------------------------------------------------------------------------------------------


def dice(c: Citation) -> int:
    return len(c.state.this_turn.dice)


def in_turn(c: Citation) -> bool:
    return any(told(c, "turn-began"))


def value(c: Citation) -> str:
    return c.key.rpartition(":")[2]


def ready(c: Citation) -> bool:
    """SR-14: the ability that is refused is one the racer has, but it is not triggered."""
    triggered = {
        "steel-jacket": on_kind(True),
        "swifty": on_kind(False),
        "twister": passing,
        "crusher": passing,
    }[value(c)]
    return bool(c.state.active.has(value(c))) and not triggered(c)


def own(c: Citation) -> list[str]:
    return [each.name for each in c.state.racers if each.seat == c.seat]


def taken_tiles(c: Citation) -> list[str]:
    return [tile for each in c.state.racers for tile in each.tiles]


def nowhere_to_catch(c: Citation) -> bool:
    """SR-13.4: nobody else on the track ahead of it, whatever the lap; SR-13.5: nobody ahead in the race."""
    active = c.state.active
    others = [each for each in c.state.racers if each is not active and each.distance > 0]
    if c.rule == "SR-13.5":
        return all(each.distance <= active.distance for each in others) or not plain(c)
    return all(each.space == active.space for each in others) or not plain(c)


TRUE_WHEN: Final[dict[tuple[str, str], Truth]] = {
    # moves
    ("SR-5.1", "event moved"): moved_by_dice,
    ("SR-5.3", "event moved"): moved_by_fight,
    ("SR-10.5", "event moved"): moved_in_the_family,
    ("SR-14.5", "event moved"): moved_as_jackal,
    **{(number, "event moved"): moved_by_crash_card for number in CRASH_CARDS if number != "SR-11.5"},
    **{(number, "event moved"): moved_by_goal_card for number in GOAL_CARDS},
    **{(f"SR-13.{number}", "event moved"): moved_by_bonus_card for number in range(1, 6)},
    **{(number, "event moved"): moved_by_ability for number in STEPS},
    **{(f"SR-19.{number}", "event moved"): moved_by_slime for number in (2, 3, 4)},
    # cards that move nobody, and their dice
    ("SR-11.2", "event card-rolled"): lambda c: last(c, "crash-card")["card"] == "two-dice",
    ("SR-11.7", "event card-rolled"): lambda c: last(c, "crash-card")["card"] == "backwards-die",
    ("SR-11.5", "event stayed"): lambda c: last(c, "crash-card")["card"] == "stay-put",
    ("SR-11.6", "event stayed"): lambda c: c.state.ranking()[-1] is racer(c) is c.state.active,
    ("SR-11.10", "event stayed"): lambda c: c.state.ranking()[-1] is racer(c) is c.state.active,
    ("SR-11.11", "event stayed"): lambda c: c.state.ranking()[-1] is racer(c) and racer(c).distance > 0,
    ("SR-11.13", "event stayed"): lambda c: is_active(c) and racer(c).distance == 0,
    # abilities
    ("SR-14.1", "event ability"): ability("steel-jacket", lambda c: on_kind(True)(c) and step_is_free(c)),
    ("SR-14.2", "event ability"): ability("swifty", lambda c: on_kind(False)(c) and step_is_free(c)),
    ("SR-14.3", "event ability"): ability("twister", lambda c: passing(c) and step_is_free(c)),
    ("SR-14.4", "event ability"): ability("crusher", passing),
    # fights
    ("SR-5.3", "event fight"): first_fight,
    ("SR-5.4", "event fight"): winner_fights_again,
    ("SR-5.5", "event fight"): another_fight,
    ("SR-5.3", "event fight-won"): won_by_die,
    ("SR-10.5", "event fight-won"): won_in_the_family,
    ("SR-14.5", "event fight-won"): won_as_jackal,
    # markers and cards
    ("SR-4.6", "event boosted"): boosted_by("re-roll"),
    ("SR-4.7", "event boosted"): boosted_by("plus-minus"),
    ("SR-4.8", "event boosted"): boosted_by("turn"),
    ("SR-7.1", "event lap-marker"): is_active,
    ("SR-7.4", "event lap-marker"): lambda c: not is_active(c),
    ("SR-7.7", "event collected"): collected_in_refill,
    ("SR-8.1", "event collected"): collected_at_the_end,
    ("SR-16.3", "event collected"): collected_beside,
    ("SR-6.4", "event bonus-marker"): marker_of_crash,
    ("SR-14.4", "event bonus-marker"): marker_of_crusher,
    ("SR-6.5", "event bonus-card-drawn"): lambda c: after_a_marker(c) and not racer(c).has("hover"),
    ("SR-14.6", "event bonus-card-drawn"): lambda c: after_a_marker(c) and racer(c).has("hover"),
    ("SR-21.8", "event bonus-card-drawn"): tile_of_hover,
    ("SR-6.6", "event reshuffled"): lambda c: c.facts["deck"] in ("1/2", "3/4", "5/6"),
    ("SR-6.7", "event reshuffled"): lambda c: c.facts["deck"] == "bonus",
    # the set-up, the order, the end
    ("SR-2.5", "event racer-taken"): lambda c: setting(c, "racers") == "chosen",
    ("SR-10.2", "event order-fixed"): lambda c: not in_turn(c),
    ("SR-10.3", "event order-fixed"): in_turn,
    ("SR-9.2", "event race-over"): lambda c: len(c.state.racers) == c.match.seats,
    ("SR-10.7", "event race-over"): lambda c: len(c.state.racers) == 2 * c.match.seats,
    # the expansion
    ("SR-18.1", "event halted"): lambda c: on_stop(c) and c.facts["space"] == c.state.track.stop,
    ("SR-21.4", "event halted"): lambda c: in_centre(c) and c.facts["space"] == c.state.track.centre,
    ("SR-18.2", "event dice-lost"): lambda c: on_stop(c) and not c.state.this_turn.driven,
    ("SR-21.4", "event dice-lost"): lambda c: in_centre(c) and not c.state.this_turn.driven,
    ("SR-19.2", "event slipped"): slipped_on(1),
    ("SR-19.3", "event slipped"): slipped_on(2),
    ("SR-19.4", "event slipped"): slipped_on(3),
    ("SR-20.4", "event scrap-removed"): lambda c: not without_paying(c),
    ("SR-20.6", "event scrap-removed"): without_paying,
    # questions
    ("SR-4.1", "question roll-or-stop"): lambda c: dice(c) < 6 and not doubled(c),
    ("SR-4.3", "question stop-or-boost"): lambda c: dice(c) == 6 and not doubled(c) and markers(c) != [],
    ("SR-4.4", "question crash-or-boost"): lambda c: doubled(c) and markers(c) != [],
    ("SR-5.2", "question card-or-drive"): lambda c: hand(c) != [] and not c.state.this_turn.driven,
    ("SR-5.2", "question card-or-done"): lambda c: hand(c) != [] and c.state.this_turn.driven,
    ("SR-10.2", "question racer-order"): lambda c: not in_turn(c),
    ("SR-10.3", "question racer-order"): in_turn,
    # options
    ("SR-4.2", "option stop"): lambda c: not doubled(c),
    ("SR-4.6", "option boost:re-roll"): lambda c: "re-roll" in markers(c),
    ("SR-4.7", "option boost:plus-1"): lambda c: "plus-minus" in markers(c) and c.state.this_turn.dice[-1] < 6,
    ("SR-4.7", "option boost:minus-1"): lambda c: "plus-minus" in markers(c) and c.state.this_turn.dice[-1] > 1,
    ("SR-4.8", "option boost:turn"): lambda c: "turn" in markers(c),
    **{
        (f"SR-13.{number}", "option bonus"): lambda c: value(c) in hand(c) and bonus_rule(c, value(c)) == c.rule
        for number in range(1, 6)
    },
    ("SR-16.5", "option pile:lower"): lambda c: c.state.active.has("rockroaches") and c.state.this_turn.dice[-1] > 2,
    **{
        (number, f"option use:{name}"): lambda c: c.state.active.has(value(c))
        for number, name in {**STEPS, "SR-14.4": "crusher"}.items()
    },
    # refusals
    ("SR-2.4", "refusal racers-are-given"): lambda c: setting(c, "racers") == "random",
    ("SR-2.5", "refusal racers-are-given"): lambda c: setting(c, "racers") == "chosen",
    ("SR-4.2", "refusal rolling-is-over"): lambda c: any(told(c, "stopped")),
    ("SR-4.2", "refusal still-rolling"): lambda c: not any(told(c, "stopped")) and not doubled(c),
    ("SR-4.4", "refusal double-ends-rolling"): doubled,
    ("SR-4.4", "refusal double-must-crash"): doubled,
    ("SR-4.4", "refusal no-double"): lambda c: not doubled(c),
    ("SR-4.5", "refusal no-such-marker"): lambda c: c.facts["marker"] not in markers(c),
    ("SR-5.2", "refusal cards-wait-for-driving"): lambda c: not doubled(c) and not any(told(c, "stopped")),
    ("SR-5.2", "refusal no-cards-in-a-crash"): doubled,
    ("SR-5.2", "refusal no-such-card"): lambda c: value(c) not in hand(c),
    ("SR-10.2", "refusal order-comes-first"): lambda c: not in_turn(c),
    ("SR-10.3", "refusal order-comes-first"): in_turn,
    ("SR-10.2", "refusal not-your-racer"): lambda c: not in_turn(c) and value(c) not in own(c),
    ("SR-10.3", "refusal not-your-racer"): lambda c: in_turn(c) and value(c) not in own(c),
    ("SR-13.2", "refusal no-such-space"): lambda c: value(c) == "straight" and "S" not in c.state.track.word,
    ("SR-13.4", "refusal nobody-to-catch"): nowhere_to_catch,
    ("SR-13.5", "refusal nobody-to-catch"): nowhere_to_catch,
    **{(f"SR-14.{number}", "refusal ability-not-triggered"): ready for number in range(1, 5)},
    ("SR-20.3", "refusal no-such-scrap"): lambda c: int(value(c)) not in c.state.active.scrap,
    ("SR-21.3", "refusal tile-gone"): lambda c: value(c) in taken_tiles(c),
    ("SR-21.9", "refusal no-such-ability"): lambda c: not c.state.active.has(value(c)),
}
