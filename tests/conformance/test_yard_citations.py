"""Every truth about a citation of Scrapyard Empire is put to the test: all characters play, from the box and from positions."""

from collections.abc import Iterator

from tests.conformance.citations import of_refusal
from tests.conformance.driving import walk
from tests.conformance.tables import Case
from tests.conformance.test_citations import Findings, Listener

from jalopy import games
from jalopy.games.scrapyard_empire.components import CHARACTERS
from jalopy.games.scrapyard_empire.samples import POSITIONS
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.questions import Question
from jalopy.kernel.settings import Values

GAME = games.find("scrapyard-empire")
TRIED = 4  # keys that are not offered, at each question
MOST = 40  # rounds of matches, before a truth counts as out of reach
TABLES: list[tuple[int, Values]] = [
    (4, {"characters": "base", "rounds": 10}),
    (4, {"characters": "expansion", "rounds": 10}),
    (3, {"characters": "both", "rounds": 10}),
    (1, {"characters": "both", "solo_character": True}),
]


def matches(seed: int) -> Iterator[Match]:
    for seats, values in TABLES:
        yield new_match(GAME, seats, values, FastChance(seed))
    for position in POSITIONS:
        yield match_from(GAME, position, FastChance(seed))


class Tries:
    """Keys that questions of each kind have offered, tried where they are not."""

    def __init__(self) -> None:
        never = [f"use:{name}" for name in CHARACTERS]
        never += [f"{what}:invention:{name}" for what in ("steal", "trade") for name in CHARACTERS]
        self.known: dict[str, dict[str, None]] = {"action": dict.fromkeys(never)}

    def at(self, question: Question, lot: Stream) -> set[str]:
        offered = {option.key for option in question.options}
        keys = self.known.setdefault(question.kind, {})
        keys.update(dict.fromkeys(offered))
        listed = list(keys)
        return {listed[lot.below(len(listed))] for _ in range(TRIED)} - offered


def test_every_truth_is_asked_for_and_none_is_broken() -> None:
    found = Findings(Case(GAME, 4, {}))
    tries = Tries()
    unseen: set[tuple[str, str]] = set(found.truths)
    for seed in range(MOST):
        for match in matches(seed):
            match.table.witness = Listener(match, found)
            lot = Stream(seed)
            for _ in walk(match, seed):
                question = match.question
                assert question is not None
                found.hold_question(match, question)
                for key in sorted(tries.at(question, lot)):
                    refused = match.why_not(key, question)
                    assert refused.reason != "not-asked", f"no reason for {key} at {question}"
                    found.hold(of_refusal(match, question, refused))
        assert not found.lies, "\n".join(f"{citation}" for citation in found.lies.values())
        unseen -= set(found.looked_at)
        if not unseen:
            return
    raise AssertionError(f"Nobody cited {sorted(unseen)}.")
