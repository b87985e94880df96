"""Chance is fair, a function of (seed, turn, draw), and never changes from one release to the next."""

import hashlib
from collections.abc import Callable, Iterator
from itertools import pairwise, product

import pytest
from tests.kernel.fairness import surprise

from jalopy.kernel.chance import (
    LARGEST_SEED,
    Chance,
    CommittedChance,
    FastChance,
    ScriptedChance,
    Stream,
)
from jalopy.kernel.errors import BadScript, BadSetting

SEED = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"

# Five standard deviations: fair chance is refused once in three million times, and these draws never change.
FAIR = 5.0

# n = 3 * 2**29 makes draws without rejection give two thirds of the results half as often again as the others.
TELLING_N = 3 * 2**29


def dice(seeds: range, turns: range, draws: range) -> Iterator[int]:
    for seed in seeds:
        chance = FastChance(seed)
        for turn, draw in product(turns, draws):
            yield chance.roll(turn, draw, 6)


# --- known answers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "turn", "expected"),
    [
        (0, 0, [1, 2, 4, 2, 1, 3, 6, 3, 6, 4]),
        (0, 1, [4, 4, 2, 4, 1, 3, 6, 5, 6, 3]),
        (7, 3, [5, 1, 3, 1, 2, 1, 2, 2, 1, 6]),
        (2**32, 3, [6, 1, 6, 6, 1, 6, 4, 3, 2, 3]),
        (LARGEST_SEED, 12345, [3, 5, 5, 6, 6, 5, 5, 4, 6, 6]),
    ],
)
def test_the_dice_of_fast_chance_stay_what_they_are(seed: int, turn: int, expected: list[int]) -> None:
    chance = FastChance(seed)
    assert [chance.roll(turn, count, 6) for count in range(10)] == expected


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (1, [0, 0, 0, 0, 0, 0]),
        (28, [19, 4, 21, 26, 8, 0]),
        (1_000_003, [691905, 163246, 779896, 946125, 310454, 17732]),
    ],
)
def test_the_picks_of_fast_chance_stay_what_they_are(n: int, expected: list[int]) -> None:
    chance = FastChance(2026)
    assert [chance.draw(9, count, n) for count in range(6)] == expected


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        (0, [4, 35, 97, 53, 40, 13, 35, 10]),
        (41, [40, 78, 12, 39, 56, 56, 29, 22]),
        (2**40 + 41, [53, 72, 37, 6, 8, 68, 64, 26]),
        (LARGEST_SEED, [91, 10, 96, 75, 66, 11, 85, 12]),
    ],
)
def test_the_numbers_of_a_stream_stay_what_they_are(key: int, expected: list[int]) -> None:
    stream = Stream(key)
    assert [stream.below(100) for _ in range(8)] == expected


def test_the_dice_of_committed_chance_stay_what_they_are() -> None:
    plain = CommittedChance(SEED)
    assert plain.commitment == "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef"
    assert [plain.roll(2, count, 6) for count in range(10)] == [1, 1, 6, 6, 6, 2, 1, 1, 5, 4]
    mixed = CommittedChance(SEED, ("anna", "größer"))
    assert mixed.commitment == plain.commitment
    assert [mixed.roll(2, count, 6) for count in range(10)] == [6, 2, 4, 2, 4, 5, 6, 1, 5, 3]


# --- committed chance by another hand -----------------------------------------------------------------------------


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104 from plain SHA-256; the keys here are shorter than a block."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def drawn_by_hand(seed: str, entropy: tuple[str, ...], turn: int, count: int, n: int) -> int:
    parts = [bytes.fromhex(seed)]
    for text in entropy:
        encoded = text.encode("utf-8")
        parts += [bytes([len(encoded) >> 24 & 255, len(encoded) >> 16 & 255, len(encoded) >> 8 & 255])]
        parts += [bytes([len(encoded) & 255]), encoded]
    key = hashlib.sha256(b"".join(parts)).digest()
    largest_multiple = 2**64 // n * n
    attempt = 0
    while True:
        word = hmac_sha256(key, b"%d:%d:%d" % (turn, count, attempt))
        number = sum(byte << 8 * (7 - place) for place, byte in enumerate(word[:8]))
        if number < largest_multiple:
            return number % n
        attempt += 1


@pytest.mark.parametrize("entropy", [(), ("",), ("a", "b"), ("ab",), ("größer", "x" * 300)])
@pytest.mark.parametrize("n", [1, 2, 6, 28, 2**40 + 1, 2**62 + 1])
def test_committed_chance_is_what_its_description_says(entropy: tuple[str, ...], n: int) -> None:
    chance = CommittedChance(SEED, entropy)
    for turn, count in product((0, 1, 77), range(12)):
        assert chance.draw(turn, count, n) == drawn_by_hand(SEED, entropy, turn, count, n)


def test_committed_chance_commits_to_the_seed_alone() -> None:
    assert CommittedChance(SEED, ("a",)).commitment == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def test_where_entropy_is_cut_makes_a_difference() -> None:
    together, apart = CommittedChance(SEED, ("ab",)), CommittedChance(SEED, ("a", "b"))
    assert [together.draw(1, count, 1000) for count in range(5)] != [apart.draw(1, count, 1000) for count in range(5)]


def test_committed_chance_makes_up_a_seed_nobody_knows() -> None:
    one, other = CommittedChance(), CommittedChance()
    assert len(one.seed) == 64
    assert one.seed != other.seed


# --- fairness -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seeds", "turns", "draws"),
    [
        pytest.param(range(24_000), range(1), range(1), id="first die of many seeds"),
        pytest.param(range(2**62, 2**62 + 20_000), range(1), range(1, 3), id="large seeds"),
        pytest.param(range(1), range(24_000), range(1), id="first die of many turns"),
        pytest.param(range(3, 4), range(1, 2), range(40_000), id="many dice of one turn"),
        pytest.param(range(20), range(50), range(40), id="all mixed"),
    ],
)
def test_dice_are_fair(seeds: range, turns: range, draws: range) -> None:
    assert abs(surprise(dice(seeds, turns, draws), 6)) < FAIR


@pytest.mark.parametrize(
    ("seeds", "turns", "draws"),
    [
        pytest.param(range(18_000), range(1), range(1), id="neighbouring seeds"),
        pytest.param(range(1), range(18_000), range(1), id="neighbouring turns"),
        pytest.param(range(5, 6), range(1), range(18_000), id="neighbouring draws"),
    ],
)
@pytest.mark.parametrize("lag", [1, 2, 3, 4, 6, 8, 16, 64])
def test_dice_know_nothing_of_those_before(seeds: range, turns: range, draws: range, lag: int) -> None:
    rolled = list(dice(seeds, turns, draws))
    pairs = list(zip(rolled, rolled[lag:], strict=False))
    assert abs(surprise(pairs, 36)) < FAIR


def test_whole_rolls_of_a_turn_are_fair() -> None:
    rolled = list(dice(range(8_000), range(1, 4), range(3)))
    triples = [tuple(rolled[start : start + 3]) for start in range(0, len(rolled), 3)]
    assert abs(surprise(triples, 216)) < FAIR


def test_the_sides_of_a_die_do_not_matter_to_its_neighbours() -> None:
    chance = FastChance(11)
    mixed = [chance.draw(1, count, 28 if count % 2 else 6) for count in range(40_000)]
    assert abs(surprise(pairwise_of_six_and_28(mixed), 6 * 28)) < FAIR


def pairwise_of_six_and_28(mixed: list[int]) -> list[tuple[int, int]]:
    return [(mixed[place], mixed[place + 1]) for place in range(0, len(mixed) - 1, 2)]


def fast_numbers(n: int) -> Iterator[int]:
    chance = FastChance(99)
    return (chance.draw(turn, count, n) for turn in range(200) for count in range(200))


def stream_numbers(n: int) -> Iterator[int]:
    stream = Stream(99)
    return (stream.below(n) for _ in range(40_000))


def committed_numbers(n: int) -> Iterator[int]:
    chance = CommittedChance(SEED)
    return (chance.draw(turn, count, n) for turn in range(100) for count in range(100))


@pytest.mark.parametrize("numbers", [fast_numbers, stream_numbers, committed_numbers])
@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 12, 28, 60, 100])
def test_numbers_below_n_are_equally_likely(numbers: Callable[[int], Iterator[int]], n: int) -> None:
    assert abs(surprise(numbers(n), n)) < FAIR


@pytest.mark.parametrize("numbers", [fast_numbers, stream_numbers])
def test_no_number_is_likelier_because_n_is_no_power_of_two(numbers: Callable[[int], Iterator[int]]) -> None:
    drawn = list(numbers(TELLING_N))
    assert max(drawn) < TELLING_N
    assert min(drawn) >= 0
    assert abs(surprise((number % 3 for number in drawn), 3)) < FAIR
    assert abs(surprise((number * 8 // TELLING_N for number in drawn), 8)) < FAIR


def test_drawing_the_telling_n_without_rejection_would_be_found_out() -> None:
    assert surprise(((word * TELLING_N >> 32) % 3 for word in range(0, 2**32, 104_729)), 3) > FAIR


@pytest.mark.parametrize("lag", [1, 2, 3, 5])
def test_a_stream_does_not_repeat_itself(lag: int) -> None:
    stream = Stream(5)
    drawn = [stream.below(6) for _ in range(40_000)]
    assert abs(surprise(zip(drawn, drawn[lag:], strict=False), 36)) < FAIR


def test_neighbouring_streams_have_nothing_in_common() -> None:
    firsts = [Stream(key).below(6) for key in range(40_000)]
    assert abs(surprise(pairwise(firsts), 36)) < FAIR


# --- a function, not a memory -------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", [FastChance(5), CommittedChance(SEED)])
def test_a_draw_is_the_same_whenever_it_is_asked_for(chance: Chance) -> None:
    places = [(turn, count) for turn in range(6) for count in range(6)]
    forwards = {place: chance.draw(*place, 1000) for place in places}
    backwards = {place: chance.draw(*place, 1000) for place in reversed(places)}
    assert forwards == backwards


def test_a_die_is_a_draw_and_one() -> None:
    chance = FastChance(17)
    assert [chance.roll(3, count, 20) for count in range(50)] == [chance.draw(3, count, 20) + 1 for count in range(50)]


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetting, match=f"from 0 to {LARGEST_SEED}, not {seed}"):
        FastChance(seed)
    with pytest.raises(BadSetting, match=f"from 0 to {LARGEST_SEED}, not {seed}"):
        Stream(seed)


@pytest.mark.parametrize("seed", ["0" * 63, "0" * 65, "G" * 64, SEED.upper(), " " + SEED, "é" * 64])
def test_a_committed_seed_is_64_small_hexadecimal_digits(seed: str) -> None:
    with pytest.raises(BadSetting, match="64 hexadecimal digits in lower case"):
        CommittedChance(seed)


def test_entropy_that_is_no_text_is_refused() -> None:
    with pytest.raises(BadSetting, match="UTF-8"):
        CommittedChance(SEED, ("\ud800",))


# --- scripts ------------------------------------------------------------------------------------------------------


def test_a_script_gives_dice_picks_and_cards_in_order() -> None:
    chance = ScriptedChance(dice=[3, 5], cards=["gear", "bolt"], picks=[2])
    assert [chance.roll(1, 0, 6), chance.draw(1, 1, 4), chance.roll(1, 2, 6)] == [3, 2, 5]
    assert [chance.card(1, 3), chance.card(2, 0)] == ["gear", "bolt"]


def test_a_draw_asked_for_again_stands_where_it_stood() -> None:
    chance = ScriptedChance(dice=[1, 2, 3, 4])
    assert [chance.roll(1, 0, 6), chance.roll(1, 1, 6), chance.roll(2, 0, 6)] == [1, 2, 3]
    assert [chance.roll(1, 1, 6), chance.roll(1, 1, 6), chance.roll(1, 2, 6), chance.roll(2, 0, 6)] == [2, 2, 3, 4]


def test_what_was_taken_back_leaves_no_gap_in_a_script() -> None:
    chance = ScriptedChance(dice=[1, 2, 3], picks=[0, 0])
    chance.roll(1, 0, 6)
    chance.roll(1, 1, 6)
    chance.roll(1, 2, 6)
    chance.rewind(1, 1)
    assert chance.draw(1, 1, 6) == 0
    assert chance.roll(1, 2, 6) == 2


def test_a_script_without_cards_names_none() -> None:
    assert ScriptedChance(dice=[1]).card(1, 0) == ""
    assert FastChance(1).card(1, 0) == ""


def test_a_script_says_where_its_dice_end() -> None:
    chance = ScriptedChance(dice=[4])
    chance.roll(7, 0, 6)
    with pytest.raises(BadScript, match="dice end after 1, and one more is rolled in turn 7"):
        chance.roll(7, 1, 6)


def test_a_script_says_where_its_picks_end() -> None:
    with pytest.raises(BadScript, match="picks end after 0, and a pick from 9 is needed in turn 3"):
        ScriptedChance().draw(3, 0, 9)


def test_a_script_says_where_its_cards_end() -> None:
    chance = ScriptedChance(cards=["bolt"])
    chance.card(2, 0)
    with pytest.raises(BadScript, match="cards end after 1, and one more is drawn in turn 2"):
        chance.card(2, 1)


@pytest.mark.parametrize("die", [0, 7, -1])
def test_a_script_says_which_die_does_not_exist(die: int) -> None:
    with pytest.raises(BadScript, match=f"die 1 is {die}, but must be from 1 to 6"):
        ScriptedChance(dice=[die]).roll(1, 0, 6)


@pytest.mark.parametrize("pick", [4, -1])
def test_a_script_says_which_pick_does_not_exist(pick: int) -> None:
    with pytest.raises(BadScript, match=f"pick 1 is {pick}, but must be from 0 to 3"):
        ScriptedChance(picks=[pick]).draw(1, 0, 4)


def test_a_script_keeps_its_own_lists() -> None:
    given = [1, 2]
    chance = ScriptedChance(dice=given)
    given.clear()
    assert chance.roll(1, 0, 6) == 1
