"""The addresses beside the socket: headers, cookies, the description, and what operators look at."""

import base64
import hashlib
import re

from tests.server.guests import Guest
from tests.server.serving import Serving, http

from jalopy.server.identity import Identity


def test_every_answer_carries_the_careful_headers(serving: Serving) -> None:
    for path in ("/", "/api", "/api/games", "/api/nothing", "/healthz", "/assets/nothing.js", "/table/x"):
        headers = http.get(f"{serving.url}{path}").headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert "server" not in headers


def test_a_guest_is_a_signed_cookie_that_scripts_cannot_read(serving: Serving) -> None:
    answer = http.get(f"{serving.url}/api/mine")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    behind_https = http.get(f"{serving.url}/api/mine", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in behind_https.headers["set-cookie"]


def test_a_forged_cookie_is_nobody(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(name="Ann")
    name = guest.cookie.partition("=")[0]
    for forged in (guest.id, f"{guest.id}.", f"{guest.id}.{'a' * 40}", "x" * 500, "ü.ö"):
        answer = http.get(f"{serving.url}/api/tables/{code}", headers={b"Cookie": f"{name}={forged}".encode()})
        assert not any(seat["you"] for seat in answer.json()["table"]["seats"])
        assert not answer.json()["table"]["host"]


def test_two_servers_on_one_machine_leave_each_other_their_cookies() -> None:
    one, other = Identity("one secret"), Identity("another secret")
    assert one.cookie != other.cookie == Identity("another secret").cookie
    assert other.read(one.sign(one.make())) is None


def test_links_cannot_be_guessed(serving: Serving) -> None:
    guest = Guest(serving)
    codes = [guest.make(name="Ann") for _ in range(5)]
    assert len({code.rsplit("-", 1)[1] for code in codes}) == 5
    assert all(re.fullmatch(r"[a-z]+-[a-z]+-[2-9a-z]{8}", code) for code in codes)
    for wrong in (codes[0][:-1], "a%00b", "x" * 500, "%C3%A4"):
        assert guest.http.get(f"/api/tables/{wrong}").status_code == 404


def test_tables_are_made_from_our_own_page_and_not_too_fast(serving: Serving) -> None:
    guest = Guest(serving)
    wish = {"game": "scrap-racer", "seats": 2}
    foreign = guest.http.post("/api/tables", json=wish, headers={"Origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    own = guest.http.post("/api/tables", json=wish, headers={"Origin": serving.url})
    assert own.status_code == 201
    statuses = [guest.http.post("/api/tables", json=wish).status_code for _ in range(25)]
    assert statuses[0] == 201
    assert statuses[-1] == 429


def test_what_a_table_cannot_be(serving: Serving) -> None:
    guest = Guest(serving)
    for wish, words in (
        ({"game": "chess", "seats": 2}, "chess"),
        ({"game": "scrap-racer", "seats": 9}, "scrap-racer is for 2 to 8 players, not 9."),
        ({"game": "scrap-racer", "seats": 2, "settings": {"trak": "A"}}, "Did you mean 'track'?"),
        ({"game": "scrap-racer", "seats": 2, "bots": "genius"}, "There is no bot 'genius'"),
        ({"game": "scrap-racer"}, "missing required field `seats`"),
        ({"game": "scrap-racer", "seats": 2, "sets": 1}, "unknown field `sets`"),
    ):
        answer = guest.http.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert words in answer.json()["error"]


def test_games_and_rules_are_listed(serving: Serving) -> None:
    games = http.get(f"{serving.url}/api/games").json()
    (racer,) = [game for game in games if game["name"] == "scrap-racer"]
    assert "rookie" in racer["bots"]
    assert {setting["name"] for setting in racer["settings"]} >= {"track", "short"}
    rules = http.get(f"{serving.url}/api/games/scrap-racer/rules").json()
    assert any(rule["number"] == "SR-5.4" for rule in rules["rules"])
    assert http.get(f"{serving.url}/api/games/chess/rules").status_code == 404


def test_wrong_addresses_and_methods_get_a_sentence(serving: Serving) -> None:
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/tables/nothing/record", 404),
        ("DELETE", "/api/games", 405),
        ("GET", "/api/tables", 404),
    ):
        answer = http.request(method, f"{serving.url}{path}")
        assert answer.status_code == status, path
        assert answer.json()["error"].endswith(".")


def test_that_somebody_asks_too_often_is_described_too(serving: Serving) -> None:
    described = http.get(f"{serving.url}/api/openapi.json").json()["paths"]["/api/tables/{code}/rematch"]["post"]
    guest = Guest(serving)
    answered = {str(guest.http.post("/api/tables/nothing/rematch").status_code) for _ in range(25)}
    assert answered == {"404", "429"}
    assert answered <= set(described["responses"])


def test_the_interface_is_described_for_programs_and_for_people(serving: Serving) -> None:
    described = http.get(f"{serving.url}/api/openapi.json").json()
    assert described["openapi"].startswith("3.")
    assert {"Update", "Answer", "Refused", "NewTable"} <= set(described["components"]["schemas"])
    page = http.get(f"{serving.url}/api")
    assert page.headers["content-type"].startswith("text/html")
    for path in described["paths"]:
        assert path in page.text
    for name in described["components"]["schemas"]:
        assert f"id='{name}'" in page.text
    assert "<script" not in page.text
    assert not re.search(r"(src|href)='(https?:)?//", page.text)
    style = re.search(r"<style>(.*?)</style>", page.text, re.DOTALL)
    assert style is not None
    digest = base64.b64encode(hashlib.sha256(style.group(1).encode()).digest()).decode()
    assert f"'sha256-{digest}'" in page.headers["content-security-policy"]


def test_operators_see_health_and_figures(serving: Serving) -> None:
    assert http.get(f"{serving.url}/healthz").text == "ok\n"
    text = http.get(f"{serving.url}/metrics").text
    names = re.findall(r"^# TYPE (\w+) (?:gauge|counter)$", text, re.MULTILINE)
    assert "jalopy_rooms" in names
    for name in names:
        assert re.search(rf"^{name} [\d.]+$", text, re.MULTILINE)
    before = serving.metric("jalopy_entries_total")
    Guest(serving).make(name="Ann")
    assert serving.metric("jalopy_entries_total") == before + 1


def test_my_tables_come_with_those_that_wait_for_me_first(serving: Serving) -> None:
    guest = Guest(serving)
    lobby = guest.make(name="Ann", title="Waiting for friends")
    against_bots = guest.make(name="Ann", bots="rookie")
    with guest.at(against_bots) as line:
        line.wait(lambda: line.question is not None)
    first, second = guest.http.get("/api/mine").json()
    assert (first["code"], first["waiting_for_me"], first["state"]) == (against_bots, True, "playing")
    assert (second["code"], second["title"], second["free_seats"]) == (lobby, "Waiting for friends", 1)


def test_what_is_the_same_for_everybody_is_packed_and_not_sent_again(serving: Serving) -> None:
    for path in ("/api/games", "/api/games/scrap-racer/rules"):
        url = f"{serving.url}{path}"
        plain = http.get(url, headers={"accept-encoding": "identity"})
        packed = http.get(url, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.content == packed.content
        tag = plain.headers["etag"]
        for known in (tag, f"W/{tag}"):
            again = http.get(url, headers={"if-none-match": known})
            assert (again.status_code, again.content) == (304, b"")
        assert http.get(url, headers={"if-none-match": '"another"'}).status_code == 200


def test_a_record_is_the_same_whenever_it_is_asked_for(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(seats=2, bots="random", settings={"track": "SRRSRR"})
    with guest.at(code) as line:
        line.wait(lambda: line.table["state"] == "over", 60)
    first, second = (guest.http.get(f"/api/tables/{code}/record") for _ in range(2))
    assert first.content == second.content
    assert first.headers["content-disposition"] == f'attachment; filename="{code}.json"'
    assert first.json()["game"] == "scrap-racer"


def test_files_of_the_page_are_packed_and_kept_for_ever(serving: Serving) -> None:
    page = http.get(f"{serving.url}/").text
    path = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert path is not None
    url = f"{serving.url}{path[1]}"
    plain = http.get(url, headers={"accept-encoding": "identity"})
    packed = [http.get(url, headers={"accept-encoding": "gzip"}) for _ in range(2)]
    assert [each.headers["content-encoding"] for each in packed] == ["gzip", "gzip"]
    assert [each.content for each in packed] == [plain.content] * 2
    assert int(packed[0].headers["content-length"]) < len(plain.content) / 2
    for answer in (plain, *packed):
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert http.head(url).status_code == 200
