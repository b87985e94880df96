"""Findings say what the numbers say, and that something is not settled where it is not."""

from collections import Counter

import pytest

from jalopy.lab.accumulators import Spread
from jalopy.lab.differences import Measured, differences, of_lengths, of_rates
from jalopy.lab.intervals import NINETY_FIVE
from jalopy.lab.rates import Rate
from jalopy.lab.report import findings
from jalopy.lab.report.gathering import Gathered, Gathering, make_plan
from jalopy.lab.report.parts import Finding, plain
from jalopy.lab.report.subject import Subject
from jalopy.lab.rows import Row


def subject(first_wins: int, matches: int, language: str = "en", nobodys: int = 0) -> Subject:
    """Two racers, of whom whoever goes first wins so many matches; the last ones are won by nobody who plays."""
    rows: list[Row] = []
    for number in range(matches):
        for seat, racer in enumerate(("crusher", "jackal")):
            won = (seat == 0) == (number < first_wins) and number < matches - nobodys
            rows.append(
                {
                    "match": number,
                    "seat": seat,
                    "turn_order": seat + 1,
                    "racer": racer,
                    "won": won,
                    "place": 1 if won else 2,
                    "turns": 20 + number % 3,
                    "decisions": 60,
                    "lead_changes": number % 2,
                    "last_lead_change": 10 if number % 2 else None,
                    "place_50": seat + 1,
                    "behind_50": seat * 5,
                }
            )
    plan = make_plan("scrap-racer", 2, ["rookie"], matches, 1, {}, alone=True)
    return Subject(Gathering(plan, {2: Gathered(rows)}, {}), language)


def told(finding: Finding | None) -> str:
    assert finding is not None
    return plain(f"{finding.text} {finding.note}")


def test_a_clear_difference_is_told_with_its_interval_and_as_settled() -> None:
    text = told(findings.by_order(subject(160, 200)))
    assert text == (
        "Whoever goes first wins most: 80 % (73 to 86 %) where 50 % is fair. Whoever goes last wins 20 % (14 to 27 %)."
        " 2 of 2 surely differ from the fair share; about 14 matches would have shown the largest difference."
    )


def test_the_same_is_told_in_german() -> None:
    text = told(findings.by_order(subject(160, 200, "de")))
    assert text == (
        "Wer als Erster dran ist, gewinnt am meisten: 80 % (73 bis 86 %), gerecht wären 50 %. Wer als Letzter dran ist,"
        " gewinnt 20 % (14 bis 27 %). 2 von 2 weichen sicher vom gerechten Anteil ab; etwa 14 Partien hätten den größten"
        " Unterschied gezeigt."
    )
    assert "0,5" in told(findings.half_time(subject(160, 200, "de")))  # lead changes in a match
    assert "0.5" in told(findings.half_time(subject(160, 200)))


def test_a_small_difference_is_not_settled_and_says_how_many_matches_would_do() -> None:
    text = told(findings.by_order(subject(104, 200)))
    assert text.startswith("No place in the order is clearly ahead: whoever goes first wins 52 %")
    assert "Not settled: if the difference is real, about 3,100 matches would show it." in text
    assert findings.order_title(subject(104, 200)) == "The order hardly matters so far"


def test_no_difference_is_said_to_be_none() -> None:
    assert "there is no difference to be seen" in told(findings.by_order(subject(100, 200)))


def test_it_is_said_why_fair_is_less_than_an_equal_part() -> None:
    text = told(findings.by_order(subject(110, 200, nobodys=20)))
    assert "where 45 % is fair" in text
    assert text.endswith("Fair is less than an equal part: 10 % of the matches are won by nobody at the table.")
    assert "nobody" not in told(findings.by_order(subject(110, 200)))


def test_racers_are_called_by_their_names() -> None:
    assert told(findings.by_name(subject(160, 200))).startswith("Crusher is the racer that wins most: 80 %")
    assert findings.name_title(subject(160, 200)) == "Crusher leads, Jackal trails"
    assert findings.name_title(subject(104, 200)) == "No racer is clearly ahead"
    assert findings.name_caption(subject(104, 200)) == "Not settled: Crusher and Jackal."
    assert findings.name_caption(subject(160, 200)) == "Surely above the fair share: Crusher. Surely below it: Jackal."


@pytest.mark.parametrize(
    ("first_wins", "title"), [(160, "The earlier you go, the more you win"), (40, "The later you go, the more you win")]
)
def test_titles_follow_the_numbers(first_wins: int, title: str) -> None:
    assert findings.order_title(subject(first_wins, 200)) == title


def test_the_largest_effect_comes_first() -> None:
    found = findings.findings(subject(160, 200))
    effects = [finding.effect for finding in found]
    assert effects[:3] == sorted(effects[:3], reverse=True)
    assert "A match takes 21 turns and 60 decisions, about 10 minutes if each takes 10 seconds." in told(found[3])


def test_what_holds_only_for_some_numbers_of_seats_is_said_of_these() -> None:
    of_two, of_three = subject(160, 200), subject(160, 200)
    of_three.by_seats_and_order[3] = [Rate(40, 200), Rate(100, 200), Rate(60, 200)]
    assert findings.order_title(of_two) == "The earlier you go, the more you win"
    assert findings.order_title(of_three) == "With two seats: the earlier you go, the more you win"


def test_the_lead_and_whoever_had_it() -> None:
    assert plain(findings.lead_title(subject(160, 200))) == "In 50 % of the matches the lead never changes"
    assert told(findings.half_time(subject(160, 200))).startswith("Whoever leads alone at half-time wins 80 %")
    assert findings.lead_caption(subject(160, 200)).startswith("50\u00a0% have no change (43 to 57\u00a0%).")


def test_a_difference_of_rates_is_settled_where_its_interval_leaves_out_nothing() -> None:
    clear = of_rates("goes first", Rate(100, 400), Rate(200, 400), 400)
    assert clear.settled
    assert clear.size == pytest.approx(0.25)
    assert clear.needed is not None
    assert clear.needed < 400
    open_one = of_rates("goes first", Rate(100, 400), Rate(108, 400), 400)
    assert not open_one.settled
    assert open_one.needed is not None
    assert open_one.needed > 400


def test_a_difference_of_lengths_is_a_part_of_the_first() -> None:
    shorter, longer = Spread(Counter({39: 50, 41: 50})), Spread(Counter({49: 50, 51: 50}))
    wider = of_lengths("turns", shorter, longer, 100, among=10)
    found = of_lengths("turns", shorter, longer, 100)
    assert wider.low < found.low < found.high < wider.high
    assert (found.size, found.settled, found.of_rates) == (0.25, True, False)
    half = NINETY_FIVE * (2 / 99) ** 0.5  # of the interval of two means, each with a variance of 100 / 99
    assert found.low == pytest.approx((10 - half) / 40)


def test_differences_hold_together_and_leave_out_what_one_side_does_not_have() -> None:
    def side(crusher: int, turns: int) -> Measured:
        spread = Spread(Counter({turns: 200, turns + 2: 200}))
        order = {"1": Rate(100, 400), "2": Rate(300, 400)}
        return Measured(
            400,
            order,
            {"crusher": Rate(crusher, 400)},
            Rate(0, 0),
            {"turns": spread, "none": Spread(Counter({0: 400}))},
        )

    found = differences(side(100, 40), side(200, 40))
    assert [(each.of, each.label, each.settled) for each in found] == [
        ("order", "1", False),
        ("order", "2", False),
        ("name", "crusher", True),
        ("length", "turns", False),
    ]
    alone = of_rates("crusher", Rate(100, 400), Rate(200, 400), 400)
    assert found[2].high - found[2].low > alone.high - alone.low
