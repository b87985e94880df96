"""Forks: honest copies, in which what a seat cannot know is dealt anew and other dice fall."""

import pytest
from tests.kernel.toy import DECK, GAME, HAND, Meet, meet, play

from jalopy.kernel.chance import FastChance, ScriptedChance, Stream
from jalopy.kernel.errors import BadSetting, NotNow
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.playout import play_out


def started(seed: int = 5, seats: int = 3) -> Match:
    return new_match(GAME, seats, {"change": False}, FastChance(seed))


def faces(match: Match, place: int) -> list[str]:
    return [match.state.cards.face(card) for card in match.state.cards.at(place)]


def questions(match: Match) -> list[object]:
    return [question.as_data() for question in match.questions]


def test_at_its_own_question_a_seats_fork_stands_at_that_question() -> None:
    match = play(meet(dice=[4, 2]), "dare", "roll")
    fork = match.fork(0)
    assert questions(fork) == questions(match)
    assert fork.view(0) == match.view(0)
    assert fork.answers == match.answers


def test_what_the_seat_does_not_know_is_dealt_anew() -> None:
    match = started()
    assert match.question is not None
    seat = match.question.seat
    other = (seat + 1) % 3
    hands = {tuple(faces(match.fork(seat), HAND + other)) for _ in range(100)}
    assert len(hands) > 20
    assert {tuple(faces(match.fork(seat), HAND + seat)) for _ in range(20)} == {tuple(faces(match, HAND + seat))}


def test_a_card_the_seat_has_peeked_at_stays() -> None:
    match = play(meet(2), "peek:1.1", "draw")
    peeked = faces(match, HAND + 1)[1]
    others = set()
    for _ in range(60):
        fork = match.fork(0)
        assert faces(fork, HAND + 1)[1] == peeked
        others.add(faces(fork, HAND + 1)[0])
    assert len(others) > 1


def test_a_card_that_may_have_been_given_away_is_dealt_anew_too() -> None:
    match = meet(3)
    play(match, "peek:1.1", "give:1", "draw")  # seat 1 gives the card that seat 0 has seen to seat 2, face down
    assert len({faces(match.fork(0), HAND + 1)[0] for _ in range(60)}) > 1
    assert len({faces(match.fork(0), HAND + 2)[-1] for _ in range(60)}) > 1


def test_a_fork_changes_nothing_in_its_match() -> None:
    match = play(meet(dice=[4, 2, 3]), "draw", "dare", "roll")
    before = match.record(), match.view(0), match.view(1), match.position()
    for seat in (0, 1, 2):
        play_out(match.fork(seat), Stream(seat))
    assert (match.record(), match.view(0), match.view(1), match.position()) == before


def test_for_a_seat_that_is_not_asked_the_turn_begins_anew() -> None:
    match = play(meet(dice=[4, 2]), "dare", "roll")
    fork = match.fork(1)
    assert fork.decisions == 0
    assert fork.question is not None
    assert (fork.question.seat, fork.question.kind) == (0, "act")
    assert faces(fork, HAND + 1) == faces(match, HAND + 1)


def test_the_options_of_another_seat_in_a_fork_are_dealt_anew_too() -> None:
    match = started(7, 2)
    assert match.question is not None
    asked = match.question.seat
    real = {str(option.facts.get("card")) for option in match.question.options if option.key.startswith("give")}
    dealt = set()
    for _ in range(40):
        fork = match.fork(1 - asked)
        assert fork.question is not None
        dealt.add(frozenset(str(option.facts["card"]) for option in fork.question.options if "card" in option.facts))
    assert len(dealt) > 1
    assert dealt != {frozenset(real)}


def test_a_fork_plays_to_its_end() -> None:
    for seed in range(30):
        match = started(seed)
        for seat in range(3):
            fork = match.fork(seat)
            play_out(fork, Stream(seed))
            assert len(fork.standing) == 3


def test_every_fork_has_its_own_dice_and_none_has_those_of_the_match() -> None:
    match = started()
    seat = asked(match)
    rows = [[match.chance.roll(1, count, 6) for count in range(12)]]
    rows += [[match.fork(seat).chance.roll(1, count, 6) for count in range(12)] for _ in range(20)]
    assert len({tuple(row) for row in rows}) == 21


def test_a_fork_of_a_fork_has_dice_of_its_own() -> None:
    match = started()
    fork = match.fork(asked(match))
    family = [match, fork, fork.fork(asked(match)), fork.fork(asked(match)), fork.fork(asked(match)).fork(asked(match))]
    rows = {tuple(one.chance.roll(1, count, 6) for count in range(12)) for one in family}
    assert len(rows) == len(family)


def test_even_a_match_with_the_seed_a_fork_would_take_has_other_dice() -> None:
    first = started()
    taken = first.fork(asked(first)).chance
    assert isinstance(taken, FastChance)
    match = started(taken.seed)
    fork = match.fork(asked(match))
    assert isinstance(fork.chance, FastChance)
    assert fork.chance.seed != taken.seed


def asked(match: Match) -> int:
    assert match.question is not None
    return match.question.seat


def test_a_fork_takes_the_chance_it_is_given() -> None:
    match = meet()
    fork = match.fork(0, ScriptedChance(dice=[2, 3]))
    play(fork, "dare", "roll")
    assert fork.view(0)["points"] == [5, 0, 0]


def test_with_the_same_chance_another_fork_is_still_dealt_differently() -> None:
    match = started()
    hands = {tuple(faces(match.fork(asked(match), FastChance(3)), DECK)) for _ in range(20)}
    assert len(hands) == 20


def test_a_fork_may_take_back_its_own_answers_but_none_before() -> None:
    match = play(meet(), "ring")
    fork = match.fork(0)
    before = questions(fork), fork.view(0)
    assert not fork.can_undo
    fork.answer("ring")
    fork.undo()
    assert (questions(fork), fork.view(0)) == before
    for by_consent in (False, True):
        with pytest.raises(NotNow, match="A fork cannot take back"):
            fork.undo(by_consent)


def test_a_fork_takes_back_over_the_end_of_a_turn() -> None:
    fork = meet().fork(0)
    before = questions(fork), [fork.view(seat) for seat in (0, 1, 2)]
    play(fork, "sleep")
    assert fork.state.turn == 3
    fork.undo()
    assert (questions(fork), [fork.view(seat) for seat in (0, 1, 2)]) == before


def test_a_fork_has_neither_position_nor_record() -> None:
    fork = meet().fork(0)
    with pytest.raises(NotNow, match="A fork has no position"):
        fork.position()
    with pytest.raises(NotNow, match="A fork has no record"):
        fork.record()


def test_forks_of_forks_are_driven_alike() -> None:
    """A re-deal stands between the answers: what came before it happened with the older deal."""
    for seed in range(40):
        match = started(seed)
        seat = asked(match)
        for key in ("ring", "ring"):
            match.answer(key)
            fork = match.fork(seat)
            assert questions(fork) == questions(match)
            assert fork.view(seat) == match.view(seat)
            assert sorted(fork.state.cards.faces) == sorted(match.state.cards.faces)
            match = fork


def test_a_re_driven_fork_is_the_same_fork() -> None:
    """Undo drives the fork's turn anew, with its re-deal at the same place and by the same key."""
    for seed in range(20):
        match = started(seed)
        seat = asked(match)
        fork = play(match, "ring").fork(seat)
        state = fork.state
        assert isinstance(state, Meet)
        before = [faces(fork, place) for place in range(HAND + 3)]
        play(fork, "ring").undo()
        assert fork.state is not state
        assert [faces(fork, place) for place in range(HAND + 3)] == before


# --- while several seats are asked --------------------------------------------------------------------------------


def test_a_fork_knows_nothing_of_what_others_have_answered_at_the_same_time() -> None:
    match = play(meet(), "pass-round")
    match.answer("pass:2", seat=2)
    fork = match.fork(1)
    assert sorted(question.seat for question in fork.questions) == [0, 1, 2]
    assert fork.decisions == 1
    assert [question.as_data() for question in fork.questions if question.seat == 1] == [
        question.as_data() for question in match.questions if question.seat == 1
    ]


def test_the_fork_of_a_seat_that_has_answered_begins_the_turn_anew() -> None:
    match = play(meet(), "pass-round")
    match.answer("pass:0", seat=1)
    fork = match.fork(1)
    assert fork.decisions == 0
    assert [question.kind for question in fork.questions] == ["act"]


def test_a_fork_made_during_the_set_up_goes_on_with_it() -> None:
    match = new_match(GAME, 3, {"change": True}, FastChance(4))
    for seat in range(3):
        fork = match.fork(seat)
        assert [question.seat for question in fork.questions] == [0, 1, 2]
        assert fork.view(seat) == match.view(seat)
        play_out(fork, Stream(1))
        assert fork.over


# --- refusals -----------------------------------------------------------------------------------------------------


def test_there_is_nothing_to_fork_after_the_end() -> None:
    match = play(meet(dice=[6, 6, 6]), "dare", "roll", "roll")
    with pytest.raises(NotNow, match="The match is over"):
        match.fork(0)


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_fork_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(BadSetting, match=f"There is no seat {seat}"):
        meet().fork(seat)


def test_looking_back_every_hand_lies_open_and_only_what_nobody_knows_is_dealt_anew() -> None:
    match = started()
    others = [match.otherwise(seed) for seed in range(30)]
    for other in others:
        assert questions(other) == questions(match)
        for seat in range(3):
            assert faces(other, HAND + seat) == faces(match, HAND + seat)
        assert sorted(faces(other, DECK)) == sorted(faces(match, DECK))
    assert len({tuple(faces(other, DECK)) for other in others}) > 20
    assert faces(match.otherwise(7), DECK) == faces(others[7], DECK)
