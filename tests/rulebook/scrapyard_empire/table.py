"""Set up a match in one line, play it, and look at it.

Unless a test says otherwise seat 0 is to move, is in the first turn of its round, and the seats are Luna, Minerva,
Riggsby and Digby. Players have the parts and cards that a test names and nothing else. Decks lie in the order of the box,
so that without a script a tripod is drawn. `extra=True` begins without a draw phase.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import jalopy
from jalopy.kernel.errors import IllegalAnswer
from jalopy.kernel.match import Match
from jalopy.kernel.settings import Value

LUNA, MINERVA, RIGGSBY, DIGBY = "prof-luna-tech", "captain-minerva", "jerry-riggsby", "digby-spade"
SEATED = (LUNA, MINERVA, RIGGSBY, DIGBY)

Named = dict[str, Any]


def player(
    parts: Iterable[str] = (),
    machines: Iterable[str] = (),
    inventions: Iterable[str] = (),
    built: Iterable[Any] = (),
    **more: Any,
) -> Named:
    return {
        "parts": list(parts),
        "machines": list(machines),
        "inventions": list(inventions),
        "built": list(built),
        **more,
    }


def yard(
    *players: Named,
    dice: Iterable[int] = (),
    cards: Iterable[str] = (),
    picks: Iterable[int] = (),
    settings: Mapping[str, Value] | None = None,
    scrap: Mapping[str, list[str]] | None = None,
    **more: Any,
) -> Match:
    """A match with these players; those without a character get the usual ones."""
    wanted = [each.get("character") for each in players]
    free = [who for who in SEATED if who not in wanted]
    alone = len(players) == 1
    named = [dict(each) if alone or each.get("character") else {**each, "character": free.pop(0)} for each in players]
    given = dict(settings or {})
    if any(who is not None and who not in SEATED for who in wanted):
        given.setdefault("characters", "both")
    position: Named = {"seats": len(players), "settings": given, "players": named, **more}
    for kind, pile in (scrap or {}).items():
        position.setdefault(kind, {})["scrap"] = pile
    return jalopy.from_position(
        "scrapyard-empire", position, chance=jalopy.scripted(dice=list(dice), cards=list(cards), picks=list(picks))
    )


def play(match: Match, *keys: str) -> Match:
    for key in keys:
        match.answer(key)
    return match


def keys(match: Match) -> list[str]:
    assert match.question is not None
    return [option.key for option in match.question.options]


def asked(match: Match) -> tuple[int, str]:
    assert match.question is not None
    return match.question.seat, match.question.kind


def known(match: Match, seat: int, to: int | None = None) -> list[list[str]]:
    """What a seat, or a spectator, knows of a hand: machines and inventions."""
    hands: Any = match.view(to)["known"]
    found: list[list[str]] = hands[seat]
    return found


def of(match: Match, seat: int = 0) -> Named:
    """A player as a spectator sees it."""
    players: Any = match.view()["players"]
    found: Named = players[seat]
    return found


def parts(match: Match, seat: int = 0) -> list[str]:
    return sorted(of(match, seat)["parts"])


def hand(match: Match, seat: int = 0) -> list[str]:
    cards: Any = match.view(seat)["hand"]
    return sorted(card["card"] for card in cards)


def built(match: Match, seat: int = 0) -> list[str]:
    return [card["card"] for card in of(match, seat)["built"]]


def used(match: Match, seat: int = 0) -> list[str]:
    return [card["card"] for card in of(match, seat)["built"] if card["used"]]


def pile(match: Match, kind: str) -> list[str]:
    """From the top down."""
    piles: Any = match.view()["piles"]
    return list(reversed(piles[kind]["cards"]))


def actions(match: Match) -> int:
    left: Any = match.view()["actions"]
    return int(left)


def told(match: Match, kind: str, seat: int | None = None) -> list[Named]:
    """The facts of all events of a kind."""
    facts: list[Any] = [event["facts"] for event in match.events(seat=seat) if event["kind"] == kind]
    return facts


def rules_of(match: Match, kind: str) -> list[str]:
    """The rules that events of a kind cite."""
    return [event.rule for event in match.table.story if event.kind == kind]


def offered(match: Match) -> dict[str, str]:
    """The rule of each option."""
    assert match.question is not None
    return {option.key: option.rule for option in match.question.options}


def barred(match: Match) -> dict[str, str]:
    return {each.key: each.reason for each in match.barred()}


def refused(match: Match, key: str) -> tuple[str, str]:
    """Why this is no answer now: the reason and the rule."""
    with pytest.raises(IllegalAnswer) as error:
        match.answer(key)
    return error.value.reason, error.value.rule
