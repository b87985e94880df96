"""Friends at one table: each in a browser of their own, from the link to the rematch."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.browsers import DESKTOP, PHONE, SHORT_RACE, Person, play_to_the_end
from tests.browser.conftest import MakePerson
from tests.processes import run
from tests.server.serving import Serving

DEALT = "racers=random"  # so that the match begins at once


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Nobody waits long for somebody who is away."""
    server = Serving(tmp_path_factory.mktemp("server"), rigged="short patience")
    yield server
    assert server.stop() == 0, "the server did not stop properly"
    assert [line for line in server.lines() if line["level"] == "error"] == []


def table_for_two_and_a_bot(someone: MakePerson, wishes: str = DEALT) -> tuple[Person, Person, str]:
    """Ann makes a table and sends its link; Ben sits down on his phone; the third chair gets a bot."""
    ann, ben = someone(DESKTOP), someone(PHONE)
    ann.goes_to("/").page.get_by_role("link", name="Table for friends").first.click()
    ann.page.wait_for_url("**/new/scrap-racer")
    ann.goes_to(f"/new/scrap-racer?{wishes}")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.unfolds_details()
    ann.page.get_by_label("Name of the table").fill("Rusty Sunday")
    ann.takes_chairs(3)
    ann.presses("Make the table")
    ann.page.wait_for_url("**/t/*")
    link = ann.page.url
    ben.goes_to(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.presses("Sit down")
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()
    expect(ann.button("Start")).to_be_disabled()
    ann.presses("Put a bot here")
    ann.picture("lobby-desktop")
    ben.presses("I am ready")
    expect(ann.page.get_by_text("Everybody is ready")).to_be_visible()
    ben.picture("lobby-phone")
    ann.presses("Start")
    return ann, ben, link


def test_two_people_and_a_bot_play_a_match_to_the_end(someone: MakePerson, tmp_path: Path) -> None:
    ann, ben, link = table_for_two_and_a_bot(someone, SHORT_RACE)
    carl = someone().goes_to(link)  # whoever comes now watches
    given = play_to_the_end([ann, ben])
    assert given > 6
    carl.waits_for_the_podium()
    orders = [
        person.page.locator("section[aria-labelledby=standing] .name").all_text_contents()
        for person in (ann, ben, carl)
    ]
    assert len(orders[0]) == 3
    assert sum("Ann" in name or "you" in name for name in orders[0]) == 1
    assert sum("Ben" in name for name in orders[2]) == 1
    for person, size in ((ann, "desktop"), (ben, "phone")):
        expect(person.page.get_by_text("The seal is open and the dice are true")).to_be_visible()
        person.picture(f"podium-{size}")
    assert carl.options.count() == 0

    # The record that can be downloaded is the whole match: the command verifies it.
    with ann.page.expect_download() as download:
        ann.page.get_by_text("Download record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    done = run([sys.executable, "-c", "from jalopy.cli import main; main()", "verify", record])
    assert done.returncode == 0, done.stderr
    assert json.loads(record.read_text("utf-8"))["game"] == "scrap-racer"

    # Whoever asks for a rematch goes there, those who sat at the table are asked, and nobody else.
    ann.presses("Rematch")
    ann.page.wait_for_url(lambda url: url.startswith(link.rsplit("/", 1)[0]) and url != link)
    expect(ben.page.get_by_text("Ann asks for a rematch")).to_be_visible()
    ben.picture("rematch-asked-phone")
    ben.page.get_by_role("link", name="I’m in").click()
    ben.page.wait_for_url(ann.page.url)
    assert carl.page.url == link
    expect(carl.page.get_by_text("asks for a rematch")).to_have_count(0)


def test_people_talk_and_mute_each_other(someone: MakePerson) -> None:
    ann, ben, _ = table_for_two_and_a_bot(someone)
    ann.waits_for(lambda: ann.page.locator(".frame").is_visible())
    ann.button("Chat").click()
    ann.page.get_by_label("Say something").fill("Mind the <b>curve</b>!")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("Mind the <b>curve</b>!")
    ben.button("Menu").click()
    ben.page.get_by_role("button", name="Chat").first.click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Mind the <b>curve</b>!")
    ben.presses("Hooray!")
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("Hooray!")
    # By the keyboard, at what Ann said; the focus goes where it can be undone.
    ben.picture("chat-phone")
    ben.button("Mute Ann, who said this").focus()
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("log", name="Chat")).not_to_contain_text("Mind the")
    expect(ben.page.get_by_text("Muted: Ann.")).to_be_visible()
    expect(ben.button("Hear Ann again")).to_be_focused()
    ben.picture("muted-phone")
    # The server keeps it: after the page was loaded anew nothing old or new is heard.
    ann.page.get_by_label("Say something").fill("Still there?")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("Still there?")
    ann.picture("chat-desktop")
    ben.page.reload()
    ben.button("Menu").click()
    ben.page.get_by_role("button", name="Chat").first.click()
    expect(ben.page.get_by_text("Muted: Ann.")).to_be_visible()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Hooray!")
    expect(ben.page.get_by_role("log", name="Chat")).not_to_contain_text("there?")
    ben.presses("Hear Ann again")
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Mind the")
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Still there?")
    ann.presses("Mute Ben")
    expect(ann.page.get_by_role("log", name="Chat")).not_to_contain_text("Hooray!")
    ann.picture("muted-desktop")


def test_what_others_saw_is_taken_back_only_if_they_agree(someone: MakePerson) -> None:
    ann, ben, _ = table_for_two_and_a_bot(someone)
    people = {"Ann": ann, "Ben": ben}

    def asked() -> str:
        for name, person in people.items():
            if person.is_asked:
                return name
            person.hurries()
        return ""

    ann.waits_for(lambda: asked() != "")
    asker = asked()
    other = people["Ben" if asker == "Ann" else "Ann"]
    person = people[asker]
    person.answers("Roll")
    person.page.wait_for_timeout(300)
    person.page.keyboard.press("u")
    expect(other.page.get_by_text("May this be taken back?")).to_be_visible()
    other.picture("undo-asked")
    other.presses("No, it stands")
    refused = f"It stands: {'Ben' if asker == 'Ann' else 'Ann'} did not agree."
    expect(person.page.get_by_text(refused).first).to_be_visible()
    expect(other.page.get_by_text("May this be taken back?")).not_to_be_visible()
    person.page.keyboard.press("u")
    other.presses("Yes, go back")
    expect(other.page.get_by_text("May this be taken back?")).not_to_be_visible()
    person.waits_to_be_asked()


def test_a_bot_plays_on_for_somebody_who_left_and_gives_the_seat_back(someone: MakePerson) -> None:
    ann, ben, link = table_for_two_and_a_bot(someone)
    ben.goes_to("/")
    expect(ben.page.get_by_text("Rusty Sunday")).to_be_visible()  # among the tables that wait

    def bens_turn() -> bool:
        if ann.page.get_by_role("button", name="Let a bot play on").is_visible():
            return True
        if ann.is_asked:
            ann.answers()
        else:
            ann.hurries()
        return False

    ann.waits_for(bens_turn)
    ann.picture("somebody-away")
    ann.presses("Let a bot play on")
    ann.waits_to_be_asked()
    ben.goes_to(link)
    ben.presses("Take your seat back")
    expect(ben.page.get_by_text("Take your seat back")).not_to_be_visible()
    ann.answers()

    def asked() -> bool:
        if ann.is_asked:
            ann.answers()
        ann.hurries()
        ben.hurries()
        return ben.is_asked

    ann.waits_for(asked)
