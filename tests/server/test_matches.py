"""My matches: what waits for me, what I have finished, the evening's score, figures by game, and a rematch."""

from typing import Any

from tests.server.guests import Guest, Line, hang_up, play_together, started
from tests.server.rooms import folded, header, played
from tests.server.serving import Serving

import jalopy
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.playout import play_out
from jalopy.server.entries import Header
from jalopy.server.history import my_matches
from jalopy.server.summary import EDITION, Summary, summary_of

ME, INES, BEN = "me", "ines", "ben"
HOUR = 3600.0
NAMES = {ME: "Ada", INES: "Ines", BEN: "Ben", "": "rookie"}


def finished(code: str, ended: float, guests: list[str], places: list[int], **more: Any) -> tuple[Header, Summary]:
    head = header(len(guests), 1)
    head.code = code
    summary = Summary(
        seq=9,
        state="over",
        guests=guests,
        names=[NAMES[guest] for guest in guests],
        played_by_bot=[not guest for guest in guests],
        waiting=[],
        turn=3,
        changed=ended,
        edition=EDITION,
        bots=["" if guest else "rookie" for guest in guests],
        places=places,
        pieces=["swifty", "jackal", "crusher", "twister"][: len(guests)],
        ended=ended,
        **more,
    )
    return head, summary


def test_the_evening_counts_matches_with_the_same_company_until_a_long_pause() -> None:
    found = [
        finished("last-week", 1 * HOUR, [ME, INES], [2, 1]),
        finished("first", 100 * HOUR, [ME, INES, BEN], [2, 1, 3]),
        finished("alone", 101 * HOUR, [ME, ""], [1, 2]),
        finished("second", 102 * HOUR, [INES, ME], [2, 1]),
    ]
    tonight, before = my_matches(found, ME, False).evenings
    assert [match.code for match in tonight.matches] == ["first", "second"]
    rows = [(row.name, row.you, row.places, row.points) for row in tonight.people]
    assert rows == [("Ada", True, [2, 1], 5), ("Ines", False, [1, 2], 5), ("Ben", False, [3, None], 1)]
    assert [match.code for match in before.matches] == ["last-week"]


def test_bots_take_no_points_from_people() -> None:
    (tonight,) = my_matches([finished("x", HOUR, [ME, "", "", INES], [4, 1, 2, 3])], ME, False).evenings
    assert [(row.name, row.places, row.points) for row in tonight.people] == [("Ines", [1], 3), ("Ada", [2], 2)]


def test_people_round_one_screen_are_told_apart_by_their_names() -> None:
    head, summary = finished("x", HOUR, [ME, ME], [2, 1])
    summary.names = ["Ada", "Mia"]
    mine = my_matches([(head, summary)], ME, False)
    (tonight,) = mine.evenings
    assert [(row.name, row.you, row.points) for row in tonight.people] == [("Mia", False, 3), ("Ada", False, 2)]
    assert mine.figures == []


def test_figures_by_game_leave_practice_out() -> None:
    found = [
        finished("a", 1 * HOUR, [ME, "", "", ""], [1, 2, 3, 4]),
        finished("b", 2 * HOUR, [ME, ""], [1, 2], practice=True),
        finished("c", 3 * HOUR, ["", ME], [1, 2]),
    ]
    mine = my_matches(found, ME, False)
    (figures,) = mine.figures
    assert (figures.matches, figures.won, figures.best, figures.best_times) == (2, 1, 1, 1)
    assert figures.even == (1 / 4 + 1 / 2) / 2
    assert [match.practice for match in mine.finished] == [False, True, False]


def test_only_the_last_matches_are_told_unless_all_are_wanted() -> None:
    found = [finished(f"t-{number}", number * HOUR, [ME, ""], [1, 2]) for number in range(30)]
    mine = my_matches(found, ME, False)
    assert (len(mine.finished), mine.count, mine.finished[0].code) == (20, 30, "t-29")
    assert len(my_matches(found, ME, True).finished) == 30


def test_a_summary_tells_places_pieces_and_practice() -> None:
    room = folded(header(3, 5), played(3, 5))
    summary = summary_of(room)
    assert sorted(summary.places) == [1, 2, 3]
    assert all(summary.pieces)
    assert not summary.practice
    assert summary.ended == 3.0
    undone = summary_of(folded(header(3, 5), played(3, 5, undos=True)))
    assert undone.practice


def to_the_end(lines: list[Line]) -> None:
    play_together(lines, 2000, pick=lambda question: str(question["options"][-1]["key"]))
    assert lines[0].table["state"] == "over"


def test_my_matches_hold_results_and_a_rematch_asks_everybody(serving: Serving) -> None:
    code, (ada, ben), lines = started(serving, 2, settings={"short": True})
    (waiting,) = ada.http.get("/api/matches").json()["open"]
    asked = next(line for line in lines if line.question)
    assert waiting["waiting_for_me"] == (asked is lines[0])
    assert waiting["since"] > 0
    to_the_end(lines)
    mine, his = (guest.http.get("/api/matches").json() for guest in (ada, ben))
    (match,) = mine["finished"]
    assert match["code"] == code
    assert [seat["you"] for seat in match["seats"]] == [True, False]
    assert sorted(seat["place"] for seat in match["seats"]) == [1, 2]
    assert sum(row["points"] for row in his["evenings"][0]["people"]) == 5
    assert [figures["matches"] for figures in mine["figures"]] == [1]

    again = ada.http.post(f"/api/tables/{code}/rematch").json()["code"]
    lines[1].wait(lambda: lines[1].table["rematch"] == again)
    assert lines[1].table["rematch_by"] == "Guest 1"
    assert [each["code"] for each in ben.http.get("/api/matches").json()["open"]] == [again]
    assert ben.http.post(f"/api/tables/{again}/decline").status_code == 200
    chairs = ada.table(again)["table"]["seats"]
    assert [chair["kind"] for chair in chairs] == ["person", "empty"]
    assert ben.http.get("/api/matches").json()["open"] == []
    hang_up(lines)


def test_a_rematch_is_for_those_who_sat_there_and_after_the_end(serving: Serving) -> None:
    code, (ada, _), lines = started(serving, 2)
    assert ada.http.post(f"/api/tables/{code}/rematch").json()["key"] == "not-over"
    assert Guest(serving).http.post(f"/api/tables/{code}/rematch").json()["key"] == "sitting-only"
    assert ada.http.post(f"/api/tables/{code}/decline").json()["key"] == "begun"
    assert ada.http.post("/api/tables/nothing/rematch").status_code == 404
    hang_up(lines)


def test_places_at_wacky_races_are_among_all_six_cars() -> None:
    match = jalopy.new("wacky-races", 2, chance=FastChance(3))
    play_out(match, Stream(2))
    assert match.game.placed(match.state, 2) == 6
    assert all(place.place <= 6 for place in match.standing)
    assert jalopy.new("scrap-racer", 3).game.placed(match.state, 3) == 3


def test_an_even_share_is_one_among_all_that_are_placed() -> None:
    (figures,) = my_matches([finished("a", HOUR, [ME, INES], [2, 5], placed=6)], ME, False).figures
    assert (figures.even, figures.won) == (1 / 6, 0)
