"""The suite itself: a game with a mistake fails the check that is there for it."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance import test_copies, test_matches, test_records, test_secrets, test_undo
from tests.conformance.tables import Case, case_of
from tests.kernel import toy
from tests.kernel.toy import DECK, HAND, Meet, SwapMeet

from jalopy.kernel.chance import Source
from jalopy.kernel.errors import JalopyError
from jalopy.kernel.game import Place
from jalopy.kernel.questions import Facts, Option, Rules
from jalopy.kernel.table import Table

# --- secrets ------------------------------------------------------------------------------------------------------


class ShowsHandsToAll(SwapMeet):
    def own_view(self, state: Meet, seat: int, shown: Facts) -> Facts:
        return {"hands": [[state.cards.face(card) for card in state.hand(owner)] for owner in range(state.seats)]}


class CountsLamps(SwapMeet):
    """No face is named, but the number gives it away."""

    def open_view(self, state: Meet) -> Facts:
        lamps = [sum(state.cards.face(card) == "lamp" for card in state.hand(owner)) for owner in range(state.seats)]
        return {**super().open_view(state), "lamps": lamps}


class AsksOnlyWhoHasALamp(SwapMeet):
    """Who is asked gives away who holds what."""

    def turn(self, state: Meet, table: Table) -> Rules:
        if any(state.cards.face(card) == "lamp" for card in state.hand(state.active)) and not state.asleep:
            yield table.ask(state.active, "shine", [Option("yes", "SM-2.1"), Option("no", "SM-2.1")], "SM-2.1")
        yield from super().turn(state, table)


class TellsWhatLiesOnTop(SwapMeet):
    def turn(self, state: Meet, table: Table) -> Rules:
        if state.cards.at(DECK):
            table.tell("dealt", {"next": state.cards.face(state.cards.at(DECK)[-1])}, "SM-1.1")
        yield from super().turn(state, table)


class DealsOwnCardsAnew(SwapMeet):
    def determinize(self, state: Meet, seats: int, source: Source) -> None:
        hand = state.hand(seats.bit_length() - 1)
        if state.turn > 0 and hand and state.cards.at(DECK):
            state.cards.swap(hand[0], state.cards.at(DECK)[source.below(len(state.cards.at(DECK)))])
        super().determinize(state, seats, source)


# --- copies, undo and records -------------------------------------------------------------------------------------


class SharesPoints(SwapMeet):
    """A copy that is none: the list is the same."""

    def start(self, seats: int, values: Any) -> "SharingMeet":
        return SharingMeet(0, toy.full_box(), values, seats)


class SharingMeet(Meet):
    def copy(self) -> "SharingMeet":
        meet = super().copy()
        meet.__class__ = SharingMeet
        assert isinstance(meet, SharingMeet)
        meet.points = self.points
        return meet


class ForgetsThatItWaited(SwapMeet):
    def start(self, seats: int, values: Any) -> "ForgetfulMeet":
        return ForgetfulMeet(0, toy.full_box(), values, seats)


class ForgetfulMeet(Meet):
    def copy(self) -> "ForgetfulMeet":
        meet = super().copy()
        meet.__class__ = ForgetfulMeet
        assert isinstance(meet, ForgetfulMeet)
        meet.waited = False
        return meet


class CountsOutsideTheState(SwapMeet):
    turns = 0

    def turn(self, state: Meet, table: Table) -> Rules:
        self.turns += 1
        yield from super().turn(state, table)

    def open_view(self, state: Meet) -> Facts:
        return {**super().open_view(state), "turns": self.turns}


class RollsItsOwnDice(SwapMeet):
    """Chance that the record knows nothing of."""

    def turn(self, state: Meet, table: Table) -> Rules:
        state.points[state.active] += random.randint(0, 2)
        yield from super().turn(state, table)


class LeavesPointsOutOfPositions(SwapMeet):
    def position(self, state: Meet) -> Facts:
        return {**super().position(state), "points": [0] * state.seats}


class ChangesWhatItTold(SwapMeet):
    def turn(self, state: Meet, table: Table) -> Rules:
        table.tell("dealt", {"points": state.points}, "SM-1.1")
        yield from super().turn(state, table)


# --- matches ------------------------------------------------------------------------------------------------------


class LosesACard(SwapMeet):
    def turn(self, state: Meet, table: Table) -> Rules:
        yield from super().turn(state, table)
        if state.hand(0):
            state.cards.draw(HAND)


class NeverEnds(SwapMeet):
    def turn(self, state: Meet, table: Table) -> Rules:
        while True:
            yield table.ask(state.active, "ring-on", [Option("ring", "SM-2.3")], "SM-2.3")


class ForgetsASeat(SwapMeet):
    def standing(self, state: Meet) -> list[Place]:
        return super().standing(state)[:-1]


class CitesNoRule(SwapMeet):
    def turn(self, state: Meet, table: Table) -> Rules:
        table.tell("dealt", {}, "SM-99")
        yield from super().turn(state, table)


CHECKS: list[tuple[type[SwapMeet], Callable[[Case], None]]] = [
    (
        ShowsHandsToAll,
        lambda case: test_secrets.test_no_view_and_no_event_names_a_face_that_its_watcher_does_not_know(case),
    ),
    (ShowsHandsToAll, lambda case: twins(case)),
    (CountsLamps, lambda case: twins(case)),
    (AsksOnlyWhoHasALamp, lambda case: twins(case)),
    (TellsWhatLiesOnTop, lambda case: twins(case)),
    (
        TellsWhatLiesOnTop,
        lambda case: test_secrets.test_no_view_and_no_event_names_a_face_that_its_watcher_does_not_know(case),
    ),
    (
        DealsOwnCardsAnew,
        lambda case: test_copies.test_dealing_anew_keeps_what_the_seat_knows_and_what_there_is(case, True),
    ),
    (
        DealsOwnCardsAnew,
        lambda case: test_copies.test_a_fork_at_a_question_is_the_same_question_and_plays_to_its_end(case, True),
    ),
    (SharesPoints, lambda case: test_copies.test_a_copy_of_a_state_is_that_state_and_plays_apart_from_it(case)),
    (SharesPoints, lambda case: test_copies.test_the_start_of_a_turn_stays_as_it_was_while_the_turn_is_played(case)),
    (
        ForgetsThatItWaited,
        lambda case: test_copies.test_a_fork_at_a_question_is_the_same_question_and_plays_to_its_end(case, True),
    ),
    (
        CountsOutsideTheState,
        lambda case: test_undo.test_every_answer_can_be_taken_back_until_somebody_learns_something(case),
    ),
    (RollsItsOwnDice, lambda case: test_records.test_a_match_is_resumed_at_a_question_and_goes_on_the_same(case, True)),
    (
        LeavesPointsOutOfPositions,
        lambda case: test_records.test_a_position_and_the_answers_since_are_the_same_match(case, True),
    ),
    (ChangesWhatItTold, lambda case: test_matches.test_what_was_told_and_seen_does_not_change_afterwards(case)),
    (LosesACard, lambda case: test_matches.test_a_match_runs_to_its_end_and_loses_nothing(case)),
    (NeverEnds, lambda case: test_matches.test_a_match_runs_to_its_end_and_loses_nothing(case)),
    (ForgetsASeat, lambda case: test_matches.test_a_match_runs_to_its_end_and_loses_nothing(case)),
    (CitesNoRule, lambda case: test_matches.test_questions_and_events_cite_rules_that_exist(case)),
]


def twins(case: Case) -> None:
    test_secrets.test_twins_that_differ_in_what_a_watcher_cannot_know_are_the_same_to_it(case, True)


@pytest.mark.parametrize(("game", "check"), [pytest.param(game, check, id=game.__name__) for game, check in CHECKS])
def test_a_game_with_a_mistake_is_found_out(game: type[SwapMeet], check: Callable[[Case], None]) -> None:
    check(case_of(SwapMeet))
    with pytest.raises((AssertionError, JalopyError)):
        check(case_of(game))
