"""What a seat, or a spectator, may see: built up from what lies open, what is hidden only counted."""

from jalopy.games.scrap_racer.components import DICE, LAPS
from jalopy.games.scrap_racer.crash import PILE_NAMES
from jalopy.games.scrap_racer.places import (
    BONUS_DECK,
    BONUS_DISCARD,
    CRASH_DISCARD,
    CRASH_OPEN,
    CRASH_PILE,
    FULL_BOX,
    FULLER_BOX,
    GOAL_DECK,
    GOAL_DISCARD,
    ON_TRACK,
    SUPPLY,
    USED,
)
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.turn import finished, last_round
from jalopy.games.scrap_racer.view_extras import racer_facts, table_facts, track_facts
from jalopy.kernel.questions import Facts


def view(race: Race, seat: int | None) -> Facts:
    ranking = race.ranking() if race.order else []
    facts = _base(race, seat, ranking)
    if race.extras is not None:
        facts["extras"] = table_facts(race)
    return facts


def _base(race: Race, seat: int | None, ranking: list[Racer]) -> Facts:
    over = _is_over(race)
    return {
        "seat": seat,
        "seats": race.seats,
        "turn": race.turn,
        "round": _round(race, over),
        "laps": LAPS,
        "most_dice": DICE,
        "over": over,
        "track": {
            "name": race.agreed.values["track"],
            "word": race.track.word,
            "length": race.track.length,
            "boost_spaces": race.track.boost_spaces,
            **(track_facts(race.track) if race.extras is not None else {}),
        },
        "racers": [_racer(race, race.racers[index], ranking) for index in race.order],
        "active": race.active.name if race.order and not over else None,
        "dice": race.dice.copy(),
        "driven": race.driven,
        "passed": race.passed,
        "last_round": last_round(race),
        "hands": [_hand(race, owner, seat) for owner in range(race.seats)],
        "crash": [
            {"name": name, **_pile(race, CRASH_PILE + pile, CRASH_DISCARD + pile)}
            for pile, name in enumerate(PILE_NAMES)
        ],
        "crash_card": next(iter(_open(race, race.cards.at(CRASH_OPEN))), None),
        "crash_pile": _open_pile(race),
        "bonus": _pile(race, BONUS_DECK, BONUS_DISCARD),
        "goal": _pile(race, GOAL_DECK, GOAL_DISCARD),
        "markers": [space for number, space in enumerate(race.track.boost_spaces) if race.cards.at(ON_TRACK + number)],
        "supply": len(race.cards.at(SUPPLY)),
        "used": _open(race, race.cards.at(USED)),
    }


def _is_over(race: Race) -> bool:
    """Also wherever something is told: the dice of a finished turn are put away."""
    return finished(race) and not race.dice


def _round(race: Race, over: bool) -> int:
    """A round is one turn of every racer; when the race is over the turns may have been counted on."""
    racers = max(1, len(race.order))
    return race.turn // racers if over else (max(1, race.turn) - 1) // racers + 1


def _open_pile(race: Race) -> str | None:
    """The pile that the open crash card came from."""
    box = FULLER_BOX if race.agreed.more_markers else FULL_BOX
    for card in race.cards.at(CRASH_OPEN):
        for pile, name in enumerate(PILE_NAMES):
            if card in box.at(CRASH_PILE + pile):
                return name
    return None


def _racer(race: Race, racer: Racer, ranking: list[Racer]) -> Facts:
    return {
        "name": racer.name,
        "seat": racer.seat,
        "distance": racer.distance,
        "space": racer.space,
        "lap": race.lap(racer.distance) + 1,
        "position": ranking.index(racer) + 1,
        "laps": racer.lap_markers,
        "bonus_markers": racer.bonus_markers,
        "slots": racer.slots,
        "boosts": _open(race, race.boosts(racer)),
        **(racer_facts(race, racer) if race.extras is not None else {}),
    }


def _hand(race: Race, owner: int, seat: int | None) -> Facts:
    hand: Facts = {"seat": owner, "count": len(race.hand(owner))}
    if owner == seat:
        hand["cards"] = [race.cards.seen(card, seat) for card in race.hand(owner)]
    return hand


def _pile(race: Race, pile: int, discard: int) -> Facts:
    return {"pile": len(race.cards.at(pile)), "discard": _open(race, race.cards.at(discard))}


def _open(race: Race, cards: list[int]) -> list[str | None]:
    """Cards that lie face up."""
    return [race.cards.seen(card, None) for card in cards]
