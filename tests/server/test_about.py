"""Whatever somebody sees can be asked about, in any view, and nonsense gets one sentence."""

from typing import Any

import pytest
from tests.server.guests import Guest
from tests.server.serving import Serving

import jalopy
from jalopy import games


def ask(guest: Guest, game: str, thing: str, view: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    answer = guest.http.post(f"/api/games/{game}/about", json={"thing": thing, "view": view})
    found: dict[str, Any] = answer.json()
    return answer.status_code, found


@pytest.mark.parametrize("game", games.GAMES)
def test_all_there_is_leads_on_to_each_thing(serving: Serving, game: str) -> None:
    guest = Guest(serving)
    view = jalopy.new(game, seats=games.find(game).seat_counts[-1]).view(0)
    status, table = ask(guest, game, "table", view)
    assert (status, table["thing"], table["rule"]) == (200, "table", "")
    assert len(table["near"]) > 8
    for near in table["near"][::7]:
        status, found = ask(guest, game, near["thing"], view)
        assert (status, found["title"]) == (200, near["title"])
        assert found["rule"]


def test_nonsense_gets_one_sentence(serving: Serving) -> None:
    guest = Guest(serving)
    view: dict[str, Any] = jalopy.new("wacky-races", seats=4).view(0)
    assert ask(guest, "wacky-races", "racer:nobody", view)[1]["key"] == "no-such-thing"
    assert ask(guest, "wacky-races", "dastardly", {})[1]["key"] == "no-view"
    assert ask(guest, "no-game", "dastardly", view)[0] == 404
    view["hands"] = []
    racer = {"name": "turbo", "seat": 3, "tile": 77, "side": 0, "place": 1, "slow": False, "muddy": False, "powers": []}
    status, found = ask(guest, "wacky-races", "racer:turbo", {**view, "racers": [racer]})
    assert (status, found["key"]) == (400, "no-view")
    assert found["error"].count(".") == 1
