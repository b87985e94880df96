"""The simulation behind docs/scale.md: its queues are those of the textbooks, it loses nothing, and it can be repeated."""

import math
from dataclasses import replace
from pathlib import Path

import pytest
from bench.scaling.cell import Cell, Place, between, place_of, simulate
from bench.scaling.figures import measured, slope
from bench.scaling.queues import Clock, Groups, Queue, Then, quantile
from bench.scaling.simulated import costs_of
from bench.scaling.telling import rewritten, rows
from bench.scaling.world import (
    ONE_CHANNEL,
    SIZES,
    STEPS,
    TODAY,
    Design,
    Load,
    Parts,
    assumed,
    carries,
    fewest,
    first_limit,
    most_players,
    size,
)

PAGE = Path(__file__).resolve().parents[2] / "docs" / "scale.md"
COSTS = costs_of(measured())

# --- queues -----------------------------------------------------------------------------------------------------------------


def arrivals(clock: Clock, queue: Queue, rate: float, mean: float, count: int) -> list[float]:
    """By chance, with work that is by chance too; how long each was there."""
    took: list[float] = []
    at = 0.0
    for _ in range(count):
        at += clock.lot.expovariate(rate)
        work = clock.lot.expovariate(1 / mean)
        clock.after(at, lambda came=at, work=work: queue.ask(work, lambda: took.append(clock.now - came)))  # type: ignore[misc]
    clock.run(math.inf)
    return took


@pytest.mark.parametrize("used", [0.3, 0.7])
def test_one_worker_is_the_queue_of_the_textbook(used: float) -> None:
    """M/M/1: the time in it is exponential, with the mean 1 / (mu - lambda)."""
    clock = Clock(seed=5)
    queue = Queue(clock)
    took = arrivals(clock, queue, used, 1.0, 100_000)
    mean = 1 / (1 - used)
    assert sum(took) / len(took) == pytest.approx(mean, rel=0.05)
    assert quantile(took, 0.5) == pytest.approx(mean * math.log(2), rel=0.05)
    assert quantile(took, 0.99) == pytest.approx(mean * math.log(100), rel=0.1)


def test_several_workers_wait_as_erlang_says() -> None:
    """M/M/c with four workers at three quarters: the share that waits is Erlang's C, 0.509."""
    clock = Clock(seed=6)
    took = arrivals(clock, Queue(clock, 4), 3.0, 1.0, 100_000)
    powers = [3**n / math.factorial(n) for n in range(4)]
    last = 3**4 / math.factorial(4) / (1 - 0.75)
    waits = last / (sum(powers) + last)
    assert waits == pytest.approx(0.509, abs=0.001)
    assert sum(took) / len(took) == pytest.approx(1 + waits / (4 - 3), rel=0.05)


def test_a_queue_loses_nobody() -> None:
    clock = Clock(seed=7)
    queue = Queue(clock, 2)
    done: list[int] = []
    for number in range(50):
        clock.after(number * 0.1, lambda number=number: queue.ask(1.0, lambda: done.append(number)))  # type: ignore[misc]
    clock.run(10.0)
    assert queue.came == queue.went + queue.inside == 50
    assert done == list(range(len(done)))
    clock.run(math.inf)
    assert sorted(done) == list(range(50))
    assert queue.inside == 0
    assert queue.worked == pytest.approx(50.0)


def test_what_comes_while_one_group_is_written_goes_into_the_next() -> None:
    clock = Clock(seed=8)
    sizes: list[int] = []
    ended: list[float] = []

    def write(rows: int, then: Then) -> None:
        sizes.append(rows)
        clock.after(1.0, then)

    groups = Groups(write)
    for at in (0.0, 0.2, 0.4, 0.9, 1.5):
        clock.after(at, lambda: groups.ask(lambda: ended.append(clock.now)))
    clock.run(math.inf)
    assert sizes == [1, 3, 1]
    assert ended == [1.0, 2.0, 2.0, 2.0, 3.0]
    assert (groups.written, groups.groups) == (5, 3)


def test_no_group_is_larger_than_the_servers_own() -> None:
    from jalopy.server.writers import MOST_AT_ONCE

    assert Groups.MOST == MOST_AT_ONCE


# --- a cell -----------------------------------------------------------------------------------------------------------------

PLACE = Place(
    processes=3,
    answer=0.004,
    cores=4,
    word=0.0005,
    words=4,
    flush=0.001,
    commit=((1, 0.0005), (10, 0.001), (100, 0.004)),
)


def run(place: Place, rate: float, seconds: float, seed: int = 1) -> tuple[Cell, dict[str, float]]:
    cell = Cell(place, seed)
    return cell, cell.run(lambda cell: cell.by_chance(rate, seconds), seconds)


def test_the_same_seed_makes_the_same_run_and_another_one_another() -> None:
    first, again, other = (run(PLACE, 200, 8, seed)[1] for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_every_answer_is_committed_and_told_once() -> None:
    """Told at its own process, and by the bus at each of the others that have people of that table."""
    place = replace(PLACE, people_at=3.0, elsewhere=0.002, publish=0.00001, delivery=0.000001)
    cell = Cell(place, 3)
    done: list[int] = []
    for number in range(300):
        cell.clock.after(number * 0.01, lambda number=number: cell.answer(number % 3, lambda: done.append(number)))  # type: ignore[misc]
    cell.clock.run(math.inf)
    assert sorted(done) == list(range(300))
    assert len(cell.took) == 300
    assert sum(writer.written for writer in cell.writers) == 300
    assert cell.redis.went == 300
    # Decided, told, and what nobody waits for; and the answers of the two others.
    assert [loop.went for loop in cell.loops] == [3 * 100 + 200] * 3
    assert all(loop.inside == 0 for loop in cell.loops)


def test_where_all_hear_everything_strangers_pay_for_it() -> None:
    """Answers that cost nothing themselves: what is left is two processes that hear of each."""
    hears = replace(PLACE, answer=0.0, heard=0.0003)
    cell, told = run(replace(hears, all_hear=True), 200, 20)
    assert told["process"] * 3 * 20 == pytest.approx(cell.asked * 2 * 0.0003, rel=0.01)
    assert run(hears, 200, 20)[1]["process"] == 0


def test_a_process_is_used_as_much_as_its_answers_take() -> None:
    _, told = run(PLACE, 300, 40)
    assert told["process"] == pytest.approx(300 / 3 * 0.004, rel=0.05)
    assert told["answers"] == pytest.approx(300, rel=0.05)
    # The words to the database, its work and its disk, and seven tenths of four milliseconds on top.
    assert told["p50 ms"] > 4 * 0.5 + 0.5 + 0.5 + 0.7 * 2


def test_commits_are_shared_where_many_come() -> None:
    quiet, busy = (run(replace(PLACE, processes=1, answer=0.0002), rate, 8)[1] for rate in (5, 2000))
    assert quiet["rows per commit"] < 1.1
    assert busy["rows per commit"] > 3


def test_a_driver_that_keeps_time_skips_a_table_whose_answer_is_not_through() -> None:
    place = replace(PLACE, processes=1, cores=0)
    easy, hard = Cell(place, 1), Cell(place, 1)
    relaxed = easy.run(lambda cell: cell.in_turn(100, 1.0, 20), 20)
    strained = hard.run(lambda cell: cell.in_turn(400, 1.0, 20), 20)
    assert (relaxed["skipped"], easy.asked) == (0, 2000)
    assert hard.asked + hard.skipped == 400 * 20
    assert strained["skipped"] > 1000  # 400 answers of 4 ms each are more than a second holds
    assert strained["process"] == pytest.approx(1.0, abs=0.02)


def test_between_what_was_measured_lie_lines() -> None:
    points = PLACE.commit
    assert between(points, 1) == 0.0005
    assert between(points, 10) == pytest.approx(0.001)
    assert between(points, 55) == pytest.approx(0.0025)
    assert between(points, 190) == pytest.approx(0.007)


# --- sizes ------------------------------------------------------------------------------------------------------------------


def test_ten_times_the_players_are_ten_times_the_load() -> None:
    small, large = Load.of(10_000, COSTS), Load.of(100_000, COSTS)
    for what in ("tables", "answers", "thoughts", "in_memory", "matches"):
        assert getattr(large, what) == pytest.approx(10 * getattr(small, what))


def test_people_and_answers_agree_with_what_is_assumed() -> None:
    load = Load.of(1_000_000, COSTS)
    days_answers = load.answers * 86_400 / assumed("busiest moment, against the day's mean")
    assert days_answers == pytest.approx(load.matches * COSTS.answers)
    assert load.matches * assumed("people at a table") == pytest.approx(1_000_000 * 0.2 * 1.5)


def test_people_who_may_go_anywhere_are_at_as_many_processes_as_the_dice_say() -> None:
    assert TODAY.processes_at(1) == 1
    assert TODAY.processes_at(2) == pytest.approx(2 * (1 - 1 / 8))  # three people, two processes
    assert TODAY.processes_at(100_000) == pytest.approx(3, abs=0.001)
    assert Design("", together=True).processes_at(50) == 1


@pytest.mark.parametrize("design", STEPS, ids=lambda design: design.name)
@pytest.mark.parametrize("players", SIZES)
def test_what_is_sized_fits_and_one_process_less_would_not(design: Design, players: int) -> None:
    parts = size(design, COSTS, players)
    most = assumed("most that any part is used")
    if parts is None:
        assert not design.channels
        return
    assert parts.process <= most
    if parts.processes > 2:
        assert Parts(design, COSTS, parts.load, parts.processes - 1).process > most
    if design.cells:
        assert parts.fits
        assert parts.cells == 1 or not Parts(design, COSTS, parts.load, parts.processes, parts.cells - 1).fits


@pytest.mark.parametrize("design", STEPS[:-1], ids=lambda design: design.name)
def test_a_limit_is_where_it_is_said_to_be(design: Design) -> None:
    most = most_players(design, COSTS)
    assert carries(design, COSTS, most)
    assert not carries(design, COSTS, most * 1.02)
    assert first_limit(design, COSTS)


def test_every_step_carries_more_than_the_one_before() -> None:
    most = [most_players(design, COSTS) for design in STEPS]
    assert most == sorted(most)
    assert len(set(most)) == len(most)
    assert math.isinf(most[-1])


@pytest.mark.parametrize(("wanted", "found"), [(1, 2), (2, 2), (3, 3), (77, 77), (1000, 1000), (1001, None)])
def test_fewest_finds_the_first_that_is_enough(wanted: int, found: int | None) -> None:
    assert fewest(lambda number: number >= wanted, 2, 1000) == found


def test_what_is_counted_and_what_is_simulated_are_used_alike() -> None:
    for design in (ONE_CHANNEL, TODAY):
        parts = size(design, COSTS, 300_000)
        assert parts is not None
        told = simulate(parts)
        assert told["process"] == pytest.approx(parts.process, rel=0.1)
        assert told["Redis"] == pytest.approx(parts.bus, rel=0.1)
        place = place_of(parts)
        assert place.processes == parts.processes > 2
        assert place.all_hear == (design is ONE_CHANNEL)


# --- the page ---------------------------------------------------------------------------------------------------------------


def test_the_slope_is_that_of_a_line() -> None:
    crowds = [{"watchers": watchers, "ms per answer": 2 + 0.05 * watchers} for watchers in (4, 20, 100)]
    assert slope({"games": {"scrap-racer": {"ms per answer": 2}}, "watchers": crowds}) == pytest.approx(0.05)


def test_figures_are_told_with_as_many_places_as_they_are_worth() -> None:
    assert (
        rows(["a", "b"], [[1234567, 0.012345], ["x", 123.4]])
        == "| a | b |\n| --- | --- |\n| 1,234,567 | 0.0123 |\n| x | 123 |"
    )


def test_the_page_tells_what_the_programs_write() -> None:
    """The figures that are kept, and what the simulation makes of them; nothing on it is copied by hand."""
    text = PAGE.read_text("utf-8")
    assert rewritten(text) == text
