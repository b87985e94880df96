"""Frames hold no secrets, looked at where the sources run."""

from typing import Any

import pytest
from tests.conformance import frames
from tests.conformance.tables import all_games, few

from jalopy._builds import build
from jalopy.kernel.game import Game


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.name))
def test_no_frame_keeps_the_face_of_a_hidden_card(game: Game[Any], request: pytest.FixtureRequest) -> None:
    if build() != "pure":
        frames.run_on_sources(request.node.nodeid)
        return
    for case in few(game):
        frames.check(case)
