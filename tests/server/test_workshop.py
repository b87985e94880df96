"""A changed box is tried beside the server, as long as somebody looks; the figures are those of the lab."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.guests import Guest
from tests.server.serving import Serving
from tests.waiting import wait_until

from jalopy import games
from jalopy.lab.simulate import simulate

PATIENCE = 180.0
ONE_LAP = "laps.to_win=1"
SHORT: dict[str, Any] = {"seats": 2, "bots": "random", "settings": {"box": ONE_LAP}}


def tried(guest: Guest, **wish: Any) -> dict[str, Any]:
    answer = guest.http.post("/api/workshop/scrap-racer/try", json={**SHORT, **wish})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(guest: Guest, game: str = "scrap-racer", **wish: Any) -> tuple[int, str, str]:
    answer = guest.http.post(f"/api/workshop/{game}/try", json={**SHORT, **wish})
    told = answer.json()
    return answer.status_code, told["key"], told["error"]


def played(guest: Guest, matches: int, **wish: Any) -> dict[str, Any]:
    """After so many matches with each of the two boxes."""
    seen: list[dict[str, Any]] = []

    def enough() -> bool:
        seen.append(tried(guest, **wish))
        return bool(seen[-1]["done"] >= matches)

    wait_until(enough, "too few matches were played", PATIENCE, pause=0.05)
    done = [each["done"] for each in seen]
    assert done == sorted(done)
    return seen[-1]


def test_the_knobs_of_a_game_are_those_of_its_box(serving: Serving) -> None:
    told = Guest(serving).http.get("/api/workshop/scrap-racer").json()
    assert told["knobs"] == [knob.as_data() for knob in games.find("scrap-racer").knobs]
    assert told["bots"] == ["random", "rookie"]
    assert Guest(serving).http.get("/api/workshop/no-game").status_code == 404


def test_the_figures_are_those_of_the_lab_and_the_printed_box_stands_beside(serving: Serving) -> None:
    guest = Guest(serving)
    assert tried(guest)["outcome"] is None or tried(guest)["outcome"]["matches"] > 0
    found = played(guest, 60)
    assert found["settings"] == {"box": ONE_LAP}
    outcome = found["outcome"]
    lab = simulate("scrap-racer", 2, ["random"], outcome["matches"], 1, {"box": ONE_LAP})
    assert [row["name"] for row in outcome["order"]] == ["first", "last"]
    assert [round(row["rate"] * outcome["matches"]) for row in outcome["order"]] == lab.wins_by_turn_order
    assert {row["name"]: row["rate"] for row in outcome["names"]} == pytest.approx(
        {name: row["rate"] for name, row in lab.wins_by_racer.items()}  # type: ignore[index]
    )
    assert outcome["turns"]["mean"] == pytest.approx(lab.summary.turns.mean)
    for row in outcome["order"]:
        assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1
    assert outcome["turns"]["printed_mean"] > outcome["turns"]["mean"] * 1.5, "three laps take longer than one"
    (turns,) = [effect for effect in outcome["effects"] if effect["name"] == "turns"]
    assert turns["high"] < 0, "and that is settled"


def test_a_box_that_was_tried_is_not_played_again(serving: Serving) -> None:
    first, second = Guest(serving), Guest(serving)
    before = played(first, 60)["done"]
    assert tried(second)["done"] >= before
    assert tried(first, settings={})["outcome"]["matches"] >= before, "the printed box was played beside it"


def test_nothing_is_played_when_nobody_looks(tmp_path: Path) -> None:
    serving = Serving(tmp_path, "absent-minded workshop")
    try:
        guest = Guest(serving)
        played(guest, 10)
        checker = 1  # settings are checked by another worker, which waits longer
        wait_until(lambda: len(serving.megabytes_of_workers) <= checker, "the worker never ended", PATIENCE, pause=0.1)
        before = tried(guest)["done"]
        played(guest, before + 10)
    finally:
        serving.kill()


def test_each_of_several_changes_is_tried_alone(serving: Serving) -> None:
    guest = Guest(serving)
    both = {"box": f"boost.spaces.count=2,{ONE_LAP}"}
    wait_until(lambda: len(tried(guest, settings=both)["alone"]) == 2, "it was never tried", PATIENCE, pause=0.1)
    found = tried(guest, settings=both)
    assert [alone["path"] for alone in found["alone"]] == ["boost.spaces.count", "laps.to_win"]
    assert tried(guest)["alone"] == [], "one change is alone anyway"


def test_what_cannot_be_tried_is_said_in_one_sentence(serving: Serving) -> None:
    guest = Guest(serving)
    assert refused(guest, settings={"box": "laps.to_win=40"})[:2] == (400, "box-range")
    assert refused(guest, settings={"box": "lap.to_win=4"})[:2] == (400, "box-no-knob-but")
    assert refused(guest, settings={"no_such": 1})[:2] == (400, "no-setting")
    assert refused(guest, seats=40)[:2] == (400, "seats")
    assert refused(guest, seed=-1)[:2] == (400, "seed")
    assert refused(guest, bots="champion")[:2] == (400, "request-not-understood")
    assert refused(guest, game="no-game")[:2] == (404, "no-such-game")
    elsewhere = guest.http.post(
        "/api/workshop/scrap-racer/try", json=SHORT, headers={"origin": "https://elsewhere.example"}
    )
    assert (elsewhere.status_code, elsewhere.json()["key"]) == (403, "checked-elsewhere")
    assert played(guest, 1)["done"] >= 1, "nothing of that is in the way of a good one"


def test_only_so_many_boxes_are_tried_and_kept(tmp_path: Path) -> None:
    serving = Serving(tmp_path, "small workshop")
    try:
        first, second, third = (Guest(serving, source=f"127.0.0.{number}") for number in (2, 3, 4))
        tried(first)
        tried(second)
        assert refused(third)[:2] == (503, "workshop-busy")
        for laps in (2, 4, 5):
            tried(first, settings={"box": f"laps.to_win={laps}"})
        assert refused(first, settings={"box": "boost.spaces.count=3"})[:2] == (429, "tried-too-fast")
        assert tried(first, settings={"box": "laps.to_win=5"})["of"] > 0, "whoever goes on looking begins nothing"
    finally:
        serving.kill()


def report(guest: Guest, game: str = "scrap-racer", **given: Any) -> httpx.Response:
    facts = {"seats": 2, "bots": "random", "track": "RRRR", "box": ONE_LAP, **given}
    return guest.http.get(f"/api/workshop/{game}/report", params=facts)


def test_the_report_of_a_box_is_a_page_of_its_own(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    try:
        guest = Guest(serving)
        first = report(guest)
        assert (first.status_code, first.headers["refresh"]) == (200, "2")
        assert "200 matches" in first.text
        wait_until(lambda: "refresh" not in report(guest).headers, "there was no report", PATIENCE, pause=0.2)
        page = report(guest)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script" not in policy
        assert ONE_LAP in page.text
        assert (
            'href="/workshop/scrap-racer?track=RRRR&amp;box=laps.to_win%3D1&amp;seats=2&amp;bots=random"' in page.text
        )
        data = json.loads(page.text.partition('id="data">')[2].partition("</script>")[0])
        assert min(data["one"]["matches"], data["other"]["matches"]) >= 200
        told = {row[0]: row for row in data["figures"]["lengths"]["rows"]}
        assert told["turns"][1] > told["turns"][2] * 1.5, "three laps take longer than one"
        assert "geändert" in report(guest, language="de").text
        assert serving.stop() == 0
        assert "Traceback" not in serving.log()
    finally:
        serving.kill()


def test_what_no_report_can_be_made_of_is_said_on_a_page(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    try:
        guest = Guest(serving)
        for status, words, given in (
            (400, "This is the printed box", {"box": ""}),
            (400, "Das ist die gedruckte Schachtel", {"box": "", "language": "de"}),
            (400, "laps.to_win", {"box": "laps.to_win=40"}),
            (400, "seats", {"seats": "many"}),
            (404, "There is no such game", {"game": "no-game"}),
        ):
            answer = report(guest, **given)
            assert (answer.status_code, answer.headers["content-type"]) == (status, "text/html; charset=utf-8")
            assert words in answer.text
            assert "refresh" not in answer.headers
        assert "<script" not in report(guest, box="<script>alert(1)</script>=1").text
    finally:
        serving.kill()


def test_no_address_keeps_all_others_out(tmp_path: Path) -> None:
    serving = Serving(tmp_path, "one box for an address")
    try:
        first, neighbour = (Guest(serving, source="127.0.0.2") for _ in range(2))
        tried(first)
        assert refused(neighbour)[:2] == (503, "workshop-busy")
        assert tried(Guest(serving, source="127.0.0.3"))["of"] > 0
    finally:
        serving.kill()


def test_matches_that_never_end_are_given_up_and_tables_play_on(tmp_path: Path) -> None:
    serving = Serving(tmp_path, "endless trials")
    try:
        guest = Guest(serving)
        tried(guest)

        def failed() -> bool:
            answer = guest.http.post("/api/workshop/scrap-racer/try", json=SHORT)
            return answer.status_code == 503 and answer.json()["key"] == "workshop-failed"

        wait_until(failed, "nobody said that it went wrong", PATIENCE, pause=0.05)
        code = guest.make(game="wacky-races", seats=3, bots="rookie")
        with guest.at(code) as line:
            line.wait(lambda: bool(line.match["standing"]), PATIENCE)
    finally:
        serving.kill()
