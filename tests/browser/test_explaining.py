"""Everything on the table explains itself: by hover, click and key at a desk, by tap and hold on a phone; holding never acts."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.browsers import DESKTOP, PHONE, Person
from tests.browser.conftest import MakePerson
from tests.waiting import patiently

# of each game: something on the board that no press answers, and a rival's row with what is next to it
THINGS = [
    pytest.param("scrap-racer", {"racers": "random"}, "[data-about='deck:goal']", "Goal deck", id="scrap-racer"),
    pytest.param("wacky-races", {"racers": "random"}, "[data-about='deck:traps']", "Trap deck", id="wacky-races"),
    pytest.param("scrapyard-empire", {}, "[data-about='player:1']:not(:has(button))", "", id="scrapyard-empire"),
    pytest.param("home-racers", {}, "[data-about]:not([data-about^=option])", "", id="home-racers"),
]

USUAL = ("home-racers",)  # in every run


def sits_down(person: Person, game: str, settings: dict[str, Any]) -> None:
    """Against three rookies."""
    wish = {"game": game, "seats": 4, "name": "Ann", "bots": "rookie", "settings": settings}
    person.goes_to("/")
    made = person.context.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    person.goes_to(f"/t/{made.json()['code']}")
    person.waits_to_be_asked()


def sheet_of(person: Person) -> Locator:
    return person.page.locator("[data-explains]")


def is_explained(person: Person, title: str = "") -> None:
    """A title, what it does, a rule that opens."""
    sheet = sheet_of(person)
    expect(sheet.locator("h2")).to_have_text(title or re.compile(r"\w"))
    expect(sheet.locator(".what p").first).to_be_visible()
    expect(sheet.get_by_role("button", name="Rule book")).to_be_visible()
    assert person.outside(sheet) == []


# The others in long runs.
OFTEN = [
    each if each.id in USUAL else pytest.param(*each.values, id=each.id, marks=pytest.mark.long) for each in THINGS
]


@pytest.mark.parametrize(("game", "settings", "thing", "title"), OFTEN)
def test_at_a_desk(someone: MakePerson, game: str, settings: dict[str, Any], thing: str, title: str) -> None:
    ann = someone(DESKTOP)
    sits_down(ann, game, settings)
    spot = in_sight(ann, thing)
    spot.hover(force=True)
    expect(ann.page.get_by_role("tooltip")).to_be_visible()
    ann.picture(f"explains-{game}-peek")
    spot.click(force=True)
    is_explained(ann, title)
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(sheet_of(ann)).to_have_count(0)

    rival = ann.page.locator("section.order li[data-about]:not(.you)", has_not_text=re.compile("neutral|never")).first
    rival.click()
    is_explained(ann)
    near = sheet_of(ann).locator(".near button")
    assert near.count() > 0, "what a rival can do is nowhere to be read"
    ann.picture(f"explains-{game}")
    first = near.first.text_content() or ""
    near.first.click()
    is_explained(ann, first)
    assert ann.axe() == []
    ann.page.keyboard.press("Escape")

    ann.options.first.focus()
    asked = ann.panel.locator("h2").text_content()
    ann.page.keyboard.press("?")
    expect(sheet_of(ann).locator("h2")).to_be_visible()
    ann.page.keyboard.press("Escape")
    assert ann.panel.locator("h2").text_content() == asked, "asking answered"


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_in_a_lesson_and_whose_rules_are_in_another_language_says_so(someone: MakePerson, language: str) -> None:
    ann = someone(DESKTOP, locale=language)
    ann.goes_to("/learn/scrap-racer")
    expect(ann.page.locator(".board [data-about='deck:goal']").first).to_be_visible()
    in_sight(ann, "[data-about='deck:goal']").click(force=True)
    sheet = sheet_of(ann)
    expect(sheet.locator(".rule [lang=en] strong")).to_be_visible()
    expect(sheet.locator(".tongue")).to_have_count(1 if language == "de-DE" else 0)
    ann.picture(f"explains-lesson-{language[:2]}")


@pytest.mark.parametrize(("game", "settings", "thing", "title"), OFTEN)
def test_on_a_phone(someone: MakePerson, game: str, settings: dict[str, Any], thing: str, title: str) -> None:
    ann = someone(PHONE)
    sits_down(ann, game, settings)
    asked, labels = ann.panel.locator("h2").text_content(), ann.labels()
    finger = Finger(ann)
    finger.holds(ann.options.first)
    expect(sheet_of(ann).locator("h2")).to_be_visible()
    finger.lets_go()
    ann.picture(f"explains-{game}-phone-answer")
    ann.presses("Back to it")
    expect(sheet_of(ann)).to_have_count(0)
    assert (ann.panel.locator("h2").text_content(), ann.labels()) == (asked, labels), "holding answered"

    spot = in_sight(ann, thing)
    finger.holds(spot)
    is_explained(ann, title)
    finger.lets_go()
    ann.picture(f"explains-{game}-phone")
    assert small_targets(ann) == []
    ann.presses("Close")
    expect(sheet_of(ann)).to_have_count(0)
    assert ann.panel.locator("h2").text_content() == asked


def in_sight(person: Person, selector: str) -> Locator:
    """The first of these things on the board that a press in its middle would meet, and that answers nothing."""
    things = person.page.locator(f".board {selector}")
    place = things.evaluate_all(
        """things => things.findIndex((thing) => {
            const box = thing.getBoundingClientRect();
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return hit && hit.closest("[data-about]") === thing && !hit.closest("button, [role=button]");
        })"""
    )
    assert place >= 0, f"nothing in sight for {selector}"
    return things.nth(place)


class Finger:
    """One that rests on a thing until it is lifted."""

    def __init__(self, person: Person) -> None:
        self.line = person.context.new_cdp_session(person.page)
        self.person = person

    def holds(self, spot: Locator) -> None:
        box = spot.bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self.line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        expect(sheet_of(self.person)).to_be_visible()

    def lets_go(self) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def small_targets(person: Person) -> list[str]:
    return [
        str(box)
        for button in sheet_of(person).locator("button").all()
        if (box := button.bounding_box()) is not None and min(box["width"], box["height"]) < 44
    ]


def test_pressing_a_deck_at_the_edge_scrolls_nothing(someone: MakePerson) -> None:
    ann = someone(DESKTOP)
    sits_down(ann, "scrapyard-empire", {})
    deck = ann.page.locator(".board [data-place='deck:part']")
    for _ in patiently("never asked for a part from the deck"):
        ann.waits_to_be_asked()
        if deck.locator("button").count():
            break
        ann.answers()
    before = deck.bounding_box()
    deck.locator("button").first.click()
    expect(deck.locator(".ways button").first).to_be_focused()
    deck.locator(".ways button").last.focus()
    assert deck.bounding_box() == before, "the board has moved"
    assert ann.page.evaluate(
        "[...document.querySelectorAll('.frame, .frame *')].every((each) => !each.matches('.frame, .board, .board *, .own') || each.scrollTop === 0)"
    )


def test_the_end_of_a_move_is_chalk_and_a_boost_space_is_paint(someone: MakePerson) -> None:
    ann = someone(DESKTOP)
    sits_down(ann, "scrap-racer", {"racers": "random"})
    looks = """selector => {
        const { stroke, strokeDasharray } = getComputedStyle(document.querySelector(selector));
        return [stroke, strokeDasharray];
    }"""
    expect(ann.options.first).to_contain_text("means a crash")  # the odds are shown, and their consequence
    target, boost = (ann.page.evaluate(looks, each) for each in (".board .ring.space", ".board path.boost"))
    assert target[0] != boost[0]
    assert target[1] == "none" != boost[1]
    expect(ann.page.locator(".board .answer .flag")).not_to_have_count(0)
