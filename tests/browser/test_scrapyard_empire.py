"""Scrapyard Empire in the browser: three people trade, steal, dig and react; two bots play to the end."""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.browsers import PHONE, SMALL, Person
from tests.browser.conftest import MakePerson
from tests.server.guests import Guest
from tests.server.serving import Serving
from tests.waiting import patiently


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Tables with three seats begin in the middle of a match, and their dice are known: tests/server/yards.py."""
    server = Serving(tmp_path_factory.mktemp("server"), rigged="a yard in play")
    yield server
    assert server.stop() == 0, "the server did not stop properly"
    assert [line for line in server.lines() if line["level"] == "error"] == []


# What each letter on a key answers.
CHECKS: Final = "**/api/games/*/check"
LETTERS: Final = """() => [...document.querySelectorAll("section.ask .option:has(kbd.letter)")]
    .map((option) => [option.querySelector("kbd.letter").textContent, option.querySelector("b").textContent])"""


def answer(person: Person, label: str) -> None:
    """The answer in the panel that says this; a phone shows one group at a time."""
    person.waits_to_be_asked()
    person.options.filter(has_text=re.compile(label)).first.click()


def place(person: Person, name: str) -> Locator:
    """Something on the table that can be pressed."""
    return person.page.get_by_role("button", name=re.compile(name)).first


def log(person: Person) -> str:
    return person.page.get_by_role("log").text_content() or ""


def three_people(someone: MakePerson) -> list[Person]:
    ann, ben, cleo = people = [someone(), someone(SMALL), someone(PHONE)]
    ann.goes_to("/new/scrapyard-empire").page.get_by_label("Your name").fill("Ann")
    ann.takes_chairs(3)
    ann.presses("Make the table")
    ann.page.wait_for_url("**/t/*")
    address = ann.page.url
    for person, name in ((ben, "Ben"), (cleo, "Cleo")):
        person.goes_to(address).page.get_by_label("Your name").fill(name)
        person.presses("Sit down")
        expect(ann.page.get_by_text(name, exact=True)).to_be_visible()
    ann.starts()
    return people


def test_three_people_trade_steal_dig_and_react(someone: MakePerson) -> None:
    ann, ben, cleo = three_people(someone)
    found = {}

    # A trade, begun and thought out on the table itself, with a counter-offer.
    ann.waits_to_be_asked()
    assert ann.overflow() == (0, 0)
    ann.picture("scrapyard-empire-action")
    found["action"] = ann.axe()
    place(ann, "Ben. Prof. Luna Tech").click()
    ann.page.get_by_role("button", name="Offer Ben a trade of parts").last.click()
    place(ann, "^Propeller").click()
    place(ann, "^Control Panel, Ben").click()
    ben.waits_to_be_asked()
    expect(ben.panel).to_contain_text("you get")
    ben.picture("scrapyard-empire-offer-small")
    found["offer"] = ben.axe()
    answer(ben, "Make another offer")
    answer(ben, "Metal Casing")
    answer(ben, "Petrol")
    answer(ann, "Accept")
    ann.waits_to_be_asked()
    assert "Metal Casing" in log(ann)
    expect(ann.page.locator('[data-place="parts:0"]').get_by_role("img", name="Metal Casing").first).to_be_visible()

    # A steal: the die is a 5. Ben has a Biomonitor and lets it be.
    answer(ann, "Steal a part from Cleo")
    place(ann, "^Steel Cage, Cleo").click()
    ben.waits_to_be_asked()
    expect(ben.panel).to_contain_text("Does your Biomonitor take over?")
    answer(ben, "Let it happen")
    cleo.waits_for(lambda: "takes Steel Cage" in log(cleo), hurrying=True)
    assert "Ann takes Steel Cage from you." in log(cleo)
    assert "from Cleo" not in log(cleo)

    # The build guide says what is ready; pointing at it lights the parts.
    ann.waits_to_be_asked()
    ready = place(ann, "^Navigatrix: ready to build|^Navigatrix: Ready to build")
    ready.hover()
    assert ann.page.locator(".part.pointed").count() == 3
    ann.picture("scrapyard-empire-build")
    found["build"] = ann.axe()
    ready.click()
    expect(
        ann.page.locator('[data-place="built:0"]').get_by_role("img", name=re.compile("^Navigatrix"))
    ).to_be_visible()

    # Ben does nothing; Cleo digs on her phone, card by card, and Ben's Biomonitor takes what she found.
    for _ in patiently("Cleo is not asked"):
        if cleo.is_asked:
            break
        if ben.is_asked:
            answer(ben, "Done|Discard")
        for person in (ben, cleo):
            person.hurries()
    assert cleo.overflow() == (0, 0)
    cleo.picture("scrapyard-empire-phone")
    found["phone"] = cleo.axe()
    cleo.panel.get_by_role("button", name="Dig", exact=True).click()
    answer(cleo, "Dig for parts")
    answer(cleo, "Dig on")
    answer(cleo, "Dig on")
    cleo.waits_to_be_asked()
    cleo.picture("scrapyard-empire-dig-phone")
    found["dig"] = cleo.axe()
    answer(cleo, "Take it")
    ben.waits_to_be_asked()
    ben.picture("scrapyard-empire-biomonitor-small")
    answer(ben, "^.*Take it")
    cleo.waits_to_be_asked()
    ann.waits_for(lambda: "Biomonitor takes what Cleo has won" in log(ann), hurrying=True)
    used = ann.page.get_by_role("img", name=re.compile("^Biomonitor, ability used"))
    expect(used).to_be_visible()
    ann.picture("scrapyard-empire-after-the-biomonitor")
    assert {place: findings for place, findings in found.items() if findings} == {}


def test_alone_a_dig_shows_what_was_passed_and_what_lies_below(someone: MakePerson) -> None:
    ann = someone()
    ann.goes_to("/new/scrapyard-empire").page.get_by_label("Your name").fill("Ann")
    ann.takes_chairs(1)
    ann.presses("Make the table")
    ann.presses("Start")
    # A letter means the same in every question.
    meant = defaultdict(set)
    for wanted in ("Dig for parts", "Dig on", "Dig on"):
        ann.waits_to_be_asked()
        for letter, label in ann.page.evaluate(LETTERS):
            meant[letter].add(label)
        answer(ann, wanted)
    assert len(meant) > 2
    assert [labels for labels in meant.values() if len(labels) > 1] == []
    ann.waits_to_be_asked()
    ann.page.keyboard.press("d")
    expect(ann.panel).to_contain_text("You have laid out Control Panel")
    expect(ann.page.get_by_text("passed, gone for this dig")).to_be_visible()
    expect(ann.panel.get_by_text("What lies below")).to_be_visible()
    expect(ann.page.get_by_text("Take it: ready")).to_be_visible()
    ann.picture("scrapyard-empire-dig")
    assert ann.axe() == []


def test_alone_the_character_is_chosen_and_nothing_counts_the_turns_down(someone: MakePerson) -> None:
    ann = someone()
    with ann.page.expect_response(CHECKS):
        ann.goes_to("/new/scrapyard-empire")
    ann.page.get_by_label("Your name").fill("Ann")
    # What the game says comes late: what it has said of four chairs must not count for one.
    late: list[Route] | None = []
    ann.page.route(CHECKS, lambda route: route.continue_() if late is None else late.append(route))
    ann.takes_chairs(1)
    ann.page.get_by_role("button", name="none, as many turns as it takes").click()
    character = ann.page.get_by_role("button", name="With a character", exact=True)
    character.click()
    expect(character).to_have_attribute("aria-pressed", "true")
    ann.presses("Make the table")
    ann.page.wait_for_timeout(500)
    held, late = late, None
    for route in held or []:
        route.continue_()
    ann.presses("Start")
    ann.waits_to_be_asked()
    expect(ann.panel).to_contain_text("Who are you in this match?")
    ann.picture("scrapyard-empire-character")
    assert ann.axe() == []
    answer(ann, "Otto Smelter")
    ann.waits_to_be_asked()
    expect(ann.page.get_by_text(re.compile(r"^Turn 1 · build 3"))).to_be_visible()
    expect(ann.page.locator(".me")).to_contain_text("Otto Smelter")
    answer(ann, "Ask me more")
    ann.waits_to_be_asked()
    expect(ann.options.filter(has_text="Ask me less")).to_be_visible()


def test_bots_play_to_the_podium(someone: MakePerson, serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(game="scrapyard-empire", seats=2, bots="rookie", title="Brass Heron")
    with guest.at(code) as line:
        line.wait(lambda: line.table["state"] == "over", 60)
    person = someone().goes_to(f"/t/{code}")
    expect(person.page.get_by_text("How the yard was won")).to_be_visible()
    person.picture("scrapyard-empire-podium")
    assert person.axe() == []


FIRST_MATCH = ("Dig for parts", "Dig on", "Take it", "Offer Jerry Riggsby a trade of parts", "Piston", "Metal Casing")
BUILDS = ("Build Navigatrix", "Build Jet Propulsion", "Build Flight Pack")


def test_the_first_match_is_won_step_by_step(someone: MakePerson) -> None:
    ann = someone().goes_to("/learn/scrapyard-empire")
    for step in (1, 2):
        ann.waits_for(ann.page.get_by_text(f"Step {step} of 12").is_visible, hurrying=True)
        ann.presses("Next")
    for wanted in (*FIRST_MATCH, *BUILDS):
        ann.waits_to_be_asked()
        if wanted == "Metal Casing":
            ann.picture("scrapyard-empire-first-match")
        ann.options.filter(has_text=re.compile(wanted)).or_(place(ann, f": {wanted}$")).first.click()
    expect(ann.page.get_by_text("Two inventions: you have won.")).to_be_visible()
    expect(
        ann.page.locator('[data-place="built:0"]').get_by_role("img", name=re.compile("^Flight Pack"))
    ).to_be_visible()
    ann.picture("scrapyard-empire-first-match-won")
