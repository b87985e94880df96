"""By which name somebody comes, by which way, and who is told the metrics."""

import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.server.serving import Serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from jalopy.server.hosts import host_name
from jalopy.server.run import CannotStart, serve

TOKEN = "open sesame"


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    options: dict[str, Any] = {"host_names": ["club.example", "Scrap.Example."], "metrics_token": TOKEN}
    server = Serving(tmp_path_factory.mktemp("server"), **options)
    yield server
    assert server.stop() == 0


def ask(serving: Serving, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{serving.url}{path}", headers=headers)


@pytest.mark.parametrize(
    "host", ["club.example", "CLUB.example:8443", "scrap.example", "127.0.0.1:8000", "[::1]", "localhost:1"]
)
def test_whoever_comes_by_a_known_name_or_an_address_is_served(serving: Serving, host: str) -> None:
    assert ask(serving, "/api/games", host=host).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "club.example.evil.example", "127.0.0.1.evil.example", "xclub.example"]
)
def test_by_another_name_nobody_is_served(serving: Serving, host: str) -> None:
    for path in ("/", "/api/games", "/api/mine"):
        answer = ask(serving, path, host=host)
        assert answer.status_code == 421
        assert answer.json()["key"] == "unknown-host"
        assert "set-cookie" not in answer.headers
    url = f"ws://{host}/socket/gear-rust-abcdefgh"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, sock=socket.create_connection(("127.0.0.1", serving.port), timeout=30))
    assert refused.value.response.status_code == 403


def test_programs_that_look_after_the_server_need_no_name(serving: Serving) -> None:
    assert ask(serving, "/healthz", host="10.4.0.7.pods.example").status_code == 200


def test_metrics_are_told_to_whoever_has_the_token(serving: Serving) -> None:
    for given in ({}, {"authorization": "Bearer wrong"}, {"authorization": f"Basic {TOKEN}"}, {"authorization": TOKEN}):
        answer = ask(serving, "/metrics", **given)
        assert (answer.status_code, answer.json()["key"]) == (403, "metrics-not-for-you")
    assert "jalopy_sockets" in ask(serving, "/metrics", authorization=f"Bearer {TOKEN}").text


def test_without_a_token_they_are_for_this_network_alone(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Serving(tmp_path_factory.mktemp("open"), forwarded_by="127.0.0.1")
    try:
        # the proxy on this machine says who asks
        asked = {
            address: ask(server, "/metrics", **{"x-forwarded-for": address}).status_code
            for address in ("8.8.8.8", "10.1.2.3")
        }
        assert asked == {"8.8.8.8": 403, "10.1.2.3": 200}
        assert ask(server, "/metrics").status_code == 200
        assert ask(server, "/api/games", host="whatever.example").status_code == 200, "no name was given"
    finally:
        assert server.stop() == 0


def test_whoever_came_by_https_comes_so_again(serving: Serving) -> None:
    said = "strict-transport-security"
    assert said not in ask(serving, "/").headers
    assert ask(serving, "/", **{"x-forwarded-proto": "https"}).headers[said] == "max-age=31536000"


@pytest.mark.parametrize("name", ["https://club.example", "club.example:8000", "", "a b"])
def test_a_name_that_is_none_is_refused_at_the_start(name: str) -> None:
    with pytest.raises(CannotStart, match="is no name of a host"):
        serve(host_names=(name,))


@pytest.mark.parametrize(
    ("host", "name"),
    [("Club.Example:80", "club.example"), ("[::1]:80", "::1"), ("[::1]", "::1"), ("a.", "a"), ("", "")],
)
def test_names_are_read_without_their_ports(host: str, name: str) -> None:
    assert host_name(host) == name
