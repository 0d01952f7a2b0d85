"""Both programs on both kinds of rows: everything that is measured, in order."""

from __future__ import annotations

import itertools
import pathlib
import sys
import tempfile
from dataclasses import dataclass

import child
import filtering
import growth
import machine
import picking
import rows as rows_of
import workshop
from arguments import Arguments, Effort
from figure import Figure, mean_ratio, megabytes, plain, table
from rows import Rows
from turns import Problems, best_maximum, by_turns, median

HEAD = ["figure", "rowpick", "fzf", "ratio", "target", "met"]


@dataclass(frozen=True)
class Programs:
    """rowpick, the same under the name fzf (then it prints what fzf prints), and fzf."""

    rowpick: pathlib.Path
    guise: pathlib.Path
    fzf: pathlib.Path


def run(arguments: Arguments) -> int:
    """Measures, prints, and gives the exit status."""
    child.end_children_with_us()
    with tempfile.TemporaryDirectory(prefix="rowpick-compare-") as folder:
        programs = Programs(workshop.rowpick(arguments), pathlib.Path(folder) / "fzf", workshop.fzf(arguments))
        programs.guise.symlink_to(programs.rowpick)
        return report(arguments, programs)


def report(arguments: Arguments, programs: Programs) -> int:
    problems = Problems()
    heading = machine.described()
    sizes = growth.SIZES if arguments.growth else [arguments.rows]
    tables = []
    for kind in arguments.kinds:
        files = [rows_of.made(kind, count, arguments.data, arguments.cache) for count in sizes]
        print(f"{kind}:", file=sys.stderr)
        if arguments.growth:
            tables.append(f"### {kind}, rowpick alone\n\n{growth.measured(programs, files, arguments.effort, problems)}")
        else:
            lines = [figure.cells for figure in compared(programs, files[0], arguments, problems)]
            tables.append(f"### {kind}, {arguments.rows:,} rows\n\n{table(HEAD, lines)}")
    print(heading, *tables, *problems.said, sep="\n\n")
    return 1 if problems.said else 0


def compared(programs: Programs, rows: Rows, arguments: Arguments, problems: Problems) -> list[Figure]:
    """All figures of one kind of rows."""
    effort = arguments.effort
    return [
        *printing(programs, rows, problems),
        *filter_times(programs, rows, effort, problems),
        *picker(programs, rows, effort, problems),
        *loading(programs, rows, effort, problems),
        few_rows(programs, rows_of.few(arguments.cache), effort, problems),
    ]


def printing(programs: Programs, rows: Rows, problems: Problems) -> list[Figure]:
    """Whether both print the same, and the most memory that took."""
    peaks: tuple[list[float], list[float]] = ([], [])
    for sort, query in rows.questions.filters.items():
        ours, theirs = by_turns(
            1,
            f"output of {sort} query {query!r}",
            problems,
            lambda: filtering.printed(programs.guise, query, rows),
            lambda: filtering.printed(programs.fzf, query, rows),
        )
        for results, into in ((ours, peaks[0]), (theirs, peaks[1])):
            into.extend(result.peak for result in results)
        if ours and theirs and (ours[0].digest, ours[0].status) != (theirs[0].digest, theirs[0].status):
            problems.add(f"OUTPUT DIFFERS: --filter {query!r}: {ours[0]} is not {theirs[0]}")
    return memory_figures("peak memory of --filter, worst query", max_of(peaks[0]), max_of(peaks[1]), rows)


def memory_figures(what: str, ours: float | None, theirs: float | None, rows: Rows) -> list[Figure]:
    """Memory is held to two targets: fzf's, and what the rows themselves need."""
    allowed = 1.2 * rows.size + 24 * rows.count
    return [Figure(what, ours, theirs, megabytes, ratio_limit=0.5, limit=allowed)]


def filter_times(programs: Programs, rows: Rows, effort: Effort, problems: Problems) -> list[Figure]:
    """Every query from the file, their mean, and every query through a pipe."""
    files = [filter_time(filtering.seconds_from_file, "--filter < FILE", 0.20, query, programs, rows, effort, problems)
             for query in rows.questions.filters.values()]
    pipes = [filter_time(filtering.seconds_through_pipe, "cat FILE \\| --filter", 0.35, query, programs, rows, effort, problems)
             for query in rows.questions.filters.values()]
    return [*files, mean_ratio("--filter < FILE, geometric mean", files, 0.12), *pipes]


def filter_time(way, name, limit, query, programs: Programs, rows: Rows, effort: Effort, problems: Problems) -> Figure:
    what = f"{name}, {query}"
    ours, theirs = by_turns(
        effort.filters,
        what,
        problems,
        lambda: way(programs.guise, query, rows),
        lambda: way(programs.fzf, query, rows),
    )
    return Figure(what, median(ours), median(theirs), ratio_limit=limit)


def picker(programs: Programs, rows: Rows, effort: Effort, problems: Problems) -> list[Figure]:
    """What sessions with an open picker give."""
    counts = problems.attempt("match counts of fzf", lambda: match_counts(programs.fzf, rows)) or {}
    ours, theirs = by_turns(
        effort.pickers,
        f"picker, typing {rows.questions.typed}",
        problems,
        lambda: picking.use(programs.rowpick, rows, counts),
        lambda: picking.use(programs.fzf, rows, counts),
    )

    def both(what, of, **limits) -> Figure:
        return Figure(what, of(ours), of(theirs), **limits)

    def all_of(name):
        return lambda sessions: median(list(itertools.chain(*(getattr(session, name) for session in sessions))))

    def worst_of(name):
        return lambda sessions: best_maximum([getattr(session, name) for session in sessions])

    def middle_of(name):
        return lambda sessions: median([getattr(session, name) for session in sessions])

    return [
        both("start until all rows are counted", middle_of("ready"), ratio_limit=0.6),
        both(f"key until the count is right, typing {rows.questions.typed}, median", all_of("keys"), ratio_limit=0.12),
        both("the same, slowest key", worst_of("keys"), ratio_limit=0.15),
        both("key until it is drawn, idle, median", all_of("echoes"), limit=0.002),
        both("the same, slowest key", worst_of("echoes"), limit=0.016),
        both("key until it is drawn, while searching, median", all_of("echoes_searching"), limit=0.002),
        both("the same, slowest key", worst_of("echoes_searching"), limit=0.016),
        *memory_figures("peak memory of the picker", middle_of("peak")(ours), middle_of("peak")(theirs), rows),
        both("processor ticks in 5 s of idling", middle_of("idle_ticks"), unit=plain, limit=0),
        both("times that a thread woke in them", middle_of("idle_switches"), unit=plain, limit=0),
    ]


def match_counts(fzf: pathlib.Path, rows: Rows) -> dict[str, int]:
    """How many rows fzf finds for each beginning of what is typed."""
    texts = (rows.questions.typed, rows.questions.hurried)
    beginnings = {text[:end] for text in texts for end in range(1, len(text) + 1)}
    return {beginning: filtering.printed(fzf, beginning, rows).lines for beginning in sorted(beginnings)}


def loading(programs: Programs, rows: Rows, effort: Effort, problems: Problems) -> list[Figure]:
    ours, theirs = by_turns(
        effort.pickers,
        "picker, typing while it reads",
        problems,
        lambda: picking.type_while_loading(programs.rowpick, rows),
        lambda: picking.type_while_loading(programs.fzf, rows),
    )
    middles = [median(list(itertools.chain(*runs))) for runs in (ours, theirs)]
    worst = [best_maximum(runs) for runs in (ours, theirs)]
    return [
        Figure("key until it is drawn, while reading, median", *middles, limit=0.002),
        Figure("the same, slowest key", *worst, limit=0.016),
    ]


def few_rows(programs: Programs, rows: Rows, effort: Effort, problems: Problems) -> Figure:
    what = "start until seven rows are counted"
    ours, theirs = by_turns(
        effort.starts,
        what,
        problems,
        lambda: picking.start(programs.rowpick, rows),
        lambda: picking.start(programs.fzf, rows),
    )
    return Figure(what, median(ours), median(theirs), ratio_limit=0.7)


def max_of(values: list[float]) -> float | None:
    return max(values, default=None)
