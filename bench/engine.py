"""Prints the engine's own figures, one row for each game: `python bench/engine.py [--seconds S] [GAME ...]`."""

import argparse
import sys

from jalopy import _builds


def main() -> int:
    parser = argparse.ArgumentParser(description="The engine's figures, this build beside the pure one.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--seconds", type=float, default=10.0, help="time for each game")
    arguments = parser.parse_args()
    _builds.ensure(lambda sentence: print(sentence, file=sys.stderr))

    from jalopy import games
    from jalopy.kernel.errors import JalopyError
    from jalopy.lab.bench import ROUNDS, bench

    heads = ("game", "seats", "decisions/s", "pure", "ratio", "matches/s", "pure", "fork µs", "pure")
    rows: list[tuple[str, ...]] = []
    try:
        for game in arguments.games or games.names():
            figures = bench(game, arguments.seconds)
            rows.append(
                (
                    game,
                    f"{figures['seats']}",
                    f"{figures['decisions_per_second']:,.0f}",
                    f"{figures['pure_decisions_per_second']:,.0f}",
                    f"{figures['ratio']:.1f}",
                    f"{figures['matches_per_second']:,.0f}",
                    f"{figures['pure_matches_per_second']:,.0f}",
                    f"{figures['fork_us']:.1f}",
                    f"{figures['pure_fork_us']:.1f}",
                )
            )
    except JalopyError as error:
        print(error, file=sys.stderr)
        return 1
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        print("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)))
    print(
        f"\nThis build: {_builds.build()}. Complete rules, answers by lot, nobody listening, one core; "
        f"the best of {ROUNDS} rounds, both builds in turn."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
