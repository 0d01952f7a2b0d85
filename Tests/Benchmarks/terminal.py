"""A program on a pseudo-terminal, and a record of what it drew when.

The bytes are stamped as they are read, and made into a screen later, when the program is quiet or the meter has to
know: the emulator is slow, and would take a core from the program it watches.
"""

from __future__ import annotations

import errno
import fcntl
import os
import re
import select
import struct
import termios
import time
from typing import Callable

from child import Child
from contest import Unmeasured
from rows import Rows
from screen import COLUMNS, LINES, Look, Screen

Shows = Callable[[Look], bool]

# Seconds without a byte that make a program quiet. One that searches for longer may be quiet too, so whoever waits for
# something looks at the screen then, and goes on listening if it is not there.
QUIET = 0.25
# Questions to a terminal: where the cursor is, what it is (twice), whether it knows a mode, whether it is well.
QUESTION = re.compile(rb"\x1b\[(?:(6n)|(0?c)|(>0?c)|\?(\d+)\$p|(5n))")


class Terminal:
    """Use it in a `with`: the program is killed at the end."""

    def __init__(self, words: list[str], rows: Rows):
        """Starts the program with the rows as its input."""
        self._master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        with open(rows.path, "rb") as source, open(os.devnull, "wb") as nowhere:
            self.child = Child(words, {0: source.fileno(), 1: nowhere.fileno()}, terminal=os.ttyname(slave))
        os.close(slave)
        self._screen = Screen(rows.count)
        self._looks: list[Look] = []
        self._pieces: list[tuple[float, bytes]] = []

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_) -> None:
        self.child.kill()
        os.close(self._master)

    def type(self, text: str) -> float:
        """Types the text, all at once, and gives the moment."""
        moment = time.perf_counter()
        os.write(self._master, text.encode())
        return moment

    def listen(self, seconds: float) -> None:
        """Takes what is drawn in so many seconds."""
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            self._take(left)

    def listen_until_quiet(self, quiet: float, limit: float) -> None:
        """Takes what is drawn until nothing was for `quiet` seconds, or `limit` is over."""
        end = time.perf_counter() + limit
        while time.perf_counter() < end and self._take(quiet):
            pass

    def wait_for(self, shows: Shows, limit: float) -> None:
        """Takes what is drawn until the screen, once quiet, `shows` it; raises Unmeasured after `limit` seconds."""
        self._repeat(lambda: self.listen_until_quiet(QUIET, 1.0), shows, limit)

    def listen_until(self, shows: Shows, limit: float) -> None:
        """The same without waiting for quiet: the emulator then works beside the program."""
        self._repeat(lambda: self._take(limit), shows, limit)

    def _repeat(self, listen: Callable[[], object], shows: Shows, limit: float) -> None:
        end = time.perf_counter() + limit
        while time.perf_counter() < end:
            listen()
            looks = self.looks()
            if looks and shows(looks[-1]):
                return
        raise Unmeasured(f"not seen within {limit:.0f} s; the last look was {looks[-1] if looks else 'empty'}")

    def looks(self) -> list[Look]:
        """How the screen looked after each piece of what was drawn so far."""
        for moment, piece in self._pieces:
            self._looks.append(self._screen.feed(piece, moment))
        self._pieces.clear()
        return self._looks

    def _take(self, seconds: float) -> bool:
        """Takes one piece, or gives False when there is none for so many seconds."""
        ready, _, _ = select.select([self._master], [], [], seconds)
        if not ready:
            return False
        piece = self._read()
        self._pieces.append((time.perf_counter(), piece))
        for question in QUESTION.finditer(piece):
            os.write(self._master, self._answer(question))
        return True

    def _read(self) -> bytes:
        try:
            return os.read(self._master, 65536)
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            raise Unmeasured("the program has ended") from None

    def _answer(self, question: re.Match) -> bytes:
        """What an xterm would say."""
        where, primary, secondary, mode, _ = question.groups()
        if where:
            self.looks()
            return b"\x1b[%d;%dR" % self._screen.cursor
        if primary:
            return b"\x1b[?62;22c"
        if secondary:
            return b"\x1b[>41;330;0c"
        if mode:
            return b"\x1b[?%s;2$y" % mode
        return b"\x1b[0n"
