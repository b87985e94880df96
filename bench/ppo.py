"""Proximal policy optimisation on the vector environment: one network plays all seats of Scrap Racer and learns from itself.

    python bench/ppo.py [--minutes M] [--seats N] [--seed S]    learn on one core; then write and draw the curve
    python bench/ppo.py --draw                                  draw it again from what was kept

Meanwhile it is tried in matches against `random` and against rookies, which it never learns from. The curve is
docs/pictures/learning.svg, made from learning.json beside it. Needs jalopy[envs] and jalopy[learn].
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

PICTURE: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "learning.svg"
KEPT: Final = PICTURE.with_suffix(".json")
GAME: Final = "scrap-racer"

MATCHES: Final = 256  # abreast
STEPS: Final = 128  # of each between two updates
HIDDEN: Final = 128
RATE: Final = 1e-3
EPOCHS, BATCH = 3, 4096
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
LAMBDA: Final = 0.95  # later rewards count in full: matches end
SURE: Final = 1.96


# --- learning -----------------------------------------------------------------------------------------------------------


class Learner:
    """Network, optimiser, and the scale of what is seen, taken from some play by lot."""

    def __init__(self, env: Any, seed: int) -> None:
        import torch

        from jalopy.envs.vector import random_legal

        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.torch = torch
        self.rng = np.random.default_rng(seed)
        rows = []
        now = env.reset()
        for step in range(400):
            now = env.step(random_legal(now.masks, self.rng))
            if step % 10 == 0:
                rows.append(now.observations[:64])
        seen = np.concatenate(rows).astype(np.float32)
        self.middle, self.spread = seen.mean(0), seen.std(0) + 0.05
        body = [
            torch.nn.Linear(env.world.size, HIDDEN),
            torch.nn.Tanh(),
            torch.nn.Linear(HIDDEN, HIDDEN),
            torch.nn.Tanh(),
        ]
        self.net = torch.nn.Sequential(*body, torch.nn.Linear(HIDDEN, len(env.world.actions) + 1))
        with torch.no_grad():
            self.net[-1].weight *= 0.1
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=RATE, eps=1e-5)

    def scaled(self, observations: Any) -> Any:
        return self.torch.from_numpy(np.clip((observations - self.middle) / self.spread, -5, 5).astype(np.float32))

    def judged(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Logarithms of the chances of all actions, and what the position is worth."""
        out = self.net(seen)
        logits = out[:, :-1].masked_fill(~self.torch.from_numpy(masks), -1e9)
        return logits.log_softmax(1), out[:, -1]

    def act(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        """Drawn by their chances: actions, the logarithms of their chances, values."""
        with self.torch.no_grad():
            logs, values = self.judged(self.scaled(observations), masks)
        lot = -np.log(-np.log(self.rng.random(masks.shape) + 1e-12) + 1e-12)
        actions = (logs.numpy() + lot).argmax(1)
        return actions, logs.numpy()[np.arange(len(actions)), actions], values.numpy()

    def best(self, observations: Any, masks: Any) -> Any:
        with self.torch.no_grad():
            return self.judged(self.scaled(observations), masks)[0].argmax(1).numpy()

    def learn(self, seen: Any, masks: Any, actions: Any, logs: Any, gains: Any, returns: Any) -> None:
        torch = self.torch
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(actions))
            for first in range(0, len(order), BATCH):
                rows = order[first : first + BATCH]
                now, values = self.judged(self.scaled(seen[rows]), masks[rows])
                taken = now.gather(1, torch.from_numpy(actions[rows])[:, None])[:, 0]
                ratio = (taken - torch.from_numpy(logs[rows])).exp()
                gain = torch.from_numpy(gains[rows])
                policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                value = (values - torch.from_numpy(returns[rows])).square().mean()
                entropy = -(now.exp() * now.clamp(min=-1e8)).sum(1).mean()
                self.optimiser.zero_grad()
                (policy + VALUE * value - ENTROPY * entropy).backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimiser.step()


def gather(env: Any, learner: Learner, now: Any) -> tuple[Any, list[Any]]:
    """So many steps of all matches, and how much better each answer turned out than was thought."""
    steps = []
    for _ in range(STEPS):
        actions, logs, values = learner.act(now.observations, now.masks)
        after = env.step(actions)
        steps.append((now.observations, now.masks, now.seats, actions, logs, values, after.ended, after.rewards))
        now = after
    seen, masks, seats, actions, logs, values, ended, rewards = (np.stack(part) for part in zip(*steps, strict=True))
    gains, counts = advantages(seats, values, ended, rewards)
    returns = gains + values
    kept = [part[counts] for part in (seen, masks, actions, logs, gains, returns)]
    return now, kept


def advantages(seats: Any, values: Any, ended: Any, rewards: Any) -> tuple[Any, Any]:
    """By generalised estimates along the answers of each seat; an answer after which the seat's story breaks off does not count."""
    matches = np.arange(seats.shape[1])
    following = np.zeros(rewards.shape[1:], np.float32)  # what the seat's next position is worth, or the match
    gain = np.zeros_like(following)
    known = np.zeros(following.shape, np.bool_)
    gains = np.zeros_like(values)
    counts = np.zeros(values.shape, np.bool_)
    for step in range(len(seats) - 1, -1, -1):
        over = ended[step]
        following[over], gain[over], known[over] = rewards[step][over], 0, True
        at = (matches, seats[step])
        gains[step] = following[at] - values[step] + LAMBDA * gain[at]
        counts[step] = known[at]
        gain[at] = np.where(known[at], gains[step], 0)
        following[at], known[at] = values[step], True
    return gains, counts


# --- how strong it is -----------------------------------------------------------------------------------------------------


def wins(learner: Learner, seats: int, opponents: str, matches: int, seed: int) -> int:
    """Of so many matches against three such bots, the seat by lot; always the action that it thinks best of."""
    from jalopy.envs.gymnasium import SingleEnv
    from jalopy.envs.names import name_of

    tables = [SingleEnv(name_of(GAME), seats, None, opponents) for _ in range(min(100, matches))]
    shown = [table.reset(seed=seed * 1000 + number) for number, table in enumerate(tables)]
    won = begun = 0
    waiting = list(range(len(tables)))
    begun = len(tables)
    while waiting:
        seen = np.stack([shown[place][0] for place in waiting])
        masks = np.stack([shown[place][1]["action_mask"] for place in waiting]).astype(np.bool_)
        for place, action in zip(waiting.copy(), learner.best(seen, masks), strict=True):
            after, reward, ended, _, info = tables[place].step(int(action))
            shown[place] = (after, info)
            if ended:
                won += reward > 0
                if begun < matches:
                    shown[place] = tables[place].reset()
                    begun += 1
                else:
                    waiting.remove(place)
    return won


def interval(won: int, matches: int) -> tuple[float, float]:
    from jalopy.lab.intervals import wilson

    return wilson(won, matches)


def train(minutes: float, seats: int, seed: int) -> dict[str, Any]:
    from jalopy.envs.names import name_of
    from jalopy.envs.vector import VectorEnv
    from jalopy.lab.simulate import simulate

    env = VectorEnv(name_of(GAME), MATCHES, seats, seed)
    learner = Learner(env, seed)
    now = env.reset(seed)
    points: list[dict[str, Any]] = []
    decisions, learning, update = 0, 0.0, 0
    while True:
        if update % 15 == 0 or learning >= 60 * minutes:
            last = learning >= 60 * minutes
            tried = 2000 if last else 300
            point: dict[str, Any] = {"decisions": decisions, "seconds": round(learning), "matches": tried}
            point |= {bot: wins(learner, seats, bot, tried, update) for bot in ("random", "rookie")}
            points.append(point)
            left = max(0.0, minutes - learning / 60)
            print(f"{decisions:>10,} decisions: {point['random'] / tried:.1%} of matches won against random, "
                  f"{point['rookie'] / tried:.1%} against rookies; {left:.1f} minutes left", flush=True)  # fmt: skip
            if last:
                break
        began = time.perf_counter()
        now, kept = gather(env, learner, now)
        learner.learn(*kept)
        learning += time.perf_counter() - began
        decisions += MATCHES * STEPS
        update += 1
    rookie = simulate(GAME, seats, ["rookie", *["random"] * (seats - 1)], 2000, seed=seed)
    return {"environment": env.world.name, "seats": seats, "seed": seed, "points": points,
            "rookie": [rookie.wins_by_seat[0], 2000]}  # fmt: skip


# --- the curve --------------------------------------------------------------------------------------------------------------

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 660, 320, 62, 44, 150, 48
INK, PAPER, LINE = "#16323a", "#fffaf0", "#a8aeb0"
COLOURS: Final = {"random": "#2f7d5b", "rookie": "#cc3a27"}
LETTERS: Final = f'font-family="sans-serif" fill="{INK}" font-size="12"'


def draw(data: dict[str, Any]) -> str:
    most = data["points"][-1]["decisions"]

    def x(decisions: float) -> float:
        return LEFT + decisions / most * (WIDTH - LEFT - RIGHT)

    def y(share: float) -> float:
        return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)

    def text(left: float, top: float, words: str, anchor: str = "start", more: str = "") -> str:
        return f'<text x="{left:.1f}" y="{top:.1f}" {LETTERS} text-anchor="{anchor}"{more}>{words}</text>'

    seats = data["seats"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        ' aria-label="Matches won against bots, as learning goes on">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        text(LEFT, 22, f"Matches won at {data['environment']}, {seats} seats", more=' font-weight="bold"'),
        f'<path d="M{LEFT} {TOP}V{y(0):.1f}H{x(most):.1f}" fill="none" stroke="{INK}"/>',
    ]
    for tenth in range(0, 11, 2):
        parts.append(text(LEFT - 8, y(tenth / 10) + 4, f"{tenth * 10} %", "end"))
    for part in range(5):
        parts.append(text(x(most * part / 4), y(0) + 18, f"{most * part / 4e6:.1f}", "middle"))
    parts.append(text((LEFT + x(most)) / 2, HEIGHT - 8, "million decisions, of all seats", "middle"))
    lines = {"equal shares": 1 / seats, "rookie against random": data["rookie"][0] / data["rookie"][1]}
    for words, share in lines.items():
        parts.append(f'<path d="M{LEFT} {y(share):.1f}H{x(most):.1f}" stroke="{LINE}" stroke-dasharray="4 4"/>')
        parts.append(text(x(most) + 6, y(share) + 4, words))
    for bot, colour in COLOURS.items():
        shares = [(x(point["decisions"]), y(point[bot] / point["matches"])) for point in data["points"]]
        path = "L".join(f"{at:.1f} {share:.1f}" for at, share in shares)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        last = data["points"][-1]
        parts.append(text(x(most) + 6, shares[-1][1] + 18, f"against {bot}: {last[bot] / last['matches']:.0%}"))
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--minutes", type=float, default=8.0, help="of learning, without the matches that it is tried in"
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--draw", action="store_true")
    given = parser.parse_args()
    if not given.draw:
        KEPT.write_text(json.dumps(train(given.minutes, given.seats, given.seed), indent=1) + "\n", "utf-8")
    if not KEPT.is_file():
        sys.exit(f"There is nothing to draw: {KEPT.name} is not there.")
    data = json.loads(KEPT.read_text("utf-8"))
    PICTURE.write_text(draw(data), "utf-8")
    last = data["points"][-1]
    for bot in COLOURS:
        low, high = interval(last[bot], last["matches"])
        print(
            f"Against {bot}: {last[bot] / last['matches']:.1%} of {last['matches']} matches won ({low:.1%} to {high:.1%})."
        )


if __name__ == "__main__":
    main()
