"""HR-10  A changed box."""

from typing import Any

import pytest
from tests.rulebook.marks import rule

import jalopy
from jalopy.games.home_racers.contents import contents_of
from jalopy.games.home_racers.outlook import odds_of
from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import BadSetting

COURSE = "rug-oval"


def changed(changes: str, **settings: Any) -> Any:
    return jalopy.new("home-racers", seats=3, seed=1, box=changes, course=COURSE, **settings)


def played(changes: str, seed: int = 1) -> Any:
    """A match by lot, as far as some hundred answers lead."""
    match = jalopy.new("home-racers", seats=3, seed=seed, box=changes, course=COURSE)
    lot = Stream(seed)
    for _ in range(600):
        if (question := match.question) is None:
            break
        match.take(question, question.options[lot.below(len(question.options))])
    return match


def told(match: Any, kind: str) -> list[Any]:
    return [event["facts"] for event in match.events() if event["kind"] == kind]


@rule("HR-10.1")
def test_HR_10_1_points_are_reckoned_as_the_box_says():
    assert changed("").view()["points"] < changed("sheet.divisor=3,sheet.most=30").view()["points"]
    assert changed("sheet.least=9,sheet.most=9").view()["points"] == 9


@rule("HR-10.1")
def test_HR_10_1_what_is_good_and_what_is_a_hit_is_said_by_the_box():
    match = played("gears.good=2,danger.hit=2")
    assert (match.view()["good"], match.view()["hit"]) == (2, 2)
    rolled = told(match, "danger-rolled")
    assert rolled
    assert all(facts["hits"] == sum(die >= 2 for die in facts["dice"]) for facts in rolled)
    for facts in told(match, "rolled"):
        more = sum(die >= 2 for die in facts["dice"])
        assert facts["tiles"] - len(facts["dice"]) - more in (0, 1)  # one more in a slipstream


@rule("HR-10.1")
def test_HR_10_1_no_more_black_dice_are_rolled_than_there_are():
    match = played("dice.black=3")
    assert {len(facts["dice"]) for facts in told(match, "danger-rolled")} <= {1, 2, 3}


@rule("HR-10.1")
def test_HR_10_1_so_many_hits_cost_control():
    match = played("danger.loss_of_control=1")
    hit = [facts for facts in told(match, "danger-rolled") if facts["hits"]]
    assert hit
    assert len(told(match, "lost-control")) >= len(hit) - len(told(match, "retired"))


@rule("HR-10.1")
def test_HR_10_1_boosters_give_what_the_box_says():
    given = [facts["more"] for seed in range(6) for facts in told(played("effects.booster=4", seed), "boosted")]
    assert given
    assert set(given) == {4}


@rule("HR-10.1")
def test_HR_10_1_bots_reckon_with_the_box():
    printed, easy = (odds_of(contents_of({"box": box})) for box in ("", "gears.good=2,danger.hit=6"))
    assert printed.chance[1] == pytest.approx([0.0, 2 / 3, 1 / 3])
    assert easy.chance[1] == pytest.approx([0.0, 1 / 6, 5 / 6])
    assert easy.risk[5] < printed.risk[5]


@rule("HR-10.1")
def test_HR_10_1_points_that_cannot_be_are_refused():
    with pytest.raises(BadSetting, match="at least 12 points and at most 4"):
        changed("sheet.least=12,sheet.most=4")
