"""What is wrong with a file is told in the reader's language."""

import ast
import errno
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tarock_desktop.documents.errors import DocumentError, Position
from tarock_desktop.documents.faults import UNKNOWN, Fault, fault
from tarock_desktop.documents.files import reason
from tarock_desktop.documents.toml import read_toml
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.lines import digest_of
from tarock_desktop.journal.reading import read_content
from tarock_desktop.session.deals import deal_mistakes
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import LANGUAGES, language
from tarock_desktop.texts.problems import ProblemTexts, known_faults
from tests.unit.journal.games import header

ROOT = Path(__file__).parents[3] / "tarock_desktop"
FOREIGN = [each.code for each in LANGUAGES if each.code != "en"]
_PLAIN = re.compile(r'(?:at_line|Error|\.error|key_error)\([^()]*, f?"[^"]*[a-z] [^"]*"')
_NAMES = re.compile(r"\{(\w+)\}")


def texts(code: str) -> ProblemTexts:
    return ProblemTexts(read_catalogue(language(code)))


def written_faults() -> Iterator[tuple[str, set[str]]]:
    """Yield the faults that stand in the source, each with the names of its values."""
    for folder in ("documents", "journal", "learning", "records", "session", "variants"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "fault":
                    assert isinstance(node.args[0], ast.Constant), (file, node.lineno)
                    yield str(node.args[0].value), {str(word.arg) for word in node.keywords}


def test_every_fault_is_in_the_table_and_the_table_has_no_others():
    written = {sentence for sentence, _ in written_faults()}
    written |= {sentence for pair in UNKNOWN.values() for sentence in pair}
    assert written == set(known_faults())
    assert len(known_faults()) == len(set(known_faults()))


def test_every_fault_has_the_values_that_its_sentence_names():
    for sentence, values in written_faults():
        assert set(_NAMES.findall(sentence)) == values, sentence


def test_no_layer_that_reads_files_hands_over_a_plain_sentence():
    """Plain sentences are for the command line: worked cases and authors of sheets."""
    for folder in ("documents", "journal", "learning", "records", "session"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            assert _PLAIN.findall(text) == [], file


@pytest.mark.parametrize("code", FOREIGN)
@pytest.mark.parametrize("sentence", known_faults())
def test_a_fault_is_said_in_the_language_of_the_window(code: str, sentence: str):
    names = _NAMES.findall(sentence)
    said = texts(code).fault(Fault(sentence, {name: f"<{name}>" for name in names}))
    english = str(Fault(sentence, {name: f"<{name}>" for name in names}))
    assert said != english
    assert sorted(re.findall(r"<\w+>", said)) == sorted(f"<{name}>" for name in names)


@pytest.mark.parametrize("code", ["en", *FOREIGN])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO, 9999])
def test_a_reason_of_the_system_is_said_in_that_language(code: str, number: int):
    inside = reason(OSError(number, "whatever the system says"))
    saved = fault("the game cannot be saved: {reason}", reason=inside)
    said = texts(code).fault(saved)
    assert said.endswith(texts(code).fault(inside))
    assert "whatever" not in said
    assert (said == str(saved)) == (code == "en")


TOML = [
    ("a = ", "this is no value"),
    ("a", "the equals sign is missing"),
    ("a = [1", "a list is not closed"),
    ("a = 1\na = 2", "this key stands in the file already"),
    ("a = 1 2", "the line does not end where it should"),
    ("[a", "a bracket or a quotation mark is missing"),
    ('a = """x', "a text is not closed"),
]


@pytest.mark.parametrize(("text", "english"), TOML)
def test_a_reason_of_the_toml_reader_is_said_in_that_language(text: str, english: str):
    with pytest.raises(DocumentError) as caught:
        read_toml(text, "x.toml")
    assert caught.value.sentence == f"this is not TOML: {english}"
    said = texts("cs").problem(caught.value)
    assert said.startswith("x.toml:")
    assert english not in said
    assert "TOML" in said


@pytest.mark.parametrize(
    ("old", "new", "english"),
    [
        (b'"n":1', b'"n":"x"', "this must be a whole number, not a text in quotation marks"),
        (b'"n":1,', b"", '"n" is missing'),
        (b'"n":1', b'"n":1,"m":1', 'unknown key "m"'),
        (b'"n":1', b'"n":1,', "this is not JSON"),
    ],
)
def test_a_line_with_a_strange_value_is_told_in_that_language(
    old: bytes, new: bytes, english: str
):
    from tarock_desktop.journal.lines import seal  # noqa: PLC0415

    first = seal(header(), "")
    body = b'{"line":"act","n":1,"a":{"do":"pass","seat":1},"e":[]}'.replace(old, new)
    digest = digest_of(body, first.digest).encode()
    content = first.content + body[:-1] + b',"d":"' + digest + b'"}\n'
    damage = read_content(content, "game").damage
    assert isinstance(damage, JournalError)
    assert damage.sentence == english
    assert english not in texts("de").problem(damage)


def test_a_mistake_in_a_deal_file_is_told_in_that_language():
    text = 'deal = 1\nruleset = "spjs"\ntalon = ""\n[hands]\nA = ""\n'
    document = read_toml(text, "d.toml")
    said = [texts("sl").problem(mistake) for mistake in deal_mistakes(document)]
    assert said
    assert not any("unknown" in each or "mean" in each for each in said)
    assert any("»spjst«" in each for each in said)


def test_large_numbers_are_grouped_in_the_way_of_the_language():
    large = fault("the line is longer than {most} bytes", most=1048576)
    assert "1,048,576" in texts("en").fault(large)
    assert "1\u00a0048\u00a0576" in texts("cs").fault(large)


def test_place_and_plain_sentence_stay():
    error = DocumentError("a.toml", Position(7, 3), "something else")
    assert texts("de").problem(error) == str(error)


def test_a_value_that_is_not_possible_is_named():
    text = 'deal = 0\nruleset = "spjst"\ntalon = ""\n[hands]\nA = ""\n'
    (mistake,) = deal_mistakes(read_toml(text, "d.toml"))
    assert mistake.sentence == '"0" is not possible here'
