"""Kontra said again under the Königrufen sheet: booked, told, named and counted like any other."""

from tarock_desktop.rules.koenigrufen.kontra_targets import GAME
from tarock_desktop.table.actions import CallCard, Challenge, Discard, Ready, TakeTalon
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.seats import Watcher
from tests.kit.koenigrufen import HANDS, TALON, Konigrufen
from tests.kit.positions import A, B, C, D, card, cards
from tests.unit.texts.speech import words


def partner_said_kontra(void: str) -> Konigrufen:
    """Return the table at which C, the secret partner of A, has said Kontra; D is next."""
    played = Konigrufen(void_kontra=void).deal(TALON, **HANDS)
    played.forehand_plays("rufer").do(CallCard(A, card("DK")), TakeTalon(A, (0, 1, 2)))
    played.do(Discard(A, tuple(cards("H4 D4 S7")), cards("")), Ready(A), Ready(B))
    return played.do(Challenge(C, GAME, 1), Ready(C))


def test_kr_46_124_where_each_step_is_said_once_that_of_the_partner_bars_the_others() -> None:
    played = partner_said_kontra("blocks")
    assert Challenge(D, GAME, 1) not in played.acts
    assert played.refused(Challenge(D, GAME, 1)).row == "KR-P35"


def test_kr_46_an_opponent_says_again_what_the_partner_said_in_vain_and_it_counts() -> None:
    played = partner_said_kontra("repeatable")
    assert Challenge(D, GAME, 1) in played.acts
    played.do(Challenge(D, GAME, 1))
    (doubling,) = played.state.notices.doublings
    assert (doubling.target, doubling.speakers) == (GAME, ((C, D),))
    assert observe(played.state, B).notices == played.state.notices
    assert Challenge(A, GAME, 2) in played.do(Ready(D)).acts
    played.do(Ready(A), Ready(B), Ready(C)).walk(Phase.BETWEEN)
    (game,) = (line for line in played.state.result.lines if line.part == "game")
    assert abs(game.amounts[A]) == 2


def test_a_step_said_again_is_told_like_the_first() -> None:
    played = partner_said_kontra("repeatable")
    english = words("en", "koenigrufen")
    played.do(Challenge(D, GAME, 1))
    assert played.refused(Challenge(D, GAME, 1)).row == "KR-P35"
    said = [english.event(redact(e, Watcher.PUBLIC), Watcher.PUBLIC) for e in played.last.events]
    assert any(line and line.endswith("says Kontra.") for line in said)


def test_kr_46_the_answer_to_a_void_kontra_does_not_bar_the_opponents_from_theirs() -> None:
    played = partner_said_kontra("repeatable").do(Ready(D), Challenge(A, GAME, 2), Ready(A))
    played.do(Ready(B), Ready(C))
    assert Challenge(D, GAME, 1) in played.acts
    assert Challenge(D, GAME, 3) in played.acts
    played.do(Challenge(D, GAME, 1), Ready(D))
    (doubling,) = played.state.notices.doublings
    assert doubling.speakers == ((C, D), (A,))
    assert Challenge(A, GAME, 2) not in played.acts
    played.do(Ready(A), Ready(B), Ready(C)).walk(Phase.BETWEEN)
    (game,) = (line for line in played.state.result.lines if line.part == "game")
    assert abs(game.amounts[A]) == 4


def test_kr_46_the_answer_to_a_void_kontra_counts_no_more_than_the_kontra() -> None:
    played = partner_said_kontra("repeatable").do(Ready(D), Challenge(A, GAME, 2), Ready(A))
    played.do(Ready(B), Ready(C), Ready(D)).walk(Phase.BETWEEN)
    (game,) = (line for line in played.state.result.lines if line.part == "game")
    assert abs(game.amounts[A]) == 1
