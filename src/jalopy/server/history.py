"""My matches: what waits for me, what I have finished, the evening's score and figures by game.

Nothing of it is stored: all of it is found again from the tables' summaries, which are made from their logs.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from jalopy.server import wire
from jalopy.server.entries import Header
from jalopy.server.summary import Summary, waits_for

POINTS: Final = (3, 2, 1)  # for the first three of the people at a table
HOURS_BETWEEN: Final = 6  # matches further apart than this belong to two evenings
EVENINGS: Final = 2  # that are told of: the last one and the one before
A_FEW: Final = 20  # finished matches that are told of, unless all are wanted


class Sat:
    """Somebody on a chair: a guest, or on a shared screen one of its people, known by their name."""

    def __init__(self, key: str, name: str, you: bool, place: int) -> None:
        self.key = key
        self.name = name
        self.you = you
        self.place = place


class Played:
    """One table with the eyes of a guest."""

    def __init__(self, header: Header, summary: Summary, guest: str) -> None:
        self.header = header
        self.summary = summary
        self.guest = guest

    @property
    def mine(self) -> list[int]:
        return [seat for seat, guest in enumerate(self.summary.guests) if guest == self.guest]

    @property
    def my_place(self) -> int | None:
        """None on a shared screen, where it is not known who of its people asks."""
        seats, places = self.mine, self.summary.places
        return places[seats[0]] or None if len(seats) == 1 and places else None

    @property
    def placed(self) -> int:
        return self.summary.placed or self.header.seats

    @property
    def people(self) -> list[Sat]:
        """Those who are no bots, by their places among each other: bots take no points from anybody."""
        summary = self.summary
        seats = [seat for seat, guest in enumerate(summary.guests) if guest and summary.places]
        return [self._sat(seat, [summary.places[other] for other in seats]) for seat in seats]

    def _sat(self, seat: int, places: list[int]) -> Sat:
        guest, name = self.summary.guests[seat], self.summary.names[seat]
        shared = self.summary.guests.count(guest) > 1
        place = 1 + sum(1 for place in places if place < self.summary.places[seat])
        return Sat(f"{guest} {name.casefold()}" if shared else guest, name, guest == self.guest and not shared, place)

    @property
    def others(self) -> set[str]:
        return {each.key for each in self.people if not each.you}


def my_matches(found: list[tuple[Header, Summary]], guest: str, everything: bool) -> wire.MyMatches:
    played = [Played(header, summary, guest) for header, summary in found]
    over = [each for each in played if each.summary.state == "over" and each.summary.places]
    over.sort(key=lambda each: -each.summary.ended)
    still = [each for each in played if each.summary.state != "over"]
    still.sort(key=lambda each: (not waits_for(each.summary, guest), -each.summary.changed))
    return wire.MyMatches(
        open=[_match(each) for each in still],
        finished=[_match(each) for each in (over if everything else over[:A_FEW])],
        count=len(over),
        evenings=[_evening(matches) for matches in _evenings(over)],
        figures=_figures(over),
    )


def _match(played: Played) -> wire.MyMatch:
    header, summary = played.header, played.summary
    own = [summary.since[seat] for seat in played.mine if summary.since and summary.since[seat]]
    asked = [since for since in summary.since if since]
    return wire.MyMatch(
        code=header.code,
        title=header.title,
        game=header.game,
        state=summary.state,
        seats=[_seat(played, seat) for seat in range(header.seats)],
        placed=played.placed,
        waiting_for_me=waits_for(summary, played.guest),
        waiting_for=list(summary.waiting),
        since=min(own or asked, default=None),
        round=summary.turn,
        changed=summary.changed,
        ended=summary.ended,
        practice=summary.practice,
        rematch=summary.rematch,
        same_screen=header.same_screen,
    )


def _seat(played: Played, seat: int) -> wire.MatchSeat:
    summary = played.summary
    bot = summary.bots[seat] if summary.bots else ""
    return wire.MatchSeat(
        name=summary.names[seat] if summary.names[seat] != bot else "",
        bot=bot,
        person=bool(summary.guests[seat]),
        you=summary.guests[seat] == played.guest,
        place=summary.places[seat] or None if summary.places else None,
        piece=summary.pieces[seat] if summary.pieces else "",
    )


# --- evenings -----------------------------------------------------------------------------------------------------------


def _evenings(over: list[Played]) -> list[list[Played]]:
    """The last evenings with other people, the newest first; each match in the order it was played."""
    left = [each for each in over if each.others]
    found: list[list[Played]] = []
    while left and len(found) < EVENINGS:
        evening = list(_evening_of(left))
        found.append(evening[::-1])
        left = [each for each in left if each not in evening]
    return found


def _evening_of(left: list[Played]) -> Iterator[Played]:
    """The first match and those before it, with no long pause between them, at which somebody of its company sat."""
    company, before = left[0].others, left[0].summary.ended
    for each in left:
        if before - each.summary.ended > HOURS_BETWEEN * 3600:
            return
        if company & each.others:
            before = each.summary.ended
            yield each


def _evening(matches: list[Played]) -> wire.Evening:
    sat = [{each.key: each for each in played.people} for played in matches]
    names = {key: each for people in sat for key, each in people.items()}
    rows = [_row(names[key], [people.get(key) for people in sat]) for key in names]
    rows.sort(key=lambda row: (-row.points, row.name))
    columns = [_column(played) for played in matches]
    return wire.Evening(ended=matches[-1].summary.ended, matches=columns, people=rows)


def _column(played: Played) -> wire.EveningMatch:
    summary = played.summary
    first = summary.places.index(min(place for place in summary.places if place))
    piece = summary.pieces[first] if summary.pieces else ""
    return wire.EveningMatch(
        code=played.header.code,
        game=played.header.game,
        piece=piece,
        practice=summary.practice,
        rematch=summary.rematch,
    )


def _row(who: Sat, matches: list[Sat | None]) -> wire.EveningRow:
    places = [None if each is None else each.place for each in matches]
    points = sum(POINTS[place - 1] for place in places if place is not None and place <= len(POINTS))
    return wire.EveningRow(name=who.name, you=who.you, places=places, points=points)


# --- figures ------------------------------------------------------------------------------------------------------------


def _figures(over: list[Played]) -> list[wire.GameFigures]:
    """By game, of matches at which I had one chair; practice does not count."""
    counted = [each for each in over if each.my_place is not None and not each.summary.practice]
    games = Counter(each.header.game for each in counted)
    return [
        _figures_of(game, [each for each in counted if each.header.game == game]) for game, _ in games.most_common()
    ]


def _figures_of(game: str, played: list[Played]) -> wire.GameFigures:
    places = Counter(each.my_place or 0 for each in played)
    best = min(places)
    pieces = Counter(each.summary.pieces[each.mine[0]] for each in played if each.summary.pieces)
    piece, times = next(takewhile(lambda each: each[0], pieces.most_common()), ("", 0))
    return wire.GameFigures(
        game=game,
        matches=len(played),
        won=places[1],
        even=sum(1 / each.placed for each in played) / len(played),
        best=best,
        best_times=places[best],
        piece=piece,
        piece_times=times,
    )
