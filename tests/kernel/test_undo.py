"""Undo goes back to the last answer after which nobody learnt anything new, and no further."""

import pytest
from tests.kernel.toy import GAME, Meet, SwapMeet, meet, play

from jalopy.games.wacky_races.game import GAME as WACKY_RACES
from jalopy.kernel import record
from jalopy.kernel.chance import FastChance
from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.play import MILESTONE
from jalopy.kernel.questions import Rules
from jalopy.kernel.table import Table


def segment_of(match: Match) -> dict[str, object]:
    """What was played, without the mark that something had been taken back."""
    return {name: value for name, value in record.segment_of(match).items() if name != "practice"}


def situation(match: Match) -> list[object]:
    return [
        [question.as_data() for question in match.questions],
        [match.view(seat) for seat in (*range(match.seats), None)],
        match.position(),
        segment_of(match),
    ]


def refused(match: Match) -> bool:
    with pytest.raises(NotNow, match="since the last answer somebody has learnt something new"):
        match.undo()
    return not match.can_undo


def test_an_answer_after_which_nobody_learnt_anything_can_be_taken_back() -> None:
    match = meet()
    before = situation(match)
    match.answer("ring")
    assert match.can_undo
    match.undo()
    assert situation(match) == before


def test_answers_are_taken_back_one_by_one() -> None:
    match = meet()
    situations = [situation(match)]
    for _ in range(2):
        match.answer("ring")
        situations.append(situation(match))
    while len(situations) > 1:
        assert situation(match) == situations.pop()
        match.undo()
    assert situation(match) == situations[0]


def test_a_die_cannot_be_taken_back() -> None:
    assert refused(play(meet(dice=[4]), "dare"))


def test_after_a_die_the_next_answers_can() -> None:
    match = play(meet(dice=[4]), "dare", "stop", "ring")
    match.undo()
    assert refused(match)


def test_a_card_shown_to_one_seat_cannot_be_taken_back() -> None:
    assert refused(play(meet(2), "peek:1.0"))


def test_a_card_shown_to_all_cannot_be_taken_back() -> None:
    assert refused(play(meet(), "sell:0"))


def test_an_answer_cannot_be_taken_back_once_another_seat_is_asked() -> None:
    assert refused(play(meet(), "ring", "enough"))


def test_an_answer_that_makes_the_rules_ask_everybody_cannot_be_taken_back() -> None:
    assert refused(play(meet(), "pass-round"))


def test_undo_goes_back_over_the_end_of_a_turn() -> None:
    match = meet()
    before = situation(match)
    match.answer("wait")
    assert match.state.turn == 2
    match.undo()
    assert match.state.turn == 1
    assert situation(match) == before


def test_undo_goes_back_over_a_turn_without_a_question() -> None:
    match = meet()
    before = situation(match)
    match.answer("sleep")
    after = situation(match)
    assert match.state.turn == 3
    match.undo()
    assert situation(match) == before
    match.answer("sleep")
    assert situation(match) == after


def test_undo_goes_back_through_several_turns() -> None:
    match = meet()
    before = situation(match)
    play(match, "wait", "ring", "ring")
    for _ in range(3):
        match.undo()
    assert situation(match) == before
    with pytest.raises(NotNow, match="Nothing has been answered yet"):
        match.undo()


def test_only_turns_that_undo_may_reach_and_milestones_keep_their_start() -> None:
    match = play(meet(), "draw", "draw", "draw")
    assert [turn.start is not None for turn in match.turns] == [True, False, False, False, True]
    play(match, "wait", "ring")
    assert [turn.start is not None for turn in match.turns] == [True, False, False, False, True, True]


def test_where_nobody_listens_milestones_alone_keep_their_start_until_somebody_looks_back() -> None:
    match = play(meet(listening=False), "draw", "draw", "draw")
    assert [turn.start is not None for turn in match.turns] == [True, False, False, False, False]
    match.fork(0)
    assert [turn.start is not None for turn in match.turns] == [True, False, False, False, True]
    play(match, "draw", "draw")
    assert [turn.start is not None for turn in match.turns] == [True, False, False, False, False, False, True]


def test_undo_is_told_but_leaves_no_trace_in_the_record() -> None:
    match = meet()
    before = match.record()
    events = len(match.events())
    play(match, "ring", "ring").undo()
    match.undo()
    assert match.record() == before
    told = match.events(since=events)
    assert [event["kind"] for event in told] == ["rang", "rang", "taken-back", "taken-back"]
    assert [event["facts"] for event in told[2:]] == [
        {"seat": 0, "question": "ring-on", "events": [events + 1]},
        {"seat": 0, "question": "act", "events": [events]},
    ]


def test_what_was_taken_back_is_known_to_its_seat_only() -> None:
    match = play(meet(), "ring")
    match.undo()
    told = {seat: match.events(seat=seat)[-1]["facts"] for seat in (0, 1, None)}
    assert told[0] == {"seat": 0, "question": "act", "events": [10], "key": "ring"}
    assert told[1] == told[None] == {"seat": 0, "question": "act", "events": [10]}


def test_after_an_undo_the_same_dice_fall() -> None:
    plain, undone = (new_match(GAME, 2, {"change": False}, FastChance(6)) for _ in range(2))
    undone.answer("wait")
    undone.undo()
    for match in (plain, undone):
        play(match, "dare")
    assert plain.record() == undone.record()


def test_nothing_is_taken_back_when_the_match_is_over() -> None:
    match = play(meet(dice=[6, 6, 6]), "dare", "roll", "roll")
    assert not match.can_undo
    for by_consent in (False, True):
        with pytest.raises(NotNow, match="The match is over"):
            match.undo(by_consent)


# --- several seats at once ----------------------------------------------------------------------------------------


def test_while_others_are_still_to_answer_an_answer_can_be_taken_back() -> None:
    match = play(meet(), "pass-round")
    before = situation(match)
    match.answer("pass:1", seat=1)
    match.undo()
    assert situation(match) == before
    assert refused(match)


def test_the_last_answer_to_a_common_question_cannot_be_taken_back_even_if_its_seat_is_asked_next() -> None:
    match = play(meet(active=2), "pass-round")
    match.answer("pass:1", seat=1)
    match.answer("pass:0", seat=2)
    match.answer("pass:2", seat=0)
    assert match.question is not None
    assert match.question.seat == 0
    assert refused(match)


def test_nobody_learns_from_an_undo_what_another_seat_had_answered() -> None:
    match = play(meet(), "pass-round")
    match.answer("pass:1", seat=1)
    match.undo()
    assert all("key" not in match.events(seat=seat)[-1]["facts"] for seat in (0, 2, None))  # type: ignore[operator]


# --- by consent ---------------------------------------------------------------------------------------------------


def test_by_consent_even_a_die_is_taken_back_and_falls_the_same_again() -> None:
    match = meet(dice=[4, 5])
    play(match, "ring", "enough")
    before = situation(match)
    match.answer("dare")
    after = situation(match)
    match.undo(by_consent=True)
    assert situation(match) == before
    match.answer("dare")
    assert situation(match) == after


def test_by_consent_a_whole_match_is_taken_back_answer_by_answer() -> None:
    match = new_match(GAME, 3, {"rounds": 5}, FastChance(12))
    situations: list[tuple[list[object], int]] = []
    lots = FastChance(3)
    while match.question is not None and match.decisions < 16:
        if match.state.turn > 0:
            situations.append((situation(match), match.decisions))
        options = match.question.options
        match.answer(options[lots.draw(1, match.decisions, len(options))])
    assert match.decisions == 16
    for expected, decisions in reversed(situations):
        while match.decisions > decisions:
            match.undo(by_consent=True)
        assert situation(match) == expected


def test_by_consent_only_the_last_turns_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the match is: from a start that was kept on the way."""
    played: list[int] = []
    as_printed = SwapMeet.turn

    def noted(game: SwapMeet, state: Meet, table: Table) -> Rules:
        played.append(state.turn)
        return as_printed(game, state, table)

    monkeypatch.setattr(SwapMeet, "turn", noted)
    match = new_match(GAME, 3, {"rounds": 5}, FastChance(12))
    lots = FastChance(3)
    for _ in range(20):  # answers, each taken back once
        options = match.questions[0].options
        option = options[lots.draw(1, match.decisions, len(options))]
        before = situation(match) if match.state.turn else []
        match.answer(option)
        if match.question is None:
            break
        played.clear()
        match.undo(by_consent=True)
        assert match.state.turn - min(played, default=match.state.turn) < 2 * MILESTONE
        assert match.state.turn < 2 * MILESTONE or played[0] > 0
        assert not before or situation(match) == before
        match.answer(option)
    assert match.state.turn > MILESTONE
    assert played[0] >= MILESTONE, "it was played again from its beginning"


def test_by_consent_several_answers_go_back_at_once_as_they_would_one_by_one() -> None:
    def far() -> Match:
        match = new_match(GAME, 3, {"rounds": 5}, FastChance(12))
        while match.question is not None and match.decisions < 12:
            match.answer(match.question.options[-1])
        return match

    for back in range(1, 13):
        at_once, one_by_one = far(), far()
        at_once.undo(by_consent=True, back=back)
        for _ in range(back):
            one_by_one.undo(by_consent=True)
        assert at_once.decisions == 12 - back
        assert [str(question) for question in at_once.questions] == [str(question) for question in one_by_one.questions]
        if at_once.state.turn > 0:
            assert situation(at_once) == situation(one_by_one)
        told = [[(event["kind"], event["facts"]) for event in match.events()] for match in (at_once, one_by_one)]
        assert told[0] == told[1]
    with pytest.raises(NotNow):
        far().undo(by_consent=True, back=13)


def test_by_consent_is_told_like_any_undo() -> None:
    match = play(meet(dice=[4]), "dare")
    events = match.events()
    match.undo(by_consent=True)
    assert match.events()[:-1] == events
    assert match.events()[-1]["facts"] == {"seat": 0, "question": "act", "events": [10]}


def test_after_an_undo_by_consent_the_barriers_stand_where_they_stood() -> None:
    match = play(meet(dice=[4, 3]), "wait", "dare", "roll")
    match.undo(by_consent=True)
    assert refused(match)
    match.undo(by_consent=True)
    match.undo()
    assert match.decisions == 0


def test_by_consent_a_match_from_a_position_goes_back_to_it_and_no_further() -> None:
    position = play(meet(), "draw").position()
    match = match_from(GAME, position, FastChance(1))
    before = situation(match)
    match.answer("draw")
    match.undo(by_consent=True)
    assert situation(match) == before
    with pytest.raises(NotNow, match="Nothing has been answered yet"):
        match.undo(by_consent=True)


def test_undo_without_listeners_works_the_same() -> None:
    match = meet(listening=False)
    play(match, "wait", "ring").undo()
    match.undo()
    assert match.events() == []
    assert match.record() == meet().record()


# --- practice -----------------------------------------------------------------------------------------------------------


def test_a_match_in_which_chance_was_taken_back_is_practice_and_its_record_says_so() -> None:
    match = play(meet(dice=[4, 5]), "ring", "enough")
    assert not match.practice
    assert "practice" not in match.record()
    match.answer("dare")
    match.undo(by_consent=True)
    assert match.practice
    assert match.record()["practice"] is True


def test_what_nobody_learnt_from_is_taken_back_without_a_mark() -> None:
    match = play(meet(), "ring", "ring")
    match.undo(by_consent=True, back=2)
    assert not match.practice


def test_an_answer_that_somebody_else_saw_is_taken_back_without_a_mark_if_no_chance_is() -> None:
    match = play(meet(), "ring", "enough")
    assert refused(match)
    match.undo(by_consent=True)
    assert not match.practice


def test_a_card_that_was_in_a_hand_is_no_chance() -> None:
    match = wacky_race()
    assert match.question is not None
    match.answer(next(option.key for option in match.question.options if option.key.startswith("play:")))
    assert refused(match)
    match.undo(by_consent=True)
    assert not match.practice


def wacky_race() -> Match:
    match = new_match(WACKY_RACES, 2, {}, FastChance(1))
    for _ in range(20):
        assert match.question is not None
        if any(option.key.startswith("play:") for option in match.question.options):
            return match
        match.answer(match.question.options[0].key)
    raise AssertionError("nobody was asked for a card")


def test_practice_stays_practice_when_the_match_goes_on_from_its_record() -> None:
    match = play(meet(), "draw")
    match.undo(by_consent=True)
    match.answer("draw")
    again = record.resume(match.record(), lambda _: GAME)
    assert again.practice
    assert again.record() == match.record()
