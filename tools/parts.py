#!/usr/bin/env python3
"""What Jalopy is made of besides itself: every pinned package of the requirement files and of the page's lock file.

    .venv/bin/python tools/parts.py licences           each with its licence and what it is for
    .venv/bin/python tools/parts.py bom [--out FILE]   the same as a bill of materials, CycloneDX in JSON

Both say the same for the same files, wherever they are run; licences are read from the packages as installed.
"""

import argparse
import base64
import hashlib
import json
import re
import sys
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent

# Who needs what: to run a server, to build it, or to test it.
REQUIREMENTS: Final = {"requirements.txt": "run", "requirements-compile.txt": "build", "requirements-dev.txt": "test"}
PURPOSES: Final = tuple(REQUIREMENTS.values())
LOCK: Final = "web/package-lock.json"
PIN: Final = re.compile(r"([\w.-]+)==([\w.]+)")

# How packages say it that do not use the names of SPDX yet.
NAMES: Final = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
# Packages that say it only in part, or are installed elsewhere only.
KNOWN: Final = {"async-timeout": "Apache-2.0", "colorama": "BSD-3-Clause", "uvloop": "MIT OR Apache-2.0"}
SPDX: Final = re.compile(r"[A-Za-z0-9.+-]+")


class Unclear(Exception):
    """A package that does not say under which licence it may be used."""


@dataclass(frozen=True, order=True)
class Part:
    kind: str  # pypi or npm
    name: str
    version: str
    licence: str  # an expression of SPDX
    purpose: str  # run, build or test
    sha512: str = ""

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{quote(self.name, safe='/')}@{self.version}"


def parts() -> list[Part]:
    """Each once, for what it is needed most."""
    found = sorted([*python_parts(), *page_parts()], key=lambda part: PURPOSES.index(part.purpose), reverse=True)
    return sorted({part.purl: part for part in found}.values())


def python_parts() -> Iterator[Part]:
    for file, purpose in REQUIREMENTS.items():
        for line in (ROOT / file).read_text("utf-8").splitlines():
            if pin := PIN.match(line):
                name = re.sub(r"[-_.]+", "-", pin[1]).lower()
                yield Part("pypi", name, pin[2], licence_of(name), purpose)


def licence_of(name: str) -> str:
    if name in KNOWN:
        return KNOWN[name]
    try:
        told = metadata(name).json
    except PackageNotFoundError:
        raise Unclear(f"{name} is not installed here, so its licence is not known.") from None
    found = str(told.get("license_expression") or told.get("license") or "")
    if not found:
        classes = [line.rpartition(":: ")[2] for line in told.get("classifier", []) if line.startswith("License ::")]
        found = classes[0] if len(classes) == 1 else ""
    found = NAMES.get(found, found)
    if not found or "\n" in found or len(found) > 80:
        raise Unclear(f"{name} does not say under which licence it may be used.")
    return found


def page_parts() -> Iterator[Part]:
    lock = json.loads((ROOT / LOCK).read_text("utf-8"))
    for place, told in lock["packages"].items():
        name = place.rpartition("node_modules/")[2]
        if not name:
            continue
        if "license" not in told:
            raise Unclear(f"{name} does not say under which licence it may be used.")
        # What the page is built from ends up in it; all else builds and tests it.
        purpose = "build" if told.get("dev") or told.get("devOptional") else "run"
        kind, _, hashed = told["integrity"].partition("-")
        assert kind == "sha512"
        yield Part("npm", name, told["version"], told["license"].strip("()"), purpose, base64.b64decode(hashed).hex())


def bill() -> dict[str, Any]:
    """CycloneDX 1.6, without a time, so that the same files make the same bill."""
    found = parts()
    inputs = hashlib.sha256(b"".join((ROOT / name).read_bytes() for name in (*REQUIREMENTS, LOCK))).hexdigest()
    version = re.search(r'__version__ = "([^"]+)"', (ROOT / "src/jalopy/__init__.py").read_text("utf-8"))
    assert version is not None
    jalopy = {
        "type": "application",
        "bom-ref": "jalopy",
        "name": "jalopy",
        "version": version[1],
        "licenses": [{"license": {"id": "MIT"}}],
    }
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'jalopy:{version[1]}:{inputs}')}",
        "version": 1,
        "metadata": {"component": jalopy},
        "components": [component(part) for part in found],
        "dependencies": [
            {"ref": "jalopy", "dependsOn": [part.purl for part in found]},
            *({"ref": part.purl} for part in found),
        ],
    }


def component(part: Part) -> dict[str, Any]:
    plain = SPDX.fullmatch(part.licence) is not None
    told: dict[str, Any] = {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
        "scope": "required" if part.purpose == "run" else "excluded",
        "licenses": [{"license": {"id": part.licence}} if plain else {"expression": part.licence}],
        "properties": [{"name": "jalopy:purpose", "value": part.purpose}],
    }
    if part.sha512:
        told["hashes"] = [{"alg": "SHA-512", "content": part.sha512}]
    return told


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["licences", "bom"])
    parser.add_argument("--out", type=Path, metavar="FILE", help="write it there")
    wish = parser.parse_args(arguments)
    try:
        if wish.what == "bom":
            text = json.dumps(bill(), indent=2, ensure_ascii=False)
        else:
            widths = [
                max(len(str(getattr(part, field))) for part in parts()) for field in ("name", "version", "licence")
            ]
            text = "\n".join(
                f"{part.kind:4}  {part.name:{widths[0]}}  {part.version:{widths[1]}}  {part.licence:{widths[2]}}  {part.purpose}"
                for part in parts()
            )
    except Unclear as error:
        sys.exit(f"parts.py: {error}")
    if wish.out is None:
        print(text)
    else:
        wish.out.write_text(text + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
