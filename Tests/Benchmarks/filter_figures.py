"""The figures of `--filter`."""

from __future__ import annotations

import pathlib
from typing import Callable

import filtering
from contest import Both, Contest, median
from figure import Figure, MeanRatio, megabytes, plain
from filtering import Printed
from rows import Rows

# What may be asked of memory: half of fzf's, and little more than the rows themselves.
MEMORY_RATIO = 0.5


def memory_limit(rows: Rows) -> float:
    """The bytes of the rows and a fifth, for blocks that are not full, and three words for each row."""
    return 1.2 * rows.size + 24 * rows.count


def measured(contest: Contest) -> list[Figure | MeanRatio]:
    """Every query from a file and through a pipe, and the memory of the one that needs most."""
    outputs = [printed(contest, query) for query in contest.rows.questions.filters.values()]
    files = timed(contest, "--filter < FILE", filtering.seconds_from_file, 0.20)
    pipes = timed(contest, "cat FILE | --filter", filtering.seconds_through_pipe, 0.35)
    mean = MeanRatio("--filter < FILE, geometric mean", files, 0.12)
    return [*files, mean, *pipes, memory(contest, outputs), differing(outputs)]


def printed(contest: Contest, query: str) -> Both[Printed]:
    """What each prints; a problem if it is not the same."""
    what = f"output of --filter {query!r}"
    both = contest.filters(1, what, lambda program: filtering.printed(program, query, contest.rows))
    if differ(both):
        contest.problems.add(f"{what} DIFFERS: rowpick {both.ours}, fzf {both.theirs}")
    return both


def differ(both: Both[Printed]) -> bool:
    """Whether the two printed other bytes, or ended with another status."""
    return any(
        (ours.digest, ours.status) != (theirs.digest, theirs.status) for ours, theirs in zip(both.ours, both.theirs)
    )


def differing(outputs: list[Both[Printed]]) -> Figure:
    """How many of the outputs are not the ones of fzf."""
    what = f"outputs of --filter that are not fzf's, of {len(outputs)}"
    if not all(both.ours and both.theirs for both in outputs):
        return Figure(what, None, None, limit=0)
    return Figure(what, sum(differ(both) for both in outputs), 0, plain, limit=0)


def memory(contest: Contest, outputs: list[Both[Printed]]) -> Figure:
    """The most memory that any of the queries took."""
    ours = [run.peak for both in outputs for run in both.ours]
    theirs = [run.peak for both in outputs for run in both.theirs]
    return Figure(
        "peak memory of --filter, worst query",
        max(ours, default=None),
        max(theirs, default=None),
        megabytes,
        MEMORY_RATIO,
        memory_limit(contest.rows),
    )


def timed(contest: Contest, name: str, way: Callable[[pathlib.Path, str, Rows], float], limit: float) -> list[Figure]:
    """The wall time of every query, the rows coming one way."""
    figures = []
    for query in contest.rows.questions.filters.values():
        what = f"{name}, `{query}`"
        both = contest.filters(contest.effort.filters, what, lambda program: way(program, query, contest.rows))
        figures.append(Figure(what, *both.each(median), ratio_limit=limit))
    return figures
