"""What a seat, or a spectator, may see: built up from what lies open, what is hidden only counted."""

from jalopy.games.scrap_racer.state import NO_CARD, NO_MARKER, Race, Racer
from jalopy.games.scrap_racer.turn import last_round
from jalopy.kernel.questions import Facts


def view(race: Race, seat: int | None) -> Facts:
    ranking = race.ranking() if race.order else []
    return {
        "seat": seat,
        "seats": race.seats,
        "turn": race.turn,
        "track": {
            "name": race.values["track"],
            "word": race.track.word,
            "length": race.track.length,
            "boost_spaces": race.track.boost_spaces,
        },
        "racers": [_racer(race, race.racers[index], ranking) for index in race.order],
        "active": race.active.name if race.order else None,
        "dice": race.dice.copy(),
        "driven": race.driven,
        "last_round": last_round(race),
        "hands": [_hand(race, owner, seat) for owner in range(race.seats)],
        "crash": [
            {"pile": len(race.crash_piles[pile]), "discard": _open(race, race.crash_discards[pile])}
            for pile in range(3)
        ],
        "crash_card": None if race.crash_card == NO_CARD else race.cards.seen(race.crash_card, seat),
        "bonus": {"pile": len(race.bonus_deck), "discard": _open(race, race.bonus_discard)},
        "goal": {"pile": len(race.goal_deck), "discard": _open(race, race.goal_discard)},
        "markers": [space for space in race.track.boost_spaces if race.markers[space] != NO_MARKER],
        "supply": len(race.supply),
        "used": _open(race, race.used),
    }


def _racer(race: Race, racer: Racer, ranking: list[Racer]) -> Facts:
    return {
        "name": racer.name,
        "seat": racer.seat,
        "distance": racer.distance,
        "space": race.space(racer.distance),
        "position": ranking.index(racer) + 1,
        "laps": racer.lap_markers,
        "bonus_markers": racer.bonus_markers,
        "slots": racer.slots,
        "boosts": _open(race, racer.boosts),
    }


def _hand(race: Race, owner: int, seat: int | None) -> Facts:
    hand: Facts = {"seat": owner, "count": len(race.hands[owner])}
    if owner == seat:
        hand["cards"] = [race.cards.seen(card, seat) for card in race.hands[owner]]
    return hand


def _open(race: Race, cards: list[int]) -> list[str | None]:
    """Cards that lie face up."""
    return [race.cards.seen(card, None) for card in cards]
