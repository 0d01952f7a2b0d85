"""`--filter`: how long it takes, what it prints, and the memory it needs."""

from __future__ import annotations

import ctypes
import hashlib
import os
import pathlib
from dataclasses import dataclass
from typing import BinaryIO

from child import Child
from contest import Unmeasured
from rows import Rows

# From <linux/prctl.h>: orphans among our descendants become our children.
PR_SET_CHILD_SUBREAPER = 36


def seconds_from_file(program: pathlib.Path, query: str, rows: Rows) -> float:
    """The wall time of `PROGRAM --filter QUERY < FILE > /dev/null`."""
    with open(rows.path, "rb") as source, open(os.devnull, "wb") as nowhere:
        child = Child(command(program, query), {0: source.fileno(), 1: nowhere.fileno()})
        expect_answer(child.wait())
    return child.ended - child.started


def seconds_through_pipe(program: pathlib.Path, query: str, rows: Rows) -> float:
    """The wall time of `cat FILE | PROGRAM --filter QUERY > /dev/null`."""
    end, start = os.pipe()
    with open(rows.path, "rb") as source, open(os.devnull, "wb") as nowhere:
        cat = Child(["cat"], {0: source.fileno(), 1: start})
        os.close(start)
        child = Child(command(program, query), {0: end, 1: nowhere.fileno()})
        os.close(end)
        expect_answer(child.wait())
        cat.wait()
    return child.ended - cat.started


@dataclass(frozen=True)
class Printed:
    """What one run printed and used: the hash and line count of its output, its status, its peak memory in bytes."""

    digest: str
    lines: int
    status: int
    peak: int


def printed(program: pathlib.Path, query: str, rows: Rows) -> Printed:
    """Runs the filter into a pipe that is read to its end."""
    result = run_small(command(program, query), rows.path)
    expect_answer(result.status)
    return result


def counts(program: pathlib.Path, queries: set[str], rows: Rows) -> dict[str, int]:
    """How many rows the filter prints for each query."""
    return {query: printed(program, query, rows).lines for query in queries}


def run_small(words: list[str], path: pathlib.Path) -> Printed:
    """Runs a program on a file as the orphan of a small shell, and waits for it ourselves.

    The peak of a process begins with the memory of whoever started it: started from here, a small program would seem
    as large as Python.
    """
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
    end, start = os.pipe()
    shell = Child(["/bin/sh", "-c", '"$@" <"$0" &', str(path), *words], {1: start})
    os.close(start)
    with open(end, "rb") as output:
        digest, lines = digested(output)
    shell.wait()
    _, status, usage = os.wait4(-1, 0)
    return Printed(digest, lines, os.waitstatus_to_exitcode(status), usage.ru_maxrss * 1024)


def digested(output: BinaryIO) -> tuple[str, int]:
    """The hash and the number of lines of what can be read."""
    digest, lines = hashlib.sha256(), 0
    while piece := output.read(1 << 20):
        digest.update(piece)
        lines += piece.count(b"\n")
    return digest.hexdigest(), lines


def expect_answer(status: int) -> None:
    """Raises Unmeasured unless it ended as a filter does: 0 with matches, 1 without."""
    if status not in (0, 1):
        raise Unmeasured(f"ended with status {status}")


def command(program: pathlib.Path, query: str) -> list[str]:
    return [str(program), "--filter", query]
