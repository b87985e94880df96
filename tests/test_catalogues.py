"""Whatever the rules of Scrap Racer can tell or ask has a sentence, in every language."""

import ast
import json
import random
import re
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import serialize
from fluent.syntax.visitor import Visitor
from tests.rulebook.scrap_racer.table import COUNTS_AS, FORK, PIT, STOP, YARD, in_lane, race

import jalopy
from jalopy import games
from jalopy.catalogues import file_of, folders_of, languages, read
from jalopy.games.scrap_racer.circuits import NAMED
from jalopy.games.scrap_racer.components import ALL_RACERS, BOX, FOLDER, PIECES, PILES
from jalopy.games.scrap_racer.crashing import PILE_NAMES
from jalopy.games.scrap_racer.game import EXPANSION
from jalopy.games.scrap_racer.untimely import ANSWERS
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Option, Question
from jalopy.texts import MissingText, Texts

pytestmark = pytest.mark.xdist_group("catalogues")  # they share a sample

GAME = games.find("scrap-racer")
FOLDERS = folders_of(GAME)
A_RACER = re.compile("|".join(ALL_RACERS))
PLAYERS = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gesa", "Hugo"]

# Words that panels and pages ask for by their id, and names that are only told where settings are refused.
TOLD_ELSEWHERE = re.compile(
    r"(panel|bot|seat|refused)-|(game|spectator|you|ordinal|yes|no|player)\b"
    r"|name-(pit-stop|floor|sofa|table|desk|bed|shelf|counter|chair)$"
    r"|(answer|setting)-refused|barred-(not-asked|seat-not-asked|match-over)"  # the kernel's own: tests/kernel/test_questions.py
)

# Every answer that there is, tried where it is not offered; wherever a question is seldom asked, all of them.
TRIED = [f"{family}:{value}".rstrip(":") for family, values in ANSWERS.items() for value in values]
SELDOM_ASKED = ("choose-racer", "which-ability", "take-ability", "place-scrap", "stop-or-boost")

# Long laps wear the decks out; a ring of four curves has no straight space.
LONG = {"track": "SSSSSSSSSSR" * 4, "any_tiles": True}
TINY = {"track": "RRRR"}
MARKED = {"track": "SsSRvRSpSRRy", "new_racers": True}
EXPANDED = dict.fromkeys(EXPANSION, True)
SETTINGS: list[dict[str, Any]] = [
    {},
    {"racers": "chosen", "jackal": "always", "track": "B"},
    {"catch_up": "rank", "track": "C", "short": True},
    {"start": "2", "track": "D", "finish": 5},
    {"track": "E"},
    {"track": "F", "catch_up": "rank"},
    *[TINY] * 5,
    LONG,
    EXPANDED,
    {**EXPANDED, "catch_up": "rank"},
    *[MARKED] * 4,
]


class Heard:
    """One thing the rules said in a match of the sample, with what its sentence may need."""

    def __init__(self, what: str, data: Facts, match: Match, reader: int | None) -> None:
        self.what = what
        self.data = data
        self.settings = match.settings
        self.track_length = match.view()["track"]["length"]  # type: ignore[index]
        self.reader = reader


@cache
def sample() -> list[Heard]:
    """What random matches say, over all numbers of seats and all settings; what differs in the racers only, once."""
    heard: dict[str, Heard] = {}
    for seats in GAME.seat_counts:
        for number, settings in enumerate(SETTINGS):
            if settings is LONG and seats < 6:
                continue
            if seats == 3 and number % 2:
                settings = {**settings, "two_racers": True}
            listen(jalopy.new("scrap-racer", seats=seats, seed=number, **settings), random.Random(number), heard)
    listen(with_three_abilities(), random.Random(1), heard)
    return list(heard.values())


def with_three_abilities() -> Match:
    """Passing Jackal, Twister triggers two of them, and a third on a straight: the second one is a choice too."""
    tiles = {"twister": {"tiles": ["steel-jacket", "crusher"]}}
    position = race({"twister": 23, "jackal": 24, "hover": 40}, more=tiles, **PIT).position()
    return jalopy.from_position("scrap-racer", position, seed=1)


@cache
def one_of_each() -> list[Heard]:
    """The same without repeating what differs in numbers or names only."""
    kinds: dict[str, Heard] = {}
    for heard in sample():
        data = heard.data
        facts = data.get("facts")
        names = sorted(facts) if isinstance(facts, dict) else []
        label = [data.get(name) for name in ("kind", "key", "reason", "rule")]
        kinds.setdefault(f"{heard.what} {label} {names}", heard)
    return list(kinds.values())


def listen(match: Match, lots: random.Random, heard: dict[str, Heard]) -> None:
    agreed = f"{match.settings['jackal']} {match.settings['catch_up']}"

    def hear(what: str, data: Facts, reader: int | None) -> None:
        known = [data.get(name) for name in ("kind", "key", "reason", "rule", "facts")]
        said = A_RACER.sub("racer", f"{what} {known} {reader} {agreed}")
        if said not in heard:
            heard[said] = Heard(what, data, match, reader)

    tries = random.Random(1)
    while (question := match.question) is not None:
        hear("question", question.as_data(), question.seat)
        for option in question.options:
            hear("option", option.as_data(), question.seat)
        for barred in match.barred():
            hear("barred", barred.as_data(), question.seat)
        for key in TRIED if question.kind in SELDOM_ASKED else tries.sample(TRIED, 3):
            if key not in [option.key for option in question.options]:
                hear("barred", match.why_not(key, question).as_data(), question.seat)
        match.answer(daring(question, lots))
        if match.can_undo and lots.random() < 0.05:
            match.undo()
    for reader in (0, None):
        for event in match.events(seat=reader):
            hear("event", event, reader)
    for place in match.standing:
        hear("place", place.as_data(), lots.choice([0, place.seat]))


def daring(question: Question, lots: random.Random) -> Option:
    """By lot, but with a liking for one more die and for boost markers that avert a crash: so all six get rolled."""
    liked = [option for option in question.options if option.key == "roll" or option.key == "boost:re-roll"]
    return lots.choice(liked if liked and lots.random() < 0.5 else question.options)


def told(texts: Texts, heard: Heard) -> list[str]:
    """All sentences that come of it."""
    data, reader = heard.data, heard.reader
    if heard.what == "event":
        return [texts.event(data, PLAYERS, reader)]
    if heard.what == "question":
        return [texts.question(data, PLAYERS, reader)]
    if heard.what == "place":
        return [texts.place(data, PLAYERS, reader)]
    if heard.what == "barred":
        return [texts.barred(data), texts.option(str(data["key"]))]
    labels = [texts.option(data), texts.option(str(data["key"]))]
    hint = texts.hint(data)
    assert hint, f"option {data['key']} has no hint"
    return [*labels, hint]


def complaints(folders: tuple[Path, ...], said: list[Heard], noticed: set[str] | None = None) -> list[str]:
    """Everything that is wrong with the catalogues in these folders; `noticed` gathers the messages made use of."""
    found = unequal_catalogues(folders) + unnamed_choices(folders)
    speakers: dict[str, Texts] = {}
    for language in languages(folders):
        for heard in said:
            agreed = json.dumps([language, heard.settings, heard.track_length])
            if agreed not in speakers:
                speakers[agreed] = Texts(
                    GAME,
                    language,
                    settings=heard.settings,
                    track_length=heard.track_length,
                    strict=True,
                    folders=folders,
                )
                if noticed is not None:
                    take_notes(speakers[agreed], noticed)
            try:
                sentences = told(speakers[agreed], heard)
            except (MissingText, AssertionError) as problem:
                found.append(f"{language}: {problem}")
                continue
            found += [f"{language}: {sentence!r}" for sentence in sentences if not well_formed(sentence)]
        texts = Texts(GAME, language, strict=True, folders=folders)
        if noticed is not None:
            take_notes(texts, noticed)
        found += unnamed(texts)
    return sorted(set(found))


def well_formed(sentence: str) -> bool:
    """No hole, no doubled blank, no key that stayed raw."""
    return bool(sentence) and sentence == " ".join(sentence.split()) and not re.search(r"[{}$?]\w|[a-z]-\d|_", sentence)


def take_notes(texts: Texts, noticed: set[str]) -> None:
    say = texts._format

    def say_and_note(catalogue: Any, message: str, attribute: str, variables: Any) -> str:
        noticed.add(f"{message}.{attribute}" if attribute else message)
        return say(catalogue, message, attribute, variables)

    texts._format = say_and_note  # type: ignore[method-assign]


def unnamed(texts: Texts) -> list[str]:
    """Components and settings without a name, or without an explanation."""
    cards = [name for pile in PILES for name in BOX.counts(f"crash.{pile}", "cards")]
    cards += [name for group in ("goal", "bonus.cards") for name in BOX.counts(group, "cards")]
    cards += BOX.counts("boost.markers", "markers")
    asked: list[tuple[Callable[[str], str], str]] = []
    asked += [(texts.name, name) for name in [*ALL_RACERS, *PIECES, *cards, *PILE_NAMES, *NAMED, "bonus", "goal"]]
    asked += [(texts.effect, card) for card in cards]
    asked += [(texts.ability, racer) for racer in ALL_RACERS]
    asked += [(ask, setting.name) for ask in (texts.setting, texts.setting_help) for setting in GAME.settings]
    found = []
    for ask, name in asked:
        try:
            ask(name)
        except MissingText as problem:
            found.append(f"{texts.language}: {problem}")
    values = [texts.setting_value("track", name) for name in NAMED]
    values += [
        texts.setting_value(setting.name, value)
        for setting in GAME.settings
        for value in (setting.default, *setting.choices)
    ]
    return found + [f"{texts.language}: {value!r}" for value in values if not well_formed(value)]


def unnamed_choices(folders: tuple[Path, ...]) -> list[str]:
    """A choice without a message would be shown as it is, so the catalogue itself is asked; other languages follow it."""
    english = ingredients(file_of(folders[0], "en"))
    wanted = [f"setting-track-{name}" for name in NAMED]
    wanted += [
        f"setting-{each.name}-{word}" for each in GAME.settings for word in each.choices if isinstance(word, str)
    ]
    return [f"en: {name} is missing" for name in wanted if name not in english]


# --- comparing catalogues -----------------------------------------------------------------------------------------------


class Ingredients(Visitor):
    """The variables and functions of a pattern, and what it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(f"${node.id.name}")

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.found.add(f"{node.id.name}()")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.found.add(node.id.name)


def ingredients(path: Path) -> dict[str, set[str]]:
    """By message, or message and attribute, what its pattern is made of."""
    listed: dict[str, set[str]] = {}

    def note(name: str, pattern: ftl.Pattern) -> None:
        assert name not in listed, f"{path.name} says '{name}' twice"
        visitor = Ingredients()
        visitor.visit(pattern)
        listed[name] = visitor.found

    for entry in read(path).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name} cannot be read at: {entry.content}"
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                note(entry.id.name, entry.value)
            for attribute in entry.attributes:
                note(f"{entry.id.name}.{attribute.id.name}", attribute.value)
    return listed


def unequal_catalogues(folders: tuple[Path, ...]) -> list[str]:
    found = []
    for folder in folders:
        english = ingredients(file_of(folder, "en"))
        for language in languages(folders):
            other = ingredients(file_of(folder, language))
            found += [f"{language}: {name} is missing" for name in english.keys() - other.keys()]
            found += [f"{language}: {name} is not in English" for name in other.keys() - english.keys()]
            found += [
                f"{language}: {name} has {sorted(other[name])}, in English {sorted(english[name])}"
                for name in english.keys() & other.keys()
                if english[name] != other[name]
            ]
    return found


def all_messages() -> set[str]:
    return set().union(*(ingredients(file_of(folder, "en")) for folder in FOLDERS))


# --- the sample is enough -----------------------------------------------------------------------------------------------


def words_in(call: str, place: int) -> set[str]:
    """The words that stand at this place in calls of this name, all over the rules."""
    found = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > place:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                word = node.args[place]
                if name == call and isinstance(word, ast.Constant):
                    found.add(str(word.value))
    return found


def in_sample(what: str, field: str) -> set[str]:
    return {str(heard.data[field]) for heard in sample() if heard.what == what}


def test_the_sample_tells_every_kind_of_event() -> None:
    assert in_sample("event", "kind") == words_in("tell", 0) | {"taken-back"}


def test_the_sample_asks_every_kind_of_question() -> None:
    assert in_sample("question", "kind") >= words_in("ask", 1)
    assert in_sample("question", "kind") >= {"roll-or-stop", "crash-or-boost", "stop-or-boost"}
    assert in_sample("question", "kind") >= {"card-or-drive", "card-or-done"}


def test_the_sample_bars_for_every_reason() -> None:
    assert in_sample("barred", "reason") == words_in("Barred", 1)


def test_the_sample_names_every_deck() -> None:
    decks = {heard.data["facts"]["deck"] for heard in sample() if heard.data.get("kind") == "reshuffled"}  # type: ignore[index]
    assert decks == {*PILE_NAMES, "bonus"}


# --- the catalogues -----------------------------------------------------------------------------------------------------


def test_there_are_texts_in_english_and_german() -> None:
    assert languages(FOLDERS) == ["de", "en"]


def test_everything_is_said_in_every_language_and_no_message_is_idle() -> None:
    noticed: set[str] = set()
    assert complaints(FOLDERS, sample(), noticed) == []
    assert {name for name in all_messages() - noticed if not TOLD_ELSEWHERE.match(name)} == set()


def test_every_word_in_facts_has_a_name() -> None:
    texts = Texts(GAME, strict=True)
    words = set()
    for heard in sample():
        facts = heard.data.get("facts", {})
        assert isinstance(facts, dict)
        for name, fact in facts.items():
            listed = fact if isinstance(fact, list) else [fact]
            if name not in ("question", "key"):
                words |= {word for word in listed if isinstance(word, str)}
    own_circuits = {"RRRR", LONG["track"], MARKED["track"]}
    assert {word for word in words if not texts.has_name(word)} == own_circuits


def test_the_shared_texts_and_the_games_do_not_contradict_each_other() -> None:
    own, shared = (ingredients(file_of(folder, "en")).keys() for folder in FOLDERS)
    assert own & shared == set()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_shared_word_can_be_said(language: str) -> None:
    texts = Texts(GAME, language, strict=True)
    facts: Facts = {"seat": 1, "rule": "SR-1.1", "turn": 3, "number": 2, "place": 1}
    facts |= {"answer": "roll", "why": "The match is over.", "possible": ["roll", "stop"], "asked": 0}
    used = {
        name: {part[1:] for part in parts if part.startswith("$")}
        for folder in FOLDERS
        for name, parts in ingredients(file_of(folder, language)).items()
        if TOLD_ELSEWHERE.match(name)
    }
    assert {"panel-why", "bot-rookie.hint", "game.pitch", "ordinal", "you"} <= used.keys()
    for name, variables in used.items():
        # what a refusal tells is held to its facts by tests/test_refusals.py
        more = dict.fromkeys(variables - facts.keys(), 2) if "refused" in name else {}
        assert well_formed(texts.say(name, {**facts, **more}, PLAYERS, 1)), name


# --- what the sentences say ---------------------------------------------------------------------------------------------


def hints(match: Match, language: str) -> dict[str, str]:
    assert match.question is not None
    texts = Texts.of(match, language, strict=True)
    return {option.key: texts.hint(option) for option in match.question.options}


def test_hints_of_bonus_cards_say_how_far_they_lead_and_what_ends_the_move() -> None:
    cards = ["catch-up", "curve", "forward-3", "straight"]
    before_the_stop = race({"hover": STOP - 1, "swifty": 24, "crusher": 30}, dice=[1], hands={0: cards}, **YARD)
    before_the_stop.answer("stop")
    english, german = hints(before_the_stop, "en"), hints(before_the_stop, "de")
    assert english["bonus:curve"] == "Drive 1 space to the next curve space, space 5."
    assert german["bonus:curve"] == "Fahre 1 Feld auf das nächste Kurvenfeld, Feld 5."
    for card in ("catch-up", "forward-3", "straight"):
        assert english[f"bonus:{card}"] == "Drive 1 space, to space 5; there the move ends."
        assert german[f"bonus:{card}"] == "Fahre 1 Feld, auf Feld 5; dort endet die Fahrt."


@pytest.mark.parametrize(
    ("lane", "hint"),
    [
        (2, "Drive 2 spaces onto the next racer, on space 44; if you stay there, you fight."),
        (3, "Drive 3 spaces, to space 45; there the move ends."),  # nobody fights in the centre
    ],
)
def test_hints_of_bonus_cards_count_the_spaces_of_the_lane(lane: int, hint: str) -> None:
    field = {"hover": FORK, "swifty": COUNTS_AS[lane], "crusher": 0}
    match = race(field, dice=[1], hands={0: ["catch-up"]}, more={"swifty": in_lane(lane)}, **PIT)
    match.answer("stop")
    assert hints(match, "en")["bonus:catch-up"] == hint


def test_a_hint_says_if_scrap_lets_nobody_drive_on() -> None:
    match = race(
        {"hover": FORK, "swifty": 30, "crusher": 0},
        dice=[3],
        settings={"pit_stop": True, "salvager": True},
        pieces={"salvager": 10},
        scrap={"track": {str(FORK + 1): 4}},
    )
    match.answer("stop")
    assert hints(match, "en")["way:track"] == "A scrap tile lies ahead: wait in front of it, on space 19."
    assert hints(match, "de")["way:track"] == "Vor dir liegt ein Schrottteil: Warte davor, auf Feld 19."


def test_a_place_in_the_lane_is_told_as_such() -> None:
    match = race({"hover": 130, "swifty": 20, "crusher": 25}, more={"swifty": in_lane(3)}, turn_of="crusher", **PIT)
    match.answer("stop")
    said = {language: Texts.of(match, language, strict=True).place(match.standing[-1]) for language in ("en", "de")}
    assert said["en"] == "In its first lap Swifty got to space 45 in the pit lane."
    assert said["de"] == "In der ersten Runde ist Swifty bis Feld 45 in der Boxengasse gekommen."


def test_one_marker_left_in_the_supply_is_one() -> None:
    texts = Texts(GAME, "de", strict=True)
    laid: Facts = {"kind": "markers-laid", "rule": "SR-2.2", "facts": {"spaces": [5, 9], "supply": 1}}
    assert texts.event(laid) == "2 Boost-Marker liegen verdeckt auf der Strecke, 1 weiterer im Vorrat."
    filled: Facts = {"kind": "refilled", "rule": "SR-7.6", "facts": {"spaces": [5], "supply": 1}}
    assert texts.event(filled) == "Auf Feld 5 liegt ein neuer Boost-Marker, 1 ist noch im Vorrat."


# --- what is removed is missed ------------------------------------------------------------------------------------------


def copied(target: Path) -> tuple[Path, ...]:
    folders = []
    for number, folder in enumerate(FOLDERS):
        (target / str(number)).mkdir()
        for path in folder.glob("texts.*.ftl"):
            shutil.copy(path, target / str(number))
        folders.append(target / str(number))
    return tuple(folders)


def remove(folders: tuple[Path, ...], language: str, name: str) -> None:
    message, _, attribute = name.partition(".")
    for folder in folders:
        resource = read(file_of(folder, language)).clone()
        for entry in list(resource.body):
            if isinstance(entry, ftl.Message) and entry.id.name == message:
                if attribute:
                    entry.attributes = [each for each in entry.attributes if each.id.name != attribute]
                else:
                    resource.body.remove(entry)
        file_of(folder, language).write_text(serialize(resource), encoding="utf-8")
    read.cache_clear()


REMOVED = [
    "event-moved",
    "event-taken-back",
    "event-bonus-card-drawn",
    "question-own-fight",
    "option-winner",
    "option-roll.hint",
    "barred-no-such-space",
    "place-rear-racer-behind",
    "name-jackal",
    "name-push-5.effect",
    "setting-finish.help",
    "setting-jackal-always",
]


def test_a_message_missing_in_all_languages_is_complained_about(tmp_path: Path) -> None:
    folders = copied(tmp_path)
    for name in REMOVED:
        for language in languages(folders):
            remove(folders, language, name)
    found = complaints(folders, one_of_each())
    for name in REMOVED:
        key = "option roll has no hint" if name == "option-roll.hint" else name
        assert any(key in complaint for complaint in found), name


@pytest.mark.parametrize("name", ["event-fight-SR-5-4", "name-swifty.ability", "panel-why"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_message_missing_in_one_language_is_complained_about(name: str, language: str, tmp_path: Path) -> None:
    folders = copied(tmp_path)
    remove(folders, language, name)
    assert any(name in complaint for complaint in unequal_catalogues(folders))


def test_a_variable_that_the_facts_do_not_have_is_complained_about(tmp_path: Path) -> None:
    folders = copied(tmp_path)
    path = file_of(folders[0], "en")
    path.write_text(path.read_text(encoding="utf-8").replace("stops at { $total }", "stops at { $sum }"), "utf-8")
    assert any("Unknown external: sum" in complaint for complaint in complaints(folders, one_of_each()))


def test_what_german_lacks_is_said_in_english(tmp_path: Path) -> None:
    folders = copied(tmp_path)
    remove(folders, "de", "event-stopped")
    remove(folders, "de", "option-roll")
    texts = Texts(GAME, "de", strict=True, folders=folders)
    stopped: Facts = {"kind": "stopped", "rule": "SR-4.2", "facts": {"racer": "hover", "total": 9}}
    assert texts.event(stopped) == "Hover stops at 9."
    assert texts.option("roll") == "Roll"
