"""On a phone nothing that can be pressed is smaller than a thumb: asked of every question of a sampled match of each game."""

import random
import time
from typing import Any, Final

import pytest
from tests.browser.browsers import PHONE
from tests.browser.conftest import MakePerson
from tests.browser.test_mended import table

LEAST: Final = 44  # pixels
QUESTIONS: Final = 7  # of each match; most kinds come up before
MANY: Final = 60  # in long runs

# What is smaller than a thumb, or covered. Answers are measured in the panel, where each of them is: what lies on the
# board or in the hand and means the same is a second way to them, as large as the board draws it. A target may reach beyond its
# own edge (`::after`), so it is felt for from its middle.
SMALL: Final = """async (least) => {
    const repeats = ".board .answer, .press .spot, .own .playable, .own .spot, .board .spot";
    const found = new Set();
    const look = () => {
        for (const each of document.querySelectorAll(".frame button, .frame a[href], .frame input, .frame select, .frame [role=button]")) {
            if (each.disabled || each.matches(repeats)) continue;
            const { x, y, width, height } = each.getBoundingClientRect();
            if (!width || !height) continue;
            const [across, down] = [x + width / 2, y + height / 2];
            const felt = (dx, dy) => {
                const at = document.elementFromPoint(across + dx, down + dy);
                return at !== null && (at === each || each.contains(at));
            };
            // the panel reaches over what it needs room from; that waits until it is answered
            if (document.elementFromPoint(across, down)?.closest(".panel") && !each.closest(".panel")) continue;
            // a board that is looked at closely shows a part of itself
            const board = each.closest(".board")?.getBoundingClientRect();
            if (board && (down < board.top || down > board.bottom || across < board.left || across > board.right)) continue;
            const half = least / 2 - 1;
            const wide = width >= least - 0.5 || (felt(-half, 0) && felt(half, 0));
            const high = height >= least - 0.5 || (felt(0, -half) && felt(0, half));
            const inside = board || (y >= -4 && y + height <= innerHeight + 1);
            if (wide && high && inside && felt(0, 0)) continue;
            found.add(`${(each.ariaLabel || each.textContent).trim()}: ${width.toFixed(0)} x ${height.toFixed(0)} at ${y.toFixed(0)}`);
        }
    };
    look();
    // a phone shows the answers of one heading at a time
    for (const fold of document.querySelectorAll("section.ask .fold")) {
        fold.click();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        look();
    }
    return [...found];
}"""

GAMES: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("scrap-racer", 4, {"track": "SRRSRR"}),
    ("wacky-races", 4, {"racers": "random"}),
    ("scrapyard-empire", 4, {}),
    ("home-racers", 3, {}),
]
OFTEN: Final = ("home-racers",)  # looked at in every run


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [pytest.param(*each, id=each[0], marks=[] if each[0] in OFTEN else pytest.mark.long) for each in GAMES],
)
def test_every_question_of_a_match_is_made_for_thumbs(
    someone: MakePerson, game: str, seats: int, settings: dict[str, Any], thorough: bool
) -> None:
    person = table(someone(PHONE), game, seats, **settings)
    lots = random.Random(game)
    found: dict[str, list[str]] = {}
    for _ in range(MANY if thorough else QUESTIONS):
        if person.is_at_the_podium:
            break
        asked = person.panel.locator("h2").text_content() or ""
        person.page.locator(".meanwhile").evaluate_all(
            "bars => bars.forEach((bar) => bar.querySelector('.close').click())"
        )
        found.setdefault(asked, []).extend(person.page.evaluate(SMALL, LEAST))
        assert person.outside(person.options) == [], asked
        before, since = person.panel.text_content(), time.monotonic()
        person.options.nth(lots.randrange(person.options.count())).click()
        person.waits_for(
            lambda before=before, since=since: (  # type: ignore[misc]
                # the same may be asked twice running
                (person.is_asked and time.monotonic() > since + 5)
                or person.is_at_the_podium
                or not person.is_asked
                or person.panel.text_content() != before
            ),
            hurrying=True,
        )
        person.waits_for(lambda: person.is_asked or person.is_at_the_podium, hurrying=True)
    assert {asked: sorted(set(things)) for asked, things in found.items() if things} == {}
