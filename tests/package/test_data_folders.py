"""The data folders are found in a checkout, an editable install and a wheel."""

from pathlib import Path

import pytest

from tarock_desktop import resources

pytestmark = pytest.mark.package

CHECKOUT = Path(__file__).resolve().parents[2]
KINDS: tuple[resources.DataKind, ...] = ("assets", "lessons", "translations", "variants")
PACKAGE_FOLDER = "str(__import__('pathlib').Path(tarock_desktop.__file__).parent)"
ALL_NAMES = (
    "{kind: sorted(entry.name for entry in tarock_desktop.resources.data(kind).iterdir())"
    f" for kind in {KINDS}}}"
)


def names(ask, site):
    found = ask(site, ALL_NAMES, imports="tarock_desktop.resources")
    return {kind: [name for name in found[kind] if name != "__pycache__"] for kind in KINDS}


def names_in_the_checkout():
    return {
        kind: sorted(
            entry.name for entry in resources.data(kind).iterdir() if entry.name != "__pycache__"
        )
        for kind in KINDS
    }


def test_the_wheel_brings_them_along_without_their_generators(ask, installed_wheel):
    assert ask(installed_wheel, PACKAGE_FOLDER) == str(installed_wheel / "tarock_desktop")
    wanted = names_in_the_checkout()
    wanted["assets"].remove("deck")
    assert names(ask, installed_wheel) == wanted
    data = installed_wheel / "tarock_desktop" / "data"
    assert not [path for path in data.rglob("*") if path.suffix in {".py", ".pyc"}]


def test_the_editable_install_reads_those_of_the_checkout(ask, editable_install):
    assert ask(editable_install, PACKAGE_FOLDER) == str(CHECKOUT / "tarock_desktop")
    assert names(ask, editable_install) == names_in_the_checkout()


def test_a_started_checkout_reads_its_own(ask):
    assert ask(CHECKOUT, PACKAGE_FOLDER) == str(CHECKOUT / "tarock_desktop")
    assert names(ask, CHECKOUT) == names_in_the_checkout()


def test_every_data_file_is_in_the_wheel(installed_wheel):
    for kind in KINDS:
        for path in (CHECKOUT / kind).rglob("*"):
            if path.is_file() and path.suffix not in {".py", ".pyc"}:
                shipped = installed_wheel / "tarock_desktop" / "data" / path.relative_to(CHECKOUT)
                assert shipped.read_bytes() == path.read_bytes()


def test_the_editable_install_keeps_no_copies(editable_install):
    assert not (editable_install / "tarock_desktop").exists()
