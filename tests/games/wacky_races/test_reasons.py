"""What the log gives as a reason is the reason: whoever moves farther than one tile has passed full ones."""

import pytest

from jalopy import games
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, start_match
from jalopy.texts import Texts

FLY_OVER = "WR-9.34"


def answer_by_lot(match: Match, source: Stream) -> None:
    question = match.questions[0]
    match.answer(question.options[source.below(len(question.options))].key, question.seat)


@pytest.mark.parametrize("seed", range(12))
def test_WR_4_1_a_step_of_several_tiles_has_passed_full_ones(seed: int) -> None:
    game = games.find("wacky-races")
    match = start_match(game, 6, game.read_settings(6, {"racers": "random"}), FastChance(seed), True)
    source, told = Stream(seed + 100), len(match.events())
    while match.question is not None:
        tiles = {racer["name"]: racer["tile"] for racer in match.view()["racers"]}  # type: ignore[attr-defined]
        answer_by_lot(match, source)
        for event in match.events(told):
            facts = event["facts"]
            assert isinstance(facts, dict)
            if event["kind"] == "traded-places":
                one, other = facts["racer"], facts["other"]
                tiles[one], tiles[other] = tiles[other], tiles[one]
            elif event["kind"] == "moved":
                low, high = sorted((facts["from"], facts["to"]))
                if event["rule"] != FLY_OVER:
                    assert all(list(tiles.values()).count(tile) >= 2 for tile in range(low + 1, high)), event
                tiles[facts["racer"]] = facts["to"]
        told = len(match.events())


def test_moves_and_questions_say_why() -> None:
    texts = Texts(games.find("wacky-races"), strict=True)

    def moved(start: int, end: int) -> str:
        return texts.event({"kind": "moved", "rule": "WR-3.2", "facts": {"racer": "turbo", "from": start, "to": end}})

    assert moved(6, 7) == "Turbo Terrific moves from tile 6 to tile 7."
    assert moved(6, 9) == "Turbo Terrific moves from tile 6 to tile 9: tiles 7, 8 are full."
    assert moved(9, 7) == "Turbo Terrific goes back from tile 9 to tile 7: tile 8 is full."
    slowed: dict[str, object] = {"kind": "slowed", "rule": "WR-9.3", "facts": {"racer": "turbo"}}
    assert texts.event(slowed) == "Hey-elp! slows Turbo Terrific down: only one Movement card in its next turn."
    asked: dict[str, object] = {"kind": "target", "rule": "WR-9.8", "facts": {}, "seat": 0}
    assert texts.question(asked) == "Caveman Bash: who goes back 1?"
    first: dict[str, object] = {"kind": "first-card", "rule": "WR-3.2", "facts": {"left": 1, "swamp": 0}, "seat": 0}
    assert texts.question(first).startswith("You are slowed down")


def test_every_choice_of_a_target_says_what_for() -> None:
    """Whatever power or trap lets somebody choose a racer."""
    game = games.find("wacky-races")
    for language in ("en", "de"):
        texts = Texts(game, language)
        plain = texts.question({"kind": "target", "rule": "", "facts": {}, "seat": 0})
        for rule in game.rulebook.rules:
            for kind in ("target", "swap-with"):
                if kind in rule.asks:
                    assert texts.question({"kind": kind, "rule": rule.number, "facts": {}, "seat": 0}) != plain
                    assert texts._find([f"question-{kind}-{rule.number.replace('.', '-')}"], {}), rule.number
