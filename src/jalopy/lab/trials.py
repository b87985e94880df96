"""Matches with one box, as many as there was time for: what they were, counted, and sums of such counts.

Whoever plays the numbers 0 to 999 of a trial, and in how many parts, the sums are those that `simulate` gives for a thousand
matches with the same seed. What happens in a match is listened to in some of them only, since that takes time.
"""

import time
from dataclasses import dataclass, field
from typing import Final

import msgspec

from jalopy import games
from jalopy.bots.registry import find
from jalopy.kernel.settings import Values
from jalopy.lab.accumulators import Spread, Summary, Tally, look_at
from jalopy.lab.differences import Measured
from jalopy.lab.leading import Lead
from jalopy.lab.playing import play_number
from jalopy.lab.rates import Rate

RANDOM: Final = "random"
LISTENED: Final = 8  # to every so many matches
HALF_WAY: Final = 50  # per cent of the turns


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what. `settings` are read and complete, the box among them; the same bot sits on all seats."""

    game: str
    seats: int
    bot: str
    seed: int
    settings: Values


@dataclass
class Counted:
    """Of the matches of a trial, from the first on."""

    summary: Summary = field(default_factory=Summary)
    lead_changes: Spread = field(default_factory=Spread)
    turns_heard: int = 0
    turns_with: int = 0  # what the game tells of its turns, among those that were listened to
    led: int = 0  # in how many matches somebody was first alone at half-time,
    led_and_won: int = 0  # and won

    @property
    def matches(self) -> int:
        return self.summary.games

    def merge(self, other: "Counted") -> None:
        self.summary.merge(other.summary)
        self.lead_changes.merge(other.lead_changes)
        self.turns_heard += other.turns_heard
        self.turns_with += other.turns_with
        self.led += other.led
        self.led_and_won += other.led_and_won

    def measured(self, game: str) -> Measured:
        """As it is held against others."""
        summary = self.summary
        kinds: tuple[str, ...] = getattr(games.part(games.find(game), "traits"), "KINDS", ())
        order = summary.by_turn_order if summary.by_turn_order.matches else summary.by_seat
        first = 1 if order is summary.by_turn_order else 0
        return Measured(
            matches=self.matches,
            order={str(int(place) + 1 - first): rate for place, rate in sorted(_rates(order).items(), key=_by_number)},
            names={name: rate for kind in kinds for name, rate in _rates(summary.by_kind.get(kind, Tally())).items()},
            half_time=Rate(self.led_and_won, self.led),
            lengths={"turns": summary.turns, "decisions": summary.decisions, "lead_changes": self.lead_changes},
        )


def _rates(tally: Tally) -> dict[str, Rate]:
    """The strongest first."""
    found = {name: Rate(tally.wins[name], tally.matches[name], len(tally.matches)) for name in tally.matches}
    return dict(sorted(found.items(), key=lambda each: (-each[1].rate, each[0])))


def _by_number(entry: tuple[str, Rate]) -> int:
    return int(entry[0])


def told_of_turns(game: str) -> tuple[str, str]:
    """What a game wants to be known of its turns: a word for it, and the kind of event that tells it; "" where nothing."""
    traits = games.part(games.find(game), "traits")
    word, kind = getattr(traits, "TURNS_WITH", ("", ""))
    return str(word), str(kind)


def play(trial: Trial, first: int, most: int, seconds: float) -> Counted:
    """The next matches from number `first` on: as many as come to an end in that time, one at least, and `most` at most."""
    ends = time.monotonic() + seconds
    counted = Counted()
    kind = told_of_turns(trial.game)[1]
    for number in range(first, first + most):
        _play(trial, number, kind, counted)
        if time.monotonic() >= ends:
            break
    return counted


def _play(trial: Trial, number: int, kind: str, counted: Counted) -> None:
    names = (trial.bot,) * trial.seats
    bots = None if trial.bot == RANDOM else [find(name, trial.game) for name in names]
    listening = kind != "" and number % LISTENED == 0
    lead = Lead()
    match, decisions = play_number(
        number, trial.game, trial.seats, trial.settings, trial.seed, bots, bots is not None, listening, lead.look
    )
    lead.end(match.standing)
    finished = look_at(match, number, names, decisions)
    counted.summary.add(finished)
    counted.lead_changes.add(lead.changes)
    leader = lead.leader_after(HALF_WAY)
    if leader is not None:
        counted.led += 1
        counted.led_and_won += leader == finished.winner
    if listening:
        counted.turns_heard += finished.turns
        counted.turns_with += len({event.turn for event in match.table.story if event.kind == kind})


# --- from process to process ------------------------------------------------------------------------------------------


class _Tally(msgspec.Struct):
    wins: dict[str, int]
    matches: dict[str, int]

    def read(self) -> Tally:
        tally = Tally()
        tally.wins.update(self.wins)
        tally.matches.update(self.matches)
        return tally


class _Spread(msgspec.Struct):
    counts: dict[int, int]

    def read(self) -> Spread:
        spread = Spread()
        spread.counts.update(self.counts)
        return spread


class _Summary(msgspec.Struct):
    games: int
    by_seat: _Tally
    by_turn_order: _Tally
    by_bot: _Tally
    by_kind: dict[str, _Tally]
    turns: _Spread
    decisions: _Spread


class _Counted(msgspec.Struct):
    summary: _Summary
    lead_changes: _Spread
    turns_heard: int
    turns_with: int
    led: int
    led_and_won: int


write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(_Counted).decode


def read(text: bytes) -> Counted:
    """What `write` wrote of a `Counted`."""
    found = _read(text)
    told = found.summary
    summary = Summary(
        games=told.games,
        by_seat=told.by_seat.read(),
        by_turn_order=told.by_turn_order.read(),
        by_bot=told.by_bot.read(),
        by_kind={kind: tally.read() for kind, tally in told.by_kind.items()},
        turns=told.turns.read(),
        decisions=told.decisions.read(),
    )
    return Counted(
        summary, found.lead_changes.read(), found.turns_heard, found.turns_with, found.led, found.led_and_won
    )
