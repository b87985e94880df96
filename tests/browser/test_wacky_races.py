"""Wacky Races at the table: two people, two bots and two neutral racers, to the end of the race."""

import json
import re

import pytest
from playwright.sync_api import Request, expect
from tests.browser.browsers import DESKTOP, DEVICES, GLANCE, PHONE, SCREENS, Person
from tests.browser.conftest import MakePerson
from tests.waiting import patiently
from tests.web.wacky_races import LESSON

ENOUGH = 16  # answers, in runs that are not long
LARGEST_FIRST_LOAD = 200_000  # bytes of all files, as they are sent


def table_for(person: Person, chairs: int, bots: int) -> str:
    """A table with settings as the game declares them, and bots on the last chairs."""
    person.goes_to("/new/wacky-races")
    person.page.get_by_label("Your name").fill("Ann")
    person.takes_chairs(chairs)
    expect(person.page.get_by_role("group", name="Championship")).to_be_visible()
    person.presses("Make the table")
    person.page.wait_for_url("**/t/*")
    for free in range(chairs - 1, chairs - 1 - bots, -1):
        expect(person.button("Put a bot here")).to_be_visible()
        person.page.get_by_role("button", name="Put a bot here").last.click()
        expect(person.page.get_by_role("button", name="Put a bot here")).to_have_count(free - 1)
    return person.page.url


def take_racers(*people: Person) -> None:
    """Everybody presses a car in its garage, in the order in which they are asked; then the race is set up."""
    waiting = list(people)
    for _ in people:
        people[0].waits_for(lambda: any(person.is_asked for person in waiting))
        person = next(person for person in waiting if person.is_asked)
        person.page.locator(".board .answer").first.dispatch_event("click")
        waiting.remove(person)
    for person in people:
        expect(person.page.locator(".board .door")).to_have_count(0)  # of the garages


def press_on_the_board(person: Person) -> bool:
    """A card in the hand, a power, a car or a tile, whichever may be pressed; the panel is for what remains."""
    spot = person.page.locator(".own button.playable, .board .answer").first
    if spot.count() == 0:
        return False
    spot.dispatch_event("click")
    return True


def test_two_people_two_bots_and_two_neutral_racers_race(someone: MakePerson, thorough: bool) -> None:
    """To the end in long runs; otherwise till the traps lie."""
    ann, ben = someone(DESKTOP), someone(PHONE)
    link = table_for(ann, chairs=4, bots=2)
    ben.goes_to(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.presses("Sit down")
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()
    ann.starts()
    take_racers(ann, ben)

    ann.waits_for(lambda: ann.page.locator(".board svg.road").is_visible())
    rows = ann.page.locator("section.order li")
    expect(rows).to_have_count(7)  # six racers and the Mean Machine
    assert sum("neutral" in text for text in rows.all_text_contents()) == 2
    expect(ann.page.locator(".own .card")).to_have_count(3)  # they are dealt one by one
    expect(ann.page.locator(".own .power")).to_have_count(4)

    people, given, on_the_board, pictured = [ann, ben], 0, 0, False
    for _ in patiently("the race does not end"):
        stand = [person.stands for person in people]
        if all(where == "podium" for where in stand) or (given >= ENOUGH and not thorough):
            break
        for person, where in zip(people, stand, strict=True):
            if where != "asked":
                if not where:
                    person.hurries()
                continue
            if person is ann and given > 8 and not pictured:
                pictured = True
                ann.picture("wacky-races-desktop")
                ben.picture("wacky-races-phone")
                assert ann.axe() == []
                assert ben.axe() == []
                expect(ann.page.get_by_role("button", name=re.compile("Show where Dastardly will go"))).to_be_visible()
            asked = person.panel.text_content()
            if given % 2 == 0 and press_on_the_board(person):
                on_the_board += 1
            else:
                person.answers(person.labels()[0])
            given += 1
            person.waits_for(
                lambda person=person, asked=asked: (  # type: ignore[misc]
                    not person.is_asked or person.is_at_the_podium or person.panel.text_content() != asked
                )
            )
        ann.page.wait_for_timeout(GLANCE)
        assert given < 200, "the race does not end"
    assert given > 8
    assert on_the_board > 2
    if not thorough:
        return
    orders = [person.page.locator("section[aria-labelledby=standing] .name").count() for person in people]
    assert orders == [4, 4]
    for person, size in ((ann, "desktop"), (ben, "phone")):
        expect(person.page.get_by_text("How the race went")).to_be_visible()
        person.picture(f"wacky-races-podium-{size}")


@pytest.mark.parametrize("sizes", DEVICES)
def test_the_table_fits_the_screen(someone: MakePerson, sizes: tuple[str, ...]) -> None:
    person = someone(SCREENS[sizes[0]])
    table_for(person, chairs=2, bots=1)
    person.presses("Start")
    person.waits_to_be_asked()
    for size in person.in_sizes(sizes):
        assert person.overflow() == (0, 0)
        assert person.outside(person.page.locator(".board svg.road")) == []
        person.picture(f"wacky-races-garage-{size}")
    take_racers(person)
    person.waits_to_be_asked()
    for size in person.in_sizes(sizes):
        if size.startswith("phone"):
            # What is forbidden is greyed, not hidden, and a thumb learns why; nothing makes room for that.
            greyed = person.panel.locator(".refused")
            assert person.outside(greyed) == []
            greyed.last.tap(force=True)
            expect(person.panel.locator(".told").get_by_role("button", name="Why?")).to_be_visible()
        assert person.overflow() == (0, 0)
        assert person.outside(person.page.locator(".board svg.road")) == []
        assert person.outside(person.options) == []
        for place in range(person.options.count()):
            box = person.options.nth(place).bounding_box()
            assert box is not None
            assert min(box["height"], box["width"]) >= 44, person.labels()[place]
    for _ in range(3):
        person.answers(person.labels()[0])
        person.page.wait_for_timeout(100)
        person.waits_to_be_asked()
    discard = person.page.locator("[data-deck=discard]").first
    discard.dispatch_event("click")
    expect(discard).to_have_attribute("aria-pressed", "true")
    for name in person.in_sizes(sizes):
        person.picture(f"wacky-races-{name}")


def test_a_table_loads_little_and_nothing_of_another_game(someone: MakePerson) -> None:
    host = someone()
    link = table_for(host, chairs=2, bots=1)
    host.presses("Start")
    take_racers(host)
    host.waits_to_be_asked()
    person = someone()
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        sizes[request.url] = request.sizes()["responseBodySize"]

    person.page.on("requestfinished", weigh)
    person.goes_to(link)
    expect(person.page.locator(".board svg.road")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    assert any("wacky-races" in url for url in sizes)
    assert [url for url in sizes if "scrap-racer" in url] == []
    assert sum(sizes.values()) <= LARGEST_FIRST_LOAD, "\n".join(
        f"{size:8} {url}" for url, size in sorted(sizes.items())
    )


def test_a_race_is_played_in_german(someone: MakePerson) -> None:
    person = someone(locale="de-DE")
    person.goes_to("/")
    person.page.locator("li.game").filter(has_text="Wacky Races").get_by_role("button").first.click()
    person.waits_to_be_asked()
    assert person.page.evaluate("document.documentElement.lang") == "de"
    expect(person.page.get_by_text("Deine Hand")).to_be_visible()
    expect(person.page.get_by_text("Letzte Ablage", exact=True)).to_be_visible()
    person.picture("wacky-races-german")


def test_the_first_match_is_told_step_by_step(someone: MakePerson) -> None:
    person = someone()
    person.goes_to("/learn/wacky-races")
    steps = json.loads(LESSON.read_text("utf-8"))["steps"]
    for number, step in enumerate(steps, 1):
        expect(person.page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        if step["wanted"]:
            person.waits_to_be_asked()
            wanted = [option["key"] for option in step["question"]["options"]].index(step["wanted"])
            person.options.nth(wanted).click()
        elif number < len(steps):
            person.presses("Next")
    expect(person.page.locator(".board [aria-label^='face-down trap']")).to_have_count(2)
    expect(person.page.locator(".own .card")).to_have_count(3)
    person.picture("wacky-races-first-match")
