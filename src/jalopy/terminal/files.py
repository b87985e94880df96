"""Files: read strictly, written whole or not at all."""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from jalopy.kernel.errors import BadRecord, JalopyError
from jalopy.kernel.questions import Facts


class NoFile(JalopyError):
    """A file that cannot be read or written."""


def read_record(name: str) -> object:
    """The data in a file; '-' is standard input."""
    try:
        raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise NoFile(f"{name} cannot be read: {_reason(error)}.") from None
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        raise BadRecord(f"{_called(name)} is no record: it is not JSON, or its end is missing.") from None


def _called(name: str) -> str:
    return "What came from standard input" if name == "-" else name


def check_writable(name: str) -> None:
    """Refuse early what could not be written later."""
    path = Path(name)
    if path.exists():
        raise NoFile(f"{name} is already there; choose another name.")
    check_folder(name)


def check_folder(name: str) -> None:
    """Refuse early a file for which there is no room, whether or not there is one of that name."""
    path = Path(name)
    if path.is_dir():
        raise NoFile(f"{name} cannot be written: it is a folder.")
    if not path.parent.is_dir():
        raise NoFile(f"{name} cannot be written: there is no folder {path.parent}.")
    if not os.access(path.parent, os.W_OK):
        raise NoFile(f"{name} cannot be written: {path.parent} is closed to you.")


def write_data(name: str, data: Facts) -> None:
    """A new file with the data in it."""
    write_text(name, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def write_text(name: str, text: str) -> None:
    """A new file with the text in it."""
    check_writable(name)
    write_over(name, text)


def write_over(name: str, text: str) -> None:
    """A file with the text in it, in place of the one that may be there."""
    path = Path(name)
    half_done = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        half_done.write_text(text, encoding="utf-8")
        half_done.replace(path)
    except OSError as error:
        half_done.unlink(missing_ok=True)
        raise NoFile(f"{name} cannot be written: {_reason(error)}.") from None


@contextmanager
def new_file(name: str) -> Iterator[BinaryIO]:
    """To be written piece by piece, for its owner alone; there only once all of it is. '-' is standard output."""
    if name == "-":
        yield sys.stdout.buffer
        return
    check_writable(name)
    path = Path(name)
    half_done = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(half_done, "xb", opener=lambda file, flags: os.open(file, flags, 0o600)) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        half_done.replace(path)
    except OSError as error:
        raise NoFile(f"{name} cannot be written: {_reason(error)}.") from None
    finally:
        half_done.unlink(missing_ok=True)


@contextmanager
def old_file(name: str) -> Iterator[BinaryIO]:
    """To be read more than once; '-' is standard input, which is kept aside for that."""
    try:
        with open(name, "rb") if name != "-" else tempfile.TemporaryFile() as file:
            if name == "-":
                shutil.copyfileobj(sys.stdin.buffer, file)
            file.read(1)  # a folder can be opened, and not read
            file.seek(0)
            yield file
    except OSError as error:
        raise NoFile(f"{name} cannot be read: {_reason(error)}.") from None


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
