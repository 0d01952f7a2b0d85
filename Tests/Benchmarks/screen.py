"""What a program has drawn on a terminal, as far as the meter has to know."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pyte

LINES, COLUMNS = 40, 120


@dataclass(frozen=True)
class Look:
    """The screen at a moment: the match count beside the full row count, if both are shown, and the text left of the
    cursor."""

    moment: float
    matches: int | None
    typed: str


class Screen:
    """The cells, made from what was written."""

    def __init__(self, rows: int):
        """`rows` is the row count that is looked for behind the slash of `matches/rows`."""
        self._screen = pyte.Screen(COLUMNS, LINES)
        self._stream = pyte.ByteStream(self._screen)
        self._counts = re.compile(rf"(?<!\d)(\d+)/{rows}(?!\d)")
        self._matches: dict[int, int] = {}

    def feed(self, piece: bytes, moment: float) -> Look:
        """Draws a piece of output, and gives how it looks then."""
        self._stream.feed(piece)
        for line in self._screen.dirty:
            self._read_count(line)
        self._screen.dirty.clear()
        return Look(moment, next(iter(self._matches.values()), None), self._left_of_cursor())

    @property
    def cursor(self) -> tuple[int, int]:
        """Line and column, from 1, as a terminal reports them."""
        return self._screen.cursor.y + 1, self._screen.cursor.x + 1

    def _read_count(self, line: int) -> None:
        found = self._counts.search(self._text(line, COLUMNS))
        if found is None:
            self._matches.pop(line, None)
        else:
            self._matches[line] = int(found[1])

    def _left_of_cursor(self) -> str:
        return self._text(self._screen.cursor.y, self._screen.cursor.x)

    def _text(self, line: int, end: int) -> str:
        cells = self._screen.buffer[line]
        return "".join(cells[column].data for column in range(end))
