"""How many frames a second the page draws while bots play, on a processor that is slowed down fourfold.

    python bench/frames.py [--slowdown 4] [--seconds 10] [game ...]

Each game is watched at 1x with everything that moves, on a phone's screen; only the time in which others are shown counts.
Printed are the frames per second over all of it and the share of those that took longer than a thirtieth of a second.
Chromium slows its own thread down (`Emulation.setCPUThrottlingRate`), so what the machine does besides counts as well: run it
on an idle one. The goal is 30.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, sync_playwright
from tests.browser.browsers import PATIENCE, PHONE, Person, launch
from tests.server.serving import Serving
from tests.waiting import patiently

GOAL: Final = 30
SLOWDOWN: Final = 4.0
SECONDS: Final = 10.0
TABLES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "scrap-racer": (4, {}),
    "wacky-races": (6, {"racers": "random"}),
    "scrapyard-empire": (4, {}),
    "home-racers": (4, {}),
}

# Times between frames, as long as others are shown.
WATCH: Final = """() => {
    const times = (window.frames_ = []);
    let last = 0;
    const frame = (now) => {
        if (document.querySelector("section.showing")) { if (last) times.push(now - last); last = now; } else last = 0;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""


def watched(browser: Browser, serving: Serving, game: str, slowdown: float, seconds: float) -> list[float]:
    person = Person(browser, serving.url, PHONE, still=False, reduced_motion="no-preference")
    person.context.add_init_script("localStorage.setItem('jalopy', JSON.stringify({ speed: 1, sound: false }))")
    seats, settings = TABLES[game]
    wish = {"game": game, "seats": seats, "bots": "rookie", "name": "Ann", "settings": settings}
    made = person.page.request.post("/api/tables", data=wish)
    person.goes_to(f"/t/{made.json()['code']}")
    person.waits_to_be_asked()
    person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    person.page.evaluate(WATCH)
    times: list[float] = []
    for _ in patiently(f"nobody is shown at {game}", PATIENCE):
        if sum(times) > seconds * 1000 or person.is_at_the_podium:
            break
        if person.is_asked:
            person.answers(person.labels()[0])
        person.page.wait_for_timeout(400)
        times = person.page.evaluate("window.frames_")
    person.context.close()
    return times


def main() -> int:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="game", help="All of them, if none is named.")
    parser.add_argument("--slowdown", type=float, default=SLOWDOWN, help="So many times; %(default)s.")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="For each game; %(default)s.")
    given = parser.parse_args()
    wanted: list[str] = given.games or list(TABLES)
    for game in wanted:
        if game not in TABLES:
            parser.error(f"there is no game {game}; there are {', '.join(TABLES)}.")
    slowdown: float = given.slowdown
    seconds: float = given.seconds
    serving = Serving(Path(tempfile.mkdtemp()), rigged="known luck")
    worst = float("inf")
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for game in wanted:
                times = watched(browser, serving, game, slowdown, seconds)
                rate = 1000 * len(times) / max(1.0, sum(times))
                slow = sum(time > 1000 / GOAL + 1 for time in times) / max(1, len(times))
                worst = min(worst, rate)
                print(
                    f"{game:18} {rate:5.1f} frames a second, {slow:6.1%} slower than {GOAL}; longest {max(times):.0f} ms"
                )
            browser.close()
    finally:
        serving.stop()
    print(f"goal: {GOAL}; {'reached' if worst >= GOAL else 'missed'} at {slowdown:g}x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
