"""A puzzle a day: answered once, by keys and by thumb; then what each answer was worth, and on from there."""

import re

from playwright.sync_api import expect
from tests.browser.browsers import PHONE
from tests.browser.conftest import MakePerson

from jalopy.bots.puzzles import Puzzle, kept

GAME = "wacky-races"


def named(name: str) -> Puzzle:
    return next(puzzle for puzzle in kept(GAME) if puzzle.name == name)


def test_the_puzzle_of_the_day_is_answered_once(someone: MakePerson) -> None:
    person = someone()
    page = person.goes_to("/").page
    page.get_by_role("link", name="Daily puzzle").click()
    page.get_by_role("navigation", name="Games with puzzles").get_by_role("link", name="Wacky Races").click()
    page.wait_for_load_state("networkidle")  # else what the link asked for may be taken for what is asked for next
    with page.expect_response(re.compile(rf"/api/puzzles/{GAME}/\d")) as asked:
        person.goes_to(f"/puzzle/{GAME}")
    found = asked.value.json()
    puzzle = named(found["name"])
    expect(page.get_by_role("heading", name="What would you do?")).to_be_visible()
    assert puzzle.seed not in page.content()
    person.presses("A hint")
    expect(page.locator(".hint")).to_contain_text("That is not it.")
    person.picture("puzzle")
    assert person.axe() == []

    keys = [option["key"] for option in found["standpoint"]["question"]["options"]]
    page.keyboard.press(str(keys.index(puzzle.best) + 1))
    expect(page.get_by_role("heading", name="You found it!")).to_be_focused()
    bars = page.locator("aside .bar")
    assert bars.count() == len(puzzle.worths)
    expect(bars.first).to_have_attribute("aria-label", re.compile(f"{round(puzzle.worths[0].chance * 100)} %"))
    expect(page.get_by_role("heading", name="One day in a row")).to_be_visible()
    person.picture("puzzle-solved")
    assert person.axe() == []
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    person.presses("Share")
    shared = str(page.evaluate("window.copied"))
    assert "I found it." in shared
    assert f"/puzzle/{GAME}/{found['day']}" in shared
    for option in page.locator("aside .name b").all_inner_texts():
        assert option not in shared, "no answer is given away"

    page.reload()
    expect(page.get_by_role("heading", name="You found it!")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/**")
    person.waits_to_be_asked()


def test_a_phone_misses_one_of_another_day(someone: MakePerson) -> None:
    person = someone(PHONE)
    page = person.page
    with page.expect_response(re.compile(rf"/api/puzzles/{GAME}/\d")) as asked:
        person.goes_to(f"/puzzle/{GAME}/2026-01-02")
    found = asked.value.json()
    puzzle = named(found["name"])
    expect(page.get_by_role("heading", name="What would you do?")).to_be_visible()
    assert person.overflow()[0] == 0
    person.options.nth(
        [option["key"] for option in found["standpoint"]["question"]["options"]].index(puzzle.rookie)
    ).tap()
    expect(page.get_by_role("heading", name="Not quite")).to_be_visible()
    expect(page.get_by_role("heading", name="A nut a day")).to_be_visible()
    person.picture("puzzle-phone")
    assert person.overflow()[0] == 0


def test_three_mistakes_end_a_rush(someone: MakePerson) -> None:
    person = someone()
    page = person.goes_to(f"/puzzle/{GAME}/rush").page
    asked: list[str] = []  # in the order in which they come; the next one is fetched ahead, and this test fetches too
    page.on("response", lambda response: asked.append(response.url))
    given: set[str] = set()
    person.presses("Start the clock")
    for mistake in range(3):
        expect(page.locator(".chip").nth(1)).to_contain_text(f"{mistake} of 3 wrong")
        expect(page.get_by_text("Your turn").first).to_be_visible()
        name = next(url for url in asked if re.search(r"/api/puzzles/[\w-]+/\w{8}$", url) and url not in given)
        given.add(name)
        puzzle = named(name.rpartition("/")[2])
        match_keys = page.evaluate(f"fetch('/api/puzzles/{GAME}/{puzzle.name}').then((found) => found.json())")
        options = [option["key"] for option in match_keys["standpoint"]["question"]["options"]]
        person.options.nth(options.index(puzzle.rookie)).click()
        if mistake < 2:
            expect(page.locator(".chip").nth(1)).to_contain_text(f"{mistake + 1} of 3 wrong")
            page.wait_for_timeout(1500)
    expect(page.get_by_text("one mistake too many")).to_be_visible()
    person.picture("puzzle-rush")
