"""Whoever is silent, slow, floods or never reads is cut off, and costs the others neither time nor memory."""

import socket
import time
from contextlib import suppress

import pytest
from tests.server.by_hand import (
    ELSEWHERE,
    EMPTY_PIECE,
    PING,
    TEXT_BEGINS,
    connected,
    flood,
    frame,
    is_cut,
    upgraded,
)
from tests.server.guests import Guest, Line, hang_up
from tests.server.serving import Serving, http
from tests.waiting import patiently, wait_until
from websockets.exceptions import ConnectionClosed

RIG = "narrow doors"


def plays_on(line: Line) -> None:
    line.wait(lambda: line.question is not None)
    line.answer()


def test_silent_connections_lock_nobody_out(serving: Serving) -> None:
    crowd = [connected(serving) for _ in range(300)]
    assert http.get(f"{serving.url}/healthz").status_code == 200
    wait_until(lambda: all(is_cut(line) for line in crowd), "silent connections stay", 30)
    assert any(line["message"] == "a connection was too slow" for line in serving.lines())


def test_a_request_that_never_comes_to_its_end_is_not_waited_for(serving: Serving) -> None:
    for begun in (b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"):
        line = connected(serving)
        line.sendall(begun)
        for _ in range(100):
            time.sleep(0.1)
            if is_cut(line):
                break
            with suppress(OSError):
                line.sendall(b"x")
        else:
            pytest.fail("it is still waited for")


def test_one_address_has_so_many_connections_and_no_more(serving: Serving) -> None:
    crowd = [connected(serving, ELSEWHERE) for _ in range(30)]
    late = connected(serving, ELSEWHERE)
    wait_until(lambda: is_cut(late), "the last one stays", 20)
    assert any(line["message"] == "there are too many connections from one address" for line in serving.lines())
    assert http.get(f"{serving.url}/healthz").status_code == 200
    for line in crowd:
        line.close()

    def may_again() -> bool:
        with connected(serving, ELSEWHERE) as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            with suppress(OSError):
                return line.recv(15) == b"HTTP/1.1 200 OK"
        return False

    wait_until(may_again, "those who left are still counted", 20)


def test_whoever_asks_thousands_of_times_in_one_go_is_cut_off_and_costs_no_memory(serving: Serving) -> None:
    guest = Guest(serving)
    code = guest.make(name="Ann", bots="rookie")
    request = f"GET /api/tables/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()

    def ask(times: int) -> socket.socket:
        line = connected(serving)
        with suppress(OSError):
            line.sendall(request * times)
        return line

    with ask(3) as few:  # as some old programs do: each of them is answered
        heard = b""
        for _ in patiently("not all were answered", 60):
            heard += few.recv(65536)
            if heard.count(b"HTTP/1.1 200 OK") == 3:
                break
    with guest.at(code) as ann:
        before = serving.megabytes
        for _ in range(10):
            crowd = [ask(2000) for _ in range(20)]
            plays_on(ann)
            wait_until(lambda crowd=crowd: all(is_cut(line) for line in crowd), "nobody minded", 30)  # type: ignore[misc]
        assert serving.megabytes <= 1.1 * before
    assert any(line["message"] == "a connection asks too much at once" for line in serving.lines())


@pytest.mark.parametrize(
    "pieces", [frame(PING, b"x" * 100), frame(EMPTY_PIECE)], ids=["pings", "empty pieces of a message"]
)
def test_a_flood_is_cut_off_and_costs_no_memory(serving: Serving, pieces: bytes) -> None:
    guest = Guest(serving)
    code = guest.make(name="Ann", bots="rookie")
    with guest.at(code) as ann:
        before = serving.megabytes
        for _ in range(4):
            with upgraded(serving, guest, code) as line:
                if pieces == frame(EMPTY_PIECE):
                    line.sendall(frame(TEXT_BEGINS))
                flood(line, pieces, 8)
                plays_on(ann)
        assert serving.megabytes <= 1.2 * before
    assert any(line["message"] == "a socket floods" for line in serving.lines())


def test_whoever_never_reads_is_not_at_the_table_for_long(serving: Serving) -> None:
    ann, ben = Guest(serving), Guest(serving)
    code = ann.make(seats=4, bots="rookie")
    with ann.at(code) as line:
        line.wait(lambda: line.table["state"] == "over")
        with upgraded(serving, ben, code) as deaf:
            line.wait(lambda: line.table["spectators"] == 2)
            hello = frame(0x81, b'{"type":"hello"}')  # each brings the whole match, and none of it is read
            with suppress(OSError):
                for _ in range(110):
                    deaf.sendall(hello)
            line.wait(lambda: line.table["spectators"] == 1, 40)


def test_a_crowd_that_comes_and_goes_is_told_of_once_a_second(serving: Serving) -> None:
    """And so many watch, no more; those who sit always come in."""
    ann, ben = Guest(serving), Guest(serving)
    code = ann.make(name="Ann")
    with ann.at(code) as line:
        line.done("say", text="come and watch")
        since, heard = time.monotonic(), len(line.heard)
        crowd = [Guest(serving).at(code) for _ in range(20)]
        line.wait(lambda: line.table["spectators"] == 20)
        assert len(line.heard) - heard <= time.monotonic() - since + 2
        with pytest.raises(ConnectionClosed) as late:
            ben.at(code)
        assert late.value.rcvd is not None
        assert (late.value.rcvd.code, late.value.rcvd.reason) == (4429, "Too many people are watching this table.")
        crowd.pop().socket.close()
        line.wait(lambda: line.table["spectators"] == 19)
        with ben.at(code) as other:
            other.done("sit", seat=1, name="Ben")
            full = Guest(serving).at(code)
            line.wait(lambda: line.table["spectators"] == 20)
        with ben.at(code) as back:
            assert back.table["spectators"] == 20
        hang_up([full, *crowd])


def test_whoever_looks_without_end_waits_and_others_do_not(serving: Serving) -> None:
    """The proxy on this machine says whence they come."""

    def look(address: str, path: str = "/api/matches") -> int:
        answer = http.get(f"{serving.url}{path}", headers={"x-forwarded-for": address})
        if answer.status_code == 429:
            assert answer.json()["key"] == "asked-too-fast"
        return answer.status_code

    code = Guest(serving).make(name="Ann")
    assert [look("203.0.113.7") for _ in range(12)] == [200] * 10 + [429] * 2
    for path in ("/api/mine", f"/api/tables/{code}", f"/api/tables/{code}/record"):
        assert look("203.0.113.7", path) == 429
    assert look("203.0.113.8", f"/api/tables/{code}") == 200
