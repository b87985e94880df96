"""Why one answer is better than another, and what may go wrong with one, in words."""

from jalopy.bots.telling import Reason, Risk, Why
from jalopy.terminal.sayings import Sayings


def because(why: Why, sayings: Sayings) -> str:
    """One sentence."""
    told = [_reason(reason, sayings) for reason in why.reasons]
    facts = {"answer": sayings.option(why.answer), "other": sayings.option(why.other)}
    if not told:
        return sayings.say("coach-hardly" if why.even else "coach-unclear", **facts)
    facts["first"], facts["second"] = told[0], told[-1]
    return sayings.say(f"coach-{'even' if why.even else 'why'}-{_how(why.reasons)}", **facts)


def _how(reasons: list[Reason]) -> str:
    """What speaks for the answer comes first."""
    if not reasons[0].good:
        return "although"
    return "alone" if len(reasons) == 1 else "and" if reasons[1].good else "but"


def _reason(reason: Reason, sayings: Sayings) -> str:
    facts: dict[str, object] = {"more": reason.more}
    if reason.chance is None:
        facts["by"] = reason.by
        facts["count"] = int(reason.by) if reason.by == int(reason.by) else 2  # a fraction is told in the plural
    else:
        facts["chance"], facts["instead"] = reason.chance, reason.instead
    return sayings.say(f"telling-{reason.fact}", **facts)


def risk(risks: list[Risk], sayings: Sayings) -> str:
    return ", ".join(sayings.say(f"telling-{each.fact}.risk", chance=each.chance) for each in risks)
