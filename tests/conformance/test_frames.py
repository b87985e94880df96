"""Frames hold no secrets, looked at where the sources run."""

from typing import Any

import pytest
from tests.conformance import frames
from tests.conformance.tables import all_games, case_of, few, spread
from tests.kernel.toy import DECK, WORTH, Meet, SwapMeet

from jalopy._builds import build
from jalopy.kernel.game import Game
from jalopy.kernel.questions import Rules
from jalopy.kernel.table import Table

pytestmark = pytest.mark.xdist_group("frames")


@pytest.fixture(scope="module")
def sources_run(request: pytest.FixtureRequest) -> bool:
    """Where compiled rules run, this whole module runs once more without them."""
    if build() != "pure":
        frames.run_on_sources(str(request.path), request.config.getoption("--long"))
    return build() == "pure"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.name))
def test_no_frame_keeps_the_face_of_a_hidden_card(game: Game[Any], sources_run: bool, thorough: bool) -> None:
    if not sources_run:
        return
    for case in few(game) if thorough else spread(game):
        frames.check(case, 8 if thorough else 4)


class KeepsAFace(SwapMeet):
    def turn(self, state: Meet, table: Table) -> Rules:
        first = state.cards.face(state.cards.at(DECK)[0]) if state.cards.at(DECK) else ""
        yield from super().turn(state, table)
        state.points[0] += len(first) * 0


class KeepsACount(SwapMeet):
    """Not a face, but worked out from one."""

    def turn(self, state: Meet, table: Table) -> Rules:
        first = WORTH[state.cards.face(state.cards.at(DECK)[0])] if state.cards.at(DECK) else 0
        yield from super().turn(state, table)
        state.points[0] += first * 0


@pytest.mark.parametrize("game", [KeepsAFace, KeepsACount])
def test_a_face_in_a_frame_is_found_out(game: type[SwapMeet], sources_run: bool) -> None:
    if not sources_run:
        return
    frames.check(case_of(SwapMeet))
    with pytest.raises(AssertionError, match="turn: first = "):
        frames.check(case_of(game))
