"""Which build of the rules runs: the Python sources of kernel/ and games/, or the same sources compiled with mypyc.

A finder in front of Python's own decides it once per process, before the first rules module is loaded:

1. ``JALOPY_PURE`` is set (and not ``0``): the sources.
2. A compiled library lies beside the package, as in a wheel: that.
3. A checkout holds a tree under build/compiled/ made from exactly these sources: its library, the best build's before the
   others.
4. Otherwise the sources.

``JALOPY_OPTIMIZE`` is the C compiler's level, 2 unless said otherwise: 3 takes more than twice as long and plays no
faster; 1 compiles in two thirds of the time and plays a little slower; g takes a quarter less than 1 and plays a sixth
slower, which suits tests; 0 plays at a third of the pace. ``best`` is level 3 with what the compiler learnt from a trial
run (_training.py) and across all modules at once, where it does play a little faster: it takes more than twice as long,
and needs GCC.

Files whose names begin with an underscore are never compiled. For ``__init__`` that is a need: mypyc would point
``__path__`` at the compiled tree, and the data files beside the sources (rules.md, box.toml, texts) would be out of
reach. For others it is a choice.

Nor is what lies in a game's folder beside its rules: bot, presets, terminal and traits are no part of either build, and changing
them makes no tree stale. A bot's ``hot`` package is the exception: it is compiled with the rules, and like them it may
import nothing but the kernel, its own game's rules, and itself. So is ``bots/hot``, which all bots share.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent.parent
TREES = CHECKOUT / "build" / "compiled"

PARTS = ("kernel", "games", "bots")
BESIDE_THE_RULES = ("about", "bot", "presets", "shapes", "terminal", "traits")  # modules or packages in a game's folder
HOT = ("bot", "hot")  # the package in there that is compiled all the same
SUFFIX = EXTENSION_SUFFIXES[0]

PLAIN, BEST = "2", "best"  # levels
LEVEL = "level.txt"  # beside the library in a tree, for a compiler may not have managed what was asked for

# All compiled modules live in one library, so that calls between them are plain C calls, and the finder takes them out
# of it by the hand that lies in it too. Without Python's lock mypyc begins modules otherwise: there an extension module of
# its own stands for each.
LIBRARY, HAND = "jalopy__mypyc", "jalopy__hand"

# Runs in a directory that holds a copy of the sources and nothing else, so that no configuration reaches the
# compiler that the fingerprint does not know. -Werror is for mypyc's authors: a user's newer compiler may warn.
SETUP = """\
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from setuptools import setup
from distutils.ccompiler import CCompiler
from mypyc.build import mypycify

processors = os.cpu_count() or 1

HAND = '''
#include <Python.h>

static PyObject *hand_out(PyObject *self, PyObject *capsule)
{
    void *begin = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    return begin ? ((PyObject *(*)(void))begin)() : NULL;
}

static PyMethodDef methods[] = {
    {"hand_out", hand_out, METH_O, "The module that this capsule begins."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "jalopy__hand", NULL, -1, methods};

PyMODINIT_FUNC PyInit_jalopy__hand(void)
{
    return PyModule_Create(&definition);
}
'''

def compile_side_by_side(
    compiler,
    sources,
    output_dir=None,
    macros=None,
    include_dirs=None,
    debug=False,
    extra_preargs=None,
    extra_postargs=None,
    depends=None,
):
    macros, objects, last, flags, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    first = compiler._get_cc_args(flags, debug, extra_preargs)
    with ThreadPoolExecutor(processors) as pool:
        list(pool.map(lambda made: compiler._compile(made, *build[made], first, last, flags), build))
    return objects

CCompiler.compile = compile_side_by_side  # Microsoft's has its own, and keeps it

# mypyc makes a C file for each module, and each reads a megabyte of headers: several together are compiled in less time.
# A single one for all takes compilers several times as long, and leaves processors idle.
def in_sheaves(library):
    folder = Path("../c")
    sources = [Path(name) for name in library.sources]
    own = [source for source in sources if source.parent == folder and source.name.startswith("__native")]
    most = min(1_500_000, sum(source.stat().st_size for source in own) // (4 * processors))
    sheaves = [[]]
    for source in own:
        if sum(other.stat().st_size for other in sheaves[-1]) > most:
            sheaves.append([])
        sheaves[-1].append(source)
    files = [folder / f"sheaf_{number}.c" for number in range(len(sheaves))]
    for file, sheaf in zip(files, sheaves):
        file.write_text("".join(f'#include "{source.name}"\\n' for source in sheaf), "utf-8")
    hand = folder / "jalopy__hand.c"
    hand.write_text(HAND, "utf-8")
    return [str(file) for file in [*files, hand, *(source for source in sources if source not in own)]]

level = os.environ["JALOPY_OPTIMIZE"]
modules = sorted(str(path) for path in Path("jalopy").rglob("*.py") if path.name[0] != "_")
options = ["--config-file=", "--explicit-package-bases"]
extensions = mypycify(
    [*options, *modules],
    opt_level="3" if level == "best" else level,
    debug_level="0",
    multi_file=True,
    group_name="jalopy",
    target_dir="../c",
)
(library,) = (extension for extension in extensions if extension.name.endswith("__mypyc"))
library.sources = in_sheaves(library)
if not sysconfig.get_config_var("Py_GIL_DISABLED"):
    extensions = [library]
for extension in extensions:
    extension.extra_compile_args = [word for word in extension.extra_compile_args if word != "-Werror"]
    if os.name == "posix":
        # Nobody else calls into the library, so its functions may be called directly. Python rounds every product
        # before it adds to it, so compiled rules do too.
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-ffp-contract=off"]

def build(extensions):
    steps = ["build_ext", "--force", "--build-lib", "../lib", "--build-temp", "../objects"]
    arguments = [*steps, "--parallel", str(processors)]
    setup(name="jalopy", packages=[], py_modules=[], ext_modules=extensions, script_args=arguments)

if level == "best":
    compiling, linking = library.extra_compile_args, library.extra_link_args
    library.extra_compile_args = [*compiling, "-fprofile-generate"]
    library.extra_link_args = [*linking, "-fprofile-generate"]
    build(extensions)
    shutil.copytree("../lib", "../trial", dirs_exist_ok=True)
    subprocess.run([sys.executable, "-m", "jalopy._training"], cwd="../trial", check=True)
    if not any(Path("..").rglob("*.gcda")):
        sys.exit("The trial run left nothing to learn from.")
    learnt = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-flto"]
    library.extra_compile_args = [*compiling, *learnt]
    library.extra_link_args = [*linking, *learnt, f"-flto={processors}", "-O3", "-fno-semantic-interposition"]
    build([library])
else:
    build(extensions)
"""

# What a compiler has to understand for the best build, tried on nothing much.
TRIAL_SOURCE = "int main(void) { return 0; }"
TRIAL_STEPS = (
    ("{cc}", "-O2", "-fprofile-generate", "-c", "trial.c", "-o", "trial.o"),
    ("{cc}", "-fprofile-generate", "trial.o", "-o", "trial"),
    ("./trial",),
    ("test", "-e", "trial.gcda"),
    ("{cc}", "-O2", "-fprofile-use", "-fprofile-partial-training", "-flto", "-c", "trial.c", "-o", "trial.o"),
    ("{cc}", "-fprofile-use", "-flto=1", "trial.o", "-o", "trial"),
)

# Behind everything else that the machine has to do.
ASIDE = """\
import os, sys
if hasattr(os, "nice"):
    os.nice(15)
from jalopy._builds import main
sys.exit(main(["compile"]))
"""


class CompileError(Exception):
    """The rules did not compile; the message ends with the compiler's last words."""


def install() -> None:
    """Puts the finder in front. Must run before the first module of kernel/ or games/ is imported."""
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)


def build() -> str:
    """What this process uses, or would use if no rules are loaded yet: "compiled" or "pure"."""
    loaded = _loaded_rules()
    if loaded:
        compiled = all(isinstance(module.__loader__, ExtensionFileLoader) for module in loaded)
    else:
        compiled = _finder.extensions() is not None
    return "compiled" if compiled else "pure"


def build_told() -> str:
    """The same where it is told beside figures: "best" for a checkout's best build."""
    used, extensions = build(), _finder.extensions()
    if used == "pure" or extensions is None:
        return used
    level = extensions / LEVEL
    return BEST if level.is_file() and level.read_text("utf-8") == BEST else used


def ensure(say: Callable[[str], None]) -> None:
    """Compiles on first need. Whatever goes wrong, the rules still run, and one sentence says how."""
    if _pure_wanted() or _loaded_rules():
        return
    _finder.decide_anew()
    if _finder.extensions() is not None:
        return
    if reason := can_compile():
        say(f"The rules run uncompiled, slower with the same results: {reason}")
        return
    if _failure_of(_tree(read_sources(), _level())).exists():
        say("The rules run uncompiled: compiling them failed before; `python3 run.py compile` tells why.")
        return
    say("Compiling the rules once (about a minute) …")
    try:
        compile_now(lambda text: None)
    except CompileError as error:
        last = str(error).strip().splitlines()[-1]
        say(f"Compiling failed, the rules run uncompiled: {last}. `python3 run.py compile` tells more.")
    _finder.decide_anew()


def compile_aside() -> None:
    """Compiles in a process of its own, for the next start; this one does not wait, nor for a failure that is known."""
    if (
        _pure_wanted()
        or _finder.extensions() is not None
        or can_compile()
        or _failure_of(_tree(read_sources(), _level())).exists()
    ):
        return
    import subprocess

    subprocess.Popen(
        [sys.executable, "-c", ASIDE], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def can_compile() -> str | None:
    """None if the rules can be compiled here, else the reason why not, as one sentence."""
    if _pure_wanted():
        return "JALOPY_PURE is set."
    if not _is_checkout():
        return "this is an installed package, not a checkout."
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}."
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypyc or setuptools is not installed (requirements-compile.txt names them)."
    if not _has_compiler():
        return "no C compiler was found."
    if not _has_headers():
        return "Python's C headers are missing (on Debian: apt install python3-dev)."
    return None


def why_not_best() -> str | None:
    """None if the C compiler can make the best build, else the reason why not, as one sentence."""
    import subprocess
    import tempfile

    needed = (
        "the best build needs a GCC that learns from trial runs (-fprofile-use) and optimises while linking (-flto)."
    )
    if os.name != "posix":
        return needed
    with tempfile.TemporaryDirectory(prefix="jalopy-") as work:
        Path(work, "trial.c").write_text(TRIAL_SOURCE, "utf-8")
        for step in TRIAL_STEPS:
            command = [word for part in step for word in (_compiler() if part == "{cc}" else [part])]
            if subprocess.run(command, cwd=work, capture_output=True).returncode:
                return needed
    return None


def compile_now(say: Callable[[str], None], level: str = "") -> None:
    """Compiles this checkout's rules, unless these very sources are compiled already."""
    import shutil
    import tempfile

    if reason := can_compile():
        raise CompileError(f"The rules cannot be compiled: {reason}")
    sources = read_sources()
    tree = _tree(sources, level or _level())
    if tree.is_dir():
        say("The rules are compiled already.")
        return
    say("Compiling the rules …")
    TREES.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix="under-way-", dir=TREES))
    try:
        _publish(compile_sources(sources, work, level or _level(), say), tree)
    except CompileError as error:
        _failure_of(tree).write_text(str(error), "utf-8")
        raise
    finally:
        shutil.rmtree(work, ignore_errors=True)
    _remove_other_trees(tree)
    say("Compiled.")


def read_sources() -> dict[str, bytes]:
    """Every source file of the rules, by its path below src/."""
    files = sorted(file for part in PARTS for file in (PACKAGE / part).rglob("*.py"))
    named = {file: file.relative_to(PACKAGE.parent) for file in files}
    return {
        name.as_posix(): file.read_bytes() for file, name in named.items() if _is_rules(*name.with_suffix("").parts)
    }


def compile_sources(sources: dict[str, bytes], work: Path, level: str, say: Callable[[str], None]) -> Path:
    """Compiles a copy of the sources in an empty directory and returns the directory that holds the library."""
    import shutil
    import subprocess

    if all(Path(name).name.startswith("_") for name in sources):
        raise CompileError("There are no rules to compile.")
    copy = work / "src"
    for name, text in {"jalopy/__init__.py": b"", **sources, "setup.py": SETUP.encode()}.items():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_bytes(text)
    if level == BEST and (reason := why_not_best()):
        say(f"Compiling at level {PLAIN} instead: {reason}")
        level = PLAIN
    if level == BEST:
        shutil.copytree(PACKAGE, work / "trial" / "jalopy", ignore=shutil.ignore_patterns("web", f"*{SUFFIX}"))
    done = subprocess.run(
        [sys.executable, "setup.py"],
        cwd=copy,
        env={**os.environ, "PYTHONUTF8": "1", "JALOPY_PURE": "", "JALOPY_OPTIMIZE": level},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        raise CompileError("\n".join(done.stdout.splitlines()[-20:]) or "The compiler said nothing.")
    (work / "lib" / LEVEL).write_text(level, "utf-8")
    return work / "lib"


def main(arguments: list[str]) -> int:
    if arguments not in (["compile"], ["compile", "--best"]):
        print("usage: python -m jalopy._builds compile [--best]", file=sys.stderr)
        return 2
    try:
        compile_now(print, BEST if "--best" in arguments else "")
    except CompileError as error:
        print(f"{error}\nThe rules did not compile; they still run, uncompiled.", file=sys.stderr)
        return 1
    return 0


class _Finder:
    """Finds the modules of the rules in the build that was chosen, and leaves all others to Python."""

    def __init__(self) -> None:
        self._decided = False
        self._extensions: Path | None = None

    def extensions(self) -> Path | None:
        """The directory that holds the library of compiled modules; None if the sources run."""
        if not self._decided:
            self._extensions = _choose_extensions()
            self._decided = True
        return self._extensions

    def decide_anew(self) -> None:
        self._decided = False

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in (LIBRARY, HAND) and not _is_rules(*name.split(".")):
            return None
        extensions = self.extensions()
        if extensions is None:
            return _find_source(name, path or ())
        library = extensions / f"{LIBRARY}{SUFFIX}"
        if not library.is_file():
            # Half of the rules from an old build and half from new sources would be neither.
            raise ImportError("The rules were compiled anew while this process ran: start it again.", name=name)
        if name in (LIBRARY, HAND):
            return spec_from_file_location(name, library)
        file = extensions.joinpath(*name.split(".")[:-1], name.rpartition(".")[2] + SUFFIX)  # as mypyc names it, too
        if file.is_file():
            return spec_from_file_location(name, file)
        if _beginning(name) is not None:
            return spec_from_file_location(name, file, loader=_OutOfLibrary(name, str(file)))
        return None


class _OutOfLibrary(ExtensionFileLoader):
    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module: ModuleType = import_module(HAND).hand_out(_beginning(spec.name))
        return module


def _beginning(name: str) -> object | None:
    """What begins the module of this name, if the library holds it."""
    return getattr(import_module(LIBRARY), "init_" + name.replace("___", "___3_").replace(".", "___"), None)


_finder = _Finder()


def _find_source(name: str, path: Sequence[str]) -> ModuleSpec | None:
    """As Python would find it, but blind to extension modules."""
    last = name.rpartition(".")[2]
    for entry in path:
        for file in (Path(entry, last, "__init__.py"), Path(entry, f"{last}.py")):
            if file.is_file():
                return spec_from_file_location(name, file)
    return None


def _choose_extensions() -> Path | None:
    if _pure_wanted():
        return None
    if (PACKAGE.parent / f"{LIBRARY}{SUFFIX}").is_file():
        return PACKAGE.parent
    if _is_checkout() and TREES.is_dir():
        sources = read_sources()
        wanted = os.environ.get("JALOPY_OPTIMIZE")
        trees = (_tree(sources, level) for level in ([wanted] if wanted else [BEST, PLAIN]))
        return next((tree for tree in trees if tree.is_dir()), None)
    return None


def _pure_wanted() -> bool:
    return os.environ.get("JALOPY_PURE", "") not in ("", "0")


def _is_checkout() -> bool:
    return PACKAGE.parent.name == "src" and (CHECKOUT / "pyproject.toml").is_file()


def _is_rules(package: str, part: str = "", game: str = "", chapter: str = "", *more: str) -> bool:
    """Whether the module of these names, from the outermost on, is kernel, or a game's but not beside its rules, or hot."""
    if package != "jalopy" or part not in PARTS:
        return False
    if part == "bots":
        return game == HOT[-1]
    return part == "kernel" or chapter not in BESIDE_THE_RULES or (chapter, *more[:1]) == HOT


def _loaded_rules() -> list[ModuleType]:
    """The loaded modules of those that get compiled."""
    rules = [(name, module) for name, module in list(sys.modules.items()) if _is_rules(*name.split("."))]
    return [
        module
        for name, module in rules
        if not hasattr(module, "__path__") and not name.rpartition(".")[2].startswith("_")
    ]


def _tree(sources: dict[str, bytes], level: str) -> Path:
    """Where these sources' compiled modules belong; complete if it is there, for it arrives by one rename."""
    digest = hashlib.sha256()
    for part in (SETUP.encode(), sys.version.encode(), _mypy_version()):
        digest.update(b"%d %b" % (len(part), part))
    for name, text in sources.items():
        digest.update(b"%b %d %b" % (name.encode(), len(text), text))
    return TREES / f"{_python_tag()}-O{level}-{digest.hexdigest()[:32]}"


def _level() -> str:
    return os.environ.get("JALOPY_OPTIMIZE") or PLAIN


def _python_tag() -> str:
    return SUFFIX.split(".")[1]


def _mypy_version() -> bytes:
    """Read from its file: asking the package's metadata would slow every start."""
    spec = find_spec("mypy")
    if spec is None or spec.origin is None:
        return b""
    return (Path(spec.origin).parent / "version.py").read_bytes()


def _failure_of(tree: Path) -> Path:
    return tree.with_name(f"{tree.name}.failed")


def _publish(made: Path, tree: Path) -> None:
    try:
        made.rename(tree)
    except OSError:
        # Another process compiled the same sources and was first; its tree is as good.
        if not tree.is_dir():
            raise


def _remove_other_trees(tree: Path) -> None:
    """Of each Python and level one tree is kept; what another process may still be making stays too."""
    import shutil
    import time

    yesterday = time.time() - 24 * 60 * 60
    family = tree.name.rpartition("-")[0]
    for entry in TREES.iterdir():
        outdated = entry.name.startswith(f"{family}-") and entry != tree
        try:
            abandoned = entry.name.startswith("under-way-") and entry.stat().st_mtime < yesterday
            if abandoned:
                shutil.rmtree(entry, ignore_errors=True)
            elif outdated and entry.is_file():
                entry.unlink()
            elif outdated:
                # Renamed first, so that a tree is whole or not there at all.
                shutil.rmtree(entry.rename(TREES / f"under-way-{entry.name}"), ignore_errors=True)
        except OSError:
            continue  # in use (Windows), or another process was faster


def _has_compiler() -> bool:
    import shutil

    if os.name == "nt":
        programs = os.environ.get("PROGRAMFILES(X86)", "")
        locator = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
        return shutil.which("cl") is not None or locator.is_file()
    return shutil.which(_compiler()[0]) is not None


def _compiler() -> list[str]:
    """The C compiler that setuptools will call, with its arguments."""
    import shlex
    import sysconfig

    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def _has_headers() -> bool:
    import sysconfig

    return Path(sysconfig.get_path("include"), "Python.h").is_file()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
