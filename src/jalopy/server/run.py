"""Start the server: `serve` is what the command calls."""

import asyncio
import contextlib
import errno
import faulthandler
import json
import logging
import os
import re
import signal
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import asdict, replace
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final, NoReturn
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from jalopy.kernel.errors import JalopyError
from jalopy.server import limits
from jalopy.server.app import Config, create_app
from jalopy.server.connections import CarefulHttp, CarefulSocket
from jalopy.server.extras import need
from jalopy.server.logs import set_up_logs
from jalopy.server.migrate import migrate
from jalopy.server.posting import Unreachable, check_address
from jalopy.server.storage import engine_for, in_memory, read_address

log = logging.getLogger("jalopy.server")

PASSED_ON: Final = "JALOPY_SERVER"  # how worker processes learn what they were started for
MOST_HANDED_DOWN: Final = 256  # files that a process has when it starts
SECONDS_TO_STOP: Final = 5
SECONDS_TO_LEAVE: Final = 15  # after that
PORTS: Final = [*range(8000, 8010), 0]  # the first that is free; 0 takes any
HOST_NAME: Final = re.compile(r"[\w-]+(\.[\w-]+)*\.?")
HEARTBEAT: Final = 20.0  # seconds between pings on a socket, and until a silent one counts as gone


class CannotStart(JalopyError):
    """Why there will be no server, in one sentence."""


def default_database() -> str:
    """`jalopy.db` here if there is one, else in the folder where this system keeps such data."""
    here = Path("jalopy.db")
    if here.is_file():
        return str(here)
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return str(base / "jalopy" / "jalopy.db")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    bus: str = "",
    workers: int = 1,
    open_browser: bool = False,
    log_json: bool = False,
    full_sync: bool = False,
    origins: tuple[str, ...] = (),
    secure_cookie: bool = False,
    host_names: tuple[str, ...] = (),
    metrics_token: str = "",
    pack_days: float = Config.pack_days,
    keep_days: float = 0.0,
    bot_workers: int = 1,
    forwarded_by: str = "127.0.0.1",
    webhook: str = "",
    push_contact: str = "",
    greeting: bool = False,
) -> None:
    """Serve until told to stop. Raises `CannotStart` (or another `JalopyError`) with one sentence if it cannot.

    `forwarded_by` names the proxies whose word about a client's address and https is believed. `greeting` says in a
    sentence where the page is, and leaves out what the log tells of an ordinary day.
    """
    config = Config(
        database=database or default_database(),
        bus=bus,
        full_sync=full_sync,
        origins=origins,
        secure_cookie=secure_cookie,
        host_names=tuple(host_names),
        metrics_token=metrics_token,
        pack_days=pack_days,
        keep_days=keep_days,
        bot_workers=bot_workers,
        webhook=webhook,
        push_contact=push_contact or Config.push_contact,
    )
    _check(config, workers)
    set_up_logs(log_json, "warning" if greeting else "info")
    listening = _bind(host, port)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _told_to_stop)
    try:
        asyncio.run(_prepare(config))
        address = _address(host, listening)
        log.info("listening", extra={"address": address})
        if greeting:
            print(f"Jalopy is at {address} (Ctrl-C stops it; the tables are kept).", flush=True)
        if open_browser:
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
        options = _options(forwarded_by)
        if workers == 1:
            uvicorn.Server(uvicorn.Config(create_app(config), **options)).run(sockets=[listening])
            return
        os.environ[PASSED_ON] = json.dumps({**asdict(config), "log_json": log_json})
        try:
            several = uvicorn.Config("jalopy.server.run:app_of_worker", factory=True, workers=workers, **options)
            Multiprocess(several, sockets=[listening]).run()
        finally:
            del os.environ[PASSED_ON]
    finally:
        listening.close()


def start(port: int | None = None, lan: bool = False, open_browser: bool = True, database: str = "") -> None:
    """What the bare command does: a server for this machine, or this network, and its page in the browser.

    If it runs here already, its page is opened; if something else has the port, the next free one is taken.
    """
    host = "0.0.0.0" if lan else "127.0.0.1"
    wanted = PORTS if port is None else [port]
    for number in wanted:
        address = f"http://127.0.0.1:{number}/"
        if _is_jalopy(address):
            print(f"Jalopy is running already: {address}", flush=True)
            if open_browser:
                webbrowser.open(address)
            return
        if number == wanted[-1] or _is_free(host, number):
            serve(host, number, database, open_browser=open_browser, greeting=True)
            return


def _is_jalopy(address: str) -> bool:
    try:
        with urlopen(f"{address}api/openapi.json", timeout=1) as answer:
            return bool(json.load(answer)["info"]["title"] == "Jalopy")
    except (OSError, HTTPException, ValueError, LookupError, TypeError):
        return False


def _is_free(host: str, port: int) -> bool:
    try:
        _bind(host, port).close()
    except CannotStart:
        return False
    return True


def _told_to_stop(*_: object) -> NoReturn:
    """uvicorn raises the signal again once it has stopped in good order: that is success.

    A process that cannot leave all the same says what each of its threads is at, and is gone.
    """
    faulthandler.dump_traceback_later(SECONDS_TO_LEAVE, exit=True)
    sys.exit(0)


def app_of_worker() -> ASGIApp:
    """What each of several processes runs."""
    for handed_down in range(3, MOST_HANDED_DOWN):  # the port among them, which is not for the bots of this process
        with contextlib.suppress(OSError):
            os.set_inheritable(handed_down, False)
    passed: dict[str, Any] = json.loads(os.environ[PASSED_ON])
    set_up_logs(passed.pop("log_json"))
    config = Config(**passed)
    return create_app(replace(config, origins=tuple(config.origins), host_names=tuple(config.host_names)))


def _check(config: Config, workers: int) -> None:
    if workers < 1:
        raise CannotStart(f"There must be at least one worker, not {workers}.")
    for name in config.host_names:
        if not HOST_NAME.fullmatch(name):
            raise CannotStart(f"{name!r} is no name of a host: give it without https:// and without a port.")
    address = read_address(config.database)
    if workers > 1 and not config.bus:
        raise CannotStart(
            "Several workers need a bus to tell each other what happened: give --bus redis://… or use one worker."
        )
    if in_memory(address):
        raise CannotStart("The database must be one that lasts: a file, or PostgreSQL.")
    if config.bus and not config.bus.startswith(("redis://", "rediss://", "unix://")):
        raise CannotStart("The bus must be Redis: redis://host:port, rediss://… or unix://….")
    if config.webhook:
        try:
            check_address(config.webhook, anywhere=True)
        except Unreachable:
            raise CannotStart("The webhook must be an address: http://… or https://….") from None
    if not config.push_contact.startswith(("mailto:", "https://")):
        raise CannotStart("The contact for push services must be mailto:… or https://….")
    if config.bus:
        need("redis", "redis", "let several processes serve the same tables")


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        if os.name == "posix":  # elsewhere this would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        number = getattr(error, "errno", None)
        if number == errno.EADDRINUSE:
            raise CannotStart(f"Port {port} is taken already; choose another with --port.") from None
        if number == errno.EACCES:
            raise CannotStart(f"Port {port} may not be used by this user; choose one above 1023.") from None
        raise CannotStart(f"Cannot listen on {host}, port {port}.") from None
    return listening


async def _prepare(config: Config) -> None:
    """The database is brought up to date here once, so that it says clearly what is wrong with it, if anything is."""
    engine = engine_for(config.database, config.full_sync)
    try:
        await migrate(engine)
    except JalopyError:
        raise
    except Exception as error:
        raise CannotStart(f"The database cannot be used: {first_line(error)}") from None
    finally:
        await engine.dispose()


def first_line(error: Exception) -> str:
    reason = getattr(error, "orig", None) or error
    return (str(reason).splitlines() or [type(reason).__name__])[0].rstrip(".") + "."


def _options(forwarded_by: str) -> dict[str, Any]:
    return {
        "http": CarefulHttp,
        "ws": CarefulSocket,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": forwarded_by,
        "ws_max_size": limits.LARGEST_MESSAGE,
        "ws_ping_interval": HEARTBEAT,
        "ws_ping_timeout": HEARTBEAT,
        # Messages are small, and a compressor per socket costs more memory than a table does.
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": SECONDS_TO_STOP,
        "lifespan": "on",
    }


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    name = _own_address() if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def _own_address() -> str:
    """Where others on the network find this machine, so that links made on the page work for them too."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # an address that nobody has; nothing is sent
            return str(asked.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urlopen(f"{address}healthz", timeout=1):
                webbrowser.open(address)
                return
        except (URLError, OSError):
            time.sleep(0.1)
