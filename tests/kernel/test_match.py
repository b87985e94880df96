"""A match runs its turns, ends when the rules say so, and survives rules that raise."""

import pytest
from tests.kernel.toy import BREAKING, GAME, meet, play

from jalopy.kernel.chance import FastChance, ScriptedChance, Stream
from jalopy.kernel.errors import BadScript, BadSetting, JalopyError, NotNow
from jalopy.kernel.game import Game, State
from jalopy.kernel.match import Match, new_match, start_match
from jalopy.kernel.playout import play_out


def test_turns_are_played_one_after_the_other_from_the_state_alone() -> None:
    match = meet()
    for seat in (0, 1, 2, 0):
        assert match.question is not None
        assert match.question.seat == seat
        match.answer("draw")
    assert match.state.turn == 5
    assert [turn.number for turn in match.turns] == [0, 1, 2, 3, 4, 5]


def test_a_match_ends_when_the_game_is_finished_between_turns() -> None:
    match = meet(2, rounds=2)
    play(match, "draw", "draw", "draw")
    assert not match.over
    assert match.standing == []
    match.answer("draw")
    assert match.over
    assert match.question is None
    assert [(place.place, place.seat, place.reason) for place in match.standing] == [(1, 0, "points"), (2, 1, "points")]


def test_a_match_may_end_in_the_middle_of_a_turn() -> None:
    match = play(meet(dice=[6, 6, 2, 6]), "dare", "roll", "roll")
    assert match.over
    assert match.state.turn == 1
    assert [event["kind"] for event in match.events()[-2:]] == ["dared", "won"]
    assert match.standing[0].as_data() == {
        "place": 1,
        "seat": 0,
        "reason": "reached",
        "facts": {"points": 14},
        "rule": "SM-3.1",
    }
    assert repr(match.standing[0]) == "Place(1, seat=0, 'reached')"


def test_a_turn_may_pass_without_a_question() -> None:
    match = play(meet(), "sleep")
    assert [event["kind"] for event in match.events()[-1:]] == ["slept"]
    assert [len(turn.asked) for turn in match.turns] == [0, 1, 0, 0]
    assert match.question is not None
    assert (match.question.seat, match.state.turn) == (0, 3)


def test_answers_and_decisions_count_all_turns() -> None:
    match = play(meet(), "ring", "enough", "draw")
    assert match.answers == [(0, "act", "ring"), (0, "ring-on", "enough"), (1, "act", "draw")]
    assert match.decisions == 3


def test_settings_are_checked_before_anything_begins() -> None:
    with pytest.raises(BadSetting, match="rounds"):
        new_match(GAME, 4, {"rounds": 5}, FastChance(1))
    with pytest.raises(BadSetting, match="swap-meet is for 2 to 4 players, not 5"):
        new_match(GAME, 5, {}, FastChance(1))


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_sees_nothing(seat: int) -> None:
    with pytest.raises(BadSetting, match=f"There is no seat {seat}; seats are 0 to 2"):
        meet().view(seat)


def test_there_is_no_position_while_the_set_up_is_under_way() -> None:
    match = new_match(GAME, 2, {"change": True}, FastChance(1))
    with pytest.raises(NotNow, match="set-up is under way"):
        match.position()


def test_the_position_is_that_of_the_turns_start() -> None:
    match = meet(dice=[3, 4])
    before = match.position()
    play(match, "dare", "roll")
    assert match.position() == before
    match.answer("stop")
    assert match.position() != before


# --- rules that raise ---------------------------------------------------------------------------------------------


def everything(match: Match) -> list[object]:
    """All that can be asked of a match, except which chance it shares with others."""
    return [
        match.record(),
        match.position(),
        [question.as_data() for question in match.questions],
        [match.view(seat) for seat in (0, 1, None)],
        [match.events(seat=seat) for seat in (0, 1, None)],
        match.can_undo,
        match.state.cards.shown,
    ]


def test_if_the_rules_raise_the_answer_is_dropped_and_the_question_stands() -> None:
    match = play(meet(game=BREAKING, dice=[2, 3]), "ring", "enough")
    before = everything(match)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            match.answer("break")
        assert everything(match) == before


def test_after_rules_that_raised_the_match_goes_on_as_if_nothing_had_been() -> None:
    broken, whole = meet(game=BREAKING, dice=[2, 3]), meet(game=BREAKING, dice=[2, 3])
    with pytest.raises(ZeroDivisionError):
        broken.answer("break")
    for match in (broken, whole):
        play(match, "dare", "roll", "stop", "draw")
    assert everything(broken) == everything(whole)


def test_those_who_watch_see_nothing_of_rules_that_raised() -> None:
    broken, whole = meet(game=BREAKING, dice=[2, 3]), meet(game=BREAKING, dice=[2, 3])
    for match in (broken, whole):
        match.watch([0, 1, None])
    with pytest.raises(ZeroDivisionError):
        broken.answer("break")
    for match in (broken, whole):
        play(match, "dare", "roll")
    for seat in (0, 1, None):
        assert broken.scenes(0, seat) == whole.scenes(0, seat)
        assert broken.watcher(seat).now.view() == broken.view(seat)


def test_rules_that_raise_leave_undo_as_it_was() -> None:
    match = play(meet(game=BREAKING, dice=[1]), "wait")
    with pytest.raises(ZeroDivisionError):
        match.answer("break")
    match.undo()
    assert match.decisions == 0
    with pytest.raises(ZeroDivisionError):
        match.answer("break")
    assert match.decisions == 0


def test_a_script_that_ends_too_early_drops_the_answer_that_needed_more() -> None:
    match = meet(dice=[4])
    match.answer("dare")
    before = everything(match)
    with pytest.raises(BadScript):
        match.answer("roll")
    assert everything(match) == before
    match.answer("stop")


def test_a_refused_card_of_a_script_is_still_the_next_one() -> None:
    chance = ScriptedChance(dice=[4], cards=["lamp"] * 4 + ["belt"] * 2 + ["moss"], picks=[0])
    match = new_match(GAME, 2, {"change": False}, chance)
    with pytest.raises(BadScript, match="'moss'"):
        match.answer("draw")
    play(match, "dare", "stop")
    match.answer("dig")
    assert match.events()[-1]["facts"] == {"seat": 1, "junk": "moss"}


def test_if_the_set_up_raises_there_is_no_match() -> None:
    with pytest.raises(BadScript, match="picks end after 0"):
        new_match(GAME, 2, {"change": False}, ScriptedChance())


def test_rules_that_raise_while_several_are_asked_keep_what_the_others_answered() -> None:
    match = play(meet(2, game=BREAKING, dice=[3]), "pass-round")
    match.answer("pass:1", seat=1)
    before = everything(match)
    with pytest.raises(ZeroDivisionError):
        match.answer("break", seat=0)
    assert everything(match) == before
    match.answer("pass:0", seat=0)
    assert match.events()[-1]["kind"] == "passed-round"
    assert match.answers[-2:] == [(1, "pass", "pass:1"), (0, "pass", "pass:0")]


# --- without history ----------------------------------------------------------------------------------------------


def test_without_history_the_same_match_is_played() -> None:
    for seed in range(20):
        values = GAME.read_settings(3, {})
        plain = start_match(GAME, 3, values, FastChance(seed), listening=True)
        quick = start_match(GAME, 3, values, FastChance(seed), listening=True, history=False)
        assert play_out(plain, Stream(seed)) == play_out(quick, Stream(seed))
        assert quick.events(seat=1) == plain.events(seat=1)
        assert quick.game.position(quick.state) == plain.game.position(plain.state)
        assert [place.as_data() for place in quick.standing] == [place.as_data() for place in plain.standing]


def test_without_history_nothing_leads_back() -> None:
    match = start_match(GAME, 2, GAME.read_settings(2, {}), FastChance(1), listening=False, history=False)
    play(match, "keep", "keep", "ring")
    assert not match.can_undo
    for refused in (match.undo, match.position, match.record, lambda: match.fork(0)):
        with pytest.raises(NotNow, match="keeps no history"):
            refused()


# --- what a game must supply --------------------------------------------------------------------------------------


def test_a_game_without_rules_says_what_is_missing() -> None:
    empty: Game[State] = Game("empty", "1", (1,), (), GAME.rulebook, GAME.box)
    state = State(1, meet().state.cards)
    table = meet().table
    for missing in (
        lambda: empty.start(1, {}),
        lambda: empty.setup(state, table),
        lambda: empty.turn(state, table),
        lambda: empty.finished(state),
        lambda: empty.standing(state),
        lambda: empty.view(state, None),
        lambda: empty.position(state),
        lambda: empty.from_position({"seats": 1}),
        state.copy,
    ):
        with pytest.raises(NotImplementedError):
            missing()


def test_every_error_for_people_is_one_sentence() -> None:
    match = play(meet(), "ring")
    for refused in (
        lambda: match.answer("no"),
        lambda: match.answer("ring", seat=2),
        lambda: match.view(9),
        lambda: match.fork(9),
    ):
        with pytest.raises(JalopyError) as refusal:
            refused()
        sentence = str(refusal.value)
        assert sentence[0] in "'ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        assert sentence.endswith(".")
        assert "\n" not in sentence
