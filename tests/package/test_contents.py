"""What is in the archives, and what is not."""

import tarfile
import zipfile
from importlib.metadata import Distribution, EntryPoint
from pathlib import Path

import pytest

from tarock_desktop import __version__

pytestmark = pytest.mark.package


def distribution(site: Path) -> Distribution:
    (info,) = site.glob("*.dist-info")
    return Distribution.at(info)


def test_without_a_compiler_the_wheel_fits_every_system(wheel):
    assert wheel.name == f"tarock_desktop-{__version__}-py3-none-any.whl"


def test_the_wheel_holds_no_leavings(wheel):
    unwanted = ("__pycache__", ".so", ".pyd", ".c", ".orig")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert not [name for name in names if name.endswith(unwanted) or "__pycache__" in name]
    assert {name.split("/")[0] for name in names} == {
        "tarock_desktop",
        f"tarock_desktop-{__version__}.dist-info",
    }


def test_the_licence_goes_along(installed_wheel):
    texts = [
        file.read_text(encoding="utf-8")
        for file in installed_wheel.glob("*.dist-info/licenses/LICENSE")
    ]
    assert len(texts) == 1
    assert "GNU GENERAL PUBLIC LICENSE" in texts[0]


@pytest.mark.parametrize(
    ("group", "name"), [("console_scripts", "tarock"), ("gui_scripts", "tarock-desktop")]
)
def test_both_commands_lead_to_a_function(installed_wheel, ask, group, name):
    (entry,) = distribution(installed_wheel).entry_points.select(group=group, name=name)
    assert isinstance(entry, EntryPoint)
    expression = f"callable(sys.modules[{entry.module!r}].{entry.attr})"
    assert ask(installed_wheel, expression, imports=entry.module)


def test_the_command_line_loads_no_qt(installed_wheel, ask):
    loaded = "[name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))]"
    assert ask(installed_wheel, loaded, imports="tarock_desktop.cli.main") == []


def test_the_types_are_shipped(installed_wheel):
    assert (installed_wheel / "tarock_desktop" / "py.typed").is_file()


def test_the_source_archive_holds_what_a_build_and_the_tests_need(sdist):
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"pyproject.toml", "hatch_build.py", "run.py", "LICENSE", "README.md"}
    assert wanted <= names
    assert {"tests/conftest.py", "tarock_desktop/__main__.py"} <= names
    folders = {name.partition("/")[0] for name in names}
    assert {"assets", "lessons", "translations", "variants"} <= folders
    assert not [name for name in names if name.startswith(".venv")]
