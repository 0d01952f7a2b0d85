"""The rows that are measured with, and what is asked of them."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from dataclasses import dataclass

from arguments import Wrong


@dataclass(frozen=True)
class Questions:
    """What is asked of one kind of rows.

    `filters` is one query of each sort; `typed` is typed key by key, each key after the answer to the one before;
    `hurried` is typed without waiting for answers.
    """

    filters: dict[str, str]
    typed: str
    hurried: str

    @property
    def beginnings(self) -> set[str]:
        """What stands in the query after each key of what is typed."""
        return {text[:end] for text in (self.typed, self.hurried) for end in range(1, len(text) + 1)}

    @property
    def common(self) -> str:
        return self.filters["common"]


QUESTIONS = {
    "paths": Questions(
        filters={
            "one letter": "a",
            "common": "src",
            "rare": "linuxdoc",
            "none": "zqxjkvzq",
            "terms": "src !doc 'main",
        },
        typed="linuxdoc",
        hurried="linuxdoc",
    ),
    "cjk": Questions(
        filters={
            "one letter": "県",
            "common": "カワ",
            "rare": "日本橋",
            "none": "鬱鬱",
            "terms": "神奈川 !川崎 '市",
        },
        typed="日本",
        hurried="神奈川県川崎市",
    ),
}


@dataclass(frozen=True)
class Rows:
    """A file of rows."""

    path: pathlib.Path
    count: int
    questions: Questions

    @property
    def size(self) -> int:
        """In bytes."""
        return self.path.stat().st_size


def made(kind: str, count: int, data: pathlib.Path, cache: pathlib.Path) -> Rows:
    """So many rows of a kind; made by make-large the first time, found in the cache later."""
    path = cache / f"{kind}-{count}.txt"
    if not path.exists():
        make(kind, count, data / "make-large", path)
    return Rows(path, count, QUESTIONS[kind])


def make(kind: str, count: int, maker: pathlib.Path, path: pathlib.Path) -> None:
    if not maker.exists():
        raise Wrong(f"no {maker}: set ROWPICK_TEST_DATA to the folder that holds make-large")
    print(f"making {path} ...", file=sys.stderr)
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".unfinished")
    subprocess.run([sys.executable, maker, str(count), unfinished, "--kind", kind], check=True)
    os.replace(unfinished, path)


def few(cache: pathlib.Path) -> Rows:
    """Seven rows: what is left of a start when there is next to nothing to read."""
    path = cache / "seven.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{number}\trow number {number}\n" for number in range(1, 8)), encoding="utf-8")
    return Rows(path, 7, QUESTIONS["paths"])
