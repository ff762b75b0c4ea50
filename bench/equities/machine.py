"""The machine: what it is, and how fast it can be at best, measured by probes.cpp."""

import ctypes
import mmap
import operator
import os
import platform
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from splitpot.evaluator import _core

PROBES = Path(__file__).with_name("probes.cpp")
WORDS = {"32 KiB": 1 << 13, "256 KiB": 1 << 16, "1.1 MiB": 9 << 15}
PLACES = 1 << 12
STEPS = 20_000_000
TOUCHED_BYTES = 2 * 6 * 6_175 * 2  # the grades of two hands of Omaha by their pairs, of each kind of board
TABLE_BYTES = 6_175 * 91 * 2  # the grades of Omaha: six ranks' multisets by pairs of hole ranks


def probes(folder: Path) -> ctypes.CDLL:
    """Compile the probes into a folder, once for each state of their source, and load them."""
    made = folder / "probes.so"
    if not made.exists() or made.stat().st_mtime < PROBES.stat().st_mtime:
        folder.mkdir(parents=True, exist_ok=True)
        compiler = [os.environ.get("CXX", "c++"), "-std=c++20", "-O3", "-shared", "-fPIC", "-pthread"]
        subprocess.run([*compiler, str(PROBES), "-o", str(made)], check=True)
    library = ctypes.CDLL(str(made))
    library.probe_places.restype = library.probe_hands.restype = ctypes.c_void_p
    library.probe_places.argtypes = library.probe_hands.argtypes = [ctypes.c_size_t] * 2
    library.probe_loads.argtypes = [ctypes.c_void_p] * 2 + [ctypes.c_size_t] * 2
    library.probe_stream.argtypes = [ctypes.c_void_p] + [ctypes.c_size_t] * 2
    library.probe_steps.argtypes = library.probe_two_threads.argtypes = [ctypes.c_uint64]
    library.probe_pages.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
    return library


class Machine:
    """Measures the limits; each measurement is one turn, and turns are for whoever takes their median."""

    def __init__(self, folder: Path) -> None:
        self._probes = probes(folder)
        self._table = (ctypes.c_uint32 * WORDS["1.1 MiB"])(*range(WORDS["1.1 MiB"]))
        # Few places for a table that lies in the first cache, else many: they too take room there.
        self._places = {
            name: (self._probes.probe_places(words, PLACES * (1 if words == 1 << 13 else 64)), words)
            for name, words in WORDS.items()
        }

    def limits(self) -> dict[str, float]:
        """Seconds of each: a step, loads by the size of their table, a byte read in order, a call, a table's
        first touch; and how much more two threads do than one.
        """
        steps = self._probes.probe_steps
        found = {"step": _cpu(lambda: steps(STEPS)) / STEPS}
        for name, (places, words) in self._places.items():
            count = PLACES * (1 if words == 1 << 13 else 64)
            turns = 4_000_000 // count
            spent = _cpu(lambda p=places, c=count, t=turns: self._probes.probe_loads(self._table, p, c, t))
            found[f"load, {name}"] = spent / (count * turns)
        words = TABLE_BYTES // 8
        found["byte"] = _cpu(lambda: self._probes.probe_stream(self._table, words, 20)) / (words * 8 * 20)
        found["call"] = _call()
        found["first touch"] = self._first_touch()
        found["two threads"] = self._two_threads()
        return found

    def _first_touch(self) -> float:
        with Path(_core.__file__).open("rb") as file:
            reading = mmap.PROT_READ | mmap.PROT_WRITE
            mapped = mmap.mmap(file.fileno(), TOUCHED_BYTES, flags=mmap.MAP_PRIVATE, prot=reading)
        place = ctypes.addressof(ctypes.c_char.from_buffer(mapped))
        return _wall(lambda: self._probes.probe_pages(place, TOUCHED_BYTES))

    def _two_threads(self) -> float:
        alone = _wall(lambda: self._probes.probe_steps(STEPS))
        return 2 * alone / _wall(lambda: self._probes.probe_two_threads(STEPS))


def description() -> dict[str, str]:
    """Name the processor, the Python and the compiler."""
    cpu = Path("/proc/cpuinfo")
    lines = dict(
        line.split(":", 1) for line in (cpu.read_text() if cpu.exists() else "").splitlines() if ":" in line
    )
    told = {name.strip(): value.strip() for name, value in lines.items()}
    name = told.get("model name") or platform.processor() or platform.machine()
    if "cpu family" in told:
        name += f" (family {told['cpu family']}, model {told['model']})"
    compiler = os.environ.get("CXX", "c++")
    version = subprocess.run([compiler, "-dumpfullversion"], capture_output=True, text=True, check=False)
    return {
        "processor": f"{os.cpu_count()} processors of {name}",
        "python": platform.python_version(),
        "compiler": f"{compiler} {version.stdout.strip()}",
    }


def _call() -> float:
    """A Python call into C with two arguments, the loop around it left out."""
    first, second, function = [1], [2], operator.is_

    def calls() -> None:
        for _ in range(200_000):
            function(first, second)

    def nothing() -> None:
        for _ in range(200_000):
            pass

    return max(_cpu(calls) - _cpu(nothing), 0.0) / 200_000


def _cpu(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def _wall(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun
