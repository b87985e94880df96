"""Texts: the sentences for what the rules tell and ask by keys and facts.

The sentences live in Fluent catalogues, `texts.<language>.ftl`, one per game and one shared by all games. These are the
conventions between rules, catalogues and whoever shows the texts; the terminal keeps to them here, a page can do the
same with any Fluent library.

Which message
    event-<kind>, question-<kind>     a more special message goes first: `event-<kind>-with-<fact>` for a fact that is
                                      there (facts in alphabetical order; this is how a private fact is told), then
                                      `event-<kind>-<rule>`, then `event-<kind>`
    option-<key>                      ':' in a key becomes '-'; for `winner:swifty` that is `option-winner-swifty` or
                                      else `option-winner`. `.hint`, where there is one, says what it would do
    barred-<reason>, place-<reason>   why something may not be answered; why a seat has its place
    refused-<key>                     what is refused: by a table, by the kernel, or settings by their game
    name-<value>                      a racer, card, marker, deck, track; `.effect` (cards, markers) or `.ability`
                                      (racers) says what it does
    setting-<name>                    with `.help`; its values are `setting-<name>-<value>`, or else yes, no, a number
                                      or the word itself
Signs that Fluent does not allow in an id become '-'. A message that a language lacks is taken from English.

Which variables
    a word              its name, if there is a message `name-<value>`, and the name's attributes: for the fact `card`
                        these are `$card` and `$card-effect`
    a number            itself; yes or no: "yes" or "no"; nothing (null): left out
    a list              its items as such, joined ("3, 5 and 2", the message `list`); `$dice-count` is how many there
                        are, `$dice-1` is the first of them, and `$dice-total` the sum if all are numbers
    the fact `seat`     the player's name, and `$you` is "yes" if that player is reading, else "no". Others
                        are named by facts that end so: `$victim_seat`, and `$victim_seat-you`
    the fact `seats`    a list of players; whoever reads is "you" in it, or one of the cases of that message:
                        `$seats-dative`, `$seats-accusative`
    the fact `key`      the label of that option
    `setting`, `given`, `meant`     the words themselves, as they are typed
Questions and places have their seat, and places their place, as a fact too. Options and barred answers have `$value`,
the name of what follows the last ':' of their key, and `$player`, the player whom a part of it stands for: by the
name of that player where whoever shows the texts knows it, else by that of the part. Nothing else is needed for their
label; hints may also use the attributes of the value (`$value-effect`), the option's facts and `$target`, what follows
the ':' of its target. The settings of the match are there in every message
as `$setting-<name>`. Distances are turned into spaces by functions that the messages call (`jalopy.catalogues`).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from jalopy.catalogues import Catalogue, folders_of, languages
from jalopy.kernel.errors import BadSetting, IllegalAnswer, Told
from jalopy.kernel.game import Game, Place
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Barred, Facts, Option, Question
from jalopy.kernel.settings import Value

SOURCE_LANGUAGE: Final = "en"

LONGEST_FACT: Final = 600
AS_IT_IS: Final = ("setting", "given", "meant")

Variables = dict[str, object]


class UnknownLanguage(Told):
    """A language without a catalogue."""


class MissingText(LookupError):
    """A key without a message, or a message that does not fit its facts; only where texts are strict."""


class Texts:
    """The sentences of one game in one language, or those that all games share.

    `settings` and `track_length` are those of the match told about; `Texts.of` takes them from it. Strict texts raise
    where others make do with a phrase made from the key.
    """

    def __init__(
        self,
        game: Game[Any] | None,
        language: str = SOURCE_LANGUAGE,
        *,
        settings: Mapping[str, Value] | None = None,
        track_length: int = 0,
        strict: bool = False,
        folders: Sequence[Path] | None = None,
    ) -> None:
        folders = folders_of(game) if folders is None else folders
        self.language = re.split("[-_.]", language)[0].lower()
        if self.language not in languages(folders):
            raise UnknownLanguage("no-language", language=language, known=", ".join(languages(folders)))
        self.strict = strict
        wanted = dict.fromkeys((self.language, SOURCE_LANGUAGE))
        self._catalogues = [Catalogue(each, folders, track_length) for each in wanted]
        self._names: dict[str, tuple[str, dict[str, str]]] = {}
        self._settings: Variables = {}
        for setting in () if game is None else game.settings:
            value = setting.default if settings is None else settings.get(setting.name, setting.default)
            self._settings[f"setting-{setting.name}"] = _plain(value)

    @classmethod
    def of(cls, match: Match, language: str = SOURCE_LANGUAGE, *, strict: bool = False) -> "Texts":
        """For a match: with its settings, and the length of its track if its view tells one."""
        track = match.view().get("track")
        length = track.get("length") if isinstance(track, dict) else None
        track_length = length if isinstance(length, int) else 0
        return cls(match.game, language, settings=match.settings, track_length=track_length, strict=strict)

    # --- what rules tell and ask --------------------------------------------------------------------------------------

    def event(self, event: Facts, names: Sequence[str] = (), reader: int | None = None) -> str:
        """What happened, from an entry of `match.events()`; `reader` is the seat that is called "you"."""
        return self._told("event", event, names, reader)

    def question(self, question: Question | Facts, names: Sequence[str] = (), reader: int | None = None) -> str:
        """What is asked, said to the seat that is asked."""
        return self._told("question", _data(question), names, reader)

    def option(self, option: Option | Facts | str) -> str:
        """The label of an option, or of a key alone."""
        data = {"key": option} if isinstance(option, str) else _data(option)
        key = str(data["key"])
        variables = {**self._settings, "value": self._word(key.rpartition(":")[2]), "player": self._stands_for(key)}
        return self._say(_option_ids(key), variables) or _phrase(key)

    def hint(self, option: Option | Facts) -> str:
        """One line on what an option would do, or ""."""
        data = _data(option)
        key = str(data["key"])
        variables = self._variables({"value": key.rpartition(":")[2], **_facts(data)}, (), None)
        target = str(data.get("target", "")).rpartition(":")[2]
        if target:
            variables["target"] = int(target) if target.isdecimal() else self._word(target)
        for catalogue in self._catalogues:
            for message in _option_ids(key):
                if catalogue.has(message):
                    return self._format(catalogue, message, "hint", variables) if catalogue.has(message, "hint") else ""
        return ""

    def barred(self, barred: Barred | Facts) -> str:
        """Why something may not be answered now."""
        data = _data(barred)
        variables = self._variables(_facts(data), (), None)
        variables["value"] = self._word(str(data["key"]).rpartition(":")[2])
        return self._say([f"barred-{_id(data['reason'])}"], variables) or _phrase(str(data["reason"]))

    def refused(self, key: str, facts: Mapping[str, object]) -> str:
        """What is refused, and why; of what was typed, no more than anybody needs to know it again."""
        short = {name: _short(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        return self._say([f"refused-{_id(key)}"], self._variables(short, (), None)) or _phrase(key)

    def place(self, place: Place | Facts, names: Sequence[str] = (), reader: int | None = None) -> str:
        """Why a seat has its place in the final order."""
        data = _data(place)
        facts: Facts = {**_facts(data), "seat": data["seat"], "place": data["place"]}
        variables = self._variables(facts, names, reader)
        return self._say([f"place-{_id(data['reason'])}"], variables) or _phrase(str(data["reason"]))

    # --- names and words ----------------------------------------------------------------------------------------------

    def name(self, value: str) -> str:
        """The name of a racer, card, marker, deck or track."""
        return self._say([f"name-{_id(value)}"], self._settings) or _phrase(value)

    def has_name(self, value: str) -> bool:
        return self._named(value)[0] != ""

    def effect(self, card: str) -> str:
        """One sentence on what a card or a marker does."""
        return self._say([f"name-{_id(card)}"], self._settings, "effect")

    def ability(self, racer: str) -> str:
        """One sentence on what a racer can do."""
        return self._say([f"name-{_id(racer)}"], self._settings, "ability")

    def setting(self, name: str) -> str:
        return self._say([f"setting-{_id(name)}"], self._settings) or _phrase(name)

    def setting_help(self, name: str) -> str:
        return self._say([f"setting-{_id(name)}"], self._settings, "help")

    def setting_value(self, name: str, value: Value) -> str:
        """A value of a setting; numbers and words without a message stand for themselves."""
        word = str(_plain(value))
        ids = [f"setting-{_id(name)}-{_id(word)}"] + ([word] if isinstance(value, bool) else [])
        return self._find(ids, self._settings) or word

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of the player at a seat; without one it goes by its number."""
        if seat < len(names) and names[seat]:
            return names[seat]
        return self.say("player", {"number": seat + 1})

    def say(
        self, message: str, facts: Facts | None = None, names: Sequence[str] = (), reader: int | None = None
    ) -> str:
        """Any other message by its id, or its attribute (`bot-rookie.hint`): the words of panels and pages."""
        name, _, attribute = message.partition(".")
        return self._say([name], self._variables(facts or {}, names, reader), attribute) or _phrase(name)

    # --- from facts to variables --------------------------------------------------------------------------------------

    def _told(self, what: str, data: Facts, names: Sequence[str], reader: int | None) -> str:
        kind, facts = _id(data["kind"]), _facts(data)
        if "seat" in data:
            facts = {"seat": data["seat"], **facts}
        ids = [f"{what}-{kind}-with-{_id(name)}" for name in sorted(facts) if facts[name] is not None]
        ids += [f"{what}-{kind}-{_id(data['rule'])}"] if data["rule"] else []
        ids.append(f"{what}-{kind}")
        variables = self._variables(facts, names, reader)
        return self._say(ids, variables) or _phrase(kind, [variables[name] for name in facts if name in variables])

    def _variables(self, facts: Mapping[str, object], names: Sequence[str], reader: int | None) -> Variables:
        variables = self._settings.copy()
        for name, fact in facts.items():
            if name == "seat" and isinstance(fact, int):
                variables[name] = self.player(fact, names)
                variables["you"] = _plain(fact == reader)
            elif name.endswith("_seat") and isinstance(fact, int):
                variables[name] = self.player(fact, names)
                variables[f"{name}-you"] = _plain(fact == reader)
            elif name == "seats" and isinstance(fact, list | tuple):
                variables.update(self._seats(name, fact, names, reader))
            elif name == "key" and isinstance(fact, str):
                variables[name] = self.option(fact)
            elif name in AS_IT_IS:
                variables[name] = str(fact)
            elif isinstance(fact, list | tuple):
                variables.update(self._list(name, fact))
            elif isinstance(fact, str):
                known, attributes = self._named(fact)
                variables[name] = known or fact
                variables.update({f"{name}-{attribute}": text for attribute, text in attributes.items()})
            elif isinstance(fact, bool | int | float):
                variables[name] = _plain(fact)
        return variables

    def _seats(self, name: str, seats: Sequence[int], names: Sequence[str], reader: int | None) -> Variables:
        """Players in a row, the reader among them by the word for that, in each of its cases."""

        def row(you: str) -> list[str]:
            return [you if seat == reader else self.player(seat, names) for seat in seats]

        variables = self._list(name, row(self.say("you")))
        for case in sorted({each for catalogue in self._catalogues for each in catalogue.attributes("you")}):
            variables[f"{name}-{case}"] = self._joined(row(self.say(f"you.{case}")))
        return variables

    def _stands_for(self, key: str) -> str:
        """The part of a key that is somebody: it has an ability."""
        parts = key.split(":")[1:]
        return self._word(next((part for part in parts if "ability" in self._named(part)[1]), key.rpartition(":")[2]))

    def _word(self, value: str) -> str:
        return self._named(value)[0] or value

    def _named(self, value: str) -> tuple[str, dict[str, str]]:
        """The name of a value, "" if it has none, and its attributes."""
        if value not in self._names:
            message = f"name-{_id(value)}"
            attributes = {each for catalogue in self._catalogues for each in catalogue.attributes(message)}
            self._names[value] = (
                self._find([message], self._settings),
                {each: self._find([message], self._settings, each) for each in sorted(attributes)},
            )
        return self._names[value]

    def _list(self, name: str, items: Sequence[object]) -> Variables:
        shown = [self._word(item) if isinstance(item, str) else item for item in items]
        variables: Variables = {f"{name}-{number}": item for number, item in enumerate(shown, 1)}
        variables[name] = self._joined([str(item) for item in shown])
        variables[f"{name}-count"] = len(shown)
        if all(isinstance(item, int) for item in items):
            variables[f"{name}-total"] = sum(item for item in items if isinstance(item, int))
        return variables

    def _joined(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self._say(["list"], {"before": ", ".join(words[:-1]), "last": words[-1]}) or ", ".join(words)

    # --- from messages to sentences -----------------------------------------------------------------------------------

    def _say(self, ids: Sequence[str], variables: Mapping[str, object], attribute: str = "") -> str:
        text = self._find(ids, variables, attribute)
        if self.strict and not text:
            wanted = f"{ids[-1]}.{attribute}" if attribute else ids[-1]
            raise MissingText(f"No catalogue has a message '{wanted}', not even '{SOURCE_LANGUAGE}'.")
        return text

    def _find(self, ids: Iterable[str], variables: Mapping[str, object], attribute: str = "") -> str:
        """The first of these messages that there is, in this language if possible; "" if there is none."""
        for catalogue in self._catalogues:
            for message in ids:
                if catalogue.has(message, attribute):
                    return self._format(catalogue, message, attribute, variables)
        return ""

    def _format(self, catalogue: Catalogue, message: str, attribute: str, variables: Mapping[str, object]) -> str:
        text, errors = catalogue.format(message, attribute, variables)
        if self.strict and errors:
            raise MissingText(f"The message '{message}' ({catalogue.language}) does not fit its facts: {errors[0]}.")
        return text


@cache
def shared(language: str = SOURCE_LANGUAGE) -> Texts:
    """The sentences that no game has to know."""
    return Texts(None, language)


def told(error: Told) -> str:
    """What a key and its facts tell, as one English sentence."""
    game = error.game
    if isinstance(error, IllegalAnswer):
        return _refused_answer(error)
    texts = Texts(game) if isinstance(game, Game) else shared()
    why = texts.refused(error.key, error.facts)
    if not isinstance(error, BadSetting) or error.value is None:
        return why
    value = _short(str(_plain(error.value)))
    return texts.say("setting-refused", {"setting": error.setting, "given": value, "why": why})


def _refused_answer(error: IllegalAnswer) -> str:
    """With the key for programs and the rule for people."""
    assert isinstance(error.game, Game)
    texts = _texts_of_a_match(error.game, tuple((error.settings or {}).items()))
    why = texts.barred({"key": error.key, "reason": error.reason, "facts": error.facts})
    if not error.rule:
        return why
    return texts.say("answer-refused", {"answer": error.key, "rule": error.rule, "why": why})


@lru_cache(64)
def _texts_of_a_match(game: Game[Any], settings: tuple[tuple[str, Value], ...]) -> Texts:
    """Made once for many refusals: that takes as long as some dozens of answers."""
    return Texts(game, settings=dict(settings))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_FACT else text[: LONGEST_FACT - 1] + "…"


def _data(thing: Option | Question | Barred | Place | Facts) -> Facts:
    return thing if isinstance(thing, dict) else thing.as_data()


def _facts(data: Facts) -> Facts:
    facts = data.get("facts")
    return facts if isinstance(facts, dict) else {}


def _plain(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def _id(value: object) -> str:
    """A value as part of a message's id."""
    return re.sub("[^A-Za-z0-9_-]", "-", str(value))


def _option_ids(key: str) -> list[str]:
    """The longest id first: the whole key, then without its last part, and so on."""
    parts = key.split(":")
    return [f"option-{_id(':'.join(parts[:length]))}" for length in range(len(parts), 0, -1)]


def _phrase(key: str, details: Sequence[object] = ()) -> str:
    """What can be said without a message."""
    words = re.sub("[-_:]+", " ", key).strip()
    phrase = words[:1].upper() + words[1:]
    return f"{phrase} ({', '.join(str(detail) for detail in details)})" if details else phrase
