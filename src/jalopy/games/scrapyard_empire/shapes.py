"""What a view of Scrapyard Empire holds, and what its events tell."""

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from jalopy.games.scrapyard_empire.components import CHARACTERS, INVENTIONS, KINDS, MACHINES, PARTS
from jalopy.games.scrapyard_empire.state import PHASES
from jalopy.kernel.shapes import OneOf, Shape

Kind = Annotated[str, OneOf("Kind", KINDS)]
Phase = Annotated[str, OneOf("Phase", PHASES)]
PartName = Annotated[str, OneOf("PartName", PARTS)]
MachineName = Annotated[str, OneOf("MachineName", MACHINES)]
InventionName = Annotated[str, OneOf("InventionName", INVENTIONS)]
CardName = Annotated[str, OneOf("CardName", [*PARTS, *MACHINES, *INVENTIONS])]
CharacterName = Annotated[str, OneOf("CharacterName", CHARACTERS)]
WantedName = Annotated[str, OneOf("WantedName", [*PARTS, *(f"wish-{name}" for name in MACHINES)])]

# --- views ------------------------------------------------------------------------------------------------------------


class YardView(TypedDict):
    seat: int | None  # whose view it is; null: a spectator's
    seats: int
    turn: int
    round: int  # one turn of every player, counted from 1
    rounds: int | None  # after which time is up; null: never, alone without a clock
    goal: int  # how many inventions win
    first: int  # the seat that began
    active: int | None  # whose turn it is; nobody's before the first turn and when the match is over
    phase: Phase
    phases: list[Phase]  # of this turn: an extra one has no draw
    actions: int  # left in this turn
    taken: int  # actions done in this turn
    extra: bool  # a turn that Time Machine gave, without a draw phase
    mimic: CharacterName | None  # whose ability the active player has besides, until the end of the turn
    spares: int  # parts that a copied Mecha Skeleton may still replace in this turn
    charged: int  # copied Plasma Generators that wait for a roll
    dice: list[int]  # on the table
    raised: int  # what scrapped parts added to the die
    roll: int | None  # what a single die counts, with all that was added to it
    attempt: "AttemptView | None"
    needs: "NeedsView"
    players: list["PlayerView"]  # by seat
    order: list["RankView"]  # the first one first
    hand: list["HandView"] | None  # the reader's own; null: a spectator's view
    known: list[tuple[list[MachineName], list[InventionName]]]  # by seat: what the reader knows of each player's hand
    decks: dict[Kind, int]  # how many cards lie there
    tops: dict[Kind, CardName | None]  # the top card of a deck, if the reader has looked at it
    piles: dict[Kind, "PileView"]  # of scrapped cards
    dig: "DigView | None"
    trade: "TradeView | None"


class AttemptView(TypedDict):
    """What the die is for, or was."""

    what: Literal["dig", "steal"]
    kind: Kind  # of card that it is after
    victim: int | None  # the seat that is to be robbed; null: a dig
    wanted: int  # the least number that succeeds
    best: int  # from here on it brings more
    enough: bool  # as the die lies now
    failed: bool


class NeedsView(TypedDict):
    """The least number that succeeds, for whose turn it is."""

    dig: int
    steal: list[int | None]  # by the seat that is to be robbed; null: whose turn it is


class PlayerView(TypedDict):
    seat: int
    character: CharacterName | None  # null: not yet dealt, or none in this match
    uses_left: int | None  # of the character's ability; null: it has no limit
    mimic_uses_left: int | None  # of the ability that is mimicked; null: none is, or it has no limit
    used: bool  # whether it has used an ability of a character in this turn
    slowed: bool  # by Deathclock: it has fewer actions in its next turn
    offered: bool  # whether it was offered a trade in this turn
    careful: bool  # wants to be asked at every chance
    parts: list[PartName]
    machines: int  # how many are in hand
    inventions: int  # how many are in hand
    limits: tuple[int, int, int]  # how many parts, machines and inventions may be kept
    built: list["BuiltView"]  # machines, then inventions


class BuiltView(TypedDict):
    card: MachineName | InventionName
    used: bool  # turned sideways: its ability is used up
    fresh: bool  # built in this turn


class RankView(TypedDict):
    """A player's place, and what it goes by; the counts are of what is built and of parts."""

    seat: int
    place: int
    inventions: int
    machines: int
    parts: int


class HandView(TypedDict):
    """A card of the reader's own hand."""

    card: MachineName | InventionName
    kind: Kind
    needs: dict[str, bool]  # what it is made of, and whether that is there
    complete: bool  # whether all of it is there


class PileView(TypedDict):
    count: int
    top: CardName | None  # null: there is none, or the pile is being dug through without the memory aid
    cards: NotRequired[list[CardName]]  # bottom first; only with the memory aid


class DigView(TypedDict):
    """A dig that succeeded and is under way."""

    pile: Kind
    cards: list[CardName]  # laid out and not taken, the last one last


class TradeView(TypedDict):
    """An offer on the table."""

    seat: int  # who makes it
    partner: int  # the seat that is to answer it
    kind: Kind
    gives: PartName | MachineName
    wants: WantedName  # a part, or "wish-" and the name of a machine
    counter: bool  # whether it answers another offer


VIEW: Final[Shape] = YardView

# --- events -----------------------------------------------------------------------------------------------------------


class Shuffled(TypedDict):
    count: int  # cards of all decks


class OfSeat(TypedDict):
    seat: int


class DieOfSeat(TypedDict):
    seat: int
    die: int


class Dealt(TypedDict):
    seat: int
    parts: list[PartName]
    count: int  # of machines
    machines: NotRequired[list[MachineName]]  # to their owner
    inventions: NotRequired[list[InventionName]]  # to their owner


class Flipped(TypedDict):
    deck: Kind
    card: CardName  # that begins the scrap pile


class CharacterOfSeat(TypedDict):
    seat: int
    character: CharacterName


class TurnBegan(TypedDict):
    seat: int
    round: int


class CardsOfDeck(TypedDict):
    seat: int
    deck: Kind
    cards: NotRequired[list[CardName]]  # to whoever knows them
    count: NotRequired[int]  # unless everybody knows them


class Reshuffled(TypedDict):
    deck: Kind
    count: int  # cards in it now


class Digging(TypedDict):
    seat: int
    pile: Kind
    wanted: int  # the least number that succeeds


class PileOfSeat(TypedDict):
    seat: int
    pile: Kind


class CardOfSeat(TypedDict):
    seat: int
    card: CardName


class Took(TypedDict):
    seat: int
    card: CardName
    pile: Kind


class Raised(TypedDict):
    seat: int
    card: PartName  # scrapped for it
    roll: int  # what the die counts now


class Stealing(TypedDict):
    seat: int
    victim_seat: int
    what: Kind
    wanted: int  # the least number that succeeds


class OfVictim(TypedDict):
    seat: int
    victim_seat: int


class CardsOfVictim(TypedDict):
    seat: int  # who has them now
    victim_seat: int  # who lost them
    cards: NotRequired[list[CardName]]  # to whoever knows them
    count: NotRequired[int]  # unless everybody knows them


class Offered(TypedDict):
    seat: int
    partner_seat: int
    gives: PartName | MachineName
    wants: WantedName  # a part, or "wish-" and the name of a machine


class Traded(TypedDict):
    seat: int  # who agreed to the offer
    partner_seat: int  # who made it
    gives: PartName | MachineName
    gets: PartName | MachineName


class Built(TypedDict):
    seat: int
    card: MachineName | InventionName
    used: list[PartName | MachineName]  # scrapped for it
    states: NotRequired[list[Literal["used", "fresh", "ready"]]]  # of an invention: what its machines were
    by: NotRequired[list[MachineName | CharacterName]]  # whose ability helped


class Copied(TypedDict):
    seat: int
    card: MachineName
    owner_seat: int
    by: MachineName | CharacterName  # whose ability it was done with


class Cancelled(TypedDict):
    seat: int
    thief_seat: int


class RayRolled(TypedDict):
    seat: int
    dice: list[int]
    count: int  # the lower one: parts that every opponent scraps


class Swapped(TypedDict):
    seat: int
    gives: PartName
    gets: PartName


class DeckOfSeat(TypedDict):
    seat: int
    deck: Kind


class Lost(TypedDict):
    seat: int
    inventions: int  # built
    goal: int


class TimeUp(TypedDict):
    seat: NotRequired[int]  # who won
    seats: NotRequired[list[int]]  # who won, where several share the first place
    rounds: int


EVENTS: Final[dict[str, Shape]] = {
    "decks-shuffled": Shuffled,
    "dealer-rolled": DieOfSeat,
    "dealer": OfSeat,
    "dealt": Dealt,
    "flipped": Flipped,
    "character": CharacterOfSeat,
    "turn-began": TurnBegan,
    "drew": CardsOfDeck,
    "reshuffled": Reshuffled,
    "digging": Digging,
    "rolled": DieOfSeat,
    "raised": Raised,
    "dig-failed": PileOfSeat,
    "dug": CardOfSeat,
    "took": Took,
    "nothing-taken": PileOfSeat,
    "stealing": Stealing,
    "steal-failed": OfVictim,
    "stole": CardsOfVictim,
    "monitored": CardsOfVictim,
    "cancelled": Cancelled,
    "trade-offered": Offered,
    "counter-offered": Offered,
    "trade-refused": OfSeat,
    "traded": Traded,
    "built": Built,
    "discarded": CardOfSeat,
    "scrapped": CardOfSeat,
    "activated": CardOfSeat,
    "copied": Copied,
    "missed": OfVictim,
    "slowed": OfSeat,
    "ray-rolled": RayRolled,
    "another-turn": OfSeat,
    "used": CharacterOfSeat,
    "extra-action": OfSeat,
    "mimicked": CharacterOfSeat,
    "swapped": Swapped,
    "looked": CardsOfDeck,
    "put-under": DeckOfSeat,
    "won": CardOfSeat,
    "time-up": TimeUp,
    "lost": Lost,
}
