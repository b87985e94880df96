"""What the page is held to: sentences as the terminal says them, and the record of a match with sealed dice.

python tests/web/samples.py      write web/src/test/samples.json
"""

import json
from pathlib import Path
from typing import Any

from jalopy import games
from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.match import Match, new_match
from jalopy.texts import Texts

TARGET = Path(__file__).resolve().parents[2] / "web" / "src" / "test" / "samples.json"

SEED = "0123456789abcdef" * 4
ENTROPY = ("Rusty nail", "Äpfel & Öl")
NAMES = ["Mia", "Ben", ""]
READER = 1


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
    }


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
