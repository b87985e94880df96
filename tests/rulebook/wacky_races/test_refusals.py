"""Whatever may not be answered is refused for its own reason, under the rule that forbids it."""

from collections.abc import Callable

import pytest
from tests.rulebook.wacky_races.refusals import REFUSED, refused
from tests.rulebook.wacky_races.table import race

from jalopy import games
from jalopy.kernel.errors import IllegalAnswer
from jalopy.kernel.match import Match

GAME = games.find("wacky-races")


@pytest.mark.parametrize(
    ("make", "key", "reason", "cause"), REFUSED, ids=[f"{key}-{reason}-{cause}" for _, key, reason, cause in REFUSED]
)
def test_an_answer_is_refused_for_its_reason(make: Callable[[], Match], key: str, reason: str, cause: str) -> None:
    barred = refused(make(), key)
    assert (barred.reason, barred.rule) == (reason, cause)
    rule = GAME.rulebook.rule(cause)
    assert rule is not None
    assert reason in rule.refuses


def test_every_reason_that_a_rule_names_is_tried() -> None:
    named = {reason for rule in GAME.rulebook.rules for reason in rule.refuses}
    assert named == {reason for _, _, reason, _ in REFUSED}


def test_what_no_racer_and_no_card_is_called_is_simply_not_asked() -> None:
    match = race({"turbo": 8, "coupe": 11})
    for key in ("fly", "play:moon", "power:laser", "leave:moon-moon", ""):
        assert refused(match, key).reason == "not-asked"


def test_the_refusal_is_a_sentence() -> None:
    match = race({"turbo": 8, "coupe": 11}, hands=[["farm"]])
    with pytest.raises(IllegalAnswer, match=r"'power:hey-elp' .*WR-8\.1.*Hey-elp! is a power of the Compact Pussycat"):
        match.answer("power:hey-elp")
