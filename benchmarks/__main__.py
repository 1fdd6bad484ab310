"""`python benchmarks`: how fast the games and the screen are, beside real peers in the same run.

Exit status 1 means that a budget was missed.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path

from figures import Figure, table


def main() -> int:
    parser = argparse.ArgumentParser(prog="python benchmarks", description="Measure the games and the screen beside real peers.")
    parser.add_argument("part", nargs="?", choices=("engine", "screen"), help="one part only; without it both")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each round of each engine takes (1)")
    parser.add_argument("--clicks", type=int, default=24, help="clicks to measure on each board (24)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file too")
    arguments = parser.parse_args()
    figures: list[Figure] = []
    if arguments.part != "screen":
        import engine

        print("Engines: one process, the best of several rounds taken in turns.", flush=True)
        figures += engine.measure(arguments.seconds)
        print(table(figures), flush=True)
    if arguments.part != "engine":
        import screen

        print("\nScreen: Chromium on this machine, motion off, medians.", flush=True)
        seen = screen.measure(arguments.clicks)
        print(table(seen), flush=True)
        figures += seen
    missed = [figure.what for figure in figures if figure.verdict == "over"]
    print(
        f"\n{sum(bool(figure.budget) for figure in figures) - len(missed)} budgets kept, {len(missed)} missed" + "".join(f"\n  over: {what}" for what in missed)
    )
    if arguments.json:
        record = {"python": platform.python_version(), "machine": platform.machine(), "figures": [figure.to_dict() for figure in figures]}
        arguments.json.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
