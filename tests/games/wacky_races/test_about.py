"""What a tile is said to be when somebody points at it."""

from copy import deepcopy
from typing import Any

import pytest

from jalopy import games
from jalopy.games.wacky_races.components import ON_A_TILE
from jalopy.games.wacky_races.game import GAME
from jalopy.kernel.chance import FastChance
from jalopy.kernel.match import new_match

TILE = 5


@pytest.mark.parametrize(
    ("kind", "racers", "full"),
    [
        ("desert", ON_A_TILE, True),
        ("desert", ON_A_TILE - 1, False),
        ("swamp", ON_A_TILE + 1, False),  # WR-1.3: there is always room in the Swamp and on the Finish Line
        ("finish", ON_A_TILE + 1, False),
    ],
)
def test_a_tile_is_full_as_the_rules_say(kind: str, racers: int, full: bool) -> None:
    view: Any = deepcopy(new_match(GAME, 4, {"racers": "random"}, FastChance(1)).view(0))
    view["tiles"][TILE]["kind"] = kind
    for number, racer in enumerate(view["racers"]):
        racer["tile"] = TILE if number < racers else 1
    about = games.about(GAME, view, f"tile:{TILE}")
    assert ("tile-full" in [line.key for line in about.now]) is full


def test_a_hidden_trap_is_told_with_those_that_it_cannot_be() -> None:
    view: Any = deepcopy(new_match(GAME, 4, {"racers": "random"}, FastChance(1)).view(0))
    view["tiles"][TILE].update(trapped=True, trap=None)
    assert [line.key for line in games.about(GAME, view, f"trap:{TILE}").now] == ["trap-lies"]
    view["trap_discard"] = ["oil", "mud-pool"]
    for what in (f"trap:{TILE}", "deck:traps", "deck:trap-discard"):
        told = games.about(GAME, view, what).now[-1]
        assert (told.key, told.facts) == ("traps-gone", {"traps": ["mud-pool", "oil"]})
