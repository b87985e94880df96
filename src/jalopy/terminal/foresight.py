"""What an answer is sure to bring, worked out by the rules themselves on honest forks of the match.

Each fork deals anew what the asked seat cannot know and rolls other dice. What happens in all of them is sure.
"""

from typing import Final

from jalopy.kernel.chance import FastChance
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Option

FORKS: Final = 9  # that nine dice agree by chance happens less than once in a million times


def foresee(match: Match, seat: int, option: Option) -> list[Facts]:
    """The events of this turn that must follow the answer; of each, the facts that are certain."""
    told = [_events(match, seat, option.key, seed) for seed in range(FORKS)]
    sure: list[Facts] = []
    for events in zip(*told, strict=False):
        first = events[0]
        if first["kind"] == "turn-began" or any(event["kind"] != first["kind"] for event in events):
            break
        certain = _agreed([_facts(event) for event in events])
        sure.append({**first, "facts": certain})
        if certain != _facts(first):
            break  # chance has spoken, and whatever follows may hang on it
    return sure


def _events(match: Match, seat: int, key: str, seed: int) -> list[Facts]:
    fork = match.fork(seat, FastChance(seed))
    fork.table.listening = True
    fork.answer(key, seat)
    return [event.seen_by(seat) for event in fork.table.story]


def _facts(event: Facts) -> Facts:
    facts = event["facts"]
    assert isinstance(facts, dict)
    return facts


def _agreed(all_facts: list[Facts]) -> Facts:
    return {
        name: value
        for name, value in all_facts[0].items()
        if all(name in facts and facts[name] == value for facts in all_facts)
    }
