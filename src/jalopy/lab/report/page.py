"""The page of a report: one file, with its letters, plots and data in it, and nothing to load."""

import json
import re
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

import jalopy
from jalopy.kernel.questions import Facts
from jalopy.lab.report import plots
from jalopy.lab.report.parts import Figure, Finding
from jalopy.lab.report.words import NB, Words

STYLE: Final = Path(__file__).with_name("page.css")
LETTERS: Final = Path(jalopy.__file__).resolve().parent / "web" / "assets"  # of the page, where it is built
FONTS: Final = (
    ("Bungee", "400", "bungee-latin-400-normal"),
    ("Barlow Condensed", "500", "barlow-condensed-latin-500-normal"),
    ("Barlow Condensed", "700", "barlow-condensed-latin-700-normal"),
    ("Nunito Sans Variable", "200 1000", "nunito-sans-latin-wght-normal"),
)
QUESTIONS: Final = ("fair", "long", "tense", "skilful")

Way = tuple[str, str]
"""An address that the page leads to, and the word for it."""


def page(
    title: str,
    about: Sequence[str],
    badges: Sequence[tuple[str, str]],
    found: Sequence[Finding],
    drawn: Sequence[Figure],
    data: Facts,
    footer: str,
    words: Words,
    way: Way | None = None,
) -> str:
    """`about` says what was played, line by line; `badges` are letters and their colours."""
    style = _fonts() + re.sub(r"\s+", " ", STYLE.read_text("utf-8"))
    figures = "\n".join(_figure(figure, number, drawn, words) for number, figure in enumerate(drawn, 1))
    return "\n".join(
        (
            f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width,initial-scale=1">',
            f"<title>{escape(words.say('page-title', title=title))}</title><style>{style}</style></head>",
            f"<body><div class=sheet><header><div><p>{bold(words.say('page-kind'))}</p><h1>{escape(title)}</h1></div>",
            _badges(badges),
            f'<p class="about">{"<br>".join(map(bold, about))}</p>{_way(way)}</header><div class="flag"></div>',
            f'<ol class="findings">{"".join(map(_finding, found))}</ol>',
            f"<main>\n{figures}\n</main>",
            f"<footer>{escape(footer)} {escape(words.say('page-json'))}</footer></div>",
            _questions(drawn, words),
            f'<script type="application/json" id="data">{_embedded(data)}</script>',
            "</body></html>\n",
        )
    )


def bold(text: str) -> str:
    return re.sub(r"\*(.+?)\*", r"<b>\1</b>", escape(text).replace(" %", f"{NB}%"))


def has_fonts() -> bool:
    """They come from the files of the table's page, where it is built."""
    return all(_files_of(name) for _, _, name in FONTS)


def _files_of(name: str) -> list[Path]:
    """The smaller first: it holds the signs of English and German."""
    return sorted(LETTERS.glob(f"{name}-*.woff2"), key=lambda file: (file.stat().st_size, file.name))


def _fonts() -> str:
    """Each that is there; the system's stand in for the others."""
    faces = ""
    for family, weight, name in FONTS:
        files = _files_of(name)
        if files:
            coded = b64encode(files[0].read_bytes()).decode()
            faces += f"@font-face{{font-family:'{family}';font-weight:{weight};"
            faces += f"src:url(data:font/woff2;base64,{coded}) format('woff2')}}"
    return faces


def _badges(badges: Sequence[tuple[str, str]]) -> str:
    if not badges:
        return ""
    wide = 26 * min(len(badges), 6)
    tall = 26 * ((len(badges) + 5) // 6)
    drawn = "".join(
        plots.badge(13 + 26 * (number % 6), 13 + 26 * (number // 6), letters, paint)
        for number, (letters, paint) in enumerate(badges)
    )
    return f'<svg class="badges" viewBox="0 0 {wide} {tall}" aria-hidden="true">{drawn}</svg>'


def _way(way: Way | None) -> str:
    return "" if way is None else f'<a class="way" href="{escape(way[0])}">{escape(way[1])}</a>'


def _finding(finding: Finding) -> str:
    return (
        f'<li><div class="number"><strong>{escape(finding.figure)}</strong> <span>{escape(finding.about)}</span></div>'
        f'<div class="said"><p>{bold(finding.text)}</p><i>{bold(finding.note)}</i></div></li>'
    )


def _figure(figure: Figure, number: int, drawn: Sequence[Figure], words: Words) -> str:
    kind = "" if figure.room == "third" else f' class="{figure.room}"'
    first = next(each for each in drawn if each.asks == figure.asks) is figure
    anchor = f' id="{figure.asks}"' if first else ""
    if figure.wide == figure.narrow:
        plot = figure.wide
    else:
        plot = f'<div class="wide">{figure.wide}</div><div class="narrow">{figure.narrow}</div>'
    return (
        f"<figure{kind}{anchor}><figcaption><h2><u>{number}</u>{escape(figure.title)}</h2>"
        f'<p class="sub">{bold(figure.sub)}</p></figcaption>{plot}<p class="caption">{bold(figure.caption)}</p>'
        f'<details><summary aria-label="{escape(words.say("page-data-of", number=number))}">{escape(words.say("page-data"))}'
        f"</summary>{_table(figure, words)}</details></figure>"
    )


def _table(figure: Figure, words: Words) -> str:
    texts = [any(isinstance(row[column], str) for row in figure.rows) for column in range(len(figure.heads))]
    kinds = [' class="word"' if text else "" for text in texts]
    titles = [words.column(head) for head in figure.heads]
    heads = "".join(f"<th{kind}>{escape(title)}</th>" for kind, title in zip(kinds, titles, strict=True))
    rows = "".join(
        "<tr>"
        + "".join(f"<td{kind}>{_cell(cell, words)}</td>" for kind, cell in zip(kinds, row, strict=True))
        + "</tr>"
        for row in figure.rows
    )
    return f'<div class="table"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def _cell(cell: object, words: Words) -> str:
    if cell is None:
        return "–"
    if isinstance(cell, float):
        return words.number(cell, len(f"{cell:g}".partition(".")[2]))
    return escape(words.number(cell) if isinstance(cell, int) else str(cell))


def _questions(drawn: Sequence[Figure], words: Words) -> str:
    there = {figure.asks for figure in drawn}
    links = (f'<a href="#{asks}">{escape(words.say(f"page-{asks}"))}</a>' for asks in QUESTIONS if asks in there)
    return f"<nav>{''.join(links)}</nav>"


def _embedded(data: Facts) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")


def as_data(about: Facts, found: Sequence[Finding], drawn: Sequence[Figure]) -> Facts:
    return {
        **about,
        "findings": [finding.as_data() for finding in found],
        "figures": {figure.key: figure.as_data() for figure in drawn},
    }
