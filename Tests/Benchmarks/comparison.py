"""Everything that is measured, in order, and printed at the end."""

from __future__ import annotations

import pathlib
import sys
import tempfile

import child
import filter_figures
import growth
import machine
import picker_figures
import rows as rows_of
import workshop
from arguments import Arguments
from contest import Contest, Problems, Programs
from figure import HEAD, table

LEGEND = """\
Medians of runs taken by turns. A ratio is rowpick's figure as a share of fzf's. The slowest key is the worst of each
run, and of those the best. The timed runs of --filter write to /dev/null, both programs alike; the outputs that are
compared are read from a pipe. A key is drawn when it stands left of the cursor, on a terminal of 40 lines and 120
columns. Where a program had read or searched all before a key could be typed, there is nothing to measure."""


def run(arguments: Arguments) -> int:
    """Measures, prints, and gives the exit status."""
    child.end_children_with_us()
    with tempfile.TemporaryDirectory(prefix="rowpick-compare-") as folder:
        programs = Programs(workshop.rowpick(arguments), pathlib.Path(folder) / "fzf", workshop.fzf(arguments))
        programs.guise.symlink_to(programs.rowpick)
        return report(arguments, programs)


def report(arguments: Arguments, programs: Programs) -> int:
    """Measures each kind of rows and prints what came of it."""
    problems = Problems()
    meanwhile = machine.Meanwhile()
    section = grown if arguments.growth else compared
    sections = [section(kind, arguments, programs, problems) for kind in arguments.kinds]
    others = f"- used by other programs meanwhile: {meanwhile.share_of_others():.0%} of the processors"
    legend = growth.LEGEND if arguments.growth else LEGEND
    print(f"{machine.described()}\n{others}", *sections, legend, *problems.said, sep="\n\n")
    return 1 if problems.said else 0


def compared(kind: str, arguments: Arguments, programs: Programs, problems: Problems) -> str:
    """Both programs on rows of one kind."""
    rows = rows_of.made(kind, arguments.rows, arguments.data, arguments.cache)
    print(f"{kind}, {rows.count:,} rows", file=sys.stderr)
    contest = Contest(programs, rows, arguments.effort, problems)
    few = Contest(programs, rows_of.few(arguments.cache), arguments.effort, problems)
    figures = [*filter_figures.measured(contest), *picker_figures.measured(contest), picker_figures.small_start(few)]
    lines = table(HEAD, [figure.cells for figure in figures])
    return f"### {kind}, {rows.count:,} rows, {rows.size / 1e6:.1f} MB\n\n{lines}"


def grown(kind: str, arguments: Arguments, programs: Programs, problems: Problems) -> str:
    """rowpick on ever more rows of one kind."""
    print(f"{kind}, growing", file=sys.stderr)
    files = [rows_of.made(kind, count, arguments.data, arguments.cache) for count in growth.SIZES]
    return f"### {kind}, rowpick alone\n\n{growth.measured(programs, files, arguments.effort, problems)}"
