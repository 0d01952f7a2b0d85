"""Measuring two programs by turns, so that what the machine does meanwhile falls on both alike."""

from __future__ import annotations

import statistics
import sys
from typing import Callable, TypeVar

Result = TypeVar("Result")


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
        except (OSError, LookupError, StopIteration, RuntimeError) as error:
            self.add(f"{what}: not measured: {type(error).__name__} {error}".rstrip())
            return None


def by_turns(
    runs: int, what: str, problems: Problems, ours: Callable[[], Result], theirs: Callable[[], Result]
) -> tuple[list[Result], list[Result]]:
    """Ours, theirs, ours, theirs; the results of the runs that succeeded."""
    print(f"  {what} ...", file=sys.stderr)
    results: tuple[list[Result], list[Result]] = ([], [])
    for _ in range(runs):
        for name, measure, into in (("rowpick", ours, results[0]), ("fzf", theirs, results[1])):
            result = problems.attempt(f"{what}, {name}", measure)
            if result is not None:
                into.append(result)
    return results


def median(values: list[float]) -> float | None:
    """The median, or None of nothing."""
    return statistics.median(values) if values else None


def best_maximum(runs: list[list[float]]) -> float | None:
    """The worst of each run, and of those the best: what the program does when the machine does not hinder it."""
    return min((max(run) for run in runs if run), default=None)
