"""Writes the golden playthroughs anew: `python -m tests.golden.write`."""

from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS


def main() -> None:
    for file in FOLDER.glob("*/*.txt"):
        file.unlink()
    for playthrough in PLAYTHROUGHS:
        playthrough.file.parent.mkdir(exist_ok=True)
        playthrough.file.write_text(playthrough.text(), "utf-8")
        print(playthrough.file.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
