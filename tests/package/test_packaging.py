"""The files of packaging/ agree with the project."""

import ast
import configparser
import re
import struct
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tarock_desktop import __version__
from tarock_desktop.cli.main import COMMANDS
from tarock_desktop.families import FAMILY_OF
from tarock_desktop.session.saves import LECTURE, SUFFIX
from tarock_desktop.startup import PLATFORM_LIBRARIES, QT_LIBRARIES
from tarock_desktop.ui.style.tokens import THEMES
from tarock_desktop.variants.loader import load_variant

pytestmark = pytest.mark.package

CHECKOUT = Path(__file__).resolve().parents[2]
PACKAGING = CHECKOUT / "packaging"
LINUX = PACKAGING / "linux"
TYPES = {"application/x-tarock-game": SUFFIX, "application/x-tarock-lecture": LECTURE}
"""What the program opens, and the ending of its name."""
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def project():
    return tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture
def metainfo():
    return ET.parse(LINUX / "tarock-desktop.metainfo.xml").getroot()


@pytest.fixture
def desktop_entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(LINUX / "tarock-desktop.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture(scope="module")
def icons(tmp_path_factory):
    folder = tmp_path_factory.mktemp("icons")
    subprocess.run([sys.executable, PACKAGING / "icons.py", folder], check=True)
    return folder


def test_the_menu_entry_starts_the_installed_command_with_a_game(project, desktop_entry):
    command, file = desktop_entry["Exec"].split()
    assert command in project["gui-scripts"]
    assert file == "%f"
    assert (CHECKOUT / "assets" / "icons" / f"{desktop_entry['Icon']}.svg").is_file()


def test_the_menu_entry_speaks_all_languages(desktop_entry):
    for key in ("genericname", "comment", "keywords"):
        for language in ("cs", "de", "sl"):
            assert desktop_entry[f"{key}[{language}]"]


def test_saved_games_and_playlists_belong_to_the_program(desktop_entry, metainfo):
    kinds = ET.parse(LINUX / "tarock-desktop.mime.xml").getroot()
    spaces = {"": "http://www.freedesktop.org/standards/shared-mime-info"}
    found = {
        kind.get("type"): kind.find("glob", spaces).get("pattern").removeprefix("*")
        for kind in kinds
    }
    assert found == TYPES
    assert [len(kind.findall("comment", spaces)) for kind in kinds] == [4] * len(TYPES)
    assert desktop_entry["MimeType"] == "".join(f"{name};" for name in TYPES)
    assert [each.text for each in metainfo.findall("provides/mediatype")] == list(TYPES)
    magic = kinds[0].find("magic/match", spaces).get("value").encode()
    games = [*(CHECKOUT / "tests" / "golden").rglob(f"*{SUFFIX}")]
    assert games
    assert all(game.read_bytes().startswith(magic) for game in games)


def test_the_catalogue_entry_names_the_same_licence_and_version(project, metainfo):
    assert metainfo.findtext("project_license") == project["license"]
    releases = [release.get("version") for release in metainfo.iter("release")]
    assert releases[0] == __version__


def test_the_catalogue_entry_leads_to_the_menu_entry(metainfo):
    assert metainfo.findtext("launchable") == "tarock-desktop.desktop"


def test_the_catalogue_entry_speaks_of_all_rulesets_in_all_languages(metainfo):
    languages = [None, "cs", "de", "sl"]
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    items = list(metainfo.iter("li"))
    assert [item.get(language) for item in items] == languages * len(FAMILY_OF)
    for name, place in (("spjst", 0), ("westfest", 1), ("koenigrufen", 2), ("ziri", 3)):
        word = load_variant(name).sheet.ruleset.name.split()[0]
        for item in items[4 * place : 4 * place + 4]:
            assert word in item.text
    for tag in ("summary", "description/p", "screenshots/screenshot/caption"):
        found = [text.get(language) for text in metainfo.findall(tag)]
        assert found == languages * (len(found) // 4)


def test_the_pictures_of_the_catalogue_entry_are_there(metainfo):
    pictures = [image.text for image in metainfo.iter("image")]
    assert len(pictures) == 3
    for picture in pictures:
        assert picture.startswith("https://example.org/")
        assert (CHECKOUT / picture.removeprefix("https://example.org/")).is_file()


def test_macos_opens_saved_games_and_playlists():
    macos = (PACKAGING / "tarock-desktop.spec").read_text(encoding="utf-8")
    (files,) = re.findall(r"^FILES = (.*)$", macos, re.MULTILINE)
    listed = ast.literal_eval(files)
    assert {f"application/x-tarock-{kind}": f".{ending}" for kind, _, ending in listed} == TYPES


def manual(name):
    text = (LINUX / f"{name}.6").read_text(encoding="utf-8")
    return text.replace("\\-", "-")


def test_the_manual_names_every_option_of_the_window():
    done = subprocess.run(
        [sys.executable, "-m", "tarock_desktop", "--help"],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=True,
    )
    page = manual("tarock-desktop")
    options = set(re.findall(r"--[a-z-]+", done.stdout))
    assert {"--deal", "--help", "--time-startup"} <= options
    assert not [option for option in options if option not in page]
    assert not [theme for theme in THEMES if theme not in page]


def test_the_manual_names_every_command():
    page = manual("tarock")
    assert COMMANDS
    assert not [name for name in COMMANDS if f".TP\n.B {name}\n" not in page]


def test_the_icon_of_windows_has_all_sizes(icons):
    content = (icons / "tarock-desktop.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<3H", content)
    assert (reserved, kind, count) == (0, 1, 8)
    sides, end = [], 6 + 16 * count
    for place in range(count):
        width, height, _, _, planes, bits, size, at = struct.unpack_from(
            "<4B2H2I", content, 6 + 16 * place
        )
        assert (width, planes, bits, at) == (height, 1, 32, end)
        sides.append(width or 256)
        end += size
    assert sides == [16, 20, 24, 32, 40, 48, 64, 256]
    assert end == len(content)


def test_the_icon_of_macos_has_all_sizes(icons):
    content = (icons / "tarock-desktop.icns").read_bytes()
    assert content[:4] == b"icns"
    at, sides = 8, {}
    while at < len(content):
        kind, size = struct.unpack_from(">4sI", content, at)
        picture = content[at + 8 : at + size]
        assert picture.startswith(PNG)
        sides[kind.decode()] = struct.unpack_from(">I", picture, 16)[0]
        at += size
    assert at == len(content) == struct.unpack_from(">I", content, 4)[0]
    assert sides["ic10"] == 1024
    assert sides["ic07"] == 128
    assert len(sides) == 11


def test_the_icons_of_linux_are_as_large_as_they_say(icons):
    found = list(icons.glob("tarock-desktop-*.png"))
    assert len(found) == 9
    script = (LINUX / "build_deb.sh").read_text(encoding="utf-8")
    (sizes,) = re.findall(r"for size in ([0-9 ]+); do", script)
    for size in sizes.split():
        content = (icons / f"tarock-desktop-{size}.png").read_bytes()
        assert struct.unpack_from(">2I", content, 16) == (int(size), int(size))


def test_the_installer_speaks_four_languages_and_opens_games_and_playlists():
    script = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    languages = re.findall(r'MUI_LANGUAGE "(\w+)"', script)
    assert languages == ["English", "Czech", "Slovenian", "German"]
    for text in set(re.findall(r"^LangString (\w+)", script, re.MULTILINE)):
        assert len(re.findall(rf"^LangString {text} ", script, re.MULTILINE)) == len(languages)
    added = re.findall(r'insertmacro REGISTER "([^"]+)" "[^"]+" "([^"]+)"', script)
    assert {name: ending for ending, name in added} == TYPES
    assert re.findall(r'insertmacro UNREGISTER "([^"]+)"', script) == list(TYPES.values())


def test_the_package_of_debian_asks_for_what_the_start_asks_for(tmp_path):
    """The script reads the names from startup.py; a rename there must not pass unseen."""
    script = (LINUX / "build_deb.sh").read_text(encoding="utf-8")
    program = re.search(r"<<'PYTHON'\n(.*?)\nPYTHON", script, re.DOTALL)
    assert program is not None
    done = subprocess.run(
        [sys.executable, "-c", program[1]],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=True,
    )
    packages = {each.split(" | ")[-1] for each in done.stdout.strip().split(", ")}
    wanted = set(QT_LIBRARIES.values())
    assert packages == wanted.union(*(each.values() for each in PLATFORM_LIBRARIES.values()))
