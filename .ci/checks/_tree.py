"""The files of the checkout, as the checks see them."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def files(*patterns: str) -> list[Path]:
    """Return the tracked and the new files that match one of the glob *patterns*, in order."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--"]
    command += [f":(glob){pattern}" for pattern in patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = sorted(set(filter(None, listed.split("\0"))))
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def name(path: Path) -> str:
    """Return *path* as it is written in patterns: relative, with forward slashes."""
    return path.relative_to(ROOT).as_posix()


def report(findings: list[str], what: str) -> None:
    """Print the findings and end with the check's exit code."""
    for finding in findings:
        print(finding)
    print(f"{len(findings)} {what}" if findings else f"no {what}")
    sys.exit(1 if findings else 0)
