"""What is the same for everybody and does not change while the server runs: made once, packed once, and not sent again."""

import gzip
from functools import cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from jalopy import games
from jalopy.bots.registry import strengths_for
from jalopy.kernel.game import Game
from jalopy.server import wire

WORKSHOP_BOTS: Final = ("random", "rookie")  # that are quick enough for many matches


class Page:
    def __init__(self, data: object) -> None:
        self.plain = msgspec.json.encode(data)
        self.packed = gzip.compress(self.plain, mtime=0)
        self.tag = f'"{blake2b(self.plain, digest_size=12).hexdigest()}"'

    def answer(self, request: Request) -> Response:
        headers = {"cache-control": "no-cache", "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match", "").removeprefix("W/") == self.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")
        return Response(self.plain, headers=headers, media_type="application/json")


@cache
def all_games() -> Page:
    return Page([_info(games.find(name)) for name in games.names()])


def _info(game: Game[Any]) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        version=game.version,
        seats=list(game.seat_counts),
        settings=[msgspec.convert({**setting.as_data()}, wire.SettingInfo) for setting in game.settings],
        bots=strengths_for(game.name),
        presets=[msgspec.convert(preset.as_data(game.seat_counts), wire.PresetInfo) for preset in games.presets(game)],
    )


@cache
def workshop_of(name: str) -> Page:
    """Of a game without knobs nothing can be changed."""
    game = games.find(name)
    knobs = [msgspec.convert(knob.as_data(), wire.KnobInfo) for knob in game.knobs]
    paint: dict[str, str] = getattr(games.part(game, "traits"), "PAINT", {})
    seats = list(game.seat_counts)
    return Page(wire.WorkshopInfo(game=name, seats=seats, knobs=knobs, bots=list(WORKSHOP_BOTS), paint=paint))


@cache
def rules_of(name: str) -> Page:
    book = games.find(name).rulebook
    rules = [
        wire.RuleInfo(
            number=rule.number,
            title=rule.title,
            chapter=rule.chapter,
            text=rule.text,
            source=rule.source,
            house=rule.house,
        )
        for rule in book.rules
    ]
    return Page(wire.RulesInfo(title=book.title, introduction=book.introduction, rules=rules))
