"""Copies of a state and forks of a match change nothing in what they were made from."""

from collections import Counter

import pytest
from tests.conformance.driving import (
    begin,
    cards_of,
    everything_asked,
    play_on,
    some,
    step,
    walk,
    wire,
)
from tests.conformance.tables import Case, short_tables

from jalopy.kernel.cards import EVERYONE
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match, start_match

TABLES = short_tables()


def own_question(match: Match, seat: int) -> list[object]:
    return [question.as_data() for question in match.questions if question.seat == seat]


def footing(match: Match) -> tuple[object, ...]:
    """All cards now and at the start of the turn, the position, the open questions."""
    return cards_of(match.state.cards), start_picture(match), everything_asked(match)


def start_picture(match: Match) -> tuple[object, ...]:
    start = match.turns[-1].start
    assert start is not None
    position = match.game.position(start) if start.turn > 0 else None
    return wire(position), cards_of(start.cards), start.turn


def learnt_nothing(match: Match, seat: int) -> bool:
    """Since the turn began nobody was asked, no lot fell, and the seat saw no new face: in a fork it might be another."""
    turn = match.turns[-1]
    assert turn.start is not None
    before, now = turn.start.cards, match.state.cards
    faces = range(len(now.faces))
    return not turn.asked and not turn.drawn and all(before.knows(c, seat) or not now.knows(c, seat) for c in faces)


@pytest.mark.parametrize("case", TABLES)
def test_a_copy_of_a_state_is_that_state_and_plays_apart_from_it(case: Case) -> None:
    match = begin(case, 11)
    number = -1
    for _ in walk(match, 12):
        if match.turns[-1].number == number:
            continue
        number = match.turns[-1].number
        start = match.turns[-1].start
        assert start is not None
        before = start_picture(match)
        copy = start.copy()
        assert cards_of(copy.cards) == before[1]
        if number > 0:
            assert wire(case.game.position(copy)) == before[0]
        if number % 4 == 0:
            other = Match(case.game, match.seats, match.settings, FastChance(number), copy, False)
            other.begin()
            play_on(other, number)
            assert start_picture(match) == before


@pytest.mark.parametrize("case", TABLES)
def test_the_start_of_a_turn_stays_as_it_was_while_the_turn_is_played(case: Case) -> None:
    match = begin(case, 13)
    number, before = -1, start_picture(match)
    for _ in walk(match, 14):
        if match.turns[-1].number != number:
            number, before = match.turns[-1].number, start_picture(match)
        assert start_picture(match) == before


@pytest.mark.parametrize("case", TABLES)
def test_where_nobody_listens_the_start_of_a_turn_is_found_again(case: Case, thorough: bool) -> None:
    """There it is kept of few turns until somebody looks back: in a match, in a fork of it, and to take an answer back."""
    match = begin(case, 27)
    lost = 0
    for count, _ in enumerate(some(match, 28, thorough, many=10)):
        heard, unheard = played_alike(match, True), played_alike(match, False)
        lost += unheard.turns[-1].start is None
        assert match.question is not None
        forks = [one.fork(match.question.seat, FastChance(count)) for one in (heard, unheard)]
        assert footing(heard) == footing(unheard)
        forks[0].play.keeps_starts = True
        for fork in forks:
            source = Stream(count)
            for _ in range(40):
                if fork.question is not None and fork.table.turn < match.table.turn + 5:
                    step(fork, source)
        if forks[0].question is not None:
            lost += forks[1].turns[-1].start is None
            forks = [fork.fork(forks[0].question.seat, FastChance(count)) for fork in forks]
            assert footing(forks[0]) == footing(forks[1])
        if heard.can_undo:
            fresh = played_alike(match, False)
            heard.undo()
            fresh.undo()
            assert footing(heard) == footing(fresh)
    assert lost > 0


def played_alike(match: Match, listening: bool) -> Match:
    other = start_match(match.game, match.seats, match.settings, match.chance, listening)
    for answered in match.answered:
        other.answer(answered.key, answered.seat)
    return other


@pytest.mark.parametrize("case", TABLES)
def test_a_fork_at_a_question_is_the_same_question_and_plays_to_its_end(case: Case, thorough: bool) -> None:
    match = begin(case, 15)
    for count, _ in enumerate(some(match, 16, thorough, many=30)):
        for question in match.questions:
            fork = match.fork(question.seat)
            assert own_question(fork, question.seat) == [question.as_data()]
            assert wire(fork.view(question.seat)) == wire(match.view(question.seat))
            before = footing(match)
            play_on(fork, count)
            assert sorted(place.seat for place in fork.standing) == list(range(match.seats))
            assert footing(match) == before


@pytest.mark.parametrize("case", TABLES)
def test_a_fork_for_a_seat_that_is_not_asked_begins_the_turn_anew(case: Case, thorough: bool) -> None:
    match = begin(case, 17)
    for count, _ in enumerate(some(match, 18, thorough)):
        before = footing(match)
        for seat in set(range(match.seats)) - {question.seat for question in match.questions}:
            fork = match.fork(seat)
            assert fork.decisions == 0
            if learnt_nothing(match, seat):
                assert wire(fork.view(seat)) == wire(match.view(seat))
            play_on(fork, count)
            assert len(fork.standing) == match.seats
        assert footing(match) == before


@pytest.mark.parametrize("case", TABLES)
def test_forks_of_forks_are_driven_alike(case: Case, thorough: bool) -> None:
    match = begin(case, 19)
    for count, _ in enumerate(some(match, 20, thorough, many=20)):
        assert match.question is not None
        seat = match.question.seat
        line = match
        source = Stream(count)
        for _ in range(3):
            fork = line.fork(seat)
            again = fork.fork(seat)
            assert wire(again.view(seat)) == wire(fork.view(seat)) == wire(line.view(seat))
            assert own_question(again, seat) == own_question(fork, seat) == own_question(line, seat)
            line = again
            for _ in range(3):
                if line.question is not None:
                    step(line, source)
            if line.question is None:
                break
            seat = line.question.seat


@pytest.mark.parametrize("case", TABLES)
def test_the_dice_of_a_fork_are_not_those_of_the_match(case: Case, thorough: bool) -> None:
    match = begin(case, 21)
    for _ in some(match, 22, thorough):
        assert match.question is not None
        fork = match.fork(match.question.seat)
        rows = [[one.chance.roll(9, die, 6) for die in range(16)] for one in (match, fork, fork.fork(0))]
        assert len({tuple(row) for row in rows}) == 3


@pytest.mark.parametrize("case", TABLES)
def test_a_fork_has_no_position_and_no_record_and_takes_nothing_back_from_before(case: Case, thorough: bool) -> None:
    match = begin(case, 23)
    for _ in some(match, 24, thorough):
        assert match.question is not None
        fork = match.fork(match.question.seat)
        for refused in (fork.position, fork.record, fork.undo, lambda fork=fork: fork.undo(by_consent=True)):
            with pytest.raises(NotNow):
                refused()
        assert everything_asked(fork)


@pytest.mark.parametrize("case", TABLES)
def test_dealing_anew_keeps_what_the_seat_knows_and_what_there_is(case: Case, thorough: bool) -> None:
    match = begin(case, 25)
    moved = 0
    for count, _ in enumerate(some(match, 26, thorough)):
        start = match.turns[-1].start
        assert start is not None
        for seat in range(match.seats):
            dealt = start.copy()
            view = wire(case.game.view(dealt, seat))
            case.game.determinize(dealt, 1 << seat, Stream(count * 10 + seat))
            assert wire(case.game.view(dealt, seat)) == view
            old, new = start.cards, dealt.cards
            assert new.places == old.places
            assert new.known == old.known
            for back in old.backs:
                assert Counter(map(new.face, back)) == Counter(map(old.face, back))
            for card in range(len(old.faces)):
                if old.knows(card, seat):
                    assert new.face(card) == old.face(card)
                elif new.face(card) != old.face(card):
                    assert old.known[card] != EVERYONE
                    moved += 1
    assert moved > 0 or not match.state.cards.faces
