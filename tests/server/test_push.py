"""Told when it is my turn, tab closed: Web Push against a push service on this machine, and a club's webhook."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.guests import Guest, Line, hang_up, started
from tests.server.pushing import Browser, PushService, signed_by
from tests.server.serving import Serving
from tests.waiting import wait_until

from jalopy.server import posting, webpush

# The example of RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc_is_encrypted_as_it_stands_there() -> None:
    own = ec.derive_private_key(int.from_bytes(webpush.unbase(SERVER), "big"), ec.SECP256R1())
    browser = Browser(BROWSER, AUTH)
    keys = browser.keys
    sealed = webpush.encrypt(TEXT, keys["p256dh"], keys["auth"], webpush.unbase(SALT), own)
    assert webpush.base(sealed) == SEALED
    assert browser.read(sealed) == TEXT


def test_every_message_is_sealed_anew_and_read_by_its_browser_alone() -> None:
    browser = Browser()
    one, other = (webpush.encrypt(TEXT, browser.keys["p256dh"], browser.keys["auth"]) for _ in range(2))
    assert one != other
    assert browser.read(one) == browser.read(other) == TEXT


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://somebody@push.example/x",
        "https:///x",
        "ftp://push.example/x",
        "https://push.example/" + "x" * 1000,
        "https://push.example/ü",
        "https://[::1",
        "",
    ],
)
def test_addresses_that_a_guest_may_not_name(url: str) -> None:
    with pytest.raises(posting.Unreachable):
        posting.check_address(url)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "10.0.0.1", "192.168.1.1", "169.254.169.254", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"],
)
def test_nothing_is_sent_into_this_or_a_private_network(host: str) -> None:
    with pytest.raises(posting.Unreachable, match="a private network"):
        posting.post(f"https://{host}/x", b"", {})


def test_public_addresses_are_told_from_others() -> None:
    assert posting.is_public("93.184.216.34")
    assert not posting.is_public("100.64.0.1")
    assert not posting.is_public("2002:7f00:1::")
    assert not posting.is_public("fe80::1%eth0")
    assert not posting.is_public("224.0.0.1")


# --- with a server ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("push"), "quick reminders", webhook=f"{service.url}/club?key=secret")
    yield server
    assert server.stop() == 0
    assert [line for line in server.lines() if line["level"] == "error"] == []
    assert "secret" not in server.log()


def subscribe(guest: Guest, service: PushService, browser: Browser, language: str = "en") -> None:
    wish = {"endpoint": f"{service.url}/{guest.id}", **browser.keys, "language": language}
    assert guest.http.post("/api/push", json=wish).status_code == 201


def until_other_asked(lines: list[Line], away: int) -> None:
    """Those who are here play until the one who left is asked."""
    here = lines[1 - away]
    while here.question is not None:
        here.answer(str(here.question["options"][-1]["key"]))


def pushed(service: PushService, guest: Guest) -> list[bytes]:
    return [posted.body for posted in service.posted if posted.path == f"/{guest.id}"]


def test_whoever_is_asked_and_away_is_told_once(telling: Serving, service: PushService) -> None:
    code, guests, lines = started(telling, 2, title="Rainy Sunday")
    away = next(seat for seat, line in enumerate(lines) if line.question is None)
    guest, browser = guests[away], Browser()
    subscribe(guest, service, browser, "de")
    subscribe(guest, service, browser, "de")  # a page says so whenever it is opened
    lines[away].socket.close()
    until_other_asked(lines, away)
    wait_until(lambda: bool(pushed(service, guest)), lambda: "no word came", 60)
    told = json.loads(browser.read(pushed(service, guest)[0]))
    assert told == {
        "title": "Du bist dran",
        "body": "Scrap Racer: am Tisch „Rainy Sunday“ warten sie auf dich.",
        "url": f"/t/{code}",
        "tag": code,
    }
    posted = next(each for each in service.posted if each.path == f"/{guest.id}")
    key, claims = signed_by(posted.headers["authorization"])
    assert key == guest.http.get("/api/push").json()["key"]
    assert claims["aud"] == service.url
    assert posted.headers["content-encoding"] == "aes128gcm"
    club = [json.loads(each.body) for each in service.posted if each.path == "/club?key=secret"]
    name = f"Guest {away + 1}"
    wanted = {
        "event": "turn",
        "table": code,
        "title": "Rainy Sunday",
        "game": "scrap-racer",
        "seat": away,
        "name": name,
    }
    assert wanted in club
    # Nobody is told twice of the same turn, nor of what they see themselves.
    lines[1 - away].done("say", text="Where are you?")
    assert len(pushed(service, guest)) == 1
    assert pushed(service, guests[1 - away]) == []
    hang_up(lines)


def test_a_browser_that_is_gone_is_forgotten(telling: Serving, service: PushService) -> None:
    code, guests, lines = started(telling, 2)
    away = next(seat for seat, line in enumerate(lines) if line.question is not None)
    guest = guests[away]

    def told_club() -> int:
        club = [json.loads(each.body) for each in service.posted if each.path.startswith("/club")]
        return sum(1 for each in club if (each["table"], each["seat"]) == (code, away))

    subscribe(guest, service, Browser())
    service.status = 410
    lines[away].socket.close()  # whoever leaves while being asked is told too
    wait_until(lambda: bool(pushed(service, guest)), lambda: "no word came", 60)
    service.status = 201
    with guest.at(code) as back:
        while back.question is not None:
            back.answer(str(back.question["options"][-1]["key"]))
        lines[1 - away].catch_up(back.update["seq"])
    before = told_club()
    until_other_asked(lines, away)
    wait_until(lambda: told_club() > before, lambda: "the club was not told", 60)
    assert len(pushed(service, guest)) == 1
    hang_up(lines)


def test_keys_are_made_at_the_first_start_and_stay(telling: Serving) -> None:
    guest = Guest(telling)
    key = guest.http.get("/api/push").json()["key"]
    assert len(webpush.unbase(key)) == 65
    telling.stop()
    telling.start()
    assert Guest(telling).http.get("/api/push").json()["key"] == key


def test_what_is_no_subscription_is_refused(serving: Serving) -> None:
    guest = Guest(serving)
    good = {"endpoint": "https://push.example/x", **Browser().keys}
    for bad in (
        {"endpoint": "http://push.example/x"},
        {"endpoint": "https://127.0.0.1:1/x"},
        {"p256dh": "abc"},
        {"p256dh": "!" * 87},
        {"auth": ""},
    ):
        answer = guest.http.post("/api/push", json={**good, **bad})
        assert (answer.status_code, answer.json()["key"]) == (400, "push-address"), bad
    foreign = guest.http.post("/api/push", json=good, headers={"Origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    for number in range(11):
        answer = guest.http.post("/api/push", json={**good, "endpoint": f"https://push.example/{number}"})
    assert answer.json()["key"] == "push-many"
    assert guest.http.post("/api/push/stop", json={"endpoint": "https://push.example/1"}).status_code == 200
    assert guest.http.post("/api/push", json=good).status_code == 201


def test_without_the_extra_the_server_says_so_and_works(tmp_path: Path) -> None:
    server = Serving(tmp_path, "no push")
    try:
        guest = Guest(server)
        assert guest.http.get("/api/push").json() == {"key": ""}
        wish = {"endpoint": "https://push.example/x", **Browser().keys}
        assert guest.http.post("/api/push", json=wish).json()["error"] == "This server sends no word to browsers."
        assert any("install jalopy[push]" in line["message"] for line in server.lines())
    finally:
        server.stop()
