"""Backups: made while a server goes on, put back into either database, and refused where something is wrong with them."""

import gzip
import hashlib
import json
import shutil
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner, Result
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.engines import postgres
from tests.server.guests import Guest, Line
from tests.server.rooms import header
from tests.server.serving import Serving
from tests.waiting import completed, patiently, wait_until

from jalopy.cli import main
from jalopy.server.entries import Said, Sat
from jalopy.server.migrate import editions, migrate
from jalopy.server.schema import metadata, secrets, subscriptions
from jalopy.server.storage import Storage, engine_for

Rows = dict[str, list[tuple[Any, ...]]]


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def done(*arguments: str | Path) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stderr


def refused(*arguments: str | Path) -> str:
    result = run(*arguments)
    assert result.exit_code in (1, 2), result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()


def in_database(url: str | Path, work: Callable[[AsyncEngine], Any]) -> None:
    async def whole() -> None:
        engine = engine_for(str(url))
        try:
            await work(engine)
        finally:
            await engine.dispose()

    completed(whole())


def everything(url: str | Path) -> Rows:
    """All rows of all tables, as Python has them."""
    found: Rows = {}

    async def read(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            for table in metadata.sorted_tables:
                query = sa.select(table).order_by(*table.primary_key.columns)
                found[table.name] = [tuple(row) for row in await connection.execute(query)]

    in_database(url, read)
    return found


def a_club(url: str | Path, entries: int = 400) -> None:
    """Something in most tables, with letters and settings of every kind."""

    async def fill(engine: AsyncEngine) -> None:
        await migrate(engine)
        storage = Storage(engine)
        for number in range(3):
            head = header(2, number)
            head.code, head.title = f"table-{number}", f"Straße „{number}“ \\ ' \n 🏁"
            head.settings = {"track": "A", "short": True, "laps": number}
            head.same_screen = number == 1
            table = (await storage.make_table(head)).id
            sat = Sat(seat=0, guest=f"guest-{number}", name="Ann", at=1.25)
            said = [
                Said(guest="g", name="n", seat=0, text=f"💥 {line} \0", emote=False, at=2.5) for line in range(entries)
            ]
            await storage.append(table, 1, [sat, *said])
        await storage.secret("cookie", "a secret")
        async with engine.begin() as connection:
            row = {"endpoint": "https://push.example/1", "guest": "g", "p256dh": "p", "auth": "a", "language": "de"}
            await connection.execute(subscriptions.insert().values(row))
        await storage.close()

    in_database(url, fill)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a club's database, and its backup."""
    folder = tmp_path_factory.mktemp("club")
    a_club(folder / "club.db")
    done("backup", folder / "club.backup", "--database", folder / "club.db")
    return folder


@pytest.fixture
def club(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(made / "club.db", tmp_path))


@pytest.fixture
def kept(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(made / "club.backup", tmp_path))


# --- there and back -----------------------------------------------------------------------------------------------------


def test_all_of_it_comes_back(club: Path, kept: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.db"
    assert done("restore", kept, "--database", again).startswith("3 tables, ")
    assert everything(again) == everything(club)
    assert len(everything(again)["log"]) == 1203
    assert {path.stat().st_mode & 0o077 for path in (kept, again)} == {0}


def test_the_same_database_makes_the_same_lines(club: Path, kept: Path, tmp_path: Path) -> None:
    again, once_more = tmp_path / "again.db", tmp_path / "again.backup"
    done("restore", kept, "--database", again)
    done("backup", once_more, "--database", again)
    lines = [gzip.decompress(file.read_bytes()).splitlines()[1:-1] for file in (kept, once_more)]
    assert lines[0] == lines[1]


def test_a_club_moves_to_postgresql_and_back(club: Path, kept: Path, tmp_path: Path) -> None:
    with postgres() as there:
        done("restore", kept, "--database", there)
        assert everything(there) == everything(club)

        async def go_on(engine: AsyncEngine) -> None:
            storage = Storage(engine)
            made = await storage.make_table(header(2, 9))
            assert made.id == 4  # the next number, not one that is taken

        in_database(there, go_on)
        home, back = tmp_path / "home.backup", tmp_path / "home.db"
        done("backup", home, "--database", there)
        done("restore", home, "--database", back)
        assert everything(back) == everything(there)
        assert len(everything(back)["tables"]) == 4


def test_a_backup_of_a_running_server_is_of_one_moment(tmp_path: Path) -> None:
    """Everybody answers while it is copied: every log in it is whole up to some entry, and a server goes on from it."""
    serving = Serving(tmp_path)
    stop = threading.Event()
    taken: dict[str, int] = {}

    def play(line: Line) -> None:
        for _ in patiently("the backup does not come to its end"):
            if stop.is_set() or line.question is None:
                return
            taken[line.code] = line.answer()
            line.wait(lambda: line.question is not None or line.table["state"] == "over")
            time.sleep(0.05)

    try:
        guests = [Guest(serving) for _ in range(3)]
        codes = [guest.make(name="Ann", bots="random") for guest in guests]
        lines = [guest.at(code) for guest, code in zip(guests, codes, strict=True)]
        for line in lines:
            line.wait(lambda line=line: line.question is not None)  # type: ignore[misc]
        players = [threading.Thread(target=play, args=(line,)) for line in lines]
        for player in players:
            player.start()
        wait_until(lambda: len(taken) == 3, "nobody plays", 60)
        files, acknowledged = [tmp_path / f"{number}.backup" for number in range(3)], []
        for file in files:
            acknowledged.append(dict(taken))
            done("backup", file, "--database", serving.options["database"])
        stop.set()
        for player in players:
            player.join(60)
        cookie = guests[0].cookie
    finally:
        stop.set()
        assert serving.stop() == 0
    for number, file in enumerate(files):
        done("restore", file, "--database", tmp_path / f"{number}.db")
        found = everything(tmp_path / f"{number}.db")
        for table, code, *_ in found["tables"]:
            entries = [seq for owner, seq, *_ in found["log"] if owner == table]
            assert entries == list(range(1, len(entries) + 1))
            assert len(entries) >= acknowledged[number][code]
    again = Serving(tmp_path, database=str(tmp_path / "2.db"))
    try:
        # The cookie is known there, for the secret came along.
        assert [table["code"] for table in Guest(again, cookie).http.get("/api/mine").json()] == [codes[0]]
    finally:
        assert again.stop() == 0


def test_a_backup_of_an_older_edition_is_brought_up_to_date(tmp_path: Path) -> None:
    old, kept, new = tmp_path / "old.db", tmp_path / "old.backup", tmp_path / "new.db"

    async def fill(engine: AsyncEngine) -> None:
        await migrate(engine, "0003")
        async with engine.begin() as connection:
            await connection.execute(
                sa.text(
                    "INSERT INTO tables (id, code, title, game, seats, settings, seed, host, same_screen, odds, made)"
                    " VALUES (7, 'a', 'A', 'scrap-racer', 2, '{\"track\": \"A\"}', 's', 'h', 0, 1, 1.5)"
                )
            )

    in_database(old, fill)
    done("backup", kept, "--database", old)
    assert json.loads(gzip.decompress(kept.read_bytes()).splitlines()[0])["edition"] == "0003"
    done("restore", kept, "--database", new)
    ((number, *_, clock, words),) = everything(new)["tables"]
    assert (number, clock, words) == (7, "none", None)


def test_standard_output_and_input_will_do(club: Path, tmp_path: Path) -> None:
    out = CliRunner().invoke(main, ["backup", "-", "--database", str(club)])
    assert out.exit_code == 0
    again = tmp_path / "again.db"
    back = CliRunner().invoke(main, ["restore", "-", "--database", str(again)], input=out.stdout_bytes)
    assert back.exit_code == 0, back.output
    assert everything(again) == everything(club)


def test_the_database_may_be_named_by_the_environment(
    club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JALOPY_DATABASE", str(club))
    assert done("backup", tmp_path / "b").startswith("3 tables, ")


# --- what is refused ----------------------------------------------------------------------------------------------------


def test_a_database_that_holds_something_is_left_alone_unless_told_otherwise(kept: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    a_club(other, entries=2)
    before = everything(other)
    assert refused("restore", kept, "--database", other).startswith("The database is not empty; --replace ")
    assert everything(other) == before
    done("restore", kept, "--database", other, "--replace")
    assert len(everything(other)["log"]) == 1203


def test_secrets_alone_are_something_too(kept: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"

    async def fill(engine: AsyncEngine) -> None:
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(secrets.insert().values(name="cookie", value="x"))

    in_database(other, fill)
    assert "not empty" in refused("restore", kept, "--database", other)


def repacked(file: Path, change: Callable[[list[bytes]], None], honest: bool = True) -> None:
    """The same backup with other lines; `honest` reckons its checksum anew."""
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    change(lines)
    if honest:
        end = {"end": len(lines) - 2, "sha256": hashlib.sha256(b"".join(lines[:-1])).hexdigest()}
        lines[-1] = json.dumps(end).encode() + b"\n"
    file.write_bytes(gzip.compress(b"".join(lines)))


def in_first_line(**facts: Any) -> Callable[[list[bytes]], None]:
    def change(lines: list[bytes]) -> None:
        lines[0] = json.dumps({**json.loads(lines[0]), **facts}).encode() + b"\n"

    return change


def of_unknown_things(lines: list[bytes]) -> None:
    told = json.loads(lines[0])
    told["tables"]["robots"] = told["tables"].pop("secrets")
    lines[0] = json.dumps(told).encode() + b"\n"


def changed_row(lines: list[bytes]) -> None:
    assert b"said" in lines[1000]
    lines[1000] = lines[1000].replace(b"said", b"sang")


def one_row_less(lines: list[bytes]) -> None:
    del lines[5]


NEWER = "The backup was made by a newer version of Jalopy; this one cannot read it."

BROKEN: list[tuple[str, Callable[[Path], object], str]] = [
    ("empty", lambda file: file.write_bytes(b""), "The backup is broken: its end is missing."),
    ("a text", lambda file: file.write_text("hello"), "The file is no backup of Jalopy."),
    ("another gzip", lambda file: file.write_bytes(gzip.compress(b"hello\n")), "The file is no backup of Jalopy."),
    ("cut", lambda file: file.write_bytes(file.read_bytes()[:-2000]), "The backup is broken: its end is missing."),
    (
        "cut by a byte",
        lambda file: file.write_bytes(file.read_bytes()[:-1]),
        "The backup is broken: its end is missing.",
    ),
    (
        "a row changed",
        lambda file: repacked(file, changed_row, False),
        "The backup is broken: its checksum is another.",
    ),
    ("a row less", lambda file: repacked(file, one_row_less), "The backup is broken: its end is missing."),
    (
        "more behind it",
        lambda file: repacked(file, lambda lines: lines.append(b"{}\n"), False),
        "The backup is broken: its checksum is another.",
    ),
    ("a newer format", lambda file: repacked(file, in_first_line(format=2, tables="?")), NEWER),
    ("a newer edition", lambda file: repacked(file, in_first_line(edition="9999")), NEWER),
    (
        "unknown things",
        lambda file: repacked(file, of_unknown_things),
        "The backup is broken: it holds something unknown as 'robots'.",
    ),
    (
        "a first line without tables",
        lambda file: repacked(file, in_first_line(tables={"tables": {}})),
        "The backup is broken: its first line is not understood.",
    ),
]


@pytest.mark.parametrize(("spoil", "sentence"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_a_file_with_something_wrong_is_one_sentence_and_changes_nothing(
    kept: Path, tmp_path: Path, spoil: Callable[[Path], object], sentence: str
) -> None:
    other = tmp_path / "other.db"
    a_club(other, entries=2)
    before = everything(other)
    spoil(kept)
    assert refused("restore", kept, "--database", other, "--replace") == sentence
    assert everything(other) == before


def test_bytes_that_were_changed_are_noticed_wherever_they_lie(kept: Path, tmp_path: Path) -> None:
    whole = kept.read_bytes()
    for place in range(10, len(whole) - 8, len(whole) // 12):
        kept.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        assert refused("restore", kept, "--database", tmp_path / "never.db").startswith("The ")
    assert not (tmp_path / "never.db").exists()


def test_rows_that_the_database_refuses_leave_it_as_it_was(kept: Path, tmp_path: Path) -> None:
    """The same row twice, with a right checksum: it is found in the middle of the work."""
    other = tmp_path / "other.db"
    a_club(other, entries=2)
    before = everything(other)

    def twice(lines: list[bytes]) -> None:
        lines[1000] = lines[999]

    repacked(kept, twice)
    assert refused("restore", kept, "--database", other, "--replace").startswith("The database cannot be used: ")
    assert everything(other) == before


def test_what_is_not_there_or_not_ours_is_said_so(club: Path, kept: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.db"
    assert refused("backup", tmp_path / "b", "--database", nowhere) == f"There is no database {nowhere}."
    assert refused("backup", kept, "--database", club).endswith("is already there; choose another name.")
    assert refused("backup", tmp_path / "no" / "b", "--database", club).endswith(
        f"there is no folder {tmp_path / 'no'}."
    )
    assert refused("restore", tmp_path / "none", "--database", nowhere).endswith("no such file or directory.")
    assert refused("restore", tmp_path, "--database", nowhere).endswith("is a directory.")
    assert "must be SQLite or PostgreSQL" in refused("backup", tmp_path / "b", "--database", "mysql://x/y")
    closed = "postgresql://nobody@127.0.0.1:1/none"
    assert refused("backup", tmp_path / "b", "--database", closed).startswith("The database cannot be used: ")
    empty = tmp_path / "empty.db"
    empty.touch()
    assert refused("backup", tmp_path / "b", "--database", empty) == "The database holds no tables of Jalopy."
    assert not nowhere.exists()
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix != ".db" and "db-" not in path.name) == [
        kept.name
    ]


def test_a_newer_database_is_neither_copied_nor_replaced(club: Path, kept: Path, tmp_path: Path) -> None:
    async def make_newer(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    in_database(club, make_newer)
    assert "newer version" in refused("backup", tmp_path / "b", "--database", club)
    assert "newer version" in refused("restore", kept, "--database", club, "--replace")
    assert len(everything(club)["log"]) == 1203


def test_the_editions_are_those_of_the_migrations() -> None:
    assert editions()[-1] == "0001"
    assert editions() == sorted(editions(), reverse=True)
