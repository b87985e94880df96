"""What the page is held to: sentences as the terminal says them, and the record of a match with sealed dice.

python tests/web/samples.py      write web/src/test/samples.json
"""

import json
from functools import partial
from pathlib import Path
from typing import Any

from jalopy import games
from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.record import resume
from jalopy.texts import Texts

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
TARGET = WEB / "test" / "samples.json"

SEED = "0123456789abcdef" * 4
ENTROPY = ("Rusty nail", "Äpfel & Öl")
NAMES = ["Mia", "Ben", ""]
READER = 1
MOST_ANSWERS = 20_000  # a match that takes more is stuck


def samples() -> dict[str, Any]:
    game = games.find("scrap-racer")
    match = new_match(game, 3, game.read_settings(3, {"track": "C"}), CommittedChance(SEED, ENTROPY))
    questions: dict[str, Any] = {}
    options: dict[str, Any] = {}
    barred: dict[str, Any] = {}
    while (question := match.question) is not None:
        questions.setdefault(f"{question.kind} {question.rule}", question.as_data())
        for option in question.options:
            options.setdefault(option.key, option.as_data())
        for each in game.barred(match.state, question):
            barred.setdefault(each.reason, each.as_data())
        place = (match.decisions * 7 + 3) % len(question.options)
        match.answer(question.options[place].key, question.seat)
        assert match.decisions < MOST_ANSWERS, "the match does not end"
    events: dict[str, Any] = {}
    event: dict[str, Any]
    for event in match.events(0, READER):
        facts: Any = event["facts"]
        events.setdefault(f"{event['kind']} {event['rule']} {facts.get('seat')}", event)
    view: dict[str, Any] = match.view()
    told = {
        language: _told(match, Texts.of(match, language), events, questions, options, barred)
        for language in ("en", "de")
    }
    return {
        "settings": dict(match.settings),
        "track_length": view["track"]["length"],
        "names": NAMES,
        "reader": READER,
        "told": told,
        "record": match.record(),
        "parts": gone_on(),
        "setting_up": new_match(game, 3, {"racers": "chosen"}, CommittedChance(SEED, ENTROPY)).record(),
    }


def gone_on() -> dict[str, Any]:
    """A record of three parts: the match went on twice under other rules."""
    game = games.find("scrap-racer")
    versions = [_of_version(game, version) for version in ("older", "newer", "newest")]
    match = new_match(versions[0], 2, {"track": "SRRSRR"}, CommittedChance(SEED, ENTROPY))
    for newer in versions[1:]:
        _play_on(match, 9)
        match = resume(json.loads(json.dumps(match.record())), partial(_found, newer))
    _play_on(match, None)
    return match.record()


def _of_version(game: Game[Any], version: str) -> Game[Any]:
    given = (game.name, version, game.seat_counts, game.settings, game.rulebook, game.box, game.knobs)
    made: Game[Any] = type(game)(*given)
    return made


def _found(game: Game[Any], name: str) -> Game[Any]:
    return game


def _play_on(match: Match, answers: int | None) -> None:
    """So many answers, and on into the middle of a turn; without a number to the end."""
    while (question := match.question) is not None:
        turn = match.turns[-1]
        if answers is not None and match.decisions >= answers and turn.asked and turn.drawn:
            return
        match.answer(question.options[(match.decisions * 7 + 3) % len(question.options)].key, question.seat)


def _told(match: Match, texts: Texts, *things: dict[str, Any]) -> dict[str, Any]:
    events, questions, options, barred = (list(each.values()) for each in things)
    return {
        "events": [[event, texts.event(event, NAMES, READER)] for event in events],
        "questions": [[question, texts.question(question, NAMES, READER)] for question in questions],
        "options": [[option, texts.option(option), texts.hint(option)] for option in options],
        "barred": [[each, texts.barred(each)] for each in barred],
        "places": [[place.as_data(), texts.place(place, NAMES, READER)] for place in match.standing],
        "settings": [
            [
                setting.name,
                texts.setting(setting.name),
                texts.setting_help(setting.name),
                setting.default,
                texts.setting_value(setting.name, setting.default),
            ]
            for setting in match.game.settings
        ],
    }


def written() -> str:
    return json.dumps(samples(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
