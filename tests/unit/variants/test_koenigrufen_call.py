"""Calling a king under the Königrufen sheet: the fourth unnamed, and a call that is put right."""

from tarock_desktop.engine.decide import decide
from tarock_desktop.messages.message import CardRef
from tarock_desktop.table.actions import (
    ANY_RULE,
    Action,
    Announce,
    CallCard,
    Claim,
    PlayCard,
    Ready,
    TakeTalon,
)
from tarock_desktop.table.events import CardCalled
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe, redact
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import Watcher
from tests.kit.koenigrufen import Konigrufen
from tests.kit.positions import A, B, C, D, card
from tests.unit.texts.speech import words

HANDS = {
    "A": "T22 T21 T20 T19 T18 T17 T16 HK SK DK S9 C7",
    "B": "T15 T14 T13 T6 T5 H2 H3 D1 D2 CK CQ C8",
    "C": "T12 T11 T10 T4 HQ DQ DN H1 SQ SN SJ C9",
    "D": "T9 T8 T7 T3 T2 HN HJ DJ D3 S10 S8 CN",
}
TALON = "H4 D4 S7 T1 CJ C10"
KING = card("CK")


def table(talon: str = TALON, **hands: str) -> Konigrufen:
    return Konigrufen().deal(talon, **{**HANDS, **hands})


def exchanged() -> Konigrufen:
    """Return the table at which C, not B, holds the fourth king."""
    return table(
        B=HANDS["B"].replace("CK", "SQ"),
        C=HANDS["C"].replace("SQ", "CK"),
    )


def called(played: Konigrufen, game: str = "solorufer") -> Konigrufen:
    if game == "rufer":
        return played.forehand_plays("rufer").do(CallCard(A, None))
    return played.bid(game, None, None, None).do(CallCard(A, None))


def test_kr_58_the_fourth_is_called_without_telling_the_suit() -> None:
    one, other = called(table()), called(exchanged())
    assert observe(one.state, D) == observe(other.state, D)
    for viewer in (C, D, Watcher.PUBLIC):
        seen = observe(one.state, viewer).calls
        assert (seen.card, seen.spoken, seen.known_to) == (None, True, ())


def test_kr_58_declarer_and_holder_know_the_fourth_king() -> None:
    played = called(table())
    for viewer in (A, B):
        seen = observe(played.state, viewer).calls
        assert (seen.card, seen.known_to) == (KING, (viewer,))


def test_kr_58_60_no_event_names_the_fourth_king_to_those_who_do_not_hold_it() -> None:
    played = called(table())
    heard = [redact(event, D) for event in played.last.events]
    assert not any(isinstance(event, CardCalled) for event in heard)
    lines = [words("en", "koenigrufen").event(event, D) or "" for event in heard]
    assert any("calls the fourth king" in line for line in lines)
    assert not any("clubs" in line for line in lines)


def test_kr_60_once_played_everybody_knows_the_king_and_its_holder() -> None:
    played = called(table()).walk(Phase.PLAY)
    played.do(PlayCard(A, card("C7")), PlayCard(B, KING))
    seen = observe(played.state, D).calls
    assert (seen.card, seen.partner, seen.known_to) == (KING, B, ())


def test_kr_83_a_fourth_king_in_the_talon_turned_up_is_seen_by_all() -> None:
    played = called(table("H4 D4 S7 T1 CK C10", B=HANDS["B"].replace("CK", "CJ")), "rufer")
    seen = observe(played.state, D).calls
    assert (seen.card, seen.partner) == (KING, A)


def test_kr_71_the_declarer_of_a_solo_game_does_not_learn_that_the_fourth_lies() -> None:
    lies = called(table("H4 D4 S7 T1 CK C10", B=HANDS["B"].replace("CK", "CJ")))
    assert observe(lies.state, A) == observe(called(table()).state, A)


def test_kr_106_who_does_not_hold_the_fourth_king_is_refused_without_hearing_which_it_is() -> None:
    played = called(table()).do(Ready(A), Ready(B))
    ruling = played.refused(Announce(C, "koenig-ultimo"))
    assert ruling.row == "KR-P27"
    assert not any(isinstance(value, CardRef) for value in ruling.explanation.parameters)
    assert Announce(C, "koenig-ultimo") not in played.acts
    held = called(table()).do(Ready(A))
    assert Announce(B, "koenig-ultimo") in held.acts


def tournament(played: Konigrufen, *actions: Action) -> Konigrufen:
    for action in actions:
        decision = decide(played.state, action, played.variant, Mode.TOURNAMENT)
        assert decision.verdict is Verdict.ACCEPTED, (action, decision.reason)
        played.state = decision.state
    return played


def test_kr_59_a_wrong_call_is_put_right_by_calling_again_and_play_goes_on() -> None:
    played = table().bid("solorufer", None, None, None)
    tournament(played, CallCard(A, card("HK")), Ready(A), Ready(B), Ready(C), Ready(D))
    tournament(played, PlayCard(A, card("C7")), PlayCard(B, KING))
    tournament(played, Claim(C, A, ANY_RULE))
    assert (played.phase, played.turn) == (Phase.CALL, A)
    assert observe(played.state, B).calls.card is None
    tournament(played, CallCard(A, KING))
    assert (played.phase, played.turn) == (Phase.PLAY, C)
    assert played.state.calls.partner == B


def test_kr_59_83_calling_again_may_find_the_king_in_the_talon_that_lies_open() -> None:
    played = table("H4 D4 S7 T1 CK C10", B=HANDS["B"].replace("CK", "CJ"))
    played.forehand_plays("rufer")
    tournament(played, CallCard(A, card("HK")), Claim(C, A, ANY_RULE), CallCard(A, KING))
    assert (played.phase, played.state.calls.partner) == (Phase.TALON, A)
    tournament(played, TakeTalon(A, (0, 1, 2)))
    assert played.phase is Phase.DISCARD
