"""The figures of the open picker."""

from __future__ import annotations

import pathlib
from typing import Callable

import filtering
import picking
from contest import Both, Contest, Unmeasured, best_maximum, median, median_of_all
from figure import Figure, megabytes, plain
from filter_figures import MEMORY_RATIO, memory_limit
from picking import Session
from rows import Rows

# A key is answered at once if within 2 ms, and never later than within a frame of a screen with 60 of them a second.
AT_ONCE, FRAME = 0.002, 0.016


def measured(contest: Contest) -> list[Figure]:
    """Opening, typing, memory and idling, from sessions on a terminal."""
    counts = contest.problems.attempt("match counts of fzf", lambda: match_counts(contest))
    rows = contest.rows
    sessions = contest.pickers(
        contest.effort.pickers,
        f"picker, typing {rows.questions.typed}",
        lambda program: use(program, rows, counts),
    )
    loading = contest.pickers(
        contest.effort.pickers,
        "picker, typing while it reads",
        lambda program: picking.type_while_reading(program, rows),
    )
    return [
        Figure("start until all rows are counted", *sessions.each(middle(lambda run: run.ready)), ratio_limit=0.6),
        *searches(sessions, rows.questions.typed),
        *echoes("idle", of(sessions, lambda run: run.echoes)),
        *echoes("searching", of(sessions, lambda run: run.echoes_searching)),
        *echoes("reading", loading),
        memory(contest, sessions),
        *idling(sessions),
    ]


def use(program: pathlib.Path, rows: Rows, counts: dict[str, int] | None) -> Session:
    """A session, if it is known which counts are right."""
    if counts is None:
        raise Unmeasured("the right counts are not known")
    return picking.use(program, rows, counts)


def small_start(contest: Contest) -> Figure:
    """The start of a picker that has next to nothing to read."""
    what = f"start until {contest.rows.count} rows are counted"
    both = contest.pickers(contest.effort.starts, what, lambda program: picking.start(program, contest.rows))
    return Figure(what, *both.each(median), ratio_limit=0.7)


def match_counts(contest: Contest) -> dict[str, int]:
    """How many rows fzf finds for each beginning of what will be typed."""
    return filtering.counts(contest.programs.fzf, contest.rows.questions.beginnings, contest.rows)


def searches(sessions: Both[Session], typed: str) -> list[Figure]:
    keys = of(sessions, lambda run: run.keys)
    return [
        Figure(f"key until the count is right, typing `{typed}`, median", *keys.each(median_of_all), ratio_limit=0.12),
        Figure("the same, slowest key", *keys.each(best_maximum), ratio_limit=0.15),
    ]


def echoes(state: str, runs: Both[list[float]]) -> list[Figure]:
    return [
        Figure(f"key until it is drawn, {state}, median", *runs.each(median_of_all), limit=AT_ONCE),
        Figure("the same, slowest key", *runs.each(best_maximum), limit=FRAME),
    ]


def memory(contest: Contest, sessions: Both[Session]) -> Figure:
    peaks = sessions.each(middle(lambda run: run.peak))
    return Figure("peak memory of the picker, all typed", *peaks, megabytes, MEMORY_RATIO, memory_limit(contest.rows))


def idling(sessions: Both[Session]) -> list[Figure]:
    """Idle means that nothing runs: neither a tick of the processor, nor a thread that wakes to look around."""
    ticks = sessions.each(middle(lambda run: run.idle_ticks))
    switches = sessions.each(middle(lambda run: run.idle_switches))
    while_idle = f"in {picking.IDLE_SECONDS:.0f} s of idling"
    return [
        Figure(f"processor ticks {while_idle}", *ticks, plain, limit=0),
        Figure(f"threads woken {while_idle}", *switches, plain, limit=0),
    ]


def middle(value: Callable[[Session], float]) -> Callable[[list[Session]], float | None]:
    """The median of one value over the sessions."""
    return lambda sessions: median([value(session) for session in sessions])


def of(sessions: Both[Session], values: Callable[[Session], list[float]]) -> Both[list[float]]:
    """One list of values of each session."""
    return Both([values(run) for run in sessions.ours], [values(run) for run in sessions.theirs])
