"""replay, verify and analyse: a saved match is told, checked and looked back on, a damaged one refused."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from tests.conformance.tables import of_version

import jalopy
from jalopy import games
from jalopy.bots.analysis import QUALITIES, Quality
from jalopy.bots.registry import find
from jalopy.bots.runner import play
from jalopy.cli import main
from jalopy.kernel import record as records
from jalopy.kernel.chance import CommittedChance, Stream
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.playout import play_out

SEED = "5e" * 32
RULES = games.find("scrap-racer").version


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
    assert f"scrap-racer, 4 seats, rules {RULES}: the record is right." in text
    assert record["chance"]["commitment"] in text
    assert f"all {sum(map(len, record['drawn']))} are what chance gives" in text
    assert f"all {len(record['answers'])} are legal" in text
    assert f"all {record['events']} happened as recorded, hash {record['hash']}" in text
    assert f"checksum {record['checksum']}, as recorded" in text
    order = ", ".join(f"seat {place['seat'] + 1}" for place in record["standing"])
    assert f"the final order is the recorded one: {order}" in text


def test_verify_reads_standard_input_and_prints_json(record: dict[str, Any]) -> None:
    result = run("verify", "-", "--json", given=json.dumps(record))
    data = json.loads(result.stdout)
    assert result.exit_code == 0
    assert (data["result"], data["complete"], data["reason"]) == ("verified", True, "")
    (part,) = data["parts"]
    assert part["result"] == "verified"
    assert part["events"] == record["events"]
    assert part["standing"] == record["standing"]


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
        ("rules", "The checksum is another"),
        ("format", "The record has format 1; this program reads formats 2 and 3."),
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


def test_a_match_in_which_chance_was_taken_back_is_told_as_practice(record: dict[str, Any], tmp_path: Path) -> None:
    match = jalopy.new("scrap-racer", 4, chance=CommittedChance(SEED))
    while match.state.turn < 4:
        match.answer(match.questions[0].options[-1], match.questions[0].seat)
    match.undo(by_consent=True, back=match.decisions - 1)
    play_out(match, Stream(2))
    assert match.record()["practice"] is True
    name = written(match.record(), tmp_path)
    told = run("replay", name).stdout
    assert "turns, practice" in told
    assert "turns, Übung" in run("replay", name, "--lang", "de").stdout
    assert json.loads(run("replay", name, "--json").stdout)["practice"] is True
    verified = run("verify", name)
    assert verified.exit_code == 0
    assert "practice" in verified.stdout
    assert "practice" not in run("verify", written(record, tmp_path)).stdout
    changed = {name: value for name, value in match.record().items() if name != "practice"}
    assert run("verify", written(changed, tmp_path)).exit_code == 1  # the checksum binds it


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


# --- what was only set up ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "value"), [("catch_up", "rank"), ("jackal", "always"), ("two_racers", True)])
def test_a_changed_setting_is_noticed_even_if_only_the_set_up_was_played(name: str, value: object) -> None:
    match = jalopy.new("scrap-racer", 3, 5, racers="chosen")
    assert match.question is not None
    match.answer(match.question.options[0])
    data = match.record()
    assert run("verify", "-", given=json.dumps(data)).exit_code == 0
    settings = data["settings"]
    assert isinstance(settings, dict)
    assert settings[name] != value
    settings[name] = value
    result = run("verify", "-", given=json.dumps(data))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == (
        "The checksum is another: something was changed, perhaps a setting or what else has not mattered so far.\n"
    )


def test_a_record_of_the_older_format_is_verified_and_what_it_lacks_is_said(record: dict[str, Any]) -> None:
    older = {name: value for name, value in record.items() if name != "checksum"} | {"format": 2}
    result = run("verify", "-", given=json.dumps(older))
    assert result.exit_code == 0
    assert "none in this older format" in result.stdout


# --- several parts -----------------------------------------------------------------------------------------------------


def played(match: Match, answers: int) -> dict[str, Any]:
    """On by lot until a turn is under way, as saved in a file."""
    source = Stream(4)
    while match.question is not None and (match.state.turn == 0 or match.decisions < answers):
        match.answer(match.question.options[source.below(len(match.question.options))])
    data: dict[str, Any] = json.loads(json.dumps(match.record()))
    return data


@pytest.fixture(scope="module")
def older() -> dict[str, Any]:
    """A match under way, of a program with other rules."""
    game = of_version(games.find("scrap-racer"), "older")
    return played(new_match(game, 3, {"track": "SRRSRR"}, CommittedChance(SEED, ("a guest",))), 20)


@pytest.fixture(scope="module")
def newer(older: dict[str, Any]) -> dict[str, Any]:
    """The same match, gone on with here to its end."""
    match = jalopy.resume(older)
    play_out(match, Stream(5))
    return played(match, 0)


@pytest.fixture(scope="module")
def newest(newer: dict[str, Any], older: dict[str, Any]) -> dict[str, Any]:
    """Begun under other rules, gone on with here, and again under other rules."""
    middle = played(jalopy.resume(older), 12)
    game = of_version(games.find("scrap-racer"), "newest")
    return played(records.resume(middle, lambda name: game), 12)


def test_every_part_is_verified_or_named_with_the_reason(newer: dict[str, Any]) -> None:
    result = run("verify", "-", given=json.dumps(newer))
    text = " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "scrap-racer, 3 seats, 2 parts. What can be verified here is right." in text
    first, _, second = text.partition(f"Part 2, rules {RULES}: verified.")
    assert (
        "Part 1, rules older: not verifiable here. "
        f"Playing it again takes rules older of scrap-racer; this program has {RULES}."
    ) in first
    for part, told in ((newer["earlier"][0], first), (newer, second)):
        assert f"the seed's SHA-256 is {newer['chance']['commitment']}" in told
        assert f"all {sum(map(len, part['drawn']))} are what chance gives" in told
        assert part["checksum"] in told
    assert "answers, states, events and the end take the rules, and were not compared" in first
    assert "legal" not in first
    assert "the position that part 1 ended with, and the same chance" in second
    assert f"all {len(newer['answers'])} are legal" in second
    assert "the final order is the recorded one" in second


def test_the_parts_as_json(newer: dict[str, Any], newest: dict[str, Any]) -> None:
    data = json.loads(run("verify", "-", "--json", given=json.dumps(newer)).stdout)
    assert (data["result"], data["complete"], data["rules"]) == ("verified", False, RULES)
    assert [(part["part"], part["rules"], part["result"]) for part in data["parts"]] == [
        (1, "older", "elsewhere"),
        (2, RULES, "verified"),
    ]
    data = json.loads(run("verify", "-", "--json", given=json.dumps(newest)).stdout)
    assert [part["result"] for part in data["parts"]] == ["elsewhere", "verified", "elsewhere"]
    assert data["result"] == "verified"


def test_a_record_whose_rules_are_not_here_has_a_status_of_its_own(older: dict[str, Any]) -> None:
    result = run("verify", "-", given=json.dumps(older))
    assert result.exit_code == 3
    text = " ".join(result.stdout.split())
    assert "scrap-racer, 3 seats, rules older: not verifiable here. Playing it again takes rules older" in text
    assert f"all {sum(map(len, older['drawn']))} are what chance gives" in text
    assert result.stderr == (
        f"The record was made with rules older of scrap-racer; this program has {RULES} and would play another match.\n"
    )


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("what", ["die", "answer", "seed", "hash", "rules", "field", "entropy", "start", "checksum"])
def test_a_part_that_was_edited_is_named(newer: dict[str, Any], number: int, what: str) -> None:
    data = copy.deepcopy(newer)
    part = [*data["earlier"], data][number - 1]
    if what == "die":
        turn = next(turn for turn in part["drawn"] if turn and isinstance(turn[0], int))
        turn[0] = turn[0] % 6 + 1
    elif what == "entropy":
        part["chance"]["entropy"] = []
    elif what == "start":
        start = part if "settings" in part else part["position"]
        start["settings"]["jackal"] = "always"
    elif what == "checksum":
        part["checksum"] = "0" * 32
    else:
        changed = edited(part, what)
        assert isinstance(changed, dict)
        part.clear()
        part.update(changed)
    result = run("verify", "-", given=json.dumps(data))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"Part {number} of 2: ")
    assert "scrap-racer, 3 seats, 2 parts. The record was changed." in result.stdout
    assert re.search(rf"^Part {number}(, rules [\w.]+)?: broken\. ", result.stdout, re.MULTILINE)
    told = json.loads(run("verify", "-", "--json", given=json.dumps(data)).stdout)
    assert told["result"] == told["parts"][number - 1]["result"] == "broken"


def test_replay_tells_the_parts_that_can_be_told(newer: dict[str, Any], newest: dict[str, Any]) -> None:
    text = " ".join(run("replay", "-", given=json.dumps(newer)).stdout.split())
    answers = len(newer["earlier"][0]["answers"])
    assert text.startswith(
        "Part 1 of 2 was played under version older of the rules and cannot be told here, "
        f"where version {RULES} is. {answers} answers were given in it. "
        f"Part 2 of 2: here the match went on under version {RULES} of the rules."
    )
    assert "The race by rounds" in text
    german = " ".join(run("replay", "-", "--lang", "de", given=json.dumps(newest)).stdout.split())
    assert german.startswith("Teil 1 von 3 wurde unter Version older der Regeln gespielt")
    assert f"Teil 2 von 3: Hier ging die Partie unter Version {RULES} der Regeln weiter." in german
    assert german.count("Teil 3 von 3 wurde unter Version newest der Regeln gespielt") == 1
    assert "Noch einen Würfel" not in german.partition("Teil 3 von 3")[2]


def test_replay_of_parts_as_json(newer: dict[str, Any], newest: dict[str, Any]) -> None:
    data = json.loads(run("replay", "-", "--json", given=json.dumps(newer)).stdout)
    assert data["told"]
    assert len(data["events"]) == newer["events"]
    answers = len(newer["earlier"][0]["answers"])
    assert data["earlier"] == [{"game": "scrap-racer", "rules": "older", "told": False, "answers": answers}]
    data = json.loads(run("replay", "-", "--json", given=json.dumps(newest)).stdout)
    assert not data["told"]
    assert [part["told"] for part in data["earlier"]] == [False, True]
    assert len(data["earlier"][1]["events"]) == newest["earlier"][1]["events"]


def test_replay_of_parts_none_of_which_can_be_told(older: dict[str, Any]) -> None:
    result = run("replay", "-", given=json.dumps(older))
    assert result.exit_code == 1
    assert result.stderr.startswith("The record was made with rules older of scrap-racer; this program has")


# --- analyse --------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def race() -> dict[str, Any]:
    """Two rookies, and few questions."""
    match = jalopy.new("wacky-races", 2, seed=3)
    play(match, [find("rookie", "wacky-races")] * 2, 1)
    return match.record()


def test_analyse_tells_what_everybodys_result_is_made_of(
    race: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(QUALITIES, "quick", Quality(6, 8, 3))
    out = tmp_path / "found.json"
    result = run("analyse", written(race, tmp_path), "--quality", "quick", "--lang", "de", "--out", str(out))
    assert result.exit_code == 0, result.output
    for words in ("Woraus jedes Ergebnis besteht", "Spieler 1", "Spieler 2", "Wendepunkte"):
        assert words in result.stdout
    found = json.loads(out.read_text("utf-8"))
    for account in found["accounts"]:
        parts = ("start", "luck", "slips", "gifts", "rest")
        assert sum(account[part] for part in parts) == pytest.approx(account["result"])
    assert len(found["moments"]) == len(race["answers"])


def test_a_match_that_is_not_over_is_not_analysed(tmp_path: Path) -> None:
    match = jalopy.new("scrap-racer", 2, seed=3)
    result = run("analyse", written(match.record(), tmp_path))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "A match can be looked back on once it is over." in result.stderr
