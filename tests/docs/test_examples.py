"""What the documentation shows runs as shown."""

import doctest
import hashlib
import hmac
import itertools
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.docs import a_new_game

import jalopy
from jalopy import games
from jalopy.games.scrap_racer.circuits import MARKS
from jalopy.kernel.match import Match
from jalopy.lab.simulate import simulate
from jalopy.terminal.boards import board_for
from jalopy.terminal.sayings import Sayings

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", (DOCS / page).read_text(encoding="utf-8"), re.M | re.S)


@pytest.fixture
def tin_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The example game as the folder that its page describes; what is left of the page plays it."""
    a_new_game.write_folder(tmp_path / "tin_can")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(games, "_REGISTERED", dict(games._REGISTERED))
    for name in [name for name in sys.modules if name.split(".")[0] == "tin_can"]:
        monkeypatch.delitem(sys.modules, name)
    return a_new_game.PLAY


def test_the_example_game_is_small_and_plays(tin_can: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules = a_new_game.FILES["game.py"]
    assert len(rules[rules.index("class TinCan") : rules.index("GAME =")].splitlines()) <= 60
    exec(compile(tin_can, "a-new-game.md", "exec"), {"__name__": "play"})
    assert sorted(eval(capsys.readouterr().out)) == [0, 1, 2]
    match = jalopy.new("tin-can", seats=2, seed=1, goal=20)
    match.answer("kick")
    with pytest.raises(jalopy.JalopyError):
        match.undo()
    position = jalopy.from_position("tin-can", match.position(), seed=1)
    assert position.view() == match.view()


def test_the_example_game_brings_its_rookie_its_traits_and_its_board(tin_can: str) -> None:
    exec(compile(tin_can, "a-new-game.md", "exec"), {"__name__": "play"})
    results = simulate("tin-can", 2, ["rookie", "random"], 20)
    assert results.wins_by_seat[0] == results.wins_by_turn_order[0] > 10
    match = jalopy.new("tin-can", seats=2, seed=1)
    assert board_for(match, Sayings(match, "en", [0])).heading({}) == "0 : 0"


def test_the_page_of_the_library_names_all_of_it_and_plays(capsys: pytest.CaptureFixture[str]) -> None:
    page = (DOCS / "library.md").read_text(encoding="utf-8")
    assert [name for name in jalopy.__all__ if f"`{name}" not in page] == []
    (program,) = blocks("library.md")
    exec(compile(program, "library.md", "exec"), {"__name__": "play"})
    places = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert sorted(seat for _, seat, *_ in places) == ["0", "1", "2"]


def test_the_example_game_says_what_its_answers_do(tin_can: str) -> None:
    exec(compile(tin_can, "a-new-game.md", "exec"), {"__name__": "play"})
    match = jalopy.new("tin-can", seats=2, seed=1)
    kick, stop = games.consequences(match, 0)
    assert (kick.sure, kick.plans, kick.odds[0]["chance"]) == ([], [], 1 / 6)
    assert stop.plans == [{"points": 0}]
    assert stop.sure == [{"kind": "scored", "rule": "TC-1.2", "facts": {"seat": 0, "points": 0}}]


def test_the_packages_own_example() -> None:
    failed, tried = doctest.testmod(jalopy)
    assert tried > 0
    assert failed == 0


def test_the_documented_position_can_be_played_and_written_again() -> None:
    example = re.search(r"^```json\n(.*?)^```$", (DOCS / "positions.md").read_text(encoding="utf-8"), re.M | re.S)
    assert example is not None
    position = json.loads(example[1])
    match = jalopy.from_position("scrap-racer", position, seed=3)
    written = match.position()
    assert written["turn"] == 18
    assert jalopy.from_position("scrap-racer", written, seed=3).position() == written
    table = (DOCS / "positions.md").read_text(encoding="utf-8")
    for field in written:
        assert f"`{field}`" in table


def test_the_documented_position_with_the_expansion_can_be_played_and_written_again() -> None:
    page = (DOCS / "positions.md").read_text(encoding="utf-8")
    position = json.loads(re.findall(r"^```json\n(.*?)^```$", page, re.M | re.S)[1])
    match = jalopy.from_position("scrap-racer", position, seed=3)
    written = match.position()
    assert {name: written[name] for name in ("pieces", "centre", "scrap")} == {
        name: position[name] for name in ("pieces", "centre", "scrap")
    }
    assert jalopy.from_position("scrap-racer", written, seed=3).position() == written
    racers = written["racers"]
    assert isinstance(racers, list)
    for field in {*written, *(name for racer in racers for name in racer)} - {"name", "seat"}:
        assert f"`{field}`" in page


def test_the_documented_position_of_wacky_races_can_be_played_and_written_again() -> None:
    page = (DOCS / "positions.md").read_text(encoding="utf-8")
    position = json.loads(re.findall(r"^```json\n(.*?)^```$", page, re.M | re.S)[2])
    match = jalopy.from_position("wacky-races", position, seed=3)
    written = match.position()
    for name in ("ranking", "road", "hands", "seen_cards", "dastardly", "round"):
        assert written[name] == position[name]
    assert written["traps"] == {"16": {"trap": "oil", "seen": []}, "18": {"trap": "log", "seen": [1]}}
    assert jalopy.from_position("wacky-races", written, seed=3).position() == written
    championship = jalopy.new("wacky-races", seats=2, seed=1, racers="random", championship="season-2").position()
    racers, standings = championship["racers"], championship["standings"]
    assert isinstance(racers, list)
    assert isinstance(standings, dict)
    fields = {*written, *championship, *standings, "face_down", "winner", *(name for racer in racers for name in racer)}
    for field in fields - {"name", "names", "seat"}:
        assert f"`{field}`" in page


def test_the_documented_position_of_home_racers_can_be_played_and_written_again() -> None:
    page = (DOCS / "positions.md").read_text(encoding="utf-8")
    position = json.loads(re.findall(r"^```json\n(.*?)^```$", page, re.M | re.S)[-1])
    match = jalopy.from_position("home-racers", position, seed=3)
    written = match.position()
    assert (written["order"], written["round"], written["next"]) == ([1, 0], 6, 0)
    assert jalopy.from_position("home-racers", written, seed=3).position() == written
    cars = written["cars"]
    assert isinstance(cars, list)
    assert [car["pose"] for car in cars] == [car["pose"] for car in position["cars"]]
    for field in {*written, "beyond", "arrival", *(name for car in cars for name in car)}:
        assert f"`{field}`" in page


def test_the_documented_position_of_scrapyard_empire_can_be_played_and_written_again() -> None:
    page = (DOCS / "positions.md").read_text(encoding="utf-8")
    page = page[page.index("## Scrapyard Empire") :]
    position = json.loads(re.findall(r"^```json\n(.*?)^```$", page, re.M | re.S)[0])
    match = jalopy.from_position("scrapyard-empire", position, seed=3)
    written = match.position()
    assert {name: written[name] for name in ("turn", "round", "first", "next", "known")} == {
        name: position[name] for name in ("turn", "round", "first", "next", "known")
    }
    assert jalopy.from_position("scrapyard-empire", written, seed=3).position() == written
    players = written["players"]
    assert isinstance(players, list)
    for field in {*written, *(name for player in players for name in player), "extra", "lost"}:
        assert f"`{field}`" in page


def test_the_documented_circuit_is_one_and_can_be_used_again() -> None:
    page = (DOCS / "circuits.md").read_text(encoding="utf-8")
    (example,) = blocks("circuits.md")
    exec(compile(example, "circuits.md", "exec"), {"__name__": "circuits"})
    (word,) = re.findall(r"So `(\w+)` is a ring of eight tiles", page)
    track: Any = jalopy.new("scrap-racer", seats=3, seed=1, track=word).view()["track"]
    assert {entry["piece"]: entry["tile"] for entry in track["pieces"]} == {
        "slime-trail": 1,
        "salvager": 3,
        "scrap-yard": 8,
    }
    assert track["pit"]["tiles"] == [5, 6]
    assert all(f"`{letter}`" in page for letter in (*"SRL", *MARKS))


def test_the_documented_script_leads_to_the_crash_it_tells_of() -> None:
    (script,) = blocks("positions.md")
    names: dict[str, object] = {}
    exec(compile(script, "positions.md", "exec"), names)
    match = names["match"]
    assert isinstance(match, Match)
    assert [event["facts"] for event in match.events() if event["kind"] == "crash-card"] == [
        {"racer": "twister", "pile": "5/6", "card": "four-backwards"}
    ]


def test_the_documented_record_fields_are_the_fields_of_a_record() -> None:
    match = jalopy.new("scrap-racer", seats=2, seed=5)
    page = (DOCS / "records.md").read_text(encoding="utf-8")
    for field in match.record():
        assert f"`{field}`" in page


def test_a_die_computed_as_documented_is_the_die_that_fell() -> None:
    seed, texts = bytes(range(32)), ("Kai", "grün")
    match = jalopy.new("scrap-racer", seats=3, chance=jalopy.committed(seed.hex(), texts))
    key = hashlib.sha256(seed)
    for text in texts:
        key.update(len(text.encode()).to_bytes(4, "big") + text.encode())

    def draw(turn: int, count: int, n: int) -> int:
        for attempt in itertools.count():
            word = hmac.new(key.digest(), f"{turn}:{count}:{attempt}".encode(), "sha256").digest()
            number = int.from_bytes(word[:8], "big")
            if number < 2**64 // n * n:
                return number % n
        raise AssertionError

    first = next(event for event in match.events() if event["kind"] == "rolled")
    facts = first["facts"]
    assert isinstance(facts, dict)
    assert facts["die"] == draw(1, 0, 6) + 1
    assert match.chance.as_data()["commitment"] == hashlib.sha256(seed).hexdigest()
