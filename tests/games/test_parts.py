"""What belongs to a game is found in the game's own folder, wherever that lies."""

import importlib
import shutil
import sys
from pathlib import Path

import pytest
from tests.kernel import toy

from jalopy import games
from jalopy.bots import registry
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.game import Game
from jalopy.kernel.match import new_match
from jalopy.kernel.playout import play_out
from jalopy.lab.accumulators import Traits, traits_of
from jalopy.terminal.board import Board
from jalopy.terminal.boards import board_for
from jalopy.terminal.sayings import Sayings

FOLDER = {
    "__init__.py": "",
    "bot/__init__.py": "",
    "bot/rookie.py": """
from jalopy.bots.bot import Bot

class Rookie(Bot):
    name = "rookie"

    def choose(self, chair):
        return chair.question.options[0]
""",
    "traits.py": """
from jalopy.lab.accumulators import Traits

def traits(match):
    return Traits(range(match.seats))
""",
    "terminal.py": """
from jalopy.terminal import board

class Board(board.Board):
    def heading(self, shown):
        return "a yard"
""",
    "broken.py": "import nothing_of_that_name",
}


@pytest.fixture
def swap_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[toy.Meet]:
    """The toy as a folder of its own outside of Jalopy."""
    for name, text in FOLDER.items():
        file = tmp_path / "swap_meet" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    shutil.copy(toy.__file__, tmp_path / "swap_meet" / "game.py")
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name.split(".")[0] == "swap_meet"]:
        monkeypatch.delitem(sys.modules, name)
    game: Game[toy.Meet] = importlib.import_module("swap_meet.game").GAME
    monkeypatch.setattr(games, "_REGISTERED", {game.name: game})
    return game


def test_a_game_from_outside_brings_its_bot_its_traits_and_its_board(swap_meet: Game[toy.Meet]) -> None:
    match = new_match(swap_meet, 3, {}, FastChance(1))
    assert type(registry.find("rookie", swap_meet.name)).__module__ == "swap_meet.bot.rookie"
    assert board_for(match, Sayings(match, "en", [0])).heading({}) == "a yard"
    play_out(match, Stream(1))
    assert traits_of(match).turn_order == range(3)


def test_a_game_without_parts_is_played_by_lot_and_told_in_words() -> None:
    match = new_match(toy.GAME, 3, {}, FastChance(1))
    assert [games.part(toy.GAME, name) for name in ("bot.rookie", "traits", "terminal")] == [None] * 3
    assert type(board_for(match, Sayings(match, "en", [0]))) is Board
    assert traits_of(match) == Traits()


def test_a_part_that_cannot_be_loaded_is_not_passed_over(swap_meet: Game[toy.Meet]) -> None:
    with pytest.raises(ModuleNotFoundError, match="nothing_of_that_name"):
        games.part(swap_meet, "broken")


@pytest.mark.parametrize("name", games.GAMES)
def test_every_game_that_comes_with_jalopy_has_a_rookie_and_traits(name: str) -> None:
    game = games.find(name)
    assert games.part(game, "bot.rookie") is not None
    assert games.part(game, "traits") is not None
