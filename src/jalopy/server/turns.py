"""Whoever comes waits for a turn: so many requests and sockets begin in one round of the event loop, and no more.

An answer at a table needs some rounds to be written and told. Where hundreds of connections ask without end, a round without
this would take all of them in, and everybody at every table would wait for it.
"""

import asyncio
from collections import deque
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

AT_ONCE: Final = 4  # in one round


class Turns:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._begun = 0  # in this round
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._counting = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self._turn()
        await self.app(scope, receive, send)

    async def _turn(self) -> None:
        if self._begun < AT_ONCE and not self._waiting:
            self._begun += 1
            self._count_again()
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    def _count_again(self) -> None:
        if not self._counting:
            self._counting = True
            asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._counting = False
        self._begun = 0
        while self._waiting and self._begun < AT_ONCE:
            turn = self._waiting.popleft()
            if not turn.done():  # otherwise its connection has gone
                turn.set_result(None)
                self._begun += 1
        if self._begun:
            self._count_again()
