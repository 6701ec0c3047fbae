"""A lesson: every step is the table as it was, open only to whom it may be."""

import pytest

from tarock_desktop.journal.comments import Comments
from tarock_desktop.journal.errors import JournalError
from tarock_desktop.journal.reading import read_journal
from tarock_desktop.journal.verify import verify
from tarock_desktop.session.lesson import Chapter, with_closed
from tarock_desktop.session.saves import begin, resume, saved_games
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.sight import may_teach
from tarock_desktop.table.actions import PlayCard
from tarock_desktop.table.events import HandCounted, TrickTaken
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import Seat, Watcher
from tests.kit.play import variant_with
from tests.unit.session.tables import go_to, play_acts, seating, session
from tests.unit.session.test_looking_back import played_hand, until


def test_steps_go_through_the_whole_hand_in_order_and_end_where_the_table_stands():
    game = played_hand(0)
    lesson = game.lesson()
    chapters = [step.chapter for step in lesson.steps]
    assert list(dict.fromkeys(chapters)) == [
        Chapter.DEAL,
        Chapter.BIDDING,
        Chapter.TALON,
        Chapter.WORDS,
        Chapter.PLAY,
        Chapter.COUNT,
    ]
    assert lesson.events(len(lesson) - 1) == game.history(Watcher.PUBLIC)
    last = lesson.table(len(lesson) - 1)
    assert (last.play, last.result, last.round) == (
        game.observation(Watcher.REFEREE).play,
        game.observation(Watcher.REFEREE).result,
        game.observation(Watcher.REFEREE).round,
    )


def test_a_full_trick_lies_before_it_is_taken_and_is_taken_before_it_is_counted():
    lesson = played_hand().lesson()
    taken = [n for n, step in enumerate(lesson.steps) if isinstance(step.events[0], TrickTaken)]
    assert len(taken) == 12
    for number in taken:
        full, after = lesson.table(number - 1), lesson.table(number)
        assert (len(full.play.trick), len(after.play.trick)) == (4, 0)
        assert full.turn is None
        assert lesson.why(number - 1) is None
    assert isinstance(lesson.steps[-1].events[0], HandCounted)
    assert lesson.table(taken[-1]).result.points is None


def test_looking_at_the_past_changes_nothing():
    game = until(session(0), Phase.PLAY)
    play_acts(game, 7)
    before = game.observation(Watcher.REFEREE), game.position, game.ticket
    lesson = game.lesson()
    tables = [lesson.table(number) for number in range(len(lesson))]
    assert [lesson.table(number) for number in reversed(range(len(lesson)))] == tables[::-1]
    assert (game.observation(Watcher.REFEREE), game.position, game.ticket) == before


def test_a_closed_hand_is_not_in_the_table_any_more():
    game = until(session(0), Phase.PLAY)
    table = game.lesson().table(len(game.lesson()) - 1)
    assert all(len(hand.cards) == hand.size == 12 for hand in table.deal.hands)
    closed = with_closed(table, {Seat(2)})
    assert [len(hand.cards) for hand in closed.deal.hands] == [12, 12, 0, 12]
    assert closed.deal.open == (Seat(0), Seat(1), Seat(3))


def test_why_is_what_the_referee_says_to_every_card():
    game = until(session(0), Phase.PLAY)
    play_acts(game, 1)
    lesson = game.lesson()
    why = lesson.why(len(lesson) - 1)
    seat = game.prompt().seat
    held = game.observation(seat).deal.hands[seat].cards
    assert why.seat == seat
    assert why.cards | why.barred == held
    assert why.barred
    for each in why.denied:
        ruling = game.submit(PlayCard(seat, each.card)).ruling
        assert ruling.citation.article == each.article
    assert all(game.sheet.articles[each.article] for each in why.denied)


@pytest.mark.parametrize("is_over", [True, False])
@pytest.mark.parametrize("people", [0, 1, 4])
def test_who_may_be_taught(is_over, people):
    seen = {"is_over": is_over, "people": people}
    assert not may_teach(mode=Mode.TOURNAMENT, is_closed=False, **seen)
    assert may_teach(mode=Mode.GUARD, is_closed=False, **seen) == (is_over or people < 2)


def test_no_lesson_while_people_who_share_the_screen_play():
    game = session(0, 2)
    play_acts(game, 1)
    assert until(game, Phase.PLAY).lesson() is None
    assert until(game, Phase.BETWEEN).lesson() is not None
    play_acts(game, 3)
    assert game.lesson() is None
    assert game.lesson(1) is not None
    with pytest.raises(LookupError, match="no hand 3"):
        game.lesson(3)


def test_no_lesson_at_a_tournament():
    variant = variant_with("spjst", ())
    game = begin(variant, {}, seating(0), None, Seeds("s"), mode=Mode.TOURNAMENT)
    play_acts(game, 30)
    assert game.lesson() is None


# ------------------------------------------------------------------------------------ comments


def commented(folder):
    game = until(session(folder=folder), Phase.PLAY)
    moments = [step.moment for step in game.lesson().steps]
    game.comments.write(moments[3], "  Here A\nshould pass.  ")
    game.comments.write(moments[-1], "Count the trumps")
    return game, moments


def test_comments_are_kept_beside_the_game_and_change_nothing_in_it(tmp_path):
    game, moments = commented(tmp_path)
    (path,) = saved_games(tmp_path)
    journal = path.read_bytes()
    game.comments.write(moments[5], "Third")
    game.comments.write(moments[5], "")
    assert path.read_bytes() == journal
    game.close()
    again = resume(path, Seeds("s")).session
    found = [again.comments.at(step.moment).text for step in again.lesson().steps]
    assert found[3] == "Here A should pass."
    assert found[-1] == "Count the trumps"
    assert len([text for text in found if text]) == 2
    assert again.comments.damage is None
    again.close()
    assert verify(read_journal(path), variant_with("spjst", ())) is None


def test_a_comment_stays_with_the_acts_it_was_written_about(tmp_path):
    game, moments = commented(tmp_path)
    game.comments.write(moments[1], "Before")
    go_to(game, moments[3].act - 1)
    done = game.lesson().steps
    assert [game.comments.at(step.moment).text for step in done][1] == "Before"
    played = read_journal(saved_games(tmp_path)[0]).timeline().entries[game.position].action
    other = next(act for act in game.prompt().open_actions if act != played)
    assert game.submit(other).accepted
    texts = [game.comments.at(step.moment).text for step in game.lesson().steps]
    assert [text for text in texts if text] == ["Before"]
    go_to(game, moments[3].act - 1)
    assert game.comments.at(moments[3]).text == "Here A should pass."


def test_a_damaged_comment_costs_itself_and_is_told_in_one_sentence(tmp_path):
    game, moments = commented(tmp_path)
    game.close()
    file = next(tmp_path.glob("*.comments"))
    head, first, second = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join((head, first[:-9], second)), encoding="utf-8")
    comments = Comments(file)
    assert str(comments.damage) == f"{file}:2:1: this is no comment"
    assert not comments.at(moments[3])
    assert comments.at(moments[-1]).text == "Count the trumps"
    comments.write(moments[3], "New")
    assert (file.parent / f"{file.name}.kept-1").read_text(encoding="utf-8").startswith(head)
    assert Comments(file).damage is None
    file.write_text('{"comments":3}\n' + first, encoding="utf-8")
    assert "format 3 of comments" in str(Comments(file).damage)
    file.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in str(Comments(file).damage)


def test_a_comment_that_can_not_be_saved_changes_nothing(tmp_path):
    game, moments = commented(tmp_path)
    file = next(tmp_path.glob("*.comments"))
    file.unlink()
    file.mkdir()
    with pytest.raises(JournalError, match="the comment cannot be saved"):
        game.comments.write(moments[3], "Other")
    assert game.comments.at(moments[3]).text == "Here A should pass."
