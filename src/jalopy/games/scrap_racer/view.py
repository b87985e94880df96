"""What a seat, or a spectator, may see: built up from what lies open, what is hidden only counted."""

from typing import cast

from jalopy.games.scrap_racer.components import PILE_NAMES, PIT_STOP, SCRAP
from jalopy.games.scrap_racer.contents import NO_ABILITY
from jalopy.games.scrap_racer.pieces import pit_tiles
from jalopy.games.scrap_racer.places import (
    BONUS_DECK,
    BONUS_DISCARD,
    CRASH_DISCARD,
    CRASH_OPEN,
    CRASH_PILE,
    GOAL_DECK,
    GOAL_DISCARD,
    ON_TRACK,
    SUPPLY,
    USED,
)
from jalopy.games.scrap_racer.state import Glanced, Race, Racer
from jalopy.games.scrap_racer.track import Track, spaces_of_tile
from jalopy.games.scrap_racer.turn import finished, last_round
from jalopy.kernel.questions import Facts


def open_view(race: Race) -> Facts:
    over = _is_over(race)
    facts: Facts = {
        "seats": race.seats,
        "turn": race.turn,
        "round": _round(race, over),
        "laps": race.box.laps,
        "most_dice": race.box.dice,
        "over": over,
        "track": _track(race),
        "racers": _racers(race),
        "active": race.active.name if race.order and not over else None,
        "dice": race.this_turn.dice.copy(),
        "driven": race.this_turn.driven,
        "passed": race.this_turn.passed,
        "last_round": last_round(race),
        "hands": _hands(race),
        "crash": _crash(race),
        "crash_card": _crash_card(race),
        "crash_pile": _open_pile(race),
        "bonus": _pile(race, BONUS_DECK, BONUS_DISCARD),
        "goal": _pile(race, GOAL_DECK, GOAL_DISCARD),
        "markers": _markers(race),
        "supply": len(race.cards.at(SUPPLY)),
        "used": _open(race, race.cards.at(USED)),
    }
    if race.track.special:
        facts["extras"] = _on_pieces(race)
    return facts


def glance(race: Race, seat: int) -> Facts:
    """Of what others see more in, too, only what is needed; to be read only, for what has not changed is shown again."""
    glanced = race.glanced
    if glanced is None or not glanced.is_still_so(race, seat):
        glanced = race.glanced = Glanced(race, seat, _look_around(race, seat))
    return {
        "active": race.active.name if race.order and not _is_over(race) else None,
        **glanced.facts,
        "dice": race.this_turn.dice.copy(),
        "driven": race.this_turn.driven,
        "passed": race.this_turn.passed,
    }


def _look_around(race: Race, seat: int) -> Facts:
    """All that does not change while the dice roll; racers first, for they differ most from turn to turn."""
    shown: Facts = {
        "racers": [_glance_at_racer(race, race.racers[index]) for index in race.order],
        "seat": seat,
        "seats": race.seats,
        "hands": _hands(race),
        "crash": [{"discard": _open(race, race.cards.at(CRASH_DISCARD + pile))} for pile in range(len(PILE_NAMES))],
        "crash_card": _crash_card(race),
        "bonus": {"discard": _open(race, race.cards.at(BONUS_DISCARD))},
        "goal": {"discard": _open(race, race.cards.at(GOAL_DISCARD))},
        "markers": _markers(race),
        "used": _open(race, race.cards.at(USED)),
    }
    if race.track.special:
        shown["track"] = {"word": race.track.word, "laid": race.track.laid}
        shown["extras"] = {"scrap": _scrap_on_spaces(race), "ability_tiles": race.ability_tiles.copy()}
    else:
        shown["track"] = {"word": race.track.word}
    shown.update(own_view(race, seat, shown))
    return shown


def _glance_at_racer(race: Race, racer: Racer) -> Facts:
    facts: Facts = {
        "name": racer.name,
        "seat": racer.seat,
        "distance": racer.distance,
        "laps": race.lap_markers(racer),
        "bonus_markers": racer.bonus_markers,
        "slots": race.slots(racer),
        "boosts": _open(race, race.boosts(racer)),
    }
    if race.track.special:
        facts.update(_on_special_track(race, racer))
    elif not race.box.all_abilities:
        facts["abilities"] = _abilities(racer)
    return facts


def own_view(race: Race, seat: int, shown: Facts) -> Facts:
    hands = cast(list[Facts], shown["hands"]).copy()
    hands[seat] = {**hands[seat], "cards": [race.cards.seen(card, seat) for card in race.hand(seat)]}
    return {"hands": hands}


def _track(race: Race) -> Facts:
    track = race.track
    facts: Facts = {
        "name": race.agreed.values["track"],
        "word": track.word,
        "length": track.length,
        "boost_spaces": track.boost_spaces,
    }
    if track.special:
        facts["laid"] = track.laid
        facts["pieces"] = [
            {"piece": tile.mark, "tile": place, "spaces": spaces_of_tile(place)}
            for place, tile in enumerate(track.tiles, 1)
            if tile.mark not in ("", PIT_STOP)
        ]
        facts["stop"] = track.stop or None
        facts["pit"] = _pit_stop(track) if track.fork else None
    return facts


def _pit_stop(track: Track) -> Facts:
    """The pit lane with the numbers of its spaces."""
    return {
        "tiles": pit_tiles(track),
        "fork": track.fork,
        "rejoin": track.rejoin,
        "lane": list(range(track.length + 1, len(track.ahead))),
        "centre": track.centre,
    }


def _on_pieces(race: Race) -> Facts:
    """Scrap tiles on spaces and on the salvager, ability tiles on the pit stop."""
    first = race.track.salvager
    return {
        "scrap": _scrap_on_spaces(race),
        "stacks": [
            {"space": first + place, "tile": value, "left": race.stacks[place]}
            for place, value in enumerate(SCRAP)
            if first
        ],
        "ability_tiles": race.ability_tiles.copy(),
        "halted": race.this_turn.halted,  # the racer at work may not drive on this turn
    }


def _scrap_on_spaces(race: Race) -> list[Facts]:
    return [{"space": space, "tile": tile} for space, tile in enumerate(race.scrap) if tile]


def _is_over(race: Race) -> bool:
    """Also wherever something is told: the dice of a finished turn are put away."""
    return finished(race) and not race.this_turn.dice


def _round(race: Race, over: bool) -> int:
    """A round is one turn of every racer; when the race is over the turns may have been counted on."""
    racers = max(1, len(race.order))
    return race.turn // racers if over else (max(1, race.turn) - 1) // racers + 1


def _open_pile(race: Race) -> str | None:
    """The pile that the open crash card came from."""
    box = race.box.fuller if race.agreed.more_markers else race.box.full
    for card in race.cards.at(CRASH_OPEN):
        for pile, name in enumerate(PILE_NAMES):
            if card in box.at(CRASH_PILE + pile):
                return name
    return None


def _racers(race: Race) -> list[Facts]:
    ranking = race.ranking() if race.order else []
    return [_racer(race, race.racers[index], ranking) for index in race.order]


def _racer(race: Race, racer: Racer, ranking: list[Racer]) -> Facts:
    facts: Facts = {
        "name": racer.name,
        "seat": racer.seat,
        "distance": racer.distance,
        "space": racer.space,
        "lap": race.lap(racer.distance) + 1,
        "position": ranking.index(racer) + 1,
        "laps": race.lap_markers(racer),
        "bonus_markers": racer.bonus_markers,
        "slots": race.slots(racer),
        "boosts": _open(race, race.boosts(racer)),
    }
    if race.track.special:
        facts.update(_on_special_track(race, racer))
    elif not race.box.all_abilities:
        facts["abilities"] = _abilities(racer)
    return facts


def _on_special_track(race: Race, racer: Racer) -> Facts:
    length = race.track.length
    return {
        "lane": racer.space - length if racer.space > length else None,
        "abilities": _abilities(racer),
        "scrap": racer.scrap.copy(),
    }


def _abilities(racer: Racer) -> list[str]:
    return [ability for ability in racer.abilities if ability != NO_ABILITY]


def _hands(race: Race) -> list[Facts]:
    return [_hand(race, owner) for owner in range(race.seats)]


def _crash(race: Race) -> list[Facts]:
    return [
        {"name": name, **_pile(race, CRASH_PILE + pile, CRASH_DISCARD + pile)} for pile, name in enumerate(PILE_NAMES)
    ]


def _crash_card(race: Race) -> str | None:
    card = race.cards.at(CRASH_OPEN)
    return race.cards.seen(card[0], None) if card else None


def _markers(race: Race) -> list[int]:
    return [space for number, space in enumerate(race.track.boost_spaces) if race.cards.at(ON_TRACK + number)]


def _hand(race: Race, owner: int) -> Facts:
    return {"seat": owner, "count": len(race.hand(owner))}


def _pile(race: Race, pile: int, discard: int) -> Facts:
    return {"pile": len(race.cards.at(pile)), "discard": _open(race, race.cards.at(discard))}


def _open(race: Race, cards: list[int]) -> list[str | None]:
    """Cards that lie face up."""
    return race.cards.seen_by_all(cards)
