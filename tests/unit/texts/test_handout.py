"""Hand-outs: each commented position with its deal and question; answers on pages of their own."""

from tarock_desktop.journal.comments import Comment, Reader
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.comments import comment_text
from tarock_desktop.texts.handout import Handout, HandoutTexts, commented_positions
from tarock_desktop.texts.languages import ENGLISH
from tarock_desktop.texts.printout import Diagram, Heading, as_lines
from tarock_desktop.texts.render import Words
from tests.unit.session.test_looking_back import played_hand


def test_each_commented_position_is_asked_and_answered():
    game = played_hand()
    lesson, catalogue = game.lesson(), read_catalogue(ENGLISH)
    words = Words(catalogue, game.sheet, game.seating.names)
    number = next(
        n for n in range(len(lesson)) if (why := lesson.why(n)) is not None and why.barred
    )
    game.comments.write(lesson.steps[number].moment, "Which card?")
    game.comments.write(lesson.steps[number].moment, "Nobody knows", Reader.TEACHER)
    last = len(lesson) - 1
    assert lesson.why(last) is None
    game.comments.write(lesson.steps[last].moment, "The bidder wins.")
    positions = commented_positions((lesson,), game.comments, words)
    assert [(each.number, each.is_asked) for each in positions] == [(number, True), (last, False)]
    game.comments.write(lesson.steps[number + 1].moment, "Only for me", Reader.TEACHER)
    assert commented_positions((lesson,), game.comments, words) == positions
    noted = commented_positions((lesson,), game.comments, words, has_notes=True)
    assert [each.note for each in noted] == ["Nobody knows", "Only for me", ""]
    assert [each.is_asked for each in noted] == [True, False, False]

    def lines(*, has_answers: bool, has_notes: bool) -> list[str]:
        handout = Handout(
            title="Evening",
            sheet=game.sheet,
            digest="d",
            positions=positions,
            has_answers=has_answers,
            has_notes=has_notes,
        )
        printout = HandoutTexts(catalogue, words).printout(handout)
        parts = [part for block in printout.blocks for part in getattr(block, "parts", ())]
        (diagram,) = [part for part in parts if isinstance(part, Diagram)]
        assert all(box.lines for box in diagram.around)
        pages = [b for b in printout.blocks if isinstance(b, Heading) and b.on_new_page]
        assert len(pages) == has_answers
        return list(as_lines(printout))

    why = lesson.why(number)
    reason = words.message(why.denied[0].reason)
    asked = f"Which card? {words.seat(why.seat)}: What would you do?"
    questions = lines(has_answers=False, has_notes=False)
    assert asked in questions
    assert "## Question 1" in questions
    assert "The bidder wins." not in questions, "it would tell an answer"
    assert not any(reason in line or "Nobody knows" in line for line in questions)
    answers = lines(has_answers=True, has_notes=False)
    assert any(reason in line for line in answers)
    assert "The bidder wins." in answers
    assert not any("Nobody knows" in line for line in answers)
    assert "For you: Nobody knows" in lines(has_answers=True, has_notes=True)


def test_a_key_that_is_not_known_says_nothing():
    game = played_hand()
    words = Words(read_catalogue(ENGLISH), game.sheet, game.seating.names)
    assert not comment_text(Comment(key="demo.of-a-later-program"), words)
    assert comment_text(Comment(text="Mine"), words) == "Mine"
