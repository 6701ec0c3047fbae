"""`--cluster`: the same results from a local Dask scheduler with two workers."""

import gc
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tarock_desktop.cli import cluster

ROOT = Path(__file__).parents[2]
LOCAL = ("--host", "127.0.0.1", "--no-dashboard", "--dashboard-address", "127.0.0.1:0")
PATIENCE = 60
# Dask leaves sockets behind that were never connected, and uses what new Pythons discourage.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


@contextmanager
def process(part, *words):
    """A scheduler or a worker of Dask, which ends with the test; the lines it writes."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{part}", *words, *LOCAL]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as running:
        try:
            yield running.stderr
        finally:
            running.kill()


@contextmanager
def local_cluster(workers):
    """A scheduler on this machine, not to be reached from others; its address."""
    with ExitStack() as parts:
        lines = parts.enter_context(process("scheduler", "--port", "0"))
        told = next(line for line in lines if "Scheduler at:" in line)
        address = told.split()[-1]
        for _ in range(workers):
            parts.enter_context(process("worker", address, "--nthreads", "1", "--no-nanny"))
        yield address


@pytest.fixture(scope="module")
def address():
    with local_cluster(workers=2) as found:
        yield found


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """Wait for a slow machine, as the tests' own processes have to start."""
    monkeypatch.setattr(cluster, "PATIENCE", PATIENCE)


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--hands", 13, "--seed", "far", "--json"),
        ("arena", "--a", "club", "--b", "novice", "--deals", 3, "--json"),
        ("bids", "--ruleset", "ziri", "--deals", 12, "--json"),
    ],
)
def test_a_cluster_gives_the_same_bytes_as_processes(tarock, address, words):
    near, far = tarock(*words, "--jobs", 2), tarock(*words, "--cluster", address)
    assert (near.code, far.code) == (0, 0), far.err
    assert far.out == near.out


def test_journals_are_written_where_the_command_runs(tarock, address, tmp_path):
    for name, words in (("near", ("--jobs", 2)), ("far", ("--cluster", address))):
        ended = tarock("simulate", "--hands", 13, "--journals", tmp_path / name, *words)
        assert ended.code == 0, ended.err
    near, far = (sorted((tmp_path / name).iterdir()) for name in ("near", "far"))
    assert [path.name for path in near] == [path.name for path in far]
    assert [path.read_bytes() for path in near] == [path.read_bytes() for path in far]


def test_no_journal_is_written_over(tarock, address, tmp_path):
    there = tmp_path / "spjst-round-0001.tarock"
    there.write_bytes(b"precious")
    ended = tarock("simulate", "--hands", 1, "--cluster", address, "--journals", tmp_path)
    assert ended.code == 2
    assert f"{there}:1:1: cannot be created" in ended.err
    assert there.read_bytes() == b"precious"


def test_a_worker_with_another_program_refuses(tarock, address, monkeypatch):
    monkeypatch.setattr(cluster, "program_digest", lambda: "another")
    ended = tarock("simulate", "--hands", 1, "--cluster", address)
    assert ended.code == 2
    assert "another version of the program" in ended.err


@pytest.mark.parametrize("command", ["simulate", "bids"])
def test_an_address_where_nobody_listens_is_told(tarock, monkeypatch, command):
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    ended = tarock(command, "--cluster", "tcp://127.0.0.1:1")
    assert ended.code == 2
    assert "there is no cluster at tcp://127.0.0.1:1" in ended.err
    gc.collect()  # here the warning about its sockets is ignored


def test_a_cluster_without_workers_is_told(tarock, monkeypatch):
    monkeypatch.setattr(cluster, "PATIENCE", 2)
    with local_cluster(workers=0) as empty:
        ended = tarock("simulate", "--cluster", empty)
    assert ended.code == 2
    assert "has no workers" in ended.err


def test_without_the_extra_one_sentence_says_so(tarock, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    ended = tarock("simulate", "--cluster", "tcp://127.0.0.1:8786")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.count("\n") == 1
    assert "pip install 'tarock-desktop[cluster]'" in ended.err


def test_jobs_and_cluster_exclude_each_other(tarock):
    assert tarock("simulate", "--jobs", 2, "--cluster", "tcp://127.0.0.1:1").code == 2


def test_without_the_option_dask_is_not_imported():
    program = (
        "import sys; from tarock_desktop.cli.main import main; "
        "code = main(['simulate', '--hands', '1', '--jobs', '2']); "
        "sys.exit(code or len({'dask', 'distributed'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False)
    assert done.returncode == 0
