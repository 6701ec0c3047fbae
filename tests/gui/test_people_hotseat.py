"""People who share a screen: the curtain and the table speak the language of whom they serve."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tarock_desktop.table.seats import Viewer, Watcher
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import language
from tests.gui.window_kit import OpenProgram, answer, asked, begin, open_program, wait_for_turn

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
LOOK = "Look at my cards (Space)"


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> OpenProgram:
    """Anna speaks Czech and is violet, Josef speaks German, Karel has chosen nothing."""
    opened = open_program(qtbot, folder=tmp_path / "games")
    begin(opened, 3, ruleset="koenigrufen")
    opened.keeper.look()
    qtbot.waitUntil(lambda: len(opened.keeper.people) == 3)
    change(qtbot, opened, "Anna", language="cs", colour="violet")
    change(qtbot, opened, "Josef", language="de")
    return opened


def change(qtbot, program, name, **what):
    person = program.keeper.named(name)
    program.keeper.change(lambda records: records.change(person.id, **what))
    qtbot.waitUntil(lambda: program.keeper.named(name) != person)


def spoken(program):
    return program.window.language.language.code


def until_curtain(qtbot, program):
    """Answer until the curtain falls; return before whom."""
    wait_for_turn(qtbot, program)
    while not program.window.hot_seat.curtain.is_down:
        program.window.submit(answer(program, asked(program)))
        wait_for_turn(qtbot, program)
    return program.window.hot_seat.curtain.person.text()


def test_curtain_and_table_speak_the_language_of_whoever_is_due(qtbot, program):
    window, seen = program.window, set[str]()
    while len(seen) < 3:
        name = until_curtain(qtbot, program)
        code = {"Anna": "cs", "Josef": "de"}.get(name, "en")
        seen.add(name)
        said = read_catalogue(language(code)).lookup("Curtain", LOOK, None, None) or LOOK
        qtbot.waitUntil(lambda said=said: window.hot_seat.curtain.open_button.text() == said)
        assert spoken(program) == code
        window.hot_seat.curtain.lifted.emit()
        assert spoken(program) == code
        assert window.words.language.code == code


def test_no_card_is_on_screen_while_the_language_changes(qtbot, program):
    window, heard = program.window, list[tuple[str, bool, Viewer]]()
    use = window.language.use

    def watched(code):
        heard.append((code, window.hot_seat.curtain.is_down, program.window.bridge.viewer))
        use(code)

    window.language.use = watched
    for _ in range(4):
        until_curtain(qtbot, program)
        window.hot_seat.curtain.lifted.emit()
    assert len(heard) > 1
    assert all(down and viewer is Watcher.PUBLIC for _, down, viewer in heard)


def test_the_window_speaks_its_own_language_before_everybody(qtbot, program):
    while spoken(program) == "en":
        until_curtain(qtbot, program)
        if spoken(program) == "en":
            program.window.hot_seat.curtain.lifted.emit()
    program.home.show_start()
    assert spoken(program) == "en"
    program.home.leave()
    assert spoken(program) != "en"
    begin(program)
    assert spoken(program) == "en"


def test_a_person_alone_hears_the_language_of_the_window(qtbot, program):
    begin(program)
    wait_for_turn(qtbot, program)
    assert spoken(program) == "en"


def test_what_is_told_on_the_curtain_is_in_that_language_too(qtbot, program):
    program.window.hot_seat.curtain.lifted.emit()
    while until_curtain(qtbot, program) != "Josef":
        program.window.hot_seat.curtain.lifted.emit()
    facts = program.window.hot_seat.curtain.public
    qtbot.waitUntil(lambda: "Punkte" in facts.seats[0].accessibleName())


def test_the_color_marks_portrait_and_curtain(qtbot, program):
    scene = program.window.view._scene
    assert [portrait.facts.colour for portrait in scene.portraits.values()].count("violet") == 1
    while until_curtain(qtbot, program) != "Anna":
        program.window.hot_seat.curtain.lifted.emit()
    curtain = program.window.hot_seat.curtain
    assert curtain.fan._colour == "violet"
    with_colour = curtain.grab().toImage()
    change(qtbot, program, "Anna", colour="")
    qtbot.waitUntil(lambda: curtain.fan._colour == "")
    assert curtain.grab().toImage() != with_colour
