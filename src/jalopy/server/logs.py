"""Log lines: for people, or one JSON object per line for programs.

What an error says may quote an answer, a card or a statement with a seed in it. So of an error only its kind and the
places in the code are written, unless it comes from the operating system or the database, which know none of those.
"""

import json
import logging
import sys
import time
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from sqlalchemy.exc import SQLAlchemyError

_ORDINARY: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
_MAY_SPEAK: Final = (OSError, SQLAlchemyError)


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was given as `extra`."""
    return {name: value for name, value in vars(record).items() if name not in _ORDINARY}


def error_of(record: logging.LogRecord) -> str:
    """The kind of error and where it happened, innermost last."""
    if not record.exc_info or record.exc_info[1] is None:
        return ""
    error = record.exc_info[1]
    words = f": {str(error).splitlines()[0]}" if isinstance(error, _MAY_SPEAK) and str(error) else ""
    frames = traceback.extract_tb(error.__traceback__)
    places = " > ".join(f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames)
    return f"{type(error).__name__}{words} at {places}"


def _short(path: str) -> str:
    return "/".join(path.replace("\\", "/").split("/")[-2:])


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if error := error_of(record):
            line["error"] = error
        return json.dumps(line, ensure_ascii=False, default=str)


class ForPeople(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        facts = "".join(f" {name}={value}" for name, value in facts_of(record).items())
        line = f"{at} {record.levelname.lower():<7} {record.name}: {record.getMessage()}{facts}"
        error = error_of(record)
        return f"{line}\n         {error}" if error else line


def set_up_logs(as_json: bool, level: str = "info", stream: TextIO = sys.stderr) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if as_json else ForPeople())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("jalopy").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    # Addresses hold the codes of tables, and whoever knows a code is let in.
    logging.getLogger("uvicorn.access").disabled = True
