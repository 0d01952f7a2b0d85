"""rowpick alone, at sizes each ten times the one before: linear work grows tenfold at most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

import filtering
import picking
from arguments import Effort
from contest import Problems, Programs, median, median_of_all, say
from figure import measured as measured_or_not
from figure import megabytes, seconds, table, verdict
from rows import Rows

SIZES = [10_000, 100_000, 1_000_000, 10_000_000]
# Medians of a few runs scatter by some percent: a step below this counts as tenfold.
TENFOLD = 10.5


LEGEND = """\
Medians of a few runs. Behind each figure stands how many times the one before it that is."""


@dataclass(frozen=True)
class Cost:
    """What one size costs, in seconds and bytes."""

    filter: float | None
    ready: float | None
    key: float | None
    memory: float | None


LINES: dict[str, tuple[str, Callable[[float], str]]] = {
    "--filter < FILE, common query": ("filter", seconds),
    "start until all rows are counted": ("ready", seconds),
    "key until the count is right, median": ("key", seconds),
    "peak memory of --filter, common query": ("memory", megabytes),
}


def measured(programs: Programs, files: list[Rows], effort: Effort, problems: Problems) -> str:
    """The table in Markdown: a line for each cost, a column for each size."""
    costs = [problems.attempt(f"{rows.count:,} rows", lambda: cost(programs, rows, effort)) for rows in files]
    head = ["figure", *(f"{rows.count:,} rows" for rows in files), "each step at most tenfold"]
    lines = [
        line(what, [size and getattr(size, name) for size in costs], unit) for what, (name, unit) in LINES.items()
    ]
    return table(head, lines)


def cost(programs: Programs, rows: Rows, effort: Effort) -> Cost:
    """Medians of a few runs at one size."""
    say(f"{rows.count:,} rows")
    common = rows.questions.common
    printed = filtering.printed(programs.guise, common, rows)
    counts = filtering.counts(programs.guise, rows.questions.beginnings, rows)
    walls = [filtering.seconds_from_file(programs.guise, common, rows) for _ in range(effort.filters)]
    sessions = [picking.type_only(programs.rowpick, rows, counts) for _ in range(effort.pickers)]
    return Cost(
        filter=median(walls),
        ready=median([session.ready for session in sessions]),
        key=median_of_all([session.keys for session in sessions]),
        memory=printed.peak,
    )


def line(what: str, values: list[float | None], unit: Callable[[float], str]) -> list[str]:
    """One cost at all sizes, each with the step from the size before."""
    steps = [later / earlier if earlier and later else None for earlier, later in zip(values, values[1:])]
    cells = [measured_or_not(value, unit) for value in values]
    stepped = [cell if step is None else f"{cell} (× {step:.1f})" for cell, step in zip(cells[1:], steps)]
    largest = None if None in steps else max(steps)
    return [what, cells[0], *stepped, verdict(largest, TENFOLD)]
