"""What `jalopy bench --peers` measured, as the page docs/peers.md, which it writes."""

from collections.abc import Sequence
from typing import Any, Final

from jalopy.lab.peer_tag import NAME

Row = dict[str, Any]

INTRODUCTION: Final = """\
# Beside other engines

{date}, {machine}, Python {python}, the rules in their {build} build. `jalopy bench --peers --write docs/peers.md` measured this and wrote this page;
it installs the others into build/peers. Their runners, with pinned versions, lie in [bench/peers](../bench/peers/README.md).

Every answer is drawn by lot among the legal ones, nobody listens, one process plays. Figures are per second of processor time, of
all its threads. Each game of a peer and the one of ours beside it were measured in turn, {rounds} rounds of {each:.1f} seconds; the
best round of each counts.

* **A decision** is an answer of a player; dice and cards that fall are none.
* **Times as fast**: our decisions per second over theirs. Ours are answered in the kernel's own loop; **from Python** they are
  answered by a loop in Python, as the peers are.
* **A copy** is what search makes before it tries something. Ours is an honest fork, which deals anew what the seat does not
  know; PettingZoo and RLCard have no copy of their own, and are copied by `deepcopy`; boardgame.io needs none, for its states never
  change.
* **Memory** is what one more match takes after twenty answers: of Node the heap, of all others what the system counts. Ours
  keeps what undo and forks need; without that history, as the lab plays by lot, there are neither.
"""

THE_GAMES: Final = """\
`race` is the same simplified dice race everywhere, written as each engine's own games are: four players, up to six dice a turn one
after the other, a double loses the turn, the first to come to space 126 has won. Ours is compiled as our games are;
`race-interpreted` is the same file as it stands, on the compiled kernel. All other games are the engines' own: their rows set our
complete rules beside different and mostly much smaller ones. OpenSpiel's pig is written in C++, its tic-tac-toe in Python.
"""

ABOUT_TAG: Final = """\
TAG is driven by a loop in Java, and plays as long before each round as it is measured, for Java compiles what runs often. Its
compiler and collector count as processor time, and its memory is the heap. A copy is the one it makes for a player, which deals
anew what that player does not see.
"""


class Head:
    """A column: what stands above it, and how a row's figure is written."""

    def __init__(self, words: str, key: str, form: str = "") -> None:
        self.words = words
        self.key = key
        self.form = form

    @property
    def is_number(self) -> bool:
        return bool(self.form)

    def cell(self, row: Row) -> str:
        value = row[self.key]
        return "–" if value is None else format(value, self.form)


FIGURES: Final = (
    Head("decisions/s", "decisions_per_second", ",.0f"),
    Head("matches/s", "matches_per_second", ",.1f"),
    Head("copy, µs", "copy_us", ",.1f"),
    Head("memory, kB", "memory_kb", ",.1f"),
)
OURS: Final = (Head("game", "game"), *FIGURES)
PEERS: Final = (
    Head("peer", "peer"),
    Head("version", "version"),
    Head("game", "game"),
    *FIGURES,
    Head("ours", "ours"),
    Head("decisions/s", "ours_decisions_per_second", ",.0f"),
    Head("times as fast", "ratio", ",.2f"),
    Head("from Python", "from_python_ratio", ",.2f"),
)


def page(data: Row) -> str:
    parts = [
        INTRODUCTION.format(**data, each=data["seconds"] / data["rounds"]),
        "## Ours\n",
        table(OURS, data["ours"]),
        "## Peers\n",
        THE_GAMES,
        *([ABOUT_TAG] if any(row["peer"] == NAME for row in data["peers"]) else []),
        table(PEERS, data["peers"]),
        *(left_out(each) + "\n" for each in data["left_out"]),
    ]
    return "\n".join(parts)


def table(heads: Sequence[Head], rows: Sequence[Row]) -> str:
    lines = [
        [head.words for head in heads],
        ["--:" if head.is_number else "---" for head in heads],
        *([head.cell(row) for head in heads] for row in rows),
    ]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def left_out(each: Row) -> str:
    return f"{each['peer']} was left out: {each['why']}"
