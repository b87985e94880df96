"""A network learns from positions who will win them. It takes PyTorch, and a GPU where there is one."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from jalopy.bots.hot.network import ABSENT
from jalopy.bots.learning.gathering import Kept
from jalopy.bots.value import LayerData, layer_data
from jalopy.kernel.errors import JalopyError

HIDDEN: Final = (128, 64)
AT_ONCE: Final = 1024  # positions of one step
RATE: Final = 2e-3  # of the first step; it falls to nothing
LEFT_OUT: Final = 0.1  # of the units in every step, so that none lives on what single matches have in common
HELD_OUT: Final = 10  # one match of so many is never learnt from
BINS: Final = 10
NEVER: Final = -1e9


class NoTorch(JalopyError):
    """PyTorch is missing."""


@dataclass(frozen=True)
class Bin:
    """Positions in which about the same chance was told, and how often it came true."""

    told: float
    came: float
    positions: int


@dataclass(frozen=True)
class Learnt:
    layers: list[LayerData]
    positions: int
    held_out: int
    loss: float
    brier: float
    naive: float  # the same for somebody who tells the average every time
    reliability: list[Bin]


def torch() -> Any:
    try:
        import torch as found
    except ImportError:
        raise NoTorch("Learning takes PyTorch: install jalopy[learn], or torch by itself.") from None
    return found


def train(chunks: Iterable[Kept], seed: int, epochs: int, progress: Callable[[int, float, float], None]) -> Learnt:
    """`progress` hears after each epoch its number, the loss and the Brier score on matches that are not learnt from."""
    t = torch()
    t.manual_seed(seed)
    device = "cuda" if t.cuda.is_available() else "cpu"
    data = _Data(t, list(chunks), device)
    network = _network(t, data.numbers.shape[1], data.owners.shape[1]).to(device)
    steps = max(1, len(data.learnt_from) // AT_ONCE) * epochs
    optimiser = t.optim.AdamW(network.parameters(), lr=RATE, weight_decay=1e-2, fused=device == "cuda")
    schedule = t.optim.lr_scheduler.LambdaLR(optimiser, lambda step: 0.5 * (1 + math.cos(math.pi * step / steps)))
    best, kept = math.inf, {}
    for epoch in range(1, epochs + 1):
        order = data.learnt_from[t.randperm(len(data.learnt_from), device=device)]
        for some in order.split(AT_ONCE):
            if len(some) < AT_ONCE and len(order) >= AT_ONCE:
                continue
            optimiser.zero_grad()
            data.loss(network, some).mean().backward()
            optimiser.step()
            schedule.step()
        loss, brier, _ = data.judged(network)
        progress(epoch, loss, brier)
        if loss < best:
            best, kept = loss, {name: value.clone() for name, value in network.state_dict().items()}
    network.load_state_dict(kept)
    loss, brier, told = data.judged(network)
    share = sum(came for _, came in told) / len(told)
    return Learnt(
        layers=[
            layer_data(layer.weight.detach().T.cpu().tolist(), layer.bias.detach().cpu().tolist())
            for layer in network
            if isinstance(layer, t.nn.Linear)
        ],
        positions=len(data.learnt_from),
        held_out=len(data.held_out),
        loss=loss,
        brier=brier,
        naive=share * (1 - share),
        reliability=_reliability(told),
    )


def _network(t: Any, inputs: int, outputs: int) -> Any:
    layers: list[Any] = []
    for size in HIDDEN:
        layers += [t.nn.Linear(inputs, size), t.nn.ReLU(), t.nn.Dropout(LEFT_OUT)]
        inputs = size
    return t.nn.Sequential(*layers, t.nn.Linear(inputs, outputs))


class _Data:
    def __init__(self, t: Any, chunks: list[Kept], device: str) -> None:
        self.t = t
        inputs, outputs = chunks[0].inputs, chunks[0].outputs
        joined = (b"".join(getattr(chunk, name) for chunk in chunks) for name in ("numbers", "owners", "won"))
        numbers, owners, won = (bytearray(each) for each in joined)
        self.numbers = t.frombuffer(numbers, dtype=t.float16).reshape(-1, inputs).to(device).float()
        self.owners = t.frombuffer(owners, dtype=t.int8).reshape(-1, outputs).to(device)
        self.won = t.frombuffer(won, dtype=t.uint8).reshape(-1, outputs).to(device).bool()
        matches = t.tensor([match for chunk in chunks for match in chunk.matches], device=device)
        self.held_out = (matches % HELD_OUT == 0).nonzero()[:, 0]
        self.learnt_from = (matches % HELD_OUT != 0).nonzero()[:, 0]

    def _chances(self, network: Any, some: Any) -> Any:
        """As logarithms, by output."""
        told = network(self.numbers[some]).masked_fill(self.owners[some] == ABSENT, NEVER)
        return self.t.log_softmax(told, 1)

    def loss(self, network: Any, some: Any) -> Any:
        """How surprising it is that those won who did."""
        return -self.t.logsumexp(self._chances(network, some).masked_fill(~self.won[some], NEVER), 1)

    def judged(self, network: Any) -> tuple[float, float, list[tuple[float, bool]]]:
        """Loss and Brier score of what is not learnt from; and the chances told there for the seat that looks, with what
        came of them."""
        network.eval()  # with all its units
        with self.t.no_grad():
            loss = self.loss(network, self.held_out).mean().item()
            own = self.owners[self.held_out] == self.owners[self.held_out][:, :1]
            told = (self._chances(network, self.held_out).exp() * own).sum(1)
            came = (self.won[self.held_out] & own).any(1)
            brier = ((told - came.float()) ** 2).mean().item()
        network.train()
        return loss, brier, list(zip(told.tolist(), came.tolist(), strict=True))


def _reliability(told: list[tuple[float, bool]]) -> list[Bin]:
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for chance, came in told:
        bins[min(BINS - 1, int(chance * BINS))].append((chance, came))
    return [
        Bin(
            told=round(sum(chance for chance, _ in each) / len(each), 4),
            came=round(sum(came for _, came in each) / len(each), 4),
            positions=len(each),
        )
        for each in bins
        if each
    ]
