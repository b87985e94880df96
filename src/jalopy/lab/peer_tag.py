"""TAG, the peer in Java: it is not installed, but measured where its jar is given."""

import shutil
from pathlib import Path
from typing import Final
from zipfile import BadZipFile, ZipFile

from jalopy.kernel.errors import BadSetting
from jalopy.lab.peer_runners import RACE, Peer

NAME: Final = "TAG"
NOT_GIVEN: Final = "no jar was given with --tag."
GAMES: Final = ("tic-tac-toe", "cant-stop", "love-letter", RACE)
OF_TAG: Final = {"core/AbstractForwardModel.class", "games/GameType.class"}
TOOLS: Final = ("javac", "java")


def tag(path: str) -> Peer:
    """With the jar at this path; BadSetting if it is none of TAG's, or there is no Java to run it."""
    jar = Path(path).resolve()
    try:
        with ZipFile(jar) as opened:
            names = set(opened.namelist())
    except (OSError, BadZipFile):
        raise BadSetting("tag-no-jar", file=path) from None
    if not names >= OF_TAG:
        raise BadSetting("tag-other-jar", file=path)
    for tool in TOOLS:
        if shutil.which(tool) is None:
            raise BadSetting("tag-without-java", tool=tool)
    return Peer("tag", NAME, GAMES, installed="our runner for TAG", jar=jar)
