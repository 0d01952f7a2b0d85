"""The machine the figures are of, and who else used it meanwhile."""

from __future__ import annotations

import datetime
import os
import time


class Meanwhile:
    """Counts what other programs use of the processors while figures are taken: the less, the more they are worth."""

    def __init__(self) -> None:
        self._start = time.perf_counter()
        self._busy, self._own = busy_seconds(), own_seconds()

    def share_of_others(self) -> float:
        """From 0 to 1, of all processors, since the start."""
        others = (busy_seconds() - self._busy) - (own_seconds() - self._own)
        return max(0.0, others / ((time.perf_counter() - self._start) * (os.cpu_count() or 1)))


def busy_seconds() -> float:
    """What all programs have used of all processors since the machine was started."""
    user, nice, system = (int(ticks) for ticks in field("/proc/stat", "cpu ", " ").split()[:3])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK")


def own_seconds() -> float:
    """What this program, and those of its children that have ended, have used."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def described() -> str:
    """Processor, cores, memory, kernel and the day, each a line of a list in Markdown."""
    memory = int(field("/proc/meminfo", "MemTotal").split()[0]) / (1 << 20)
    return "\n".join(
        [
            f"- processor: {field('/proc/cpuinfo', 'model name')}, {os.cpu_count()} cores",
            f"- memory: {memory:.0f} GiB",
            f"- kernel: {os.uname().sysname} {os.uname().release}",
            f"- date: {datetime.date.today().isoformat()}",
        ]
    )


def field(path: str, name: str, sign: str = ":") -> str:
    """The first value of that name in a file that gives one on each line, behind a sign."""
    with open(path, encoding="utf-8") as file:
        values = (line.partition(sign)[2].strip() for line in file if line.startswith(name))
        return next(values, "unknown")
