"""Sweeps: the same matches with one box after the other."""

import pytest

from jalopy.kernel.errors import BadSetting
from jalopy.lab.intervals import apart, of_mean, wilson
from jalopy.lab.simulate import simulate
from jalopy.lab.sweep import MOST, is_sweep, sweep, wanted


@pytest.mark.parametrize(
    ("text", "fixed", "swept"),
    [
        ("", "", {}),
        ("laps.to_win=4", "laps.to_win=4", {}),
        ("laps.to_win=2..4", "", {"laps.to_win": [2, 3, 4]}),
        ("dice.count=3,4,6,laps.to_win=2", "laps.to_win=2", {"dice.count": [3, 4, 6]}),
        ("dice.count=3,5..6,laps.to_win=1..2", "", {"dice.count": [3, 5, 6], "laps.to_win": [1, 2]}),
        ("laps.to_win=4..4", "laps.to_win=4..4", {}),
        ("laps.to_win=4..1", "laps.to_win=4..1", {}),
        ("laps.to_win=many", "laps.to_win=many", {}),
    ],
)
def test_spans_and_lists_stand_for_several_boxes(text: str, fixed: str, swept: dict[str, list[int]]) -> None:
    wish = wanted(text)
    assert (wish.fixed, wish.swept) == (fixed, swept)
    assert is_sweep({"box": text}) == bool(swept)


def test_several_spans_make_every_combination() -> None:
    wish = wanted("dice.count=3,4,laps.to_win=1..2,bonus.slots.usual=2")
    assert [wish.text(changes) for changes in wish.boxes] == [
        "bonus.slots.usual=2,dice.count=3,laps.to_win=1",
        "bonus.slots.usual=2,dice.count=3,laps.to_win=2",
        "bonus.slots.usual=2,dice.count=4,laps.to_win=1",
        "bonus.slots.usual=2,dice.count=4,laps.to_win=2",
    ]


@pytest.mark.parametrize("text", [f"laps.to_win=0..{MOST}", "laps.to_win=1..5,dice.count=1..6,bonus.slots.usual=1..5"])
def test_more_boxes_than_anybody_reads_are_refused(text: str) -> None:
    with pytest.raises(BadSetting, match=f"at most {MOST}"):
        wanted(text)


def test_every_box_plays_the_matches_that_a_run_of_its_own_plays() -> None:
    results = sweep("scrap-racer", 3, ["random"], 12, 5, {"box": "laps.to_win=1..3,dice.count=5"})
    assert [changes for changes, _ in results.rows] == [{"laps.to_win": 1}, {"laps.to_win": 2}, {"laps.to_win": 3}]
    for changes, row in results.rows:
        alone = simulate(
            "scrap-racer", 3, ["random"], 12, 5, {"box": f"dice.count=5,laps.to_win={changes['laps.to_win']}"}
        )
        assert row.digest == alone.digest
    assert results.rows[2][1].digest == results.printed.digest
    data = results.as_data()
    rows = data["rows"]
    assert isinstance(rows, list)
    assert rows[2]["differences"]["turns"]["mean"] == 0
    assert rows[0]["differences"]["turns"]["high"] < 0
    assert data["printed"]["changes"] == {"laps.to_win": 3}  # type: ignore[index]


def test_a_box_that_cannot_be_played_is_refused_before_the_first_match() -> None:
    played: list[int] = []
    with pytest.raises(BadSetting, match="18 boost markers, too few for 19"):
        sweep(
            "scrap-racer",
            3,
            ["random"],
            5,
            1,
            {"box": "boost.spaces.count=17..19"},
            progress=lambda n, _: played.append(n),
        )
    assert played == []


def test_the_interval_of_a_difference_holds_it_and_shrinks() -> None:
    wide, narrow = ((wins / of, *wilson(wins, of)) for wins, of in ((6, 20), (600, 2000)))
    for one, other in ((wide, wide), (narrow, narrow), (wide, narrow)):
        low, high = apart(one, other)
        assert low < other[0] - one[0] < high
    assert apart(narrow, narrow)[1] < apart(wide, wide)[1] / 5


def test_the_mean_of_counted_numbers_and_how_sure_it_is() -> None:
    mean, half = of_mean({4: 50, 6: 50})
    assert mean == 5
    assert half == pytest.approx(1.96 * (100 / 99 / 100) ** 0.5, rel=1e-3)
    assert of_mean({7: 1}) == (7, float("inf"))
