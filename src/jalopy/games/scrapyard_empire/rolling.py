"""SE-5  Rolls for digs, steals and machines, and raising them."""

from jalopy.games.scrapyard_empire.components import AMP, LUCINDA, MACHINE, PARTS, PLASMA_GENERATOR
from jalopy.games.scrapyard_empire.options import KEEP, PLASMA, RAISE, RAISE_BY_TWO, RE_ROLL
from jalopy.games.scrapyard_empire.scrapping import held, scrap_part
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.questions import Facts, Option, Ruling
from jalopy.kernel.table import Table


def roll_die(yard: Yard, rule: str, table: Table) -> int:
    """SE-5.1  A die of the active player, as it falls."""
    die = table.roll()
    yard.dice = [die]
    yard.raised = 0
    if table.listening:
        table.tell("rolled", {"seat": yard.next, "die": die}, rule)
    return die


def roll(yard: Yard, least: int, most: int, rule: str, table: Table) -> Ruling[int]:
    """SE-5.2  A die that may be raised: `least` succeeds, `most` is best, and more is for those who want it (SE-3.5)."""
    seat = yard.next
    die = roll_die(yard, rule, table)
    while (die + yard.raised < most or yard.is_careful(seat)) and can_change(yard, seat):
        facts: Facts = {"roll": rolled(yard), "needs": least, "wanted": most}
        choice = yield table.ask(seat, "raise", ways_to_raise(yard, seat), "SE-5.2", facts)
        if choice is KEEP:
            break
        if choice is RE_ROLL:
            yard.count_use(seat, LUCINDA)  # SE-14.14
            die = roll_die(yard, "SE-14.14", table)
        elif choice is PLASMA:
            charge(yard, seat, table)
            die = 6
        else:
            scrap_to_raise(yard, seat, choice.number, table)
    return rolled(yard)


def rolled(yard: Yard) -> int:
    """SE-5.3  The die with what was added to it, six at most."""
    return min(6, yard.dice[0] + yard.raised)


def can_change(yard: Yard, seat: int) -> bool:
    """All of it lies open, so a question that is not asked tells nobody anything."""
    return len(yard.parts(seat)) > 0 or has_plasma(yard, seat) or can_reroll(yard, seat)


def has_plasma(yard: Yard, seat: int) -> bool:
    """SE-12.5  A six is as good as it gets."""
    return rolled(yard) < 6 and (yard.charged > 0 or yard.unused(seat, MACHINE, PLASMA_GENERATOR) >= 0)


def can_reroll(yard: Yard, seat: int) -> bool:
    """SE-14.14  The die just rolled: not once it is raised."""
    return yard.raised == 0 and yard.can_use(seat, LUCINDA)


def ways_to_raise(yard: Yard, seat: int) -> list[Option]:
    options = held(yard, seat, RAISE_BY_TWO if yard.has(seat, AMP) else RAISE)
    if has_plasma(yard, seat):
        options.append(PLASMA)
    if can_reroll(yard, seat):
        options.append(RE_ROLL)
    options.append(KEEP)
    return options


def scrap_to_raise(yard: Yard, seat: int, part: int, table: Table) -> None:
    """SE-5.2"""
    scrap_part(yard, seat, part)
    by = yard.box.amp_counts if yard.has(seat, AMP) else 1  # SE-14.12
    yard.raised += by
    if table.listening:
        rule = "SE-14.12" if by > 1 else "SE-5.2"
        facts = {"seat": seat, "card": PARTS[part], "roll": rolled(yard)}
        table.tell("raised", facts, rule)


def charge(yard: Yard, seat: int, table: Table) -> None:
    """SE-12.5  Plasma Generator: the die counts as a six."""
    if yard.charged > 0:
        yard.charged -= 1
    else:
        yard.turn_sideways(yard.unused(seat, MACHINE, PLASMA_GENERATOR))
    yard.dice = [6]
    yard.raised = 0
    if table.listening:
        table.tell("activated", {"seat": seat, "card": PLASMA_GENERATOR}, "SE-12.5")
