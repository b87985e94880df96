"""Playing on from the middle of a finished match: a table of its own, with other dice from there, and marked as practice."""

from typing import Any

import pytest
from tests.server.guests import Guest
from tests.server.serving import Serving

import jalopy
from jalopy.bots.registry import names_for

PATIENCE = 180.0


@pytest.fixture(scope="module")
def over(serving: Serving) -> str:
    """A match that bots have played to its end."""
    guest = Guest(serving)
    code = guest.make(game="wacky-races", seats=3, bots="rookie")
    with guest.at(code) as line:
        line.wait(lambda: bool(line.match["standing"]), PATIENCE)
    return code


def record_of(guest: Guest, code: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.http.get(f"/api/tables/{code}/record").json()
    return found


def test_a_guest_plays_on_where_somebody_was_asked(serving: Serving, over: str) -> None:
    guest = Guest(serving)
    former = record_of(guest, over)
    answers = len(former["answers"]) * 2 // 3
    made = guest.http.post(f"/api/tables/{over}/play-on", json={"answers": answers, "name": "Mia"})
    assert made.status_code == 201, made.text
    code = made.json()["code"]
    asked = former["answers"][answers][0]
    with guest.at(code) as line:
        line.wait(lambda: bool(line.match["questions"]), PATIENCE)
        assert line.table["seats"][asked]["you"]
        assert line.table["seats"][asked]["name"] == "Mia"
        others = [seat for seat in line.table["seats"] if seat["seat"] != asked]
        before = guest.table(over)["table"]["seats"]
        assert [(seat["bot"], seat["who"]) for seat in others] == [
            (before[seat["seat"]]["bot"], before[seat["seat"]]["who"]) for seat in others
        ], "the bots that sat there sit there again"
        assert line.match["answers"] == answers
        assert line.match["practice"]
        assert line.match["taken_over"]
        assert not line.match["can_undo"]
        (question,) = line.match["questions"]
        assert question["kind"] == former["answers"][answers][1]
        assert line.refused("undo") == "You have not answered anything yet."
        line.done("answer", question=question["id"], seat=asked, key=question["options"][0]["key"])
        line.done("undo")
        line.wait(lambda: line.match["answers"] == answers, PATIENCE)
        (question,) = line.match["questions"]
        line.done("answer", question=question["id"], seat=asked, key=question["options"][0]["key"])
        line.done("stand", seat=asked)
        line.wait(lambda: bool(line.match["standing"]), PATIENCE)
        seal = line.table["commitment"]
    record = record_of(guest, code)
    assert record["answers"][:answers] == former["answers"][:answers]
    assert record["taken_over"] == {"answers": answers, "checksum": former["checksum"]}
    assert record["chance"]["first"] == former["chance"]
    assert record["chance"]["then"]["commitment"] == seal
    assert jalopy.verify(record).complete
    mine = guest.http.get("/api/matches").json()
    assert [each["practice"] for each in mine["finished"] if each["code"] == code] == [True]
    assert mine["figures"] == [], "practice does not count"


def test_it_survives_the_server(serving: Serving, over: str) -> None:
    guest = Guest(serving)
    code = guest.http.post(f"/api/tables/{over}/play-on", json={"answers": 5, "name": "Mia"}).json()["code"]
    before = guest.table(code)
    serving.kill()
    serving.start()
    again = guest.table(code)
    assert again["match"]["questions"] == before["match"]["questions"]
    assert again["match"]["taken_over"]


@pytest.mark.parametrize(
    ("wish", "status", "says"),
    [
        ({"answers": 10_000, "name": "Mia"}, 400, "A match can be taken over after 0 to"),
        ({"answers": -1, "name": "Mia"}, 400, "not after -1"),
        ({"answers": 3, "name": " "}, 400, "Please say a name before you sit down."),
        ({"answers": "3", "name": "Mia"}, 400, "Expected `int`"),
    ],
)
def test_what_cannot_be_taken_over_is_refused(
    serving: Serving, over: str, wish: dict[str, Any], status: int, says: str
) -> None:
    answer = Guest(serving).http.post(f"/api/tables/{over}/play-on", json=wish)
    assert answer.status_code == status
    assert says in answer.json()["error"]


def test_a_match_that_goes_on_is_not_taken_over(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(name="Mia", bots="rookie")
    answer = guest.http.post(f"/api/tables/{code}/play-on", json={"answers": 0, "name": "Mia"})
    assert (answer.status_code, answer.json()["error"]) == (400, "The match is not over yet.")
    assert guest.http.get(f"/api/tables/{code}/moments/0").status_code == 409


def test_the_strongest_bot_tells_what_it_would_have_done(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(seats=2, bots="rookie")
    with guest.at(code) as line:
        line.wait(lambda: bool(line.match["standing"]), PATIENCE)
    former = record_of(guest, code)
    found = guest.http.get(f"/api/tables/{code}/moments/9")
    assert found.status_code == 200, found.text
    moment = found.json()
    seat, kind, _ = former["answers"][9]
    standpoint = moment["standpoint"]
    assert (standpoint["seat"], standpoint["question"]["kind"]) == (seat, kind)
    assert moment["bot"] == names_for("scrap-racer")[-1]
    keys = [option["key"] for option in standpoint["question"]["options"]]
    assert moment["answer"] in keys
    assert [each["key"] for each in standpoint["consequences"]] == keys
    match = jalopy.take_over(former, 9)
    assert standpoint["view"] == match.view(seat)
