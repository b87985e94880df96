"""No question, option, event or refusal cites a rule that does not speak of it; and whatever is tried gets a reason."""

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.conformance.citations import Citation, of_event, of_option, of_question, of_refusal, truths
from tests.conformance.driving import begin, walk
from tests.conformance.tables import Case, all_games, covering, few
from tests.kernel import toy

from jalopy import games
from jalopy.bots.registry import find
from jalopy.bots.runner import play
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.events import Event, Witness
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.questions import Question

TRIED = 6  # keys that are not offered, at each question
TRIED_THOROUGHLY = 30
OTHER_SEEDS = 3  # of a long run


class Listener(Witness):
    """Holds every event against its rule at the very moment it is told."""

    def __init__(self, match: Match, found: "Findings") -> None:
        self.match = match
        self.found = found

    def saw(self, event: Event) -> None:
        self.found.hold(of_event(self.match, event))


class Findings:
    def __init__(self, case: Case) -> None:
        self.truths = truths(case.game)
        self.looked_at: Counter[tuple[str, str]] = Counter()
        self.lies: dict[tuple[str, str], Citation] = {}

    def hold(self, citation: Citation) -> None:
        for name in citation.names:
            if name in self.truths:
                self.looked_at[name] += 1
                if name not in self.lies and not self.truths[name](citation):
                    self.lies[name] = citation

    def hold_question(self, match: Match, question: Question) -> None:
        self.hold(of_question(match, question))
        for option in question.options:
            self.hold(of_option(match, question, option))
        for barred in match.game.barred(match.state, question):
            self.hold(of_refusal(match, question, barred))


def tables(thorough: bool) -> list[Case]:
    return [case for game in all_games() for case in (covering(game) if thorough else few(game))]


def keys_of_kinds(cases: list[Case], seeds: range) -> dict[str, list[str]]:
    """What questions of each kind have offered in many matches of a game."""
    keys: dict[str, dict[str, None]] = {}
    for case in cases:
        for seed in seeds:
            for match in walk(begin(case, seed, listening=False), seed):
                for question in match.questions:
                    offered = keys.setdefault(question.kind, {})
                    offered.update(dict.fromkeys(option.key for option in question.options))
    return {kind: list(offered) for kind, offered in keys.items()}


def tried(keys: list[str], question: Question, lot: Stream, thorough: bool) -> Iterator[str]:
    offered = {option.key for option in question.options}
    others = [key for key in keys if key not in offered]
    many = TRIED_THOROUGHLY if thorough else TRIED
    if len(others) <= many:
        yield from others
        return
    for _ in range(many):
        yield others[lot.below(len(others))]


@pytest.mark.parametrize("name", [*games.GAMES, toy.GAME.name])
def test_every_citation_tells_the_truth_and_every_refusal_its_reason(name: str, thorough: bool) -> None:
    cases = [case for case in tables(thorough) if case.game.name == name]
    seeds = range(OTHER_SEEDS if thorough else 1)
    known = keys_of_kinds(cases, range(max(2, len(seeds))))
    found = Findings(cases[0])
    without_reason: dict[tuple[str, str], str] = {}
    for case in cases:
        for seed in seeds:
            match = begin(case, seed)
            match.table.witness = Listener(match, found)
            lot = Stream(seed)
            for _ in walk(match, seed):
                for question in match.questions:
                    found.hold_question(match, question)
                    for key in tried(known[question.kind], question, lot, thorough):
                        refused = match.why_not(key, question)
                        found.hold(of_refusal(match, question, refused))
                        if refused.reason == "not-asked" and name != toy.GAME.name:
                            without_reason.setdefault((question.kind, key.partition(":")[0]), key)
    assert not found.lies, "\n".join(f"{citation}" for citation in found.lies.values())
    assert not without_reason, f"no reason for {without_reason}"


@pytest.mark.parametrize("name", games.GAMES)
def test_every_citation_of_rookies_tells_the_truth(name: str, thorough: bool) -> None:
    """They come to places that lots seldom reach; and every truth that was written down was asked for."""
    game = games.find(name)
    rookie = find("rookie", name)
    cases = [case for case in tables(thorough) if case.game.name == name]
    found = Findings(cases[0])
    for case in cases:
        for seed in range(4 if thorough else 1):
            match = new_match(game, case.seats, case.given, FastChance(seed))
            match.table.witness = Listener(match, found)
            play(match, [rookie] * case.seats, seed)
    assert not found.lies, "\n".join(f"{citation}" for citation in found.lies.values())


@pytest.mark.parametrize("name", games.GAMES)
def test_truths_are_about_rules_that_there_are(name: str) -> None:
    game = games.find(name)
    for number, what in truths(game):
        rule = game.rulebook.rule(number)
        assert rule is not None, number
        kind, _, word = what.partition(" ")
        named = {"event": rule.events, "question": rule.asks, "option": rule.offers, "refusal": rule.refuses}[kind]
        assert any(word in (name, name.partition(":")[0]) for name in named), f"{number} does not name {what}"
