"""A whole match without a mouse: from the shelf to the podium with keys alone."""

from playwright.sync_api import expect
from tests.browser.browsers import Person
from tests.browser.conftest import MakePerson


def focused(person: Person) -> str:
    return str(
        person.page.evaluate(
            "at => (at.getAttribute('aria-label') || (at.matches('button, a') ? at.textContent : '')).trim()",
            person.page.evaluate_handle("document.activeElement"),
        )
    )


def tabs_to(person: Person, words: str) -> None:
    for _ in range(60):
        if words in focused(person):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {words!r}; it stands on {focused(person)!r}")


def answered(person: Person, before: str | None) -> None:
    person.waits_for(lambda: person.is_at_the_podium or not person.is_asked or person.panel.text_content() != before)


def test_a_match_is_played_with_keys_alone(someone: MakePerson) -> None:
    person = someone(still=False)
    person.goes_to("/")
    expect(person.button("Play now against bots")).to_be_enabled()
    tabs_to(person, "Play now against bots")
    outline = person.page.evaluate(
        "getComputedStyle(document.activeElement).boxShadow + getComputedStyle(document.activeElement).outlineStyle"
    )
    assert outline != "nonenone", "the focus cannot be seen"
    person.page.keyboard.press("Enter")
    person.waits_to_be_asked()
    assert person.page.evaluate("document.activeElement.tagName") == "H1", "reading does not begin at the new page"

    # A letter that is no answer's begins a word.
    person.page.keyboard.press("x")
    field = person.page.get_by_label("type your answer")
    expect(field).to_have_value("x")
    person.page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(field).not_to_be_focused()

    # By letter, by number, by arrow and Enter, and by a typed word.
    ways = ("r", "number", "arrow", "word")
    used = set()
    for turn in range(1000):
        if person.is_at_the_podium:
            break
        if not person.is_asked:
            person.hurries()
            person.page.wait_for_timeout(20)
            continue
        labels = person.labels()
        before = person.panel.text_content()
        way = ways[turn % len(ways)]
        if way == "r" and labels[0].startswith("Roll"):
            person.page.keyboard.press("r")
        elif way == "arrow":
            tabs_to(person, labels[0])
            person.page.keyboard.press("End")
            person.page.keyboard.press("Enter")
        elif way == "word":
            tabs_to(person, "type your answer")
            person.page.keyboard.type(labels[-1])
            person.page.keyboard.press("Enter")
            person.page.keyboard.press("Shift+Tab")
        else:
            person.page.keyboard.press(str(len(labels)))
        used.add(way)
        answered(person, before)
    assert person.is_at_the_podium
    assert used == set(ways)

    # Help is a key away, and so is everything on the podium.
    tabs_to(person, "Show the board")
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("?")
    expect(
        person.page.get_by_text("Keys, and the board in words").or_(person.page.get_by_text("The board in words")).first
    ).to_be_visible()
    person.page.keyboard.press("Escape")
