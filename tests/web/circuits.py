"""What the page's track builder is held to: words that the game takes or refuses, and the box that they are laid from.

python tests/web/circuits.py     write box.json and fixtures/circuits.txt in web/src/games/scrap-racer/builder

A line of the sample is `+` or `-` (taken or refused), the word, and where they are not the usual ones the tile of the
finish line and `*` for the setting any_tiles. A line with `=` is a circuit that is taken, with its boost spaces, and one with
`@` tells beside which tiles the pit stop can begin there, the usual one first; `~` stands for the setting short.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jalopy import games
from jalopy.games.scrap_racer import circuits, components, track
from jalopy.games.scrap_racer.circuits import MARKS, marked, marks_of, plain
from jalopy.games.scrap_racer.pieces import pit_place, pit_places
from jalopy.kernel.errors import BadSetting

BUILDER = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "scrap-racer" / "builder"
SAMPLE = BUILDER / "fixtures" / "circuits.txt"
BOX = BUILDER / "box.json"

GAME = games.find("scrap-racer")
SEATS = 4
RINGS = 170
STRANGE = (
    "",
    "A",
    "G",
    "a",
    "AB",
    "X",
    "srrr",
    "RRRR ",
    " RRRR",
    "RRRR\u00e9",
    "RRRR\U0001f697",
    "S" * 61,
    "RRRR1",
    "pRRRR",
    "RRRRss",
)

Try = tuple[str, int, bool]


def given(word: str, finish: int, any_tiles: bool) -> dict[str, Any]:
    return {"track": word, "finish": finish, "any_tiles": any_tiles}


def accepts(word: str, finish: int = 1, any_tiles: bool = False) -> bool:
    try:
        GAME.read_settings(SEATS, given(word, finish, any_tiles))
    except BadSetting:
        return False
    return True


def grown(chance: random.Random, most: int) -> str:
    """A random ring: the smallest one, with stretches of it pushed outwards or inwards."""
    word = "RRRR"
    for _ in range(chance.randrange(60 if most < 60 else 200)):
        place = chance.randrange(len(word))
        turned = word[place:] + word[:place]
        for old, new in chance.sample(GROWTH, len(GROWTH)):
            if turned.startswith(old) and len(word) + len(new) - len(old) <= most:
                candidate = new + turned[len(old) :]
                if not circuits.check_ring(candidate):
                    word = candidate
                    break
    place = chance.randrange(len(word))
    return word[place:] + word[:place]


def rectangle(long: int) -> str:
    return ("S" * long + "RR") * 2


GROWTH = [
    ("RR", "RSSR"),
    ("RR", "SRRS"),
    ("SS", "LRRL"),
    ("SSS", "LRSRL"),
    ("RL", "SRLS"),
    ("SR", "LRR"),
    ("RS", "RRL"),
]


def marked_at_random(chance: random.Random, word: str) -> str:
    kinds, marks = plain(word), marks_of(word)
    for mark in chance.sample(sorted(MARKS.values()), chance.randint(1, 4)):
        fitting = [at for at, kind in enumerate(kinds) if (kind == "S") == (mark in ("slime-trail", "pit-stop"))]
        places = fitting if fitting and chance.random() < 0.8 else list(range(len(kinds)))
        marks[chance.choice(places)] = mark
    return marked(kinds, marks)


def changed(chance: random.Random, word: str) -> str:
    """One slip of the hand: a letter dropped, doubled, exchanged, swapped with its neighbour, or put in."""
    at = chance.randrange(len(word))
    letter = chance.choice("SRLSRLsyvp")
    how = chance.randrange(5)
    if how == 0:
        return word[:at] + word[at + 1 :]
    if how == 1:
        return word[:at] + word[at] + word[at:]
    if how == 2:
        return word[:at] + letter + word[at + 1 :]
    if how == 3:
        return word[:at] + word[at : at + 2][::-1] + word[at + 2 :]
    return word[:at] + letter + word[at:]


def tries() -> Iterator[Try]:
    chance = random.Random(15)
    for word in (*STRANGE, *circuits.NAMED, "RRRR", "LLLL", "SRSRSRSR", rectangle(28), rectangle(29)):
        for finish in (1, 2, 14, 15, 60, 61):
            yield word, finish, False
            yield word, finish, True
    named = [circuits.word_of(name) for name in circuits.NAMED]
    for word in named:  # every mark in every place, with the line everywhere for the pit stop
        for at in range(len(word)):
            for letter in MARKS:
                yield word[: at + 1] + letter + word[at + 1 :], 1, False
            for finish in range(1, len(word) + 2, 3):
                yield word[: at + 1] + "p" + word[at + 1 :], finish, False
    for number in range(RINGS):
        ring = grown(chance, chance.choice((8, 14, 14, 14, 24, 60, 62)))
        yield ring, 1, False
        yield ring, chance.randint(1, len(ring) + 1), True
        for _ in range(4):
            word = marked_at_random(chance, ring)
            yield word, 1, number % 2 == 0
            yield word, chance.randint(1, len(ring)), True
            yield changed(chance, word), chance.choice((1, 1, 3)), chance.random() < 0.5
        for _ in range(4):
            yield changed(chance, ring), 1, chance.random() < 0.5
        yield changed(chance, changed(chance, ring)), 1, True
        yield ring.translate(str.maketrans("RL", "LR")), 1, True
        yield ring[::-1], 1, True


def line(sign: str, word: str, finish: int, any_tiles: bool) -> str:
    return " ".join([f"{sign}{word}", *([str(finish)] if finish != 1 else []), *(["*"] if any_tiles else [])])


def places(word: str, finish: int, short: bool) -> str:
    laid = track.lay(word, short, finish)
    usual = pit_place(laid)
    found = sorted(pit_places(laid), key=lambda place: place != usual)
    return f"{line('@', word, finish, False)}{' ~' if short else ''} : {' '.join(map(str, found))}".rstrip()


def sample() -> str:
    lines: dict[str, None] = {}
    taken = 0
    for word, finish, any_tiles in tries():
        if " " in word:
            word = word.replace(" ", "_")
        fine = accepts(word, finish, any_tiles)
        lines[line("+" if fine else "-", word, finish, any_tiles)] = None
        taken += fine
        if fine and taken % 7 == 0:
            spaces = track.lay(word, False, finish).boost_spaces
            lines[f"{line('=', word, finish, any_tiles)} : {' '.join(map(str, spaces))}"] = None
            if components.PIT_STOP not in marks_of(word):
                lines[places(word, finish, False)] = None
    for name in circuits.NAMED:
        for short in (False, True):
            for finish in range(1, track.tile_count(name, short) + 1):
                lines[places(name, finish, short)] = None
    return "\n".join(lines) + "\n"


def box() -> str:
    """The facts that a drawing of a circuit needs, from the game's own box."""
    facts = {
        "straights": components.STRAIGHTS,
        "curves": components.CURVES,
        "longest": circuits.LONGEST,
        "spaces": components.SPACES_PER_TILE,
        "markers": components.BOOST_MARKERS,
        "more_markers": components.MORE_BOOST_MARKERS,
        "boosts": components.BOX.counts("boost.spaces", "on"),
        "lane": components.LANE,
        "centre": components.CENTRE_AT,
        "fork": components.FORK_AFTER,
        "rejoin": components.REJOIN_AT,
        "stop": components.STOP_AT,
        "circuits": {
            name: {"word": circuits.word_of(name), "without": components.BOX.group(f"circuits.{name}")["without"]}
            for name in circuits.NAMED
        },
    }
    return json.dumps(facts, indent=1) + "\n"


if __name__ == "__main__":
    SAMPLE.write_text(sample(), encoding="utf-8")
    BOX.write_text(box(), encoding="utf-8")
