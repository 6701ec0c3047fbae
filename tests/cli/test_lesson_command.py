"""`tarock lesson check`: each task with what it accepts and rejects."""

import pytest

from tarock_desktop.resources import data

CLUB = """lesson = "ours"
rulesets = ["spjst"]
title = { sl = "Naša" }
[[step]]
say = { en = "Who takes it, {B}?" }
ask = "winner"
[step.hand]
trick = "B: HQ H2 T5 T9"
"""


@pytest.fixture
def ours(tmp_path):
    file = tmp_path / "ours.toml"
    file.write_text(CLUB, "utf-8")
    return file


def test_a_task_is_printed_with_what_is_right_and_wrong(tarock, ours):
    ended = tarock("lesson", "check", ours)
    assert ended.code == 0, ended.out
    assert f"ok     {ours}:4  spjst  winner" in ended.out
    assert "accepts  A" in ended.out
    assert "rejects  B, C, D" in ended.out


def test_what_cannot_be_set_gives_1(tarock, ours):
    text = CLUB.replace('ask = "winner"', 'seat = "C"\nask = "act"\naccept = "best"')
    ours.write_text(text, "utf-8")
    ended = tarock("lesson", "check", ours)
    assert ended.code == 1
    assert "FAIL" in ended.out


def test_a_text_that_is_missing_or_too_long_gives_1(tarock, ours):
    ours.write_text(CLUB.replace('{ sl = "Naša" }', '{ key = "no.such.key" }'), "utf-8")
    ended = tarock("lesson", "check", ours)
    assert ended.code == 1
    assert f"{ours}:3: there is no text for 'no.such.key'" in ended.out
    ours.write_text(CLUB.replace("Who takes it, {B}?", "word " * 41), "utf-8")
    ended = tarock("lesson", "check", ours)
    assert "41 words to read, at most 40" in ended.out


def test_a_mistake_in_the_file_gives_2_with_its_place(tarock, ours):
    ours.write_text(CLUB.replace("HQ H2", "HQ H9"), "utf-8")
    ended = tarock("lesson", "check", ours)
    assert ended.code == 2
    assert f"error  {ours}:8:9: unknown card" in ended.out


def test_the_first_lessons_of_the_program_hold(tarock):
    files = sorted(data("lessons").glob("*/*-following.toml"))
    assert files
    ended = tarock("lesson", "check", *files[:1])
    assert ended.code == 0, ended.out


def test_a_hand_becomes_a_lesson_that_can_be_worked_out(tarock, journal, tmp_path):
    file = tmp_path / "our-hand.toml"
    assert tarock("lesson", "record", journal, "--ask", "44", "-o", file).code == 0
    assert 'lesson = "our-hand"' in file.read_text("utf-8")
    ended = tarock("lesson", "check", file)
    assert "spjst  act sound" in ended.out
    again = tarock("lesson", "record", journal, "--ask", "44", "-o", file)
    assert again.code == 2
    assert "cannot be written" in again.err
    assert tarock("lesson", "record", journal, "--ask", "4,x", "-o", file).code == 2
    assert "does not belong" in tarock("lesson", "record", journal, "--ask", "999", "-o", file).err
