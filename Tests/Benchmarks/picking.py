"""The picker on a terminal: what somebody waits for who opens it and types."""

from __future__ import annotations

import os
import pathlib
from dataclasses import dataclass, field
from typing import Callable

from contest import Unmeasured
from rows import Rows
from screen import Look
from terminal import Terminal

# Seconds between two keys: of somebody who types as fast as fingers can, of a key held down, and of a program.
FAST_FINGERS, KEY_HELD, PROGRAM = 0.030, 0.010, 0.003
CLEAR = "\x15"  # Ctrl-U
IDLE_SECONDS = 5.0


@dataclass
class Session:
    """What one run of a picker gave: times in seconds, memory in bytes."""

    ready: float
    keys: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    echoes_searching: list[float] = field(default_factory=list)
    peak: int = 0
    idle_ticks: int = 0
    idle_switches: int = 0


def start(program: pathlib.Path, rows: Rows) -> float:
    """Seconds from the start until all rows are counted on the screen."""
    with Terminal(command(program), rows) as terminal:
        return wait_until_ready(terminal, rows)


def use(program: pathlib.Path, rows: Rows, counts: dict[str, int]) -> Session:
    """Opens, types slowly, then in haste, then leaves it alone; `counts` gives the match count of each beginning."""
    with Terminal(command(program), rows) as terminal:
        session = Session(ready=wait_until_ready(terminal, rows))
        type_slowly(terminal, rows, counts, session)
        session.peak = status_number(terminal.child.pid, "VmHWM:") * 1024
        for gap in (FAST_FINGERS, KEY_HELD, PROGRAM):
            type_in_haste(terminal, rows, counts, gap, session)
        leave_alone(terminal, session)
        return session


def type_only(program: pathlib.Path, rows: Rows, counts: dict[str, int]) -> Session:
    """Opens and types slowly, no more."""
    with Terminal(command(program), rows) as terminal:
        session = Session(ready=wait_until_ready(terminal, rows))
        type_slowly(terminal, rows, counts, session)
        return session


def type_while_reading(program: pathlib.Path, rows: Rows) -> list[float]:
    """Seconds from each key to its echo, for keys typed before all rows are counted."""
    text = rows.questions.hurried
    with Terminal(command(program), rows) as terminal:
        terminal.listen_until(lambda look: look.typed.strip() != "", patience(rows))
        moments = hurry(terminal, text, KEY_HELD)
        terminal.wait_for(lambda look: look.matches is not None, patience(rows))
        looks = terminal.looks()
    all_read = first(looks, lambda look: look.matches is not None)
    return [echo(looks, moment, text, place) for place, moment in enumerate(moments) if moment < all_read]


def wait_until_ready(terminal: Terminal, rows: Rows) -> float:
    terminal.wait_for(lambda look: look.matches == rows.count, patience(rows))
    return first(terminal.looks(), lambda look: look.matches == rows.count) - terminal.child.started


def type_slowly(terminal: Terminal, rows: Rows, counts: dict[str, int], session: Session) -> None:
    """Types each key when the answer to the one before has been there for a while."""
    text = rows.questions.typed
    shown = rows.count
    for place, key in enumerate(text):
        expected = counts[text[: place + 1]]
        seen = len(terminal.looks())
        moment = terminal.type(key)
        terminal.wait_for(lambda look: look.matches == expected, patience(rows))
        looks = terminal.looks()[seen:]
        session.echoes.append(echo(looks, moment, text, place))
        if expected != shown:
            session.keys.append(settled(looks, expected) - moment)
        shown = expected


def type_in_haste(terminal: Terminal, rows: Rows, counts: dict[str, int], gap: float, session: Session) -> None:
    """Clears the query, types without waiting, and keeps the echoes of keys that came while a search was on."""
    text = rows.questions.hurried
    terminal.type(CLEAR)
    terminal.wait_for(lambda look: look.matches == rows.count, patience(rows))
    seen = len(terminal.looks())
    moments = hurry(terminal, text, gap)
    terminal.wait_for(lambda look: look.matches == counts[text], patience(rows))
    looks = terminal.looks()[seen:]
    for place in range(1, len(text)):
        between = [look for look in looks if moments[place - 1] < look.moment < moments[place]]
        if not any(look.matches == counts[text[:place]] for look in between):
            session.echoes_searching.append(echo(looks, moments[place], text, place))


def leave_alone(terminal: Terminal, session: Session) -> None:
    """Counts what it does while nobody does anything."""
    terminal.listen(1.0)
    pid = terminal.child.pid
    ticks, switches = cpu_ticks(pid), thread_switches(pid)
    terminal.listen(IDLE_SECONDS)
    session.idle_ticks = cpu_ticks(pid) - ticks
    session.idle_switches = sum(
        number - switches.get(thread, 0) for thread, number in thread_switches(pid).items()
    )


def hurry(terminal: Terminal, text: str, gap: float) -> list[float]:
    moments = []
    for key in text:
        moments.append(terminal.type(key))
        terminal.listen(gap)
    return moments


def echo(looks: list[Look], moment: float, text: str, place: int) -> float:
    """Seconds from the key at this place of the text until it stands left of the cursor, alone or with later ones."""
    beginnings = tuple(text[:end] for end in range(place + 1, len(text) + 1))
    return first(looks, lambda look: look.moment > moment and look.typed.endswith(beginnings)) - moment


def first(looks: list[Look], shows: Callable[[Look], bool]) -> float:
    """The moment of the first look that shows it."""
    found = next((look for look in looks if shows(look)), None)
    if found is None:
        raise Unmeasured("what was typed or counted was never on the screen")
    return found.moment


def settled(looks: list[Look], expected: int) -> float:
    """The moment from which on the count was the expected one."""
    last_other = max((place for place, look in enumerate(looks) if look.matches != expected), default=-1)
    return looks[last_other + 1].moment


def patience(rows: Rows) -> float:
    """Seconds after which something is wrong: many times what either program needs."""
    return 10 + 30 * rows.count / 1_000_000


def cpu_ticks(pid: int) -> int:
    """User and system time, in clock ticks."""
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        fields = file.read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def thread_switches(pid: int) -> dict[str, int]:
    """How often each thread has gone to sleep: a thread that polls shows here when it costs no tick."""
    threads = os.listdir(f"/proc/{pid}/task")
    return {thread: status_number(f"{pid}/task/{thread}", "voluntary_ctxt_switches:") for thread in threads}


def status_number(process: int | str, name: str) -> int:
    """A number from /proc/PROCESS/status; memory is in KiB there."""
    with open(f"/proc/{process}/status", encoding="utf-8") as file:
        return next(int(line.split()[1]) for line in file if line.startswith(name))


def command(program: pathlib.Path) -> list[str]:
    return [str(program), "--no-height"]
