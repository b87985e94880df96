"""What was worked out once is kept, and never too much of it."""

from jalopy.kernel.kept import Kept


def test_what_is_kept_is_found_again() -> None:
    kept: Kept[str, list[int]] = Kept()
    made = kept.keep("a", [1])
    assert kept.get("a") is made
    assert kept.get("b") is None


def test_it_never_holds_more_than_it_may() -> None:
    kept: Kept[int, int] = Kept(3)
    for number in range(100):
        kept.keep(number, number)
        assert len(kept) <= 3
        assert kept.get(number) == number
