"""The small tests and the cases run nearly all branches of the core, in every one of its packages.

Reads what the last ``python3 run.py test`` measured; it is meant to run after it.
"""

import json
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

import _tree

PACKAGES = ("engine", "referee", "rules", "table")
LEAST = 95.0


@dataclass
class Tally:
    """Counts of one package or module."""

    lines: int = 0
    lines_run: int = 0
    branches: int = 0
    branches_run: int = 0

    def add(self, summary: dict[str, int]) -> None:
        """Add the counts of one file as ``coverage json`` gives them."""
        self.lines += summary["num_statements"]
        self.lines_run += summary["covered_lines"]
        self.branches += summary["num_branches"]
        self.branches_run += summary["covered_branches"]

    def branch_share(self) -> float:
        """Return the percentage of branches that were run; code without branches counts whole."""
        return 100 * self.branches_run / self.branches if self.branches else self.line_share()

    def line_share(self) -> float:
        """Return the percentage of lines that were run."""
        return 100 * self.lines_run / self.lines if self.lines else 100.0

    def is_enough(self) -> bool:
        """Tell whether both shares reach the least."""
        return min(self.branch_share(), self.line_share()) >= LEAST

    def __str__(self) -> str:
        return f"{self.branch_share():5.1f} % of branches, {self.line_share():5.1f} % of lines"


def measured() -> dict[str, Any]:
    """Return the files that coverage measured; ends the program where nothing was."""
    command = [sys.executable, "-m", "coverage", "json", "-q", "-o", "-"]
    done = subprocess.run(command, cwd=_tree.ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"nothing was measured ({done.stdout.strip()}): run 'python3 run.py test' first")
    found = json.loads(done.stdout)
    if not found["meta"]["branch_coverage"]:
        sys.exit("no branch of the core was measured: no test touches it")
    files: dict[str, Any] = found["files"]
    return files


def gaps(lines: list[int]) -> str:
    """Return the lines that were not run, neighbours together."""
    if not lines:
        return "every line was run, but not in every way"
    starts = [line for line in lines if line - 1 not in lines]
    ends = [line for line in lines if line + 1 not in lines]
    spans = [f"{a}" if a == b else f"{a}-{b}" for a, b in zip(starts, ends, strict=True)]
    return f"not run: {', '.join(spans)}"


def main() -> None:
    """Print the table and end with the check's exit code."""
    packages: defaultdict[str, Tally] = defaultdict(Tally)
    for file, facts in measured().items():
        package = PurePath(file).parts[1]
        if package not in PACKAGES:
            continue
        packages[package].add(facts["summary"])
        module = Tally()
        module.add(facts["summary"])
        if not module.is_enough():
            print(f"  {PurePath(file).as_posix()}: {module}; {gaps(facts['missing_lines'])}")
    for package, tally in sorted(packages.items()):
        print(f"{package:8} {tally}")
    short = [name for name in sorted(packages) if not packages[name].is_enough()]
    missing = sorted(set(PACKAGES) - set(packages))
    _tree.report(
        [f"{package}: less than {LEAST} %" for package in short]
        + [f"{package}: nothing was measured" for package in missing],
        "packages with too little coverage",
    )


if __name__ == "__main__":
    main()
