"""What some sentences of Scrapyard Empire say."""

import re

import pytest
from tests.texts.complaints import PLAYERS
from tests.texts.spoken import sample

from jalopy import games
from jalopy.games.scrapyard_empire.components import (
    CHARACTERS,
    CLOCK,
    PART,
)
from jalopy.games.scrapyard_empire.contents import AS_PRINTED
from jalopy.kernel.questions import Facts
from jalopy.texts import Texts

GAME = games.find("scrapyard-empire")


@pytest.mark.xdist_group("texts of scrapyard-empire")
def test_people_go_by_their_own_names_and_characters_where_an_ability_is_meant() -> None:
    with_a_character = {"character", "used", "mimicked", "copied", "copy"}
    for heard in sample("scrapyard-empire"):
        if heard.what in ("event", "question") and heard.data["kind"] not in with_a_character:
            assert not set(CHARACTERS) & {str(fact) for fact in heard.facts.values()}, heard.data
    texts = Texts(GAME, "en", strict=True)
    attempt: Facts = {"seat": 1, "victim_seat": 0, "what": "part", "wanted": 5}
    stealing: Facts = {"kind": "stealing", "rule": "SE-7.1", "facts": attempt}
    assert texts.event(stealing, PLAYERS) == "Ben tries to steal from Anna, one of the parts, with 5 or more."


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_two_cards_that_a_biomonitor_may_take_each_is_named(language: str) -> None:
    texts = Texts(GAME, language, strict=True)
    keys = ["monitor:hull", "monitor:crank", "monitor", "let"]
    assert len({texts.option(key) for key in keys}) == len(keys)
    assert texts.name("hull") in texts.option("monitor:hull")


@pytest.mark.parametrize("language", ["en", "de"])
def test_numbers_in_the_texts_are_those_of_the_box(language: str) -> None:
    texts = Texts(GAME, language, strict=True)
    for clock, turns in CLOCK.items():
        assert f"{turns} " in texts.setting_value("clock", clock)
    said = {
        "prof-luna-tech": AS_PRINTED.luna_needs,
        "captain-minerva": AS_PRINTED.minerva_needs,
        "digby-spade": AS_PRINTED.digby_needs,
        "lady-felicity-fingers": AS_PRINTED.fingers_needs,
        "otto-smelter": AS_PRINTED.smelter_machines,
        "bertha-packrat": AS_PRINTED.packrat_keeps[PART],
        "sergeant-brassguard": AS_PRINTED.brassguard_needs,
        "tinker-tam": AS_PRINTED.tinker_needs,
    }
    for character, number in said.items():
        assert re.search(rf"\b{number}\b", texts.ability(character))
