"""Scrapyard Empire with other numbers in its box: what the page shows comes from the rules alone."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.browsers import Person
from tests.browser.conftest import MakePerson
from tests.server.boxes import PARTS_EACH, SCRAPYARD_EMPIRE
from tests.server.guests import Guest, Line
from tests.server.serving import Serving

ANSWERS = 40
KINDS = ("part", "machine", "invention")


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("server"), rigged="another box")
    yield server
    assert server.stop() == 0, "the server did not stop properly"
    assert [line for line in server.lines() if line["level"] == "error"] == []


def drawn(person: Person) -> dict[str, Any]:
    """The numbers on the table."""
    counts = person.page.locator(".shelf .counts").all_text_contents()
    return {
        "piles": [[int(number) for number in re.findall(r"\d+", text)] for text in counts],
        "parts": [person.page.locator(f'[data-place="parts:{seat}"] .press').count() for seat in range(2)],
        "order": [int(count) for count in person.page.locator(".row .count").all_text_contents()],
    }


def wanted(view: Any) -> dict[str, Any]:
    return {
        "piles": [[view["decks"][kind], view["piles"][kind]["count"]] for kind in KINDS],
        "parts": [len(player["parts"]) for player in view["players"]],
        "order": [count for each in view["order"] for count in (each["machines"], each["parts"])],
    }


def hand_is_as_the_rules_say(person: Person) -> None:
    machines = person.page.locator(".own .guide:not(.invention)")
    for place in range(machines.count()):
        expect(machines.nth(place).locator(".need")).to_have_count(PARTS_EACH)


def answers(person: Person, line: Line) -> None:
    """Whoever is asked, now this and now that."""
    question = line.question
    if question is not None:
        options = question["options"]
        line.answer(options[len(line.events) % len(options)]["key"], seat=question["seat"])
    else:
        person.waits_to_be_asked()
        seq = line.update["seq"]
        person.options.nth(len(line.events) % person.options.count()).click()
        line.wait(lambda: line.update["seq"] > seq)


def test_the_table_is_as_the_rules_say_whatever_is_in_the_box(someone: MakePerson, serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(game="scrapyard-empire", seats=2, name="Ann")
    ben = someone().goes_to(f"/t/{code}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.presses("Sit down")
    expect(ben.page.get_by_text("Ann", exact=True).first).to_be_visible()
    with guest.at(code) as line:
        line.done("start")
        dealt = next(event["facts"] for event in line.events if event["kind"] == "dealt")
        assert len(dealt["parts"]) == SCRAPYARD_EMPIRE["deal"]["part"]
        expect(ben.page.get_by_text(f"build {SCRAPYARD_EMPIRE['goal']['group']}").first).to_be_visible()
        for count in range(ANSWERS):
            if line.match["standing"]:
                break
            ben.waits_for(lambda: drawn(ben) == wanted(line.match["view"]), hurrying=True)
            if count % 8 == 0:
                hand_is_as_the_rules_say(ben)
            answers(ben, line)
        assert {"rolled", "drew"} <= {event["kind"] for event in line.events}
    ben.picture("scrapyard-empire-of-other-numbers")
    assert ben.overflow() == (0, 0)
