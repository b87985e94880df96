"""A report's matches are the same whoever plays them, and after whatever."""

from jalopy.bots.registry import find
from jalopy.lab.report.gathering import make_plan, play_deal


def test_a_deal_played_again_hangs_on_nothing_that_was_played_before() -> None:
    """Home Racers' rookie keeps what it reckoned out; of this deal's matches one ended otherwise for what another deal left."""
    job = make_plan("home-racers", 4, ["rookie"], 2000, 1, {}).job
    find("rookie", "home-racers").forget()
    alone = play_deal((job, 8, 5))
    play_deal((job, 7, 5))
    assert play_deal((job, 8, 5)) == alone
