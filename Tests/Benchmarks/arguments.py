"""What the command line says."""

from __future__ import annotations

import getopt
import os
import pathlib
import re
import tempfile
from dataclasses import dataclass

CHECKOUT = pathlib.Path(__file__).resolve().parent.parent.parent
KINDS = ("paths", "cjk")


class Wrong(Exception):
    """One sentence for whoever called: what is wrong, a colon, and what to type instead."""


@dataclass(frozen=True)
class Effort:
    """How often each thing is measured; the median of the runs is printed."""

    filters: int
    pickers: int
    starts: int


THOROUGH = Effort(filters=5, pickers=3, starts=11)
QUICK = Effort(filters=3, pickers=1, starts=5)


@dataclass
class Arguments:
    """The options, with their defaults."""

    rowpick: pathlib.Path = CHECKOUT / ".build/release/rowpick"
    fzf: str | None = os.environ.get("ROWPICK_FZF")
    cache: pathlib.Path = pathlib.Path(tempfile.gettempdir()).resolve() / "rowpick-compare"
    data: pathlib.Path = pathlib.Path(os.environ.get("ROWPICK_TEST_DATA") or CHECKOUT.parent / "shared/data")
    rows: int = 1_000_000
    kinds: tuple[str, ...] = KINDS
    effort: Effort = THOROUGH
    growth: bool = False
    help: bool = False

    usage = """\
usage: compare [--rows N] [--kind paths|cjk] [--quick] [--growth] [--rowpick FILE] [--fzf FILE] [--cache FOLDER]

Measures rowpick beside fzf 0.74.5, by turns in one run, and prints a table in Markdown: the median of each, the ratio,
and whether the target is met. 1M rows of both kinds take under ten minutes on two cores that do nothing else. It needs
Linux and Python 3.9 with venv.

  --rows N          how many rows: 10k, 1M, 10M (default: 1M)
  --kind KIND       paths, or cjk (default: both, one after the other)
  --quick           fewer runs, for a first look
  --growth          rowpick alone at 10k, 100k, 1M and 10M rows, and what each step costs
  --rowpick FILE    the program to measure (default: .build/release/rowpick of this checkout)
  --fzf FILE        the fzf to measure beside (default: $ROWPICK_FZF, else the one on PATH if it is 0.74.5, else one
                    that pip installs into the cache)
  --cache FOLDER    where rows and programs are kept between runs (default: rowpick-compare in the temporary folder)
  --help            this

Rows are made by make-large, which lies in the folder $ROWPICK_TEST_DATA (default: shared/data beside the checkout).
Ends with 0 if everything was measured and both agree, be the targets met or not; with 1 if not, 2 if something named
is wrong. To check the meter itself, measure fzf beside fzf: --rowpick "$(command -v fzf)" gives ratios of about 1.
"""

    @staticmethod
    def read(words: list[str]) -> Arguments:
        """The arguments that the words mean; raises Wrong."""
        names = ["rows=", "kind=", "quick", "growth", "rowpick=", "fzf=", "cache=", "help"]
        try:
            options, rest = getopt.gnu_getopt(words, "h", names)
        except getopt.GetoptError as error:
            raise Wrong(f"{error.msg}: type one of the options that compare --help lists") from None
        if rest:
            raise Wrong(f"{rest[0]!r} is not an option: type --rows, --kind or --rowpick before it")
        arguments = Arguments()
        for name, value in options:
            arguments.take(name, value)
        return arguments

    def take(self, name: str, value: str) -> None:
        """Takes one option in."""
        if name == "--rows":
            self.rows = row_count(value)
        elif name == "--kind":
            self.kinds = one_kind(value)
        elif name == "--quick":
            self.effort = QUICK
        elif name == "--growth":
            self.growth = True
        elif name == "--rowpick":
            self.rowpick = pathlib.Path(value)
        elif name == "--fzf":
            self.fzf = value
        elif name == "--cache":
            self.cache = pathlib.Path(value).resolve()
        else:
            self.help = True


def row_count(text: str) -> int:
    """A number of rows as people write it: 500, 10k, 1M."""
    match = re.fullmatch(r"([1-9][0-9]*)([kM]?)", text)
    if match is None:
        raise Wrong(f"--rows {text!r} is no number of rows: type one such as 10k, 1M or 10M")
    return int(match[1]) * {"": 1, "k": 1000, "M": 1_000_000}[match[2]]


def one_kind(text: str) -> tuple[str, ...]:
    if text not in KINDS:
        raise Wrong(f"--kind {text!r} is not known: type --kind paths or --kind cjk")
    return (text,)
