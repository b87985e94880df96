"""A network that judges a position: numbers in, through layers of sums that are cut off below 0, a chance for each out."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ABSENT: Final = -2  # an output that speaks for nobody at this table


class Layer:
    def __init__(self, weights: list[float], biases: list[float]) -> None:
        """`weights`: one row for all outputs after the other, by input."""
        self.size: i64 = len(biases)
        self.weights = vec[float](weights)
        self.biases = vec[float](biases)

    def sums(self, inputs: vec[float]) -> vec[float]:
        """Inputs that are 0 cost nothing."""
        size, weights = self.size, self.weights
        sums = self.biases[:]
        at: i64 = 0
        for value in inputs:
            if value != 0.0:
                for place in range(size):
                    sums[place] += value * weights[at + place]
            at += size
        return sums


class Network:
    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def chances(self, numbers: list[float], owners: list[int], seats: int) -> list[float]:
        """Of each seat to win, told by the outputs that speak for it."""
        values = vec[float](numbers)
        last = len(self.layers) - 1
        for place, layer in enumerate(self.layers):
            values = layer.sums(values)
            if place < last:
                for at in range(layer.size):
                    if values[at] < 0.0:
                        values[at] = 0.0
        most = -1e300
        for place, owner in enumerate(owners):
            if owner != ABSENT and values[place] > most:
                most = values[place]
        chances = [0.0] * seats
        total = 0.0
        for place, owner in enumerate(owners):
            if owner != ABSENT:
                share = exp(values[place] - most)
                total += share
                if owner >= 0:
                    chances[owner] += share
        return [chance / total for chance in chances]
