import importlib.util
import re
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[3]
TRANSLATED = {
    "cs": {
        "Save": ["Uložit"],
        "{suit} was led and {seat} still holds it.": ["{seat} ještě drží barvu: {suit}."],
        "{payer} pays %n chip(s).": [
            "{payer} platí %n žeton.",
            "{payer} platí %n žetony.",
            "{payer} platí %n žetonů.",
        ],
        "%n card(s)": ["%n karta", "%n karty", "%n karet"],
    },
    "sl": {
        "Save": ["Shrani"],
        "{suit} was led and {seat} still holds it.": ["{seat} še ima barvo: {suit}."],
        "{payer} pays %n chip(s).": [
            "{payer} plača %n žeton.",
            "{payer} plača %n žetona.",
            "{payer} plača %n žetone.",
            "{payer} plača %n žetonov.",
        ],
        "%n card(s)": ["%n karta", "%n karti", "%n karte", "%n kart"],
    },
    "de": {
        "Save": ["Speichern"],
        "{suit} was led and {seat} still holds it.": ["{seat} hat noch die Farbe: {suit}."],
        "{payer} pays %n chip(s).": ["{payer} zahlt %n Chip.", "{payer} zahlt %n Chips."],
        "%n card(s)": ["%n Karte", "%n Karten"],
    },
}
WON = "{who} won %n trick(s)"
WON_SL = {
    "male": ["{who} je dobil %n vzetek", "{who} je dobil %n vzetka"],
    "female": ["{who} je dobila %n vzetek", "{who} je dobila %n vzetka"],
}


@pytest.fixture(scope="session")
def guard() -> ModuleType:
    """The check script, as a module."""
    path = ROOT / ".ci" / "checks" / "catalogue.py"
    spec = importlib.util.spec_from_file_location("catalogue_check", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    before = list(sys.path)
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


def translate(text: str, code: str) -> str:
    """Fill in a catalogue as a translator would, message by message."""

    def filled(match: re.Match[str]) -> str:
        source = re.search(r"<source>(.*?)</source>", match[0])
        comment = re.search(r"<comment>(.*?)</comment>", match[0])
        assert source is not None
        forms = TRANSLATED[code].get(source[1])
        count = match[0].count("<numerusform>") or 1
        if forms is None:
            tail = f" ({comment[1]})" if comment else ""
            forms = [f"{code}: {source[1]}{tail} {index}" for index in range(count)]
            if source[1] == WON and code == "sl" and comment is not None:
                one, two = WON_SL[comment[1]]
                forms = [one, two, one[:-2] + "ke", one[:-2] + "kov"]
        if "numerus" in match[0]:
            inner = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
        else:
            (inner,) = forms
        body = re.sub(r"<translation.*</translation>", "", match[0], flags=re.DOTALL)
        return body.replace("</message>", f"<translation>{inner}</translation></message>")

    return re.sub(r"<message.*?</message>", filled, text, flags=re.DOTALL)


@pytest.fixture(scope="session")
def pristine(tmp_path_factory, guard) -> Path:
    """A small checkout whose catalogues lupdate made and a translator filled in."""
    root: Path = tmp_path_factory.mktemp("checkout")
    package = root / "tarock_desktop" / "texts"
    package.mkdir(parents=True)
    shutil.copy(Path(__file__).with_name("example_texts.py"), package / "example.py")
    assert guard.main(["--update", "--root", str(root)]) == 0
    for code in ("cs", "sl", "de"):
        file = root / "translations" / f"tarock_{code}.ts"
        file.write_text(translate(file.read_text("utf-8"), code), "utf-8")
    assert guard.main(["--update", "--root", str(root)]) == 0
    return root


@pytest.fixture
def checkout(pristine, tmp_path) -> Path:
    """A copy of the small checkout that a test may spoil."""
    return Path(shutil.copytree(pristine, tmp_path / "checkout"))


@pytest.fixture(scope="session")
def translations(pristine) -> Path:
    """The folder with the four catalogues of the example."""
    return Path(pristine / "translations")
