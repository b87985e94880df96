"""No wait without an end, neither in the tools of the tests nor in the tests themselves."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent

# Here it is that processes and event loops are given their limits.
STARTS_PROCESSES = TESTS / "processes.py"
RUNS_LOOPS = TESTS / "waiting.py"

STARTING = {
    "subprocess.Popen",
    "subprocess.run",
    "subprocess.call",
    "subprocess.check_call",
    "subprocess.check_output",
    "subprocess.getoutput",
    "subprocess.getstatusoutput",
    "os.system",
    "os.popen",
    "pty.spawn",
    "asyncio.create_subprocess_exec",
    "asyncio.create_subprocess_shell",
}
LOOPING = {"asyncio.run", "asyncio.Runner", "asyncio.new_event_loop"}
LASTING = {"os.wait", "os.waitpid", "signal.pause", "signal.sigwait"}
PIPES = {"stdout", "stderr"}  # of a process: they are read until it ends

# By the last word of the call: with no argument at all it lasts until something comes.
NEED_AN_ARGUMENT = {"wait", "join", "result", "acquire", "recv", "accept", "readline", "select", "wait_closed"}
NEED_A_TIMEOUT = {"communicate", "urlopen", "create_connection"}
QUEUES = {"queue", "multiprocessing", "asyncio"}  # elsewhere get() is no wait

# Round and round with one of these, a loop needs a look at the clock: `for _ in patiently(...)`.
PAUSES = {"sleep", "wait_for_timeout", "wait", "wait_for", "waits_for", "receive", "recv", "select", "poll", "hurries"}


def endless(source: str, path: Path = TESTS / "elsewhere.py") -> Iterator[str]:
    """The lines that may wait for ever, each with its call or loop."""
    tree = ast.parse(source)
    names = imported(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if call_is_endless(node, called(node, names), set(names.values()), path):
                yield f"{node.lineno}: {ast.unparse(node.func)}"
        elif isinstance(node, ast.While):
            inside = {called(each, names).rpartition(".")[2] for each in ast.walk(node) if isinstance(each, ast.Call)}
            if inside & PAUSES and "monotonic" not in inside:
                yield f"{node.lineno}: while {ast.unparse(node.test)}"
        elif isinstance(node, ast.For) and is_pipe(node.iter):
            yield f"{node.lineno}: for {ast.unparse(node.target)} in {ast.unparse(node.iter)}"


def call_is_endless(call: ast.Call, name: str, imports: set[str], path: Path) -> bool:
    if name in STARTING:
        return path != STARTS_PROCESSES
    if name in LOOPING:
        return path != RUNS_LOOPS
    if name in LASTING or any(keyword.arg == "timeout" and is_nothing(keyword.value) for keyword in call.keywords):
        return True
    last = name.rpartition(".")[2]
    if last in ("read", "readlines"):
        return isinstance(call.func, ast.Attribute) and is_pipe(call.func.value)
    if last in NEED_A_TIMEOUT:
        return not any(keyword.arg == "timeout" for keyword in call.keywords)
    if name == "select.select":
        return len(call.args) < 4
    if last == "get" and not any(each.partition(".")[0] in QUEUES for each in imports):
        return False
    return last in NEED_AN_ARGUMENT | {"get"} and not call.args and not call.keywords


def is_pipe(thing: ast.expr) -> bool:
    """A process's own: those of `sys` are ours."""
    return isinstance(thing, ast.Attribute) and thing.attr in PIPES and ast.unparse(thing.value) != "sys"


def is_nothing(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def imported(tree: ast.Module) -> dict[str, str]:
    """What a name in this module stands for."""
    names = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update({each.asname or each.name: each.name for each in node.names})
        elif isinstance(node, ast.ImportFrom):
            names.update({each.asname or each.name: f"{node.module}.{each.name}" for each in node.names})
    return names


def called(call: ast.Call, names: dict[str, str]) -> str:
    """The whole name of what is called, as far as it is one."""
    words: list[str] = []
    part = call.func
    while isinstance(part, ast.Attribute):
        words.insert(0, part.attr)
        part = part.value
    if isinstance(part, ast.Name):
        words.insert(0, names.get(part.id, part.id))
    return ".".join(words)


def test_every_wait_in_the_tests_has_an_end() -> None:
    found = {
        str(path.relative_to(TESTS)): lines
        for path in sorted(TESTS.rglob("*.py"))
        if (lines := list(endless(path.read_text("utf-8"), path)))
    }
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "import subprocess\nsubprocess.run(['true'])",
        "import subprocess as sp\nsp.Popen(['true'], text=True)",
        "from subprocess import check_output as output\noutput(['true'])",
        "import asyncio\nasyncio.run(whole())",
        "process.wait()",
        "process.communicate()",
        "process.communicate('words')",
        "process.stdout.readline()",
        "process.stdout.read()",
        "for line in process.stderr:\n    print(line)",
        "import os\nos.waitpid(process.pid, 0)",
        "import httpx\nhttpx.get('http://127.0.0.1', timeout=None)",
        "thread.join()",
        "pool.submit(work).result()",
        "import queue\nqueue.Queue().get()",
        "async def listen():\n    await event.wait()",
        "from urllib.request import urlopen\nurlopen('http://127.0.0.1')",
        "import select\nselect.select([one], [], [])",
        "while not ready():\n    time.sleep(1)",
        "while True:\n    if line.receive():\n        break",
        "while terminal.wait_for('Enter', 'over') != 'over':\n    pass",
    ],
)
def test_a_wait_without_an_end_is_found(source: str) -> None:
    assert len(list(endless(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "process.wait(5)",
        "process.communicate('words', timeout=5)",
        "', '.join(words)",
        "path.open().read()",
        "for line in done.stdout.splitlines():\n    print(line)",
        "captured.get()",
        "thread.join(timeout=5)",
        "from urllib.request import urlopen\nurlopen('http://127.0.0.1', timeout=5)",
        "import select\nselect.select([one], [], [], 5)",
        "while time.monotonic() < end:\n    time.sleep(1)",
        "for _ in patiently('nothing came'):\n    line.receive()",
        "while match.question is not None:\n    match.answer('stop')",
    ],
)
def test_a_wait_with_an_end_is_let_pass(source: str) -> None:
    assert list(endless(source)) == []
