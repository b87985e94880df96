"""Whole matches with the real command: through a pipe, at a terminal, with odd answers, in both languages."""

import json
import re
from pathlib import Path

import pytest
from tests.terminal.terminals import ESCAPES, Terminal, piped

import jalopy

PROMPT = "your answer ›"
OVER = "again plays another"
MOST_LINES = 1000  # a match that takes more is stuck
MANY_STOPS = "stop\n2\n1\n" * 400


def test_a_match_through_a_pipe_to_its_end(tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    done = piped("play", "scrap-racer", "--seats", "3", "--record", str(record), typed=MANY_STOPS)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "The race by rounds: who was where" in done.stdout
    data = json.loads(record.read_text("utf-8"))
    match = jalopy.verify(data).match
    assert match.over
    seal = data["chance"]["commitment"]
    assert seal in done.stdout.partition("Roll another die")[0]
    assert data["chance"]["seed"] not in done.stdout.partition("The race is over. ")[0]
    assert data["chance"]["seed"] in done.stdout
    assert f"jalopy verify {record}\n" in done.stdout


@pytest.mark.parametrize(("seats", "language"), [("2", "de"), ("6", "en")])
def test_every_number_of_seats_in_both_languages(seats: str, language: str) -> None:
    typed = "1\n2\n3\n2\n" * 500
    done = piped(
        "play",
        "scrap-racer",
        "--seats",
        seats,
        "--seed",
        "5",
        "--lang",
        language,
        "--set",
        "racers=chosen",
        typed=typed,
    )
    assert done.returncode == 0, done.stderr
    over = {"en": "The race is over", "de": "Das Rennen ist vorbei"}[language]
    assert over in done.stdout
    assert "terminal-" not in done.stdout


def test_the_same_seed_and_answers_give_the_same_race() -> None:
    race = ("play", "scrap-racer", "--set", "short=yes", "--seed")
    first, second = (piped(*race, "7", typed=MANY_STOPS) for _ in range(2))
    assert first.stdout == second.stdout
    assert first.stdout != piped(*race, "8", typed=MANY_STOPS).stdout


def test_the_end_of_the_input_quits_cleanly() -> None:
    done = piped("play", "scrap-racer", "--seed", "3", typed="1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("You left the table.\n")


def test_odd_answers_change_nothing_and_say_why() -> None:
    typed = "\n99\nxyzzy\nroll over\nr\x07\x1b[2J\n\x00\n? SR-5.4\n? zeppelin\nwhy\nwhy zeppelin\nodds\nu\nlog\nboard\nhelp\nq\n\nq\nn\n"
    done = piped("play", "scrap-racer", "--seed", "3", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    for sentence in (
        "There are answers 1 to 2.",
        "“xyzzy” is no answer here.",
        "“roll over” is no answer here.",
        "SR-5.4 Fights in a chain",
        "No rule is called “zeppelin”, and none speaks of it.",
        "SR-4.1 One die after the other",
        "Nothing that has happened speaks of “zeppelin”.",
        "17 % double",
        "Nothing can be taken back",
        "save FILE  writes the record of the match",
    ):
        assert sentence in " ".join(done.stdout.split("\n")), sentence
    assert done.stdout.count("Roll another die, or stop and drive? SR-4.1") == 1
    assert done.stdout.endswith("You left the table.\n")


def test_bytes_that_are_no_text_are_no_answer_either() -> None:
    done = piped("play", "scrap-racer", "--seed", "3", typed="\udcff\n2\n")
    assert done.returncode == 0, done.stderr


def test_a_question_explains_itself_with_what_is_barred(tmp_path: Path) -> None:
    """A racer with a ±1 marker and a bonus card, having rolled a 6."""
    position = {
        "seats": 3,
        "racers": [
            {"name": "swifty", "seat": 0, "distance": 10, "boosts": ["plus-minus"]},
            {"name": "hover", "seat": 1, "distance": 0},
            {"name": "jackal", "seat": 2, "distance": 0},
        ],
        "hands": [["forward-3"], [], []],
    }
    match = jalopy.from_position("scrap-racer", position, chance=jalopy.scripted(dice=[6, 2, 2]))
    saved = tmp_path / "saved.json"
    saved.write_text(json.dumps(match.record()), "utf-8")
    done = piped("play", "scrap-racer", "--resume", str(saved), typed="?\nplus\nforward\nminus\nu\nq\ny\n")
    text = " ".join(done.stdout.split())
    assert done.returncode == 0, done.stderr
    assert "Your boost markers: ±1" in text
    assert "Your bonus cards: Forward 3" in text
    assert "the 6 becomes a 5: 5 in all" in text
    assert "– Use +1 A 6 cannot go up. SR-4.7" in text
    assert "A 6 cannot go up. (SR-4.7)" in text
    assert "Bonus cards can be played once you have stopped rolling. (SR-5.2)" in text
    assert "Swifty uses “±1”: the 6 becomes a 5." in text
    assert "You take back “Use −1”." in text


def test_saving_and_going_on(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    first = piped("play", "scrap-racer", "--seed", "3", typed=f"1\n2\nsave {saved}\nsave {saved}\nsave\nq\ny\n")
    assert f"{saved} is already there; choose another name.\n" in first.stdout
    assert "Save where?" in first.stdout
    before = json.loads(saved.read_text("utf-8"))
    record = tmp_path / "whole.json"
    again = piped("play", "scrap-racer", "--resume", str(saved), "--record", str(record), typed=MANY_STOPS)
    assert again.returncode == 0, again.stderr
    whole = json.loads(record.read_text("utf-8"))
    assert whole["answers"][: len(before["answers"])] == before["answers"]
    assert jalopy.verify(whole).match.over


def test_leaving_with_a_record_saves_it_as_it_stands(tmp_path: Path) -> None:
    record = tmp_path / "left.json"
    done = piped("play", "scrap-racer", "--seed", "3", "--record", str(record), typed="1\n")
    assert "You left the table." in done.stdout
    assert not jalopy.verify(json.loads(record.read_text("utf-8"))).match.over


OWN_BOTS = """
from jalopy.bots.bot import Bot


class Last(Bot):
    def choose(self, chair):
        return chair.question.options[-1]


class Sleepy(Last):
    def choose(self, chair):
        if chair.view()["round"] > 2:
            raise TimeoutError("too late for me")
        return super().choose(chair)
"""


def test_a_bot_of_ones_own_plays_and_goes_by_its_file_and_class(tmp_path: Path) -> None:
    file = tmp_path / "my_bots.py"
    file.write_text(OWN_BOTS, "utf-8")
    bots = f"{file}:Last,rookie,random"
    done = piped("play", "scrap-racer", "--seed", "3", "--seats", "4", "--bots", bots, typed=MANY_STOPS)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{file}:Last" in done.stdout.replace("\n", "")
    assert "The race is over" in done.stdout


def test_when_a_bot_fails_the_match_ends_in_a_sentence_and_can_be_gone_on_with(tmp_path: Path) -> None:
    file, record = tmp_path / "my_bots.py", tmp_path / "record.json"
    file.write_text(OWN_BOTS, "utf-8")
    race = ("play", "scrap-racer", "--seats", "2", "--seat", "none")
    done = piped(*race, "--bots", f"rookie,{file}:Sleepy", "--record", str(record))
    assert done.returncode == 1
    assert done.stderr.startswith(f"The bot '{file}:Sleepy' (Player 2) failed at the question ")
    assert done.stderr.endswith(", in line 13 of its file: TimeoutError: too late for me.\n")
    assert done.stderr.count("\n") == 1
    assert not jalopy.verify(json.loads(record.read_text("utf-8"))).match.over
    again = piped(*race, "--resume", str(record))
    assert "The race is over" in again.stdout


def test_another_match_after_the_first() -> None:
    done = piped("play", "scrap-racer", "--seed", "3", "--seat", "none", typed="again\nwhy\nlog 3\nsave\n\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("The race by rounds") == 2
    assert "The dice come from the seed 4" in done.stdout


def test_a_plain_screen_uses_no_escapes_but_colour() -> None:
    with Terminal("play", "scrap-racer", "--plain", "--seed", "3", NO_COLOR="1") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("2")
        terminal.wait_for(PROMPT)
        assert not [code for code in ESCAPES.findall(terminal.raw) if code not in ("\r",) and code[-1] != "m"]
        terminal.press("\x04")
        assert terminal.status() == 0


@pytest.mark.parametrize(
    ("columns", "rows"),
    [(80, 24), (60, 30), *(pytest.param(*size, marks=pytest.mark.long) for size in ((100, 40), (200, 60)))],
)
def test_a_match_at_a_terminal_to_its_end(columns: int, rows: int) -> None:
    arguments = ("play", "scrap-racer", "--seats", "3", "--seed", "11", "--speed", "0", "--set", "short=yes")
    with Terminal(*arguments, columns=columns, rows=rows) as terminal:
        terminal.wait_for("Enter starts")
        terminal.type("")
        answers = ["2", "st", "9", "?", "", "1", "why", "", "odds", "log", "", "nonsense"]
        for count in range(MOST_LINES):
            if terminal.wait_for(PROMPT, OVER, "Enter goes back", "Enter shows more") == OVER:
                break
            picture = terminal.screen().split("\n")
            assert len(picture) <= rows
            assert max(map(len, picture)) <= columns
            terminal.type(answers[count % len(answers)] if count < 40 else "2")
        assert 40 < count < MOST_LINES - 1
        terminal.type("")
        assert terminal.status() == 0
    assert "\x1b[?1049h" in terminal.raw
    assert terminal.raw.rindex("\x1b[?1049l") > terminal.raw.rindex("\x1b[?1049h")
    assert "Distance driven" in terminal.screen()


@pytest.mark.parametrize("colourless", [True, False])
def test_colours_only_where_they_are_wanted(colourless: bool) -> None:
    wish = {"NO_COLOR": "1"} if colourless else {}
    arguments = ("play", "scrap-racer", "--seed", "3", "--speed", "0")
    with Terminal(*arguments, columns=100, rows=40, **wish) as terminal:
        terminal.wait_for("Enter starts")
        terminal.type("")
        terminal.wait_for(PROMPT)
        colours = re.findall(r"\x1b\[[0-9;]*[34]8;[0-9;]*m", terminal.raw)
        assert (colours == []) is colourless
        assert "▶" in terminal.screen()


def test_bots_are_shown_step_by_step_and_enter_skips_ahead() -> None:
    with Terminal("play", "scrap-racer", "--seats", "6", "--seed", "3", "--speed", "4") as terminal:
        terminal.wait_for("Enter starts")
        terminal.type("")
        terminal.wait_for("Sprocket drives Crusher")
        terminal.wait_for("Clunker drives Steel Jacket")
        terminal.type("")
        terminal.wait_for(PROMPT)
        shown = terminal.raw.count("\x1b[H")
        assert shown > 8
        terminal.type("q")
        terminal.wait_for("Leave the table?")
        terminal.type("y")
        assert terminal.status() == 0


def test_an_interrupt_gives_the_screen_back() -> None:
    with Terminal("play", "scrap-racer", "--seed", "3", "--speed", "0.1") as terminal:
        terminal.wait_for("Enter starts")
        terminal.type("")
        terminal.wait_for("drives")
        terminal.press("\x03")
        assert terminal.status() == 0
        assert terminal.raw.rindex("\x1b[?1049l") > terminal.raw.rindex("\x1b[?1049h")
        assert terminal.raw.rindex("\x1b[?25h") > terminal.raw.rindex("\x1b[?25l")
        assert terminal.raw.rstrip().endswith("You left the table.")


def test_people_at_one_screen_do_not_see_each_others_cards(tmp_path: Path) -> None:
    position = {
        "seats": 3,
        "racers": [
            {"name": "swifty", "seat": 0, "distance": 10},
            {"name": "hover", "seat": 1, "distance": 0},
            {"name": "jackal", "seat": 2, "distance": 0},
        ],
        "hands": [["forward-3"], ["forward-7"], []],
    }
    match = jalopy.from_position("scrap-racer", position, seed=3)
    saved = tmp_path / "saved.json"
    saved.write_text(json.dumps(match.record()), "utf-8")
    with Terminal("play", "scrap-racer", "--resume", str(saved), "--hotseat", "--speed", "0") as terminal:
        terminal.wait_for("Pass the screen to Player 1")
        assert "Forward" not in terminal.raw
        terminal.type("")
        terminal.wait_for("Your bonus cards: Forward 3")
        terminal.wait_for(PROMPT)
        terminal.type("stop")
        terminal.wait_for(PROMPT)
        terminal.type("drive")
        terminal.wait_for(PROMPT)
        terminal.type("end")
        terminal.wait_for("Pass the screen to Player 2")
        assert "Forward 7" not in terminal.raw
        assert "Forward" not in terminal.screen()
        terminal.type("")
        terminal.wait_for("Your bonus cards: Forward 7")
        terminal.wait_for(PROMPT)
        assert "Forward 3" not in terminal.screen()


@pytest.mark.parametrize(("language", "word", "told"), [("en", "coach", "best"), ("de", "rat", "am besten")])
def test_the_coach_says_what_every_answer_is_worth(language: str, word: str, told: str) -> None:
    done = piped("play", "scrap-racer", "--seed", "3", "--lang", language, typed=f"{word}\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(re.findall(r"\d+ % ±\d+", done.stdout)) == 2
    assert f" {told}" in done.stdout


def test_a_saved_match_that_is_over_is_played_on_from_its_middle(tmp_path: Path) -> None:
    record, again = tmp_path / "race.json", tmp_path / "again.json"
    race = ("play", "scrap-racer", "--seats", "2", "--seat", "none", "--speed", "0", "--plain")
    assert piped(*race, "--seed", "3", "--record", str(record)).returncode == 0
    done = piped(*race, "--seed", "4", "--resume", str(record), "--after", "9", "--record", str(again))
    assert done.returncode == 0, done.stderr
    former, found = json.loads(record.read_text()), json.loads(again.read_text())
    assert found["answers"][:9] == former["answers"][:9]
    assert found["chance"]["then"] == {"kind": "fast", "seed": 4}
    assert jalopy.verify(found).complete
    refused = piped(*race, "--resume", str(record), "--after", "100000")
    assert (refused.returncode, "can be taken over after 0 to" in refused.stderr) == (2, True)
    assert piped(*race, "--after", "3").returncode == 2
