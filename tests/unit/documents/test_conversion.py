"""Typed values from documents: each mistake at its line, with the name that was meant."""

from fractions import Fraction

import msgspec
import pytest

from tarock_desktop.documents.conversion import MisfitError, convert, find_mistakes
from tarock_desktop.documents.errors import DocumentError, Position
from tarock_desktop.documents.toml import Document, read_toml


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    item: str
    made: bool = True


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    count: int | None = None
    items: tuple[Item, ...] = ()
    pay: dict[str, Fraction] = {}
    lines: dict[str, dict[str, Fraction]] = {}
    options: dict[str, str | bool | dict[str, str]] = {}


def hook(kind, value):
    assert kind is Fraction
    if not isinstance(value, str):
        raise MisfitError(value, [(0, "an amount is written in quotation marks")])
    if "\n" in value:
        raise MisfitError(value, [(1, "first line"), (3, "third line")])
    return Fraction(value)


def mistakes(text):
    return find_mistakes(read_toml(text, "s.toml"), Sheet, hook)


def test_a_good_document_becomes_its_value():
    document = read_toml("title = 'x'\npay = { A = '8/3' }", "s.toml")
    assert convert(document, Sheet, hook) == Sheet(title="x", pay={"A": Fraction(8, 3)})
    assert find_mistakes(document, Sheet, hook) == []


@pytest.mark.parametrize(
    ("text", "line", "column", "sentence"),
    [
        ("title = 'x'\ncuont = 2", 2, 1, 'unknown key "cuont"; did you mean "count"?'),
        (
            "title = 'x'\ncount = '2'",
            2,
            9,
            "count must be a whole number, not a text in quotation marks",
        ),
        ("title = 3", 1, 9, "title must be a text in quotation marks, not a whole number"),
        ("count = 3", 1, 1, '"title" is missing'),
        (
            "title = 'x'\n[[items]]\nitem = 'a'\n[[items]]\nmaed = true\nitem = 'b'",
            5,
            1,
            'unknown key "maed" in [items[2]]; did you mean "made"?',
        ),
        ("title = 'x'\nitems = [{ made = true }]", 2, 10, '"item" is missing in [items[1]]'),
        ("title = 'x'\n[pay]\nA = '1'\nB = 2", 4, 5, "an amount is written in quotation marks"),
        (
            "title = 'x'\n[lines.game]\nA = '1'\nB = 2",
            4,
            5,
            "an amount is written in quotation marks",
        ),
        (
            "title = 'x'\n[options]\na = true\nb = 1.5",
            4,
            5,
            (
                "options.b must be true or false or a text in quotation marks or a table, "
                "not a number with a point"
            ),
        ),
        (
            "title = 'x'\nitems = 'pagat'",
            2,
            9,
            "items must be a list, not a text in quotation marks",
        ),
    ],
)
def test_a_mistake_has_its_place_and_sentence(text, line, column, sentence):
    found = mistakes(text)
    assert [(str(found[0].position.line), found[0].sentence)] == [(str(line), sentence)]
    assert found[0].position == Position(line, column)
    with pytest.raises(DocumentError) as caught:
        convert(read_toml(text, "s.toml"), Sheet, hook)
    assert caught.value.sentence == sentence


def test_all_mistakes_are_found_in_the_order_of_the_text():
    found = mistakes("cuont = 1\ntitle = 7\ncount = 'x'\n[pay]\nA = 1\nB = 2\nC = '1'\n")
    assert [error.position.line for error in found] == [1, 2, 3, 5, 6]


def test_a_fault_inside_a_text_of_several_lines_has_its_own_line():
    found = mistakes("title = 'x'\n[pay]\nA = '''\none\ntwo\nthree'''\n")
    assert [error.with_line for error in found] == ["s.toml:4: first line", "s.toml:6: third line"]


def test_a_document_put_together_from_parts_points_into_the_text():
    source = read_toml("title = 'x'\n[[also]]\ncount = 'y'", "s.toml")
    merged = Document(
        source.name,
        source.text,
        {"title": "x", "count": "y"},
        lambda path: ("also", 0, *path) if path[0] == "count" else path,
    )
    assert [error.position for error in find_mistakes(merged, Sheet, hook)] == [Position(3, 9)]


def test_a_document_of_mistakes_stops_at_the_fiftieth():
    text = 'title = "x"\n' + "".join(f"k{number} = 1\n" for number in range(60))
    found = mistakes(text)
    assert len(found) == 51
    assert [mistake.position.line for mistake in found] == list(range(2, 53))
    assert "k49" in found[49].sentence
    assert found[50].sentence == "there are more mistakes; the first 50 are told"


def test_fifty_mistakes_are_all():
    text = 'title = "x"\n' + "".join(f"k{number} = 1\n" for number in range(50))
    found = mistakes(text)
    assert len(found) == 50
    assert "k49" in found[-1].sentence
