"""Attacks on the workshop: boxes that are none, boxes without end, one that keeps all others out, and reports in a loop."""

import json
import socket
import time
from collections import Counter
from typing import Any, Final
from urllib.parse import urlencode

from bench.attacking.bombs import AT_ONCE, SECONDS, all_at_once
from bench.attacking.fairness import for_a_while, summed
from bench.attacking.stage import ADDRESSES, Stage, Told
from tests.server.guests import Guest
from tests.waiting import wait_until

from jalopy import games
from jalopy.server import limits

GAME: Final = "scrap-racer"
TRY: Final = f"/api/workshop/{GAME}/try"
REPORT: Final = f"/api/workshop/{GAME}/report"
GUESTS: Final = 96
MOST_WORKERS: Final = 5  # bots, checks, boxes, matches looked back on, and one that is just being replaced
LONG: Final = 60_000
TAKEN: Final = range(200, 300)


def bad_boxes(stage: Stage) -> Told:
    """Too long, of unknown knobs, of numbers beyond any sense, and what is no box at all."""
    guests = [stage.guest(number) for number in range(AT_ONCE)]
    texts = [
        "x" * LONG,
        ",".join(["laps.to_win=2"] * 2_000),
        ",".join(f"no.such.{number}=1" for number in range(2_000)),
        "laps.to_win=" + "9" * 9_000,
        "laps.to_win=-1",
        "laps.to_win=٣",
        "laps.to_win=1e3",
        "laps.to_win",
        "=",
        ",",
        "boost.spaces.at.1=0",
        "boost.spaces.at.1=43",
        "boost.spaces.count=24,boost.markers.markers.turn=12,"
        + ",".join(f"boost.spaces.at.{n}=1" for n in range(1, 25)),
        "\x00laps.to_win=2",
        "laps.to_win=2;drop=1",
    ]
    wishes: list[Any] = [{"seats": 2, "settings": {"box": text}} for text in texts]
    wishes += [
        {"seats": 2, "settings": {"box": value}}
        for value in (7, None, True, ["laps.to_win=2"], {"laps.to_win": 2}, 1e308)
    ]
    wishes += [
        {"seats": seats, "settings": {"box": "laps.to_win=2"}} for seats in (0, -1, 99, 2**70, "two", None, 2.5, [2])
    ]
    wishes += [
        {"seats": 2, "bots": "champion"},
        {"seats": 2, "bots": "./evil.py:Bot"},
        {"seats": 2, "seed": -1},
        {"seats": 2, "seed": 2**80},
        {"seats": 2, "settings": {f"s{number}": "x" for number in range(2_000)}},
        {"seats": 2, "more": 1},
        [],
        None,
        "box",
    ]
    bodies = [json.dumps(wish) for wish in wishes] + [
        "[" * 50_000,
        "{",
        "",
        '{"seats": 2' + " " * 80_000 + "}",
        "\ud800",
    ]
    heard: Counter[str] = Counter()
    through: Counter[str] = Counter()

    def note(status: int, what: str) -> None:
        heard[str(status)] += 1
        if status in TAKEN or status >= 500:
            through[f"{status} {what[:60]}"] += 1

    def send(number: int) -> None:
        body = bodies[number].encode("utf-8", "surrogatepass")
        note(guests[number % AT_ONCE].http.post(TRY, content=body).status_code, repr(bodies[number]))

    def open_report(number: int) -> None:
        address = f"{REPORT}?{urlencode({'seats': 2, 'box': texts[number][:6_000], 'language': 'xx' * 40})}"
        note(guests[number % AT_ONCE].http.get(address).status_code, address)

    all_at_once(len(bodies), send)
    all_at_once(len(texts), open_report)
    tries = len(bodies) + len(texts)
    wrong = [f"taken, or failed: {what}" for what in through]
    return Told(f"{tries} boxes that are none", summed(heard), tries, sum(through.values()), wrong)


def trials_without_end(stage: Stage) -> Told:
    """Another box again and again, of many changes each: from one guest, from many, and from some who do not wait for the answer."""
    cookies = stage.cookies(GUESTS)
    crowd = [Guest(stage.serving, cookie, ADDRESSES[number % len(ADDRESSES)]) for number, cookie in enumerate(cookies)]
    knobs = [knob for knob in games.find(GAME).knobs if knob.path.startswith(("crash.", "goal.", "bonus.cards"))]
    heard: Counter[str] = Counter()

    def box(number: int) -> str:
        turned = [(knobs[(number + step) % len(knobs)], 1 + (number + step) % 5) for step in range(6)]
        return ",".join(f"{knob.path}={value}" for knob, value in turned if value != knob.printed)

    def ask(number: int, guest: Guest) -> None:
        wish = {"seats": 2 + number % 3, "settings": {"box": box(number)}}
        if number % 5 == 0:
            leave(stage, guest, wish)
            heard["left"] += 1
            return
        answer = guest.http.post(TRY, json=wish)
        heard[str(answer.json().get("key") or answer.status_code)] += 1

    one = crowd[0]
    for turn in for_a_while(SECONDS):
        all_at_once(AT_ONCE, lambda number, turn=turn: ask(turn * AT_ONCE + number, one))  # type: ignore[misc]
        first = turn * AT_ONCE
        all_at_once(
            AT_ONCE,
            lambda number, first=first: ask(first + number, crowd[(first + number) % GUESTS]),  # type: ignore[misc]
        )
    wrong = [] if heard["tried-too-fast"] and heard["workshop-busy"] else [f"nobody was held back: {dict(heard)}"]
    workers = len(stage.serving.megabytes_of_workers)
    if workers > MOST_WORKERS:
        wrong.append(f"{workers} workers were started")
    return Told(f"boxes of six changes from one guest and {GUESTS}, a fifth not waited for", summed(heard), wrong=wrong)


def leave(stage: Stage, guest: Guest, wish: dict[str, Any]) -> None:
    """Gone before there is an answer."""
    body = json.dumps(wish).encode()
    head = f"POST {TRY} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {guest.cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", stage.serving.port), 10, (guest.source, 0)) as line:
        line.sendall(head.encode() + body)


def jam(stage: Stage) -> Told:
    """Many cookies behind one address each keep a box going; somebody from elsewhere wants to try one too."""
    cookies = stage.cookies(GUESTS)
    crowd = [Guest(stage.serving, cookie, ADDRESSES[0]) for cookie in cookies[: 4 * limits.MOST_TRIED]]
    fair = stage.guest(1)
    heard: Counter[str] = Counter()
    served = 0
    for _ in for_a_while():
        for number, guest in enumerate(crowd):
            wish = {"seats": 2, "bots": "random", "settings": {"box": f"laps.to_win={2 if number % 2 else 4}"}}
            answer = guest.http.post(TRY, json=wish)
            heard[str(answer.json().get("key") or "tried")] += 1
        answer = fair.http.post(TRY, json={"seats": 2, "bots": "random", "settings": {"box": "laps.to_win=1"}})
        served += answer.status_code == 200
        heard[f"fair: {answer.status_code}"] += 1
    wrong = [] if served else ["nobody else can try a box"]
    return Told(f"{len(crowd)} guests of one address, each with a box", summed(heard), wrong=wrong)


def reports_in_a_loop(stage: Stage) -> Told:
    """The same report and others, as fast as they come."""
    guests = [stage.guest(number) for number in range(AT_ONCE)]
    heard: Counter[str] = Counter()
    largest = 0

    def address(number: int) -> str:
        box = "laps.to_win=1" if number % 2 else f"laps.to_win=1,goal.cards.last={number % 12}"
        return f"{REPORT}?{urlencode({'seats': 2, 'bots': 'random', 'track': 'RRRR', 'box': box, 'language': 'de'})}"

    def ready() -> bool:
        return "<h1>" in guests[1].http.get(address(1)).text

    wait_until(ready, "there was no report", 60, pause=1.0)

    def look(number: int) -> None:
        nonlocal largest
        answer = guests[number % AT_ONCE].http.get(address(number))
        largest = max(largest, len(answer.content))
        heard[f"{answer.status_code}{' page' if '<h1>' in answer.text else ''}"] += 1

    began = time.monotonic()
    for turn in for_a_while(SECONDS):
        all_at_once(AT_ONCE, lambda number, turn=turn: look(turn * AT_ONCE + number))  # type: ignore[misc]
    wrong = [] if heard["429"] else ["nobody was held back"]
    if largest > limits.LARGEST_REPORT:
        wrong.append(f"a report has {largest:,} bytes")
    seconds = time.monotonic() - began
    return Told(f"reports in a loop for {seconds:.0f} s, half of them of other boxes", summed(heard), wrong=wrong)
