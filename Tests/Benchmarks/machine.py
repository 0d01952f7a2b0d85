"""The machine the figures are of."""

from __future__ import annotations

import datetime
import os


def described() -> str:
    """Processor, cores, memory, kernel and the day, each a line of a list in Markdown."""
    memory = int(field("/proc/meminfo", "MemTotal").split()[0]) / (1 << 20)
    return "\n".join(
        [
            f"- processor: {field('/proc/cpuinfo', 'model name')}, {len(os.sched_getaffinity(0))} cores",
            f"- memory: {memory:.0f} GiB",
            f"- kernel: {os.uname().sysname} {os.uname().release}",
            f"- load before: {os.getloadavg()[0]:.2f}",
            f"- date: {datetime.date.today().isoformat()}",
        ]
    )


def field(path: str, name: str) -> str:
    """The first value of that name in a file of `name: value` lines."""
    with open(path, encoding="utf-8") as file:
        values = (line.partition(":")[2].strip() for line in file if line.startswith(name))
        return next(values, "unknown")
