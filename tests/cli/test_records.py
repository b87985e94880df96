"""replay and verify: a saved match is told and checked, a damaged one refused."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import jalopy
from jalopy import games
from jalopy.cli import main
from jalopy.kernel.chance import CommittedChance, Stream
from jalopy.kernel.playout import play_out

SEED = "5e" * 32


def run(*arguments: str, given: str | None = None) -> Result:
    return CliRunner().invoke(main, list(arguments), input=given)


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    match = jalopy.new("scrap-racer", 4, chance=CommittedChance(SEED))
    play_out(match, Stream(2))
    return match.record()


def written(record: object, folder: Path) -> str:
    path = folder / "record.json"
    path.write_text(json.dumps(record), "utf-8")
    return str(path)


def test_verify_tells_what_was_checked(record: dict[str, Any], tmp_path: Path) -> None:
    result = run("verify", written(record, tmp_path))
    text = " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "scrap-racer, 4 seats, rules 2: the record is right." in text
    assert record["chance"]["commitment"] in text
    assert f"all {sum(map(len, record['drawn']))} are what chance gives" in text
    assert f"all {len(record['answers'])} are legal" in text
    assert f"all {record['events']} happened as recorded, hash {record['hash']}" in text
    order = ", ".join(f"seat {place['seat'] + 1}" for place in record["standing"])
    assert f"the final order is the recorded one: {order}" in text


def test_verify_reads_standard_input_and_prints_json(record: dict[str, Any]) -> None:
    result = run("verify", "-", "--json", given=json.dumps(record))
    data = json.loads(result.stdout)
    assert result.exit_code == 0
    assert data["events"] == record["events"]
    assert data["standing"] == record["standing"]


def test_a_match_under_way_is_verified_too() -> None:
    match = jalopy.new("scrap-racer", 3, 5)
    for _ in range(9):
        assert match.question is not None
        match.answer(match.question.options[-1])
    result = run("verify", "-", given=json.dumps(match.record()))
    assert result.exit_code == 0
    assert "the match is not over yet" in result.stdout
    assert "none: the chance is fast" in result.stdout


def edited(record: dict[str, Any], what: str) -> object:
    data = copy.deepcopy(record)
    if what == "die":
        data["drawn"][7][0] = data["drawn"][7][0] % 6 + 1
    elif what == "answer":
        place = next(number for number, answer in enumerate(data["answers"]) if answer[2] == "roll")
        data["answers"][place][2] = "stop"
    elif what == "seed":
        data["chance"]["seed"] = "ab" * 32
    elif what == "hash":
        data["hash"] = "0" * 64
    elif what == "end":
        data["standing"].reverse()
    elif what == "rules":
        data["rules"] = "0.9"
    elif what == "format":
        data["format"] = 1
    elif what == "game":
        data["game"] = "tiddlywinks"
    elif what == "field":
        del data["answers"]
    elif what == "no table":
        return [data]
    return data


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("die", "but chance gives"),
        ("answer", "Turn"),
        ("seed", "The seed does not fit the commitment"),
        ("hash", "The hash of the events is another"),
        ("end", "The end of the match in the record is not the one its answers lead to."),
        ("rules", "The record was made with rules 0.9 of scrap-racer; this program has 2"),
        ("format", "The record has format 1; this program reads format 2."),
        ("field", "The record lacks 'answers'."),
        ("no table", "The record must be a table of names and values, not a list."),
    ],
)
def test_an_edited_record_is_refused_in_one_sentence(record: dict[str, Any], what: str, sentence: str) -> None:
    result = run("verify", "-", given=json.dumps(edited(record, what)))
    assert result.exit_code == 1, result.output
    assert result.stdout == ""
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_record_of_a_game_that_is_not_here(record: dict[str, Any]) -> None:
    result = run("verify", "-", given=json.dumps(edited(record, "game")))
    assert result.exit_code == 2
    assert result.stderr == f"There is no game 'tiddlywinks'; there are: {', '.join(games.names())}.\n"


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("share", [0.0, 0.3, 0.99])
def test_a_truncated_record_is_refused(record: dict[str, Any], command: str, share: float) -> None:
    text = json.dumps(record)
    result = run(command, "-", given=text[: int(len(text) * share)])
    assert result.exit_code == 1
    assert result.stderr == "What came from standard input is no record: it is not JSON, or its end is missing.\n"


def test_replay_tells_everything_with_rules(record: dict[str, Any], tmp_path: Path) -> None:
    result = run("replay", written(record, tmp_path))
    text = " ".join(result.stdout.split())
    assert result.exit_code == 0
    match = jalopy.replay(record)
    assert f"Turn {match.turns[-1].number} ─" in text
    assert sum(text.count(f" {rule}") for rule in {event.rule for event in match.table.story}) >= record["events"]
    assert "The race by rounds" in text


def test_replay_as_a_seat_saw_it(record: dict[str, Any], tmp_path: Path) -> None:
    name = written(record, tmp_path)
    drawn = [event for event in jalopy.replay(record).table.story if event.kind == "bonus-card-drawn"]
    seat = int(str(drawn[0].facts["seat"]))
    assert "for the bonus card “" in " ".join(run("replay", name, "--seat", str(seat + 1)).stdout.split())
    assert "for the bonus card “" not in " ".join(run("replay", name).stdout.split())
    theirs = json.loads(run("replay", name, "--json", "--seat", str(seat + 1)).stdout)["events"]
    ours = json.loads(run("replay", name, "--json").stdout)["events"]
    assert len(ours) == len(theirs) == record["events"]
    assert "card" in theirs[drawn[0].seq]["facts"]
    assert "card" not in ours[drawn[0].seq]["facts"]


def test_replay_in_german_and_of_a_seat_that_is_not_there(record: dict[str, Any], tmp_path: Path) -> None:
    name = written(record, tmp_path)
    assert "Das Rennen ist vorbei" in run("replay", name, "--lang", "de").stdout
    result = run("replay", name, "--seat", "5")
    assert (result.exit_code, result.stderr) == (2, "There is no seat 5: the match has seats 1 to 4.\n")


def test_replay_of_a_match_under_way_ends_with_the_question() -> None:
    match = jalopy.new("scrap-racer", 3, 5)
    result = run("replay", "-", given=json.dumps(match.record()))
    assert result.stdout.rstrip().endswith("Roll another die, or stop and drive?")
