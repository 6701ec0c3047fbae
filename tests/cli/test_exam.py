"""`tarock exam`: questions and key, as text and as two PDFs."""

import re

import pytest


def test_paper_and_key_have_the_same_numbers(tarock):
    words = ("exam", "--ruleset", "ziri", "--seed", "7", "--questions", "20")
    paper, key = tarock(*words), tarock(*words, "--key")
    assert (paper.code, key.code) == (0, 0)
    assert paper.out.count("## Question ") == 20
    assert "closed book" in paper.out
    assert len(re.findall(r"^ *\d+  [ABCD] ", key.out, re.MULTILINE)) == 20
    assert "ZIRI-" not in paper.out + key.out


def test_paper_writes_two_files(tarock, tmp_path, qapp):
    file = tmp_path / "exam.pdf"
    ended = tarock("exam", "--ruleset", "ziri", "--questions", "20", "--paper", str(file))
    assert ended.code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"exam.pdf", "exam-key.pdf"}
    assert all(path.read_bytes().startswith(b"%PDF") for path in tmp_path.iterdir())


@pytest.mark.parametrize("words", [("--ruleset", "canasta"), ("--questions", "5")])
def test_what_cannot_be_examined_gives_2(tarock, words):
    assert tarock("exam", *words).code == 2
