"""When a rule of Scrapyard Empire can speak of what several of them name: from what the players see, and what was told."""

from typing import Any

from tests.conformance.citations import Citation, Truth

from jalopy import games

BOX = games.find("scrapyard-empire").box
MACHINES = [name for name in BOX.groups["guide.machines"] if name != "source"]
INVENTIONS = [name for name in BOX.groups["guide.inventions"] if name != "source"]
CHARACTERS = [
    name
    for group in ("printed", "found", "base", "expansion")
    for name in BOX.groups[f"characters.{group}"]["names"]  # type: ignore[attr-defined]
]
OWN_RULES = {
    **{name: f"SE-12.{number}" for number, name in enumerate(MACHINES, 1)},
    **{name: f"SE-13.{number}" for number, name in enumerate(INVENTIONS, 1)},
    **{name: f"SE-14.{number}" for number, name in enumerate(CHARACTERS, 3)},
}
ANNOUNCING = ("digging", "stealing", "activated", "copied", "used")
WAITING = ("biomonitor", "mecha-skeleton", "plasma-generator", "strolling-house")  # for their moment
HELPING = ("jerry-riggsby", "lucky-lucinda", "dame-ada-wrench")  # with a build or a roll
ACTIVATED = [name for name in (*MACHINES, *INVENTIONS) if name not in WAITING]
USED = (
    "prof-luna-tech",
    "the-great-mimico",
    "otto-smelter",
    "rusty-magpie",
    "sir-reginald-copycog",
    "tinker-tam",
    "madame-zora-lens",
)
STATIC = [name for name in CHARACTERS if name not in (*USED, *HELPING)]


# --- what everybody can see -----------------------------------------------------------------------------------------


def table(c: Citation) -> Any:
    return c.match.view(None)


def characters_of(c: Citation, seat: int) -> tuple[object, ...]:
    """The own one, and one that is mimicked in the own turn."""
    seen = table(c)
    return seen["players"][seat]["character"], seen["mimic"] if seat == seen["active"] else None


def has(c: Citation, name: str, seat: int | None = None) -> bool:
    asked = c.facts.get("seat", c.seat) if seat is None else seat
    return name in characters_of(c, int(str(asked)))


def story(c: Citation) -> list[Any]:
    """What was told before it."""
    events = c.match.table.story
    return [event for event in events if c.what != "event" or event is not events[-1]]


def announced(c: Citation) -> Any:
    """What was announced last; a Plasma Generator only helps with a roll that was announced before."""
    for event in reversed(story(c)):
        if event.kind in ANNOUNCING and event.facts.get("card") != "plasma-generator":
            return event
    return None


def working(c: Citation) -> str:
    """The card or character whose ability was announced last, or what is attempted."""
    event = announced(c)
    if event is None:
        return ""
    return str(event.facts.get("card") or event.facts.get("character") or event.kind)


def slowed(c: Citation) -> bool:
    """SE-13.4  Deathclock was aimed at this seat after its turn before this one."""
    turns = 0
    for event in reversed(story(c)):
        if event.kind == "turn-began" and event.facts["seat"] == c.seat:
            turns += 1
        if event.kind == "slowed" and event.facts["seat"] == c.seat:
            return turns == 1
        if turns == 2:
            return False
    return False


def phase(c: Citation) -> str:
    return str(table(c)["phase"])


def last(key: str) -> str:
    return key.rpartition(":")[2]


def before(key: str) -> str:
    return key.partition(":")[0]


# --- one thing, several rules ---------------------------------------------------------------------------------------


def digs(needs: int, digby: bool) -> Truth:
    def true(c: Citation) -> bool:
        return has(c, "digby-spade") is digby and c.facts.get("wanted", needs) == needs

    return true


def steals(needs: int, who: str) -> Truth:
    """`who` is whose number it is; Sergeant Brassguard's goes before Lady Felicity Fingers's."""

    def true(c: Citation) -> bool:
        victim = table(c)["players"][c.facts["victim_seat"]]["character"]
        guarded = victim == "sergeant-brassguard"
        quick = has(c, "lady-felicity-fingers") and not guarded
        whose = "sergeant-brassguard" if guarded else "lady-felicity-fingers" if quick else ""
        return whose == who and c.facts.get("wanted", needs) == needs

    return true


def rolled_for(what: str, who: str = "") -> Truth:
    """After the announcement of `what`: a dig, a steal, a machine or a character, which is `who`'s."""

    def true(c: Citation) -> bool:
        event = announced(c)
        if what in ("digging", "stealing"):
            return bool(event.kind == what and event.rule == c.rule)
        return working(c) == what and (not who or has(c, who))

    return true


def of_cards(kind: str, deck: str = "") -> Truth:
    """Drawn in this phase, from this deck."""

    def true(c: Citation) -> bool:
        return phase(c) == kind and (not deck or c.facts["deck"] == deck)

    return true


def built_with(*by: str, kind: list[str] = MACHINES) -> Truth:
    def true(c: Citation) -> bool:
        return c.facts.get("by", []) == list(by) and c.facts["card"] in kind

    return true


def in_question(*kinds: str) -> Truth:
    def true(c: Citation) -> bool:
        return c.question is not None and c.question.kind in kinds

    return true


def with_card(*names: str) -> Truth:
    """The question is about one of these."""

    def true(c: Citation) -> bool:
        return c.question is not None and c.question.facts.get("card") in names

    return true


def own_rule(c: Citation) -> bool:
    """What is activated or used stands in the rule of the card itself."""
    name = c.facts.get("card") or c.facts.get("character") or last(c.key)
    return OWN_RULES[str(name)] == c.rule


def by_amp(c: Citation) -> bool:
    return has(c, "dr-amelia-amp")


def kept_by_packrat(c: Citation) -> bool:
    """SE-14.11  Her limits are for parts and small machines."""
    name = str(c.facts.get("card") or last(c.key))
    kind = str(c.question.facts["what"]) if c.question is not None else ""
    invention = name in INVENTIONS or kind == "invention"
    return has(c, "bertha-packrat") and not invention


def not_(truth: Truth) -> Truth:
    return lambda c: not truth(c)


def both(one: Truth, other: Truth) -> Truth:
    return lambda c: one(c) and other(c)


def second_card(c: Citation) -> bool:
    """SE-14.4  A card was taken in this dig already."""
    for event in reversed(story(c)):
        if event.kind == "took":
            return True
        if event.kind == "digging":
            return False
    return False


def counter_offered(c: Citation) -> bool:
    """The partner's offer lies on the table."""
    offers = [event.kind for event in story(c) if event.kind.endswith("-offered")]
    return bool(offers[-1] == "counter-offered")


def active(c: Citation) -> bool:
    return bool(c.seat == table(c)["active"])


def of_invention(c: Citation) -> bool:
    return last(c.key) in INVENTIONS


def unused(c: Citation, seat: int, name: str) -> bool:
    made = table(c)["players"][seat]["built"]
    return any(card["card"] == name and not card["used"] for card in made)


def refused_name(*names: str) -> Truth:
    return lambda c: last(c.key) in names


TRUE_WHEN: dict[tuple[str, str], Truth] = {
    # rolls and what they need
    ("SE-6.1", "event digging"): digs(4, False),
    ("SE-6.1", "event dig-failed"): digs(4, False),
    ("SE-14.6", "event digging"): digs(3, True),
    ("SE-14.6", "event dig-failed"): digs(3, True),
    ("SE-7.1", "event stealing"): steals(5, ""),
    ("SE-7.1", "event steal-failed"): steals(5, ""),
    ("SE-14.7", "event stealing"): steals(3, "lady-felicity-fingers"),
    ("SE-14.7", "event steal-failed"): steals(3, "lady-felicity-fingers"),
    ("SE-14.13", "event stealing"): steals(6, "sergeant-brassguard"),
    ("SE-14.13", "event steal-failed"): steals(6, "sergeant-brassguard"),
    ("SE-6.1", "event rolled"): rolled_for("digging"),
    ("SE-14.6", "event rolled"): rolled_for("digging"),
    ("SE-7.1", "event rolled"): rolled_for("stealing"),
    ("SE-14.7", "event rolled"): rolled_for("stealing"),
    ("SE-14.13", "event rolled"): rolled_for("stealing"),
    ("SE-12.8", "event rolled"): rolled_for("weaponry-system"),
    ("SE-14.3", "event rolled"): rolled_for("prof-luna-tech", "prof-luna-tech"),
    ("SE-14.16", "event rolled"): rolled_for("tinker-tam", "tinker-tam"),
    ("SE-14.14", "event rolled"): lambda c: has(c, "lucky-lucinda"),
    ("SE-14.14", "event ray-rolled"): lambda c: has(c, "lucky-lucinda"),
    ("SE-13.8", "event ray-rolled"): lambda c: working(c) == "doomsday-ray",
    ("SE-5.2", "event raised"): not_(by_amp),
    ("SE-14.12", "event raised"): by_amp,
    ("SE-5.2", "option scrap"): both(in_question("raise"), not_(by_amp)),
    ("SE-14.12", "option scrap"): both(in_question("raise"), by_amp),
    ("SE-5.2", "refusal no-such-part"): both(in_question("raise"), not_(by_amp)),
    ("SE-14.12", "refusal no-such-part"): both(in_question("raise"), by_amp),
    ("SE-5.2", "option keep"): in_question("raise"),
    ("SE-14.14", "option keep"): in_question("ray"),
    ("SE-14.14", "option re-roll"): lambda c: has(c, "lucky-lucinda"),
    # cards that are drawn, taken, scrapped
    ("SE-4.4", "event flipped"): lambda c: c.state.turn > 0,
    ("SE-2.5", "event character"): lambda c: c.match.seats > 1 or c.match.answers[-1][2] == "deal",
    ("SE-16.1", "event character"): lambda c: before(c.match.answers[-1][2]) == "character",
    ("SE-3.2", "event drew"): of_cards("draw", "part"),
    ("SE-4.2", "event drew"): of_cards("action"),
    ("SE-4.3", "event drew"): lambda c: phase(c) == "action" and table(c)["taken"] == 1,
    ("SE-9.3", "event drew"): of_cards("build", "invention"),
    ("SE-12.2", "event drew"): lambda c: working(c) == "transport-vessel" and c.facts["deck"] == "part",
    ("SE-12.6", "event drew"): lambda c: working(c) == "petrol-engine" and c.facts["deck"] != "invention",
    ("SE-14.9", "event drew"): lambda c: working(c) == "otto-smelter" and c.facts["deck"] == "machine",
    ("SE-14.16", "event drew"): lambda c: working(c) == "tinker-tam" and c.facts["deck"] == "part",
    ("SE-6.2", "event took"): lambda c: working(c) == "digging" and not second_card(c),
    ("SE-14.4", "event took"): lambda c: has(c, "captain-minerva") and second_card(c),
    ("SE-12.9", "event took"): lambda c: working(c) == "navigatrix",
    ("SE-13.6", "event took"): lambda c: working(c) == "subterranean-sub",
    ("SE-6.2", "option take"): lambda c: table(c)["dig"] is not None and not second_card(c),
    ("SE-14.4", "option take"): lambda c: has(c, "captain-minerva") and second_card(c),
    ("SE-14.4", "option enough"): lambda c: has(c, "captain-minerva") and second_card(c),
    ("SE-13.2", "option enough"): in_question("ruin"),
    ("SE-7.2", "event stole"): lambda c: working(c) == "stealing" and announced(c).facts["what"] == "part",
    ("SE-7.3", "event stole"): lambda c: working(c) == "stealing" and announced(c).facts["what"] == "machine",
    ("SE-12.8", "event stole"): lambda c: working(c) == "weaponry-system",
    ("SE-13.1", "event stole"): lambda c: working(c) == "the-terrible",
    ("SE-13.2", "event scrapped"): lambda c: working(c) == "glove-of-ruin",
    ("SE-13.8", "event scrapped"): lambda c: working(c) == "doomsday-ray",
    ("SE-14.9", "event scrapped"): lambda c: working(c) == "otto-smelter",
    ("SE-16.3", "event scrapped"): lambda c: c.match.seats == 1 and working(c) == "digging",
    ("SE-13.2", "option scrap"): in_question("ruin"),
    ("SE-13.8", "option scrap"): in_question("melt"),
    ("SE-14.9", "option scrap"): in_question("smelt"),
    ("SE-16.3", "option scrap"): in_question("penalty"),
    ("SE-7.2", "option part"): in_question("steal-part"),
    ("SE-12.8", "option part"): in_question("loot"),
    ("SE-12.9", "question search"): with_card("navigatrix"),
    ("SE-13.6", "question search"): with_card("subterranean-sub"),
    ("SE-12.9", "question find"): lambda c: working(c) == "navigatrix",
    ("SE-13.6", "question find"): lambda c: working(c) == "subterranean-sub",
    ("SE-12.8", "question aim"): with_card("weaponry-system"),
    ("SE-13.2", "question aim"): with_card("glove-of-ruin"),
    ("SE-13.4", "question aim"): with_card("deathlock"),
    ("SE-12.7", "question copy"): with_card("clockwork-brain"),
    ("SE-14.15", "question copy"): with_card("sir-reginald-copycog"),
    ("SE-12.7", "event copied"): lambda c: c.facts["by"] == "clockwork-brain",
    ("SE-14.15", "event copied"): lambda c: c.facts["by"] == "sir-reginald-copycog",
    # trades
    ("SE-8.1", "question offer-give"): active,
    ("SE-8.3", "question offer-give"): not_(active),
    ("SE-8.1", "question offer-want"): active,
    ("SE-8.3", "question offer-want"): not_(active),
    ("SE-8.1", "option give"): active,
    ("SE-8.3", "option give"): both(in_question("offer-give"), not_(active)),
    ("SE-13.1", "option give"): in_question("hand-over"),
    ("SE-8.1", "option want"): active,
    ("SE-8.3", "option want"): not_(active),
    ("SE-8.2", "option accept"): not_(active),
    ("SE-8.2", "option refuse"): not_(active),
    ("SE-8.3", "option accept"): active,
    ("SE-8.3", "option refuse"): active,
    ("SE-8.2", "event traded"): not_(counter_offered),
    ("SE-8.3", "event traded"): counter_offered,
    ("SE-8.2", "refusal not-in-hand"): not_(active),
    ("SE-8.3", "refusal not-in-hand"): active,
    # thinking again, and being done
    ("SE-4.1", "option back"): lambda c: (
        phase(c) == "action" and in_question("offer-give", "offer-want", "aim", "search", "copy")(c)
    ),
    ("SE-8.3", "option back"): both(in_question("offer-give", "offer-want"), not_(active)),
    ("SE-9.6", "option back"): lambda c: phase(c) == "build" and in_question("build")(c),
    ("SE-14.1", "option back"): in_question("smelt", "swap", "look", "mimic", "copy"),
    ("SE-3.3", "option done"): in_question("action"),
    ("SE-9.4", "option done"): in_question("build"),
    # building
    ("SE-9.1", "event built"): built_with(),
    ("SE-9.2", "event built"): built_with(kind=INVENTIONS),
    ("SE-9.6", "event built"): built_with("dame-ada-wrench", "mecha-skeleton"),
    ("SE-12.3", "event built"): built_with("mecha-skeleton"),
    ("SE-14.5", "event built"): built_with("jerry-riggsby", kind=INVENTIONS),
    ("SE-14.17", "event built"): built_with("dame-ada-wrench"),
    ("SE-9.1", "option build"): not_(of_invention),
    ("SE-9.2", "option build"): of_invention,
    ("SE-9.4", "question build"): lambda c: not c.facts,
    ("SE-9.2", "question build"): lambda c: "machine" in c.facts,
    ("SE-12.3", "question build"): lambda c: c.facts["card"] in MACHINES,
    ("SE-14.17", "question build"): lambda c: c.facts["card"] in MACHINES and has(c, "dame-ada-wrench"),
    ("SE-14.5", "question build"): lambda c: c.facts["card"] in INVENTIONS and has(c, "jerry-riggsby"),
    ("SE-14.17", "option without"): not_(lambda c: last(c.key) in MACHINES),
    ("SE-14.5", "option without"): lambda c: last(c.key) in MACHINES,
    ("SE-14.17", "option wrench"): lambda c: has(c, "dame-ada-wrench"),
    ("SE-14.5", "option riggsby"): lambda c: has(c, "jerry-riggsby"),
    # limits
    ("SE-10.1", "event discarded"): not_(kept_by_packrat),
    ("SE-14.11", "event discarded"): kept_by_packrat,
    ("SE-10.1", "question discard"): not_(kept_by_packrat),
    ("SE-14.11", "question discard"): kept_by_packrat,
    ("SE-10.1", "option discard"): not_(kept_by_packrat),
    ("SE-14.11", "option discard"): kept_by_packrat,
    # the end
    ("SE-15.1", "event won"): lambda c: c.match.seats > 1,
    ("SE-16.2", "event won"): lambda c: c.match.seats == 1,
    # refusals
    ("SE-3.3", "refusal no-action-left"): not_(slowed),
    ("SE-13.4", "refusal slowed-down"): slowed,
    ("SE-11.2", "refusal no-effect"): lambda c: before(c.key) == "copy" or last(c.key) not in WAITING,
    ("SE-11.1", "refusal used-up"): both(in_question("action"), lambda c: not unused(c, c.seat, last(c.key))),
    ("SE-11.3", "refusal used-up"): in_question("copy"),
    ("SE-11.1", "refusal not-built"): in_question("action"),
    ("SE-11.3", "refusal not-built"): in_question("copy"),
    ("SE-6.5", "refusal pile-empty"): lambda c: before(c.key) == "dig",
    ("SE-12.9", "refusal pile-empty"): in_question("search"),
    ("SE-13.6", "refusal pile-empty"): in_question("search"),
    ("SE-14.10", "refusal pile-empty"): refused_name("rusty-magpie"),
    ("SE-7.4", "refusal no-inventions"): lambda c: before(c.key) == "steal",
    ("SE-8.1", "refusal no-inventions"): lambda c: before(c.key) == "trade",
    ("SE-7.1", "refusal no-opponent"): lambda c: before(c.key) == "steal",
    ("SE-8.1", "refusal no-opponent"): lambda c: before(c.key) == "trade",
}

TRUE_WHEN |= {
    **{(OWN_RULES[name], f"option use:{name}"): own_rule for name in USED},
    **{(OWN_RULES[name], "event used"): own_rule for name in USED},
    **{(OWN_RULES[name], "refusal once-a-turn"): own_rule for name in USED if name != "the-great-mimico"},
    **{(OWN_RULES[name], "refusal works-by-itself"): own_rule for name in STATIC},
    **{(OWN_RULES[name], "refusal another-time"): own_rule for name in (*WAITING, *HELPING)},
    **{(OWN_RULES[name], f"option activate:{name}"): own_rule for name in ACTIVATED},
    **{(OWN_RULES[name], "event activated"): own_rule for name in ACTIVATED if name != "clockwork-brain"},
    ("SE-12.5", "event activated"): own_rule,
}
