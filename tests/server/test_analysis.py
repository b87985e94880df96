"""A finished match is looked back on when somebody asks: beside the server, once, and kept with its table."""

import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.guests import Guest, Line
from tests.server.serving import Serving
from tests.waiting import wait_until

from jalopy.bots.analysis import EDITION, Analysis

QUICK: dict[str, Any] = {"game": "wacky-races", "seats": 3}
PATIENCE = 180.0


def over(guest: Guest, **wish: Any) -> str:
    """A match that bots have played to its end."""
    code = guest.make(**{**QUICK, **wish}, bots="rookie")
    with guest.at(code) as line:
        line.wait(lambda: bool(line.match["standing"]), PATIENCE)
    return code


def asked(guest: Guest, code: str, **more: str) -> dict[str, Any]:
    answer = guest.http.get(f"/api/tables/{code}/analysis", params=more)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def kept(guest: Guest, code: str) -> dict[str, Any]:
    wait_until(lambda: asked(guest, code)["state"] == "kept", "it was never found", PATIENCE, pause=0.1)
    return asked(guest, code)


def test_a_match_is_looked_back_on_once_and_survives_the_server(tmp_path: Path) -> None:
    serving = Serving(tmp_path, "quick looks")
    try:
        guest = Guest(serving)
        code = over(guest)
        assert asked(guest, code, kept="1")["state"] == "none"
        assert asked(guest, code)["state"] in ("waiting", "going")
        seen: list[dict[str, Any]] = []

        def goes_on() -> bool:
            seen.append(asked(guest, code))
            return bool(seen[-1]["state"] == "kept")

        wait_until(goes_on, "it was never found", PATIENCE, pause=0.02)
        going = [state["done"] for state in seen if state["state"] == "going" and state["of"]]
        assert going
        assert going == sorted(going)
        found = seen[-1]["analysis"]
        analysis = msgspec.convert(found, Analysis)
        assert len(analysis.moments) == max(state["of"] for state in seen)
        for account in analysis.accounts:
            parts = account.start + account.luck + account.slips + account.gifts + account.rest
            assert parts == pytest.approx(account.result)
        serving.kill()
        serving.start()
        stranger = Guest(serving)
        assert asked(stranger, code, kept="1")["analysis"] == found, "whoever may see the table may see it"
        assert serving.stop() == 0
        assert "Traceback" not in serving.log()
    finally:
        serving.kill()


def test_what_another_edition_found_is_found_anew(tmp_path: Path) -> None:
    import sqlite3

    serving = Serving(tmp_path, "quick looks")
    try:
        guest = Guest(serving)
        code = over(guest)
        kept(guest, code)
        with sqlite3.connect(tmp_path / "jalopy.db") as database:
            assert database.execute("select edition from analyses").fetchall() == [(EDITION,)]
            database.execute("update analyses set edition = 0")
        assert asked(guest, code, kept="1")["state"] == "none"
        kept(guest, code)
    finally:
        serving.kill()


def test_nobody_looks_back_before_the_end_or_where_there_is_nothing(tmp_path: Path) -> None:
    serving = Serving(tmp_path, "quick looks")
    try:
        guest = Guest(serving)
        code = guest.make(**QUICK, name="Ann")
        before = guest.http.get(f"/api/tables/{code}/analysis")
        assert (before.status_code, before.json()["key"]) == (409, "analysis-later")
        with Line(guest, code, {}) as line:
            for seat in (1, 2):
                line.done("bot", seat=seat, bot="rookie")
            line.done("start")
            during = guest.http.get(f"/api/tables/{code}/analysis")
            assert (during.status_code, during.json()["key"]) == (409, "analysis-later")
        assert guest.http.get("/api/tables/no-such-table-abcdef/analysis").status_code == 404
    finally:
        serving.kill()


def test_one_after_the_other_and_not_without_end(tmp_path: Path) -> None:
    serving = Serving(tmp_path, "quick looks")
    try:
        guest = Guest(serving)
        codes = [over(guest, seats=2) for _ in range(2)]
        first, second = (asked(guest, code) for code in codes)
        assert first["ahead"] == 0
        assert (second["state"], second["ahead"]) == ("waiting", 1)
        again = [threading.Thread(target=asked, args=(guest, codes[1])) for _ in range(5)]
        for each in again:
            each.start()
        for each in again:
            each.join(60)
        assert asked(guest, codes[1])["ahead"] <= 1, "whoever asks again does not stand in line again"
        for code in codes:
            kept(guest, code)
        assert len(serving.megabytes_of_workers) <= 1, "the worker that looks back ends with its work"
    finally:
        serving.kill()


def test_a_worker_that_dies_is_told_in_one_sentence_and_bots_play_on(tmp_path: Path) -> None:
    serving = Serving(tmp_path, "deadly looks")
    try:
        guest = Guest(serving)
        code = over(guest)
        assert asked(guest, code)["state"] == "waiting"

        def failed() -> bool:
            answer = guest.http.get(f"/api/tables/{code}/analysis")
            return answer.status_code == 503 and answer.json()["key"] == "analysis-failed"

        wait_until(failed, "nobody said that it went wrong", PATIENCE, pause=0.05)
        over(guest, seats=2)
        assert serving.stop() == 0
        assert "Traceback" not in serving.log()
    finally:
        serving.kill()


def test_a_guest_has_only_so_many_matches_looked_back_on(tmp_path: Path) -> None:
    serving = Serving(tmp_path, "few looks")
    try:
        guest = Guest(serving)
        codes = [over(guest, seats=2) for _ in range(2)]
        for _ in range(3):
            asked(guest, codes[0])  # to ask how far it has come costs nothing
        refused = guest.http.get(f"/api/tables/{codes[1]}/analysis")
        assert (refused.status_code, refused.json()["key"]) == (429, "analysed-too-fast")
        assert asked(Guest(serving), codes[1])["state"] == "waiting", "nobody uses up what is another's"
        kept(guest, codes[1])
    finally:
        serving.kill()
