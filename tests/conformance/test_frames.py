"""Frames hold no secrets, looked at where the sources run."""

from typing import Any

import pytest
from tests.conformance import frames
from tests.conformance.tables import all_games, few

from jalopy._builds import build
from jalopy.kernel.game import Game

pytestmark = pytest.mark.xdist_group("frames")


@pytest.fixture(scope="module")
def sources_run(request: pytest.FixtureRequest) -> bool:
    """Where compiled rules run, this whole module runs once more without them."""
    if build() != "pure":
        frames.run_on_sources(str(request.path))
    return build() == "pure"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.name))
def test_no_frame_keeps_the_face_of_a_hidden_card(game: Game[Any], sources_run: bool) -> None:
    if not sources_run:
        return
    for case in few(game):
        frames.check(case)
