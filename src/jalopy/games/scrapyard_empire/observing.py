"""The yard as a learning program sees it. Of hands it is told the own one, and what the seat knows of the others."""

from typing import Final

from jalopy.games.scrapyard_empire.components import (
    CHARACTERS,
    INDEX,
    INVENTION,
    INVENTIONS,
    KINDS,
    LIMITED,
    MACHINE,
    MACHINES,
    MOST_SEATS,
    NAMES,
    PART,
    PARTS,
)
from jalopy.games.scrapyard_empire.digging import dig_needs
from jalopy.games.scrapyard_empire.game import GAME
from jalopy.games.scrapyard_empire.machines import COPYABLE
from jalopy.games.scrapyard_empire.options import STATES
from jalopy.games.scrapyard_empire.places import DECK, DUG, PILE, built, own
from jalopy.games.scrapyard_empire.state import PHASES, Yard
from jalopy.kernel.game import State
from jalopy.kernel.observing import Field, Group, Observer, Rows
from jalopy.kernel.questions import Question

FACES: Final = [*PARTS, *MACHINES, *INVENTIONS]
FACE: Final[dict[str, int]] = {name: place for place, name in enumerate(FACES)}
NUMBER: Final[dict[str, int]] = {name: place for place, name in enumerate(CHARACTERS)}
IN_FACES: Final = "by card, in the order of the box"
MOST_CARDS: Final = 150  # in a pile
MOST_ROUNDS: Final = 1000
MOST_USES: Final = 20
DICE: Final = 2

PLAYER: Final = [
    Field("there", "1, and all the others 0 where nobody sits."),
    Field("active", "It is this player's turn."),
    Field("waits", "Turns of others before the own one.", high=MOST_SEATS - 1),
    Field("character", f"{', '.join(CHARACTERS)}.", len(CHARACTERS)),
    Field("uses left", "Of a limited ability.", high=MOST_USES),
    Field("slowed", "Deathclock waits for this player."),
    Field("offered", "A trade was offered to this player in this turn."),
    Field("careful", "Wants to be asked at every chance."),
    Field("parts", f"How many of each: {', '.join(PARTS)}.", len(PARTS), high=MOST_CARDS),
    Field("machines", "How many in hand.", high=MOST_CARDS),
    Field("inventions", "How many in hand.", high=MOST_CARDS),
    Field(
        "known machines", f"In hand, as far as the seat knows: {', '.join(MACHINES)}.", len(MACHINES), high=MOST_CARDS
    ),
    Field("known inventions", f"Likewise: {', '.join(INVENTIONS)}.", len(INVENTIONS), high=MOST_CARDS),
    Field("built machines", "On the table, in that order.", len(MACHINES), high=MOST_CARDS),
    Field("ready machines", "Of these, whose ability is there to be used.", len(MACHINES), high=MOST_CARDS),
    Field("built inventions", "On the table, in that order.", len(INVENTIONS), high=MOST_CARDS),
    Field("ready inventions", "Of these, whose ability is there to be used.", len(INVENTIONS), high=MOST_CARDS),
]
ABSENT: Final = sum([field.size for field in PLAYER])

OFFER: Final = [
    Field(
        "from",
        "Who makes the offer, counted clockwise from the own seat; 1 is the own one, 0: no offer.",
        high=MOST_SEATS,
    ),
    Field("to", "Who is to answer it, likewise.", high=MOST_SEATS),
    Field("counter", "It is a counter-offer."),
    Field("gives", f"What is given, {IN_FACES}.", len(FACES)),
    Field("wants", f"What is wanted, {IN_FACES}.", len(FACES)),
]

GROUPS: Final = [
    Group(
        "table",
        "",
        [
            Field("seats", "How many play.", high=MOST_SEATS),
            Field("round", "", high=MOST_ROUNDS),
            Field("rounds", "After so many it is over; 0: no end.", high=MOST_ROUNDS),
            Field("goal", "Inventions that win.", high=8),
            Field("phase", f"{', '.join(PHASES)}.", len(PHASES)),
            Field("actions", "Left in this turn.", high=MOST_USES),
            Field("taken", "Actions done.", high=MOST_CARDS),
            Field("extra", "A turn that Time Machine gave."),
            Field("mimic", "The character whose ability the active player has besides.", len(CHARACTERS)),
            Field("spares", "Parts that may be replaced in this turn.", high=MOST_CARDS),
            Field("charged", "Plasma Generators that wait for a roll.", high=MOST_CARDS),
            Field("dice", "As they lie there; 0: none.", DICE, high=6),
            Field("raised", "What was added to the die.", high=MOST_CARDS),
            Field("dig needs", "The least number with which a dig succeeds.", high=7),
            Field("attempt", "What the die is rolled for: a dig, a steal.", 2),
            Field("attempt's kind", f"{', '.join(KINDS)}.", len(KINDS)),
            Field("attempt needs", "The least number with which it succeeds.", high=7),
            Field("decks", f"Cards face down: {', '.join(KINDS)}.", len(KINDS), high=MOST_CARDS),
            Field("tops", f"Cards on top of decks that the seat has looked at, {IN_FACES}.", len(FACES)),
            Field("piles", f"Cards face up: {', '.join(KINDS)}.", len(KINDS), high=MOST_CARDS),
            Field(
                "in piles",
                f"What lies there, {IN_FACES}; without the memory aid only what lies on top.",
                len(FACES),
                high=MOST_CARDS,
            ),
            Field("dug", f"Laid out in a dig, {IN_FACES}.", len(FACES), high=MOST_CARDS),
        ],
    ),
    Group("players", "Clockwise, the own seat first.", PLAYER, MOST_SEATS),
    Group("offer", "The trade that is offered.", OFFER),
    Group(
        "asked",
        "What the question is about; 0 where it says nothing of it.",
        [
            Field("other", "The other player in it, counted clockwise from the own seat.", high=MOST_SEATS - 1),
            Field("numbers", "roll, needs, wanted, count.", 4, high=MOST_CARDS),
            Field("kind", f"{', '.join(KINDS)}.", len(KINDS)),
            Field("cards", f"The cards in it, {IN_FACES}.", len(FACES)),
            Field("gives", f"What is given, {IN_FACES}.", len(FACES)),
            Field("wants", f"What is wanted, {IN_FACES}.", len(FACES)),
        ],
    ),
]
NO_OFFER: Final = GROUPS[-2].size
NOTHING_ASKED: Final = GROUPS[-1].size

ACTIONS: Final = [
    *["draw-now", "done", "back", "ask:more", "ask:less", "deal"],
    *["keep", "plasma", "re-roll", "re-roll:lower", "re-roll:higher"],
    *["take", "take-last", "pass", "enough", "accept", "refuse", "counter"],
    *["let", "monitor", "cancel", "leave", "under"],
    *[f"{what}:{kind}" for what in ("draw", "dig", "look") for kind in KINDS],
    *[f"{what}:{kind}" for what in ("draw-two", "search") for kind in KINDS[:2]],
    *[f"which:{state}" for state in STATES],
    *[f"{what}:{name}" for what in ("scrap", "part", "swap", "monitor", "instead", "with") for name in PARTS],
    *[f"{what}:{name}" for what in ("give", "want", "without", "find") for name in [*PARTS, *MACHINES]],
    *[f"discard:{name}" for name in FACES],
    *[f"{what}:{name}" for what in ("machine", "skeleton", "wrench", "both") for name in MACHINES],
    *[f"riggsby:{name}" for name in INVENTIONS],
    *[f"{what}:{name}" for what in ("build", "activate") for name in [*MACHINES, *INVENTIONS]],
    *[f"{what}:{who}" for what in ("character", "use", "mimic", "aim", "ruin", "slow") for who in CHARACTERS],
    *[f"{what}:{kind}:{who}" for what in ("steal", "trade") for kind in KINDS[:2] for who in CHARACTERS],
    *[f"copy:{who}:{name}" for name in COPYABLE for who in CHARACTERS],
]


class YardObserver(Observer):
    def observe(self, state: State, seat: int, question: Question | None, row: Rows) -> None:
        assert isinstance(state, Yard)
        _table(state, row)
        _cards(state, seat, row)
        for step in range(MOST_SEATS):
            if step < state.seats:
                _player(state, seat, (seat + step) % state.seats, row)
            else:
                row.skip(ABSENT)
        _offer(state, seat, row)
        if question is None:
            row.skip(NOTHING_ASKED)
        else:
            _asked(state, seat, question, row)


def _table(yard: Yard, row: Rows) -> None:
    row.write(yard.seats)
    row.write(min(yard.round, MOST_ROUNDS))
    row.write(min(yard.agreed.rounds, MOST_ROUNDS))
    row.write(yard.agreed.goal)
    row.mark(yard.phase, len(PHASES))
    row.write(max(0, yard.actions))
    row.write(yard.taken)
    row.write(1 if yard.extra else 0)
    row.mark(NUMBER.get(yard.mimic, -1), len(CHARACTERS))
    row.write(yard.spares)
    row.write(yard.charged)
    for die in range(DICE):
        row.write(yard.dice[die] if die < len(yard.dice) else 0)
    row.write(yard.raised)
    row.write(dig_needs(yard)[0])
    attempt = yard.attempt
    if attempt is None:
        row.skip(NO_ATTEMPT)
        return
    row.mark(0 if attempt.victim < 0 else 1, 2)
    row.mark(attempt.kind, len(KINDS))
    row.write(attempt.needs)


NO_ATTEMPT: Final = 2 + len(KINDS) + 1


def _cards(yard: Yard, seat: int, row: Rows) -> None:
    cards = yard.cards
    tops = [0] * len(FACES)
    for kind in range(len(KINDS)):
        deck = cards.at(DECK + kind)
        row.write(len(deck))
        top = cards.seen(deck[-1], seat) if deck else None
        if top is not None:
            tops[FACE[top]] = 1
    _write_all(tops, row)
    lying = [0] * len(FACES)
    for kind in range(len(KINDS)):
        pile = cards.at(PILE + kind)
        row.write(len(pile))
        if yard.agreed.memory_aid:
            _count(yard, pile, None, lying)
        elif pile and yard.digging != kind:
            _count(yard, pile[-1:], None, lying)
    _write_all(lying, row)
    dug = [0] * len(FACES)
    if yard.digging >= 0:
        _count(yard, cards.at(DUG), None, dug)
    _write_all(dug, row)


def _count(yard: Yard, cards: list[int], seat: int | None, counts: list[int]) -> None:
    """Those that the seat (None: anybody) knows."""
    for card in cards:
        face = yard.cards.seen(card, seat)
        if face is not None:
            counts[FACE[face]] += 1


def _write_all(numbers: list[int], row: Rows) -> None:
    for number in numbers:
        row.write(number)


def _player(yard: Yard, seat: int, owner: int, row: Rows) -> None:
    cards = yard.cards
    who = yard.who[owner]
    row.write(1)
    row.write(1 if owner == yard.next else 0)
    row.write((owner - yard.next) % yard.seats)
    row.mark(NUMBER.get(who, -1), len(CHARACTERS))
    row.write(yard.uses_left(owner, who) if who in LIMITED else 0)
    row.write(yard.slowed >> owner & 1)
    row.write(yard.proposed >> owner & 1)
    row.write(1 if yard.is_careful(owner) else 0)
    _write_kind(yard, cards.at(own(PART, owner)), None, PART, row)
    row.write(len(yard.hand(MACHINE, owner)))
    row.write(len(yard.hand(INVENTION, owner)))
    for kind in (MACHINE, INVENTION):
        _write_kind(yard, yard.hand(kind, owner), seat, kind, row)
    for kind in (MACHINE, INVENTION):
        there = cards.at(built(kind, owner))
        _write_kind(yard, there, None, kind, row)
        ready = [card for card in there if card not in yard.turned and card not in yard.fresh]
        _write_kind(yard, ready, None, kind, row)


def _write_kind(yard: Yard, cards: list[int], seat: int | None, kind: int, row: Rows) -> None:
    """How many of each card of one kind, as far as the seat (None: anybody) knows."""
    counts = [0] * len(NAMES[kind])
    for card in cards:
        face = yard.cards.seen(card, seat)
        if face is not None:
            counts[INDEX[face]] += 1
    _write_all(counts, row)


def _offer(yard: Yard, seat: int, row: Rows) -> None:
    offer = yard.trade
    if offer is None:
        row.skip(NO_OFFER)
        return
    row.write((offer.seat - seat) % yard.seats + 1)
    row.write((offer.partner - seat) % yard.seats + 1)
    row.write(1 if offer.counter else 0)
    row.mark(FACE[NAMES[offer.kind][offer.gives]], len(FACES))
    row.mark(FACE[NAMES[offer.kind][offer.wants]], len(FACES))


def _asked(yard: Yard, seat: int, question: Question, row: Rows) -> None:
    facts = question.facts
    other = 0
    for name in ("partner_seat", "victim_seat", "thief_seat"):
        told = facts.get(name)
        if isinstance(told, int):
            other = (told - seat) % yard.seats
    row.write(other)
    for name in ("roll", "needs", "wanted", "count"):
        told = facts.get(name)
        row.write(told if isinstance(told, int) else 0)
    kind = facts.get("what", facts.get("pile"))
    row.mark(KINDS.index(kind) if isinstance(kind, str) and kind in KINDS else -1, len(KINDS))
    cards = [0] * len(FACES)
    listed = facts.get("cards")
    named = [facts.get(name) for name in ("card", "machine", "part")] + (listed if isinstance(listed, list) else [])
    for face in named:
        if isinstance(face, str) and face in FACE:
            cards[FACE[face]] = 1
    _write_all(cards, row)
    for name in ("gives", "wants"):
        told = facts.get(name)
        row.mark(FACE[told] if isinstance(told, str) else -1, len(FACES))


OBSERVER: Final = YardObserver(GAME, GROUPS, ACTIONS, [])
