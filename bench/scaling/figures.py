"""The figures that were measured last, as they are kept."""

import json
from pathlib import Path
from typing import Any, Final

MEASURED: Final = Path(__file__).with_name("measured.json")


def measured() -> dict[str, Any]:
    """Empty where nothing was measured yet."""
    return dict(json.loads(MEASURED.read_text("utf-8"))) if MEASURED.exists() else {}


def slope(figures: dict[str, Any]) -> float:
    """Milliseconds of processor time per answer and watcher: the line through what was measured, by least squares."""
    points = [(0, figures["games"]["scrap-racer"]["ms per answer"])]
    points += [(crowd["watchers"], crowd["ms per answer"]) for crowd in figures["watchers"]]
    middle = [sum(axis) / len(points) for axis in zip(*points, strict=True)]
    rise = sum((x - middle[0]) * (y - middle[1]) for x, y in points)
    return float(rise / sum((x - middle[0]) ** 2 for x, _ in points))
