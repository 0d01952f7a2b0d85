"""One line of the table: what was measured, of both, and what is asked of it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Callable

HEAD = ["figure", "rowpick", "fzf", "ratio", "target", "met"]


def seconds(value: float) -> str:
    """A time, in the unit that people read it in."""
    if value >= 1:
        return f"{value:.2f} s"
    return f"{value * 1000:.0f} ms" if value >= 0.1 else f"{value * 1000:.3g} ms"


def megabytes(value: float) -> str:
    return f"{value / 1e6:.1f} MB"


def plain(value: float) -> str:
    return f"{value:.3g}"


@dataclass(frozen=True)
class Figure:
    """A measured thing. A value of None could not be measured; a limit of None is not asked for."""

    what: str
    ours: float | None
    theirs: float | None
    unit: Callable[[float], str] = seconds
    ratio_limit: float | None = None
    limit: float | None = None

    @property
    def ratio(self) -> float | None:
        """Ours as a share of theirs; None where theirs is nothing."""
        if self.ours is None or not self.theirs:
            return None
        return self.ours / self.theirs

    @property
    def cells(self) -> list[str]:
        """The line of the table under HEAD."""
        targets, verdicts = [], []
        if self.ratio_limit is not None:
            targets.append(f"ratio ≤ {self.ratio_limit:.2f}")
            verdicts.append(verdict(self.ratio, self.ratio_limit))
        if self.limit is not None:
            targets.append(f"≤ {self.unit(self.limit)}" if self.limit else "none")
            verdicts.append(verdict(self.ours, self.limit))
        ratio = "-" if self.ratio is None else f"{self.ratio:.3f}"
        values = [measured(self.ours, self.unit), measured(self.theirs, self.unit)]
        return [self.what, *values, ratio, " and ".join(targets), " and ".join(verdicts)]


@dataclass(frozen=True)
class MeanRatio:
    """The geometric mean of the ratios of figures; a figure without one leaves it unmeasured."""

    what: str
    figures: list[Figure]
    ratio_limit: float

    @property
    def cells(self) -> list[str]:
        """The line of the table under HEAD."""
        mean = self._mean()
        target = f"ratio ≤ {self.ratio_limit:.2f}"
        return [self.what, "-", "-", measured(mean, "{:.3f}".format), target, verdict(mean, self.ratio_limit)]

    def _mean(self) -> float | None:
        logarithms = [math.log(figure.ratio) for figure in self.figures if figure.ratio]
        if len(logarithms) < len(self.figures):
            return None
        return math.exp(sum(logarithms) / len(logarithms))


def measured(value: float | None, unit: Callable[[float], str]) -> str:
    return "not measured" if value is None else unit(value)


def verdict(value: float | None, limit: float) -> str:
    """Whether a target is met."""
    if value is None:
        return "?"
    return "yes" if value <= limit else "**no**"


def table(head: list[str], lines: list[list[str]]) -> str:
    """A table in Markdown; all columns but the first stand right."""
    rule = ["---"] + ["---:"] * (len(head) - 1)
    escaped = [[cell.replace("|", "\\|") for cell in cells] for cells in [head, rule, *lines]]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in escaped)
