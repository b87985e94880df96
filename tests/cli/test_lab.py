"""simulate, ladder and bench: tables for people, JSON for programs."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.terminal.terminals import Terminal

from jalopy import games
from jalopy.cli import main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def test_simulate_prints_tables_with_intervals_and_the_fair_share() -> None:
    result = run("simulate", "scrap-racer", "--seats", "3", "--bots", "random", "--games", "40", "--workers", "1")
    assert result.exit_code == 0
    lines = result.stdout.split("\n")
    version = games.find("scrap-racer").version
    assert lines[0].startswith(f"40 matches of scrap-racer, 3 seats, rules {version}, seed 1, ")
    assert lines[0].endswith(" build")
    for head in ("seat", "turn order", "racer"):
        assert any(line.startswith(f"{head} ") and "fair 33.3 % ┊" in line for line in lines), head
    assert any(line.startswith("1 random") for line in lines)
    assert any(line.startswith("turns") for line in lines)
    wins = [int(line.split()[2]) for line in lines if line[:2] in ("1 ", "2 ", "3 ") and "random" in line]
    assert sum(wins) == 40
    assert "The rules run " in result.stderr


def test_json_is_all_there_is_on_standard_output(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    arguments = ("simulate", "scrap-racer", "--bots", "random", "--games", "30", "--set", "track=C", "--workers", "1")
    result = run(*arguments, "--json", "--out", str(out))
    data = json.loads(result.stdout)
    assert data == json.loads(out.read_text("utf-8"))
    assert data["settings"]["track"] == "C"
    assert sum(data["wins_by_seat"]) == 30
    assert data == json.loads(run(*arguments, "--json").stdout)
    assert data["digest"] != json.loads(run(*arguments, "--json", "--seed", "2").stdout)["digest"]


def test_nothing_is_written_over(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    out.write_text("mine", "utf-8")
    result = run("simulate", "scrap-racer", "--games", "5", "--out", str(out))
    assert result.exit_code == 2
    assert out.read_text("utf-8") == "mine"


def test_bots_that_differ_are_compared() -> None:
    result = run(
        "simulate", "scrap-racer", "--seats", "2", "--bots", "rookie,random", "--games", "12", "--workers", "1"
    )
    assert any(line.startswith("rookie") for line in result.stdout.split("\n"))
    assert any(line.startswith("1 rookie") for line in result.stdout.split("\n"))


def test_a_bar_for_whoever_waits_at_a_terminal() -> None:
    with Terminal("simulate", "scrap-racer", "--bots", "random", "--games", "600", "--workers", "1") as terminal:
        terminal.wait_for("Playing scrap-racer")
        terminal.wait_for("/600")
        terminal.wait_for("600 matches of scrap-racer")
        assert terminal.status() == 0


def test_ctrl_c_stops_a_simulation_with_one_word() -> None:
    with Terminal("simulate", "scrap-racer", "--games", "100000", "--workers", "1") as terminal:
        terminal.wait_for("Playing scrap-racer")
        terminal.press("\x03")
        assert terminal.status() == 130
        assert "Stopped." in terminal.raw
        assert "Traceback" not in terminal.raw


def lines_of(result: Result) -> list[str]:
    assert result.exit_code == 0, result.output
    return [line.rstrip() for line in result.stdout.split("\n")]


def test_a_ladder_prints_levels_and_what_one_wins_among_others() -> None:
    lines = lines_of(run("ladder", "wacky-races", "--bots", "random,rookie", "--games", "24", "--workers", "1"))
    version = games.find("wacky-races").version
    assert lines[0].startswith(f"Ladder of wacky-races, 4 seats, rules {version}, seed 1, ")
    assert lines[1] == "24 matches at each table, 96 in all"
    place = next(number for number, line in enumerate(lines) if line.startswith("level "))
    assert lines[place].split() == ["level", "mu", "sigma"]
    assert lines[place + 1].startswith("rookie ")
    assert lines[place + 1].endswith("clear of random")
    assert lines[place + 2].split()[0] == "random"
    for others, one in (("rookie", "random"), ("random", "rookie")):
        place = next(number for number, line in enumerate(lines) if line.startswith(f"one among {others} "))
        assert " theirs " in lines[place]
        assert lines[place + 1].split()[0] == one
        assert "●" in lines[place + 1]
    assert max(map(len, lines)) <= 80


def test_a_ladder_mixes_all_bots_where_they_fill_the_table(own_bot: str) -> None:
    bots = f"random,rookie,{own_bot}"
    lines = lines_of(run("ladder", "wacky-races", "--bots", bots, "--seats", "3", "--games", "6", "--workers", "1"))
    place = next(number for number, line in enumerate(lines) if line.startswith("all mixed "))
    assert "fair 33.3 % ┊" in lines[place]
    assert {line.split()[0] for line in lines[place + 1 : place + 4]} == {"random", "rookie", own_bot}


def test_a_ladder_alone_prints_what_was_won() -> None:
    lines = lines_of(
        run("ladder", "scrapyard-empire", "--seats", "1", "--bots", "random,rookie", "--games", "20", "--workers", "1")
    )
    assert lines[0].startswith("Ladder of scrapyard-empire, alone, rules ")
    place = next(number for number, line in enumerate(lines) if line.startswith("level "))
    assert lines[place].split()[:3] == ["level", "won", "share"]
    assert any(line.startswith("random ") for line in lines[place:])


def test_the_ladder_as_json_and_as_a_file(tmp_path: Path) -> None:
    out = tmp_path / "ladder.json"
    arguments = ("ladder", "wacky-races", "--seats", "2", "--bots", "random,rookie", "--games", "3", "--workers", "1")
    data = json.loads(run(*arguments, "--json", "--out", str(out), "--set", "racers=random").stdout)
    assert data == json.loads(out.read_text("utf-8"))
    assert (data["seats"], data["games"], data["settings"]["racers"]) == (2, 3, "random")
    assert (
        f"The results are in {tmp_path / 'again.json'}."
        in run(*arguments, "--out", str(tmp_path / "again.json")).stdout
    )


@pytest.fixture
def own_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(OWN_BOT, "utf-8")
    return "my_bot.py:Daredevil"


OWN_BOT = """
from jalopy.bots.bot import Bot


class Daredevil(Bot):
    def choose(self, chair):
        return chair.question.options[0]


class Dreamer(Bot):
    def choose(self, chair):
        return self.dream
"""


def test_a_bot_of_ones_own_plays_among_others(own_bot: str) -> None:
    bots = f"{own_bot},random,rookie"
    lines = lines_of(run("simulate", "scrap-racer", "--seats", "3", "--bots", bots, "--games", "4", "--workers", "1"))
    assert any(line.startswith(f"1 {own_bot} ") for line in lines)


@pytest.mark.usefixtures("own_bot")
def test_a_bot_that_fails_is_one_sentence() -> None:
    for command in (("simulate", "scrap-racer", "--seats", "3"), ("ladder", "scrap-racer", "--seats", "3")):
        result = run(*command, "--bots", "my_bot.py:Dreamer,random,rookie", "--games", "2", "--workers", "1")
        assert (result.exit_code, result.stdout) == (1, "")
        said = result.stderr.splitlines()[-1]
        assert said.startswith("The bot 'my_bot.py:Dreamer' (Player ")
        assert said.endswith(
            "failed at the question roll-or-stop (SR-4.1), in line 12 of its file: "
            "AttributeError: 'Dreamer' object has no attribute 'dream'."
        )


def test_bench_prints_figures() -> None:
    result = run("bench", "scrap-racer", "--seconds", "1")
    assert result.exit_code == 0, result.output
    for words in ("decisions a second", "matches a second", "µs for a fork", "times as fast"):
        assert words in result.stdout
    data = json.loads(run("bench", "--json", "--seconds", "1").stdout)
    assert data["game"] == "scrap-racer"
    assert data["decisions_per_second"] > 0


# --- changed boxes ----------------------------------------------------------------------------------------------------

FEW = ("--bots", "random", "--games", "6", "--workers", "1")


def test_numbers_of_the_box_are_set_one_by_one_or_by_a_file(tmp_path: Path) -> None:
    box = tmp_path / "my.toml"
    box.write_text(
        "[laps]\nto_win = 1\n[crash.low]\nsource = 'house'\ncards = { two-dice = 0, advance-2 = 4 }\n", "utf-8"
    )
    data = json.loads(run("simulate", "scrap-racer", *FEW, "--box", str(box), "--set", "dice.count=3", "--json").stdout)
    assert data["settings"]["box"] == "laps.to_win=1,dice.count=3,crash.low.cards.two-dice=0"
    words = ("--set", "dice.count=3", "--set", "laps.to_win=1")
    told = json.loads(run("simulate", "scrap-racer", *FEW, "--json", *words).stdout)
    assert told["settings"]["box"] == "laps.to_win=1,dice.count=3"
    printed = json.loads(run("simulate", "scrap-racer", *FEW, "--json", "--set", "laps.to_win=3").stdout)
    assert "box" not in printed["settings"]
    assert printed["digest"] == json.loads(run("simulate", "scrap-racer", *FEW, "--json").stdout)["digest"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[laps]\nto_win = 9\n", "my.toml: 'laps.to_win' can be 1 to 5, not 9."),
        ("[laps]\nto_wim = 2\n", "my.toml: There is no 'laps.to_wim' in the box. Did you mean 'laps.to_win'?"),
        ("[laps]\nto_win = 'two'\n", "my.toml: 'laps.to_win' must be a whole number, not 'two'."),
        ("[laps]\nto_win = true\n", "my.toml: 'laps.to_win' must be a whole number, not True."),
        ("[racers]\nnames = ['me']\n", "my.toml: 'racers.names.1' cannot be changed: the rules count on it."),
        ("[spaces]\nper_tile = 4\n", "my.toml: 'spaces.per_tile' cannot be changed: the rules count on it."),
        ("[laps]\nto_win 2\n", "my.toml is no TOML: "),
    ],
)
def test_what_is_wrong_with_a_file_is_one_sentence(
    text: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my.toml").write_text(text, "utf-8")
    for command in ("simulate", "ladder", "report", "play"):
        result = run(command, "scrap-racer", "--box", "my.toml")
        assert result.exit_code == 2
        assert complaint in result.stderr
    missing = run("simulate", "scrap-racer", "--box", "none.toml")
    assert (missing.exit_code, "none.toml cannot be read" in missing.stderr) == (2, True)


def test_a_whole_box_as_it_is_printed_changes_nothing() -> None:
    for name in games.GAMES:
        box = Path(games.__path__[0]) / name.replace("-", "_") / "box.toml"
        result = run(
            "simulate", name, "--bots", "random", "--games", "1", "--workers", "1", "--json", "--box", str(box)
        )
        assert result.exit_code == 0, result.stderr
        assert "box" not in json.loads(result.stdout)["settings"]


def test_a_sweep_prints_a_line_for_every_box_beside_the_printed_one(tmp_path: Path) -> None:
    out = tmp_path / "sweep.json"
    result = run("simulate", "scrap-racer", *FEW, "--seats", "3", "--set", "laps.to_win=1..3", "--out", str(out))
    assert result.exit_code == 0, result.stderr
    lines = [line.split() for line in result.stdout.splitlines()]
    assert [line[0] for line in lines if line and line[0].isdecimal()][1:] == ["3", "1", "2", "3"]
    data = json.loads(out.read_text("utf-8"))
    assert [row["changes"] for row in data["rows"]] == [{"laps.to_win": number} for number in (1, 2, 3)]
    told = run("simulate", "scrap-racer", *FEW, "--seats", "3", "--set", "laps.to_win=1..3", "--json")
    assert json.loads(told.stdout) == data
    folder = run("simulate", "scrap-racer", *FEW, "--set", "laps.to_win=1..3", "--out", str(tmp_path / "races"))
    assert (folder.exit_code, "Several boxes make no tables" in folder.stderr) == (2, True)


def test_who_has_not_learnt_a_box_is_said() -> None:
    result = run(
        "simulate", "scrap-racer", "--seats", "2", "--bots", "driver,champion", "--games", "0", "--set", "laps.to_win=1"
    )
    assert "Nobody has learnt this box: driver, champion" in result.stderr
