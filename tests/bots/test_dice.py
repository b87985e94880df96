"""Scrap Racer's dice, reckoned: as the exact tables say where both know the same, and through the rules where it counts."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

import jalopy
from jalopy.bots import registry
from jalopy.bots.bot import Chair
from jalopy.bots.search import Budget, Spent
from jalopy.games.scrap_racer.bot.dice import (
    KINDS,
    PIPS,
    DiceQuestion,
    DiceSearcher,
    Lie,
    Loaded,
    Reckoning,
    Way,
    lie_of,
)
from jalopy.games.scrap_racer.bot.hot.rolling import Rolling
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match

GAME = "scrap-racer"
CRASHES = [0.0, 2.0, 1.0, -1.0, -2.0, 3.0]


def plain_end(way: Way) -> float:
    """By the way alone: the dice as they lie in the end, from a first die of 3."""
    dice, faces = [3], list(way.faces)
    for answer in way.answers:
        if answer == "roll":
            dice.append(faces.pop(0))
        elif answer == "boost:re-roll":
            dice[-1] = faces.pop(0)
        elif answer == "boost:turn":
            dice[-1] = 7 - dice[-1]
        elif answer.startswith("boost:"):
            dice[-1] += 1 if answer == "boost:plus-1" else -1
    assert not faces
    return CRASHES[dice[-1] - 1] if way.answers[-1] == "crash" else float(sum(dice))


@pytest.mark.parametrize("markers", [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)])
def test_it_comes_to_what_the_exact_tables_say(markers: tuple[int, int, int]) -> None:
    reckoning = Reckoning(Lie(frozenset(), 3, markers), 6)
    worth = {end: plain_end(way) for end, way in reckoning.ends.items()}
    reckoned = {
        key: sum(chance * worth[end] for end, chance in chances.items())
        for key, chances in reckoning.chances(worth).items()
    }
    exact = Rolling(float, lambda die: CRASHES[die - 1]).ways(0, 3, sum(bit << at for at, bit in enumerate(markers)))
    assert reckoned.keys() == exact.keys()
    assert reckoned == pytest.approx(exact)


def test_nobody_goes_on_by_knowing_the_world() -> None:
    """In one world only crashes are worth something, in the other only drives: whoever rolls has to settle on one way for both."""
    asked = DiceQuestion(Reckoning(Lie(frozenset({1, 2, 3}), 4, (0, 0, 0)), 6), Spent(Budget(1)))
    asked.add_world(lambda way: float(way.answers[-1] == "crash"))
    asked.add_world(lambda way: 0.9 * (way.answers[-1] == "stop"))
    assert asked.spent.tries == 2 * len(asked.reckoning.ends)
    results = asked.results()
    assert results["stop"] == [0.0, 0.9]
    # Four faces double. After the other two it is better on the average to roll the last die, which doubles five times of six.
    assert results["roll"] == pytest.approx([4 / 6 + 2 / 6 * 5 / 6, 2 / 6 * 1 / 6 * 0.9])


def test_dice_fall_as_they_are_loaded_and_then_as_they_like() -> None:
    loaded, free = Loaded([6, 1], 5), FastChance(5)
    assert [loaded.roll(1, count, 6) for count in range(2)] == [6, 1]
    assert [loaded.draw(1, count, 9) for count in range(20)] == [free.draw(1, count, 9) for count in range(20)]
    assert [loaded.roll(2, count, 6) for count in range(20)] == [free.roll(2, count, 6) for count in range(20)]


def at_dice(seed: int) -> Iterator[Match]:
    """A race of rookies, at each question about dice."""
    match = jalopy.new(GAME, seats=4, seed=seed, listening=False)
    rookie = registry.find("rookie", GAME)
    while (question := match.question) is not None:
        if question.kind in KINDS and len(question.options) > 1:
            yield match
        match.take(question, rookie.choose(Chair(match, question.seat, Stream(1))))


def searcher(tries: int) -> DiceSearcher:
    bot = registry.find("champion", GAME)
    assert isinstance(bot, DiceSearcher)
    bot.budget = Budget(tries)
    return bot


def test_every_answer_is_reckoned_at_every_question_about_dice() -> None:
    bot, met = searcher(1), set()
    for number, match in enumerate(at_dice(3)):
        assert match.question is not None
        if number % 4 == 0 or "boost" in match.question.kind:
            ways = bot.reckon(Chair(match, match.question.seat, Stream(2)), Spent(bot.budget))
            assert ways.keys() == {option.key for option in match.question.options}
            assert all(0.0 <= worth <= 1.0 for worth in ways.values())
            met.add(match.question.kind)
    assert met == set(KINDS) - {"stop-or-boost"}


def test_a_world_that_time_runs_out_in_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is anything said of answers then: the rookie's own is given."""
    match = next(at_dice(3))
    assert match.question is not None
    chair = Chair(match, match.question.seat, Stream(2))
    bot = searcher(1000)
    bot.budget = Budget(1000, seconds=1e-9)
    tried, _ = bot.compare(chair)
    assert [each.results for each in tried] == [[] for _ in tried]
    assert bot.choose(chair) is bot.quick.choose(chair)
    asked = DiceQuestion(Reckoning(Lie(frozenset(), 3, (0, 0, 0)), 6), Spent(Budget(1000, seconds=5.0)))
    now = time.monotonic()
    judged: list[Way] = []

    def slow(way: Way) -> float:
        judged.append(way)
        monkeypatch.setattr(time, "monotonic", lambda: now + 3 * len(judged))
        return 0.5

    asked.add_world(slow)
    assert (len(judged), asked.worlds) == (1, 0), "another would have come too late"
    assert asked.results() == {"stop": [], "roll": []}


def test_a_way_leads_where_its_dice_lead() -> None:
    """Two more dice in the first turn, and a stop: nobody is met, no card is held, and only an ability may add to it."""
    match = next(at_dice(8))
    assert match.question is not None
    chair = Chair(match, match.question.seat, Stream(4))
    ends: list[Match] = []
    bot = searcher(1)

    def judge(end: Match, seat: int) -> float:
        ends.append(end)
        return 0.5

    bot.judge = judge
    lie = lie_of(chair)
    faces = tuple(face for face in PIPS if face != lie.last)[:2]
    assert bot.end(7, chair.fork(FastChance(7)), chair.seat, Way(("roll", "roll", "stop"), faces)) == 0.5
    (end,) = ends
    assert end.table.turn == match.table.turn + 1
    view: Any = end.view(chair.seat)
    (racer,) = (racer for racer in view["racers"] if racer["seat"] == chair.seat)
    assert sum(faces) + lie.last <= racer["distance"] <= sum(faces) + lie.last + 2


def test_it_answers_as_it_reckons() -> None:
    """Where that is clear, whatever the worlds."""
    bot, other = searcher(400), searcher(1)
    agreed = asked = 0
    for number, match in enumerate(at_dice(11)):
        assert match.question is not None
        if number % 6 == 0:
            chair = Chair(match, match.question.seat, Stream(number))
            ways = other.reckon(chair, Spent(other.budget))
            best, second = sorted(ways, key=lambda key: -ways[key])[:2]
            if ways[best] - ways[second] > 0.03:
                asked += 1
                agreed += bot.choose(chair).key == best
    assert asked > 3
    assert agreed >= 0.9 * asked
