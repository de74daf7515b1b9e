"""`make play`: serve at once, and have the bots compiled in the background if they are not.

A table must not wait minutes for a compiler. So the interpreted server starts, and beside it a watcher that
runs `make compiled` at low priority. Bots think in the build as soon as it is there; the next `make play`
serves compiled altogether. Where nothing can be compiled, everything stays interpreted.
"""

import os
import runpy
import select
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compiled.log"
BUILD = ["make", "compiled"]
# The watcher is this program with another argument.
WATCH = "--watch"
FROM_MAKE = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
LEAST_PRIORITY = 19
LOOK_SECONDS = 0.5
# How long a build may take to end when it is told to.
GRACE = 5.0


def main() -> None:
    if sys.argv[1:2] == [WATCH]:
        watch(sys.argv[2])
        return
    # Without the package, whose import takes half a second.
    sources: str = runpy.run_path(str(ROOT / "src" / "veglia" / "server" / "workers" / "compiled.py"))[
        "fingerprint"
    ]()
    veglia = [str(Path(sys.executable).with_name("veglia")), "serve", "--open"]
    if is_ready(sources):
        veglia[0] = str(COMPILED / "bin" / "veglia")
    elif can_compile():
        start_watcher(sources)
        veglia += ["--compiled", str(COMPILED)]
    else:
        say("there is no C compiler here, so bots are not compiled and think less")
    os.execv(veglia[0], veglia)


def is_ready(sources: str) -> bool:
    """Whether there is a compiled build of some sources: the server looks at the same file."""
    ready = COMPILED / ".ready"
    return ready.exists() and ready.read_text(encoding="ascii").strip() == sources


def can_compile() -> bool:
    """Whether there are a C compiler and the headers of this Python."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(compiler[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def start_watcher(sources: str) -> None:
    """Start a process that compiles while this one lives; a pipe tells it of the end, however it comes."""
    ends, kept = os.pipe()
    # The server takes the place of this process and never looks at it.
    os.set_inheritable(kept, True)
    # Ctrl-C is for the server; the watcher goes when that has gone.
    subprocess.Popen([sys.executable, __file__, WATCH, sources], stdin=ends, start_new_session=True)
    os.close(ends)


def watch(sources: str) -> None:
    """Compile, and say what came of it; stop when standard input ends."""
    say(f"bots are compiled in the background, which takes some minutes ({os.path.relpath(LOG)})")
    os.nice(LEAST_PRIORITY)
    # What the make around this passes on, such as its job slots, is not for a make in the background.
    environment = {key: value for key, value in os.environ.items() if key not in FROM_MAKE}
    LOG.parent.mkdir(exist_ok=True)
    # Another watcher may be writing to its own.
    LOG.unlink(missing_ok=True)
    with LOG.open("wb") as output:
        process = subprocess.Popen(
            BUILD,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            process_group=0,
        )
    while process.poll() is None:
        if select.select([sys.stdin], [], [], LOOK_SECONDS)[0]:
            stop(process)
            return
    if process.returncode == 0 and is_ready(sources):
        say("bots and hints run compiled from now on")
    elif process.returncode == 0:
        say("the sources have changed; bots run compiled after the next `make play`")
    else:
        say(f"bots could not be compiled and stay as they are: {os.path.relpath(LOG)} says why")


def stop(process: "subprocess.Popen[bytes]") -> None:
    """End a build with all its processes."""
    os.killpg(process.pid, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    # Whoever did not listen.
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def say(text: str) -> None:
    print(f"veglia: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
