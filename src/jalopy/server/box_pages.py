"""The full report of a changed box: a page of its own for a tab of its own.

Until enough matches are played the tab says how far they have come, and looks again by itself; whoever closes it ends that. What is
refused is told there as a sentence too.
"""

from html import escape
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from jalopy import games
from jalopy.server import limits, wire
from jalopy.server.replies import TooFast, address_of, game_in
from jalopy.server.workshop import REPORT_FROM

if TYPE_CHECKING:
    from jalopy.server.app import Server

# A report has its letters and its style in it, and nothing that runs.
POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'none'"
)
LOOKS_AGAIN: Final = 2  # seconds
OWN: Final = ("seats", "bots", "language")  # what the address says besides settings
LANGUAGES: Final = ("en", "de")
STYLE: Final = """
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 16px; padding: 24px; box-sizing: border-box;
  background: #f6ead2; color: #1d1a17; font: 700 22px/1.35 "Barlow Condensed", "Arial Narrow", system-ui, sans-serif; text-align: center; }
p { margin: 0; max-width: 34em; }
progress { width: min(440px, 80vw); height: 16px; margin: 0 auto; accent-color: #b5482a; }
a { color: #1d5f66; display: inline-block; line-height: 44px; }
"""


class BoxPages:
    def __init__(self, server: "Server") -> None:
        self._server = server
        self._opened = limits.Buckets(limits.reports)
        self._opened_from = limits.AddressBuckets(limits.reports_from_one_address)

    def forget_full(self) -> None:
        self._opened.forget_full()
        self._opened_from.forget_full()

    async def report(self, request: Request) -> Response:
        """The page, or how far the matches for it have come."""
        game = game_in(request).name
        given = dict(request.query_params)
        visitor = self._server.guest(request) or address_of(request)
        if not (self._opened.take(visitor) and self._opened_from.take(address_of(request))):
            raise TooFast("reported-too-fast")
        settings = {name: value for name, value in given.items() if name not in OWN}
        told: dict[str, object] = {name: given[name] for name in ("seats", "bots") if name in given}
        wish = msgspec.convert({**told, "settings": settings}, wire.WorkshopWish, strict=False)
        address = f"/workshop/{game}?{urlencode({**settings, 'seats': wish.seats, 'bots': wish.bots})}"
        # Somebody may turn the next knob while the report of the box before is being made.
        found = await self._server.workshop.report(
            f"report {visitor}", address_of(request), game, wish, language_of(request), address
        )
        if isinstance(found, bytes):
            return HTMLResponse(found, headers={"content-security-policy": POLICY})
        return waiting(request, found.done)


def language_of(request: Request) -> str:
    wanted = request.query_params.get("language", "")
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def waiting(request: Request, done: int) -> Response:
    """Looked at again by the browser itself."""
    from jalopy.texts import Texts  # takes its time

    texts = Texts(None, language_of(request))
    sentence = texts.say("report-coming", {"done": min(done, REPORT_FROM), "of": REPORT_FROM})
    inside = f"<p role=status>{escape(sentence)}</p><progress max={REPORT_FROM} value={done}></progress>"
    return _shown(request, inside, 200, {"refresh": str(LOOKS_AGAIN)})


def notice(request: Request, problem: wire.Problem, status: int) -> Response:
    """Why there is no page, and the way back."""
    from jalopy.texts import Texts

    name = request.path_params["game"]
    game = games.find(name) if name in games.names() else None
    texts = Texts(game, language_of(request))
    known = game is not None and problem.key
    sentence = texts.refused(problem.key, problem.facts) if known else problem.error
    way = texts.say("report-back", {})
    inside = f"<p role=alert>{escape(sentence)}</p><p><a href='/workshop/{escape(name)}'>{escape(way)}</a></p>"
    return _shown(request, inside, status, {})


def _shown(request: Request, inside: str, status: int, headers: dict[str, str]) -> Response:
    language = language_of(request)
    head = "<meta charset=utf-8><meta name=viewport content='width=device-width,initial-scale=1'><title>Jalopy</title>"
    text = f"<!doctype html><html lang={language}><head>{head}<style>{STYLE}</style></head><body>{inside}</body></html>"
    return HTMLResponse(text, status, headers={"content-security-policy": POLICY, **headers})
