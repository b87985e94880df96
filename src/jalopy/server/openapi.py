"""The interface described, from the structs that are really used."""

from functools import cache
from typing import Any, Final, get_args

import msgspec

import jalopy
from jalopy.server import wire

SOCKET: Final[dict[str, Any]] = {
    "words": "A client opens /socket/{code} with its cookie and says Hello; that is also how it connects again. Every "
    "message is JSON with a `type`. What a client wants done carries an `id` and is answered by Done or Refused; "
    "what is new at the table comes as Update.",
    "hears": [kind.__name__ for kind in get_args(wire.ClientMessage)],
    "tells": [kind.__name__ for kind in get_args(wire.ServerMessage)],
}

_COMPONENTS: dict[str, Any] = {}


def _schema(kind: Any) -> dict[str, Any]:
    (schema,), components = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    _COMPONENTS.update(components)
    return schema


def _answer(kind: Any, words: str) -> dict[str, Any]:
    return {"description": words, "content": {"application/json": {"schema": _schema(kind)}}}


def _page(words: str) -> dict[str, Any]:
    return {"description": words, "content": {"text/html": {"schema": {"type": "string"}}}}


def _in_query(name: str, told: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "string"}, "description": told}


def _in_path(name: str, told: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}, "description": told}


def _of_puzzle() -> list[dict[str, Any]]:
    return [_in_path("game", "its name"), _in_path("which", "a puzzle's name; to look at one also a day: 2026-11-17")]


def _code() -> dict[str, Any]:
    return {
        "name": "code",
        "in": "path",
        "required": True,
        "schema": {"type": "string"},
        "description": "the table's code",
    }


def _game() -> dict[str, Any]:
    return {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}


def _moving(words: str, wish: Any, problem: dict[str, Any]) -> dict[str, Any]:
    return {
        "post": {
            "summary": words,
            "requestBody": {"required": True, "content": {"application/json": {"schema": _schema(wish)}}},
            "responses": {
                "200": _answer(wire.Whose, "who that is"),
                **dict.fromkeys(("400", "403", "429", "503"), problem),
            },
        }
    }


@cache
def description() -> dict[str, Any]:
    """OpenAPI 3.1. The socket is not part of OpenAPI; its messages are listed as schemas all the same."""
    problem = _answer(wire.Problem, "what went wrong, in one sentence")
    paths = {
        "/api/games": {
            "get": {
                "summary": "The games, their seats and settings",
                "responses": {"200": _answer(list[wire.GameInfo], "all games")},
            }
        },
        "/api/games/{game}/rules": {
            "get": {
                "summary": "Our rules text of a game",
                "parameters": [_game()],
                "responses": {"200": _answer(wire.RulesInfo, "the rules, numbered"), "404": problem},
            }
        },
        "/api/games/{game}/about": {
            "post": {
                "summary": "What a thing is that somebody sees in a view of the game",
                "parameters": [_game()],
                "requestBody": {
                    "required": True,
                    "content": {"application/json": {"schema": _schema(wire.AboutWish)}},
                },
                "responses": {
                    "200": _answer(wire.AboutInfo, "messages of the game's texts with facts, and a rule"),
                    **dict.fromkeys(("400", "403", "404", "429"), problem),
                },
            }
        },
        "/api/games/{game}/check": {
            "post": {
                "summary": "Whether a table could agree on these seats and settings; nothing is made",
                "parameters": [_game()],
                "requestBody": {
                    "required": True,
                    "content": {"application/json": {"schema": _schema(wire.SettingsWish)}},
                },
                "responses": {
                    "200": _answer(wire.SettingsCheck, "what is wrong with them, and what the game shows of them"),
                    **dict.fromkeys(("400", "403", "404", "429", "503"), problem),
                },
            }
        },
        "/api/tables": {
            "post": {
                "summary": "Make a table; with bots the match begins at once",
                "requestBody": {"required": True, "content": {"application/json": {"schema": _schema(wire.NewTable)}}},
                "responses": {
                    "201": _answer(wire.TableMade, "the table's code"),
                    **dict.fromkeys(("400", "403", "429", "503"), problem),
                },
            }
        },
        "/api/tables/{code}": {
            "get": {
                "summary": "The table as you may know it",
                "parameters": [_code()],
                "responses": {
                    "200": _answer(wire.Update, "table, match and events"),
                    **dict.fromkeys(("403", "404", "409", "429", "503"), problem),
                },
            }
        },
        "/api/tables/{code}/record": {
            "get": {
                "summary": "The record of a finished match",
                "parameters": [_code()],
                "responses": {
                    "200": {
                        "description": "the record",
                        "content": {"application/json": {"schema": {"type": "object"}}},
                    },
                    **dict.fromkeys(("404", "409", "429", "503"), problem),
                },
            }
        },
        "/api/tables/{code}/analysis": {
            "get": {
                "summary": "A finished match looked back on: chances all along, luck and choices; asking begins it",
                "parameters": [
                    _code(),
                    _in_query("kept", "anything: only what is there already, nothing is begun"),
                ],
                "responses": {
                    "200": _answer(wire.AnalysisInfo, "what was found, or how far that has come"),
                    **dict.fromkeys(("403", "404", "409", "429", "503"), problem),
                },
            }
        },
        "/api/tables/{code}/moments/{answers}": {
            "get": {
                "summary": "A question of a match that is over, and what the strongest bot would answer",
                "parameters": [_code(), _in_path("answers", "so many were given before it")],
                "responses": {
                    "200": _answer(wire.MomentInfo, "as the asked seat sees it"),
                    **dict.fromkeys(("400", "404", "409", "429", "503"), problem),
                },
            }
        },
        "/api/puzzles": {
            "get": {
                "summary": "The games that have puzzles, and the names of these",
                "responses": {
                    "200": _answer(list[wire.PuzzleShelf], "in the order of the days"),
                    **dict.fromkeys(("429", "503"), problem),
                },
            }
        },
        "/api/puzzles/{game}/{which}": {
            "get": {
                "summary": "A puzzle, without its solution",
                "parameters": _of_puzzle(),
                "responses": {
                    "200": _answer(wire.PuzzleInfo, "as the asked seat sees it"),
                    **dict.fromkeys(("404", "429", "503"), problem),
                },
            }
        },
        "/api/puzzles/{game}/{which}/hint": {
            "get": {
                "summary": "What a rookie would answer, which is not the best",
                "parameters": _of_puzzle(),
                "responses": {
                    "200": _answer(wire.PuzzleHint, "its key"),
                    **dict.fromkeys(("404", "429", "503"), problem),
                },
            }
        },
        "/api/puzzles/{game}/{which}/answer": {
            "post": {
                "summary": "Answer a puzzle, and hear what each answer is worth",
                "parameters": _of_puzzle(),
                "requestBody": {
                    "required": True,
                    "content": {"application/json": {"schema": _schema(wire.PuzzleAnswer)}},
                },
                "responses": {
                    "200": _answer(wire.PuzzleSolution, "the best answer first"),
                    **dict.fromkeys(("400", "403", "404", "429", "503"), problem),
                },
            }
        },
        "/api/puzzles/{game}/{which}/play-on": {
            "post": {
                "summary": "A new table whose match begins with the puzzle's question",
                "parameters": _of_puzzle(),
                "requestBody": {
                    "required": True,
                    "content": {"application/json": {"schema": _schema(wire.PuzzlePlayOn)}},
                },
                "responses": {
                    "201": _answer(wire.TableMade, "its code"),
                    **dict.fromkeys(("400", "403", "404", "429", "503"), problem),
                },
            }
        },
        "/api/workshop/{game}": {
            "get": {
                "summary": "What can be changed of a game's box",
                "parameters": [_game()],
                "responses": {
                    "200": _answer(wire.WorkshopInfo, "its knobs, in the order of the box"),
                    **dict.fromkeys(("404", "429"), problem),
                },
            }
        },
        "/api/workshop/{game}/try": {
            "post": {
                "summary": "How far a changed box was tried, and what that tells; asking begins it and keeps it going",
                "parameters": [_game()],
                "requestBody": {
                    "required": True,
                    "content": {"application/json": {"schema": _schema(wire.WorkshopWish)}},
                },
                "responses": {
                    "200": _answer(wire.WorkshopTried, "its figures beside those of the printed box"),
                    **dict.fromkeys(("400", "403", "404", "429", "503"), problem),
                },
            }
        },
        "/api/workshop/{game}/report": {
            "get": {
                "summary": "A page that holds a changed box against the printed one; until enough matches are played it says how many are,"
                " and what is refused it says too",
                "parameters": [
                    _game(),
                    _in_query("seats", "how many"),
                    _in_query("bots", "random or rookie"),
                    _in_query("box", "as the setting; other settings by their names too"),
                    _in_query("language", "en or de"),
                ],
                "responses": {
                    "200": _page("the report, or how far the matches for it have come"),
                    **dict.fromkeys(("400", "404", "429", "503"), _page("why there is none")),
                },
            }
        },
        "/api/codes/{words}": {
            "get": {
                "summary": "The open table that two words lead to",
                "parameters": [
                    {
                        "name": "words",
                        "in": "path",
                        "required": True,
                        "schema": {"type": "string"},
                        "description": "as they are dictated, with anything between them",
                    }
                ],
                "responses": {
                    "200": _answer(wire.TableMade, "the table's code"),
                    **dict.fromkeys(("403", "404", "429", "503"), problem),
                },
            }
        },
        "/api/mine": {
            "get": {
                "summary": "The tables I sit at",
                "responses": {
                    "200": _answer(list[wire.MyTable], "those waiting for me first"),
                    **dict.fromkeys(("403", "429", "503"), problem),
                },
            }
        },
        "/api/matches": {
            "get": {
                "summary": "My matches: open and finished, the evening's score, figures by game",
                "parameters": [_in_query("all", "anything: every finished match, not only the last ones")],
                "responses": {
                    "200": _answer(wire.MyMatches, "the newest first"),
                    **dict.fromkeys(("403", "429", "503"), problem),
                },
            }
        },
        "/api/tables/{code}/rematch": {
            "post": {
                "summary": "The same table once more; everybody who sat there is asked",
                "parameters": [_code()],
                "responses": {
                    "201": _answer(wire.TableMade, "its code"),
                    **dict.fromkeys(("400", "403", "404", "409", "429", "503"), problem),
                },
            }
        },
        "/api/tables/{code}/play-on": {
            "post": {
                "summary": "A new table whose match begins in the middle of this one, with other dice from there on",
                "parameters": [_code()],
                "requestBody": {
                    "required": True,
                    "content": {"application/json": {"schema": _schema(wire.PlayOnFrom)}},
                },
                "responses": {
                    "201": _answer(wire.TableMade, "its code"),
                    **dict.fromkeys(("400", "403", "404", "409", "429", "503"), problem),
                },
            }
        },
        "/api/tables/{code}/decline": {
            "post": {
                "summary": "Leave my chair at a table that has not begun",
                "parameters": [_code()],
                "responses": {
                    "200": {"description": "it is free"},
                    **dict.fromkeys(("400", "403", "404", "409", "503"), problem),
                },
            }
        },
        "/api/me/link": {
            "post": {
                "summary": "A link to my seats for another device; it works once, for ten minutes",
                "responses": {
                    "201": _answer(wire.SeatLink, "what makes the link"),
                    **dict.fromkeys(("400", "403", "429", "503"), problem),
                },
            }
        },
        "/api/me/link/look": _moving("Whose link it is; it goes on working", wire.LinkWish, problem),
        "/api/me/link/use": _moving("Be that guest from now on, on this device too", wire.LinkWish, problem),
        "/api/me/phrase": {
            "post": {
                "summary": "A recovery phrase to write down; an older one of mine leads nowhere any more",
                "responses": {
                    "201": _answer(wire.Phrase, "six words"),
                    **dict.fromkeys(("400", "403", "429", "503"), problem),
                },
            }
        },
        "/api/me/phrase/use": _moving("Be the guest whose phrase it is", wire.PhraseWish, problem),
        "/api/push": {
            "get": {
                "summary": "The key to subscribe with, to be told when it is my turn",
                "responses": {"200": _answer(wire.PushInfo, "an empty key where this server cannot")},
            },
            "post": {
                "summary": "Tell this browser when it is my turn and I am not at the table",
                "requestBody": {"required": True, "content": {"application/json": {"schema": _schema(wire.PushWish)}}},
                "responses": {
                    "201": {"description": "it will be"},
                    **dict.fromkeys(("400", "403", "429", "503"), problem),
                },
            },
        },
        "/api/push/stop": {
            "post": {
                "summary": "Tell this browser nothing any more",
                "requestBody": {"required": True, "content": {"application/json": {"schema": _schema(wire.PushStop)}}},
                "responses": {
                    "200": {"description": "done"},
                    **dict.fromkeys(("400", "403", "429", "503"), problem),
                },
            }
        },
        "/healthz": {
            "get": {
                "summary": "Whether the server and its database work",
                "responses": {"200": {"description": "ok"}, "503": {"description": "not now"}},
            }
        },
        "/metrics": {
            "get": {
                "summary": "Figures in Prometheus' format",
                "responses": {"200": {"description": "text"}, "403": problem},
            }
        },
    }
    for message in (wire.ServerMessage, wire.ClientMessage):
        _schema(message)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Jalopy",
            "version": jalopy.__version__,
            "description": "Tables and records. Play itself goes over the socket /socket/{code}: JSON messages, each with a `type`.",
        },
        "paths": paths,
        "components": {"schemas": _COMPONENTS},
    }
