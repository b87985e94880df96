"""Scrapyard Empire's reactions tell nobody of hidden cards: who is asked, and how often, follows from what lies open.

Matches by lot seldom come to a Biomonitor, a Strolling House or a traded machine. So the twins begin here from positions
in which all of these stand ready, and whoever acts goes for them.
"""

from typing import Any

import pytest
from tests.conformance.twins import HORIZON, Answer, Beginning, compared

from jalopy import games
from jalopy.games.scrapyard_empire.samples import POSITIONS
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, match_from
from jalopy.kernel.questions import Question

GAME = games.find("scrapyard-empire")
WHO = ("prof-luna-tech", "captain-minerva", "jerry-riggsby", "digby-spade")
PARTS = ("petrol", "crank", "hull", "bulbs", "piston", "propeller")
MACHINES = (
    ("navigatrix", "biomonitor", "petrol-engine"),
    ("mecha-skeleton", "navigatrix", "jet-propulsion"),
    ("transport-vessel", "transport-vessel", "clockwork-brain"),
    ("mecha-skeleton", "petrol-engine", "plasma-generator"),
)
INVENTIONS = ("flight-pack", "deathlock", "time-machine", "glove-of-ruin")
SEEDS = 12
# Asked while somebody builds because of an ability that lies open on the table.
OPEN = {"smelt", "swap", "look", "leave-or-under", "mimic", "copy", "aim", "raise", "loot", "search", "find", "stroll"}
BUILDS = ("skeleton", "wrench", "both", "riggsby", "build", "instead", "with", "without", "which")


def ready(seats: int) -> dict[str, Any]:
    """Everybody has parts, a hand, a Biomonitor, a Strolling House, and things to rob others with."""
    players = [
        {
            "character": WHO[seat],
            "parts": list(PARTS),
            "machines": list(MACHINES[seat]),
            "inventions": [INVENTIONS[seat]],
            "built": ["biomonitor" if seat < 3 else "clockwork-brain", "weaponry-system", "strolling-house"],
        }
        for seat in range(seats)
    ]
    piles: dict[str, Any] = {
        "parts": {"scrap": ["gearbox", "tripod"]},
        "machines": {"scrap": ["navigatrix", "plasma-generator"]},
    }
    return {"seats": seats, "players": players, **piles}


def bold(question: Question, source: Stream) -> str:
    """A steal, a dig, a trade or an ability if there is one, raised until it succeeds; anything else by lot."""
    keys = [option.key for option in question.options]
    if question.kind == "action":
        keys = [key for key in keys if key.partition(":")[0] in ("steal", "dig", "trade", "activate")] or keys
    if question.kind == "raise":
        keys = [key for key in keys if key != "keep"] or keys
    return keys[source.below(len(keys))]


def played(seats: int, seed: int) -> tuple[Beginning, list[str]]:
    """A match from there, and the kinds of its questions."""
    match: Match = match_from(GAME, ready(seats), FastChance(seed))
    start = match.turns[-1].start
    assert start is not None
    source = Stream(seed)
    answers: list[Answer] = []
    kinds: list[str] = []
    began = start.copy()
    while match.question is not None and len(answers) < HORIZON:
        question = match.question
        kinds.append(question.kind)
        answers.append((question.seat, bold(question, source)))
        match.answer(answers[-1][1], question.seat)
    return Beginning(GAME, seats, match.settings, FastChance(seed), began, answers), kinds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_learns_of_hidden_cards_by_who_is_asked(seats: int, thorough: bool) -> None:
    seen: dict[str, int] = {}
    for seed in range(SEEDS * 20 if thorough else SEEDS):
        beginning, kinds = played(seats, seed)
        for watcher in [*range(seats), None]:
            for twin in (
                beginning.dealt_anew(watcher, seed),
                beginning.dealt_anew_but_for_what_is_learnt(watcher, seed),
            ):
                for kind, (left, right) in zip([*kinds, ""], compared(beginning, twin, watcher), strict=False):
                    assert left == right
                    seen[kind] = seen.get(kind, 0) + 1
    assert all(seen.get(kind, 0) > 10 for kind in ("monitor", "stroll", "steal-machine", "trade")), seen


def test_nobody_learns_by_the_kind_of_a_question_in_which_way_somebody_builds(thorough: bool) -> None:
    """Whatever the hand and its owner's ways to build: all that follows a choice is called "build"."""
    ways: dict[str, int] = {}
    for seed in range(SEEDS * 10 if thorough else SEEDS):
        for position in POSITIONS:
            match = match_from(GAME, position, FastChance(seed))
            source = Stream(seed)
            while (question := match.question) is not None:
                keys = [option.key for option in question.options]
                phase = match.view()["phase"]
                assert phase != "build" or question.kind in OPEN | {"build"}, question
                if question.kind == "build":
                    keys = [key for key in keys if key.partition(":")[0] in BUILDS] or keys
                key = keys[source.below(len(keys))]
                ways[key.partition(":")[0]] = ways.get(key.partition(":")[0], 0) + 1
                match.answer(key)
    assert all(ways.get(way, 0) > 10 for way in BUILDS), ways
