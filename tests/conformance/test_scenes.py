"""Scenes: every event with what it changed. Folded, they are the view at each event, and at the end the view itself."""

import pytest
from tests.conformance.driving import begin, pick, walk, watchers, wire
from tests.conformance.tables import Case, short_tables
from tests.kernel import toy

from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.changes import Change, difference, fold
from jalopy.kernel.errors import BadSetting, NotNow
from jalopy.kernel.events import TAKEN_BACK, Event, Witness, canonical
from jalopy.kernel.match import Match

TABLES = short_tables()


class Onlooker(Witness):
    """Stands behind an audience: takes views anew, of one after the other, and holds the audience's changes against it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        behind = match.table.witness
        assert behind is not None
        self.audience = behind
        self.folded: dict[int | None, object] = {seat: match.opening(seat) for seat in watchers(match)}
        self.text: dict[int | None, str] = {}  # of what was looked at last
        self.steps: dict[int | None, int] = {}  # of the last change, as far as they are folded

    def saw(self, event: Event) -> None:
        for seat, text in self.text.items():
            assert wire(self.folded[seat]) == text, f"a view was written to after it was taken, before {event}"
        self.text.clear()
        self.audience.saw(event)
        turn_of = list(self.folded)[event.seq % len(self.folded)]
        for seat, view in self.folded.items():
            changes = self.match.watcher(seat).changes
            if event.kind == TAKEN_BACK:
                self.folded[seat] = folded(self.match.opening(seat), changes)
            else:
                after_the_last = changes[event.seq - 1][self.steps[seat] :] if event.seq else []
                self.folded[seat] = folded(view, [after_the_last, changes[event.seq]])
            self.steps[seat] = len(changes[event.seq])
            if seat != turn_of:
                continue
            self.text[seat] = wire(self.folded[seat])
            if event.kind != TAKEN_BACK:  # what was answered without a word before it follows with the next event
                assert canonical(self.folded[seat]) == canonical(self.match.view(seat)), f"{event} to {seat}"


def folded(view: object, changes: list[Change]) -> object:
    for change in changes:
        view = fold(view, change)
    return view


def answer_alike(match: Match, other: Match) -> None:
    for seat, _, key in other.answers:
        match.answer(key, seat)


def takes_back(match: Match) -> set[int]:
    """The numbers of what was taken back, and of the taking back."""
    back = [event for event in match.table.stream if event.kind == TAKEN_BACK]
    return {event.seq for event in back} | {gone for event in back for gone in event.facts["events"]}  # type: ignore[attr-defined]


def watched(case: Case, seed: int) -> Match:
    match = Match(case.game, case.seats, case.values, FastChance(seed), case.game.start(case.seats, case.values), True)
    match.watch(watchers(match))
    match.table.witness = Onlooker(match)
    match.begin()
    return match


@pytest.mark.parametrize("case", TABLES)
def test_folded_changes_are_the_views_at_every_event(case: Case) -> None:
    match = watched(case, 71)
    for _ in walk(match, 72):
        assert [match.watcher(seat).now.view() for seat in watchers(match)] == [
            match.view(seat) for seat in watchers(match)
        ]
    assert match.events()
    for seat in watchers(match):
        watcher = match.watcher(seat)
        last = folded(watcher.opening.view(), watcher.changes)
        if case.game is toy.GAME:  # whose last answer may be a word too few
            last = fold(last, difference(watcher.seen.view(), watcher.now.view()))
        assert canonical(last) == canonical(match.view(seat))


@pytest.mark.parametrize("case", TABLES)
def test_who_comes_late_sees_the_same(case: Case) -> None:
    match, late = watched(case, 73), begin(case, 73)
    for count, _ in enumerate(walk(match, 74)):
        if count == 40:
            break
    answer_alike(late, match)
    for seat in watchers(match):
        assert late.opening(seat) == match.opening(seat)
        assert late.scenes(0, seat) == match.scenes(0, seat)


@pytest.mark.parametrize("case", TABLES)
def test_what_was_taken_back_leads_back(case: Case) -> None:
    match, source = watched(case, 75), Stream(76)
    for _ in range(60):
        if match.question is None:
            break
        asked, key = pick(match, source)
        match.answer(key, asked)
        if match.can_undo and source.below(2):
            match.undo()
        elif match.question is not None and source.below(8) == 0:
            match.undo(by_consent=True)
    for seat in watchers(match):
        watcher = match.watcher(seat)
        assert folded(watcher.opening.view(), watcher.changes) == watcher.seen.view()
        assert watcher.now.view() == match.view(seat)
    fresh = begin(case, 75)
    answer_alike(fresh, match)
    assert [fresh.watcher(seat).now.view() for seat in watchers(match)] == [
        match.watcher(seat).now.view() for seat in watchers(match)
    ]


def test_only_seats_and_spectators_watch() -> None:
    case: Case = TABLES[0].values[0]  # type: ignore[assignment]
    match = begin(case, 77)
    with pytest.raises(BadSetting):
        match.scenes(0, case.seats)
    assert match.question is not None
    with pytest.raises(NotNow, match="fork"):
        match.fork(match.question.seat).scenes(0, match.question.seat)
