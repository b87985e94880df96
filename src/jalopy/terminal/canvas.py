"""A sheet of characters to draw on."""

from rich.text import Text


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._marks = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, marks: str, style: str = "") -> None:
        """Write from left to right; what would leave the sheet is lost."""
        if 0 <= y < self.height:
            for column, mark in enumerate(marks, x):
                if 0 <= column < self.width:
                    self._marks[y][column] = mark
                    self._styles[y][column] = style

    def text(self) -> Text:
        """The sheet with runs of one style kept together, every line at full width."""
        text = Text(no_wrap=True)
        for y in range(self.height):
            if y > 0:
                text.append("\n")
            start = 0
            for x in range(1, self.width + 1):
                if x == self.width or self._styles[y][x] != self._styles[y][start]:
                    text.append("".join(self._marks[y][start:x]), self._styles[y][start] or None)
                    start = x
        return text
