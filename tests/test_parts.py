"""The list of licences and the bill of materials: whole, and of the shape that readers of CycloneDX expect."""

import json
import re
import sys
import uuid
from pathlib import Path
from typing import Any

import pytest
from tests.processes import run
from tools import parts

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT / "tools" / "parts.py"

# Under these anybody may use, change and pass on what they got; none of them asks for more of those who only use it.
OPEN = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC0-1.0", "ISC", "MIT", "MIT-0", "MPL-2.0",
    "OFL-1.1", "PSF-2.0", "Python-2.0", "Unlicense", "Zlib",
}  # fmt: skip


@pytest.fixture(scope="module")
def bill() -> dict[str, Any]:
    return parts.bill()


def test_everything_that_is_pinned_is_listed() -> None:
    found = {(part.kind, part.name) for part in parts.parts()}
    pinned = set()
    for file in parts.REQUIREMENTS:
        lines = (ROOT / file).read_text("utf-8").splitlines()
        pinned |= {re.sub(r"[-_.]+", "-", line.partition("==")[0]).lower() for line in lines if "==" in line}
    assert pinned == {name for kind, name in found if kind == "pypi"}
    lock = json.loads((ROOT / parts.LOCK).read_text("utf-8"))["packages"]
    assert len(list(parts.page_parts())) == len(lock) - 1
    assert {"svelte", "@fontsource/bungee"} <= {part.name for part in parts.parts() if part.purpose == "run"}


def test_every_licence_is_one_that_we_know_and_may_use() -> None:
    for part in parts.parts():
        # All of several that are joined by AND, one of those that are joined by OR.
        for needed in part.licence.split(" AND "):
            names = {re.sub(r" WITH .*|[()]", "", name).strip() for name in needed.split(" OR ")}
            assert names & OPEN, f"{part.name}: {part.licence}"


def test_what_runs_is_told_from_what_builds_and_tests() -> None:
    purposes = {part.name: part.purpose for part in parts.parts()}
    assert [purposes[name] for name in ("starlette", "mypy", "pytest", "svelte", "vite")] == [
        "run",
        "build",
        "test",
        "run",
        "build",
    ]
    assert purposes["typing-extensions"] == "run"  # although it also builds


def test_the_bill_has_the_shape_of_cyclonedx(bill: dict[str, Any]) -> None:
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert bill["serialNumber"] == f"urn:uuid:{uuid.UUID(bill['serialNumber'].removeprefix('urn:uuid:'))}"
    assert bill["metadata"]["component"]["name"] == "jalopy"
    allowed = {"type", "bom-ref", "name", "version", "purl", "scope", "licenses", "properties", "hashes"}
    for component in bill["components"]:
        assert component.keys() - {"hashes"} == allowed - {"hashes"}
        assert component["type"] == "library"
        assert component["scope"] in ("required", "excluded")
        assert re.fullmatch(r"pkg:(pypi/[a-z0-9-]+|npm/(%40[\w.-]+/)?[\w.-]+)@[\w.+-]+", component["purl"]), component[
            "purl"
        ]
        (licence,) = component["licenses"]
        assert licence.keys() == {"expression"} or licence["license"].keys() == {"id"}
        for hashed in component.get("hashes", []):
            assert hashed["alg"] == "SHA-512"
            assert re.fullmatch("[0-9a-f]{128}", hashed["content"])


def test_references_in_the_bill_lead_to_its_parts_and_each_is_there_once(bill: dict[str, Any]) -> None:
    refs = [component["bom-ref"] for component in bill["components"]]
    assert len(set(refs)) == len(refs) > 250
    root, *others = bill["dependencies"]
    assert (root["ref"], root["dependsOn"]) == ("jalopy", refs)
    assert [other["ref"] for other in others] == refs


def test_the_commands_print_and_write(tmp_path: Path) -> None:
    licences = run([sys.executable, TOOL, "licences"])
    assert licences.returncode == 0, licences.stderr
    assert re.search(r"^pypi  starlette +\S+ +BSD-3-Clause +run$", licences.stdout, re.M)
    out = tmp_path / "bom.json"
    written = [run([sys.executable, TOOL, "bom", "--out", str(out)]), run([sys.executable, TOOL, "bom"])]
    assert [done.returncode for done in written] == [0, 0]
    assert out.read_text("utf-8") == written[1].stdout  # the same every time
    assert json.loads(written[1].stdout)["bomFormat"] == "CycloneDX"


def test_a_package_that_says_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "KNOWN", {})
    with pytest.raises(parts.Unclear, match=r"uvloop|colorama|async-timeout"):
        parts.parts()
