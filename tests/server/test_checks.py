"""What a table might agree on is checked by the game itself, for any game, before there is a table."""

import threading
import time
from typing import Any

import pytest
from tests.server.guests import Guest
from tests.server.serving import Serving, http

from jalopy import games

FLOOR = "floor_0_0_0_48_0_48_32_0_32"
RING = f"{FLOOR}.line_0_24_0_24_12.gate_0_0_16_18_16.gate_0_48_16_30_16"
BOOSTERS = f"{RING}.{'.'.join(f'booster_0_{6 + 6 * at}_26_0' for at in range(3))}"
WALLED = f"{FLOOR}.wall_0_24_16_48_1_0.line_0_24_12_24_0.gate_0_18_28_0_28"

Found = list[tuple[str, str]]


def check(guest: Guest, game: str, seats: int | None = None, **settings: Any) -> dict[str, Any]:
    answer = guest.http.post(f"/api/games/{game}/check", json={"seats": seats, "settings": settings})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def wrong(found: dict[str, Any]) -> Found:
    for problem in found["problems"]:
        assert set(problem) == {"setting", "key", "facts", "sentence"}
        assert problem["sentence"].endswith((".", "?", "…"))
    return [(problem["setting"], problem["key"]) for problem in found["problems"]]


@pytest.mark.parametrize("game", games.names())
def test_the_usual_settings_are_fine_for_any_number_of_seats(serving: Serving, game: str) -> None:
    guest = Guest(serving)
    for seats in (None, *games.find(game).seat_counts):
        assert wrong(check(guest, game, seats)) == []


@pytest.mark.parametrize(
    ("game", "seats", "settings", "found"),
    [
        ("scrap-racer", 4, {"track": "SRRSRR"}, []),
        ("scrap-racer", 4, {"track": "SRS"}, [("track", "circuit-open")]),
        ("scrap-racer", 4, {"track": "SR?"}, [("track", "circuit-letter")]),
        ("scrap-racer", 9, {}, [("", "seats")]),
        ("scrap-racer", 3, {"start": "5"}, [("start", "start-seat")]),
        ("scrap-racer", None, {"start": "5"}, []),
        (
            "scrap-racer",
            4,
            {"trak": "A", "short": "perhaps"},
            [("trak", "no-setting-but"), ("short", "setting-yes-no")],
        ),
        ("scrap-racer", 4, {"track": ["A"], "finish": None}, [("track", "setting-word"), ("finish", "setting-number")]),
        (
            "scrap-racer",
            8,
            {"track": "SSSSSSSyRRRRR", "short": True, "two_racers": True},
            [
                ("track", "circuit-open"),
                ("track", "circuit-overlap"),
                ("track", "piece-wants-curve"),
                ("track", "circuit-straights"),
                ("short", "short-circuit"),
                ("two_racers", "two-racers"),
            ],
        ),
        ("scrap-racer", 4, {"pit_stop": True, "pit_stop_at": 6}, [("pit_stop_at", "pit-stop-no-pair")]),
        ("scrap-racer", 4, {"track": "RRRR", "slime_trail": True}, [("slime_trail", "no-straight-left")]),
        ("wacky-races", 6, {"championship": "grand"}, []),
        ("wacky-races", 3, {"start": "5", "racers": "none"}, [("racers", "setting-choice")]),
        ("wacky-races", 3, {"start": "5"}, [("start", "start-seat")]),
        ("scrapyard-empire", 1, {"penalty": 3, "clock": "none"}, []),
        ("scrapyard-empire", 2, {"penalty": 3, "clock": "none"}, [("penalty", "alone-only"), ("clock", "alone-only")]),
        ("scrapyard-empire", 1, {"rounds": 25}, [("rounds", "rounds-alone")]),
        ("home-racers", 4, {"course": RING}, []),
        ("home-racers", 4, {"course": FLOOR}, [("course", "course-line")]),
        ("home-racers", 4, {"course": WALLED}, [("course", "gate-unreachable")]),
        ("home-racers", 4, {"course": BOOSTERS}, [("course", "box-of-kind")]),
        ("home-racers", 4, {"course": BOOSTERS, "any_tiles": True}, []),
        ("home-racers", 4, {"course": "x_1." * 2000}, [("course", "course-too-long")]),
        ("home-racers", 4, {"course": "desk-sprint", "laps": 3}, [("laps", "laps-one-way")]),
    ],
)
def test_everything_that_is_wrong_is_found(
    serving: Serving, game: str, seats: int | None, settings: dict[str, Any], found: Found
) -> None:
    assert wrong(check(Guest(serving), game, seats, **settings)) == found


def test_a_problem_is_a_key_with_facts_and_one_english_sentence(serving: Serving) -> None:
    (problem,) = check(Guest(serving), "scrap-racer", 4, track="SSRRSSRyRy")["problems"][-1:]
    assert problem == {
        "setting": "track",
        "key": "piece-twice",
        "facts": {"piece": "scrap-yard", "first": 7, "second": 8, "tiles": [7, 8]},
        "sentence": "There is one scrap yard, and tiles 7 and 8 both have it.",
    }


def test_the_same_check_is_made_when_a_table_is(serving: Serving) -> None:
    guest = Guest(serving)
    answer = guest.http.post("/api/tables", json={"game": "scrap-racer", "seats": 4, "settings": {"track": "SRS"}})
    (problem,) = check(guest, "scrap-racer", 4, track="SRS")["problems"]
    assert answer.status_code == 400
    assert answer.json() == {
        "error": f"The setting 'track' cannot be 'SRS': {problem['sentence']}",
        "key": problem["key"],
        "facts": problem["facts"],
        "setting": "track",
    }


def test_what_the_game_shows_of_settings_comes_along(serving: Serving) -> None:
    guest = Guest(serving)
    assert check(guest, "home-racers", 4, course="ottoman", laps=2)["facts"] == {"length": 36, "laps": 2, "points": 12}
    assert check(guest, "home-racers", 4, course=FLOOR)["facts"] == {}
    lap = check(guest, "scrap-racer", 4, track="A", pit_stop=True, pit_stop_at=8)["facts"]
    assert lap["word"] == "SRLRSRSSpSRSRLR"
    assert (lap["spaces"], lap["lane"], lap["fork"], lap["rejoin"]) == (42, 5, 22, 26)
    assert lap["pit_places"] == [7, 8]
    assert lap["tiles"] == [1, 7, 8, 9, 2, 10, 3, 4, 5, 11, 6, 12, 13, 14]
    assert check(guest, "scrap-racer", 4, track="SRS")["facts"]["boosts"] == [5]
    assert check(guest, "wacky-races", 4)["facts"] == {}


def test_what_is_no_such_wish_is_refused_with_a_key(serving: Serving) -> None:
    guest = Guest(serving)
    for game, body, status, key in (
        ("chess", b"{}", 404, "no-such-game"),
        ("scrap-racer", b'{"seats": "four"}', 400, "request-not-understood"),
        ("scrap-racer", b'{"settings": []}', 400, "request-not-understood"),
        ("scrap-racer", b'{"track": "A"}', 400, "request-not-understood"),
        ("scrap-racer", b"not json", 400, "request-not-understood"),
        ("scrap-racer", b'{"settings": {"track": "%s"}}' % (b"S" * 70_000), 400, "request-too-long"),
    ):
        answer = guest.http.post(f"/api/games/{game}/check", content=body)
        assert (answer.status_code, answer.json()["key"]) == (status, key)
        assert answer.json()["error"].endswith(".")


def test_large_nonsense_is_answered_shortly(serving: Serving) -> None:
    guest = Guest(serving)
    found = check(guest, "scrap-racer", 4, **{f"track{number}": "x" * 50 for number in range(800)})
    assert len(found["problems"]) == 20
    found = check(guest, "scrap-racer", 10**30, track="S" * 60_000, **{"n" * 3000: 1})
    assert wrong(found)[0] == ("", "seats")
    assert len(str(found)) < 10_000


def test_settings_are_checked_from_our_own_page_and_not_too_fast(serving: Serving) -> None:
    guest = Guest(serving)
    elsewhere = {"Origin": "https://elsewhere.example"}
    assert guest.http.post("/api/games/scrap-racer/check", json={}, headers=elsewhere).status_code == 403
    statuses = [guest.http.post("/api/games/scrap-racer/check", json={}).status_code for _ in range(90)]
    assert statuses[0] == 200
    assert 429 in statuses
    assert Guest(serving).http.post("/api/games/scrap-racer/check", json={}).status_code == 200


def test_a_long_search_holds_up_nobody_else(serving: Serving) -> None:
    """A large room with a wall across takes the game a while."""
    size = 160
    word = (
        f"floor_0_0_0_{size}_0_{size}_{size}_0_{size}.wall_0_{size // 2}_100_{size - 4}_1_0"
        f".line_0_100_98_100_40.gate_0_40_120_40_200.gate_0_60_2_60_60"
    )
    guest = Guest(serving)
    check(guest, "scrap-racer")  # the worker is there
    done = threading.Event()

    def search() -> None:
        check(guest, "home-racers", 4, course=word)
        done.set()

    threading.Thread(target=search).start()
    slowest = 0.0
    began = time.monotonic()
    while not done.wait(0.01) and time.monotonic() - began < 30:
        asked = time.monotonic()
        assert http.get(f"{serving.url}/api/games").status_code == 200
        slowest = max(slowest, time.monotonic() - asked)
    assert done.is_set()
    assert slowest < max(0.5, (time.monotonic() - began) / 2)
