"""The checkout's side of the lookup; tests/package looks at the editable install and the wheel."""

from pathlib import Path

import pytest

from tarock_desktop import resources

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("kind", ["assets", "translations", "variants"])
def test_a_checkout_reads_the_folders_beside_the_package(kind):
    assert str(resources.data(kind)) == str(CHECKOUT / kind)


def test_the_python_half_of_the_rulesets_is_not_taken_for_the_data():
    names = {entry.name for entry in resources.data("variants").iterdir()}
    assert "spjst.toml" in names
    assert "__init__.py" not in names


def test_a_missing_folder_is_named():
    with pytest.raises(FileNotFoundError, match="'sounds' is missing"):
        resources.data("sounds")  # type: ignore[arg-type]


def test_a_folder_inside_the_package_comes_first(monkeypatch, tmp_path):
    inside = tmp_path / "data" / "variants"
    inside.mkdir(parents=True)
    monkeypatch.setattr(resources, "PACKAGE", tmp_path)
    assert resources.data("variants") == inside
