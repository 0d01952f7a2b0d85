"""One line of the table: what was measured, of both, and what is asked of it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Callable


def seconds(value: float) -> str:
    """A time as people read it: three digits and a unit."""
    return f"{value:.2f} s" if value >= 1 else f"{value * 1000:.3g} ms" if value < 0.1 else f"{value * 1000:.0f} ms"


def megabytes(value: float) -> str:
    return f"{value / 1e6:.1f} MB"


def plain(value: float) -> str:
    return f"{value:.3g}"


@dataclass(frozen=True)
class Figure:
    """A measured thing. None is what could not be measured; a limit that is None is not asked for."""

    what: str
    ours: float | None
    theirs: float | None
    unit: Callable[[float], str] = seconds
    ratio_limit: float | None = None
    limit: float | None = None

    @property
    def ratio(self) -> float | None:
        """Ours as a share of theirs; none where theirs is nothing."""
        if self.ours is None or not self.theirs:
            return None
        return self.ours / self.theirs

    @property
    def cells(self) -> list[str]:
        """The line of the table."""
        ratio = "-" if self.ratio is None else f"{self.ratio:.3f}"
        return [self.what, self._shown(self.ours), self._shown(self.theirs), ratio, self._target(), self._met()]

    def _shown(self, value: float | None) -> str:
        return "not measured" if value is None else self.unit(value)

    def _target(self) -> str:
        asked = []
        if self.ratio_limit is not None:
            asked.append(f"ratio ≤ {self.ratio_limit:.2f}")
        if self.limit is not None:
            asked.append("none" if self.limit == 0 else f"≤ {self.unit(self.limit)}")
        return ", ".join(asked) or "-"

    def _met(self) -> str:
        verdicts = []
        if self.ratio_limit is not None:
            verdicts.append(None if self.ratio is None else self.ratio <= self.ratio_limit)
        if self.limit is not None:
            verdicts.append(None if self.ours is None else self.ours <= self.limit)
        if not verdicts:
            return "-"
        if None in verdicts:
            return "?"
        return "yes" if all(verdicts) else "**no**"


def mean_ratio(what: str, figures: list[Figure], limit: float) -> Figure:
    """The geometric mean of the ratios, as a figure of its own."""
    ratios = [figure.ratio for figure in figures]
    if not ratios or None in ratios:
        return Figure(what, None, None, ratio_limit=limit)
    mean = math.exp(sum(math.log(ratio) for ratio in ratios) / len(ratios))
    return Figure(what, mean, 1, unit=plain, ratio_limit=limit)


def table(head: list[str], lines: list[list[str]]) -> str:
    """A table in Markdown; all columns but the first stand right."""
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [head, rule, *lines])
