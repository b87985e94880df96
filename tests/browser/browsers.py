"""People in front of a real page in a real Chromium."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright
from playwright.sync_api import TimeoutError as Late
from tests.waiting import LONGEST, patiently

ROOT: Final = Path(__file__).resolve().parents[2]
PICTURES: Final = ROOT / "build" / "browser"  # to be looked at; not committed
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MISSING: Final = "There is no Chromium on the PATH; `python3 run.py test` installs it where it may, or says how."

PATIENCE: Final = 90.0  # seconds; a busy machine is no failure

DESKTOP: Final = {"width": 1440, "height": 900}
SMALL: Final = {"width": 1024, "height": 768}
PHONE: Final = {"width": 390, "height": 844}
PHONE_ON_ITS_SIDE: Final = {"width": 844, "height": 390}

SCREENS: Final = {"desktop": DESKTOP, "small": SMALL, "phone": PHONE, "phone-on-its-side": PHONE_ON_ITS_SIDE}

# One page for a mouse and one for a thumb, each looked at in two sizes: loading it is most of the work. Where there is
# least room, something is cut first; the others are looked at in long runs.
DEVICES: Final = [
    pytest.param(("desktop", "small"), id="mouse", marks=pytest.mark.long),
    pytest.param(("phone", "phone-on-its-side"), id="thumb"),
]
DESK_OR_PHONE: Final = [pytest.param("desktop", marks=pytest.mark.long), "phone"]

# German words are longer: what holds them holds the English ones, as a rule.
GERMAN_OR_ENGLISH: Final = ["de-DE", pytest.param("en-GB", marks=pytest.mark.long)]

# Axe takes its time: every pair of a light and a size in long runs, the narrow one else (pages are looked at by dusk).
LIGHTS_AND_SIZES: Final = [
    pytest.param("dusk", DESKTOP, id="dusk-desktop", marks=pytest.mark.long),
    pytest.param("noon", PHONE, id="noon-phone"),
    pytest.param("noon", DESKTOP, id="noon-desktop", marks=pytest.mark.long),
    pytest.param("dusk", PHONE, id="dusk-phone", marks=pytest.mark.long),
]

SHORT_RACE: Final = "track=RRRR"  # wishes for a new table of Scrap Racer: three laps of the smallest ring

# Nothing but the page under test may be asked for; the sandbox needs rights that root in a container lacks.
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

# The policy that a page came with forbids what would need it; breaking it is told on the console.
HARMLESS: Final = ("net::ERR_CONNECTION_REFUSED", "WebSocket connection to")


# Asked again and again, so in one go: each question to the page costs it some of the time that it is given.
STANDS: Final = """() => {
    if (document.querySelector("section[aria-labelledby=standing]")?.checkVisibility()) return "podium";
    const options = [...document.querySelectorAll("section.ask button.option")];
    return options.length > 0 && options.every((option) => !option.disabled) ? "asked" : "";
}"""
GLANCE: Final = 50.0  # milliseconds between two of them


# What fades and slides is drawn sixty times a second, by the processor, for nobody: that is half the work of a match.
# And of what is left, half is to fill pixels that only pictures and axe look at: everything has its place without them.
STILL: Final = """
    const [still, unseen] = [new CSSStyleSheet(), new CSSStyleSheet()];
    still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important; }");
    unseen.replaceSync("html { opacity: 0 }");
    document.adoptedStyleSheets = [still, unseen];
"""
SEEN: Final = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, 1); }"

# Letters that have not come yet are drawn as wider ones.
WRITTEN: Final = "() => document.fonts.ready.then(() => null)"

# Colours that are still fading are not those that people read.
SETTLED: Final = """async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((each) => each.finished.catch(() => null)));
}"""


def launch(playwright: Playwright) -> Browser:
    path = os.environ.get("JALOPY_BROWSER") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        raise RuntimeError(MISSING)
    return playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)


class Person:
    """Somebody with a browser window of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: dict[str, int] = DESKTOP,
        sound: bool = False,
        still: bool = True,
        **context: Any,
    ) -> None:
        touch = size in (PHONE, PHONE_ON_ITS_SIDE)
        options: dict[str, Any] = {
            "viewport": size,
            "base_url": url,
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "has_touch": touch,
            "is_mobile": touch,
        }
        self.context: BrowserContext = browser.new_context(**{**options, **context})
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._console)
        # Speeds, names and the like are kept in the browser; what is watched here need not take its time.
        kept = json.dumps({"speed": 4, "sound": sound})
        self.context.add_init_script(f"if (!localStorage.getItem('jalopy')) localStorage.setItem('jalopy', '{kept}')")

        if still:
            self.context.add_init_script(STILL)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in HARMLESS):
            self.complaints.append(message.text)

    def goes_to(self, address: str) -> "Person":
        self.page.goto(address)
        return self

    def button(self, name: str) -> Locator:
        """By its whole name; a key that does the same may stand behind it."""
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}( \w)?$")).first

    def presses(self, name: str) -> None:
        self.button(name).click()

    def takes_chairs(self, count: int) -> None:
        """So many at a new table."""
        chairs = self.page.get_by_role("group", name="Chairs", exact=True)
        taken = chairs.get_by_role("button", name=re.compile("^Chair"))
        taken.first.wait_for()
        for _ in range(taken.count() + 1, count):
            chairs.get_by_role("button", name="one more").click()
        for _ in range(taken.count() + 1 - count):
            taken.last.click()
            self.presses("nobody")

    def unfolds_details(self) -> None:
        self.page.locator("details.details > summary").click()

    def starts(self) -> None:
        """The match, whether or not everybody has said that they are ready."""
        self.presses("Start")
        self.presses("Start anyway")

    def in_sizes(self, names: tuple[str, ...]) -> Iterator[str]:
        """The same page in windows of these sizes, one after the other."""
        for name in names:
            self.page.set_viewport_size(SCREENS[name])  # type: ignore[arg-type]
            # what measures itself does so before the next frame is drawn
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            yield name

    def picture(self, name: str) -> None:
        """For whoever wants to look at what the tests saw."""
        if os.environ.get("JALOPY_PICTURES"):
            self.takes_picture(name)

    def takes_picture(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.evaluate(SEEN)
        self.page.screenshot(path=PICTURES / f"{name}.png")

    # --- at the table -------------------------------------------------------------------------------------------------

    @property
    def panel(self) -> Locator:
        return self.page.locator("section.ask")

    @property
    def options(self) -> Locator:
        return self.panel.locator("button.option")

    @property
    def stands(self) -> str:
        """`asked` if no answer is under way, or at the `podium`. Looked at in one moment: the page does not wait."""
        return str(self.page.evaluate(STANDS))

    @property
    def is_asked(self) -> bool:
        return self.stands == "asked"

    @property
    def is_at_the_podium(self) -> bool:
        return self.stands == "podium"

    def labels(self) -> list[str]:
        return self.options.locator("b").all_text_contents()

    def answers(self, wanted: str = "") -> str:
        """Presses the answer with that word, or the last one: in this game that is the careful one."""
        labels = self.labels()
        place = next((at for at, label in enumerate(labels) if wanted and wanted in label), len(labels) - 1)
        self.options.nth(place).click()
        return labels[place]

    def hurries(self) -> None:
        """Whatever is being shown can be skipped with one key."""
        self.page.keyboard.press("Escape")

    def waits_for(self, what: Callable[[], bool], seconds: float = PATIENCE, hurrying: bool = False) -> None:
        for _ in patiently(self._late, seconds):
            if what():
                return
            if hurrying:
                self.hurries()
            self.page.wait_for_timeout(GLANCE)

    def _late(self) -> str:
        self.takes_picture(f"late-{os.getpid()}")
        return f"nothing came; the page shows:\n{self.text()[:1500]}"

    def waits_to_be_asked(self) -> None:
        self.waits_for(lambda: self.is_asked, hurrying=True)

    def waits_for_the_podium(self) -> None:
        self.waits_for(lambda: self.is_at_the_podium, hurrying=True)

    def text(self) -> str:
        return self.page.locator("body").text_content() or ""

    def axe(self, part: str = "html") -> list[str]:
        """What axe finds wrong with the page; whatever is gone at a second look was a change under way."""
        found = self._axe(part)
        if found:
            self.page.wait_for_timeout(500)
            found = self._axe(part)
        return found

    def _axe(self, part: str) -> list[str]:
        self.page.evaluate(SEEN)
        self.page.evaluate(SETTLED)
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        look = "part => axe.run(part, {resultTypes: ['violations']}).then(found => found.violations)"
        found = self.page.evaluate(look, part)
        return [
            f"{finding['id']}: {finding['help']}: {node['html'][:200]}"
            for finding in found
            for node in finding["nodes"]
        ]

    def overflow(self) -> tuple[int, int]:
        """By how many pixels the page is larger than its window."""
        self.page.evaluate(WRITTEN)
        size = self.page.viewport_size  # a phone's `innerWidth` grows with a page that is too wide
        assert size is not None
        wide, high = self.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        return int(wide) - size["width"], int(high) - size["height"]

    def outside(self, things: Locator) -> list[str]:
        """Those of the things that do not lie wholly in the window."""
        self.page.evaluate(WRITTEN)
        size = self.page.viewport_size
        assert size is not None
        found = []
        for place in range(things.count()):
            box = things.nth(place).bounding_box()
            if box is None:
                continue
            right, bottom = box["x"] + box["width"], box["y"] + box["height"]
            if box["x"] < -1 or box["y"] < -1 or right > size["width"] + 1 or bottom > size["height"] + 1:
                found.append(f"{things.nth(place).text_content()!r} at {box}")
        return found


def play_to_the_end(
    people: list[Person], seconds: float = LONGEST, pick: Callable[[Person], str] = lambda _: ""
) -> int:
    """Everybody answers whenever asked, until all of them see the podium. How many answers were given."""
    given: list[str] = []
    for _ in patiently(lambda: f"the match does not end; {len(given)} answers were given", seconds):
        stand = [person.stands for person in people]
        if all(where == "podium" for where in stand):
            break
        for person, where in zip(people, stand, strict=True):
            if where == "asked":
                try:
                    given.append(person.answers(pick(person)))
                except Late:
                    raise AssertionError(f"an answer could not be pressed:\n{person.text()[:1500]}") from None
            elif not where:
                person.hurries()
        people[0].page.wait_for_timeout(GLANCE)
    return len(given)
