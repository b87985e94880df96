"""docs/what-if.md: its list of knobs is up to date, and what it shows runs as shown."""

import re
import tomllib
from pathlib import Path

from click.testing import CliRunner

from jalopy import games
from jalopy.cli import main
from jalopy.lab.knobs_page import PAGE, page
from jalopy.terminal.boxes import read_changes

TEXT = PAGE.read_text("utf-8")


def test_the_list_of_knobs_is_up_to_date() -> None:
    assert page(TEXT) == TEXT, "run `python -m jalopy.lab.knobs_page`"


def test_every_knob_is_in_the_list() -> None:
    for name in games.GAMES:
        for knob in games.find(name).knobs:
            table, _, last = knob.path.rpartition(".")
            alone, among = f"| `{knob.path}` |", f"| `{table}.…`: "
            row = next(line for line in TEXT.splitlines() if alone in line or (among in line and f"`{last}`" in line))
            assert f"| {knob.least} | {knob.most} |" in row


def test_the_code_runs_as_shown() -> None:
    for block in re.findall(r"^```python\n(.*?)^```$", TEXT, re.M | re.S):
        exec(compile(block, "what-if.md", "exec"), {})


def test_the_commands_run_as_shown(tmp_path: Path) -> None:
    box = tmp_path / "my.toml"
    [toml] = re.findall(r"^```toml\n(.*?)^```$", TEXT, re.M | re.S)
    box.write_text(toml, "utf-8")
    lines = [line for line in TEXT.splitlines() if line.startswith("jalopy simulate")]
    assert len(lines) == 3
    for line in lines:
        words = line.replace("my.toml", str(box)).replace("--games 400", "--games 3 --bots random --workers 1").split()
        result = CliRunner().invoke(main, words[1:])
        assert result.exit_code == 0, result.output


def test_the_file_and_the_text_are_the_same_box(tmp_path: Path) -> None:
    box = tmp_path / "my.toml"
    [toml] = re.findall(r"^```toml\n(.*?)^```$", TEXT, re.M | re.S)
    assert tomllib.loads(toml)["laps"] == {"to_win": 4}
    box.write_text(toml, "utf-8")
    text = read_changes(str(box), games.find("scrap-racer"))
    assert text == "laps.to_win=4,crash.high.cards.last-place-4=1"
    assert text in TEXT
