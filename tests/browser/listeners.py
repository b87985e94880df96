"""Somebody who hears the page and has a keyboard: no mouse, no screen.

What is heard comes from Chromium's own accessibility tree, and from live regions as they change, as a screen reader takes
it; what is done goes through the keyboard alone.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tests.browser.browsers import Person
from tests.waiting import patiently

# What is said aloud: words that come into a live region that was there before. One that comes with its words is not read
# by every reader, unless it is an alert. A status is read whole.
ALOUD: Final = """
    window.aloud = [];
    const LIVE = "[aria-live], [role=log], [role=status], [role=alert]";
    const known = new WeakSet();
    const words = (node) => (node.textContent || "").replace(/\\s+/g, " ").trim();
    const hidden = (element) => !element.isConnected || element.closest("[aria-hidden=true], [inert]") !== null;
    const listen = (changes) => {
        const whole = new Set();
        for (const { target, addedNodes, type } of changes) {
            const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
            const region = element?.closest(LIVE);
            if (!region || hidden(region) || region.ariaLive === "off") continue;
            if (!known.has(region) && !region.matches("[role=alert]")) continue;
            if (region.matches("[role=status], [role=alert]")) whole.add(region);
            else for (const node of type === "characterData" ? [target] : addedNodes) window.aloud.push(words(node));
        }
        for (const region of whole) window.aloud.push(words(region));
        window.aloud = window.aloud.filter((each) => each);
        for (const region of document.querySelectorAll(LIVE)) known.add(region);
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
"""

# What is wrong with where the keyboard is: an eye must find it there.
FOCUS: Final = """() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return "lost";
    const what = at.outerHTML.slice(0, 160);
    if (!at.matches(":focus-visible")) return `not shown on ${what}`;
    const { x, y, right, bottom, width, height } = at.getBoundingClientRect();
    const seen = width > 1 && height > 1 && right > 0 && bottom > 0 && x < innerWidth && y < innerHeight;
    if (!seen) return `out of sight on ${what}`;
    const marked = [at, ...at.querySelectorAll(".ring")].some((each) => {
        const { outlineStyle, boxShadow, stroke } = getComputedStyle(each);
        return outlineStyle !== "none" || boxShadow !== "none" || (each !== at && stroke !== "none");
    });
    return marked ? "" : `not marked on ${what}`;
}"""

YOUR_TURN: Final = "Your turn"
THINKING: Final = "Looking for good ways …"  # plans are on their way
FINAL_ORDER: Final = "Final order"
WON: Final = re.compile(r"(You have won!|\S+ has won\.)$")
HELPS = ("Why?", "Ask the coach")  # how buttons begin that answer nothing
WHY: Final = re.compile(r" [A-Z]{2}-[\d.]+ why\?$")
SOON: Final = 60.0  # seconds; it is a busy machine


@dataclass
class Thing:
    """What a reader is told of one thing on the page."""

    role: str
    name: str
    states: dict[str, Any]
    inside: list["Thing"] = field(default_factory=list)

    def all(self) -> Iterator["Thing"]:
        yield self
        for each in self.inside:
            yield from each.all()

    def of(self, *roles: str) -> list["Thing"]:
        return [each for each in self.all() if each.role in roles]

    @property
    def texts(self) -> list[str]:
        return [each.name for each in self.of("StaticText") if each.name]

    @property
    def is_off(self) -> bool:
        return bool(self.states.get("disabled"))


@dataclass
class Answer:
    """One of the answers as it is heard: its name, a key that gives it, and what it says besides its keys."""

    thing: Thing

    @property
    def name(self) -> str:
        return self.thing.name

    @property
    def key(self) -> str:
        """Its letter, or its number; they are the first that is heard of it, or the last where it is a whole plan."""
        cap = re.match("(?:[0-9] )?([0-9A-Z]) ", self.name) or re.search(" ([A-Z])$", self.name)
        return cap[1].lower() if cap else ""

    @property
    def words(self) -> str:
        return re.sub(r"^([0-9] )?([A-Z] )?", "", self.name)

    @property
    def label(self) -> str:
        return next((text for text in self.thing.texts if len(text) > 1), self.name)

    def is_called(self, name: str) -> bool:
        """What it would do stands behind its label, and may be told a little later."""
        upto = self.name.find(self.label) + len(self.label)
        return re.match(rf"{re.escape(self.name[:upto])}(?!\w)", name) is not None


@dataclass
class Asked:
    """A question as it is heard, with all that is on the page."""

    said: str
    page: Thing
    panel: Thing

    @property
    def answers(self) -> list[Answer]:
        return _answers(self.panel)

    @property
    def log(self) -> "Counter[str]":
        """The sentences of the log."""
        [log] = self.page.of("log")
        return Counter(each.texts[0] for each in log.of("paragraph") if each.texts)

    def is_one_of_them(self, thing: Thing) -> bool:
        return any(each.is_called(thing.name) for each in self.answers)

    def lead_elsewhere(self) -> list[str]:
        """What lies on the board or in the hand and gives one of the answers."""
        labels = [re.compile(rf"\b{re.escape(each.label)}(?!\w)", re.IGNORECASE) for each in self.answers]
        return [
            each.name
            for each in self.page.of("button")
            if not each.is_off and not self.is_one_of_them(each) and any(label.search(each.name) for label in labels)
        ]


class Listener:
    def __init__(self, person: Person) -> None:
        self.page = person.page
        person.context.add_init_script(ALOUD)
        self.line = person.context.new_cdp_session(self.page)
        self.heard: list[str] = []

    # --- what is heard ------------------------------------------------------------------------------------------------

    def listens(self) -> list[str]:
        """What was said since the last time."""
        said = [str(each) for each in self.page.evaluate("window.aloud.splice(0)")]
        self.heard += said
        return said

    def reads(self) -> Thing:
        """The whole page, as far as it is there for readers."""
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}

        def things(node: Any) -> list[Thing]:
            inside = [each for child in node.get("childIds", []) if child in by_id for each in things(by_id[child])]
            return inside if node["ignored"] else [replace(_thing(node), inside=inside)]

        return things(nodes[0])[0]

    def at(self) -> Thing:
        """Where the keyboard is."""
        found = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        nodes = self.line.send("Accessibility.getPartialAXTree", {"objectId": found, "fetchRelatives": False})["nodes"]
        return _thing(nodes[0])

    def finds_the_focus(self, after: str) -> None:
        wrong = self.page.evaluate(FOCUS)
        assert not wrong, f"after {after} the focus is {wrong}"

    def hears_a_question(self) -> Asked | None:
        """With answers that can be given."""
        page = self.reads()
        said = [" ".join(each.texts) for each in page.of("status")]
        asked = [each.removeprefix(f"{YOUR_TURN}. ") for each in said if each.startswith(f"{YOUR_TURN}. ")]
        for region in page.of("region") if asked else []:
            is_mine = YOUR_TURN.lower() in (text.lower() for text in region.texts)
            if is_mine and THINKING not in region.texts and _answers(region):
                return Asked(asked[0], page, region)
        return None

    def hears_the_first_question(self) -> Asked:
        for _ in patiently("nothing is asked", SOON):
            if asked := self.hears_a_question():
                return asked
        raise AssertionError

    def waits(self, after: str = "") -> Asked | None:
        """For the next question, which is told aloud; None: it is told who has won, and the podium is there. What is shown
        meanwhile is skipped."""
        since = len(self.heard)

        def late() -> str:
            told = f"neither asked nor told who has won after {after}, but {self.heard[since:][-5:]}"
            return f"{told}; the keyboard is on {self.at().name!r}"

        for _ in patiently(late, SOON):
            self.listens()
            said = self.heard[since:]
            if any(WON.match(each) for each in said) and self.is_at(FINAL_ORDER):
                return None
            if any(each.startswith(f"{YOUR_TURN}. ") for each in said) and (asked := self.hears_a_question()):
                return asked
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(25)
        return None

    def is_at(self, heading: str) -> bool:
        return any(each.name.lower() == heading.lower() for each in self.reads().of("heading"))

    # --- what is done -------------------------------------------------------------------------------------------------

    def goes_to(self, wanted: Callable[[Thing], bool], key: str = "Tab", most: int = 60) -> Thing | None:
        """By that key, if it leads there."""
        for _ in range(most):
            at = self.at()
            if wanted(at):
                self.finds_the_focus(key)
                return at
            self.page.keyboard.press(key)
        return None

    def answers_by_arrows(self, asked: Asked, answer: Answer) -> bool:
        """From the question to its answers by Tab or arrow, and on from there."""
        if self.at().role != "group" and self.goes_to(asked.is_one_of_them) is None:
            raise AssertionError(f"Tab does not lead to the answers of {asked.said!r}")
        key = "ArrowDown" if asked.panel.of("textbox") else "Tab"
        reached = self.goes_to(lambda at: answer.is_called(at.name), key)
        assert reached is not None, f"{key} does not lead to {answer.name!r}"
        self.page.keyboard.press("Enter")
        return True

    def answers_by_key(self, asked: Asked, answer: Answer) -> bool:
        if answer.key:
            self.page.keyboard.press(answer.key)
        return bool(answer.key)

    def answers_by_word(self, asked: Asked, answer: Answer) -> bool:
        if not asked.panel.of("textbox"):
            return False
        self.page.keyboard.press("/")
        assert self.at().role == "textbox"
        self.page.keyboard.type(answer.label)
        self.page.keyboard.press("Enter")
        return True

    def answers_elsewhere(self, asked: Asked, answer: Answer) -> bool:
        """On the board or in the hand, whichever answer lies there."""
        names = asked.lead_elsewhere()
        if not names or self.goes_to(lambda at: at.name in names, "Shift+Tab", most=25) is None:
            return False
        self.page.keyboard.press("Enter")
        return True

    def has_the_board_described(self) -> list[str]:
        """By a key, and back where the keyboard was."""
        before = self.at()
        self.page.keyboard.press("?")
        for _ in patiently("the board is not described", SOON):
            sheets = [each for each in self.reads().of("dialog") if "The board in words" in each.texts]
            if sheets:
                break
        sentences = [" ".join(each.texts) for each in sheets[0].of("listitem")]
        self.page.keyboard.press("Escape")
        for _ in patiently("the description does not close", SOON):
            if not self.reads().of("dialog"):
                break
        self.finds_the_focus("closing the description")
        assert self.at().name == before.name
        return sentences


def sentence(said: str) -> str:
    """A line of the log without what opens its rule."""
    return WHY.sub("", said)


def _answers(panel: Thing) -> list[Answer]:
    found = panel.of("button", "radio")
    return [Answer(each) for each in found if not each.is_off and not each.name.startswith(HELPS)]


def _thing(node: Any) -> Thing:
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    role = node.get("role", {}).get("value", "")
    return Thing(role, " ".join(str(node.get("name", {}).get("value", "")).split()), states)
