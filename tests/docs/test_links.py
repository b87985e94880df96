"""Every page of the documentation can be found, and leads where it says."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
START = ROOT / "README.md"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("web/*.md")])

CODE = re.compile(r"^```.*?^```$", re.M | re.S)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.M)


@cache
def links(page: Path) -> list[tuple[Path, str]]:
    """Where a page leads in this checkout: the file, and the heading in it."""
    text = CODE.sub("", page.read_text("utf-8"))
    local = [link.partition("#") for link in LINK.findall(text) if "://" not in link and not link.startswith("mailto:")]
    return [((page.parent / path).resolve() if path else page, heading) for path, _, heading in local]


def anchors(page: Path) -> set[str]:
    """Headings as they are linked to: small letters, no signs, hyphens for spaces."""
    headings = HEADING.findall(CODE.sub("", page.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_links_are_read_as_people_write_them() -> None:
    assert (ROOT / "docs" / "records.md", "several-parts") in links(ROOT / "docs" / "server.md")
    assert "several-parts" in anchors(ROOT / "docs" / "records.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    missing = [str(file) for file, _ in links(page) if not file.exists()]
    assert missing == []
    nowhere = [(str(file), heading) for file, heading in links(page) if heading and heading not in anchors(file)]
    assert nowhere == []


def test_every_page_can_be_reached_from_the_first() -> None:
    reached, to_read = {START}, [START]
    while to_read:
        for file, _ in links(to_read.pop()):
            if file.suffix == ".md" and file not in reached:
                reached.add(file)
                to_read.append(file)
    assert [page.relative_to(ROOT).as_posix() for page in PAGES if page not in reached] == []
