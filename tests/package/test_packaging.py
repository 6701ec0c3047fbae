"""The files of packaging/ agree with the project."""

import configparser
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tarock_desktop import __version__

pytestmark = pytest.mark.package

CHECKOUT = Path(__file__).resolve().parents[2]
PACKAGING = CHECKOUT / "packaging"


@pytest.fixture
def project():
    return tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture
def metainfo():
    return ET.parse(PACKAGING / "tarock-desktop.metainfo.xml").getroot()


@pytest.fixture
def desktop_entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(PACKAGING / "tarock-desktop.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_menu_entry_starts_the_installed_command(project, desktop_entry):
    assert desktop_entry["Exec"] in project["gui-scripts"]
    assert (CHECKOUT / "assets" / "icons" / f"{desktop_entry['Icon']}.svg").is_file()


def test_the_menu_entry_speaks_all_languages(desktop_entry):
    for key in ("genericname", "comment"):
        for language in ("cs", "de", "sl"):
            assert desktop_entry[f"{key}[{language}]"]


def test_the_catalogue_entry_names_the_same_licence_and_version(project, metainfo):
    assert metainfo.findtext("project_license") == project["license"]
    releases = [release.get("version") for release in metainfo.iter("release")]
    assert releases[0] == __version__


def test_the_catalogue_entry_leads_to_the_menu_entry(metainfo):
    assert metainfo.findtext("launchable") == "tarock-desktop.desktop"
