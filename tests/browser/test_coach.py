"""The coach at the table: asked with a button, a key or a thumb; agreed on in the lobby; and what others see of it."""

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.browsers import DESKTOP, PHONE, Person
from tests.browser.conftest import MakePerson


def against_bots(person: Person, game: str = "scrap-racer") -> None:
    person.goes_to(f"/new/{game}")
    person.page.get_by_label("Your name").fill("Ann")
    person.presses("Play now against bots")
    person.page.wait_for_url("**/t/*")
    person.waits_to_be_asked()


def at_a_roll(person: Person) -> None:
    """With a die on the table: something is to be decided."""
    for _ in range(40):
        person.waits_to_be_asked()
        if "Stop" in " ".join(person.labels()):
            return
        person.answers("Roll")
    raise AssertionError("never asked whether to roll on")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_plays_against_bots_asks_the_coach_and_takes_its_advice(
    someone: MakePerson, size: dict[str, int]
) -> None:
    person = someone(size)
    against_bots(person)
    at_a_roll(person)
    button = person.button("Ask the coach")
    box = button.bounding_box()
    assert box is not None
    assert size is DESKTOP or box["height"] >= 44
    assert person.overflow() == (0, 0)
    person.picture(f"coach-before-{size['width']}")
    if size is PHONE:
        button.click()
    else:
        person.page.keyboard.press("q")
    sheet = person.page.get_by_role("dialog", name="The coach")
    expect(sheet.get_by_text("Your chance to win after it")).to_be_visible()
    bars = sheet.get_by_role("img")
    assert bars.count() >= 2
    expect(sheet.get_by_text("best", exact=True).first).to_be_visible()
    expect(sheet.locator("li small").first).to_contain_text("risk of a crash")
    assert person.axe("dialog") == []
    assert person.outside(bars) == []
    person.picture(f"coach-{size['width']}")
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    button.click()
    expect(bars.first).to_be_visible()
    sheet.locator("li button").first.click()
    expect(sheet).to_have_count(0)


def as_if_it_cost_much(route: WebSocketRoute) -> None:
    """Whatever an answer cost: the page hears that it was a lot."""
    server = route.connect_to_server()

    def heard(message: str | bytes) -> None:
        told = json.loads(message)
        route.send(json.dumps({**told, "cost": 0.08, "best": "roll"}) if told["type"] == "weighed" else message)

    server.on_message(heard)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_wants_it_hears_what_an_answer_cost_and_takes_it_back(
    someone: MakePerson, size: dict[str, int]
) -> None:
    person = someone(size)
    person.page.route_web_socket("**/socket/*", as_if_it_cost_much)
    against_bots(person)
    at_a_roll(person)
    person.button("Ask the coach").click()
    sheet = person.page.get_by_role("dialog", name="The coach")
    wanted = sheet.get_by_role("checkbox", name="Tell me when an answer cost much")
    expect(wanted).not_to_be_checked()
    wanted.check()
    expect(sheet.get_by_role("img").first).to_be_visible()
    assert person.axe("dialog") == []
    person.picture(f"weigh-wanted-{size['width']}")
    person.page.keyboard.press("Escape")
    person.answers("Stop")
    told = person.page.get_by_text("That may lower your chance to win by about 8 %. Take it back and see?")
    expect(told).to_be_visible()
    back = person.page.get_by_role("button", name="Take it back")
    box = back.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert person.overflow()[0] == 0
    person.picture(f"weigh-{size['width']}")
    back.click()
    expect(told).to_have_count(0)
    person.waits_to_be_asked()
    assert "Stop" in " ".join(person.labels())
    assert person.complaints == []


def test_people_agree_on_the_coach_in_the_lobby_and_see_when_it_is_asked(someone: MakePerson) -> None:
    ann, ben = someone(DESKTOP), someone(PHONE)
    ann.goes_to("/new/scrap-racer")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.takes_chairs(2)
    ann.presses("Make the table")
    ann.page.wait_for_url("**/t/*")
    ben.goes_to(ann.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.presses("Sit down")
    tick = ann.page.get_by_role("checkbox", name="The coach may be asked")
    expect(tick).not_to_be_checked()
    expect(ben.page.get_by_text("This table plays without the coach.")).to_be_visible()
    ann.picture("coach-lobby")
    tick.check()
    expect(ben.page.get_by_text("The coach may be asked here")).to_be_visible()
    ann.starts()
    ann.waits_for(lambda: ann.is_asked or ben.is_asked, hurrying=True)
    asked, other = (ann, ben) if ann.is_asked else (ben, ann)
    asked.presses("Ask the coach")
    expect(other.page.get_by_text("has asked the coach.")).to_be_visible()
    expect(asked.page.get_by_role("dialog", name="The coach").get_by_role("img").first).to_be_visible()
    assert other.page.get_by_role("dialog").count() == 0
