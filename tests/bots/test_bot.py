"""What a bot gets to see, and how bots play a match."""

import pickle
from pathlib import Path
from typing import Any

import pytest
from tests.kernel.toy import GAME as SWAP_MEET

import jalopy
from jalopy import games
from jalopy.bots import registry
from jalopy.bots.bot import Bot, Chair
from jalopy.bots.failing import BotFailed
from jalopy.bots.lots import key_of
from jalopy.bots.random import Random
from jalopy.bots.runner import play
from jalopy.kernel.chance import LARGEST_SEED, FastChance, Stream
from jalopy.kernel.errors import BadSetting, JalopyError, NotNow, UnknownGame
from jalopy.kernel.game import State
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.questions import Option
from jalopy.texts import shared

SOURCE = Path(__file__).read_text("utf-8")


def race(seed: int = 3, seats: int = 4) -> Match:
    return jalopy.new("scrap-racer", seats=seats, seed=seed, listening=False)


def asked_chair(match: Match) -> Chair:
    assert match.question is not None
    return Chair(match, match.question.seat, Stream(1))


def play_on(match: Match, answers: int) -> Match:
    lot = Stream(5)
    for _ in range(answers):
        assert match.question is not None
        match.answer(match.question.options[lot.below(len(match.question.options))])
    return match


def test_a_chair_shows_the_question_and_the_view_of_its_seat() -> None:
    match = race()
    chair = asked_chair(match)
    assert chair.question is match.question
    assert chair.view() == match.view(chair.seat)
    assert chair.settings == match.settings


def test_a_chair_whose_seat_is_not_asked_has_no_question() -> None:
    match = race()
    assert match.question is not None
    with pytest.raises(NotNow, match="not asked"):
        _ = Chair(match, (match.question.seat + 1) % 4, Stream(1)).question


def test_where_several_seats_are_asked_each_chair_has_its_own_question() -> None:
    match = new_match(SWAP_MEET, 3, {"change": True}, FastChance(1))
    assert [Chair(match, seat, Stream(1)).question.seat for seat in range(3)] == [0, 1, 2]


def test_a_view_is_made_once_per_question() -> None:
    match = race()
    chair = asked_chair(match)
    first = chair.view()
    assert chair.view() is first
    assert match.question is not None
    seat, turn = match.question.seat, match.state.turn
    while match.question.seat != seat or match.state.turn == turn:
        match.answer(match.question.options[-1])
        assert match.question is not None
    assert chair.view() == match.view(seat) != first


def test_a_chair_gives_out_nothing_that_leads_to_the_state() -> None:
    chair = asked_chair(play_on(race(), 30))
    for name in (name for name in dir(chair) if not name.startswith("_")):
        thing = getattr(chair, name)
        assert not isinstance(thing, Match | State), name


def test_changing_what_the_chair_tells_of_the_settings_changes_nothing() -> None:
    match = race()
    asked_chair(match).settings["track"] = "F"
    assert match.settings["track"] == "A"


def test_a_forks_dice_come_from_the_chairs_own_lot_and_not_from_the_match() -> None:
    def dice(key: int) -> list[int]:
        match = race()
        assert match.question is not None
        chair = Chair(match, match.question.seat, Stream(key))
        fork = chair.fork()
        play_on(fork, 12)
        return [drawn for turn in fork.turns for drawn in turn.drawn]

    assert dice(1) == dice(1) != dice(2)
    assert asked_chair(race()).fork(FastChance(9)).chance.as_data() == {"kind": "fast", "seed": 9}


def test_the_same_keys_play_the_same_match() -> None:
    def answers(key: int) -> list[tuple[int, str, str]]:
        match = race()
        play(match, [Random()] * 4, key)
        assert match.over
        return match.answers

    assert answers(1) == answers(1) != answers(2)


def test_every_seat_draws_from_a_stream_of_its_own() -> None:
    class First(Bot):
        name = "first"

        def choose(self, chair: Chair) -> Option:
            drawn.setdefault(chair.seat, chair.lot.below(10**6))
            return chair.question.options[0]

    drawn: dict[int, int] = {}
    play(race(), [First()] * 4, 1)
    assert len(set(drawn.values())) == 4


class Spoilt(Bot):
    name = "spoilt"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, chair: Chair) -> Option:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[no-any-return]


@pytest.mark.parametrize(("answer", "told"), [(Option("win", "SR-9.2"), "'win'"), ("win", "'win'"), (None, "None")])
def test_a_bot_that_answers_nonsense_is_named_and_the_match_stands(answer: object, told: str) -> None:
    match = race()
    with pytest.raises(BotFailed) as failed:
        play(match, [Spoilt(answer)] * 4, 1)
    assert str(failed.value) == (
        f"The bot 'spoilt' (Player 3) answered the question roll-or-stop (SR-4.1) with {told}, "
        "which is none of its options: roll, stop."
    )
    assert match.answers == []


def test_a_bot_that_raises_is_named_with_its_line() -> None:
    match = race()
    with pytest.raises(BotFailed) as failed:
        play(match, [Spoilt(KeyError("gear"))] * 4, 1)
    line = next(number for number, text in enumerate(SOURCE.splitlines(), 1) if text.strip() == "raise self.answer")
    assert str(failed.value) == (
        f"The bot 'spoilt' (Player 3) failed at the question roll-or-stop (SR-4.1), in line {line} of its file: "
        "KeyError: 'gear'."
    )
    assert isinstance(failed.value.__cause__, KeyError)
    assert match.answers == []


def test_a_bot_that_raises_a_sentence_of_ours_is_named_too() -> None:
    class Impatient(Bot):
        def choose(self, chair: Chair) -> Option:
            chair.fork().answer("win")
            raise AssertionError

    with pytest.raises(BotFailed, match=r"^The bot 'Impatient' .* IllegalAnswer: 'win' is not possible now"):
        play(race(), [Impatient()] * 4, 1)


def test_a_bot_that_cannot_begin_is_named() -> None:
    class Late(Random):
        def forget(self) -> None:
            raise RuntimeError

    with pytest.raises(BotFailed, match=r"^The bot 'random' \(Player 2\) failed before the match began, in line \d+"):
        play(race(seats=2), [Random(), Late()], 1)


def test_a_failure_comes_whole_out_of_another_process() -> None:
    with pytest.raises(BotFailed) as failed:
        play(race(), [Spoilt(None)] * 4, 1)
    again = pickle.loads(pickle.dumps(failed.value))
    assert (type(again), again.key, again.facts) == (BotFailed, failed.value.key, failed.value.facts)
    german = shared("de").refused(again.key, again.facts)
    assert german.startswith(
        "Der Bot „spoilt“ (Spieler 3) hat auf die Frage roll-or-stop (SR-4.1) mit None geantwortet"
    )


def test_the_key_of_an_option_is_an_answer_too() -> None:
    match = race(seats=2)

    class Word(Bot):
        def choose(self, chair: Chair) -> Option:
            return chair.question.options[-1].key  # type: ignore[return-value]

    play(match, [Word()] * 2, 1)
    assert match.over


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(BadSetting, match="4 seats, and 3 bots"):
        play(race(), [Random()] * 3, 1)


def test_bots_answer_in_any_game_also_where_several_seats_are_asked_at_once() -> None:
    match = new_match(SWAP_MEET, 3, {"change": True}, FastChance(4))
    play(match, [Random()] * 3, 1)
    assert match.over


def test_keys_are_seeds_and_do_not_run_into_each_other() -> None:
    keys = [key_of(seed, number) for seed in range(30) for number in range(30)]
    assert len(set(keys)) == 900
    assert all(0 <= key <= LARGEST_SEED for key in keys)
    assert key_of(1, 11) != key_of(11, 1) != key_of(111)


def test_bots_are_found_by_name() -> None:
    assert registry.names() == ["random", "rookie", "driver", "champion"]
    for name in registry.names():
        assert registry.find(name, "wacky-races").name == name


def test_an_unknown_bot_and_an_unknown_game_are_refused_in_a_sentence() -> None:
    with pytest.raises(
        JalopyError, match=r"^There is no bot 'x'; there are: random, rookie, driver, champion, and strength"
    ):
        registry.find("x", "scrap-racer")
    with pytest.raises(UnknownGame, match="There is no game 'y'"):
        registry.find("rookie", "y")


def test_a_game_without_a_rookie_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_REGISTERED", {SWAP_MEET.name: SWAP_MEET})
    assert registry.names_for(SWAP_MEET.name) == ["random"]
    with pytest.raises(JalopyError, match=f"No rookie has learnt {SWAP_MEET.name} yet"):
        registry.find("rookie", SWAP_MEET.name)
    assert registry.find("random", SWAP_MEET.name).name == "random"
