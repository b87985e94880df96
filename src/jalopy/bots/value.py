"""The value of a position: the chance of every seat to win, as one seat may judge it.

A game's weights lie in its folder (bot/value.json) with a card that tells how they were learnt, and for which version of
the rules. For another version they are as good as none.
"""

from base64 import b64decode, b64encode
from collections.abc import Callable
from functools import cache
from pathlib import Path
from struct import pack, unpack
from typing import Any, Final

import msgspec

from jalopy import games
from jalopy.bots.hot.network import Layer, Network
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

FILE: Final = "value.json"  # beside a game's bots

Features = Callable[[Facts, Values], tuple[list[float], list[int]]]
"""What a seat sees and what was agreed on, as numbers; and by output of the network the seat that it speaks for."""


class LayerData(msgspec.Struct):
    """Weights by input and output, then biases, as half-precision numbers: more digits say no more."""

    inputs: int
    outputs: int
    numbers: str  # base64


class ValueFile(msgspec.Struct):
    card: dict[str, object]
    layers: list[LayerData]


class Value:
    def __init__(self, features: Features, network: Network) -> None:
        self.features = features
        self.network = network

    def chances(self, match: Match, seat: int) -> list[float]:
        """Of every seat, as this one may judge them."""
        won = match.game.sure_winner(match.state)
        if won is not None:
            return [1.0 if each == won else 0.0 for each in range(match.seats)]
        numbers, owners = self.features(match.glance(seat), match.settings)
        return self.network.chances(numbers, owners, match.seats)

    def judge(self, match: Match, seat: int) -> float:
        return self.chances(match, seat)[seat]


def features_of(game: str) -> Features | None:
    part: Any = games.part(games.find(game), "bot.hot.features")
    return None if part is None else part.features


@cache
def value_of(game: str) -> Value | None:
    """None where nothing was learnt, or only for other rules."""
    features, kept = features_of(game), read_file(file_of(game))
    if features is None or kept is None or kept.card["rules"] != games.find(game).version:
        return None
    return Value(features, Network([layer_from(data) for data in kept.layers]))


def file_of(game: str) -> Path:
    package: Any = games.part(games.find(game), "bot")
    return Path(package.__path__[0], FILE)


def read_file(path: Path) -> ValueFile | None:
    return msgspec.json.decode(path.read_bytes(), type=ValueFile) if path.is_file() else None


def write_file(path: Path, kept: ValueFile) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


def layer_from(data: LayerData) -> Layer:
    weights = data.inputs * data.outputs
    numbers = list(unpack(f"<{weights + data.outputs}e", b64decode(data.numbers)))
    return Layer(numbers[:weights], numbers[weights:])


def layer_data(weights: list[list[float]], biases: list[float]) -> LayerData:
    """`weights`: by input a row for all outputs."""
    numbers = [*(weight for row in weights for weight in row), *biases]
    return LayerData(
        inputs=len(weights),
        outputs=len(biases),
        numbers=b64encode(pack(f"<{len(numbers)}e", *numbers)).decode(),
    )
