"""Swap Meet, a small game for tests: it uses everything of the kernel that Scrap Racer leaves alone.

Several seats are asked at once, hidden cards wander between hands, a match ends in the middle of a turn, turns pass
without a question, answers can be taken back over the end of a turn, and, if so agreed, a rule breaks down.
"""

from collections import Counter
from typing import Final

from jalopy.kernel.box import Box
from jalopy.kernel.cards import EVERYONE, Cards, no_cards
from jalopy.kernel.chance import ScriptedChance
from jalopy.kernel.errors import Fault
from jalopy.kernel.game import Game, Place, State
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.questions import Barred, Facts, Option, Question, Rules
from jalopy.kernel.reading import Reader
from jalopy.kernel.rulebook import Rule, Rulebook
from jalopy.kernel.settings import Setting, Value, Values
from jalopy.kernel.table import MatchOver, Table

PARTS: Final = {"bolt": 6, "gear": 6, "belt": 5, "lamp": 4}
JUNK: Final = {"rust": 3, "moss": 3}
WORTH: Final = {"bolt": 1, "gear": 2, "belt": 3, "lamp": 4}

DECK, HEAP, SOLD, HAND = 0, 1, 2, 3  # HAND + seat
MOST_SEATS: Final = 4
PLACES: Final = HAND + MOST_SEATS
HAND_SIZE: Final = 3
TO_WIN: Final = 14


class Meet(State):
    def __init__(self, turn: int, cards: Cards, values: Values, seats: int) -> None:
        super().__init__(turn, cards)
        self.values = values
        self.seats = seats
        self.active = 0
        self.asleep = False  # the active seat sleeps through this turn
        self.waited = False  # it has already kept its turn once
        self.left = int(values["rounds"]) * seats  # turns that end with the next seat
        self.points = [0] * seats
        self.bells = 0  # this turn
        self.winner = -1

    def copy(self) -> "Meet":
        meet = Meet(self.turn, self.cards.copy(), self.values, self.seats)
        meet.active, meet.asleep, meet.waited, meet.left = self.active, self.asleep, self.waited, self.left
        meet.points, meet.winner = self.points.copy(), self.winner
        return meet

    def hand(self, seat: int) -> list[int]:
        return self.cards.at(HAND + seat)

    def after(self, seat: int) -> int:
        return (seat + 1) % self.seats


def setup(meet: Meet, table: Table) -> Rules:
    """SM-1  Three cards each, which everybody may change once, all at the same time."""
    cards = meet.cards
    for place in (DECK, HEAP):
        table.shuffle(cards, place)
    for seat in range(meet.seats):
        for _ in range(HAND_SIZE):
            draw(meet, seat, table)
    table.tell("dealt", {"cards": HAND_SIZE}, "SM-1.1")
    if meet.values["change"]:
        answers = yield from table.ask_each(
            [
                table.ask(seat, "change", [Option("keep", "SM-1.2"), Option("change", "SM-1.2")], "SM-1.2")
                for seat in range(meet.seats)
            ]
        )
        for seat, answer in enumerate(answers):
            if answer.key == "change":
                for card in meet.hand(seat).copy():
                    cards.move(card, HAND + seat, DECK)
        table.shuffle(cards, DECK)
        for seat, answer in enumerate(answers):
            table.tell("changed", {"seat": seat, "hand": answer.key == "change"}, "SM-1.2")
            while len(meet.hand(seat)) < HAND_SIZE:
                draw(meet, seat, table)
    meet.active = table.below(meet.seats)


def turn(meet: Meet, table: Table) -> Rules:
    """SM-2"""
    if meet.asleep:
        meet.asleep = False
        table.tell("slept", {"seat": meet.active}, "SM-2.5")
        return
    seat = meet.active
    choice = yield table.ask(seat, "act", actions(meet), "SM-2.1")
    word, _, which = choice.key.partition(":")
    if word == "wait":
        meet.waited = True
        table.tell("waited", {"seat": seat}, "SM-2.4")
        return
    if word == "sleep":
        meet.waited = meet.asleep = True
        return
    if word == "ring":
        yield from ring(meet, table)
    elif word == "draw":
        draw(meet, seat, table)
    elif word == "give":
        give(meet, seat, int(which), meet.after(seat), table)
    elif word == "peek":
        other, place = (int(part) for part in which.split("."))
        peek(meet, seat, other, place, table)
    elif word == "sell":
        sell(meet, seat, int(which), table)
    elif word == "pass-round":
        yield from pass_round(meet, table)
    elif word == "dare":
        yield from dare(meet, table)
    elif word == "dig":
        dig(meet, seat, table)
    else:
        break_down(meet, table)
    meet.waited = False
    meet.left -= 1
    meet.active = meet.after(seat)


def actions(meet: Meet) -> list[Option]:
    seat, cards = meet.active, meet.cards
    options = [Option("ring", "SM-2.3"), Option("dare", "SM-2.9")]
    if not meet.waited:
        options += [Option("wait", "SM-2.4"), Option("sleep", "SM-2.5")]
    if cards.at(DECK):
        options.append(Option("draw", "SM-2.2", "deck"))
    if cards.at(HEAP):
        options.append(Option("dig", "SM-2.10", "heap"))
    for place, card in enumerate(meet.hand(seat)):
        facts: Facts = {"card": cards.face(card)}
        options.append(Option(f"give:{place}", "SM-2.6", f"hand:{place}", facts))
        options.append(Option(f"sell:{place}", "SM-2.8", f"hand:{place}", facts))
    for other in range(meet.seats):
        if other != seat:
            options += [Option(f"peek:{other}.{place}", "SM-2.7") for place in range(len(meet.hand(other)))]
    if sum(1 for other in range(meet.seats) if meet.hand(other)) > 1:
        options.append(Option("pass-round", "SM-2.11"))
    return options + breaking(meet)


def breaking(meet: Meet) -> list[Option]:
    return [Option("break", "SM-2.12")] if "breaks" in meet.values else []


def draw(meet: Meet, seat: int, table: Table) -> None:
    """SM-2.2  A card only its owner sees."""
    card = table.draw_card(meet.cards, DECK)
    meet.cards.put(card, HAND + seat)
    meet.cards.show(card, seat)
    table.tell("drew", {"seat": seat}, "SM-2.2", private={seat: {"card": meet.cards.face(card)}})


def ring(meet: Meet, table: Table) -> Rules:
    """SM-2.3  Up to three rings of the bell; nobody learns anything by it."""
    while True:
        meet.bells += 1
        table.tell("rang", {"seat": meet.active, "bells": meet.bells}, "SM-2.3")
        if meet.bells == 3:
            break
        choice = yield table.ask(
            meet.active, "ring-on", [Option("ring", "SM-2.3"), Option("enough", "SM-2.3")], "SM-2.3"
        )
        if choice.key == "enough":
            break
    meet.bells = 0


def give(meet: Meet, seat: int, place: int, other: int, table: Table) -> None:
    """SM-2.6  Face down: only the two of them see which card it is."""
    cards = meet.cards
    card = meet.hand(seat)[place]
    cards.blur(meet.hand(seat), [seat, other])
    cards.move(card, HAND + seat, HAND + other)
    cards.show(card, other)
    table.tell(
        "gave",
        {"seat": seat, "to": other},
        "SM-2.6",
        private={who: {"card": cards.face(card)} for who in (seat, other)},
    )


def peek(meet: Meet, seat: int, other: int, place: int, table: Table) -> None:
    """SM-2.7"""
    card = meet.hand(other)[place]
    meet.cards.show(card, seat)
    table.tell(
        "peeked", {"seat": seat, "at": other, "place": place}, "SM-2.7", private={seat: {"card": meet.cards.face(card)}}
    )


def sell(meet: Meet, seat: int, place: int, table: Table) -> None:
    """SM-2.8  A card is laid open and scores."""
    card = meet.hand(seat)[place]
    meet.cards.move(card, HAND + seat, SOLD)
    meet.cards.show_all(card)
    score(meet, seat, WORTH[meet.cards.face(card)])
    table.tell("sold", {"seat": seat, "card": meet.cards.face(card)}, "SM-2.8")
    reach(meet, seat, table)


def dare(meet: Meet, table: Table) -> Rules:
    """SM-2.9  Roll and roll again; a one takes all points away."""
    seat = meet.active
    while True:
        die = table.roll()
        table.tell("dared", {"seat": seat, "die": die}, "SM-2.9")
        if die == 1:
            meet.points[seat] = 0
            return
        score(meet, seat, die)
        reach(meet, seat, table)
        choice = yield table.ask(seat, "dare-on", [Option("roll", "SM-2.9"), Option("stop", "SM-2.9")], "SM-2.9")
        if choice.key == "stop":
            return


def dig(meet: Meet, seat: int, table: Table) -> None:
    """SM-2.10  Junk lies in no order; moss is worth a point, and the last of it is shuffled back."""
    card = table.draw_card(meet.cards, HEAP)
    meet.cards.show_all(card)
    table.tell("dug", {"seat": seat, "junk": meet.cards.face(card)}, "SM-2.10")
    if meet.cards.face(card) == "moss":
        score(meet, seat, 1)
    meet.cards.put(card, HEAP)
    table.shuffle(meet.cards, HEAP)
    reach(meet, seat, table)


def pass_round(meet: Meet, table: Table) -> Rules:
    """SM-2.11  Everybody with cards chooses one at the same time, and all go to the left face down."""
    giving = [seat for seat in range(meet.seats) if meet.hand(seat)]
    answers = yield from table.ask_each(
        [
            table.ask(
                seat,
                "pass",
                [
                    Option(f"pass:{place}", "SM-2.11", f"hand:{place}", {"card": meet.cards.face(card)})
                    for place, card in enumerate(meet.hand(seat))
                ]
                + breaking(meet),
                "SM-2.11",
            )
            for seat in giving
        ]
    )
    if any(answer.key == "break" for answer in answers):
        break_down(meet, table)
    passed = [meet.hand(seat)[int(answer.key.partition(":")[2])] for seat, answer in zip(giving, answers, strict=True)]
    for seat, card in zip(giving, passed, strict=True):
        other = meet.after(seat)
        meet.cards.blur(meet.hand(seat), [seat, other])
        meet.cards.move(card, HAND + seat, HAND + other)
        meet.cards.show(card, other)
    table.tell(
        "passed-round",
        {"seats": giving},
        "SM-2.11",
        private={meet.after(seat): {"card": meet.cards.face(card)} for seat, card in zip(giving, passed, strict=True)},
    )


def break_down(meet: Meet, table: Table) -> None:
    """SM-2.12  A rule with a mistake in it, discovered only after half of it has happened."""
    table.roll()
    score(meet, meet.active, 5)
    if meet.cards.at(DECK):
        draw(meet, meet.active, table)
    table.tell("broke", {"seat": meet.active}, "SM-2.12")
    raise ZeroDivisionError("the rules have a mistake")


def score(meet: Meet, seat: int, points: int) -> None:
    meet.points[seat] += points


def reach(meet: Meet, seat: int, table: Table) -> None:
    """SM-3.1  Enough points end the match at once, whatever is under way."""
    if meet.points[seat] >= TO_WIN:
        meet.winner = seat
        table.tell("won", {"seat": seat}, "SM-3.1")
        raise MatchOver


class SwapMeet(Game[Meet]):
    def check_settings(self, seats: int, values: Values) -> list[Fault]:
        too_long = values["rounds"] == 5 and seats == 4
        return [Fault("too-many-rounds", players=seats).of("rounds")] if too_long else []

    def start(self, seats: int, values: Values) -> Meet:
        return Meet(0, full_box(), values, seats)

    def setup(self, state: Meet, table: Table) -> Rules:
        return setup(state, table)

    def turn(self, state: Meet, table: Table) -> Rules:
        return turn(state, table)

    def finished(self, state: Meet) -> bool:
        return state.winner >= 0 or state.left == 0

    def standing(self, state: Meet) -> list[Place]:
        order = sorted(range(state.seats), key=lambda seat: (seat != state.winner, -state.points[seat], seat))
        return [
            Place(
                place,
                seat,
                "reached" if seat == state.winner else "points",
                {"points": state.points[seat]},
                "SM-3.1" if seat == state.winner else "SM-3.2",
            )
            for place, seat in enumerate(order, 1)
        ]

    def open_view(self, state: Meet) -> Facts:
        cards = state.cards
        return {
            "turn": state.turn,
            "active": state.active,
            "points": state.points.copy(),
            "bells": state.bells,
            "deck": len(cards.at(DECK)),
            "heap": len(cards.at(HEAP)),
            "sold": [cards.seen(card, None) for card in cards.at(SOLD)],
            "hands": [[cards.seen(card, None) for card in state.hand(owner)] for owner in range(state.seats)],
        }

    def own_view(self, state: Meet, seat: int, shown: Facts) -> Facts:
        seen = state.cards.seen
        return {"hands": [[seen(card, seat) for card in state.hand(owner)] for owner in range(state.seats)]}

    def barred(self, state: Meet, question: Question) -> list[Barred]:
        if question.kind == "act" and state.waited:
            return [Barred("wait", "waited-already", "SM-2.4"), Barred("sleep", "waited-already", "SM-2.5")]
        return []

    def position(self, state: Meet) -> Facts:
        return {
            "seats": state.seats,
            "settings": dict(state.values),
            "turn": state.turn,
            "active": state.active,
            "asleep": state.asleep,
            "waited": state.waited,
            "left": state.left,
            "points": state.points.copy(),
            "winner": state.winner,
            "places": [[[state.cards.face(card), state.cards.known[card]] for card in at] for at in state.cards.places],
        }

    def read_position(self, reader: Reader, seats: int, values: Values) -> Meet:
        meet = self.start(seats, values)
        meet.turn = reader.number("turn", 1, 10**6)
        meet.active = reader.number("active", 0, seats - 1)
        meet.asleep = _yes_no(reader, "asleep")
        meet.waited = _yes_no(reader, "waited")
        if meet.asleep and not meet.waited:
            reader.refuse("A seat that sleeps has waited.")
        meet.left = reader.number("left", 0, int(values["rounds"]) * seats)
        meet.points = reader.numbers("points", 0, 10**6).copy()
        if len(meet.points) != seats:
            reader.refuse(f"There must be {seats} numbers of points, one for each seat.")
        meet.winner = reader.number("winner", -1, seats - 1)
        _lay_out(meet, reader)
        reader.done()
        return meet


def _yes_no(reader: Reader, name: str) -> bool:
    value = reader.field(name)
    if not isinstance(value, bool):
        reader.refuse(f"'{name}' must be yes or no.")
    return value


def _lay_out(meet: Meet, reader: Reader) -> None:
    cards = meet.cards
    everybody = 1 << meet.seats
    unused = list(range(len(cards.faces)))
    places = reader.list("places")
    if len(places) != PLACES:
        reader.refuse(f"There are {PLACES} places for cards, not {len(places)}.")
    for place, entries in enumerate(places):
        if not isinstance(entries, list):
            reader.refuse(f"Place {place} must be a list of cards.")
        lying: list[int] = []
        for entry in entries:
            match entry:
                case [str(face), int(known)] if known is not True and (known == EVERYONE or 0 <= known < everybody):
                    card = next((card for card in unused if cards.face(card) == face), -1)
                case _:
                    reader.refuse(f"A card at place {place} is not (face, who knows it).")
            if card < 0 or (face in JUNK) != (place == HEAP):
                reader.refuse(f"There is no '{face}' left for place {place}.")
            if known != (EVERYONE if place == SOLD else 0) and place < HAND:
                reader.refuse(f"A card at place {place} is open or hidden to all alike.")
            if place >= HAND and (place - HAND >= meet.seats or known < 0 or not known >> (place - HAND) & 1):
                reader.refuse("Every card in a hand is known to its owner, and not to everyone.")
            unused.remove(card)
            cards.set_known(card, known)
            lying.append(card)
        cards.arrange(place, lying)
    if unused:
        reader.refuse(f"The position loses {len(unused)} cards.")


def full_box() -> Cards:
    cards = no_cards(PLACES)
    cards.add(list(Counter(PARTS).elements()), DECK)
    cards.add(list(Counter(JUNK).elements()), HEAP)
    return cards


def _rule(number: str, title: str, *events: str) -> Rule:
    return Rule(number, title, number.partition(".")[0], "", "house ruling, for tests.", {"Events": list(events)})


RULEBOOK: Final = Rulebook(
    "Swap Meet",
    "",
    [
        _rule("SM-1.1", "The deal", "dealt"),
        _rule("SM-1.2", "Changing the hand", "changed"),
        _rule("SM-2.1", "One thing a turn"),
        _rule("SM-2.2", "Drawing", "drew"),
        _rule("SM-2.3", "Ringing the bell", "rang"),
        _rule("SM-2.4", "Waiting once", "waited"),
        _rule("SM-2.5", "Sleeping", "slept"),
        _rule("SM-2.6", "Giving", "gave"),
        _rule("SM-2.7", "Peeking", "peeked"),
        _rule("SM-2.8", "Selling", "sold"),
        _rule("SM-2.9", "Daring", "dared"),
        _rule("SM-2.10", "Digging", "dug"),
        _rule("SM-2.11", "Passing round", "passed-round"),
        _rule("SM-2.12", "Breaking down"),
        _rule("SM-3.1", "Enough points", "won"),
        _rule("SM-3.2", "The last round"),
    ],
)

SETTINGS: Final = (
    Setting("rounds", 3, "How many turns everybody has.", (2, 3, 5), rule="SM-3.2"),
    Setting("change", True, "Hands may be changed at the start.", rule="SM-1.2"),
)
SEATS: Final = (2, 3, 4)

GAME: Final = SwapMeet("swap-meet", "1", SEATS, SETTINGS, RULEBOOK, Box({}))

BREAKING: Final = SwapMeet(
    "breaking-meet",
    "1",
    SEATS,
    (*SETTINGS, Setting("breaks", True, "One rule has a mistake.", rule="SM-2.12")),
    RULEBOOK,
    Box({}),
)


def meet(
    seats: int = 3,
    dice: list[int] | None = None,
    game: SwapMeet = GAME,
    active: int = 0,
    listening: bool = True,
    **settings: Value,
) -> Match:
    """A match with given dice and cards as they lie in the box: lamps first, then belts, gears, bolts."""
    chance = ScriptedChance(dice=dice, picks=[active])
    return new_match(game, seats, {"change": False, **settings}, chance, listening)


def play(match: Match, *keys: str) -> Match:
    """Answer the open questions one after the other."""
    for key in keys:
        match.answer(key)
    return match
