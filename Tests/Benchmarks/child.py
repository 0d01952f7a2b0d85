"""Programs that are measured: started the same way each, and none outlives the meter."""

from __future__ import annotations

import atexit
import os
import signal
import sys
import time

# Nothing of the caller's: options in the environment would change what is measured.
ENVIRONMENT = {
    "PATH": os.environ.get("PATH", os.defpath),
    "HOME": os.environ.get("HOME", "/"),
    "LANG": "C.UTF-8",
    "SHELL": "/bin/sh",
    "TERM": "xterm-256color",
}

_running: set[int] = set()


class Child:
    """A program that runs, in a process group (or session) of its own. `started` and `ended` are moments."""

    def __init__(self, words: list[str], files: dict[int, int], terminal: str | None = None):
        """Starts it: `files` says which of our descriptors becomes which of its; `terminal` is the one it is given."""
        deeds = [(os.POSIX_SPAWN_OPEN, 2, terminal, os.O_RDWR, 0)] if terminal else []
        deeds += [(os.POSIX_SPAWN_DUP2, ours, its) for its, ours in files.items()]
        place = {"setsid": True} if terminal else {"setpgroup": 0}
        self.started = self.ended = time.perf_counter()
        self.pid = os.posix_spawnp(words[0], words, ENVIRONMENT, file_actions=deeds, **place)
        _running.add(self.pid)

    def wait(self) -> int:
        """Waits for its end and gives its exit status."""
        _, status = os.waitpid(self.pid, 0)
        self.ended = time.perf_counter()
        _running.discard(self.pid)
        return os.waitstatus_to_exitcode(status)

    def kill(self) -> None:
        """Ends it and all it started, now."""
        if self.pid not in _running:
            return
        try:
            os.killpg(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass  # it has ended by itself, and waits to be waited for
        self.wait()


@atexit.register
def _kill_all() -> None:
    for pid in list(_running):
        try:
            os.killpg(pid, signal.SIGKILL)
        except ProcessLookupError:
            continue  # ended already


def end_children_with_us() -> None:
    """Has a signal that ends this program end it as an exit does, so that its children go too."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda received, _: sys.exit(128 + received))
