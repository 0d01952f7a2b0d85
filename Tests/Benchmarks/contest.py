"""Measuring two programs by turns, so that what the machine does meanwhile falls on both alike."""

from __future__ import annotations

import itertools
import pathlib
import statistics
import sys
from dataclasses import dataclass, field
from typing import Callable, Generic, TypeVar

from arguments import Effort
from rows import Rows

Result = TypeVar("Result")
Measure = Callable[[pathlib.Path], Result]


class Unmeasured(Exception):
    """A measurement failed; says in a few words how."""


@dataclass(frozen=True)
class Programs:
    """rowpick, the same under the name fzf (then it prints what fzf prints), and fzf."""

    rowpick: pathlib.Path
    guise: pathlib.Path
    fzf: pathlib.Path


class Problems:
    """What went wrong so far; said at once, and again at the end."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def add(self, sentence: str) -> None:
        self.said.append(sentence)
        print(f"compare: {sentence}", file=sys.stderr)

    def attempt(self, what: str, measure: Callable[[], Result]) -> Result | None:
        """What the measurement gives, or None and a problem."""
        try:
            return measure()
        except (Unmeasured, OSError) as error:
            self.add(f"{what}: not measured: {error}")
            return None


@dataclass(frozen=True)
class Both(Generic[Result]):
    """What the runs of each program gave; a run that failed is left out, and is among the problems."""

    ours: list[Result] = field(default_factory=list)
    theirs: list[Result] = field(default_factory=list)

    def each(self, summary: Callable[[list[Result]], float | None]) -> tuple[float | None, float | None]:
        """One number of ours and one of theirs."""
        return summary(self.ours), summary(self.theirs)


@dataclass(frozen=True)
class Contest:
    """Two programs, the rows they are measured on, and how often."""

    programs: Programs
    rows: Rows
    effort: Effort
    problems: Problems

    def filters(self, runs: int, what: str, measure: Measure[Result]) -> Both[Result]:
        """Measures by turns, rowpick in the guise of fzf."""
        return self._by_turns(self.programs.guise, runs, what, measure)

    def pickers(self, runs: int, what: str, measure: Measure[Result]) -> Both[Result]:
        """Measures by turns, rowpick as itself."""
        return self._by_turns(self.programs.rowpick, runs, what, measure)

    def _by_turns(self, ours: pathlib.Path, runs: int, what: str, measure: Measure[Result]) -> Both[Result]:
        say(what)
        both: Both[Result] = Both()
        for _ in range(runs):
            for name, program, results in (("rowpick", ours, both.ours), ("fzf", self.programs.fzf, both.theirs)):
                result = self.problems.attempt(f"{what}, {name}", lambda: measure(program))
                if result is not None:
                    results.append(result)
        return both


def say(what: str) -> None:
    """Tells whoever waits what is being measured."""
    print(f"  {what} ...", file=sys.stderr)


def median(values: list[float]) -> float | None:
    """The median, or None of nothing."""
    return statistics.median(values) if values else None


def median_of_all(runs: list[list[float]]) -> float | None:
    """The median over the values of all runs."""
    return median(list(itertools.chain(*runs)))


def best_maximum(runs: list[list[float]]) -> float | None:
    """The largest of each run, and of those the smallest: what happens when the machine does not hinder the program."""
    return min((max(run) for run in runs if run), default=None)
