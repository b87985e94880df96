"""The addresses with which a guest moves to another device."""

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from jalopy.server import limits, wire
from jalopy.server.replies import FromElsewhere, TooFast, address_of, read, reply
from jalopy.server.requests import Refusal
from jalopy.server.sockets import same_origin
from jalopy.server.ways_back import WaysBack

if TYPE_CHECKING:
    from jalopy.server.app import Server


class Moving:
    def __init__(self, server: "Server") -> None:
        self.server = server
        self.ways = WaysBack(server.storage)
        self._made = limits.Buckets(limits.ways_made)
        self._tried = limits.Buckets(limits.ways_tried)

    def forget_full(self) -> None:
        self._made.forget_full()
        self._tried.forget_full()

    async def make_link(self, request: Request) -> Response:
        guest = self._giving(request)
        token, until = await self.ways.make_link(guest)
        return reply(wire.SeatLink(token=token, until=until), 201)

    async def make_phrase(self, request: Request) -> Response:
        return reply(wire.Phrase(phrase=await self.ways.make_phrase(self._giving(request))), 201)

    async def look(self, request: Request) -> Response:
        """Whose link it is, before anything is changed: programs that preview links shall not use it up."""
        self._taking(request)
        token = (await read(request, wire.LinkWish)).token
        mine = self.server.guest(request)
        return reply(await self._whose(await self.ways.whose(token), mine))

    async def use_link(self, request: Request) -> Response:
        self._taking(request)
        token = (await read(request, wire.LinkWish)).token
        return await self._become(request, await self.ways.use_link(token))

    async def use_phrase(self, request: Request) -> Response:
        self._taking(request)
        phrase = (await read(request, wire.PhraseWish)).phrase
        return await self._become(request, await self.ways.use_phrase(phrase))

    async def _become(self, request: Request, guest: str) -> Response:
        response = reply(await self._whose(guest, self.server.guest(request)))
        self.server.welcome(request, response, guest)
        return response

    async def _whose(self, guest: str, mine: str | None) -> wire.Whose:
        theirs = await self.server.tables.tables_of(guest)
        own = [] if mine in (None, guest) else await self.server.tables.tables_of(str(mine))
        return wire.Whose(
            name=await self.server.storage.name_of(guest),
            tables=sum(1 for table in theirs if table.state != "over"),
            left_behind=sum(1 for table in own if table.state != "over"),
            same=mine == guest,
        )

    def _giving(self, request: Request) -> str:
        """The guest who wants a way to another device."""
        self._from_our_page(request)
        guest = self.server.guest(request)
        if not guest:
            raise Refusal("nobody-yet")
        if not self._made.take(guest):
            raise TooFast("ways-too-fast")
        return guest

    def _taking(self, request: Request) -> None:
        """Whoever guesses has to take their time, also on this machine itself."""
        self._from_our_page(request)
        if not self._tried.take(address_of(request)):
            raise TooFast("ways-too-fast")

    def _from_our_page(self, request: Request) -> None:
        if not same_origin(request, self.server.config.origins):
            raise FromElsewhere("moved-elsewhere")
