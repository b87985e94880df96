"""The rules play the golden playthroughs as they are written down."""

import difflib

import pytest
from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS, Playthrough

from jalopy import games

ADVICE = """\
The match is not the one that is written down in {name}. If the rules were meant to change, records made before would
now play another match: give the game a new version, and write the playthroughs anew with `python -m tests.golden.write`.

{differences}"""


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=repr)
def test_the_match_is_the_one_that_is_written_down(playthrough: Playthrough) -> None:
    written = playthrough.file.read_text("utf-8")
    played = playthrough.text()
    if played != written:
        lines = difflib.unified_diff(
            written.splitlines(), played.splitlines(), "written down", "played", n=3, lineterm=""
        )
        differences = "\n".join(list(lines)[:40])
        pytest.fail(ADVICE.format(name=playthrough.file.name, differences=differences), pytrace=False)


def test_there_is_a_file_for_every_playthrough_and_no_other() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(playthrough.file for playthrough in PLAYTHROUGHS)


@pytest.mark.parametrize("name", games.GAMES)
def test_every_number_of_seats_of_every_game_is_written_down(name: str) -> None:
    written = {playthrough.seats for playthrough in PLAYTHROUGHS if playthrough.game == name}
    assert written == set(games.find(name).seat_counts)
