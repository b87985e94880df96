"""What there is to come back to: my matches with the evening's score, and my seats on another device."""

from playwright.sync_api import expect
from tests.browser.browsers import PHONE, Person
from tests.browser.conftest import MakePerson
from tests.server.guests import Guest, hang_up, play_together, started
from tests.server.serving import Serving

SHORT = {"track": "SRRSRR"}


def evening(serving: Serving) -> Guest:
    """Two matches of two people, a table that waits for the first of them, and one that nobody has come to yet."""
    code, (ada, _), lines = started(serving, 2, settings=SHORT)
    for again in (True, False):
        play_together(lines, 3000, pick=lambda question: str(question["options"][-1]["key"]))
        hang_up(lines)
        if again:
            code = ada.http.post(f"/api/tables/{code}/rematch").json()["code"]
            lines = [line.guest.at(code) for line in lines]
            seq = lines[0].done("start")
            for line in lines:
                line.catch_up(seq)
    open_table = ada.make(game="wacky-races", seats=4, name="Ada", bots="rookie", title="Rainy Sunday")
    with ada.at(open_table) as line:
        line.wait(lambda: line.question is not None)
    ada.make(game="home-racers", seats=3, name="Ada", title="Gran's garage")
    ada.make(game="scrapyard-empire", seats=3, name="Ada", title="Night shift")
    return ada


def as_guest(person: Person, guest: Guest) -> Person:
    name, value = guest.cookie.split("=", 1)
    person.context.add_cookies([{"name": name, "value": value, "url": guest.serving.url}])
    return person


def test_my_matches_and_my_seats_on_another_device(someone: MakePerson, serving: Serving) -> None:
    ada = evening(serving)
    laptop = as_guest(someone(), ada)
    laptop.goes_to("/matches")
    expect(laptop.page.get_by_role("heading", name="Tonight’s score")).to_be_visible()
    expect(laptop.page.get_by_text("1 table needs you")).to_be_visible()
    expect(laptop.page.get_by_text("Your turn, for")).to_be_visible()
    expect(laptop.page.get_by_text("Place 1 of 2").or_(laptop.page.get_by_text("Place 2 of 2"))).to_have_count(2)
    rows = laptop.page.get_by_role("row").filter(has=laptop.page.get_by_role("rowheader"))
    assert sum(int(points) for points in rows.locator("em").all_text_contents()) == 10
    expect(laptop.page.get_by_role("link", name="To the rematch")).to_have_count(1)
    laptop.page.wait_for_timeout(500)
    for name in laptop.in_sizes(("desktop", "small", "phone")):
        laptop.picture(f"my-matches-{name}")
        assert laptop.overflow()[0] == 0
    assert laptop.axe() == []
    # The page can be installed as an app: its manifest is found and its icons are there.
    manifest = laptop.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((found) => found.json())"
    )
    for icon in [
        *(icon["src"] for icon in manifest["icons"]),
        "/apple-touch-icon.png",
        "/sw.js",
        manifest["start_url"],
    ]:
        assert laptop.page.request.get(icon).ok, icon
    for name in laptop.in_sizes(("desktop",)):
        with laptop.page.expect_response("**/api/me/link") as made:
            laptop.presses("My seats on another device")
        token = made.value.json()["token"]
        laptop.presses("Make a phrase")
        expect(laptop.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(6)
        laptop.picture(f"my-seats-{name}")
        assert laptop.axe("dialog") == []

    phone = someone(PHONE)
    phone.goes_to(f"/device#{token}")
    expect(phone.page.get_by_role("heading", name="You are Ada?")).to_be_visible()
    phone.picture("my-seats-phone")
    phone.presses("Go on here")
    expect(phone.page.get_by_role("heading", name="Tonight’s score")).to_be_visible()
    phone.picture("my-matches-thumb")
    phone.page.get_by_role("link", name="Sit down").click()
    phone.waits_to_be_asked()
    late = someone()
    late.goes_to(f"/device#{token}")
    expect(late.page.get_by_role("alert")).to_have_text(
        "This link does not work any more: it works once, and for ten minutes. Make a new one on the other device."
    )
    late.complaints.clear()  # the browser tells of every refusal
