"""Compile the rules and the agents with mypyc when VEGLIA_COMPILE=1; otherwise the build is pure Python."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Folders that are compiled but for marked modules, and folders of which only marked modules are.
NATIVE = ("kernel", "show", "games", "agents")
PARTLY_NATIVE = ("server", "lab/load")
INTERPRETED = "# veglia: interpreted"
COMPILED = "# veglia: compiled"
# Nobody outside calls the C functions, so the compiler may inline them and call them directly.
FLAGS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-fno-plt"]
# How much C code of modules is compiled as one file. Each file first reads 3.4 MB of headers, which takes
# the compiler longer than most modules.
CHUNK_BYTES = 1_000_000

# Build front ends also run this file only to ask for metadata, which needs no C code.
METADATA_COMMANDS = {"egg_info", "dist_info", "sdist"}


class ParallelBuildExt(build_ext):
    """Compile the C files of an extension side by side; setuptools itself only parallelises extensions."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_in_turn = compiler.compile

        def compile_side_by_side(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                batches = pool.map(lambda source: compile_in_turn([source], *args, **kwargs), sources)
                return [path for batch in batches for path in batch]

        compiler.compile = compile_side_by_side
        super().build_extensions()


def has_marker(path: Path, marker: str) -> bool:
    """Tell whether one of the first five lines holds a marker."""
    return any(marker in line for line in path.read_text(encoding="utf-8").splitlines()[:5])


def native_sources() -> list[str]:
    package = Path("src", "veglia")
    whole = [path for part in NATIVE for path in (package / part).rglob("*.py")]
    partly = [path for part in PARTLY_NATIVE for path in (package / part).rglob("*.py")]
    native = [path for path in whole if not has_marker(path, INTERPRETED)]
    return sorted(map(str, native + [path for path in partly if has_marker(path, COMPILED)]))


def in_chunks(sources: list[str], folder: Path) -> list[str]:
    """Return sources in which those of modules are included by few files of about the same size."""
    chunks: list[list[Path]] = []
    size = CHUNK_BYTES
    modules = [path for path in map(Path, sources) if path.name.startswith("__native_")]
    for path in modules:
        if size >= CHUNK_BYTES:
            chunks.append([])
            size = 0
        chunks[-1].append(path)
        size += path.stat().st_size
    found = [source for source in sources if Path(source) not in modules]
    for number, paths in enumerate(chunks):
        chunk = folder / f"chunk_{number:03}.c"
        chunk.write_text("".join(f'#include "{path.name}"\n' for path in paths), encoding="utf-8")
        found.append(str(chunk))
    return found


def native_extensions() -> list[Extension]:
    if os.environ.get("VEGLIA_COMPILE") != "1" or METADATA_COMMANDS.intersection(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.exit("VEGLIA_COMPILE=1 needs requirements/build.txt installed and a build without isolation")
    # One C file per module, compiled by the dozen: a single file would occupy one processor only.
    target = Path("build", "mypyc")
    extensions = mypycify(
        native_sources(),
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="veglia",
        target_dir=str(target),
    )
    for extension in extensions:
        extension.depends = [*extension.depends, *extension.sources]
        extension.sources = in_chunks(extension.sources, target)
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return extensions


setup(ext_modules=native_extensions(), cmdclass={"build_ext": ParallelBuildExt})
