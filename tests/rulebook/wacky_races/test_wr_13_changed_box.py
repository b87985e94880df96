"""WR-13  A changed box."""

from typing import Any

import pytest
from tests.rulebook.marks import rule

import jalopy
from jalopy.kernel.errors import BadSetting, IllegalAnswer


def changed(changes: str, **settings: Any) -> Any:
    return jalopy.new("wacky-races", seats=3, seed=1, box=changes, racers="random", **settings)


def seen(changes: str, **settings: Any) -> Any:
    return changed(changes, **settings).view()


@rule("WR-13.1")
def test_WR_13_1_hands_and_plays_are_as_the_box_has_them():
    view = seen("hand.cards=5,hand.plays=2")
    assert [hand["count"] for hand in view["hands"]] == [5, 5, 5]
    assert view["race"]["hand"] == 5
    assert view["plays"] == 2


@rule("WR-13.1")
def test_WR_13_1_a_race_of_a_championship_keeps_the_number_of_its_own():
    match = changed("hand.cards=2", championship="season-1")
    schedule: Any = match.state.agreed.schedule
    assert [race.hand for race in schedule] == [2, 4, 2, 2]


@rule("WR-13.1")
def test_WR_13_1_the_gas_station_lies_behind_the_first_half_however_long_it_is():
    for changes, station, finish in (("tiles.first.tiles.farm=0", 13, 23), ("tiles.first.tiles.farm=5", 18, 28)):
        kinds = [tile["kind"] for tile in seen(changes)["tiles"]]
        assert kinds.index("gas-station") == station
        assert kinds.index("finish") == finish


@rule("WR-13.1")
def test_WR_13_1_points_of_a_championship_are_as_the_box_has_them():
    match = changed("championship.points.places.1=20,championship.points.places.6=5", championship="season-1")
    box: Any = match.state.box
    assert box.points == [20, 6, 4, 3, 2, 5]


@rule("WR-13.1")
def test_WR_13_1_a_racer_without_powers_has_none_to_use():
    names = seen("")["dashboards"]
    match = changed(",".join(f"abilities.{name}=0" for name in names))
    view = match.view()
    assert all(racer["powers"] == [] for racer in view["racers"])
    assert set(map(str, view["dashboards"].values())) == {"[]"}
    assert match.question is not None
    assert not any(option.key.startswith("power:") for option in match.question.options)
    own = match.view()["racers"][match.question.seat]["name"]
    power = names[own][0]["power"]
    with pytest.raises(IllegalAnswer, match="has no powers"):
        match.answer(f"power:{power}")


@rule("WR-13.1")
@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (",".join(f"tiles.first.tiles.{kind}=0" for kind in ("desert", "forest", "prairie", "farm")), "first half"),
        (
            "hand.cards=6,"
            + ",".join(f"cards.movement.cards.{kind}=4" for kind in ("desert", "forest", "farm", "prairie")),
            "16 Movement cards",
        ),
    ],
)
def test_WR_13_1_a_box_that_nobody_could_race_with_is_refused(changes: str, complaint: str) -> None:
    with pytest.raises(BadSetting, match=complaint):
        changed(changes)
