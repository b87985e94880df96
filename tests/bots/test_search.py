"""Levels above the rookie: they search honestly, find what is best, and answer the same whenever they are asked the same."""

import time
from math import inf

import pytest
from tests.conformance.tables import Case
from tests.conformance.twins import beginnings, side_by_side

import jalopy
from jalopy import games
from jalopy.bots import registry
from jalopy.bots.bot import Bot, Chair
from jalopy.bots.dial import CHAMPION, DRIVER
from jalopy.bots.random import Random
from jalopy.bots.registry import UnknownBot
from jalopy.bots.runner import play
from jalopy.bots.search import MANY, ROUND_IN_CIRCLES, WHOLE_MATCHES, Budget, Searcher, Spent, Tried, result
from jalopy.games.scrap_racer.bot.dice import DiceSearcher
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Option

SEARCHED = list(games.GAMES)
HIDING = ["scrap-racer", "wacky-races", "scrapyard-empire"]  # at Home Racers everything lies open


def searcher(game: str, tries: int, name: str = DRIVER) -> Searcher:
    bot = registry.find(name, game)
    assert isinstance(bot, Searcher)
    bot.budget = Budget(tries)
    return bot


def at_a_choice(match: Match, options: int = 2) -> Match:
    """Rookies play on to a question with so many options."""
    rookie = registry.find("rookie", match.game.name)
    while match.question is not None and len(match.question.options) < options:
        match.answer(rookie.choose(Chair(match, match.question.seat, Stream(2))))
    assert match.question is not None
    return match


@pytest.mark.parametrize("name", [DRIVER, CHAMPION, "strength-7", "driver:cautious", "driver:bold", "driver:vengeful"])
@pytest.mark.parametrize("game", HIDING)
def test_an_answer_does_not_change_with_what_the_seat_cannot_know(game: str, name: str) -> None:
    bot = searcher(game, 40, name)
    compared = differed = 0
    for key, beginning in enumerate(beginnings(Case(games.find(game), 3, {}), 5, 6 if name == DRIVER else 2)):
        for seat in range(3):
            twin = beginning.dealt_anew_but_for_what_is_learnt(seat, key)
            differed += twin.state.cards.faces != beginning.start.cards.faces
            for match in side_by_side(beginning, twin, seat):
                if match.question is not None and match.question.seat == seat and len(match.question.options) > 1:
                    one, other = (bot.choose(Chair(each, seat, Stream(3))).key for each in (match, twin))
                    assert one == other
                    compared += 1
    assert compared > 10
    assert differed > 0


@pytest.mark.parametrize("game", SEARCHED)
def test_whoever_wants_a_lead_keeps_the_rookies_answer_until_another_has_it(game: str) -> None:
    rookie, bot = registry.find("rookie", game), searcher(game, 30)
    bot.doubt = 0.0
    left = {0.0: 0, 0.03: 0, 1.0: 0}
    match = jalopy.new(game, seats=3, seed=6, listening=False)
    while match.question is not None and match.decisions < 60:
        chair = Chair(match, match.question.seat, Stream(match.decisions))
        instinct = rookie.choose(chair)
        for lead in left:
            bot.least_lead = lead
            left[lead] += bot.choose(Chair(match, match.question.seat, Stream(match.decisions))).key != instinct.key
        match.answer(instinct)
    assert left[0.0] > left[0.03] > left[1.0] == 0


@pytest.mark.parametrize("game", SEARCHED)
def test_the_same_question_and_lot_lead_to_the_same_answer(game: str) -> None:
    bot = searcher(game, 30)
    match = at_a_choice(jalopy.new(game, seats=3, seed=4, listening=False))
    assert match.question is not None
    seat = match.question.seat
    results = []
    for _ in range(2):
        twin = at_a_choice(jalopy.new(game, seats=3, seed=4, listening=False))
        tried, _ = bot.compare(Chair(twin, seat, Stream(9)))
        results.append([each.results for each in tried])
    assert results[0] == results[1]


@pytest.mark.parametrize("game", SEARCHED)
def test_a_level_plays_a_match_to_its_end_with_every_number_of_seats(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DiceSearcher, "worlds", 1)
    for seats in games.find(game).seat_counts:
        match = jalopy.new(game, seats=seats, seed=seats, listening=False)
        play(match, [searcher(game, 4), *[registry.find("rookie", game)] * (seats - 1)], 1)
        assert match.over


def test_a_game_that_nothing_was_learnt_of_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jalopy.bots.levels.value_of", lambda game: None)
    with pytest.raises(UnknownBot, match="The bot 'champion' has not learnt scrap-racer yet; 'rookie' plays it"):
        registry.find(CHAMPION, "scrap-racer")


class Toss(Bot):
    """Wants the first answer, whatever it is."""

    name = "toss"

    def choose(self, chair: Chair) -> Option:
        return chair.question.options[0]


def judged(worth: dict[str, float]) -> Searcher:
    """Looks no farther than its own answer, and gets these chances for it; nobody else is asked in between."""
    bot = Searcher("judged", Toss(), lambda match, seat: worth[match.answers[-1][2]], lambda seats: 0, Budget(60), 1.0)
    return bot


def test_the_answer_that_leads_to_the_best_chance_is_taken() -> None:
    match = at_a_choice(jalopy.new("wacky-races", seats=3, seed=2, listening=False), 3)
    assert match.question is not None
    keys = [option.key for option in match.question.options]
    worth = dict.fromkeys(keys, 0.2) | {keys[2]: 0.6}
    assert judged(worth).choose(Chair(match, match.question.seat, Stream(1))).key == keys[2]


def test_among_equals_the_first_thought_stays() -> None:
    match = at_a_choice(jalopy.new("wacky-races", seats=3, seed=2, listening=False), 3)
    assert match.question is not None
    keys = [option.key for option in match.question.options]
    bot = judged(dict.fromkeys(keys, 0.5))
    bot.budget = Budget(100_000)  # and nobody tries for ever what makes no difference
    assert bot.choose(Chair(match, match.question.seat, Stream(1))).key == keys[0]
    tried, _ = bot.compare(Chair(match, match.question.seat, Stream(1)))
    assert [len(each.results) for each in tried] == [MANY] * len(keys)


def test_a_lead_is_told_with_how_sure_it_is() -> None:
    one, other = Tried(Option("a", "")), Tried(Option("b", ""))
    one.results, other.results = [0.5, 0.7, 0.6, 0.8], [0.4, 0.5, 0.6]
    lead, error = one.lead_over(other)
    assert lead == pytest.approx(0.1)
    assert error == pytest.approx(0.1 / 3**0.5)
    other.results = [0.4]
    assert one.lead_over(other) == (0.0, inf)


def test_time_is_a_budget_too(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    spent = Spent(Budget(1000, 2.0))
    spent.tries = 100
    assert spent.share == pytest.approx(0.1)
    now[0] = 1.5
    assert spent.share == pytest.approx(0.75)


def test_no_try_is_begun_that_would_come_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    spent = Spent(Budget(1000, 2.0))
    for until, over in ((0.5, False), (1.0, False), (1.6, True)):
        now[0] = until
        spent.step()
        assert (spent.late, spent.over) == (over, over)
    now[0] = 0.0
    longer = Spent(Budget(1000, 2.0))
    for until, over in (
        (0.6, False),
        (1.2, False),
        (1.25, True),
    ):  # one more of 0.6 would be in time, one of 0.9 would not
        now[0] = until
        longer.step()
        assert longer.late is over
    counted = Spent(Budget(1000))
    now[0] = 1e6
    counted.step()
    assert (counted.late, counted.over) == (False, False)
    since = Spent(Budget(1000, 2.0), now[0] - 2.5)
    assert since.over, "the clock has run since the question was asked"


def test_who_waits_for_an_answer_sets_a_time() -> None:
    champion = registry.find(CHAMPION, "wacky-races", pace=1)
    assert isinstance(champion, Searcher)
    assert champion.budget.seconds == 2.0
    assert registry.find(CHAMPION, "wacky-races").budget.seconds == inf  # type: ignore[attr-defined]


def test_later_questions_of_a_turn_take_less_time() -> None:
    budget = Budget(100, seconds=2.0)
    assert [budget.after(answers).seconds for answers in range(3)] == [2.0, 1.0, pytest.approx(2 / 3)]
    assert budget.after(5).tries == 100
    counted = Budget(100)
    assert counted.after(5) is counted, "what is played again must not hang on time"


def test_whoever_plays_alone_and_loses_has_not_won() -> None:
    for seed in range(40):
        match = jalopy.new("scrapyard-empire", seats=1, seed=seed, clock="hard", listening=False)
        play(match, [Random()], seed)
        (place,) = match.standing
        assert result(match, 0) == (1.0 if place.reason == "alone-won" else 0.0)
        if place.reason != "alone-won":
            return
    pytest.fail("nobody ever lost")


def test_what_changes_nothing_is_not_tried() -> None:
    """How much one is asked at Scrapyard Empire can be changed for ever."""
    match = jalopy.new("scrapyard-empire", seats=3, seed=4)
    rookie, driver = registry.find("rookie", "scrapyard-empire"), searcher("scrapyard-empire", 12)
    while match.question is not None and "ask:more" not in [option.key for option in match.question.options]:
        match.answer(rookie.choose(Chair(match, match.question.seat, Stream(2))))
    assert match.question is not None
    tried, _ = driver.compare(Chair(match, match.question.seat, Stream(2)))
    keys = [option.key for option in match.question.options if option.key != "ask:more"]
    assert [each.option.key for each in tried] == keys


def test_whoever_goes_round_in_circles_does_what_the_quick_bot_does() -> None:
    match = jalopy.new("scrapyard-empire", seats=3, seed=4)
    rookie, driver = registry.find("rookie", "scrapyard-empire"), searcher("scrapyard-empire", 12)
    while match.question is not None and "ask:more" not in [option.key for option in match.question.options]:
        match.answer(rookie.choose(Chair(match, match.question.seat, Stream(2))))
    assert match.question is not None
    chair, compared = Chair(match, match.question.seat, Stream(2)), 0

    def compare(chair: Chair, asked: float | None = None) -> tuple[list[Tried], list[Tried]]:
        nonlocal compared
        compared += 1
        return [], []

    driver.compare = compare  # type: ignore[method-assign]
    driver.choose(chair)
    assert compared == 1
    for _ in range(ROUND_IN_CIRCLES // 2 + 1):
        match.answer("ask:more")
        match.answer("ask:less")
    assert chair.answers_in_turn > ROUND_IN_CIRCLES
    assert driver.choose(chair) is rookie.choose(chair)
    assert compared == 1


# --- a changed box ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SEARCHED)
def test_in_a_changed_box_every_try_is_played_to_the_end(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    knob = next(knob for knob in games.find(game).knobs if knob.printed > knob.least)
    bot = searcher(game, 4 * WHOLE_MATCHES)
    monkeypatch.setattr(bot, "judge", lambda match, seat: pytest.fail("nobody has learnt to judge this box"))
    match = at_a_choice(jalopy.new(game, seats=2, seed=4, box=f"{knob.path}={knob.printed - 1}"))
    assert match.question is not None
    tried, _ = bot.compare(Chair(match, match.question.seat, Stream(1)))
    results = [result for each in tried for result in each.results]
    assert results
    assert all(0.0 <= result <= 1.0 for result in results)


def test_whole_matches_are_tried_less_often() -> None:
    assert Budget(400).of_whole_matches().tries == 400 / WHOLE_MATCHES
    assert Budget(3).of_whole_matches().tries == 1
    assert Budget(0, 2.5).of_whole_matches().tries == inf
    assert Budget(0, 2.5).of_whole_matches().seconds == 2.5
