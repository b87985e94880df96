"""Scenes: each event together with what it changed in the view of the one who sees it.

A view is taken wherever the rules tell something. Who began to watch late loses nothing: the match is played through
once more for their eyes. What was taken back changes nothing any more, nor does its taking back: whoever has its scenes
goes back in their list.
"""

from typing import Any, Final, cast

from jalopy.kernel.changes import Change, fold
from jalopy.kernel.events import TAKEN_BACK, Event, Witness
from jalopy.kernel.game import Game, State
from jalopy.kernel.questions import Facts
from jalopy.kernel.table import Table
from jalopy.kernel.views import Look, Seen

NOTHING: Final[Facts] = {}


class Watcher:
    """One pair of eyes: those of a seat, or a spectator's."""

    def __init__(self, opening: Seen) -> None:
        self.opening = opening  # before anything was told
        self.seen = opening  # after the last event
        self.now = opening  # the same, or more if the last answer changed something without a word
        self.changes: list[Change] = []  # by the number of the event
        self._told = False  # something, since the last question
        self._folded_last = (0, opening.view())  # so many events, and the view after them: mostly asked about in order

    def sees(self, now: Seen, look: Look, like: Change) -> Change:
        """A change that others saw too is kept once."""
        change = look.change(self.seen, now)
        self.changes.append(like if change == like else change)
        self.seen = now
        self._told = True
        return self.changes[-1]

    def goes_back(self, taken: list[int]) -> None:
        """Whoever has scenes that were taken back looks again at what was there before the first of them."""
        if taken:
            self.seen = Seen(self.folded(taken[0]), NOTHING)
        for event in taken:
            self.change_at(event, [])
        self.changes.append([])
        self._told = False

    def settles(self, now: Seen, look: Look, like: Change) -> Change:
        """What was done after the last event of an answer belongs to it."""
        change = look.change(self.seen, now)
        if change and self._told:
            whole = self.changes[-1] + change
            like = self.changes[-1] = like if whole == like else whole
            self.seen = now
        self.now = now if change else self.seen
        self._told = False
        return like

    def folded(self, events: int) -> Facts:
        """What they saw when so many events had been told."""
        if events == len(self.changes):
            return self.seen.view()
        return self._fold(events)

    def _fold(self, events: int) -> Facts:
        told, view = self._folded_last if self._folded_last[0] <= events else (0, self.opening.view())
        for change in self.changes[told:events]:
            view = cast(Facts, fold(view, change))
        self._folded_last = (events, view)
        return view

    def change_at(self, event: int, change: Change) -> None:
        """Another change than was kept."""
        self.changes[event] = change
        if event < self._folded_last[0]:
            self._folded_last = (0, self.opening.view())

    def forget_from(self, event: int) -> None:
        del self.changes[event:]
        if event < self._folded_last[0]:
            self._folded_last = (0, self.opening.view())
        self.seen = self.now = Seen(self._fold(event), NOTHING)


class Audience(Witness):
    """All who watch a match, by seat; None is the spectator."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state  # not the match that has it, whose table holds this: nothing goes round in a ring
        self.watchers: dict[int | None, Watcher] = {}

    def saw(self, event: Event) -> None:
        if event.kind == TAKEN_BACK:
            for watcher in self.watchers.values():
                watcher.goes_back(cast(list[int], event.facts["events"]))
            return
        look = Look(self.game.open_view(self.state))
        change: Change = []
        for seat, watcher in self.watchers.items():
            change = watcher.sees(self._seen(seat, look), look, change)

    def settle(self) -> None:
        """A question is put, or the match is over."""
        look = Look(self.game.open_view(self.state))
        change: Change = []
        for seat, watcher in self.watchers.items():
            change = watcher.settles(self._seen(seat, look), look, change)

    def enter(self, seats: list[int | None]) -> None:
        """These eyes from now on; nothing has been told yet."""
        look = Look(self.game.open_view(self.state))
        for seat in seats:
            self.watchers[seat] = Watcher(self._seen(seat, look))

    def _seen(self, seat: int | None, look: Look) -> Seen:
        return self.game.seen_by(self.state, seat, look.shown)

    def join(self, others: "Audience", table: Table) -> None:
        """Those who were shown the story once more; in the stream lies also what was taken back."""
        for seat, watcher in others.watchers.items():
            told = watcher.changes
            watcher.changes = [[] for _ in table.stream]
            for event, change in zip(table.story, told, strict=True):
                watcher.change_at(event.seq, change)
            self.watchers[seat] = watcher

    def forget_from(self, event: int) -> None:
        """The events from this number on were dropped, for the rules could not go on from them."""
        for watcher in self.watchers.values():
            watcher.forget_from(event)
