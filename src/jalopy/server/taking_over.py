"""Playing on from the middle of a match: a new table begins there, with dice of its own from then on."""

import time
import zlib
from collections.abc import Sequence
from secrets import token_hex
from typing import Any

from jalopy import games
from jalopy.bots import characters
from jalopy.bots.registry import names_for
from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.match import Match
from jalopy.kernel.record import take_over
from jalopy.server import limits
from jalopy.server.entries import BotSat, Entry, Header, Sat, TakenOver
from jalopy.server.requests import Refusal
from jalopy.server.room import Chair


class Beginning:
    """What a table begins with that plays on from the middle of a match."""

    def __init__(self, guest: str, name: str, record: dict[str, Any], answers: int) -> None:
        self.guest = guest
        self.name = limits.tidy(name, limits.LONGEST_NAME)
        if not self.name:
            raise Refusal("no-name")
        self.record = record
        self.answers = answers
        seed = token_hex(32)
        match = take_over(record, answers, CommittedChance(seed), games.find, listening=False)
        self.rules = match.game.version
        self.seat = asked_in(match, record["answers"])
        self.strongest = names_for(match.game.name)[-1]
        self.header = Header(
            id=0,
            code="",
            title="",
            game=match.game.name,
            seats=match.seats,
            settings=match.settings,
            seed=seed,
            host=guest,
            made=time.time(),
        )

    def entries(self, chairs: Sequence[Chair] = ()) -> list[Entry]:
        """The guest where somebody was asked; elsewhere the bot that sat there, or the strongest one."""
        at = self.header.made
        entries: list[Entry] = [Sat(seat=self.seat, guest=self.guest, name=self.name, at=at)]
        taken = [chair.who for chair in chairs if chair.who]
        first = zlib.crc32(self.header.code.encode())
        for seat in range(self.header.seats):
            if seat == self.seat:
                continue
            bot, who = (chairs[seat].bot, chairs[seat].who) if chairs and not chairs[seat].guest else ("", "")
            if not who or characters.NAMES.get(who, "").casefold() == self.name.casefold():
                who = characters.another(taken, [self.name], taken[-1] if taken else "", first)
                taken.append(who)
            entries.append(BotSat(seat=seat, bot=bot or self.strongest, who=who, at=at))
        return [*entries, TakenOver(rules=self.rules, record=self.record, answers=self.answers, at=at)]


def asked_in(match: Match, answers: list[Any]) -> int:
    """Where several are asked at once, whoever was the first to answer."""
    asked = [question.seat for question in match.questions]
    following = answers[match.decisions][0] if match.decisions < len(answers) else asked[0]
    return int(following)
