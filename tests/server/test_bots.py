"""Whatever happens to a bot, its table goes on."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.processes import start
from tests.server.guests import Guest
from tests.server.rooms import folded, header
from tests.server.serving import Serving

from jalopy import games
from jalopy.bots import characters, own
from jalopy.bots.levels import searching
from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.match import new_match
from jalopy.server import bots_at_work
from jalopy.server.entries import BotSat, Entry, Started
from jalopy.server.hands import LENGTH
from jalopy.server.thinking import Task
from jalopy.server.worker import Memory


@pytest.mark.parametrize(
    ("rigged", "reason"),
    [
        ("crashing bots", "worker died"),
        ("raising bots", "KeyError"),
        ("slow bots", "timed out"),
        ("wrong bots", None),
    ],
)
def test_a_spoilt_bot_never_blocks_a_table(tmp_path: Path, rigged: str, reason: str | None) -> None:
    serving = Serving(tmp_path, rigged=rigged)
    try:
        guest = Guest(serving)
        with guest.at(guest.make(seats=2, name="Ann", bots="rookie")) as line:
            for _ in range(40):
                line.wait(lambda: line.question is not None)
                by_bot = line.match["answers"]
                line.answer("stop" if "stop" in [option["key"] for option in line.question["options"]] else "")  # type: ignore[index]
                line.wait(lambda: line.question is not None)
                if line.match["answers"] > by_bot + 1:
                    break
            else:
                raise AssertionError("no bot ever answered")
        reasons = {entry.get("reason") for entry in serving.lines() if entry["message"] == "bot failed"}
        assert reasons == ({reason} if reason else set())
        assert "a secret card" not in serving.log()
        if reason:
            assert serving.metric("jalopy_bot_failures_total") > 0
        with guest.at(guest.make(seats=2, name="Ann", bots="random")) as line:
            line.wait(lambda: line.question is not None)
    finally:
        assert serving.stop() == 0


def test_bots_alone_play_a_match_to_its_end(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    try:
        guest = Guest(serving)
        with guest.at(guest.make(seats=4, bots="rookie")) as line:
            line.wait(lambda: line.table["state"] == "over", 60)
            assert len(line.match["standing"]) == 4
            assert line.refused("rematch") == "Only those who sit at the table can do that."
    finally:
        assert serving.stop() == 0


OWN_BOT = """
from pathlib import Path

from jalopy.bots.random import Random

Path(__file__).with_name("it-ran").touch()


class Intruder(Random):
    pass
"""


def task_for(bot: str) -> Task:
    """The first question of a race for two."""
    return Task(
        table=1,
        game="scrap-racer",
        seats=2,
        settings=games.find("scrap-racer").read_settings(2, {}),
        chance=CommittedChance("0" * 64).as_data(),
        position=None,
        answers=[],
        seat=0,
        bot=bot,
    )


@pytest.mark.parametrize("bot", ["champion", "strength-7", "driver:bold"])
def test_a_rookie_plays_on_for_a_level_that_does_not_know_the_game_any_more(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setattr(searching("scrap-racer"), "LEVELS", {})
    task = task_for(bot)
    match = new_match(games.find("scrap-racer"), 2, task.settings, CommittedChance("0" * 64), listening=False)
    assert match.question is not None
    task.seat = match.question.seat
    thought = Memory().think(task)
    assert not thought.error
    assert thought.key in [option.key for option in match.question.options]
    assert f"There is no {bot} at scrap-racer any more; a rookie plays on for it." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("bot", "who", "temper"),
    [
        ("driver", "rusty", "bold"),
        ("strength-3", "bolt", "cautious"),
        ("champion", "maud", "vengeful"),
        ("champion", "otto", ""),
        ("rookie", "rusty", ""),
        ("random", "rusty", ""),
        ("driver", "", ""),
    ],
)
def test_a_bot_plays_in_the_temper_of_its_character_if_it_has_any(bot: str, who: str, temper: str) -> None:
    entries: list[Entry] = [BotSat(seat=seat, bot=bot, who=who, at=1.0) for seat in range(2)]
    room = folded(header(2, 5), [*entries, Started(rules=games.find("scrap-racer").version, at=1.0)])
    assert bots_at_work._task(room, 0).bot == (f"{bot}:{temper}" if temper else bot)
    assert [chair.temper for chair in room.chairs] == [temper, temper]


def test_at_a_table_a_strength_is_chosen_and_the_temper_comes_with_the_character(serving: Serving) -> None:
    guest = Guest(serving)
    for name in ("driver:bold", "strength-5", "strength-9"):  # for driver and champion there is one name
        answer = guest.http.post("/api/tables", json={"game": "home-racers", "seats": 2, "bots": name})
        assert (answer.status_code, answer.json()["key"]) == (400, "no-such-bot")
    with guest.at(guest.make(game="home-racers", seats=2, name="Ann", chairs=["", "strength-3"])) as line:
        seat = line.table["seats"][1]
        assert seat["bot"] == "strength-3"
        assert seat["temper"] == characters.TEMPERS[seat["who"]].replace("even", "")
        line.done("bot", seat=1, bot="strength-8")
        assert line.refused("bot", seat=1, bot="driver:bold").startswith("There is no bot 'driver:bold' for this game")
        line.done("bot", seat=1, bot="rookie")
        line.wait(lambda: line.table["seats"][1]["temper"] == "")


def test_no_file_of_anybodys_becomes_a_bot(serving: Serving, tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(OWN_BOT, "utf-8")
    name = f"{file}:Intruder"
    guest = Guest(serving)
    for chosen in ({"bots": name}, {"chairs": ["", name]}, {"bots": name, "name": "Ann"}):
        answer = guest.http.post("/api/tables", json={"game": "scrap-racer", "seats": 2, **chosen})
        assert (answer.status_code, answer.json()["key"]) == (400, "no-bot")
    with guest.at(guest.make(seats=2, name="Ann")) as line:
        assert line.refused("bot", seat=1, bot=name).startswith("There is no bot '")
        line.done("bot", seat=1, bot="random")
        assert line.refused("bot", seat=1, bot=name).startswith("There is no bot '")
        assert line.table["seats"][1]["bot"] == "random"
    assert Memory().think(task_for(name)).error == "UnknownBot"  # were it in the log all the same
    assert not (tmp_path / "it-ran").exists()
    assert own.find(name, "scrap-racer").name == name
    assert (tmp_path / "it-ran").exists()


@pytest.mark.parametrize("before", ["it has answered", "its task has come as a whole"])
def test_a_worker_whose_server_was_killed_ends_without_a_word(before: str) -> None:
    worker = start(
        [sys.executable, "-c", "from jalopy.server.worker import main; main()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding=None,
        errors=None,
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    told: Any = worker.stdin  # bytes
    if before == "it has answered":
        worker.stdout.close()
        worker.stdout = None
        told.write(LENGTH.pack(0))
    else:
        told.write(LENGTH.pack(100) + b"{")
    try:
        said: Any = worker.communicate(timeout=60)[1]
    finally:
        worker.kill()
    assert (worker.returncode, said) == (0, b"")
