"""Circuits of one's own (SR-15.4, SR-15.5) against another way to tell a ring, and every one of them can be raced."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.faults import said

from jalopy.games.scrap_racer.circuits import LONGEST, check_tiles, check_word, plain
from jalopy.games.scrap_racer.game import EXPANSION, GAME
from jalopy.games.scrap_racer.track import lay
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.errors import BadSetting
from jalopy.kernel.match import new_match
from jalopy.kernel.playout import play_out
from jalopy.kernel.settings import Values

steady = settings(derandomize=True, database=None, deadline=None)

WORDS = st.text("SRL", max_size=20)


@st.composite
def grown_rings(draw: st.DrawFn) -> str:
    """Rings grown from the smallest one: a straight pushed out into a bulge, or two opposite sides made longer."""
    word = "RRRR"
    for _ in range(draw(st.integers(0, 7))):
        place = draw(st.integers(0, len(word) - 1))
        match draw(st.sampled_from(["turn round", "lengthen", "bulge out", "bulge in"])):
            case "turn round":
                word = word[place:] + word[:place]
            case "lengthen":
                word = lengthened(word, place, draw(st.integers(0, len(word))))
            case "bulge out":
                word = word[:place] + "LRRL" + word[place + 1 :] if word[place] == "S" else word
            case "bulge in":
                word = word[:place] + "RLLR" + word[place + 1 :] if word[place] == "S" else word
    return word


def lengthened(word: str, one: int, other: int) -> str:
    """Two straights more; the ring still closes if they lead in opposite directions."""
    one, other = sorted((one, other))
    return word[:one] + "S" + word[one:other] + "S" + word[other:]


def is_ring(word: str) -> bool:
    """Drawn with complex numbers from tile centre to tile centre, and its winding measured by its area."""
    if not word or set(word) - set("SRL") or len(word) > LONGEST:
        return False
    place, heading = 0 + 0j, 1 + 0j
    corners = []
    for kind in word:
        corners.append(place)
        heading *= {"S": 1, "R": -1j, "L": 1j}[kind]  # y points up, so a right curve turns clockwise
        place += heading
    if place != 0 or heading != 1 or len(set(corners)) < len(corners):
        return False
    area = sum((corners[i - 1].conjugate() * corners[i]).imag for i in range(len(corners)))
    return area < 0  # clockwise


@settings(steady, max_examples=400)
@given(st.one_of(WORDS, grown_rings(), grown_rings().map(lambda word: word[::-1])))
def test_a_word_is_accepted_exactly_if_it_is_a_clockwise_ring(word: str) -> None:
    assert (check_word(word) == []) == is_ring(word), check_word(word)


def test_among_all_short_words_exactly_the_rings_are_accepted() -> None:
    words = [""]
    for _ in range(8):
        words += [word + kind for word in words if len(word) == len(words[-1]) for kind in "SRL"]
    assert len(words) == sum(3**length for length in range(9))
    rings = [word for word in words if is_ring(word)]
    assert [word for word in words if not check_word(word)] == rings
    assert len(rings) > 10


@settings(steady, max_examples=60)
@given(grown_rings(), st.integers(2, 8), st.integers(0, 10**6), st.data())
def test_every_accepted_ring_can_be_raced_from_any_tile(word: str, seats: int, seed: int, data: st.DataObject) -> None:
    if check_word(word):
        return
    finish = data.draw(st.integers(1, len(word)))
    match = new_match(
        GAME, seats, {"track": word, "any_tiles": True, "finish": finish}, FastChance(seed), listening=False
    )
    assert play_out(match, Stream(seed)) > 0
    assert len(match.standing) == seats
    track = lay(word, False, finish)
    assert track.word == word[finish - 1 :] + word[: finish - 1]
    assert track.length == 3 * len(word)


@settings(steady, max_examples=200)
@given(grown_rings())
def test_a_ring_that_needs_more_tiles_than_there_are_wants_leave_to(word: str) -> None:
    enough = word.count("S") <= 6 and len(word) - word.count("S") <= 8
    assert (check_tiles(word) == []) == enough
    try:
        GAME.read_settings(4, {"track": word})
        accepted = True
    except BadSetting:
        accepted = False
    assert accepted == (enough and is_ring(word))


@settings(steady, max_examples=100)
@given(st.text(max_size=12))
def test_any_text_is_a_circuit_or_refused_in_words(text: str) -> None:
    problem = said(check_word(text), "scrap-racer")
    assert (problem == "") == is_ring(text)
    assert problem == "" or problem.endswith(".")


# --- special pieces and the pit stop (SR-17.3, SR-21.1) -------------------------------------------------------------


@st.composite
def marked_rings(draw: st.DrawFn) -> str:
    """Rings with small letters here and there, most of them where they may stand."""
    word = draw(grown_rings())
    for letter in draw(st.lists(st.sampled_from("ssyvpp"), max_size=4)):
        fitting = [
            place
            for place, kind in enumerate(word)
            if (kind == "S") == (letter in "sp") and kind in "SRL" and not word[place + 1 : place + 2].islower()
        ]
        anywhere = not fitting or draw(st.booleans())
        place = draw(st.sampled_from(list(range(len(word))) if anywhere else fitting))
        word = word[: place + 1] + letter + word[place + 1 :]
    return word


def is_marked_ring(word: str) -> bool:
    """Told from the tiles as pairs of letters, each looked at beside the next."""
    tiles = re.findall("[SRL][a-z]*", word)
    if "".join(tiles) != word or not is_ring("".join(tile[0] for tile in tiles)):
        return False
    if any(tile not in ("S", "R", "L", "Ss", "Sp", "Ry", "Ly", "Rv", "Lv") for tile in tiles):
        return False
    pairs = zip(tiles, tiles[1:] + tiles[:1], strict=True)
    return all(word.count(letter) <= 1 for letter in "syvp") and all(
        second == "S" for first, second in pairs if first == "Sp"
    )


@settings(steady, max_examples=600)
@given(st.one_of(marked_rings(), st.text("SRLsyvpx", max_size=9)))
def test_a_word_with_small_letters_is_accepted_exactly_if_they_stand_where_they_may(word: str) -> None:
    problem = said(check_word(word), "scrap-racer")
    assert (problem == "") == is_marked_ring(word), problem
    assert problem == "" or (problem.endswith(".") and problem.count(". ") == 0)


def refusal(seats: int, wanted: Values) -> str:
    try:
        GAME.read_settings(seats, wanted)
    except BadSetting as error:
        return str(error)
    return ""


@settings(steady, max_examples=150)
@given(marked_rings(), st.integers(2, 8), st.integers(0, 10**6), st.data())
def test_every_accepted_ring_with_special_pieces_can_be_raced_or_is_refused_for_its_pit_stop(
    word: str, seats: int, seed: int, data: st.DataObject
) -> None:
    if check_word(word):
        return
    parts = data.draw(st.lists(st.sampled_from(EXPANSION), unique=True))
    finish = data.draw(st.integers(1, len(plain(word))))
    wanted: Values = {"track": word, "any_tiles": True, "finish": finish, **dict.fromkeys(parts, True)}
    problem = refusal(seats, wanted)
    if problem:
        assert "half-way" in problem or "to be exchanged" in problem
        return
    match = new_match(GAME, seats, wanted, FastChance(seed), listening=False)
    laid = match.view()["track"]
    assert play_out(match, Stream(seed)) > 0
    assert len(match.standing) == seats
    assert isinstance(laid, dict)
    if "laid" in laid:
        assert check_word(str(laid["laid"])) == []
