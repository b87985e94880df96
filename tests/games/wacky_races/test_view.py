"""What the view tells so that nobody has to work it out again."""

from typing import Any

from tests.web.wacky_races import DRIVERS, STARTS

import jalopy
from jalopy.games.wacky_races.components import RACERS
from jalopy.games.wacky_races.power_cards import POWERS

SEASON_OVER: dict[str, Any] = {"seats": 2, "settings": {"championship": "grand"}, **STARTS["a-new-season"]}


def test_the_dashboards_of_all_racers_in_the_box_are_there_from_the_beginning() -> None:
    match = jalopy.new("wacky-races", seats=2, seed=1)
    view: Any = match.view()
    assert view["racers"] == []
    assert list(view["dashboards"]) == RACERS
    assert [power["power"] for power in view["dashboards"]["turbo"]] == [power.key for power in POWERS["turbo"]]


def test_the_standings_tell_the_places_of_the_season_and_those_of_all_seasons() -> None:
    view: Any = jalopy.from_position("wacky-races", SEASON_OVER).view()
    by_place = sorted(view["standings"], key=lambda row: row["place"])
    # compact has the most points; turbo and haybailer have nine each, and haybailer was second once
    assert [row["racer"] for row in by_place] == ["compact", "coupe", "haybailer", "turbo", "surplus", "buzz-wagon"]
    assert [row["grand_place"] for row in view["standings"]] == [2, 1, None, None, None, None]
    assert [row["racer"] for row in view["standings"]] == list(DRIVERS)
