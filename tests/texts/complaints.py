"""Everything that can be wrong with a game's texts."""

import ast
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from tests.texts.catalogue import (
    TOLD_ELSEWHERE,
    Folders,
    own_messages,
    shared_messages,
    take_notes,
    unequal,
    well_formed,
)
from tests.texts.listening import Heard
from tests.texts.spoken import Spoken, spoken_by

from jalopy import games
from jalopy.catalogues import folders_of, languages
from jalopy.kernel.game import Game
from jalopy.texts import MissingText, Texts

PLAYERS = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gesa", "Hugo"]


class Examined:
    """The catalogues of a game, held against what its rules were heard to say."""

    def __init__(self, name: str, said: Iterable[Heard], folders: Folders | None = None) -> None:
        self.game: Game[Any] = games.find(name)
        self.spoken: Spoken = spoken_by(name)
        self.said = list(said)
        self.folders: Folders = folders or folders_of(self.game)
        self.noticed: set[str] = set()  # messages that were made use of
        self._speakers: dict[str, Texts] = {}

    def complaints(self) -> list[str]:
        found = set(unequal(self.folders))
        found.update(self.contradictions())
        found.update(self.missing_choices())
        found.update(self.wrong_reasons())
        for language in languages(self.folders):
            found.update(f"{language}: {problem}" for problem in self.unsaid(language))
            found.update(f"{language}: {problem}" for problem in self.unexplained(language))
            found.update(f"{language}: {word!r} has no name" for word in self.unnamed_words(language))
        found.update(f"{name} is never said" for name in self.idle())
        return sorted(found)

    # --- what is heard is said ----------------------------------------------------------------------------------------

    def unsaid(self, language: str) -> Iterator[str]:
        """What has no message, or none that fits its facts, or comes to no sentence."""
        for heard in self.said:
            texts = self._speaker(language, heard.settings, heard.track_length)
            try:
                sentences = self._sentences(texts, heard)
            except MissingText as problem:
                yield str(problem)
            else:
                yield from (f"{heard.data}: {sentence!r}" for sentence in sentences if not well_formed(sentence))

    def _sentences(self, texts: Texts, heard: Heard) -> list[str]:
        data, reader = heard.data, heard.reader
        if heard.what == "option":
            return self._option(texts, data)
        if heard.what == "barred":
            return [texts.barred(data), texts.option(str(data["key"]))]
        return [getattr(texts, heard.what)(data, PLAYERS, reader)]

    def _option(self, texts: Texts, data: Any) -> list[str]:
        key = str(data["key"])
        labels = [texts.option(data), texts.option(key)]
        hint = texts.hint(data)
        if not hint and key.split(":")[0] not in self.spoken.without_hint:
            raise MissingText(f"option {key} has no hint")
        return [*labels, *filter(None, [hint])]

    # --- what is there is explained -----------------------------------------------------------------------------------

    def unexplained(self, language: str) -> Iterator[str]:
        """Components and settings without a name, or without an explanation; and options that are seldom offered."""
        texts = self._speaker(language, None, 0)
        spoken, settings = self.spoken, [setting.name for setting in self.game.settings]
        asked: list[tuple[Callable[[str], str], Iterable[str]]] = [
            (texts.name, spoken.names),
            (texts.effect, spoken.effects),
            (texts.ability, spoken.abilities),
            (texts.setting, settings),
            (texts.setting_help, settings),
        ]
        for ask, names in asked:
            for name in names:
                yield from _problem(ask, name)
        for setting in self.game.settings:
            for value in (setting.default, *setting.choices, *spoken.choices.get(setting.name, ())):
                yield from _problem(texts.setting_value, setting.name, value)
        for option in spoken.options:
            for sentence in self._option(texts, option.as_data()):
                yield from [] if well_formed(sentence) else [repr(sentence)]

    def missing_choices(self) -> Iterator[str]:
        """A choice without a message would be shown as it is, so the catalogue itself is asked; other languages follow."""
        own = own_messages(self.folders)
        for setting in self.game.settings:
            words = [word for word in setting.choices if isinstance(word, str)]
            for word in [*words, *self.spoken.choices.get(setting.name, ())]:
                if f"setting-{setting.name}-{word}" not in own:
                    yield f"setting-{setting.name}-{word} is missing"

    def unnamed_words(self, language: str) -> set[str]:
        """Words in facts; those that people make up for a setting have none."""
        texts = self._speaker(language, None, 0)
        return {word for word in self.words() - set(self.spoken.not_named) if not texts.has_name(word)}

    def words(self) -> set[str]:
        found: set[str] = set()
        for heard in self.said:
            made_up = {heard.settings[setting.name] for setting in self.game.settings if not setting.choices}
            for name, fact in heard.facts.items():
                if name not in ("question", "key"):
                    listed = fact if isinstance(fact, list) else [fact]
                    found |= {word for word in listed if isinstance(word, str) and word not in made_up}
        return found

    # --- what is written is needed ------------------------------------------------------------------------------------

    def wrong_reasons(self) -> Iterator[str]:
        """Every reason that the rules name has a message, every such message is named, and so is what the code says."""
        reasons = self.reasons()
        told = {name.removeprefix("barred-") for name in own_messages(self.folders) if name.startswith("barred-")}
        yield from (f"barred-{reason} is missing" for reason in reasons - told)
        yield from (f"barred-{reason} is no reason of any rule" for reason in told - reasons)
        yield from (
            f"{reason} bars an answer, but no rule names it" for reason in words_in(self.game, "Barred", 1) - reasons
        )

    def reasons(self) -> set[str]:
        return {reason for rule in self.game.rulebook.rules for reason in rule.refuses}

    def contradictions(self) -> list[str]:
        both = own_messages(self.folders) & shared_messages(self.folders)
        return [f"{name} is said by the game and for all games" for name in both]

    def idle(self) -> set[str]:
        """The game's own messages that nothing made use of; to be asked when all was said."""
        return {name for name in own_messages(self.folders) - self.noticed if not TOLD_ELSEWHERE.match(name)}

    def _speaker(self, language: str, settings: Any, track_length: int) -> Texts:
        agreed = json.dumps([language, settings, track_length])
        if agreed not in self._speakers:
            given: dict[str, Any] = {"settings": settings, "track_length": track_length, "folders": self.folders}
            self._speakers[agreed] = take_notes(Texts(self.game, language, strict=True, **given), self.noticed)
        return self._speakers[agreed]


def _problem(ask: Callable[..., str], *asked: object) -> list[str]:
    try:
        sentence = ask(*asked)
    except MissingText as problem:
        return [str(problem)]
    return [] if well_formed(sentence) else [repr(sentence)]


def words_in(game: Game[Any], call: str, place: int) -> set[str]:
    """The words that stand at this place in calls of this name, all over the rules."""
    found = set()
    for path in Path(folders_of(game)[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > place:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                word = node.args[place]
                if name == call and isinstance(word, ast.Constant):
                    found.add(str(word.value))
    return found
