"""Twins of a room: what one watcher cannot know is other, everything else is the same.

Both are folded from one log. Whatever the watcher is sent must be the same bytes from both, until the watcher rightly learns
a face in which they differ, a seat that holds other cards would decide otherwise, or the dice to come have come.
"""

from collections.abc import Callable
from typing import Final

from tests.conformance.twins import HORIZON, SPECTATORS_SEAT, Knowledge, knows, offers
from tests.server.rooms import beginning, folded, played_at

from jalopy.kernel.chance import CommittedChance, Stream
from jalopy.kernel.match import Match
from jalopy.server.entries import Answered, Entry, Header, encode
from jalopy.server.outlook import Known, presence_for, update_for
from jalopy.server.room import Room

Watcher = int | None  # a seat, or a spectator
Deal = Callable[[Match], None]

ALIKE: Final = 2  # answers without a draw, for which other dice to come are worth a look


class Comparison:
    """What was compared, and every difference, in a sentence each."""

    def __init__(self) -> None:
        self.matches = 0
        self.compared = 0  # messages to one watcher, from both
        self.bytes = 0
        self.dealt_otherwise = 0  # of these, with faces lying otherwise
        self.other_dice = 0  # and with other dice to come
        self.hides_faces = False
        self.differences: list[str] = []

    def add(self, other: "Comparison") -> None:
        for name in ("matches", "compared", "bytes", "dealt_otherwise", "other_dice"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.hides_faces |= other.hides_faces
        self.differences += other.differences


class Story:
    """A match by lot, as its log, with what there was to know of the cards after each entry."""

    def __init__(self, head: Header, seed: int) -> None:
        self.head = head
        self.known: list[Knowledge] = []
        self.draws: list[int] = []
        self.turns: list[int] = []  # how many entries were there when a turn had just begun
        first = len(beginning(head.seats, head.game))

        def note(room: Room, _: Entry) -> None:
            match = room.match
            assert match is not None
            self.known.append(Knowledge(match.state.cards))
            self.draws.append(match.table.draws)
            if match.question is not None and not match.turns[-1].asked:
                self.turns.append(first + len(self.known))

        self.entries = played_at(head, seed, note)
        self.first = first

    def learnt_by(self, watcher: Watcher, cut: int) -> set[int]:
        """Cards that the watcher knows at some moment from there on, as far as is looked."""
        moments = self.known[max(0, cut - self.first - 1) : cut - self.first + HORIZON]
        return {card for moment in moments for card, known in enumerate(moment.known) if knows(known, watcher)}

    def before_answers_without_a_draw(self) -> list[int]:
        places = range(1, len(self.draws) - ALIKE)
        return [self.first + place for place in places if self.draws[place - 1] == self.draws[place - 1 + ALIKE]]


def guest_of(seat: Watcher) -> str:
    return "a watcher" if seat is None else f"guest-{seat}"


def dealt_anew(watcher: Watcher, key: int) -> Deal:
    """What the watcher cannot know, by the game's own re-deal."""

    def deal(match: Match) -> None:
        start = match.turns[-1].start
        assert start is not None
        if watcher is None:
            start.cards.redeal(1 << SPECTATORS_SEAT, Stream(key))
        else:
            match.game.determinize(start, 1 << watcher, Stream(key))

    return deal


def dealt_anew_but_for(learnt: set[int], key: int) -> Deal:
    """Faces of cards that the watcher will not get to know for a while change places: such twins stay alike for longer."""

    def deal(match: Match) -> None:
        start, source = match.turns[-1].start, Stream(key)
        assert start is not None
        for back in start.cards.backs:
            hidden = [card for card in back if card not in learnt]
            for place in range(len(hidden) - 1, 0, -1):
                start.cards.swap(hidden[place], hidden[source.below(place + 1)])

    return deal


def folded_for(story: Story, cut: int, watchers: list[Watcher]) -> Room:
    room = folded(story.head, story.entries[:cut])
    assert room.match is not None
    room.match.watch(watchers)
    return room


class Moment:
    """What a room was at one entry, and what each watcher was sent there."""

    def __init__(self, room: Room, watchers: list[Watcher], seen: int) -> None:
        assert room.match is not None
        self.seq = room.seq
        self.cards = Knowledge(room.match.state.cards)
        self.events = len(room.match.table.stream)
        self.sent = {watcher: _sent(room, watcher, seen) for watcher in watchers}


class Original:
    """The match as it was played, from one place on; its twins are held against it, one after the other."""

    def __init__(self, story: Story, cut: int, watchers: list[Watcher]) -> None:
        self.story = story
        self.cut = cut
        self.watchers = watchers
        room = folded_for(story, cut, watchers)
        assert room.match is not None
        self.presence = room.presence  # since when nobody is here is no secret of the cards
        self.moments: list[Moment] = []
        self.answers: list[Answered] = []
        draws, seen = room.match.table.draws, len(room.match.table.stream)
        self.seen = seen
        self.undrawn = 0  # moments until something is drawn
        for entry in story.entries[cut : cut + HORIZON]:
            self.moments.append(Moment(room, watchers, seen))
            seen = self.moments[-1].events
            self.undrawn += room.match.table.draws == draws
            assert isinstance(entry, Answered)
            self.answers.append(entry)
            room.apply(room.seq + 1, entry)

    def dealt(self, watcher: Watcher, deal: Deal, found: Comparison) -> None:
        """A twin whose unknown faces lie otherwise from the start of the turn on."""
        twin, match = self._twin([watcher])
        deal(match)
        match._redrive(match.turns[-1])
        before, seen = self.moments[0].cards, self.seen
        for moment, answer in zip(self.moments, self.answers, strict=True):
            cards = Knowledge(match.state.cards)
            if told_apart(moment.cards, cards, watcher) or moment.cards.hides_something_since(before):
                return
            before = moment.cards
            found.dealt_otherwise += moment.cards.faces != cards.faces
            self._compare(moment, twin, watcher, seen, found)
            seen = moment.events
            if not offers(match, (answer.seat, answer.key)):
                return
            twin.apply(twin.seq + 1, answer)

    def with_other_dice(self, found: Comparison) -> None:
        """A twin that is the same until something is drawn."""
        twin, match = self._twin(self.watchers)
        match.chance = match.table.chance = CommittedChance(f"{self.cut + 1:064x}")
        seen = self.seen
        for moment, answer in zip(self.moments[: self.undrawn], self.answers, strict=False):
            for watcher in self.watchers:
                found.other_dice += 1
                self._compare(moment, twin, watcher, seen, found)
            seen = moment.events
            twin.apply(twin.seq + 1, answer)

    def _twin(self, watchers: list[Watcher]) -> tuple[Room, Match]:
        twin = folded_for(self.story, self.cut, watchers)
        twin.presence = self.presence
        assert twin.match is not None
        return twin, twin.match

    def _compare(self, moment: Moment, twin: Room, watcher: Watcher, seen: int, found: Comparison) -> None:
        left, right = moment.sent[watcher], _sent(twin, watcher, seen)
        found.compared += 1
        found.bytes += len(left)
        if left != right:
            who = "a spectator" if watcher is None else f"seat {watcher}"
            head = self.story.head
            found.differences.append(
                f"{head.game} with {head.seats} seats and {dict(head.settings)}, seed {head.seed.lstrip('0')}, entry"
                f" {moment.seq}: {who} is sent {_first_difference(left, right)}."
            )


def told_apart(one: Knowledge, other: Knowledge, watcher: Watcher) -> bool:
    """Whether the watcher rightly knows a card whose face differs."""
    return any(
        left != right and (knows(one.known[card], watcher) or knows(other.known[card], watcher))
        for card, (left, right) in enumerate(zip(one.faces, other.faces, strict=True))
    )


def compare(head: Header, seed: int, found: Comparison, cuts: int) -> None:
    """One match, at so many moments of it, for every seat and a spectator."""
    story, lot = Story(head, seed), Stream(seed)
    watchers: list[Watcher] = [*range(head.seats), None]
    found.matches += 1
    hides = bool(story.known[0].faces)
    found.hides_faces |= hides
    quiet = story.before_answers_without_a_draw()
    for number in range(cuts):
        if hides and story.turns:
            cut = story.turns[lot.below(len(story.turns))]
            original = Original(story, cut, watchers)
            for watcher in watchers:
                learnt = story.learnt_by(watcher, cut)
                longer = (number + seed) % 2
                deal = dealt_anew_but_for(learnt, seed + cut) if longer else dealt_anew(watcher, seed + cut)
                original.dealt(watcher, deal, found)
        if quiet:
            Original(story, quiet[lot.below(len(quiet))], watchers).with_other_dice(found)


def _sent(room: Room, watcher: Watcher, seen: int) -> bytes:
    guest = guest_of(watcher)
    return encode(update_for(room, guest, Known(seen, 0, watcher))) + encode(presence_for(room, guest))


def _first_difference(left: bytes, right: bytes) -> str:
    at = next((at for at, (one, other) in enumerate(zip(left, right, strict=False)) if one != other), 0)
    cut = slice(max(0, at - 80), at + 80)
    return f"{left[cut]!r} and not {right[cut]!r}"
