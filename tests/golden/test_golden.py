"""The rules play the golden playthroughs as they are written down."""

import difflib
import re

import pytest
from tests.golden.playthroughs import FOLDER, LAST, MOST_LINES, PLAYTHROUGHS, Playthrough

from jalopy import games

ADVICE = """\
The match is not the one that is written down in {name}. If the rules were meant to change, records made before would
now play another match: give the game a new version, and write the playthroughs anew with `python -m tests.golden.write`.

{differences}"""

EVENT = re.compile(r"^([a-z-]+)\b.* \([A-Z]+-\d+\.\d+\)$", re.M)

# By lot nobody gets so far. Whatever else the rules tell is written down somewhere.
TOLD_NOWHERE = {
    "scrap-racer": {"dice-lost", "reshuffled"},
    "wacky-races": {"grand-title", "plans-removed", "trap-discarded", "trap-open", "trap-seen", "traps-used-up"},
    "scrapyard-empire": {"another-turn", "cancelled", "missed", "ray-rolled", "slowed", "won"},
    "home-racers": {"finished", "lap-began", "slipstream"},
}


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=repr)
def test_the_match_is_the_one_that_is_written_down(playthrough: Playthrough) -> None:
    written = playthrough.file.read_text("utf-8")
    played = playthrough.text()
    if played != written:
        lines = difflib.unified_diff(
            written.splitlines(), played.splitlines(), "written down", "played", n=3, lineterm=""
        )
        differences = "\n".join(list(lines)[:40])
        pytest.fail(ADVICE.format(name=repr(playthrough), differences=differences), pytrace=False)


def test_there_is_a_file_for_every_playthrough_and_no_other() -> None:
    assert sorted(FOLDER.rglob("*.txt")) == sorted(playthrough.file for playthrough in PLAYTHROUGHS)


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=repr)
def test_people_can_read_it(playthrough: Playthrough) -> None:
    lines = playthrough.file.read_text("utf-8").splitlines()
    assert len(lines) <= MOST_LINES
    assert not re.search(r"\d", playthrough.name), "it is named by what is agreed, not by numbers"
    turns = [int(line.removeprefix("Turn ")) for line in lines if line.startswith("Turn ")]
    assert turns == list(range(max(1, playthrough.since), turns[-1] + 1))
    assert turns[-1] == playthrough.until or playthrough.until == LAST
    assert (lines[1] == "") == (playthrough.since == 0 and playthrough.until == LAST), "it says what is left out"


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=repr)
def test_what_everybody_sees_is_written_down_in_every_turn_with_a_question(playthrough: Playthrough) -> None:
    seen = "= " + ", ".join(rf"seat {seat} [0-9a-f]{{8}}" for seat in range(playthrough.seats))
    *turns, _ = playthrough.file.read_text("utf-8").split("\n\n")[2:]
    asked = [turn for turn in turns if "\n? " in turn]
    assert len(asked) > 5
    digests = [re.findall(rf"^{seen}, spectator [0-9a-f]{{8}}$", turn, re.M) for turn in asked]
    assert {len(found) for found in digests[:-1]} == {1}
    assert len(digests[-1]) == 2 or len(asked) < len(turns), "and where the file ends"
    assert len({found[0] for found in digests}) == len(digests)


@pytest.mark.parametrize("name", games.GAMES)
def test_every_number_of_seats_of_every_game_is_written_down(name: str) -> None:
    written = {playthrough.seats for playthrough in PLAYTHROUGHS if playthrough.game == name}
    assert written == set(games.find(name).seat_counts)


@pytest.mark.parametrize("name", games.GAMES)
def test_almost_every_kind_of_event_is_written_down(name: str) -> None:
    files = [playthrough.file for playthrough in PLAYTHROUGHS if playthrough.game == name]
    written = {kind for file in files for kind in EVENT.findall(file.read_text("utf-8"))}
    assert written == {kind for rule in games.find(name).rulebook.rules for kind in rule.events} - TOLD_NOWHERE[name]
