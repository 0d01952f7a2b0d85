"""rowpick alone, at sizes each ten times the one before: linear work grows tenfold at most."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import filtering
import picking
from arguments import Effort
from figure import megabytes, seconds, table
from rows import Rows
from turns import Problems, median

SIZES = [10_000, 100_000, 1_000_000, 10_000_000]
# Medians of a few runs scatter by some percent: a step below this counts as tenfold.
TENFOLD = 10.5


@dataclass(frozen=True)
class Cost:
    """What one size costs, in seconds and bytes."""

    filter: float
    ready: float
    key: float
    memory: float


LINES = {
    "--filter < FILE, common query": ("filter", seconds),
    "start until all rows are counted": ("ready", seconds),
    "key until the count is right, median": ("key", seconds),
    "peak memory of --filter, common query": ("memory", megabytes),
}


def measured(programs, files: list[Rows], effort: Effort, problems: Problems) -> str:
    """The table in Markdown: a line for each cost, a column for each size."""
    costs = [problems.attempt(f"{rows.count} rows", lambda: at_size(programs, rows, effort)) for rows in files]
    head = ["figure", *(f"{rows.count:,} rows" for rows in files), "each step at most tenfold"]
    return table(head, [line(what, name, unit, costs) for what, (name, unit) in LINES.items()])


def at_size(programs, rows: Rows, effort: Effort) -> Cost:
    """Medians of a few runs at one size."""
    print(f"  {rows.count} rows ...", file=sys.stderr)
    common = rows.questions.common
    printed = filtering.printed(programs.guise, common, rows)
    text = rows.questions.typed
    beginnings = [text[:end] for end in range(1, len(text) + 1)]
    counts = {beginning: filtering.printed(programs.guise, beginning, rows).lines for beginning in beginnings}
    sessions = [picking.type_and_leave(programs.rowpick, rows, counts) for _ in range(effort.pickers)]
    return Cost(
        filter=median([filtering.seconds_from_file(programs.guise, common, rows) for _ in range(effort.filters)]),
        ready=median([session.ready for session in sessions]),
        key=median([key for session in sessions for key in session.keys]),
        memory=printed.peak,
    )


def line(what: str, name: str, unit, costs: list[Cost | None]) -> list[str]:
    """One cost at all sizes, each with the step from the size before."""
    values = [cost and getattr(cost, name) for cost in costs]
    steps = [later / earlier if earlier and later else None for earlier, later in zip([None, *values], values)]
    cells = [shown(value, step, unit) for value, step in zip(values, steps)]
    known = [step for step in steps[1:] if step is not None]
    verdict = "?" if len(known) < len(steps) - 1 else "yes" if max(known) <= TENFOLD else "**no**"
    return [what, *cells, verdict]


def shown(value: float | None, step: float | None, unit) -> str:
    if value is None:
        return "not measured"
    return unit(value) if step is None else f"{unit(value)} (× {step:.1f})"
